# How fast bots are, skipping to my move, taking a move back

how-pace = Bots move { $pick }.
how-pace-galaxy_trucker = The flight is shown and bots move { $pick }.
pace-calm = calmly
pace-usual = at the usual pace
pace-fast = fast
pace-at-once = at once
how-undo = Taking a move back { $pick }.
how-undo-agreed = needs the yes of those it concerns
how-undo-never = is not possible
skip-bots = Skip to my move
keys-everywhere-skip = skip to my move, alone with bots
