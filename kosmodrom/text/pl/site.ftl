## Dom

site-name = Kosmodrom
nav-label = Strony
nav-games = Gry
nav-tables = Stoły
nav-logbook = Dziennik
nav-rules = Zasady
menu = Menu
close = Zamknij
back = Wstecz
skip = Przejdź do strony
loading = Chwileczkę…
yes = tak
no = nie
home-link = Kosmodrom, strona główna
theme-to-day = Włącz barwy dzienne
theme-to-night = Włącz barwy nocne
language = Język
visitor-names = Kometa, Sputnik, Meteor, Orbita, Wostok, Pulsar, Nova, Zenit, Kwazar, Aurora, Zaćmienie, Sojuz, Wega, Altair, Syriusz, Antares, Kosmos, Mgławica
bot-names = Biełka, Striełka, Łajka, Muszka, Żulka

## Gry

game-crew = Załoga
game-crew-line = Weźcie właściwą lewę, razem i bez słowa.
game-crew-facts = od 2 do 5, 20 min
game-crew-art = Pięć hełmów wokół stołu z lewą
game-galaxy_trucker = Galaxy Trucker
game-galaxy_trucker-line = Zbuduj statek w pośpiechu. Patrz, jak dolatuje w częściach.
game-galaxy_trucker-facts = od 2 do 5, 60 min
game-galaxy_trucker-art = Statek z kwadratowych części leci przez meteory i gubi kabinę
game-cosmobureau = Kosmobiuro
game-cosmobureau-line = Zbadaj mały wszechświat. Zachowaj paragony.
game-cosmobureau-facts = od 1 do 4, 45 min
game-cosmobureau-art = Urzędnik z antenką stempluje formularze przed mapą małych światów
game-being-built = Na wyrzutni: w budowie, jeszcze nie lata
play-now = Graj teraz
play-with-friends = Graj ze znajomymi
play-alone = Solo

## Strona główna

home-sentence = Trzy gry planszowe o kosmosie: dla przyjaciół, botów i na długie wieczory.
home-learn = { $n ->
    [one] Naucz się w jednym kroku
   *[other] Naucz się w { $n } krokach
}
home-other-tables = Twoje inne stoły
home-open-tables = Otwarte stoły
home-all = Wszystkie ({ $n })
foot-no-account = Konto niepotrzebne. Twoje miejsce jest w linku.
foot-free = Wolne oprogramowanie, działa na twoim komputerze.
empty-open = Wyrzutnia wolna
empty-open-text = Nikt teraz nie szuka towarzystwa. Ktoś musi zacząć.
empty-tables = Nie ma jeszcze stołów
empty-open-one = Otwórz stół
row-look-in = Zajrzyj
row-remind = Przypomnij
row-reminded = Przypomnienie dotrze tam, gdzie ktoś chce powiadomień: { $names }.
row-look-back = Obejrzyj
row-take-seat = Usiądź
row-watch = Oglądaj
status-mission = Misja { $n }
status-open = { $game }. { $free ->
    [0] Brak wolnych miejsc
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
  }
status-waiting = Ruch wykonuje: { $names }
status-running = Twój ruch
tables-running = W toku
tables-finished = Zakończone
table-names = Nocna zmiana, Długi wieczór, Czajnik gwiżdże, Drugie okrążenie, Ciepły samowar, Cichy eter, Druga strona, Długie odliczanie, Miejsce przy oknie, Zapasowa bateria
table-of = { $game } wśród znajomych
table-alone = { $game } solo
table-with-bots = { $game } z botami
table-rename = Zmień nazwę stołu
table-save = Tak nazwij
table-name = Nazwa stołu
seat-number = Miejsce { $n }

## Ustawienia

