### Galaxy Trucker: what each component and each card is good for.

gt-example = Example:
gt-explain-sides = Sides: { $list }
gt-explain-side-0 = front
gt-explain-side-1 = right
gt-explain-side-2 = rear
gt-explain-side-3 = left
gt-explain-plug-0 = smooth
gt-explain-plug-1 = single
gt-explain-plug-2 = double
gt-explain-plug-3 = universal
gt-explain-room-crew = Beds for { $n }
gt-explain-room-batteries = Full: { $n } batteries
gt-explain-room-goods = Room for { $n } goods
gt-explain-left = Batteries left: { $n } of { $all }
gt-explain-aboard = Aboard: { $list }
gt-guide-kind-starting-cabin = The heart of the ship: everything grows from here. Two humans live in it, never an alien, and no part of the ship flies on without a human.
gt-guide-card-slavers = Whoever has stronger cannons frees the captives and takes the bounty. Whoever is weaker loses crew, and then the slavers turn to the next.
gt-guide-card-pirates = Whoever has stronger cannons takes the bounty. All who were weaker are shot at together: one roll of the dice for each shot.
gt-guide-card-epidemic = Cabins with crew that are joined infect each other: one is lost from each. Keep cabins apart, or empty one in time.
gt-guide-card-sabotage = The smallest crew has a saboteur aboard: dice choose a square, and the component there is gone, with all that hangs on it.
gt-example-kind-starting-cabin = All four sides are universal: single, double and universal plugs fit here, smooth sides do not.
gt-example-kind-cabin = Two cabins joined: four crew, and each of them counts for offers and in combat zones.
gt-example-kind-life-support-purple = With a purple alien in this cabin, cannons that counted 4 count 6. It needs cannons of your own to help.
gt-example-kind-life-support-orange = With an orange alien in this cabin, engines that counted 3 count 5. It needs an engine of your own to help.
gt-example-kind-engine = Three engines: in open space you fly three days ahead.
gt-example-kind-double-engine = Pay the battery and it counts 2. Without it, nothing.
gt-example-kind-cannon = A large meteor comes from the front in the column of this cannon: it is shot down, free of charge.
gt-example-kind-double-cannon = Pay the battery and it counts 2, or shoots a large meteor. Without it, it is silent.
gt-example-kind-shield = A small meteor comes from the front, where the shield points: pay a battery and it bounces off.
gt-example-kind-battery = One is left, and both the shield and a double cannon want it. Use it where it saves more.
gt-example-kind-cargo = Yellow is worth 3 credits, green 2, blue 1: this load brings 6.
gt-example-kind-special-cargo = Red is worth 4 credits and travels only here. Green found room too: this load brings 6.
gt-example-kind-structural = Double plugs at one end, single ones at the other: a module between them joins what would not fit.
gt-example-card-open-space = Engine strength 3 and a double engine with a battery: 5 days ahead. Strength 0 ends the flight for you, except in the learning flight.
gt-example-card-stardust = Five open connectors: five days back. The last ship counts first.
gt-example-card-meteor-swarm = Dice 3 and 4 name line 7. If nothing of yours lies there, it flies past.
gt-example-card-planets = Landing costs all who land { $days ->
    [one] one day
   *[other] { $days } days
  }. What does not fit into your holds stays behind.
gt-example-card-abandoned-ship = Who takes it gives { $lost } of the crew, gets { $credits } credits and loses days: { $days }. Keep one human, or the flight is over.
gt-example-card-abandoned-station = With a crew of { $crew } or more you may dock, load and lose days: { $days }. Nobody has to stay there.
gt-example-card-smugglers = More than { $strength }: the goods are yours. Exactly { $strength }: nothing happens. Less: you lose goods ({ $goods }), then batteries if goods run out.
gt-example-card-slavers = More than { $strength }: { $credits } credits for you. Exactly { $strength }: nothing happens. Less: you lose crew ({ $lost }).
gt-example-card-pirates = More than { $strength }: { $credits } credits for you. Exactly { $strength }: nothing happens. Less: they open fire.
gt-example-card-combat-zone = Two are equally weak: the one who flies ahead suffers.
gt-example-card-epidemic = Three occupied cabins in a row: each loses one. A cabin with a component between is safe.
gt-example-card-sabotage = Crews of 6, 4 and 4: of the two with 4, the one who flies ahead is hit.
