## The house

site-name = Kosmodrom
nav-label = Pages
nav-games = Games
nav-tables = Tables
nav-logbook = Logbook
nav-rules = Rules
menu = Menu
close = Close
back = Back
skip = Skip to the page
loading = One moment…
yes = yes
no = no
home-link = Kosmodrom, to the first page
theme-to-day = Switch to day colours
theme-to-night = Switch to night colours
language = Language
visitor-names = Comet, Sputnik, Meteor, Orbit, Vostok, Pulsar, Nova, Zenith, Quasar, Aurora, Eclipse, Soyuz, Vega, Altair, Sirius, Antares, Cosmos, Nebula
bot-names = Belka, Strelka, Laika, Mushka, Zhulka

## Games

game-crew = The Crew
game-crew-line = Win the right trick, together, without a word.
game-crew-facts = 2 to 5, 20 min
game-crew-art = Five helmets around a table with a trick of cards
game-galaxy_trucker = Galaxy Trucker
game-galaxy_trucker-line = Build a ship in a hurry. Watch it arrive in parts.
game-galaxy_trucker-facts = 2 to 5, 60 min
game-galaxy_trucker-art = A ship of square parts flies through meteors and loses a cabin
game-cosmobureau = Cosmobureau
game-cosmobureau-line = Explore a small universe. Keep the receipts.
game-cosmobureau-facts = 1 to 4, 45 min
game-cosmobureau-art = A clerk with an antenna stamps forms in front of a map of small worlds
game-being-built = On the launch pad: being built, not flying yet
play-now = Play now
play-with-friends = Play with friends
play-alone = Alone

## First page

home-sentence = Three board games about space, for friends, bots and long evenings.
home-learn = { $n ->
    [one] Learn it in one step
   *[other] Learn it in { $n } steps
}
home-other-tables = Your other tables
home-open-tables = Open tables
home-all = All { $n }
foot-no-account = No account needed. Your seat is in your link.
foot-free = Free software, runs on your own machine.
empty-open = The pad is free
empty-open-text = Nobody is looking for company right now. Someone has to be first.
empty-tables = No tables yet
empty-open-one = Open a table
row-look-in = Look in
row-remind = Remind
row-reminded = { $names } will hear of it, on the devices where they want notices.
row-look-back = Look back
row-take-seat = Take a seat
row-watch = Watch
status-mission = Mission { $n }
status-open = { $game }. { $free ->
    [0] No seat free
    [one] One seat free
   *[other] { $free } seats free
  }
status-waiting = Waiting for { $names }
status-running = Your move
tables-running = Running
tables-finished = Finished
table-names = Night shift, Long evening, Kettle on, Second orbit, Warm samovar, Quiet radio, Far side, Slow countdown, Window seat, Spare battery
table-of = { $game } among friends
table-alone = { $game } solo
table-with-bots = { $game } with bots
table-rename = Rename the table
table-save = Call it this
table-name = Name of the table
seat-number = Seat { $n }

## Settings

settings-title = Settings
settings-name = Your name
settings-nameless = no name yet
settings-change = Change
settings-save = Call me this
settings-saved = Saved.
settings-colours = Colours
settings-text-size = Text size
settings-sound = Sounds
settings-sound-try = Listen to a sound
sound-grab = Grabbed
sound-fits = Fits
sound-wrong = Does not fit
sound-flip = Hourglass
sound-hit = Hit
sound-break-off = Breaks off
sound-coins = Credits
sound-win = Victory
settings-notice = Tell me when it is my move
settings-notice-text = A notice of the browser while you look at something else
settings-notice-denied = The browser does not allow notices from this page. Its settings can change that.
settings-motion = Less motion
settings-motion-text = Things fade instead of flying
settings-marks = Name the colours
settings-marks-text = Words and marks next to shapes and colours
settings-ask = Ask before I play
settings-ask-text = One tap picks up, the second plays
settings-left = Left-handed
settings-left-text = Buttons where the left thumb is
theme-night = Night
theme-day = Day
theme-auto = As device
text-size-0 = Small text
text-size-1 = Usual text
text-size-2 = Large text

## Lobby

