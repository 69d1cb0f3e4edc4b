### Galaxy Trucker: nazwy, zdania i pomoc.

## Komponenty, towary, karty

gt-ship = Statek
gt-square = puste pole
gt-spot = kolumna { $column }, rząd { $row }
gt-kind-starting-cabin = kabina pilota
gt-kind-cabin = kabina
gt-kind-life-support-purple = fioletowe podtrzymywanie życia
gt-kind-life-support-orange = pomarańczowe podtrzymywanie życia
gt-kind-engine = silnik
gt-kind-double-engine = podwójny silnik
gt-kind-cannon = działo
gt-kind-double-cannon = podwójne działo
gt-kind-shield = osłona
gt-kind-battery = bateria
gt-kind-cargo = ładownia
gt-kind-special-cargo = ładownia specjalna
gt-kind-structural = moduł konstrukcyjny
gt-family-cabin = Kabiny
gt-family-engine = Silniki
gt-family-cannon = Działa
gt-family-shield = Osłony
gt-family-battery = Baterie
gt-family-cargo = Ładownie
gt-family-special-cargo = Ładownie specjalne
gt-family-life-support = Podtrzymywanie życia
gt-family-structural = Moduły konstrukcyjne
gt-all-tiles = Wszystkie komponenty: { $n }
gt-cube-red = czerwona kostka
gt-cube-yellow = żółta kostka
gt-cube-green = zielona kostka
gt-cube-blue = niebieska kostka
gt-who-humans = dwoje ludzi
gt-who-purple = fioletowy kosmita
gt-who-orange = pomarańczowy kosmita
gt-mark-fits = pasuje
gt-mark-turn = pasuje po obrocie
gt-mark-never = nie pasuje
gt-mark-pick = do wyboru
gt-mark-danger = zagrożone
gt-mark-falls = odpadnie
gt-mark-loose = luźne
gt-mark-flaw = błąd
gt-mark-chosen = zasilone
gt-large = duży
gt-small = mały
gt-side-0 = z przodu
gt-side-1 = z prawej
gt-side-2 = z tyłu
gt-side-3 = z lewej
gt-hazard = { $size }, { $side }
gt-card-open-space = Otwarta przestrzeń
gt-card-open-space-what = Każdy leci naprzód o tyle dni, ile siły mają silniki.
gt-card-stardust = Gwiezdny pył
gt-card-stardust-what = Dzień za każde odsłonięte złącze.
gt-card-meteor-swarm = Rój meteorów
gt-card-meteor-swarm-what = Osłony zatrzymują małe, działa strącają duże.
gt-card-planets = Planety
gt-card-planets-what = Ląduj, ładuj, trać dni. Pierwszy wybiera lider.
gt-card-abandoned-ship = Opuszczony statek
gt-card-abandoned-ship-what = Oddaj załogę za kredyty. Tylko dla jednego.
gt-card-abandoned-station = Opuszczona stacja
gt-card-abandoned-station-what = Z dość liczną załogą bierzesz towary. Tylko dla jednego.
gt-card-smugglers = Przemytnicy
gt-card-smugglers-what = Silniejszy bierze ich towar. Słabszy oddaje swój najlepszy.
gt-card-slavers = Łowcy niewolników
gt-card-slavers-what = Silniejszy bierze nagrodę. Słabszy traci załogę.
gt-card-pirates = Piraci
gt-card-pirates-what = Silniejszy bierze nagrodę. Do słabszego strzelają.
gt-card-combat-zone = Strefa walki
gt-card-combat-zone-what = W każdym wierszu cierpi najsłabszy.
gt-card-epidemic = Epidemia
gt-card-epidemic-what = Połączone zajęte kabiny tracą po jednej osobie.
gt-card-sabotage = Sabotaż
gt-card-sabotage-what = Najmniejsza załoga traci komponent.
gt-card-strength = Siła { $n }
gt-card-crew-needed = Potrzebna załoga: { $n }
gt-card-crew-lost = załoga: −{ $n }
gt-card-goods-lost = towary: −{ $n }
gt-card-credits = { $n } kr.
gt-card-days = { $n ->
    [one] { $n } dzień straty
   *[other] { $n } dni straty
}
gt-least-crew = Najmniejsza załoga
gt-least-engines = Najsłabsze silniki
gt-least-cannons = Najsłabsze działa

## Budowa

gt-warehouse = Magazyn
gt-one-at-a-time = po jednym
gt-face-down = zakryte
gt-face-up = Odkryte
gt-in-order = w kolejności zwrotu
gt-tray-empty = Nikt jeszcze niczego nie zwrócił.
gt-filter = Pokaż tylko
gt-all = Wszystkie
gt-your-hand = W ręce
gt-loose = Luźne
gt-turn = Obróć
gt-turn-right = W prawo
gt-turn-left = W lewo
gt-set-aside = Odłożone
gt-set-aside-of = { $n } z { $all }
gt-free = wolne
gt-back-to-mine = Do mojego statku
gt-grab = Weź następny komponent
gt-grab-fixes = to zamocuje luźny
gt-confirm-charged = coś jest jeszcze źle albo odłożone
gt-confirm-small = statek jest jeszcze mały
gt-confirm-crew = na pokładzie nie zostanie żaden człowiek
gt-confirm-give-up = to będzie koniec twojego lotu
gt-confirm-cubes = zostaną kostki, na które jest jeszcze miejsce
gt-finish-sure = Tak, kończę
gt-time = Czas
gt-circle = klepsydra na kręgu { $n }
gt-start = Start
gt-sand-left = Klepsydra, zostało { $time }
gt-flip = Obróć klepsydrę
gt-flip-no = Klepsydra stoi.
gt-flip-running = Nie można obrócić: piasek się sypie.
gt-flip-finished-only = Ostatni obrót należy do tych, którzy skończyli.
gt-flip-yes = Obróć klepsydrę
gt-tokens = Numery
gt-mode-realtime = w czasie rzeczywistym
gt-mode-turns = turami
gt-mode-untimed = bez zegara
gt-forecast = Prognoza
gt-pile = Stos { $pile }
gt-rivals = Pozostali
gt-counters = Co potrafi statek
gt-engines = Silniki
gt-cannons = Działa
gt-crew = Załoga
gt-batteries = Baterie
gt-holds = Ładownie
gt-shielded = Osłony
gt-exposed = Odsłonięte
gt-parts = komponentów { $n }, odsłoniętych { $exposed }
gt-is-gone = już nie gra
gt-is-away = nie ma przy stole
gt-is-deciding = decyduje
gt-is-threatened = zagrożenie: { $tile }
gt-is-out = poza lotem
gt-is-finished = gotowe, nr { $n }
gt-is-looking = ogląda stos { $pile }
gt-is-reaching = sięga: { $tile }
gt-is-holding = trzyma coś
gt-is-ready = na starcie
gt-is-not-ready = szykuje się
gt-is-building = buduje
gt-place = miejsce { $n }
gt-build-grab = Weź komponent
gt-build-take = Weź odkryty komponent albo zakończ
gt-build-wait = Inni jeszcze budują
gt-build-held = W ręce: { $tile }
gt-build-loose = Luźne: { $tile }, { $column } / { $row }
gt-build-loose-more = Przesuń, obróć albo zwróć. Wzięcie następnego go zamocuje.
gt-build-finished = Koniec, twój numer { $n }
gt-build-paused = Budowa wstrzymana.
gt-build-turn = Jedna rzecz na turę: weź, dołącz, obejrzyj albo skończ.

