# Co mówi sam serwer: nagłówki stron, obrazki odnośników.

server-home = Trzy gry planszowe o kosmosie: dla przyjaciół, botów i na długie wieczory. Bez zakładania konta.
server-handover = Twoje miejsce na innym urządzeniu
server-passport = Twój paszport
server-replay = Powtórka: { $title }
server-seats-free = { $n ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno miejsce jest wolne
    [few] { $n } miejsca są wolne
   *[other] { $n } miejsc jest wolnych
  }
server-won = Misja wykonana
server-lost = Misja nieudana
server-best-score = { $n ->
    [one] Najlepszy wynik: { $n } kredyt
    [few] Najlepszy wynik: { $n } kredyty
   *[other] Najlepszy wynik: { $n } kredytów
  }
server-page-logbook = Dziennik pokładowy
server-page-designer = Własne misje
server-page-first = Pierwszy lot
server-page-learn = Nauka gry
server-page-cards = Karty
server-page-puzzles = Zagadki
server-page-tiles = Komponenty
