### Cosmobirou: nume, propoziții și ajutor.

## Lucruri

cosmobureau-colour-orange = portocaliu
cosmobureau-colour-blue = albastru
cosmobureau-colour-pink = roz
cosmobureau-colour-inspector = inspector
cosmobureau-colour-any = orice planetă
cosmobureau-agent = { $colour }, { $contacts ->
    [one] un contact
    [few] { $contacts } contacte
   *[other] { $contacts } de contacte
}
cosmobureau-landed = aterizat
cosmobureau-aboard = la bord
cosmobureau-megamall = megamall
cosmobureau-wormhole = gaură de vierme
cosmobureau-unknown = loc necunoscut
cosmobureau-credits = Credite
cosmobureau-level = nivelul { $n }
cosmobureau-captain-C1 = Căpitanul liniilor: trei de aceeași culoare pe rând sau coloană
cosmobureau-captain-C2 = Căpitanul marginilor: coloanele 1 și 6
cosmobureau-captain-C3 = Căpitanul pătratelor: doi pe doi agenți
cosmobureau-captain-C4 = Căpitanul distanței: cel mult un vecin
cosmobureau-captain-C5 = Căpitanul aglomerației: un agent cu patru vecini
cosmobureau-captain-C6 = Căpitanul rândului 3: un zbor pentru fiecare agent de acolo

## Acțiuni ale compartimentelor, camerelor și plăcilor

cosmobureau-op-fuel = { $n } combustibil
cosmobureau-op-fill-tank = rezervor plin
cosmobureau-op-sample-here = o probă de aici
cosmobureau-op-sample-any = orice probă
cosmobureau-op-sample-colour = probă: { $colour }
cosmobureau-op-enlarge-store = depozit mai mare
cosmobureau-op-place-office = deschide o filială
cosmobureau-op-bureau = { $n ->
    [one] o cameră înainte
    [few] { $n } camere înainte
   *[other] { $n } de camere înainte
}
cosmobureau-op-fly = un zbor
cosmobureau-op-credits = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
cosmobureau-op-choice = { $first } sau { $second }
cosmobureau-op-pay-fuel = pentru { $cost } combustibil: { $what }
cosmobureau-op-discard-sample = pentru o probă: { $what }
cosmobureau-op-per-level = pentru fiecare nivel: { $what }
cosmobureau-op-per-office = pentru fiecare filială: { $what }

## Masa

cosmobureau-panels = Părțile mesei
cosmobureau-ship = Navă
cosmobureau-your-ship = Nava ta
cosmobureau-universe = Univers
cosmobureau-bureau = Biroul
cosmobureau-hand = Agenții tăi
cosmobureau-queue = Coadă
cosmobureau-bag = { $n } în sac
cosmobureau-stack = { $n ->
    [one] o placă necunoscută
    [few] { $n } plăci necunoscute
   *[other] { $n } de plăci necunoscute
}
cosmobureau-player = credite: { $credits }, nivel: { $level }, combustibil: { $fuel }, probe: { $samples }
cosmobureau-have-fuel = Ai { $n } combustibil
cosmobureau-filled = { $n } din 24 ocupate
cosmobureau-offices-left = Filiale rămase
cosmobureau-room-level = Camera { $room }, nivelul { $level }
cosmobureau-fuel-of = Combustibil { $n } din { $limit }
cosmobureau-samples = { $n ->
    [one] o probă
    [few] { $n } probe
   *[other] { $n } de probe
}
cosmobureau-store-words = Depozit: combustibil { $fuel } din { $limit }, probe: { $orange } portocalii, { $blue } albastre, { $pink } roz
cosmobureau-price = { $n } combustibil
cosmobureau-landing-pays = aterizarea aduce { $n }
cosmobureau-fits = Agentul tău se potrivește aici
cosmobureau-zoom-in = Mai aproape
cosmobureau-zoom-out = Mai departe
cosmobureau-turn = Rotește
cosmobureau-turn-of = Tura { $n } din { $all }
cosmobureau-phases = Așază un agent, folosește compartimentul, ia un agent nou.
cosmobureau-still-possible = Încă posibil în tura asta
cosmobureau-times-left = { $n ->
    [one] o dată
    [few] de { $n } ori
   *[other] de { $n } de ori
}
cosmobureau-done = gata
cosmobureau-under-way = în curs

## Întrebări

