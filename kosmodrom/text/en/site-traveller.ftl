# One traveller: the first page of who comes back, tables, seats that change hands.

part-mission = mission { $n }
fly-mission = Fly mission { $n }
bots-count = { $n ->
    [1] a bot
    [2] two bots
    [3] three bots
    [4] four bots
   *[other] { $n } bots
  }
home-welcome = Welcome back, { $name }
home-continue = Continue: { $part }, with { $who }
home-fly-on = Fly on
home-logbook = Open the logbook
home-move-at = Your move at “{ $table }”
home-waiting = { $n ->
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
  }
home-waiting-until = { $n ->
    [one] { $names } waits for you until { $when }.
   *[other] { $names } wait for you until { $when }.
  }
home-until = You have time until { $when }.
home-only-bots = Nobody waits but bots.
home-by-mail = By mail, { $time } a move
home-make-move = Make your move
move-crew-trick = Play a card
move-crew-draft = Take a task
move-cosmobureau-turn = Play your turn
move-galaxy_trucker-build = Build on
move-galaxy_trucker-card = Fly on
play-friends = Friends
lessons-title = Lessons
lesson-begin = Begin
lesson-go-on = Go on at step { $n }
lesson-again = Once more
lesson-steps = { $done } of { $steps } steps
lesson-how-to = How to play

## The page of tables

row-rematch = Rematch
row-put-away = Put away
row-away = “{ $table }” is put away.
row-undo = Undo
tables-which = Which tables
tables-all = All
tables-my-move = My move
tables-game = Which game
tables-every-game = Every game
tables-none = No table of this kind
tables-none-text = Choose others above, or open one.
tables-show-all = Show all tables

## Seats that change hands

log-left = { $who } left; { $bot }, a bot, sat down
log-left-galaxy_trucker = { $who } left; the ship gives up before the next card
log-took-over = { $who } sat down instead of { $bot }, a bot
log-took-over-you = You sat down instead of { $bot }, a bot
how-takeover = { $pick } may sit down instead of a bot while we play.
how-takeover-friends = Friends with the link
how-takeover-nobody = Nobody
takeover-switch = Friends may take a bot’s seat
takeover-switch-text = Whoever comes by the link may sit down while we play.
takeover-offer = The host lets you sit down instead of a bot. You will see what this seat may know.
takeover-take = Take a bot’s seat
takeover-take-of = Take the seat of { $name }
takeover-note = Whoever comes by the link may sit down instead of a bot.

## Going on together

offer-text = { $n ->
    [one] You have played one table together.
   *[other] You have played { $n } tables together.
  }
offer-take = Go on: { $part }

## When something is not possible

trouble-no-takeover = At this table nobody sits down instead of a bot.
trouble-known-deal = This deal was played or chosen before, so nobody may sit down now.
trouble-sat-here = You have had a seat here and know too much for another one.
trouble-journey-done = Everything has been flown. Choose what to fly again.
