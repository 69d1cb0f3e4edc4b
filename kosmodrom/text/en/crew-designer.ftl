### Missions of your own that cannot be flown: why.

crew-design-trick-first = first
crew-design-trick-last = last

wrong-crew-balance = There can be a lead of 1 to { $tricks } tricks, not { $count }.
wrong-crew-won-tricks = Between 0 and { $tricks } tricks can be won, not { $count }.
wrong-crew-tasks = There can be 0 to { $most } tasks, not { $tasks }.
wrong-crew-nothing-to-do = A mission without tasks needs a goal or a limit.
wrong-crew-assign = This number of tasks ({ $tasks }) cannot be given out in this way.
wrong-crew-token-twice = Each token exists only once.
wrong-crew-tokens = There are more tokens ({ $tokens }) than tasks ({ $tasks }).
wrong-crew-token-number = Token { $number } cannot be kept: there are fewer tasks ({ $tasks }).
wrong-crew-arrows = Arrows begin with one and two and leave none out.
wrong-crew-finish-tasks = This ending needs tasks.
wrong-crew-finish-goals = This ending needs goals.
wrong-crew-setup-draft = Tokens can be moved only where tasks lie open and are taken in turn.
wrong-crew-swap = Two tokens are needed to swap them.
wrong-crew-move = To move a token, one task must have one and another must have none.
wrong-crew-roles = There can be { $most } roles at most.
wrong-crew-role-names = Every role needs a name of its own.
wrong-crew-role-left-of = Role “{ $role }”: a card is named only for roles that the cards decide.
wrong-crew-role-card = Role “{ $role }”: its card is not in the deck.
wrong-crew-role-commander = Role “{ $role }”: the commander names somebody else.
wrong-crew-role-answers = Role “{ $role }”: a question needs two answers.
wrong-crew-radio = The radio would never work: there are only { $tricks } tricks.
wrong-crew-draw-once = Cards can be drawn from the neighbour only once.
wrong-crew-draw-late = After trick { $trick } of { $tricks } there is too little left to draw.
wrong-crew-nobody = Nobody in this mission has the role “{ $role }”.
wrong-crew-trick-count = A number of tricks is either exact or the most there may be.
wrong-crew-no-token = No task has this token.
wrong-crew-cards-once = Choose the cards that have to win, each once.
wrong-crew-cards-missing = One of these cards is not in the deck.
wrong-crew-cards-count = Between 1 and { $most } such cards can win a trick, not { $count }.
wrong-crew-suit-missing = This colour is not in the deck.
wrong-crew-no-trick = Say which tricks are to be won.
wrong-crew-trick = There is no trick { $trick }; the last one is { $tricks }.
