### Как играть: общее для листков всех игр.

howto-page = { $n } из { $all }
howto-rules = Все правила с номерами: { $address }
howto-lesson = Пройти урок
howto-print = Напечатать
