# What the server itself says: heads of pages, pictures of links.

server-home = Three board games about space, for friends, bots and long evenings. No account needed.
server-handover = Your seat on another device
server-passport = Your passport
server-replay = Replay: { $title }
server-seats-free = { $n ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $n } seats are free
  }
server-won = Mission accomplished
server-lost = Mission failed
server-best-score = { $n ->
    [one] The best: one credit
   *[other] The best: { $n } credits
  }
server-page-logbook = Logbook
server-page-designer = Missions of your own
server-page-first = First flight
server-page-learn = How to play
server-page-cards = The cards
server-page-puzzles = Puzzles
server-page-tiles = The components
