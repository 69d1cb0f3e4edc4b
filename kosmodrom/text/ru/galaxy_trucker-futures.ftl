## Что принесёт ответ

gt-if-silent = если время выйдет
gt-gain = { $n } кр.
gt-future-crew = экипаж: было { $from }, станет { $to }
gt-future-crew-stays = экипаж: { $n }
gt-future-engines = двигатели { $n }
gt-future-cannons = пушки { $n }
gt-future-exposed = открытые соединители: было { $from }, станет { $to }
gt-future-shots = { $n ->
    [one] { $n } выстрел по вам
    [few] { $n } выстрела по вам
   *[other] { $n } выстрелов по вам
}
gt-future-reward = награда { $n } кр.
gt-future-goods-lost = { $n ->
    [one] потеря: { $n } кубик, цена { $worth }
    [few] потеря: { $n } кубика, цена { $worth }
   *[other] потеря: { $n } кубиков, цена { $worth }
}
gt-future-sold = { $n ->
    [one] { $n } кубик продан за полцены
    [few] { $n } кубика проданы за полцены
   *[other] { $n } кубиков проданы за полцены
}
gt-future-cube = цена { $worth }
gt-future-fits = { $n ->
    [one] поместится
   *[other] поместятся все
}
gt-future-some = место для { $n } из { $all }
gt-future-goes = { $n ->
    [one] выбросив { $n } свой кубик
    [few] выбросив { $n } своих кубика
   *[other] выбросив { $n } своих кубиков
}
gt-future-behind = { $n ->
    [one] { $n } кубик останется
    [few] { $n } кубика останутся
   *[other] { $n } кубиков останется
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
gt-future-home-half = { $n } кр., грузы за полцены
gt-future-again = все детали вернутся на склад, потерь не будет
gt-short-no-holds = у вас нет отсеков
gt-short-no-special = красному нужен особый отсек
gt-short-special-full = особые отсеки полны
gt-short-full = отсеки полны
gt-no-room-no-holds = У вас нет грузовых отсеков: взять на борт ничего нельзя.
gt-no-room-no-special = Красному грузу нужен особый (красный) отсек, а на корабле его нет.
gt-no-room-special-full = Красному грузу нужен особый отсек, а ваши полны. Нажмите кубик на борту, чтобы вынуть его.
gt-no-room-full = Все отсеки полны. Нажмите кубик на борту, чтобы вынуть его.
gt-loading-rest = Что в конце осталось ждать, вернётся в банк.
gt-piece-at = { $piece } ({ $cell })
gt-confirm-lapped = лидер обгонит вас на круг, и полёт для вас закончится
gt-ask-build-again = Такой корабль лететь не может. Построить заново?
gt-guide-phase-again = Кораблю нужны каюта для экипажа и двигатель, который смотрит назад. Постройте заново: всё вернётся на склад, остальные подождут.
gt-do-build-again = Построить заново
gt-do-fly-as-it-is = Лететь так
gt-do-restore-all = Вернуть всё
log-galaxy_trucker-took-apart = { $who } разбирает корабль и строит заново
option-galaxy_trucker-second-try = Если в учебном полёте корабль не может лететь, хозяин { $pick }.
option-galaxy_trucker-second-try-true = может построить его заново
option-galaxy_trucker-second-try-false = всё равно летит
why-gt-no-holds = На корабле нет грузовых отсеков.
why-gt-no-special = Красному грузу нужен особый отсек, а на корабле его нет.
why-gt-special-full = Красному грузу нужен особый отсек, а ваши полны.
why-gt-holds-full = Все отсеки полны.
