# The deal of the day: the home page's panel and the departure board.

nav-today = Today

daily-title = Deal of the day
daily-today = Departures today
daily-past = Departures of the day
daily-sentence = The same deal for everybody, one try that counts.
daily-sentence-past = What flew on this day, and how it went.
daily-next = New deals in { $hours } h { $minutes } min.
daily-one-try = { $day }, one try each
daily-earlier = The day before
daily-later = The day after
daily-to-today = Today’s departures
daily-board = Departures
daily-game = Game
daily-plan = On this day
daily-others = How others do
daily-you = You
daily-hidden = hidden until you have flown
daily-nobody = nobody has come home yet
daily-fly = Fly it now
daily-fly-short = Fly it
daily-go-on = Go on
daily-practise = Practise
daily-practise-again = Practise it again
daily-look-back = Look back at yours
daily-watch-best = Watch the best one
daily-begin-note = It counts as soon as it begins: no undo, no pause, no second try. You have until the end of tomorrow to finish it.
daily-how-others = { $game }: how others did
daily-crews = { $flown ->
    [one] One attempt
   *[other] { $flown } attempts
}, { $home ->
    [0] none of them home
    [one] one of them home
   *[other] { $home } of them home
}
daily-lost = { $n } lost
daily-lost-out = { $n } did not make it
daily-lost-mostly = most of them in trick { $n }
daily-missing = { $n ->
    [one] one never came back
   *[other] { $n } never came back
}
daily-best = Best of the day
daily-this-server = this server
daily-show-all = Show all { $n }
daily-somebody = somebody
daily-replay-of = Watch the replay of { $name }
daily-place = Place { $place } of { $flown }
daily-hidden-title = The board is still covered
daily-hidden-text = Fly one of today’s deals: how others did on it, and their replays, open when you are back.
daily-listed = Show my name here and in best lists
daily-listed-text = While this is off, you are “somebody” to everyone else.
daily-state-flying = on its way
daily-rocket-you = you

daily-axis-crew = tricks to the last task
daily-axis-galaxy_trucker = credits
daily-axis-cosmobureau = credits
daily-home-crew = { $home } of { $flown } won
daily-home-galaxy_trucker = { $home } of { $flown } arrived
daily-home-cosmobureau = { $home } of { $flown } promoted
daily-value-crew = { $n ->
    [one] one trick
   *[other] { $n } tricks
}
daily-value-crew-lost = lost in trick { $n }
daily-value-galaxy_trucker = { $n ->
    [one] one credit
   *[other] { $n } credits
}
daily-value-galaxy_trucker-lost = { $n ->
    [one] one credit, did not arrive
   *[other] { $n } credits, did not arrive
}
daily-value-cosmobureau = { $n ->
    [one] one credit
   *[other] { $n } credits
}
daily-value-cosmobureau-lost = { $n ->
    [one] one credit, no promotion
   *[other] { $n } credits, no promotion
}

# On the flaps of the board: as few letters as can be.
daily-flap-crew-home = WON { $n }
daily-flap-crew-lost = LOST { $n }
daily-flap-credits = { $n } CR
daily-flap-missing = GONE

daily-plan-crew-easy = Mission { $mission }, to warm up. You and three navigators.
daily-plan-crew-order = Mission { $mission }: everything in order. You and three navigators.
daily-plan-crew-quiet = Mission { $mission }, with a weak radio. You and three navigators.
daily-plan-crew-tricks = Mission { $mission }, a special one. You and three navigators.
daily-plan-crew-three = Mission { $mission } in a crew of three. You and two navigators.
daily-plan-crew-long = Mission { $mission }: many tasks. You and three navigators.
daily-plan-crew-five = Mission { $mission } in a crew of five. You and four navigators.
daily-plan-galaxy_trucker-first = Round 1 without a clock, against two pilots.
daily-plan-galaxy_trucker-clock = Round 2 on the clock, against three pilots.
daily-plan-galaxy_trucker-turns = Round 1, built in turns with two pilots.
daily-plan-galaxy_trucker-budget = Round 2 with 45 grabs and no more, against two pilots.
daily-plan-galaxy_trucker-technologies = Round 2 with new technologies, against two pilots.
daily-plan-galaxy_trucker-both = Rounds 1 and 2 without a clock, against two pilots.
daily-plan-galaxy_trucker-rough = Round 2 on a rough road, against three pilots.
daily-plan-cosmobureau-plain = Alone, with the usual ship, no captain.
daily-plan-cosmobureau-captain = Alone, with a captain by chance.
daily-plan-cosmobureau-backs = Alone, with the back of a ship.
daily-plan-cosmobureau-own-captain = Alone, with a captain of your choice.
daily-plan-cosmobureau-own-side = Alone, with a ship of your choice.
daily-plan-cosmobureau-free = Alone, ship and captain of your choice.

daily-table-counted = The deal of the day: this try counts.
daily-table-practice = Practice on the deal of { $day }: it counts nowhere.
daily-to-board = To the board

trouble-no-day = There are no deals for { $day }. Today’s are on the page “Today”.
trouble-day-over = This day is over. Its deals can still be played for practice.
trouble-day-hidden = Fly this deal of the day yourself first; then the games of others open.
trouble-day-alone = A deal of the day is played alone and on one device.
trouble-day-counts = This try counts: there is nothing to do here but to play.
puzzle-title = Puzzle of the day
puzzle-line = The Crew: one card is right
puzzle-solve = Solve
puzzle-solved = Solved
