### Załoga: nazwy, zdania i podpowiedzi.

## Karty, zadania, żetony

crew-suit-pink = różowa
crew-suit-blue = niebieska
crew-suit-green = zielona
crew-suit-yellow = żółta
crew-suit-rocket = rakieta
crew-card = { $suit } { $value }
crew-card-back = zakryta karta
crew-token-n1 = żeton 1
crew-token-n2 = żeton 2
crew-token-n3 = żeton 3
crew-token-n4 = żeton 4
crew-token-n5 = żeton 5
crew-token-omega = żeton omega
crew-token-a1 = żeton „jedna strzałka”
crew-token-a2 = żeton „dwie strzałki”
crew-token-a3 = żeton „trzy strzałki”
crew-token-a4 = żeton „cztery strzałki”
crew-task-of = zadanie: { $card }
crew-task-done = wykonane
crew-task-lost = stracone
crew-task-hidden = zakryte zadanie
crew-radio-highest = najwyższa
crew-radio-only = jedyna
crew-radio-lowest = najniższa
crew-radio-ready = radio gotowe
crew-radio-used = radio zużyte
crew-commander = dowódca
crew-distress-active = sygnał alarmowy nadany
crew-distress-calm = bez sygnału alarmowego

## Czego wymaga misja

crew-role-commander = dowódca
crew-role-rest = wszyscy pozostali
crew-role-sick = osoba chora
crew-role-silent = osoba milcząca
crew-role-walker = spacer w kosmosie
crew-role-pilot = stery
crew-role-collector = zbieranie koloru
crew-role-opener = początek lotu
crew-role-closer = koniec lotu
crew-role-chosen = wybrana osoba
crew-title-tasks = { $count ->
    [one] Jedno zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
crew-title-ordered = { $count ->
    [one] jedno na swoim miejscu
   *[other] { $count } po kolei
}
crew-title-omega = jedno z nich na końcu
crew-title-decision = wszystkie dla jednej osoby
crew-title-distribution = rozdziela dowódca
crew-title-never-short = dziewiątki nie biorą
crew-title-ones = Jedynka musi wziąć lewę
crew-title-rockets = Każda rakieta bierze
crew-title-never = Dziewiątki nie biorą
crew-title-balance = Nikt nie ucieka do przodu
crew-title-count = Ktoś ma limit lew
crew-title-named = Niektóre lewy mają właściciela
crew-title-capture = Cały kolor dla jednej osoby
crew-title-token = Zadanie na ostatnią lewę
crew-title-own = Własna misja
crew-mission-draft = { $count ->
    [one] Zadanie leży odkryte; bierze je dowódca.
    [few] { $count } zadania leżą odkryte. Bierzecie po kolei, zaczyna dowódca.
   *[other] { $count } zadań leży odkrytych. Bierzecie po kolei, zaczyna dowódca.
}
crew-mission-commander-decision = { $count ->
    [one] Jedno zadanie leży zakryte. Dowódca pyta wszystkich i wskazuje inną osobę, która je dostanie.
    [few] { $count } zadania leżą zakryte. Dowódca pyta wszystkich i wskazuje inną osobę, która dostanie wszystkie.
   *[other] { $count } zadań leży zakrytych. Dowódca pyta wszystkich i wskazuje inną osobę, która dostanie wszystkie.
}
crew-mission-commander-distribution = { $count ->
    [one] Jedno zadanie. Dowódca odkrywa je, pyta wszystkich i przydziela.
    [few] { $count } zadania. Dowódca odkrywa po jednym, pyta wszystkich i przydziela; nikt nie może mieć o dwa więcej niż ktoś inny.
   *[other] { $count } zadań. Dowódca odkrywa po jednym, pyta wszystkich i przydziela; nikt nie może mieć o dwa więcej niż ktoś inny.
}
crew-mission-numbers = Wykonujecie je w kolejności { $tokens }.
crew-mission-numbers-rest = Najpierw po kolei { $tokens }, potem pozostałe.
crew-mission-number = Zadanie, na którym leży { $token }, wykonujecie jako numer { $place }.
crew-mission-arrows = W kolejności { $tokens }; pozostałe kiedykolwiek.
crew-mission-omega = Zadanie, na którym leży { $token }, wykonujecie jako ostatnie.
crew-mission-dead-zone = Martwa strefa: kartę można pokazać, jej znaczenia nie.
crew-mission-disruption = Radio milczy do lewy { $trick }.
crew-mission-radio = Radio działa jak zwykle.
crew-mission-transfer = W pięć osób: przed pierwszą lewą jedno zadanie może zmienić właściciela.
crew-mission-role-named = Dowódca wskazuje inną osobę. Rola: { $role }.
crew-mission-role-asked = Dowódca pyta wszystkich i wskazuje inną osobę. Rola: { $role }.
crew-mission-role-crew = Ustalacie razem: { $role }.
crew-mission-role-rule = Kto ma { $card }, mówi o tym; następna osoba zgodnie z ruchem zegara ma rolę: { $role }.
crew-mission-role-silent = Bez radia: { $role }.
crew-mission-swap-tokens = Przed wyborem zadań dwa żetony mogą zamienić się miejscami.
crew-mission-move-token = Przed wyborem zadań jeden żeton może przejść na zadanie bez żetonu.
crew-mission-draw = Po lewie { $trick } każdy ciągnie losową kartę od sąsiada po prawej.
crew-mission-finish-all = Gracie wszystkie lewy do końca.
crew-mission-finish-safe = Po zadaniach gracie dalej, aż nic nie może się już nie udać.
crew-match-value = kolorowe karty o wartości { $value }
crew-match-rockets = rakiety
crew-match-colours = kolorowe karty
crew-goal-count = { $count ->
    [one] Co najmniej jedna karta musi wziąć lewę. Liczą się { $what }.
    [few] Co najmniej { $count } karty muszą wziąć po lewie. Liczą się { $what }.
   *[other] Co najmniej { $count } kart musi wziąć po lewie. Liczą się { $what }.
}
crew-goal-each = Każda z kart { $cards } musi wziąć lewę.
crew-goal-each-ascending = { $cards } biorą po lewie, dokładnie w tej kolejności.
crew-goal-never = Lewy nie mogą wziąć { $what }.
crew-goal-never-role = { $role }: lewy nie mogą wziąć { $what }.
crew-goal-exactly = { $count ->
    [0] { $role }: ani jednej lewy.
    [one] { $role }: dokładnie jedna lewa.
    [few] { $role }: dokładnie { $count } lewy.
   *[other] { $role }: dokładnie { $count } lew.
}
crew-goal-at-most = { $count ->
    [0] { $role }: ani jednej lewy.
    [one] { $role }: najwyżej jedna lewa.
    [few] { $role }: najwyżej { $count } lewy.
   *[other] { $role }: najwyżej { $count } lew.
}
crew-goal-tricks = { $role }: { $tricks }.
crew-goal-tricks-only = { $role }: { $tricks } i żadna inna.
crew-goal-balance = Nikt nie może wyprzedzać innych o { $count ->
    [one] jedną lewę
    [few] { $count } lewy
   *[other] { $count } lew
}.
crew-goal-capture = { $role }: { $suit }.
crew-goal-token-trick = Zadanie, na którym leży { $token }, wykonujecie w lewie: { $trick }. Nie wcześniej.
crew-all-pink = wszystkie różowe karty
crew-all-blue = wszystkie niebieskie karty
crew-all-green = wszystkie zielone karty
crew-all-yellow = wszystkie żółte karty
crew-trick-number = lewa { $trick }
crew-trick-first = pierwsza lewa
crew-trick-last = ostatnia lewa
crew-trick-between-4-and-last = wszystkie lewy po czwartej oprócz ostatniej
crew-trick-run = lewy od { $from } do { $to }
crew-and = { $a } i { $b }

## Przy stole

crew-trick-area = Lewa
crew-led-suit = Kolor wyjścia: { $suit }
crew-winning = { $name } na razie bierze
crew-led = wyjście: { $name }
crew-your-card = Twoja karta
crew-mission = Misja { $mission }
crew-attempt = Próba { $attempt }
crew-trick-of = Lewa { $trick } z { $tricks }
crew-jarvis = JARVIS
crew-you = Ty
crew-hand = Twoje karty
crew-hand-task = zadanie: { $name }
crew-hand-shown = pokazana
crew-hand-queued = zagra się sama, gdy tylko będzie można
crew-hand-closed = nie teraz
crew-hand-next = następna
crew-play-card = Zagraj: { $card }
crew-play-for-jarvis = JARVIS gra: { $card }
crew-show-card = Pokaż: { $card }
crew-pass-card = Podaj: { $card }
crew-pass-for-jarvis = JARVIS podaje: { $card }
crew-choose-card = Wybierz kartę
crew-choose-task = Wybierz zadanie
crew-take-task = Weź: { $card }
crew-take-for-jarvis = Dla JARVIS-a: { $card }
crew-cards-left = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
crew-tricks-won = { $count ->
    [0] jeszcze bez lew
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
crew-shows-highest = najwyższa: { $suit }
crew-shows-only = jedyna: { $suit }
crew-shows-lowest = najniższa: { $suit }
crew-shows-dead = pokazana karta; nie wiadomo dlaczego
crew-tasks-done = gotowe { $done } z { $count }
crew-known = Co wiedzą wszyscy
crew-known-none = brak
crew-known-gone = Zagrane
crew-tricks = Lewy
crew-tricks-help = Tu można obejrzeć ostatnią lewę.
crew-tricks-running = Na stole leży lewa { $trick }.
crew-last-trick = Ostatnia lewa
crew-last-trick-close = Zamknij
crew-last-trick-title = Lewa { $trick }
crew-trick-went-to = bierze { $name }
crew-waiting-for = Gra { $name }
crew-waiting = Czekamy na: { $names }
crew-waiting-secret = Czekamy na pozostałych
crew-watching = Patrzysz z boku
crew-queue-set = { $card } zagra się sama, gdy tylko będzie można.
crew-queue-help = Wybierz kartę już teraz: zagra się sama w swojej kolejce.
crew-queue-cancel = Jednak nie ta
crew-radio-set = { $card }: zostanie pokazana przed następną lewą.
crew-ask-lead = Wychodzisz: zagraj dowolną kartę.
crew-ask-follow = Kolor wyjścia: { $suit }. Graj do koloru.
crew-ask-free = Kolor wyjścia: { $suit }. Nie masz go, zagraj cokolwiek.
crew-ask-jarvis = Gra JARVIS; kartę wybierasz ty.
crew-ask-radio = Przed lewą { $trick }: masz coś do powiedzenia przez radio?
crew-ask-radio-help = Najwyższa, najniższa albo jedyna karta koloru; rakiety nigdy.
crew-ask-radio-dead = Martwa strefa: kartę można pokazać, jej znaczenia nie.
crew-ask-radio-pick = Wybierz kartę, którą chcesz pokazać.
crew-ask-draft = Weź zadanie.
crew-ask-draft-help = Nie można pasować.
crew-ask-draft-jarvis = Weź zadanie dla JARVIS-a.
crew-ask-answer-decision = Pytanie od dowódcy: dasz radę wszystkim zadaniom?
crew-ask-answer-distribution = Pytanie od dowódcy: weźmiesz to zadanie?
crew-ask-answer-role = Pytanie od dowódcy: weźmiesz rolę „{ $role }”?
crew-ask-answer-feel = Pytanie od dowódcy: jak się czujesz?
crew-answer-good = Dobrze: moje karty biorą lewy
crew-answer-bad = Źle: mogę nie brać lew
crew-ask-answer-tricks = Które lewy pasują do twoich kart?
crew-ask-answer-help = Odpowiedź słyszą wszyscy, ale do niczego nie zobowiązuje.
crew-ask-name-tasks = Kto dostaje wszystkie zadania?
crew-ask-name-role = Kogo wskazujesz?
crew-ask-name-role-help = Rola: { $role }
crew-ask-give = Dla kogo to zadanie?
crew-ask-pass = Wybierz kartę, którą podasz dalej.
crew-ask-pass-left = W lewo, dostaje { $name }. Rakiety zostają.
crew-ask-pass-right = W prawo, dostaje { $name }. Rakiety zostają.
crew-ask-pass-jarvis = Wybierz kartę, którą poda JARVIS.
crew-ask-distress-help = Każdy podaje jedną kartę w tę samą stronę. W dzienniku kosztuje to jedną próbę.
crew-ask-distress-active = Sygnał jest już nadany: kolejne podanie nic nie kosztuje.
crew-ask-seat-jarvis = Gdzie siedzi JARVIS?
crew-ask-swap-tokens = Zamienić dwa żetony miejscami?
crew-ask-swap-tokens-help = Wybierz dwa żetony albo zostaw.
crew-ask-move-token = Przesunąć jeden żeton?
crew-ask-move-token-help = Wybierz żeton, potem zadanie bez żetonu.
crew-ask-transfer = Przekazać jedno zadanie?
crew-ask-transfer-help = Wybierz zadanie, potem kto je dostanie.
crew-ask-role = Dla kogo rola: { $role }?
crew-ask-give-up = Poddać tę próbę?
crew-ask-give-up-help = Tylko za zgodą wszystkich. Próba się liczy.
crew-ask-proposal = { $name } proponuje:
crew-ask-proposal-help = Potrzebna zgoda wszystkich. Można też zaproponować coś innego.
crew-ask-other = Twój ruch
crew-over = Próba skończona.
crew-ask-task-of = to zadanie ma { $name }
crew-preview-wins = Na razie bierze lewę.
crew-preview-fulfils = Wykona zadanie: { $cards }.
crew-preview-won = Z nią misja jest wygrana.
crew-preview-lost = Z nią misja jest przegrana.
crew-yes = Zgoda
crew-no = Nie
crew-leave-it = Zostaw, jak jest
crew-decline = Nic do powiedzenia
crew-use-radio = Radio
crew-use-radio-when = pokaże kartę przed lewą { $trick }
crew-use-radio-used = już zużyte
crew-use-radio-back = Wróć do gry
crew-distress = Alarm
crew-propose-give-up = Zaproponuj poddanie
crew-side-left = po lewej
crew-side-right = po prawej
crew-says-yes = tak
crew-says-no = nie
crew-says-good = dobrze
crew-says-bad = źle
crew-says-first-four = pierwsze cztery
crew-says-last = ostatnia
crew-says-between = te pomiędzy
crew-vote-yes = za
crew-vote-no = przeciw
crew-vote-open = myśli
crew-plan-seat-jarvis-left = JARVIS siedzi po lewej stronie dowódcy
crew-plan-seat-jarvis-right = JARVIS siedzi po prawej stronie dowódcy
crew-plan-swap-tokens = { $first } i { $second } zamieniają się miejscami
crew-plan-move-token = { $token } przechodzi na zadanie { $card }
crew-plan-hand-over = zadanie { $card } dostaje { $who }
crew-plan-distress-left = wszyscy podają kartę w lewo
crew-plan-distress-right = wszyscy podają kartę w prawo
crew-plan-take-role = rolę dostaje { $who }
crew-plan-give-up = poddać próbę
crew-pool = Zadania do wzięcia
crew-pool-hidden = Zadania, jeszcze zakryte
crew-jarvis-cards = Karty JARVIS-a

## Dziennik gry

log-crew-jarvis-seated = JARVIS siada { $side } stronie dowódcy
log-crew-dealt = Karty rozdane, po { $cards } na osobę
log-crew-commanded = { $who } ma { $card } i dowodzi
log-crew-task-laid = Odkryte zadanie { $card }
log-crew-task-laid-token = Odkryte zadanie { $card } ({ $token })
log-crew-proposed = { $who } proponuje:
log-crew-agreed = { $who } jest za
log-crew-against = { $who } jest przeciw
log-crew-settled = Ustalone:
log-crew-settled-none-seat-jarvis = JARVIS siedzi, gdzie siedzi
log-crew-settled-none-swap-tokens = Żetony zostają na miejscach
log-crew-settled-none-move-token = Żetony zostają na miejscach
log-crew-settled-none-transfer = Zadania zostają u właścicieli
log-crew-settled-none-distress = Tym razem bez sygnału alarmowego
log-crew-settled-none-role = Rola nieprzydzielona
log-crew-settled-none-give-up = Próba trwa
log-crew-said = { $who } odpowiada: { $says }
log-crew-role-given = { $who }, rola: { $role }
log-crew-announced = { $who } ma { $card }
log-crew-task-taken = { $who } bierze { $card }
log-crew-task-taken-token = { $who } bierze { $card } ({ $token })
log-crew-distress-sent = Sygnał alarmowy: każdy podaje kartę osobie { $side }
log-crew-card-passed = { $card }: podaje { $who }, dostaje { $to }
log-crew-communicated = { $who } pokazuje { $card }; nie wiadomo dlaczego
log-crew-communicated-highest = { $who } pokazuje { $card }, najwyższą
log-crew-communicated-only = { $who } pokazuje { $card }, jedyną
log-crew-communicated-lowest = { $who } pokazuje { $card }, najniższą
log-crew-played-led = { $who } wychodzi w { $card }
log-crew-played-followed = { $who } dokłada { $card }
log-crew-played-other = { $who } gra { $card }
log-crew-void-shown = { $who }: brak koloru ({ $suit })
log-crew-trick-won = { $who } bierze lewę { $trick } kartą { $card }
log-crew-task-done = { $who }: zadanie { $card } wykonane
log-crew-task-done-token = { $who }: zadanie { $card } { $token } wykonane
log-crew-jarvis-turned = JARVIS odkrywa { $card }
log-crew-cards-drawn = Wszyscy ciągną kartę od sąsiada po prawej
log-crew-card-drawn = { $who } ciągnie { $card } (oddaje { $from })

## Koniec próby

crew-end-won = Misja wykonana
crew-end-lost = Misja przegrana
crew-end-tasks = Wykonane zadania: { $done } z { $count }
crew-end-attempt = Próba { $attempt } trafia do dziennika.
crew-end-practice = Ćwiczenie: bez wpisu do dziennika.
crew-end-distress = Sygnał alarmowy kosztuje jedną próbę więcej.
crew-look-back = Obejrzyj
crew-to-logbook = Dziennik
crew-deal-title = To samo rozdanie gdzie indziej
crew-deal-none = Nikt inny jeszcze nie leciał na tych kartach.
crew-deal-won = wygrana
crew-deal-lost = przegrana w lewie { $trick }
crew-deal-line = { $crew }: { $result }
crew-deal-sum = Wygrane na tych kartach: { $won } z { $count }.
crew-all-hands = Wszystkie karty
crew-review-help = Karty w kolejności gry; złota ramka bierze lewę. Pod kartą: lewa, do której poszła.
crew-review-no-task = bez zadania
crew-review-task-done = zadanie
crew-review-broke = tu koniec
crew-review-played = zagrana
crew-review-open = niewykonane
crew-review-in = lewa { $trick }
crew-review-leads = wychodzi { $leader }, bierze { $winner }
crew-review-previous = Poprzednia lewa
crew-review-next = Następna lewa
crew-verdict-won = Wszystko gotowe do lewy { $trick }.
crew-verdict-task-lost = { $cards } w lewie { $trick } bierze { $who }, a zadanie należało do kogoś innego: { $other }.
crew-verdict-token-number = W lewie { $trick } zadanie z numerem { $place } ({ $token }) nie przyszło w swojej kolejności: { $cards }.
crew-verdict-token-arrow = W lewie { $trick } zadanie ze strzałką ({ $token }) przyszło za wcześnie: { $cards }.
crew-verdict-token-omega = W lewie { $trick } zadanie z omegą ({ $token }) nie było ostatnie: { $cards }.
crew-verdict-unfinished = Lewa { $trick } była ostatnia, a nie wszystko jest gotowe.
crew-verdict-gave-up = Załoga poddała się przed lewą { $trick }.
crew-verdict-winning-card-count = Po lewie { $trick } zostało za mało kart, które miały wziąć lewę.
crew-verdict-winning-card-each = Lewa { $trick }: { $cards }. Potrzebna karta jej nie wzięła albo nie w kolejności.
crew-verdict-winning-card-never = { $card } bierze lewę { $trick }, a nie może.
crew-verdict-role-trick-count = Po lewie { $trick } zła liczba lew: { $other }.
crew-verdict-role-wins-tricks = Lewę { $trick } bierze { $who }, a nie powinno tak być.
crew-verdict-trick-balance = Po lewie { $trick } { $who } jest za daleko z przodu.
crew-verdict-capture-all = Lewę { $trick } bierze { $who }, a te karty były dla kogoś innego.
crew-verdict-token-trick = Zadanie, na którym leży { $token }, zostało wykonane w lewie { $trick }, za wcześnie.

## Dziennik pokładowy

crew-logbook-title = Dziennik pokładowy
crew-logbook-way = Droga do dziewiątej planety
crew-logbook-crew = Twoja załoga
crew-logbook-empty = Jeszcze bez lotów
crew-logbook-sum = { $attempts ->
    [one] próba
    [few] próby
   *[other] prób
} { $missions ->
    [0] na razie. Czeka pięćdziesiąt misji.
    [one] na { $missions } misję. Mniej niż { $missions } się nie da.
    [few] na { $missions } misje. Mniej niż { $missions } się nie da.
   *[other] na { $missions } misji. Mniej niż { $missions } się nie da.
}
crew-logbook-first = za pierwszym razem
crew-logbook-signals = sygnały alarmowe
crew-logbook-to-go = misji przed wami
crew-logbook-between = { $a } – { $b }
crew-logbook-won-in = wygrana w lewie { $trick }
crew-logbook-lost-in = przegrana w lewie { $trick }
crew-logbook-running = jeszcze w locie
crew-logbook-players = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[other] { $n } osób
}
crew-logbook-go-on = Leć dalej
crew-logbook-fly = Leć, próba { $attempt }
crew-logbook-fly-again = Leć jeszcze raz
crew-logbook-then = Potem
crew-logbook-stop-open = Misja { $mission }, jeszcze bez lotu
crew-logbook-stop-won = Misja { $mission }, wykonana, prób: { $attempts }
crew-logbook-stop-lost = Misja { $mission }, jeszcze niewykonana, prób: { $attempts }
crew-legend-first = wykonana za pierwszym razem
crew-legend-dots = kropka to jedna próba
crew-legend-distress = sygnał alarmowy, jedna próba więcej
crew-back-home = Do gier
crew-body-earth = Ziemia
crew-body-moon = Księżyc
crew-body-mars = Mars
crew-body-jupiter = Jowisz
crew-body-saturn = Saturn
crew-body-uranus = Uran
crew-body-neptune = Neptun
crew-body-pluto = Pluton
crew-body-nine = Dziewiąta planeta

## Talia

crew-cards-title = Talia
crew-cards-lead = Karta o wartości n ma n orbit, a znak leci po zewnętrznej: wysokie karty widać, zanim się je przeczyta.
crew-cards-grey = Wszystko w jednej szarości
crew-cards-small = Małe
crew-cards-tasks = Zadania
crew-cards-tokens = Żetony
crew-cards-radio = Radio
crew-cards-marks = Znaki

## Pierwszy lot

crew-lesson-title = Pierwszy lot
crew-lesson-progress = Krok { $step } z { $steps }
crew-lesson-name-0 = Ty
crew-lesson-name-1 = Mira
crew-lesson-name-2 = Tomasz
crew-lesson-name-3 = Jura
crew-lesson-well = Dobry lot.
crew-lesson-over = Misja wykonana. Więcej wiedzieć nie trzeba.
crew-lesson-again = Jeszcze raz
crew-lesson-next = Dalej
crew-lesson-fly = Leć na misję 1
crew-lesson-follow-title = Graj do koloru
crew-lesson-follow = Mira wychodzi w niebieski, więc kto ma niebieską, musi zagrać niebieską. Najwyższa niebieska bierze lewę. Weź ją: na razie najwyższa jest ósemka.
crew-lesson-follow-ask = Weź lewę niebieską kartą.
crew-lesson-follow-closed = Masz niebieskie, więc teraz można tylko niebieską. Pasujące karty mają zieloną obwódkę.
crew-lesson-follow-wrong = Kolor się zgadza, ale ósemka jest wyższa. Weź lewę najwyższą niebieską.
crew-lesson-follow-done = Twoja dziewiątka jest najwyższą niebieską. Kto bierze lewę, wychodzi w następnej.
crew-lesson-rocket-title = Rakiety biją wszystko
crew-lesson-rocket = Wychodzisz, możesz zagrać cokolwiek. Zagraj różową i zobacz, co się stanie.
crew-lesson-rocket-ask = Wyjdź w różową.
crew-lesson-rocket-closed = Zagraj różową.
crew-lesson-rocket-wrong = Tak też wolno. Ale zobaczmy, co się stanie z różową.
crew-lesson-rocket-done = Jura nie ma różowych i gra rakietę. Rakiety biją każdy kolor, ale gdy wyjście jest w kolor, może je zagrać tylko ktoś, kto tego koloru nie ma.
crew-lesson-task-title = Zadanie i słowo przez radio
crew-lesson-task = Twoje zadanie to zielona 1: musisz wziąć lewę, w której leży. Tomasz pokazuje zieloną 6 z żetonem radia u góry: to najwyższa zielona w tej ręce. Kto jest więc groźny?
crew-lesson-task-ask = Zagraj zieloną, której Tomasz nie przebije.
crew-lesson-task-closed = Jura wychodzi w zielony, a zielone masz: graj do koloru.
crew-lesson-task-wrong = Tomasz ma zieloną 6 i zabrałby nią twoje zadanie. Zagraj wyżej.
crew-lesson-task-done = Zielona 1 jest twoja: zadanie odwrócone. Gdyby wziął ją ktoś inny, misja byłaby przegrana.
crew-lesson-radio-title = Twoje radio
crew-lesson-radio = Raz w misji, przed lewą, możesz pokazać kartę: najwyższą, najniższą albo jedyną swojego koloru. Rakiety nigdy.
crew-lesson-radio-ask = Wybierz kartę do pokazania.
crew-lesson-radio-closed = Rakiet nigdy się nie pokazuje.
crew-lesson-radio-wrong = Wybierz kolorową kartę.
crew-lesson-radio-done = Żeton u góry: najwyższa, pośrodku: jedyna, na dole: najniższa. Karta zostaje w ręce.
crew-lesson-last-title = Dla innych
crew-lesson-last = Mira ma zadanie: niebieska 6, a ta karta jest u ciebie. Wychodzisz. Oddaj ją: skoro Mira wzięła to zadanie, najpewniej ma wyższą niebieską.
crew-lesson-last-ask = Wyjdź w kartę, której potrzebuje Mira.
crew-lesson-last-closed = Wyjdź w niebieską 6.
crew-lesson-last-wrong = To nikomu nie pomoże. Mira potrzebuje niebieskiej 6.
crew-lesson-last-done = Mira bierze niebieską 6 niebieską 7: wszystkie zadania gotowe, to wspólne zwycięstwo.

## Własne misje

crew-design-title = Własne misje
crew-design-lead = Zadania, żetony, szczególne zasady i własna opowieść. Misję sprawdzamy przed lotem i przy zapisie.
crew-design-name = Nazwa
crew-design-story = Opowieść
crew-design-tasks = { $count ->
    [one] zadanie
    [few] zadania
   *[other] zadań
}
crew-design-assign = Jak przydziela się zadania
crew-design-assign-draft = brane po kolei
crew-design-assign-decision = wszystkie dla jednej osoby, decyduje dowódca
crew-design-assign-distribution = rozdziela dowódca
crew-design-radio-usual = jak zwykle
crew-design-radio-dead = martwa strefa
crew-design-radio-late = z opóźnieniem
crew-design-radio-from = Milczy do lewy
crew-design-roles = Role
crew-design-add-role = Dodaj rolę
crew-design-picked-by = Kto wskazuje
crew-design-picked-commander = wskazuje dowódca
crew-design-picked-crew = ustalają wszyscy
crew-design-picked-rule = wynika z kart
crew-design-goals = Cele
crew-design-goals-help = Wszystkie muszą się spełnić, a oprócz tego trzeba wykonać wszystkie zadania.
crew-design-limits = Zakazy
crew-design-limits-help = Pierwsza lewa, która łamie zakaz, przegrywa misję.
crew-design-add = Dodaj
crew-design-remove = Usuń
crew-design-suits = Które karty
crew-design-value = Jaka wartość
crew-design-any-value = dowolna wartość
crew-design-value-is = wartość { $value }
crew-design-at-least = co najmniej
crew-design-order = Kolejność
crew-design-order-any = w dowolnej kolejności
crew-design-order-ascending = w tej kolejności
crew-design-cards = Wybierz karty
crew-design-difference = różnica najwyżej
crew-design-who = Kto
crew-design-anybody = ktokolwiek
crew-design-how-many = Ile
crew-design-exactly = dokładnie
crew-design-at-most = najwyżej
crew-design-tricks = Które lewy: liczby, „pierwsza”, „ostatnia”
crew-design-only = i żadna inna
crew-design-ending = Koniec
crew-design-type-winning-card-count = Niektóre karty muszą wziąć
crew-design-type-winning-card-each = Każda z tych kart bierze
crew-design-type-winning-card-never = Niektóre karty nie mogą brać
crew-design-type-role-trick-count = Ktoś bierze tyle lew
crew-design-type-role-wins-tricks = Ktoś bierze te lewy
crew-design-type-trick-balance = Nikt nie ucieka do przodu
crew-design-type-capture-all = Ktoś bierze cały kolor
crew-design-type-token-trick = Żeton należy do lewy
crew-design-finish-tasks-done = gdy gotowe jest ostatnie zadanie
crew-design-finish-goals-done = gdy osiągnięty jest ostatni cel
crew-design-finish-exhausted = po ostatniej lewie
crew-design-finish-exhausted-or-safe = po ostatniej lewie albo gdy zakazów nie da się już złamać
crew-design-finish-tasks-done-and-safe = gdy zadania są gotowe i zakazów nie da się już złamać
crew-design-players = Osób
crew-design-fly = Leć z botami
crew-design-friends = Leć ze znajomymi
crew-design-save = Zapisz i utwórz link
crew-design-saved = Zapisane. Kto ma ten link, może polecieć na tę misję.
crew-design-link = Link do tej misji
crew-design-copy = Skopiuj link
crew-choose-player = Wybierz: { $name }
crew-away = nie ma przy stole
crew-nothing = Na razie nic do zrobienia.

## Opcje

option-crew-mission = Lecimy na misję { $pick }.
option-crew-aids = To, co każdy mógłby pamiętać, { $pick }.
option-crew-aids-true = jest zapisane dla wszystkich
option-crew-aids-false = trzymamy w głowach
option-crew-open-discards = Zagrane lewy są { $pick }.
option-crew-open-discards-true = wszystkie do obejrzenia
option-crew-open-discards-false = zakryte oprócz ostatniej
option-crew-hard = W trzy osoby lecimy { $pick }.
option-crew-hard-true = w trudnym wariancie, bez zielonych
option-crew-hard-false = z całą talią
option-crew-attempt = To próba { $pick }.
option-crew-distress = Sygnał alarmowy jest { $pick }.
option-crew-distress-true = już nadany
option-crew-distress-false = nienadany
option-crew-custom = Własna misja: { $pick }
option-crew-tasks = Zwykłe zadania: { $pick }

## Etapy

phase-crew-seat-jarvis = Gdzie siedzi JARVIS
phase-crew-deal = Rozdanie
phase-crew-roles = Role
phase-crew-tokens = Żetony
phase-crew-draft = Zadania
phase-crew-decision = Decyzja dowódcy
phase-crew-distribution = Dowódca rozdziela
phase-crew-transfer = Zadanie może zmienić właściciela
phase-crew-distress = Przed pierwszą lewą
phase-crew-passing = Podawanie kart
phase-crew-give-up = Poddać się?
phase-crew-trick = Lewa { $n }
phase-crew-over = Koniec

## Po końcu

follow-up-crew-again = Jeszcze raz, nowe karty
follow-up-crew-next = Do następnej misji
start-crew = Zacznij lot
crew-got = masz { $card } za { $given }
crew-winning-you = Na razie bierzesz
crew-took = { $name } bierze lewę
crew-took-you = Bierzesz lewę
crew-led-you = twoje wyjście

## Dlaczego nie

why-crew-no-such-seat = Nie ma tu takiej osoby.
why-crew-no-jarvis = JARVIS lata tylko z dwiema osobami.
why-crew-jarvis-commander = Za JARVIS-a decyduje tylko dowódca.
why-crew-not-yet = Jeszcze nie: przed początkiem lewy nie gra się kart.
why-crew-not-your-turn = To nie twoja kolej.
why-crew-not-in-hand = Nie masz tej karty.
why-crew-jarvis-face-up = JARVIS gra tylko odkryte karty.
why-crew-follow-suit = { $suit ->
    [pink] Wyjście w różowy, a różowe masz: zagraj różową.
    [blue] Wyjście w niebieski, a niebieskie masz: zagraj niebieską.
    [green] Wyjście w zielony, a zielone masz: zagraj zieloną.
    [yellow] Wyjście w żółty, a żółte masz: zagraj żółtą.
   *[rocket] Wyjście rakietą, a rakiety masz: zagraj rakietę.
}
why-crew-radio-rocket = Rakiet nie pokazuje się przez radio.
why-crew-radio-middle = Można pokazać tylko najwyższą, najniższą albo jedyną kartę koloru.
why-crew-radio-used = Twoje radio jest w tej misji zużyte.
why-crew-radio-silent = W tej misji nie masz radia.
why-crew-radio-window = Radio działa tylko przed lewą, nie w jej trakcie.
why-crew-radio-disrupted = Zakłócenia do lewy { $trick }.
why-crew-radio-declined = Przed tą lewą radio już milczy z twojego wyboru.
why-crew-just-play = Wychodzisz: po prostu zagraj kartę.
why-crew-tasks-assigned = Zadania mają już właścicieli.
why-crew-no-such-task = Nie ma takiego zadania do wzięcia.
why-crew-not-asked = Nikt cię nie pytał.
why-crew-answer-words = Takiej odpowiedzi nie wolno dać.
why-crew-not-now = Nie teraz.
why-crew-commander-only = Robi to tylko dowódca.
why-crew-name-another = Trzeba wskazać kogoś innego.
why-crew-too-many-tasks = Nikt nie może mieć o dwa zadania więcej niż ktoś inny.
why-crew-pass-rocket = Rakiet się nie podaje.
why-crew-give-up-between-tricks = Poddać się można tylko między lewami.
why-crew-give-up-refused = Załoga odmówiła; zapytaj znowu po lewie.
why-crew-no-decision = Teraz nie ma o czym decydować.
why-crew-already-voted = Twój głos już padł.
why-crew-must-decide = Tu potrzebna jest decyzja, „nie” nie wystarczy.
why-crew-not-proposed = Tego nie można teraz zaproponować.

## Czy to było do wygrania?

crew-hindsight-title = Czy to było do wygrania?
crew-hindsight-wait = Próbujemy z odkrytymi kartami…
crew-hindsight-did = Tak, i tej załodze się udało.
crew-hindsight-yes = Tak: załoga, która widzi wszystkie karty, mogła wygrać, na przykład tak:
crew-hindsight-no = Nie: sprawdzono każdą drogę i żadna nie wygrywa nawet z odkrytymi kartami.
crew-hindsight-unknown = Nie wiadomo: nie znaleziono drogi do wygranej, ale wszystkich nie dało się sprawdzić.
crew-hindsight-whole = Całe rozdanie, z zadaniami tak, jak je wzięto
crew-hindsight-here = A stąd?
crew-hindsight-where = Gdzie przepadło?
crew-hindsight-until = W chwili { $n } wygrana była jeszcze możliwa.
crew-hindsight-lost = Przepadło wraz z kartą { $card } ({ $who }, chwila { $n }).
crew-hindsight-show = Pokaż
crew-hindsight-never = Nie znaleziono chwili, z której dałoby się wygrać.
crew-hindsight-all = Znów całe rozdanie
crew-hindsight-from = Od chwili { $n }

## A finished attempt, judged card by card

crew-judged-wait = Sprawdzamy z odkrytymi kartami …
crew-judged-until = Do wygrania aż do lewy { $trick }
crew-judged-lost = Przegrana przez kartę { $card } ({ $who }).
crew-judged-kept = { $count ->
    [one] Do wygranej prowadziła tylko { $cards }.
    [few] Do wygranej prowadziły { $cards }.
    [many] Do wygranej prowadziły { $cards }.
   *[other] Do wygranej prowadziły { $cards }.
}
crew-judged-kept-many = Do wygranej prowadziły { $cards } i inne karty.
crew-judged-won = Do wygrania, i wygrane
crew-judged-won-more = Po każdej zagranej karcie wygrana była jeszcze możliwa.
crew-judged-open = Do wygrania do samego końca
crew-judged-open-more = Z odkrytymi kartami na końcu wciąż można było wygrać.
crew-judged-no = Przegrane od pierwszej karty
crew-judged-no-more = Z tymi kartami i zadaniami nie da się wygrać, nawet widząc wszystkie karty.
crew-judged-unknown = Nie udało się ustalić
crew-judged-unknown-more = W wyznaczonym czasie nie znaleziono ani wygranej, ani dowodu, że jej nie ma.
crew-judged-turning = punkt zwrotny
crew-judged-point = { $who }: { $card }
crew-judged-there = wygrana możliwa
crew-judged-gone = nie ma już drogi
crew-judged-chart = Na co można było liczyć w każdej lewie i jak długo wygrana była możliwa
crew-judged-key = Linia: na co mógł liczyć rozpoczynający, w %. Pasek: na co pozwalały odkryte karty.
crew-judged-known = Co można było wiedzieć: { $who }
crew-judged-percent = { $n } %
crew-judged-shares = Część wyobrażonych rozdań, które karta wygrywa, gdy dalej wszyscy grają rozsądnie.
crew-judged-fair = Rozsądny domysł, który się nie sprawdził.
crew-judged-more = Inna karta obiecywała więcej.
crew-judged-line = Droga do wygranej
crew-judged-step = Przejdź krok po kroku
crew-judged-back = Do tego, co zagrano
crew-judged-cards = Co znaczą znaki na kartach
crew-judged-card-yes = wygrana wciąż możliwa
crew-judged-card-only = tylko tak
crew-judged-card-no = przegrana

## Puzzles

crew-puzzles = Zagadki
crew-puzzle-number = Zagadka { $n }
crew-puzzle-of-day = Zagadka dnia
crew-puzzle-kind-open = wszystkie karty odkryte
crew-puzzle-kind-own = z jednego miejsca
crew-puzzle-ask-open = Wygrywa jedna karta: która?
crew-puzzle-ask-own = Jedna karta jest wyraźnie najlepsza: która?
crew-puzzle-lead = Wychodzisz. Wybierz kartę.
crew-puzzle-follow = Twoja kolej. Wybierz kartę.
crew-puzzle-rule-open = Zła karta pokaże, jak się przegrywa, a gwiazdka przepadnie.
crew-puzzle-rule-own = Wiesz tyle, co przy stole: która karta wygrywa najwięcej pasujących rozdań?
crew-puzzle-your-card = Twoja karta
crew-puzzle-tricks = { $tricks ->
    [one] Została { $tricks } lewa
    [few] Zostały { $tricks } lewy
   *[many] Zostało { $tricks } lew
}
crew-puzzle-task = { $who }: { $card }
crew-puzzle-hint = Podpowiedź
crew-puzzle-hint-head = Podpowiedź
crew-puzzle-hint-count = { $n } z { $count }
crew-puzzle-no-star = Z podpowiedzią zagadka się liczy, ale bez gwiazdki.
why-crew-puzzle-hint-task = Na drodze do wygranej lewę { $trick } z zadaniem { $card } bierze { $seat }.
why-crew-puzzle-hint-winner = Na drodze do wygranej tę lewę bierze { $seat }.
why-crew-puzzle-hint-not = To nie { $card }.
why-crew-puzzle-hint-two = To { $card } albo { $other }.
crew-puzzle-right = Dobrze: { $card }
crew-puzzle-right-star = Znalezione za pierwszym razem: gwiazdka.
crew-puzzle-right-plain = Znalezione. Gwiazdka jest za pierwszą próbę bez podpowiedzi.
crew-puzzle-wrong = { $card } nie wygrywa
crew-puzzle-wrong-open = Może pójść na przykład tak:
crew-puzzle-wrong-own = Inna karta wygrywa wyraźnie częściej.
crew-puzzle-shown = To była { $card }
crew-puzzle-goes-on = Tak gra idzie do wygranej:
crew-puzzle-shares = W jakiej części pasujących rozdań z tą kartą można jeszcze wygrać:
crew-puzzle-show = Pokaż rozwiązanie
crew-puzzle-next = Następna zagadka
crew-puzzle-days = { $n ->
    [one] dzień z rzędu
    [few] dni z rzędu
   *[many] dni z rzędu
}
crew-puzzle-best = Najlepsza seria: { $n }
crew-puzzle-all = Wszystkie zagadki
crew-puzzle-found = Znaleziono { $n } z { $count }
crew-puzzle-grade = Trudność { $n } z 5
crew-puzzle-state-star = znalezione za pierwszym razem
crew-puzzle-state-found = znalezione
crew-puzzle-state-shown = rozwiązanie pokazane
crew-puzzle-state-new = jeszcze nie próbowana
crew-puzzle-about = Im trudniejsza, tym więcej pozycji trzeba przejrzeć albo tym bliżej jest druga najlepsza karta.
crew-puzzle-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
crew-puzzle-past = Dotychczasowe lewy
crew-puzzle-kept = Seria i gwiazdki są zapisane w tej przeglądarce.
