### Galaxy Trucker: names, sentences and help.

## Components, goods, cards

gt-ship = Ship
gt-square = empty square
gt-spot = column { $column }, row { $row }
gt-kind-starting-cabin = pilot cabin
gt-kind-cabin = cabin
gt-kind-life-support-purple = purple life support
gt-kind-life-support-orange = orange life support
gt-kind-engine = engine
gt-kind-double-engine = double engine
gt-kind-cannon = cannon
gt-kind-double-cannon = double cannon
gt-kind-shield = shield
gt-kind-battery = battery
gt-kind-cargo = cargo hold
gt-kind-special-cargo = special hold
gt-kind-structural = structural module
gt-family-cabin = Cabins
gt-family-engine = Engines
gt-family-cannon = Cannons
gt-family-shield = Shields
gt-family-battery = Batteries
gt-family-cargo = Cargo holds
gt-family-special-cargo = Special holds
gt-family-life-support = Life supports
gt-family-structural = Structural modules
gt-all-tiles = All { $n } components
gt-cube-red = red cube
gt-cube-yellow = yellow cube
gt-cube-green = green cube
gt-cube-blue = blue cube
gt-who-humans = two humans
gt-who-purple = a purple alien
gt-who-orange = an orange alien
gt-mark-fits = fits
gt-mark-turn = fits after a turn
gt-mark-never = does not fit
gt-mark-pick = can be chosen
gt-mark-danger = in danger
gt-mark-falls = would break off
gt-mark-loose = loose
gt-mark-flaw = an error
gt-mark-chosen = powered
gt-large = large
gt-small = small
gt-side-0 = from the front
gt-side-1 = from the right
gt-side-2 = from the rear
gt-side-3 = from the left
gt-hazard = { $size }, { $side }
gt-card-open-space = Open space
gt-card-open-space-what = Everybody flies on by as many days as their engines are strong.
gt-card-stardust = Stardust
gt-card-stardust-what = One day lost for each exposed connector.
gt-card-meteor-swarm = Meteor swarm
gt-card-meteor-swarm-what = Shields stop small ones, cannons shoot large ones.
gt-card-planets = Planets
gt-card-planets-what = Land, load, lose days. The leader chooses first.
gt-card-abandoned-ship = Abandoned ship
gt-card-abandoned-ship-what = Give crew away for credits. For one only.
gt-card-abandoned-station = Abandoned station
gt-card-abandoned-station-what = With enough crew you may load its goods. For one only.
gt-card-smugglers = Smugglers
gt-card-smugglers-what = Stronger than they: load their goods. Weaker: lose your best.
gt-card-slavers = Slavers
gt-card-slavers-what = Stronger than they: take the bounty. Weaker: lose crew.
gt-card-pirates = Pirates
gt-card-pirates-what = Stronger than they: take the bounty. Weaker: they shoot.
gt-card-combat-zone = Combat zone
gt-card-combat-zone-what = In each line the weakest one suffers.
gt-card-epidemic = Epidemic
gt-card-epidemic-what = Occupied cabins that are joined lose one of their crew.
gt-card-sabotage = Sabotage
gt-card-sabotage-what = The smallest crew loses a component.
gt-card-strength = Strength { $n }
gt-card-crew-needed = Crew of { $n } needed
gt-card-crew-lost = { $n } crew lost
gt-card-goods-lost = { $n } goods lost
gt-card-credits = { $n } credits
gt-card-days = { $n ->
    [one] one day
   *[other] { $n } days
} lost
gt-least-crew = Fewest crew
gt-least-engines = Weakest engines
gt-least-cannons = Weakest cannons

## The race

gt-warehouse = Warehouse
gt-one-at-a-time = grab one at a time
gt-face-down = face down
gt-face-up = Face up
gt-in-order = in order of return
gt-tray-empty = Nothing has been given back yet.
gt-filter = Show only
gt-all = All
gt-your-hand = Your hand
gt-loose = Loose
gt-turn = Turn
gt-turn-right = Right
gt-turn-left = Left
gt-set-aside = Set aside
gt-set-aside-of = { $n } of { $all }
gt-free = free
gt-back-to-mine = Back to my ship
gt-grab = Grab the next component
gt-grab-fixes = this fixes the loose one
gt-confirm-charged = there is still something wrong or set aside
gt-confirm-small = your ship is still small
gt-confirm-crew = no human would be left aboard
gt-confirm-give-up = the flight would be over for you
gt-confirm-cubes = cubes that still have room would be left behind
gt-finish-sure = Yes, finish like this
gt-time = Time
gt-circle = hourglass on circle { $n }
gt-start = Start
gt-sand-left = Hourglass, { $time } left
gt-flip = Turn the hourglass
gt-flip-no = The hourglass rests.
gt-flip-running = Cannot be turned: the sand is running.
gt-flip-finished-only = The last turn is for those who have finished.
gt-flip-yes = Turn the hourglass
gt-tokens = Number tokens
gt-mode-realtime = real time
gt-mode-turns = in turns
gt-mode-untimed = no clock
gt-forecast = Forecast
gt-pile = Pile { $pile }
gt-rivals = The others
gt-counters = What your ship can do
gt-engines = Engines
gt-cannons = Cannons
gt-crew = Crew
gt-batteries = Batteries
gt-holds = Holds
gt-shielded = Shielded
gt-exposed = Exposed
gt-parts = { $n ->
    [one] one part
   *[other] { $n } parts
}, { $exposed } exposed
gt-is-gone = has left
gt-is-away = is away
gt-is-deciding = is deciding
gt-is-threatened = in danger: { $tile }
gt-is-out = gave up
gt-is-finished = done, no. { $n }
gt-is-looking = looks at pile { $pile }
gt-is-reaching = reaches for: { $tile }
gt-is-holding = holds something
gt-is-ready = is ready
gt-is-not-ready = getting ready
gt-is-building = is building
gt-place = place { $n }
gt-build-grab = Grab a component
gt-build-take = Take a component that lies face up, or finish
gt-build-wait = Others are still building
gt-build-held = You hold: { $tile }
gt-build-loose = Loose: { $tile }, { $column } / { $row }
gt-build-loose-more = Move it, turn it or give it back. Your next grab fixes it.
gt-build-finished = Finished as number { $n }
gt-build-paused = The build is paused.
gt-build-turn = One thing a turn: grab, attach, look or finish.

