# Uneltiri: cărți pe care jucătorii și le pregătesc unii altora, licitații și împrumuturi.

## Înainte de joc

option-galaxy_trucker-evil-machinations = Uneltiri: { $pick }.
option-galaxy_trucker-evil-machinations-true = fiecare strecoară câte o carte în fiecare zbor
option-galaxy_trucker-evil-machinations-false = nimeni nu strecoară nicio carte

## Alegerea cărții

gt-phase-picks = Uneltiri
gt-ask-evil-card = Ce carte rea pui în zborul acesta?
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

## Cărțile

gt-card-system-test = Testul sistemelor
gt-card-system-test-what = Fiecare dispozitiv se testează: o baterie la două. Ce nu e testat se aruncă.
gt-card-traffic-jam = Ambuteiaj
gt-card-traffic-jam-what = Toate navele se adună în spatele liderului, în aceeași ordine.
gt-card-ambush = Ambuscadă
gt-card-ambush-what = Tunurile laterale și din spate contează întreg, cele din față jumătate. Se trage în cel mai slab.
gt-card-space-hulk-for-sale = Epavă de vânzare
gt-card-space-hulk-for-sale-what = Plătești acum, pierzi zile, primești bani la sosire. Numai pentru unul.
gt-card-drifting-ship = Navă în derivă
gt-card-drifting-ship-what = Dai baterii și o zi, iei supraviețuitori și o plată. Dacă nu ajută nimeni, vine un meteorit pentru toți.
gt-card-boundless-space = Spațiu nemărginit
gt-card-boundless-space-what = Ca spațiul deschis, dar de două ori mai departe. Fără motoare zborul s-a terminat.
gt-card-toll-gate = Punct de taxare
gt-card-toll-gate-what = Plătești taxa sau te întorci și pierzi zile.
gt-card-customs-inspection = Control vamal
gt-card-customs-inspection-what = Pentru fiecare trei cuburi: predai cel mai valoros sau plătești.
gt-card-battery-leak = Baterii care curg
gt-card-battery-leak-what = Fiecare componentă cu două sau mai multe baterii pierde una.
gt-card-crew-walkout = Echipajul pleacă
gt-card-crew-walkout-what = Cel mai mare echipaj pierde doi membri.
gt-card-tailwind-of-rocks = Pietre din spate
gt-card-tailwind-of-rocks-what = Meteoriți, mai ales din spate.
gt-card-crossfire = Foc încrucișat
gt-card-crossfire-what = Fiecare trage în nava din față: slab, în lider puternic.
gt-card-engine-inspection = Controlul motoarelor
gt-card-engine-inspection-what = Cele mai slabe motoare pierd trei zile.
gt-card-bounty-hunters = Vânători de recompense
gt-card-bounty-hunters-what = Mai puternic: iei recompensa. Mai slab: pierzi echipaj.
gt-card-lost-and-found = Obiecte pierdute
gt-card-lost-and-found-what = Oferi zile. Câștigătorul nu plătește până la patru componente pierdute.
gt-card-recruiting-office = Birou de recrutare
gt-card-recruiting-office-what = Oferi echipaj. Câștigătorul primește credite.
gt-card-slingshot = Praștie
gt-card-slingshot-what = Oferi baterii. Câștigătorul înaintează patru zile.
gt-card-corrosive-cloud = Nor coroziv
gt-card-corrosive-cloud-what = Fiecare pierde o componentă cu un conector descoperit.
gt-card-solar-flare = Erupție solară
gt-card-solar-flare-what = O baterie pentru fiecare conector descoperit peste patru; o zi pentru fiecare lipsă.
gt-card-stowaways = Pasageri clandestini
gt-card-stowaways-what = Un cub pentru fiecare cabină goală, altfel o baterie.
gt-card-wrong-turn = Viraj greșit
gt-card-wrong-turn-what = Convoiul se întoarce: ultimul e acum primul.
gt-card-gravity-well = Puț gravitațional
gt-card-gravity-well-what = O zi pentru fiecare punct de putere a motoarelor sub cinci.
gt-card-alien-embassy = Ambasada
gt-card-alien-embassy-what = Pentru fiecare extraterestru: plătești sau îl lași să plece.
gt-card-jealous-gunners = Tunari invidioși
gt-card-jealous-gunners-what = Se trage în cele mai puternice tunuri.

## Refuzuri

why-gt-no-pick = Cartea aceasta nu e în mâna ta sau acum nu se alege.
why-gt-no-such-way = Cartea nu îți lasă această cale.
why-gt-no-bid = Oferta trebuie să fie mai mare decât ultima și s-o poți plăti întreagă.
why-gt-no-test = Nu se poate testa acum: o baterie testează două dispozitive din corpul ei.
why-gt-no-drop = Cade numai o componentă cu un conector descoperit, când cere cartea.
why-gt-no-loan = Un împrumut se ia înainte de o carte sau când e ceva de plătit.
why-gt-no-repaying = Un împrumut se înapoiază înainte de o carte, având 12 cr.
