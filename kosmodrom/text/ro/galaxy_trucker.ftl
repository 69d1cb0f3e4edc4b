### Galaxy Trucker: nume, propoziții și ajutor.

## Componente, mărfuri, cărți

gt-ship = Navă
gt-square = pătrat gol
gt-spot = coloana { $column }, rândul { $row }
gt-kind-starting-cabin = cabina pilotului
gt-kind-cabin = cabină
gt-kind-life-support-purple = sistem vital violet
gt-kind-life-support-orange = sistem vital portocaliu
gt-kind-engine = motor
gt-kind-double-engine = motor dublu
gt-kind-cannon = tun
gt-kind-double-cannon = tun dublu
gt-kind-shield = scut
gt-kind-battery = baterie
gt-kind-cargo = cală
gt-kind-special-cargo = cală specială
gt-kind-structural = modul de structură
gt-family-cabin = Cabine
gt-family-engine = Motoare
gt-family-cannon = Tunuri
gt-family-shield = Scuturi
gt-family-battery = Baterii
gt-family-cargo = Cale
gt-family-special-cargo = Cale speciale
gt-family-life-support = Sisteme vitale
gt-family-structural = Module de structură
gt-all-tiles = Toate componentele: { $n }
gt-cube-red = cub roșu
gt-cube-yellow = cub galben
gt-cube-green = cub verde
gt-cube-blue = cub albastru
gt-who-humans = doi oameni
gt-who-purple = un extraterestru violet
gt-who-orange = un extraterestru portocaliu
gt-mark-fits = se potrivește
gt-mark-turn = se potrivește rotită
gt-mark-never = nu se potrivește
gt-mark-pick = se poate alege
gt-mark-danger = în pericol
gt-mark-falls = s-ar desprinde
gt-mark-loose = nefixată
gt-mark-flaw = o greșeală
gt-mark-chosen = alimentat
gt-large = mare
gt-small = mic
gt-side-0 = din față
gt-side-1 = din dreapta
gt-side-2 = din spate
gt-side-3 = din stânga
gt-hazard = { $size }, { $side }
gt-card-open-space = Spațiu deschis
gt-card-open-space-what = Fiecare înaintează cu atâtea zile câtă putere au motoarele.
gt-card-stardust = Praf de stele
gt-card-stardust-what = O zi pentru fiecare conector descoperit.
gt-card-meteor-swarm = Roi de meteoriți
gt-card-meteor-swarm-what = Scuturile îi opresc pe cei mici, tunurile pe cei mari.
gt-card-planets = Planete
gt-card-planets-what = Aterizează, încarcă, pierde zile. Liderul alege primul.
gt-card-abandoned-ship = Navă abandonată
gt-card-abandoned-ship-what = Dă echipaj pentru credite. Numai pentru unul.
gt-card-abandoned-station = Stație abandonată
gt-card-abandoned-station-what = Cu destul echipaj îi poți încărca mărfurile. Numai pentru unul.
gt-card-smugglers = Contrabandiști
gt-card-smugglers-what = Putere mai mare: le iei marfa. Mai mică: pierzi ce ai mai bun.
gt-card-slavers = Negustori de sclavi
gt-card-slavers-what = Putere mai mare: iei recompensa. Mai mică: pierzi echipaj.
gt-card-pirates = Pirați
gt-card-pirates-what = Putere mai mare: iei recompensa. Mai mică: trag în tine.
gt-card-combat-zone = Zonă de luptă
gt-card-combat-zone-what = Pe fiecare linie suferă cel mai slab.
gt-card-epidemic = Epidemie
gt-card-epidemic-what = Cabinele ocupate și unite pierd câte unul din echipaj.
gt-card-sabotage = Sabotaj
gt-card-sabotage-what = Cel mai mic echipaj pierde o componentă.
gt-card-strength = Putere { $n }
gt-card-crew-needed = Echipaj necesar: { $n }
gt-card-crew-lost = echipaj: −{ $n }
gt-card-goods-lost = mărfuri: −{ $n }
gt-card-credits = { $n } cr.
gt-card-days = { $n ->
    [one] o zi pierdută
    [few] { $n } zile pierdute
   *[other] { $n } de zile pierdute
}
gt-least-crew = Cel mai mic echipaj
gt-least-engines = Cele mai slabe motoare
gt-least-cannons = Cele mai slabe tunuri

## Cursa

gt-warehouse = Depozit
gt-one-at-a-time = câte una
gt-face-down = cu fața în jos
gt-face-up = Cu fața în sus
gt-in-order = în ordinea returnării
gt-tray-empty = Nimeni nu a dat nimic înapoi încă.
gt-filter = Arată numai
gt-all = Toate
gt-your-hand = În mână
gt-loose = Nefixată
gt-turn = Rotește
gt-turn-right = Dreapta
gt-turn-left = Stânga
gt-set-aside = Puse deoparte
gt-set-aside-of = { $n } din { $all }
gt-free = liber
gt-back-to-mine = La nava mea
gt-grab = Ia componenta următoare
gt-grab-fixes = asta o fixează pe cea nefixată
gt-confirm-charged = ceva este încă greșit sau pus deoparte
gt-confirm-small = nava este încă mică
gt-confirm-crew = la bord nu ar mai rămâne niciun om
gt-confirm-give-up = zborul tău s-ar încheia
gt-confirm-cubes = ar rămâne cuburi pentru care mai este loc
gt-finish-sure = Da, termin așa
gt-time = Timp
gt-circle = clepsidra pe cercul { $n }
gt-start = Start
gt-sand-left = Clepsidră, mai sunt { $time }
gt-flip = Întoarce clepsidra
gt-flip-no = Clepsidra stă.
gt-flip-running = Nu se poate întoarce: nisipul curge.
gt-flip-finished-only = Ultima întoarcere e pentru cine a terminat.
gt-flip-yes = Întoarce clepsidra
gt-tokens = Numere
gt-mode-realtime = în timp real
gt-mode-turns = pe ture
gt-mode-untimed = fără ceas
gt-forecast = Prognoză
gt-pile = Teancul { $pile }
gt-rivals = Ceilalți
gt-counters = Ce poate nava
gt-engines = Motoare
gt-cannons = Tunuri
gt-crew = Echipaj
gt-batteries = Baterii
gt-holds = Cale
gt-shielded = Scuturi
gt-exposed = Descoperiți
gt-parts = { $n ->
    [one] o componentă
    [few] { $n } componente
   *[other] { $n } de componente
}, descoperiți { $exposed }
gt-is-gone = nu mai este la masă
gt-is-away = nu este aici
gt-is-deciding = decide
gt-is-threatened = în pericol: { $tile }
gt-is-out = în afara zborului
gt-is-finished = gata, nr. { $n }
gt-is-looking = se uită la teancul { $pile }
gt-is-reaching = întinde mâna: { $tile }
gt-is-holding = ține ceva
gt-is-ready = e gata
gt-is-not-ready = se pregătește
gt-is-building = construiește
gt-place = locul { $n }
gt-build-grab = Ia o componentă
gt-build-take = Ia o componentă cu fața în sus sau încheie
gt-build-wait = Ceilalți încă mai construiesc
gt-build-held = Ții: { $tile }
gt-build-loose = Nefixată: { $tile }, { $column } / { $row }
gt-build-loose-more = Mut-o, rotește-o sau dă-o înapoi. Se fixează când iei următoarea.
gt-build-finished = Gata, numărul tău este { $n }
gt-build-paused = Construcția este în pauză.
gt-build-turn = Un lucru pe tură: ia, atașează, privește sau termină.

