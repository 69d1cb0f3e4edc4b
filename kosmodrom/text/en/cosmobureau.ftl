### Cosmobureau: names, sentences and help.

## Things

cosmobureau-colour-orange = orange
cosmobureau-colour-blue = blue
cosmobureau-colour-pink = pink
cosmobureau-colour-inspector = inspector
cosmobureau-colour-any = any planet
cosmobureau-agent = { $colour }, { $contacts ->
    [one] one contact
   *[other] { $contacts } contacts
}
cosmobureau-landed = landed
cosmobureau-aboard = aboard
cosmobureau-megamall = megamall
cosmobureau-wormhole = wormhole
cosmobureau-unknown = unknown space
cosmobureau-credits = Credits
cosmobureau-level = level { $n }
cosmobureau-captain-C1 = Captain of lines: three of one colour in a row or column
cosmobureau-captain-C2 = Captain of the edges: columns 1 and 6
cosmobureau-captain-C3 = Captain of squares: two by two agents
cosmobureau-captain-C4 = Captain of distance: one neighbour at most
cosmobureau-captain-C5 = Captain of crowds: an agent with four neighbours
cosmobureau-captain-C6 = Captain of row 3: a flight for each agent there

## Actions of compartments, rooms and tiles

cosmobureau-op-fuel = { $n } fuel
cosmobureau-op-fill-tank = fill the tank
cosmobureau-op-sample-here = a sample from below
cosmobureau-op-sample-any = any sample
cosmobureau-op-sample-colour = { $colour } sample
cosmobureau-op-enlarge-store = larger store
cosmobureau-op-place-office = open an office
cosmobureau-op-bureau = { $n ->
    [one] one room ahead
   *[other] { $n } rooms ahead
}
cosmobureau-op-fly = a flight
cosmobureau-op-credits = { $n ->
    [one] one credit
   *[other] { $n } credits
}
cosmobureau-op-choice = { $first } or { $second }
cosmobureau-op-pay-fuel = pay { $cost } fuel: { $what }
cosmobureau-op-discard-sample = give a sample: { $what }
cosmobureau-op-per-level = for each level: { $what }
cosmobureau-op-per-office = for each office: { $what }

## The table

cosmobureau-panels = Parts of the table
cosmobureau-ship = Ship
cosmobureau-your-ship = Your ship
cosmobureau-universe = Universe
cosmobureau-bureau = Bureau
cosmobureau-hand = Your agents
cosmobureau-queue = Queue
cosmobureau-bag = { $n } in the bag
cosmobureau-stack = { $n ->
    [one] one tile unknown
   *[other] { $n } tiles unknown
}
cosmobureau-player = credits { $credits }, level { $level }, fuel { $fuel }, samples { $samples }
cosmobureau-have-fuel = You have { $n } fuel
cosmobureau-filled = { $n } of 24 filled
cosmobureau-offices-left = Offices left
cosmobureau-room-level = Room { $room }, level { $level }
cosmobureau-fuel-of = Fuel { $n } of { $limit }
cosmobureau-samples = { $n ->
    [one] one sample
   *[other] { $n } samples
}
cosmobureau-store-words = Store: { $fuel } fuel of { $limit }, samples: { $orange } orange, { $blue } blue, { $pink } pink
cosmobureau-price = { $n } fuel
cosmobureau-landing-pays = landing pays { $n }
cosmobureau-fits = Your agent fits here
cosmobureau-zoom-in = Closer
cosmobureau-zoom-out = Farther
cosmobureau-turn = Turn
cosmobureau-turn-of = Turn { $n } of { $all }
cosmobureau-phases = Place an agent, use its compartment, take a new agent.
cosmobureau-still-possible = Still possible this turn
cosmobureau-times-left = { $n } times
cosmobureau-done = done
cosmobureau-under-way = under way

## What is asked

