# Один путник: первая страница для тех, кто вернулся, столы, места, которые переходят к другим.

part-mission = миссия { $n }
fly-mission = Начать миссию { $n }
bots-count = { $n ->
    [1] бот
    [2] два бота
    [3] три бота
    [4] четыре бота
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
  }
home-welcome = С возвращением, { $name }
home-continue = Продолжаем: { $part }. С вами { $who }
home-fly-on = Лететь дальше
home-logbook = Открыть бортжурнал
home-move-at = Ваш ход за столом «{ $table }»
home-waiting = { $n ->
    [one] Вас ждёт { $names }.
    [few] Вас ждут { $names }.
   *[many] Вас ждут { $names }.
  }
home-waiting-until = { $n ->
    [one] Вас ждёт { $names }. Время на ход: до { $when }.
    [few] Вас ждут { $names }. Время на ход: до { $when }.
   *[many] Вас ждут { $names }. Время на ход: до { $when }.
  }
home-until = Время на ход: до { $when }.
home-only-bots = Ждут только боты.
home-by-mail = По переписке, { $time } на ход
home-make-move = Сделать ход
move-crew-trick = Сыграть карту
move-crew-draft = Взять задание
move-cosmobureau-turn = Сделать ход
move-galaxy_trucker-build = Строить дальше
move-galaxy_trucker-card = Лететь дальше
play-friends = С друзьями
lessons-title = Уроки
lesson-begin = Начать
lesson-go-on = Дальше, с шага { $n }
lesson-again = Ещё раз
lesson-steps = Пройдено шагов: { $done } из { $steps }
lesson-how-to = Как играть

## Страница столов

row-rematch = Реванш
row-put-away = Убрать
row-away = Стол «{ $table }» убран.
row-undo = Вернуть
tables-which = Какие столы
tables-all = Все
tables-my-move = Мой ход
tables-game = Какая игра
tables-every-game = Все игры
tables-none = Таких столов нет
tables-none-text = Выберите другие или откройте новый.
tables-show-all = Показать все столы

## Места, которые переходят к другим

log-left = Из-за стола уходит { $who }; садится бот { $bot }
log-left-galaxy_trucker = Из-за стола уходит { $who }; корабль выйдет из полёта перед следующей картой
log-took-over = Вместо бота по имени { $bot } садится { $who }
log-took-over-you = Вы садитесь вместо бота по имени { $bot }
how-takeover = Сесть вместо бота во время игры { $pick }.
how-takeover-friends = могут друзья по ссылке
how-takeover-nobody = не может никто
takeover-switch = Друзья могут сесть на место бота
takeover-switch-text = По ссылке можно сесть за стол и во время игры.
takeover-offer = Здесь можно сесть на место бота. Вы увидите только то, что положено видеть на этом месте.
takeover-take = Занять место бота
takeover-take-of = Занять место бота: { $name }
takeover-note = По ссылке можно сесть за стол вместо бота.

## Продолжить вместе

offer-text =
    { $n ->
        [one] Вместе вы играли за { $n } столом.
       *[other] Вместе вы играли за { $n } столами.
    }
offer-take = Продолжить: { $part }

## Когда что-то нельзя

trouble-no-takeover = За этим столом никто не садится вместо бота.
trouble-known-deal = Эту раздачу уже играли или выбрали заранее, поэтому сесть сейчас нельзя.
trouble-sat-here = У вас уже было место за этим столом: вы слишком много знаете, чтобы занять другое.
trouble-journey-done = Всё уже пройдено. Выберите, что сыграть ещё раз.
