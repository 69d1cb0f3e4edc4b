# Партия дня: панель на главной странице и табло вылетов.

nav-today = Сегодня

daily-title = Партия дня
daily-today = Вылеты сегодня
daily-past = Вылеты этого дня
daily-sentence = Одна и та же раздача для всех, в зачёт идёт одна попытка.
daily-sentence-past = Что летало в этот день и чем всё кончилось.
daily-next = Новые партии через { $hours } ч { $minutes } мин.
daily-one-try = { $day }, одна попытка
daily-earlier = Предыдущий день
daily-later = Следующий день
daily-to-today = Сегодняшние вылеты
daily-board = Вылеты
daily-game = Игра
daily-plan = В этот день
daily-others = Как у других
daily-you = Вы
daily-hidden = скрыто до вашего полёта
daily-nobody = пока никто не вернулся
daily-fly = Лететь сейчас
daily-fly-short = Лететь
daily-go-on = Продолжить
daily-practise = Потренироваться
daily-practise-again = Ещё раз для тренировки
daily-look-back = Посмотреть свой полёт
daily-watch-best = Посмотреть лучший
daily-begin-note = Попытка засчитывается с первой секунды: ни отмены, ни паузы, ни второго раза. Закончить её можно до конца завтрашнего дня.
daily-how-others = { $game }: как у других
daily-crews = { $flown ->
    [one] { $flown } попытка
    [few] { $flown } попытки
   *[many] { $flown } попыток
}, { $home ->
    [0] успешных нет
    [one] { $home } успешная
   *[other] { $home } успешных
}
daily-lost = Проиграно: { $n }
daily-lost-out = Не вышло: { $n }
daily-lost-mostly = чаще всего на взятке { $n }
daily-missing = Не вернулись: { $n }
daily-best = Лучшие за день
daily-this-server = на этом сервере
daily-show-all = Показать все: { $n }
daily-somebody = кто-то
daily-replay-of = Посмотреть запись: { $name }
daily-place = Место { $place } из { $flown }
daily-hidden-title = Табло пока закрыто
daily-hidden-text = Сыграйте одну из сегодняшних партий: когда вернётесь, здесь откроются результаты других и их записи.
daily-listed = Показывать моё имя здесь и в списках лучших
daily-listed-text = Пока выключено, для остальных вы «кто-то».
daily-state-flying = в пути
daily-rocket-you = вы

daily-axis-crew = взяток до последнего задания
daily-axis-galaxy_trucker = кредиты
daily-axis-cosmobureau = кредиты
daily-home-crew = { $home } из { $flown } с победой
daily-home-galaxy_trucker = { $home } из { $flown } долетели
daily-home-cosmobureau = { $home } из { $flown } с повышением
daily-value-crew = { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
   *[many] { $n } взяток
}
daily-value-crew-lost = неудача на взятке { $n }
daily-value-galaxy_trucker = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
daily-value-galaxy_trucker-lost = { $n ->
    [one] { $n } кредит, корабль не долетел
    [few] { $n } кредита, корабль не долетел
   *[many] { $n } кредитов, корабль не долетел
}
daily-value-cosmobureau = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
daily-value-cosmobureau-lost = { $n ->
    [one] { $n } кредит, без повышения
    [few] { $n } кредита, без повышения
   *[many] { $n } кредитов, без повышения
}

# На табло: букв как можно меньше.
daily-flap-crew-home = УРА { $n }
daily-flap-crew-lost = УВЫ { $n }
daily-flap-credits = { $n } КР
daily-flap-missing = НЕТ

daily-plan-crew-easy = Миссия { $mission } для разминки. Вы и три штурмана.
daily-plan-crew-order = Миссия { $mission }: всё по порядку. Вы и три штурмана.
daily-plan-crew-quiet = Миссия { $mission }, связь плохая. Вы и три штурмана.
daily-plan-crew-tricks = Миссия { $mission }, особая. Вы и три штурмана.
daily-plan-crew-three = Миссия { $mission } втроём. Вы и два штурмана.
daily-plan-crew-long = Миссия { $mission }: много карт заданий. Вы и три штурмана.
daily-plan-crew-five = Миссия { $mission } впятером. Вы и четыре штурмана.
daily-plan-galaxy_trucker-first = Раунд 1 без часов против двух пилотов.
daily-plan-galaxy_trucker-clock = Раунд 2 на время против трёх пилотов.
daily-plan-galaxy_trucker-turns = Раунд 1, стройка по очереди с двумя пилотами.
daily-plan-galaxy_trucker-budget = Раунд 2, всего 45 деталей из кучи, против двух пилотов.
daily-plan-galaxy_trucker-technologies = Раунд 2 с новыми технологиями против двух пилотов.
daily-plan-galaxy_trucker-both = Раунды 1 и 2 без часов против двух пилотов.
daily-plan-galaxy_trucker-rough = Раунд 2 по плохой дороге против трёх пилотов.
daily-plan-cosmobureau-plain = В одиночку, обычный корабль, без капитана.
daily-plan-cosmobureau-captain = В одиночку, капитан по жребию.
daily-plan-cosmobureau-backs = В одиночку, оборот корабля.
daily-plan-cosmobureau-own-captain = В одиночку, капитан на ваш выбор.
daily-plan-cosmobureau-own-side = В одиночку, корабль на ваш выбор.
daily-plan-cosmobureau-free = В одиночку, корабль и капитан на ваш выбор.

daily-table-counted = Партия дня: эта попытка идёт в зачёт.
daily-table-practice = Тренировка на партии дня за { $day }: в зачёт не идёт.
daily-to-board = К табло

trouble-no-day = На { $day } партий нет. Сегодняшние — на странице «Сегодня».
trouble-day-over = Этот день закончился. Его партии можно сыграть для тренировки.
trouble-day-hidden = Сначала сыграйте эту партию дня сами, тогда откроются игры других.
trouble-day-alone = Партию дня играют в одиночку и на одном устройстве.
trouble-day-counts = Эта попытка идёт в зачёт: здесь можно только играть.
puzzle-title = Задача дня
puzzle-line = «Экипаж»: верна одна карта
puzzle-solve = Решить
puzzle-solved = Решена
