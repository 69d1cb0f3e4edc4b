# Статистика своих игр в картинках и списки лучших этого сервера.

nav-voyages = Мои полёты

voyages-title = Ваши полёты
voyages-since = с { $day }
voyages-empty-title = Полётов ещё не было
voyages-empty-text = Закончите игру, и здесь появятся её миссии, корабли, кредиты и бланки.
voyages-empty-play = К играм
voyages-uncounted-title = В зачёт пока ничего не пошло
voyages-uncounted = { $n ->
    [one] { $n } оконченная игра
    [few] { $n } оконченные игры
   *[many] { $n } оконченных игр
} не в счёт: раздачу можно было знать заранее. Считаются игры с новой раздачей, которую никто не выбирал.
voyages-missions = { $n ->
    [one] вылет на миссию
    [few] вылета на миссии
   *[many] вылетов на миссии
}
voyages-ships = { $n ->
    [one] корабль запущен
    [few] корабля запущено
   *[many] кораблей запущено
}
voyages-forms = { $n ->
    [one] бланк сдан
    [few] бланка сдано
   *[many] бланков сдано
}
voyages-home = вернулись домой
voyages-wins = { $n ->
    [one] победа
    [few] победы
   *[many] побед
}

voyages-crew = { game-crew }: пройденные миссии
voyages-crew-done = { $done } из { $all }
voyages-crew-picture = Пройдено миссий: { $done }, следующая — { $next }
voyages-crew-complete = Все миссии пройдены
voyages-crew-first = с первой попытки.
voyages-crew-stubborn = Самая упрямая: миссия { $mission }, попыток: { $n }.
voyages-crew-signals = Сигналов бедствия: { $n }.
voyages-crew-cause = Чаще всего подводит вот что: { $cause }.
voyages-cause-task_lost = задание уходит не туда
voyages-cause-token = нарушен порядок заданий
voyages-cause-unfinished = взятки кончаются раньше заданий
voyages-cause-gave_up = попытку прекращают
voyages-cause-other = особое правило миссии

voyages-lost = { game-galaxy_trucker }: что погубило корабли
voyages-arrived = { $arrived } из { $ships } долетели
voyages-lost-none = Пока долетели все корабли.
voyages-lost-own_choice = Сход по своей воле
voyages-lost-no_humans = Никого на борту
voyages-lost-no_engines = Не хватило двигателей
voyages-lost-lapped = Лидер обогнал на круг
voyages-lost-no_ship = Лететь было не на чем
voyages-lost-other = Другие причины
voyages-parts = Что отвалилось
voyages-parts-none = Не отвалилось ни одной детали.
voyages-parts-meteors = Метеориты
voyages-parts-meteors-left = Метеориты, чаще слева
voyages-parts-meteors-right = Метеориты, чаще справа
voyages-parts-meteors-front = Метеориты, чаще спереди
voyages-parts-meteors-rear = Метеориты, чаще сзади
voyages-parts-shots = Вражеский огонь
voyages-parts-inspection = Снято при осмотре
voyages-parts-other = Прочие неприятности
voyages-credits = Кредиты по раундам
voyages-credits-mean = в среднем, сверху лучший
voyages-credits-best = лучший { $n }
voyages-credits-round = раунд { $round }
voyages-credits-words = Раунд { $round }: в среднем { $mean }, лучший результат { $best }.

voyages-city = { game-cosmobureau }: ваш город результатов
voyages-city-alone = { $n ->
    [one] { $n } игра в одиночку
    [few] { $n } игры в одиночку
   *[many] { $n } игр в одиночку
}
voyages-city-none = Игр в одиночку ещё не было: каждая станет здесь домом.
voyages-city-first = первый ранг: { $rank }
voyages-city-now = сейчас: { $rank }
voyages-city-words = Результаты в одиночку, от старых к новым: { $list }.
voyages-city-together = С другими: побед { $won } из { $n }, лучший результат { $best }.

best-title = Лучшие на этом сервере
best-empty = В списках пока никого. Первая законченная игра и будет лучшей.
best-crew-journey = { game-crew }: больше миссий, меньше попыток
best-cosmobureau-alone = { game-cosmobureau }: в одиночку, без капитана
best-cosmobureau-alone-captain = { game-cosmobureau }: в одиночку, с капитаном
best-galaxy_trucker-rounds-1 = { game-galaxy_trucker }: кредиты за один раунд
best-galaxy_trucker-rounds-2 = { game-galaxy_trucker }: кредиты за два раунда
best-galaxy_trucker-rounds-3 = { game-galaxy_trucker }: кредиты за три раунда
best-galaxy_trucker-rounds-4 = { game-galaxy_trucker }: кредиты за четыре раунда
best-score-crew = { $n ->
    [one] { $n } миссия
    [few] { $n } миссии
   *[many] { $n } миссий
}, { $tables ->
    [one] { $tables } попытка
    [few] { $tables } попытки
   *[many] { $tables } попыток
}
best-score-galaxy_trucker = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
best-score-cosmobureau = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
best-others = { $n ->
    [one] кто-то ещё
   *[other] ещё { $n }
}
best-place = Место { $n }
best-not-yet = вас тут ещё нет
best-you = вы
best-leads = Впереди { $who }, { $score }
