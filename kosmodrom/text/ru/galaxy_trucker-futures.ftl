## Что принесёт ответ

gt-if-silent = если время выйдет
gt-gain = { $n } кр.
gt-future-crew = экипаж: было { $from }, станет { $to }
gt-future-crew-stays = экипаж: { $n }
gt-future-engines = двигатели { $n }
gt-future-cannons = пушки { $n }
gt-future-exposed = открытые разъёмы: было { $from }, станет { $to }
gt-future-shots = { $n ->
    [one] { $n } выстрел по вам
    [few] { $n } выстрела по вам
   *[other] { $n } выстрелов по вам
}
gt-future-reward = награда { $n } кр.
gt-future-goods-lost = { $n ->
    [one] потеря: { $n } куб, цена { $worth }
    [few] потеря: { $n } куба, цена { $worth }
   *[other] потеря: { $n } кубов, цена { $worth }
}
gt-future-cube = цена { $worth }
gt-future-fits = { $n ->
    [one] поместится
   *[other] поместятся все
}
gt-future-some = место для { $n } из { $all }
gt-future-goes = { $n ->
    [one] выбросив { $n } свой куб
    [few] выбросив { $n } своих куба
   *[other] выбросив { $n } своих кубов
}
gt-future-behind = { $n ->
    [one] { $n } куб останется
    [few] { $n } куба останутся
   *[other] { $n } кубов останутся
}
gt-future-all-aboard = всё на борту
gt-future-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
gt-future-days-stay = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}: место по-прежнему { $to }
gt-future-days-place = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}: место было { $from }, станет { $to }
gt-future-place = вы остаётесь на месте { $n }
gt-future-home = { $n } кр., если бы полёт кончился сейчас
gt-future-home-half = { $n } кр., товары за полцены
gt-future-again = все компоненты вернутся на склад, потерь не будет
gt-short-no-holds = у вас нет отсеков
gt-short-no-special = красному нужен особый отсек
gt-short-special-full = особые отсеки полны
gt-short-full = отсеки полны
gt-no-room-no-holds = У вас нет грузовых отсеков: взять на борт ничего нельзя.
gt-no-room-no-special = Красному грузу нужен особый (красный) отсек, а на корабле его нет.
gt-no-room-special-full = Красному грузу нужен особый отсек, а ваши полны. Нажмите куб на борту, чтобы вынуть его.
gt-no-room-full = Все отсеки полны. Нажмите куб на борту, чтобы вынуть его.
gt-loading-rest = Что в конце осталось ждать, вернётся в банк.
gt-piece-at = { $piece }, у { $cell }
gt-confirm-lapped = лидер обгонит вас на круг, и полёт для вас закончится
gt-ask-build-again = Такой корабль лететь не может. Построить заново?
gt-guide-phase-again = Кораблю нужны каюта для экипажа и двигатель, который смотрит назад. Постройте заново: всё вернётся на склад, остальные подождут.
gt-do-build-again = Построить заново
gt-do-fly-as-it-is = Лететь так
gt-do-restore-all = Вернуть всё
log-galaxy_trucker-took-apart = { $who } разбирает корабль и строит заново
option-galaxy_trucker-second-try = В учебном полёте, чей корабль лететь не может, { $pick }.
option-galaxy_trucker-second-try-true = тот может один раз построить заново
option-galaxy_trucker-second-try-false = тот всё равно летит
why-gt-no-holds = На корабле нет грузовых отсеков.
why-gt-no-special = Красному грузу нужен особый отсек, а на корабле его нет.
why-gt-special-full = Красному грузу нужен особый отсек, а ваши полны.
why-gt-holds-full = Все отсеки полны.
