### The Crew: names, sentences and help.

## Cards, tasks, tokens

crew-suit-pink = pink
crew-suit-blue = blue
crew-suit-green = green
crew-suit-yellow = yellow
crew-suit-rocket = rocket
crew-card = { $suit } { $value }
crew-card-back = a card, face down
crew-token-n1 = token 1
crew-token-n2 = token 2
crew-token-n3 = token 3
crew-token-n4 = token 4
crew-token-n5 = token 5
crew-token-omega = token omega
crew-token-a1 = token arrow 1
crew-token-a2 = token arrow 2
crew-token-a3 = token arrow 3
crew-token-a4 = token arrow 4
crew-task-of = task { $card }
crew-task-done = done
crew-task-lost = lost
crew-task-hidden = a task, face down
crew-radio-highest = highest
crew-radio-only = only one
crew-radio-lowest = lowest
crew-radio-ready = radio ready
crew-radio-used = radio used
crew-commander = commander
crew-distress-active = distress signal sent
crew-distress-calm = no distress signal

## What a mission asks

crew-role-commander = the commander
crew-role-rest = everybody else
crew-role-sick = the patient
crew-role-silent = the silent one
crew-role-walker = the spacewalker
crew-role-pilot = the pilot
crew-role-collector = the collector
crew-role-opener = the opener
crew-role-closer = the closer
crew-role-chosen = the chosen one
crew-title-tasks = { $count ->
    [one] One task
   *[other] { $count } tasks
}
crew-title-ordered = { $count ->
    [one] one in its place
   *[other] { $count } in order
}
crew-title-omega = one of them last
crew-title-decision = all for one
crew-title-distribution = shared out by the commander
crew-title-never-short = no nine may win
crew-title-ones = A one has to win
crew-title-rockets = Every rocket wins
crew-title-never = No nine may win
crew-title-balance = Nobody runs ahead
crew-title-count = One of you has a limit of tricks
crew-title-named = Some tricks have names on them
crew-title-capture = One colour for one of you
crew-title-token = A task for the last trick
crew-title-own = A mission of your own
crew-mission-draft = { $count ->
    [one] One task; the commander takes it.
   *[other] { $count } tasks lie open. You take them in turn, the commander first.
}
crew-mission-commander-decision = { $count ->
    [one] One task lies face down. The commander asks around and names one other player, who gets it.
   *[other] { $count } tasks lie face down. The commander asks around and names one other player, who gets them all.
}
crew-mission-commander-distribution = { $count ->
    [one] One task. The commander turns it up, asks around and hands it out.
   *[other] { $count } tasks. The commander turns up one after another, asks around and hands each out; nobody may end up with two more than another.
}
crew-mission-numbers = They are fulfilled in the order { $tokens }.
crew-mission-numbers-rest = In the order { $tokens }, then the others.
crew-mission-number = The task with { $token } is number { $place } to be fulfilled.
crew-mission-arrows = In the order { $tokens }; the others at any time.
crew-mission-omega = The task with { $token } comes last.
crew-mission-dead-zone = Dead zone: you may show a card, but not what it means.
crew-mission-disruption = The radio stays silent until trick { $trick }.
crew-mission-radio = The radio works as usual.
crew-mission-transfer = Five of you: before the first trick one task may change hands.
crew-mission-role-named = The commander names somebody else: { $role }.
crew-mission-role-asked = The commander asks around and names somebody else: { $role }.
crew-mission-role-crew = You agree together on { $role }.
crew-mission-role-rule = Whoever was dealt { $card } says so; the next one clockwise is { $role }.
crew-mission-role-silent = No radio for { $role }.
crew-mission-swap-tokens = Before tasks are taken, two tokens may change places.
crew-mission-move-token = Before tasks are taken, one token may move to a task without one.
crew-mission-draw = After trick { $trick } everybody draws a random card from the neighbour on the right.
crew-mission-finish-all = All tricks are played to the end.
crew-mission-finish-safe = It goes on after the tasks, until nothing can go wrong any more.
crew-match-value = colour cards of value { $value }
crew-match-rockets = rockets
crew-match-colours = colour cards
crew-goal-count = { $count ->
    [one] At least one of the { $what } has to win a trick.
   *[other] At least { $count } of the { $what } have to win a trick each.
}
crew-goal-each = Each of { $cards } has to win a trick.
crew-goal-each-ascending = { $cards } have to win a trick each, in this order.
crew-goal-never = No trick may be won by { $what }.
crew-goal-never-role = For { $role }: no trick won with { $what }.
crew-goal-exactly = { $count ->
    [0] For { $role }: not a single trick.
    [one] For { $role }: exactly one trick.
   *[other] For { $role }: exactly { $count } tricks.
}
crew-goal-at-most = { $count ->
    [0] For { $role }: not a single trick.
    [one] For { $role }: not more than one trick.
   *[other] For { $role }: not more than { $count } tricks.
}
crew-goal-tricks = For { $role }: { $tricks }.
crew-goal-tricks-only = For { $role }: { $tricks }, and no other.
crew-goal-balance = Nobody may ever be { $count ->
    [one] one trick
   *[other] { $count } tricks
} ahead of anybody else.
crew-goal-capture = For { $role }: { $suit }.
crew-goal-token-trick = The task with { $token } is fulfilled in { $trick }, no earlier.
crew-all-pink = every pink card
crew-all-blue = every blue card
crew-all-green = every green card
crew-all-yellow = every yellow card
crew-trick-number = trick { $trick }
crew-trick-first = the first trick
crew-trick-last = the last trick
crew-trick-between-4-and-last = every trick after the fourth, except the last
crew-trick-run = tricks { $from } to { $to }
crew-and = { $a } and { $b }

