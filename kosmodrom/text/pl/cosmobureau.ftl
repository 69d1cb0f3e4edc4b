### Kosmobiuro: nazwy, zdania i pomoc.

## Rzeczy

cosmobureau-colour-orange = pomarańczowy
cosmobureau-colour-blue = niebieski
cosmobureau-colour-pink = różowy
cosmobureau-colour-inspector = inspektor
cosmobureau-colour-any = dowolna planeta
cosmobureau-agent = { $colour }, { $contacts ->
    [one] { $contacts } styk
    [few] { $contacts } styki
   *[other] { $contacts } styków
}
cosmobureau-landed = po lądowaniu
cosmobureau-aboard = na pokładzie
cosmobureau-megamall = megacentrum
cosmobureau-wormhole = tunel czasoprzestrzenny
cosmobureau-unknown = nieznane miejsce
cosmobureau-credits = Kredyty
cosmobureau-level = poziom { $n }
cosmobureau-captain-C1 = Kapitan linii: trzech jednego koloru w rzędzie lub kolumnie
cosmobureau-captain-C2 = Kapitan brzegów: kolumny 1 i 6
cosmobureau-captain-C3 = Kapitan kwadratów: dwa na dwa agentów
cosmobureau-captain-C4 = Kapitan dystansu: najwyżej jeden sąsiad
cosmobureau-captain-C5 = Kapitan tłoku: agent z czterema sąsiadami
cosmobureau-captain-C6 = Kapitan rzędu 3: lot za każdego agenta tam

## Akcje przedziałów, pokojów i kafelków

cosmobureau-op-fuel = { $n ->
    [one] { $n } paliwo
   *[other] { $n } paliwa
}
cosmobureau-op-fill-tank = pełny bak
cosmobureau-op-sample-here = próbka stąd
cosmobureau-op-sample-any = dowolna próbka
cosmobureau-op-sample-colour = próbka: { $colour }
cosmobureau-op-enlarge-store = większy magazyn
cosmobureau-op-place-office = otwórz placówkę
cosmobureau-op-bureau = { $n ->
    [one] { $n } pokój dalej
    [few] { $n } pokoje dalej
   *[other] { $n } pokojów dalej
}
cosmobureau-op-fly = lot
cosmobureau-op-credits = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[other] { $n } kredytów
}
cosmobureau-op-choice = { $first } albo { $second }
cosmobureau-op-pay-fuel = za { $cost ->
    [one] { $cost } paliwo
   *[other] { $cost } paliwa
}: { $what }
cosmobureau-op-discard-sample = za próbkę: { $what }
cosmobureau-op-per-level = za każdy poziom: { $what }
cosmobureau-op-per-office = za każdą placówkę: { $what }

## Stół

cosmobureau-panels = Części stołu
cosmobureau-ship = Statek
cosmobureau-your-ship = Twój statek
cosmobureau-universe = Wszechświat
cosmobureau-bureau = Biuro
cosmobureau-hand = Twoi agenci
cosmobureau-queue = Kolejka
cosmobureau-bag = w worku { $n }
cosmobureau-stack = { $n ->
    [one] { $n } nieznany kafelek
    [few] { $n } nieznane kafelki
   *[other] { $n } nieznanych kafelków
}
cosmobureau-player = kredyty: { $credits }, poziom: { $level }, paliwo: { $fuel }, próbki: { $samples }
cosmobureau-have-fuel = Twoje paliwo: { $n }
cosmobureau-filled = zajęte { $n } z 24
cosmobureau-offices-left = Pozostałe placówki
cosmobureau-room-level = Pokój { $room }, poziom { $level }
cosmobureau-fuel-of = Paliwo { $n } z { $limit }
cosmobureau-samples = { $n ->
    [one] { $n } próbka
    [few] { $n } próbki
   *[other] { $n } próbek
}
cosmobureau-store-words = Magazyn: paliwo { $fuel } z { $limit }, próbki: pomarańczowe { $orange }, niebieskie { $blue }, różowe { $pink }
cosmobureau-price = { $n ->
    [one] { $n } paliwo
   *[other] { $n } paliwa
}
cosmobureau-landing-pays = lądowanie daje { $n }
cosmobureau-fits = Tu pasuje twój agent
cosmobureau-zoom-in = Bliżej
cosmobureau-zoom-out = Dalej
cosmobureau-turn = Obróć
cosmobureau-turn-of = Tura { $n } z { $all }
cosmobureau-phases = Umieść agenta, wykonaj akcje przedziału, weź nowego agenta.
cosmobureau-still-possible = Możliwe jeszcze w tej turze
cosmobureau-times-left = { $n ->
    [one] { $n } raz
   *[other] { $n } razy
}
cosmobureau-done = zrobione
cosmobureau-under-way = w toku

