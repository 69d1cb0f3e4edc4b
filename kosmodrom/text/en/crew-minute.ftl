### The Crew: the first minute. What the attempt is about, the distress signal, the radio, what is at stake.

crew-goal-draft = { $count ->
    [one] Whoever takes this task must win the trick with that card.
   *[other] Whoever takes a task must win the trick with that card.
}
crew-goal-you = You must win the trick with { $card }. The others help; nobody may talk.
crew-goal-other = { $name } must win the trick with { $card }. Help { $name }; nobody may talk.
crew-goal-tasks = Everybody with a task must win the trick with that card. You win or lose together.
crew-goal-owner = { $name }: { $cards }
crew-goal-silence = Nobody may talk about their cards.
crew-goal-in-hand = { $card } is in your hand, so you decide when.
crew-goal-elsewhere = Somebody else holds { $card }.
crew-ready = Ready for the first trick?
crew-ready-help = Nobody may say what they hold; the radio comes next.
crew-understood = Understood
crew-ask-draft-one = You command, so the task is yours: take it.
crew-distress-title = Distress signal: rarely needed
crew-distress-what = Before the first trick all pass one card to the same side. Rockets stay.
crew-distress-price = It costs one attempt more in the logbook, and all must agree.
crew-distress-sure = Really? It costs one attempt more. To which side?
crew-distress-ask = Ask the others
crew-distress-left = Pass to the left
crew-distress-right = Pass to the right
crew-distress-not-now = Not now
crew-waits-word = { $name } waits for your word.
crew-waits-time = { $name } leaves a moment for a signal.
crew-task-of-you = is your task
crew-stake-on-table = { $card } is on the table: { $name } must win this trick.
crew-stake-on-table-you = { $card } is on the table: you must win this trick.
crew-stake-in-hand = { $card } in your hand is { $name }’s task.
crew-stake-in-hand-you = { $card } in your hand is your own task.
crew-preview-higher = Then { $name } needs a higher { $suit }, or a rocket.
crew-preview-rocket = Then { $name } needs a rocket.
crew-logbook-aids = with notes for the memory
crew-logbook-aborted = left in the air
crew-logbook-taken-back = { $n } taken back