## At the table

crew-trick-area = The trick
crew-led-suit = Led suit: { $suit }
crew-winning = { $name } is winning so far
crew-led = { $name } led
crew-your-card = Your card
crew-mission = Mission { $mission }
crew-attempt = Attempt { $attempt }
crew-trick-of = Trick { $trick } of { $tricks }
crew-jarvis = JARVIS
crew-you = You
crew-hand = Your hand
crew-hand-task = task of { $name }
crew-hand-shown = shown
crew-hand-queued = plays itself as soon as it may
crew-hand-closed = not now
crew-hand-next = next
crew-play-card = Play { $card }
crew-play-for-jarvis = JARVIS plays { $card }
crew-show-card = Show { $card }
crew-pass-card = Pass { $card }
crew-pass-for-jarvis = JARVIS passes { $card }
crew-choose-card = Choose a card
crew-choose-task = Choose a task
crew-take-task = Take { $card }
crew-take-for-jarvis = { $card } for JARVIS
crew-cards-left = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
crew-tricks-won = { $count ->
    [0] no tricks yet
    [one] 1 trick
   *[other] { $count } tricks
}
crew-shows-highest = shows the highest { $suit }
crew-shows-only = shows the only { $suit }
crew-shows-lowest = shows the lowest { $suit }
crew-shows-dead = shows a card; nobody knows why
crew-tasks-done = { $done } of { $count } done
crew-known = What everybody knows
crew-known-none = none
crew-known-gone = Gone
crew-tricks = Tricks
crew-tricks-help = The last finished trick can be looked at here.
crew-tricks-running = Trick { $trick } is on the table.
crew-last-trick = Last trick
crew-last-trick-close = Close
crew-last-trick-title = Trick { $trick }
crew-trick-went-to = { $name } took it
crew-waiting-for = { $name } is to play
crew-waiting = Waiting for { $names }
crew-waiting-secret = Waiting for the others
crew-watching = You are watching
crew-queue-set = { $card } plays itself as soon as it may.
crew-queue-help = Choose a card now and it plays itself when its turn comes.
crew-queue-cancel = Not that one
crew-radio-set = { $card } will be shown before the next trick.
crew-ask-lead = You lead: play any card.
crew-ask-follow = { $led } was led: play { $suit }.
crew-ask-free = You have no { $suit }: play any card.
crew-ask-jarvis = JARVIS is to play; you choose for him.
crew-ask-radio = Before trick { $trick }: anything to say by radio?
crew-ask-radio-help = Highest, lowest or only card of a colour; rockets never.
crew-ask-radio-dead = Dead zone: a card may be shown, but not what it means.
crew-ask-radio-pick = Choose the card you want to show.
crew-ask-draft = Take a task.
crew-ask-draft-help = Nobody may pass.
crew-ask-draft-jarvis = Take a task for JARVIS.
crew-ask-answer-decision = The commander asks: can you take all tasks?
crew-ask-answer-distribution = The commander asks: can you take this task?
crew-ask-answer-role = The commander asks: could you be { $role }?
crew-ask-answer-feel = The commander asks: how do you feel?
crew-answer-good = Good: my cards win tricks
crew-answer-bad = Bad: I can stay out of tricks
crew-ask-answer-tricks = Which tricks suit your cards?
crew-ask-answer-help = Everybody hears the answer; it binds you to nothing.
crew-ask-name-tasks = Who gets all the tasks?
crew-ask-name-role = Whom do you name?
crew-ask-name-role-help = The role: { $role }
crew-ask-give = Who gets this task?
crew-ask-pass = Choose the card you pass on.
crew-ask-pass-left = It goes to { $name }, on your left. Rockets stay.
crew-ask-pass-right = It goes to { $name }, on your right. Rockets stay.
crew-ask-pass-jarvis = Choose the card JARVIS passes on.
crew-ask-distress-help = Everybody passes one card to the same side. It costs one attempt in the logbook.
crew-ask-distress-active = The signal is already on: passing again costs nothing more.
crew-ask-seat-jarvis = Where does JARVIS sit?
crew-ask-swap-tokens = Shall two tokens change places?
crew-ask-swap-tokens-help = Choose two tokens, or leave them.
crew-ask-move-token = Shall one token move?
crew-ask-move-token-help = Choose a token, then a task without one.
crew-ask-transfer = Shall one task change hands?
crew-ask-transfer-help = Choose a task, then who gets it.
crew-ask-role = Who is { $role }?
crew-ask-give-up = Give this attempt up?
crew-ask-give-up-help = Only if all agree. It counts as an attempt.
crew-ask-proposal = { $name } proposes:
crew-ask-proposal-help = It takes everybody’s yes. You can also propose something else.
crew-ask-other = Your move
crew-over = The attempt is over.
crew-ask-task-of = is { $name }’s task
crew-preview-wins = It takes the trick so far.
crew-preview-fulfils = It fulfils { $cards }.
crew-preview-won = It wins the mission.
crew-preview-lost = It loses the mission.
crew-yes = Agreed
crew-no = No
crew-leave-it = Leave it as it is
crew-decline = Nothing to say
crew-use-radio = Use radio
crew-use-radio-when = shows a card before trick { $trick }
crew-use-radio-used = already used
crew-use-radio-back = Back to playing
crew-distress = Distress
crew-propose-give-up = Propose to give up
crew-side-left = left
crew-side-right = right
crew-says-yes = yes
crew-says-no = no
crew-says-good = good
crew-says-bad = bad
crew-says-first-four = the first four
crew-says-last = the last
crew-says-between = those between
crew-vote-yes = for it
crew-vote-no = against
crew-vote-open = thinking
crew-plan-seat-jarvis-left = JARVIS sits on the commander’s left
crew-plan-seat-jarvis-right = JARVIS sits on the commander’s right
crew-plan-swap-tokens = { $first } and { $second } change places
crew-plan-move-token = { $token } goes to { $card }
crew-plan-hand-over = task { $card } goes to { $who }
crew-plan-distress-left = everybody passes a card to the left
crew-plan-distress-right = everybody passes a card to the right
crew-plan-take-role = the role goes to { $who }
crew-plan-give-up = give the attempt up
crew-pool = Tasks to take
crew-pool-hidden = Tasks, still face down
crew-jarvis-cards = The cards of JARVIS

