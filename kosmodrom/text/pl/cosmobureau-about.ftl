### Cel i co jest czym.

cosmobureau-guide-goal = Cel: najwięcej kredytów po { $n } { $n ->
    [one] turze
   *[other] turach
}.
cosmobureau-guide-goal-alone = Ile kredytów uda ci się zebrać w { $n } { $n ->
    [one] turze
   *[other] turach
}?

cosmobureau-your-captain = Twój kapitan
cosmobureau-choose-side = strona { $side }
cosmobureau-choose-begin = dobra na początek
cosmobureau-choose-pays = płaci za każdym razem za żółte miejsca
cosmobureau-choose-harder = trudniejsze
cosmobureau-side-00 = Standard
cosmobureau-side-01 = Zwiadowca
cosmobureau-side-02 = Kancelaria
cosmobureau-side-03 = Frachtowiec
cosmobureau-side-04 = Założyciel
cosmobureau-hint-choose = Naciśnij kartę, aby wybrać.

cosmobureau-about-fuel = Paliwo do baku: { $n }. Co się nie zmieści, przepada.
cosmobureau-about-fill-tank = Tyle paliwa, ile wejdzie do baku.
cosmobureau-about-sample-here = Próbka planety, nad którą stoi statek; przy megacentrum dowolnego koloru.
cosmobureau-about-sample-any = Próbka wybranego koloru.
cosmobureau-about-sample-colour = Próbka, kolor: { $colour }.
cosmobureau-about-enlarge-store = Jedna blokada znika: magazyn ma trzy pola więcej.
cosmobureau-about-place-office = Otwórz placówkę na planecie pod statkiem, jeśli jeszcze jej tam nie ma. Od razu przynosi kredyty.
cosmobureau-about-bureau = Pokoje naprzód w biurze: { $n }. Każdy pokój po drodze płaci.
cosmobureau-about-fly = Lot: każdy krok kosztuje paliwo. Na końcu agent w kolorze planety może wylądować za kredyty.
cosmobureau-about-credits = Kredyty od razu: { $n }.
cosmobureau-about-choice = Jedno z tego: { $what }.
cosmobureau-about-pay-fuel = Czerwona strzałka to cena, paliwo: { $cost }. Możesz nie płacić. Za to: { $what }.
cosmobureau-about-discard-sample = Czerwona strzałka to cena: jedna próbka. Możesz nie płacić. Za to: { $what }.
cosmobureau-about-per-level = Raz za każdy twój poziom w biurze: { $what }.
cosmobureau-about-per-office = Raz za każdą twoją placówkę na planetach: { $what }.
cosmobureau-about-contact = Agent wejdzie tu, gdy jego styk spotka styk statku albo innego agenta.
cosmobureau-about-agent = Agent, kolor: { $colour }. Ląduje raz, na planecie tego koloru: 2 kredyty i 1 więcej za każdą próbkę tego koloru.
cosmobureau-about-inspector = Inspektor nigdy nie ląduje. Gdy wchodzisz do pokoju z poziomem, jeden inspektor na pokładzie awansuje: 2 kredyty i styki z każdej strony.
cosmobureau-about-landed = Lądowanie już było; styki zostają.
cosmobureau-about-planet = Planeta, kolor: { $colour }. Lądują tu agenci tego koloru, stąd bierze się jego próbki i mieści się jedna placówka.
cosmobureau-about-megamall = Megacentrum: stąd bierze się próbkę dowolnego koloru.
cosmobureau-about-wormhole = Tunel czasoprzestrzenny: lot z jednego do drugiego nic nie kosztuje.
cosmobureau-about-empty = Pusta przestrzeń: tędy tylko się przelatuje.
cosmobureau-about-office-there = Placówka już tu jest, druga się nie zmieści.
cosmobureau-about-space = Nikogo tu jeszcze nie było. Zbadanie kosztuje 3 paliwa i od razu daje premię.
cosmobureau-about-office = Twoja placówka ({ $planet }) da { $n }, gdy otworzysz ją na takiej planecie.
cosmobureau-about-tank = Paliwo zajmuje pola wolne od próbek. Krok lotu kosztuje 1, badanie 3.
cosmobureau-about-sample = Każda próbka dodaje 1 do lądowań w swoim kolorze. Trzy różne to zestaw: 6 kredytów na koniec.
cosmobureau-about-blocker = Zablokowane pola: „większy magazyn” otwiera trzy z nich.
cosmobureau-about-level = Poziom { $n }. Jeden inspektor na pokładzie awansuje za 2 kredyty.
cosmobureau-about-entrance = Tu zaczynają wszyscy.
cosmobureau-about-rooms = Pokoje płacą za każdym wejściem, także po drodze.
