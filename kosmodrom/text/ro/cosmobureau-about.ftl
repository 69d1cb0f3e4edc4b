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

cosmobureau-your-captain = Căpitanul tău
cosmobureau-choose-side = fața { $side }
cosmobureau-choose-begin = bună pentru început
cosmobureau-choose-pays = plătește de fiecare dată pentru locurile galbene
cosmobureau-choose-harder = mai greu de îndeplinit
cosmobureau-side-00 = Standard
cosmobureau-side-01 = Cercetaș
cosmobureau-side-02 = Registratura
cosmobureau-side-03 = Cargou
cosmobureau-side-04 = Fondator
cosmobureau-hint-choose = Apasă pe un cartonaș ca să alegi.