## The log

log-crew-jarvis-seated = JARVIS sits on the commander’s { $side }
log-crew-dealt = Cards are dealt, { $cards } each
log-crew-commanded = { $who } has { $card } and commands
log-crew-task-laid = Task { $card } lies open
log-crew-task-laid-token = Task { $card } lies open, with { $token }
log-crew-proposed = { $who } proposes:
log-crew-agreed = { $who } agrees
log-crew-against = { $who } says no
log-crew-settled = Agreed:
log-crew-settled-none-seat-jarvis = JARVIS sits where he sits
log-crew-settled-none-swap-tokens = The tokens stay where they are
log-crew-settled-none-move-token = The tokens stay where they are
log-crew-settled-none-transfer = The tasks stay where they are
log-crew-settled-none-distress = No distress signal this time
log-crew-settled-none-role = No role is given
log-crew-settled-none-give-up = The attempt goes on
log-crew-said = { $who } answers: { $says }
log-crew-role-given = { $who } is { $role }
log-crew-announced = { $who } was dealt { $card }
log-crew-task-taken = { $who } takes { $card }
log-crew-task-taken-token = { $who } takes { $card } with { $token }
log-crew-distress-sent = Distress signal: everybody passes a card to the { $side }
log-crew-card-passed = { $card } goes from { $who } to { $to }
log-crew-communicated = { $who } shows { $card }; nobody knows why
log-crew-communicated-highest = { $who } shows { $card }, the highest
log-crew-communicated-only = { $who } shows { $card }, the only one
log-crew-communicated-lowest = { $who } shows { $card }, the lowest
log-crew-played-led = { $who } leads { $card }
log-crew-played-followed = { $who } follows with { $card }
log-crew-played-other = { $who } plays { $card }
log-crew-void-shown = { $who } has no { $suit }
log-crew-trick-won = { $who } takes trick { $trick } with { $card }
log-crew-task-done = { $who } has done task { $card }
log-crew-task-done-token = { $who } has done task { $card } { $token }
log-crew-jarvis-turned = JARVIS turns up { $card }
log-crew-cards-drawn = Everybody draws a card from the right
log-crew-card-drawn = { $who } draws { $card } from { $from }

