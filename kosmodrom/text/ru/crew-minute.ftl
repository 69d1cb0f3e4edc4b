### «Экипаж»: первая минута. Цель попытки, сигнал бедствия, радио, что стоит на кону.

crew-goal-draft = { $count ->
    [one] Кто возьмёт это задание, тот должен взять взятку с этой картой.
   *[other] Кто возьмёт задание, тот должен взять взятку с этой картой.
}
crew-goal-you = Вы должны взять взятку, в которой { $card }. Остальные помогают; говорить нельзя.
crew-goal-other = Взятку, в которой { $card }, берёт { $name }. Помогите; говорить нельзя.
crew-goal-tasks = У кого задание, тот должен взять взятку с этой картой. Вы побеждаете или проигрываете вместе.
crew-goal-owner = { $name }: { $cards }
crew-goal-silence = О своих картах говорить нельзя.
crew-goal-in-hand = { $card } у вас на руках: вам решать, когда с ней пойти.
crew-goal-elsewhere = { $card } не у вас на руках.
crew-ready = Готовы к первой взятке?
crew-ready-help = Никто не говорит, что у него на руках; дальше будет радио.
crew-understood = Понятно
crew-ask-draft-one = Вы командир, задание ваше: возьмите его.
crew-distress-title = Сигнал бедствия: нужен редко
crew-distress-what = Перед первой взяткой все передают по одной карте в одну сторону. Ракеты остаются.
crew-distress-price = В бортжурнале это на одну попытку больше, и согласны должны быть все.
crew-distress-sure = Точно? Это на одну попытку больше. В какую сторону?
crew-distress-ask = Спросить остальных
crew-distress-left = Передать влево
crew-distress-right = Передать вправо
crew-distress-not-now = Не сейчас
crew-waits-word = { $name } ждёт вашего слова.
crew-waits-time = { $name } даёт время на сигнал.
crew-task-of-you = это ваше задание
crew-stake-on-table = На столе { $card }: эту взятку берёт { $name }.
crew-stake-on-table-you = На столе { $card }: эту взятку должны взять вы.
crew-stake-in-hand = У вас на руках { $card }, это задание игрока { $name }.
crew-stake-in-hand-you = У вас на руках { $card }, это ваше задание.
crew-preview-higher = { $name } возьмёт взятку только старшей картой той же масти ({ $suit }) или ракетой.
crew-preview-rocket = { $name } возьмёт взятку только ракетой.
crew-logbook-aids = с памяткой
crew-logbook-aborted = попытка брошена
crew-logbook-taken-back = взято назад: { $n }
