## Дом

site-name = Космодром
nav-label = Страницы
nav-games = Игры
nav-tables = Столы
nav-logbook = Бортжурнал
nav-rules = Правила
menu = Меню
close = Закрыть
back = Назад
skip = Сразу к странице
loading = Минутку…
yes = да
no = нет
home-link = Космодром, на главную
theme-to-day = Включить дневные цвета
theme-to-night = Включить ночные цвета
language = Язык
visitor-names = Комета, Спутник, Метеор, Орбита, Восток, Пульсар, Нова, Зенит, Квазар, Аврора, Затмение, Союз, Вега, Альтаир, Сириус, Антарес, Космос, Туманность
bot-names = Белка, Стрелка, Лайка, Мушка, Жулька

## Игры

game-crew = Экипаж
game-crew-line = Взять нужную взятку, вместе и без единого слова.
game-crew-facts = от 2 до 5, 20 мин
game-crew-art = Пять шлемов вокруг стола с взяткой
game-galaxy_trucker = Космические дальнобойщики
game-galaxy_trucker-line = Соберите корабль второпях. Смотрите, как он долетает по частям.
game-galaxy_trucker-facts = от 2 до 5, 60 мин
game-galaxy_trucker-art = Корабль из квадратных деталей летит сквозь метеориты и теряет каюту
game-cosmobureau = Космобюро
game-cosmobureau-line = Исследуйте небольшую вселенную. Чеки сохраняйте.
game-cosmobureau-facts = от 1 до 4, 45 мин
game-cosmobureau-art = Служащий с антенной ставит печати перед картой маленьких миров
game-being-built = На стартовом столе: ещё строится, пока не летает
play-now = Играть
play-with-friends = Играть с друзьями
play-alone = В одиночку

## Первая страница

home-sentence = Три настольные игры о космосе: для друзей, ботов и долгих вечеров.
home-learn = { $n ->
    [one] Освоить за { $n } шаг
    [few] Освоить за { $n } шага
   *[other] Освоить за { $n } шагов
}
home-other-tables = Другие ваши столы
home-open-tables = Открытые столы
home-all = Все { $n }
foot-no-account = Учётная запись не нужна. Ваше место в вашей ссылке.
foot-free = Свободная программа, работает на вашем компьютере.
empty-open = Площадка свободна
empty-open-text = Сейчас никто не ищет компанию. Кто-то должен быть первым.
empty-tables = Столов пока нет
empty-open-one = Открыть стол
row-look-in = Заглянуть
row-remind = Напомнить
row-reminded = Напоминание придёт на устройства, где включены уведомления: { $names }.
row-look-back = Пересмотреть
row-take-seat = Сесть за стол
row-watch = Смотреть
status-mission = Миссия { $n }
status-open = { $game }. { $free ->
    [0] Свободных мест нет
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[other] Свободно { $free } мест
  }
status-waiting = Ожидается ход: { $names }
status-running = Ваш ход
tables-running = Идут
tables-finished = Окончены
table-names = Ночная смена, Долгий вечер, Чайник закипел, Второй виток, Тёплый самовар, Тихий эфир, Обратная сторона, Долгий отсчёт, Место у иллюминатора, Запасная батарейка
table-of = { $game } с друзьями
table-alone = { $game } в одиночку
table-with-bots = { $game } с ботами
table-rename = Переименовать стол
table-save = Так и назвать
table-name = Название стола
seat-number = Место { $n }

## Настройки

