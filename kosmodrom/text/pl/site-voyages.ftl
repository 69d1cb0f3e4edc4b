# Statystyki własnych gier w obrazkach i listy najlepszych tego serwera.

nav-voyages = Moje loty

voyages-title = Twoje loty
voyages-since = od { $day }
voyages-empty-title = Jeszcze żadnego lotu
voyages-empty-text = Dokończ grę, a tutaj zobaczysz jej misje, statki, kredyty i formularze.
voyages-empty-play = Do gier
voyages-uncounted-title = Jeszcze nic się nie liczy
voyages-uncounted = { $n ->
    [one] { $n } ukończona gra się nie liczy
    [few] { $n } ukończone gry się nie liczą
   *[many] { $n } ukończonych gier się nie liczy
}: rozdanie można było znać wcześniej. Liczą się gry z nowym rozdaniem, którego nikt nie wybrał.
voyages-missions = { $n ->
    [one] lot na misję
    [few] loty na misje
   *[many] lotów na misje
}
voyages-ships = { $n ->
    [one] start statku
    [few] starty statków
   *[other] startów statków
}
voyages-forms = { $n ->
    [one] formularz złożony
    [few] formularze złożone
   *[many] formularzy złożonych
}
voyages-home = na mecie
voyages-wins = { $n ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}

voyages-crew = { game-crew }: ukończone misje
voyages-crew-done = { $done } z { $all }
voyages-crew-picture = Ukończone misje: { $done }, następna to misja { $next }
voyages-crew-complete = Wszystkie misje ukończone
voyages-crew-first = za pierwszym razem.
voyages-crew-stubborn = Najbardziej uparta: misja { $mission }, prób: { $n }.
voyages-crew-signals = Sygnałów alarmowych: { $n }.
voyages-crew-cause = Najczęstsza przyczyna porażki: { $cause }.
voyages-cause-task_lost = zadanie trafia nie tam
voyages-cause-token = złamana kolejność zadań
voyages-cause-unfinished = lewy kończą się przed zadaniami
voyages-cause-gave_up = przerwana próba
voyages-cause-other = szczególna zasada misji

voyages-lost = { game-galaxy_trucker }: co zgubiło statki
voyages-arrived = { $arrived } z { $ships } na mecie
voyages-lost-none = Jak dotąd doleciał każdy statek.
voyages-lost-own_choice = Rezygnacja z własnej woli
voyages-lost-no_humans = Nikogo na pokładzie
voyages-lost-no_engines = Zabrakło silników
voyages-lost-lapped = Zdublowanie przez lidera
voyages-lost-no_ship = Nie było czym lecieć
voyages-lost-other = Inne powody
voyages-parts = Co odpadło
voyages-parts-none = Nie odpadł ani jeden komponent.
voyages-parts-meteors = Meteory
voyages-parts-meteors-left = Meteory, najczęściej z lewej
voyages-parts-meteors-right = Meteory, najczęściej z prawej
voyages-parts-meteors-front = Meteory, najczęściej z przodu
voyages-parts-meteors-rear = Meteory, najczęściej z tyłu
voyages-parts-shots = Ostrzał wroga
voyages-parts-inspection = Zdjęte przy kontroli
voyages-parts-other = Inne wypadki
voyages-credits = Kredyty według rund
voyages-credits-mean = średnio, u góry rekord
voyages-credits-best = rekord { $n }
voyages-credits-round = runda { $round }
voyages-credits-words = Runda { $round }: średnio { $mean }, najwięcej { $best }.

voyages-city = { game-cosmobureau }: twoje miasto wyników
voyages-city-alone = { $n ->
    [one] jedna gra solo
    [few] { $n } gry solo
   *[many] { $n } gier solo
}
voyages-city-none = Jeszcze żadnej gry solo: każda stanie się tu domem.
voyages-city-first = na początku: { $rank }
voyages-city-now = teraz: { $rank }
voyages-city-words = Wyniki solo, od najstarszego: { $list }.
voyages-city-together = Z innymi: wygrane { $won } z { $n }, najwięcej kredytów { $best }.

best-title = Najlepsi na tym serwerze
best-empty = Na listach nie ma jeszcze nikogo. Pierwsza skończona gra będzie najlepsza.
best-crew-journey = { game-crew }: najwięcej misji, najmniej prób
best-cosmobureau-alone = { game-cosmobureau }: solo, bez kapitana
best-cosmobureau-alone-captain = { game-cosmobureau }: solo, z kapitanem
best-galaxy_trucker-rounds-1 = { game-galaxy_trucker }: kredyty w jednej rundzie
best-galaxy_trucker-rounds-2 = { game-galaxy_trucker }: kredyty w dwóch rundach
best-galaxy_trucker-rounds-3 = { game-galaxy_trucker }: kredyty w trzech rundach
best-galaxy_trucker-rounds-4 = { game-galaxy_trucker }: kredyty w czterech rundach
best-score-crew = { $n ->
    [one] jedna misja
    [few] { $n } misje
   *[many] { $n } misji
}, { $tables ->
    [one] jedna próba
    [few] { $tables } próby
   *[many] { $tables } prób
}
best-score-galaxy_trucker = { $n ->
    [one] jeden kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
best-score-cosmobureau = { $n ->
    [one] jeden kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
best-others = { $n ->
    [one] jeszcze ktoś
   *[other] jeszcze { $n }
}
best-place = Miejsce { $n }
best-not-yet = jeszcze bez ciebie
best-you = ty
best-leads = Na czele { $who }, { $score }
