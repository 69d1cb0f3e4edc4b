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
cosmobureau-choose-pays = платит всякий раз за жёлтые места
cosmobureau-choose-harder = выполнить труднее
cosmobureau-side-00 = Стандарт
cosmobureau-side-01 = Разведчик
cosmobureau-side-02 = Канцелярия
cosmobureau-side-03 = Грузовик
cosmobureau-side-04 = Основатель
cosmobureau-hint-choose = Нажмите на карточку, чтобы выбрать.
