# Partida zilei: panoul de pe pagina de start și tabela plecărilor.

nav-today = Azi

daily-title = Partida zilei
daily-today = Plecările de azi
daily-past = Plecările zilei
daily-sentence = Aceeași partidă pentru toți, o singură încercare contează.
daily-sentence-past = Ce a zburat în această zi și cum s-a terminat.
daily-next = Partide noi peste { $hours } h { $minutes } min.
daily-one-try = { $day }, o încercare
daily-earlier = Ziua dinainte
daily-later = Ziua următoare
daily-to-today = Plecările de azi
daily-board = Plecări
daily-game = Joc
daily-plan = În această zi
daily-others = Cum le merge altora
daily-you = Tu
daily-hidden = ascuns până zbori și tu
daily-nobody = încă nu s-a întors nimeni
daily-fly = Zboară acum
daily-fly-short = Zboară
daily-go-on = Continuă
daily-practise = Exersează
daily-practise-again = Exersează din nou
daily-look-back = Revezi zborul tău
daily-watch-best = Vezi-l pe cel mai bun
daily-begin-note = Contează din prima clipă: fără anulare, fără pauză, fără a doua încercare. O poți termina până mâine la sfârșitul zilei.
daily-how-others = { $game }: cum le-a mers altora
daily-crews = { $flown ->
    [one] O încercare
    [few] { $flown } încercări
   *[other] { $flown } de încercări
}, { $home ->
    [0] niciuna reușită
    [one] una reușită
   *[other] { $home } reușite
}
daily-lost = Pierdute: { $n }
daily-lost-out = Nereușite: { $n }
daily-lost-mostly = cele mai multe la levata { $n }
daily-missing = Neîntoarse: { $n }
daily-best = Cei mai buni ai zilei
daily-this-server = acest server
daily-show-all = Arată toate: { $n }
daily-somebody = cineva
daily-replay-of = Vezi reluarea: { $name }
daily-place = Locul { $place } din { $flown }
daily-hidden-title = Tabela e încă acoperită
daily-hidden-text = Joacă una dintre partidele de azi: la întoarcere se deschid rezultatele altora și reluările lor.
daily-listed = Arată-mi numele aici și în clasamente
daily-listed-text = Cât e oprit, pentru ceilalți ești „cineva”.
daily-state-flying = pe drum
daily-rocket-you = tu

daily-axis-crew = levate până la ultima sarcină
daily-axis-galaxy_trucker = credite
daily-axis-cosmobureau = credite
daily-home-crew = { $home } din { $flown } cu victorie
daily-home-galaxy_trucker = { $home } din { $flown } la destinație
daily-home-cosmobureau = { $home } din { $flown } cu promovare
daily-value-crew = { $n ->
    [one] o levată
    [few] { $n } levate
   *[other] { $n } de levate
}
daily-value-crew-lost = pierdut la levata { $n }
daily-value-galaxy_trucker = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
daily-value-galaxy_trucker-lost = { $n ->
    [one] un credit, nava nu a ajuns
    [few] { $n } credite, nava nu a ajuns
   *[other] { $n } de credite, nava nu a ajuns
}
daily-value-cosmobureau = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
daily-value-cosmobureau-lost = { $n ->
    [one] un credit, fără promovare
    [few] { $n } credite, fără promovare
   *[other] { $n } de credite, fără promovare
}

# Pe clapetele tabelei: cât mai puține litere.
daily-flap-crew-home = URA { $n }
daily-flap-crew-lost = RATAT { $n }
daily-flap-credits = { $n } CR
daily-flap-missing = LIPSĂ

daily-plan-crew-easy = Misiunea { $mission }, de încălzire. Tu și trei navigatori.
daily-plan-crew-order = Misiunea { $mission }: totul în ordine. Tu și trei navigatori.
daily-plan-crew-quiet = Misiunea { $mission }, cu radioul slab. Tu și trei navigatori.
daily-plan-crew-tricks = Misiunea { $mission }, una deosebită. Tu și trei navigatori.
daily-plan-crew-three = Misiunea { $mission } în trei. Tu și doi navigatori.
daily-plan-crew-long = Misiunea { $mission }: multe sarcini. Tu și trei navigatori.
daily-plan-crew-five = Misiunea { $mission } în cinci. Tu și patru navigatori.
daily-plan-galaxy_trucker-first = Runda 1 fără clepsidră, contra a doi piloți.
daily-plan-galaxy_trucker-clock = Runda 2 contra cronometru, cu trei piloți.
daily-plan-galaxy_trucker-turns = Runda 1, construită pe rând cu doi piloți.
daily-plan-galaxy_trucker-budget = Runda 2, cel mult 45 de componente luate, contra a doi piloți.
daily-plan-galaxy_trucker-technologies = Runda 2 cu tehnologii noi, contra a doi piloți.
daily-plan-galaxy_trucker-both = Rundele 1 și 2 fără clepsidră, contra a doi piloți.
daily-plan-galaxy_trucker-rough = Runda 2 pe un drum greu, contra a trei piloți.
daily-plan-cosmobureau-plain = Solo, nava obișnuită, fără căpitan.
daily-plan-cosmobureau-captain = Solo, cu un căpitan la întâmplare.
daily-plan-cosmobureau-backs = Solo, cu verso-ul navei.
daily-plan-cosmobureau-own-captain = Solo, cu un căpitan la alegere.
daily-plan-cosmobureau-own-side = Solo, cu o navă la alegere.
daily-plan-cosmobureau-free = Solo, nava și căpitanul la alegere.

daily-table-counted = Partida zilei: această încercare contează.
daily-table-practice = Exercițiu pe partida din { $day }: nu contează nicăieri.
daily-to-board = La tabelă

trouble-no-day = Nu sunt partide pentru { $day }. Cele de azi sunt pe pagina „Azi”.
trouble-day-over = Ziua aceasta s-a încheiat. Partidele ei pot fi jucate ca exercițiu.
trouble-day-hidden = Joacă mai întâi tu această partidă a zilei; apoi se deschid jocurile altora.
trouble-day-alone = Partida zilei se joacă solo și pe un singur dispozitiv.
trouble-day-counts = Această încercare contează: aici nu se poate decât juca.
puzzle-title = Problema zilei
puzzle-line = Echipajul: o singură carte e bună
puzzle-solve = Rezolvă
puzzle-solved = Rezolvată
