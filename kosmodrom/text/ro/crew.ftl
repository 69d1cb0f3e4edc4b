### Echipajul: nume, propoziții și ajutor.

## Cărți, sarcini, jetoane

crew-suit-pink = roz
crew-suit-blue = albastru
crew-suit-green = verde
crew-suit-yellow = galben
crew-suit-rocket = rachetă
crew-card = { $suit } { $value }
crew-card-back = carte cu fața în jos
crew-token-n1 = jetonul 1
crew-token-n2 = jetonul 2
crew-token-n3 = jetonul 3
crew-token-n4 = jetonul 4
crew-token-n5 = jetonul 5
crew-token-omega = jetonul omega
crew-token-a1 = jetonul cu o săgeată
crew-token-a2 = jetonul cu două săgeți
crew-token-a3 = jetonul cu trei săgeți
crew-token-a4 = jetonul cu patru săgeți
crew-task-of = sarcina { $card }
crew-task-done = îndeplinită
crew-task-lost = pierdută
crew-task-hidden = sarcină cu fața în jos
crew-radio-highest = cea mai mare
crew-radio-only = singura
crew-radio-lowest = cea mai mică
crew-radio-ready = radio pregătit
crew-radio-used = radio folosit
crew-commander = comandant
crew-distress-active = semnal de primejdie trimis
crew-distress-calm = fără semnal de primejdie

## Ce cere misiunea

crew-role-commander = comandantul
crew-role-rest = toți ceilalți
crew-role-sick = persoana bolnavă
crew-role-silent = persoana tăcută
crew-role-walker = ieșirea în spațiu
crew-role-pilot = pilotajul
crew-role-collector = colecția
crew-role-opener = începutul zborului
crew-role-closer = sfârșitul zborului
crew-role-chosen = persoana aleasă
crew-title-tasks = { $count ->
    [one] O sarcină
    [few] { $count } sarcini
   *[other] { $count } de sarcini
}
crew-title-ordered = { $count ->
    [one] una la locul ei
   *[other] { $count } în ordine
}
crew-title-omega = una dintre ele la sfârșit
crew-title-decision = toate pentru o persoană
crew-title-distribution = împărțite de comandant
crew-title-never-short = niciun nouar nu câștigă
crew-title-ones = O carte de 1 trebuie să câștige
crew-title-rockets = Fiecare rachetă câștigă
crew-title-never = Niciun nouar nu câștigă
crew-title-balance = Nimeni nu o ia înainte
crew-title-count = Cineva are o limită de levate
crew-title-named = Unele levate au un nume pe ele
crew-title-capture = O culoare întreagă pentru o persoană
crew-title-token = O sarcină pentru ultima levată
crew-title-own = Misiune proprie
crew-mission-draft = { $count ->
    [one] O sarcină la vedere; o ia comandantul.
    [few] { $count } sarcini la vedere. Le luați pe rând, începe comandantul.
   *[other] { $count } de sarcini la vedere. Le luați pe rând, începe comandantul.
}
crew-mission-commander-decision = { $count ->
    [one] O sarcină cu fața în jos. Comandantul întreabă și numește altă persoană, care o primește.
    [few] { $count } sarcini cu fața în jos. Comandantul întreabă și numește altă persoană, care le primește pe toate.
   *[other] { $count } de sarcini cu fața în jos. Comandantul întreabă și numește altă persoană, care le primește pe toate.
}
crew-mission-commander-distribution = { $count ->
    [one] O sarcină. Comandantul o întoarce, întreabă și o dă cuiva.
    [few] { $count } sarcini. Comandantul le întoarce una câte una, întreabă și le dă; nimeni nu poate avea cu două mai mult decât altcineva.
   *[other] { $count } de sarcini. Comandantul le întoarce una câte una, întreabă și le dă; nimeni nu poate avea cu două mai mult decât altcineva.
}
crew-mission-numbers = Se îndeplinesc în ordinea { $tokens }.
crew-mission-numbers-rest = Întâi în ordinea { $tokens }, apoi celelalte.
crew-mission-number = Sarcina cu { $token } se îndeplinește cu numărul { $place }.
crew-mission-arrows = În ordinea { $tokens }; celelalte oricând.
crew-mission-omega = Sarcina cu { $token } vine ultima.
crew-mission-dead-zone = Zonă moartă: puteți arăta o carte, dar nu și ce înseamnă.
crew-mission-disruption = Radioul tace până la levata { $trick }.
crew-mission-radio = Radioul merge ca de obicei.
crew-mission-transfer = În cinci: înainte de prima levată o sarcină poate trece la altcineva.
crew-mission-role-named = Comandantul numește pe altcineva. Rolul: { $role }.
crew-mission-role-asked = Comandantul întreabă și numește pe altcineva. Rolul: { $role }.
crew-mission-role-crew = Vă înțelegeți împreună: { $role }.
crew-mission-role-rule = Cine a primit { $card } o spune; persoana următoare, în sensul acelor de ceas, are rolul: { $role }.
crew-mission-role-silent = Fără radio: { $role }.
crew-mission-swap-tokens = Înainte de alegerea sarcinilor, două jetoane pot face schimb de locuri.
crew-mission-move-token = Înainte de alegerea sarcinilor, un jeton poate trece pe o sarcină fără jeton.
crew-mission-draw = După levata { $trick } fiecare trage o carte la întâmplare de la vecinul din dreapta.
crew-mission-finish-all = Se joacă toate levatele până la capăt.
crew-mission-finish-safe = După sarcini se joacă mai departe, până când nimic nu mai poate merge prost.
crew-match-value = cărți colorate de valoare { $value }
crew-match-rockets = rachete
crew-match-colours = cărți colorate
crew-goal-count = { $count ->
    [one] Cel puțin o carte trebuie să câștige o levată. Contează: { $what }.
   *[other] Cel puțin { $count } cărți trebuie să câștige câte o levată. Contează: { $what }.
}
crew-goal-each = Fiecare dintre { $cards } trebuie să câștige o levată.
crew-goal-each-ascending = { $cards } câștigă câte o levată, în această ordine.
crew-goal-never = Nicio levată nu poate fi câștigată de { $what }.
crew-goal-never-role = { $role }: nicio levată câștigată cu { $what }.
crew-goal-exactly = { $count ->
    [0] { $role }: nicio levată.
    [one] { $role }: exact o levată.
    [few] { $role }: exact { $count } levate.
   *[other] { $role }: exact { $count } de levate.
}
crew-goal-at-most = { $count ->
    [0] { $role }: nicio levată.
    [one] { $role }: cel mult o levată.
    [few] { $role }: cel mult { $count } levate.
   *[other] { $role }: cel mult { $count } de levate.
}
crew-goal-tricks = { $role }: { $tricks }.
crew-goal-tricks-only = { $role }: { $tricks } și nimic altceva.
crew-goal-balance = Nimeni nu poate fi cu { $count ->
    [one] o levată
    [few] { $count } levate
   *[other] { $count } de levate
} înaintea altcuiva.
crew-goal-capture = { $role }: { $suit }.
crew-goal-token-trick = Sarcina cu { $token } se îndeplinește în { $trick }, nu mai devreme.
crew-all-pink = toate cărțile roz
crew-all-blue = toate cărțile albastre
crew-all-green = toate cărțile verzi
crew-all-yellow = toate cărțile galbene
crew-trick-number = levata { $trick }
crew-trick-first = prima levată
crew-trick-last = ultima levată
crew-trick-between-4-and-last = toate levatele după a patra, în afară de ultima
crew-trick-run = levatele { $from } până la { $to }
crew-and = { $a } și { $b }