## The end of an attempt

crew-end-won = Mission accomplished
crew-end-lost = Mission lost
crew-end-tasks = { $done } of { $count } tasks done
crew-end-attempt = Attempt { $attempt } goes into the logbook.
crew-end-practice = Practice: this attempt is not in the logbook.
crew-end-distress = The distress signal costs one attempt more.
crew-look-back = Look back
crew-to-logbook = Logbook
crew-deal-title = The same deal elsewhere
crew-deal-none = Nobody else has flown this deal yet.
crew-deal-won = won
crew-deal-lost = lost in trick { $trick }
crew-deal-line = { $crew }: { $result }
crew-deal-sum = { $won } of { $count } crews won on these cards.
crew-all-hands = All hands
crew-review-help = Cards in order of play; the gold frame takes the trick. Under a card in hand: the trick it went to.
crew-review-no-task = no task
crew-review-task-done = task done
crew-review-broke = lost here
crew-review-played = played
crew-review-open = still open
crew-review-in = trick { $trick }
crew-review-leads = { $leader } leads, { $winner } takes it
crew-review-previous = Trick before
crew-review-next = Next trick
crew-verdict-won = Everything done by trick { $trick }.
crew-verdict-task-lost = { $cards } went to { $who } in trick { $trick }, but the task was { $other }’s.
crew-verdict-token-number = In trick { $trick } the task with { $token } was not number { $place }: { $cards }.
crew-verdict-token-arrow = In trick { $trick } the task with { $token } came too early: { $cards }.
crew-verdict-token-omega = In trick { $trick } the task with { $token } was not the last one: { $cards }.
crew-verdict-unfinished = Trick { $trick } was the last, and not everything was done.
crew-verdict-gave-up = The crew gave up before trick { $trick }.
crew-verdict-winning-card-count = After trick { $trick } too few of the cards that had to win could still do so.
crew-verdict-winning-card-each = { $cards } did not win trick { $trick }, or not in order.
crew-verdict-winning-card-never = { $card } took trick { $trick }, and must not.
crew-verdict-role-trick-count = After trick { $trick } { $other } has the wrong number of tricks.
crew-verdict-role-wins-tricks = Trick { $trick } went to { $who }, and should not have.
crew-verdict-trick-balance = After trick { $trick } { $who } was too far ahead.
crew-verdict-capture-all = { $cards } went to { $who } in trick { $trick }, and should not have.
crew-verdict-token-trick = The task with { $token } was done in trick { $trick }, too early.

## The logbook

