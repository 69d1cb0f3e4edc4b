# Marea extensie a jocului Galaxy Trucker.

## Înainte de joc

option-galaxy_trucker-new-technologies = În depozit sunt { $pick }.
option-galaxy_trucker-new-technologies-true = tehnologii noi
option-galaxy_trucker-new-technologies-false = componentele obișnuite
option-galaxy_trucker-five-rules = Regulile pentru cinci sunt valabile { $pick }.
option-galaxy_trucker-five-rules-five = în cinci
option-galaxy_trucker-five-rules-four-too = și în patru

## Grupul din sala de așteptare

gt-big = Marea extensie
gt-big-none = nimic din ea nu e folosit
gt-big-fifth-seat = al cincilea loc o pornește
gt-big-new-technologies = tehnologii noi
gt-big-five-rules = reguli pentru cinci
gt-big-first-ship = { $value ->
    [both] clasele I și IA
   *[other] clasa { $value }
}
gt-big-second-ship = { $value ->
    [both] clasele II și IIA
   *[other] clasa { $value }
}
gt-big-evil-machinations = cărți de uneltiri
gt-big-rough-roads = drum greu { $value }
gt-big-bonus-cards = cărți bonus
gt-big-handicap = handicap
gt-big-help = Prima dată?
gt-big-help-kinds = Tehnologiile noi, al cincilea jucător și cărțile bonus aduc varietate. Clasele noi, cărțile de uneltiri și drumurile grele fac jocul mai greu; când cărțile de uneltiri și drumurile grele vin prima dată împreună, zburați cu clasele I, II și III.
gt-big-help-order = Luați câte un modul pe rând: întâi cinci jucători sau clasele noi, apoi amândouă, apoi cărțile de uneltiri sau drumurile grele. Totul deodată doar când toate vă sunt cunoscute.
gt-big-help-who = Cinci jucători și clasele noi sunt pentru cei care cunosc bine jocul, cărțile de uneltiri pentru cei cu câteva zboruri reușite, drumurile grele doar pentru veterani, niciodată cât timp cineva învață.
gt-big-help-free = Toate acestea sunt doar sfaturi. Între jucători foarte experimentați pot veni toate modulele grele deodată, ce spun zarurile se poate schimba, iar un modul care nu place nimănui se lasă deoparte.
gt-big-ways = Ce se folosește din ea
gt-big-way-none = Nimic
gt-big-way-variety = Mai variat
gt-big-way-harder = Mai greu
gt-big-way-all = Totul
gt-big-rounds = clasa IIIa
gt-dice-decide = Să decidă zarurile: { $pick }.
gt-dice-times = { $n ->
    [one] o aruncare
    [few] { $n } aruncări
   *[other] { $n } de aruncări
}
gt-dice-roll = Aruncă
gt-dice-again = Aruncă din nou
gt-dice-seen = Toți au văzut aruncările. Setările de mai sus se mai pot schimba.

## Cei adormiți

gt-about-wake = Trezește adormiții
gt-ask-wake = Trezești adormiți? Locuri libere: { $n }
gt-do-wake = Trezește pe cineva: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } trezește un adormit

## Five players

gt-short-one-less = un cub mai puțin
gt-no-room-one-less = Pe locul doi aici renunți la un cub. Scoate altul ca să-l iei pe acesta.
why-gt-one-less = Pe locul doi aici renunți la un cub.

## Amplificatoare și hiperspațiu

gt-about-jump = Sari în hiperspațiu
gt-answer-matters = Când contează
gt-ask-payment = Plata { $n } din { $all }: din ce baterie?
gt-ask-jump = Sari în hiperspațiu înainte de această carte?
gt-do-boost = Amplifică: { $tile }, { $cell }
gt-do-jump = Salt: arde { $tile }, { $cell }
gt-do-jump-any = Salt: arde { $tile }
gt-with-boosts = Cu amplificatoare cel mult { $n }: { $verdict }.
gt-leap-you = tu, dacă sari
gt-jump-of = { $how }, { $hull }
gt-leap-hull = { $hull }, dacă sare
gt-leap-away = { $who }, în hiperspațiu
gt-leap-missed = Saltul ocolește cărțile de la { $from } la { $to }.
gt-mark-jump = salt
gt-mark-booster = amplifică motorul
gt-future-meteors = { $n ->
    [one] vine un meteorit
    [few] vin { $n } meteoriți
   *[other] vin { $n } de meteoriți
}
gt-future-against = baterii împotriva lor: { $n }
log-galaxy_trucker-boosted = { $who } amplifică un tun
log-galaxy_trucker-jumped = { $who } sare în hiperspațiu
log-galaxy_trucker-came-back = { $who } revine din hiperspațiu
log-galaxy_trucker-gave-up-hyperspace = { $who } sare la ultima carte și ratează ținta
gt-status-away = în hiperspațiu

