# Паспорт: кто есть кто на любом устройстве, без учётной записи.

passport-title = Ваш паспорт
passport-nav = Паспорт
passport-lead = Ни учётной записи, ни почты. У кого двенадцать слов, у того и ваши путешествия.
passport-kind = Космодром, паспорт путешественника
passport-portrait = Портрет в шлеме
passport-rename = Изменить имя
passport-others = Так вас видят другие. На своём экране вы — «Вы».
passport-speaks = Язык
passport-since = В полёте с
passport-journeys = Путешествия
passport-games = Игры
passport-pennant = Вымпел, если место свободно
passport-pennant-text = Если место с этим вымпелом свободно, когда вы садитесь, оно ваше. Иначе вы получите следующее свободное.
passport-pennant-red = Красный, гладкий
passport-pennant-yellow = Жёлтый, полосы
passport-pennant-green = Зелёный, шевроны
passport-pennant-blue = Синий, точки
passport-pennant-orange = Оранжевый, крест
passport-stamps-none = Печати появятся с первой выигранной миссией, первым долетевшим кораблём, первым сданным бланком.
passport-stamp-mission = Миссия
passport-stamp-won = выиграна
passport-stamp-arrived = Прибытие
passport-stamp-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}

passport-carry = Взять с собой на другое устройство
passport-carry-text = Покажите код камере другого устройства или продиктуйте слова. С вами перейдёт всё.
passport-qr = QR-код этого паспорта
passport-words = Двенадцать слов
passport-print = Напечатать
passport-hide = Скрыть
passport-show = Показать слова
passport-hidden = Слова скрыты. Кто их видит, может стать вами.
passport-none = Двенадцать слов открывают этот паспорт на любом устройстве, даже если браузер вас забыл. Создайте их и запишите или напечатайте.
passport-make = Создать двенадцать слов
passport-elsewhere = Слова созданы { $day } и хранятся только в тех браузерах, где их создали или ввели. Здесь можно создать новые.
passport-seen = Кто-то их увидел?
passport-renew = Создать новые слова
passport-renew-text = Старые слова и ссылка сразу перестанут действовать. Ваши устройства останутся.
passport-renew-keep = Оставить старые

passport-homes = Где вы дома
passport-device-this = Это устройство
passport-device-here = сейчас здесь
passport-device-table = сейчас за столом «{ $table }»
passport-drop-ask = Отключить?
passport-drop-text = Оно сразу забудет вас. Ваши места останутся вашими, занять их можно отсюда. Если там кто-то мог узнать слова, создайте и новые.
passport-drop-one = Отключить: { $device }
passport-keep = Оставить
passport-dropped = Отключено.
passport-have-words = У меня есть слова
passport-have-text = Паспорт открыт на другом устройстве? Слова покажет или создаст страница паспорта там.

passport-enter-title = Слова с другого устройства
passport-enter-label = Двенадцать слов или ссылка с ними
passport-enter-hint = Заглавные буквы, запятые и пробелы не важны. От каждого слова хватит первых четырёх букв.
passport-look = Найти паспорт
passport-found = Паспорт на имя { $name }
passport-found-since =
    В полёте с { $day }: { $journeys ->
        [one] { $journeys } путешествие
        [few] { $journeys } путешествия
       *[other] { $journeys } путешествий
    }, { $games ->
        [one] { $games } доигранная партия
        [few] { $games } доигранные партии
       *[other] { $games } доигранных партий
    }.
passport-own = На этом устройстве он уже открыт.
passport-open = Открыть здесь
passport-bring-title = А то, во что играли здесь?
passport-bring-text = Пока это устройство — «{ $name }»: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
} и { $journeys ->
    [one] { $journeys } путешествие
    [few] { $journeys } путешествия
   *[other] { $journeys } путешествий
}. Всё это может войти в паспорт; где есть и там и тут место или попытка, остаётся то, что в паспорте.
passport-bring-warning = Только если слова ваши: у кого они есть, тот получит и ваши места.
passport-bring-words = «{ $name }» — тоже паспорт: его слова перестанут действовать, его устройства перейдут вместе с вами.
passport-bring = Взять с собой
passport-leave = Оставить
passport-leave-words = Оставленное откроют слова «{ $name }».
passport-leave-lost = К оставленному больше никто не попадёт.
passport-other-words = Другие слова
passport-opened = Теперь на этом устройстве открыт ваш паспорт.

passport-export-title = Всё в одном файле
passport-export-text = Путешествия, записи, рекорды
passport-export = Скачать
passport-statistics-title = Статистика
passport-statistics-text = Миссии, корабли и бланки в картинках
passport-statistics = Смотреть
passport-delete-title = Уйти насовсем
passport-delete-text = Ваше имя исчезнет и из записей
passport-delete = Удалить
passport-delete-ask = Удалить паспорт?
passport-delete-asks = Путешествия, рекорды, статистика и всё, что вы написали, исчезнут на всех устройствах. В идущих играх ваши места займут боты. Оконченные игры останутся у других, вместо вашего имени там будет «N. N.».
passport-delete-on = Да, удалить
passport-delete-last = Вернуть его не сможет ничто, даже слова. Может быть, сначала скачать?
passport-delete-really = Удалить насовсем
passport-deleted = Готово. Здесь вас больше никто не знает.

passport-empty-title = Паспорта пока нет
passport-empty-text = Он начинается с имени. Больше ничего не нужно.
passport-begin = Начать
passport-lost = Браузер забыл, кто вы, но двенадцать слов у него остались.
passport-reopen = Открыть паспорт снова
passport-gone = Это устройство отключили от паспорта, или паспорт удалён. Двенадцать слов откроют его снова.

called-once = Другие видят вас как «{ $name }». Имя можно изменить в меню или в паспорте.
called-change = Изменить, как вас видят другие

handover-text = Эта ссылка и есть ваше место: кто её откроет, играет за вас, только за этим столом. Она действует один раз, до { $time }.
handover-qr = QR-код ссылки на ваше место
handover-all = Чтобы взять с собой всё, перенесите паспорт

trouble-not-twelve = В паспорте двенадцать слов, а здесь { $count ->
    [0] ни одного
    [one] { $count } слово
    [few] { $count } слова
   *[other] { $count } слов
}. Проверьте, не пропущено ли слово и не разорвано ли надвое.
trouble-no-word = Слова «{ $word }» нет ни в одном паспорте. Проверьте, как оно пишется.
trouble-wrong-words = Эти слова не открывают ни одного паспорта. Проверьте порядок слов и не созданы ли с тех пор новые.
trouble-own-passport = На этом устройстве этот паспорт уже открыт.
trouble-reminded = Вы уже напоминали; раза в двенадцать часов достаточно.
trouble-nobody-waited-for = Здесь больше никого не ждут.
trouble-too-many-words = Слишком много попыток с двенадцатью словами. Попробуйте снова через { $retry_after } с.
connection-because-passport = У этого устройства теперь есть паспорт.
connection-because-dropped = Его отключили от паспорта. Двенадцать слов откроют его снова.
