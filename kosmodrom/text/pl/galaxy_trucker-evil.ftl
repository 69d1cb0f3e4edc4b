# Podstępy: karty, które gracze podkładają sobie nawzajem, licytacje i pożyczki.

## Przed grą

option-galaxy_trucker-evil-machinations = Podstępy: { $pick }.
option-galaxy_trucker-evil-machinations-true = każdy podkłada po karcie w każdym locie
option-galaxy_trucker-evil-machinations-false = nikt niczego nie podkłada

## Wybór karty

gt-phase-picks = Podstępy
gt-ask-evil-card = Którą złą kartę podkładasz do tego lotu?
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } wybiera złą kartę: { $card }
log-galaxy_trucker-picked-other = { $who }: zła karta wybrana

## Zapłacić albo ucierpieć

gt-about-toll = Płać, gdy karta na to pozwala
gt-ask-toll = Zapłacić { $n } kr. czy ponieść skutki?
gt-do-choose-pay-credits = Zapłać { $n } kr.
gt-do-choose-lose-days = Zawróć
gt-do-choose-lose-goods = Oddaj najcenniejszą kostkę
gt-do-choose-lose-alien = Wypuść kosmitę
log-galaxy_trucker-paid = { $who } płaci { $credits } kr.
gt-you-paid = Płacisz { $credits } kr.
gt-news-paid = kredyty: −{ $n }
gt-future-pays = kosztuje { $n } kr.
gt-future-later = { $n } kr. u celu

## Pożyczki

gt-do-borrow = Weź pożyczkę: 10 kr.
gt-do-repay = Spłać pożyczkę: 12 kr.
gt-confirm-loan = za każde 10 kr. trzeba będzie oddać 12
gt-future-loans = pożyczki: +{ $n }
log-galaxy_trucker-borrowed = { $who } pożycza { $credits } kr.
log-galaxy_trucker-repaid = { $who } spłaca { $credits } kr.
gt-you-borrowed = Pożyczasz { $credits } kr.
gt-you-repaid = Spłacasz { $credits } kr.
gt-news-borrowed = bierze pożyczkę
gt-news-repaid = spłaca pożyczkę
gt-report-loans = Pożyczki
gt-report-promised = Umowy z lotu

## Licytacje

gt-ask-bid = Licytacja. Najwyższa stawka: { $n }
gt-do-bid-credits = Stawka: { $amount } (kr.)
log-galaxy_trucker-bid-made-credits = { $who } licytuje { $amount } (kr.)
log-galaxy_trucker-auctioned-credits = { $who } wygrywa licytację za { $amount } (kr.)
gt-do-bid-days = Stawka: { $amount } (dni)
log-galaxy_trucker-bid-made-days = { $who } licytuje { $amount } (dni)
log-galaxy_trucker-auctioned-days = { $who } wygrywa licytację za { $amount } (dni)
gt-do-bid-crew = Stawka: { $amount } (załoga)
log-galaxy_trucker-bid-made-crew = { $who } licytuje { $amount } (załoga)
log-galaxy_trucker-auctioned-crew = { $who } wygrywa licytację za { $amount } (załoga)
gt-do-bid-goods = Stawka: { $amount } (kostki)
log-galaxy_trucker-bid-made-goods = { $who } licytuje { $amount } (kostki)
log-galaxy_trucker-auctioned-goods = { $who } wygrywa licytację za { $amount } (kostki)
gt-do-bid-batteries = Stawka: { $amount } (baterie)
log-galaxy_trucker-bid-made-batteries = { $who } licytuje { $amount } (baterie)
log-galaxy_trucker-auctioned-batteries = { $who } wygrywa licytację za { $amount } (baterie)
log-galaxy_trucker-auctioned-none = Nikt nie licytuje
gt-news-bid = stawka { $n }
gt-news-auctioned = wygrywa licytację

## Test systemów i korozja

gt-ask-system-test = Które urządzenia testujesz? Nieprzetestowane: { $n }
gt-do-try-out = Przetestuj: { $tile }, { $cell }
gt-do-try-most = Przetestuj, ile pozwolą baterie
gt-ask-corrosion = Który element odpada?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } testuje urządzenia: { $n }, baterie: { $tokens }
gt-you-tried-out = Testujesz urządzenia: { $n }, baterie: { $tokens }
gt-news-tested = przetestowane: { $n }

## Inne zdarzenia

log-galaxy_trucker-boarded = { $who } zabiera rozbitka
gt-you-boarded = Zabierasz rozbitka
gt-news-boarded = rozbitek na pokładzie
log-galaxy_trucker-promised = { $who } dostanie { $credits } kr. u celu
gt-you-promised = Dostaniesz { $credits } kr. u celu
gt-news-promised = u celu: +{ $n }
log-galaxy_trucker-recovered = { $who } nie płaci za utracone elementy: { $parts }
gt-you-recovered = Nie płacisz za utracone elementy: { $parts }
gt-news-recovered = utracone elementy: −{ $n }
log-galaxy_trucker-announced-ambush = { $who }: siła przeciw zasadzce { $n }
gt-you-announced-ambush = Twoja siła przeciw zasadzce: { $n }
gt-verdict-strongest = masz najwięcej i za to cierpisz
gt-verdict-strongest-so-far = na razie najwięcej
gt-verdict-short = za wolno