cosmobureau-ask-ship = Alege o față a navei
cosmobureau-ask-captain = Alege un căpitan
cosmobureau-ask-place = Așază un agent
cosmobureau-ask-bonus = Ia bonusurile în orice ordine
cosmobureau-ask-actions = Folosește compartimentul în orice ordine
cosmobureau-ask-flight = Zboară mai departe sau încheie zborul aici
cosmobureau-ask-flight-first = Încotro zbori?
cosmobureau-ask-sample = Ce probă iei?
cosmobureau-ask-discard = Ce probă dai?
cosmobureau-ask-office = Ce filială deschizi?
cosmobureau-ask-pick = Camera oferă una dintre acestea
cosmobureau-ask-inspector = Ce inspector este promovat?
cosmobureau-ask-take = Ia un agent din coadă
cosmobureau-waiting = Lucrează { $name }
cosmobureau-over = Jocul s-a încheiat
cosmobureau-last-turns = { $n ->
    [one] A mai rămas o tură în total.
    [few] Au mai rămas { $n } ture în total.
   *[other] Au mai rămas { $n } de ture în total.
}
cosmobureau-hint-place = Alege un agent, rotește-l, apasă un compartiment încadrat.
cosmobureau-hint-flight = Apasă o placă pentru preț și drum; apasă din nou ca să zbori.
cosmobureau-hint-take = Apoi urmează persoana din stânga.
cosmobureau-opens = Deschide { $cells }
cosmobureau-captain-due = { $n ->
    [one] Căpitanul plătește.
    [few] Căpitanul plătește de { $n } ori.
   *[other] Căpitanul plătește de { $n } de ori.
}
cosmobureau-not-yet = Încă nu
cosmobureau-left = { $n ->
    [one] o acțiune încă posibilă
    [few] { $n } acțiuni încă posibile
   *[other] { $n } de acțiuni încă posibile
}
cosmobureau-end-sure = Da, lasă restul
cosmobureau-gain-credits = +{ $n } cr.
cosmobureau-gain-fuel = { $n } combustibil
cosmobureau-gain-lost = s-ar pierde { $n }
cosmobureau-gain-rooms = camerele { $rooms }

## Ce face un buton

cosmobureau-do-choose-ship = Fața { $side }
cosmobureau-do-choose-captain = Căpitanul { $captain }
cosmobureau-do-place = Așază în { $cell }
cosmobureau-do-use = { $what }
cosmobureau-do-take-bonus = { $what }
cosmobureau-do-pick = { $what }
cosmobureau-do-decline = Renunță
cosmobureau-do-take-sample = Ia: { $colour }
cosmobureau-do-give-sample = Dă: { $colour }
cosmobureau-do-open-office = Filială ({ $planet }): { $credits }
cosmobureau-do-flip-inspector = Inspectorul din { $cell }
cosmobureau-do-fly-to = Zboară la { $tile }
cosmobureau-do-explore = Explorează acolo
cosmobureau-do-land = Aterizează din { $cell }: { $colour }
cosmobureau-do-end-flight = Încheie zborul
cosmobureau-do-end-actions = Încheie compartimentul
cosmobureau-do-take-agent = Ia: { $colour }
cosmobureau-do-exchange = Schimbă coada
cosmobureau-do-end-game = Oprește-te aici

## Sfârșitul

cosmobureau-end-you = Câștigi cu { $n } cr.
cosmobureau-end-winners = Victorie: { $names }, { $n } cr.
cosmobureau-end-alone = { $n } cr., toate ale tale
cosmobureau-end-lead = Avans față de { $name }: { $n }. Biroul a luat notă, în trei exemplare.
cosmobureau-end-filed = Biroul a îndosariat totul, în trei exemplare.
cosmobureau-end-sources = De unde vin creditele
cosmobureau-end-tie = La egalitate câștigă rezervorul mai plin: { $fuel } combustibil
cosmobureau-end-times = { $n ->
    [one] o dată
    [few] de { $n } ori
   *[other] de { $n } de ori
}
cosmobureau-end-rank = Solo: { $rank }
cosmobureau-end-next = Încă { $n } până la rangul următor: { $rank }.
cosmobureau-end-best = Cel mai bun rezultat al tău solo: { $n } cr.
cosmobureau-source-landing = Aterizări
cosmobureau-source-office = Filiale
cosmobureau-source-sets = Seturi de trei probe
cosmobureau-source-room = Camere ale biroului
cosmobureau-source-inspector = Inspectori la niveluri
cosmobureau-source-discovery = Descoperiri
cosmobureau-source-compartment = Compartimente
cosmobureau-source-captain = Căpitan
cosmobureau-rank-trainee = Stagiar
cosmobureau-rank-employee = Angajatul lunii
cosmobureau-rank-seasoned = Căpitan încercat
cosmobureau-rank-coordinator = Coordonator de birou
cosmobureau-rank-vice-president = Vicepreședinte
cosmobureau-rank-millennium = Căpitanul mileniului

