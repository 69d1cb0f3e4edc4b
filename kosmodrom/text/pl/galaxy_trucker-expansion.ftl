# Wielki dodatek do gry Galaxy Trucker.

## Przed grą

option-galaxy_trucker-new-technologies = W magazynie są { $pick }.
option-galaxy_trucker-new-technologies-true = nowe technologie
option-galaxy_trucker-new-technologies-false = zwykłe elementy

## Uśpieni

gt-about-wake = Budź uśpionych
gt-ask-wake = Obudzić uśpionych? Wolne miejsca: { $n }
gt-do-wake = Obudź kogoś: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } budzi uśpionego
