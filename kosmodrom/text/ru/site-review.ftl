## Разбор вместе

together = Разбор вместе
together-start = Разобрать вместе
together-join = Смотреть вместе
together-invited = { $name } разбирает эту партию.
together-people = Кто здесь: { $n }
together-waiting = Вы ведёте разбор. Пока больше никого.
together-leading = Вы ведёте разбор. С вами { $n ->
    [one] смотрит
   *[other] смотрят
  } { $names }.
together-led = Разбор ведёт { $name }.
together-alone = Вы смотрите отдельно.
together-leaderless = Сейчас разбор никто не ведёт.
together-back = Назад к общему разбору ({ $name })
together-break = Смотреть отдельно
together-take = Вести разбор
together-hand-over = Передать разбор
together-leads = ведёт разбор
together-led-gone = во главе разбора, но сейчас не здесь
together-follows = смотрит вместе со всеми
together-on-own = смотрит отдельно
together-stop = Выйти из общего разбора
together-point = Показать что-нибудь
together-point-hint = Нажмите на что угодно на поле, и все увидят куда.
together-points = { $name } показывает на что-то здесь
together-points-at = { $name } показывает: { $thing }
together-points-elsewhere = { $name } показывает на то, чего сейчас у вас не видно
trouble-not-leading = Разбор сейчас ведёт кто-то другой.
trouble-not-together = Сначала присоединитесь к общему разбору.

## Заметки к моменту

notes = Заметки
notes-none = Заметок пока нет. Они остаются с партией, каждая у своего момента.
note-new = Заметка к этому моменту
note-add = Сохранить заметку
note-edit = Изменить заметку
note-edited = изменено
note-save = Сохранить
note-delete = Удалить заметку
note-keep = Оставить
trouble-no-note = Этой заметки больше нет.
trouble-note-empty = Заметка пуста.
trouble-note-stranger = Рядом с этой партией пишут только те, кто её играл.
trouble-not-your-note = Это чужая заметка.
trouble-too-many-notes = Больше заметок к этой партии не поместится: всего { $most }, от одного человека { $each }.

## Зрители, которые видят все карты позже

how-open = Зрители { $pick }.
how-open-never = не видят, что скрыто у игроков
how-open-after = видят всё скрытое, отставая на { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  }
hands-open = Зрители видят всё, что скрыто у игроков, с опозданием на { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  }.
hands-behind = Вы видите всё скрытое, а игру — какой она была { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  } назад.
hands-wait = Вы увидите всё скрытое с опозданием на { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  }. Игра только началась.
hands-silent = Кто видит всё скрытое, может писать столу только после игры.
trouble-no-hands = В этой игре никто ничего не скрывает.
trouble-no-such-delay = Зрители могут отставать от одной минуты до одного дня.
trouble-hands-open = Так нельзя, пока зрители позже видят всё скрытое.
trouble-sees-late = Кто видит всё скрытое, может писать столу только после игры.
