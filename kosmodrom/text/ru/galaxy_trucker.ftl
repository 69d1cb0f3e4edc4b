### Galaxy Trucker: названия, фразы и подсказки.

## Детали, грузы, карты

gt-ship = Корабль
gt-square = пустая клетка
gt-spot = столбец { $column }, ряд { $row }
gt-kind-starting-cabin = кабина пилота
gt-kind-cabin = каюта
gt-kind-life-support-purple = фиолетовое жизнеобеспечение
gt-kind-life-support-orange = оранжевое жизнеобеспечение
gt-kind-engine = двигатель
gt-kind-double-engine = двойной двигатель
gt-kind-cannon = пушка
gt-kind-double-cannon = двойная пушка
gt-kind-shield = щит
gt-kind-battery = батарея
gt-kind-cargo = грузовой отсек
gt-kind-special-cargo = особый отсек
gt-kind-structural = структурный модуль
gt-family-cabin = Каюты
gt-family-engine = Двигатели
gt-family-cannon = Пушки
gt-family-shield = Щиты
gt-family-battery = Батареи
gt-family-cargo = Грузовые отсеки
gt-family-special-cargo = Особые отсеки
gt-family-life-support = Жизнеобеспечение
gt-family-structural = Структурные модули
gt-all-tiles = Все детали: { $n }
gt-cube-red = красный кубик
gt-cube-yellow = жёлтый кубик
gt-cube-green = зелёный кубик
gt-cube-blue = синий кубик
gt-who-humans = два человека
gt-who-purple = фиолетовый инопланетянин
gt-who-orange = оранжевый инопланетянин
gt-mark-fits = подходит
gt-mark-turn = подойдёт после поворота
gt-mark-never = не подходит
gt-mark-pick = можно выбрать
gt-mark-danger = под угрозой
gt-mark-falls = отвалится
gt-mark-loose = не закреплено
gt-mark-flaw = ошибка
gt-mark-chosen = запитано
gt-large = крупный
gt-small = мелкий
gt-side-0 = спереди
gt-side-1 = справа
gt-side-2 = сзади
gt-side-3 = слева
gt-hazard = { $size }, { $side }
gt-card-open-space = Открытый космос
gt-card-open-space-what = Каждый летит вперёд на столько дней, сколько силы у двигателей.
gt-card-stardust = Звёздная пыль
gt-card-stardust-what = Минус день за каждый открытый соединитель.
gt-card-meteor-swarm = Метеоритный рой
gt-card-meteor-swarm-what = Щиты держат мелкие, пушки сбивают крупные.
gt-card-planets = Планеты
gt-card-planets-what = Сядьте, загрузитесь, потеряйте дни. Первым выбирает лидер.
gt-card-abandoned-ship = Брошенный корабль
gt-card-abandoned-ship-what = Отдайте экипаж за кредиты. Только для одного.
gt-card-abandoned-station = Брошенная станция
gt-card-abandoned-station-what = Если экипажа хватает, берите грузы. Только для одного.
gt-card-smugglers = Контрабандисты
gt-card-smugglers-what = Сильнее их: берите их груз. Слабее: отдайте свой лучший.
gt-card-slavers = Работорговцы
gt-card-slavers-what = Сильнее их: берите награду. Слабее: отдайте экипаж.
gt-card-pirates = Пираты
gt-card-pirates-what = Сильнее их: берите награду. Слабее: они стреляют.
gt-card-combat-zone = Зона боевых действий
gt-card-combat-zone-what = В каждой строке страдает слабейший.
gt-card-epidemic = Эпидемия
gt-card-epidemic-what = Соседние занятые каюты теряют по одному из экипажа.
gt-card-sabotage = Саботаж
gt-card-sabotage-what = Самый малый экипаж теряет деталь.
gt-card-strength = Сила { $n }
gt-card-crew-needed = Нужен экипаж: { $n }
gt-card-crew-lost = экипаж: −{ $n }
gt-card-goods-lost = грузы: −{ $n }
gt-card-credits = { $n } кр.
gt-card-days = { $n ->
    [one] минус { $n } день
    [few] минус { $n } дня
   *[other] минус { $n } дней
}
gt-least-crew = Меньше всех экипажа
gt-least-engines = Слабее всех двигатели
gt-least-cannons = Слабее всех пушки

## Сборка

