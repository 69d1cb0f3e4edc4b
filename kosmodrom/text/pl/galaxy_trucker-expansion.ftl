# Wielki dodatek do gry Galaxy Trucker.

## Przed grą

option-galaxy_trucker-new-technologies = W magazynie są { $pick }.
option-galaxy_trucker-new-technologies-true = nowe technologie
option-galaxy_trucker-new-technologies-false = zwykłe komponenty
option-galaxy_trucker-five-rules = Zasady dla pięciu obowiązują { $pick }.
option-galaxy_trucker-five-rules-five = przy pięciu graczach
option-galaxy_trucker-five-rules-four-too = także przy czterech

## Grupa w poczekalni

gt-big = Duże rozszerzenie
gt-big-none = nic z niego nie jest w użyciu
gt-big-fifth-seat = włącza to piąte miejsce
gt-big-new-technologies = nowe technologie
gt-big-five-rules = zasady dla pięciu osób
gt-big-first-ship = { $value ->
    [both] klasy I i IA
   *[other] klasa { $value }
}
gt-big-second-ship = { $value ->
    [both] klasy II i IIA
   *[other] klasa { $value }
}
gt-big-evil-machinations = karty złośliwości
gt-big-rough-roads = wyboista droga { $value }
gt-big-bonus-cards = karty bonusowe
gt-big-handicap = fory
gt-big-help = Pierwszy raz?
gt-big-help-kinds = Nowe technologie, piąty gracz i karty bonusowe dodają urozmaicenia. Nowe klasy, karty złośliwości i wyboiste drogi podnoszą trudność; gdy karty złośliwości i wyboiste drogi spotykają się po raz pierwszy, latajcie klasami I, II i III.
gt-big-help-order = Bierzcie po jednym module: najpierw pięciu graczy albo nowe klasy, potem jedno i drugie, potem karty złośliwości albo wyboiste drogi. Wszystko naraz dopiero wtedy, gdy wszystko jest znajome.
gt-big-help-who = Pięciu graczy i nowe klasy są dla tych, którzy dobrze znają grę, karty złośliwości dla tych, którzy mają za sobą kilka udanych lotów, wyboiste drogi tylko dla starych wyjadaczy, nigdy wtedy, gdy ktoś się uczy.
gt-big-help-free = To wszystko tylko rady. Wśród bardzo doświadczonych mogą wystąpić wszystkie trudne moduły naraz, wynik kości wolno zmienić, a moduł, którego nikt nie lubi, pominąć.
gt-big-ways = Co z niego jest w użyciu
gt-big-way-none = Nic
gt-big-way-variety = Więcej urozmaicenia
gt-big-way-harder = Trudniej
gt-big-way-all = Wszystko
gt-big-rounds = klasa IIIa
gt-dice-decide = Niech zdecydują kości: { $pick }.
gt-dice-times = { $n ->
    [one] { $n } rzut
    [few] { $n } rzuty
   *[other] { $n } rzutów
}
gt-dice-roll = Rzuć
gt-dice-again = Rzuć jeszcze raz
gt-dice-seen = Wszyscy widzieli rzuty. Ustawienia powyżej można jeszcze zmienić.

## Uśpieni

gt-about-wake = Budzić śpiących
gt-ask-wake = Obudzić śpiących? Wolne miejsca: { $n }
gt-do-wake = Obudź kogoś: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } budzi śpiącego

## Five players

gt-short-one-less = o jedną kostkę mniej
gt-no-room-one-less = Jesteś tu jako druga osoba i rezygnujesz z jednej kostki. Wyjmij inną, by wziąć tę.
why-gt-one-less = Jesteś tu jako druga osoba i rezygnujesz z jednej kostki.

## Wzmacniacze i nadprzestrzeń

gt-about-jump = Skakać w nadprzestrzeń
gt-answer-matters = Gdy to ważne
gt-ask-payment = Płatność { $n } z { $all }: z której baterii?
gt-ask-jump = Skoczyć w nadprzestrzeń przed tą kartą?
gt-do-boost = Wzmocnij: { $tile }, { $cell }
gt-do-jump = Skok: spal { $tile }, { $cell }
gt-do-jump-any = Skok: spal { $tile }
gt-with-boosts = Ze wzmacniaczami najwyżej { $n }: { $verdict }.
gt-leap-you = ty, jeśli skoczysz
gt-jump-of = { $how }, { $hull }
gt-leap-hull = { $hull }, jeśli skoczy
gt-leap-away = { $who } w nadprzestrzeni
gt-leap-missed = Skok omija karty od { $from } do { $to }.
gt-mark-jump = skok
gt-mark-booster = wzmacnia silnik
gt-future-meteors = { $n ->
    [one] nadlatuje { $n } meteor
    [few] nadlatują { $n } meteory
   *[other] nadlatuje { $n } meteorów
}
gt-future-against = baterie przeciw nim: { $n }
log-galaxy_trucker-boosted = { $who } wzmacnia działo
log-galaxy_trucker-jumped = { $who } skacze w nadprzestrzeń
log-galaxy_trucker-came-back = { $who } wraca z nadprzestrzeni
log-galaxy_trucker-gave-up-hyperspace = { $who } skacze na ostatniej karcie i mija metę
gt-status-away = w nadprzestrzeni