settings-title = Настройки
settings-name = Ваше имя
settings-nameless = имени пока нет
settings-change = Изменить
settings-save = Так и зовите
settings-saved = Сохранено.
settings-colours = Цвета
settings-text-size = Размер текста
settings-sound = Звуки
settings-sound-try = Послушать звук
sound-grab = Взято
sound-fits = Подошло
sound-wrong = Не подходит
sound-flip = Песочные часы
sound-hit = Попадание
sound-break-off = Отвалилось
sound-coins = Кредиты
sound-win = Победа
settings-notice = Сообщать, что мой ход
settings-notice-text = Уведомление браузера, пока вы смотрите на другое
settings-notice-denied = Браузер не разрешает уведомления с этой страницы. Это меняется в его настройках.
settings-motion = Меньше движения
settings-motion-text = Вещи проявляются, а не летают
settings-marks = Называть цвета
settings-marks-text = Слова и знаки рядом с формами и цветами
settings-ask = Спрашивать перед ходом
settings-ask-text = Первое касание выбирает, второе играет
settings-left = Для левой руки
settings-left-text = Кнопки там, где левый большой палец
theme-night = Ночь
theme-day = День
theme-auto = Как в системе
text-size-0 = Мелкий текст
text-size-1 = Обычный текст
text-size-2 = Крупный текст

## Перед игрой

lobby-taken = { $game }. Занято мест: { $taken } из { $seats }.
lobby-start = Начать игру
lobby-watching = Вы смотрите. Чтобы играть, займите свободное место.
lobby-host-starts = Игру начинает { $name }.
lobby-away = Нет на месте: { $names }. Начать всё равно можно.
lobby-bots-fill = { $n ->
    [one] Свободное место займёт бот.
   *[other] Свободные места ({ $n }) займут боты.
  }
leave-table = Уйти из-за стола
leave-text = Ваше место насовсем займёт бот. Если нужен только перерыв, пусть бот пока поиграет за вас.
leave-stay = Остаться
seats = Места
free-seat = Свободно
free-seat-for = для друга или бота
take-seat = Сесть за стол
you = вы
make-host = Передать управление столом: { $name }
remove-seat = Освободить место: { $name }
add-bot = Позвать бота
add-bot-where = на свободное место
a-bot = бот
level-random = Случай
level-random-text = играет что попало
level-cadet = Кадет
level-cadet-text = знает правила
level-pilot = Пилот
level-pilot-text = просчитывает варианты
level-navigator = Штурман
level-navigator-text = думает вперёд, до 2 с
presence-bot = бот, { $level }
presence-stand-in = пока играет бот
presence-here = здесь
presence-here-host = здесь, ведёт стол
presence-away = нет на месте
presence-away-for = { $n ->
    [one] нет { $n } минуту
    [few] нет { $n } минуты
   *[other] нет { $n } минут
  }
how-we-play = Как играем
how-seats = За столом { $pick }.
how-seats-n = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
  }
how-stand-in = Если кто-то уйдёт, { $pick }.
how-stand-in-never = место подождёт
how-stand-in-after = через { $n } мин продолжит бот
how-watch = Смотреть { $pick }.
how-watch-friends = могут друзья по ссылке
how-watch-nobody = не может никто
how-public = Стол открыт { $pick }.
how-public-link = друзьям по ссылке
how-public-all = для всех
how-presets = Как можно играть
how-preset-changed = Кое-что отличается от билета.
how-sentences = Для этой игры важны { $shown } из { $all } настроек; остальные появятся, когда понадобятся.
how-partner = напарник: { $name }
bring-friend = Позовите друзей
link-copy = Скопировать ссылку
link-send = Отправить ссылку
link-point-phone = Или наведите телефон на код.
link-qr = QR-код ссылки на этот стол
link-copied = Ссылка скопирована.
link-copy-failed = Браузер не даёт скопировать. Выделите ссылку и скопируйте вручную.
share-text = За столом «{ $table }» есть свободное место.
seal-closed = Перемешано и опечатано:
seal-check-later = После игры можно проверить, что никто ничего не трогал.
seal-open = Опечатано до игры:
seal-checked = Проверено: игра соответствует печати
deal-given = Эту раздачу выбрал ведущий стола: кто-то может знать, что будет дальше.
deal-again = Эту раздачу выбрал ведущий стола: её уже играли, и кто видел ту игру, знает, что будет дальше.
join-name = Как вас называть за столом?
join-watch = Только смотреть
join-people = { $game }. За столом: { $names }