cosmobureau-ask-ship = Choose a side of your ship
cosmobureau-ask-captain = Choose a captain
cosmobureau-ask-place = Place an agent
cosmobureau-ask-bonus = Take your bonuses, in any order
cosmobureau-ask-actions = Use the compartment, in any order
cosmobureau-ask-flight = Fly on, or end the flight here
cosmobureau-ask-flight-first = Where do you fly?
cosmobureau-ask-sample = Which sample do you store?
cosmobureau-ask-discard = Which sample do you give?
cosmobureau-ask-office = Which office do you open?
cosmobureau-ask-pick = The room offers one of these
cosmobureau-ask-inspector = Which inspector is promoted?
cosmobureau-ask-take = Take an agent from the queue
cosmobureau-waiting = { $name } is at work
cosmobureau-over = The game is over
cosmobureau-last-turns = { $n ->
    [one] One turn left in all.
   *[other] { $n } turns left in all.
}
cosmobureau-hint-place = Choose an agent, turn it, press a framed compartment.
cosmobureau-hint-flight = Press a tile for the price and the way; press it again to fly.
cosmobureau-hint-take = Then the turn passes to the left.
cosmobureau-opens = Opens { $cells }
cosmobureau-captain-due = { $n ->
    [one] Your captain pays.
   *[other] Your captain pays { $n } times.
}
cosmobureau-not-yet = Not yet
cosmobureau-left = { $n ->
    [one] one action still possible
   *[other] { $n } actions still possible
}
cosmobureau-end-sure = Yes, leave the rest
cosmobureau-gain-credits = +{ $n } credits
cosmobureau-gain-fuel = { $n } fuel
cosmobureau-gain-lost = { $n } would be lost
cosmobureau-gain-rooms = rooms { $rooms }

## What a button does

cosmobureau-do-choose-ship = Side { $side }
cosmobureau-do-choose-captain = Captain { $captain }
cosmobureau-do-place = Place in { $cell }
cosmobureau-do-use = { $what }
cosmobureau-do-take-bonus = { $what }
cosmobureau-do-pick = { $what }
cosmobureau-do-decline = Leave it
cosmobureau-do-take-sample = Store { $colour }
cosmobureau-do-give-sample = Give { $colour }
cosmobureau-do-open-office = Office for { $planet }: { $credits }
cosmobureau-do-flip-inspector = Inspector in { $cell }
cosmobureau-do-fly-to = Fly to { $tile }
cosmobureau-do-explore = Explore there
cosmobureau-do-land = Land from { $cell }: { $colour }
cosmobureau-do-end-flight = End the flight
cosmobureau-do-end-actions = Finish the compartment
cosmobureau-do-take-agent = Take: { $colour }
cosmobureau-do-exchange = Exchange the queue
cosmobureau-do-end-game = Stop here

## The end

cosmobureau-end-you = You win with { $n } credits
cosmobureau-end-winners = { $names }: victory with { $n } credits
cosmobureau-end-alone = { $n } credits, all your own
cosmobureau-end-lead = { $n } ahead of { $name }. The bureau has noticed, in triplicate.
cosmobureau-end-filed = The bureau has filed it, in triplicate.
cosmobureau-end-sources = Where the credits came from
cosmobureau-end-tie = On a tie the fuller tank wins: { $fuel } fuel
cosmobureau-end-times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
cosmobureau-end-rank = Alone in space: { $rank }
cosmobureau-end-next = { $n } more for the next rank: { $rank }.
cosmobureau-end-best = Your best alone: { $n } credits.
cosmobureau-source-landing = Landings
cosmobureau-source-office = Offices
cosmobureau-source-sets = Sets of three samples
cosmobureau-source-room = Bureau rooms
cosmobureau-source-inspector = Inspectors at a level
cosmobureau-source-discovery = Discoveries
cosmobureau-source-compartment = Compartments
cosmobureau-source-captain = Captain
cosmobureau-rank-trainee = Trainee
cosmobureau-rank-employee = Employee of the month
cosmobureau-rank-seasoned = Seasoned captain
cosmobureau-rank-coordinator = Bureau coordinator
cosmobureau-rank-vice-president = Vice president
cosmobureau-rank-millennium = Captain of the millennium

