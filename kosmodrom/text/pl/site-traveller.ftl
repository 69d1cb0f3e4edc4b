# Jeden podróżny: pierwsza strona dla tych, którzy wracają, stoły, miejsca, które zmieniają gracza.

part-mission = misja { $n }
fly-mission = Leć na misję { $n }
bots-count = { $n ->
    [1] bot
    [2] dwa boty
    [3] trzy boty
    [4] cztery boty
    [few] { $n } boty
   *[many] { $n } botów
  }
home-welcome = Dobrze cię widzieć, { $name }
home-continue = Lecimy dalej: { $part }. Razem z tobą: { $who }
home-fly-on = Leć dalej
home-logbook = Otwórz dziennik
home-move-at = Twój ruch przy stole „{ $table }”
home-waiting = { $n ->
    [one] Czeka na ciebie: { $names }.
    [few] Czekają na ciebie: { $names }.
   *[many] Czekają na ciebie: { $names }.
  }
home-waiting-until = { $n ->
    [one] Czeka na ciebie: { $names }. Czas do: { $when }.
    [few] Czekają na ciebie: { $names }. Czas do: { $when }.
   *[many] Czekają na ciebie: { $names }. Czas do: { $when }.
  }
home-until = Czas na ruch do: { $when }.
home-only-bots = Czekają tylko boty.
home-by-mail = Listownie, { $time } na ruch
home-make-move = Wykonaj ruch
move-crew-trick = Zagraj kartę
move-crew-draft = Weź zadanie
move-cosmobureau-turn = Rozegraj turę
move-galaxy_trucker-build = Buduj dalej
move-galaxy_trucker-card = Leć dalej
play-friends = Ze znajomymi
lessons-title = Lekcje
lesson-begin = Zacznij
lesson-go-on = Dalej od kroku { $n }
lesson-again = Jeszcze raz
lesson-steps = Kroki: { $done } z { $steps }
lesson-how-to = Jak grać

## Strona stołów

row-rematch = Rewanż
row-put-away = Odłóż
row-away = Stół „{ $table }” jest odłożony.
row-undo = Cofnij
tables-which = Które stoły
tables-all = Wszystkie
tables-my-move = Mój ruch
tables-game = Która gra
tables-every-game = Wszystkie gry
tables-none = Nie ma takich stołów
tables-none-text = Wybierz inne powyżej albo otwórz nowy.
tables-show-all = Pokaż wszystkie stoły

## Miejsca, które zmieniają gracza

log-left = { $who } odchodzi od stołu; siada bot { $bot }
log-left-galaxy_trucker = { $who } odchodzi od stołu; statek rezygnuje z lotu przed następną kartą
log-took-over = Zamiast bota { $bot } siada { $who }
log-took-over-you = Siadasz zamiast bota { $bot }
how-takeover = Usiąść zamiast bota w trakcie gry { $pick }.
how-takeover-friends = mogą znajomi z linkiem
how-takeover-nobody = nie może nikt
takeover-switch = Znajomi mogą zająć miejsce bota
takeover-switch-text = Kto przyjdzie z linkiem, może usiąść także w trakcie gry.
takeover-offer = Możesz tu usiąść zamiast bota. Zobaczysz tylko to, co wolno wiedzieć na tym miejscu.
takeover-take = Zajmij miejsce bota
takeover-take-of = Zajmij miejsce bota { $name }
takeover-note = Kto przyjdzie z linkiem, może usiąść zamiast bota.

## Dalej razem

offer-text = { $n ->
    [one] Za wami jeden wspólny stół.
    [few] Za wami { $n } wspólne stoły.
   *[many] Za wami { $n } wspólnych stołów.
  }
offer-take = Dalej: { $part }

## Gdy czegoś nie można

trouble-no-takeover = Przy tym stole nikt nie siada zamiast bota.
trouble-known-deal = To rozdanie było już grane albo wybrane, więc nikt nie może teraz usiąść.
trouble-sat-here = Przy tym stole masz już za sobą inne miejsce i wiesz za dużo, żeby usiąść na kolejnym.
trouble-journey-done = Wszystkie loty zakończone. Wybierz, co powtórzyć.
