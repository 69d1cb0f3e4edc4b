# Большое дополнение к «Космическим дальнобойщикам».

## Перед игрой

option-galaxy_trucker-new-technologies = На складе { $pick }.
option-galaxy_trucker-new-technologies-true = есть новые технологии
option-galaxy_trucker-new-technologies-false = обычные детали

## Спящие

gt-about-wake = Будить спящих
gt-ask-wake = Разбудить спящих? Свободных мест: { $n }
gt-do-wake = Разбудить в { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } будит спящего