## The first three turns

cosmobureau-guide-1-place = Each turn you place one agent. A contact of it has to meet a contact of the ship (the half discs at the bottom) or of another agent. The compartment you fill gives its actions once, so choose what you want to do.
cosmobureau-guide-1-actions = These are the actions of your compartment. Use them in any order; fuel first is often wise. Each is yours once.
cosmobureau-guide-1-flight = A step to the next tile costs 1 fuel, a wormhole nothing, an unknown space 3. Where your flight ends, an agent of the planet’s colour may land for credits.
cosmobureau-guide-1-take = Take a new agent. Its colour decides on which planets it can land, its contacts where it fits.
cosmobureau-guide-2-place = Contacts that point at an empty compartment keep your ship growing. Do not build yourself in.
cosmobureau-guide-2-actions = Fuel and samples share one store: every sample takes room from the tank. But each sample makes landings on its colour worth one more.
cosmobureau-guide-2-sample = A sample of a colour adds one credit to every landing on planets of that colour. Three different ones are a set: six credits at the end.
cosmobureau-guide-2-flight = Exploring costs 3 fuel and brings a bonus at once. What lies there stays secret until you go; that cannot be undone.
cosmobureau-guide-3-place = An inspector has one contact only. Each time you enter a level room of the bureau, one inspector is promoted: two credits, and contacts on all sides.
cosmobureau-guide-3-actions = Rooms of the bureau pay as you pass them. Levels make the violet “for each level” actions stronger. From here on you know your way.

## The log

