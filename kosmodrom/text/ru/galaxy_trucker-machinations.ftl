# Козни: карты, которые игроки подкладывают друг другу, торги и займы.

## Перед игрой

option-galaxy_trucker-evil-machinations = Козни: { $pick }.
option-galaxy_trucker-evil-machinations-true = каждый подкладывает карту
option-galaxy_trucker-evil-machinations-false = никто ничего не подкладывает

## Выбор карты

gt-phase-picks = Козни
gt-ask-evil-card = Какую карту козней подложить в этот полёт?
gt-pick-title = Какая беда поджидает караван?
gt-pick-text = Ваша карта ляжет рубашкой вверх в середину колоды и ударит по всем, и по вам тоже.
gt-pick-stay =
    { $n ->
        [one] { $n } карта останется у вас в руке для следующих полётов.
        [few] { $n } карты останутся у вас в руке для следующих полётов.
       *[other] { $n } карт останется у вас в руке для следующих полётов.
    }
gt-pick-watch = Каждый кладёт карту рубашкой вверх в середину колоды. Достанется всем.
gt-pick-into = в колоду
gt-pick-where = Где она может выпасть
gt-pick-deck = карт: { $n }, из них козней: { $evil }
gt-pick-range = { $from }–{ $to }
gt-pick-middle = { $from }–{ $to }, первая — козни
gt-pick-all = { $from }–{ $to }, по стартовым номерам
gt-pick-who = Кто уже выбрал
gt-is-picking = выбирает карту
gt-has-picked = выбор сделан
gt-pick-then = Затем
gt-pick-then-rough = открываются карты ухабов
gt-pick-then-build = начинается сборка
gt-pick-none = Выберите карту из руки
gt-pick-sure = { $card }: в колоду?
gt-pick-secret = Никто не узнает, чья это карта.
gt-pick-secret-clock = Никто не узнает, чья это карта. Без ответа карта выберется сама.
gt-pick-put = Положить в колоду
gt-pick-first = сначала выберите карту
gt-pick-wait = Ещё выбирают: { $names }
gt-purse =
    { $loans ->
        [0] Займов нет
        [one] { $loans } заём
        [few] { $loans } займа
       *[other] { $loans } займов
    }, { $credits ->
        [one] { $credits } кредит
        [few] { $credits } кредита
       *[other] { $credits } кредитов
    }
gt-purse-owes = За каждый вернуть 12. С непогашенным займом в конце партия проиграна.
gt-purse-free = Десять кредитов сейчас, двенадцать потом. С непогашенным займом в конце партия проиграна.
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } выбирает карту козней: { $card }
log-galaxy_trucker-picked-other = { $who }: карта козней выбрана

## Заплатить или потерпеть

gt-about-toll = Платить, если карта это позволяет
gt-ask-toll = Заплатить { $n } кр. или потерпеть?
gt-do-choose-pay-credits = Заплатить { $n } кр.
gt-do-choose-lose-days = Повернуть назад
gt-do-choose-lose-goods = Отдать самый ценный кубик
gt-do-choose-lose-alien = Отпустить инопланетянина
log-galaxy_trucker-paid = { $who } платит { $credits } кр.
gt-you-paid = Вы платите { $credits } кр.
gt-news-paid = кредиты: −{ $n }
gt-future-pays = стоит { $n } кр.
gt-future-later = { $n } кр. на финише

## Займы

gt-do-borrow = Взять заём: 10 кр.
gt-do-repay = Вернуть заём: 12 кр.
gt-confirm-loan = за каждые 10 кр. вы будете должны 12
gt-future-loans = займы: +{ $n }
log-galaxy_trucker-borrowed = { $who } берёт в долг { $credits } кр.
log-galaxy_trucker-repaid = { $who } возвращает { $credits } кр.
gt-you-borrowed = Вы берёте в долг { $credits } кр.
gt-you-repaid = Вы возвращаете { $credits } кр.
gt-news-borrowed = берёт заём
gt-news-repaid = возвращает заём
gt-report-loans = Займы
gt-report-promised = Сделки в полёте

## Торги

gt-ask-bid = Торги. Пока больше всех: { $n }
gt-bid-amount-credits =
    { $amount ->
        [one] { $amount } кредит
        [few] { $amount } кредита
       *[other] { $amount } кредитов
    }
gt-bid-amount-days =
    { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[other] { $amount } дней
    }
gt-bid-amount-crew = { $amount } чел. экипажа
gt-bid-amount-goods =
    { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[other] { $amount } кубиков
    }
gt-bid-amount-batteries =
    { $amount ->
        [one] { $amount } батарею
        [few] { $amount } батареи
       *[other] { $amount } батарей
    }
