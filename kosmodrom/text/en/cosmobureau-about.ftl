### Goals and what things are.

cosmobureau-guide-goal = The aim: the most credits after { $n } turns.
cosmobureau-guide-goal-alone = How many credits can you make in { $n } turns?

cosmobureau-your-captain = Your captain
cosmobureau-choose-side = side { $side }
cosmobureau-choose-begin = good to begin
cosmobureau-choose-pays = pays each time you fill the yellow places
cosmobureau-choose-harder = harder to meet
cosmobureau-side-00 = Standard
cosmobureau-side-01 = Scout
cosmobureau-side-02 = Registry
cosmobureau-side-03 = Freighter
cosmobureau-side-04 = Founder
cosmobureau-hint-choose = Press a card to choose it.