log-cosmobureau-game-began = { $who } begins
log-cosmobureau-ship-chosen = { $who } flies side { $side }
log-cosmobureau-captain-chosen = { $who } hires captain { $captain }
log-cosmobureau-turn-began = { $who }: turn { $turn }
log-cosmobureau-agent-placed = { $who } places in { $cell }: { $colour }
log-cosmobureau-no-place-left = { $who } has no place left for an agent
log-cosmobureau-captain-helped = { $who }: the captain pays { $times ->
    [one] once
   *[other] { $times } times
}
log-cosmobureau-bonus-declined = { $who } leaves a bonus
log-cosmobureau-fuel-gained = { $who } gets { $fuel }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
log-cosmobureau-fuel-paid = { $who } pays { $fuel }
log-cosmobureau-sample-stored = { $who } stores { $sample }{ $gave ->
    [yes] , giving up a fuel
   *[no] {""}
}
log-cosmobureau-sample-given = { $who } gives { $sample }
log-cosmobureau-store-enlarged = { $who } now stores { $usable }
log-cosmobureau-office-opened = { $who } opens an office on { $tile }: { $credits }
log-cosmobureau-room-entered = { $who } enters room { $room }
log-cosmobureau-level-reached = { $who } reaches level { $level }
log-cosmobureau-inspector-flipped = { $who } promotes an inspector: { $credits }
log-cosmobureau-credits-gained = { $who } earns { $credits }
log-cosmobureau-flew = { $who } flies to { $tile } for { $price } fuel
log-cosmobureau-explored = { $who } discovers { $tile } for { $price } fuel
log-cosmobureau-landed = { $who } lands { $colour } on { $tile }: { $credits }
log-cosmobureau-agent-taken = { $who } takes from the queue: { $colour }
log-cosmobureau-queue-exchanged = { $who } exchanges the whole queue
log-cosmobureau-queue-refilled = New in the queue: { $colour }, { $bag } in the bag
log-cosmobureau-end-triggered = The bag is empty: { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
log-cosmobureau-sets-scored = { $who }: { $sets ->
    [one] one set
   *[other] { $sets } sets
} of samples, { $credits }
log-cosmobureau-game-ended = Victory: { $who }

## Phases and options

phase-cosmobureau-setup = Set-up
phase-cosmobureau-turn = Turn { $n }
phase-cosmobureau-end = The end
option-cosmobureau-ships = We fly { $pick }.
option-cosmobureau-ships-standard = the same ship, side 00
option-cosmobureau-ships-backs = the different backs of our boards
option-cosmobureau-ships-choice = the side that each of us chooses
option-cosmobureau-captains = Captains are { $pick }.
option-cosmobureau-captains-none = left in the box
option-cosmobureau-captains-chance = dealt by chance
option-cosmobureau-captains-choice = chosen in turn
option-cosmobureau-components = We play with { $pick }.
option-cosmobureau-components-usual = the components of this site
option-cosmobureau-components-own = components of our own
cosmobureau-components-edit = Put in the values of your own box
cosmobureau-components-help = If you own the printed game: a text in TOML with whatever differs from ours. The documentation has a page about it; a mistake is named with its place.
cosmobureau-components-file = Choose a file
cosmobureau-components-use = Play with this
cosmobureau-components-drop = Play with ours again

## Why not

why-cosmobureau-not-your-turn = It is not your turn.
why-cosmobureau-one-agent-a-turn = One agent a turn; yours is placed.
why-cosmobureau-finish-first = Answer the open question first.
why-cosmobureau-not-flying = You are not flying: start a flight from your compartment.
why-cosmobureau-land-after-flight = Agents land at the end of a flight.
why-cosmobureau-take-last = Agents are taken when the compartment is finished.
why-cosmobureau-only-stuck-alone = Stopping early is for lone captains in a dead end.
why-cosmobureau-move-first = A flight has at least one move.
why-cosmobureau-not-in-hand = That agent is not in your hand.
why-cosmobureau-no-compartment = There is no such compartment.
why-cosmobureau-compartment-full = Somebody sits there already.
why-cosmobureau-no-contact-there = No open contact waits there.
why-cosmobureau-contacts-do-not-meet = Turned like this, no contact meets another.
why-cosmobureau-no-way = There is no way there yet.
why-cosmobureau-too-far = That costs { $price } fuel and you have { $fuel }.
why-cosmobureau-stack-empty = Everything has been discovered.
why-cosmobureau-not-next-to-a-tile = Only spaces next to a known tile can be explored.
why-cosmobureau-nobody-lands-here = There is no planet to land on.
why-cosmobureau-landed-here = One landing a turn on each planet; yours was made here.
why-cosmobureau-nobody-in-compartment = There is nobody in that compartment.
why-cosmobureau-already-flipped = That agent has landed already.
why-cosmobureau-wrong-colour = Only agents of the planet’s colour land there.
why-cosmobureau-exchanged-already = The queue is exchanged once a turn at most.
why-cosmobureau-queue-is-mixed = Only a queue of one kind can be exchanged.
why-cosmobureau-bag-empty = The bag is empty.
why-cosmobureau-action-used = That action is used up this turn.
why-cosmobureau-level-used = { $level ->
    [0] At bureau level 0 this does nothing yet.
   *[other] You have used this as often as your level allows.
}
why-cosmobureau-offices-used = { $offices ->
    [0] Without an office on a planet this does nothing yet.
   *[other] You have used this once for each of your offices.
}
why-cosmobureau-no-blocker = Your store has its full size.
why-cosmobureau-no-fuel-to-fly = Not enough fuel to leave this tile.
why-cosmobureau-no-fuel-to-pay = Not enough fuel to pay the price.
why-cosmobureau-no-sample-to-pay = You have no sample to give.
why-cosmobureau-no-office-fits = None of your offices fits this planet.
why-cosmobureau-office-taken = There is an office on this planet already.
why-cosmobureau-no-planet = There is no planet under your ship.
why-cosmobureau-no-sample-here = There is nothing to take a sample of here.
why-cosmobureau-no-such-option = There is no such option.
why-cosmobureau-not-in-compartment = Your compartment has no such action.
why-cosmobureau-store-full = Your store is full of samples.
why-cosmobureau-supply-empty = No sample of that colour is left.
why-cosmobureau-tank-full = Your tank is full.
