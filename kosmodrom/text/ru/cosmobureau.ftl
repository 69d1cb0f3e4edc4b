### Космобюро: названия, фразы и подсказки.

## Вещи

cosmobureau-colour-orange = оранжевый
cosmobureau-colour-blue = синий
cosmobureau-colour-pink = розовый
cosmobureau-colour-inspector = инспектор
cosmobureau-colour-any = любая планета
cosmobureau-agent = { $colour }, { $contacts ->
    [one] { $contacts } контакт
    [few] { $contacts } контакта
   *[other] { $contacts } контактов
}
cosmobureau-landed = высажен
cosmobureau-aboard = на борту
cosmobureau-megamall = мегамолл
cosmobureau-wormhole = червоточина
cosmobureau-unknown = неизведанное место
cosmobureau-credits = Кредиты
cosmobureau-level = уровень { $n }
cosmobureau-captain-C1 = Капитан линий: три одного цвета в ряду или столбце
cosmobureau-captain-C2 = Капитан краёв: столбцы 1 и 6
cosmobureau-captain-C3 = Капитан квадратов: два на два агента
cosmobureau-captain-C4 = Капитан дистанции: не больше одного соседа
cosmobureau-captain-C5 = Капитан тесноты: агент с четырьмя соседями
cosmobureau-captain-C6 = Капитан ряда 3: полёт за каждого агента там

## Действия отсеков, комнат и тайлов

cosmobureau-op-fuel = { $n } топлива
cosmobureau-op-fill-tank = полный бак
cosmobureau-op-sample-here = образец отсюда
cosmobureau-op-sample-any = любой образец
cosmobureau-op-sample-colour = { $colour } образец
cosmobureau-op-enlarge-store = увеличить хранилище
cosmobureau-op-place-office = открыть офис
cosmobureau-op-bureau = { $n ->
    [one] { $n } комната вперёд
    [few] { $n } комнаты вперёд
   *[other] { $n } комнат вперёд
}
cosmobureau-op-fly = полёт
cosmobureau-op-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
cosmobureau-op-choice = { $first } или { $second }
cosmobureau-op-pay-fuel = за { $cost } топлива: { $what }
cosmobureau-op-discard-sample = за образец: { $what }
cosmobureau-op-per-level = за каждый уровень: { $what }
cosmobureau-op-per-office = за каждый офис: { $what }

## Стол

cosmobureau-panels = Части стола
cosmobureau-ship = Корабль
cosmobureau-your-ship = Ваш корабль
cosmobureau-universe = Вселенная
cosmobureau-bureau = Бюро
cosmobureau-hand = Ваши агенты
cosmobureau-queue = Очередь
cosmobureau-bag = в мешке { $n }
cosmobureau-stack = { $n ->
    [one] { $n } неизвестный тайл
    [few] { $n } неизвестных тайла
   *[other] { $n } неизвестных тайлов
}
cosmobureau-player = кредиты: { $credits }, уровень: { $level }, топливо: { $fuel }, образцы: { $samples }
cosmobureau-have-fuel = Ваше топливо: { $n }
cosmobureau-filled = занято { $n } из 24
cosmobureau-offices-left = Осталось офисов
cosmobureau-room-level = Комната { $room }, уровень { $level }
cosmobureau-fuel-of = Топливо { $n } из { $limit }
cosmobureau-samples = { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[other] { $n } образцов
}
cosmobureau-store-words = Хранилище: топливо { $fuel } из { $limit }, образцы: оранжевых { $orange }, синих { $blue }, розовых { $pink }
cosmobureau-price = { $n } топлива
cosmobureau-landing-pays = высадка даёт { $n }
cosmobureau-fits = Сюда подходит ваш агент
cosmobureau-zoom-in = Ближе
cosmobureau-zoom-out = Дальше
cosmobureau-turn = Повернуть
cosmobureau-turn-of = Ход { $n } из { $all }
cosmobureau-phases = Разместите агента, выполните действия отсека, возьмите нового агента.
cosmobureau-still-possible = Ещё можно в этот ход
cosmobureau-times-left = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
cosmobureau-done = сделано
cosmobureau-under-way = идёт

## Вопросы