## Reactoare

gt-confirm-fuel = un reactor mai poate arde un cub
gt-do-burn = Arde { $cube }: { $tile }, { $cell }
log-galaxy_trucker-burned = { $who } arde { $cube } și umple o baterie: +{ $tokens }

## Specialiști

gt-who-lawyer = un extraterestru albastru, avocatul
gt-who-manager = un extraterestru albastru, managerul
gt-who-merchant = un extraterestru albastru, negustorul
gt-who-technician = un extraterestru albastru, tehnicianul
gt-who-diplomat = un extraterestru albastru, diplomatul
gt-about-diplomat = Trimite diplomatul
gt-ask-diplomat = Trimiți diplomatul, ca să nu pățești nimic?
gt-do-hire = { $cell }: { $who }
gt-report-luxury = Bilete de lux
gt-report-manager = Manager
log-galaxy_trucker-hired-lawyer = { $who }: se mută un extraterestru albastru, avocatul
log-galaxy_trucker-hired-manager = { $who }: se mută un extraterestru albastru, managerul
log-galaxy_trucker-hired-merchant = { $who }: se mută un extraterestru albastru, negustorul
log-galaxy_trucker-hired-technician = { $who }: se mută un extraterestru albastru, tehnicianul
log-galaxy_trucker-hired-diplomat = { $who }: se mută un extraterestru albastru, diplomatul
log-galaxy_trucker-saved = { $who }: tehnicianul economisește o baterie
log-galaxy_trucker-negotiated = { $who }: diplomatul rezolvă totul și pleacă

## Refuzuri

why-gt-no-waking = Acum nu se poate trezi nimeni: e nevoie de un adormit, de un loc tocmai eliberat și de un om la bord.
why-gt-no-boost = Asta nu se poate amplifica acum: tunul trebuie să meargă, să atingă un amplificator nefolosit și să aibă o baterie pentru el.
why-gt-no-jump = Acum nu poți sări: doar după ce se deschide o carte sau când ți se cere puterea ori echipajul.
why-gt-no-burning = Reactorul acesta nu poate arde asta acum.
why-gt-no-hiring = Specialistul acesta nu se poate muta aici.

## Răspunsuri în zbor

gt-ask-crew-count = Zonă de luptă: se numără echipajul tău
gt-blue = Extraterestru albastru: { $who }
gt-do-pay = Plătește din bateria de la { $cell }
gt-do-enough-wake = Lasă-i să doarmă
gt-do-enough-crew = Rămâi
gt-do-decline-jump = Rămâi aici
gt-do-accept-diplomat = Trimite diplomatul
gt-do-decline-diplomat = Păstrează diplomatul
gt-future-jump = scapi de cartea aceasta și de următoarea
gt-future-jump-hull = pierde restul acestei cărți și toată următoarea, celălalt corp zboară mai departe
gt-reactor = Reactor:
gt-reactor-fills = { $n ->
    [one] încă o baterie
    [few] încă { $n } baterii
   *[other] încă { $n } de baterii
}

## Spectacolul

gt-you-woke = Trezești un adormit
gt-you-boosted = Amplifici un tun
gt-you-jumped = Sari în hiperspațiu
gt-you-came-back = Te-ai întors din hiperspațiu
gt-you-burned = Arzi { $cube } și umpli o baterie: încă { $tokens }
gt-you-saved = Tehnicianul tău economisește o baterie
gt-you-negotiated = Diplomatul tău rezolvă totul și pleacă
gt-you-withdrew-own-choice = Retragi { $hull }
gt-you-withdrew-no-humans = Retragi { $hull }: nu e niciun om acolo
gt-you-withdrew-no-engines = Lași în urmă { $hull }: nu se poate mișca
gt-you-withdrew-no-hull = Ai pierdut cu totul { $hull }
gt-news-woke = cineva se trezește
gt-news-boosted = amplifică un tun
gt-news-came-back = s-a întors
gt-news-burned = +{ $n } din reactor
gt-news-saved = o baterie economisită
gt-news-negotiated = diplomatul a rezolvat
