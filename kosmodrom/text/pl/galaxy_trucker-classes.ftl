# Klasy statków IA i IIA z Wielkiego Rozszerzenia.

## Przed grą

option-galaxy_trucker-first-ship = W rundzie I lecimy { $pick }.
option-galaxy_trucker-first-ship-I = statkami klasy I
option-galaxy_trucker-first-ship-IA = klasą IA, przód dowolny
option-galaxy_trucker-first-ship-both = dwa razy: I, potem IA
option-galaxy_trucker-second-ship = W rundzie II lecimy { $pick }.
option-galaxy_trucker-second-ship-II = statkami klasy II
option-galaxy_trucker-second-ship-IIA = klasą IIA, dwa kadłuby
option-galaxy_trucker-second-ship-both = dwa razy: II, potem IIA

## Przód statku

gt-edge-0 = u góry
gt-edge-1 = po prawej
gt-edge-2 = u dołu
gt-edge-3 = po lewej
gt-ask-front = Z której strony jest przód twojego statku?
gt-do-face = Przód jest { $side }
gt-front-is = Przód: { $side }
gt-report-creativity = Pomysłowość
log-galaxy_trucker-faced-fixed = { $who } wybiera przód statku: { $side }
log-galaxy_trucker-faced-meant = Na razie przód ma być { $side }
why-gt-front-fixed = Przód tego statku jest już wybrany.
why-gt-front-meant = Ta strona już ma być przodem.

## Dwa kadłuby

gt-hull-left = lewy kadłub
gt-hull-right = prawy kadłub
gt-do-withdraw = Wycofuję { $hull }
gt-confirm-hull = jeden kadłub opuści lot
gt-news-withdrew = kadłub opuszcza lot
log-galaxy_trucker-withdrew-own-choice = { $who } wycofuje { $hull }
log-galaxy_trucker-withdrew-no-humans = { $who } wycofuje { $hull }: nie ma w nim ludzi
log-galaxy_trucker-withdrew-no-engines = { $who } zostawia { $hull }: nie ma czym lecieć
log-galaxy_trucker-withdrew-no-hull = { $who } traci cały { $hull }
log-galaxy_trucker-withdrew-hyperspace = { $who } skacze na ostatniej karcie: { $hull } nie doleci
log-galaxy_trucker-hull-jumped = { $who } wysyła { $hull } w nadprzestrzeń
log-galaxy_trucker-hull-came-back = { $who } znów leci razem: { $hull } wraca
why-gt-one-hull = Twój statek ma tylko jeden kadłub.
why-gt-hull-stays = W otwartej przestrzeni nie można zostawić kadłuba, żeby lecieć szybciej.
