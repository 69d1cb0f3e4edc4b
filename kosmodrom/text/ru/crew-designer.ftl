### Свои миссии, на которые не полететь: почему.

crew-design-trick-first = первая
crew-design-trick-last = последняя

wrong-crew-balance = Опережать можно на 1–{ $tricks } взяток, а не на { $count }.
wrong-crew-won-tricks = Взять можно от 0 до { $tricks } взяток, а не { $count }.
wrong-crew-tasks = Заданий может быть от 0 до { $most }, а не { $tasks }.
wrong-crew-nothing-to-do = Миссии без заданий нужна цель или запрет.
wrong-crew-assign = Столько заданий ({ $tasks }) так не раздать.
wrong-crew-token-twice = Каждый жетон есть только в одном экземпляре.
wrong-crew-tokens = Жетонов ({ $tokens }) больше, чем заданий ({ $tasks }).
wrong-crew-token-number = Жетон { $number } не выполнить: заданий меньше ({ $tasks }).
wrong-crew-arrows = Стрелки начинаются с одной и двух и идут без пропусков.
wrong-crew-finish-tasks = Для такого конца нужны задания.
wrong-crew-finish-goals = Для такого конца нужны цели.
wrong-crew-setup-draft = Двигать жетоны можно, только если задания лежат открыто и разбираются по очереди.
wrong-crew-swap = Чтобы поменять жетоны, их нужно два.
wrong-crew-move = Чтобы передвинуть жетон, одно задание должно быть с жетоном, а другое без.
wrong-crew-roles = Ролей может быть не больше { $most }.
wrong-crew-role-names = У каждой роли должно быть своё название.
wrong-crew-role-left-of = Роль «{ $role }»: карта нужна там, где решают карты, и только там.
wrong-crew-role-card = Роль «{ $role }»: её карты нет в колоде.
wrong-crew-role-commander = Роль «{ $role }»: командир называет кого-то другого.
wrong-crew-role-answers = Роль «{ $role }»: у вопроса должно быть два ответа.
wrong-crew-radio = Радио так и не заработало бы: взяток всего { $tricks }.
wrong-crew-draw-once = Тянуть карты у соседа можно только один раз.
wrong-crew-draw-late = После взятки { $trick } из { $tricks } тянуть уже почти нечего.
wrong-crew-nobody = В этой миссии нет роли «{ $role }».
wrong-crew-trick-count = Число взяток либо точное, либо наибольшее.
wrong-crew-no-token = Ни на одном задании нет этого жетона.
wrong-crew-cards-once = Выберите карты, которые должны взять, каждую один раз.
wrong-crew-cards-missing = Одной из этих карт нет в колоде.
wrong-crew-cards-count = Взять взятку могут от 1 до { $most } таких карт, а не { $count }.
wrong-crew-suit-missing = Этого цвета нет в колоде.
wrong-crew-no-trick = Назовите взятки, которые нужно взять.
wrong-crew-trick = Взятки { $trick } нет; последняя: { $tricks }.
