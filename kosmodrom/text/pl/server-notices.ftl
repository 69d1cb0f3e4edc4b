# Powiadomienia na urządzenie, na którym strona jest zamknięta.

server-notice-move = Twój ruch
server-notice-moved = Ostatni ruch: { $name }
server-notice-joined = Przy twoim stole przybyło graczy
server-notice-sit = Razem z tobą: { $names }.
server-notice-over = Koniec gry
server-notice-waiting = { $n ->
    [one] Jeden stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
  }
server-notice-several = { $n ->
    [one] Nowości z jednego stołu
    [few] Nowości z { $n } stołów
   *[many] Nowości z { $n } stołów
  }
server-notice-more = i jeszcze { $n }
