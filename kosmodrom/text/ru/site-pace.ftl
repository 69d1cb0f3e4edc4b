# Как быстро ходят боты, переход к моему ходу, возврат хода

how-pace = Боты ходят { $pick }.
how-pace-galaxy_trucker = Показ полёта и ходы ботов идут { $pick }.
pace-calm = неспешно
pace-usual = в обычном темпе
pace-fast = быстро
pace-at-once = сразу
how-undo = Вернуть ход { $pick }.
how-undo-agreed = можно с согласия тех, кого это касается
how-undo-never = нельзя
skip-bots = К моему ходу
keys-everywhere-skip = сразу к моему ходу, если кругом одни боты
