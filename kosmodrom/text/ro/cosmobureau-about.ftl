### Scopul și ce este fiecare lucru.

cosmobureau-guide-goal = Scopul: cele mai multe credite după { $n } { $n ->
    [one] tură
    [few] ture
   *[other] de ture
}.
cosmobureau-guide-goal-alone = Câte credite poți strânge în { $n } { $n ->
    [one] tură
    [few] ture
   *[other] de ture
}?
