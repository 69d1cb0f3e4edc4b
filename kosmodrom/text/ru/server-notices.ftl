# Уведомления на устройство, где страница закрыта.

server-notice-move = Ваш ход
server-notice-moved = Последний ход: { $name }
server-notice-joined = За вашим столом прибавилось игроков
server-notice-sit = Вместе с вами: { $names }.
server-notice-over = Игра окончена
server-notice-waiting = { $n ->
    [one] Вас ждёт { $n } стол
    [few] Вас ждут { $n } стола
   *[many] Вас ждут { $n } столов
  }
server-notice-several = { $n ->
    [one] Новости с { $n } стола
    [few] Новости с { $n } столов
   *[many] Новости с { $n } столов
  }
server-notice-more = и ещё { $n }
