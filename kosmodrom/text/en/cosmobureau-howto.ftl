### Cosmobureau on two pages.

cosmobureau-howto-turn-title = A turn in three parts
cosmobureau-howto-turn = Place an agent in an empty compartment of your ship, use what that compartment shows, take a new agent. After 13 or 14 turns the most credits win.
cosmobureau-howto-place = place
cosmobureau-howto-use = use
cosmobureau-howto-take = take
cosmobureau-howto-most = credits win
cosmobureau-howto-contacts-title = Contacts must meet
cosmobureau-howto-contacts = At least one contact meets a contact of the ship, the half discs at its edge, or of another agent. You may turn an agent first; once placed, it stays.
cosmobureau-howto-meets = fits here
cosmobureau-howto-misses = does not fit
cosmobureau-howto-icons-title = What the icons do
cosmobureau-howto-icons = In any order, once each. A red arrow is a price, a violet capsule works once for each of your levels or offices.
cosmobureau-howto-store-title = One store for all
cosmobureau-howto-store = Fuel and samples share nine cells. A larger store opens three more, twice in a game.
cosmobureau-howto-flight-title = A flight
cosmobureau-howto-flight = A step to the next tile costs 1 fuel, into the unknown 3, from wormhole to wormhole nothing. Whoever discovers a tile gets its bonus. Fly on as long as you can.
cosmobureau-howto-free = free
cosmobureau-howto-landing-title = A landing
cosmobureau-howto-landing = Where the flight ends, one agent of the planet’s colour may land, once in its life: 2 credits, and 1 more for each sample of that colour.
cosmobureau-howto-offices-title = Five offices
cosmobureau-howto-offices = An office pays at once what is printed on it. It needs a planet that fits, below your ship, and without another office.
cosmobureau-howto-bureau-title = The bureau
cosmobureau-howto-bureau = Every room you enter pays. Rooms 3, 6, 10 and 14 are levels: each time, one inspector aboard is promoted for 2 credits and gets contacts on all sides.
cosmobureau-howto-end-title = The end
cosmobureau-howto-end = When the bag is empty, everybody has one more turn. Each set of three different samples pays 6. On a tie, more fuel wins.