## Phases and headlines

gt-round = Round { $n } of { $all }, class { $board }
gt-card-of = Card { $n } of { $all }
gt-next-card = Card { $n } of { $all } comes next
gt-phase-ready = Ready for the race?
gt-phase-countdown = Get ready
gt-phase-build = Building race
gt-phase-tokens = Take a number
gt-phase-inspection = Inspection
gt-phase-launch = Boarding
gt-phase-flight = In flight
gt-phase-between-cards = Fly on?
gt-phase-landed = Landed
gt-phase-over = The end
gt-ready = The race begins when all are ready.
gt-ready-learning = The learning flight: no clock, errors are marked, and everything is explained.
phase-galaxy_trucker-build = Round { $n }: building
phase-galaxy_trucker-launch = Round { $n }: launch
phase-galaxy_trucker-card = Round { $n }: flight
phase-galaxy_trucker-end = Round { $n }: the money

## The flight

gt-track = Flight order
gt-target = target
gt-result-missed = it misses
gt-result-harmless = bounces off
gt-result-shot = shot down
gt-result-shielded = the shield holds
gt-result-hit = hit
gt-row = Row { $n }
gt-column = Column { $n }
gt-you = You
gt-up-to = up to { $n }
gt-as-it-is = As it is: { $verdict }.
gt-with-all = With batteries at most { $n }: { $verdict }.
gt-verdict-won = you win
gt-verdict-tied = a draw, nothing happens
gt-verdict-lost = you lose
gt-verdict-not-yet = not enough yet
gt-verdict-safe = you are safe
gt-verdict-weakest = you are the weakest
gt-verdict-weakest-so-far = the weakest so far
gt-verdict-days = { $n ->
    [one] one day ahead
   *[other] { $n } days ahead
}
gt-verdict-stuck = no engine, the flight is over for you
gt-deciding = { $n ->
    [one] { $names } is deciding
   *[other] Deciding: { $names }
}
gt-time-default = No answer in time: the usual one is taken.
gt-sure = Yes, really
gt-give-up-sure = Yes, give up
gt-future-battery = batteries { $from } to { $to }
gt-future-strength = strength { $from } to { $to }: { $verdict }
gt-future-stay = strength { $n }: { $verdict }
gt-future-lose = { $n ->
    [one] you lose one component
   *[other] you lose { $n } components
}
gt-ships = The ships
gt-lost-race = { $name } was faster. Grab another one.
gt-orders = Standing orders
gt-orders-help = What is answered for you without asking, from now on.
gt-answer-ask = Ask
gt-answer-yes = Yes
gt-answer-no = No
gt-about-offer = Take offers
gt-about-defence = Spend batteries on defence
gt-about-enemy = Spend batteries against enemies
gt-about-open-space = Spend batteries in open space
gt-about-combat-zone = Spend batteries in combat zones
gt-about-crew = Choose the crew that goes
gt-about-goods = Load goods as proposed
gt-about-part = Keep the larger part of a broken ship
gt-about-cabin = Fill cabins with humans
gt-about-go-on = Fly on after each card
gt-hazard-meteor-small = Bounces off smooth sides; a shield stops it.
gt-hazard-meteor-large = Shields do not help. A cannon that points at it does.
gt-hazard-shot-small = A light shot: only a shield stops it.
gt-hazard-shot-large = A heavy shot: nothing stops it.
gt-future-whole = your ship stays whole
gt-press-square = Press a marked component on your ship, or a button.
gt-press-square-only = Press a marked component on your ship.
gt-ask-ready = Ready?
gt-ask-build = Build your ship
gt-ask-token = Take a number token
gt-ask-repair = Take off what is wrong
gt-ask-part = Your ship broke apart: which part flies on?
gt-ask-cabin = Who lives in this cabin?
gt-ask-go-on = Fly on, or give up this flight?
gt-ask-open-space = Open space: more engines?
gt-ask-enemy = Fight: { $n } to beat
gt-ask-combat-zone = Combat zone: more power?
gt-ask-shield = Power a shield?
gt-ask-cannon = Shoot the meteor?
gt-ask-offer = An offer. Do you take it?
gt-ask-reward = You won. Take the reward and lose the days?
gt-ask-planet = Which planet do you land on?
gt-ask-loading = Load your goods
gt-ask-crew = Who goes? Still { $n }
gt-ask-cube = Which cube goes? Still { $n }
gt-ask-battery = No goods to lose, so batteries go. Still { $n }
gt-loading = Loading
gt-waiting = Waiting:
gt-nothing-waits = nothing waits
gt-aboard = Aboard:
gt-nothing-aboard = nothing aboard
gt-loading-help = Press a marked hold to load the chosen cube, or drag it there. Press a cube aboard to take it out. What still waits at the end goes back to the bank.