## Pytania

cosmobureau-ask-ship = Wybierz stronę statku
cosmobureau-ask-captain = Wybierz kapitana
cosmobureau-ask-place = Umieść agenta
cosmobureau-ask-bonus = Weź premie w dowolnej kolejności
cosmobureau-ask-actions = Wykonaj akcje przedziału w dowolnej kolejności
cosmobureau-ask-flight = Leć dalej albo zakończ lot tutaj
cosmobureau-ask-flight-first = Dokąd lecisz?
cosmobureau-ask-sample = Którą próbkę bierzesz?
cosmobureau-ask-discard = Którą próbkę oddajesz?
cosmobureau-ask-office = Którą placówkę otwierasz?
cosmobureau-ask-pick = Pokój daje jedno z dwojga
cosmobureau-ask-inspector = Który inspektor awansuje?
cosmobureau-ask-take = Weź agenta z kolejki
cosmobureau-waiting = Pracuje { $name }
cosmobureau-over = Koniec gry
cosmobureau-last-turns = { $n ->
    [one] Została { $n } tura dla wszystkich.
    [few] Zostały { $n } tury dla wszystkich.
   *[other] Zostało { $n } tur dla wszystkich.
}
cosmobureau-hint-place = Wybierz agenta, obróć go, naciśnij przedział w ramce.
cosmobureau-hint-flight = Naciśnij kafelek, aby zobaczyć cenę i drogę; naciśnij ponownie, aby polecieć.
cosmobureau-hint-take = Potem kolej na osobę po lewej.
cosmobureau-opens = Otworzy { $cells }
cosmobureau-captain-due = { $n ->
    [one] Kapitan płaci.
   *[other] Kapitan płaci { $n } razy.
}
cosmobureau-not-yet = Jeszcze nie
cosmobureau-left = { $n ->
    [one] możliwa jeszcze { $n } akcja
    [few] możliwe jeszcze { $n } akcje
   *[other] możliwych jeszcze { $n } akcji
}
cosmobureau-end-sure = Tak, zostaw resztę
cosmobureau-gain-credits = +{ $n } kr.
cosmobureau-gain-fuel = { $n ->
    [one] { $n } paliwo
   *[other] { $n } paliwa
}
cosmobureau-gain-lost = przepadnie { $n }
cosmobureau-gain-rooms = pokoje { $rooms }

## Co robi przycisk

cosmobureau-do-choose-ship = Strona { $side }
cosmobureau-do-choose-captain = Kapitan { $captain }
cosmobureau-do-place = Umieść w { $cell }
cosmobureau-do-use = { $what }
cosmobureau-do-take-bonus = { $what }
cosmobureau-do-pick = { $what }
cosmobureau-do-decline = Zrezygnuj
cosmobureau-do-take-sample = Weź: { $colour }
cosmobureau-do-give-sample = Oddaj: { $colour }
cosmobureau-do-open-office = Placówka ({ $planet }): { $credits }
cosmobureau-do-flip-inspector = Inspektor w { $cell }
cosmobureau-do-fly-to = Leć na { $tile }
cosmobureau-do-explore = Zbadaj
cosmobureau-do-land = Ląduj z { $cell }: { $colour }
cosmobureau-do-end-flight = Zakończ lot
cosmobureau-do-end-actions = Zakończ przedział
cosmobureau-do-take-agent = Weź: { $colour }
cosmobureau-do-exchange = Wymień kolejkę
cosmobureau-do-end-game = Zakończ tutaj

