### Экипаж: названия, предложения и подсказки.

## Карты, задания, жетоны

crew-suit-pink = розовая
crew-suit-blue = синяя
crew-suit-green = зелёная
crew-suit-yellow = жёлтая
crew-suit-rocket = ракета
crew-card = { $suit } { $value }
crew-card-back = карта рубашкой вверх
crew-token-n1 = жетон 1
crew-token-n2 = жетон 2
crew-token-n3 = жетон 3
crew-token-n4 = жетон 4
crew-token-n5 = жетон 5
crew-token-omega = жетон омега
crew-token-a1 = жетон «одна стрелка»
crew-token-a2 = жетон «две стрелки»
crew-token-a3 = жетон «три стрелки»
crew-token-a4 = жетон «четыре стрелки»
crew-task-of = задание: { $card }
crew-task-done = выполнено
crew-task-lost = сорвано
crew-task-hidden = задание рубашкой вверх
crew-radio-highest = старшая
crew-radio-only = единственная
crew-radio-lowest = младшая
crew-radio-ready = радио готово
crew-radio-used = радио использовано
crew-commander = командир
crew-distress-active = сигнал бедствия подан
crew-distress-calm = сигнала бедствия нет

## Чего требует миссия

crew-role-commander = командир
crew-role-rest = все остальные
crew-role-sick = пациент
crew-role-silent = молчун
crew-role-walker = выход в космос
crew-role-pilot = пилот
crew-role-collector = собиратель
crew-role-opener = начало полёта
crew-role-closer = конец полёта
crew-role-chosen = выбранный игрок
crew-title-tasks = { $count ->
    [1] Одно задание
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
}
crew-title-ordered = { $count ->
    [one] одно на своём месте
   *[other] { $count } по порядку
}
crew-title-omega = одно из них последним
crew-title-decision = все одному
crew-title-distribution = делит командир
crew-title-never-short = девятки не берут
crew-title-ones = Взять взятку единицей
crew-title-rockets = Каждая ракета берёт
crew-title-never = Девятки не берут
crew-title-balance = Никто не вырывается вперёд
crew-title-count = У кого-то счёт взяток ограничен
crew-title-named = У некоторых взяток есть хозяин
crew-title-capture = Целая масть одному
crew-title-token = Задание для последней взятки
crew-title-own = Своя миссия
crew-mission-draft = { $count ->
    [1] Задание лежит открыто; его берёт командир.
    [one] { $count } задание лежит открыто. Разбирайте по очереди, начинает командир.
    [few] { $count } задания лежат открыто. Разбирайте по очереди, начинает командир.
   *[other] { $count } заданий лежат открыто. Разбирайте по очереди, начинает командир.
}
crew-mission-commander-decision = { $count ->
    [1] Одно задание лежит закрыто. Командир спрашивает всех и называет другого игрока, который его получит.
    [one] { $count } задание лежит закрыто. Командир спрашивает всех и называет другого игрока, который получит все.
    [few] { $count } задания лежат закрыто. Командир спрашивает всех и называет другого игрока, который получит все.
   *[other] { $count } заданий лежат закрыто. Командир спрашивает всех и называет другого игрока, который получит все.
}
crew-mission-commander-distribution = { $count ->
    [1] Одно задание. Командир открывает его, спрашивает всех и отдаёт кому хочет.
    [one] { $count } задание. Командир открывает по одному, спрашивает всех и отдаёт; ни у кого не должно оказаться на два больше, чем у другого.
    [few] { $count } задания. Командир открывает по одному, спрашивает всех и отдаёт; ни у кого не должно оказаться на два больше, чем у другого.
   *[other] { $count } заданий. Командир открывает по одному, спрашивает всех и отдаёт; ни у кого не должно оказаться на два больше, чем у другого.
}
crew-mission-numbers = Выполнять в порядке { $tokens }.
crew-mission-numbers-rest = Сначала по порядку { $tokens }, потом остальные.
crew-mission-number = Задание, на котором { $token }, выполняется { $place }-м по счёту.
crew-mission-arrows = По порядку { $tokens }; остальные когда угодно.
crew-mission-omega = Задание, на котором { $token }, выполняется последним.
crew-mission-dead-zone = Мёртвая зона: карту показать можно, но не её смысл.
crew-mission-disruption = Радио молчит до взятки { $trick }.
crew-mission-radio = Радио работает как обычно.
crew-mission-transfer = Впятером: до первой взятки одно задание может сменить хозяина.
crew-mission-role-named = Командир называет другого игрока. Роль: { $role }.
crew-mission-role-asked = Командир спрашивает всех и называет другого игрока. Роль: { $role }.
crew-mission-role-crew = Договоритесь вместе: { $role }.
crew-mission-role-rule = У кого { $card }, тот говорит об этом; следующему по часовой стрелке достаётся роль: { $role }.
crew-mission-role-silent = Без радио: { $role }.
crew-mission-swap-tokens = До разбора заданий два жетона могут поменяться местами.
crew-mission-move-token = До разбора заданий один жетон может перейти на задание без жетона.
crew-mission-draw = После взятки { $trick } каждый тянет случайную карту у соседа справа.
crew-mission-finish-all = Играются все взятки до конца.
crew-mission-finish-safe = После заданий игра идёт дальше, пока ещё что-то может пойти не так.
crew-match-value = цветные карты достоинства { $value }
crew-match-rockets = ракеты
crew-match-colours = цветные карты
crew-goal-count =
    { $count ->
        [1] Хотя бы одна карта должна взять взятку. Подходят { $what }.
        [one] Хотя бы { $count } карта должна взять по взятке. Подходят { $what }.
        [few] Хотя бы { $count } карты должны взять по взятке. Подходят { $what }.
       *[other] Хотя бы { $count } карт должны взять по взятке. Подходят { $what }.
    }