## The inspection

gt-fault-a = Single on double
gt-fault-b = A plug against a smooth side
gt-fault-c = An engine that does not point to the rear
gt-fault-d = Behind an engine
gt-fault-e = In front of a barrel
gt-fault-f = Outside the board
gt-fault-g = Not joined to the ship
gt-fault-part = { $tile } { $column }/{ $row }
gt-fault-two = { $first } and { $second }
gt-fault-behind = { $second } behind { $first }
gt-fault-before = { $second } in front of { $first }
gt-fault-more = { $first } and { $n } more
gt-fault-off = { $first } is off
gt-faults-left = { $n ->
    [0] No fault left
    [one] One fault
   *[other] { $n } faults
}
gt-faults-press = press one to see it
gt-faults-found = { $n ->
    [one] one was found
   *[other] { $n } were found
}
gt-cost = What it costs so far
gt-cost-off = Taken off by you
gt-cost-fell = Fell with them
gt-cost-landing = At the landing
gt-cost-credits = { $n ->
    [one] one credit
   *[other] { $n } credits
}
gt-cost-capped = { $credits }, at most { $cap }
gt-cost-free = Nothing: while you learn, repairs are free.
gt-mark-removable = can be taken off
gt-put-back = put back
gt-comes-too = comes too
gt-parts-only = { $n ->
    [one] one part
   *[other] { $n } parts
}
gt-take-off = Take this part off
gt-take-off-falls = Falls with it: { $names }.
gt-take-off-alone = Nothing falls with it.
gt-take-off-ends = { $count ->
    [one] Ends fault { $list }.
   *[other] Ends faults { $list }.
}
gt-take-off-none = It ends no fault.
gt-take-off-pieces = Then your ship is in { $n } pieces, and you choose which one stays.
gt-take-off-charge = In all { $parts } off, { $credits } at the landing.
gt-repair-help = Press a part to see what falls with it. You can put everything back until you fly.
gt-repair-sound = Your ship is sound: { $parts }
gt-repair-sound-help = Nothing is lost before you press Fly.
gt-repair-undo = Undo
gt-repair-fly = Fly with { $parts }
gt-repair-closed = Fly
gt-repair-left = { $n ->
    [one] one fault is left
   *[other] { $n } faults are left
}
gt-ask-piece = Keep which piece?
gt-ask-piece-help = The others come off as well. Nothing is final before you fly.
gt-piece-pilot = Keep { $parts }, with your pilot cabin
gt-piece-other = Keep { $parts }
gt-piece-what = crew { $crew }, engines { $engines }, cannons { $cannons }
gt-piece-back = Put it back: { $tile }
gt-is-sound = nothing to complain about
gt-is-repairing = { $n ->
    [0] about to fly
    [one] repairing, one fault
   *[other] repairing, { $n } faults
}

## What a button does

gt-do-ready = I am ready
gt-do-grab = Grab
gt-do-take = Take { $tile }
gt-do-take-reserve = Use { $tile }
gt-do-place = Attach at { $cell }
gt-do-return = Give back
gt-do-set-aside = Set aside
gt-do-take-off = Take off { $tile }
gt-do-look = Look at pile { $pile }
gt-do-put-back = Put the pile back
gt-do-ask-for-pile = Ask for pile { $pile }
gt-do-flip = Turn the hourglass
gt-do-finish = Finish as { $token }
gt-do-end-turn = End the turn
gt-do-start-countdown-on = Let the countdown start
gt-do-start-countdown-off = No countdown yet
gt-do-ask-for-limit = Ask for a time limit
gt-do-pause-on = Ask for a pause
gt-do-pause-off = Go on building
gt-do-pause-agree = Agree to a pause
gt-do-pause-withdraw = No pause after all
gt-do-hand-over = Let a bot build for seat { $who }
gt-do-take-over = Let a bot play on for your partner
gt-do-let-go = Let your partner’s ship give up
leave-text-galaxy_trucker = Your ship gives up before the next card, unless a partner lets a bot play on. If you only need a break, let a bot play for you instead.
gt-do-remove = Remove { $tile }
gt-do-remove-fewest = Take off the fewest
gt-do-restore = Put back { $cell }
gt-do-repaired = My ship is in order
gt-do-keep = Keep this piece
gt-do-settle = { $cell }: { $who }
gt-do-go-on = Fly on
gt-do-give-up = Give up
gt-do-power = Power { $tile }, { $cell }
gt-do-power-any = Power: { $tile }
gt-do-enough = No battery
gt-do-enough-paid = That is enough
gt-do-land = Planet { $planet }
gt-do-accept = Take it
gt-do-decline = Pass
gt-do-load = { $cube } into { $cell }
gt-do-unload = { $cube } out of { $cell }
gt-do-loaded = Loading is done
gt-do-give = From { $tile }, { $cell }

