### Galaxy Trucker, karty bonusowe Wielkiego Dodatku: o co pytają i co się dzieje.

option-galaxy_trucker-bonus-cards = Talie są { $pick }.
option-galaxy_trucker-bonus-cards-true = z kartami bonusowymi
option-galaxy_trucker-bonus-cards-false = zwykłe

## What is asked

gt-ask-die = Ustaw kość. Nikt inny jej nie widzi
gt-ask-guess = Co pokazuje kość?
gt-ask-bribe = Twoja tajna stawka dla robopolicji
gt-ask-spot = Które pole opróżnić na każdym statku?
gt-ask-billiards = Które meteory i dla kogo?
gt-ask-yard = Który plac wybierasz?
gt-ask-battery-junkyard = Które baterie oddajesz za plac? Jeszcze { $n }
gt-ask-rearrange = Przestawić załogę lub baterie?
gt-ask-warehouse = Zamontować komponent z gwiezdnego magazynu?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[other] { $n } kredytów
}
gt-do-name-spot = Kolumna { $column }, rząd { $row }
gt-do-send-meteors = Linia { $line }, cel: { $target }
gt-do-visit = Plac { $area }
gt-do-move-figure = Ktoś z załogi: { $start } → { $cell }
gt-do-move-token = Bateria: { $start } → { $cell }
gt-do-arranged = Niech tak zostanie
gt-do-mount = { $tile }, { $cell }, { $turned }
gt-turned-0 = tak jak leży
gt-turned-1 = obrócone w prawo
gt-turned-2 = odwrócone
gt-turned-3 = obrócone w lewo
gt-pick-line = Linia { $n }

gt-bid-title = Twoja tajna stawka
gt-bid-have = { $n ->
    [one] masz { $n } kredyt; płaci tylko zwycięska stawka
    [few] masz { $n } kredyty; płaci tylko zwycięska stawka
   *[other] masz { $n } kredytów; płaci tylko zwycięska stawka
}
gt-bid-less = O kredyt mniej
gt-bid-more = O kredyt więcej
gt-bid-open = otwarta dla ciebie
gt-bid-sealed = zamknięta
gt-bid-ask = { $n ->
    [one] Stawka: { $n } kredyt?
    [few] Stawka: { $n } kredyty?
   *[other] Stawka: { $n } kredytów?
}
gt-bid-ties = Najwyższa stawka wskazuje pole. Przy równej stawce wyprzedzają cię: { $names }.
gt-bid-ties-mine = Najwyższa stawka wskazuje pole. Lecisz na końcu, więc remis jest twój.
gt-bid-nothing = Nic nie stawiaj
gt-bid-nothing-note = 0 jest dozwolone
gt-bid-seal = { $n ->
    [one] Zapieczętuj stawkę: { $n } kredyt
    [few] Zapieczętuj stawkę: { $n } kredyty
   *[other] Zapieczętuj stawkę: { $n } kredytów
}
gt-bid-if = z { $from } na { $to }, jeśli wygra
gt-spot-title = Wskaż kolumnę i rząd
gt-spot-ahead = Zawczasu: ile kosztowałoby pole
gt-spot-flags = chorągiewka za każdy statek, który ma tam komponent
gt-spot-counts = komponenty innych; chorągiewka to twój
gt-spot-parts = { $n ->
    [one] { $n } komponent
    [few] { $n } komponenty
   *[other] { $n } komponentów
}
gt-spot-empty = nic tam nie ma
gt-spot-takes = Kolumna { $column }, rząd { $row } zabiera
gt-spot-none = Naciśnij pole, żeby zobaczyć straty
gt-spot-falls = { $n ->
    [one] odpadnie jeszcze { $n }
    [few] odpadną jeszcze { $n }
   *[other] odpadnie jeszcze { $n }
}
gt-spot-safe = nic tam nie ma
gt-spot-ask = { $n ->
    [0] Kolumna { $column }, rząd { $row }: nikt nie traci komponentu
    [one] Kolumna { $column }, rząd { $row }: przepada { $n } komponent
    [few] Kolumna { $column }, rząd { $row }: przepadają { $n } komponenty
   *[other] Kolumna { $column }, rząd { $row }: przepada { $n } komponentów
}
gt-spot-press = Naciśnij pole albo dojdź do niego strzałkami.
gt-spot-mine = Twoja też: { $tile }.
gt-spot-not-mine = Twój statek nic nie traci.
gt-spot-harmless = Poza wszystkimi statkami
gt-die-said = odpowiedź
gt-die-not-yet = jeszcze nie
gt-die-hidden = kość
gt-die-only-you = widzisz tylko ty
gt-die-means = { $n ->
    [one] Trafnie: { $n } kredyt.
    [few] Trafnie: { $n } kredyty.
   *[other] Trafnie: { $n } kredytów.
} Błędnie: tyle dni wstecz, ile pokazuje kość.
gt-die-set-means = Kto nie zgadnie, cofa się o tyle samo dni.
gt-line-which = Które meteory
gt-line-whom = Dla kogo
gt-line-meteors = { $n ->
    [one] { $n } meteor
    [few] { $n } meteory
   *[other] { $n } meteorów
}
gt-line-means = { $n ->
    [0] Nic tam nie da się trafić, cokolwiek wypadnie.
    [one] Można trafić { $n } komponent; rzucasz ty.
    [few] Można trafić { $n } komponenty; rzucasz ty.
   *[other] Można trafić { $n } komponentów; rzucasz ty.
}
gt-mark-moves = można przenieść
gt-moving-whom = Naciśnij zaznaczoną kabinę lub baterię, potem miejsce docelowe.
gt-moving-where = Teraz naciśnij, dokąd; albo to samo pole jeszcze raz.
gt-shelf-which = Wybierz komponent u góry.
gt-shelf-where = Naciśnij zaznaczone pole: wolne albo z komponentem do wymiany.
gt-shelf-here = Obróć, naciśnij inne pole albo zamontuj.
gt-shelf-never = nigdzie nie pasuje
gt-shelf-add = Zamontuj: { $tile }
gt-shelf-swap = Zamontuj: { $tile } zamiast: { $old }
gt-future-hits = { $n ->
    [one] najpierw { $n } trafienie
    [few] najpierw { $n } trafienia
   *[other] najpierw { $n } trafień
}

