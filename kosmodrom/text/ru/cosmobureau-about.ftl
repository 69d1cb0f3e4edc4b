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
