# Notices while the page is closed, quiet hours, installing, pages without a connection.

push-closed-too = A notice on this device, also while this page is closed
push-page-only = This browser cannot be reached while the page is closed: notices come only while it is open.
push-on = You may close this page: a notice comes when it is your move.
push-quiet = Quiet hours
push-quiet-text = No notices meanwhile; afterwards a single one names all tables that wait
push-quiet-from = From
push-quiet-to = until
install-title = { site-name } as an app
install-text = An icon of its own, a window without the browser around it
install-do = Install
version-new = A new version of { site-name } is here.
version-load = Load it
offline-title = You are offline.
offline-works = Games of yours that are over can be looked back at:
offline-nothing = Games of yours that are over could be looked back at even now, but none has been kept in this browser yet.
offline-rest = Tables, moves and everything else come back with the connection.
trouble-no-push = Notices cannot be sent to this browser.
trouble-no-zone = The server does not know the time zone of this device.
