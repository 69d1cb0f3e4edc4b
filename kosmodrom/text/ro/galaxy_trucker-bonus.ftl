### Galaxy Trucker, cărțile bonus ale marii extensii: ce întreabă și ce se întâmplă.

option-galaxy_trucker-bonus-cards = Pachetele sunt { $pick }.
option-galaxy_trucker-bonus-cards-true = cele cu cărți bonus
option-galaxy_trucker-bonus-cards-false = cele obișnuite

## What is asked

gt-ask-die = Așază zarul. Nimeni altcineva nu îl vede
gt-ask-guess = Ce arată zarul?
gt-ask-bribe = Oferta ta secretă pentru robopoliție
gt-ask-spot = Ce loc se golește pe fiecare navă?
gt-ask-billiards = Ce meteoriți și pentru cine?
gt-ask-yard = Ce curte alegi?
gt-ask-battery-junkyard = Ce baterii primește curtea? Încă { $n }
gt-ask-rearrange = Muți echipajul sau bateriile?
gt-ask-warehouse = Montezi o componentă din depozitul stelar?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } credit
    [few] { $n } credite
   *[other] { $n } de credite
}
gt-do-name-spot = Coloana { $column }, rândul { $row }
gt-do-send-meteors = Linia { $line } pentru { $target }
gt-do-visit = Curtea { $area }
gt-do-move-figure = Cineva din echipaj: { $start } → { $cell }
gt-do-move-token = O baterie: { $start } → { $cell }
gt-do-arranged = Rămâne așa
gt-do-mount = { $tile }, { $cell }, { $turned }
gt-turned-0 = așa cum stă
gt-turned-1 = rotită la dreapta
gt-turned-2 = întoarsă
gt-turned-3 = rotită la stânga
gt-pick-line = Linia { $n }

gt-bid-title = Oferta ta secretă
gt-bid-have = { $n ->
    [one] ai un credit; plătește doar cine câștigă
    [few] ai { $n } credite; plătește doar cine câștigă
   *[other] ai { $n } de credite; plătește doar cine câștigă
}
gt-bid-less = Cu un credit mai puțin
gt-bid-more = Cu un credit mai mult
gt-bid-open = deschisă pentru tine
gt-bid-sealed = sigilată
gt-bid-ask = { $n ->
    [one] Oferi un credit?
    [few] Oferi { $n } credite?
   *[other] Oferi { $n } de credite?
}
gt-bid-ties = Cea mai mare ofertă numește locul. La oferte egale trec înaintea ta: { $names }.
gt-bid-ties-mine = Cea mai mare ofertă numește locul. Zbori la coadă, deci egalitatea e a ta.
gt-bid-nothing = Nu oferi nimic
gt-bid-nothing-note = 0 e permis
gt-bid-seal = { $n ->
    [one] Sigilează oferta de un credit
    [few] Sigilează oferta de { $n } credite
   *[other] Sigilează oferta de { $n } de credite
}
gt-bid-if = de la { $from } la { $to }, dacă e câștigătoare
gt-spot-title = Numește o coloană și un rând
gt-spot-ahead = Dinainte: cât ar costa un loc
gt-spot-flags = un steguleț pentru fiecare navă cu o componentă acolo
gt-spot-counts = componentele altora; stegulețul: a ta
gt-spot-parts = { $n ->
    [one] o componentă
    [few] { $n } componente
   *[other] { $n } de componente
}
gt-spot-empty = nimic acolo
gt-spot-takes = Coloana { $column }, rândul { $row } ia
gt-spot-none = Apasă un loc ca să vezi ce ia
gt-spot-falls = { $n ->
    [one] mai cade una
    [few] mai cad { $n }
   *[other] mai cad { $n }
}
gt-spot-safe = nimic acolo
gt-spot-ask = { $n ->
    [0] Coloana { $column }, rândul { $row }: nimeni nu pierde nimic
    [one] Coloana { $column }, rândul { $row }: dispare o componentă
    [few] Coloana { $column }, rândul { $row }: dispar { $n } componente
   *[other] Coloana { $column }, rândul { $row }: dispar { $n } de componente
}
gt-spot-press = Apasă un loc sau mergi la el cu săgețile.
gt-spot-mine = Și a ta: { $tile }.
gt-spot-not-mine = Nava ta nu pierde nimic.
gt-spot-harmless = În afara navelor
gt-die-said = răspuns
gt-die-not-yet = încă nu
gt-die-hidden = zarul
gt-die-only-you = îl vezi doar tu
gt-die-means = { $n ->
    [one] Corect: un credit.
    [few] Corect: { $n } credite.
   *[other] Corect: { $n } de credite.
} Greșit: atâtea zile înapoi câte arată zarul.
gt-die-set-means = Cine nu ghicește rămâne în urmă tot atâtea zile.
gt-line-which = Care meteoriți
gt-line-whom = Pentru cine
gt-line-meteors = { $n ->
    [one] un meteorit
    [few] { $n } meteoriți
   *[other] { $n } de meteoriți
}
gt-line-means = { $n ->
    [0] Nimic de acolo nu poate fi lovit, orice ar cădea la zaruri.
    [one] O componentă ar putea fi lovită; zarurile le arunci tu.
    [few] { $n } componente ar putea fi lovite; zarurile le arunci tu.
   *[other] { $n } de componente ar putea fi lovite; zarurile le arunci tu.
}
gt-mark-moves = se poate muta
gt-moving-whom = Apasă o cabină sau o baterie marcată, apoi locul unde se mută.
gt-moving-where = Acum apasă unde merge sau același pătrat din nou.
gt-shelf-which = Alege o componentă de sus.
gt-shelf-where = Apasă un pătrat marcat: liber sau cu o componentă de înlocuit.
gt-shelf-here = Rotește, apasă alt pătrat sau montează.
gt-shelf-never = nu se potrivește nicăieri
gt-shelf-add = Montează: { $tile }
gt-shelf-swap = Montează: { $tile } în loc de: { $old }
gt-future-hits = { $n ->
    [one] întâi o lovitură
    [few] întâi { $n } lovituri
   *[other] întâi { $n } de lovituri
}

