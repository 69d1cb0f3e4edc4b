# Notificări pe un dispozitiv unde pagina e închisă.

server-notice-move = E rândul tău
server-notice-moved = Ultima mutare: { $name }
server-notice-joined = La masa ta a mai venit cineva
server-notice-sit = Împreună cu tine: { $names }.
server-notice-over = Partida s-a încheiat
server-notice-waiting = { $n ->
    [one] O masă te așteaptă
    [few] { $n } mese te așteaptă
   *[other] { $n } de mese te așteaptă
  }
server-notice-several = { $n ->
    [one] Noutăți de la o masă
    [few] Noutăți de la { $n } mese
   *[other] Noutăți de la { $n } de mese
  }
server-notice-more = { $n ->
    [one] și încă una
    [few] și încă { $n }
   *[other] și încă { $n }
  }
