### Cel i co jest czym.

cosmobureau-guide-goal = Cel: najwięcej kredytów po { $n } { $n ->
    [one] turze
   *[other] turach
}.
cosmobureau-guide-goal-alone = Ile kredytów uda ci się zebrać w { $n } { $n ->
    [one] turze
   *[other] turach
}?

cosmobureau-your-captain = Twój kapitan
cosmobureau-choose-side = strona { $side }
cosmobureau-choose-begin = dobra na początek
cosmobureau-choose-pays = płaci za każdym razem za żółte miejsca
cosmobureau-choose-harder = trudniejsze
cosmobureau-side-00 = Standard
cosmobureau-side-01 = Zwiadowca
cosmobureau-side-02 = Kancelaria
cosmobureau-side-03 = Frachtowiec
cosmobureau-side-04 = Założyciel
cosmobureau-hint-choose = Naciśnij kartę, aby wybrać.