## Etape și titluri

gt-round = Runda { $n } din { $all }, clasa { $board }
gt-card-of = Cartea { $n } din { $all }
gt-next-card = Urmează cartea { $n } din { $all }
gt-phase-ready = Gata de cursă?
gt-phase-countdown = Pregătește-te
gt-phase-build = Cursa de construcție
gt-phase-tokens = Ia un număr
gt-phase-inspection = Inspecție
gt-phase-launch = Îmbarcare
gt-phase-flight = În zbor
gt-phase-between-cards = Zburăm mai departe?
gt-phase-landed = Aterizare
gt-phase-over = Sfârșit
gt-ready = Cursa începe când toți sunt gata.
gt-ready-learning = Zborul de învățare: fără ceas, greșelile sunt marcate și totul este explicat.
phase-galaxy_trucker-build = Runda { $n }: construcție
phase-galaxy_trucker-launch = Runda { $n }: lansare
phase-galaxy_trucker-card = Runda { $n }: zbor
phase-galaxy_trucker-end = Runda { $n }: banii

## Zborul

gt-track = Ordinea zborului
gt-target = țintă
gt-result-missed = pe lângă
gt-result-harmless = ricoșează
gt-result-shot = doborât
gt-result-shielded = scutul ține
gt-result-hit = în plin
gt-row = Rândul { $n }
gt-column = Coloana { $n }
gt-you = Tu
gt-up-to = până la { $n }
gt-as-it-is = Acum: { $verdict }.
gt-with-all = Cu baterii cel mult { $n }: { $verdict }.
gt-verdict-won = învingi
gt-verdict-tied = egalitate, nu se întâmplă nimic
gt-verdict-lost = pierzi
gt-verdict-not-yet = încă nu ajunge
gt-verdict-safe = nu ți se întâmplă nimic
gt-verdict-weakest = ai puterea cea mai mică
gt-verdict-weakest-so-far = deocamdată puterea cea mai mică
gt-verdict-days = { $n ->
    [one] o zi înainte
    [few] { $n } zile înainte
   *[other] { $n } de zile înainte
}
gt-verdict-stuck = fără motor, zborul tău s-a încheiat
gt-deciding = { $n ->
    [one] Decide: { $names }
   *[other] Decid: { $names }
}
gt-time-default = Fără răspuns la timp se ia decizia obișnuită.
gt-sure = Da, sigur
gt-give-up-sure = Da, renunț
gt-future-battery = baterii: de la { $from } la { $to }
gt-future-strength = putere de la { $from } la { $to }: { $verdict }
gt-future-stay = putere { $n }: { $verdict }
gt-future-lose = { $n ->
    [one] pierzi o componentă
    [few] pierzi { $n } componente
   *[other] pierzi { $n } de componente
}
gt-ships = Navele
gt-lost-race = { $name } a ajuns cu o clipă înainte. Ia altceva.
gt-orders = Ordine permanente
gt-orders-help = Ce se răspunde de acum în locul tău, fără întrebare.
gt-answer-ask = Întreabă
gt-answer-yes = Da
gt-answer-no = Nu
gt-about-offer = Acceptă ofertele
gt-about-defence = Cheltuiește baterii pentru apărare
gt-about-enemy = Cheltuiește baterii contra dușmanilor
gt-about-open-space = Cheltuiește baterii în spațiul deschis
gt-about-combat-zone = Cheltuiește baterii în zona de luptă
gt-about-crew = Alege cine din echipaj pleacă
gt-about-goods = Încarcă mărfurile cum se propune
gt-about-part = Păstrează bucata mai mare a navei rupte
gt-about-cabin = Umple cabinele cu oameni
gt-about-go-on = Zboară mai departe după fiecare carte
gt-hazard-meteor-small = Ricoșează de pe laturile netede; un scut îl oprește.
gt-hazard-meteor-large = Scuturile nu ajută. Ajută un tun îndreptat spre el.
gt-hazard-shot-small = Lovitură ușoară: o oprește numai un scut.
gt-hazard-shot-large = Lovitură grea: nu o oprește nimic.
gt-future-whole = nava rămâne întreagă
gt-press-square = Apasă o componentă marcată sau un buton.
gt-press-square-only = Apasă o componentă marcată a navei.
gt-ask-ready = Gata?
gt-ask-build = Construiește-ți nava
gt-ask-token = Ia un număr
gt-ask-repair = Scoate ce este greșit
gt-ask-part = Nava s-a rupt: cu ce bucată zbori?
gt-ask-cabin = Cine locuiește în cabina aceasta?
gt-ask-go-on = Zbori mai departe sau renunți?
gt-ask-open-space = Spațiu deschis: mai multe motoare?
gt-ask-enemy = Luptă: de depășit { $n }
gt-ask-combat-zone = Zonă de luptă: mai multă putere?
gt-ask-shield = Alimentezi un scut?
gt-ask-cannon = Tragi în meteorit?
gt-ask-offer = O ofertă. O iei?
gt-ask-reward = Ai învins. Iei recompensa și pierzi zilele?
gt-ask-planet = Pe ce planetă aterizezi?
gt-ask-loading = Încarcă mărfurile
gt-ask-crew = Cine pleacă? Încă { $n }
gt-ask-cube = Ce cub pierzi? Încă { $n }
gt-ask-battery = Nu ai mărfuri, așa că pierzi baterii. Încă { $n }
gt-loading = Încărcare
gt-waiting = Așteaptă:
gt-nothing-waits = nimic nu așteaptă
gt-aboard = La bord:
gt-nothing-aboard = nimic la bord
gt-loading-help = Apasă o cală marcată ca să încarci cubul ales, sau trage-l acolo. Apasă un cub de la bord ca să-l scoți. Ce rămâne așteptând se întoarce la bancă.