crew-logbook-title = Logbook
crew-logbook-way = The way to planet nine
crew-logbook-crew = Your crew
crew-logbook-empty = No flights yet
crew-logbook-sum = { $attempts ->
    [one] attempt
   *[other] attempts
} { $missions ->
    [0] so far. Fifty missions wait.
    [one] for 1 mission. One attempt is the fewest possible.
   *[other] for { $missions } missions. { $missions } would be the fewest possible.
}
crew-logbook-first = at the first try
crew-logbook-signals = distress signals
crew-logbook-to-go = missions to go
crew-logbook-between = between { $a } and { $b }
crew-logbook-won-in = won in trick { $trick }
crew-logbook-lost-in = lost in trick { $trick }
crew-logbook-running = still in the air
crew-logbook-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
crew-logbook-go-on = Fly on
crew-logbook-fly = Fly attempt { $attempt }
crew-logbook-fly-again = Fly it once more
crew-logbook-then = Then
crew-logbook-stop-open = Mission { $mission }, not flown yet
crew-logbook-stop-won = Mission { $mission }, won, attempts: { $attempts }
crew-logbook-stop-lost = Mission { $mission }, not won yet, attempts: { $attempts }
crew-legend-first = won at the first attempt
crew-legend-dots = one dot an attempt
crew-legend-distress = distress signal, one attempt more
crew-back-home = To the games
crew-body-earth = Earth
crew-body-moon = Moon
crew-body-mars = Mars
crew-body-jupiter = Jupiter
crew-body-saturn = Saturn
crew-body-uranus = Uranus
crew-body-neptune = Neptune
crew-body-pluto = Pluto
crew-body-nine = Planet nine

## The deck

crew-cards-title = The deck
crew-cards-lead = A card of value n shows n orbits, and its mark rides the outermost: high cards look high before you read them.
crew-cards-grey = Everything in one grey
crew-cards-small = Small
crew-cards-tasks = Tasks
crew-cards-tokens = Tokens
crew-cards-radio = Radio
crew-cards-marks = Marks

## The first flight

crew-lesson-title = First flight
crew-lesson-progress = Step { $step } of { $steps }
crew-lesson-name-0 = You
crew-lesson-name-1 = Mira
crew-lesson-name-2 = Tomás
crew-lesson-name-3 = Yura
crew-lesson-well = Well flown.
crew-lesson-over = Mission accomplished. You know all you need.
crew-lesson-again = Once more
crew-lesson-next = Go on
crew-lesson-fly = Fly mission 1
crew-lesson-follow-title = Follow the colour
crew-lesson-follow = Mira led blue, so everybody who has blue must play blue. The highest blue takes the trick. Take it: eight is the highest so far.
crew-lesson-follow-ask = Take the trick with a blue card.
crew-lesson-follow-closed = You have blue, so only blue may be played now. The cards ringed in green are the ones that go.
crew-lesson-follow-wrong = That follows the colour, but eight is higher. Take the trick with your highest blue card.
crew-lesson-follow-done = Your nine is the highest blue. Whoever takes a trick leads the next one.
crew-lesson-rocket-title = Rockets beat everything
crew-lesson-rocket = You lead, and may play what you like. Play your pink card and see what happens.
crew-lesson-rocket-ask = Lead the pink card.
crew-lesson-rocket-closed = Play your pink card.
crew-lesson-rocket-wrong = That would be allowed. But let us see what happens to pink.
crew-lesson-rocket-done = Yura has no pink and played a rocket. Rockets beat every colour; when a colour was led, only whoever cannot follow may play one.
crew-lesson-task-title = A task, and a word by radio
crew-lesson-task = Your task is the green 1: you must take the trick it lies in. Tomás shows green 6 with the radio token at the top: it is the highest green card in that hand. So who is dangerous?
crew-lesson-task-ask = Play the green card that Tomás cannot beat.
crew-lesson-task-closed = Yura led green, and you have green: follow.
crew-lesson-task-wrong = Tomás has green 6 and would take your task with it. Play higher.
crew-lesson-task-done = Green 1 is yours: the task is turned over. Had anybody else taken it, the mission would be lost.
crew-lesson-radio-title = Your own radio
crew-lesson-radio = Once in a mission, before a trick, you may show a card that is your highest, your lowest or your only one of its colour. Never a rocket.
crew-lesson-radio-ask = Choose a card to show.
crew-lesson-radio-closed = Rockets are never shown.
crew-lesson-radio-wrong = Choose a colour card.
crew-lesson-radio-done = The token lies at the top for the highest, in the middle for the only one, at the bottom for the lowest. The card stays in your hand.
crew-lesson-last-title = For the others
crew-lesson-last = Mira has the task blue 6, and you hold that card. You lead. Give it to Mira, who took that task and so most likely has a higher blue.
crew-lesson-last-ask = Lead the card Mira needs.
crew-lesson-last-closed = Lead blue 6.
crew-lesson-last-wrong = That helps nobody. Mira needs blue 6.
crew-lesson-last-done = Mira took blue 6 with blue 7: every task is done, the mission is won, for all of you.

