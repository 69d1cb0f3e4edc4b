# Previews in the settings, and how long a name may be

settings-sample-bar = Ваш ход
settings-sample-log = Стрелка играет: синяя 6, пока старшая
settings-motion-show = Показать
name-limit = Не больше { $n } букв.