## Стол

your-move = Ваш ход.
to-move = ходит
players = За столом
here-count = на месте { $here } из { $people }
latency = { $n } мс
watchers = Смотрят
nameless = Кто-то без имени
person-options = Действия: { $name }
person-mute = Запретить писать в чат
person-unmute = Снова разрешить писать
person-remove = Больше не пускать к столу
person-readmit = Снова пускать к столу
person-is-muted = писать запрещено
person-is-removed = вход закрыт
connected = На связи
connected-in = На связи, { $n } мс
connection-trying = Связь потеряна, пробуем снова
connection-trying-in = Связь потеряна, новая попытка через { $n } с
connection-lost = Связь потеряна.
connection-safe = Ваши ходы не пропадут.
connection-next = Следующая попытка через { $n } с.
connection-now = Пробуем прямо сейчас.
connection-waiting = { $n ->
    [one] Ваш ход уйдёт, как только связь вернётся.
    [few] Ваши { $n } хода уйдут, как только связь вернётся.
   *[other] Ваши { $n } ходов уйдут, как только связь вернётся.
  }
connection-not-now = Сейчас связи нет. Повторите, когда она вернётся.
connection-because-offline = Это устройство не в сети.
connection-because-restart = Сервер запускается заново.
connection-because-unavailable = Сервер пока не может добраться до своей памяти.
connection-because-fault = На сервере что-то сломалось.
connection-closed = Стол закрыл это соединение.
farewell-removed = Ведущий стола больше не пускает вас к этому столу.
try-now = Попробовать
back-again = Снова на связи.
back-again-moves = { $n ->
    [one] Без вас сделан { $n } ход.
    [few] Без вас сделано { $n } хода.
   *[other] Без вас сделано { $n } ходов.
  }
back-again-show = Показать
stand-in-mine = Вместо вас ({ $name }) играет бот.
stand-in-back = Вернуть моё место
stand-in-let = Пусть за меня играет бот
other-device = Продолжить на другом устройстве
devices-title = Устройства с этим местом
devices-text = Каждое из них играет за вас. Если какое-то вам незнакомо, отключите его.
device-own = это устройство
device-here = сейчас за столом
device-since = с { $day }, { $time }
device-unknown = Неизвестное устройство
device-drop = Отключить
device-drop-one = Отключить от места: { $device }
device-mine = Это я
notice-new-device = На вашем месте играет ещё одно устройство: { $device }.
notice-seat-dropped = Это устройство больше не занимает место: его отключили с другого ({ $device }).
notice-seat-gone = У этого устройства больше нет места за столом.
undo = Вернуть мой ход
undo-wanted = { $name } просит вернуть ход
undo-wanted-text = С тех пор кто-то что-то увидел, поэтому нужно согласие.
undo-your-answer = что скажете?
undo-waiting = ещё думает
undo-give = Вернуть
undo-keep = Ход остаётся
rules = Правила
sound-switch = Включить или выключить звуки
side-fold = Журнал и чат рядом с полем
log = Журнал
log-empty = Пока ничего не произошло.
log-earlier = Показать более ранние ({ $n })
log-later = Показать более поздние ({ $n })
guide-next = Понятно
guide-stop = Больше не надо
log-undo-asked = { $who } просит вернуть ход
log-undo-refused = Ход остаётся: { $who }
log-undone = Ход возвращён: { $who }
log-undo-asked-you = Вы просите вернуть ход
log-undo-refused-you = Ваш ход остаётся
log-undone-you = Ваш ход возвращён
you-named = { $name } (вы)
you-label = Вы
lesson-back = Назад
you-others-see = для других: { $name }
chat = Чат
chat-open = { $n ->
    [0] Чат
   *[other] Чат, новых строк: { $n }
  }
chat-dice = { $name }: пусть решат кости
chat-opened = Стол открыт в { $time }
chat-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
  }{ $watching ->
    [0] {""}
   *[other] , смотрят: { $watching }
  }
