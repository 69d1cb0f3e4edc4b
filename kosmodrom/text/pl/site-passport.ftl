# Paszport: kto jest kim na każdym urządzeniu, bez konta.

passport-title = Twój paszport
passport-nav = Paszport
passport-lead = Bez konta i bez e-maila. Kto ma dwanaście słów, ten ma twoje podróże.
passport-kind = Kosmodrom, paszport podróżny
passport-portrait = Portret w hełmie
passport-rename = Zmień imię
passport-others = Tak widzą cię inni. Na własnym ekranie jesteś „Ty”.
passport-speaks = Język
passport-since = W locie od
passport-journeys = Podróże
passport-games = Gry
passport-pennant = Proporczyk, gdy miejsce jest wolne
passport-pennant-text = Gdy siadasz, a miejsce z tym proporczykiem jest wolne, należy do ciebie. W przeciwnym razie dostajesz następne wolne.
passport-pennant-red = Czerwony, gładki
passport-pennant-yellow = Żółty, paski
passport-pennant-green = Zielony, szewrony
passport-pennant-blue = Niebieski, kropki
passport-pennant-orange = Pomarańczowy, krzyż
passport-stamps-none = Pieczątki pojawią się z pierwszą wygraną misją, pierwszym statkiem na mecie, pierwszym złożonym formularzem.
passport-stamp-mission = Misja
passport-stamp-won = wygrana
passport-stamp-arrived = Na mecie
passport-stamp-credits = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[other] { $n } kredytów
}

passport-carry = Zabierz go na inne urządzenie
passport-carry-text = Pokaż to aparatowi drugiego urządzenia albo podyktuj słowa. Przechodzi wszystko, nic nie zostaje.
passport-qr = Kod QR tego paszportu
passport-words = Dwanaście słów
passport-print = Drukuj
passport-hide = Ukryj
passport-show = Pokaż słowa
passport-hidden = Słowa są ukryte. Kto je zobaczy, może być tobą.
passport-none = Dwanaście słów otwiera ten paszport na każdym urządzeniu, także gdy przeglądarka cię zapomni. Utwórz je, a potem zapisz albo wydrukuj.
passport-make = Utwórz dwanaście słów
passport-elsewhere = Słowa powstały { $day } i znają je tylko przeglądarki, w których je utworzono lub wpisano. Tutaj można utworzyć nowe.
passport-seen = Ktoś je zobaczył?
passport-renew = Utwórz nowe słowa
passport-renew-text = Stare słowa i link natychmiast przestaną działać. Twoje urządzenia zostają.
passport-renew-keep = Zostaw stare

passport-homes = Gdzie jesteś u siebie
passport-device-this = To urządzenie
passport-device-here = teraz tutaj
passport-device-table = teraz przy stole „{ $table }”
passport-drop-ask = Odłączyć?
passport-drop-text = Natychmiast cię zapomni. Twoje miejsca zostają twoje i można je zająć stąd. Jeśli ktoś mógł tam poznać słowa, utwórz też nowe.
passport-drop-one = Odłącz: { $device }
passport-keep = Zostaw
passport-dropped = Odłączone.
passport-have-words = Mam słowa z innego urządzenia
passport-have-text = Masz paszport na innym urządzeniu? Tamtejsza strona paszportu pokaże słowa albo je utworzy.