## Etapy i nagłówki

gt-round = Runda { $n } z { $all }, klasa { $board }
gt-card-of = Karta { $n } z { $all }
gt-next-card = Następna karta: { $n } z { $all }
gt-phase-ready = Zaczynamy wyścig?
gt-phase-countdown = Przygotuj się
gt-phase-build = Wyścig budowy
gt-phase-tokens = Weź numer
gt-phase-inspection = Kontrola
gt-phase-launch = Wsiadanie
gt-phase-flight = W locie
gt-phase-between-cards = Lecimy dalej?
gt-phase-landed = Lądowanie
gt-phase-over = Koniec
gt-ready = Wyścig zacznie się, gdy wszyscy zgłoszą gotowość.
gt-ready-learning = Lot szkoleniowy: bez zegara, błędy są oznaczone, wszystko jest wyjaśnione.
phase-galaxy_trucker-build = Runda { $n }: budowa
phase-galaxy_trucker-launch = Runda { $n }: start
phase-galaxy_trucker-card = Runda { $n }: lot
phase-galaxy_trucker-end = Runda { $n }: pieniądze

## Lot

gt-track = Kolejność lotu
gt-target = cel
gt-result-missed = pudło
gt-result-harmless = odbija się
gt-result-shot = strącony
gt-result-shielded = osłona trzyma
gt-result-hit = trafienie
gt-row = Rząd { $n }
gt-column = Kolumna { $n }
gt-you = Ty
gt-up-to = do { $n }
gt-as-it-is = Teraz: { $verdict }.
gt-with-all = Z bateriami najwyżej { $n }: { $verdict }.
gt-verdict-won = zwycięstwo
gt-verdict-tied = remis, nic się nie dzieje
gt-verdict-lost = porażka
gt-verdict-not-yet = jeszcze za mało
gt-verdict-safe = nic ci nie grozi
gt-verdict-weakest = najsłabszy wynik
gt-verdict-weakest-so-far = na razie najsłabszy wynik
gt-verdict-days = { $n ->
    [one] { $n } dzień do przodu
   *[other] { $n } dni do przodu
}
gt-verdict-stuck = brak silnika, koniec twojego lotu
gt-deciding = { $n ->
    [one] Decyduje: { $names }
   *[other] Decydują: { $names }
}
gt-time-default = Bez odpowiedzi na czas obowiązuje zwykła decyzja.
gt-sure = Tak, na pewno
gt-give-up-sure = Tak, rezygnuję
gt-future-battery = baterie: z { $from } na { $to }
gt-future-strength = siła z { $from } na { $to }: { $verdict }
gt-future-stay = siła { $n }: { $verdict }
gt-future-lose = { $n ->
    [one] strata: { $n } komponent
    [few] strata: { $n } komponenty
   *[other] strata: { $n } komponentów
}
gt-ships = Statki
gt-lost-race = { $name }: o chwilę szybciej. Weź coś innego.
gt-orders = Stałe rozkazy
gt-orders-help = Co odtąd odpowiadać za ciebie bez pytania.
gt-answer-ask = Pytaj
gt-answer-yes = Tak
gt-answer-no = Nie
gt-about-offer = Przyjmować oferty
gt-about-defence = Wydawać baterie na obronę
gt-about-enemy = Wydawać baterie na wrogów
gt-about-open-space = Wydawać baterie w otwartej przestrzeni
gt-about-combat-zone = Wydawać baterie w strefie walki
gt-about-crew = Wybierać, kto z załogi odchodzi
gt-about-goods = Ładować towary według propozycji
gt-about-part = Zachować większy kawałek rozbitego statku
gt-about-cabin = Zasiedlać kabiny ludźmi
gt-about-go-on = Lecieć dalej po każdej karcie
gt-hazard-meteor-small = Odbija się od gładkich boków; osłona go zatrzyma.
gt-hazard-meteor-large = Osłony nie pomogą. Pomoże działo zwrócone w jego stronę.
gt-hazard-shot-small = Lekki strzał: zatrzyma go tylko osłona.
gt-hazard-shot-large = Ciężki strzał: nic go nie zatrzyma.
gt-future-whole = statek zostaje cały
gt-press-square = Naciśnij zaznaczony komponent statku albo przycisk.
gt-press-square-only = Naciśnij zaznaczony komponent statku.
gt-ask-ready = Gotowość?
gt-ask-build = Buduj statek
gt-ask-token = Weź numer
gt-ask-repair = Zdejmij to, co źle
gt-ask-part = Statek się rozpadł: który kawałek leci dalej?
gt-ask-cabin = Kto mieszka w tej kabinie?
gt-ask-go-on = Lecisz dalej czy rezygnujesz?
gt-ask-open-space = Otwarta przestrzeń: więcej silników?
gt-ask-enemy = Walka: trzeba więcej niż { $n }
gt-ask-combat-zone = Strefa walki: więcej mocy?
gt-ask-shield = Zasilić osłonę?
gt-ask-cannon = Strącić meteor?
gt-ask-offer = Oferta. Bierzesz?
gt-ask-reward = Zwycięstwo. Wziąć nagrodę i stracić dni?
gt-ask-planet = Na której planecie lądujesz?
gt-ask-loading = Załaduj towary
gt-ask-crew = Kto odchodzi? Jeszcze { $n }
gt-ask-cube = Którą kostkę tracisz? Jeszcze { $n }
gt-ask-battery = Nie ma towarów, więc tracisz baterie. Jeszcze { $n }
gt-loading = Ładowanie
gt-waiting = Czekają:
gt-nothing-waits = nic nie czeka
gt-aboard = Na pokładzie:
gt-nothing-aboard = nic nie ma
gt-loading-help = Naciśnij zaznaczoną ładownię, by włożyć wybraną kostkę, albo ją przeciągnij. Naciśnij kostkę na pokładzie, by ją wyjąć. Co zostanie, wraca do banku.

