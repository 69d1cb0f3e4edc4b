# Clasele de nave IA și IIA din Marea Extensie.

## Înainte de joc

option-galaxy_trucker-first-ship = În runda I zburăm { $pick }.
option-galaxy_trucker-first-ship-I = cu nave de clasa I
option-galaxy_trucker-first-ship-IA = cu IA, cu orice față
option-galaxy_trucker-first-ship-both = de două ori: I, apoi IA
option-galaxy_trucker-second-ship = În runda II zburăm { $pick }.
option-galaxy_trucker-second-ship-II = cu nave de clasa II
option-galaxy_trucker-second-ship-IIA = cu IIA, cu două corpuri
option-galaxy_trucker-second-ship-both = de două ori: II, apoi IIA

## Fața navei

gt-edge-0 = sus
gt-edge-1 = în dreapta
gt-edge-2 = jos
gt-edge-3 = în stânga
gt-ask-front = În ce parte e fața navei tale?
gt-do-face = Fața e { $side }
gt-front-is = Fața: { $side }
gt-report-creativity = Creativitate
log-galaxy_trucker-faced-fixed = { $who } alege fața navei: { $side }
log-galaxy_trucker-faced-meant = Deocamdată fața e { $side }
why-gt-front-fixed = Fața acestei nave este deja aleasă.
why-gt-front-meant = Partea aceasta este deja fața.

## Două corpuri

gt-hull-left = corpul stâng
gt-hull-right = corpul drept
gt-do-withdraw = Retrag { $hull }
gt-confirm-hull = un corp ar părăsi zborul
gt-news-withdrew = un corp părăsește zborul
log-galaxy_trucker-withdrew-own-choice = { $who } retrage { $hull }
log-galaxy_trucker-withdrew-no-humans = { $who } retrage { $hull }: nu mai are oameni
log-galaxy_trucker-withdrew-no-engines = { $who } lasă în urmă { $hull }: nu poate înainta
log-galaxy_trucker-withdrew-no-hull = { $who } pierde tot { $hull }
log-galaxy_trucker-withdrew-hyperspace = { $who } sare la ultima carte: { $hull } nu mai ajunge
log-galaxy_trucker-hull-jumped = { $who } trimite { $hull } în hiperspațiu
log-galaxy_trucker-hull-came-back = { $who } zboară din nou împreună: { $hull } s-a întors
why-gt-one-hull = Nava ta are un singur corp.
why-gt-hull-stays = În spațiul deschis nu poți lăsa un corp în urmă ca să zbori mai repede.
