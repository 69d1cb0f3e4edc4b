### Cel i co jest czym.

cosmobureau-guide-goal = Cel: najwięcej kredytów po { $n } { $n ->
    [one] turze
   *[other] turach
}.
cosmobureau-guide-goal-alone = Ile kredytów uda ci się zebrać w { $n } { $n ->
    [one] turze
   *[other] turach
}?