cosmobureau-ask-ship = Выберите сторону корабля
cosmobureau-ask-captain = Выберите капитана
cosmobureau-ask-place = Разместите агента
cosmobureau-ask-bonus = Возьмите бонусы в любом порядке
cosmobureau-ask-actions = Выполните действия отсека в любом порядке
cosmobureau-ask-flight = Летите дальше или закончите полёт здесь
cosmobureau-ask-flight-first = Куда летим?
cosmobureau-ask-sample = Какой образец взять?
cosmobureau-ask-discard = Какой образец отдать?
cosmobureau-ask-office = Какой офис открыть?
cosmobureau-ask-pick = Комната предлагает одно из двух
cosmobureau-ask-inspector = Какого инспектора повысить?
cosmobureau-ask-take = Возьмите агента из очереди
cosmobureau-waiting = Работает { $name }
cosmobureau-over = Игра окончена
cosmobureau-last-turns = { $n ->
    [one] Остался { $n } ход на всех.
    [few] Осталось { $n } хода на всех.
   *[other] Осталось { $n } ходов на всех.
}
cosmobureau-hint-place = Выберите агента, поверните его, нажмите на отсек в рамке.
cosmobureau-hint-flight = Нажмите на тайл, чтобы увидеть цену и путь; нажмите ещё раз, чтобы лететь.
cosmobureau-hint-take = Затем ход переходит налево.
cosmobureau-opens = Откроет { $cells }
cosmobureau-captain-due = { $n ->
    [one] Капитан платит.
    [few] Капитан платит { $n } раза.
   *[other] Капитан платит { $n } раз.
}
cosmobureau-not-yet = Пока нет
cosmobureau-left = { $n ->
    [one] ещё возможно { $n } действие
    [few] ещё возможно { $n } действия
   *[other] ещё возможно { $n } действий
}
cosmobureau-end-sure = Да, остальное не нужно
cosmobureau-gain-credits = +{ $n } кр.
cosmobureau-gain-fuel = { $n } топлива
cosmobureau-gain-lost = пропадёт { $n }
cosmobureau-gain-rooms = комнаты { $rooms }

## Что делает кнопка

cosmobureau-do-choose-ship = Сторона { $side }
cosmobureau-do-choose-captain = Капитан { $captain }
cosmobureau-do-place = Разместить в { $cell }
cosmobureau-do-use = { $what }
cosmobureau-do-take-bonus = { $what }
cosmobureau-do-pick = { $what }
cosmobureau-do-decline = Отказаться
cosmobureau-do-take-sample = Взять: { $colour }
cosmobureau-do-give-sample = Отдать: { $colour }
cosmobureau-do-open-office = Офис ({ $planet }): { $credits }
cosmobureau-do-flip-inspector = Инспектор в { $cell }
cosmobureau-do-fly-to = Лететь на { $tile }
cosmobureau-do-explore = Исследовать
cosmobureau-do-land = Высадить из { $cell }: { $colour }
cosmobureau-do-end-flight = Закончить полёт
cosmobureau-do-end-actions = Закончить с отсеком
cosmobureau-do-take-agent = Взять: { $colour }
cosmobureau-do-exchange = Сменить очередь
cosmobureau-do-end-game = Остановиться здесь

## Конец

cosmobureau-end-you = Ваша победа: { $n } кр.
cosmobureau-end-winners = Победа: { $names }, { $n } кр.
cosmobureau-end-alone = { $n } кр., и все ваши
cosmobureau-end-lead = На втором месте { $name }, отрыв { $n }. Бюро это отметило, в трёх экземплярах.
cosmobureau-end-filed = Бюро подшило это в дело, в трёх экземплярах.
cosmobureau-end-sources = Откуда кредиты
cosmobureau-end-tie = При равенстве решает топливо: { $fuel }
cosmobureau-end-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
cosmobureau-end-rank = В одиночку: { $rank }
cosmobureau-end-next = До следующего звания ({ $rank }) не хватило { $n }.
cosmobureau-end-best = Ваш лучший результат в одиночку: { $n } кр.
cosmobureau-source-landing = Высадки агентов
cosmobureau-source-office = Офисы
cosmobureau-source-sets = Наборы из трёх образцов
cosmobureau-source-room = Комнаты бюро
cosmobureau-source-inspector = Инспекторы на уровнях
cosmobureau-source-discovery = Открытия
cosmobureau-source-compartment = Отсеки
cosmobureau-source-captain = Капитан
cosmobureau-rank-trainee = Стажёр
cosmobureau-rank-employee = Сотрудник месяца
cosmobureau-rank-seasoned = Бывалый капитан
cosmobureau-rank-coordinator = Координатор бюро
cosmobureau-rank-vice-president = Вице-президент
cosmobureau-rank-millennium = Капитан тысячелетия