## Koniec

cosmobureau-end-you = Wygrywasz, { $n } kr.
cosmobureau-end-winners = Zwycięstwo: { $names }, { $n } kr.
cosmobureau-end-alone = { $n } kr., wszystkie twoje
cosmobureau-end-lead = Drugie miejsce: { $name }, mniej o { $n }. Biuro to odnotowało, w trzech egzemplarzach.
cosmobureau-end-filed = Biuro wpięło to do akt, w trzech egzemplarzach.
cosmobureau-end-sources = Skąd są kredyty
cosmobureau-end-tie = Przy remisie wygrywa pełniejszy bak: { $fuel } paliwa
cosmobureau-end-times = { $n ->
    [one] raz
   *[other] { $n } razy
}
cosmobureau-end-rank = W pojedynkę: { $rank }
cosmobureau-end-next = Do następnej rangi ({ $rank }) zabrakło { $n }.
cosmobureau-end-best = Twój najlepszy wynik w pojedynkę: { $n } kr.
cosmobureau-source-landing = Lądowania
cosmobureau-source-office = Placówki
cosmobureau-source-sets = Zestawy trzech próbek
cosmobureau-source-room = Pokoje biura
cosmobureau-source-inspector = Inspektorzy na poziomach
cosmobureau-source-discovery = Odkrycia
cosmobureau-source-compartment = Przedziały
cosmobureau-source-captain = Kapitan
cosmobureau-rank-trainee = Stażysta
cosmobureau-rank-employee = Pracownik miesiąca
cosmobureau-rank-seasoned = Wytrawny kapitan
cosmobureau-rank-coordinator = Koordynator biura
cosmobureau-rank-vice-president = Wiceprezes
cosmobureau-rank-millennium = Kapitan tysiąclecia

## Pierwsze trzy tury

cosmobureau-guide-1-place = W każdej turze umieszczasz jednego agenta. Jego styk musi spotkać styk statku (półkola na dole) albo innego agenta. Zajęty przedział daje swoje akcje jeden raz, więc wybierz to, co chcesz zrobić.
cosmobureau-guide-1-actions = Oto akcje twojego przedziału. Wykonuj je w dowolnej kolejności; często warto zacząć od paliwa. Każda jest dostępna raz.
cosmobureau-guide-1-flight = Krok na sąsiedni kafelek kosztuje 1 paliwo, tunel nic, nieznane miejsce 3. Tam, gdzie lot się kończy, może wylądować agent w kolorze planety, za kredyty.
cosmobureau-guide-1-take = Weź nowego agenta. Kolor decyduje, na jakich planetach wyląduje, a styki, gdzie się zmieści.
cosmobureau-guide-2-place = Styki skierowane na pusty przedział pozwalają statkowi rosnąć. Nie zabuduj się.
cosmobureau-guide-2-actions = Paliwo i próbki dzielą jeden magazyn: każda próbka zmniejsza bak. Ale każda próbka podnosi o jeden wartość lądowań swojego koloru.
cosmobureau-guide-2-sample = Próbka dodaje kredyt do każdego lądowania na planetach jej koloru. Trzy różne tworzą zestaw: sześć kredytów na koniec.
cosmobureau-guide-2-flight = Badanie kosztuje 3 paliwa i od razu daje premię. Co tam jest, wyjdzie dopiero na miejscu i nie da się tego cofnąć.
cosmobureau-guide-3-place = Inspektor ma tylko jeden styk. Przy każdym wejściu do pokoju poziomu jeden inspektor awansuje: dwa kredyty i styki ze wszystkich stron.
cosmobureau-guide-3-actions = Pokoje biura płacą, gdy przez nie przechodzisz. Poziomy wzmacniają fioletowe akcje „za każdy poziom”. Dalej poradzisz sobie bez pomocy.

