# Notices that come to a device whose page is closed.

server-notice-move = Your move
server-notice-moved = Last to move: { $name }
server-notice-joined = Your table fills up
server-notice-sit = With you: { $names }.
server-notice-over = The game is over
server-notice-waiting = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
  }
server-notice-several = { $n ->
    [one] News from one table
   *[other] News from { $n } tables
  }
server-notice-more = { $n ->
    [one] and one more
   *[other] and { $n } more
  }