## Inspecția

gt-fault-a = Simplu pe dublu
gt-fault-b = Un conector lângă o latură netedă
gt-fault-c = Un motor care nu e îndreptat spre spate
gt-fault-d = În spatele unui motor
gt-fault-e = În fața unei țevi
gt-fault-f = În afara planșei
gt-fault-g = Nelegată de navă
gt-fault-part = { $tile } { $column }/{ $row }
gt-fault-two = { $first } și { $second }
gt-fault-behind = { $second }, în spate la { $first }
gt-fault-before = { $second }, în față la { $first }
gt-fault-more = { $first } și încă { $n }
gt-fault-off = Scos: { $first }
gt-faults-left = { $n ->
    [0] Nicio greșeală rămasă
    [one] O greșeală
    [few] { $n } greșeli
   *[other] { $n } de greșeli
}
gt-faults-press = apasă una ca s-o vezi
gt-faults-found = { $n ->
    [one] s-a găsit una
    [few] s-au găsit { $n }
   *[other] s-au găsit { $n }
}
gt-cost = Cât costă până acum
gt-cost-off = Scoase de tine
gt-cost-fell = Căzute odată cu ele
gt-cost-landing = La aterizare
gt-cost-credits = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
gt-cost-capped = { $credits }, cel mult { $cap }
gt-cost-free = Nimic: cât înveți, reparațiile sunt gratuite.
gt-mark-removable = se poate scoate
gt-put-back = pune la loc
gt-comes-too = vine și ea
gt-parts-only = { $n ->
    [one] o componentă
    [few] { $n } componente
   *[other] { $n } de componente
}
gt-take-off = Scoate componenta
gt-take-off-falls = Odată cu ea cade: { $names }.
gt-take-off-alone = Nu cade nimic odată cu ea.
gt-take-off-ends = { $count ->
    [one] Rezolvă greșeala { $list }.
   *[other] Rezolvă greșelile { $list }.
}
gt-take-off-none = Nu rezolvă nicio greșeală.
gt-take-off-pieces = Nava se rupe atunci în { $n } bucăți și alegi care rămâne.
gt-take-off-charge = În total scoase: { $parts }; la aterizare: { $credits }.
gt-repair-help = Apasă o componentă ca să vezi ce cade odată cu ea. Până la zbor poți pune totul la loc.
gt-repair-sound = Nava e în regulă: { $parts }
gt-repair-sound-help = Nu se pierde nimic până nu apeși „Zboară”.
gt-repair-undo = Anulează
gt-repair-fly = Zboară cu { $parts }
gt-repair-closed = Zboară
gt-repair-left = { $n ->
    [one] a rămas o greșeală
    [few] au rămas { $n } greșeli
   *[other] au rămas { $n } de greșeli
}
gt-ask-piece = Ce bucată păstrezi?
gt-ask-piece-help = Restul cade și el. Nimic nu e definitiv înainte de zbor.
gt-piece-pilot = Păstrează { $parts }, cu cabina pilotului
gt-piece-other = Păstrează { $parts }
gt-piece-what = echipaj { $crew }, motoare { $engines }, tunuri { $cannons }
gt-piece-back = Pune la loc: { $tile }
gt-is-sound = nimic de reproșat
gt-is-repairing = { $n ->
    [0] gata de zbor
    [one] repară, o greșeală
    [few] repară, { $n } greșeli
   *[other] repară, { $n } de greșeli
}

## Ce face un buton

gt-do-ready = Sunt gata
gt-do-grab = Ia
gt-do-take = Ia: { $tile }
gt-do-take-reserve = Folosește: { $tile }
gt-do-place = Atașează: { $cell }
gt-do-return = Dă înapoi
gt-do-set-aside = Pune deoparte
gt-do-take-off = Scoate: { $tile }
gt-do-look = Privește teancul { $pile }
gt-do-put-back = Pune teancul la loc
gt-do-ask-for-pile = Cere teancul { $pile }
gt-do-flip = Întoarce clepsidra
gt-do-finish = Termină, numărul { $token }
gt-do-end-turn = Încheie tura
gt-do-start-countdown-on = Numărătoarea poate începe
gt-do-start-countdown-off = Încă fără numărătoare
gt-do-ask-for-limit = Cere o limită de timp
gt-do-pause-on = Cere o pauză
gt-do-pause-off = Construim mai departe
gt-do-pause-agree = De acord cu pauza
gt-do-pause-withdraw = Totuși fără pauză
gt-do-hand-over = Un bot să construiască pentru locul { $who }
gt-do-take-over = Un bot să joace pentru partener
gt-do-let-go = Nava partenerului să renunțe
leave-text-galaxy_trucker = Nava ta renunță la zbor înainte de cartea următoare, dacă partenerul nu lasă un bot să joace mai departe. Dacă ai nevoie doar de o pauză, lasă un bot să joace pentru tine.
gt-do-remove = Înlătură: { $tile }
gt-do-remove-fewest = Scoate cât mai puțin
gt-do-restore = Pune la loc: { $cell }
gt-do-repaired = Nava mea e în regulă
gt-do-keep = Păstrează bucata
gt-do-settle = { $cell }: { $who }
gt-do-go-on = Zbor mai departe
gt-do-give-up = Renunț
gt-do-power = Alimentează: { $tile }, { $cell }
gt-do-power-any = Alimentează: { $tile }
gt-do-enough = Fără baterie
gt-do-enough-paid = Ajunge
gt-do-land = Planeta { $planet }
gt-do-accept = Iau
gt-do-decline = Pas
gt-do-load = { $cube }: { $cell }
gt-do-unload = { $cube }, scoate: { $cell }
gt-do-loaded = Încărcarea e gata
gt-do-give = De aici: { $tile }, { $cell }

