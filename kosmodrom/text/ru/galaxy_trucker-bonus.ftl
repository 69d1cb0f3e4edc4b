### Galaxy Trucker, бонусные карты большого дополнения: о чём спрашивают и что происходит.

option-galaxy_trucker-bonus-cards = Колоды: { $pick }.
option-galaxy_trucker-bonus-cards-true = с бонусными картами
option-galaxy_trucker-bonus-cards-false = обычные

## What is asked

gt-ask-die = Выставьте кость. Никто другой её не видит
gt-ask-guess = Что на кости?
gt-ask-bribe = Ваша тайная ставка для робополиции
gt-ask-spot = Какую клетку очистить на всех кораблях?
gt-ask-billiards = Какие метеориты и кому?
gt-ask-yard = Какую площадку занять?
gt-ask-battery-junkyard = Какие батареи отдать за площадку? Ещё { $n }
gt-ask-rearrange = Переставить экипаж или батареи?
gt-ask-warehouse = Поставить деталь со звёздного склада?
gt-do-set-die = { $n }
gt-do-guess = { $n }
gt-do-bribe = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
gt-do-name-spot = Столбец { $column }, ряд { $row }
gt-do-send-meteors = Строка { $line }, цель: { $target }
gt-do-visit = Площадка { $area }
gt-do-move-figure = Член экипажа: { $start } → { $cell }
gt-do-move-token = Батарея: { $start } → { $cell }
gt-do-arranged = Оставить как есть
gt-do-mount = { $tile }, { $cell }, { $turned }
gt-turned-0 = как лежит
gt-turned-1 = поворот вправо
gt-turned-2 = разворот
gt-turned-3 = поворот влево
gt-pick-line = Строка { $n }

gt-bid-title = Ваша тайная ставка
gt-bid-have = { $n ->
    [one] у вас { $n } кредит; платит только победитель
    [few] у вас { $n } кредита; платит только победитель
   *[other] у вас { $n } кредитов; платит только победитель
}
gt-bid-less = На кредит меньше
gt-bid-more = На кредит больше
gt-bid-open = открыта вам
gt-bid-sealed = запечатана
gt-bid-ask = { $n ->
    [one] Ставка: { $n } кредит?
    [few] Ставка: { $n } кредита?
   *[other] Ставка: { $n } кредитов?
}
gt-bid-ties = Наибольшая ставка называет клетку. При равной ставке вас опережают: { $names }.
gt-bid-ties-mine = Наибольшая ставка называет клетку. За вами никого, поэтому ничья ваша.
gt-bid-nothing = Не ставить ничего
gt-bid-nothing-note = 0 разрешён
gt-bid-seal = { $n ->
    [one] Запечатать ставку: { $n } кредит
    [few] Запечатать ставку: { $n } кредита
   *[other] Запечатать ставку: { $n } кредитов
}
gt-bid-if = с { $from } до { $to }, если победит
gt-spot-title = Назовите столбец и ряд
gt-spot-ahead = Заранее: чего стоила бы клетка
gt-spot-flags = флажок за каждый корабль, у которого там деталь
gt-spot-counts = детали других; флажок — ваша
gt-spot-parts = { $n ->
    [one] { $n } деталь
    [few] { $n } детали
   *[other] { $n } деталей
}
gt-spot-empty = там ничего нет
gt-spot-takes = Столбец { $column }, ряд { $row } отнимает
gt-spot-none = Нажмите на клетку, чтобы увидеть потери
gt-spot-falls = { $n ->
    [one] отвалится ещё { $n }
   *[other] отвалятся ещё { $n }
}
gt-spot-safe = там ничего нет
gt-spot-ask =
    { $n ->
        [0] Столбец { $column }, ряд { $row }: никто не теряет деталей
        [one] Столбец { $column }, ряд { $row }: пропадёт { $n } деталь
        [few] Столбец { $column }, ряд { $row }: пропадут { $n } детали
       *[other] Столбец { $column }, ряд { $row }: пропадёт { $n } деталей
    }
gt-spot-press = Нажмите на клетку или дойдите до неё стрелками.
gt-spot-mine = Ваша тоже: { $tile }.
gt-spot-not-mine = Ваш корабль ничего не теряет.
gt-spot-harmless = Мимо всех кораблей
gt-die-said = ответ
gt-die-not-yet = пока нет
gt-die-hidden = кость
gt-die-only-you = видите только вы
gt-die-means =
    { $n ->
        [one] Верно: { $n } кредит. Неверно: столько дней назад, сколько на кости.
        [few] Верно: { $n } кредита. Неверно: столько дней назад, сколько на кости.
       *[other] Верно: { $n } кредитов. Неверно: столько дней назад, сколько на кости.
    }