chat-say = Скажите что-нибудь приятное
chat-send = Отправить
chat-to = Кто это прочтёт
chat-to-all = Все
chat-to-partner = Только { $name }
chat-private = только между вами
partner = ваш напарник
phrase-luck = Удачи
phrase-well-played = Отлично сыграно
phrase-moment = Минутку
phrase-your-call = Решать вам
phrase-my-fault = Моя ошибка
phrase-again = Ещё разок?
board = Поле
board-missing = Эта страница не может нарисовать игру. Обновите её, пожалуйста.
clock-left = осталось { $time }
clock-hours = { $n } ч
end-look-back = Пересмотреть
end-same-deal = Та же раздача
end-challenge = Бросить вызов
end-next-table = К следующему столу
challenge-title = { $game }: та же раздача для вас
challenge-text = Всё лежит так же, как у них, и условия те же. Как справитесь вы?
challenge-more = и ещё { $n }
challenge-play = Сыграть эту раздачу
challenge-won = победа
challenge-lost = поражение
challenge-score =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредита
       *[many] { $n } кредитов
    }
challenge-bots = Боты
follow-up-again = Ещё раз
follow-up-next = Дальше
next-table = Переходим за следующий стол.

## Правила

rules-of = Правила: { $game }
rules-text = Как мы понимаем книги правил: пронумерованными предложениями. Каждая строка журнала называет своё правило.
rules-search = Искать в правилах
rules-none = Таких слов в правилах нет.
rules-sections = Разделы
rules-near = См. также
rules-all = Все правила
rules-plain = Простыми словами
rules-numbered = По номерам

## Повтор

replay = Повтор
replay-of = Повтор. { $date }, { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
  }
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-chapters = Главы
replay-chapter-back = К началу главы
replay-chapter-on = К следующей главе
replay-speed = Скорость
replay-see-as = Смотреть как
replay-all = Все
replay-watcher = Зритель
replay-moment = Момент
replay-moment-n = момент { $n }
replay-moment-of = Момент { $n } из { $last }
replay-download = Запись
replay-play-on = Играть отсюда
replay-play-on-as = Сыграть отсюда иначе за игрока { $name }, с ботами
replay-hindsight = Можно ли было победить?
replay-side = Что показать рядом с полем
replay-no-thoughts = Боты не оставили здесь мыслей. Мысли видны, когда игра окончена.
replay-missing = Здесь нет повтора
thoughts = Мысли

## Когда что-то не так