## Kontrola

gt-fault-a = Pojedyncze do podwójnego
gt-fault-b = Złącze przy gładkim boku
gt-fault-c = Silnik nie jest skierowany do tyłu
gt-fault-d = Za silnikiem
gt-fault-e = Przed lufą
gt-fault-f = Poza planszą
gt-fault-g = Niepołączone ze statkiem
gt-fault-part = { $tile } { $column }/{ $row }
gt-fault-two = { $first } i { $second }
gt-fault-behind = { $first }, a za nim { $second }
gt-fault-before = { $first }, a przed nim { $second }
gt-fault-more = { $first } i jeszcze { $n }
gt-fault-off = Zdjęto: { $first }
gt-faults-left = { $n ->
    [0] Nie ma już błędów
    [one] Jeden błąd
    [few] { $n } błędy
   *[other] { $n } błędów
}
gt-faults-press = naciśnij, by zobaczyć
gt-faults-found = { $n ->
    [one] znaleziono jeden
    [few] znaleziono { $n }
   *[other] znaleziono { $n }
}
gt-cost = Ile to kosztuje
gt-cost-off = Zdjęte przez ciebie
gt-cost-fell = Odpadło razem z nimi
gt-cost-landing = Przy lądowaniu
gt-cost-credits = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[other] { $n } kredytów
}
gt-cost-capped = { $credits }, najwyżej { $cap }
gt-cost-free = Nic: w locie szkoleniowym naprawy są darmowe.
gt-mark-removable = można zdjąć
gt-put-back = przywróć
gt-comes-too = odpadnie
gt-parts-only = { $n ->
    [one] { $n } komponent
    [few] { $n } komponenty
   *[other] { $n } komponentów
}
gt-take-off = Zdejmij ten komponent
gt-take-off-falls = Razem z nim odpadnie: { $names }.
gt-take-off-alone = Nic z nim nie odpadnie.
gt-take-off-ends = { $count ->
    [one] Usuwa błąd { $list }.
   *[other] Usuwa błędy { $list }.
}
gt-take-off-none = Nie usuwa żadnego błędu.
gt-take-off-pieces = Statek rozpadnie się na kawałki ({ $n }) i wybierzesz, który zostanie.
gt-take-off-charge = Razem zdjęte: { $parts }; przy lądowaniu: { $credits }.
gt-repair-help = Naciśnij komponent, by zobaczyć, co z nim odpadnie. Do startu wszystko można przywrócić.
gt-repair-sound = Statek jest sprawny: { $parts }
gt-repair-sound-help = Nic nie przepada, dopóki nie naciśniesz „Leć”.
gt-repair-undo = Cofnij
gt-repair-fly = Leć: { $parts }
gt-repair-closed = Leć
gt-repair-left = { $n ->
    [one] został jeden błąd
    [few] zostały { $n } błędy
   *[other] zostało { $n } błędów
}
gt-ask-piece = Który kawałek zachować?
gt-ask-piece-help = Reszta też odpadnie. Do startu nic nie jest ostateczne.
gt-piece-pilot = Zachowaj { $parts }, z kabiną pilota
gt-piece-other = Zachowaj { $parts }
gt-piece-what = załoga { $crew }, silniki { $engines }, działa { $cannons }
gt-piece-back = Przywróć: { $tile }
gt-is-sound = bez zastrzeżeń
gt-is-repairing = { $n ->
    [0] zaraz leci
    [one] naprawia, jeden błąd
    [few] naprawia, { $n } błędy
   *[other] naprawia, { $n } błędów
}

## Co robi przycisk

gt-do-ready = Gotowość
gt-do-grab = Weź
gt-do-take = Weź: { $tile }
gt-do-take-reserve = Użyj: { $tile }
gt-do-place = Dołącz: { $cell }
gt-do-return = Zwróć
gt-do-set-aside = Odłóż
gt-do-take-off = Zdejmij: { $tile }
gt-do-look = Obejrzyj stos { $pile }
gt-do-put-back = Odłóż stos
gt-do-ask-for-pile = Poproś o stos { $pile }
gt-do-flip = Obróć klepsydrę
gt-do-finish = Skończ, numer { $token }
gt-do-end-turn = Zakończ turę
gt-do-start-countdown-on = Można zacząć odliczanie
gt-do-start-countdown-off = Jeszcze bez odliczania
gt-do-ask-for-limit = Poproś o limit czasu
gt-do-pause-on = Poproś o przerwę
gt-do-pause-off = Buduj dalej
gt-do-pause-agree = Zgódź się na przerwę
gt-do-pause-withdraw = Jednak bez przerwy
gt-do-hand-over = Niech za miejsce { $who } buduje bot
gt-do-take-over = Niech za partnera gra bot
gt-do-let-go = Niech statek partnera zrezygnuje
leave-text-galaxy_trucker = Twój statek rezygnuje z lotu przed następną kartą, chyba że partner pozwoli botowi grać dalej. Jeśli chodzi tylko o przerwę, niech bot pogra za ciebie.
gt-do-remove = Usuń: { $tile }
gt-do-remove-fewest = Zdejmij jak najmniej
gt-do-restore = Przywróć: { $cell }
gt-do-repaired = Statek w porządku
gt-do-keep = Zachowaj ten kawałek
gt-do-settle = { $cell }: { $who }
gt-do-go-on = Lecę dalej
gt-do-give-up = Rezygnuję
gt-do-power = Zasil: { $tile }, { $cell }
gt-do-power-any = Zasil: { $tile }
gt-do-enough = Bez baterii
gt-do-enough-paid = Wystarczy
gt-do-land = Planeta { $planet }
gt-do-accept = Biorę
gt-do-decline = Pas
gt-do-load = { $cube }: { $cell }
gt-do-unload = { $cube }, wyjmij: { $cell }
gt-do-loaded = Ładowanie skończone
gt-do-give = Stąd: { $tile }, { $cell }