gt-warehouse = Склад
gt-one-at-a-time = по одной
gt-face-down = рубашкой вверх
gt-face-up = Лицом вверх
gt-in-order = в порядке возврата
gt-tray-empty = Пока никто ничего не вернул.
gt-filter = Показать только
gt-all = Все
gt-your-hand = В руке
gt-loose = Не закреплено
gt-turn = Повернуть
gt-turn-right = Вправо
gt-turn-left = Влево
gt-set-aside = Отложено
gt-set-aside-of = { $n } из { $all }
gt-free = пусто
gt-back-to-mine = К моему кораблю
gt-grab = Взять следующую деталь
gt-grab-fixes = лежащая закрепится
gt-confirm-charged = что-то ещё неверно или отложено
gt-confirm-small = корабль ещё мал
gt-confirm-crew = на борту не останется людей
gt-confirm-give-up = для вас полёт закончится
gt-confirm-cubes = кубики, для которых есть место, останутся
gt-finish-sure = Да, закончить так
gt-time = Время
gt-circle = песочные часы на круге { $n }
gt-start = Старт
gt-sand-left = Песочные часы, осталось { $time }
gt-flip = Перевернуть часы
gt-flip-no = Часы стоят.
gt-flip-running = Перевернуть нельзя: песок ещё сыплется.
gt-flip-finished-only = Последний переворот за теми, кто закончил.
gt-flip-yes = Перевернуть часы
gt-tokens = Номера
gt-mode-realtime = в реальном времени
gt-mode-turns = по ходам
gt-mode-untimed = без часов
gt-forecast = Прогноз
gt-pile = Стопка { $pile }
gt-rivals = Остальные
gt-counters = Что умеет корабль
gt-engines = Двигатели
gt-cannons = Пушки
gt-crew = Экипаж
gt-batteries = Батареи
gt-holds = Отсеки
gt-shielded = Щиты
gt-exposed = Открыто
gt-parts = деталей { $n }, открыто { $exposed }
gt-is-gone = за столом больше нет
gt-is-away = не на связи
gt-is-deciding = решает
gt-is-threatened = под угрозой: { $tile }
gt-is-out = вне полёта
gt-is-finished = готово, № { $n }
gt-is-looking = смотрит стопку { $pile }
gt-is-reaching = тянется: { $tile }
gt-is-holding = держит что-то
gt-is-ready = на старте
gt-is-not-ready = собирается
gt-is-building = строит
gt-place = место { $n }
gt-build-grab = Возьмите деталь
gt-build-take = Возьмите открытую деталь или закончите
gt-build-wait = Остальные ещё строят
gt-build-held = В руке: { $tile }
gt-build-loose = Лежит: { $tile }, { $column } / { $row }
gt-build-loose-more = Двигайте, поворачивайте или верните. Возьмёте следующую — эта закрепится.
gt-build-finished = Готово, ваш номер { $n }
gt-build-paused = Сборка на паузе.
gt-build-turn = Одно дело за ход: взять, присоединить, посмотреть или закончить.

## Этапы и заголовки

gt-round = Раунд { $n } из { $all }, класс { $board }
gt-card-of = Карта { $n } из { $all }
gt-next-card = Следующая карта: { $n } из { $all }
gt-phase-ready = Готовы к гонке?
gt-phase-countdown = Приготовиться
gt-phase-build = Гонка сборки
gt-phase-tokens = Возьмите номер
gt-phase-inspection = Проверка
gt-phase-launch = Посадка экипажа
gt-phase-flight = В полёте
gt-phase-between-cards = Летим дальше?
gt-phase-landed = Посадка
gt-phase-over = Конец
gt-ready = Гонка начнётся, когда все будут готовы.
gt-ready-learning = Учебный полёт: без часов, ошибки видны, всё объясняется.
phase-galaxy_trucker-build = Раунд { $n }: сборка
phase-galaxy_trucker-launch = Раунд { $n }: старт
phase-galaxy_trucker-card = Раунд { $n }: полёт
phase-galaxy_trucker-end = Раунд { $n }: деньги

## Полёт

gt-track = Порядок полёта
gt-target = цель
gt-result-missed = мимо
gt-result-harmless = отскок
gt-result-shot = сбит
gt-result-shielded = щит держит
gt-result-hit = попадание
gt-row = Ряд { $n }
gt-column = Столбец { $n }
gt-you = Вы
gt-up-to = до { $n }
gt-as-it-is = Сейчас: { $verdict }.
gt-with-all = С батареями не больше { $n }: { $verdict }.
gt-verdict-won = победа
gt-verdict-tied = ничья, ничего не случится
gt-verdict-lost = поражение
gt-verdict-not-yet = пока мало
gt-verdict-safe = вам ничего не грозит
gt-verdict-weakest = вы слабее всех
gt-verdict-weakest-so-far = пока слабее всех
gt-verdict-days = { $n ->
    [one] вперёд на { $n } день
    [few] вперёд на { $n } дня
   *[other] вперёд на { $n } дней
}
gt-verdict-stuck = двигателей нет, для вас полёт окончен
gt-deciding = { $n ->
    [one] Решает: { $names }
   *[other] Решают: { $names }
}
gt-time-default = Не ответите вовремя — будет принято обычное решение.
gt-sure = Да, точно
gt-give-up-sure = Да, сдаться
gt-future-battery = батареи: было { $from }, станет { $to }
gt-future-strength = сила с { $from } до { $to }: { $verdict }
gt-future-stay = сила { $n }: { $verdict }
gt-future-lose = { $n ->
    [one] потеря: { $n } деталь
    [few] потеря: { $n } детали
   *[other] потеря: { $n } деталей
}
gt-ships = Корабли
gt-lost-race = { $name } опережает вас на миг. Берите другую деталь.
gt-orders = Постоянные приказы
gt-orders-help = Что отныне отвечать за вас, не спрашивая.
gt-answer-ask = Спросить
gt-answer-yes = Да
gt-answer-no = Нет
gt-about-offer = Принимать предложения
gt-about-defence = Тратить батареи на защиту
gt-about-enemy = Тратить батареи против врагов
gt-about-open-space = Тратить батареи в открытом космосе
gt-about-combat-zone = Тратить батареи в зоне боевых действий
gt-about-crew = Выбирать, кого терять из экипажа
gt-about-goods = Грузить, как предложено
gt-about-part = Оставлять больший кусок разбитого корабля
gt-about-cabin = Селить в каюты людей
gt-about-go-on = Лететь дальше после каждой карты
gt-hazard-meteor-small = Отскакивает от гладких сторон; щит его остановит.
gt-hazard-meteor-large = Щиты не помогут. Поможет пушка, которая смотрит на него.
gt-hazard-shot-small = Лёгкий выстрел: остановит только щит.
gt-hazard-shot-large = Тяжёлый выстрел: его ничто не остановит.
gt-future-whole = корабль останется цел
gt-press-square = Нажмите отмеченную деталь корабля или кнопку.
gt-press-square-only = Нажмите отмеченную деталь корабля.
gt-ask-ready = Готовы?
gt-ask-build = Стройте корабль
gt-ask-token = Возьмите номер
gt-ask-repair = Снимите то, что неверно
gt-ask-part = Корабль раскололся: какой кусок полетит?
gt-ask-cabin = Кто живёт в этой каюте?
gt-ask-go-on = Летим дальше или сдаёмся?
gt-ask-open-space = Открытый космос: добавить двигателей?
gt-ask-enemy = Бой: нужно больше { $n }
gt-ask-combat-zone = Зона боевых действий: добавить силы?
gt-ask-shield = Включить щит?
gt-ask-cannon = Сбить метеорит?
gt-ask-offer = Предложение. Берёте?
gt-ask-reward = Победа. Взять награду и потерять дни?
gt-ask-planet = На какую планету садитесь?
gt-ask-loading = Загрузите грузы
gt-ask-crew = Кто уходит? Ещё { $n }
gt-ask-cube = Какой кубик уходит? Ещё { $n }
gt-ask-battery = Грузов нет, уходят батареи. Ещё { $n }
gt-loading = Погрузка
gt-waiting = Ждут:
gt-nothing-waits = ничего не ждёт
gt-aboard = На борту:
gt-nothing-aboard = ничего нет
gt-loading-help = Нажмите отмеченный отсек, чтобы погрузить выбранный кубик, или перетащите его. Кубик на борту нажмите, чтобы вынуть. Остальное вернётся в банк.

