### Фразы о том, кто их читает: «вы» вместо имени

log-cosmobureau-game-began-you = Вы начинаете
log-cosmobureau-ship-chosen-you = Ваш корабль: сторона { $side }
log-cosmobureau-captain-chosen-you = Ваш капитан: { $captain }
log-cosmobureau-turn-began-you = Ваш ход { $turn }
log-cosmobureau-agent-placed-you = Вы ставите в { $cell }: { $colour }
log-cosmobureau-no-place-left-you = Для ваших агентов больше нет места
log-cosmobureau-captain-helped-you = Ваш капитан платит { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}
log-cosmobureau-bonus-declined-you = Вы не берёте бонус
log-cosmobureau-fuel-gained-you = Вы получаете { $fuel }{ $lost ->
    [0] {""}
   *[other] , пропало { $lost }
}
log-cosmobureau-fuel-paid-you = Вы платите { $fuel }
log-cosmobureau-sample-stored-you = Вы берёте { $sample }{ $gave ->
    [yes] {" "}вместо топлива
   *[no] {""}
}
log-cosmobureau-sample-given-you = Вы отдаёте { $sample }
log-cosmobureau-store-enlarged-you = У вас теперь ячеек: { $usable }
log-cosmobureau-office-opened-you = Вы открываете офис на { $tile }: { $credits }
log-cosmobureau-room-entered-you = Вы входите в комнату { $room }
log-cosmobureau-level-reached-you = Ваш уровень: { $level }
log-cosmobureau-inspector-flipped-you = Вы повышаете инспектора: { $credits }
log-cosmobureau-credits-gained-you = Вы зарабатываете { $credits }
log-cosmobureau-flew-you = Вы летите на { $tile } за { $price } топлива
log-cosmobureau-explored-you = Вы открываете { $tile } за { $price } топлива
log-cosmobureau-landed-you = Ваша высадка на { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken-you = Вы берёте из очереди: { $colour }
log-cosmobureau-queue-exchanged-you = Вы меняете всю очередь
log-cosmobureau-sets-scored-you = Ваши наборы образцов: { $sets }, { $credits }
log-cosmobureau-game-ended-you = Ваша победа
