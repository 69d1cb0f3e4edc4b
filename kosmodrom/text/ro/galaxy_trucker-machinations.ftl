# Uneltiri: cărți pe care jucătorii și le pregătesc unii altora, licitații și împrumuturi.

## Înainte de joc

option-galaxy_trucker-evil-machinations = Uneltiri: { $pick }.
option-galaxy_trucker-evil-machinations-true = fiecare strecoară o carte
option-galaxy_trucker-evil-machinations-false = nimeni nu strecoară nicio carte

## Alegerea cărții

gt-phase-picks = Uneltiri
gt-ask-evil-card = Ce carte de uneltiri pui în zborul acesta?
gt-pick-title = Ce necaz să întâlnească convoiul?
gt-pick-text = Cartea ta intră cu fața în jos la mijlocul pachetului și lovește pe toată lumea, și pe tine.
gt-pick-stay =
    { $n ->
        [one] O carte îți rămâne în mână pentru zborurile următoare.
       *[other] { $n } cărți îți rămân în mână pentru zborurile următoare.
    }
gt-pick-watch = Fiecare pune o carte cu fața în jos la mijlocul pachetului. Lovește pe toată lumea.
gt-pick-into = în pachet
gt-pick-where = Unde poate apărea
gt-pick-deck = cărți: { $n }, dintre care de uneltiri: { $evil }
gt-pick-range = { $from }–{ $to }
gt-pick-middle = { $from }–{ $to }, prima e de uneltiri
gt-pick-all = { $from }–{ $to }, după numărul de lansare
gt-pick-who = Cine a ales
gt-is-picking = alege o carte
gt-has-picked = a ales
gt-pick-then = Apoi
gt-pick-then-rough = se întorc cărțile drumului greu
gt-pick-then-build = începe construcția
gt-pick-none = Alege o carte din mână
gt-pick-sure = { $card }: în pachet?
gt-pick-secret = Nimeni nu vede a cui e.
gt-pick-secret-clock = Nimeni nu vede a cui e. Fără răspuns, cartea se alege singură.
gt-pick-put = Pune-o în pachet
gt-pick-first = alege mai întâi o carte
gt-pick-wait = Încă aleg: { $names }
gt-purse =
    { $loans ->
        [0] Fără împrumuturi
        [one] Un împrumut
        [few] { $loans } împrumuturi
       *[other] { $loans } de împrumuturi
    }, { $credits ->
        [one] un credit
        [few] { $credits } credite
       *[other] { $credits } de credite
    }
gt-purse-owes = Fiecare se înapoiază cu 12. Cu un împrumut deschis la sfârșit pierzi.
gt-purse-free = Zece credite acum, douăsprezece înapoi. Cu un împrumut deschis la sfârșit pierzi.
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } alege o carte de uneltiri: { $card }
log-galaxy_trucker-picked-other = { $who } și-a ales cartea de uneltiri

## Plătești sau suferi

gt-about-toll = Plătește unde cartea îți permite
gt-ask-toll = Plătești { $n } cr. sau suferi?
gt-do-choose-pay-credits = Plătește { $n } cr.
gt-do-choose-lose-days = Întoarce-te
gt-do-choose-lose-goods = Predă cubul cel mai valoros
gt-do-choose-lose-alien = Lasă extraterestrul să plece
log-galaxy_trucker-paid = { $who } plătește { $credits } cr.
gt-you-paid = Plătești { $credits } cr.
gt-news-paid = credite: −{ $n }
gt-future-pays = costă { $n } cr.
gt-future-later = { $n } cr. la sosire

## Împrumuturi

gt-do-borrow = Ia un împrumut: 10 cr.
gt-do-repay = Înapoiază un împrumut: 12 cr.
gt-confirm-loan = pentru fiecare 10 cr. vei datora 12
gt-future-loans = împrumuturi: +{ $n }
log-galaxy_trucker-borrowed = { $who } împrumută { $credits } cr.
log-galaxy_trucker-repaid = { $who } înapoiază { $credits } cr.
gt-you-borrowed = Împrumuți { $credits } cr.
gt-you-repaid = Înapoiezi { $credits } cr.
gt-news-borrowed = ia un împrumut
gt-news-repaid = înapoiază un împrumut
gt-report-loans = Împrumuturi
gt-report-promised = Înțelegeri din zbor

## Licitații

gt-ask-bid = O licitație. Oferta cea mai mare: { $n }
gt-bid-amount-credits =
    { $amount ->
        [one] { $amount } credit
        [few] { $amount } credite
       *[other] { $amount } de credite
    }
gt-bid-amount-days =
    { $amount ->
        [one] { $amount } zi
        [few] { $amount } zile
       *[other] { $amount } de zile
    }
gt-bid-amount-crew =
    { $amount ->
        [one] { $amount } om
        [few] { $amount } oameni
       *[other] { $amount } de oameni
    }
gt-bid-amount-goods =
    { $amount ->
        [one] { $amount } cub
        [few] { $amount } cuburi
       *[other] { $amount } de cuburi
    }
gt-bid-amount-batteries =
    { $amount ->
        [one] { $amount } baterie
        [few] { $amount } baterii
       *[other] { $amount } de baterii
    }