## Primele trei ture

cosmobureau-guide-1-place = În fiecare tură așezi un agent. Un contact al lui trebuie să întâlnească un contact al navei (semicercurile de jos) sau al altui agent. Compartimentul ocupat își dă acțiunile o singură dată, deci alege ce vrei să faci.
cosmobureau-guide-1-actions = Acestea sunt acțiunile compartimentului tău. Folosește-le în orice ordine; combustibilul la început e adesea înțelept. Fiecare e a ta o dată.
cosmobureau-guide-1-flight = Un pas pe placa vecină costă 1 combustibil, o gaură de vierme nimic, un loc necunoscut 3. Unde se încheie zborul poate ateriza un agent de culoarea planetei, pentru credite.
cosmobureau-guide-1-take = Ia un agent nou. Culoarea decide pe ce planete aterizează, contactele decid unde încape.
cosmobureau-guide-2-place = Contactele spre un compartiment gol lasă nava să crească. Ai grijă să nu te închizi.
cosmobureau-guide-2-actions = Combustibilul și probele împart același depozit: fiecare probă ia loc din rezervor. Dar fiecare probă face aterizările culorii ei mai valoroase cu un credit.
cosmobureau-guide-2-sample = O probă adaugă un credit la fiecare aterizare pe planetele de culoarea ei. Trei diferite fac un set: șase credite la sfârșit.
cosmobureau-guide-2-flight = Explorarea costă 3 combustibil și aduce imediat un bonus. Ce se află acolo rămâne secret până ajungi și nu se poate lua înapoi.
cosmobureau-guide-3-place = Un inspector are un singur contact. De fiecare dată când intri într-o cameră de nivel, un inspector este promovat: două credite și contacte pe toate laturile.
cosmobureau-guide-3-actions = Camerele biroului plătesc când treci prin ele. Nivelurile întăresc acțiunile violet „pentru fiecare nivel”. De aici te descurci.

## Jurnalul

