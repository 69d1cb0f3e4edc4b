# Большое дополнение к «Космическим дальнобойщикам».

## Перед игрой

option-galaxy_trucker-new-technologies = На складе { $pick }.
option-galaxy_trucker-new-technologies-true = есть новые технологии
option-galaxy_trucker-new-technologies-false = обычные детали
option-galaxy_trucker-five-rules = Правила для пяти действуют { $pick }.
option-galaxy_trucker-five-rules-five = впятером
option-galaxy_trucker-five-rules-four-too = и вчетвером

## Детали

gt-kind-luxury-cabin = каюта люкс
gt-kind-stasis-chamber = стазис-камера
gt-kind-bidirectional-cannon = двусторонняя пушка
gt-kind-cannon-engine = пушка-двигатель
gt-kind-mixed-hold = смешанный трюм
gt-kind-battery-hold = трюм с батареями
gt-kind-shield-booster = усилитель щита
gt-kind-cannon-booster = усилитель пушки
gt-kind-engine-booster = усилитель двигателя
gt-kind-reactor = реактор
gt-kind-plating = броня
gt-kind-life-support-blue = синяя система жизнеобеспечения

## Спящие

gt-about-wake = Будить спящих
gt-ask-wake = Разбудить спящих? Свободных мест: { $n }
gt-do-wake = Разбудить в { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } будит спящего

## Five players

gt-short-one-less = один куб не ваш
gt-no-room-one-less = Вы здесь вторые и обходитесь без одного куба. Выньте другой, чтобы взять этот.
why-gt-one-less = Вы здесь вторые и обходитесь без одного куба.
