# Большое дополнение к «Космическим дальнобойщикам».

## Перед игрой

option-galaxy_trucker-new-technologies = На складе { $pick }.
option-galaxy_trucker-new-technologies-true = есть новые технологии
option-galaxy_trucker-new-technologies-false = обычные детали
option-galaxy_trucker-five-rules = Правила для пяти действуют { $pick }.
option-galaxy_trucker-five-rules-five = впятером
option-galaxy_trucker-five-rules-four-too = и вчетвером

## Группа в комнате ожидания

gt-big = Большое дополнение
gt-big-none = ничего из него не взято
gt-big-fifth-seat = это включает пятое место
gt-big-new-technologies = новые технологии
gt-big-five-rules = правила для пятерых
gt-big-first-ship = { $value ->
    [both] классы I и IA
   *[other] класс { $value }
}
gt-big-second-ship = { $value ->
    [both] классы II и IIA
   *[other] класс { $value }
}
gt-big-evil-machinations = карты козней
gt-big-rough-roads = ухабы: { $value }
gt-big-bonus-cards = бонусные карты
gt-big-handicap = фора
gt-big-help = Впервые?
gt-big-help-kinds = Новые технологии, пятый игрок и бонусные карты добавляют разнообразия. Новые классы, карты козней и ухабы усложняют игру; когда карты козней и ухабы впервые встречаются вместе, летайте на классах I, II и III.
gt-big-help-order = Берите по одному модулю: сначала пятерых игроков или новые классы, потом то и другое, затем карты козней или ухабы. Всё сразу — только когда всё знакомо.
gt-big-help-who = Пятеро игроков и новые классы — для тех, кто хорошо знает игру, карты козней — для тех, у кого позади несколько удачных полётов, ухабы — только для бывалых, и никогда, пока кто-то учится.
gt-big-help-free = Всё это лишь советы. Очень опытные могут взять все трудные модули сразу, выпавшее на костях можно изменить, а модуль, который никому не нравится, не брать.
gt-big-ways = Что из него взято
gt-big-way-none = Ничего
gt-big-way-variety = Разнообразнее
gt-big-way-harder = Труднее
gt-big-way-all = Всё
gt-big-rounds = класс IIIa
gt-dice-decide = Пусть решат кости: { $pick }.
gt-dice-times = { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[other] { $n } бросков
}
gt-dice-roll = Бросить
gt-dice-again = Бросить снова
gt-dice-seen = Броски видели все. Настройки выше ещё можно изменить.

## Спящие

gt-about-wake = Будить спящих
gt-ask-wake = Разбудить спящих? Свободных мест: { $n }
gt-do-wake = Разбудить в { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } будит спящего

## Five players

gt-short-one-less = один кубик не ваш
gt-no-room-one-less = Вы здесь вторые и обходитесь без одного кубика. Выньте другой, чтобы взять этот.
why-gt-one-less = Вы здесь вторые и обходитесь без одного кубика.

## Усилители и гиперпространство

gt-about-jump = Прыгать в гиперпространство
gt-answer-matters = Когда важно
gt-ask-payment = Заряд { $n } из { $all }: из какой батареи?
gt-ask-jump = Прыгнуть в гиперпространство до этой карты?
gt-do-boost = Усилить: { $tile }, { $cell }
gt-do-jump = Прыжок: сжечь { $tile }, { $cell }
gt-do-jump-any = Прыжок: сжечь { $tile }
gt-with-boosts = С усилителями не больше { $n }: { $verdict }.
gt-leap-you = вы, если прыгнете
gt-jump-of = { $how }, { $hull }
gt-leap-hull = { $hull }, если прыгнет
gt-leap-away = { $who } вне полёта
gt-leap-missed = Прыжок пропускает карты с { $from } по { $to }.
gt-mark-jump = прыжок
gt-mark-booster = усиливает двигатель
gt-future-meteors = { $n ->
    [one] { $n } метеорит летит в вас
    [few] { $n } метеорита летят в вас
   *[other] { $n } метеоритов летят в вас
}
gt-future-against = батарей против них: { $n }
log-galaxy_trucker-boosted = { $who } усиливает пушку
log-galaxy_trucker-jumped = { $who } уходит в гиперпространство
log-galaxy_trucker-came-back = { $who } возвращается из гиперпространства
log-galaxy_trucker-gave-up-hyperspace = { $who } прыгает на последней карте и пролетает мимо цели
gt-status-away = в гиперпространстве

