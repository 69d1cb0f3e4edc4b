# Wyboiste drogi dużego rozszerzenia, w grze.

## Przed grą

option-galaxy_trucker-rough-roads = Wyboiste drogi, kart na lot: { $pick }.
option-galaxy_trucker-rough-roads-0 = brak
option-galaxy_trucker-handicap = Karty wyboistej drogi wiążą { $pick }.
option-galaxy_trucker-handicap-alike = wszystkich jednakowo
option-galaxy_trucker-handicap-each = każdego według umowy
gt-handicap-obeys = kart: { $pick }
gt-handicap-row = Wylosowane karty leżą w rzędzie. Każdego wiąże tyle kart od lewej, ile ustalono; kart, które zmieniają coś dla wszystkich, się nie losuje.

## Pytania i odpowiedzi

gt-ask-vote = Z której strony mają nadlecieć szczątki?
gt-ask-union = Kredyt albo kostka za każdego członka załogi, inaczej rezygnacja. Jeszcze do zapłaty: { $n }
gt-ask-infected = { $n ->
    [one] Wziąć wszystkie towary i stracić jednego człowieka?
    [few] Wziąć wszystkie towary i stracić { $n } osoby z załogi?
   *[many] Wziąć wszystkie towary i stracić { $n } osób z załogi?
}
gt-batch = Twoja partia: { $n }
gt-batch-text = Nikt inny ich nie weźmie. Każdy, który zostanie, kosztuje 1 kredyt.
gt-batch-part = { $part }, z twojej partii
gt-do-take-own = Użyj ze swojej partii: { $tile }
gt-do-shed = Odrzuć: { $tile }, { $cell }
gt-shed-some = Odrzuć komponent…
gt-shed-some-note = złe złącza spowalniają statek, do odrzucenia: { $n }
gt-shed-back = Nic już nie odrzucaj
gt-do-vote = { $side }
gt-do-pay-credit = Zapłać 1 kredyt
gt-do-pay-cube = Oddaj: { $cube }, { $cell }
gt-report-made-to-order = Niewykorzystana partia

## Dziennik

log-galaxy_trucker-rough-drawn-new = Wyboiste drogi tego lotu: { $cards }
log-galaxy_trucker-rough-drawn-instead = Przykra niespodzianka to: { $cards }
log-galaxy_trucker-column-died = W kolumnie { $column } nic nie działa
log-galaxy_trucker-grabbed-batch = { $who } bierze ze swojej partii: { $tile }
log-galaxy_trucker-kept = { $who } odkłada do swojej partii: { $tile }
log-galaxy_trucker-reinforced = Wróg jest silniejszy, niż się wydaje: o { $more }
log-galaxy_trucker-voted = { $who } głosuje: { $side }
log-galaxy_trucker-paid-union = { $who } płaci związkowi { $credits } kr., kostek: { $n }
log-galaxy_trucker-cabin-removed = { $who } traci kabinę wraz z lokatorem
log-galaxy_trucker-somersaulted = Statek się obraca: { $who }
log-galaxy_trucker-slowed = { $who }: statek spowalniają złe złącza, jest ich { $joints }
gt-you-slowed = Złe złącza na twoim statku: { $joints }, leci wolniej
log-galaxy_trucker-toughened = Dodatkowe karty poziomu III w tym locie: { $count }
log-galaxy_trucker-cards-again = Karty, które wrócą: { $count }
log-galaxy_trucker-gave-up-union = { $who } nie płaci związkowi i rezygnuje
gt-out-union = bez zapłaty dla związku
gt-news-cabin-removed = traci kabinę
gt-news-voted = głosuje: { $side }
gt-news-paid-union = związek opłacony
gt-news-slowed = złe złącza: { $n }
gt-road-says = { $road }: { $words }
gt-news-somersaulted = obraca się

## Odmowy

why-gt-not-in-batch = Tego komponentu nie ma w twojej partii.
why-gt-no-shedding = Komponent można odrzucić tylko przed liczeniem silników i tylko taki z wadliwym złączem.
why-gt-no-vote = Teraz nikt nie głosuje nad szczątkami.
why-gt-no-union = Związkowi płaci się tylko wtedy, gdy pyta, kredytem lub kostką, które masz.