## What happens

log-galaxy_trucker-die-set = { $who } a așezat zarul
log-galaxy_trucker-guessed = { $who } spune { $number }
log-galaxy_trucker-die-shown = { $who }: zarul arată { $number }
log-galaxy_trucker-bid-shown = { $who } a oferit { $credits }
log-galaxy_trucker-bribed = { $who } plătește { $credits } și numește locul
log-galaxy_trucker-spot-named = { $who } numește coloana { $column }, rândul { $row }
log-galaxy_trucker-meteors-sent = { $who } trimite linia { $line } către { $target }
log-galaxy_trucker-visited = { $who } ia curtea { $area }
log-galaxy_trucker-supplied = { $who } primește echipaj nou sau baterii: { $n }
log-galaxy_trucker-rearranged-human = { $who } mută pe cineva din echipaj
log-galaxy_trucker-rearranged-sleeper = { $who } adoarme un nou-venit
log-galaxy_trucker-rearranged-battery = { $who } mută o baterie
log-galaxy_trucker-shelf-laid = Depozitul stelar își arată componentele: { $n }
log-galaxy_trucker-mounted-added = { $who } montează { $tile }
log-galaxy_trucker-mounted-swapped = { $who } montează { $tile } în loc de { $old }
gt-you-die-set = Ai așezat zarul
gt-you-guessed = Spui { $number }
gt-you-bid-shown = Ai oferit { $credits }
gt-you-bribed = Plătești { $credits } și numești locul
gt-you-spot-named = Numești coloana { $column }, rândul { $row }
gt-you-meteors-sent = Trimiți linia { $line } către { $target }
gt-you-visited = Iei curtea { $area }
gt-you-supplied = Primești echipaj nou sau baterii: { $n }
gt-you-mounted-added = Montezi { $tile }
gt-you-mounted-swapped = Montezi { $tile } în loc de { $old }
gt-news-die-set = așază zarul
gt-news-guessed = spune { $n }
gt-news-bid-shown = a oferit { $n }
gt-news-bribed = plătește { $n }
gt-news-spot-named = coloana { $column }, rândul { $row }
gt-news-meteors-sent = linia { $n }
gt-news-visited = curtea { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = montează { $tile }

## Refusals

why-gt-no-such-face = Zarul arată de la 1 la 6, iar numărul îl spune doar cine este întrebat.
why-gt-no-such-bribe = Nu poți oferi atât: de la nimic până la toate creditele tale, o singură dată.
why-gt-no-such-spot = Nici coloana, nici rândul nu pot fi 7; amândouă sunt între 2 și 12.
why-gt-no-such-line = Alege o linie încă liberă și pe altcineva care este aici.
why-gt-no-such-yard = Curtea este luată sau nu o poți plăti.
why-gt-no-rearranging = Nu se poate muta acolo acum: echipajul merge pe locuri libere, bateriile în celule libere.
why-gt-no-mounting = Componenta nu se potrivește acolo.
