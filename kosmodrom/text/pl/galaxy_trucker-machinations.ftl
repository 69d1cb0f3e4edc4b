# Podstępy: karty, które gracze podkładają sobie nawzajem, licytacje i pożyczki.

## Przed grą

option-galaxy_trucker-evil-machinations = Podstępy: { $pick }.
option-galaxy_trucker-evil-machinations-true = każdy podkłada kartę
option-galaxy_trucker-evil-machinations-false = nikt niczego nie podkłada

## Wybór karty

gt-phase-picks = Podstępy
gt-ask-evil-card = Którą kartę złośliwości podkładasz do tego lotu?
gt-pick-title = Jakie kłopoty spotkają konwój?
gt-pick-text = Twoja karta trafi zakryta do środka talii i uderzy we wszystkich, w ciebie też.
gt-pick-stay =
    { $n ->
        [one] Jedna karta zostanie na ręce na następne loty.
        [few] { $n } karty zostaną na ręce na następne loty.
       *[many] { $n } kart zostanie na ręce na następne loty.
    }
gt-pick-watch = Każdy kładzie zakrytą kartę do środka talii. Uderzy we wszystkich.
gt-pick-into = do talii
gt-pick-where = Gdzie może się pojawić
gt-pick-deck = kart: { $n }, w tym złośliwości: { $evil }
gt-pick-range = { $from }–{ $to }
gt-pick-middle = { $from }–{ $to }, pierwsza to złośliwość
gt-pick-all = { $from }–{ $to }, według numerów startowych
gt-pick-who = Kto już wybrał
gt-is-picking = wybiera kartę
gt-has-picked = wybór gotowy
gt-pick-then = Potem
gt-pick-then-rough = odkrywa się karty wyboistej drogi
gt-pick-then-build = zaczyna się budowa
gt-pick-none = Wybierz kartę z ręki
gt-pick-sure = { $card }: do talii?
gt-pick-secret = Nikt nie zobaczy, czyja to karta.
gt-pick-secret-clock = Nikt nie zobaczy, czyja to karta. Bez odpowiedzi karta wybierze się sama.
gt-pick-put = Włóż do talii
gt-pick-first = najpierw wybierz kartę
gt-pick-wait = Jeszcze wybierają: { $names }
gt-purse =
    { $loans ->
        [0] Bez pożyczek
        [one] Jedna pożyczka
        [few] { $loans } pożyczki
       *[many] { $loans } pożyczek
    }, { $credits ->
        [one] jeden kredyt
        [few] { $credits } kredyty
       *[many] { $credits } kredytów
    }
gt-purse-owes = Każdą spłaca się dwunastoma kredytami. Z niespłaconą pożyczką na końcu przegrywasz.
gt-purse-free = Dziesięć kredytów teraz, dwanaście do oddania. Z niespłaconą pożyczką na końcu przegrywasz.
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } wybiera kartę złośliwości: { $card }
log-galaxy_trucker-picked-other = { $who }: karta złośliwości wybrana

## Zapłacić albo ucierpieć

gt-about-toll = Płacić, gdy karta na to pozwala
gt-ask-toll = Zapłacić { $n } kr. czy ponieść skutki?
gt-do-choose-pay-credits = Zapłać { $n } kr.
gt-do-choose-lose-days = Zawróć
gt-do-choose-lose-goods = Oddaj najcenniejszą kostkę
gt-do-choose-lose-alien = Wypuść kosmitę
log-galaxy_trucker-paid = { $who } płaci { $credits } kr.
gt-you-paid = Płacisz { $credits } kr.
gt-news-paid = kredyty: −{ $n }
gt-future-pays = kosztuje { $n } kr.
gt-future-later = { $n } kr. na mecie

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
gt-bid-amount-credits =
    { $amount ->
        [one] { $amount } kredyt
        [few] { $amount } kredyty
       *[other] { $amount } kredytów
    }
gt-bid-amount-days =
    { $amount ->
        [one] { $amount } dzień
       *[other] { $amount } dni
    }
gt-bid-amount-crew =
    { $amount ->
        [one] { $amount } osobę
        [few] { $amount } osoby
       *[other] { $amount } osób
    }
gt-bid-amount-goods =
    { $amount ->
        [one] { $amount } kostkę
        [few] { $amount } kostki
       *[other] { $amount } kostek
    }
gt-bid-amount-batteries =
    { $amount ->
        [one] { $amount } baterię
        [few] { $amount } baterie
       *[other] { $amount } baterii
    }
