### Goals and what things are.

cosmobureau-guide-goal = The aim: the most credits after { $n } turns.
cosmobureau-guide-goal-alone = How many credits can you make in { $n } turns?
