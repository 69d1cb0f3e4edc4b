# The Big Expansion of Galaxy Trucker.

## The lobby

option-galaxy_trucker-new-technologies = The warehouse has { $pick }.
option-galaxy_trucker-new-technologies-true = new technologies
option-galaxy_trucker-new-technologies-false = the usual components
option-galaxy_trucker-five-rules = The rules for five hold { $pick }.
option-galaxy_trucker-five-rules-five = with five players
option-galaxy_trucker-five-rules-four-too = with four players too

## The group in the lobby

gt-big = The Big Expansion
gt-big-none = nothing of it is used
gt-big-fifth-seat = the fifth seat switches this on
gt-big-new-technologies = new technologies
gt-big-five-rules = rules for five
gt-big-first-ship = { $value ->
    [both] classes I and IA
   *[other] class { $value }
}
gt-big-second-ship = { $value ->
    [both] classes II and IIA
   *[other] class { $value }
}
gt-big-evil-machinations = evil cards
gt-big-rough-roads = rough road { $value }
gt-big-bonus-cards = bonus cards
gt-big-handicap = handicap
gt-big-help = New to it?
gt-big-help-kinds = New technologies, five players and bonus cards add variety. The new classes, evil cards and rough roads make it harder; when evil cards and rough roads come together for the first time, fly the classes I, II and III.
gt-big-help-order = Take one module at a time: first five players or the new classes, then both, then evil cards or rough roads. Everything at once only when all of it is familiar.
gt-big-help-who = Five players and the new classes are for people who know the game well, evil cards for those with some good flights behind them, rough roads for old hands only, never while somebody is learning.
gt-big-help-free = Everything here is a suggestion. The hard modules may all come together among people who know them very well, what the dice say may be changed, and a module that nobody likes is left out.
gt-big-ways = What is used of it
gt-big-way-none = Nothing
gt-big-way-variety = More variety
gt-big-way-harder = Harder
gt-big-way-all = Everything
gt-big-rounds = class IIIa
gt-dice-decide = Let the dice decide with { $pick }.
gt-dice-times = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
gt-dice-roll = Roll
gt-dice-again = Roll again
gt-dice-seen = Everyone has seen the rolls. The sentences above can still be changed.

## Sleepers

gt-about-wake = Wake sleepers
gt-ask-wake = Wake sleepers? Free places: { $n }
gt-do-wake = Wake somebody for { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } wakes a sleeper

## Five players

gt-short-one-less = you go without one cube
gt-no-room-one-less = You are the second here and go without one cube. Take another out to load this one.
why-gt-one-less = You are the second here and go without one cube.

## Boosters and hyperspace

gt-about-jump = Jump into hyperspace
gt-answer-matters = When it matters
gt-ask-payment = Token { $n } of { $all }: from which battery?
gt-ask-jump = Jump into hyperspace before this card?
gt-do-boost = Boost { $tile }, { $cell }
gt-do-jump = Jump: burn out { $tile }, { $cell }
gt-do-jump-any = Jump: burn out { $tile }
gt-with-boosts = With boosts at most { $n }: { $verdict }.
gt-leap-you = you, if you jump
gt-jump-of = { $how }, { $hull }
gt-leap-hull = { $hull }, if it jumps
gt-leap-away = { $who }, away
gt-leap-missed = If you jump you miss cards { $from } to { $to }.
gt-mark-jump = jump
gt-mark-booster = boosts the engine
gt-future-meteors = { $n ->
    [one] one meteor comes
   *[other] { $n } meteors come
}
gt-future-against = batteries against them: { $n }
log-galaxy_trucker-boosted = { $who } boosts a cannon
log-galaxy_trucker-jumped = { $who } jumps into hyperspace
log-galaxy_trucker-came-back = { $who } is back from hyperspace
log-galaxy_trucker-gave-up-hyperspace = { $who } jumped on the last card and misses the goal
gt-status-away = in hyperspace

## Reactors

gt-confirm-fuel = a reactor could still burn a cube
gt-do-burn = Burn { $cube } in { $tile }, { $cell }
log-galaxy_trucker-burned = { $who } burns { $cube } and fills a battery: { $tokens } more

## Specialists

gt-who-lawyer = a blue alien, the lawyer
gt-who-manager = a blue alien, the manager
gt-who-merchant = a blue alien, the merchant
gt-who-technician = a blue alien, the technician
gt-who-diplomat = a blue alien, the diplomat
gt-about-diplomat = Send the diplomat
gt-ask-diplomat = Send the diplomat, and nothing happens to you?
gt-do-hire = { $cell }: { $who }
gt-report-luxury = Luxury fares
gt-report-manager = Manager
log-galaxy_trucker-hired-lawyer = { $who }: a blue alien moves in, the lawyer
log-galaxy_trucker-hired-manager = { $who }: a blue alien moves in, the manager
log-galaxy_trucker-hired-merchant = { $who }: a blue alien moves in, the merchant
log-galaxy_trucker-hired-technician = { $who }: a blue alien moves in, the technician
log-galaxy_trucker-hired-diplomat = { $who }: a blue alien moves in, the diplomat
log-galaxy_trucker-saved = The technician of { $who } saves a token
log-galaxy_trucker-negotiated = The diplomat of { $who } settles it and leaves

## Refusals

why-gt-no-waking = Nobody can wake now: that takes a sleeper, a place that has just become free and a human aboard.
why-gt-no-boost = This cannot be boosted now: a cannon must work, touch a fresh booster and have a token for it.
why-gt-no-jump = You cannot jump now: only after a card is revealed, or when you are asked for your strength or crew.
why-gt-no-burning = This reactor cannot burn that now.
why-gt-no-hiring = This specialist cannot come aboard here.

## Answers in flight

gt-ask-crew-count = Combat zone: your crew is counted
gt-blue = Blue alien: { $who }
gt-do-pay = Pay from the battery at { $cell }
gt-do-enough-wake = Let them sleep
gt-do-enough-crew = Stay
gt-do-decline-jump = Stay here
gt-do-accept-diplomat = Send the diplomat
gt-do-decline-diplomat = Keep the diplomat
gt-future-jump = you miss this card and the next one
gt-future-jump-hull = this hull misses the rest of this card and all of the next, the other one flies on
gt-reactor = Reactor:
gt-reactor-fills = { $n ->
    [one] one battery token more
   *[other] { $n } battery tokens more
}

## The show

gt-you-woke = You wake a sleeper
gt-you-boosted = You boost a cannon
gt-you-jumped = You jump into hyperspace
gt-you-came-back = You are back from hyperspace
gt-you-burned = You burn { $cube } and fill a battery: { $tokens } more
gt-you-saved = Your technician saves a token
gt-you-negotiated = Your diplomat settles it and leaves
gt-you-withdrew-own-choice = You withdraw { $hull }
gt-you-withdrew-no-humans = You withdraw { $hull }: there is no human in it
gt-you-withdrew-no-engines = You leave { $hull } behind: it cannot move
gt-you-withdrew-no-hull = You have lost all of { $hull }
gt-news-woke = a sleeper wakes
gt-news-boosted = boosts a cannon
gt-news-came-back = is back
gt-news-burned = +{ $n } from the reactor
gt-news-saved = a token saved
gt-news-negotiated = settled by the diplomat