gt-do-bid-credits = Поставить { gt-bid-amount-credits }
log-galaxy_trucker-bid-made-credits = { $who } ставит { gt-bid-amount-credits }
log-galaxy_trucker-auctioned-credits = { $who } выигрывает торги за { gt-bid-amount-credits }
gt-do-bid-days = Поставить { gt-bid-amount-days }
log-galaxy_trucker-bid-made-days = { $who } ставит { gt-bid-amount-days }
log-galaxy_trucker-auctioned-days = { $who } выигрывает торги за { gt-bid-amount-days }
gt-do-bid-crew = Поставить { gt-bid-amount-crew }
log-galaxy_trucker-bid-made-crew = { $who } ставит { gt-bid-amount-crew }
log-galaxy_trucker-auctioned-crew = { $who } выигрывает торги за { gt-bid-amount-crew }
gt-do-bid-goods = Поставить { gt-bid-amount-goods }
log-galaxy_trucker-bid-made-goods = { $who } ставит { gt-bid-amount-goods }
log-galaxy_trucker-auctioned-goods = { $who } выигрывает торги за { gt-bid-amount-goods }
gt-do-bid-batteries = Поставить { gt-bid-amount-batteries }
log-galaxy_trucker-bid-made-batteries = { $who } ставит { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-batteries = { $who } выигрывает торги за { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-none = Никто не делает ставок
gt-news-bid = ставит { $n }
gt-news-auctioned = выигрывает торги

## Тест систем и ржавчина

gt-ask-system-test = Что проверить? Одна батарея проверяет два устройства. Без проверки пропадёт: { $n }
gt-do-try-out = Проверить: { $tile }, { $cell }
gt-do-try-most = Проверить, на сколько хватит батарей
gt-ask-corrosion = Едкое облако: какая деталь отвалится?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } проверяет устройства: { $n }, батареи: { $tokens }
gt-you-tried-out = Вы проверяете устройства: { $n }, батареи: { $tokens }
gt-news-tested = проверено: { $n }

## Прочие события

log-galaxy_trucker-boarded = { $who } берёт на борт спасённого
gt-you-boarded = Вы берёте на борт спасённого
gt-news-boarded = на борту спасённый
log-galaxy_trucker-promised = { $who } получит { $credits } кр. на финише
gt-you-promised = Вы получите { $credits } кр. на финише
gt-news-promised = на финише: +{ $n }
log-galaxy_trucker-recovered = { $who } не платит за потерянные детали: { $parts }
gt-you-recovered = Вы не платите за потерянные детали: { $parts }
gt-news-recovered = потеряно деталей: −{ $n }
log-galaxy_trucker-announced-ambush = { $who }: сила против засады { $n }
gt-you-announced-ambush = Ваша сила против засады: { $n }
gt-verdict-strongest = у вас больше всех, вы и страдаете
gt-verdict-strongest-so-far = пока больше всех
gt-verdict-short = слишком медленно

## Отказы

why-gt-no-pick = Этой карты нет у вас на руке, или сейчас не выбирают.
why-gt-no-such-way = Карта не оставляет вам такого выбора.
why-gt-no-bid = Ставка должна быть выше прошлой, и вы должны суметь её оплатить.
why-gt-no-test = Это сейчас не проверить: батарея проверяет два устройства своего корпуса.
why-gt-no-drop = Отваливается только деталь с открытым соединителем, когда карта этого требует.
why-gt-no-loan = Заём берут перед картой, между полётами или когда надо платить.
why-gt-no-repaying = Заём возвращают перед картой или между полётами, имея 12 кр.

## Панель аукциона

gt-bid-in-credits = { $card }: ставки в кредитах
gt-bid-in-days = { $card }: ставки в днях
gt-bid-in-crew = { $card }: ставки экипажем
gt-bid-in-goods = { $card }: ставки кубиками
gt-bid-in-batteries = { $card }: ставки в батареях
gt-bid-rule = в порядке полёта; пас окончателен
gt-bid-passed = пас
gt-bid-highest = больше всех: { $n }
gt-bid-you = поднять или пас?
gt-bid-was = ставка { $n }
gt-bid-not-yet = ставки нет
gt-bid-first = Ставок ещё нет. Начнёте?
gt-bid-raise = Поднять ставку или уступить? Впереди { $name }
gt-bid-range-credits = Не меньше { $least }, не больше ваших кредитов ({ $most }).
gt-bid-range-days = Не меньше { $least }. Сколько поставите, столько дней и потеряете.
gt-bid-range-crew = Не меньше { $least }, не больше экипажа ({ $most }). Поставленные покинут корабль.
gt-bid-range-goods = Не меньше { $least }, не больше ваших кубиков ({ $most }). Они уйдут в банк.
gt-bid-range-batteries = Не меньше { $least }, не больше ваших батарей ({ $most }). Потом их не будет.
gt-bid-yours = Ваша ставка
gt-auction-less = Меньше
gt-auction-more = Больше
gt-bid-pass-none = ставку может сделать кто-то ещё
gt-bid-pass-to = пока побеждает { $name }: { $n }
gt-bid-brings-nothing = вам это ничего не даст
gt-future-recovers =
    { $n ->
        [one] { $n } потерянная деталь бесплатно
        [few] { $n } потерянные детали бесплатно
       *[other] { $n } потерянных деталей бесплатно
    }
gt-future-ahead = на { $n } дн. вперёд: место было { $from }, станет { $to }
gt-future-ahead-stay = на { $n } дн. вперёд, место по-прежнему { $to }

## Займы

gt-loans = Займы
gt-loans-open =
    { $n ->
        [one] { $n } непогашенный заём
        [few] { $n } непогашенных займа
       *[other] { $n } непогашенных займов
    }
gt-loans-help = Заём берут и гасят до открытия карты и между полётами. Если карта требует больше, чем у вас есть, заём возьмётся сам.
gt-loans-borrow-note = до конца партии вернуть 12
gt-loans-repay-note = одной фишкой меньше
gt-loans-short = нужно 12 кредитов
gt-loans-left = Непогашенные займы
gt-loans-lost = С непогашенным займом партия проиграна, сколько бы ни было кредитов.
gt-end-owes = У вас непогашенный заём, поэтому партия проиграна.
gt-bill-borrowed = взято в долг: не хватило
gt-bill-repaid = погашено, по 12 за каждый

## О чём вопрос, по картам

gt-ask-combat-zone-ambush = Засада: стреляют по самому слабому. Добавить пушек?
gt-ask-combat-zone-engine-inspection = Техосмотр двигателей: самые слабые ждут. Добавить тяги?
gt-ask-combat-zone-gravity-well = Гравитационная яма: каждая единица ниже 5 стоит дня. Добавить тяги?
gt-ask-combat-zone-jealous-gunners = Завистливые канониры: стреляют по самому сильному. Показать больше?
gt-ask-combat-zone-crew-walkout = Забастовка: самый большой экипаж теряет двоих
gt-ask-open-space-boundless-space = Безбрежный космос: каждый двигатель несёт вдвое дальше. Добавить?
gt-ask-offer-space-hulk-for-sale = Купить развалюху сейчас и получить деньги на финише?
gt-ask-offer-drifting-ship = Помочь дрейфующему кораблю? Если никто не поможет, всех ждёт метеорит
gt-ask-toll-toll-gate = Платный проезд: заплатить { $n } кр. или повернуть назад?
gt-ask-toll-customs-inspection = Таможня: отдать лучший кубик или заплатить { $n } кр.?
gt-ask-toll-alien-embassy = Посольство: заплатить { $n } кр. за этого инопланетянина или проститься?
gt-ask-battery-solar-flare = Вспышка на солнце: какие батареи сядут? Ещё { $n }
gt-ask-battery-slingshot = Ваша ставка: какие батареи отдать? Ещё { $n }
gt-ask-battery-drifting-ship = Какие батареи отдать дрейфующему кораблю? Ещё { $n }
gt-ask-cube-stowaways = Зайцы: какой кубик они унесут? Ещё { $n }
gt-ask-crew-recruiting-office = Ваша ставка: кто уйдёт с вербовщиками? Ещё { $n }
gt-ask-crew-crew-walkout = Забастовка: кто покинет корабль? Ещё { $n }
gt-ask-crew-bounty-hunters = Охотники за головами: кого они заберут? Ещё { $n }
gt-ask-crew-toll-gate = Вы поворачиваете назад: кто останется у ворот? Ещё { $n }
gt-ask-cube-customs-inspection = Таможня: из какого отсека отдать кубик?
gt-ask-battery-stowaways = Зайцы: кубиков больше нет, какие батареи они унесут? Ещё { $n }
gt-do-enough-system-test = Больше ничего не проверять
log-galaxy_trucker-victim-evil = Достаётся: { $who }
gt-you-victim-evil = Достаётся вам
gt-news-victim-evil = достаётся
gt-you-bid-made-credits = Вы ставите { gt-bid-amount-credits }
gt-you-bid-made-days = Вы ставите { gt-bid-amount-days }
gt-you-bid-made-crew = Вы ставите { gt-bid-amount-crew }
gt-you-bid-made-goods = Вы ставите { gt-bid-amount-goods }
gt-you-bid-made-batteries = Вы ставите { gt-bid-amount-batteries }
gt-you-auctioned-credits = Вы выигрываете торги за { gt-bid-amount-credits }
gt-you-auctioned-days = Вы выигрываете торги за { gt-bid-amount-days }
gt-you-auctioned-crew = Вы выигрываете торги за { gt-bid-amount-crew }
gt-you-auctioned-goods = Вы выигрываете торги за { gt-bid-amount-goods }
gt-you-auctioned-batteries = Вы выигрываете торги за { gt-bid-amount-batteries }
