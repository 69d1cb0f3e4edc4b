# The passport: who somebody is, on every device, without an account.

passport-title = Your passport
passport-nav = Passport
passport-lead = No account, no e-mail. Whoever has the twelve words has your journeys.
passport-kind = Kosmodrom, passport of a traveller
passport-portrait = A portrait in a helmet
passport-rename = Change the name
passport-others = This is how others see you. You are “You” on your own screen.
passport-speaks = Speaks
passport-since = Flies since
passport-journeys = Journeys
passport-games = Games
passport-pennant = Pennant, when the seat is free
passport-pennant-text = Where you sit down and the seat of this pennant is free, it is yours. Otherwise you get the next free one.
passport-pennant-red = Red, plain
passport-pennant-yellow = Yellow, stripes
passport-pennant-green = Green, chevrons
passport-pennant-blue = Blue, dots
passport-pennant-orange = Orange, cross
passport-stamps-none = Stamps come with the first mission won, the first ship landed, the first form filed.
passport-stamp-mission = Mission
passport-stamp-won = won
passport-stamp-arrived = Arrived
passport-stamp-credits = { $n ->
    [one] one credit
   *[other] { $n } credits
}

passport-carry = Carry it to another device
passport-carry-text = Show this to the other camera, or say the words. Everything comes along; nothing stays behind.
passport-qr = QR code of this passport
passport-words = The twelve words
passport-print = Print
passport-hide = Hide
passport-show = Show the words
passport-hidden = The words are hidden. Whoever sees them can be you.
passport-none = Twelve words open this passport on any device, also when a browser forgets you. Make them, then write them down or print them.
passport-make = Make twelve words
passport-elsewhere = Words were made on { $day } and are kept only by the browsers that made or entered them. Here you can make new ones.
passport-seen = Did somebody see them?
passport-renew = Make new words
passport-renew-text = The old words and their link stop working at once. Devices where you are at home stay.
passport-renew-keep = Keep the old ones

passport-homes = Where you are at home
passport-device-this = This device
passport-device-here = here now
passport-device-table = here now, at “{ $table }”
passport-drop-ask = Drop it?
passport-drop-text = It forgets you at once. Your seats stay yours and can be taken up here. If somebody there may know the words, make new ones as well.
passport-drop-one = Drop { $device }
passport-keep = Keep
passport-dropped = Dropped.
passport-have-words = I have words from elsewhere
passport-have-text = At home on another device? Its passport page shows the words, or makes them.

passport-enter-title = Words from elsewhere
passport-enter-label = The twelve words, or their link
passport-enter-hint = Capitals, commas and spaces do not matter. The first four letters of each word are enough.
passport-look = Find the passport
passport-found = The passport of { $name }
passport-found-since =
    Flies since { $day }: { $journeys ->
        [one] one journey
       *[other] { $journeys } journeys
    }, { $games ->
        [one] one finished game
       *[other] { $games } finished games
    }.
passport-own = This device is at home in it already.
passport-open = Open it here
passport-bring-title = And what was played here?
passport-bring-text = So far this device is “{ $name }”, with { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $journeys ->
    [one] one journey
   *[other] { $journeys } journeys
}. All of it can join the passport; where both have a seat or an attempt, the passport’s stays.
passport-bring-warning = Only if these words are yours: whoever has them gets your seats too.
passport-bring-words = “{ $name }” is a passport too: its words stop working, its devices come along.
passport-bring = Bring it along
passport-leave = Leave it behind
passport-leave-words = If you leave it behind, it stays with the words of “{ $name }”.
passport-leave-lost = If you leave it behind, nobody gets at it any more.
passport-other-words = Other words
passport-opened = This device is at home in your passport now.

passport-export-title = Everything in one file
passport-export-text = Journeys, records, bests
passport-export = Export
passport-statistics-title = Statistics
passport-statistics-text = Missions, ships and forms as pictures
passport-statistics = Look
passport-delete-title = Leave for good
passport-delete-text = Your name leaves the records too
passport-delete = Delete
passport-delete-ask = Delete the passport?
passport-delete-asks = Journeys, bests, statistics and what you have said are gone, on every device. Bots take your seats in running games. Finished games stay for the others, with “N. N.” in place of your name.
passport-delete-on = Yes, delete it
passport-delete-last = Nothing brings it back, not even the words. Export it first?
passport-delete-really = Delete it for good
passport-deleted = Gone. Nobody here knows you any more.

passport-empty-title = No passport yet
passport-empty-text = It begins with a name. Nothing else is asked.
passport-begin = Begin
passport-lost = This browser has forgotten who you are, but it still has your twelve words.
passport-reopen = Open the passport again
passport-gone = This device was dropped from its passport, or the passport is deleted. The twelve words open it again.

called-once = Others see you as “{ $name }”. Change the name in the menu or in your passport.
called-change = Change how others see you

handover-text = This link is your seat: whoever opens it plays as you, at this table and no other. It works once, until { $time }.
handover-qr = QR code of the link to your seat
handover-all = To take everything along, carry your passport

trouble-not-twelve = A passport has twelve words; { $count ->
    [0] there is none here
    [one] there is one here
   *[other] there are { $count } here
}. See whether one is missing or was typed in two.
trouble-no-word = No passport has the word “{ $word }”. See how it is spelt.
trouble-wrong-words = These words open no passport. See whether they are in order, and whether new ones were made since.
trouble-own-passport = This device is at home in this passport already.
trouble-reminded = You have reminded them already; once in twelve hours is enough.
trouble-nobody-waited-for = Nobody else is waited for here.
trouble-too-many-words = Too many tries with twelve words. Try again in { $retry_after } s.
connection-because-passport = This device has a passport now.
connection-because-dropped = It was dropped from its passport. The twelve words open it again.