missing-title = Эта страница оторвалась
missing-text = По этому адресу ничего нет. Возможно, всё уже закончилось или ссылка потеряла букву в пути.
missing-tables = К моим столам
missing-table = Вернуться за стол
missing-home = На главную
missing-code = { $address } { $code }
missing-art = Каюта с удивлённым космонавтом уплывает прочь
trouble-offline = Сервер не отвечает. Проверьте связь.
trouble-malformed = Сервер не понял эту страницу. Обновите её, пожалуйста.
trouble-hello-first = Сервер не понял эту страницу. Обновите её, пожалуйста.
trouble-too-long = Слишком длинно.
trouble-too-fast = Слишком быстро. Попробуйте снова через { $retry_after } с.
trouble-chat-too-fast = Помедленнее: слишком много строк сразу. Попробуйте снова через { $retry_after } с.
trouble-chat-empty = В этой строке нечего сказать.
trouble-muted = Ведущий стола запретил вам писать в этот чат.
trouble-no-person = Этого человека нет за столом.
trouble-sits-here = Того, кто сидит за столом, удалить нельзя, но можно запретить ему писать.
trouble-no-partners = У вас нет напарника для личного разговора.
trouble-chat-seated = За этим столом говорят только те, кто за ним сидит.
trouble-too-many-tables = Слишком много новых столов сразу. Попробуйте снова через { $retry_after } с.
trouble-too-many-visitors = Отсюда пришло слишком много новых людей сразу. Попробуйте снова через { $retry_after } с.
trouble-too-many-designs = Слишком много нового сразу, всё не сохранить. Попробуйте снова через { $retry_after } с.
trouble-too-many-handovers = Слишком много ссылок сразу. Попробуйте снова через { $retry_after } с.
trouble-too-many-connections = Отсюда слишком много соединений. Попробуйте снова через { $retry_after } с.
trouble-server-full = Сервер переполнен. Попробуйте снова через { $retry_after } с.
trouble-too-slow = Связь слишком медленная: сервер не дождался. Попробуйте ещё раз.
trouble-foreign-origin = Этой странице нельзя говорить с сервером.
trouble-foreign-host = Сервер не знает себя под этим адресом. Тот, кто его запускает, может назвать адрес через --public-url.
trouble-not-found = По этому адресу ничего нет.
trouble-not-allowed = Сервер так не умеет.
trouble-no-table = Такого стола нет. Возможно, ссылка устарела.
trouble-no-journey = Такого бортжурнала нет.
trouble-no-design = Такой миссии нет.
trouble-no-game = Этой игры здесь пока нет.
trouble-no-visitor = Сначала скажите, как вас зовут.
trouble-unknown-secret = Сервер вас больше не помнит. Представьтесь ещё раз.
trouble-not-seated = У вас нет места за этим столом.
trouble-not-host = Это может только ведущий стола.
trouble-not-watchable = К этому столу зрителей не пускают.
trouble-not-your-seat = Это чужое место.
trouble-already-seated = Вы уже сидите за этим столом.
trouble-already-started = Игра уже началась.
trouble-not-started = Игра ещё не началась.
trouble-not-alone = Это можно, только если за столом с вами одни боты.
trouble-not-over = Игра ещё не окончена.
trouble-seat-taken = Кто-то успел раньше: место занято.
trouble-no-seat = Такого места нет.
trouble-no-free-seat = Все места заняты.
trouble-wrong-seats = «{ $game }»: игроков может быть { $seats }.
trouble-wrong-options = Так сыграть нельзя: { $detail }
trouble-no-dice = В этой игре кости ничего не выбирают.
trouble-no-level = Ботов такого уровня здесь нет.
trouble-no-follow-up = Продолжить так нельзя.
trouble-not-a-person = Там нет никого, кто мог бы вести стол.
trouble-handover-expired = Эта ссылка уже использована или устарела.
trouble-no-device = Это устройство уже не ваше.
trouble-own-device = Это устройство перед вами. Чтобы освободить место, выйдите из-за стола.
trouble-no-replay = Эту игру можно будет пересмотреть, когда она закончится.
trouble-no-hindsight = Об этом моменте ничего не узнать.
trouble-no-puzzle = Такой задачи здесь нет.
trouble-replay-too-long = Эта партия слишком длинная, чтобы показать её ход за ходом. Запись партии по-прежнему можно скачать.
trouble-no-moment = С этого момента играть дальше нечего.
trouble-busy = Слишком много таких вопросов сразу. Спросите чуть позже.
trouble-old-version = Эта игра шла по старым правилам, которых сервер больше не знает.
trouble-conflict = Кто-то изменил это в тот же миг. Посмотрите ещё раз.
trouble-unavailable = Сервер не может добраться до своей памяти. Попробуйте чуть позже.
trouble-fault = У нас что-то сломалось. Мы это записали. Попробуйте ещё раз.
trouble-wait = Попробуйте через { $n } с.
why-undo-not-possible = Этот ход не вернуть: кто-то уже видел, что было после него.
why-no-undo-asked = Никто не просит вернуть ход.
why-game-over = Игра окончена.
why-time-not-up = Время ещё есть.
why-already-answered = Вы уже ответили.
why-not-now = Не сейчас.
why-bot-plays = За вас играет бот. Сначала верните себе место.
why-stale = Пока вы выбирали, на столе всё изменилось. Посмотрите ещё раз.
why-not-stored = Сервер не смог сохранить этот ход. Посмотрите на стол и выберите снова.
why-read = Прочесть правило