## Reaktory

gt-confirm-fuel = reaktor mógłby jeszcze spalić kostkę
gt-do-burn = Spal { $cube }: { $tile }, { $cell }
log-galaxy_trucker-burned = { $who } spala { $cube } i ładuje baterię: +{ $tokens }

## Specjaliści

gt-who-lawyer = niebieski kosmita, prawnik
gt-who-manager = niebieski kosmita, menedżer
gt-who-merchant = niebieski kosmita, kupiec
gt-who-technician = niebieski kosmita, technik
gt-who-diplomat = niebieski kosmita, dyplomata
gt-about-diplomat = Wysyłać dyplomatę
gt-ask-diplomat = Wysłać dyplomatę, żeby nic ci się nie stało?
gt-do-hire = { $cell }: { $who }
gt-report-luxury = Opłaty za luksus
gt-report-manager = Menedżer
log-galaxy_trucker-hired-lawyer = { $who }: wprowadza się niebieski kosmita, prawnik
log-galaxy_trucker-hired-manager = { $who }: wprowadza się niebieski kosmita, menedżer
log-galaxy_trucker-hired-merchant = { $who }: wprowadza się niebieski kosmita, kupiec
log-galaxy_trucker-hired-technician = { $who }: wprowadza się niebieski kosmita, technik
log-galaxy_trucker-hired-diplomat = { $who }: wprowadza się niebieski kosmita, dyplomata
log-galaxy_trucker-saved = { $who }: technik oszczędza baterię
log-galaxy_trucker-negotiated = { $who }: dyplomata wszystko załatwia i odchodzi

## Odmowy

why-gt-no-waking = Teraz nikogo nie obudzisz: potrzebny jest śpiący, miejsce, które właśnie się zwolniło, i człowiek na pokładzie.
why-gt-no-boost = Tego teraz nie wzmocnisz: działo musi działać, stykać się ze świeżym wzmacniaczem i mieć dla niego baterię.
why-gt-no-jump = Teraz nie możesz skoczyć: tylko po odkryciu karty albo gdy liczy się twoją siłę lub załogę.
why-gt-no-burning = Ten reaktor nie może teraz tego spalić.
why-gt-no-hiring = Ten specjalista nie może tu zamieszkać.

## Odpowiedzi w locie

gt-ask-crew-count = Strefa walki: liczy się twoja załoga
gt-blue = Niebieski kosmita: { $who }
gt-do-pay = Zapłać z baterii: { $cell }
gt-do-enough-wake = Niech śpią
gt-do-enough-crew = Zostań
gt-do-decline-jump = Zostań tutaj
gt-do-accept-diplomat = Wyślij dyplomatę
gt-do-decline-diplomat = Zatrzymaj dyplomatę
gt-future-jump = omija cię ta karta i następna
gt-future-jump-hull = omija go reszta tej karty i cała następna, drugi kadłub leci dalej
gt-reactor = Reaktor:
gt-reactor-fills = { $n ->
    [one] jedna bateria więcej
    [few] { $n } baterie więcej
   *[other] { $n } baterii więcej
}

## Pokaz

gt-you-woke = Budzisz śpiącego
gt-you-boosted = Wzmacniasz działo
gt-you-jumped = Skaczesz w nadprzestrzeń
gt-you-came-back = Wracasz z nadprzestrzeni
gt-you-burned = Spalasz { $cube } i ładujesz baterię: { $tokens } więcej
gt-you-saved = Twój technik oszczędza baterię
gt-you-negotiated = Twój dyplomata załatwia sprawę i odchodzi
gt-you-withdrew-own-choice = Wycofujesz { $hull }
gt-you-withdrew-no-humans = Wycofujesz { $hull }: nie ma tam człowieka
gt-you-withdrew-no-engines = Zostawiasz { $hull }: nie może się ruszyć
gt-you-withdrew-no-hull = Tracisz w całości { $hull }
gt-news-woke = śpiący się budzi
gt-news-boosted = wzmacnia działo
gt-news-came-back = jest z powrotem
gt-news-burned = +{ $n } z reaktora
gt-news-saved = bateria oszczędzona
gt-news-negotiated = dyplomata załatwił sprawę