## The money

gt-next-round = On to the next round
gt-result-title = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Place { $place }
}, { $shape }
gt-result-shape-whole = without a scratch
gt-result-shape-scratched = with a few scratches
gt-result-shape-half = with half a ship
gt-result-shape-rest = with what is left of a ship
gt-result-shape-none = without a ship
gt-result-watched = First home: { $name }
gt-result-lost = Your ship did not arrive
gt-result-text = Credits of this round: { $n }.
gt-result-text-beauty = Credits of this round: { $n }. And what is left of you is the best-looking ship.
gt-result-who = { $is ->
    [place] { $name }, place { $place }
   *[out] { $name }, { $place }
}
gt-result-you = You
gt-result-beauty = best-looking ship
gt-result-parts = { $parts } of { $all } parts, { $exposed } exposed
gt-result-money = Money, card by card
gt-result-money-text = what each would have brought home after each card
gt-result-landing = landing
gt-bill = What it brought you
gt-bill-beauty = { $n } exposed, the fewest
gt-bill-lost = { $n } in all
gt-bill-capped = { $n }, but the insurance stops at { $cap }
gt-bill-nothing = Nothing won, nothing lost
gt-bill-now = You have now
gt-bill-round = this round { $n }
gt-bill-secret = What the others have stays secret until the end.
gt-recorder = From the flight recorder
gt-memories = Remembered for
gt-memory-meteors = Parts lost to meteors
gt-memory-shots = Parts shot off
gt-memory-sabotage = Parts lost to sabotage
gt-memory-inspection = Parts the inspector did not like
gt-memory-crew-sold = Crew sold with a derelict; they like it there
gt-memory-crew-taken = Crew taken by slavers
gt-memory-crew-ill = Crew that caught something
gt-memory-goods-taken = Worth of the goods that smugglers took
gt-memory-dust = Days lost in stardust
gt-memory-unspent = Batteries saved for no reason
gt-memory-home = Parts that came home
gt-memory-all = all of it: { $name }
gt-memory-most = most of it: { $name }, { $n }
gt-memory-of = { $n } of { $all }
gt-credits-from = Where the credits came from
gt-goal = Build a ship from junk, fly it through whatever comes, and land with more credits than the others.
gt-round-next = Round { $n } of { $all } comes next: class { $board }
gt-ready-for = Ready for round { $n }
gt-ready-wait = You are ready. The others are still looking.
gt-ready-all = It starts when all are ready.
gt-ready-minutes = It starts when all are ready, at the latest when the time is up.
gt-who-is-ready = Who is ready
gt-is-looking-on = still looking
gt-is-waiting = waits for you
gt-is-asking-pause = would like a pause
gt-at-your-pace = They build at your pace
gt-at-your-pace-text = Nobody gets more than two parts ahead, nor finishes before you.
gt-pause-wanted = Would like a pause: { $names }. It begins when all agree.
gt-pause-mine = You would like a pause. Not yet agreed: { $names }.
gt-credits = { $n } credits
gt-end-you = You win with { $n } credits
gt-end-winner = { $name }: victory with { $n } credits
gt-end-nobody = Nobody earned a credit
gt-purse-with = one purse with { $name }
gt-not-arrived = did not arrive
gt-report-earned = On the way
gt-report-arrival = Arrival
gt-report-beauty = Best-looking ship
gt-report-goods = Goods
gt-report-losses = Parts lost
gt-report-credits = Credits
gt-status-building = never left
gt-status-flying = in flight
gt-status-gave-up = gave up
gt-status-arrived = arrived

## The learning flight

