# Ce spune serverul însuși: titlurile paginilor, imaginile linkurilor.

server-home = Trei jocuri de societate despre spațiu: pentru prieteni, boți și seri lungi. Fără cont.
server-handover = Locul tău pe alt dispozitiv
server-passport = Pașaportul tău
server-replay = Reluare: { $title }
server-seats-free = { $n ->
    [0] Toate locurile sunt ocupate
    [one] Un loc este liber
    [few] { $n } locuri sunt libere
   *[other] { $n } de locuri sunt libere
  }
server-won = Misiune îndeplinită
server-lost = Misiune eșuată
server-best-score = { $n ->
    [one] Cel mai bun rezultat: un credit
    [few] Cel mai bun rezultat: { $n } credite
   *[other] Cel mai bun rezultat: { $n } de credite
  }
server-page-logbook = Jurnal de bord
server-page-designer = Misiuni proprii
server-page-first = Primul zbor
server-page-learn = Învață jocul
server-page-cards = Cărțile
server-page-puzzles = Probleme
server-page-tiles = Componentele
