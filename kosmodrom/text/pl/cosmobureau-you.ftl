### Zdania o osobie, która je czyta: «ty» zamiast imienia

log-cosmobureau-game-began-you = Zaczynasz
log-cosmobureau-ship-chosen-you = Twój statek: strona { $side }
log-cosmobureau-captain-chosen-you = Twój kapitan: { $captain }
log-cosmobureau-turn-began-you = Twoja tura { $turn }
log-cosmobureau-agent-placed-you = Umieszczasz w { $cell }: { $colour }
log-cosmobureau-no-place-left-you = Nie ma już miejsca dla twoich agentów
log-cosmobureau-captain-helped-you = Twój kapitan płaci { $times ->
    [one] raz
   *[other] { $times } razy
}
log-cosmobureau-bonus-declined-you = Rezygnujesz z premii
log-cosmobureau-fuel-gained-you = Dostajesz { $fuel }{ $lost ->
    [0] {""}
   *[other] , przepadło { $lost }
}
log-cosmobureau-fuel-paid-you = Płacisz { $fuel }
log-cosmobureau-sample-stored-you = Bierzesz { $sample }{ $gave ->
    [yes] {" "}w zamian za paliwo
   *[no] {""}
}
log-cosmobureau-sample-given-you = Oddajesz { $sample }
log-cosmobureau-store-enlarged-you = Masz teraz pól magazynu: { $usable }
log-cosmobureau-office-opened-you = Otwierasz placówkę na { $tile }: { $credits }
log-cosmobureau-room-entered-you = Wchodzisz do pokoju { $room }
log-cosmobureau-level-reached-you = Twój poziom: { $level }
log-cosmobureau-inspector-flipped-you = Awansujesz inspektora: { $credits }
log-cosmobureau-credits-gained-you = Zarabiasz { $credits }
log-cosmobureau-flew-you = Lecisz na { $tile } za { $price ->
    [one] { $price } paliwo
   *[other] { $price } paliwa
}
log-cosmobureau-explored-you = Odkrywasz { $tile } za { $price ->
    [one] { $price } paliwo
   *[other] { $price } paliwa
}
log-cosmobureau-landed-you = Twoje lądowanie na { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken-you = Bierzesz z kolejki: { $colour }
log-cosmobureau-queue-exchanged-you = Wymieniasz całą kolejkę
log-cosmobureau-sets-scored-you = Twoje zestawy próbek: { $sets }, { $credits }
log-cosmobureau-game-ended-you = Wygrywasz