## Banii

gt-next-round = Spre runda următoare
gt-result-title = { $place ->
    [1] Locul întâi
    [2] Locul doi
    [3] Locul trei
    [4] Locul patru
   *[other] Locul { $place }
}, { $shape }
gt-result-shape-whole = fără o zgârietură
gt-result-shape-scratched = cu câteva zgârieturi
gt-result-shape-half = cu o jumătate de navă
gt-result-shape-rest = cu ce a mai rămas din navă
gt-result-shape-none = fără navă
gt-result-watched = Prima navă acasă: { $name }
gt-result-lost = Nava ta nu a ajuns
gt-result-text = Credite în runda aceasta: { $n }.
gt-result-text-beauty = Credite în runda aceasta: { $n }. Iar ce a rămas din tine e cea mai frumoasă navă.
gt-result-who = { $is ->
    [place] { $name }, locul { $place }
   *[out] { $name }, { $place }
}
gt-result-you = Tu
gt-result-beauty = cea mai frumoasă navă
gt-result-parts = Componente: { $parts } din { $all }, conectori descoperiți: { $exposed }
gt-result-money = Banii, carte cu carte
gt-result-money-text = cât ar fi adus fiecare acasă după fiecare carte
gt-result-landing = aterizarea
gt-bill = Ce ți-a adus
gt-bill-beauty = descoperiți { $n }, cei mai puțini
gt-bill-lost = în total { $n }
gt-bill-capped = { $n }, dar asigurarea se oprește la { $cap }
gt-bill-nothing = Nimic câștigat, nimic pierdut
gt-bill-now = Acum ai
gt-bill-round = runda aceasta { $n }
gt-bill-secret = Cât au ceilalți rămâne secret până la sfârșit.
gt-recorder = Din cutia neagră
gt-memories = De ținut minte
gt-memory-meteors = Componente pierdute la meteoriți
gt-memory-shots = Componente doborâte
gt-memory-sabotage = Componente pierdute prin sabotaj
gt-memory-inspection = Componente care nu au plăcut inspecției
gt-memory-crew-sold = Echipaj vândut cu o epavă; le place acolo
gt-memory-crew-taken = Echipaj luat de negustorii de sclavi
gt-memory-crew-ill = Echipaj care s-a îmbolnăvit
gt-memory-goods-taken = Valoarea mărfurilor luate de contrabandiști
gt-memory-dust = Zile pierdute în praful de stele
gt-memory-unspent = Baterii păstrate degeaba
gt-memory-home = Componente ajunse acasă
gt-memory-all = totul: { $name }
gt-memory-most = cel mai mult { $name }: { $n }
gt-memory-of = { $n } din { $all }
gt-credits-from = De unde au venit creditele
gt-goal = Construiește o navă din fiare vechi, treci cu ea prin tot ce apare și adu mai multe credite decât ceilalți.
gt-round-next = Urmează runda { $n } din { $all }: clasa { $board }
gt-ready-for = Gata pentru runda { $n }
gt-ready-wait = Ești gata. Ceilalți încă se uită.
gt-ready-all = Începe când toți sunt gata.
gt-ready-minutes = Începe când toți sunt gata, cel târziu când expiră timpul.
gt-who-is-ready = Cine e gata
gt-is-looking-on = încă se uită
gt-is-waiting = te așteaptă
gt-is-asking-pause = vrea o pauză
gt-at-your-pace = Construiesc în ritmul tău
gt-at-your-pace-text = Nimeni nu te întrece cu mai mult de două componente și nu termină înaintea ta.
gt-pause-wanted = Vrea o pauză: { $names }. Începe când toți sunt de acord.
gt-pause-mine = Vrei o pauză. Încă nu sunt de acord: { $names }.
gt-credits = { $n } cr.
gt-end-you = Câștigi cu { $n } cr.
gt-end-winner = Victorie: { $name }, { $n } cr.
gt-end-nobody = Nimeni nu a câștigat niciun credit
gt-purse-with = casă comună cu { $name }
gt-not-arrived = nu a ajuns
gt-report-earned = Pe drum
gt-report-arrival = Sosire
gt-report-beauty = Cea mai frumoasă navă
gt-report-goods = Mărfuri
gt-report-losses = Componente pierdute
gt-report-credits = Credite
gt-status-building = fără plecare
gt-status-flying = în zbor
gt-status-gave-up = în afara zborului
gt-status-arrived = la destinație

## Zborul de învățare

