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
gt-pick-instead = { $cell }, instead of { $tile }
gt-pick-again = Back

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