gt-do-bid-credits = Licytuj { gt-bid-amount-credits }
log-galaxy_trucker-bid-made-credits = { $who } licytuje { gt-bid-amount-credits }
log-galaxy_trucker-auctioned-credits = { $who } wygrywa licytację za { gt-bid-amount-credits }
gt-do-bid-days = Licytuj { gt-bid-amount-days }
log-galaxy_trucker-bid-made-days = { $who } licytuje { gt-bid-amount-days }
log-galaxy_trucker-auctioned-days = { $who } wygrywa licytację za { gt-bid-amount-days }
gt-do-bid-crew = Licytuj { gt-bid-amount-crew }
log-galaxy_trucker-bid-made-crew = { $who } licytuje { gt-bid-amount-crew }
log-galaxy_trucker-auctioned-crew = { $who } wygrywa licytację za { gt-bid-amount-crew }
gt-do-bid-goods = Licytuj { gt-bid-amount-goods }
log-galaxy_trucker-bid-made-goods = { $who } licytuje { gt-bid-amount-goods }
log-galaxy_trucker-auctioned-goods = { $who } wygrywa licytację za { gt-bid-amount-goods }
gt-do-bid-batteries = Licytuj { gt-bid-amount-batteries }
log-galaxy_trucker-bid-made-batteries = { $who } licytuje { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-batteries = { $who } wygrywa licytację za { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-none = Nikt nie licytuje
gt-news-bid = stawka { $n }
gt-news-auctioned = wygrywa licytację

## Test systemów i korozja

gt-ask-system-test = Co testujesz? Jedna bateria testuje dwa urządzenia. Bez testu przepadnie: { $n }
gt-do-try-out = Przetestuj: { $tile }, { $cell }
gt-do-try-most = Przetestuj, ile pozwolą baterie
gt-ask-corrosion = Żrąca chmura: który komponent odpada?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } testuje urządzenia: { $n }, baterie: { $tokens }
gt-you-tried-out = Testujesz urządzenia: { $n }, baterie: { $tokens }
gt-news-tested = przetestowane: { $n }

## Inne zdarzenia

log-galaxy_trucker-boarded = { $who } zabiera rozbitka
gt-you-boarded = Zabierasz rozbitka
gt-news-boarded = rozbitek na pokładzie
log-galaxy_trucker-promised = { $who } dostanie { $credits } kr. na mecie
gt-you-promised = Dostaniesz { $credits } kr. na mecie
gt-news-promised = na mecie: +{ $n }
log-galaxy_trucker-recovered = { $who } nie płaci za utracone komponenty: { $parts }
gt-you-recovered = Nie płacisz za utracone komponenty: { $parts }
gt-news-recovered = utracone komponenty: −{ $n }
log-galaxy_trucker-announced-ambush = { $who }: siła przeciw zasadzce { $n }
gt-you-announced-ambush = Twoja siła przeciw zasadzce: { $n }
gt-verdict-strongest = masz najwięcej i za to cierpisz
gt-verdict-strongest-so-far = na razie najwięcej
gt-verdict-short = za wolno

## Odmowy

why-gt-no-pick = Nie masz tej karty albo teraz się nie wybiera.
why-gt-no-such-way = Karta nie daje takiego wyboru.
why-gt-no-bid = Stawka musi być wyższa od poprzedniej, ale nie większa, niż możesz zapłacić.
why-gt-no-test = Nie można tego teraz przetestować: bateria starcza na dwa urządzenia swojego kadłuba.
why-gt-no-drop = Odpada tylko komponent z odsłoniętym złączem, gdy każe karta.
why-gt-no-loan = Pożyczkę bierze się przed kartą, między lotami albo gdy trzeba zapłacić.
why-gt-no-repaying = Pożyczkę spłaca się przed kartą lub między lotami, mając 12 kr.

## Panel licytacji

gt-bid-in-credits = { $card }: stawki w kredytach
gt-bid-in-days = { $card }: stawki w dniach
gt-bid-in-crew = { $card }: stawką jest załoga
gt-bid-in-goods = { $card }: stawki w kostkach
gt-bid-in-batteries = { $card }: stawki w bateriach
gt-bid-rule = w kolejności lotu; pas jest ostateczny
gt-bid-passed = pas
gt-bid-highest = najwięcej: { $n }
gt-bid-you = podbijasz czy pas?
gt-bid-was = stawka { $n }
gt-bid-not-yet = bez stawki
gt-bid-first = Nikt jeszcze nie licytuje. Zaczynasz?
gt-bid-raise = Podbijasz czy ustępujesz? Prowadzi { $name }
gt-bid-range-credits = Co najmniej { $least }, najwyżej tyle, ile masz kredytów ({ $most }).
gt-bid-range-days = Co najmniej { $least }. Tracisz tyle dni, ile oferujesz.
gt-bid-range-crew = Co najmniej { $least }, najwyżej cała załoga ({ $most }). Kogo oferujesz, ten odchodzi ze statku.
gt-bid-range-goods = Co najmniej { $least }, najwyżej tyle, ile masz kostek ({ $most }). Trafią do banku.
gt-bid-range-batteries = Co najmniej { $least }, najwyżej tyle, ile masz baterii ({ $most }). Potem ich nie ma.
gt-bid-yours = Twoja stawka
gt-auction-less = Mniej
gt-auction-more = Więcej
gt-bid-pass-none = ktoś inny może licytować
gt-bid-pass-to = na razie wygrywa { $name }: { $n }
gt-bid-brings-nothing = nic ci to nie da
gt-future-recovers =
    { $n ->
        [one] jeden utracony komponent za darmo
        [few] { $n } utracone komponenty za darmo
       *[many] { $n } utraconych komponentów za darmo
    }
gt-future-ahead = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
} naprzód, z miejsca { $from } na { $to }
gt-future-ahead-stay = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
} naprzód, nadal miejsce { $to }