gt-die-set-means = Кто не угадает, отстанет на столько же дней.
gt-line-which = Какие метеориты
gt-line-whom = Для кого
gt-line-meteors =
    { $n ->
        [one] { $n } метеорит
        [few] { $n } метеорита
       *[other] { $n } метеоритов
    }
gt-line-means = { $n ->
    [0] Там ничего не задеть, что бы ни выпало.
    [one] Могут попасть в { $n } деталь; бросаете вы.
    [few] Могут попасть в { $n } детали; бросаете вы.
   *[other] Могут попасть в { $n } деталей; бросаете вы.
}
gt-mark-moves = можно переместить
gt-moving-whom = Нажмите отмеченную каюту или батарею, затем — куда переместить.
gt-moving-where = Теперь нажмите, куда; или ту же клетку ещё раз.
gt-shelf-which = Выберите деталь наверху.
gt-shelf-where = Нажмите отмеченную клетку: свободную или с деталью на замену.
gt-shelf-here = Поверните, нажмите другую клетку или устанавливайте.
gt-shelf-never = никуда не подходит
gt-shelf-add = Установить: { $tile }
gt-shelf-swap = Установить: { $tile } вместо: { $old }
gt-future-hits = { $n ->
    [one] сначала { $n } попадание
    [few] сначала { $n } попадания
   *[other] сначала { $n } попаданий
}

## What happens

log-galaxy_trucker-die-set = { $who }: кость выставлена
log-galaxy_trucker-guessed = { $who } называет { $number }
log-galaxy_trucker-die-shown = { $who }: на кости { $number }
log-galaxy_trucker-bid-shown = { $who }: ставка { $credits }
log-galaxy_trucker-bribed = { $who } платит { $credits } и называет клетку
log-galaxy_trucker-spot-named = { $who } называет столбец { $column }, ряд { $row }
log-galaxy_trucker-meteors-sent = { $who }: строка { $line }, цель { $target }
log-galaxy_trucker-visited = { $who } занимает площадку { $area }
log-galaxy_trucker-supplied = { $who }: новый экипаж или батареи, { $n }
log-galaxy_trucker-rearranged-human = { $who } переселяет члена экипажа
log-galaxy_trucker-rearranged-sleeper = { $who } усыпляет новичка
log-galaxy_trucker-rearranged-battery = { $who } перекладывает батарею
log-galaxy_trucker-shelf-laid = Звёздный склад выкладывает детали: { $n }
log-galaxy_trucker-mounted-added = { $who } ставит: { $tile }
log-galaxy_trucker-mounted-swapped = { $who } ставит: { $tile } вместо: { $old }
gt-you-die-set = Вы выставили кость
gt-you-guessed = Вы называете { $number }
gt-you-bid-shown = Ваша ставка: { $credits }
gt-you-bribed = Вы платите { $credits } и называете клетку
gt-you-spot-named = Вы называете столбец { $column }, ряд { $row }
gt-you-meteors-sent = Ваша строка { $line }, цель { $target }
gt-you-visited = Вы занимаете площадку { $area }
gt-you-supplied = У вас новый экипаж или батареи: { $n }
gt-you-mounted-added = Вы ставите: { $tile }
gt-you-mounted-swapped = Вы ставите: { $tile } вместо: { $old }
gt-news-die-set = выставляет кость
gt-news-guessed = называет { $n }
gt-news-bid-shown = ставка { $n }
gt-news-bribed = платит { $n }
gt-news-spot-named = столбец { $column }, ряд { $row }
gt-news-meteors-sent = строка { $n }
gt-news-visited = площадка { $n }
gt-news-supplied = +{ $n }
gt-news-mounted = ставит: { $tile }

## Refusals

why-gt-no-such-face = На кости от 1 до 6, и число называет только тот, кого спросили.
why-gt-no-such-bribe = Такая ставка невозможна: от нуля до всех ваших кредитов, один раз.
why-gt-no-such-spot = Ни столбец, ни ряд не могут быть 7; оба от 2 до 12.
why-gt-no-such-line = Выберите свободную строку и другого игрока, который здесь.
why-gt-no-such-yard = Площадка занята, или вам нечем за неё платить.
why-gt-no-rearranging = Сейчас это туда не переставить: экипаж идёт на свободные места, батареи в свободные ячейки.
why-gt-no-mounting = Эта деталь туда не подходит.
