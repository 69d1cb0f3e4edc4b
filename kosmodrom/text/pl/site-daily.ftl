# Rozdanie dnia: ramka na stronie głównej i tablica odlotów.

nav-today = Dzisiaj

daily-title = Rozdanie dnia
daily-today = Dzisiejsze odloty
daily-past = Odloty tego dnia
daily-sentence = To samo rozdanie dla wszystkich, liczy się jedna próba.
daily-sentence-past = Co tego dnia latało i jak się skończyło.
daily-next = Nowe rozdania za { $hours } godz. { $minutes } min.
daily-one-try = { $day }, jedna próba
daily-earlier = Dzień wcześniej
daily-later = Dzień później
daily-to-today = Dzisiejsze odloty
daily-board = Odloty
daily-game = Gra
daily-plan = Tego dnia
daily-others = Jak idzie innym
daily-you = Ty
daily-hidden = zakryte do twojego lotu
daily-nobody = jeszcze nikt nie wrócił
daily-fly = Leć teraz
daily-fly-short = Leć
daily-go-on = Leć dalej
daily-practise = Poćwicz
daily-practise-again = Poćwicz jeszcze raz
daily-look-back = Obejrzyj swój lot
daily-watch-best = Obejrzyj najlepszy
daily-begin-note = Liczy się od pierwszej chwili: bez cofania, bez przerwy, bez drugiej próby. Na dokończenie jest czas do końca jutrzejszego dnia.
daily-how-others = { $game }: jak poszło innym
daily-crews = { $flown ->
    [one] Jedna próba
    [few] { $flown } próby
   *[many] { $flown } prób
}, { $home ->
    [0] żadna udana
    [one] jedna udana
    [few] { $home } udane
   *[many] { $home } udanych
}
daily-lost = Przegranych: { $n }
daily-lost-out = Nie udało się: { $n }
daily-lost-mostly = najczęściej w lewie { $n }
daily-missing = Bez powrotu: { $n }
daily-best = Najlepsi dnia
daily-this-server = ten serwer
daily-show-all = Pokaż wszystkie: { $n }
daily-somebody = ktoś
daily-replay-of = Obejrzyj powtórkę: { $name }
daily-place = Miejsce { $place } z { $flown }
daily-hidden-title = Tablica jest jeszcze zakryta
daily-hidden-text = Zagraj jedno z dzisiejszych rozdań: po powrocie odkryją się wyniki innych i ich powtórki.
daily-listed = Pokazuj moje imię tutaj i na listach najlepszych
daily-listed-text = Gdy wyłączone, dla pozostałych jesteś „kimś”.
daily-state-flying = w drodze
daily-rocket-you = ty

daily-axis-crew = lew do ostatniego zadania
daily-axis-galaxy_trucker = kredyty
daily-axis-cosmobureau = kredyty
daily-home-crew = { $home } z { $flown } z wygraną
daily-home-galaxy_trucker = { $home } z { $flown } na mecie
daily-home-cosmobureau = { $home } z { $flown } z awansem
daily-value-crew = { $n ->
    [one] jedna lewa
    [few] { $n } lewy
   *[many] { $n } lew
}
daily-value-crew-lost = porażka w lewie { $n }
daily-value-galaxy_trucker = { $n ->
    [one] jeden kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
daily-value-galaxy_trucker-lost = { $n ->
    [one] jeden kredyt, statek nie doleciał
    [few] { $n } kredyty, statek nie doleciał
   *[many] { $n } kredytów, statek nie doleciał
}
daily-value-cosmobureau = { $n ->
    [one] jeden kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
daily-value-cosmobureau-lost = { $n ->
    [one] jeden kredyt, bez awansu
    [few] { $n } kredyty, bez awansu
   *[many] { $n } kredytów, bez awansu
}

# Na klapkach tablicy: jak najmniej liter.
daily-flap-crew-home = CEL { $n }
daily-flap-crew-lost = PECH { $n }
daily-flap-credits = { $n } KR
daily-flap-missing = BRAK

daily-plan-crew-easy = Misja { $mission } na rozgrzewkę. Ty i trzech nawigatorów.
daily-plan-crew-order = Misja { $mission }: wszystko po kolei. Ty i trzech nawigatorów.
daily-plan-crew-quiet = Misja { $mission } ze słabą łącznością. Ty i trzech nawigatorów.
daily-plan-crew-tricks = Misja { $mission }, szczególna. Ty i trzech nawigatorów.
daily-plan-crew-three = Misja { $mission } we troje. Ty i dwóch nawigatorów.
daily-plan-crew-long = Misja { $mission }: dużo zadań. Ty i trzech nawigatorów.
daily-plan-crew-five = Misja { $mission } w pięcioosobowej załodze. Ty i czterech nawigatorów.
daily-plan-galaxy_trucker-first = Runda 1 bez klepsydry, przeciw dwóm pilotom.
daily-plan-galaxy_trucker-clock = Runda 2 na czas, przeciw trzem pilotom.
daily-plan-galaxy_trucker-turns = Runda 1, budowa na zmianę z dwoma pilotami.
daily-plan-galaxy_trucker-budget = Runda 2, najwyżej 45 komponentów ze sterty, przeciw dwóm pilotom.
daily-plan-galaxy_trucker-technologies = Runda 2 z nowymi technologiami, przeciw dwóm pilotom.
daily-plan-galaxy_trucker-both = Rundy 1 i 2 bez klepsydry, przeciw dwóm pilotom.
daily-plan-galaxy_trucker-rough = Runda 2 po wyboistej drodze, przeciw trzem pilotom.
daily-plan-cosmobureau-plain = Solo, zwykły statek, bez kapitana.
daily-plan-cosmobureau-captain = Solo, z losowym kapitanem.
daily-plan-cosmobureau-backs = Solo, z drugą stroną statku.
daily-plan-cosmobureau-own-captain = Solo, z kapitanem do wyboru.
daily-plan-cosmobureau-own-side = Solo, ze statkiem do wyboru.
daily-plan-cosmobureau-free = Solo, statek i kapitan do wyboru.

daily-table-counted = Rozdanie dnia: ta próba się liczy.
daily-table-practice = Ćwiczenie na rozdaniu z dnia { $day }: nigdzie się nie liczy.
daily-to-board = Na tablicę

trouble-no-day = Na dzień { $day } nie ma rozdań. Dzisiejsze są na stronie „Dzisiaj”.
trouble-day-over = Ten dzień już minął. W jego rozdania można jeszcze zagrać dla wprawy.
trouble-day-hidden = Najpierw zagraj to rozdanie dnia, wtedy odkryją się gry innych.
trouble-day-alone = W rozdanie dnia gra się solo i na jednym urządzeniu.
trouble-day-counts = Ta próba się liczy: tutaj można tylko grać.
puzzle-title = Zagadka dnia
puzzle-line = Załoga: jedna karta jest dobra
puzzle-solve = Rozwiąż
puzzle-solved = Rozwiązana
