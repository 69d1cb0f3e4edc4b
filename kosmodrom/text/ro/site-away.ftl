# Când nu suntem aici: linkuri, ceasuri, anunțuri, pagini fără conexiune.

title-handover = Locul tău pe alt dispozitiv
alone-title = Doar acest calculator ajunge la acest server.
alone-text = Prietenii din aceeași casă pot intra dacă este repornit cu una dintre aceste comenzi:
how-move-time = O mutare poate dura { $pick }.
how-move-time-none = oricât
how-move-time-minutes = { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  }
how-move-time-days = { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
  }
log-move-overdue = Timpul a expirat: { $who }. Un bot face o singură mutare
log-move-overdue-you = Timpul tău a expirat: un bot mută o dată în locul tău
trouble-own-clocks = Acest joc are propriile ceasuri.
trouble-no-such-clock = O mutare poate dura de la zece secunde la treizeci de zile sau oricât.
