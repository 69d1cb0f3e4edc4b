### «Космобюро» на двух страницах.

cosmobureau-howto-turn-title = Ход из трёх частей
cosmobureau-howto-turn = Поставьте агента в пустой отсек корабля, используйте то, что на отсеке нарисовано, возьмите нового агента. Через 13 или 14 ходов побеждает тот, у кого больше кредитов.
cosmobureau-howto-place = поставить
cosmobureau-howto-use = использовать
cosmobureau-howto-take = взять
cosmobureau-howto-most = решают кредиты
cosmobureau-howto-contacts-title = Контакты должны встретиться
cosmobureau-howto-contacts = Хотя бы один контакт встречает контакт корабля (полукруги у края) или другого агента. Сначала агента можно повернуть; что поставлено, то стоит.
cosmobureau-howto-meets = подходит
cosmobureau-howto-misses = не подходит
cosmobureau-howto-icons-title = Что делают значки
cosmobureau-howto-icons = В любом порядке, каждый по разу. Красная стрелка — это цена, фиолетовая капсула работает по разу за каждый ваш уровень или офис.
cosmobureau-howto-store-title = Одно хранилище на всё
cosmobureau-howto-store = Топливо и образцы делят девять ячеек. Увеличить хранилище можно дважды за игру, каждый раз на три ячейки.
cosmobureau-howto-flight-title = Полёт
cosmobureau-howto-flight = Шаг на соседний тайл стоит 1 топлива, в неизвестность 3, из червоточины в червоточину ничего. Кто открыл тайл, получает его бонус. Летите, пока можете.
cosmobureau-howto-free = даром
cosmobureau-howto-landing-title = Высадка
cosmobureau-howto-landing = Где закончен полёт, там один агент цвета планеты может высадиться, один раз в жизни: 2 кредита и ещё 1 за каждый образец этого цвета.
cosmobureau-howto-offices-title = Пять офисов
cosmobureau-howto-offices = Офис сразу приносит столько, сколько на нём написано. Нужна подходящая планета под кораблём, на которой ещё нет офиса.
cosmobureau-howto-bureau-title = Бюро
cosmobureau-howto-bureau = Платит каждая комната, в которую вы входите. Комнаты 3, 6, 10 и 14 — уровни: каждый раз один инспектор на борту получает повышение, 2 кредита и контакты со всех сторон.
cosmobureau-howto-end-title = Конец
cosmobureau-howto-end = Когда мешок пуст, у всех остаётся по ходу. Каждый набор из трёх разных образцов приносит 6. При равенстве побеждает тот, у кого больше топлива.
