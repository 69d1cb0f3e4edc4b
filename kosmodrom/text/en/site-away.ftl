# Being away: links, clocks, notices, pages without a connection.

title-handover = Your seat on another device
alone-title = Only this computer reaches this server.
alone-text = Friends in the same house can join if it is started anew with one of these:
how-move-time = A move may take { $pick }.
how-move-time-none = as long as it takes
how-move-time-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
  }
how-move-time-days = { $n ->
    [one] a day
   *[other] { $n } days
  }
log-move-overdue = The time of { $who } is up: a bot moves once
log-move-overdue-you = Your time is up: a bot moves for you once
trouble-own-clocks = { $game } has clocks of its own.
trouble-no-such-clock = A move may take from ten seconds to thirty days, or as long as it takes.
