# Statistics of one's own games, as pictures, and the best lists of this server.

nav-voyages = My voyages

voyages-title = Your voyages
voyages-since = since { $day }
voyages-empty-title = Nothing flown yet
voyages-empty-text = Finish a game, and here are its missions, ships, credits and forms.
voyages-empty-play = To the games
voyages-uncounted-title = Nothing counted yet
voyages-uncounted = { $n ->
    [one] One finished game is not counted: its deal
   *[other] { $n } finished games are not counted: their deals
} could be known beforehand. What counts are games with a new deal that nobody chose.
voyages-missions = { $n ->
    [one] mission flown
   *[other] missions flown
}
voyages-ships = { $n ->
    [one] ship launched
   *[other] ships launched
}
voyages-forms = { $n ->
    [one] form filed
   *[other] forms filed
}
voyages-home = came home
voyages-wins = { $n ->
    [one] game won
   *[other] games won
}

voyages-crew = { game-crew }: missions flown
voyages-crew-done = { $done } of { $all } done
voyages-crew-picture = { $done ->
    [one] One mission done
   *[other] { $done } missions done
}, the next one is mission { $next }
voyages-crew-complete = All missions done
voyages-crew-first = { $n ->
    [one] at the first try.
   *[other] at the first try.
}
voyages-crew-stubborn = Most stubborn: mission { $mission }, { $n } attempts.
voyages-crew-signals = { $n ->
    [one] Distress signal sent once.
   *[other] Distress signal sent { $n } times.
}
voyages-crew-cause = Lost most often: { $cause }.
voyages-cause-task_lost = a task went to the wrong one
voyages-cause-token = the order of the tasks was broken
voyages-cause-unfinished = the last trick came too early
voyages-cause-gave_up = given up
voyages-cause-other = by a special rule of the mission

voyages-lost = { game-galaxy_trucker }: ships lost, and to what
voyages-arrived = { $arrived } of { $ships } arrived
voyages-lost-none = Every ship has arrived so far.
voyages-lost-own_choice = Gave up by choice
voyages-lost-no_humans = Nobody left aboard
voyages-lost-no_engines = Gave up for want of engines
voyages-lost-lapped = Lapped by the leader
voyages-lost-no_ship = No ship left to fly
voyages-lost-other = Other reasons
voyages-parts = Parts that broke off
voyages-parts-none = Not a single part has broken off.
voyages-parts-meteors = Meteors
voyages-parts-meteors-left = Meteors, most from the left
voyages-parts-meteors-right = Meteors, most from the right
voyages-parts-meteors-front = Meteors, most from the front
voyages-parts-meteors-rear = Meteors, most from behind
voyages-parts-shots = Enemy fire
voyages-parts-inspection = Taken off at the inspection
voyages-parts-other = Other mishaps
voyages-credits = Credits by round
voyages-credits-mean = mean, the best above
voyages-credits-best = best { $n }
voyages-credits-round = round { $round }
voyages-credits-words = Round { $round }: { $mean } credits on average, { $best } at best.

voyages-city = { game-cosmobureau }: your city of results
voyages-city-alone = { $n ->
    [one] one game alone
   *[other] { $n } games alone
}
voyages-city-none = No game alone yet: every one becomes a house here.
voyages-city-first = first: { $rank }
voyages-city-now = now: { $rank }
voyages-city-words = Results alone, the oldest first: { $list }.
voyages-city-together = With others: { $won } of { $n } won, { $best } credits at best.

best-title = Best on this server
best-empty = Nobody is on a list yet. The first finished game is the best.
best-crew-journey = { game-crew }: most missions, fewest attempts
best-cosmobureau-alone = { game-cosmobureau }: alone, no captain
best-cosmobureau-alone-captain = { game-cosmobureau }: alone, with a captain
best-galaxy_trucker-rounds-1 = { game-galaxy_trucker }: credits in one round
best-galaxy_trucker-rounds-2 = { game-galaxy_trucker }: credits in two rounds
best-galaxy_trucker-rounds-3 = { game-galaxy_trucker }: credits in three rounds
best-galaxy_trucker-rounds-4 = { game-galaxy_trucker }: credits in four rounds
best-score-crew = { $n ->
    [one] one mission
   *[other] { $n } missions
}, { $tables ->
    [one] one attempt
   *[other] { $tables } attempts
}
best-score-galaxy_trucker = { $n ->
    [one] one credit
   *[other] { $n } credits
}
best-score-cosmobureau = { $n ->
    [one] one credit
   *[other] { $n } credits
}
best-others = { $n ->
    [one] somebody else
   *[other] { $n } others
}
best-place = Place { $n }
best-not-yet = not on it yet
best-you = you
best-leads = Leading: { $who }, { $score }
