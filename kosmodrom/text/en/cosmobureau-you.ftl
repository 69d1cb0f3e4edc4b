### Sentences about whoever reads them: «you» instead of a name

log-cosmobureau-game-began-you = You begin
log-cosmobureau-ship-chosen-you = You fly side { $side }
log-cosmobureau-captain-chosen-you = You hire captain { $captain }
log-cosmobureau-turn-began-you = Your turn { $turn }
log-cosmobureau-agent-placed-you = You place in { $cell }: { $colour }
log-cosmobureau-no-place-left-you = You have no place left for an agent
log-cosmobureau-captain-helped-you = Your captain pays { $times ->
    [one] once
   *[other] { $times } times
}
log-cosmobureau-bonus-declined-you = You leave a bonus
log-cosmobureau-fuel-gained-you = You get { $fuel }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
log-cosmobureau-fuel-paid-you = You pay { $fuel }
log-cosmobureau-sample-stored-you = You store { $sample }{ $gave ->
    [yes] , giving up a fuel
   *[no] {""}
}
log-cosmobureau-sample-given-you = You give { $sample }
log-cosmobureau-store-enlarged-you = You now store { $usable }
log-cosmobureau-office-opened-you = You open an office on { $tile }: { $credits }
log-cosmobureau-room-entered-you = You enter room { $room }
log-cosmobureau-level-reached-you = You reach level { $level }
log-cosmobureau-inspector-flipped-you = You promote an inspector: { $credits }
log-cosmobureau-credits-gained-you = You earn { $credits }
log-cosmobureau-flew-you = You fly to { $tile } for { $price } fuel
log-cosmobureau-explored-you = You discover { $tile } for { $price } fuel
log-cosmobureau-landed-you = You land { $colour } on { $tile }: { $credits }
log-cosmobureau-agent-taken-you = You take from the queue: { $colour }
log-cosmobureau-queue-exchanged-you = You exchange the whole queue
log-cosmobureau-sets-scored-you = You have { $sets ->
    [one] one set
   *[other] { $sets } sets
} of samples, { $credits }
log-cosmobureau-game-ended-you = You win