gt-do-bid-credits = Oferă { gt-bid-amount-credits }
log-galaxy_trucker-bid-made-credits = { $who } oferă { gt-bid-amount-credits }
log-galaxy_trucker-auctioned-credits = { $who } câștigă licitația cu { gt-bid-amount-credits }
gt-do-bid-days = Oferă { gt-bid-amount-days }
log-galaxy_trucker-bid-made-days = { $who } oferă { gt-bid-amount-days }
log-galaxy_trucker-auctioned-days = { $who } câștigă licitația cu { gt-bid-amount-days }
gt-do-bid-crew = Oferă { gt-bid-amount-crew }
log-galaxy_trucker-bid-made-crew = { $who } oferă { gt-bid-amount-crew }
log-galaxy_trucker-auctioned-crew = { $who } câștigă licitația cu { gt-bid-amount-crew }
gt-do-bid-goods = Oferă { gt-bid-amount-goods }
log-galaxy_trucker-bid-made-goods = { $who } oferă { gt-bid-amount-goods }
log-galaxy_trucker-auctioned-goods = { $who } câștigă licitația cu { gt-bid-amount-goods }
gt-do-bid-batteries = Oferă { gt-bid-amount-batteries }
log-galaxy_trucker-bid-made-batteries = { $who } oferă { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-batteries = { $who } câștigă licitația cu { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-none = Nimeni nu oferă nimic
gt-news-bid = oferă { $n }
gt-news-auctioned = câștigă licitația

## Testul sistemelor și coroziunea

gt-ask-system-test = Ce aparate testezi? O baterie testează două. Netestate, se pierd: { $n }
gt-do-try-out = Testează: { $tile }, { $cell }
gt-do-try-most = Testează cât permit bateriile
gt-ask-corrosion = Nor coroziv: ce componentă cade?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } testează aparate: { $n }, baterii: { $tokens }
gt-you-tried-out = Testezi aparate: { $n }, baterii: { $tokens }
gt-news-tested = testate: { $n }

## Alte evenimente

log-galaxy_trucker-boarded = { $who } ia la bord un supraviețuitor
gt-you-boarded = Iei la bord un supraviețuitor
gt-news-boarded = un supraviețuitor la bord
log-galaxy_trucker-promised = { $who } va primi { $credits } cr. la sosire
gt-you-promised = Vei primi { $credits } cr. la sosire
gt-news-promised = la sosire: +{ $n }
log-galaxy_trucker-recovered = { $who } nu mai plătește componente pierdute: { $parts }
gt-you-recovered = Nu mai plătești componente pierdute: { $parts }
gt-news-recovered = componente pierdute: −{ $n }
log-galaxy_trucker-announced-ambush = { $who }: putere împotriva ambuscadei { $n }
gt-you-announced-ambush = Puterea ta împotriva ambuscadei: { $n }
gt-verdict-strongest = ai cel mai mult și suferi pentru asta
gt-verdict-strongest-so-far = deocamdată cel mai mult
gt-verdict-short = prea încet

## Refuzuri

why-gt-no-pick = Cartea aceasta nu e în mâna ta sau acum nu se alege.
why-gt-no-such-way = Cartea nu îți lasă această cale.
why-gt-no-bid = Oferta trebuie să fie mai mare decât ultima și s-o poți plăti întreagă.
why-gt-no-test = Nu se poate testa acum: o baterie testează două aparate din corpul ei.
why-gt-no-drop = Cade numai o componentă cu un conector descoperit, când cere cartea.
why-gt-no-loan = Un împrumut se ia înainte de o carte, între zboruri sau când e ceva de plătit.
why-gt-no-repaying = Un împrumut se înapoiază înainte de o carte sau între zboruri, având 12 cr.

## Licitația

gt-bid-in-credits = { $card }: se licitează în credite
gt-bid-in-days = { $card }: se licitează în zile
gt-bid-in-crew = { $card }: se licitează cu echipaj
gt-bid-in-goods = { $card }: se licitează cu cuburi
gt-bid-in-batteries = { $card }: se licitează cu baterii
gt-bid-rule = în ordinea zborului; pasul e definitiv
gt-bid-passed = pas
gt-bid-highest = cel mai mult: { $n }
gt-bid-you = mai mult sau pas?
gt-bid-was = a oferit { $n }
gt-bid-not-yet = nicio ofertă
gt-bid-first = Încă nu e nicio ofertă. Începi tu?
gt-bid-raise = Oferi mai mult sau i-o lași lui { $name }?
gt-bid-range-credits = Cel puțin { $least }, cel mult creditele tale ({ $most }).
gt-bid-range-days = Cel puțin { $least }. Pierzi atâtea zile câte oferi.
gt-bid-range-crew = Cel puțin { $least }, cel mult echipajul tău ({ $most }). Cine e oferit părăsește nava.
gt-bid-range-goods = Cel puțin { $least }, cel mult cuburile tale ({ $most }). Ajung la bancă.
gt-bid-range-batteries = Cel puțin { $least }, cel mult bateriile tale ({ $most }). Apoi nu le mai ai.
gt-bid-yours = Oferta ta
gt-auction-less = Mai puțin
gt-auction-more = Mai mult
gt-bid-pass-none = poate oferi altcineva
gt-bid-pass-to = deocamdată câștigă { $name }: { $n }
gt-bid-brings-nothing = nu-ți aduce nimic
gt-future-recovers =
    { $n ->
        [one] o componentă pierdută nu se plătește
       *[other] { $n } componente pierdute nu se plătesc
    }
gt-future-ahead = { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
} înainte, de pe locul { $from } pe { $to }
gt-future-ahead-stay = { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
} înainte, rămâi pe locul { $to }

## Împrumuturi, fereastra

gt-loans = Împrumuturi
gt-loans-open =
    { $n ->
        [one] un împrumut deschis
        [few] { $n } împrumuturi deschise
       *[other] { $n } de împrumuturi deschise
    }
gt-loans-help = Un împrumut se ia sau se înapoiază înainte de a întoarce o carte și între zboruri. Când o carte cere mai mult decât ai, se ia singur.
gt-loans-borrow-note = 12 de înapoiat până la sfârșitul jocului
gt-loans-repay-note = un împrumut mai puțin
gt-loans-short = e nevoie de 12 credite
gt-loans-left = Împrumuturi deschise
gt-loans-lost = Cine are un împrumut deschis a pierdut, oricâte credite ar avea.
gt-end-owes = Ai un împrumut deschis, așa că jocul e pierdut.
gt-bill-borrowed = împrumutat, fiindcă nu ajungea
gt-bill-repaid = înapoiat, câte 12 pentru fiecare

## Despre ce e vorba, pe cărți

gt-ask-combat-zone-ambush = Ambuscadă: se trage în nava cea mai slabă. Mai multe tunuri?
gt-ask-combat-zone-engine-inspection = Inspecția motoarelor: cele mai slabe așteaptă. Mai multe motoare?
gt-ask-combat-zone-gravity-well = Puț gravitațional: fiecare punct sub 5 costă o zi. Mai multe motoare?
gt-ask-combat-zone-jealous-gunners = Tunari invidioși: se trage în nava cea mai puternică. Arăți mai mult?
gt-ask-combat-zone-crew-walkout = Echipaj în grevă: cel mai numeros pierde doi
gt-ask-open-space-boundless-space = Spațiu nemărginit: fiecare motor duce de două ori mai departe. Mai multe?
gt-ask-offer-space-hulk-for-sale = Cumperi epava acum și primești banii la sosire?
gt-ask-offer-drifting-ship = Ajuți nava în derivă? Dacă nu ajută nimeni, pe toți îi așteaptă un meteorit
gt-ask-toll-toll-gate = Punct de taxare: plătești { $n } cr. sau te întorci?
gt-ask-toll-customs-inspection = Control vamal: dai cel mai bun cub sau plătești { $n } cr.?
gt-ask-toll-alien-embassy = Ambasada: plătești { $n } cr. pentru acest extraterestru sau îți iei rămas-bun?
gt-ask-battery-solar-flare = Erupție solară: ce baterii se golesc? Încă { $n }
gt-ask-battery-slingshot = Oferta ta: ce baterii dai? Încă { $n }
gt-ask-battery-drifting-ship = Ce baterii primește nava în derivă? Încă { $n }
gt-ask-cube-stowaways = Clandestini: ce cub iau? Încă { $n }
gt-ask-crew-recruiting-office = Oferta ta: cine pleacă cu recrutorii? Încă { $n }
gt-ask-crew-crew-walkout = Echipaj în grevă: cine părăsește nava? Încă { $n }
gt-ask-crew-bounty-hunters = Vânători de recompense: pe cine iau? Încă { $n }
gt-ask-crew-toll-gate = Te întorci: cine rămâne la punctul de taxare? Încă { $n }
gt-ask-cube-customs-inspection = Control vamal: din ce cală dai cubul?
gt-ask-battery-stowaways = Clandestini: nu mai sunt cuburi, ce baterii iau? Încă { $n }
gt-do-enough-system-test = Fără alte teste
log-galaxy_trucker-victim-evil = Nimerește: { $who }
gt-you-victim-evil = Te nimerește pe tine
gt-news-victim-evil = nimerește aici
gt-you-bid-made-credits = Oferi { gt-bid-amount-credits }
gt-you-bid-made-days = Oferi { gt-bid-amount-days }
gt-you-bid-made-crew = Oferi { gt-bid-amount-crew }
gt-you-bid-made-goods = Oferi { gt-bid-amount-goods }
gt-you-bid-made-batteries = Oferi { gt-bid-amount-batteries }
gt-you-auctioned-credits = Câștigi licitația cu { gt-bid-amount-credits }
gt-you-auctioned-days = Câștigi licitația cu { gt-bid-amount-days }
gt-you-auctioned-crew = Câștigi licitația cu { gt-bid-amount-crew }
gt-you-auctioned-goods = Câștigi licitația cu { gt-bid-amount-goods }
gt-you-auctioned-batteries = Câștigi licitația cu { gt-bid-amount-batteries }
