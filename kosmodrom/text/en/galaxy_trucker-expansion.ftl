# The Big Expansion of Galaxy Trucker.

## The lobby

option-galaxy_trucker-new-technologies = The warehouse has { $pick }.
option-galaxy_trucker-new-technologies-true = new technologies
option-galaxy_trucker-new-technologies-false = the usual components
option-galaxy_trucker-five-rules = The rules for five hold { $pick }.
option-galaxy_trucker-five-rules-five = with five players
option-galaxy_trucker-five-rules-four-too = with four players too

## Components

gt-kind-luxury-cabin = luxury cabin
gt-kind-stasis-chamber = stasis chamber
gt-kind-bidirectional-cannon = two-way cannon
gt-kind-cannon-engine = cannon engine
gt-kind-mixed-hold = mixed hold
gt-kind-battery-hold = battery hold
gt-kind-shield-booster = shield booster
gt-kind-cannon-booster = cannon booster
gt-kind-engine-booster = engine booster
gt-kind-reactor = reactor
gt-kind-plating = armour plating
gt-kind-life-support-blue = blue life support

## Sleepers

gt-about-wake = Wake sleepers
gt-ask-wake = Wake sleepers? Free places: { $n }
gt-do-wake = Wake somebody for { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } wakes a sleeper

## Five players

gt-short-one-less = you go without one cube
gt-no-room-one-less = You are the second here and go without one cube. Take another out to load this one.
why-gt-one-less = You are the second here and go without one cube.
