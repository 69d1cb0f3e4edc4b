### Цель и что есть что.

cosmobureau-guide-goal = Цель: больше всех кредитов за { $n } { $n ->
    [one] ход
    [few] хода
   *[other] ходов
}.
cosmobureau-guide-goal-alone = Сколько кредитов вы наберёте за { $n } { $n ->
    [one] ход
    [few] хода
   *[other] ходов
}?

cosmobureau-your-captain = Ваш капитан
cosmobureau-choose-side = сторона { $side }
cosmobureau-choose-begin = хороша для начала
cosmobureau-choose-pays = платит каждый раз, когда заняты жёлтые места
cosmobureau-choose-harder = выполнить труднее
cosmobureau-side-00 = Стандарт
cosmobureau-side-01 = Разведчик
cosmobureau-side-02 = Канцелярия
cosmobureau-side-03 = Грузовик
cosmobureau-side-04 = Основатель
cosmobureau-hint-choose = Нажмите на карточку, чтобы выбрать.

cosmobureau-about-fuel = Топливо в бак: { $n }. Что не поместится, пропадёт.
cosmobureau-about-fill-tank = Столько топлива, сколько войдёт в бак.
cosmobureau-about-sample-here = Образец планеты, над которой стоит корабль; у мегамолла — образец любого цвета.
cosmobureau-about-sample-any = Образец цвета на ваш выбор.
cosmobureau-about-sample-colour = Образец, цвет: { $colour }.
cosmobureau-about-enlarge-store = Одна заглушка снимается: в хранилище на три ячейки больше.
cosmobureau-about-place-office = Открыть офис на планете под кораблём, если там его ещё нет. Он сразу приносит кредиты.
cosmobureau-about-bureau = Комнат вперёд по бюро: { $n }. Каждая комната на пути платит.
cosmobureau-about-fly = Полёт: каждый шаг стоит топлива. В конце агент цвета планеты может высадиться за кредиты.
cosmobureau-about-credits = Кредиты сразу: { $n }.
cosmobureau-about-choice = Одно из этого: { $what }.
cosmobureau-about-pay-fuel = Красная стрелка означает цену, топлива: { $cost }. Можно не платить. За неё: { $what }.
cosmobureau-about-discard-sample = Красная стрелка означает цену: один образец. Можно не платить. За неё: { $what }.
cosmobureau-about-per-level = По разу за каждый ваш уровень в бюро: { $what }.
cosmobureau-about-per-office = По разу за каждый ваш офис на планетах: { $what }.
cosmobureau-about-contact = Агент встанет сюда, когда его контакт встретит контакт корабля или другого агента.
cosmobureau-about-agent = Агент, цвет: { $colour }. Высаживается один раз, на планету своего цвета: 2 кредита и ещё 1 за каждый образец этого цвета.
cosmobureau-about-inspector = Инспектор не высаживается. Когда вы входите в комнату уровня, одного инспектора на борту повышают: 2 кредита и контакты со всех сторон.
cosmobureau-about-landed = Уже высадился; контакты остаются.
cosmobureau-about-planet = Планета, цвет: { $colour }. Здесь высаживаются агенты этого цвета, берут его образцы и открывают один офис.
cosmobureau-about-megamall = Мегамолл: здесь берут образец любого цвета.
cosmobureau-about-wormhole = Червоточина: перелёт от одной к другой ничего не стоит.
cosmobureau-about-empty = Пустой космос: здесь только пролетают.
cosmobureau-about-office-there = Офис здесь уже есть, второму места нет.
cosmobureau-about-space = Здесь ещё никто не был. Исследование стоит 3 топлива и сразу приносит бонус.
cosmobureau-about-office = Ваш офис ({ $planet }) принесёт { $n }, когда вы откроете его на такой планете.
cosmobureau-about-tank = Топливо занимает ячейки, свободные от образцов. Шаг полёта стоит 1, исследование 3.
cosmobureau-about-sample = Каждый образец прибавляет 1 к высадкам своего цвета. Три разных составляют набор: 6 кредитов в конце.
cosmobureau-about-blocker = Закрытые ячейки: «увеличить хранилище» открывает три из них.
cosmobureau-about-level = Уровень { $n }. Одного инспектора на борту повышают за 2 кредита.
cosmobureau-about-entrance = Здесь начинают все.
cosmobureau-about-rooms = Комнаты платят каждый раз, когда вы в них входите, и по пути тоже.