## Own missions

crew-design-title = Missions of your own
crew-design-lead = Tasks, tokens, special rules and a story of your own. It is checked when you fly or keep it.
crew-design-name = Its name
crew-design-story = Its story
crew-design-tasks = { $count ->
    [one] task
   *[other] tasks
}
crew-design-assign = How tasks are given out
crew-design-assign-draft = taken in turn
crew-design-assign-decision = all for one, by the commander’s decision
crew-design-assign-distribution = shared out by the commander
crew-design-radio-usual = as usual
crew-design-radio-dead = dead zone
crew-design-radio-late = late
crew-design-radio-from = Silent until trick
crew-design-roles = Roles
crew-design-add-role = Add a role
crew-design-picked-by = Who names it
crew-design-picked-commander = named by the commander
crew-design-picked-crew = agreed by all
crew-design-picked-rule = found by the cards
crew-design-goals = Goals
crew-design-goals-help = All of them must come true, and every task must be done.
crew-design-limits = Limits
crew-design-limits-help = The first trick that breaks one loses the mission.
crew-design-add = Add one
crew-design-remove = Remove
crew-design-suits = Which cards
crew-design-value = Which value
crew-design-any-value = any value
crew-design-value-is = value { $value }
crew-design-at-least = at least
crew-design-order = Order
crew-design-order-any = in any order
crew-design-order-ascending = in this order
crew-design-cards = Choose the cards
crew-design-difference = difference at most
crew-design-who = Who
crew-design-anybody = anybody
crew-design-how-many = How many
crew-design-exactly = exactly
crew-design-at-most = at most
crew-design-tricks = Which tricks: numbers, “first”, “last”
crew-design-only = and no other
crew-design-ending = The end
crew-design-type-winning-card-count = Some cards have to win
crew-design-type-winning-card-each = Each of these cards wins
crew-design-type-winning-card-never = Some cards may never win
crew-design-type-role-trick-count = Somebody wins so many tricks
crew-design-type-role-wins-tricks = Somebody wins these tricks
crew-design-type-trick-balance = Nobody runs ahead
crew-design-type-capture-all = Somebody wins a whole colour
crew-design-type-token-trick = A token belongs to a trick
crew-design-finish-tasks-done = when the last task is done
crew-design-finish-goals-done = when the last goal is reached
crew-design-finish-exhausted = after the last trick
crew-design-finish-exhausted-or-safe = after the last trick, or when no limit can break any more
crew-design-finish-tasks-done-and-safe = when all tasks are done and no limit can break any more
crew-design-players = Players
crew-design-fly = Fly it with bots
crew-design-friends = Fly it with friends
crew-design-save = Keep it and make a link
crew-design-saved = Kept. Whoever has this link can fly it.
crew-design-link = The link to this mission
crew-design-copy = Copy the link
crew-choose-player = Choose { $name }
crew-away = away
crew-nothing = Nothing to do just now.

## Options

option-crew-mission = We fly mission { $pick }.
option-crew-aids = What everybody could know is { $pick }.
option-crew-aids-true = written down for all
option-crew-aids-false = kept in our heads
option-crew-open-discards = Finished tricks are { $pick }.
option-crew-open-discards-true = all open to look at
option-crew-open-discards-false = closed, except the last one
option-crew-hard = Three players fly { $pick }.
option-crew-hard-true = the hard variant, without green
option-crew-hard-false = with the whole deck
option-crew-attempt = This is attempt { $pick }.
option-crew-distress = The distress signal is { $pick }.
option-crew-distress-true = already on
option-crew-distress-false = off
option-crew-custom = Mission of our own: { $pick }
option-crew-tasks = Plain tasks: { $pick }

