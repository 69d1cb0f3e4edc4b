# Ship classes IA and IIA of the Big Expansion.

## The lobby

option-galaxy_trucker-first-ship = Round I is flown { $pick }.
option-galaxy_trucker-first-ship-I = with ships of class I
option-galaxy_trucker-first-ship-IA = with class IA, any front
option-galaxy_trucker-first-ship-both = twice: class I, then IA
option-galaxy_trucker-second-ship = Round II is flown { $pick }.
option-galaxy_trucker-second-ship-II = with ships of class II
option-galaxy_trucker-second-ship-IIA = with class IIA, two hulls
option-galaxy_trucker-second-ship-both = twice: class II, then IIA

## The front of a ship

gt-edge-0 = at the top
gt-edge-1 = on the right
gt-edge-2 = at the bottom
gt-edge-3 = on the left
gt-ask-front = Which side of your ship is its front?
gt-do-face = The front is { $side }
gt-front-is = Front: { $side }
gt-report-creativity = Creativity
log-galaxy_trucker-faced-fixed = { $who } chooses the front: { $side }
log-galaxy_trucker-faced-meant = The front is to be { $side }, for now
why-gt-front-fixed = The front of this ship is fixed.
why-gt-front-meant = That side is meant to be the front already.

## Two hulls

gt-hull-left = the left hull
gt-hull-right = the right hull
gt-do-withdraw = Withdraw { $hull }
gt-confirm-hull = a hull would leave the flight
gt-news-withdrew = a hull leaves the flight
log-galaxy_trucker-withdrew-own-choice = { $who } withdraws { $hull }
log-galaxy_trucker-withdrew-no-humans = { $who } withdraws { $hull }: there is no human in it
log-galaxy_trucker-withdrew-no-engines = { $who } leaves { $hull } behind: it cannot move
log-galaxy_trucker-withdrew-no-hull = { $who } has lost all of { $hull }
log-galaxy_trucker-withdrew-hyperspace = { $who } jumps with { $hull } on the last card: it does not arrive
log-galaxy_trucker-hull-jumped = { $who } sends { $hull } into hyperspace
log-galaxy_trucker-hull-came-back = { $who } has { $hull } back from hyperspace
why-gt-one-hull = Your ship has only one hull.
why-gt-hull-stays = In open space you cannot leave a hull behind to fly faster.
