# The Big Expansion: what happens to me

gt-you-lost-part-discarded = You have to discard: { $tile }
gt-you-cabin-removed = You lose a cabin with its occupant
gt-you-die-shown = Your die shows { $number }
gt-you-rearranged-human = You move one of the crew
gt-you-rearranged-sleeper = You send a newcomer to sleep
gt-you-rearranged-battery = You move a battery
gt-you-faced-fixed = You choose the front: { $side }
gt-you-withdrew-hyperspace = You jump with { $hull } on the last card: it does not arrive
gt-you-hull-jumped = You send { $hull } into hyperspace
gt-you-hull-came-back = You have { $hull } back from hyperspace
gt-you-gave-up-hyperspace = You jumped on the last card and miss the goal
gt-you-gave-up-union = You do not pay the union: your flight is over
gt-you-paid-union = You pay the union { $credits } cr, cubes: { $n }
gt-you-somersaulted = Your ship turns around
gt-you-voted = You vote: { $side }
