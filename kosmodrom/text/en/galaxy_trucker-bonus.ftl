### Galaxy Trucker, bonus cards of the Big Expansion: what they ask, and what happens.

option-galaxy_trucker-bonus-cards = The decks are { $pick }.
option-galaxy_trucker-bonus-cards-true = those with the bonus cards
option-galaxy_trucker-bonus-cards-false = the usual ones

## What is asked

gt-ask-die = Set the die. Nobody else sees it
gt-ask-guess = What does the die show?
gt-ask-bribe = Your secret bid for the robo-police
gt-ask-spot = Which spot do they clear on every ship?
gt-ask-billiards = Which meteors, and for whom?
gt-ask-yard = Which yard do you take?
gt-ask-battery-junkyard = Which batteries does the yard get? Still { $n }
gt-ask-rearrange = Move crew or batteries around?
gt-ask-warehouse = Mount a part of the star warehouse?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
gt-do-name-spot = Column { $column }, row { $row }
gt-do-send-meteors = Line { $line } for { $target }
gt-do-visit = Yard { $area }
gt-do-move-figure = One of the crew: { $start } to { $cell }
gt-do-move-token = A battery: { $start } to { $cell }
gt-do-arranged = Leave it so
gt-do-mount = { $tile }, { $cell }, { $turned }
gt-turned-0 = as it lies
gt-turned-1 = turned right
gt-turned-2 = turned round
gt-turned-3 = turned left
gt-pick-line = Line { $n }

gt-bid-title = Your secret bid
gt-bid-have = { $n ->
    [one] you have one credit; only the winner pays
   *[other] you have { $n } credits; only the winner pays
}
gt-bid-less = One credit less
gt-bid-more = One credit more
gt-bid-open = open for you
gt-bid-sealed = sealed
gt-bid-ask = { $n ->
    [one] Bid one credit?
   *[other] Bid { $n } credits?
}
gt-bid-ties = Who bids most names a spot. With the same bid these go before you: { $names }.
gt-bid-ties-mine = Who bids most names a spot. You are last, so a tie is yours.
gt-bid-nothing = Bid nothing
gt-bid-nothing-note = 0 is allowed
gt-bid-seal = { $n ->
    [one] Seal a bid of one credit
   *[other] Seal a bid of { $n } credits
}
gt-bid-if = { $from } to { $to } if it wins
gt-spot-title = Name a column and a row
gt-spot-ahead = Look ahead: what a spot would cost
gt-spot-flags = a flag for every ship with a part there
gt-spot-counts = parts of others; the flag is yours
gt-spot-parts = { $n ->
    [one] one part
   *[other] { $n } parts
}
gt-spot-empty = nothing there
gt-spot-takes = Column { $column }, row { $row } takes
gt-spot-none = Press a spot to see what it takes
gt-spot-falls = { $n ->
    [one] one more falls off
   *[other] { $n } more fall off
}
gt-spot-safe = nothing there
gt-spot-ask = { $n ->
    [0] Column { $column }, row { $row }: nobody loses a part
    [one] Column { $column }, row { $row }: one part goes
   *[other] Column { $column }, row { $row }: { $n } parts go
}
gt-spot-press = Press a spot, or go there with the arrow keys.
gt-spot-mine = Yours too: { $tile }.
gt-spot-not-mine = Your ship loses nothing.
gt-spot-harmless = Off all ships
gt-die-said = said this
gt-die-not-yet = not yet
gt-die-hidden = the die
gt-die-only-you = only you see it
gt-die-means = { $n ->
    [one] Right: one credit.
   *[other] Right: { $n } credits.
} Wrong: as many days back as the die shows.
gt-die-set-means = Whoever does not guess it falls back by as many days.
gt-line-which = Which meteors
gt-line-whom = For whom
gt-line-meteors = { $n ->
    [one] one meteor
   *[other] { $n } meteors
}
gt-line-means = { $n ->
    [0] Nothing there can be hit, whatever you roll.
    [one] One part there could be hit; you roll.
   *[other] { $n } parts there could be hit; you roll.
}
gt-mark-moves = can move
gt-moving-whom = Press a marked cabin or battery, then where one of it goes.
gt-moving-where = Now press where it goes, or the same square again.
gt-shelf-which = Choose a part above.
gt-shelf-where = Press a marked square: free, or with a part to replace.
gt-shelf-here = Turn it, press another square, or mount it.
gt-shelf-never = fits nowhere
gt-shelf-add = Mount { $tile }
gt-shelf-swap = Mount { $tile } instead of { $old }
gt-future-hits = { $n ->
    [one] one hit to take first
   *[other] { $n } hits to take first
}

## What happens

log-galaxy_trucker-die-set = { $who } has set the die
log-galaxy_trucker-guessed = { $who } says { $number }
log-galaxy_trucker-die-shown = The die of { $who } shows { $number }
log-galaxy_trucker-bid-shown = { $who } has bid { $credits }
log-galaxy_trucker-bribed = { $who } pays { $credits } and names the spot
log-galaxy_trucker-spot-named = { $who } names column { $column }, row { $row }
log-galaxy_trucker-meteors-sent = { $who } sends line { $line } to { $target }
log-galaxy_trucker-visited = { $who } takes yard { $area }
log-galaxy_trucker-supplied = { $who } takes new crew or batteries aboard: { $n }
log-galaxy_trucker-rearranged-human = { $who } moves one of the crew
log-galaxy_trucker-rearranged-sleeper = { $who } sends a newcomer to sleep
log-galaxy_trucker-rearranged-battery = { $who } moves a battery token
log-galaxy_trucker-shelf-laid = The star warehouse shows its parts: { $n }
log-galaxy_trucker-mounted-added = { $who } mounts { $tile }
log-galaxy_trucker-mounted-swapped = { $who } mounts { $tile } instead of { $old }
gt-you-die-set = You have set the die
gt-you-guessed = You say { $number }
gt-you-bid-shown = You have bid { $credits }
gt-you-bribed = You pay { $credits } and name the spot
gt-you-spot-named = You name column { $column }, row { $row }
gt-you-meteors-sent = You send line { $line } to { $target }
gt-you-visited = You take yard { $area }
gt-you-supplied = You take new crew or batteries aboard: { $n }
gt-you-mounted-added = You mount { $tile }
gt-you-mounted-swapped = You mount { $tile } instead of { $old }
gt-news-die-set = sets the die
gt-news-guessed = says { $n }
gt-news-bid-shown = bid { $n }
gt-news-bribed = pays { $n }
gt-news-spot-named = column { $column }, row { $row }
gt-news-meteors-sent = line { $n }
gt-news-visited = yard { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = mounts { $tile }

## Refusals

why-gt-no-such-face = A die shows 1 to 6, and only who is asked may name a number.
why-gt-no-such-bribe = You cannot bid that: from nothing up to all the credits you have, once.
why-gt-no-such-spot = Neither column nor row may be 7, and both lie between 2 and 12.
why-gt-no-such-line = Pick a line that is still free, and somebody else who is here.
why-gt-no-such-yard = This yard is taken, or you cannot pay for it.
why-gt-no-rearranging = That cannot be moved there now: crew moves to free beds, batteries to free cells.
why-gt-no-mounting = This part does not fit there.
