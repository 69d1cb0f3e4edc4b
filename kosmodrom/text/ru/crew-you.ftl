### Фразы о том, кто их читает: «вы» вместо имени

log-crew-commanded-you = У вас { $card }, вы командир
log-crew-proposed-you = Вы предлагаете:
log-crew-agreed-you = Вы за
log-crew-against-you = Вы против
log-crew-said-you = Вы отвечаете: { $says }
log-crew-role-given-you = Ваша роль: { $role }
log-crew-announced-you = У вас на руках { $card }
log-crew-task-taken-you = Вы берёте задание { $card }
log-crew-task-taken-token-you = Вы берёте задание { $card }, на нём { $token }
log-crew-card-passed-you = Вы отдаёте: { $card }, получает { $to }
log-crew-communicated-you = Вы показываете: { $card }; почему, никто не знает
log-crew-communicated-highest-you = Вы показываете: { $card }, старшая
log-crew-communicated-only-you = Вы показываете: { $card }, единственная
log-crew-communicated-lowest-you = Вы показываете: { $card }, младшая
log-crew-played-led-you = Вы заходите: { $card }
log-crew-played-followed-you = Вы играете в масть: { $card }
log-crew-played-other-you = Вы играете: { $card }
log-crew-void-shown-you = У вас нет масти ({ $suit })
log-crew-trick-won-you = Вы берёте взятку { $trick }: { $card }
log-crew-task-done-you = Ваше задание { $card } выполнено
log-crew-task-done-token-you = Ваше задание { $card } { $token } выполнено
log-crew-card-drawn-you = Вы тянете: { $card } (отдаёт { $from })
crew-verdict-task-lost-you = { $cards } во взятке { $trick } берёте вы, а задание было у другого: { $other }.
crew-verdict-role-wins-tricks-you = Взятку { $trick } берёте вы, а этого быть не должно.
crew-verdict-trick-balance-you = После взятки { $trick } вы слишком далеко впереди.
crew-verdict-capture-all-you = Взятку { $trick } берёте вы, а эти карты предназначались другому.
