# Wielki dodatek do gry Galaxy Trucker.

## Przed grą

option-galaxy_trucker-new-technologies = W magazynie są { $pick }.
option-galaxy_trucker-new-technologies-true = nowe technologie
option-galaxy_trucker-new-technologies-false = zwykłe elementy
option-galaxy_trucker-five-rules = Zasady dla pięciu obowiązują { $pick }.
option-galaxy_trucker-five-rules-five = przy pięciu graczach
option-galaxy_trucker-five-rules-four-too = także przy czterech

## Elementy

gt-kind-luxury-cabin = kabina luksusowa
gt-kind-stasis-chamber = komora stazy
gt-kind-bidirectional-cannon = działo dwukierunkowe
gt-kind-cannon-engine = działosilnik
gt-kind-mixed-hold = ładownia mieszana
gt-kind-battery-hold = ładownia z bateriami
gt-kind-shield-booster = wzmacniacz osłon
gt-kind-cannon-booster = wzmacniacz dział
gt-kind-engine-booster = wzmacniacz silników
gt-kind-reactor = reaktor
gt-kind-plating = pancerz
gt-kind-life-support-blue = niebieski system podtrzymywania życia

## Uśpieni

gt-about-wake = Budź uśpionych
gt-ask-wake = Obudzić uśpionych? Wolne miejsca: { $n }
gt-do-wake = Obudź kogoś: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } budzi uśpionego

## Five players

gt-short-one-less = o jedną kostkę mniej
gt-no-room-one-less = Jesteś tu jako druga osoba i rezygnujesz z jednej kostki. Wyjmij inną, by wziąć tę.
why-gt-one-less = Jesteś tu jako druga osoba i rezygnujesz z jednej kostki.
