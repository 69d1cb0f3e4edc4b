### Galaxy Trucker, бонусные карты большого дополнения: о чём спрашивают и что происходит.

option-galaxy_trucker-bonus-cards = Колоды: { $pick }.
option-galaxy_trucker-bonus-cards-true = с бонусными картами
option-galaxy_trucker-bonus-cards-false = обычные

## What is asked

gt-ask-die = Выставьте кубик. Никто другой его не видит
gt-ask-guess = Что на кубике?
gt-ask-bribe = Ваша тайная ставка для робополиции
gt-ask-spot = Какую клетку очистить на всех кораблях?
gt-ask-billiards = Какие метеоры и кому?
gt-ask-yard = Какую площадку занять?
gt-ask-rearrange = Переставить экипаж или батарейки?
gt-ask-warehouse = Поставить деталь со звёздного склада?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
gt-do-name-spot = Столбец { $column }, ряд { $row }
gt-do-send-meteors = Линия { $line } для { $target }
gt-do-visit = Площадка { $area }
gt-do-move-figure = Член экипажа: { $start } → { $cell }
gt-do-move-token = Батарейка: { $start } → { $cell }
gt-do-arranged = Оставить как есть
gt-do-mount = { $tile }, { $cell }, { $turned }
gt-turned-0 = как лежит
gt-turned-1 = повернуть вправо
gt-turned-2 = развернуть
gt-turned-3 = повернуть влево
gt-pick-line = Линия { $n }
gt-pick-instead = { $cell }, вместо: { $tile }
gt-pick-again = Назад

## What happens

log-galaxy_trucker-die-set = { $who }: кубик выставлен
log-galaxy_trucker-guessed = { $who } называет { $number }
log-galaxy_trucker-die-shown = { $who }: на кубике { $number }
log-galaxy_trucker-bid-shown = { $who }: ставка { $credits }
log-galaxy_trucker-bribed = { $who } платит { $credits } и называет клетку
log-galaxy_trucker-spot-named = { $who } называет столбец { $column }, ряд { $row }
log-galaxy_trucker-meteors-sent = { $who }: линия { $line } летит в { $target }
log-galaxy_trucker-visited = { $who } занимает площадку { $area }
log-galaxy_trucker-supplied = { $who }: новый экипаж или батарейки, { $n }
log-galaxy_trucker-rearranged-human = { $who } переселяет члена экипажа
log-galaxy_trucker-rearranged-sleeper = { $who } усыпляет новичка
log-galaxy_trucker-rearranged-battery = { $who } перекладывает батарейку
log-galaxy_trucker-shelf-laid = Звёздный склад выкладывает детали: { $n }
log-galaxy_trucker-mounted-added = { $who } ставит: { $tile }
log-galaxy_trucker-mounted-swapped = { $who } ставит: { $tile } вместо: { $old }
gt-you-die-set = Вы выставили кубик
gt-you-guessed = Вы называете { $number }
gt-you-bid-shown = Ваша ставка: { $credits }
gt-you-bribed = Вы платите { $credits } и называете клетку
gt-you-spot-named = Вы называете столбец { $column }, ряд { $row }
gt-you-meteors-sent = Ваша линия { $line } летит в { $target }
gt-you-visited = Вы занимаете площадку { $area }
gt-you-supplied = У вас новый экипаж или батарейки: { $n }
gt-you-mounted-added = Вы ставите: { $tile }
gt-you-mounted-swapped = Вы ставите: { $tile } вместо: { $old }
gt-news-die-set = выставляет кубик
gt-news-guessed = называет { $n }
gt-news-bid-shown = ставка { $n }
gt-news-bribed = платит { $n }
gt-news-spot-named = столбец { $column }, ряд { $row }
gt-news-meteors-sent = линия { $n }
gt-news-visited = площадка { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = ставит: { $tile }

## Refusals

why-gt-no-such-face = На кубике от 1 до 6, и число называет только тот, кого спросили.
why-gt-no-such-bribe = Такая ставка невозможна: от нуля до всех ваших кредитов, один раз.
why-gt-no-such-spot = Ни столбец, ни ряд не могут быть 7; оба от 2 до 12.
why-gt-no-such-line = Выберите свободную линию и другого игрока, который здесь.
why-gt-no-such-yard = Площадка занята, или вам нечем за неё платить.
why-gt-no-rearranging = Сейчас это туда не переставить: экипаж идёт на свободные места, батарейки в свободные ячейки.
why-gt-no-mounting = Эта деталь туда не подходит.