gt-guide-phase-ready = Construiești o navă din ce apuci, apoi treci cu ea prin aventuri. Apasă „Sunt gata”; în zborul de învățare nu te grăbește nimeni.
gt-guide-phase-goal = Construiești o navă din fiare vechi, treci cu ea prin aventuri și vrei să aduci cele mai multe credite. Nimeni nu te grăbește: ia o componentă ca să începi.
gt-guide-phase-build = Ia o componentă. Trebuie să se lege: conectori cu conectori de același fel sau cu cei tripli, universali. Laturile netede întâlnesc numai laturi netede.
gt-guide-phase-finished = Numărul hotărăște cine zboară în față: numărul 1 pornește primul. Acum ceilalți își termină navele.
gt-guide-phase-inspection = Greșelile sunt roșii. Scoate ce este greșit; în zborul de învățare nu costă nimic.
gt-guide-phase-launch = Echipajul urcă la bord: doi oameni în fiecare cabină. Bateriile sunt pline.
gt-guide-kind-cabin = Cabinele poartă echipajul. Unele oferte cer multe mâini, iar fără un om la bord zborul s-a terminat.
gt-guide-kind-engine = Motoarele împing în spațiul deschis. Duza privește în spate, iar pătratul din spatele ei rămâne liber.
gt-guide-kind-double-engine = Un motor dublu face cât două, dar numai pentru o baterie.
gt-guide-kind-cannon = Tunurile bat dușmanii și lovesc meteoriții mari. Pătratul din fața țevii rămâne liber; tunurile laterale contează jumătate.
gt-guide-kind-double-cannon = Un tun dublu face cât două, de fiecare dată pentru o baterie.
gt-guide-kind-shield = Un scut acoperă cele două laturi spre care privește, pentru o baterie, contra meteoriților mici și a loviturilor ușoare.
gt-guide-kind-battery = Bateriile alimentează tunuri duble, motoare duble și scuturi. Nu se reîncarcă.
gt-guide-kind-cargo = Calele poartă mărfuri galbene, verzi și albastre.
gt-guide-kind-special-cargo = Calele speciale poartă orice, și mărfuri roșii. Cele roșii valorează cel mai mult.
gt-guide-kind-life-support-purple = În zborul de învățare doar ține nava laolaltă. În rundele următoare, lângă o cabină, lasă să se mute acolo un extraterestru violet: plus doi la puterea tunurilor.
gt-guide-kind-life-support-orange = În zborul de învățare doar ține nava laolaltă. În rundele următoare, lângă o cabină, lasă să se mute acolo un extraterestru portocaliu: plus doi la puterea motoarelor.
gt-guide-kind-structural = Modulele de structură doar țin nava laolaltă, ceea ce e mult.
gt-guide-card-open-space = Spațiu deschis: numără motoarele, adaugă baterii pentru cele duble și înaintează cu atâtea locuri libere.
gt-guide-card-meteor-swarm = Zarurile aleg rândul sau coloana. Cei mici ricoșează din laturi netede și scuturi; pe cei mari îi oprește numai un tun.
gt-guide-card-planets = Liderul alege primul o planetă. Aterizarea costă zile, iar mărfurile trebuie să încapă.
gt-guide-card-abandoned-ship = Primul dispus își vinde echipajul pentru credite. Costă și zile.
gt-guide-card-abandoned-station = Cu destul echipaj poți încărca mărfurile stației, pentru câteva zile.
gt-guide-card-smugglers = Dușmanii îl atacă întâi pe lider. Învinge-i cu tunurile, și cei din urmă nu mai au de luptat.
gt-guide-card-combat-zone = Trei linii: cel mai slab la fiecare suferă ce scrie acolo.
gt-guide-card-stardust = Fiecare conector descoperit costă o zi. O navă îngrijită e rapidă.

## Jurnalul