gt-guide-phase-ready = You build a ship out of what you grab, then fly it through adventures. Press “I am ready”; nobody hurries you in the learning flight.
gt-guide-phase-goal = You build a ship from junk, fly it through adventures, and want to land with the most credits. Nobody hurries you: grab a component to begin.
gt-guide-phase-build = Grab a component. It must join your ship: plugs against plugs of the same kind, or the universal ones with three plugs. Smooth sides only meet smooth sides.
gt-guide-phase-finished = Your number decides who flies ahead: number 1 starts first. Now the others finish their ships.
gt-guide-phase-inspection = Errors are shown in red. Take off what is wrong; in the learning flight that costs nothing.
gt-guide-phase-launch = The crew comes aboard: two humans in each cabin. The batteries are full.
gt-guide-kind-cabin = Cabins carry crew. Some offers need many hands, and without a human aboard the flight is over.
gt-guide-kind-engine = Engines push you on in open space. Their exhaust points to the rear, and the square behind it stays free.
gt-guide-kind-double-engine = A double engine counts two, but only while you spend a battery on it.
gt-guide-kind-cannon = Cannons beat enemies and shoot large meteors. The square before the barrel stays free; sideways cannons count half.
gt-guide-kind-double-cannon = A double cannon counts two for a battery each time.
gt-guide-kind-shield = A shield covers the two sides it points at, for a battery, against small meteors and light shots.
gt-guide-kind-battery = Batteries feed double cannons, double engines and shields. They never recharge.
gt-guide-kind-cargo = Cargo holds carry yellow, green and blue goods.
gt-guide-kind-special-cargo = Special holds carry anything, red goods too. Red is worth the most.
gt-guide-kind-life-support-purple = In the learning flight it only holds the ship together. In later rounds, joined to a cabin, it lets a purple alien move in: two more strength for your cannons.
gt-guide-kind-life-support-orange = In the learning flight it only holds the ship together. In later rounds, joined to a cabin, it lets an orange alien move in: two more strength for your engines.
gt-guide-kind-structural = Structural modules do nothing but hold your ship together, which is a lot.
gt-guide-card-open-space = Open space: count your engines, add batteries for double ones, and fly ahead by that many empty spaces.
gt-guide-card-meteor-swarm = Dice choose the row or column. Small ones bounce off smooth sides and shields; large ones only a cannon stops.
gt-guide-card-planets = The leader picks a planet first. Landing costs days, and the goods have to fit into your holds.
gt-guide-card-abandoned-ship = Whoever is first and willing may sell crew for credits. It costs days too.
gt-guide-card-abandoned-station = With enough crew you may load the station’s goods, for some days.
gt-guide-card-smugglers = Enemies attack the leader first. Beat their strength with your cannons, and nobody behind you has to.
gt-guide-card-combat-zone = Three lines: the weakest in each suffers what stands there.
gt-guide-card-stardust = Every exposed connector costs a day. A tidy ship is a fast ship.

## The log

log-galaxy_trucker-round-began-learning = Round { $round }: the learning flight, class { $board }
log-galaxy_trucker-round-began-full = Round { $round }, class { $board }
log-galaxy_trucker-build-began = The race begins
log-galaxy_trucker-grabbed-heap = { $who } grabs a component
log-galaxy_trucker-grabbed-mine = { $who } grabs a component: { $tile }
log-galaxy_trucker-grabbed-tray = { $who } takes { $tile } from the tray
log-galaxy_trucker-grabbed-reserve = { $who } takes { $tile } from the side
log-galaxy_trucker-placed = { $who } attaches { $tile }
log-galaxy_trucker-returned = { $who } gives back { $tile }
log-galaxy_trucker-reserved = { $who } sets aside { $tile }
log-galaxy_trucker-took-off = { $who } takes off { $tile }
log-galaxy_trucker-looked = { $who } looks at pile { $pile }
log-galaxy_trucker-piled-back = { $who } puts pile { $pile } back
log-galaxy_trucker-pile-wanted = { $who } asks for pile { $pile }
log-galaxy_trucker-flipped-circle = The hourglass now stands on circle { $circle }
log-galaxy_trucker-flipped-start = The hourglass now stands on Start
log-galaxy_trucker-sand-out = The sand has run out
log-galaxy_trucker-swapped = Partners change ships
log-galaxy_trucker-finished = { $who } finishes as number { $token }
log-galaxy_trucker-turn-of = { $who } is to build
log-galaxy_trucker-countdown-began = The countdown begins
log-galaxy_trucker-paused-on = The build is paused
log-galaxy_trucker-paused-off = The build goes on
log-galaxy_trucker-wishes-pause-on = { $who } would like a pause
log-galaxy_trucker-wishes-pause-off = { $who } needs no pause
log-galaxy_trucker-wishes-limit-on = { $who } asks for a time limit
log-galaxy_trucker-wishes-limit-off = { $who } asks for no time limit
log-galaxy_trucker-wishes-countdown-on = { $who } lets the countdown start
log-galaxy_trucker-wishes-countdown-off = { $who } holds the countdown back
log-galaxy_trucker-wishes-hand-over-on = { $who } would let a bot build on
log-galaxy_trucker-wishes-hand-over-off = { $who } would rather wait
log-galaxy_trucker-came-or-went-away = { $who } is away
log-galaxy_trucker-came-or-went-here = { $who } is back
log-galaxy_trucker-came-or-went-replaced = A bot builds for { $who }
log-galaxy_trucker-came-or-went-gone = { $who } has left for good
log-galaxy_trucker-came-or-went-taken-over = A bot plays on for { $who }
log-galaxy_trucker-build-ended = Building is over
log-galaxy_trucker-inspected-flaws =
    { $who }: the inspection finds { $n ->
        [one] one error
       *[other] { $n } errors
    }
