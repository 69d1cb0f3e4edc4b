"""Laying out the game. (CB-SETUP, CB-SOLO)"""

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import choices
from kosmodrom.games.cosmobureau.choices import ask
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import CaptainChosen, GameBegan, ShipChosen
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos, OpenTile, Ship, Turn


def start(rules: Rules, seats: int, rng: Rng) -> Cosmos:
    """Everything in its place, before the first question."""
    box = rules.box
    stack = [tile.id for tile in box.tiles.values() if tile.set in rules.players.tiles]
    rng.shuffle(stack)
    agents = [token.id for token in box.agents.values() if token.start_set is None]
    rng.shuffle(agents)
    bag = agents[: rules.players.agents]
    boards = [side for side in box.ships if side != box.setup.common_side]
    rng.shuffle(boards)
    captains = list(box.captains) if rules.captains != "none" else []
    rng.shuffle(captains)
    first = rng.below(seats)
    return Cosmos(
        scene="opening",
        rng=rng,
        ships=[new_ship(rules, seat) for seat in range(seats)],
        universe=[parse_open_tile(text) for text in rules.players.layout],
        stack=stack,
        bag=bag,
        box=agents[rules.players.agents :],
        queue=[bag.pop() for _ in range(box.setup.queue)],
        boards=boards,
        captains_left=captains,
        first=first,
        active=first,
        turn=Turn(),
    )


def new_ship(rules: Rules, seat: int) -> Ship:
    """A ship with its start agents, fuel, blockers and offices. (CB-SETUP-08 to CB-SETUP-12)"""
    setup = rules.box.setup
    tokens = rules.box.agents.values()
    home = next(t for t in map(parse_open_tile, rules.players.layout) if t.tile == setup.start_tile)
    return Ship(
        side=setup.common_side,
        cells=[None] * len(CELLS),
        hand=[token.id for token in tokens if token.start_set == seat],
        fuel=setup.start_fuel,
        usable=setup.cells - sum(setup.blockers),
        blockers=list(setup.blockers),
        samples=[0, 0, 0],
        offices=list(rules.box.offices),
        x=home.x,
        y=home.y,
    )


def parse_open_tile(text: str) -> OpenTile:
    """Read a tile and its coordinates: "S4 0 2"."""
    tile, x, y = text.split()
    return OpenTile(tile, int(x), int(y))


async def opening(state: Cosmos, rules: Rules) -> str:
    """Boards and captains are dealt, or the players choose them in turn. (CB-SETUP-07, -14)"""
    state.tell(GameBegan(first=state.first))
    if rules.ships == "backs":
        for seat, ship in enumerate(state.ships):
            ship.side = state.boards[seat]
            state.tell(ShipChosen(seat=seat, side=ship.side))
    if rules.captains == "chance":
        for seat, ship in enumerate(state.ships):
            ship.captain = state.captains_left.pop()
            state.tell(CaptainChosen(seat=seat, captain=ship.captain))
        state.captains_left = []
    return "choose_ship" if rules.ships == "choice" else "choose_captain"


async def choose_ship(state: Cosmos, rules: Rules) -> str:
    """Each in turn chooses the common side or the back of the own board. (CB-SETUP-07)"""
    answer = await ask(state, "ship", choices.ships(state, rules))
    state.ship.side = answer.side
    state.tell(ShipChosen(seat=state.active, side=answer.side))
    return next_chooser(state, "choose_ship", "choose_captain")


async def choose_captain(state: Cosmos, rules: Rules) -> str:
    """Each in turn chooses one of the captains that are left. (CB-SETUP-14)"""
    if rules.captains != "choice":
        return "begin_turn"
    answer = await ask(state, "captain", choices.captains(state, rules))
    state.ship.captain = answer.captain
    state.captains_left.remove(answer.captain)
    state.tell(CaptainChosen(seat=state.active, captain=answer.captain))
    following = next_chooser(state, "choose_captain", "begin_turn")
    if following == "begin_turn":
        state.captains_left = []
    return following


def next_chooser(state: Cosmos, again: str, afterwards: str) -> str:
    state.active = (state.active + 1) % len(state.ships)
    return afterwards if state.active == state.first else again