log-galaxy_trucker-round-began-learning = Runda { $round }: zborul de învățare, clasa { $board }
log-galaxy_trucker-round-began-full = Runda { $round }, clasa { $board }
log-galaxy_trucker-build-began = Cursa începe
log-galaxy_trucker-grabbed-heap = { $who } ia o componentă
log-galaxy_trucker-grabbed-mine = { $who } ia o componentă: { $tile }
log-galaxy_trucker-grabbed-tray = { $who } ia o componentă cu fața în sus: { $tile }
log-galaxy_trucker-grabbed-reserve = { $who } ia ce era deoparte: { $tile }
log-galaxy_trucker-placed = { $who } atașează: { $tile }
log-galaxy_trucker-returned = { $who } dă înapoi: { $tile }
log-galaxy_trucker-reserved = { $who } pune deoparte: { $tile }
log-galaxy_trucker-took-off = { $who } scoate: { $tile }
log-galaxy_trucker-looked = { $who } privește teancul { $pile }
log-galaxy_trucker-piled-back = { $who } pune la loc teancul { $pile }
log-galaxy_trucker-pile-wanted = { $who } cere teancul { $pile }
log-galaxy_trucker-flipped-circle = Clepsidra stă acum pe cercul { $circle }
log-galaxy_trucker-flipped-start = Clepsidra stă acum pe Start
log-galaxy_trucker-sand-out = Nisipul s-a scurs
log-galaxy_trucker-swapped = Partenerii schimbă navele
log-galaxy_trucker-finished = { $who } termină cu numărul { $token }
log-galaxy_trucker-turn-of = Construiește { $who }
log-galaxy_trucker-countdown-began = Numărătoarea începe
log-galaxy_trucker-paused-on = Construcția este în pauză
log-galaxy_trucker-paused-off = Construcția continuă
log-galaxy_trucker-wishes-pause-on = { $who } ar vrea o pauză
log-galaxy_trucker-wishes-pause-off = { $who } nu are nevoie de pauză
log-galaxy_trucker-wishes-limit-on = { $who } cere o limită de timp
log-galaxy_trucker-wishes-limit-off = { $who } nu cere limită de timp
log-galaxy_trucker-wishes-countdown-on = { $who } lasă numărătoarea să înceapă
log-galaxy_trucker-wishes-countdown-off = { $who } amână numărătoarea
log-galaxy_trucker-wishes-hand-over-on = { $who } ar lăsa un bot să construiască
log-galaxy_trucker-wishes-hand-over-off = { $who } ar mai aștepta
log-galaxy_trucker-came-or-went-away = { $who } nu este aici
log-galaxy_trucker-came-or-went-here = { $who } a revenit
log-galaxy_trucker-came-or-went-replaced = Un bot construiește pentru { $who }
log-galaxy_trucker-came-or-went-gone = { $who } nu mai revine
log-galaxy_trucker-came-or-went-taken-over = Un bot joacă mai departe pentru { $who }
log-galaxy_trucker-build-ended = Construcția s-a încheiat
log-galaxy_trucker-inspected-flaws = { $who }: greșeli găsite: { $n }
log-galaxy_trucker-inspected-fine = { $who }: nimic de reproșat
log-galaxy_trucker-launched = { $who } pleacă cu numărul { $token }
log-galaxy_trucker-settled-humans = { $who }: se mută doi oameni
log-galaxy_trucker-settled-purple = { $who }: se mută un extraterestru violet
log-galaxy_trucker-settled-orange = { $who }: se mută un extraterestru portocaliu
log-galaxy_trucker-deck-made = Cărți care urmează: { $cards }
log-galaxy_trucker-ordered = Ordinul tău permanent e notat
log-galaxy_trucker-revealed = { $who } întoarce: { $card }
log-galaxy_trucker-skipped-race = { $winner } ajunge înainte, { $who } prea târziu: { $tile }
log-galaxy_trucker-skipped-tile = { $who } ajunge prea târziu: { $tile }
log-galaxy_trucker-skipped-other = Nu se întâmplă nimic
log-galaxy_trucker-rolled = { $who } dă { $first } și { $second }: { $sum }
log-galaxy_trucker-threatened-missed = { $who }: pe lângă
log-galaxy_trucker-threatened-harmless = { $who }: ricoșează
log-galaxy_trucker-threatened-shot = { $who } îl doboară
log-galaxy_trucker-threatened-shielded = { $who }: scutul rezistă
log-galaxy_trucker-threatened-hit = { $who }: în plin
log-galaxy_trucker-lost-part-destroyed = { $who } pierde: { $tile }
log-galaxy_trucker-lost-part-fallen = { $who }: se desprinde { $tile }
log-galaxy_trucker-lost-part-discarded = { $who } renunță la: { $tile }
log-galaxy_trucker-lost-part-unused = { $who }: a rămas { $tile }
log-galaxy_trucker-powered = { $who } consumă o baterie
log-galaxy_trucker-announced-engines = { $who }: puterea motoarelor { $n }
log-galaxy_trucker-announced-cannons = { $who }: puterea tunurilor { $n }
log-galaxy_trucker-announced-crew = { $who }: echipaj { $n }
log-galaxy_trucker-fought-won = { $who } învinge
log-galaxy_trucker-fought-tied = { $who }: egalitate
log-galaxy_trucker-fought-lost = { $who }: înfrângere
log-galaxy_trucker-moved-on = { $who } înaintează { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
}
log-galaxy_trucker-moved-back = { $who } pierde { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
}
log-galaxy_trucker-took-offer = { $who } acceptă
log-galaxy_trucker-took-planet = { $who } aterizează pe planeta { $planet }
log-galaxy_trucker-passed = { $who }: pas
log-galaxy_trucker-cargo-changed-some = { $who } încarcă { $loaded } și lasă { $thrown }
log-galaxy_trucker-cargo-changed-all = { $who } încarcă { $loaded }
log-galaxy_trucker-cargo-changed-left = { $who } lasă { $thrown }
log-galaxy_trucker-cargo-changed-none = { $who } nu încarcă nimic
log-galaxy_trucker-earned = { $who } câștigă { $credits } cr.
log-galaxy_trucker-gave-human = { $who } pierde un om
log-galaxy_trucker-gave-alien = { $who } pierde un extraterestru
log-galaxy_trucker-gave-cube = { $who } pierde: { $cube }
log-galaxy_trucker-gave-battery = { $who } pierde o baterie
log-galaxy_trucker-victim = { $who }: cel mai slab rezultat
log-galaxy_trucker-gave-up-own-choice = { $who } renunță
log-galaxy_trucker-gave-up-no-humans = { $who } renunță: niciun om la bord
log-galaxy_trucker-gave-up-no-engines = { $who } renunță: nu mai poate înainta
log-galaxy_trucker-gave-up-lapped = { $who } renunță: un tur în urmă
log-galaxy_trucker-gave-up-no-ship = { $who } nu mai are navă
log-galaxy_trucker-gave-up-departed = { $who } părăsește zborul
log-galaxy_trucker-flight-ended = Zborul s-a încheiat. Au ajuns: { $who }
log-galaxy_trucker-flight-ended-nobody = Zborul s-a încheiat. N-a ajuns nimeni
log-galaxy_trucker-round-settled = { $who }: { $sum } cr. la aterizare
log-galaxy_trucker-game-ended = Victorie: { $who }
log-galaxy_trucker-game-ended-nobody = Nimeni nu a câștigat niciun credit

## Zborul ca spectacol

gt-show-announce = { $name } întoarce cartea { $n }
gt-show-announce-more = Încă nu e nimic de decis. Merge mai departe singur sau când apeși „Mai departe”.
gt-show-announce-read = Citește în liniște. Merge mai departe când apeși „Mai departe”.
gt-show-meteor = Meteoritul { $n }: { $line }
gt-show-shot = Lovitura { $n }: { $line }
gt-show-bomb = { $line }
gt-show-aim-hit = La tine ar lovi: { $tile }.
gt-show-aim-falls = La tine ar lovi: { $tile }. Componente care s-ar desprinde odată cu ea: { $n }.
gt-show-aim-stop = Încă îl poți opri cu o baterie.
gt-show-aim-safe = Nava ta: { $how }.
gt-show-sum = Ce a făcut cartea: { $card }
gt-show-sum-more = Cartea { $n } din { $all } s-a încheiat.
gt-show-missed = O parte a trecut prea repede. Apasă o carte de sus ca să vezi ce a făcut.
gt-show-watching = Te uiți la { $name }
gt-next = Mai departe
gt-next-key = Spațiu
gt-pace = Ritm
gt-pace-calm = Calm
gt-pace-usual = Obișnuit
gt-pace-fast = Rapid
gt-flown = Cărțile acestui zbor
gt-flown-now = acum
gt-flown-card = Cartea { $n }, { $card }: { $what }
gt-flown-ahead = Cărți rămase: { $n }
gt-reading = Se citește cartea { $n }
gt-news-aimed = în linia de foc
gt-news-aimed-stop = îl poate opri
gt-news-lost = pierde: { $tile }
gt-news-lost-many = componente: −{ $n }
gt-news-powered = plătește o baterie
gt-news-gave = pierde { $what }
gt-news-human = un om
gt-news-alien = un extraterestru
gt-news-cube = un cub
gt-news-battery = o baterie
gt-news-announced = are { $n }
gt-news-won = învinge
gt-news-tied = egalitate
gt-news-lost-fight = pierde lupta
gt-news-victim = cel mai slab rezultat
gt-news-on = zile înainte: { $n }
gt-news-back = zile pierdute: { $n }
gt-news-took = acceptă
gt-news-planet = planeta { $n }
gt-news-passed = pas
gt-news-loaded = cuburi: +{ $n }
gt-news-earned = credite: +{ $n }
gt-sum-parts = Componente
gt-sum-crew = Echipaj
gt-sum-batteries = Baterii
gt-sum-goods = Mărfuri, valoare
gt-sum-credits = Credite
gt-sum-days = Zile
gt-sum-nothing = nu s-a întâmplat nimic

