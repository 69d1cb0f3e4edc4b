# Что говорит сам сервер: заголовки страниц, картинки ссылок.

server-home = Три настольные игры о космосе: для друзей, ботов и долгих вечеров. Регистрация не нужна.
server-handover = Ваше место на другом устройстве
server-passport = Ваш паспорт
server-replay = Повтор: { $title }
server-seats-free = { $n ->
    [0] Все места заняты
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[other] Свободно { $n } мест
  }
server-won = Миссия выполнена
server-lost = Миссия провалена
server-best-score = { $n ->
    [one] Лучший результат: { $n } кредит
    [few] Лучший результат: { $n } кредита
   *[other] Лучший результат: { $n } кредитов
  }
server-page-logbook = Бортжурнал
server-page-designer = Свои миссии
server-page-first = Первый полёт
server-page-learn = Урок
server-page-cards = Карты
server-page-puzzles = Задачи
server-page-tiles = Детали
