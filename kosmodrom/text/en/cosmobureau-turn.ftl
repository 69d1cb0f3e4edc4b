### A turn: where an agent would lie, what others did

cosmobureau-placing = Agent into { $cell }: { $colour }
cosmobureau-joins-agent = Joins an agent: { $colour }
cosmobureau-joins-ship = Joins the ship
cosmobureau-or = Or
cosmobureau-hint-again = Press the compartment again to place.
cosmobureau-gain-best = landing up to +{ $n }
cosmobureau-guide-watch = The others have their turns. What they do is told step by step; press a name to look into a ship.
cosmobureau-guide-ship = Choose a side for your ship: press its picture. The sides differ in what their compartments do, so look for what you would like to do often.
cosmobureau-guide-captain = Choose a captain: press a card. It pays each time your agents fill its yellow places; take one for what you mean to build anyway.

cosmobureau-did-agent-placed = { $colour } in { $cell }
cosmobureau-did-no-place-left = no place left
cosmobureau-did-fuel-gained = { $fuel }
cosmobureau-did-sample-stored = { $sample }
cosmobureau-did-store-enlarged = stores { $usable }
cosmobureau-did-office-opened = office on { $tile }: { $credits }
cosmobureau-did-level-reached = level { $level }
cosmobureau-did-inspector-flipped = inspector: { $credits }
cosmobureau-did-credits-gained = { $credits }
cosmobureau-did-flew = to { $tile }
cosmobureau-did-explored = discovers { $tile }
cosmobureau-did-landed = lands { $colour }: { $credits }
cosmobureau-did-room-entered = room { $room }