## Pożyczki, okno

gt-loans = Pożyczki
gt-loans-open =
    { $n ->
        [one] jedna niespłacona pożyczka
        [few] { $n } niespłacone pożyczki
       *[many] { $n } niespłaconych pożyczek
    }
gt-loans-help = Pożyczkę bierze się i spłaca przed odkryciem karty i między lotami. Gdy karta żąda więcej, niż masz, pożyczka bierze się sama.
gt-loans-borrow-note = do końca gry trzeba oddać 12
gt-loans-repay-note = o jedną pożyczkę mniej
gt-loans-short = potrzeba 12 kredytów
gt-loans-left = Niespłacone pożyczki
gt-loans-lost = Kto ma niespłaconą pożyczkę, przegrywa, ile by nie było kredytów.
gt-end-owes = Masz niespłaconą pożyczkę, więc ta gra jest przegrana.
gt-bill-borrowed = pożyczone, bo zabrakło
gt-bill-repaid = spłacone, po 12 za każdą

## O co chodzi, karta po karcie

gt-ask-combat-zone-ambush = Zasadzka: strzelają do najsłabszego. Więcej dział?
gt-ask-combat-zone-engine-inspection = Przegląd silników: najsłabsze czekają. Więcej ciągu?
gt-ask-combat-zone-gravity-well = Studnia grawitacyjna: każdy punkt poniżej 5 kosztuje dzień. Więcej ciągu?
gt-ask-combat-zone-jealous-gunners = Zazdrośni kanonierzy: strzelają do najsilniejszego. Pokazać więcej?
gt-ask-combat-zone-crew-walkout = Strajk załogi: największa traci dwie osoby
gt-ask-open-space-boundless-space = Bezmiar kosmosu: każdy silnik niesie dwa razy dalej. Więcej?
gt-ask-offer-space-hulk-for-sale = Kupić krypę teraz i dostać zapłatę na mecie?
gt-ask-offer-drifting-ship = Pomóc dryfującemu statkowi? Jeśli nikt nie pomoże, wszystkich czeka meteor
gt-ask-toll-toll-gate = Punkt poboru opłat: zapłacić { $n } kr. czy zawrócić?
gt-ask-toll-customs-inspection = Kontrola celna: oddać najlepszą kostkę czy zapłacić { $n } kr.?
gt-ask-toll-alien-embassy = Ambasada: zapłacić { $n } kr. za tego kosmitę czy się pożegnać?
gt-ask-battery-solar-flare = Rozbłysk: które baterie traci statek? Jeszcze { $n }
gt-ask-battery-slingshot = Twoja stawka: które baterie oddajesz? Jeszcze { $n }
gt-ask-battery-drifting-ship = Które baterie dostaje dryfujący statek? Jeszcze { $n }
gt-ask-cube-stowaways = Pasażerowie na gapę: którą kostkę zabiorą? Jeszcze { $n }
gt-ask-crew-recruiting-office = Twoja stawka: kto odchodzi z werbownikami? Jeszcze { $n }
gt-ask-crew-crew-walkout = Strajk załogi: kto opuszcza statek? Jeszcze { $n }
gt-ask-crew-bounty-hunters = Łowcy nagród: kogo zabierają? Jeszcze { $n }
gt-ask-crew-toll-gate = Zawracasz: kto zostaje przy bramce? Jeszcze { $n }
gt-ask-cube-customs-inspection = Kontrola celna: z której ładowni oddajesz kostkę?
gt-ask-battery-stowaways = Pasażerowie na gapę: nie ma już kostek, które baterie zabiorą? Jeszcze { $n }
gt-do-enough-system-test = Bez dalszych testów
log-galaxy_trucker-victim-evil = Trafia na: { $who }
gt-you-victim-evil = Trafia na ciebie
gt-news-victim-evil = trafia tutaj
gt-you-bid-made-credits = Licytujesz { gt-bid-amount-credits }
gt-you-bid-made-days = Licytujesz { gt-bid-amount-days }
gt-you-bid-made-crew = Licytujesz { gt-bid-amount-crew }
gt-you-bid-made-goods = Licytujesz { gt-bid-amount-goods }
gt-you-bid-made-batteries = Licytujesz { gt-bid-amount-batteries }
gt-you-auctioned-credits = Wygrywasz licytację za { gt-bid-amount-credits }
gt-you-auctioned-days = Wygrywasz licytację za { gt-bid-amount-days }
gt-you-auctioned-crew = Wygrywasz licytację za { gt-bid-amount-crew }
gt-you-auctioned-goods = Wygrywasz licytację za { gt-bid-amount-goods }
gt-you-auctioned-batteries = Wygrywasz licytację za { gt-bid-amount-batteries }