lobby-taken = { $game }. { $taken } of { $seats } seats taken.
lobby-start = Start the game
lobby-watching = You are watching. Take a free seat to play.
lobby-host-starts = { $name } starts the game.
lobby-away = Away: { $names }. You can still start.
lobby-bots-fill = { $n ->
    [one] A bot will take the free seat.
   *[other] Bots will take the { $n } free seats.
  }
leave-table = Leave the table
leave-text = A bot will take your seat for good. If you only need a break, let a bot play for you instead.
leave-stay = Stay
seats = Seats
free-seat = Free seat
free-seat-for = for a friend or a bot
take-seat = Take a seat
you = you
make-host = Make { $name } the host
remove-seat = Free the seat of { $name }
add-bot = Add a bot
add-bot-where = to the free seat
a-bot = a bot
level-random = Chance
level-random-text = plays anything allowed
level-cadet = Cadet
level-cadet-text = knows the rules
level-pilot = Pilot
level-pilot-text = keeps count
level-navigator = Navigator
level-navigator-text = thinks ahead, up to 2 s
presence-bot = bot, { $level }
presence-stand-in = a bot plays on
presence-here = here
presence-here-host = here, host
presence-away = away
presence-away-for = { $n ->
    [one] away for a minute
   *[other] away for { $n } minutes
  }
how-we-play = How we play
how-seats = We play { $pick }.
how-seats-n = { $n ->
    [one] alone
   *[other] with { $n } seats
  }
how-stand-in = If someone leaves, { $pick }.
how-stand-in-never = the seat waits
how-stand-in-after = a bot plays on after { $n } min
how-watch = { $pick } may watch.
how-watch-friends = Friends with the link
how-watch-nobody = Nobody
how-public = The table is open to { $pick }.
how-public-link = friends with the link
how-public-all = everybody
how-presets = Ways to play
how-preset-changed = Some words differ from the ticket.
how-sentences = { $shown } of { $all } sentences count for this game; the others appear when they do.
how-partner = with { $name }
bring-friend = Bring a friend
link-copy = Copy the link
link-send = Send the link
link-point-phone = Or point a phone at the code.
link-qr = QR code of the link to this table
link-copied = Link copied.
link-copy-failed = The browser does not let us copy. Select the link and copy it by hand.
share-text = A seat is free at “{ $table }”.
seal-closed = Shuffled and sealed:
seal-check-later = After the game you can check that nobody touched it.
seal-open = Sealed before the game:
seal-checked = Checked: the game matches its seal
deal-given = The host chose this deal, so somebody may know what comes.
deal-again = The host chose this deal: it was played before, and whoever saw that game knows what comes.
join-name = What shall the others call you?
join-watch = Just watch
join-people = { $game } with { $names }

## Table

your-move = Your move.
to-move = to move
players = Players
here-count = { $here } of { $people } here
latency = { $n } ms
watchers = Watching
nameless = Somebody without a name
person-options = Options for { $name }
person-mute = Mute in the chat
person-unmute = Let them speak again
person-remove = Remove from the table
person-readmit = Let them in again
person-is-muted = muted
person-is-removed = removed
connected = Connected
connected-in = Connected, { $n } ms
connection-trying = Connection lost, trying again
connection-trying-in = Connection lost, trying again in { $n } s
connection-lost = Connection lost.
connection-safe = Your moves are safe.
connection-next = Next try in { $n } s.
connection-now = Trying now.
connection-waiting = { $n ->
    [one] Your move is sent as soon as we are back.
   *[other] Your { $n } moves are sent as soon as we are back.
  }
connection-not-now = There is no connection just now. Try it when we are back.
connection-because-offline = This device is offline.
connection-because-restart = The server is starting anew.
connection-because-unavailable = The server cannot reach its memory just now.
connection-because-fault = Something went wrong at the server.
connection-closed = The table closed this connection.
farewell-removed = The host has removed you from this table.
try-now = Try now
back-again = Back again.
back-again-moves = { $n ->
    [one] One move happened without you.
   *[other] { $n } moves happened without you.
  }
