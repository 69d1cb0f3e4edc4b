### The Crew: мысли ботов, для повтора.

bot-crew-only-card = ход { $card }: другой карты правила не позволяли
bot-crew-only-choice = другого выбора не было
bot-crew-for-own-task = ход { $card }, чтобы выполнить своё задание { $task }
bot-crew-fed = карта { $card } отдана: это задание места { $seat }
bot-crew-let-win = ход { $card }, чтобы место { $seat } взяло { $task }
bot-crew-kept-back = карта { $kept } придержана: месту { $seat } ещё нужна { $task }
bot-crew-stayed-low = младшая карта { $card }: взятка оставлена месту { $seat }
bot-crew-took = взятка взята картой { $card }
bot-crew-trumped = масти хода нет: взятка взята картой { $card }
bot-crew-threw-away = масти хода нет: карта { $card } сброшена
bot-crew-led-for-own = первый ход { $card }, чтобы выманить своё задание { $task }
bot-crew-led-for-other = первый ход { $card } ради места { $seat }: там нужна { $task }
bot-crew-led-low = первый ход { $card }: младшая карта, заданий этой масти нет
bot-crew-led-high = первый ход { $card }, чтобы сохранить ход
bot-crew-imagined = ход { $card }: в { $share } % воображаемых партий с ним экипаж победил
bot-crew-task-held = взято задание { $card }: эта карта на руке
bot-crew-task-taken = взято задание { $card }: эту масть рука может взять
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
bot-crew-named = названо место { $seat }: ответы говорят за него
bot-crew-gave-task = задание отдано месту { $seat }
bot-crew-passed = карта { $card } передана месту { $seat }: там она нужнее
bot-crew-agreed = согласие с предложением
bot-crew-no-change = менять ничего не нужно
bot-crew-role-wanted = предложено место { $seat }: там об этом просили
bot-crew-proposed = предложено первое возможное