settings-title = Ustawienia
settings-name = Twoje imię
settings-nameless = jeszcze bez imienia
settings-change = Zmień
settings-save = Tak mnie nazywaj
settings-saved = Zapisano.
settings-colours = Barwy
settings-text-size = Wielkość tekstu
settings-sound = Dźwięki
settings-sound-try = Posłuchaj dźwięku
sound-grab = Wzięte
sound-fits = Pasuje
sound-wrong = Nie pasuje
sound-flip = Klepsydra
sound-hit = Trafienie
sound-break-off = Odpadło
sound-coins = Kredyty
sound-win = Zwycięstwo
settings-notice = Powiadom, gdy mój ruch
settings-notice-text = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej
settings-notice-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
settings-motion = Mniej ruchu
settings-motion-text = Rzeczy pojawiają się zamiast latać
settings-marks = Nazywaj kolory
settings-marks-text = Słowa i znaki obok kształtów i kolorów
settings-ask = Pytaj przed zagraniem
settings-ask-text = Pierwsze dotknięcie wybiera, drugie zagrywa
settings-left = Dla lewej ręki
settings-left-text = Przyciski tam, gdzie lewy kciuk
theme-night = Noc
theme-day = Dzień
theme-auto = Jak urządzenie
text-size-0 = Mały tekst
text-size-1 = Zwykły tekst
text-size-2 = Duży tekst

## Przed grą

lobby-taken = { $game }. Zajęte miejsca: { $taken } z { $seats }.
lobby-start = Zacznij grę
lobby-watching = Oglądasz. Aby grać, zajmij wolne miejsce.
lobby-host-starts = Grę zaczyna { $name }.
lobby-away = Nie ma przy stole: { $names }. Mimo to można zacząć.
lobby-bots-fill = { $n ->
    [one] Wolne miejsce zajmie bot.
    [few] { $n } wolne miejsca zajmą boty.
   *[other] { $n } wolnych miejsc zajmą boty.
  }
leave-table = Odejdź od stołu
leave-text = Twoje miejsce na stałe zajmie bot. Jeśli chodzi tylko o przerwę, niech bot pogra za ciebie.
leave-stay = Zostań
seats = Miejsca
free-seat = Wolne miejsce
free-seat-for = dla znajomych albo bota
take-seat = Usiądź
you = ty
make-host = Przekaż prowadzenie: { $name }
remove-seat = Zwolnij miejsce: { $name }
add-bot = Dodaj bota
add-bot-where = na wolne miejsce
a-bot = bot
level-random = Przypadek
level-random-text = gra cokolwiek
level-cadet = Kadet
level-cadet-text = zna zasady
level-pilot = Pilot
level-pilot-text = rozważa możliwości
level-navigator = Nawigator
level-navigator-text = myśli naprzód, do 2 s
presence-bot = bot, { $level }
presence-stand-in = na razie gra bot
presence-here = przy stole
presence-here-host = przy stole, prowadzi
presence-away = nie ma przy stole
presence-away-for = { $n ->
    [one] od minuty nie ma przy stole
   *[other] od { $n } min nie ma przy stole
  }
how-we-play = Jak gramy
how-seats = Przy stole { $pick }.
how-seats-n = { $n ->
    [one] jest jedno miejsce
    [few] są { $n } miejsca
   *[other] jest { $n } miejsc
  }
how-stand-in = Jeśli ktoś odejdzie, { $pick }.
how-stand-in-never = miejsce czeka
how-stand-in-after = po { $n } min gra bot
how-watch = Oglądać { $pick }.
how-watch-friends = mogą znajomi z linkiem
how-watch-nobody = nie może nikt
how-public = Stół jest otwarty dla { $pick }.
how-public-link = znajomych z linkiem
how-public-all = wszystkich
how-presets = Sposoby gry
how-preset-changed = Niektóre ustawienia są inne niż na bilecie.
how-sentences = W tej grze liczą się ustawienia: { $shown } z { $all }; inne pojawią się, gdy będą potrzebne.
how-partner = w parze: { $name }
bring-friend = Zaproś znajomych
link-copy = Skopiuj link
link-send = Wyślij link
link-point-phone = Albo skieruj telefon na kod.
link-qr = Kod QR z linkiem do tego stołu
link-copied = Link skopiowany.
link-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj ręcznie.
share-text = Przy stole „{ $table }” jest wolne miejsce.
seal-closed = Potasowane i zapieczętowane:
seal-check-later = Po grze można sprawdzić, że nikt niczego nie ruszał.
seal-open = Zapieczętowane przed grą:
seal-checked = Sprawdzone: gra zgadza się z pieczęcią
deal-given = To rozdanie wybrała osoba prowadząca stół, więc ktoś może wiedzieć, co nadejdzie.
deal-again = To rozdanie wybrała osoba prowadząca stół: już je rozegrano i kto widział tamtą grę, wie, co nadejdzie.
join-name = Jak mają cię nazywać przy stole?
join-watch = Tylko oglądaj
join-people = { $game }. Przy stole: { $names }

## Stół