## Phases

phase-crew-seat-jarvis = Where JARVIS sits
phase-crew-deal = The deal
phase-crew-roles = Roles
phase-crew-tokens = Tokens
phase-crew-draft = Tasks
phase-crew-decision = The commander decides
phase-crew-distribution = The commander shares out
phase-crew-transfer = A task may change hands
phase-crew-distress = Before the first trick
phase-crew-passing = Cards are passed
phase-crew-give-up = Give up?
phase-crew-trick = Trick { $n }
phase-crew-over = The end

## After the end

follow-up-crew-again = Try again with new cards
follow-up-crew-next = On to the next mission
start-crew = Start the flight
crew-got = got { $card } for { $given }
crew-winning-you = You are winning so far
crew-took = { $name } takes it
crew-took-you = You take it
crew-led-you = You led

## Why not

why-crew-no-such-seat = There is no such player here.
why-crew-no-jarvis = JARVIS only flies along with two people.
why-crew-jarvis-commander = Only the commander decides for JARVIS.
why-crew-not-yet = Not yet: no card is played before the trick begins.
why-crew-not-your-turn = It is not your turn.
why-crew-not-in-hand = This card is not in your hand.
why-crew-jarvis-face-up = JARVIS plays only cards that lie face up.
why-crew-follow-suit = { $suit ->
    [pink] Pink was led, and you have pink: play a pink card.
    [blue] Blue was led, and you have blue: play a blue card.
    [green] Green was led, and you have green: play a green card.
    [yellow] Yellow was led, and you have yellow: play a yellow card.
   *[rocket] A rocket was led, and you have rockets: play a rocket.
}
why-crew-radio-rocket = Rockets are never shown by radio.
why-crew-radio-middle = Only the highest, the lowest or the only card of a colour can be shown.
why-crew-radio-used = Your radio is used up in this mission.
why-crew-radio-silent = You have no radio in this mission.
why-crew-radio-window = The radio works only before a trick, not during it.
why-crew-radio-disrupted = The radio is disturbed until trick { $trick }.
why-crew-radio-declined = You have said that there is nothing to say before this trick.
why-crew-just-play = You lead: simply play a card.
why-crew-tasks-assigned = The tasks have their owners already.
why-crew-no-such-task = This task does not lie there to be taken.
why-crew-not-asked = Nobody has asked you.
why-crew-answer-words = This answer is not one of the allowed ones.
why-crew-not-now = Not now.
why-crew-commander-only = Only the commander does this.
why-crew-name-another = The commander must name somebody else.
why-crew-too-many-tasks = Nobody may have two tasks more than another.
why-crew-pass-rocket = Rockets are never passed on.
why-crew-give-up-between-tricks = Giving up is possible only between two tricks.
why-crew-give-up-refused = The crew has said no to this; ask again after the trick.
why-crew-no-decision = There is nothing to decide now.
why-crew-already-voted = You have said what you want already.
why-crew-must-decide = This needs a decision; no is no answer.
why-crew-not-proposed = This cannot be proposed now.

## Could it have been won?

crew-hindsight-title = Was this deal winnable?
crew-hindsight-wait = Trying it out with all cards open …
crew-hindsight-did = Yes, and this crew did it.
crew-hindsight-yes = Yes: a crew that saw all cards could have won, for example like this:
crew-hindsight-no = No: every line was tried, and none wins even with all cards open.
crew-hindsight-unknown = Not found out: no line that wins was found, but not all could be tried.
crew-hindsight-whole = The whole deal, with the tasks as they were taken
crew-hindsight-here = And from here?
crew-hindsight-where = Where was it lost?
crew-hindsight-until = It could still be won at moment { $n }.
crew-hindsight-lost = Lost with { $card } by { $who }, moment { $n }.
crew-hindsight-show = Show it
crew-hindsight-never = No moment was found from which it could be won.
crew-hindsight-all = The whole deal again
crew-hindsight-from = From moment { $n }

## A finished attempt, judged card by card

