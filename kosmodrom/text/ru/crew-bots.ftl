### Экипаж: мысли ботов, для повтора.

bot-crew-only-card = ход { $card }: другой карты правила не позволяли
bot-crew-only-choice = другого выбора не было
bot-crew-for-own-task = ход { $card }, чтобы выполнить своё задание { $task }
bot-crew-fed = карта { $card } отдана: это задание держит { $seat }
bot-crew-let-win = ход { $card }: пусть { $task } берёт { $seat }
bot-crew-kept-back = карта { $kept } придержана: { $seat } ещё ждёт { $task }
bot-crew-stayed-low = младшая карта { $card }: пусть взятку берёт { $seat }
bot-crew-took = взятка взята картой { $card }
bot-crew-trumped = масти хода нет: взятка взята картой { $card }
bot-crew-threw-away = масти хода нет: карта { $card } сброшена
bot-crew-led-for-own = первый ход { $card }, чтобы выманить своё задание { $task }
bot-crew-led-for-other = первый ход { $card }: { $seat } ждёт { $task }
bot-crew-led-low = первый ход { $card }: младшая карта, заданий этой масти нет
bot-crew-led-high = первый ход { $card }, чтобы сохранить ход
bot-crew-imagined = ход { $card }: в { $share } % воображаемых партий с этим ходом экипаж мог победить
bot-crew-task-held = взято задание { $card }: эта карта на руке
bot-crew-task-taken = взято задание { $card }: рука может взять взятку этой масти
bot-crew-signalled = карта { $card } показана по радио: она важна для открытого задания
bot-crew-nothing-to-say = радио оставлено на потом
bot-crew-answered =
    ответ «{ $says ->
         [yes] да
        *[no] нет
         [good] хорошо
         [bad] плохо
         [first_four] первые четыре
         [last] последнюю
         [between] те, что между
    }»: такова рука
bot-crew-named = выбор: { $seat }, за это говорят ответы
bot-crew-gave-task = задание получает { $seat }
bot-crew-passed = карту { $card } получает { $seat }: там она нужнее
bot-crew-agreed = согласие с предложением
bot-crew-no-change = менять ничего не нужно
bot-crew-role-wanted = предложение: { $seat }, об этом и была просьба
bot-crew-proposed = предложено первое возможное