## Проверка

gt-fault-a = Одиночный к двойному
gt-fault-b = Соединитель к гладкой стороне
gt-fault-c = Двигатель смотрит не назад
gt-fault-d = За двигателем
gt-fault-e = Перед стволом
gt-fault-f = Вне поля
gt-fault-g = Не соединено с кораблём
gt-fault-part = { $tile } { $column }/{ $row }
gt-fault-two = { $first } и { $second }
gt-fault-behind = { $second } позади: { $first }
gt-fault-before = { $second } впереди: { $first }
gt-fault-more = { $first } и ещё { $n }
gt-fault-off = Снято: { $first }
gt-faults-left = { $n ->
    [0] Ошибок не осталось
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}
gt-faults-press = нажмите, чтобы увидеть
gt-faults-found = { $n ->
    [one] найдена { $n }
   *[other] найдено { $n }
}
gt-cost = Чего это стоит
gt-cost-off = Снято вами
gt-cost-fell = Отпало вместе с ними
gt-cost-landing = При посадке
gt-cost-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
gt-cost-capped = { $credits }, не больше { $cap }
gt-cost-free = Ничего: в учебном полёте ремонт бесплатный.
gt-mark-removable = можно снять
gt-put-back = вернуть
gt-comes-too = заодно
gt-parts-only = { $n ->
    [one] { $n } деталь
    [few] { $n } детали
   *[other] { $n } деталей
}
gt-take-off = Снять эту деталь
gt-take-off-falls = С ней отпадёт: { $names }.
gt-take-off-alone = С ней ничего не отпадёт.
gt-take-off-ends = { $count ->
    [one] Исправит ошибку { $list }.
   *[other] Исправит ошибки { $list }.
}
gt-take-off-none = Ошибок это не исправит.
gt-take-off-pieces = Корабль распадётся на куски ({ $n }), и вы выберете, какой останется.
gt-take-off-charge = Всего снято: { $parts }; при посадке: { $credits }.
gt-repair-help = Нажмите на деталь, чтобы увидеть, что с ней отпадёт. До взлёта всё можно вернуть.
gt-repair-sound = Корабль исправен: { $parts }
gt-repair-sound-help = Ничего не потеряно, пока вы не нажали «Лететь».
gt-repair-undo = Отменить
gt-repair-fly = Лететь: { $parts }
gt-repair-closed = Лететь
gt-repair-left = { $n ->
    [one] осталась { $n } ошибка
    [few] осталось { $n } ошибки
   *[other] осталось { $n } ошибок
}
gt-ask-piece = Какой кусок оставить?
gt-ask-piece-help = Остальное тоже отпадёт. До взлёта ничего не окончательно.
gt-piece-pilot = Оставить { $parts } с кабиной пилота
gt-piece-other = Оставить { $parts }
gt-piece-what = экипаж { $crew }, двигатели { $engines }, пушки { $cannons }
gt-piece-back = Вернуть: { $tile }
gt-is-sound = замечаний нет
gt-is-repairing = { $n ->
    [0] готовится лететь
    [one] чинит, { $n } ошибка
    [few] чинит, { $n } ошибки
   *[other] чинит, { $n } ошибок
}

## Что делает кнопка

gt-do-ready = Можно начинать
gt-do-grab = Взять
gt-do-take = Взять: { $tile }
gt-do-take-reserve = Использовать: { $tile }
gt-do-place = Присоединить: { $cell }
gt-do-return = Вернуть
gt-do-set-aside = Отложить
gt-do-take-off = Снять: { $tile }
gt-do-look = Смотреть стопку { $pile }
gt-do-put-back = Вернуть стопку
gt-do-ask-for-pile = Попросить стопку { $pile }
gt-do-flip = Перевернуть часы
gt-do-finish = Закончить, номер { $token }
gt-do-end-turn = Закончить ход
gt-do-start-countdown-on = Можно начинать отсчёт
gt-do-start-countdown-off = Пока без отсчёта
gt-do-ask-for-limit = Попросить лимит времени
gt-do-pause-on = Попросить паузу
gt-do-pause-off = Строить дальше
gt-do-pause-agree = Согласиться на паузу
gt-do-pause-withdraw = Обойдёмся без паузы
gt-do-hand-over = Пусть за место { $who } строит бот
gt-do-take-over = Пусть за напарника играет бот
gt-do-let-go = Пусть корабль напарника сдаётся
leave-text-galaxy_trucker = Ваш корабль выйдет из полёта перед следующей картой, если напарник не поручит его боту. Если нужен только перерыв, пусть бот пока поиграет за вас.
gt-do-remove = Убрать: { $tile }
gt-do-remove-fewest = Снять как можно меньше
gt-do-restore = Вернуть: { $cell }
gt-do-repaired = Корабль в порядке
gt-do-keep = Оставить этот кусок
gt-do-settle = { $cell }: { $who }
gt-do-go-on = Летим дальше
gt-do-give-up = Сдаться
gt-do-power = Запитать: { $tile }, { $cell }
gt-do-power-any = Запитать: { $tile }
gt-do-enough = Без батареи
gt-do-enough-paid = Достаточно
gt-do-land = Планета { $planet }
gt-do-accept = Беру
gt-do-decline = Пас
gt-do-load = { $cube }: { $cell }
gt-do-unload = { $cube }, вынуть: { $cell }
gt-do-loaded = Погрузка закончена
gt-do-give = Отсюда: { $tile }, { $cell }