log-galaxy_trucker-inspected-fine = { $who }: nothing to complain about
log-galaxy_trucker-launched = { $who } starts as number { $token }
log-galaxy_trucker-settled-humans = { $who }: two humans move in
log-galaxy_trucker-settled-purple = { $who }: a purple alien moves in
log-galaxy_trucker-settled-orange = { $who }: an orange alien moves in
log-galaxy_trucker-deck-made = { $cards } cards lie ahead
log-galaxy_trucker-ordered = Your standing order is noted
log-galaxy_trucker-revealed = { $who } turns up: { $card }
log-galaxy_trucker-skipped-race = { $winner } was faster than { $who }: { $tile }
log-galaxy_trucker-skipped-tile = { $who } was too late for { $tile }
log-galaxy_trucker-skipped-other = Nothing happens
log-galaxy_trucker-rolled = { $who } rolls { $first } and { $second }: { $sum }
log-galaxy_trucker-threatened-missed = { $who }: it misses
log-galaxy_trucker-threatened-harmless = { $who }: it bounces off
log-galaxy_trucker-threatened-shot = { $who } shoots it
log-galaxy_trucker-threatened-shielded = { $who }: the shield holds
log-galaxy_trucker-threatened-hit = { $who } is hit
log-galaxy_trucker-lost-part-destroyed = { $who } loses: { $tile }
log-galaxy_trucker-lost-part-fallen = { $who }: { $tile } breaks off
log-galaxy_trucker-lost-part-discarded = { $who } has to discard { $tile }
log-galaxy_trucker-lost-part-unused = { $who }: { $tile } was left over
log-galaxy_trucker-powered = { $who } spends a battery
log-galaxy_trucker-announced-engines = { $who }: engine strength { $n }
log-galaxy_trucker-announced-cannons = { $who }: cannon strength { $n }
log-galaxy_trucker-announced-crew = { $who }: crew of { $n }
log-galaxy_trucker-fought-won = { $who } beats them
log-galaxy_trucker-fought-tied = { $who }: a draw
log-galaxy_trucker-fought-lost = { $who } is beaten
log-galaxy_trucker-moved-on = { $who } flies { $n ->
    [one] one day ahead
   *[other] { $n } days ahead
}
log-galaxy_trucker-moved-back = { $who } loses { $n ->
    [one] one day
   *[other] { $n } days
}
log-galaxy_trucker-took-offer = { $who } takes it
log-galaxy_trucker-took-planet = { $who } lands on planet { $planet }
log-galaxy_trucker-passed = { $who } passes
log-galaxy_trucker-cargo-changed-some = { $who } loads { $loaded } and leaves { $thrown }
log-galaxy_trucker-cargo-changed-all = { $who } loads { $loaded }
log-galaxy_trucker-cargo-changed-left = { $who } leaves { $thrown }
log-galaxy_trucker-cargo-changed-none = { $who } loads nothing
log-galaxy_trucker-earned = { $who } earns { $credits } credits
log-galaxy_trucker-gave-human = { $who } loses a human
log-galaxy_trucker-gave-alien = { $who } loses an alien
log-galaxy_trucker-gave-cube = { $who } loses a { $cube }
log-galaxy_trucker-gave-battery = { $who } loses a battery
log-galaxy_trucker-victim = { $who } is the weakest
log-galaxy_trucker-gave-up-own-choice = { $who } gives up
log-galaxy_trucker-gave-up-no-humans = { $who } has no human left and gives up
log-galaxy_trucker-gave-up-no-engines = { $who } cannot move and gives up
log-galaxy_trucker-gave-up-lapped = { $who } was lapped and gives up
log-galaxy_trucker-gave-up-no-ship = { $who } has no ship left
log-galaxy_trucker-gave-up-departed = { $who } has left the flight
log-galaxy_trucker-flight-ended = The flight is over. Arrived: { $who }
log-galaxy_trucker-flight-ended-nobody = The flight is over. Nobody arrived
log-galaxy_trucker-round-settled = { $who }: { $sum ->
    [one] one credit
   *[other] { $sum } credits
} at the landing
log-galaxy_trucker-game-ended = Victory: { $who }
log-galaxy_trucker-game-ended-nobody = Nobody earned a credit

## The show of the flight

gt-show-announce = { $name } turns up card { $n }
gt-show-announce-more = Nothing to decide yet. It goes on by itself, or when you press Next.
gt-show-announce-read = Read it in peace. It goes on when you press Next.
gt-show-meteor = Meteor { $n }: { $line }
gt-show-shot = Shot { $n }: { $line }
gt-show-bomb = { $line }
gt-show-aim-hit = It would hit your ship: { $tile }.
gt-show-aim-falls = It would hit your ship: { $tile }. Parts that would break off with it: { $n }.
gt-show-aim-stop = You can still stop it for a battery.
gt-show-aim-safe = Your ship: { $how }.
gt-show-sum = What it did: { $card }
gt-show-sum-more = Card { $n } of { $all } is over.
gt-show-missed = Some of it went by too fast. Press a card above to see what it did.
gt-show-watching = You watch { $name }
gt-next = Next
gt-next-key = Space
gt-pace = Pace
gt-pace-calm = Calm
gt-pace-usual = Usual
gt-pace-fast = Fast
gt-flown = Cards of this flight
gt-flown-now = now
gt-flown-card = Card { $n }, { $card }: { $what }
gt-flown-ahead = Cards to come: { $n }
gt-reading = Card { $n } is being read
gt-news-aimed = under fire
gt-news-aimed-stop = can stop it
gt-news-lost = loses { $tile }
gt-news-lost-many = loses parts: { $n }
gt-news-powered = pays a battery
gt-news-gave = loses { $what }
gt-news-human = a human
gt-news-alien = an alien
gt-news-cube = a cube
gt-news-battery = a battery
gt-news-announced = counts { $n }
gt-news-won = wins
gt-news-tied = a draw
gt-news-lost-fight = is beaten
gt-news-victim = is the weakest
gt-news-on = days ahead: { $n }
gt-news-back = days lost: { $n }
gt-news-took = takes it
gt-news-planet = planet { $n }
gt-news-passed = passes
gt-news-loaded = loads cubes: { $n }
gt-news-earned = credits: +{ $n }
gt-sum-parts = Parts
gt-sum-crew = Crew
gt-sum-batteries = Batteries
gt-sum-goods = Goods, worth
gt-sum-credits = Credits
gt-sum-days = Days
gt-sum-nothing = nothing happened

