# Бортжурнал принадлежит тем, кто летает вместе.

crew-logbook-crews = Экипажи
crew-logbook-choose = Выбрать экипаж
crew-logbook-next = дальше миссия { $mission }
crew-logbook-complete = все миссии позади
crew-logbook-unknown = Такого бортжурнала нет
crew-logbook-unknown-text = Возможно, его больше нет или он принадлежит тем, кто летает без посторонних.
crew-logbook-mine = К моему бортжурналу
