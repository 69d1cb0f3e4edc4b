# Gdy nas nie ma: odnośniki, zegary, powiadomienia, strony bez połączenia.

title-handover = Twoje miejsce na innym urządzeniu
alone-title = Z tym serwerem łączy się tylko ten komputer.
alone-text = Przyjaciele w tym samym domu dołączą, gdy uruchomisz go ponownie jednym z tych poleceń:
how-move-time = Ruch może trwać { $pick }.
how-move-time-none = ile trzeba
how-move-time-minutes = { $n ->
    [one] minutę
    [few] { $n } minuty
   *[many] { $n } minut
  }
how-move-time-days = { $n ->
    [one] dobę
    [few] { $n } doby
   *[many] { $n } dób
  }
log-move-overdue = Czas minął: { $who }. Jeden ruch wykonuje bot
log-move-overdue-you = Twój czas minął: jeden ruch wykonuje za ciebie bot
trouble-own-clocks = Ta gra ma własne zegary.
trouble-no-such-clock = Ruch może trwać od dziesięciu sekund do trzydziestu dni albo ile trzeba.