## Options

option-galaxy_trucker-rounds = We fly { $pick }.
option-galaxy_trucker-rounds-123 = all three rounds
option-galaxy_trucker-rounds-123a = rounds I, II, III and IIIa
option-galaxy_trucker-rounds-12a = rounds I, II and IIIa
option-galaxy_trucker-rounds-12 = rounds I and II
option-galaxy_trucker-rounds-23 = rounds II and III
option-galaxy_trucker-rounds-13 = rounds I and III
option-galaxy_trucker-rounds-1 = round I only
option-galaxy_trucker-rounds-2 = round II only
option-galaxy_trucker-rounds-3 = round III only
option-galaxy_trucker-rounds-a = round IIIa only
option-galaxy_trucker-rounds-1a = rounds I and IIIa
option-galaxy_trucker-rounds-2a = rounds II and IIIa
option-galaxy_trucker-rounds-3a = rounds III and IIIa
option-galaxy_trucker-rounds-13a = rounds I, III and IIIa
option-galaxy_trucker-rounds-23a = rounds II, III and IIIa
gt-rounds-learning-2 = the learning flight, then round II
option-galaxy_trucker-learning-flight = Round I is { $pick }.
option-galaxy_trucker-learning-flight-true = the learning flight
option-galaxy_trucker-learning-flight-false = flown by the full rules
option-galaxy_trucker-build-mode = We build { $pick }.
option-galaxy_trucker-build-mode-realtime = all at once, against the hourglass
option-galaxy_trucker-build-mode-turns = one after another
option-galaxy_trucker-build-mode-untimed = all at once, without a clock
option-galaxy_trucker-validation = Errors are { $pick }.
option-galaxy_trucker-validation-auto = treated as the mode suggests
option-galaxy_trucker-validation-classic = found at the inspection
option-galaxy_trucker-validation-assist = marked while we build
option-galaxy_trucker-validation-strict = not possible at all
option-galaxy_trucker-better-forecasts = Forecasts are { $pick }.
option-galaxy_trucker-better-forecasts-true = better than usual
option-galaxy_trucker-better-forecasts-false = as usual
option-galaxy_trucker-teams = We play { $pick }.
option-galaxy_trucker-teams-none = each alone
option-galaxy_trucker-teams-team = in teams of two
option-galaxy_trucker-teams-expert = in teams that swap ships
option-galaxy_trucker-hourglass-seconds = The hourglass runs { $pick } seconds.
option-galaxy_trucker-decision-seconds = A decision may take { $pick } seconds.
option-galaxy_trucker-turn-hours = A turn may take { $pick } hours.
option-galaxy_trucker-countdown-turns = The countdown has { $pick } turns.
option-galaxy_trucker-solo-beauty = Alone, at most { $pick } exposed connectors look good.
option-galaxy_trucker-grab-budget = You may grab { $pick } times a round.
option-galaxy_trucker-bots-wait = Bots are { $pick }.
option-galaxy_trucker-bots-wait-true = never more than two parts ahead
option-galaxy_trucker-bots-wait-false = as fast as they can be
option-galaxy_trucker-grab-budget-0 = any number of
preset-galaxy_trucker-first = First evening
preset-galaxy_trucker-first-text = The learning flight, then round II. Nobody hurries, errors are marked.
preset-galaxy_trucker-first-long = about 50 minutes
preset-galaxy_trucker-race = Full race
preset-galaxy_trucker-race-text = All three rounds against the hourglass, by the book.
preset-galaxy_trucker-race-long = about 90 minutes
preset-galaxy_trucker-big = Big Expansion
preset-galaxy_trucker-big-text = New technologies and bonus cards, three rounds against the hourglass.
preset-galaxy_trucker-big-long = about two hours
preset-galaxy_trucker-mail = By mail
preset-galaxy_trucker-mail-text = One after another, a turn a day. Standing orders answer for you.
preset-galaxy_trucker-mail-long = two to four weeks
preset-galaxy_trucker-everything = Everything
preset-galaxy_trucker-everything-text = Every sentence there is, and only those that count.
preset-galaxy_trucker-everything-long = as you like
start-galaxy_trucker-first = Start the first evening
start-galaxy_trucker-race = Start the race
start-galaxy_trucker-mail = Send it off