passport-enter-title = Słowa z innego urządzenia
passport-enter-label = Dwanaście słów albo link z nimi
passport-enter-hint = Wielkie litery, przecinki i odstępy nie mają znaczenia. Wystarczą cztery pierwsze litery każdego słowa.
passport-look = Znajdź paszport
passport-found = Paszport na imię { $name }
passport-found-since = W locie od { $day }: { $journeys ->
    [one] { $journeys } podróż
    [few] { $journeys } podróże
   *[other] { $journeys } podróży
}, { $games ->
    [one] { $games } ukończona gra
    [few] { $games } ukończone gry
   *[other] { $games } ukończonych gier
}.
passport-own = Na tym urządzeniu jest już otwarty.
passport-open = Otwórz tutaj
passport-bring-title = A to, co rozegrano tutaj?
passport-bring-text = Na razie to urządzenie to „{ $name }”: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
} i { $journeys ->
    [one] { $journeys } podróż
    [few] { $journeys } podróże
   *[other] { $journeys } podróży
}. Wszystko to może dołączyć do paszportu; gdzie miejsce lub próba jest i tu, i tam, zostaje to z paszportu.
passport-bring-warning = Tylko jeśli te słowa są twoje: kto je ma, dostanie także twoje miejsca.
passport-bring-words = „{ $name }” to też paszport: jego słowa przestaną działać, a jego urządzenia dołączą.
passport-bring = Zabierz ze sobą
passport-leave = Zostaw
passport-leave-words = Do pozostawionego dotrzesz ze słowami „{ $name }”.
passport-leave-lost = Do pozostawionego nikt już nie dotrze.
passport-other-words = Inne słowa
passport-opened = Na tym urządzeniu jest teraz twój paszport.

passport-export-title = Wszystko w jednym pliku
passport-export-text = Podróże, zapisy, rekordy
passport-export = Pobierz
passport-statistics-title = Statystyki
passport-statistics-text = Misje, statki i formularze w obrazkach
passport-statistics = Zobacz
passport-delete-title = Odejdź na dobre
passport-delete-text = Twoje imię zniknie też z zapisów
passport-delete = Usuń
passport-delete-ask = Usunąć paszport?
passport-delete-asks = Podróże, rekordy, statystyki i wszystko, co zostało przez ciebie napisane, znikną na każdym urządzeniu. W trwających grach twoje miejsca zajmą boty. Zakończone gry zostaną u innych, z „N. N.” zamiast twojego imienia.
passport-delete-on = Tak, usuń
passport-delete-last = Nic go nie przywróci, nawet słowa. Może najpierw go pobrać?
passport-delete-really = Usuń na dobre
passport-deleted = Gotowe. Nikt cię tu już nie zna.

passport-empty-title = Jeszcze bez paszportu
passport-empty-text = Zaczyna się od imienia. O nic więcej nie pytamy.
passport-begin = Zacznij
passport-lost = Przeglądarka zapomniała, kim jesteś, ale dwanaście słów wciąż ma.
passport-reopen = Otwórz paszport ponownie
passport-gone = To urządzenie odłączono od paszportu albo paszport usunięto. Dwanaście słów otworzy go ponownie.

called-once = Inni widzą cię jako „{ $name }”. Imię zmienisz w menu albo w paszporcie.
called-change = Zmień, jak widzą cię inni

handover-text = Ten link to twoje miejsce: kto go otworzy, gra jako ty, tylko przy tym stole. Działa raz, do { $time }.
handover-qr = Kod QR linku do twojego miejsca
handover-all = Żeby zabrać wszystko, przenieś paszport

trouble-not-twelve = Paszport ma dwanaście słów, a tu { $count ->
    [0] nie ma żadnego
    [one] jest { $count } słowo
    [few] są { $count } słowa
   *[other] jest { $count } słów
}. Sprawdź, czy któregoś nie brakuje albo nie jest rozdzielone.
trouble-no-word = Słowa „{ $word }” nie ma w żadnym paszporcie. Sprawdź pisownię.
trouble-wrong-words = Te słowa nie otwierają żadnego paszportu. Sprawdź kolejność i czy nie utworzono od tego czasu nowych.
trouble-own-passport = Na tym urządzeniu ten paszport jest już otwarty.
trouble-reminded = Przypomnienie już poszło; raz na dwanaście godzin wystarczy.
trouble-nobody-waited-for = Nikt inny nie jest tu na ruchu.
trouble-too-many-words = Za dużo prób z dwunastoma słowami. Spróbuj ponownie za { $retry_after } s.
connection-because-passport = To urządzenie ma teraz paszport.
connection-because-dropped = Odłączono je od paszportu. Dwanaście słów otworzy go ponownie.