## Karty

gt-card-system-test = Test systemów
gt-card-system-test-what = Każde urządzenie trzeba przetestować: bateria na dwa. Reszta idzie na złom.
gt-card-traffic-jam = Korek na trasie
gt-card-traffic-jam-what = Wszystkie statki podjeżdżają do lidera, w tej samej kolejności.
gt-card-ambush = Zasadzka
gt-card-ambush-what = Działa na boki i do tyłu liczą się w pełni, do przodu w połowie. Najsłabszy jest ostrzelany.
gt-card-space-hulk-for-sale = Kosmiczna krypa na sprzedaż
gt-card-space-hulk-for-sale-what = Płać teraz, strać dni, odbierz zapłatę u celu. Tylko dla jednego.
gt-card-drifting-ship = Dryfujący statek
gt-card-drifting-ship-what = Oddaj baterie i dzień, weź rozbitków i zapłatę. Nikt nie pomoże: meteor dla wszystkich.
gt-card-boundless-space = Bezmiar kosmosu
gt-card-boundless-space-what = Jak otwarta przestrzeń, ale dwa razy dalej. Bez silników koniec lotu.
gt-card-toll-gate = Rogatka
gt-card-toll-gate-what = Płać myto albo zawróć i trać dni.
gt-card-customs-inspection = Kontrola celna
gt-card-customs-inspection-what = Za każde trzy kostki: oddaj najcenniejszą albo płać.
gt-card-battery-leak = Wyciek baterii
gt-card-battery-leak-what = Każdy element z dwiema lub więcej bateriami traci jedną.
gt-card-crew-walkout = Załoga odchodzi
gt-card-crew-walkout-what = Najliczniejsza załoga traci dwie osoby.
gt-card-tailwind-of-rocks = Kamienie w plecy
gt-card-tailwind-of-rocks-what = Meteory, głównie z tyłu.
gt-card-crossfire = Ogień krzyżowy
gt-card-crossfire-what = Każdy strzela do statku przed sobą: lekko, do lidera ciężko.
gt-card-engine-inspection = Kontrola silników
gt-card-engine-inspection-what = Najsłabsze silniki tracą trzy dni.
gt-card-bounty-hunters = Łowcy nagród
gt-card-bounty-hunters-what = Silniejszy bierze nagrodę. Słabszy traci załogę.
gt-card-lost-and-found = Biuro rzeczy znalezionych
gt-card-lost-and-found-what = Licytuj dniami. Zwycięzca nie płaci za utracone elementy, do czterech.
gt-card-recruiting-office = Biuro werbunkowe
gt-card-recruiting-office-what = Licytuj załogą. Zwycięzca dostaje kredyty.
gt-card-slingshot = Proca
gt-card-slingshot-what = Licytuj bateriami. Zwycięzca leci cztery dni naprzód.
gt-card-corrosive-cloud = Żrąca chmura
gt-card-corrosive-cloud-what = Każdy traci element z odsłoniętym złączem.
gt-card-solar-flare = Rozbłysk słoneczny
gt-card-solar-flare-what = Bateria za każde odsłonięte złącze ponad cztery; za brakującą dzień.
gt-card-stowaways = Pasażerowie na gapę
gt-card-stowaways-what = Kostka za każdą pustą kabinę, inaczej bateria.
gt-card-wrong-turn = Zły zakręt
gt-card-wrong-turn-what = Konwój zawraca: ostatni jest teraz pierwszy.
gt-card-gravity-well = Studnia grawitacyjna
gt-card-gravity-well-what = Dzień za każdy punkt siły silników poniżej pięciu.
gt-card-alien-embassy = Ambasada kosmitów
gt-card-alien-embassy-what = Za każdego kosmitę: płać albo go wypuść.
gt-card-jealous-gunners = Zazdrośni kanonierzy
gt-card-jealous-gunners-what = Najsilniejsze działa są ostrzelane.

## Odmowy

why-gt-no-pick = Nie masz tej karty albo teraz się nie wybiera.
why-gt-no-such-way = Karta nie daje takiego wyboru.
why-gt-no-bid = Stawka musi być wyższa od poprzedniej i musisz móc ją zapłacić w całości.
why-gt-no-test = Nie można tego teraz przetestować: bateria starcza na dwa urządzenia swojego kadłuba.
why-gt-no-drop = Odpada tylko element z odsłoniętym złączem, gdy każe karta.
why-gt-no-loan = Pożyczkę bierze się przed kartą albo gdy trzeba zapłacić.
why-gt-no-repaying = Pożyczkę spłaca się przed kartą, mając 12 kr.