## Opțiuni

option-galaxy_trucker-rounds = Jucăm { $pick }.
option-galaxy_trucker-rounds-123 = toate cele trei runde
option-galaxy_trucker-rounds-123a = rundele I, II, III și IIIa
option-galaxy_trucker-rounds-12a = rundele I, II și IIIa
option-galaxy_trucker-rounds-12 = rundele I și II
option-galaxy_trucker-rounds-23 = rundele II și III
option-galaxy_trucker-rounds-13 = rundele I și III
option-galaxy_trucker-rounds-1 = numai runda I
option-galaxy_trucker-rounds-2 = numai runda II
option-galaxy_trucker-rounds-3 = numai runda III
option-galaxy_trucker-rounds-a = numai runda IIIa
option-galaxy_trucker-rounds-1a = rundele I și IIIa
option-galaxy_trucker-rounds-2a = rundele II și IIIa
option-galaxy_trucker-rounds-3a = rundele III și IIIa
option-galaxy_trucker-rounds-13a = rundele I, III și IIIa
option-galaxy_trucker-rounds-23a = rundele II, III și IIIa
gt-rounds-learning-2 = zborul de învățare, apoi runda II
option-galaxy_trucker-learning-flight = Runda I este { $pick }.
option-galaxy_trucker-learning-flight-true = zborul de învățare
option-galaxy_trucker-learning-flight-false = după regulile complete
option-galaxy_trucker-build-mode = Construim { $pick }.
option-galaxy_trucker-build-mode-realtime = toți deodată, contra clepsidrei
option-galaxy_trucker-build-mode-turns = unul după altul
option-galaxy_trucker-build-mode-untimed = toți deodată, fără ceas
option-galaxy_trucker-validation = Greșelile sunt { $pick }.
option-galaxy_trucker-validation-auto = tratate cum cere modul
option-galaxy_trucker-validation-classic = găsite la inspecție
option-galaxy_trucker-validation-assist = marcate în timp ce construim
option-galaxy_trucker-validation-strict = imposibile
option-galaxy_trucker-better-forecasts = Prognozele sunt { $pick }.
option-galaxy_trucker-better-forecasts-true = mai bune ca de obicei
option-galaxy_trucker-better-forecasts-false = ca de obicei
option-galaxy_trucker-teams = Jucăm { $pick }.
option-galaxy_trucker-teams-none = fiecare pentru sine
option-galaxy_trucker-teams-team = în echipe de doi
option-galaxy_trucker-teams-expert = în echipe care schimbă navele
option-galaxy_trucker-hourglass-seconds = Clepsidra curge { $pick } s.
option-galaxy_trucker-decision-seconds = O decizie poate dura { $pick } s.
option-galaxy_trucker-turn-hours = O tură poate dura { $pick } h.
option-galaxy_trucker-countdown-turns = Numărătoarea are ture: { $pick }.
option-galaxy_trucker-solo-beauty = Solo, arată bine cel mult atâția conectori descoperiți: { $pick }.
option-galaxy_trucker-grab-budget = Componente de luat pe rundă: { $pick }.
option-galaxy_trucker-bots-wait = Boții construiesc { $pick }.
option-galaxy_trucker-bots-wait-true = în ritmul tău
option-galaxy_trucker-bots-wait-false = cât de repede pot
option-galaxy_trucker-grab-budget-0 = câte vrei
preset-galaxy_trucker-first = Prima seară
preset-galaxy_trucker-first-text = Zborul de învățare, apoi runda II. Nimeni nu grăbește, greșelile sunt marcate.
preset-galaxy_trucker-first-long = cam 50 de minute
preset-galaxy_trucker-race = Cursa întreagă
preset-galaxy_trucker-race-text = Toate cele trei runde contra clepsidrei, ca la carte.
preset-galaxy_trucker-race-long = cam 90 de minute
preset-galaxy_trucker-big = Marea extensie
preset-galaxy_trucker-big-text = Tehnologii noi și cărți bonus, trei runde contra clepsidrei.
preset-galaxy_trucker-big-long = cam două ore
preset-galaxy_trucker-mail = Prin corespondență
preset-galaxy_trucker-mail-text = Unul după altul, o tură pe zi. Ordinele permanente răspund pentru tine.
preset-galaxy_trucker-mail-long = două până la patru săptămâni
preset-galaxy_trucker-everything = Totul
preset-galaxy_trucker-everything-text = Toate opțiunile, dar numai cele care contează.
preset-galaxy_trucker-everything-long = cum vrei
start-galaxy_trucker-first = Începe prima seară
start-galaxy_trucker-race = Începe cursa
start-galaxy_trucker-mail = Trimite

## De ce nu