crew-judged-wait = Trying it out with all cards open …
crew-judged-until = Still winnable until trick { $trick }
crew-judged-lost = Lost when { $who } played { $card }.
crew-judged-kept = { $count ->
    [one] Only { $cards } kept a win.
   *[other] { $cards } kept a win.
}
crew-judged-kept-many = { $cards } and others kept a win.
crew-judged-won = Winnable, and won
crew-judged-won-more = After every card that was played a win was still there.
crew-judged-open = Winnable to the end
crew-judged-open-more = With open cards a win was still there when it was over.
crew-judged-no = Lost from the first card on
crew-judged-no-more = With these cards and tasks no line wins, not even with all cards open.
crew-judged-unknown = Not found out
crew-judged-unknown-more = No line that wins was found in time, and no proof that there is none.
crew-judged-turning = turning point
crew-judged-point = { $who }: { $card }
crew-judged-there = a win is there
crew-judged-gone = no way left
crew-judged-chart = What could be hoped for in each trick, and how long a win was there
crew-judged-key = Line: what whoever led could hope for, in %. Bar: what open cards allowed.
crew-judged-known = With what { $who } could know
crew-judged-percent = { $n } %
crew-judged-shares = Shares of imagined deals that the card wins if all play on sensibly.
crew-judged-fair = A fair guess that went wrong.
crew-judged-more = Another card promised more.
crew-judged-line = A line that wins
crew-judged-step = Step through it
crew-judged-back = Back to what was played
crew-judged-cards = What the marks on the cards mean
crew-judged-card-yes = still winnable
crew-judged-card-only = only so
crew-judged-card-no = lost

## Puzzles

crew-puzzles = Puzzles
crew-puzzle-number = Puzzle { $n }
crew-puzzle-of-day = Puzzle of the day
crew-puzzle-kind-open = all hands open
crew-puzzle-kind-own = from one seat
crew-puzzle-ask-open = One card wins: which?
crew-puzzle-ask-own = One card is clearly best: which?
crew-puzzle-lead = You lead. Choose a card to try it.
crew-puzzle-follow = It is your card. Choose one to try it.
crew-puzzle-rule-open = A wrong card shows how it is lost, and the star is gone.
crew-puzzle-rule-own = You know what you would know at the table: which card wins most of the deals that fit?
crew-puzzle-your-card = Your card
crew-puzzle-tricks = { $tricks ->
    [one] The last trick
   *[other] { $tricks } tricks to go
}
crew-puzzle-task = { $who }: { $card }
crew-puzzle-hint = A hint
crew-puzzle-hint-head = Hint
crew-puzzle-hint-count = { $n } of { $count }
crew-puzzle-no-star = With a hint the puzzle still counts, without the star.
why-crew-puzzle-hint-task = On a way that wins, { $seat } takes trick { $trick } with the task { $card } in it.
why-crew-puzzle-hint-winner = On a way that wins, this trick goes to { $seat }.
why-crew-puzzle-hint-not = It is not { $card }.
why-crew-puzzle-hint-two = It is { $card } or { $other }.
crew-puzzle-right = Right: { $card }
crew-puzzle-right-star = Found at the first try: a star.
crew-puzzle-right-plain = Found. A star is for the first try without a hint.
crew-puzzle-wrong = { $card } does not win
crew-puzzle-wrong-open = One way it may go on:
crew-puzzle-wrong-own = Another card wins clearly more often.
crew-puzzle-shown = It was { $card }
crew-puzzle-goes-on = So it goes on and wins:
crew-puzzle-shares = In which share of the deals that fit each card can still win:
crew-puzzle-show = Show the solution
crew-puzzle-next = Next puzzle
crew-puzzle-days = { $n ->
    [one] day in a row
   *[other] days in a row
}
crew-puzzle-best = Best: { $n }
crew-puzzle-all = All puzzles
crew-puzzle-found = { $n } of { $count } found
crew-puzzle-grade = Difficulty { $n } of 5
crew-puzzle-state-star = found at the first try
crew-puzzle-state-found = found
crew-puzzle-state-shown = solution shown
crew-puzzle-state-new = not tried
crew-puzzle-about = The harder, the more positions have to be looked through, or the closer the second best card comes.
crew-puzzle-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
crew-puzzle-past = Tricks so far
crew-puzzle-kept = Streak and stars are kept in this browser.