## Реакторы

gt-confirm-fuel = реактор ещё может сжечь кубик
gt-do-burn = Сжечь { $cube }: { $tile }, { $cell }
log-galaxy_trucker-burned = { $who } сжигает { $cube } и заряжает батарею: +{ $tokens }

## Специалисты

gt-who-lawyer = синий инопланетянин, юрист
gt-who-manager = синий инопланетянин, менеджер
gt-who-merchant = синий инопланетянин, торговец
gt-who-technician = синий инопланетянин, техник
gt-who-diplomat = синий инопланетянин, дипломат
gt-about-diplomat = Посылать дипломата
gt-ask-diplomat = Послать дипломата, чтобы с вами ничего не случилось?
gt-do-hire = { $cell }: { $who }
gt-report-luxury = Плата за люкс
gt-report-manager = Менеджер
log-galaxy_trucker-hired-lawyer = { $who }: на борту синий инопланетянин, юрист
log-galaxy_trucker-hired-manager = { $who }: на борту синий инопланетянин, менеджер
log-galaxy_trucker-hired-merchant = { $who }: на борту синий инопланетянин, торговец
log-galaxy_trucker-hired-technician = { $who }: на борту синий инопланетянин, техник
log-galaxy_trucker-hired-diplomat = { $who }: на борту синий инопланетянин, дипломат
log-galaxy_trucker-saved = { $who }: техник сберегает заряд
log-galaxy_trucker-negotiated = { $who }: дипломат всё улаживает и уходит

## Отказы

why-gt-no-waking = Сейчас будить некого: нужны спящий, только что освободившееся место и человек на борту.
why-gt-no-boost = Сейчас это не усилить: пушка должна работать и касаться свежего усилителя, и на него нужна батарея.
why-gt-no-jump = Сейчас прыгнуть нельзя: только после открытия карты или когда считают вашу силу или экипаж.
why-gt-no-burning = Этот реактор сейчас не может это сжечь.
why-gt-no-hiring = Этот специалист не может поселиться здесь.

## Ответы в полёте

gt-ask-crew-count = Зона боевых действий: считают ваш экипаж
gt-blue = Синий инопланетянин: { $who }
gt-do-pay = Заплатить из батареи: { $cell }
gt-do-enough-wake = Пусть спят
gt-do-enough-crew = Остаться
gt-do-decline-jump = Остаться здесь
gt-do-accept-diplomat = Отправить дипломата
gt-do-decline-diplomat = Оставить дипломата
gt-future-jump = эта карта и следующая пройдут мимо вас
gt-future-jump-hull = он пропустит остаток этой карты и всю следующую, второй корпус летит дальше
gt-reactor = Реактор:
gt-reactor-fills = { $n ->
    [one] ещё { $n } заряд
    [few] ещё { $n } заряда
   *[other] ещё { $n } зарядов
}

## Представление

gt-you-woke = Вы будите спящего
gt-you-boosted = Вы усиливаете пушку
gt-you-jumped = Вы уходите в гиперпространство
gt-you-came-back = Вы вернулись из гиперпространства
gt-you-burned = Вы сжигаете { $cube } и заряжаете батарею: ещё { $tokens }
gt-you-saved = Ваш техник сберёг заряд
gt-you-negotiated = Ваш дипломат всё улаживает и уходит
gt-you-withdrew-own-choice = Вы отзываете { $hull }
gt-you-withdrew-no-humans = Вы отзываете { $hull }: там нет людей
gt-you-withdrew-no-engines = Вы бросаете { $hull }: он не может двигаться
gt-you-withdrew-no-hull = Вы потеряли весь { $hull }
gt-news-woke = спящий проснулся
gt-news-boosted = усиливает пушку
gt-news-came-back = снова здесь
gt-news-burned = +{ $n } из реактора
gt-news-saved = заряд сбережён
gt-news-negotiated = дипломат всё уладил
