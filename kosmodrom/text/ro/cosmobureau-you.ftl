### Propoziții despre cine le citește: «tu» în locul numelui

log-cosmobureau-game-began-you = Începi
log-cosmobureau-ship-chosen-you = Nava ta: fața { $side }
log-cosmobureau-captain-chosen-you = Căpitanul tău: { $captain }
log-cosmobureau-turn-began-you = Tura ta { $turn }
log-cosmobureau-agent-placed-you = Așezi în { $cell }: { $colour }
log-cosmobureau-no-place-left-you = Nu mai este loc pentru agenții tăi
log-cosmobureau-captain-helped-you = Căpitanul tău plătește { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}
log-cosmobureau-bonus-declined-you = Renunți la un bonus
log-cosmobureau-fuel-gained-you = Primești { $fuel }{ $lost ->
    [0] {""}
   *[other] , pierdut: { $lost }
}
log-cosmobureau-fuel-paid-you = Plătești { $fuel }
log-cosmobureau-sample-stored-you = Iei { $sample }{ $gave ->
    [yes] {" "}în schimbul unui combustibil
   *[no] {""}
}
log-cosmobureau-sample-given-you = Dai { $sample }
log-cosmobureau-store-enlarged-you = Depozitul tău are acum căsuțe: { $usable }
log-cosmobureau-office-opened-you = Deschizi o filială pe { $tile }: { $credits }
log-cosmobureau-room-entered-you = Intri în camera { $room }
log-cosmobureau-level-reached-you = Nivelul tău: { $level }
log-cosmobureau-inspector-flipped-you = Promovezi un inspector: { $credits }
log-cosmobureau-credits-gained-you = Câștigi { $credits }
log-cosmobureau-flew-you = Zbori la { $tile } pentru { $price } combustibil
log-cosmobureau-explored-you = Descoperi { $tile } pentru { $price } combustibil
log-cosmobureau-landed-you = Aterizezi pe { $tile } ({ $colour }): { $credits }
log-cosmobureau-agent-taken-you = Iei din coadă: { $colour }
log-cosmobureau-queue-exchanged-you = Schimbi toată coada
log-cosmobureau-sets-scored-you = Seturile tale de probe: { $sets }, { $credits }
log-cosmobureau-game-ended-you = Victoria e a ta
