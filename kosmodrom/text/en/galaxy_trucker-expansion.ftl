# The Big Expansion of Galaxy Trucker.

## The lobby

option-galaxy_trucker-new-technologies = The warehouse has { $pick }.
option-galaxy_trucker-new-technologies-true = new technologies
option-galaxy_trucker-new-technologies-false = the usual components

## Sleepers

gt-about-wake = Wake sleepers
gt-ask-wake = Wake sleepers? Free places: { $n }
gt-do-wake = Wake somebody for { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } wakes a sleeper