## Деньги

gt-next-round = К следующему раунду
gt-result-title = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
   *[other] Место { $place }
}, { $shape }
gt-result-shape-whole = ни царапины
gt-result-shape-scratched = пара царапин
gt-result-shape-half = полкорабля цело
gt-result-shape-rest = от корабля что-то осталось
gt-result-shape-none = без корабля
gt-result-watched = Первое место: { $name }
gt-result-lost = Ваш корабль не долетел
gt-result-text = Кредиты за раунд: { $n }.
gt-result-text-beauty = Кредиты за раунд: { $n }. И то, что от вас осталось, красивее всех.
gt-result-who = { $is ->
    [place] { $name }, место { $place }
   *[out] { $name }, { $place }
}
gt-result-you = Вы
gt-result-beauty = самый красивый корабль
gt-result-parts = Деталей { $parts } из { $all }, открыто { $exposed }
gt-result-money = Деньги, карта за картой
gt-result-money-text = сколько каждый привёз бы домой после каждой карты
gt-result-landing = посадка
gt-bill = Что это вам принесло
gt-bill-beauty = открыто { $n }, меньше всех
gt-bill-lost = всего { $n }
gt-bill-capped = { $n }, но страховка ограничивает счёт: { $cap }
gt-bill-nothing = Ничего не выиграно и не потеряно
gt-bill-now = Теперь у вас
gt-bill-round = за раунд { $n }
gt-bill-secret = Сколько у других, до конца остаётся тайной.
gt-recorder = Из бортового самописца
gt-memories = Чем запомнилось
gt-memory-meteors = Деталей сбито метеоритами
gt-memory-shots = Деталей отстрелено
gt-memory-sabotage = Деталей погублено саботажем
gt-memory-inspection = Деталей не понравилось проверке
gt-memory-crew-sold = Членов экипажа продано с найденным кораблём; им там нравится
gt-memory-crew-taken = Членов экипажа уведено работорговцами
gt-memory-crew-ill = Членов экипажа что-то подхватило
gt-memory-goods-taken = Цена грузов, которые забрали контрабандисты
gt-memory-dust = Дней потеряно в звёздной пыли
gt-memory-unspent = Батарей сбережено неизвестно зачем
gt-memory-home = Деталей вернулось домой
gt-memory-all = всё это { $name }
gt-memory-most = больше всех { $name }: { $n }
gt-memory-of = { $n } из { $all }
gt-credits-from = Откуда кредиты
gt-goal = Соберите корабль из хлама, проведите его сквозь всё, что встретится, и привезите больше кредитов, чем другие.
gt-round-next = Дальше раунд { $n } из { $all }: класс { $board }
gt-ready-for = Можно начинать раунд { $n }
gt-ready-wait = Вы на старте. Остальные ещё смотрят.
gt-ready-all = Начнём, когда все будут готовы.
gt-ready-minutes = Начнём, когда все будут готовы, самое позднее по истечении времени.
gt-who-is-ready = Кто на старте
gt-is-looking-on = ещё смотрит
gt-is-waiting = ждёт вас
gt-is-asking-pause = просит паузу
gt-at-your-pace = Строят в вашем темпе
gt-at-your-pace-text = Никто не обгонит вас больше чем на две детали и не закончит раньше.
gt-pause-wanted = Просят паузу: { $names }. Она начнётся, когда все согласятся.
gt-pause-mine = Вы просите паузу. Ещё не согласны: { $names }.
gt-credits = { $n } кр.
gt-end-you = Ваша победа: { $n } кр.
gt-end-winner = Победа: { $name }, { $n } кр.
gt-end-nobody = Никто не заработал ни кредита
gt-purse-with = общая касса: { $name }
gt-not-arrived = без прибытия
gt-report-earned = В пути
gt-report-arrival = Прибытие
gt-report-beauty = Самый красивый корабль
gt-report-goods = Грузы
gt-report-losses = Потеряно деталей
gt-report-credits = Кредиты
gt-status-building = без старта
gt-status-flying = в полёте
gt-status-gave-up = вне полёта
gt-status-arrived = прибытие

## Учебный полёт