## La masă

crew-trick-area = Levata
crew-led-suit = Culoarea cerută: { $suit }
crew-winning = { $name } câștigă deocamdată
crew-led = începe { $name }
crew-your-card = Cartea ta
crew-mission = Misiunea { $mission }
crew-attempt = Încercarea { $attempt }
crew-trick-of = Levata { $trick } din { $tricks }
crew-jarvis = JARVIS
crew-you = Tu
crew-hand = Cărțile tale
crew-hand-task = sarcina: { $name }
crew-hand-shown = arătată
crew-hand-queued = se joacă singură, imediat ce se poate
crew-hand-closed = nu acum
crew-hand-next = urmează
crew-play-card = Joacă { $card }
crew-play-for-jarvis = JARVIS joacă { $card }
crew-show-card = Arată { $card }
crew-pass-card = Dă { $card }
crew-pass-for-jarvis = JARVIS dă { $card }
crew-choose-card = Alege o carte
crew-choose-task = Alege o sarcină
crew-take-task = Ia { $card }
crew-take-for-jarvis = Pentru JARVIS: { $card }
crew-cards-left = { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
crew-tricks-won = { $count ->
    [0] încă nicio levată
    [one] o levată
    [few] { $count } levate
   *[other] { $count } de levate
}
crew-shows-highest = cea mai mare: { $suit }
crew-shows-only = singura: { $suit }
crew-shows-lowest = cea mai mică: { $suit }
crew-shows-dead = arată o carte; nu se știe de ce
crew-tasks-done = { $done } din { $count } gata
crew-known = Ce știe toată lumea
crew-known-none = nu are
crew-known-gone = Jucate
crew-tricks = Levate
crew-tricks-help = Aici se poate vedea ultima levată.
crew-tricks-running = Pe masă e levata { $trick }.
crew-last-trick = Ultima levată
crew-last-trick-close = Închide
crew-last-trick-title = Levata { $trick }
crew-trick-went-to = o ia { $name }
crew-waiting-for = Joacă { $name }
crew-waiting = Așteptăm: { $names }
crew-waiting-secret = Îi așteptăm pe ceilalți
crew-watching = Privești de pe margine
crew-queue-set = { $card } se joacă singură, imediat ce se poate.
crew-queue-help = Alege o carte de pe acum: se joacă singură când îi vine rândul.
crew-queue-cancel = Nu pe aceea
crew-radio-set = { $card } va fi arătată înainte de levata următoare.
crew-ask-lead = Tu începi: joacă orice carte.
crew-ask-follow = Culoarea cerută: { $suit }. Răspunde la culoare.
crew-ask-free = Culoarea cerută: { $suit }. Nu o ai, joacă orice.
crew-ask-jarvis = Joacă JARVIS; cartea o alegi tu.
crew-ask-radio = Înainte de levata { $trick }: ceva de spus prin radio?
crew-ask-radio-help = Cea mai mare, cea mai mică sau singura carte a unei culori; rachete niciodată.
crew-ask-radio-dead = Zonă moartă: se poate arăta o carte, dar nu și ce înseamnă.
crew-ask-radio-pick = Alege cartea pe care vrei să o arăți.
crew-ask-draft = Ia o sarcină.
crew-ask-draft-help = Nu se poate sări peste rând.
crew-ask-draft-jarvis = Ia o sarcină pentru JARVIS.
crew-ask-answer-decision = Comandantul întreabă: poți duce toate sarcinile?
crew-ask-answer-distribution = Comandantul întreabă: poți lua această sarcină?
crew-ask-answer-role = Comandantul întreabă: iei rolul „{ $role }”?
crew-ask-answer-feel = Comandantul întreabă: cum te simți?
crew-answer-good = Bine: cărțile mele iau levate
crew-answer-bad = Rău: pot să nu iau levate
crew-ask-answer-tricks = Ce levate se potrivesc cărților tale?
crew-ask-answer-help = Răspunsul e public și nu obligă la nimic.
crew-ask-name-tasks = Cine primește toate sarcinile?
crew-ask-name-role = Pe cine numești?
crew-ask-name-role-help = Rolul: { $role }
crew-ask-give = Cine primește această sarcină?
crew-ask-pass = Alege cartea pe care o dai mai departe.
crew-ask-pass-left = La stânga, o primește { $name }. Rachetele rămân.
crew-ask-pass-right = La dreapta, o primește { $name }. Rachetele rămân.
crew-ask-pass-jarvis = Alege cartea pe care o dă JARVIS.
crew-ask-distress-help = Fiecare dă o carte în aceeași parte. Costă o încercare în jurnal.
crew-ask-distress-active = Semnalul e deja trimis: încă o trecere nu mai costă nimic.
crew-ask-seat-jarvis = Unde stă JARVIS?
crew-ask-swap-tokens = Schimbăm două jetoane între ele?
crew-ask-swap-tokens-help = Alege două jetoane sau lasă-le.
crew-ask-move-token = Mutăm un jeton?
crew-ask-move-token-help = Alege un jeton, apoi o sarcină fără jeton.
crew-ask-transfer = Dăm o sarcină altcuiva?
crew-ask-transfer-help = Alege o sarcină, apoi cine o primește.
crew-ask-role = Cui îi dăm rolul: { $role }?
crew-ask-give-up = Renunțăm la această încercare?
crew-ask-give-up-help = Doar cu acordul tuturor. Contează ca încercare.
crew-ask-proposal = { $name } propune:
crew-ask-proposal-help = E nevoie de acordul tuturor. Se poate propune și altceva.
crew-ask-other = E rândul tău
crew-over = Încercarea s-a încheiat.
crew-ask-task-of = sarcina o are { $name }
crew-preview-wins = Deocamdată ia levata.
crew-preview-fulfils = Îndeplinește sarcina: { $cards }.
crew-preview-won = Cu ea misiunea e câștigată.
crew-preview-lost = Cu ea misiunea e pierdută.
crew-yes = De acord
crew-no = Nu
crew-leave-it = Rămâne cum e
crew-decline = Nimic de spus
crew-use-radio = Radio
crew-use-radio-when = arată o carte înainte de levata { $trick }
crew-use-radio-used = deja folosit
crew-use-radio-back = Înapoi la joc
crew-distress = Primejdie
crew-propose-give-up = Propune să renunțăm
crew-side-left = stânga
crew-side-right = dreapta
crew-says-yes = da
crew-says-no = nu
crew-says-good = bine
crew-says-bad = rău
crew-says-first-four = primele patru
crew-says-last = ultima
crew-says-between = cele dintre ele
crew-vote-yes = pentru
crew-vote-no = împotrivă
crew-vote-open = se gândește
crew-plan-seat-jarvis-left = JARVIS stă la stânga comandantului
crew-plan-seat-jarvis-right = JARVIS stă la dreapta comandantului
crew-plan-swap-tokens = { $first } și { $second } fac schimb de locuri
crew-plan-move-token = { $token } trece pe { $card }
crew-plan-hand-over = sarcina { $card } o primește { $who }
crew-plan-distress-left = toți dau o carte la stânga
crew-plan-distress-right = toți dau o carte la dreapta
crew-plan-take-role = rolul îl primește { $who }
crew-plan-give-up = renunțăm la încercare
crew-pool = Sarcini de luat
crew-pool-hidden = Sarcini, încă ascunse
crew-jarvis-cards = Cărțile lui JARVIS

## Jurnalul partidei

log-crew-jarvis-seated = JARVIS stă lângă comandant, la { $side }
log-crew-dealt = Cărțile sunt împărțite, câte { $cards } fiecăruia
log-crew-commanded = { $who } are { $card } și comandă
log-crew-task-laid = Sarcina { $card } e la vedere
log-crew-task-laid-token = Sarcina { $card } e la vedere, cu { $token }
log-crew-proposed = { $who } propune:
log-crew-agreed = { $who } e pentru
log-crew-against = { $who } e împotrivă
log-crew-settled = S-a hotărât:
log-crew-settled-none-seat-jarvis = JARVIS stă unde stă
log-crew-settled-none-swap-tokens = Jetoanele rămân la locul lor
log-crew-settled-none-move-token = Jetoanele rămân la locul lor
log-crew-settled-none-transfer = Sarcinile rămân la locul lor
log-crew-settled-none-distress = De data aceasta fără semnal de primejdie
log-crew-settled-none-role = Rolul nu a fost dat
log-crew-settled-none-give-up = Încercarea continuă
log-crew-said = { $who } răspunde: { $says }
log-crew-role-given = { $who }, rolul: { $role }
log-crew-announced = { $who } are { $card }
log-crew-task-taken = { $who } ia { $card }
log-crew-task-taken-token = { $who } ia { $card } cu { $token }
log-crew-distress-sent = Semnal de primejdie: toți dau o carte la { $side }
log-crew-card-passed = { $card }: o dă { $who }, o primește { $to }
log-crew-communicated = { $who } arată { $card }; nu se știe de ce
log-crew-communicated-highest = { $who } arată { $card }, cea mai mare
log-crew-communicated-only = { $who } arată { $card }, singura
log-crew-communicated-lowest = { $who } arată { $card }, cea mai mică
log-crew-played-led = { $who } începe cu { $card }
log-crew-played-followed = { $who } răspunde cu { $card }
log-crew-played-other = { $who } joacă { $card }
log-crew-void-shown = { $who } nu are { $suit }
log-crew-trick-won = { $who } ia levata { $trick } cu { $card }
log-crew-task-done = { $who }: sarcina { $card } e îndeplinită
log-crew-task-done-token = { $who }: sarcina { $card } { $token } e îndeplinită
log-crew-jarvis-turned = JARVIS întoarce { $card }
log-crew-cards-drawn = Fiecare trage o carte din dreapta
log-crew-card-drawn = { $who } trage { $card } (de la { $from })

## Sfârșitul încercării

crew-end-won = Misiune îndeplinită
crew-end-lost = Misiune pierdută
crew-end-tasks = Sarcini îndeplinite: { $done } din { $count }
crew-end-attempt = Încercarea { $attempt } intră în jurnal.
crew-end-practice = Exercițiu: nu intră în jurnal.
crew-end-distress = Semnalul de primejdie costă încă o încercare.
crew-look-back = Revezi
crew-to-logbook = Jurnal
crew-deal-title = Aceeași împărțire la alții
crew-deal-none = Nimeni altcineva nu a zburat încă pe aceste cărți.
crew-deal-won = câștigată
crew-deal-lost = pierdută în levata { $trick }
crew-deal-line = { $crew }: { $result }
crew-deal-sum = Câștigate cu aceste cărți: { $won } din { $count }.
crew-all-hands = Toate cărțile
crew-review-help = Cărțile în ordinea jocului; rama aurie ia levata. Sub o carte: levata în care a mers.
crew-review-no-task = fără sarcină
crew-review-task-done = sarcină
crew-review-broke = pierdut aici
crew-review-played = jucată
crew-review-open = neîndeplinită
crew-review-in = levata { $trick }
crew-review-leads = începe { $leader }, o ia { $winner }
crew-review-previous = Levata dinainte
crew-review-next = Levata următoare
crew-verdict-won = Totul e gata până la levata { $trick }.
crew-verdict-task-lost = { $cards }: levata { $trick } a luat-o { $who }, dar sarcina era a altcuiva: { $other }.
crew-verdict-token-number = În levata { $trick } sarcina cu { $token } nu a fost numărul { $place }: { $cards }.
crew-verdict-token-arrow = În levata { $trick } sarcina cu { $token } a venit prea devreme: { $cards }.
crew-verdict-token-omega = În levata { $trick } sarcina cu { $token } nu a fost ultima: { $cards }.
crew-verdict-unfinished = Levata { $trick } a fost ultima și nu totul era gata.
crew-verdict-gave-up = Echipajul a renunțat înainte de levata { $trick }.
crew-verdict-winning-card-count = După levata { $trick } au rămas prea puține cărți care trebuiau să câștige.
crew-verdict-winning-card-each = Levata { $trick }: { $cards }. Cartea cerută nu a câștigat sau nu în ordine.
crew-verdict-winning-card-never = { $card } ia levata { $trick }, dar nu are voie.
crew-verdict-role-trick-count = După levata { $trick } numărul de levate e greșit: { $other }.
crew-verdict-role-wins-tricks = Levata { $trick } o ia { $who }, dar nu trebuia.
crew-verdict-trick-balance = După levata { $trick } { $who } e prea departe în față.
crew-verdict-capture-all = Levata { $trick } o ia { $who }, dar cărțile erau pentru altcineva.
crew-verdict-token-trick = Sarcina cu { $token } a fost îndeplinită în levata { $trick }, prea devreme.

## Jurnalul de bord

crew-logbook-title = Jurnal de bord
crew-logbook-way = Drumul spre a noua planetă
crew-logbook-crew = Echipajul tău
crew-logbook-empty = Încă niciun zbor
crew-logbook-sum = { $attempts ->
    [one] încercare
    [few] încercări
   *[other] de încercări
} { $missions ->
    [0] deocamdată. Așteaptă cincizeci de misiuni.
    [one] pentru o misiune. Mai puțin de una nu se poate.
    [few] pentru { $missions } misiuni. Mai puțin de { $missions } nu se poate.
   *[other] pentru { $missions } de misiuni. Mai puțin de { $missions } nu se poate.
}
crew-logbook-first = din prima
crew-logbook-signals = semnale de primejdie
crew-logbook-to-go = misiuni rămase
crew-logbook-between = între { $a } și { $b }
crew-logbook-won-in = câștigată în levata { $trick }
crew-logbook-lost-in = pierdută în levata { $trick }
crew-logbook-running = încă în zbor
crew-logbook-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
crew-logbook-go-on = Zboară mai departe
crew-logbook-fly = Zboară, încercarea { $attempt }
crew-logbook-fly-again = Zboară încă o dată
crew-logbook-then = Apoi
crew-logbook-stop-open = Misiunea { $mission }, încă fără zbor
crew-logbook-stop-won = Misiunea { $mission }, îndeplinită, încercări: { $attempts }
crew-logbook-stop-lost = Misiunea { $mission }, încă neîndeplinită, încercări: { $attempts }
crew-legend-first = îndeplinită din prima
crew-legend-dots = un punct, o încercare
crew-legend-distress = semnal de primejdie, încă o încercare
crew-back-home = La jocuri
crew-body-earth = Pământ
crew-body-moon = Lună
crew-body-mars = Marte
crew-body-jupiter = Jupiter
crew-body-saturn = Saturn
crew-body-uranus = Uranus
crew-body-neptune = Neptun
crew-body-pluto = Pluto
crew-body-nine = A noua planetă

## Pachetul

crew-cards-title = Pachetul
crew-cards-lead = O carte de valoare n are n orbite, iar semnul ei zboară pe cea din afară: cărțile mari se văd înainte de a fi citite.
crew-cards-grey = Totul într-un singur gri
crew-cards-small = Mici
crew-cards-tasks = Sarcini
crew-cards-tokens = Jetoane
crew-cards-radio = Radio
crew-cards-marks = Semne

## Primul zbor

crew-lesson-title = Primul zbor
crew-lesson-progress = Pasul { $step } din { $steps }
crew-lesson-name-0 = Tu
crew-lesson-name-1 = Mira
crew-lesson-name-2 = Toma
crew-lesson-name-3 = Iura
crew-lesson-well = Frumos zbor.
crew-lesson-over = Misiune îndeplinită. Știi tot ce trebuie.
crew-lesson-again = Încă o dată
crew-lesson-next = Mai departe
crew-lesson-fly = Zboară în misiunea 1
crew-lesson-follow-title = Răspunde la culoare
crew-lesson-follow = Mira a început cu albastru, deci cine are albastru trebuie să joace albastru. Cel mai mare albastru ia levata. Ia-o: deocamdată optarul e cel mai mare.
crew-lesson-follow-ask = Ia levata cu o carte albastră.
crew-lesson-follow-closed = Ai albastru, deci acum se poate juca doar albastru. Cărțile potrivite sunt încercuite cu verde.
crew-lesson-follow-wrong = Culoarea e bună, dar optarul e mai mare. Ia levata cu cea mai mare carte albastră.
crew-lesson-follow-done = Nouarul tău e cel mai mare albastru. Cine ia o levată o începe pe următoarea.
crew-lesson-rocket-title = Rachetele bat tot
crew-lesson-rocket = Tu începi și poți juca orice. Joacă roz și vei vedea ce se întâmplă.
crew-lesson-rocket-ask = Începe cu roz.
crew-lesson-rocket-closed = Joacă roz.
crew-lesson-rocket-wrong = Și așa se poate. Dar să vedem ce pățește rozul.
crew-lesson-rocket-done = Iura nu are roz și a jucat o rachetă. Rachetele bat orice culoare, iar peste o culoare le poate juca doar cine nu o are.
crew-lesson-task-title = O sarcină și o vorbă prin radio
crew-lesson-task = Sarcina ta e verde 1: trebuie să iei levata în care se află. Toma arată verde 6 cu jetonul radio sus: e cea mai mare carte verde din acea mână. Cine e deci periculos?
crew-lesson-task-ask = Joacă verdele pe care Toma nu îl poate bate.
crew-lesson-task-closed = Iura a început cu verde, iar tu ai verde: răspunde la culoare.
crew-lesson-task-wrong = Toma are verde 6 și ți-ar lua sarcina. Joacă mai mare.
crew-lesson-task-done = Verde 1 e la tine: sarcina se întoarce. Dacă o lua altcineva, misiunea era pierdută.
crew-lesson-radio-title = Radioul tău
crew-lesson-radio = O dată pe misiune, înainte de o levată, poți arăta o carte care e cea mai mare, cea mai mică sau singura de culoarea ei. Niciodată o rachetă.
crew-lesson-radio-ask = Alege o carte de arătat.
crew-lesson-radio-closed = Rachetele nu se arată niciodată.
crew-lesson-radio-wrong = Alege o carte colorată.
crew-lesson-radio-done = Jetonul stă sus pentru cea mai mare, la mijloc pentru singura, jos pentru cea mai mică. Cartea rămâne la tine.
crew-lesson-last-title = Pentru ceilalți
crew-lesson-last = Mira are sarcina albastru 6, iar cartea e la tine. Tu începi. Dă-i-o Mirei: a luat sarcina, deci cel mai probabil are un albastru mai mare.
crew-lesson-last-ask = Începe cu cartea de care are nevoie Mira.
crew-lesson-last-closed = Începe cu albastru 6.
crew-lesson-last-wrong = Asta nu ajută pe nimeni. Mira are nevoie de albastru 6.
crew-lesson-last-done = Mira a luat albastru 6 cu albastru 7: toate sarcinile sunt gata, iar victoria e a tuturor.

## Misiuni proprii

crew-design-title = Misiuni proprii
crew-design-lead = Sarcini, jetoane, reguli speciale și o poveste a ta. Se verifică atunci când zbori sau o păstrezi.
crew-design-name = Numele
crew-design-story = Povestea
crew-design-tasks = { $count ->
    [one] sarcină
    [few] sarcini
   *[other] de sarcini
}
crew-design-assign = Cum se dau sarcinile
crew-design-assign-draft = luate pe rând
crew-design-assign-decision = toate pentru o persoană, hotărăște comandantul
crew-design-assign-distribution = împărțite de comandant
crew-design-radio-usual = ca de obicei
crew-design-radio-dead = zonă moartă
crew-design-radio-late = târziu
crew-design-radio-from = Tace până la levata
crew-design-roles = Roluri
crew-design-add-role = Adaugă un rol
crew-design-picked-by = Cine numește
crew-design-picked-commander = numit de comandant
crew-design-picked-crew = ales de toți
crew-design-picked-rule = găsit de cărți
crew-design-goals = Obiective
crew-design-goals-help = Toate trebuie îndeplinite și toate sarcinile îndeplinite.
crew-design-limits = Limite
crew-design-limits-help = Prima levată care încalcă una pierde misiunea.
crew-design-add = Adaugă
crew-design-remove = Scoate
crew-design-suits = Ce cărți
crew-design-value = Ce valoare
crew-design-any-value = orice valoare
crew-design-value-is = valoarea { $value }
crew-design-at-least = cel puțin
crew-design-order = Ordinea
crew-design-order-any = în orice ordine
crew-design-order-ascending = în această ordine
crew-design-cards = Alege cărțile
crew-design-difference = diferența cel mult
crew-design-who = Cine
crew-design-anybody = oricine
crew-design-how-many = Câte
crew-design-exactly = exact
crew-design-at-most = cel mult
crew-design-tricks = Ce levate: numere, „prima”, „ultima”
crew-design-only = și nimic altceva
crew-design-ending = Sfârșitul
crew-design-type-winning-card-count = Unele cărți trebuie să câștige
crew-design-type-winning-card-each = Fiecare dintre aceste cărți câștigă
crew-design-type-winning-card-never = Unele cărți nu pot câștiga
crew-design-type-role-trick-count = Cineva ia atâtea levate
crew-design-type-role-wins-tricks = Cineva ia aceste levate
crew-design-type-trick-balance = Nimeni nu o ia înainte
crew-design-type-capture-all = Cineva ia o culoare întreagă
crew-design-type-token-trick = Un jeton ține de o levată
crew-design-finish-tasks-done = când ultima sarcină e gata
crew-design-finish-goals-done = când ultimul obiectiv e atins
crew-design-finish-exhausted = după ultima levată
crew-design-finish-exhausted-or-safe = după ultima levată sau când nicio limită nu mai poate fi încălcată
crew-design-finish-tasks-done-and-safe = când sarcinile sunt gata și nicio limită nu mai poate fi încălcată
crew-design-players = Jucători
crew-design-fly = Zboară cu boți
crew-design-friends = Zboară cu prieteni
crew-design-save = Păstrează și fă un link
crew-design-saved = Păstrată. Cine are acest link poate zbura în această misiune.
crew-design-link = Linkul misiunii
crew-design-copy = Copiază linkul
crew-choose-player = Alege: { $name }
crew-away = nu e aici
crew-nothing = Nimic de făcut acum.

## Opțiuni

option-crew-mission = Zburăm în misiunea { $pick }.
option-crew-aids = Ce ar putea ține minte oricine { $pick }.
option-crew-aids-true = e scris pentru toți
option-crew-aids-false = rămâne în mintea fiecăruia
option-crew-open-discards = Levatele jucate sunt { $pick }.
option-crew-open-discards-true = toate la vedere
option-crew-open-discards-false = închise, în afară de ultima
option-crew-hard = În trei zburăm { $pick }.
option-crew-hard-true = în în în varianta grea, fără verde
option-crew-hard-false = cu tot pachetul
option-crew-attempt = Aceasta e încercarea { $pick }.
option-crew-distress = Semnalul de primejdie e { $pick }.
option-crew-distress-true = deja trimis
option-crew-distress-false = oprit
option-crew-custom = Misiune proprie: { $pick }
option-crew-tasks = Sarcini simple: { $pick }

## Etape

phase-crew-seat-jarvis = Unde stă JARVIS
phase-crew-deal = Împărțirea
phase-crew-roles = Roluri
phase-crew-tokens = Jetoane
phase-crew-draft = Sarcini
phase-crew-decision = Comandantul hotărăște
phase-crew-distribution = Comandantul împarte
phase-crew-transfer = O sarcină poate trece la altcineva
phase-crew-distress = Înainte de prima levată
phase-crew-passing = Se dau cărți
phase-crew-give-up = Renunțăm?
phase-crew-trick = Levata { $n }
phase-crew-over = Sfârșitul

## După sfârșit

follow-up-crew-again = Încă o dată, cu alte cărți
follow-up-crew-next = La misiunea următoare
start-crew = Începe zborul
crew-got = ai { $card } pentru { $given }
crew-winning-you = Deocamdată câștigi tu
crew-took = { $name } ia levata
crew-took-you = Iei levata
crew-led-you = tu ai început

## De ce nu

why-crew-no-such-seat = Nu există un asemenea jucător aici.
why-crew-no-jarvis = JARVIS zboară doar cu două persoane.
why-crew-jarvis-commander = Pentru JARVIS hotărăște doar comandantul.
why-crew-not-yet = Încă nu: nu se joacă nicio carte înainte de începutul levatei.
why-crew-not-your-turn = Nu e rândul tău.
why-crew-not-in-hand = Nu ai această carte.
why-crew-jarvis-face-up = JARVIS joacă doar cărți cu fața în sus.
why-crew-follow-suit = { $suit ->
    [pink] S-a început cu roz, iar tu ai roz: joacă roz.
    [blue] S-a început cu albastru, iar tu ai albastru: joacă albastru.
    [green] S-a început cu verde, iar tu ai verde: joacă verde.
    [yellow] S-a început cu galben, iar tu ai galben: joacă galben.
   *[rocket] S-a început cu o rachetă, iar tu ai rachete: joacă o rachetă.
}
why-crew-radio-rocket = Rachetele nu se arată prin radio.
why-crew-radio-middle = Se poate arăta doar cea mai mare, cea mai mică sau singura carte a unei culori.
why-crew-radio-used = Radioul tău e deja folosit în această misiune.
why-crew-radio-silent = Nu ai radio în această misiune.
why-crew-radio-window = Radioul merge doar înainte de o levată, nu în timpul ei.
why-crew-radio-disrupted = Radioul e bruiat până la levata { $trick }.
why-crew-radio-declined = Ai spus că nu e nimic de spus înainte de această levată.
why-crew-just-play = Tu începi: joacă pur și simplu o carte.
why-crew-tasks-assigned = Sarcinile sunt deja date.
why-crew-no-such-task = Această sarcină nu e de luat.
why-crew-not-asked = Nu te-a întrebat nimeni.
why-crew-answer-words = Acest răspuns nu e permis.
why-crew-not-now = Nu acum.
why-crew-commander-only = Asta face doar comandantul.
why-crew-name-another = Trebuie numit altcineva.
why-crew-too-many-tasks = Nimeni nu poate avea cu două sarcini mai mult decât altcineva.
why-crew-pass-rocket = Rachetele nu se dau mai departe.
why-crew-give-up-between-tricks = Se poate renunța doar între două levate.
why-crew-give-up-refused = Echipajul a spus nu; întreabă din nou după levată.
why-crew-no-decision = Nu e nimic de hotărât acum.
why-crew-already-voted = Ai spus deja ce vrei.
why-crew-must-decide = Aici e nevoie de o hotărâre; „nu” nu e un răspuns.
why-crew-not-proposed = Asta nu se poate propune acum.

## Se putea câștiga?

crew-hindsight-title = Se putea câștiga?
crew-hindsight-wait = Încercăm cu toate cărțile pe față…
crew-hindsight-did = Da, iar acest echipaj a reușit.
crew-hindsight-yes = Da: un echipaj care ar fi văzut toate cărțile ar fi putut câștiga, de exemplu așa:
crew-hindsight-no = Nu: s-au încercat toate variantele și niciuna nu câștigă, nici cu cărțile pe față.
crew-hindsight-unknown = Nu s-a aflat: nicio variantă câștigătoare găsită, dar nu s-au putut încerca toate.
crew-hindsight-whole = Toată împărțirea, cu sarcinile așa cum au fost luate
crew-hindsight-here = Dar de aici?
crew-hindsight-where = Unde s-a pierdut?
crew-hindsight-until = La momentul { $n } încă se putea câștiga.
crew-hindsight-lost = S-a pierdut cu { $card } ({ $who }, momentul { $n }).
crew-hindsight-show = Arată
crew-hindsight-never = Nu s-a găsit niciun moment din care se putea câștiga.
crew-hindsight-all = Din nou toată împărțirea
crew-hindsight-from = De la momentul { $n }

## A finished attempt, judged card by card

crew-judged-wait = Încercăm cu cărțile pe față …
crew-judged-until = Se putea câștiga până la levata { $trick }
crew-judged-lost = Pierdut cu { $card } ({ $who }).
crew-judged-kept = { $count ->
    [one] Numai { $cards } păstra o victorie.
    [few] { $cards } păstrau o victorie.
   *[other] { $cards } păstrau o victorie.
}
crew-judged-kept-many = { $cards } și altele păstrau o victorie.
crew-judged-won = Se putea câștiga, și s-a câștigat
crew-judged-won-more = După fiecare carte jucată victoria era încă posibilă.
crew-judged-open = Se putea câștiga până la sfârșit
crew-judged-open-more = Cu cărțile pe față, la sfârșit victoria era încă posibilă.
crew-judged-no = Pierdut de la prima carte
crew-judged-no-more = Cu aceste cărți și sarcini nu se poate câștiga, nici dacă se văd toate cărțile.
crew-judged-unknown = Nu s-a putut afla
crew-judged-unknown-more = În timpul dat nu s-a găsit nici o victorie, nici dovada că nu există.
crew-judged-turning = cotitură
crew-judged-point = { $who }: { $card }
crew-judged-there = victoria e posibilă
crew-judged-gone = nu mai e cale
crew-judged-chart = Ce se putea spera în fiecare levată și cât timp a fost posibilă victoria
crew-judged-key = Linia: ce putea spera cine începea, în %. Bara: ce permiteau cărțile pe față.
crew-judged-known = Ce se putea ști: { $who }
crew-judged-percent = { $n } %
crew-judged-shares = Partea din împărțirile imaginate pe care cartea le câștigă dacă toți joacă mai departe cu chibzuință.
crew-judged-fair = O presupunere rezonabilă care nu s-a adeverit.
crew-judged-more = Altă carte promitea mai mult.
crew-judged-line = O cale spre victorie
crew-judged-step = Parcurge pas cu pas
crew-judged-back = Înapoi la ce s-a jucat
crew-judged-cards = Ce înseamnă semnele de pe cărți
crew-judged-card-yes = victoria e încă posibilă
crew-judged-card-only = numai așa
crew-judged-card-no = pierdut

## Puzzles

crew-puzzles = Probleme
crew-puzzle-number = Problema { $n }
crew-puzzle-of-day = Problema zilei
crew-puzzle-kind-open = toate cărțile pe față
crew-puzzle-kind-own = dintr-un singur loc
crew-puzzle-ask-open = O singură carte câștigă: care?
crew-puzzle-ask-own = O carte e limpede cea mai bună: care?
crew-puzzle-lead = Începi levata. Alege o carte.
crew-puzzle-follow = E rândul tău. Alege o carte.
crew-puzzle-rule-open = O carte greșită arată cum se pierde, iar steaua dispare.
crew-puzzle-rule-own = Știi cât ai ști la masă: care carte câștigă cele mai multe împărțiri posibile?
crew-puzzle-your-card = Cartea ta
crew-puzzle-tricks = { $tricks ->
    [one] Ultima levată
    [few] Mai sunt { $tricks } levate
   *[other] Mai sunt { $tricks } de levate
}
crew-puzzle-task = { $who }: { $card }
crew-puzzle-hint = Un indiciu
crew-puzzle-hint-head = Indiciu
crew-puzzle-hint-count = { $n } din { $count }
crew-puzzle-no-star = Cu un indiciu problema se numără, dar fără stea.
why-crew-puzzle-hint-task = Pe o cale spre victorie, { $seat } ia levata { $trick } cu sarcina { $card }.
why-crew-puzzle-hint-winner = Pe o cale spre victorie, această levată o ia { $seat }.
why-crew-puzzle-hint-not = Nu este { $card }.
why-crew-puzzle-hint-two = Este { $card } sau { $other }.
crew-puzzle-right = Corect: { $card }
crew-puzzle-right-star = Găsit din prima încercare: o stea.
crew-puzzle-right-plain = Găsit. Steaua e pentru prima încercare fără indiciu.
crew-puzzle-wrong = { $card } nu câștigă
crew-puzzle-wrong-open = Poate continua, de exemplu, așa:
crew-puzzle-wrong-own = Altă carte câștigă vizibil mai des.
crew-puzzle-shown = Era { $card }
crew-puzzle-goes-on = Așa continuă spre victorie:
crew-puzzle-shares = În ce parte din împărțirile posibile se mai poate câștiga cu fiecare carte:
crew-puzzle-show = Arată soluția
crew-puzzle-next = Problema următoare
crew-puzzle-days = { $n ->
    [one] zi la rând
    [few] zile la rând
   *[other] de zile la rând
}
crew-puzzle-best = Cel mai bine: { $n }
crew-puzzle-all = Toate problemele
crew-puzzle-found = { $n } din { $count } găsite
crew-puzzle-grade = Dificultate { $n } din 5
crew-puzzle-state-star = găsită din prima încercare
crew-puzzle-state-found = găsită
crew-puzzle-state-shown = soluție arătată
crew-puzzle-state-new = neîncercată
crew-puzzle-about = Cu cât e mai grea, cu atât sunt mai multe poziții de cercetat sau a doua carte e mai aproape.
crew-puzzle-cards = { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
crew-puzzle-past = Levatele de până acum
crew-puzzle-kept = Seria și stelele se păstrează în acest browser.
