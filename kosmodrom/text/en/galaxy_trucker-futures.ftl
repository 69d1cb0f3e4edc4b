## What an answer would bring

gt-if-silent = if time runs out
gt-gain = { $n } cr
gt-future-crew = crew { $from } to { $to }
gt-future-crew-stays = crew stays { $n }
gt-future-engines = engines { $n }
gt-future-cannons = cannons { $n }
gt-future-exposed = exposed connectors { $from } to { $to }
gt-future-shots = { $n ->
    [one] one shot at you
   *[other] { $n } shots at you
}
gt-future-reward = reward { $n } credits
gt-future-goods-lost = { $n ->
    [one] one cube lost, worth { $worth }
   *[other] { $n } cubes lost, worth { $worth }
}
gt-future-sold = { $n ->
    [one] one cube sold for half the price
   *[other] { $n } cubes sold for half the price
}
gt-future-cube = worth { $worth }
gt-future-fits = { $n ->
    [one] it fits
   *[other] all fit
}
gt-future-some = room for { $n } of { $all }
gt-future-goes = { $n ->
    [one] one cube aboard goes
   *[other] { $n } cubes aboard go
}
gt-future-behind = { $n ->
    [one] one cube stays behind
   *[other] { $n } cubes stay behind
}
gt-future-all-aboard = nothing stays behind
gt-future-days = { $days ->
    [one] one day
   *[other] { $days } days
}
gt-future-days-stay = { $days ->
    [one] one day
   *[other] { $days } days
}: still place { $to }
gt-future-days-place = { $days ->
    [one] one day
   *[other] { $days } days
}: place { $from } becomes { $to }
gt-future-place = you stay place { $n }
gt-future-home = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} if it ended now
gt-future-home-half = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}, goods for half the price
gt-future-again = all parts go back, nothing is lost
gt-short-no-holds = you have no holds
gt-short-no-special = red needs a special hold
gt-short-special-full = your special holds are full
gt-short-full = your holds are full
gt-no-room-no-holds = You have no holds, so nothing can go aboard.
gt-no-room-no-special = Red goods need a special hold (the red one), and your ship has none.
gt-no-room-special-full = Red goods need a special hold, and yours are full. Press a cube aboard to take it out.
gt-no-room-full = All holds are full. Press a cube aboard to take it out.
gt-loading-rest = What still waits at the end goes back to the bank.
gt-piece-at = { $piece }, at { $cell }
gt-confirm-lapped = the leader would lap you, and the flight would be over for you
gt-ask-build-again = Your ship cannot fly like this. Build again?
gt-guide-phase-again = A ship needs a cabin for its crew and an engine that points to the rear. Build again: everything goes back to the warehouse, and the others wait for you.
gt-do-build-again = Build again
gt-do-fly-as-it-is = Fly as it is
gt-do-restore-all = Put all back
log-galaxy_trucker-took-apart = { $who } takes the ship apart and builds again
option-galaxy_trucker-second-try = In the learning flight, who cannot fly { $pick }.
option-galaxy_trucker-second-try-true = may build again once
option-galaxy_trucker-second-try-false = flies anyway
why-gt-no-holds = Your ship has no holds.
why-gt-no-special = Red goods need a special hold, and your ship has none.
why-gt-special-full = Red goods need a special hold, and yours are full.
why-gt-holds-full = All your holds are full.