## Pieniądze

gt-next-round = Do następnej rundy
gt-result-title = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Miejsce { $place }
}, { $shape }
gt-result-shape-whole = bez zadrapania
gt-result-shape-scratched = z paroma zadrapaniami
gt-result-shape-half = z połową statku
gt-result-shape-rest = z tym, co ze statku zostało
gt-result-shape-none = bez statku
gt-result-watched = Pierwsze miejsce: { $name }
gt-result-lost = Twój statek nie doleciał
gt-result-text = Kredyty za rundę: { $n }.
gt-result-text-beauty = Kredyty za rundę: { $n }. A to, co z ciebie zostało, to najładniejszy statek.
gt-result-who = { $is ->
    [place] { $name }, miejsce { $place }
   *[out] { $name }, { $place }
}
gt-result-you = Ty
gt-result-beauty = najładniejszy statek
gt-result-parts = Komponenty: { $parts } z { $all }, odsłonięte złącza: { $exposed }
gt-result-money = Pieniądze, karta po karcie
gt-result-money-text = ile kto przywiózłby do domu po każdej karcie
gt-result-landing = lądowanie
gt-bill = Co ci to dało
gt-bill-beauty = odsłonięte: { $n }, najmniej
gt-bill-lost = razem { $n }
gt-bill-capped = { $n }, ale ubezpieczenie liczy najwyżej { $cap }
gt-bill-nothing = Nic nie zyskane, nic nie stracone
gt-bill-now = Masz teraz
gt-bill-round = w tej rundzie { $n }
gt-bill-secret = Ile mają inni, do końca pozostaje tajemnicą.
gt-recorder = Z czarnej skrzynki
gt-memories = Z czego zapamiętamy ten lot
gt-memory-meteors = Komponenty zabrane przez meteory
gt-memory-shots = Komponenty odstrzelone
gt-memory-sabotage = Komponenty utracone przez sabotaż
gt-memory-inspection = Komponenty, które nie spodobały się kontroli
gt-memory-crew-sold = Załoga sprzedana z wrakiem; podoba im się tam
gt-memory-crew-taken = Załoga porwana przez łowców niewolników
gt-memory-crew-ill = Załoga, która coś złapała
gt-memory-goods-taken = Wartość towarów zabranych przez przemytników
gt-memory-dust = Dni stracone w gwiezdnym pyle
gt-memory-unspent = Baterie oszczędzone nie wiadomo po co
gt-memory-home = Komponenty, które wróciły do domu
gt-memory-all = wszystko: { $name }
gt-memory-most = najwięcej { $name }: { $n }
gt-memory-of = { $n } z { $all }
gt-credits-from = Skąd wzięły się kredyty
gt-goal = Zbuduj statek ze złomu, przeprowadź go przez wszystko, co się trafi, i przywieź więcej kredytów niż inni.
gt-round-next = Teraz runda { $n } z { $all }: klasa { $board }
gt-ready-for = Start do rundy { $n }
gt-ready-wait = Czekamy na resztę: jeszcze ogląda wyniki.
gt-ready-all = Zaczniemy, gdy wszyscy zgłoszą gotowość.
gt-ready-minutes = Zaczniemy, gdy wszyscy zgłoszą gotowość, najpóźniej gdy minie czas.
gt-who-is-ready = Kto jest na starcie
gt-is-looking-on = jeszcze ogląda
gt-is-waiting = czeka na ciebie
gt-is-asking-pause = prosi o przerwę
gt-at-your-pace = Budują w twoim tempie
gt-at-your-pace-text = Nikt nie wyprzedzi cię o więcej niż dwa komponenty ani nie skończy wcześniej.
gt-pause-wanted = O przerwę prosi: { $names }. Zacznie się, gdy wszyscy się zgodzą.
gt-pause-mine = Prosisz o przerwę. Jeszcze bez zgody: { $names }.
gt-credits = { $n } kr.
gt-end-you = Wygrywasz, { $n } kr.
gt-end-winner = Zwycięstwo: { $name }, { $n } kr.
gt-end-nobody = Nikt nie zarobił ani kredytu
gt-purse-with = wspólna kasa: { $name }
gt-not-arrived = nie dociera do mety
gt-report-earned = Po drodze
gt-report-arrival = Przylot
gt-report-beauty = Najładniejszy statek
gt-report-goods = Towary
gt-report-losses = Utracone komponenty
gt-report-credits = Kredyty
gt-status-building = bez startu
gt-status-flying = w locie
gt-status-gave-up = poza lotem
gt-status-arrived = na mecie

## Lot szkoleniowy

