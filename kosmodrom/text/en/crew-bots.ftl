### The Crew: what bots think, for the replay.

bot-crew-only-card = played { $card }: no other card was allowed
bot-crew-only-choice = there was nothing else to choose
bot-crew-for-own-task = played { $card } to win its own task { $task }
bot-crew-fed = gave { $card } away: it is a task of { $seat }
bot-crew-let-win = played { $card } so that { $seat } could win { $task }
bot-crew-kept-back = kept { $kept } back: { $seat } still needed { $task }
bot-crew-stayed-low = played { $card } low and left the trick to { $seat }
bot-crew-took = took the trick with { $card }
bot-crew-trumped = out of the led suit: took the trick with { $card }
bot-crew-threw-away = out of the led suit: threw { $card } away
bot-crew-led-for-own = led { $card } to bring out its own task { $task }
bot-crew-led-for-other = led { $card } for { $seat }, who needs { $task }
bot-crew-led-low = led { $card }: low, and nobody’s task in that suit
bot-crew-led-high = led { $card } to keep the lead
bot-crew-imagined = played { $card }: the crew could win { $share } % of the games imagined with it
bot-crew-task-held = took task { $card }: the card is in its own hand
bot-crew-task-taken = took task { $card }: the hand can win that suit
bot-crew-signalled = showed { $card } by radio: it matters for an open task
bot-crew-nothing-to-say = kept the radio for later
bot-crew-answered =
    answered “{ $says ->
         [yes] yes
        *[no] no
         [good] good
         [bad] bad
         [first_four] the first four
         [last] the last
         [between] those between
    }”, as the hand is
bot-crew-named = named { $seat }: the answers speak for it
bot-crew-gave-task = gave the task to { $seat }
bot-crew-passed = passed { $card } to { $seat }, where it helps most
bot-crew-agreed = agreed to the proposal
bot-crew-no-change = saw no need to change anything
bot-crew-role-wanted = proposed { $seat }, who asked for it
bot-crew-proposed = proposed the first that is possible