## Первые три хода

cosmobureau-guide-1-place = Каждый ход вы размещаете одного агента. Хотя бы один его контакт должен встретить контакт корабля (полукруги внизу) или другого агента. Занятый отсек даёт свои действия один раз, так что выбирайте, что хотите сделать.
cosmobureau-guide-1-actions = Это действия вашего отсека. Выполняйте их в любом порядке; часто разумно начать с топлива. Каждое доступно один раз.
cosmobureau-guide-1-flight = Шаг на соседний тайл стоит 1 топлива, через червоточину бесплатно, в неизведанное место 3. Там, где полёт закончен, может высадиться агент цвета планеты, за кредиты.
cosmobureau-guide-1-take = Возьмите нового агента. Цвет решает, на какие планеты он высадится, контакты решают, куда он встанет.
cosmobureau-guide-2-place = Контакты, глядящие в пустой отсек, дают кораблю расти. Не запирайте себя.
cosmobureau-guide-2-actions = Топливо и образцы делят одно хранилище: каждый образец уменьшает бак. Зато каждый образец делает высадки своего цвета дороже на один кредит.
cosmobureau-guide-2-sample = Образец добавляет по кредиту ко всем высадкам на планеты своего цвета. Три разных составляют набор: шесть кредитов в конце.
cosmobureau-guide-2-flight = Исследование стоит 3 топлива и сразу даёт бонус. Что там, неизвестно до самого прилёта, и отменить это нельзя.
cosmobureau-guide-3-place = У инспектора один контакт. Каждый раз, когда вы входите в комнату уровня, один инспектор получает повышение: два кредита и контакты на все стороны.
cosmobureau-guide-3-actions = Комнаты бюро платят, когда вы через них проходите. Уровни усиливают фиолетовые действия «за каждый уровень». Дальше вы разберётесь.

## Журнал