gt-guide-phase-ready = Budujesz statek z tego, co złapiesz, i lecisz przez przygody. Naciśnij „Gotowość”; w locie szkoleniowym nikt nie pogania.
gt-guide-phase-goal = Budujesz statek ze złomu, prowadzisz go przez przygody i chcesz przywieźć najwięcej kredytów. Nikt nie pogania: weź komponent, żeby zacząć.
gt-guide-phase-build = Weź komponent. Musi się łączyć: złącza z takimi samymi złączami albo z potrójnymi, uniwersalnymi. Gładkie boki spotykają tylko gładkie.
gt-guide-phase-finished = Numer decyduje, kto leci z przodu: numer 1 startuje pierwszy. Teraz inni kończą swoje statki.
gt-guide-phase-inspection = Błędy są na czerwono. Zdejmij to, co źle; w locie szkoleniowym to nic nie kosztuje.
gt-guide-phase-launch = Załoga wsiada: dwie osoby do kabiny. Baterie są pełne.
gt-guide-kind-cabin = W kabinach mieszka załoga. Wiele ofert wymaga rąk, a bez człowieka na pokładzie lot się kończy.
gt-guide-kind-engine = Silniki pchają w otwartej przestrzeni. Dysza patrzy do tyłu, a pole za nią zostaje wolne.
gt-guide-kind-double-engine = Podwójny silnik liczy się za dwa, ale tylko za baterię.
gt-guide-kind-cannon = Działa biją wrogów i strącają duże meteory. Pole przed lufą jest wolne; działa boczne liczą się za pół.
gt-guide-kind-double-cannon = Podwójne działo liczy się za dwa, za każdym razem za baterię.
gt-guide-kind-shield = Osłona chroni dwa boki, na które patrzy, za baterię, przed małymi meteorami i lekkimi strzałami.
gt-guide-kind-battery = Baterie zasilają podwójne działa, podwójne silniki i osłony. Nie ładują się ponownie.
gt-guide-kind-cargo = Ładownie wożą żółte, zielone i niebieskie towary.
gt-guide-kind-special-cargo = Ładownie specjalne wożą wszystko, także czerwone. Czerwone są najwięcej warte.
gt-guide-kind-life-support-purple = W locie szkoleniowym tylko spaja statek. W dalszych rundach przy kabinie wpuszcza tam fioletowego kosmitę: plus dwa do siły dział.
gt-guide-kind-life-support-orange = W locie szkoleniowym tylko spaja statek. W dalszych rundach przy kabinie wpuszcza tam pomarańczowego kosmitę: plus dwa do siły silników.
gt-guide-kind-structural = Moduły konstrukcyjne tylko trzymają statek razem, a to bardzo dużo.
gt-guide-card-open-space = Otwarta przestrzeń: policz silniki, dodaj baterie do podwójnych i leć o tyle wolnych pól.
gt-guide-card-meteor-swarm = Kości wybierają rząd lub kolumnę. Małe odbijają się od gładkich boków i osłon; duże zatrzyma tylko działo.
gt-guide-card-planets = Lider wybiera planetę pierwszy. Lądowanie kosztuje dni, a towary muszą się zmieścić.
gt-guide-card-abandoned-ship = Pierwszy chętny sprzedaje załogę za kredyty. Dni też przepadają.
gt-guide-card-abandoned-station = Z dość liczną załogą bierzesz towary stacji za kilka dni.
gt-guide-card-smugglers = Wrogowie najpierw atakują lidera. Pokonaj ich siłą dział, a pozostali już nie muszą.
gt-guide-card-combat-zone = Trzy wiersze: najsłabszy w każdym ponosi to, co tam napisano.
gt-guide-card-stardust = Każde odsłonięte złącze kosztuje dzień. Schludny statek jest szybki.

## Dziennik

