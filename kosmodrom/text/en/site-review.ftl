## Looking back together

together = Looking back together
together-start = Look back together
together-join = Look along
together-invited = { $name } looks back at this game.
together-people = Who is here: { $n }
together-waiting = You lead the way back. Nobody follows yet.
together-leading = You lead. { $names } { $n ->
    [one] follows
   *[other] follow
  }.
together-led = { $name } leads.
together-alone = You look on your own.
together-leaderless = Nobody leads at the moment.
together-back = Back to { $name }
together-break = Look around alone
together-take = Take the lead
together-hand-over = Let them lead
together-leads = leads
together-led-gone = led, and has gone
together-follows = follows
together-on-own = looks around alone
together-stop = Stop looking back together
together-point = Point at something
together-point-hint = Press anything on the board: all see where.
together-points = { $name } points at something here
together-points-at = { $name } points: { $thing }
together-points-elsewhere = { $name } points at something that you do not see now
trouble-not-leading = Somebody else leads now.
trouble-not-together = Join those who look back first.

## Notes at a moment

notes = Notes
notes-none = No notes yet. They stay with the game, beside their moments.
note-new = Note at this moment
note-add = Keep the note
note-edit = Write this note anew
note-edited = edited
note-save = Keep
note-delete = Delete this note
note-keep = Leave it
trouble-no-note = This note is gone.
trouble-note-empty = There is nothing in this note.
trouble-note-stranger = Only those who played this game may write beside it.
trouble-not-your-note = This is somebody else’s note.
trouble-too-many-notes = This game has as many notes as it can keep: { $most } in all, { $each } of one person.

## Spectators who see all hands later

how-open = Spectators { $pick }.
how-open-never = see no hands
how-open-after = see all hands, { $n ->
    [one] a minute
   *[other] { $n } minutes
  } behind
hands-open = Spectators see all hands, { $n ->
    [one] a minute
   *[other] { $n } minutes
  } behind the game.
hands-behind = You see all hands, and the game as it was { $n ->
    [one] a minute
   *[other] { $n } minutes
  } ago.
hands-wait = You will see all hands, { $n ->
    [one] a minute
   *[other] { $n } minutes
  } behind the game. It has only just begun.
hands-silent = Whoever sees all hands can talk to the table only when the game is over.
trouble-no-hands = Nobody hides anything in this game.
trouble-no-such-delay = Spectators may be between one minute and one day behind.
trouble-hands-open = Not possible where spectators see all hands later.
trouble-sees-late = Whoever sees all hands can talk to the table only when the game is over.