crew-goal-each = Каждая из { $cards } должна взять взятку.
crew-goal-each-ascending = { $cards } берут по взятке, именно в этом порядке.
crew-goal-never = Взятку не должны брать { $what }.
crew-goal-never-role = { $role }: взятку не должны брать { $what }.
crew-goal-exactly = { $count ->
    [0] { $role }: ни одной взятки.
    [one] { $role }: ровно одна взятка.
    [few] { $role }: ровно { $count } взятки.
   *[other] { $role }: ровно { $count } взяток.
}
crew-goal-at-most = { $count ->
    [0] { $role }: ни одной взятки.
    [one] { $role }: не больше одной взятки.
   *[other] { $role }: не больше { $count } взяток.
}
crew-goal-tricks = { $role }: { $tricks }.
crew-goal-tricks-only = { $role }: { $tricks }, и никаких других.
crew-goal-balance =
    { $count ->
        [one] Никто не должен обгонять другого на { $count } взятку.
        [few] Никто не должен обгонять другого на { $count } взятки.
       *[other] Никто не должен обгонять другого на { $count } взяток.
    }
crew-goal-capture = { $role }: { $suit }.
crew-goal-token-trick = Задание, на котором { $token }, выполняется не раньше. Взятка для него: { $trick }.
crew-all-pink = все розовые карты
crew-all-blue = все синие карты
crew-all-green = все зелёные карты
crew-all-yellow = все жёлтые карты
crew-trick-number = взятка { $trick }
crew-trick-first = первая взятка
crew-trick-last = последняя взятка
crew-trick-between-4-and-last = все взятки после четвёртой, кроме последней
crew-trick-run = взятки с { $from } по { $to }
crew-and = { $a } и { $b }

## За столом