log-galaxy_trucker-round-began-learning = Runda { $round }: lot szkoleniowy, klasa { $board }
log-galaxy_trucker-round-began-full = Runda { $round }, klasa { $board }
log-galaxy_trucker-build-began = Wyścig się zaczyna
log-galaxy_trucker-grabbed-heap = { $who } bierze komponent
log-galaxy_trucker-grabbed-mine = { $who } bierze komponent: { $tile }
log-galaxy_trucker-grabbed-tray = { $who } bierze odkryty komponent: { $tile }
log-galaxy_trucker-grabbed-reserve = { $who } bierze odłożone: { $tile }
log-galaxy_trucker-placed = { $who } dołącza: { $tile }
log-galaxy_trucker-returned = { $who } zwraca: { $tile }
log-galaxy_trucker-reserved = { $who } odkłada: { $tile }
log-galaxy_trucker-took-off = { $who } zdejmuje: { $tile }
log-galaxy_trucker-looked = { $who } ogląda stos { $pile }
log-galaxy_trucker-piled-back = { $who } odkłada stos { $pile }
log-galaxy_trucker-pile-wanted = { $who } prosi o stos { $pile }
log-galaxy_trucker-flipped-circle = Klepsydra stoi teraz na kręgu { $circle }
log-galaxy_trucker-flipped-start = Klepsydra stoi teraz na starcie
log-galaxy_trucker-sand-out = Piasek się przesypał
log-galaxy_trucker-swapped = Partnerzy zamieniają się statkami
log-galaxy_trucker-finished = { $who } kończy z numerem { $token }
log-galaxy_trucker-turn-of = Buduje { $who }
log-galaxy_trucker-countdown-began = Odliczanie się zaczyna
log-galaxy_trucker-paused-on = Budowa wstrzymana
log-galaxy_trucker-paused-off = Budowa trwa dalej
log-galaxy_trucker-wishes-pause-on = { $who } chce przerwy
log-galaxy_trucker-wishes-pause-off = { $who } nie potrzebuje przerwy
log-galaxy_trucker-wishes-limit-on = { $who } prosi o limit czasu
log-galaxy_trucker-wishes-limit-off = { $who } nie prosi o limit czasu
log-galaxy_trucker-wishes-countdown-on = { $who } zgadza się na odliczanie
log-galaxy_trucker-wishes-countdown-off = { $who } wstrzymuje odliczanie
log-galaxy_trucker-wishes-hand-over-on = { $who } proponuje, by budował bot
log-galaxy_trucker-wishes-hand-over-off = { $who } woli poczekać
log-galaxy_trucker-came-or-went-away = { $who }: nie ma przy stole
log-galaxy_trucker-came-or-went-here = { $who } wraca
log-galaxy_trucker-came-or-went-replaced = { $who }: teraz buduje bot
log-galaxy_trucker-came-or-went-gone = { $who } już nie wróci
log-galaxy_trucker-came-or-went-taken-over = { $who }: dalej gra bot
log-galaxy_trucker-build-ended = Koniec budowy
log-galaxy_trucker-inspected-flaws = { $who }: znalezione błędy: { $n }
log-galaxy_trucker-inspected-fine = { $who }: bez zastrzeżeń
log-galaxy_trucker-launched = { $who } startuje z numerem { $token }
log-galaxy_trucker-settled-humans = { $who }: wprowadza się dwoje ludzi
log-galaxy_trucker-settled-purple = { $who }: wprowadza się fioletowy kosmita
log-galaxy_trucker-settled-orange = { $who }: wprowadza się pomarańczowy kosmita
log-galaxy_trucker-deck-made = Przed nami kart: { $cards }
log-galaxy_trucker-ordered = Twój stały rozkaz zapisany
log-galaxy_trucker-revealed = { $who } odkrywa: { $card }
log-galaxy_trucker-skipped-race = { $winner } chwyta szybciej niż { $who }: { $tile }
log-galaxy_trucker-skipped-tile = { $who } nie zdąża: { $tile }
log-galaxy_trucker-skipped-other = Nic się nie dzieje
log-galaxy_trucker-rolled = { $who } rzuca { $first } i { $second }: { $sum }
log-galaxy_trucker-threatened-missed = { $who }: pudło
log-galaxy_trucker-threatened-harmless = { $who }: odbija się
log-galaxy_trucker-threatened-shot = { $who } strąca
log-galaxy_trucker-threatened-shielded = { $who }: osłona wytrzymuje
log-galaxy_trucker-threatened-hit = { $who }: trafienie
log-galaxy_trucker-lost-part-destroyed = { $who } traci: { $tile }
log-galaxy_trucker-lost-part-fallen = { $who }: odpada { $tile }
log-galaxy_trucker-lost-part-discarded = { $who } porzuca: { $tile }
log-galaxy_trucker-lost-part-unused = { $who }: zostaje { $tile }
log-galaxy_trucker-powered = { $who } zużywa baterię
log-galaxy_trucker-announced-engines = { $who }: siła silników { $n }
log-galaxy_trucker-announced-cannons = { $who }: siła dział { $n }
log-galaxy_trucker-announced-crew = { $who }: załoga { $n }
log-galaxy_trucker-fought-won = { $who }: wygrana
log-galaxy_trucker-fought-tied = { $who }: remis
log-galaxy_trucker-fought-lost = { $who }: przegrana
log-galaxy_trucker-moved-on = { $who }: naprzód o { $n ->
    [one] jeden dzień
   *[other] { $n } dni
}
log-galaxy_trucker-moved-back = { $who }: strata dni: { $n }
log-galaxy_trucker-took-offer = { $who } bierze
log-galaxy_trucker-took-planet = { $who } ląduje na planecie { $planet }
log-galaxy_trucker-passed = { $who } pasuje
log-galaxy_trucker-cargo-changed-some = { $who }: załadowane { $loaded }, zostawione { $thrown }
log-galaxy_trucker-cargo-changed-all = { $who }: załadowane { $loaded }
log-galaxy_trucker-cargo-changed-left = { $who }: zostawione { $thrown }
log-galaxy_trucker-cargo-changed-none = { $who }: bez ładunku
log-galaxy_trucker-earned = { $who } zarabia { $credits } kr.
log-galaxy_trucker-gave-human = { $who } traci człowieka
log-galaxy_trucker-gave-alien = { $who } traci kosmitę
log-galaxy_trucker-gave-cube = { $who } traci: { $cube }
log-galaxy_trucker-gave-battery = { $who } traci baterię
log-galaxy_trucker-victim = { $who }: najsłabszy wynik
log-galaxy_trucker-gave-up-own-choice = { $who } rezygnuje
log-galaxy_trucker-gave-up-no-humans = { $who } rezygnuje: nie ma już ludzi
log-galaxy_trucker-gave-up-no-engines = { $who } rezygnuje: nie ma czym lecieć
log-galaxy_trucker-gave-up-lapped = { $who } rezygnuje: strata okrążenia
log-galaxy_trucker-gave-up-no-ship = { $who }: nie ma już statku
log-galaxy_trucker-gave-up-departed = { $who } opuszcza lot
log-galaxy_trucker-flight-ended = Koniec lotu. Na mecie: { $who }
log-galaxy_trucker-flight-ended-nobody = Koniec lotu. Nikt nie dotarł do mety
log-galaxy_trucker-round-settled = { $who }: { $sum } kr. przy lądowaniu
log-galaxy_trucker-game-ended = Zwycięstwo: { $who }
log-galaxy_trucker-game-ended-nobody = Nikt nie zarobił ani kredytu

## Lot jako widowisko

gt-show-announce = { $name } odkrywa kartę { $n }
gt-show-announce-more = Nie ma jeszcze nic do decydowania. Dalej pójdzie samo albo po naciśnięciu „Dalej”.
gt-show-announce-read = Czytaj spokojnie. Dalej pójdzie po naciśnięciu „Dalej”.
gt-show-meteor = Meteor { $n }: { $line }
gt-show-shot = Strzał { $n }: { $line }
gt-show-bomb = { $line }
gt-show-aim-hit = U ciebie na celowniku: { $tile }.
gt-show-aim-falls = U ciebie na celowniku: { $tile }. Komponenty, które odpadną razem z tym: { $n }.
gt-show-aim-stop = Można to jeszcze zatrzymać za baterię.
gt-show-aim-safe = Twój statek: { $how }.
gt-show-sum = Co narobiła ta karta: { $card }
gt-show-sum-more = Karta { $n } z { $all } za nami.
gt-show-missed = Coś minęło za szybko. Naciśnij kartę u góry, żeby zobaczyć, co zrobiła.
gt-show-watching = Oglądasz: { $name }
gt-next = Dalej
gt-next-key = Spacja
gt-pace = Tempo
gt-pace-calm = Spokojne
gt-pace-usual = Zwykłe
gt-pace-fast = Szybkie
gt-flown = Karty tego lotu
gt-flown-now = teraz
gt-flown-card = Karta { $n }, { $card }: { $what }
gt-flown-ahead = Kart przed nami: { $n }
gt-reading = Czytamy kartę { $n }
gt-news-aimed = na linii ognia
gt-news-aimed-stop = może to zatrzymać
gt-news-lost = traci: { $tile }
gt-news-lost-many = traci komponenty: { $n }
gt-news-powered = zużywa baterię
gt-news-gave = traci: { $what }
gt-news-human = człowiek
gt-news-alien = kosmita
gt-news-cube = kostka towaru
gt-news-battery = bateria
gt-news-announced = siła { $n }
gt-news-won = wygrywa
gt-news-tied = remis
gt-news-lost-fight = przegrywa
gt-news-victim = najsłabszy wynik
gt-news-on = dni do przodu: { $n }
gt-news-back = dni straty: { $n }
gt-news-took = bierze
gt-news-planet = planeta { $n }
gt-news-passed = pasuje
gt-news-loaded = ładuje kostki: { $n }
gt-news-earned = kredyty: +{ $n }
gt-sum-parts = Komponenty
gt-sum-crew = Załoga
gt-sum-batteries = Baterie
gt-sum-goods = Towary, wartość
gt-sum-credits = Kredyty
gt-sum-days = Dni
gt-sum-nothing = nic się nie stało