back-again-show = Show
stand-in-mine = A bot plays for { $name }.
stand-in-back = Take my seat back
stand-in-let = Let a bot play for me
other-device = Continue on another device
devices-title = Devices with this seat
devices-text = Each of them plays as you. Drop any that is not yours.
device-own = this device
device-here = at the table now
device-since = since { $day }, { $time }
device-unknown = Unknown device
device-drop = Drop
device-drop-one = Take the seat from { $device }
device-mine = That is me
notice-new-device = Another device now plays on your seat: { $device }.
notice-seat-dropped = This device has lost the seat: it was dropped from another one ({ $device }).
notice-seat-gone = This device has no seat at this table any more.
undo = Take my move back
undo-wanted = { $name } wants to take a move back
undo-wanted-text = Somebody has seen something since, so they have to agree.
undo-your-answer = your answer?
undo-waiting = thinking
undo-give = Give it back
undo-keep = The move stays
rules = Rules
sound-switch = Sounds on or off
side-fold = Log and chat beside the board
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier ({ $n })
log-later = Show later ({ $n })
guide-next = Understood
guide-stop = No more of these
log-undo-asked = { $who } asks to take a move back
log-undo-refused = The move of { $who } stays
log-undone = { $who } took a move back
log-undo-asked-you = You ask to take a move back
log-undo-refused-you = Your move stays
log-undone-you = You took a move back
you-named = { $name } (you)
you-label = You
lesson-back = Back
you-others-see = the others see: { $name }
chat = Chat
chat-open = { $n ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $n } new lines
  }
chat-dice = { $name } let the dice decide
chat-opened = Table opened at { $time }
chat-people = { $people ->
    [one] one person
   *[other] { $people } people
  }{ $watching ->
    [0] {""}
   *[other] , { $watching } watching
  }
chat-say = Say something nice
chat-send = Send
chat-to = Who is to read it
chat-to-all = Everybody
chat-to-partner = Only { $name }
chat-private = only between you two
partner = your partner
phrase-luck = Good luck
phrase-well-played = Well played
phrase-moment = One moment
phrase-your-call = Your call
phrase-my-fault = My fault
phrase-again = Again?
board = Board
board-missing = This page cannot draw the game. Reload it, please.
clock-left = { $time } left
clock-hours = { $n } h
end-look-back = Look back
end-same-deal = Same deal again
end-challenge = Challenge a friend
end-next-table = To the next table
challenge-title = The same deal of { $game } for you
challenge-text = Everything lies as it lay for them, under the same rules. How will you do?
challenge-more = and { $n } more
challenge-play = Play this deal
challenge-won = won
challenge-lost = lost
challenge-score =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
challenge-bots = Bots
follow-up-again = Play again
follow-up-next = Go on
next-table = On to the next table.

## Rules

rules-of = Rules of { $game }
rules-text = Our reading of the rulebooks, in numbered sentences. Every line in a log names its rule.
rules-search = Search the rules
rules-none = No rule has these words.
rules-sections = Sections
rules-near = See also
rules-all = All rules
rules-plain = In plain words
rules-numbered = Every rule, numbered

## Replay