your-move = Twój ruch.
to-move = ma ruch
players = Przy stole
here-count = obecni: { $here } z { $people }
latency = { $n } ms
watchers = Oglądają
nameless = Ktoś bez imienia
person-options = Działania: { $name }
person-mute = Wycisz na czacie
person-unmute = Pozwól znowu pisać
person-remove = Nie wpuszczaj już do stołu
person-readmit = Wpuść z powrotem
person-is-muted = czat zablokowany
person-is-removed = bez wstępu
connected = Połączono
connected-in = Połączono, { $n } ms
connection-trying = Utracono połączenie, próbujemy ponownie
connection-trying-in = Utracono połączenie, następna próba za { $n } s
connection-lost = Utracono połączenie.
connection-safe = Twoje ruchy są bezpieczne.
connection-next = Następna próba za { $n } s.
connection-now = Właśnie próbujemy.
connection-waiting = { $n ->
    [one] Twój ruch wyślemy, gdy tylko połączenie wróci.
    [few] Twoje { $n } ruchy wyślemy, gdy tylko połączenie wróci.
   *[other] Twoje ruchy ({ $n }) wyślemy, gdy tylko połączenie wróci.
  }
connection-not-now = Teraz nie ma połączenia. Spróbuj, gdy wróci.
connection-because-offline = To urządzenie nie ma połączenia z siecią.
connection-because-restart = Serwer uruchamia się ponownie.
connection-because-unavailable = Serwer chwilowo nie może sięgnąć do pamięci.
connection-because-fault = Coś się zepsuło na serwerze.
connection-closed = Stół zamknął to połączenie.
farewell-removed = Osoba prowadząca stół nie wpuszcza cię już do tego stołu.
try-now = Spróbuj teraz
back-again = Znów połączono.
back-again-moves = { $n ->
    [one] Bez ciebie wykonano jeden ruch.
    [few] Bez ciebie wykonano { $n } ruchy.
   *[other] Bez ciebie wykonano { $n } ruchów.
  }
back-again-show = Pokaż
stand-in-mine = Za ciebie ({ $name }) gra bot.
stand-in-back = Oddaj mi miejsce
stand-in-let = Niech bot gra za mnie
other-device = Graj dalej na innym urządzeniu
devices-title = Urządzenia z tym miejscem
devices-text = Każde z nich gra jako ty. Jeśli któregoś nie znasz, odłącz je.
device-own = to urządzenie
device-here = teraz przy stole
device-since = od { $day }, { $time }
device-unknown = Nieznane urządzenie
device-drop = Odłącz
device-drop-one = Odbierz miejsce urządzeniu: { $device }
device-mine = To ja
notice-new-device = Na twoim miejscu gra jeszcze jedno urządzenie: { $device }.
notice-seat-dropped = To urządzenie straciło miejsce: odłączono je z innego ({ $device }).
notice-seat-gone = To urządzenie nie ma już miejsca przy tym stole.
undo = Cofnij mój ruch
undo-wanted = { $name } chce cofnąć ruch
undo-wanted-text = Od tej pory ktoś coś zobaczył, więc potrzebna jest zgoda.
undo-your-answer = twoja odpowiedź?
undo-waiting = jeszcze myśli
undo-give = Niech cofnie
undo-keep = Ruch zostaje
rules = Zasady
sound-switch = Włącz lub wyłącz dźwięki
side-fold = Dziennik i czat obok planszy
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Pokaż wcześniejsze ({ $n })
log-later = Pokaż późniejsze ({ $n })
guide-next = Jasne
guide-stop = Więcej nie trzeba
log-undo-asked = { $who } prosi o cofnięcie ruchu
log-undo-refused = Ruch zostaje: { $who }
log-undone = Ruch cofnięty: { $who }
log-undo-asked-you = Prosisz o cofnięcie ruchu
log-undo-refused-you = Twój ruch zostaje
log-undone-you = Twój ruch cofnięty
you-named = { $name } (ty)
you-label = Ty
lesson-back = Wstecz
you-others-see = dla innych: { $name }
chat = Czat
chat-open = { $n ->
    [0] Czat
   *[other] Czat, nowe wiadomości: { $n }
  }
chat-dice = { $name }: niech zdecydują kości
chat-opened = Stół otwarto o { $time }
chat-people = { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[other] { $people } osób
  }{ $watching ->
    [0] {""}
   *[other] , ogląda: { $watching }
  }