crew-trick-area = Взятка
crew-led-suit = Масть хода: { $suit }
crew-winning = { $name } пока берёт
crew-led = заходит { $name }
crew-your-card = Ваша карта
crew-mission = Миссия { $mission }
crew-attempt = Попытка { $attempt }
crew-trick-of = Взятка { $trick } из { $tricks }
crew-jarvis = УРРИ
crew-you = Вы
crew-hand = Ваши карты
crew-hand-task = задание: { $name }
crew-hand-shown = показана
crew-hand-queued = сыграет сама, как только будет можно
crew-hand-closed = сейчас нельзя
crew-hand-next = следом
crew-play-card = Сыграть: { $card }
crew-play-for-jarvis = УРРИ играет: { $card }
crew-show-card = Показать: { $card }
crew-pass-card = Передать: { $card }
crew-pass-for-jarvis = УРРИ передаёт: { $card }
crew-choose-card = Выберите карту
crew-choose-task = Выберите задание
crew-take-task = Взять: { $card }
crew-take-for-jarvis = Для УРРИ: { $card }
crew-cards-left = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
crew-tricks-won = { $count ->
    [0] взяток пока нет
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
crew-shows-highest = старшая: { $suit }
crew-shows-only = единственная: { $suit }
crew-shows-lowest = младшая: { $suit }
crew-shows-dead = показана карта; почему, неизвестно
crew-tasks-done = { $done } из { $count } готово
crew-known = Что знают все
crew-known-none = нет
crew-known-gone = Сыграны
crew-tricks = Взятки
crew-tricks-help = Здесь можно посмотреть последнюю взятку.
crew-tricks-running = На столе взятка { $trick }.
crew-last-trick = Прошлая взятка
crew-last-trick-close = Закрыть
crew-last-trick-title = Взятка { $trick }
crew-trick-went-to = берёт { $name }
crew-waiting-for = Ходит { $name }
crew-waiting = Ждём: { $names }
crew-waiting-secret = Ждём остальных
crew-watching = Вы смотрите со стороны
crew-queue-set = { $card } сыграет сама, как только будет можно.
crew-queue-help = Выберите карту заранее: она сыграет сама в свой черёд.
crew-queue-cancel = Нет, не эту
crew-radio-set = { $card }: будет показана перед следующей взяткой.
crew-ask-lead = Вы заходите: играйте любую карту.
crew-ask-follow = Масть хода: { $suit }. Играйте в масть.
crew-ask-free = Масть хода: { $suit }. У вас её нет, играйте любую.
crew-ask-jarvis = Ходит УРРИ; карту выбираете вы.
crew-ask-radio = Перед взяткой { $trick }: скажете что-нибудь по радио?
crew-ask-radio-help = Старшая, младшая или единственная карта цвета; ракеты никогда.
crew-ask-radio-dead = Мёртвая зона: карту показать можно, но не её смысл.
crew-ask-radio-pick = Выберите карту, которую хотите показать.
crew-ask-draft = Возьмите задание.
crew-ask-draft-help = Пропустить нельзя.
crew-ask-draft-jarvis = Возьмите задание для УРРИ.
crew-ask-answer-decision = Командир спрашивает: справитесь со всеми заданиями?
crew-ask-answer-distribution = Командир спрашивает: возьмёте это задание?
crew-ask-answer-role = Командир спрашивает: возьмёте роль «{ $role }»?
crew-ask-answer-feel = Командир спрашивает: как вы себя чувствуете?
crew-answer-good = Хорошо: мои карты берут взятки
crew-answer-bad = Плохо: взяток могу не брать
crew-ask-answer-tricks = Какие взятки подходят вашим картам?
crew-ask-answer-help = Ответ слышат все, но он ни к чему не обязывает.
crew-ask-name-tasks = Кто получит все задания?
crew-ask-name-role = Кого вы называете?
crew-ask-name-role-help = Роль: { $role }
crew-ask-give = Кому это задание?
crew-ask-pass = Выберите карту, которую передадите.
crew-ask-pass-left = Налево, получает { $name }. Ракеты остаются.
crew-ask-pass-right = Направо, получает { $name }. Ракеты остаются.
crew-ask-pass-jarvis = Выберите карту, которую передаст УРРИ.
crew-ask-distress-help = Каждый передаёт одну карту в одну сторону. В бортжурнале это стоит одной попытки.
crew-ask-distress-active = Сигнал уже подан: передать ещё раз ничего не стоит.
crew-ask-seat-jarvis = Где сидит УРРИ?
crew-ask-swap-tokens = Поменять два жетона местами?
crew-ask-swap-tokens-help = Выберите два жетона или оставьте как есть.
crew-ask-move-token = Передвинуть один жетон?
crew-ask-move-token-help = Выберите жетон, потом задание без жетона.
crew-ask-transfer = Передать одно задание?
crew-ask-transfer-help = Выберите задание, потом кому оно достанется.
crew-ask-role = Кому роль: { $role }?
crew-ask-give-up = Сдать эту попытку?
crew-ask-give-up-help = Только если согласны все. Попытка засчитывается.
crew-ask-proposal = { $name } предлагает:
crew-ask-proposal-help = Нужно согласие всех. Можно предложить и другое.
crew-ask-other = Ваш ход
crew-over = Попытка окончена.
crew-ask-task-of = это задание игрока { $name }
crew-preview-wins = Пока она берёт взятку.
crew-preview-fulfils = Выполнит задание: { $cards }.
crew-preview-won = С ней миссия выполнена.
crew-preview-lost = С ней миссия провалена.
crew-yes = Согласиться
crew-no = Нет
crew-leave-it = Оставить как есть
crew-decline = Сказать нечего
crew-use-radio = Радио
crew-use-radio-when = покажет карту перед взяткой { $trick }
crew-use-radio-used = уже использовано
crew-use-radio-back = Назад к игре
crew-distress = Бедствие
crew-propose-give-up = Предложить сдаться
crew-side-left = налево
crew-side-right = направо
crew-says-yes = да
crew-says-no = нет
crew-says-good = хорошо
crew-says-bad = плохо
crew-says-first-four = первые четыре
crew-says-last = последнюю
crew-says-between = те, что между
crew-vote-yes = за
crew-vote-no = против
crew-vote-open = думает
crew-plan-seat-jarvis-left = УРРИ сидит слева от командира
crew-plan-seat-jarvis-right = УРРИ сидит справа от командира
crew-plan-swap-tokens = { $first } и { $second } меняются местами
crew-plan-move-token = { $token } переходит на { $card }
crew-plan-hand-over = задание { $card } получает { $who }
crew-plan-distress-left = все передают карту налево
crew-plan-distress-right = все передают карту направо
crew-plan-take-role = роль получает { $who }
crew-plan-give-up = сдать попытку
crew-pool = Задания на столе
crew-pool-hidden = Задания, пока закрытые
crew-jarvis-cards = Карты УРРИ

## Журнал

log-crew-jarvis-seated = УРРИ сидит рядом с командиром: { $side }
log-crew-dealt = Карты розданы, каждому { $cards }
log-crew-commanded = { $who }: { $card }, командир
log-crew-task-laid = Открыто задание { $card }
log-crew-task-laid-token = Открыто задание { $card }, на нём { $token }
log-crew-proposed = { $who } предлагает:
log-crew-agreed = { $who } за
log-crew-against = { $who } против
log-crew-settled = Решено:
log-crew-settled-none-seat-jarvis = УРРИ сидит, где сидит
log-crew-settled-none-swap-tokens = Жетоны остаются на местах
log-crew-settled-none-move-token = Жетоны остаются на местах
log-crew-settled-none-transfer = Задания остаются у хозяев
log-crew-settled-none-distress = На этот раз без сигнала бедствия
log-crew-settled-none-role = Роль не дана
log-crew-settled-none-give-up = Попытка продолжается
log-crew-said = { $who } отвечает: { $says }
log-crew-role-given = { $who }, роль: { $role }
log-crew-announced = { $who }: на руках { $card }
log-crew-task-taken = { $who } берёт задание { $card }
log-crew-task-taken-token = { $who } берёт задание { $card }, на нём { $token }
log-crew-distress-sent = Сигнал бедствия: все передают карту { $side }
log-crew-card-passed = { $card }: отдаёт { $who }, получает { $to }
log-crew-communicated = { $who } показывает: { $card }; почему, неизвестно
log-crew-communicated-highest = { $who } показывает: { $card }, старшая
log-crew-communicated-only = { $who } показывает: { $card }, единственная
log-crew-communicated-lowest = { $who } показывает: { $card }, младшая
log-crew-played-led = { $who } заходит: { $card }
log-crew-played-followed = { $who } играет в масть: { $card }
log-crew-played-other = { $who } играет: { $card }
log-crew-void-shown = { $who }: масти нет ({ $suit })
log-crew-trick-won = { $who } берёт взятку { $trick }: { $card }
log-crew-task-done = { $who }: задание { $card } выполнено
log-crew-task-done-token = { $who }: задание { $card } { $token } выполнено
log-crew-jarvis-turned = УРРИ открывает: { $card }
log-crew-cards-drawn = Все тянут карту у соседа справа
log-crew-card-drawn = { $who } тянет: { $card } (отдаёт { $from })

## Конец попытки

crew-end-won = Миссия выполнена
crew-end-lost = Миссия провалена
crew-end-tasks = Заданий выполнено: { $done } из { $count }
crew-end-attempt = Попытка { $attempt } записана в бортжурнал.
crew-end-practice = Тренировка: в бортжурнал не идёт.
crew-end-distress = Сигнал бедствия стоит ещё одной попытки.
crew-look-back = Пересмотреть
crew-to-logbook = Бортжурнал
crew-deal-title = Эта же раздача у других
crew-deal-none = С этой раздачей ещё никто не летал.
crew-deal-won = победа
crew-deal-lost = провал во взятке { $trick }
crew-deal-line = { $crew }: { $result }
crew-deal-sum = Побед на этих картах: { $won } из { $count }.
crew-all-hands = Все карты
crew-review-help = Карты в порядке хода; золотая рамка берёт взятку. Под картой: взятка, в которую она ушла.
crew-review-no-task = без задания
crew-review-task-done = задание
crew-review-broke = провал
crew-review-played = сыграна
crew-review-open = не выполнено
crew-review-in = взятка { $trick }
crew-review-leads = ходит { $leader }, берёт { $winner }
crew-review-previous = Взятка раньше
crew-review-next = Следующая взятка
crew-verdict-won = Всё выполнено к взятке { $trick }.
crew-verdict-task-lost = { $cards } во взятке { $trick } берёт { $who }, а задание было у другого: { $other }.
crew-verdict-token-number = Во взятке { $trick } задание, на котором { $token }, оказалось не { $place }-м по счёту: { $cards }.
crew-verdict-token-arrow = Во взятке { $trick } слишком рано выполнено задание, на котором { $token }: { $cards }.
crew-verdict-token-omega = Во взятке { $trick } задание, на котором { $token }, оказалось не последним: { $cards }.
crew-verdict-unfinished = Взятка { $trick } была последней, а выполнено не всё.
crew-verdict-gave-up = Экипаж сдался перед взяткой { $trick }.
crew-verdict-winning-card-count = После взятки { $trick } нужных карт для победы уже не хватает.
crew-verdict-winning-card-each = Взятка { $trick }: { $cards }. Нужная карта не взяла её или взяла не по порядку.
crew-verdict-winning-card-never = { $card } берёт взятку { $trick }, а этого нельзя.
crew-verdict-role-trick-count = После взятки { $trick } неверное число взяток: { $other }.
crew-verdict-role-wins-tricks = Взятку { $trick } берёт { $who }, а этого быть не должно.
crew-verdict-trick-balance = После взятки { $trick } { $who } слишком далеко впереди.
crew-verdict-capture-all = Взятку { $trick } берёт { $who }, а эти карты предназначались другому.
crew-verdict-token-trick = Во взятке { $trick } слишком рано выполнено задание, на котором { $token }.

## Бортжурнал

crew-logbook-title = Бортжурнал
crew-logbook-way = Путь к девятой планете
crew-logbook-crew = Ваш экипаж
crew-logbook-empty = Полётов ещё не было
crew-logbook-sum = { $attempts ->
    [one] попытка
    [few] попытки
   *[other] попыток
} { $missions ->
    [0] пока. Впереди пятьдесят миссий.
    [one] на { $missions } миссию. Меньше { $missions } не бывает.
    [few] на { $missions } миссии. Меньше { $missions } не бывает.
   *[other] на { $missions } миссий. Меньше { $missions } не бывает.
}
crew-logbook-first = с первой попытки
crew-logbook-signals = сигналы бедствия
crew-logbook-to-go = миссий впереди
crew-logbook-between = { $a } – { $b }
crew-logbook-won-in = победа во взятке { $trick }
crew-logbook-lost-in = провал во взятке { $trick }
crew-logbook-running = ещё в полёте
crew-logbook-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
crew-logbook-go-on = Лететь дальше
crew-logbook-fly = Лететь, попытка { $attempt }
crew-logbook-fly-again = Слетать ещё раз
crew-logbook-then = Дальше
crew-logbook-stop-open = Миссия { $mission }, полётов ещё не было
crew-logbook-stop-won = Миссия { $mission }, выполнена, попыток: { $attempts }
crew-logbook-stop-lost = Миссия { $mission }, пока не выполнена, попыток: { $attempts }
crew-legend-first = выполнена с первой попытки
crew-legend-dots = точка на попытку
crew-legend-distress = сигнал бедствия, плюс попытка
crew-back-home = К играм
crew-body-earth = Земля
crew-body-moon = Луна
crew-body-mars = Марс
crew-body-jupiter = Юпитер
crew-body-saturn = Сатурн
crew-body-uranus = Уран
crew-body-neptune = Нептун
crew-body-pluto = Плутон
crew-body-nine = Девятая планета

## Колода

crew-cards-title = Колода
crew-cards-lead = На карте достоинства n видно n орбит, и знак летит по внешней: старшие карты видно ещё до чтения.
crew-cards-grey = Всё одним серым
crew-cards-small = Маленькие
crew-cards-tasks = Задания
crew-cards-tokens = Жетоны
crew-cards-radio = Радио
crew-cards-marks = Знаки

## Первый полёт

crew-lesson-title = Первый полёт
crew-lesson-progress = Шаг { $step } из { $steps }
crew-lesson-name-0 = Вы
crew-lesson-name-1 = Мира
crew-lesson-name-2 = Томас
crew-lesson-name-3 = Юра
crew-lesson-well = Хорошо летите.
crew-lesson-over = Миссия выполнена. Больше знать ничего не нужно.
crew-lesson-again = Ещё раз
crew-lesson-next = Дальше
crew-lesson-fly = Лететь на миссию 1
crew-lesson-follow-title = Играйте в масть
crew-lesson-follow = Мира ходит синей, значит, у кого есть синяя, тот играет синюю. Старшая синяя берёт взятку. Возьмите её: пока старшая восьмёрка.
crew-lesson-follow-ask = Возьмите взятку синей картой.
crew-lesson-follow-closed = У вас есть синие, значит, сейчас можно только синюю. Подходящие карты обведены зелёным.
crew-lesson-follow-wrong = Масть верная, но восьмёрка старше. Возьмите взятку самой старшей синей.
crew-lesson-follow-done = Ваша девятка старше всех синих. Кто берёт взятку, тот ходит первым в следующей.
crew-lesson-rocket-title = Ракеты бьют всё
crew-lesson-rocket = Вы заходите, карта любая. Сыграйте розовую и посмотрите, что будет.
crew-lesson-rocket-ask = Ходите розовой.
crew-lesson-rocket-closed = Сыграйте розовую.
crew-lesson-rocket-wrong = Так тоже можно. Но посмотрим, что станет с розовой.
crew-lesson-rocket-done = У Юры нет розовых, и в ход пошла ракета. Ракеты бьют любой цвет, но играть ими на чужой цвет может лишь тот, у кого этого цвета нет.
crew-lesson-task-title = Задание и слово по радио
crew-lesson-task = Ваше задание: зелёная 1. Нужно взять взятку, в которой она лежит. Томас показывает зелёную 6, жетон радио сверху: это старшая зелёная в той руке. Кого стоит опасаться?
crew-lesson-task-ask = Сыграйте зелёную, которую Томас не побьёт.
crew-lesson-task-closed = Юра ходит зелёной, а зелёные у вас есть: играйте в масть.
crew-lesson-task-wrong = У Томаса зелёная 6, она заберёт ваше задание. Играйте старше.
crew-lesson-task-done = Зелёная 1 ваша: задание перевёрнуто. Возьми её кто-то другой, миссия была бы провалена.
crew-lesson-radio-title = Ваше радио
crew-lesson-radio = Один раз за миссию, перед взяткой, можно показать карту: старшую, младшую или единственную своего цвета. Ракету нельзя.
crew-lesson-radio-ask = Выберите карту и покажите её.
crew-lesson-radio-closed = Ракеты не показывают никогда.
crew-lesson-radio-wrong = Выберите цветную карту.
crew-lesson-radio-done = Жетон сверху: старшая, в середине: единственная, снизу: младшая. Карта остаётся у вас.
crew-lesson-last-title = Ради других
crew-lesson-last = У Миры задание: синяя 6, а карта у вас. Вы заходите. Отдайте её Мире: раз задание взято, скорее всего, у неё есть синяя старше.
crew-lesson-last-ask = Ходите картой, которую ждёт Мира.
crew-lesson-last-closed = Ходите синей 6.
crew-lesson-last-wrong = Это никому не поможет. Мире нужна синяя 6.
crew-lesson-last-done = Мира берёт синюю 6 синей 7: все задания выполнены, и это победа всего экипажа.

## Свои миссии

crew-design-title = Свои миссии
crew-design-lead = Задания, жетоны, особые правила и ваша история. Миссия проверяется перед полётом и при сохранении.
crew-design-name = Название
crew-design-story = История
crew-design-tasks = { $count ->
    [one] задание
    [few] задания
   *[other] заданий
}
crew-design-assign = Как раздаются задания
crew-design-assign-draft = разбираются по очереди
crew-design-assign-decision = все одному, решает командир
crew-design-assign-distribution = делит командир
crew-design-radio-usual = как обычно
crew-design-radio-dead = мёртвая зона
crew-design-radio-late = с опозданием
crew-design-radio-from = Молчит до взятки
crew-design-roles = Роли
crew-design-add-role = Добавить роль
crew-design-picked-by = Кто назначает
crew-design-picked-commander = назначает командир
crew-design-picked-crew = решают все
crew-design-picked-rule = решают карты
crew-design-goals = Цели
crew-design-goals-help = Должны быть достигнуты все цели и выполнены все задания.
crew-design-limits = Запреты
crew-design-limits-help = Первая взятка, которая нарушит запрет, проваливает миссию.
crew-design-add = Добавить
crew-design-remove = Убрать
crew-design-suits = Какие карты
crew-design-value = Какое достоинство
crew-design-any-value = любое достоинство
crew-design-value-is = достоинство { $value }
crew-design-at-least = не меньше
crew-design-order = Порядок
crew-design-order-any = в любом порядке
crew-design-order-ascending = именно в этом порядке
crew-design-cards = Выбрать карты
crew-design-difference = разница не больше
crew-design-who = Кто
crew-design-anybody = кто угодно
crew-design-how-many = Сколько
crew-design-exactly = ровно
crew-design-at-most = не больше
crew-design-tricks = Какие взятки: числа, «первая», «последняя»
crew-design-only = и никаких других
crew-design-ending = Конец
crew-design-type-winning-card-count = Некоторые карты должны взять
crew-design-type-winning-card-each = Каждая из этих карт берёт
crew-design-type-winning-card-never = Некоторые карты не должны брать
crew-design-type-role-trick-count = Кому-то столько-то взяток
crew-design-type-role-wins-tricks = Кому-то именно эти взятки
crew-design-type-trick-balance = Никто не вырывается вперёд
crew-design-type-capture-all = Кому-то целая масть
crew-design-type-token-trick = Жетон привязан к взятке
crew-design-finish-tasks-done = когда выполнено последнее задание
crew-design-finish-goals-done = когда достигнута последняя цель
crew-design-finish-exhausted = после последней взятки
crew-design-finish-exhausted-or-safe = после последней взятки или когда запреты уже не нарушить
crew-design-finish-tasks-done-and-safe = когда задания выполнены и запреты уже не нарушить
crew-design-players = Игроков
crew-design-fly = Лететь с ботами
crew-design-friends = Лететь с друзьями
crew-design-save = Сохранить и получить ссылку
crew-design-saved = Сохранено. По этой ссылке на миссию может полететь кто угодно.
crew-design-link = Ссылка на эту миссию
crew-design-copy = Скопировать ссылку
crew-choose-player = Выбрать: { $name }
crew-away = не здесь
crew-nothing = Пока делать нечего.

## Настройки стола

option-crew-mission = Летим на миссию { $pick }.
option-crew-aids = То, что мог бы помнить каждый, { $pick }.
option-crew-aids-true = записано для всех
option-crew-aids-false = держим в голове
option-crew-open-discards = Сыгранные взятки { $pick }.
option-crew-open-discards-true = можно смотреть все
option-crew-open-discards-false = закрыты, кроме последней
option-crew-hard = Втроём летим { $pick }.
option-crew-hard-true = по трудному варианту, без зелёных
option-crew-hard-false = с полной колодой
option-crew-attempt = Это попытка { $pick }.
option-crew-distress = Сигнал бедствия { $pick }.
option-crew-distress-true = уже подан
option-crew-distress-false = не подан
option-crew-custom = Своя миссия: { $pick }
option-crew-tasks = Простых заданий: { $pick }

## Этапы

phase-crew-seat-jarvis = Где сидит УРРИ
phase-crew-deal = Раздача
phase-crew-roles = Роли
phase-crew-tokens = Жетоны
phase-crew-draft = Задания
phase-crew-decision = Командир решает
phase-crew-distribution = Командир делит задания
phase-crew-transfer = Задание может сменить хозяина
phase-crew-distress = Перед первой взяткой
phase-crew-passing = Карты передаются
phase-crew-give-up = Сдаться?
phase-crew-trick = Взятка { $n }
phase-crew-over = Конец

## После конца

follow-up-crew-again = Ещё раз с новыми картами
follow-up-crew-next = К следующей миссии
start-crew = Начать полёт
crew-got = получена { $card }, отдана { $given }
crew-winning-you = Пока берёте вы
crew-took = { $name } берёт взятку
crew-took-you = Вы берёте взятку
crew-led-you = вы заходите

## Почему нельзя

why-crew-no-such-seat = Такого игрока здесь нет.
why-crew-no-jarvis = УРРИ летит только вместе с двумя людьми.
why-crew-jarvis-commander = За УРРИ решает только командир.
why-crew-not-yet = Ещё рано: до начала взятки карты не играют.
why-crew-not-your-turn = Сейчас не ваш ход.
why-crew-not-in-hand = Этой карты у вас нет.
why-crew-jarvis-face-up = УРРИ играет только открытыми картами.
why-crew-follow-suit = { $suit ->
    [pink] Ход розовой, а розовые у вас есть: сыграйте розовую.
    [blue] Ход синей, а синие у вас есть: сыграйте синюю.
    [green] Ход зелёной, а зелёные у вас есть: сыграйте зелёную.
    [yellow] Ход жёлтой, а жёлтые у вас есть: сыграйте жёлтую.
   *[rocket] Ход ракетой, а ракеты у вас есть: сыграйте ракету.
}
why-crew-radio-rocket = Ракеты по радио не показывают.
why-crew-radio-middle = Показать можно только старшую, младшую или единственную карту цвета.
why-crew-radio-used = Ваше радио в этой миссии уже использовано.
why-crew-radio-silent = В этой миссии у вас нет радио.
why-crew-radio-window = Радио работает только перед взяткой, не во время неё.
why-crew-radio-disrupted = Связи нет до взятки { $trick }.
why-crew-radio-declined = Вы уже отказались от радио перед этой взяткой.
why-crew-just-play = Вы заходите: просто сыграйте карту.
why-crew-tasks-assigned = У всех заданий уже есть хозяева.
why-crew-no-such-task = Такого задания на столе нет.
why-crew-not-asked = Вас не спрашивали.
why-crew-answer-words = Такой ответ не разрешён.
why-crew-not-now = Не сейчас.
why-crew-commander-only = Это делает только командир.
why-crew-name-another = Командир должен назвать другого игрока.
why-crew-too-many-tasks = Ни у кого не должно быть на два задания больше, чем у другого.
why-crew-pass-rocket = Ракеты не передают.
why-crew-give-up-between-tricks = Сдаться можно только между взятками.
why-crew-give-up-refused = Экипаж против; спросите снова после взятки.
why-crew-no-decision = Сейчас решать нечего.
why-crew-already-voted = Вы уже высказались.
why-crew-must-decide = Здесь нужно решение: ответ «нет» не годится.
why-crew-not-proposed = Сейчас это предложить нельзя.

## Можно ли было победить?

crew-hindsight-title = Можно ли было победить?
crew-hindsight-wait = Пробуем с открытыми картами …
crew-hindsight-did = Да, и этот экипаж победил.
crew-hindsight-yes = Да: экипаж, видящий все карты, мог победить, например так:
crew-hindsight-no = Нет: перебраны все варианты, ни один не побеждает даже с открытыми картами.
crew-hindsight-unknown = Не выяснено: победный вариант не найден, но перебрать все не удалось.
crew-hindsight-whole = Вся раздача, с заданиями, как их разобрали
crew-hindsight-here = А отсюда?
crew-hindsight-where = Где всё решилось?
crew-hindsight-until = На моменте { $n } победить ещё было можно.
crew-hindsight-lost = Решающей стала карта { $card } ({ $who }, момент { $n }).
crew-hindsight-show = Показать
crew-hindsight-never = Момента, с которого можно было победить, не нашлось.
crew-hindsight-all = Снова вся раздача
crew-hindsight-from = С момента { $n }

## A finished attempt, judged card by card

crew-judged-wait = Пробуем с открытыми картами …
crew-judged-until = Победа была возможна до взятки { $trick }
crew-judged-lost = Проиграно картой { $card } ({ $who }).
crew-judged-kept = { $count ->
    [one] К победе вела только { $cards }.
    [few] К победе вели { $cards }.
    [many] К победе вели { $cards }.
   *[other] К победе вели { $cards }.
}
crew-judged-kept-many = К победе вели { $cards } и другие карты.
crew-judged-won = Победа была возможна, и вы победили
crew-judged-won-more = После каждой сыгранной карты победа оставалась возможной.
crew-judged-open = Победа была возможна до конца
crew-judged-open-more = С открытыми картами в конце ещё можно было победить.
crew-judged-no = Проиграно с первой карты
crew-judged-no-more = С такими картами и заданиями победить нельзя, даже если видеть все карты.
crew-judged-unknown = Выяснить не удалось
crew-judged-unknown-more = За отведённое время не нашлось ни победы, ни доказательства, что её нет.
crew-judged-turning = перелом
crew-judged-point = { $who }: { $card }
crew-judged-there = победа возможна
crew-judged-gone = пути больше нет
crew-judged-chart = На что можно было надеяться в каждой взятке и как долго победа была возможна
crew-judged-key = Линия: на что мог надеяться ведущий, в %. Полоса: что позволяли открытые карты.
crew-judged-known = Что можно было знать: { $who }
crew-judged-percent = { $n } %
crew-judged-shares = Доля воображаемых раздач, в которых карта выигрывает, если дальше все играют разумно.
crew-judged-fair = Разумная догадка, которая не сбылась.
crew-judged-more = Другая карта обещала больше.
crew-judged-line = Путь к победе
crew-judged-step = Пройти по шагам
crew-judged-back = К тому, что сыграно
crew-judged-cards = Что значат знаки на картах
crew-judged-card-yes = победа ещё возможна
crew-judged-card-only = только так
crew-judged-card-no = проигрыш

## Puzzles

crew-puzzles = Задачи
crew-puzzle-number = Задача { $n }
crew-puzzle-of-day = Задача дня
crew-puzzle-kind-open = все карты открыты
crew-puzzle-kind-own = со своего места
crew-puzzle-ask-open = Побеждает одна карта: какая?
crew-puzzle-ask-own = Одна карта явно лучше: какая?
crew-puzzle-lead = Ваш заход. Выберите карту.
crew-puzzle-follow = Ваш ход. Выберите карту.
crew-puzzle-rule-open = Неверная карта покажет, как всё проиграно, и звезда пропадёт.
crew-puzzle-rule-own = Вы знаете то же, что за столом: какая карта выигрывает больше всего возможных раздач?
crew-puzzle-your-card = Ваша карта
crew-puzzle-tricks = { $tricks ->
    [one] Осталась { $tricks } взятка
    [few] Осталось { $tricks } взятки
   *[many] Осталось { $tricks } взяток
}
crew-puzzle-task = { $who }: { $card }
crew-puzzle-hint = Подсказка
crew-puzzle-hint-head = Подсказка
crew-puzzle-hint-count = { $n } из { $count }
crew-puzzle-no-star = С подсказкой задача засчитывается, но без звезды.
why-crew-puzzle-hint-task = На пути к победе взятку { $trick } с заданием { $card } берёт { $seat }.
why-crew-puzzle-hint-winner = На пути к победе эту взятку берёт { $seat }.
why-crew-puzzle-hint-not = Это не { $card }.
why-crew-puzzle-hint-two = Это { $card } или { $other }.
crew-puzzle-right = Верно: { $card }
crew-puzzle-right-star = Найдено с первой попытки: звезда.
crew-puzzle-right-plain = Найдено. Звезда даётся за первую попытку без подсказки.
crew-puzzle-wrong = { $card } не побеждает
crew-puzzle-wrong-open = Может выйти, например, так:
crew-puzzle-wrong-own = Другая карта выигрывает заметно чаще.
crew-puzzle-shown = Ответ: { $card }
crew-puzzle-goes-on = Так игра идёт к победе:
crew-puzzle-shares = В какой доле возможных раздач с этой картой ещё можно победить:
crew-puzzle-show = Показать решение
crew-puzzle-next = Следующая задача
crew-puzzle-days = { $n ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
crew-puzzle-best = Лучший результат: { $n }
crew-puzzle-all = Все задачи
crew-puzzle-found = Найдено { $n } из { $count }
crew-puzzle-grade = Сложность { $n } из 5
crew-puzzle-state-star = найдено с первой попытки
crew-puzzle-state-found = найдено
crew-puzzle-state-shown = решение показано
crew-puzzle-state-new = ещё не решалась
crew-puzzle-about = Чем сложнее, тем больше положений надо перебрать или тем ближе вторая по силе карта.
crew-puzzle-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
crew-puzzle-past = Сыгранные взятки
crew-puzzle-kept = Серия и звёзды хранятся в этом браузере.
