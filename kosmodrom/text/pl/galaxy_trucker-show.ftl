### Galaxy Trucker: pokaz lotu, co mówi do mnie i jak go oglądam.

gt-you-rolled = Rzucasz { $first } i { $second }: { $sum }
gt-you-threatened-missed = Mija twój statek
gt-you-threatened-harmless = Odbija się od twojego statku
gt-you-threatened-shot = Strącasz to
gt-you-threatened-shielded = Twoja osłona wytrzymuje
gt-you-threatened-hit = Twój statek trafiony
gt-you-lost-part-destroyed = Tracisz: { $tile }
gt-you-lost-part-fallen = Odpada ci: { $tile }
gt-you-powered = Zużywasz baterię
gt-you-announced-engines = Siła twoich silników: { $n }
gt-you-announced-cannons = Siła twoich dział: { $n }
gt-you-announced-crew = Twoja załoga: { $n }
gt-you-fought-won = Wygrywasz
gt-you-fought-tied = Remisujesz
gt-you-fought-lost = Przegrywasz
gt-you-moved-on = Lecisz naprzód o { $n ->
    [one] jeden dzień
   *[other] { $n } dni
}
gt-you-moved-back = Tracisz { $n ->
    [one] jeden dzień
   *[other] { $n } dni
}
gt-you-took-offer = Bierzesz
gt-you-took-planet = Lądujesz na planecie { $planet }
gt-you-passed = Pasujesz
gt-you-cargo-changed-some = Ładujesz { $loaded } i zostawiasz { $thrown }
gt-you-cargo-changed-all = Ładujesz { $loaded }
gt-you-cargo-changed-left = Zostawiasz { $thrown }
gt-you-cargo-changed-none = Nic nie ładujesz
gt-you-earned = Zarabiasz { $credits } kr.
gt-you-gave-human = Tracisz człowieka
gt-you-gave-alien = Tracisz kosmitę
gt-you-gave-cube = Tracisz: { $cube }
gt-you-gave-battery = Tracisz baterię
gt-you-victim = Masz najsłabszy wynik
gt-you-gave-up-own-choice = Rezygnujesz
gt-you-gave-up-no-humans = Nie masz już ludzi: to koniec twojego lotu
gt-you-gave-up-no-engines = Nie masz czym lecieć: to koniec twojego lotu
gt-you-gave-up-lapped = Masz okrążenie straty: to koniec twojego lotu
gt-you-gave-up-no-ship = Nie masz już statku
gt-you-gave-up-departed = Opuszczasz lot
gt-show-announce-you = Odkrywasz kartę { $n }
gt-show-missed-lost = Minęło za szybko. Komponenty, które tracisz: { $n }. Naciśnij kartę u góry, żeby zobaczyć, co zrobiła.

## Kto odpadł i kogo się ogląda

gt-out-own-choice = rezygnacja
gt-out-no-humans = nie ma już ludzi
gt-out-no-engines = nie ma czym lecieć
gt-out-lapped = strata okrążenia
gt-out-no-ship = statek zniszczony
gt-out-departed = poza lotem
gt-out-since = poza lotem od karty { $n }
gt-watch = Kogo oglądasz
gt-watch-first = Lider
gt-watch-leader = Oglądasz: { $name }, na prowadzeniu
gt-watch-back = Oglądaj lidera
gt-skip-landing = Od razu do lądowania
gt-skip-landing-note = nikt na ciebie nie czeka
gt-skipping = Od razu do lądowania, bez pokazu
gt-skip-off = Oglądaj dalej

## Pauza, jeszcze raz, od ostatniej wizyty

gt-pause = Pauza
gt-paused = Pokaz wstrzymany
gt-paused-alone = Stół czeka na ciebie. Dalej klawiszem P albo krok po kroku przyciskiem „Dalej”.
gt-paused-others = Stoi tylko twój pokaz. Inni lecą dalej, potem ich dogonisz.
gt-paused-asked = Czeka pytanie do ciebie. Wznów, żeby je zobaczyć.
gt-more-below = Niżej jest więcej ↓
gt-paused-clock = Zegar stoi, dopóki nie wznowisz gry.
gt-unpause = Wznów
gt-again = Pokaż jeszcze raz
gt-again-once = Jeszcze raz:
gt-again-back = Wróć do lotu
gt-before = Co było wcześniej
gt-away = { $n ->
    [one] Jedna karta
    [few] { $n } karty
   *[many] { $n } kart
} od twojej ostatniej wizyty
gt-away-skip = Od razu do bieżącej chwili