replay = Replay
replay-of = Replay. { $date }, { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-chapters = Chapters
replay-chapter-back = Back to the start of the chapter
replay-chapter-on = To the next chapter
replay-speed = Speed
replay-see-as = See as
replay-all = All
replay-watcher = Watcher
replay-moment = Moment
replay-moment-n = moment { $n }
replay-moment-of = Moment { $n } of { $last }
replay-download = Record
replay-play-on = Play on from here
replay-play-on-as = Play it differently from here, as { $name }, with bots
replay-hindsight = Was this deal winnable?
replay-side = What to show beside the board
replay-no-thoughts = No bot has left a thought here. Thoughts show once the game is over.
replay-missing = There is no replay here
thoughts = Thoughts

## When something is wrong

missing-title = This page came loose
missing-text = There is nothing at this address. It may be gone, or the link lost a letter on the way.
missing-tables = Go to my tables
missing-table = Back to the table
missing-home = To the first page
missing-code = { $address } { $code }
missing-art = A cabin with a surprised astronaut drifts away
trouble-offline = The server does not answer. Check the connection.
trouble-malformed = The server did not understand this page. Reload it, please.
trouble-hello-first = The server did not understand this page. Reload it, please.
trouble-too-long = This is too long.
trouble-too-fast = That was too fast. Try again in { $retry_after } s.
trouble-chat-too-fast = Slower, please: too many lines at once. Try again in { $retry_after } s.
trouble-chat-empty = There is nothing to say in this line.
trouble-muted = The host has muted you in this chat.
trouble-no-person = This person is not at the table.
trouble-sits-here = Whoever has a seat cannot be removed, but you can mute them.
trouble-no-partners = You have no partner to talk to in private.
trouble-chat-seated = At this table only those with a seat may talk.
trouble-too-many-tables = Too many new tables at once. Try again in { $retry_after } s.
trouble-too-many-visitors = Too many new people from here at once. Try again in { $retry_after } s.
trouble-too-many-designs = Too much to keep at once. Try again in { $retry_after } s.
trouble-too-many-handovers = Too many links at once. Try again in { $retry_after } s.
trouble-too-many-connections = Too many connections from here. Try again in { $retry_after } s.
trouble-server-full = The server is full. Try again in { $retry_after } s.
trouble-too-slow = The connection is too slow: the server gave up waiting. Try again.
trouble-foreign-origin = This page may not talk to the server.
trouble-foreign-host = This server is not known by this address. Whoever runs it can name it with --public-url.
trouble-not-found = There is nothing at this address.
trouble-not-allowed = The server does not do this.
trouble-no-table = There is no such table. Its link may have expired.
trouble-no-journey = There is no such logbook.
trouble-no-design = There is no such mission.
trouble-no-game = This game is not here yet.
trouble-no-visitor = Tell us your name first.
trouble-unknown-secret = The server does not know you any more. Tell us your name again.
trouble-not-seated = You have no seat at this table.
trouble-not-host = Only the host may do this.
trouble-not-watchable = This table lets nobody watch.
trouble-not-your-seat = This is somebody else’s seat.
trouble-already-seated = You have a seat at this table.
trouble-already-started = The game has started.
trouble-not-started = The game has not started.
trouble-not-alone = Only somebody who plays alone with bots can do that.
trouble-not-over = The game is not over yet.
trouble-seat-taken = Somebody was faster: this seat is taken.
trouble-no-seat = There is no such seat.
trouble-no-free-seat = All seats are taken.
trouble-wrong-seats = { $game } is played with { $seats } seats.
trouble-wrong-options = It cannot be played like this: { $detail }
trouble-no-dice = Dice choose nothing in this game.
trouble-no-level = There are no bots of this level here.
trouble-no-follow-up = This cannot follow the game.
trouble-not-a-person = Nobody sits there who could host.
trouble-handover-expired = This link has been used or has expired.
trouble-no-device = This device is not one of yours any more.
trouble-own-device = This is the device in front of you. To give the seat up, leave the table.
trouble-no-replay = This game can be looked at again when it is over.
trouble-no-hindsight = Nothing can be found out about this moment.
trouble-no-puzzle = There is no such puzzle here.
trouble-replay-too-long = This game is too long to be shown move by move. Its record can still be downloaded.
trouble-no-moment = There is nothing to play on from this moment.
trouble-busy = Too many such questions at once. Ask again in a moment.
trouble-old-version = This game was played by older rules, which this server does not know any more.
trouble-conflict = Somebody else changed this at the same moment. Look again.
trouble-unavailable = The server cannot reach its memory. Try again in a moment.
trouble-fault = Something went wrong with us. It has been written down. Try again.
trouble-wait = Try again in { $n } s.
why-undo-not-possible = This move cannot be taken back: somebody has seen what came after it.
why-no-undo-asked = Nobody asks to take a move back.
why-game-over = The game is over.
why-time-not-up = There is still time.
why-already-answered = You have answered already.
why-not-now = Not now.
why-bot-plays = A bot plays for you. Take your seat back first.
why-stale = The table moved on while you were choosing. Look again.
why-not-stored = The server could not keep this move. Look at the table and choose again.
why-read = Read the rule