## What happens

log-galaxy_trucker-die-set = { $who } ustawia kość
log-galaxy_trucker-guessed = { $who } mówi: { $number }
log-galaxy_trucker-die-shown = { $who }: kość pokazuje { $number }
log-galaxy_trucker-bid-shown = { $who } stawia { $credits }
log-galaxy_trucker-bribed = { $who } płaci { $credits } i wskazuje pole
log-galaxy_trucker-spot-named = { $who } wskazuje kolumnę { $column }, rząd { $row }
log-galaxy_trucker-meteors-sent = { $who } posyła linię { $line }, cel: { $target }
log-galaxy_trucker-visited = { $who } zajmuje plac { $area }
log-galaxy_trucker-supplied = { $who } bierze na pokład nową załogę lub baterie: { $n }
log-galaxy_trucker-rearranged-human = { $who } przenosi kogoś z załogi
log-galaxy_trucker-rearranged-sleeper = { $who } usypia nowego członka załogi
log-galaxy_trucker-rearranged-battery = { $who } przekłada baterię
log-galaxy_trucker-shelf-laid = Gwiezdny magazyn wykłada komponenty: { $n }
log-galaxy_trucker-mounted-added = { $who } montuje: { $tile }
log-galaxy_trucker-mounted-swapped = { $who } montuje: { $tile }, zamiast: { $old }
gt-you-die-set = Ustawiasz kość
gt-you-guessed = Mówisz: { $number }
gt-you-bid-shown = Twoja stawka: { $credits }
gt-you-bribed = Płacisz { $credits } i wskazujesz pole
gt-you-spot-named = Wskazujesz kolumnę { $column }, rząd { $row }
gt-you-meteors-sent = Posyłasz linię { $line }, cel: { $target }
gt-you-visited = Zajmujesz plac { $area }
gt-you-supplied = Bierzesz na pokład nową załogę lub baterie: { $n }
gt-you-mounted-added = Montujesz: { $tile }
gt-you-mounted-swapped = Montujesz: { $tile }, zamiast: { $old }
gt-news-die-set = ustawia kość
gt-news-guessed = mówi: { $n }
gt-news-bid-shown = stawka { $n }
gt-news-bribed = płaci { $n }
gt-news-spot-named = kolumna { $column }, rząd { $row }
gt-news-meteors-sent = linia { $n }
gt-news-visited = plac { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = montuje: { $tile }

## Refusals

why-gt-no-such-face = Kość pokazuje od 1 do 6, a liczbę podaje tylko ten, kogo zapytano.
why-gt-no-such-bribe = Takiej stawki nie postawisz: od zera do wszystkich twoich kredytów, jeden raz.
why-gt-no-such-spot = Ani kolumna, ani rząd nie może być 7; jedno i drugie od 2 do 12.
why-gt-no-such-line = Wybierz wolną linię i kogoś innego, kto tu jest.
why-gt-no-such-yard = Ten plac jest zajęty albo nie stać cię na niego.
why-gt-no-rearranging = Tego nie można teraz tam przenieść: załoga idzie na wolne miejsca, baterie do wolnych gniazd.
why-gt-no-mounting = Ten komponent tam nie pasuje.
