# Uneltiri: cărți pe care jucătorii și le pregătesc unii altora, licitații și împrumuturi.

## Înainte de joc

option-galaxy_trucker-evil-machinations = Uneltiri: { $pick }.
option-galaxy_trucker-evil-machinations-true = fiecare strecoară câte o carte în fiecare zbor
option-galaxy_trucker-evil-machinations-false = nimeni nu strecoară nicio carte

## Alegerea cărții

gt-phase-picks = Uneltiri
gt-ask-evil-card = Ce carte rea pui în zborul acesta?
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
gt-pick-deck = cărți: { $n }, dintre care rele: { $evil }
gt-pick-range = { $from }–{ $to }
gt-pick-middle = { $from }–{ $to }, prima e rea
gt-pick-all = { $from }–{ $to }, după numărul de lansare
gt-pick-who = Cine a ales
gt-is-picking = alege o carte
gt-has-picked = a ales
gt-pick-then = Apoi
gt-pick-then-rough = se întorc cărțile drumului accidentat
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
gt-purse-owes = Fiecare se înapoiază cu 12. Cu un împrumut deschis la sfârșit ai pierdut.
gt-purse-free = Zece credite acum, douăsprezece înapoi. Cu un împrumut deschis la sfârșit ai pierde.
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } alege o carte rea: { $card }
log-galaxy_trucker-picked-other = { $who } și-a ales cartea rea

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
gt-do-bid-credits = Ofertă: { $amount } (cr.)
log-galaxy_trucker-bid-made-credits = { $who } oferă { $amount } (cr.)
log-galaxy_trucker-auctioned-credits = { $who } câștigă licitația cu { $amount } (cr.)
gt-do-bid-days = Ofertă: { $amount } (zile)
log-galaxy_trucker-bid-made-days = { $who } oferă { $amount } (zile)
log-galaxy_trucker-auctioned-days = { $who } câștigă licitația cu { $amount } (zile)
gt-do-bid-crew = Ofertă: { $amount } (echipaj)
log-galaxy_trucker-bid-made-crew = { $who } oferă { $amount } (echipaj)
log-galaxy_trucker-auctioned-crew = { $who } câștigă licitația cu { $amount } (echipaj)
gt-do-bid-goods = Ofertă: { $amount } (cuburi)
log-galaxy_trucker-bid-made-goods = { $who } oferă { $amount } (cuburi)
log-galaxy_trucker-auctioned-goods = { $who } câștigă licitația cu { $amount } (cuburi)
gt-do-bid-batteries = Ofertă: { $amount } (baterii)
log-galaxy_trucker-bid-made-batteries = { $who } oferă { $amount } (baterii)
log-galaxy_trucker-auctioned-batteries = { $who } câștigă licitația cu { $amount } (baterii)
log-galaxy_trucker-auctioned-none = Nimeni nu oferă nimic
gt-news-bid = oferă { $n }
gt-news-auctioned = câștigă licitația

## Testul sistemelor și coroziunea

gt-ask-system-test = Ce dispozitive testezi? Netestate: { $n }
gt-do-try-out = Testează: { $tile }, { $cell }
gt-do-try-most = Testează cât permit bateriile
gt-ask-corrosion = Ce componentă cade?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } testează dispozitive: { $n }, baterii: { $tokens }
gt-you-tried-out = Testezi dispozitive: { $n }, baterii: { $tokens }
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
why-gt-no-test = Nu se poate testa acum: o baterie testează două dispozitive din corpul ei.
why-gt-no-drop = Cade numai o componentă cu un conector descoperit, când cere cartea.
why-gt-no-loan = Un împrumut se ia înainte de o carte sau când e ceva de plătit.
why-gt-no-repaying = Un împrumut se înapoiază înainte de o carte, având 12 cr.
