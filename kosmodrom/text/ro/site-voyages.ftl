# Statistica propriilor jocuri, în imagini, și clasamentele acestui server.

nav-voyages = Zborurile mele

voyages-title = Zborurile tale
voyages-since = din { $day }
voyages-empty-title = Încă niciun zbor
voyages-empty-text = Termină un joc și aici apar misiunile, navele, creditele și formularele lui.
voyages-empty-play = La jocuri
voyages-uncounted-title = Încă nu e socotit nimic
voyages-uncounted = { $n ->
    [one] Un joc terminat nu e socotit
    [few] { $n } jocuri terminate nu sunt socotite
   *[other] { $n } de jocuri terminate nu sunt socotite
}: împărțirea putea fi cunoscută dinainte. Se socotesc jocurile cu o împărțire nouă, pe care n-a ales-o nimeni.
voyages-missions = { $n ->
    [one] misiune jucată
    [few] misiuni jucate
   *[other] de misiuni jucate
}
voyages-ships = { $n ->
    [one] navă lansată
    [few] nave lansate
   *[other] de nave lansate
}
voyages-forms = { $n ->
    [one] formular depus
    [few] formulare depuse
   *[other] de formulare depuse
}
voyages-home = întoarceri
voyages-wins = { $n ->
    [one] joc câștigat
    [few] jocuri câștigate
   *[other] de jocuri câștigate
}

voyages-crew = { game-crew }: misiuni jucate
voyages-crew-done = { $done } din { $all }
voyages-crew-picture = Misiuni încheiate: { $done }, urmează misiunea { $next }
voyages-crew-complete = Toate misiunile încheiate
voyages-crew-first = din prima încercare.
voyages-crew-stubborn = Cea mai încăpățânată: misiunea { $mission }, încercări: { $n }.
voyages-crew-signals = Semnale de primejdie: { $n }.
voyages-crew-cause = Cauza cea mai frecventă a eșecului: { $cause }.
voyages-cause-task_lost = o sarcină a ajuns la altcineva
voyages-cause-token = ordinea sarcinilor nu a fost respectată
voyages-cause-unfinished = levatele s-au terminat înaintea sarcinilor
voyages-cause-gave_up = renunțarea
voyages-cause-other = o regulă specială a misiunii

voyages-lost = { game-galaxy_trucker }: nave pierdute și din ce cauză
voyages-arrived = { $arrived } din { $ships } la destinație
voyages-lost-none = Până acum a ajuns fiecare navă.
voyages-lost-own_choice = Renunțare de bunăvoie
voyages-lost-no_humans = Nimeni la bord
voyages-lost-no_engines = Lipsă de motoare
voyages-lost-lapped = Depășire cu un tur
voyages-lost-no_ship = Nicio navă de zburat
voyages-lost-other = Alte motive
voyages-parts = Componente desprinse
voyages-parts-none = Nu s-a desprins nicio componentă.
voyages-parts-meteors = Meteoriți
voyages-parts-meteors-left = Meteoriți, mai ales din stânga
voyages-parts-meteors-right = Meteoriți, mai ales din dreapta
voyages-parts-meteors-front = Meteoriți, mai ales din față
voyages-parts-meteors-rear = Meteoriți, mai ales din spate
voyages-parts-shots = Focul inamic
voyages-parts-inspection = Scoase la inspecție
voyages-parts-other = Alte necazuri
voyages-credits = Credite pe runde
voyages-credits-mean = în medie, recordul deasupra
voyages-credits-best = record { $n }
voyages-credits-round = runda { $round }
voyages-credits-words = Runda { $round }: în medie { $mean }, cel mult { $best }.

voyages-city = { game-cosmobureau }: orașul rezultatelor tale
voyages-city-alone = { $n ->
    [one] un joc solo
    [few] { $n } jocuri solo
   *[other] { $n } de jocuri solo
}
voyages-city-none = Încă niciun joc solo: fiecare devine aici o clădire.
voyages-city-first = la început: { $rank }
voyages-city-now = acum: { $rank }
voyages-city-words = Rezultate solo, de la cel mai vechi: { $list }.
voyages-city-together = Cu alții: { $won } din { $n } câștigate, cel mult { $best } credite.

best-title = Cei mai buni de pe acest server
best-empty = Încă nu e nimeni în clasamente. Primul joc terminat va fi cel mai bun.
best-crew-journey = { game-crew }: cele mai multe misiuni, cele mai puține încercări
best-cosmobureau-alone = { game-cosmobureau }: solo, fără căpitan
best-cosmobureau-alone-captain = { game-cosmobureau }: solo, cu căpitan
best-galaxy_trucker-rounds-1 = { game-galaxy_trucker }: credite într-o rundă
best-galaxy_trucker-rounds-2 = { game-galaxy_trucker }: credite în două runde
best-galaxy_trucker-rounds-3 = { game-galaxy_trucker }: credite în trei runde
best-galaxy_trucker-rounds-4 = { game-galaxy_trucker }: credite în patru runde
best-score-crew = { $n ->
    [one] o misiune
    [few] { $n } misiuni
   *[other] { $n } de misiuni
}, { $tables ->
    [one] o încercare
    [few] { $tables } încercări
   *[other] { $tables } de încercări
}
best-score-galaxy_trucker = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
best-score-cosmobureau = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}
best-others = { $n ->
    [one] încă cineva
   *[other] încă { $n }
}
best-place = Locul { $n }
best-not-yet = încă nu apari aici
best-you = tu
best-leads = În frunte { $who }, { $score }