why-gt-between-cards = Se poate între două cărți.
why-gt-budget = În runda asta nu mai poți lua componente.
why-gt-build-first = Atașează mai întâi o componentă.
why-gt-does-not-fit = Nu se potrivește acolo.
why-gt-finished = Ai terminat de construit.
why-gt-faults-left = Nava are încă ceva greșit.
why-gt-fixed = Se mai poate mișca numai componenta nefixată.
why-gt-flip-outdated = Cineva a întors deja clepsidra.
why-gt-hand-full = Ții deja o componentă.
why-gt-heap-empty = Nu mai este nimic cu fața în jos.
why-gt-lies-there = Este deja acolo.
why-gt-looking = Pune întâi teancul la loc.
why-gt-most-valuable = Se pierde întâi marfa cea mai valoroasă.
why-gt-no-giving-up = Acum nu poți renunța.
why-gt-no-hourglass = Runda asta nu are clepsidră.
why-gt-no-life-support = Extraterestrul acela are nevoie alături de un sistem vital de culoarea lui.
why-gt-no-neighbour = O componentă trebuie să atingă nava.
why-gt-no-piles = Runda asta nu are prognoză.
why-gt-no-power = Nu este baterie sau nu ai ce alimenta.
why-gt-no-room = Nu este loc.
why-gt-no-way-back = Ce e pus deoparte nu se mai dă înapoi.
why-gt-no-token = Nu există un asemenea număr.
why-gt-not-asked = Nu te întreabă nimeni asta acum.
why-gt-not-building = Acum nu construiește nimeni.
why-gt-not-now = Nu acum.
why-gt-not-set-aside = Asta nu e pusă deoparte de tine.
why-gt-not-your-turn = Nu este tura ta.
why-gt-only-finished = Ultima întoarcere e pentru cine a terminat.
why-gt-outdated = Era pentru nava dinainte.
why-gt-outside = Pătratul acela e în afara navei.
why-gt-paused = Construcția este în pauză.
why-gt-pile-taken = Cineva privește teancul acesta.
why-gt-reaching = Mâna ta e deja pe drum.
why-gt-reserve-full = Se pot pune deoparte cel mult două.
why-gt-sand-running = Nisipul încă mai curge.
why-gt-square-taken = Pe pătratul acela este deja o componentă.
why-gt-taken = Cineva a fost mai rapid.
why-gt-token-taken = Numărul acela este luat.

## Construcția: îmbinări, ce lipsește, nava închisă

gt-mark-free = liber
gt-connector-0 = neted
gt-connector-1 = conector simplu
gt-connector-2 = conector dublu
gt-connector-3 = conector universal
gt-at-0 = în față
gt-at-1 = în dreapta
gt-at-2 = în spate
gt-at-3 = în stânga
gt-part-sides = { $tile } ({ $sides })
gt-part-side = { $side } { $connector }
gt-seam-fits = se potrivește
gt-seam-smooth = neted la neted
gt-seam-single-double = simplu pe dublu
gt-seam-plug-smooth = conector pe neted
gt-seam-behind-engine = în spatele unui motor
gt-seam-before-barrel = în fața unei țevi
gt-seam-engine-aside = motor în lateral
gt-seam-holds-nothing = nu se ține de nimic
gt-seam-at = { $side }: { $seam }
gt-seam-why-single-double = Un conector simplu nu se potrivește cu unul dublu.
gt-seam-why-plug-smooth = Un conector vrea alt conector.
gt-seam-why-behind-engine = Pătratul din spatele motorului rămâne gol.
gt-seam-why-before-barrel = Un tun are nevoie de vedere liberă.
gt-seam-why-engine-aside = Motoarele privesc mereu spre spate.
gt-seam-why-holds-nothing = Neted de jur împrejur: ar pluti departe.
gt-ghost-never = Aici nu ajută nicio rotire.
gt-ghost-again = Nicio rotire nu ajută. Apasă iar ca s-o așezi totuși.
gt-ghost-anyway = Așaz-o totuși
gt-place-on = Așaz-o pe { $column } / { $row }
gt-place-turned = rotită cum o vezi
gt-place-first = primul pătrat bifat
gt-place-where = Alege un pătrat
gt-fits-nowhere = nu se potrivește nicăieri
gt-stays-open = nava rămâne deschisă
gt-step-held = în mână
gt-step-loose = nefixată
gt-step-fixed = fixată
gt-build-held-marked = Bifă: se potrivește așa. Săgeată: apasă și se rotește singură. Cruce: nicio rotire nu ajută.
gt-build-held-free = Un cerc este un pătrat liber lângă navă, nu o promisiune.
gt-lacks = Ce lipsește
gt-lack-engine = fără motor
gt-lack-engine-battery = fără baterie pentru motor
gt-lack-cabin = fără cabină
gt-lack-cannon-battery = fără baterie pentru tunul dublu
gt-lack-shield-battery = fără baterie pentru scut
gt-lack-life-cabin = fără cabină lângă sistemul vital
gt-lack-cannon = fără tun spre față
gt-lack-hold = fără cală
gt-lack-shield = fără scut { $sides }
gt-lack-shields = fără scuturi
gt-lack-nothing = nimic: gata de zbor
gt-gravity-ends = încheie zborul
gt-gravity-useless = așa nu folosește la nimic
gt-gravity-wish = ar fi bine
gt-lack-faults = { $n ->
    [one] o greșeală
    [few] { $n } greșeli
   *[other] { $n } de greșeli
  }
gt-closed-loose = Asta ți-ar închide nava: { $tile }.
gt-closed-loose-more = { $n ->
    [one] Un pătrat rămâne gol. Componenta e încă nefixată.
    [few] { $n } pătrate rămân goale. Componenta e încă nefixată.
   *[other] { $n } de pătrate rămân goale. Componenta e încă nefixată.
  }
gt-closed = Nava ta este închisă.
gt-closed-more = { $n ->
    [one] Nu se mai leagă nimic: un pătrat rămâne gol.
    [few] Nu se mai leagă nimic: { $n } pătrate rămân goale.
   *[other] Nu se mai leagă nimic: { $n } de pătrate rămân goale.
  }
gt-confirm-no-engine = nava nu are niciun motor care merge
gt-confirm-no-power = ceva de pe ea are nevoie de o baterie și nu este niciuna
gt-confirm-closed = componenta nefixată îți închide nava