gt-guide-phase-ready = Вы собираете корабль из того, что схватите, и летите сквозь приключения. Нажмите «Можно начинать»; в учебном полёте никто не торопит.
gt-guide-phase-goal = Вы собираете корабль из хлама, ведёте его сквозь приключения и хотите привезти больше всех кредитов. Никто не торопит: возьмите деталь.
gt-guide-phase-build = Возьмите деталь. Она должна стыковаться: соединители к таким же или к универсальным. Гладкие стороны встречаются только с гладкими.
gt-guide-phase-finished = Номер решает, кто летит впереди: первый стартует первым. Теперь остальные достраивают корабли.
gt-guide-phase-inspection = Ошибки показаны красным. Снимите неверное; в учебном полёте это бесплатно.
gt-guide-phase-launch = Экипаж идёт на борт: по два человека в каюту. Батареи заряжены.
gt-guide-kind-cabin = В каютах живёт экипаж. Для многого нужны руки, а без человека на борту полёт окончен.
gt-guide-kind-engine = Двигатели толкают вперёд в открытом космосе. Сопло смотрит назад, и клетка за ним остаётся свободной.
gt-guide-kind-double-engine = Двойной двигатель даёт два, но только за батарею.
gt-guide-kind-cannon = Пушки бьют врагов и сбивают крупные метеориты. Клетка перед стволом свободна; боковые пушки считаются за половину.
gt-guide-kind-double-cannon = Двойная пушка даёт два, каждый раз за батарею.
gt-guide-kind-shield = За батарею щит закрывает те две стороны, на которые смотрит, от мелких метеоритов и лёгких выстрелов.
gt-guide-kind-battery = Батареи питают двойные пушки, двойные двигатели и щиты. Они не перезаряжаются.
gt-guide-kind-cargo = Грузовые отсеки возят жёлтые, зелёные и синие грузы.
gt-guide-kind-special-cargo = Особые отсеки возят любые грузы, и красные тоже. Красные дороже всех.
gt-guide-kind-life-support-purple = В учебном полёте это просто часть корпуса. В следующих раундах рядом с каютой пускает туда фиолетового инопланетянина: плюс два к силе пушек.
gt-guide-kind-life-support-orange = В учебном полёте это просто часть корпуса. В следующих раундах рядом с каютой пускает туда оранжевого инопланетянина: плюс два к силе двигателей.
gt-guide-kind-structural = Структурные модули ничего не делают, только держат корабль, а это немало.
gt-guide-card-open-space = Открытый космос: сложите двигатели, добавьте батареи для двойных и летите вперёд на столько пустых мест.
gt-guide-card-meteor-swarm = Кости выбирают ряд или столбец. Мелкие отскакивают от гладких сторон и щитов; крупные останавливает только пушка.
gt-guide-card-planets = Лидер выбирает планету первым. Посадка стоит дней, а грузы должны поместиться в отсеки.
gt-guide-card-abandoned-ship = Кто первый и согласен, продаёт экипаж за кредиты. Дни тоже теряются.
gt-guide-card-abandoned-station = Если экипажа хватает, можно забрать грузы станции за несколько дней.
gt-guide-card-smugglers = Враги сначала нападают на лидера. Победите их силой пушек, и остальным уже не придётся.
gt-guide-card-combat-zone = Три строки: слабейший в каждой получает то, что там написано.
gt-guide-card-stardust = Каждый открытый соединитель стоит дня. Опрятный корабль летит быстро.

## Журнал

