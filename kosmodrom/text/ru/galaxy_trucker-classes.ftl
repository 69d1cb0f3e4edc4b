# Классы кораблей IA и IIA из «Большого дополнения».

## Перед игрой

option-galaxy_trucker-first-ship = В раунде I летим { $pick }.
option-galaxy_trucker-first-ship-I = на кораблях класса I
option-galaxy_trucker-first-ship-IA = на IA с любым носом
option-galaxy_trucker-first-ship-both = дважды: I, потом IA
option-galaxy_trucker-second-ship = В раунде II летим { $pick }.
option-galaxy_trucker-second-ship-II = на кораблях класса II
option-galaxy_trucker-second-ship-IIA = на двухкорпусных IIA
option-galaxy_trucker-second-ship-both = дважды: II, потом IIA

## Нос корабля

gt-edge-0 = сверху
gt-edge-1 = справа
gt-edge-2 = снизу
gt-edge-3 = слева
gt-ask-front = С какой стороны нос вашего корабля?
gt-do-face = Нос { $side }
gt-front-is = Нос: { $side }
gt-report-creativity = Оригинальность
log-galaxy_trucker-faced-fixed = { $who } выбирает нос корабля: { $side }
log-galaxy_trucker-faced-meant = Нос пока { $side }
why-gt-front-fixed = Нос этого корабля уже выбран.
why-gt-front-meant = Эта сторона уже считается носом.

## Два корпуса

gt-hull-left = левый корпус
gt-hull-right = правый корпус
gt-do-withdraw = Отозвать { $hull }
gt-confirm-hull = один корпус покинет полёт
gt-news-withdrew = корпус покидает полёт
log-galaxy_trucker-withdrew-own-choice = { $who } отзывает { $hull }
log-galaxy_trucker-withdrew-no-humans = { $who } отзывает { $hull }: в нём нет людей
log-galaxy_trucker-withdrew-no-engines = { $who } оставляет { $hull }: лететь ему не на чем
log-galaxy_trucker-withdrew-no-hull = { $who } теряет весь { $hull }
log-galaxy_trucker-withdrew-hyperspace = { $who } прыгает на последней карте: { $hull } не долетит
log-galaxy_trucker-hull-jumped = { $who } отправляет { $hull } в гиперпространство
log-galaxy_trucker-hull-came-back = { $who } снова летит вместе: { $hull } вернулся
why-gt-one-hull = У вашего корабля только один корпус.
why-gt-hull-stays = В открытом космосе нельзя бросить корпус, чтобы лететь быстрее.
