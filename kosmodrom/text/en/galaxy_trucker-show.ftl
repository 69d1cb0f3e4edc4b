### Galaxy Trucker: the show of the flight, what it says to me and how I watch it.

gt-you-rolled = You roll { $first } and { $second }: { $sum }
gt-you-threatened-missed = Your ship: it misses
gt-you-threatened-harmless = Your ship: it bounces off
gt-you-threatened-shot = You shoot it
gt-you-threatened-shielded = Your shield holds
gt-you-threatened-hit = You are hit
gt-you-lost-part-destroyed = You lose: { $tile }
gt-you-lost-part-fallen = Your ship: { $tile } breaks off
gt-you-powered = You spend a battery
gt-you-announced-engines = Your engine strength: { $n }
gt-you-announced-cannons = Your cannon strength: { $n }
gt-you-announced-crew = Your crew: { $n }
gt-you-fought-won = You beat them
gt-you-fought-tied = You fight to a draw
gt-you-fought-lost = You are beaten
gt-you-moved-on = You fly { $n ->
    [one] one day ahead
   *[other] { $n } days ahead
}
gt-you-moved-back = You lose { $n ->
    [one] one day
   *[other] { $n } days
}
gt-you-took-offer = You take it
gt-you-took-planet = You land on planet { $planet }
gt-you-passed = You pass
gt-you-cargo-changed-some = You load { $loaded } and leave { $thrown }
gt-you-cargo-changed-all = You load { $loaded }
gt-you-cargo-changed-left = You leave { $thrown }
gt-you-cargo-changed-none = You load nothing
gt-you-earned = You earn { $credits } credits
gt-you-gave-human = You lose a human
gt-you-gave-alien = You lose an alien
gt-you-gave-cube = You lose a { $cube }
gt-you-gave-battery = You lose a battery
gt-you-victim = You are the weakest
gt-you-gave-up-own-choice = You give up
gt-you-gave-up-no-humans = You have no human left: your flight is over
gt-you-gave-up-no-engines = You cannot move: your flight is over
gt-you-gave-up-lapped = You were lapped: your flight is over
gt-you-gave-up-no-ship = You have no ship left
gt-you-gave-up-departed = You have left the flight
gt-show-announce-you = You turn up card { $n }
gt-show-missed-lost = It went by too fast. Parts you lost: { $n }. Press a card above to see what it did.

## Who is out, and whom one watches

gt-out-own-choice = gave up
gt-out-no-humans = no human left
gt-out-no-engines = could not move
gt-out-lapped = was lapped
gt-out-no-ship = ship destroyed
gt-out-departed = has left
gt-out-since = out since card { $n }
gt-watch = Whom you watch
gt-watch-first = Leader
gt-watch-leader = You watch { $name }, the leader
gt-watch-back = Watch the leader
gt-skip-landing = Skip to the landing
gt-skip-landing-note = nobody waits for you
gt-skipping = On to the landing, without the show
gt-skip-off = Watch again

## Pause, once more, since you were here

gt-pause = Pause
gt-paused = The show is paused
gt-paused-alone = The table waits for you. Go on with P, or step by step with Next.
gt-paused-others = Only your show stands still. The others fly on, and you catch up afterwards.
gt-paused-asked = A question to you waits. Go on to see it.
gt-more-below = More below ↓
gt-paused-clock = The clock stands still until you go on.
gt-unpause = Go on
gt-again = Show it again
gt-again-once = Once more:
gt-again-back = Back to the flight
gt-before = What happened before
gt-away = { $n ->
    [one] One card
   *[other] { $n } cards
} since you were here
gt-away-skip = Skip to now