## Ustawienia

option-galaxy_trucker-rounds = Lecimy { $pick }.
option-galaxy_trucker-rounds-123 = wszystkie trzy rundy
option-galaxy_trucker-rounds-123a = rundy I, II, III i IIIa
option-galaxy_trucker-rounds-12a = rundy I, II i IIIa
option-galaxy_trucker-rounds-12 = rundy I i II
option-galaxy_trucker-rounds-23 = rundy II i III
option-galaxy_trucker-rounds-13 = rundy I i III
option-galaxy_trucker-rounds-1 = tylko rundę I
option-galaxy_trucker-rounds-2 = tylko rundę II
option-galaxy_trucker-rounds-3 = tylko rundę III
option-galaxy_trucker-rounds-a = tylko rundę IIIa
option-galaxy_trucker-rounds-1a = rundy I i IIIa
option-galaxy_trucker-rounds-2a = rundy II i IIIa
option-galaxy_trucker-rounds-3a = rundy III i IIIa
option-galaxy_trucker-rounds-13a = rundy I, III i IIIa
option-galaxy_trucker-rounds-23a = rundy II, III i IIIa
gt-rounds-learning-2 = lot szkoleniowy, potem rundę II
option-galaxy_trucker-learning-flight = Runda I to { $pick }.
option-galaxy_trucker-learning-flight-true = lot szkoleniowy
option-galaxy_trucker-learning-flight-false = lot według pełnych zasad
option-galaxy_trucker-build-mode = Budujemy { $pick }.
option-galaxy_trucker-build-mode-realtime = wszyscy naraz, z klepsydrą
option-galaxy_trucker-build-mode-turns = po kolei
option-galaxy_trucker-build-mode-untimed = wszyscy naraz, bez zegara
option-galaxy_trucker-validation = Błędy { $pick }.
option-galaxy_trucker-validation-auto = traktujemy zgodnie z trybem
option-galaxy_trucker-validation-classic = znajduje kontrola
option-galaxy_trucker-validation-assist = są oznaczone przy budowie
option-galaxy_trucker-validation-strict = są niemożliwe
option-galaxy_trucker-better-forecasts = Prognozy są { $pick }.
option-galaxy_trucker-better-forecasts-true = lepsze niż zwykle
option-galaxy_trucker-better-forecasts-false = zwykłe
option-galaxy_trucker-teams = Gramy { $pick }.
option-galaxy_trucker-teams-none = każdy dla siebie
option-galaxy_trucker-teams-team = w parach
option-galaxy_trucker-teams-expert = w parach z zamianą statków
option-galaxy_trucker-hourglass-seconds = Klepsydra biegnie { $pick } s.
option-galaxy_trucker-decision-seconds = Na decyzję jest { $pick } s.
option-galaxy_trucker-turn-hours = Na turę jest { $pick } godz.
option-galaxy_trucker-countdown-turns = Odliczanie ma tur: { $pick }.
option-galaxy_trucker-solo-beauty = W pojedynkę ładnie jest do { $pick } odsłoniętych złączy.
option-galaxy_trucker-grab-budget = Komponentów do wzięcia na rundę: { $pick }.
option-galaxy_trucker-bots-wait = Boty budują { $pick }.
option-galaxy_trucker-bots-wait-true = w twoim tempie
option-galaxy_trucker-bots-wait-false = tak szybko, jak potrafią
option-galaxy_trucker-grab-budget-0 = ile się chce
preset-galaxy_trucker-first = Pierwszy wieczór
preset-galaxy_trucker-first-text = Lot szkoleniowy, potem runda II. Nikt nie pogania, błędy są oznaczone.
preset-galaxy_trucker-first-long = około 50 minut
preset-galaxy_trucker-race = Pełny wyścig
preset-galaxy_trucker-race-text = Wszystkie trzy rundy z klepsydrą, zgodnie z zasadami.
preset-galaxy_trucker-race-long = około 90 minut
preset-galaxy_trucker-big = Duże rozszerzenie
preset-galaxy_trucker-big-text = Nowe technologie i karty bonusowe, trzy rundy na wyścigi z klepsydrą.
preset-galaxy_trucker-big-long = około dwóch godzin
preset-galaxy_trucker-mail = Listownie
preset-galaxy_trucker-mail-text = Po kolei, tura dziennie. Stałe rozkazy odpowiadają za ciebie.
preset-galaxy_trucker-mail-long = od dwóch do czterech tygodni
preset-galaxy_trucker-everything = Wszystko
preset-galaxy_trucker-everything-text = Wszystkie ustawienia, jakie są, ale tylko te, które działają.
preset-galaxy_trucker-everything-long = jak chcesz
start-galaxy_trucker-first = Zacznij pierwszy wieczór
start-galaxy_trucker-race = Zacznij wyścig
start-galaxy_trucker-mail = Wyślij

## Dlaczego nie