log-galaxy_trucker-round-began-learning = Раунд { $round }: учебный полёт, класс { $board }
log-galaxy_trucker-round-began-full = Раунд { $round }, класс { $board }
log-galaxy_trucker-build-began = Гонка началась
log-galaxy_trucker-grabbed-heap = { $who } берёт деталь
log-galaxy_trucker-grabbed-mine = { $who } берёт деталь: { $tile }
log-galaxy_trucker-grabbed-tray = { $who } берёт открытую деталь: { $tile }
log-galaxy_trucker-grabbed-reserve = { $who } берёт отложенное: { $tile }
log-galaxy_trucker-placed = { $who } присоединяет: { $tile }
log-galaxy_trucker-returned = { $who } возвращает: { $tile }
log-galaxy_trucker-reserved = { $who } откладывает: { $tile }
log-galaxy_trucker-took-off = { $who } снимает: { $tile }
log-galaxy_trucker-looked = { $who } смотрит стопку { $pile }
log-galaxy_trucker-piled-back = { $who } кладёт стопку { $pile } на место
log-galaxy_trucker-pile-wanted = { $who } просит стопку { $pile }
log-galaxy_trucker-flipped-circle = Песочные часы теперь на круге { $circle }
log-galaxy_trucker-flipped-start = Песочные часы теперь на старте
log-galaxy_trucker-sand-out = Песок вышел
log-galaxy_trucker-swapped = Напарники меняются кораблями
log-galaxy_trucker-finished = { $who }: готово, номер { $token }
log-galaxy_trucker-turn-of = Строит { $who }
log-galaxy_trucker-countdown-began = Отсчёт начался
log-galaxy_trucker-paused-on = Сборка на паузе
log-galaxy_trucker-paused-off = Сборка продолжается
log-galaxy_trucker-wishes-pause-on = { $who } хочет паузу
log-galaxy_trucker-wishes-pause-off = { $who } обойдётся без паузы
log-galaxy_trucker-wishes-limit-on = { $who } просит лимит времени
log-galaxy_trucker-wishes-limit-off = { $who } не просит лимита
log-galaxy_trucker-wishes-countdown-on = { $who } не против отсчёта
log-galaxy_trucker-wishes-countdown-off = { $who } придерживает отсчёт
log-galaxy_trucker-wishes-hand-over-on = { $who } предлагает, чтобы строил бот
log-galaxy_trucker-wishes-hand-over-off = { $who } предлагает подождать
log-galaxy_trucker-came-or-went-away = { $who }: нет на связи
log-galaxy_trucker-came-or-went-here = { $who } снова здесь
log-galaxy_trucker-came-or-went-replaced = За игрока { $who } строит бот
log-galaxy_trucker-came-or-went-gone = { $who } больше не вернётся
log-galaxy_trucker-came-or-went-taken-over = За игрока { $who } дальше играет бот
log-galaxy_trucker-build-ended = Сборка окончена
log-galaxy_trucker-inspected-flaws = { $who }: ошибок найдено { $n }
log-galaxy_trucker-inspected-fine = { $who }: придраться не к чему
log-galaxy_trucker-launched = { $who } стартует с номером { $token }
log-galaxy_trucker-settled-humans = { $who }: вселяются два человека
log-galaxy_trucker-settled-purple = { $who }: вселяется фиолетовый инопланетянин
log-galaxy_trucker-settled-orange = { $who }: вселяется оранжевый инопланетянин
log-galaxy_trucker-deck-made = Впереди карт: { $cards }
log-galaxy_trucker-ordered = Ваш постоянный приказ записан
log-galaxy_trucker-revealed = { $who } открывает: { $card }
log-galaxy_trucker-skipped-race = { $winner } быстрее, чем { $who }: { $tile }
log-galaxy_trucker-skipped-tile = { $who } не успевает: { $tile }
log-galaxy_trucker-skipped-other = Ничего не происходит
log-galaxy_trucker-rolled = { $who } бросает { $first } и { $second }: { $sum }
log-galaxy_trucker-threatened-missed = { $who }: мимо
log-galaxy_trucker-threatened-harmless = { $who }: отскакивает
log-galaxy_trucker-threatened-shot = { $who } сбивает
log-galaxy_trucker-threatened-shielded = { $who }: щит выдержал
log-galaxy_trucker-threatened-hit = { $who }: попадание
log-galaxy_trucker-lost-part-destroyed = { $who } теряет: { $tile }
log-galaxy_trucker-lost-part-fallen = { $who }: отваливается { $tile }
log-galaxy_trucker-lost-part-discarded = { $who } сбрасывает: { $tile }
log-galaxy_trucker-lost-part-unused = { $who }: { $tile }, лишняя деталь
log-galaxy_trucker-powered = { $who } тратит батарею
log-galaxy_trucker-announced-engines = { $who }: сила двигателей { $n }
log-galaxy_trucker-announced-cannons = { $who }: сила пушек { $n }
log-galaxy_trucker-announced-crew = { $who }: экипаж { $n }
log-galaxy_trucker-fought-won = { $who }: победа
log-galaxy_trucker-fought-tied = { $who }: ничья
log-galaxy_trucker-fought-lost = { $who }: поражение
log-galaxy_trucker-moved-on = { $who }: вперёд на { $n } дн.
log-galaxy_trucker-moved-back = { $who }: потеряно дней: { $n }
log-galaxy_trucker-took-offer = { $who } соглашается
log-galaxy_trucker-took-planet = { $who } садится на планету { $planet }
log-galaxy_trucker-passed = { $who }: пас
log-galaxy_trucker-cargo-changed-some = { $who }: загружено { $loaded }, оставлено { $thrown }
log-galaxy_trucker-cargo-changed-all = { $who }: загружено { $loaded }
log-galaxy_trucker-cargo-changed-left = { $who }: оставлено { $thrown }
log-galaxy_trucker-cargo-changed-none = { $who }: без погрузки
log-galaxy_trucker-earned = { $who } зарабатывает { $credits } кр.
log-galaxy_trucker-gave-human = { $who } теряет человека
log-galaxy_trucker-gave-alien = { $who } теряет инопланетянина
log-galaxy_trucker-gave-cube = { $who } теряет: { $cube }
log-galaxy_trucker-gave-battery = { $who } теряет батарею
log-galaxy_trucker-victim = { $who }: слабее всех
log-galaxy_trucker-gave-up-own-choice = { $who } сдаётся
log-galaxy_trucker-gave-up-no-humans = { $who } сдаётся: людей не осталось
log-galaxy_trucker-gave-up-no-engines = { $who } сдаётся: лететь не на чем
log-galaxy_trucker-gave-up-lapped = { $who } сдаётся: обогнали на круг
log-galaxy_trucker-gave-up-no-ship = { $who }: корабля больше нет
log-galaxy_trucker-gave-up-departed = { $who } покидает полёт
log-galaxy_trucker-flight-ended = Полёт окончен. Прибыли: { $who }
log-galaxy_trucker-flight-ended-nobody = Полёт окончен. Никто не прибыл
log-galaxy_trucker-round-settled = { $who }: { $sum } кр. при посадке
log-galaxy_trucker-game-ended = Победа: { $who }
log-galaxy_trucker-game-ended-nobody = Никто не заработал ни кредита

## Полёт как представление

gt-show-announce = { $name }: открыта карта { $n }
gt-show-announce-more = Решать пока нечего. Дальше пойдёт само или по кнопке «Дальше».
gt-show-announce-read = Читайте спокойно. Дальше по кнопке «Дальше».
gt-show-meteor = Метеорит { $n }: { $line }
gt-show-shot = Выстрел { $n }: { $line }
gt-show-bomb = { $line }
gt-show-aim-hit = Под ударом у вас: { $tile }.
gt-show-aim-falls = Под ударом у вас: { $tile }. Вместе с этим отвалится деталей: { $n }.
gt-show-aim-stop = Его ещё можно остановить за батарею.
gt-show-aim-safe = Ваш корабль: { $how }.
gt-show-sum = Что она натворила: { $card }
gt-show-sum-more = Карта { $n } из { $all } позади.
gt-show-missed = Кое-что пролетело слишком быстро. Нажмите на карту вверху, чтобы узнать, что она сделала.
gt-show-watching = Вы смотрите: { $name }
gt-next = Дальше
gt-next-key = Пробел
gt-pace = Темп
gt-pace-calm = Спокойно
gt-pace-usual = Обычно
gt-pace-fast = Быстро
gt-flown = Карты этого полёта
gt-flown-now = сейчас
gt-flown-card = Карта { $n }, { $card }: { $what }
gt-flown-ahead = Карт впереди: { $n }
gt-reading = Читаем карту { $n }
gt-news-aimed = на линии огня
gt-news-aimed-stop = может отбить
gt-news-lost = потеря: { $tile }
gt-news-lost-many = детали: −{ $n }
gt-news-powered = тратит батарею
gt-news-gave = потеря: { $what }
gt-news-human = человек
gt-news-alien = инопланетянин
gt-news-cube = кубик груза
gt-news-battery = батарея
gt-news-announced = сила { $n }
gt-news-won = победа
gt-news-tied = ничья
gt-news-lost-fight = поражение
gt-news-victim = слабее всех
gt-news-on = дни: +{ $n }
gt-news-back = дни: −{ $n }
gt-news-took = берёт
gt-news-planet = планета { $n }
gt-news-passed = пас
gt-news-loaded = кубики: +{ $n }
gt-news-earned = кредиты: +{ $n }
gt-sum-parts = Детали
gt-sum-crew = Экипаж
gt-sum-batteries = Батареи
gt-sum-goods = Грузы, цена
gt-sum-credits = Кредиты
gt-sum-days = Дни
gt-sum-nothing = ничего не случилось

