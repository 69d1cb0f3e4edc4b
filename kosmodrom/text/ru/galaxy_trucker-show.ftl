### Galaxy Trucker: показ полёта, что он говорит мне и как я смотрю.

gt-you-rolled = Вы бросаете { $first } и { $second }: { $sum }
gt-you-threatened-missed = Мимо вас
gt-you-threatened-harmless = От вашего корабля отскакивает
gt-you-threatened-shot = Вы сбиваете
gt-you-threatened-shielded = Ваш щит выдержал
gt-you-threatened-hit = В вас попали
gt-you-lost-part-destroyed = Вы теряете: { $tile }
gt-you-lost-part-fallen = У вас отваливается: { $tile }
gt-you-powered = Вы тратите батарею
gt-you-announced-engines = Сила ваших двигателей: { $n }
gt-you-announced-cannons = Сила ваших пушек: { $n }
gt-you-announced-crew = Ваш экипаж: { $n }
gt-you-fought-won = Вы победили
gt-you-fought-tied = У вас ничья
gt-you-fought-lost = Вы проиграли бой
gt-you-moved-on = Вы летите вперёд, дней: { $n }
gt-you-moved-back = Вы теряете дней: { $n }
gt-you-took-offer = Вы соглашаетесь
gt-you-took-planet = Вы садитесь на планету { $planet }
gt-you-passed = Вы пасуете
gt-you-cargo-changed-some = Вы загружаете { $loaded } и оставляете { $thrown }
gt-you-cargo-changed-all = Вы загружаете { $loaded }
gt-you-cargo-changed-left = Вы оставляете { $thrown }
gt-you-cargo-changed-none = Вы ничего не загружаете
gt-you-earned = Вы зарабатываете { $credits } кр.
gt-you-gave-human = Вы теряете человека
gt-you-gave-alien = Вы теряете инопланетянина
gt-you-gave-cube = Вы теряете: { $cube }
gt-you-gave-battery = Вы теряете батарею
gt-you-victim = Вы слабее всех
gt-you-gave-up-own-choice = Вы сдаётесь
gt-you-gave-up-no-humans = У вас не осталось людей: полёт для вас окончен
gt-you-gave-up-no-engines = Вам не на чем лететь: полёт для вас окончен
gt-you-gave-up-lapped = Вас обогнали на круг: полёт для вас окончен
gt-you-gave-up-no-ship = Вашего корабля больше нет
gt-you-gave-up-departed = Вы покинули полёт
gt-show-announce-you = Вы открываете карту { $n }
gt-show-missed-lost = Всё пролетело слишком быстро. Вы потеряли деталей: { $n }. Нажмите на карту вверху, чтобы узнать, что она сделала.

## Кто выбыл и на кого смотрят

gt-out-own-choice = отказ от полёта
gt-out-no-humans = людей не осталось
gt-out-no-engines = лететь не на чем
gt-out-lapped = отставание на круг
gt-out-no-ship = корабль уничтожен
gt-out-departed = вне полёта
gt-out-since = вне полёта с карты { $n }
gt-watch = На кого вы смотрите
gt-watch-first = Первый
gt-watch-leader = Вы смотрите: { $name }, первое место
gt-watch-back = Смотреть на первого
gt-skip-landing = Сразу к посадке
gt-skip-landing-note = вас никто не ждёт
gt-skipping = Сразу к посадке, без показа
gt-skip-off = Снова смотреть

## Пауза, ещё раз, пока вас не было

gt-pause = Пауза
gt-paused = Показ на паузе
gt-paused-alone = Стол ждёт вас. Дальше по клавише P или по шагам кнопкой «Дальше».
gt-paused-others = Стоит только ваш показ. Остальные летят дальше, потом вы их догоните.
gt-paused-asked = Вас ждёт вопрос. Продолжите, чтобы его увидеть.
gt-more-below = Ниже есть ещё ↓
gt-paused-clock = Часы стоят, пока вы не продолжите.
gt-unpause = Продолжить
gt-again = Показать ещё раз
gt-again-once = Ещё раз:
gt-again-back = Назад к полёту
gt-before = Что было до этого
gt-away = Пока вас не было, { $n ->
    [one] прошла { $n } карта
    [few] прошло { $n } карты
   *[many] прошло { $n } карт
}
gt-away-skip = Сразу к текущей карте