log-cosmobureau-game-began = Начинает { $who }
log-cosmobureau-ship-chosen = { $who }: корабль, сторона { $side }
log-cosmobureau-captain-chosen = { $who }: капитан { $captain }
log-cosmobureau-turn-began = { $who }: ход { $turn }
log-cosmobureau-agent-placed = { $who } ставит в { $cell }: { $colour }
log-cosmobureau-no-place-left = { $who }: для агентов больше нет места
log-cosmobureau-captain-helped = { $who }: капитан платит { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}
log-cosmobureau-bonus-declined = { $who } не берёт бонус
log-cosmobureau-fuel-gained = { $who } получает { $fuel }{ $lost ->
    [0] {""}
   *[other] , пропало { $lost }
}
log-cosmobureau-fuel-paid = { $who } платит { $fuel }
log-cosmobureau-sample-stored = { $who } берёт { $sample }{ $gave ->
    [yes] {" "}вместо топлива
   *[no] {""}
}
log-cosmobureau-sample-given = { $who } отдаёт { $sample }
log-cosmobureau-store-enlarged = { $who }: ячеек теперь { $usable }
log-cosmobureau-office-opened = { $who } открывает офис на { $tile }: { $credits }
log-cosmobureau-room-entered = { $who } входит в комнату { $room }
log-cosmobureau-level-reached = { $who }: уровень { $level }
log-cosmobureau-inspector-flipped = { $who } повышает инспектора: { $credits }
log-cosmobureau-credits-gained = { $who } зарабатывает { $credits }
log-cosmobureau-flew = { $who } летит на { $tile } за { $price } топлива
log-cosmobureau-explored = { $who } открывает { $tile } за { $price } топлива
log-cosmobureau-landed = { $who }: высадка на { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken = { $who } берёт из очереди: { $colour }
log-cosmobureau-queue-exchanged = { $who } меняет всю очередь
log-cosmobureau-queue-refilled = В очереди новый агент ({ $colour }), в мешке { $bag }
log-cosmobureau-end-triggered = Мешок пуст, осталось ходов: { $turns }
log-cosmobureau-sets-scored = { $who }: наборов образцов { $sets }, { $credits }
log-cosmobureau-game-ended = Победа: { $who }

## Этапы и настройки

phase-cosmobureau-setup = Подготовка
phase-cosmobureau-turn = Ход { $n }
phase-cosmobureau-end = Конец
option-cosmobureau-ships = Летим на { $pick }.
option-cosmobureau-ships-standard = одинаковых кораблях, сторона 00
option-cosmobureau-ships-backs = разных кораблях с оборота планшетов
option-cosmobureau-ships-choice = тех сторонах, которые выберет каждый
option-cosmobureau-captains = Капитаны { $pick }.
option-cosmobureau-captains-none = остаются в коробке
option-cosmobureau-captains-chance = раздаются случайно
option-cosmobureau-captains-choice = выбираются по очереди
option-cosmobureau-components = Играем { $pick }.
option-cosmobureau-components-usual = с компонентами этого сайта
option-cosmobureau-components-own = со своими компонентами
cosmobureau-components-edit = Вписать значения из своей коробки
cosmobureau-components-help = Если у вас есть печатная игра: текст TOML со всем, что отличается от нашего. О нём есть страница в документации; если что-то не так, будет названо место ошибки.
cosmobureau-components-file = Выбрать файл
cosmobureau-components-use = Играть с этим
cosmobureau-components-drop = Снова играть с нашими

## Почему нельзя

why-cosmobureau-not-your-turn = Сейчас не ваш ход.
why-cosmobureau-one-agent-a-turn = Один агент за ход; ваш уже размещён.
why-cosmobureau-finish-first = Сначала ответьте на открытый вопрос.
why-cosmobureau-not-flying = Вы не в полёте: начните его действием отсека.
why-cosmobureau-land-after-flight = Агенты высаживаются в конце полёта.
why-cosmobureau-take-last = Агента берут, когда с отсеком покончено.
why-cosmobureau-only-stuck-alone = Остановиться раньше может только одинокий капитан в тупике.
why-cosmobureau-move-first = В полёте есть хотя бы одно перемещение.
why-cosmobureau-not-in-hand = Этого агента нет у вас в руке.
why-cosmobureau-no-compartment = Такого отсека нет.
why-cosmobureau-compartment-full = Там уже кто-то сидит.
why-cosmobureau-no-contact-there = Там не ждёт ни один открытый контакт.
why-cosmobureau-contacts-do-not-meet = В таком положении контакты не встречаются.
why-cosmobureau-no-way = Туда пока нет пути.
why-cosmobureau-too-far = Это стоит { $price } топлива, а у вас { $fuel }.
why-cosmobureau-stack-empty = Всё уже открыто.
why-cosmobureau-not-next-to-a-tile = Исследовать можно только места рядом с открытым тайлом.
why-cosmobureau-nobody-lands-here = Здесь нет планеты для высадки.
why-cosmobureau-landed-here = На каждую планету одна высадка за ход; здесь она уже была.
why-cosmobureau-nobody-in-compartment = В этом отсеке никого нет.
why-cosmobureau-already-flipped = Этот агент уже высадился.
why-cosmobureau-wrong-colour = Здесь высаживаются только агенты цвета планеты.
why-cosmobureau-exchanged-already = Очередь меняют не больше раза за ход.
why-cosmobureau-queue-is-mixed = Сменить можно только очередь из одинаковых агентов.
why-cosmobureau-bag-empty = Мешок пуст.
why-cosmobureau-action-used = Это действие в этот ход уже использовано.
why-cosmobureau-level-used = { $level ->
    [0] На нулевом уровне бюро это пока ничего не даёт.
   *[other] Уровень больше не позволяет.
}
why-cosmobureau-offices-used = { $offices ->
    [0] Пока на планетах нет ваших офисов, это ничего не даёт.
   *[other] Вы использовали это по разу за каждый офис.
}
why-cosmobureau-no-blocker = Хранилище уже полного размера.
why-cosmobureau-no-fuel-to-fly = Не хватает топлива, чтобы покинуть этот тайл.
why-cosmobureau-no-fuel-to-pay = Не хватает топлива на оплату.
why-cosmobureau-no-sample-to-pay = У вас нет образца, чтобы отдать.
why-cosmobureau-no-office-fits = Ни один ваш офис не подходит этой планете.
why-cosmobureau-office-taken = На этой планете уже есть офис.
why-cosmobureau-no-planet = Под вашим кораблём нет планеты.
why-cosmobureau-no-sample-here = Здесь неоткуда взять образец.
why-cosmobureau-no-such-option = Такого варианта нет.
why-cosmobureau-not-in-compartment = В вашем отсеке нет такого действия.
why-cosmobureau-store-full = Хранилище заполнено образцами.
why-cosmobureau-supply-empty = Образцов этого цвета не осталось.
why-cosmobureau-tank-full = Бак полон.