## Why not

why-gt-between-cards = That is possible between two cards.
why-gt-budget = Your grabs for this round are used up.
why-gt-build-first = Attach at least one component first.
why-gt-does-not-fit = It does not fit there.
why-gt-finished = You have finished building.
why-gt-faults-left = Something is still wrong with your ship.
why-gt-fixed = Only the loose component can still be moved.
why-gt-flip-outdated = Somebody turned the hourglass already.
why-gt-hand-full = You hold a component already.
why-gt-heap-empty = Nothing lies face down any more.
why-gt-lies-there = It lies there already.
why-gt-looking = Put the pile back first.
why-gt-most-valuable = The most valuable goods go first.
why-gt-no-giving-up = You cannot give up now.
why-gt-no-hourglass = There is no hourglass in this round.
why-gt-no-life-support = That alien needs a life support of its colour next door.
why-gt-no-neighbour = A component must touch your ship.
why-gt-no-piles = There are no forecast piles in this round.
why-gt-no-power = There is no battery, or nothing to power.
why-gt-no-room = There is no room for it.
why-gt-no-way-back = What was set aside cannot be given back.
why-gt-no-token = There is no such number.
why-gt-not-asked = Nobody asks you that now.
why-gt-not-building = Nobody is building now.
why-gt-not-now = Not now.
why-gt-not-set-aside = That was not set aside by you.
why-gt-not-your-turn = It is not your turn.
why-gt-only-finished = The last turn of the hourglass is for those who have finished.
why-gt-outdated = That was meant for the ship you had before.
why-gt-outside = That square is outside the ship.
why-gt-paused = The build is paused.
why-gt-pile-taken = Somebody looks at this pile.
why-gt-reaching = Your hand is on its way already.
why-gt-reserve-full = Two components can be set aside, no more.
why-gt-sand-running = The sand is still running.
why-gt-square-taken = There is a component on that square.
why-gt-taken = Somebody was faster.
why-gt-token-taken = That number is taken.

## Building: seams, what the ship lacks, a closed ship

gt-mark-free = free
gt-connector-0 = smooth
gt-connector-1 = single plug
gt-connector-2 = double plug
gt-connector-3 = universal plug
gt-at-0 = at the front
gt-at-1 = on the right
gt-at-2 = at the rear
gt-at-3 = on the left
gt-part-sides = { $tile } ({ $sides })
gt-part-side = { $side } { $connector }
gt-seam-fits = fits
gt-seam-smooth = smooth to smooth
gt-seam-single-double = single on double
gt-seam-plug-smooth = plug on smooth
gt-seam-behind-engine = behind an engine
gt-seam-before-barrel = in front of a barrel
gt-seam-engine-aside = engine to the side
gt-seam-holds-nothing = holds on to nothing
gt-seam-at = { $side }: { $seam }
gt-seam-why-single-double = One plug does not fit two.
gt-seam-why-plug-smooth = A plug wants a plug.
gt-seam-why-behind-engine = The square behind an engine stays empty.
gt-seam-why-before-barrel = A cannon needs a free view.
gt-seam-why-engine-aside = Engines point to the rear, always.
gt-seam-why-holds-nothing = Smooth all round: it would float away.
gt-ghost-never = No turn helps here.
gt-ghost-again = No turn helps. Press again to place it anyway.
gt-ghost-anyway = Place it anyway
gt-place-on = Place it on { $column } / { $row }
gt-place-turned = turned as you see it
gt-place-first = the first square with a tick
gt-place-where = Choose a square
gt-fits-nowhere = it fits nowhere
gt-stays-open = your ship stays open
gt-step-held = held
gt-step-loose = loose
gt-step-fixed = fixed
gt-build-held-marked = Tick: fits as it is. Arrow: press, and it turns by itself. Cross: no turn helps.
gt-build-held-free = A circle is a free square beside your ship, and no promise.
gt-lacks = Still missing
gt-lack-engine = no engine
gt-lack-engine-battery = no battery for the engine
gt-lack-cabin = no cabin
gt-lack-cannon-battery = no battery for the double cannon
gt-lack-shield-battery = no battery for the shield
gt-lack-life-cabin = no cabin at the life support
gt-lack-cannon = no cannon to the front
gt-lack-hold = no cargo hold
gt-lack-shield = no shield { $sides }
gt-lack-shields = no shields
gt-lack-nothing = nothing: ready to fly
gt-gravity-ends = ends the flight
gt-gravity-useless = of no use as it is
gt-gravity-wish = would be good
gt-lack-faults = { $n ->
    [one] one fault
   *[other] { $n } faults
  }
gt-closed-loose = This would close your ship: { $tile }.
gt-closed-loose-more = { $n ->
    [one] One square stays empty. It is still loose.
   *[other] { $n } squares stay empty. It is still loose.
  }
gt-closed = Your ship is closed.
gt-closed-more = { $n ->
    [one] Nothing more fits: one square stays empty.
   *[other] Nothing more fits: { $n } squares stay empty.
  }
gt-confirm-no-engine = your ship has no engine that works
gt-confirm-no-power = something on it needs a battery, and there is none
gt-confirm-closed = the loose component closes your ship
