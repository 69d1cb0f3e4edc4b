### Galaxy Trucker, karty bonusowe Wielkiego Dodatku: o co pytają i co się dzieje.

option-galaxy_trucker-bonus-cards = Talie są { $pick }.
option-galaxy_trucker-bonus-cards-true = z kartami bonusowymi
option-galaxy_trucker-bonus-cards-false = zwykłe

## What is asked

gt-ask-die = Ustaw kostkę. Nikt inny jej nie widzi
gt-ask-guess = Co pokazuje kostka?
gt-ask-bribe = Twoja tajna oferta dla robopolicji
gt-ask-spot = Które pole opróżnić na każdym statku?
gt-ask-billiards = Które meteory i dla kogo?
gt-ask-yard = Który plac wybierasz?
gt-ask-rearrange = Przestawić załogę lub baterie?
gt-ask-warehouse = Zamontować część z gwiezdnego magazynu?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
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
gt-pick-instead = { $cell }, zamiast: { $tile }
gt-pick-again = Wróć

## What happens

log-galaxy_trucker-die-set = { $who } ustawia kostkę
log-galaxy_trucker-guessed = { $who } mówi: { $number }
log-galaxy_trucker-die-shown = { $who }: kostka pokazuje { $number }
log-galaxy_trucker-bid-shown = { $who } oferuje { $credits }
log-galaxy_trucker-bribed = { $who } płaci { $credits } i wskazuje pole
log-galaxy_trucker-spot-named = { $who } wskazuje kolumnę { $column }, rząd { $row }
log-galaxy_trucker-meteors-sent = { $who } posyła linię { $line }, cel: { $target }
log-galaxy_trucker-visited = { $who } zajmuje plac { $area }
log-galaxy_trucker-supplied = { $who } bierze na pokład nową załogę lub baterie: { $n }
log-galaxy_trucker-rearranged-human = { $who } przenosi kogoś z załogi
log-galaxy_trucker-rearranged-sleeper = { $who } usypia nowego członka załogi
log-galaxy_trucker-rearranged-battery = { $who } przekłada baterię
log-galaxy_trucker-shelf-laid = Gwiezdny magazyn wykłada części: { $n }
log-galaxy_trucker-mounted-added = { $who } montuje: { $tile }
log-galaxy_trucker-mounted-swapped = { $who } montuje: { $tile }, zamiast: { $old }
gt-you-die-set = Ustawiasz kostkę
gt-you-guessed = Mówisz: { $number }
gt-you-bid-shown = Twoja oferta: { $credits }
gt-you-bribed = Płacisz { $credits } i wskazujesz pole
gt-you-spot-named = Wskazujesz kolumnę { $column }, rząd { $row }
gt-you-meteors-sent = Posyłasz linię { $line }, cel: { $target }
gt-you-visited = Zajmujesz plac { $area }
gt-you-supplied = Bierzesz na pokład nową załogę lub baterie: { $n }
gt-you-mounted-added = Montujesz: { $tile }
gt-you-mounted-swapped = Montujesz: { $tile }, zamiast: { $old }
gt-news-die-set = ustawia kostkę
gt-news-guessed = mówi: { $n }
gt-news-bid-shown = oferta { $n }
gt-news-bribed = płaci { $n }
gt-news-spot-named = kolumna { $column }, rząd { $row }
gt-news-meteors-sent = linia { $n }
gt-news-visited = plac { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = montuje: { $tile }

## Refusals

why-gt-no-such-face = Kostka pokazuje od 1 do 6, a liczbę podaje tylko ten, kogo zapytano.
why-gt-no-such-bribe = Takiej oferty nie złożysz: od zera do wszystkich twoich kredytów, jeden raz.
why-gt-no-such-spot = Ani kolumna, ani rząd nie może być 7; jedno i drugie od 2 do 12.
why-gt-no-such-line = Wybierz wolną linię i kogoś innego, kto tu jest.
why-gt-no-such-yard = Ten plac jest zajęty albo nie stać cię na niego.
why-gt-no-rearranging = Tego nie można teraz tam przenieść: załoga idzie na wolne miejsca, baterie do wolnych gniazd.
why-gt-no-mounting = Ta część tam nie pasuje.
