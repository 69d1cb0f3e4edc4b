### How to play: what the sheets of all games say.

howto-page = { $n } of { $all }
howto-rules = Every rule with its number: { $address }
howto-lesson = Fly the lesson
howto-print = Print