why-gt-between-cards = To możliwe między dwiema kartami.
why-gt-budget = W tej rundzie nie można już brać komponentów.
why-gt-build-first = Najpierw dołącz choć jeden komponent.
why-gt-does-not-fit = Tu nie pasuje.
why-gt-finished = Twoja budowa jest skończona.
why-gt-faults-left = W statku wciąż jest coś źle.
why-gt-fixed = Ruszyć można tylko luźny komponent.
why-gt-flip-outdated = Ktoś już obrócił klepsydrę.
why-gt-hand-full = Trzymasz już komponent.
why-gt-heap-empty = Nie ma już zakrytych komponentów.
why-gt-lies-there = Już tam leży.
why-gt-looking = Najpierw odłóż stos.
why-gt-most-valuable = Najpierw tracisz to, co najcenniejsze.
why-gt-no-giving-up = Teraz nie można zrezygnować.
why-gt-no-hourglass = W tej rundzie nie ma klepsydry.
why-gt-no-life-support = Ten kosmita potrzebuje obok podtrzymywania życia w swoim kolorze.
why-gt-no-neighbour = Komponent musi dotykać statku.
why-gt-no-piles = W tej rundzie nie ma prognozy.
why-gt-no-power = Nie ma baterii albo nie ma czego zasilić.
why-gt-no-room = Nie ma tu miejsca.
why-gt-no-way-back = Odłożonego nie można zwrócić.
why-gt-no-token = Nie ma takiego numeru.
why-gt-not-asked = Nikt teraz o to nie pyta.
why-gt-not-building = Nikt teraz nie buduje.
why-gt-not-now = Nie teraz.
why-gt-not-set-aside = Tego nie ma wśród twoich odłożonych.
why-gt-not-your-turn = To nie twoja tura.
why-gt-only-finished = Ostatni obrót należy do tych, którzy skończyli.
why-gt-outdated = To było do poprzedniego statku.
why-gt-outside = To pole jest poza statkiem.
why-gt-paused = Budowa wstrzymana.
why-gt-pile-taken = Ktoś ogląda ten stos.
why-gt-reaching = Ręka już sięga.
why-gt-reserve-full = Odłożyć można najwyżej dwa.
why-gt-sand-running = Piasek jeszcze się sypie.
why-gt-square-taken = Na tym polu jest już komponent.
why-gt-taken = Ktoś był szybszy.
why-gt-token-taken = Ten numer jest zajęty.

## Budowa: styki, czego brakuje, zamknięty statek

gt-mark-free = wolne
gt-connector-0 = gładko
gt-connector-1 = pojedyncze złącze
gt-connector-2 = podwójne złącze
gt-connector-3 = uniwersalne złącze
gt-at-0 = z przodu
gt-at-1 = z prawej
gt-at-2 = z tyłu
gt-at-3 = z lewej
gt-part-sides = { $tile } ({ $sides })
gt-part-side = { $side } { $connector }
gt-seam-fits = pasuje
gt-seam-smooth = gładki do gładkiego
gt-seam-single-double = pojedyncze na podwójnym
gt-seam-plug-smooth = złącze na gładkim boku
gt-seam-behind-engine = za silnikiem
gt-seam-before-barrel = przed lufą
gt-seam-engine-aside = silnik w bok
gt-seam-holds-nothing = niczego się nie trzyma
gt-seam-at = { $side }: { $seam }
gt-seam-why-single-double = Pojedyncze złącze nie pasuje do podwójnego.
gt-seam-why-plug-smooth = Złącze potrzebuje złącza.
gt-seam-why-behind-engine = Pole za silnikiem zostaje puste.
gt-seam-why-before-barrel = Działo musi mieć wolny widok.
gt-seam-why-engine-aside = Silniki zawsze patrzą w tył.
gt-seam-why-holds-nothing = Wokół gładko: odleciałby.
gt-ghost-never = Obrót tu nie pomoże.
gt-ghost-again = Obrót nie pomoże. Naciśnij jeszcze raz, by postawić.
gt-ghost-anyway = Postaw mimo to
gt-place-on = Postaw na { $column } / { $row }
gt-place-turned = po obrocie, jak widać
gt-place-first = pierwsze pole z ptaszkiem
gt-place-where = Wybierz pole
gt-fits-nowhere = nigdzie nie pasuje
gt-stays-open = statek pozostanie otwarty
gt-step-held = w ręce
gt-step-loose = luźne
gt-step-fixed = zamocowane
gt-build-held-marked = Ptaszek: pasuje tak. Strzałka: naciśnij, samo się obróci. Krzyżyk: obrót nie pomoże.
gt-build-held-free = Kółko to wolne pole przy statku, nic więcej.
gt-lacks = Czego brakuje
gt-lack-engine = brak silnika
gt-lack-engine-battery = brak baterii do silnika
gt-lack-cabin = brak kabiny
gt-lack-cannon-battery = brak baterii do podwójnego działa
gt-lack-shield-battery = brak baterii do osłony
gt-lack-life-cabin = brak kabiny przy podtrzymywaniu życia
gt-lack-cannon = brak działa do przodu
gt-lack-hold = brak ładowni
gt-lack-shield = brak osłony { $sides }
gt-lack-shields = brak osłon
gt-lack-nothing = niczego: można lecieć
gt-gravity-ends = to koniec lotu
gt-gravity-useless = tak nie ma z tego pożytku
gt-gravity-wish = dobrze by było
gt-lack-faults = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
  }
gt-closed-loose = To zamknie twój statek: { $tile }.
gt-closed-loose-more = { $n ->
    [one] { $n } pole zostanie puste. Komponent jest jeszcze luźny.
    [few] { $n } pola zostaną puste. Komponent jest jeszcze luźny.
   *[other] { $n } pól zostanie pustych. Komponent jest jeszcze luźny.
  }
gt-closed = Twój statek jest zamknięty.
gt-closed-more = { $n ->
    [one] Nic więcej nie da się dołączyć: { $n } pole zostanie puste.
    [few] Nic więcej nie da się dołączyć: { $n } pola zostaną puste.
   *[other] Nic więcej nie da się dołączyć: { $n } pól zostanie pustych.
  }
gt-confirm-no-engine = statek nie ma działającego silnika
gt-confirm-no-power = coś na nim potrzebuje baterii, a jej nie ma
gt-confirm-closed = luźny komponent zamyka statek