## Настройки

option-galaxy_trucker-rounds = Летим { $pick }.
option-galaxy_trucker-rounds-123 = все три раунда
option-galaxy_trucker-rounds-123a = раунды I, II, III и IIIa
option-galaxy_trucker-rounds-12a = раунды I, II и IIIa
option-galaxy_trucker-rounds-12 = раунды I и II
option-galaxy_trucker-rounds-23 = раунды II и III
option-galaxy_trucker-rounds-13 = раунды I и III
option-galaxy_trucker-rounds-1 = только раунд I
option-galaxy_trucker-rounds-2 = только раунд II
option-galaxy_trucker-rounds-3 = только раунд III
option-galaxy_trucker-rounds-a = только раунд IIIa
option-galaxy_trucker-rounds-1a = раунды I и IIIa
option-galaxy_trucker-rounds-2a = раунды II и IIIa
option-galaxy_trucker-rounds-3a = раунды III и IIIa
option-galaxy_trucker-rounds-13a = раунды I, III и IIIa
option-galaxy_trucker-rounds-23a = раунды II, III и IIIa
gt-rounds-learning-2 = учебный полёт, потом раунд II
option-galaxy_trucker-learning-flight = Раунд I летим { $pick }.
option-galaxy_trucker-learning-flight-true = как учебный полёт
option-galaxy_trucker-learning-flight-false = по полным правилам
option-galaxy_trucker-build-mode = Строим { $pick }.
option-galaxy_trucker-build-mode-realtime = все сразу, наперегонки с часами
option-galaxy_trucker-build-mode-turns = по очереди
option-galaxy_trucker-build-mode-untimed = все сразу, без часов
option-galaxy_trucker-validation = Ошибки { $pick }.
option-galaxy_trucker-validation-auto = показаны так, как принято в этом режиме
option-galaxy_trucker-validation-classic = находит проверка
option-galaxy_trucker-validation-assist = видны при сборке
option-galaxy_trucker-validation-strict = невозможны
option-galaxy_trucker-better-forecasts = Прогнозы { $pick }.
option-galaxy_trucker-better-forecasts-true = лучше обычных
option-galaxy_trucker-better-forecasts-false = обычные
option-galaxy_trucker-teams = Играем { $pick }.
option-galaxy_trucker-teams-none = каждый за себя
option-galaxy_trucker-teams-team = парами
option-galaxy_trucker-teams-expert = парами со сменой кораблей
option-galaxy_trucker-hourglass-seconds = Песок сыплется { $pick } с.
option-galaxy_trucker-decision-seconds = На решение { $pick } с.
option-galaxy_trucker-turn-hours = На ход { $pick } ч.
option-galaxy_trucker-countdown-turns = В отсчёте ходов: { $pick }.
option-galaxy_trucker-solo-beauty = В одиночку красиво, если открытых соединителей не больше { $pick }.
option-galaxy_trucker-grab-budget = Деталей за раунд можно взять: { $pick }.
option-galaxy_trucker-bots-wait = Боты строят { $pick }.
option-galaxy_trucker-bots-wait-true = в вашем темпе
option-galaxy_trucker-bots-wait-false = так быстро, как умеют
option-galaxy_trucker-grab-budget-0 = сколько угодно
preset-galaxy_trucker-first = Первый вечер
preset-galaxy_trucker-first-text = Учебный полёт, потом раунд II. Никто не торопит, ошибки видны.
preset-galaxy_trucker-first-long = около 50 минут
preset-galaxy_trucker-race = Полная гонка
preset-galaxy_trucker-race-text = Все три раунда наперегонки с песочными часами, по правилам.
preset-galaxy_trucker-race-long = около 90 минут
preset-galaxy_trucker-big = Большое дополнение
preset-galaxy_trucker-big-text = Новые технологии и бонусные карты, три раунда наперегонки с песочными часами.
preset-galaxy_trucker-big-long = около двух часов
preset-galaxy_trucker-mail = По переписке
preset-galaxy_trucker-mail-text = По очереди, ход в день. За вас отвечают постоянные приказы.
preset-galaxy_trucker-mail-long = от двух до четырёх недель
preset-galaxy_trucker-everything = Всё
preset-galaxy_trucker-everything-text = Все настройки, какие есть, но только те, что действуют.
preset-galaxy_trucker-everything-long = как захотите
start-galaxy_trucker-first = Начать первый вечер
start-galaxy_trucker-race = Начать гонку
start-galaxy_trucker-mail = Отправить

## Почему нельзя

