# Drumurile grele ale extensiei mari, în joc.

## Înainte de joc

option-galaxy_trucker-rough-roads = Drumuri grele, cărți pe zbor: { $pick }.
option-galaxy_trucker-rough-roads-0 = niciuna
option-galaxy_trucker-handicap = Cărțile drumului greu sunt valabile { $pick }.
option-galaxy_trucker-handicap-alike = pentru toți la fel
option-galaxy_trucker-handicap-each = după înțelegere
gt-handicap-obeys = cărți: { $pick }
gt-handicap-row = Cărțile trase stau într-un rând. Pentru fiecare sunt valabile atâtea dintre ele, de la stânga, câte s-au stabilit; cărțile care schimbă ceva pentru toți nu se trag.

## Întrebări și răspunsuri

gt-ask-vote = Din ce parte să vină resturile?
gt-ask-union = Un credit sau un cub pentru fiecare membru al echipajului, altfel renunți. Mai ai de plătit: { $n }
gt-ask-infected = { $n ->
    [one] Iei toate mărfurile și pierzi un om?
    [few] Iei toate mărfurile și pierzi { $n } oameni?
   *[other] Iei toate mărfurile și pierzi { $n } de oameni?
}
gt-batch = Lotul tău: { $n }
gt-batch-text = Nimeni altcineva nu le poate folosi. Fiecare rămasă costă 1 credit.
gt-batch-part = { $part }, din lotul tău
gt-do-take-own = Folosește din lotul tău: { $tile }
gt-do-shed = Lasă să cadă: { $tile }, { $cell }
gt-shed-some = Lasă să cadă o componentă…
gt-shed-some-note = îmbinările proaste încetinesc nava, pot cădea: { $n }
gt-shed-back = Nu mai cade nimic
gt-do-vote = { $side }
gt-do-pay-credit = Plătește 1 credit
gt-do-pay-cube = Dă: { $cube }, { $cell }
gt-report-made-to-order = Lot nefolosit

## Jurnalul

log-galaxy_trucker-rough-drawn-new = Drumurile grele ale acestui zbor: { $cards }
log-galaxy_trucker-rough-drawn-instead = Surpriza neplăcută este: { $cards }
log-galaxy_trucker-column-died = În coloana { $column } nu funcționează nimic
log-galaxy_trucker-grabbed-batch = { $who } ia din lotul propriu: { $tile }
log-galaxy_trucker-kept = { $who } pune la loc în lotul propriu: { $tile }
log-galaxy_trucker-reinforced = Dușmanul e mai puternic decât pare: cu { $more }
log-galaxy_trucker-voted = { $who } votează: { $side }
log-galaxy_trucker-paid-union = { $who } plătește sindicatului { $credits } cr., cuburi: { $n }
log-galaxy_trucker-cabin-removed = { $who } pierde o cabină cu tot cu locatar
log-galaxy_trucker-somersaulted = Nava se întoarce: { $who }
log-galaxy_trucker-slowed = { $who }: nava e încetinită de îmbinări proaste, { $joints } la număr
gt-you-slowed = Îmbinări proaste pe nava ta: { $joints }, zboară mai încet
log-galaxy_trucker-toughened = Cărți de nivel III în plus în acest zbor: { $count }
log-galaxy_trucker-cards-again = Cărți care vin din nou: { $count }
log-galaxy_trucker-gave-up-union = { $who } nu plătește sindicatul și renunță
gt-out-union = sindicat neplătit
gt-news-cabin-removed = pierde o cabină
gt-news-voted = votează: { $side }
gt-news-paid-union = sindicat plătit
gt-news-slowed = îmbinări proaste: { $n }
gt-road-says = { $road }: { $words }
gt-news-somersaulted = se întoarce

## Refuzuri

why-gt-not-in-batch = Componenta asta nu e în lotul tău.
why-gt-no-shedding = O componentă poate cădea numai înainte de numărarea motoarelor și numai dacă are o îmbinare defectă.
why-gt-no-vote = Acum nu se votează despre resturi.
why-gt-no-union = Sindicatul se plătește numai când întreabă, cu un credit sau un cub pe care îl ai.