chat-say = Powiedz coś miłego
chat-send = Wyślij
chat-to = Kto ma to przeczytać
chat-to-all = Wszyscy
chat-to-partner = Tylko { $name }
chat-private = tylko między wami
partner = twój partner
phrase-luck = Powodzenia
phrase-well-played = Świetnie zagrane
phrase-moment = Chwileczkę
phrase-your-call = Twoja decyzja
phrase-my-fault = Mój błąd
phrase-again = Jeszcze raz?
board = Plansza
board-missing = Ta strona nie umie narysować gry. Odśwież ją, proszę.
clock-left = zostało { $time }
clock-hours = { $n } h
end-look-back = Obejrzyj
end-same-deal = To samo rozdanie
end-challenge = Rzuć wyzwanie
end-next-table = Do następnego stołu
challenge-title = { $game }: to samo rozdanie dla ciebie
challenge-text = Wszystko leży tak jak u nich, zasady są te same. Jak pójdzie tobie?
challenge-more = i jeszcze { $n }
challenge-play = Zagraj to rozdanie
challenge-won = wygrana
challenge-lost = przegrana
challenge-score =
    { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
challenge-bots = Boty
follow-up-again = Jeszcze raz
follow-up-next = Dalej
next-table = Przechodzimy do następnego stołu.

## Zasady

rules-of = Zasady: { $game }
rules-text = Nasze odczytanie instrukcji w ponumerowanych zdaniach. Każdy wiersz przebiegu gry podaje swoją zasadę.
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera tych słów.
rules-sections = Działy
rules-near = Zobacz też
rules-all = Wszystkie zasady
rules-plain = Prostymi słowami
rules-numbered = Z numerami

## Powtórka

replay = Powtórka
replay-of = Powtórka. { $date }, { $n ->
    [one] minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-chapters = Rozdziały
replay-chapter-back = Do początku rozdziału
replay-chapter-on = Do następnego rozdziału
replay-speed = Szybkość
replay-see-as = Widok
replay-all = Wszystko
replay-watcher = Widz
replay-moment = Chwila
replay-moment-n = chwila { $n }
replay-moment-of = Chwila { $n } z { $last }
replay-download = Zapis
replay-play-on = Graj dalej stąd
replay-play-on-as = Zagraj stąd inaczej, jako { $name }, z botami
replay-hindsight = Czy to było do wygrania?
replay-side = Co pokazać obok planszy
replay-no-thoughts = Boty nie zostawiły tu myśli. Myśli widać po zakończeniu gry.
replay-missing = Nie ma tu powtórki
thoughts = Myśli

## Gdy coś jest nie tak

missing-title = Ta strona się odczepiła
missing-text = Pod tym adresem nic nie ma. Może wszystko się już skończyło albo link zgubił literę po drodze.
missing-tables = Do moich stołów
missing-table = Wróć do stołu
missing-home = Na stronę główną
missing-code = { $address } { $code }
missing-art = Kabina ze zdziwionym astronautą odpływa w dal
trouble-offline = Serwer nie odpowiada. Sprawdź połączenie.
trouble-malformed = Serwer nie zrozumiał tej strony. Odśwież ją, proszę.
trouble-hello-first = Serwer nie zrozumiał tej strony. Odśwież ją, proszę.
trouble-too-long = To za długie.
trouble-too-fast = Za szybko. Spróbuj ponownie za { $retry_after } s.
trouble-chat-too-fast = Wolniej, proszę: za dużo wiadomości naraz. Spróbuj ponownie za { $retry_after } s.
trouble-chat-empty = W tej wiadomości nic nie ma.
trouble-muted = Osoba prowadząca stół wyciszyła cię na tym czacie.
trouble-no-person = Tej osoby nie ma przy stole.
trouble-sits-here = Osoby, która ma miejsce przy stole, nie można usunąć, ale można ją wyciszyć.
trouble-no-partners = Nie masz partnera do rozmowy na osobności.
trouble-chat-seated = Przy tym stole rozmawiają tylko ci, którzy przy nim siedzą.
trouble-too-many-tables = Za dużo nowych stołów naraz. Spróbuj ponownie za { $retry_after } s.
trouble-too-many-visitors = Za dużo nowych osób stąd naraz. Spróbuj ponownie za { $retry_after } s.
trouble-too-many-designs = Za dużo do zapisania naraz. Spróbuj ponownie za { $retry_after } s.
trouble-too-many-handovers = Za dużo linków naraz. Spróbuj ponownie za { $retry_after } s.
trouble-too-many-connections = Za dużo połączeń stąd. Spróbuj ponownie za { $retry_after } s.
trouble-server-full = Serwer jest pełny. Spróbuj ponownie za { $retry_after } s.
trouble-too-slow = Połączenie jest zbyt wolne: serwer się nie doczekał. Spróbuj jeszcze raz.
trouble-foreign-origin = Tej stronie nie wolno rozmawiać z serwerem.
trouble-foreign-host = Serwer nie zna siebie pod tym adresem. Kto go uruchamia, może podać adres przez --public-url.
trouble-not-found = Pod tym adresem nic nie ma.
trouble-not-allowed = Serwer tego nie robi.
trouble-no-table = Nie ma takiego stołu. Link mógł wygasnąć.
trouble-no-journey = Nie ma takiego dziennika.
trouble-no-design = Nie ma takiej misji.
trouble-no-game = Tej gry jeszcze tu nie ma.
trouble-no-visitor = Najpierw podaj imię.
trouble-unknown-secret = Serwer już cię nie pamięta. Podaj imię jeszcze raz.
trouble-not-seated = Nie masz miejsca przy tym stole.
trouble-not-host = To może tylko osoba prowadząca stół.
trouble-not-watchable = Tego stołu nie można oglądać.
trouble-not-your-seat = To miejsce kogoś innego.
trouble-already-seated = Masz już miejsce przy tym stole.
trouble-already-started = Gra już się zaczęła.
trouble-not-started = Gra jeszcze się nie zaczęła.
trouble-not-alone = To możliwe tylko wtedy, gdy poza tobą przy stole są same boty.
trouble-not-over = Gra jeszcze się nie skończyła.
trouble-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
trouble-no-seat = Nie ma takiego miejsca.
trouble-no-free-seat = Wszystkie miejsca są zajęte.
trouble-wrong-seats = { $game }: osób może być { $seats }.
trouble-wrong-options = Tak się nie da zagrać: { $detail }
trouble-no-dice = W tej grze kości niczego nie wybierają.
trouble-no-level = Nie ma tu botów tego poziomu.
trouble-no-follow-up = Tak nie można grać dalej.
trouble-not-a-person = Nie siedzi tam nikt, kto mógłby prowadzić stół.
trouble-handover-expired = Ten link został użyty albo wygasł.
trouble-no-device = To urządzenie już do ciebie nie należy.
trouble-own-device = To urządzenie przed tobą. Żeby oddać miejsce, odejdź od stołu.
trouble-no-replay = Tę grę można obejrzeć, gdy się skończy.
trouble-no-hindsight = O tej chwili nic się nie da ustalić.
trouble-no-puzzle = Nie ma tu takiej zagadki.
trouble-replay-too-long = Ta partia jest zbyt długa, żeby pokazać ją ruch po ruchu. Nadal można pobrać jej zapis.
trouble-no-moment = Z tej chwili nie ma czego grać dalej.
trouble-busy = Za dużo takich pytań naraz. Zapytaj za chwilę.
trouble-old-version = Ta gra toczyła się według starych zasad, których serwer już nie zna.
trouble-conflict = Ktoś inny zmienił to w tej samej chwili. Spójrz jeszcze raz.
trouble-unavailable = Serwer nie może sięgnąć do pamięci. Spróbuj za chwilę.
trouble-fault = Coś się u nas zepsuło. Zapisaliśmy to. Spróbuj jeszcze raz.
trouble-wait = Spróbuj za { $n } s.
why-undo-not-possible = Tego ruchu nie można cofnąć: ktoś już widział, co było potem.
why-no-undo-asked = Nikt nie prosi o cofnięcie ruchu.
why-game-over = Gra się skończyła.
why-time-not-up = Jest jeszcze czas.
why-already-answered = Twoja odpowiedź już padła.
why-not-now = Nie teraz.
why-bot-plays = Za ciebie gra bot. Najpierw odbierz swoje miejsce.
why-stale = Gdy trwał wybór, stół poszedł dalej. Spójrz jeszcze raz.
why-not-stored = Serwer nie mógł zapisać tego ruchu. Spójrz na stół i wybierz jeszcze raz.
why-read = Przeczytaj zasadę