log-cosmobureau-game-began = Începe { $who }
log-cosmobureau-ship-chosen = { $who }: nava, fața { $side }
log-cosmobureau-captain-chosen = { $who }: căpitanul { $captain }
log-cosmobureau-turn-began = { $who }: tura { $turn }
log-cosmobureau-agent-placed = { $who } așază în { $cell }: { $colour }
log-cosmobureau-no-place-left = { $who }: nu mai este loc pentru agenți
log-cosmobureau-captain-helped = { $who }: căpitanul plătește { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}
log-cosmobureau-bonus-declined = { $who } renunță la un bonus
log-cosmobureau-fuel-gained = { $who } primește { $fuel }{ $lost ->
    [0] {""}
   *[other] , pierdut: { $lost }
}
log-cosmobureau-fuel-paid = { $who } plătește { $fuel }
log-cosmobureau-sample-stored = { $who } ia { $sample }{ $gave ->
    [yes] {" "}în schimbul unui combustibil
   *[no] {""}
}
log-cosmobureau-sample-given = { $who } dă { $sample }
log-cosmobureau-store-enlarged = { $who }: depozitul are acum căsuțe: { $usable }
log-cosmobureau-office-opened = { $who } deschide o filială pe { $tile }: { $credits }
log-cosmobureau-room-entered = { $who } intră în camera { $room }
log-cosmobureau-level-reached = { $who }: nivelul { $level }
log-cosmobureau-inspector-flipped = { $who } promovează un inspector: { $credits }
log-cosmobureau-credits-gained = { $who } câștigă { $credits }
log-cosmobureau-flew = { $who } zboară la { $tile } pentru { $price } combustibil
log-cosmobureau-explored = { $who } descoperă { $tile } pentru { $price } combustibil
log-cosmobureau-landed = { $who }: aterizare pe { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken = { $who } ia din coadă: { $colour }
log-cosmobureau-queue-exchanged = { $who } schimbă toată coada
log-cosmobureau-queue-refilled = În coadă vine { $colour }, { $bag } în sac
log-cosmobureau-end-triggered = Sacul e gol, ture rămase: { $turns }
log-cosmobureau-sets-scored = { $who }: seturi de probe: { $sets }, { $credits }
log-cosmobureau-game-ended = Victorie: { $who }

## Etape și opțiuni

phase-cosmobureau-setup = Pregătire
phase-cosmobureau-turn = Tura { $n }
phase-cosmobureau-end = Sfârșit
option-cosmobureau-ships = Zburăm cu { $pick }.
option-cosmobureau-ships-standard = aceeași navă, fața 00
option-cosmobureau-ships-backs = nave diferite, de pe spatele planșelor
option-cosmobureau-ships-choice = nava a cărei față o alege fiecare
option-cosmobureau-captains = Căpitanii { $pick }.
option-cosmobureau-captains-none = rămân în cutie
option-cosmobureau-captains-chance = se împart la întâmplare
option-cosmobureau-captains-choice = se aleg pe rând
option-cosmobureau-components = Jucăm cu { $pick }.
option-cosmobureau-components-usual = componentele acestui site
option-cosmobureau-components-own = componentele noastre
cosmobureau-components-edit = Pune valorile din cutia ta
cosmobureau-components-help = Dacă ai jocul tipărit: un text TOML cu tot ce diferă de al nostru. Documentația are o pagină despre asta; o greșeală este numită împreună cu locul ei.
cosmobureau-components-file = Alege un fișier
cosmobureau-components-use = Joacă cu acestea
cosmobureau-components-drop = Joacă din nou cu ale site-ului

## De ce nu

why-cosmobureau-not-your-turn = Nu este tura ta.
why-cosmobureau-one-agent-a-turn = Un agent pe tură; al tău e așezat.
why-cosmobureau-finish-first = Răspunde mai întâi la întrebarea deschisă.
why-cosmobureau-not-flying = Nu zbori acum: începe un zbor din compartiment.
why-cosmobureau-land-after-flight = Agenții aterizează la sfârșitul unui zbor.
why-cosmobureau-take-last = Agenții se iau după ce compartimentul e încheiat.
why-cosmobureau-only-stuck-alone = Mai devreme te poți opri numai solo și într-o fundătură.
why-cosmobureau-move-first = Un zbor are cel puțin o mișcare.
why-cosmobureau-not-in-hand = Agentul acela nu este în mâna ta.
why-cosmobureau-no-compartment = Nu există un astfel de compartiment.
why-cosmobureau-compartment-full = Acolo stă deja cineva.
why-cosmobureau-no-contact-there = Acolo nu așteaptă niciun contact liber.
why-cosmobureau-contacts-do-not-meet = Rotit așa, niciun contact nu se întâlnește cu altul.
why-cosmobureau-no-way = Încă nu există drum până acolo.
why-cosmobureau-too-far = Costă { $price } combustibil, iar tu ai { $fuel }.
why-cosmobureau-stack-empty = Totul a fost descoperit.
why-cosmobureau-not-next-to-a-tile = Se explorează numai locurile de lângă o placă știută.
why-cosmobureau-nobody-lands-here = Aici nu este o planetă pe care să aterizezi.
why-cosmobureau-landed-here = O aterizare pe tură pe fiecare planetă; aici a avut loc deja.
why-cosmobureau-nobody-in-compartment = În compartimentul acela nu e nimeni.
why-cosmobureau-already-flipped = Agentul acela a aterizat deja.
why-cosmobureau-wrong-colour = Aici aterizează numai agenți de culoarea planetei.
why-cosmobureau-exchanged-already = Coada se schimbă cel mult o dată pe tură.
why-cosmobureau-queue-is-mixed = Se poate schimba numai o coadă de un singur fel.
why-cosmobureau-bag-empty = Sacul este gol.
why-cosmobureau-action-used = Acțiunea aceasta e folosită în tura asta.
why-cosmobureau-level-used = { $level ->
    [0] La nivelul 0 al biroului asta nu face încă nimic.
   *[other] Nivelul tău nu mai permite.
}
why-cosmobureau-offices-used = { $offices ->
    [0] Fără o filială pe o planetă asta nu face încă nimic.
   *[other] Ai folosit-o câte o dată pentru fiecare filială.
}
why-cosmobureau-no-blocker = Depozitul are deja mărimea întreagă.
why-cosmobureau-no-fuel-to-fly = Combustibil insuficient ca să pleci de aici.
why-cosmobureau-no-fuel-to-pay = Combustibil insuficient pentru plată.
why-cosmobureau-no-sample-to-pay = Nu ai nicio probă de dat.
why-cosmobureau-no-office-fits = Nicio filială a ta nu se potrivește acestei planete.
why-cosmobureau-office-taken = Pe planeta aceasta este deja o filială.
why-cosmobureau-no-planet = Sub nava ta nu este nicio planetă.
why-cosmobureau-no-sample-here = Aici nu ai din ce lua o probă.
why-cosmobureau-no-such-option = Nu există o astfel de opțiune.
why-cosmobureau-not-in-compartment = Compartimentul tău nu are această acțiune.
why-cosmobureau-store-full = Depozitul e plin de probe.
why-cosmobureau-supply-empty = Nu mai sunt probe de culoarea aceea.
why-cosmobureau-tank-full = Rezervorul este plin.