## Dziennik

log-cosmobureau-game-began = Zaczyna { $who }
log-cosmobureau-ship-chosen = { $who }: statek, strona { $side }
log-cosmobureau-captain-chosen = { $who }: kapitan { $captain }
log-cosmobureau-turn-began = { $who }: tura { $turn }
log-cosmobureau-agent-placed = { $who } umieszcza w { $cell }: { $colour }
log-cosmobureau-no-place-left = { $who }: nie ma już miejsca dla agentów
log-cosmobureau-captain-helped = { $who }: kapitan płaci { $times ->
    [one] raz
   *[other] { $times } razy
}
log-cosmobureau-bonus-declined = { $who } rezygnuje z premii
log-cosmobureau-fuel-gained = { $who } dostaje { $fuel }{ $lost ->
    [0] {""}
   *[other] , przepadło { $lost }
}
log-cosmobureau-fuel-paid = { $who } płaci { $fuel }
log-cosmobureau-sample-stored = { $who } bierze { $sample }{ $gave ->
    [yes] {" "}w zamian za paliwo
   *[no] {""}
}
log-cosmobureau-sample-given = { $who } oddaje { $sample }
log-cosmobureau-store-enlarged = { $who }: pól magazynu jest teraz { $usable }
log-cosmobureau-office-opened = { $who } otwiera placówkę na { $tile }: { $credits }
log-cosmobureau-room-entered = { $who } wchodzi do pokoju { $room }
log-cosmobureau-level-reached = { $who }: poziom { $level }
log-cosmobureau-inspector-flipped = { $who }: awans inspektora, { $credits }
log-cosmobureau-credits-gained = { $who } zarabia { $credits }
log-cosmobureau-flew = { $who } leci na { $tile } za { $price ->
    [one] { $price } paliwo
   *[other] { $price } paliwa
}
log-cosmobureau-explored = { $who } odkrywa { $tile } za { $price ->
    [one] { $price } paliwo
   *[other] { $price } paliwa
}
log-cosmobureau-landed = { $who }: lądowanie na { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken = { $who } bierze z kolejki: { $colour }
log-cosmobureau-queue-exchanged = { $who } wymienia całą kolejkę
log-cosmobureau-queue-refilled = Do kolejki dochodzi { $colour }, w worku { $bag }
log-cosmobureau-end-triggered = Worek jest pusty, pozostałe tury: { $turns }
log-cosmobureau-sets-scored = { $who }: zestawy próbek: { $sets }, { $credits }
log-cosmobureau-game-ended = Zwycięstwo: { $who }

## Etapy i ustawienia

phase-cosmobureau-setup = Przygotowanie
phase-cosmobureau-turn = Tura { $n }
phase-cosmobureau-end = Koniec
option-cosmobureau-ships = Lecimy { $pick }.
option-cosmobureau-ships-standard = jednakowymi statkami, strona 00
option-cosmobureau-ships-backs = różnymi statkami z odwrotów plansz
option-cosmobureau-ships-choice = statkami, których stronę każdy wybiera
option-cosmobureau-captains = Kapitanowie { $pick }.
option-cosmobureau-captains-none = zostają w pudełku
option-cosmobureau-captains-chance = są losowani
option-cosmobureau-captains-choice = są wybierani po kolei
option-cosmobureau-components = Gramy { $pick }.
option-cosmobureau-components-usual = elementami z tej witryny
option-cosmobureau-components-own = własnymi elementami
cosmobureau-components-edit = Wpisz wartości z własnego pudełka
cosmobureau-components-help = Jeśli masz wydanie drukowane: tekst w TOML z tym, co różni się od naszego. W dokumentacji jest o tym strona; błąd jest podawany razem z miejscem.
cosmobureau-components-file = Wybierz plik
cosmobureau-components-use = Graj z tym
cosmobureau-components-drop = Graj znów z naszymi

## Dlaczego nie

why-cosmobureau-not-your-turn = To nie twoja tura.
why-cosmobureau-one-agent-a-turn = Jeden agent na turę; twój już jest umieszczony.
why-cosmobureau-finish-first = Najpierw odpowiedz na otwarte pytanie.
why-cosmobureau-not-flying = Nie trwa lot: zacznij go akcją przedziału.
why-cosmobureau-land-after-flight = Agenci lądują na końcu lotu.
why-cosmobureau-take-last = Agenta bierze się po zakończeniu przedziału.
why-cosmobureau-only-stuck-alone = Skończyć wcześniej można tylko w pojedynkę i w ślepym zaułku.
why-cosmobureau-move-first = Lot ma co najmniej jeden ruch.
why-cosmobureau-not-in-hand = Tego agenta nie ma na twojej ręce.
why-cosmobureau-no-compartment = Nie ma takiego przedziału.
why-cosmobureau-compartment-full = Ktoś już tam siedzi.
why-cosmobureau-no-contact-there = Nie czeka tam żaden wolny styk.
why-cosmobureau-contacts-do-not-meet = W tym położeniu styki się nie spotykają.
why-cosmobureau-no-way = Nie ma tam jeszcze drogi.
why-cosmobureau-too-far = Potrzebne paliwo: { $price }, a masz { $fuel }.
why-cosmobureau-stack-empty = Wszystko już odkryto.
why-cosmobureau-not-next-to-a-tile = Badać można tylko miejsca obok znanego kafelka.
why-cosmobureau-nobody-lands-here = Nie ma tu planety do lądowania.
why-cosmobureau-landed-here = Jedno lądowanie na turę na każdej planecie; tu już było.
why-cosmobureau-nobody-in-compartment = W tym przedziale nikogo nie ma.
why-cosmobureau-already-flipped = Ten agent już wylądował.
why-cosmobureau-wrong-colour = Lądują tu tylko agenci w kolorze planety.
why-cosmobureau-exchanged-already = Kolejkę wymienia się najwyżej raz na turę.
why-cosmobureau-queue-is-mixed = Wymienić można tylko kolejkę jednego rodzaju.
why-cosmobureau-bag-empty = Worek jest pusty.
why-cosmobureau-action-used = Ta akcja jest w tej turze wykorzystana.
why-cosmobureau-level-used = { $level ->
    [0] Na poziomie biura 0 to jeszcze nic nie daje.
   *[other] Poziom nie pozwala już na więcej.
}
why-cosmobureau-offices-used = { $offices ->
    [0] Bez placówki na planecie to jeszcze nic nie daje.
   *[other] Wykorzystane po razie za każdą placówkę.
}
why-cosmobureau-no-blocker = Magazyn ma już pełny rozmiar.
why-cosmobureau-no-fuel-to-fly = Za mało paliwa, by opuścić ten kafelek.
why-cosmobureau-no-fuel-to-pay = Za mało paliwa, by zapłacić.
why-cosmobureau-no-sample-to-pay = Nie masz próbki do oddania.
why-cosmobureau-no-office-fits = Żadna z twoich placówek nie pasuje do tej planety.
why-cosmobureau-office-taken = Na tej planecie jest już placówka.
why-cosmobureau-no-planet = Pod twoim statkiem nie ma planety.
why-cosmobureau-no-sample-here = Nie ma tu z czego wziąć próbki.
why-cosmobureau-no-such-option = Nie ma takiej możliwości.
why-cosmobureau-not-in-compartment = Twój przedział nie ma takiej akcji.
why-cosmobureau-store-full = Magazyn jest pełen próbek.
why-cosmobureau-supply-empty = Nie ma już próbek tego koloru.
why-cosmobureau-tank-full = Bak jest pełny.
