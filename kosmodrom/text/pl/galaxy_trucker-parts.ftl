### Galaxy Trucker: do czego służą komponenty i co robią karty.

gt-example = Przykład:
gt-explain-sides = Boki: { $list }
gt-explain-side-0 = przód
gt-explain-side-1 = prawy
gt-explain-side-2 = tył
gt-explain-side-3 = lewy
gt-explain-plug-0 = gładki
gt-explain-plug-1 = pojedynczy
gt-explain-plug-2 = podwójny
gt-explain-plug-3 = uniwersalny
gt-explain-room-crew = Miejsca dla załogi: { $n }
gt-explain-room-batteries = Pełny ładunek: { $n }
gt-explain-room-goods = Miejsca na towary: { $n }
gt-explain-left = Zostało baterii: { $n } z { $all }
gt-explain-aboard = Na pokładzie: { $list }
gt-guide-kind-starting-cabin = Serce statku: wszystko rośnie stąd. Mieszka tu dwoje ludzi, nigdy kosmita, a bez człowieka na pokładzie lot się kończy.
gt-guide-card-slavers = Kto ma silniejsze działa, uwalnia jeńców i bierze nagrodę. Kto słabsze, traci załogę, a łowcy biorą się za następny statek.
gt-guide-card-pirates = Kto ma silniejsze działa, bierze nagrodę. Do wszystkich słabszych strzelają razem: jeden rzut kośćmi na każdy strzał.
gt-guide-card-epidemic = Połączone kabiny z załogą zarażają się: z każdej znika jedna osoba. Trzymaj kabiny osobno albo opróżnij jedną na czas.
gt-guide-card-sabotage = Najmniejsza załoga ma na pokładzie sabotażystę: kości wybierają pole, a komponent stamtąd przepada ze wszystkim, co się na nim trzymało.
gt-example-kind-starting-cabin = Wszystkie cztery boki są uniwersalne: pasują złącza pojedyncze, podwójne i uniwersalne, gładkie nie.
gt-example-kind-cabin = Dwie połączone kabiny: czworo załogi, a każdy liczy się w ofertach i w strefach walki.
gt-example-kind-life-support-purple = Z fioletowym kosmitą w tej kabinie działa o sile 4 liczą się za 6. Trzeba jednak mieć własne działo.
gt-example-kind-life-support-orange = Z pomarańczowym kosmitą w tej kabinie silniki o sile 3 liczą się za 5. Trzeba jednak mieć własny silnik.
gt-example-kind-engine = Trzy silniki: w otwartej przestrzeni lecisz trzy dni naprzód.
gt-example-kind-double-engine = Zapłać baterię, a liczy się za 2. Bez niej nic.
gt-example-kind-cannon = Duży meteor leci z przodu w kolumnę tego działa: strąca go za darmo.
gt-example-kind-double-cannon = Zapłać baterię, a liczy się za 2 albo strąca duży meteor. Bez baterii milczy.
gt-example-kind-shield = Mały meteor leci z przodu, tam gdzie patrzy osłona: zapłać baterię, a się odbije.
gt-example-kind-battery = Została jedna, a chcą jej i osłona, i podwójne działo. Użyj jej tam, gdzie uratuje więcej.
gt-example-kind-cargo = Żółty jest wart 3 kredyty, zielony 2, niebieski 1: ten ładunek da 6.
gt-example-kind-special-cargo = Czerwony jest wart 4 kredyty i jeździ tylko tutaj. Dla zielonego też było miejsce: ten ładunek da 6.
gt-example-kind-structural = Z jednej strony złącze podwójne, z drugiej pojedyncze: moduł między nimi łączy to, co do siebie nie pasuje.
gt-example-card-open-space = Siła silników 3 i podwójny silnik z baterią: 5 dni naprzód. Siła 0 kończy twój lot, tylko w locie szkoleniowym stoisz w miejscu.
gt-example-card-stardust = Pięć odsłoniętych złączy: pięć dni w tył. Najpierw liczy ostatni statek.
gt-example-card-meteor-swarm = Kości 3 i 4 wskazują linię 7. Jeśli nic twojego tam nie ma, meteor przelatuje obok.
gt-example-card-planets = Lądowanie kosztuje każdego, kto ląduje: { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }. Co nie mieści się w ładowniach, zostaje.
gt-example-card-abandoned-ship = Kto bierze, oddaje z załogi { $lost }, dostaje { $credits } kr. i traci dni: { $days }. Zostaw choć jednego człowieka, inaczej lot się kończy.
gt-example-card-abandoned-station = Z załogą od { $crew } możesz dokować, ładować i stracić dni: { $days }. Nikt nie musi tam zostać.
gt-example-card-smugglers = Więcej niż { $strength }: towary są twoje. Równo { $strength }: nic się nie dzieje. Mniej: tracisz towary ({ $goods }), a gdy ich zabraknie, baterie.
gt-example-card-slavers = Więcej niż { $strength }: { $credits } kr. dla ciebie. Równo { $strength }: nic się nie dzieje. Mniej: tracisz załogę ({ $lost }).
gt-example-card-pirates = Więcej niż { $strength }: { $credits } kr. dla ciebie. Równo { $strength }: nic się nie dzieje. Mniej: otwierają ogień.
gt-example-card-combat-zone = Dwa statki są tak samo słabe: cierpi ten, który leci z przodu.
gt-example-card-epidemic = Trzy zajęte kabiny w rzędzie: każda traci jedną osobę. Kabina oddzielona komponentem jest bezpieczna.
gt-example-card-sabotage = Załogi 6, 4 i 4: z dwóch po 4 obrywa ta, która leci z przodu.
