### Какие клавиши что делают

keys-title = Клавиши
keys-everywhere = Везде
keys-replay = Просмотр партии
keys-everywhere-next = к следующему, что можно нажать
keys-everywhere-press = нажать
keys-everywhere-away = закрыть, отложить, забыть выбранное
keys-everywhere-help = этот список
keys-crew-card = к карте на руке
keys-crew-walk = вдоль руки
keys-crew-play = взять карту; ещё раз: сыграть
keys-cosmobureau-agent = взять агента с руки
keys-cosmobureau-turn = повернуть агента
keys-cosmobureau-press = поставить, лететь, применить то, что в фокусе
keys-galaxy_trucker-grab = взять деталь; в полёте: дальше
keys-galaxy_trucker-turn = повернуть деталь, в обратную сторону
keys-galaxy_trucker-walk = по кораблю
keys-galaxy_trucker-place = поставить деталь сюда
keys-galaxy_trucker-aside = отложить деталь
keys-galaxy_trucker-return = вернуть деталь
keys-galaxy_trucker-undo = осмотр: вернуть снятое
keys-galaxy_trucker-pause = пауза, продолжить
keys-replay-step = на шаг назад, вперёд
keys-replay-chapter = на главу назад, вперёд
keys-replay-ends = в начало, в конец
keys-replay-play = пуск, стоп