why-gt-between-cards = Это можно между двумя картами.
why-gt-budget = В этом раунде брать детали больше нельзя.
why-gt-build-first = Сначала присоедините хотя бы одну деталь.
why-gt-does-not-fit = Сюда не подходит.
why-gt-finished = Вы уже закончили строить.
why-gt-faults-left = С кораблём ещё не всё в порядке.
why-gt-fixed = Двигать можно только незакреплённую деталь.
why-gt-flip-outdated = Часы уже кто-то перевернул.
why-gt-hand-full = Вы уже держите деталь.
why-gt-heap-empty = Закрытых деталей больше нет.
why-gt-lies-there = Эта деталь уже лежит там.
why-gt-looking = Сначала положите стопку на место.
why-gt-most-valuable = Сначала уходит самое ценное.
why-gt-no-giving-up = Сейчас сдаться нельзя.
why-gt-no-hourglass = В этом раунде нет песочных часов.
why-gt-no-life-support = Этому инопланетянину нужно рядом жизнеобеспечение его цвета.
why-gt-no-neighbour = Деталь должна касаться корабля.
why-gt-no-piles = В этом раунде нет прогноза.
why-gt-no-power = Нет батареи или нечего питать.
why-gt-no-room = Здесь нет места.
why-gt-no-way-back = Отложенное вернуть нельзя.
why-gt-no-token = Такого номера нет.
why-gt-not-asked = Об этом вас сейчас не спрашивают.
why-gt-not-building = Сейчас никто не строит.
why-gt-not-now = Не сейчас.
why-gt-not-set-aside = Этого вы не откладывали.
why-gt-not-your-turn = Сейчас не ваш ход.
why-gt-only-finished = Последний переворот за теми, кто закончил.
why-gt-outdated = Это было для прежнего корабля.
why-gt-outside = Эта клетка вне корабля.
why-gt-paused = Сборка на паузе.
why-gt-pile-taken = Эту стопку сейчас смотрят.
why-gt-reaching = Рука уже тянется.
why-gt-reserve-full = Отложить можно не больше двух.
why-gt-sand-running = Песок ещё сыплется.
why-gt-square-taken = На этой клетке уже есть деталь.
why-gt-taken = Кто-то оказался быстрее.
why-gt-token-taken = Этот номер занят.

## Сборка: стыки, чего не хватает, закрытый корабль

gt-mark-free = свободно
gt-connector-0 = гладко
gt-connector-1 = одиночный соединитель
gt-connector-2 = двойной соединитель
gt-connector-3 = универсальный соединитель
gt-at-0 = спереди
gt-at-1 = справа
gt-at-2 = сзади
gt-at-3 = слева
gt-part-sides = { $tile } ({ $sides })
gt-part-side = { $side } { $connector }
gt-seam-fits = подходит
gt-seam-smooth = гладкое к гладкому
gt-seam-single-double = одиночный к двойному
gt-seam-plug-smooth = соединитель к гладкому
gt-seam-behind-engine = позади двигателя
gt-seam-before-barrel = перед стволом
gt-seam-engine-aside = двигатель смотрит вбок
gt-seam-holds-nothing = ни за что не держится
gt-seam-at = { $side }: { $seam }
gt-seam-why-single-double = Одиночный соединитель не подходит к двойному.
gt-seam-why-plug-smooth = Соединителю нужен соединитель.
gt-seam-why-behind-engine = Клетка позади двигателя остаётся пустой.
gt-seam-why-before-barrel = Пушке нужен свободный обзор.
gt-seam-why-engine-aside = Двигатели всегда смотрят назад.
gt-seam-why-holds-nothing = Кругом гладко: деталь улетит.
gt-ghost-never = Поворот здесь не поможет.
gt-ghost-again = Поворот не поможет. Нажмите ещё раз — поставите так.
gt-ghost-anyway = Всё равно поставить
gt-place-on = Поставить на { $column } / { $row }
gt-place-turned = так, как она повёрнута сейчас
gt-place-first = первая клетка с галочкой
gt-place-where = Выберите клетку
gt-fits-nowhere = никуда не подходит
gt-stays-open = корабль останется открытым
gt-step-held = в руке
gt-step-loose = лежит
gt-step-fixed = закреплено
gt-build-held-marked = Галочка: подходит так. Стрелка: нажмите, повернётся само. Крест: поворот не поможет.
gt-build-held-free = Кружок — свободная клетка у корабля, и только.
gt-lacks = Чего не хватает
gt-lack-engine = нет двигателя
gt-lack-engine-battery = нет батареи для двигателя
gt-lack-cabin = нет каюты
gt-lack-cannon-battery = нет батареи для двойной пушки
gt-lack-shield-battery = нет батареи для щита
gt-lack-life-cabin = нет каюты у жизнеобеспечения
gt-lack-cannon = нет пушки вперёд
gt-lack-hold = нет грузового отсека
gt-lack-shield = нет щита { $sides }
gt-lack-shields = нет щитов
gt-lack-nothing = ничего: можно лететь
gt-gravity-ends = полёт на этом кончится
gt-gravity-useless = так от этого нет пользы
gt-gravity-wish = было бы неплохо
gt-lack-faults = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
  }
gt-closed-loose = Это закроет ваш корабль: { $tile }.
gt-closed-loose-more = { $n ->
    [one] { $n } клетка останется пустой. Деталь ещё не закреплена.
    [few] { $n } клетки останутся пустыми. Деталь ещё не закреплена.
   *[other] { $n } клеток останется пустыми. Деталь ещё не закреплена.
  }
gt-closed = Ваш корабль закрыт.
gt-closed-more = { $n ->
    [one] Больше ничего не присоединить, { $n } клетка пуста.
    [few] Больше ничего не присоединить, { $n } клетки пусты.
   *[other] Больше ничего не присоединить, { $n } клеток пусто.
  }
gt-confirm-no-engine = на корабле нет работающего двигателя
gt-confirm-no-power = чему-то на корабле нужна батарея, а её нет
gt-confirm-closed = незакреплённая деталь закрывает корабль
