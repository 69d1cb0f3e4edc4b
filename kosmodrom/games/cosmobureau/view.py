"""What all may see, built from nothing: no hand is hidden; a seat has prices of its own."""

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER, Seat
from kosmodrom.core.game import Situation as CoreSituation
from kosmodrom.games.cosmobureau import choices
from kosmodrom.games.cosmobureau.components import CELLS, AgentColour, ShipSide, format_sides
from kosmodrom.games.cosmobureau.events import AnyEvent
from kosmodrom.games.cosmobureau.flight import reach
from kosmodrom.games.cosmobureau.ops import AnyOp, Colour, Simple
from kosmodrom.games.cosmobureau.outcome import rank, standing, winners
from kosmodrom.games.cosmobureau.placing import open_cells, open_sides
from kosmodrom.games.cosmobureau.preview import landing_pays
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import allowed_uses, compartment, possible_uses, uses_left
from kosmodrom.games.cosmobureau.state import Cosmos, Income, OpenTile, Placed, Ship, Step


class AgentView(msgspec.Struct, frozen=True):
    """An agent in a hand or in the queue, as printed."""

    agent: str
    colour: AgentColour
    contacts: str  # letters of N, E, S, W, before it is turned


class CellView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A compartment: what it gives, its ship contact, the agent in it, what waits for one."""

    cell: str
    actions: tuple[AnyOp, ...]
    ship_contact: str = ""
    agent: str | None = None
    colour: AgentColour | None = None
    contacts: str = ""
    met: str = ""  # of these, the sides that meet another contact
    flipped: bool = False
    waiting: str = ""  # sides at which an open contact waits for an agent


class OfficeView(msgspec.Struct, frozen=True):
    office: str
    planet: Colour | Literal["any"]
    credits: int


class CaptainView(msgspec.Struct, frozen=True):
    captain: str
    when: str
    numbers: tuple[int, ...]
    bonus: tuple[Simple, ...]
    harder: bool


class ShipView(msgspec.Struct, frozen=True):
    """One player's ship, store, offices and markers."""

    seat: Seat
    side: str
    name: str
    captain: CaptainView | None
    cells: tuple[CellView, ...]
    hand: tuple[AgentView, ...]
    fuel: int
    fuel_limit: int
    usable: int
    store_cells: int
    blockers: tuple[int, ...]
    samples: dict[Colour, int]
    offices: tuple[OfficeView, ...]
    offices_open: int
    tile: str
    x: int
    y: int
    room: int
    level: int
    credits: int
    turns: int
    stuck: bool
    incomes: tuple[Income, ...]
    lines_paid: tuple[str, ...]


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    tile: str
    x: int
    y: int
    planet: Colour | None = None
    megamall: bool = False
    wormhole: bool = False
    bonus: tuple[Simple, ...] = ()
    owner: Seat | None = None
    office: OfficeView | None = None


class WayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one ship gets to a tile, and what it would earn there."""

    price: int | None = None  # fuel, on the cheapest way; None: no way there
    via: str | None = None  # the tile before it on that way; None: the ship's own place
    landing: int = 0  # credits an agent on the ship would get by landing there now


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An empty space that can be explored, with the whole price."""

    x: int
    y: int
    price: int
    affordable: bool = False  # with the fuel aboard
    via: str | None = None  # the tile from which it is explored; None: the ship's own place


class ReachView(msgspec.Struct, frozen=True):
    """The universe from one ship's place."""

    ways: dict[str, WayView]  # by tile
    unknown: tuple[SpaceView, ...]


class RoomView(msgspec.Struct, frozen=True, omit_defaults=True):
    room: int
    level: int | None = None
    bonus: Simple | None = None


class TodoView(msgspec.Struct, frozen=True):
    """An action of the compartment filled this turn: how often it was and may still be used."""

    action: int
    op: AnyOp
    used: int
    allowed: int
    left: int
    possible: bool
    under_way: bool


class RankView(msgspec.Struct, frozen=True):
    rank: str
    at_least: int


class TurnView(msgspec.Struct, frozen=True):
    """Where the active player is in the turn."""

    step: Step
    cell: str | None
    todo: tuple[TodoView, ...]
    doing: tuple[AnyOp, ...]
    bonuses: tuple[Simple, ...]
    source: str
    thing: str
    flying: bool
    moved: bool
    steps: int
    colours: tuple[Colour, ...]
    optional: bool
    landed: tuple[str, ...]
    exchanged: bool


class CosmobureauPublic(msgspec.Struct, frozen=True):
    """The whole table."""

    active: Seat
    first: Seat
    turn: TurnView
    turn_number: int  # of the active player
    turns_each: int
    last_turns: int | None
    over: bool
    standing: tuple[Seat, ...]  # once it is over, best first
    winners: tuple[Seat, ...]
    ships: tuple[ShipView, ...]
    universe: tuple[TileView, ...]
    reach: ReachView  # of the active player
    stack: int
    bag: int
    returned: tuple[str, ...]
    queue: tuple[AgentView, ...]
    rooms: tuple[RoomView, ...]
    after_last: int
    supply: dict[Colour, int]
    captains: tuple[CaptainView, ...]  # to choose from
    boards: tuple[str, ...]  # the back of each player's board
    ranks: tuple[RankView, ...]  # alone: what each rank needs
    rank: str | None


class SideView(msgspec.Struct, frozen=True):
    """A side of the ship's board that may be chosen, as printed."""

    side: str
    name: str
    cells: tuple[CellView, ...]


class EverythingView(msgspec.Struct, frozen=True):
    """After the end: what nobody saw."""

    stack: tuple[str, ...]
    bag: tuple[str, ...]
    box: tuple[str, ...]


class CosmobureauOwn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer has besides."""

    viewer: Seat = WATCHER
    my_reach: ReachView | None = None  # while it is not my turn
    sides: tuple[SideView, ...] = ()  # while I choose one of them
    everything: EverythingView | None = None


Situation: TypeAlias = CoreSituation[Rules, CosmobureauPublic, CosmobureauOwn, AnyEvent]


def public(state: Cosmos, rules: Rules) -> CosmobureauPublic:
    """The table as everybody sees it."""
    box = rules.box
    samples = box.setup.samples
    return CosmobureauPublic(
        active=state.active,
        first=state.first,
        turn=view_turn(state, rules),
        turn_number=state.ship.turns,
        turns_each=turns_each(rules, len(state.ships)),
        last_turns=state.last_turns,
        over=state.over,
        standing=standing(state) if state.over else (),
        winners=winners(state) if state.over else (),
        ships=tuple(view_ship(state, rules, seat) for seat in state.everybody),
        universe=tuple(view_tile(tile, rules) for tile in state.universe),
        reach=view_reach(state, rules, state.active),
        stack=len(state.stack),
        bag=len(state.bag),
        returned=tuple(sorted(state.returned)),
        queue=tuple(view_agent(rules, agent) for agent in state.queue),
        rooms=tuple(RoomView(n, room.level, room.bonus) for n, room in enumerate(box.rooms)),
        after_last=box.after_last,
        supply={colour: state.supply(colour, samples) for colour in ("orange", "blue", "pink")},
        captains=tuple(view_captain(rules, captain) for captain in sorted(state.captains_left)),
        boards=tuple(state.boards),
        ranks=view_ranks(state, rules),
        rank=view_rank(state, rules),
    )


def own(state: Cosmos, rules: Rules, viewer: Seat) -> CosmobureauOwn:
    """What a seat has besides; after the end, what nobody saw."""
    if viewer == EVERYTHING:
        return CosmobureauOwn(viewer, everything=view_everything(state))
    waits = viewer != state.active
    if waits:
        return CosmobureauOwn(viewer, my_reach=view_reach(state, rules, viewer))
    return CosmobureauOwn(viewer, sides=view_sides(state, rules))


def view_sides(state: Cosmos, rules: Rules) -> tuple[SideView, ...]:
    """The sides among which the active player chooses, nobody aboard. (CB-SETUP-07)"""
    if state.turn.step != "ship":
        return ()
    sides = [rules.box.ships[choice.side] for choice in choices.ships(state, rules)]
    return tuple(SideView(one.id, one.name, printed_cells(rules, one)) for one in sides)


def printed_cells(rules: Rules, board: ShipSide) -> tuple[CellView, ...]:
    return tuple(view_cell(rules, board, cell, None, 0) for cell in range(len(CELLS)))


def turns_each(rules: Rules, seats: int) -> int:
    """Each refill is a turn, the failing one too, and then the last round. (CB-END-02)"""
    drawn = rules.players.agents - rules.box.setup.queue + 1
    return drawn if not rules.extra_round else -(-drawn // seats) + 1


def view_agent(rules: Rules, agent: str) -> AgentView:
    token = rules.box.agents[agent]
    return AgentView(agent, token.colour, format_sides(token.contacts))


def view_captain(rules: Rules, captain: str) -> CaptainView:
    token = rules.box.captains[captain]
    return CaptainView(token.id, token.when, token.numbers, token.bonus, token.harder)


def view_office(rules: Rules, office: str) -> OfficeView:
    token = rules.box.offices[office]
    return OfficeView(token.id, token.planet, token.credits)


def view_cells(ship: Ship, rules: Rules, waiting: dict[int, int]) -> tuple[CellView, ...]:
    board = rules.box.ships[ship.side]
    return tuple(
        view_cell(
            rules,
            board,
            cell,
            placed,
            waiting.get(cell, 0) if placed is None else open_sides(ship, board, cell),
        )
        for cell, placed in enumerate(ship.cells)
    )


def view_cell(
    rules: Rules, board: ShipSide, cell: int, placed: Placed | None, waiting: int
) -> CellView:
    actions, contact = board.compartments[cell], format_sides(board.contacts[cell])
    if placed is None:
        return CellView(CELLS[cell], actions, contact, waiting=format_sides(waiting))
    return CellView(
        cell=CELLS[cell],
        actions=actions,
        ship_contact=contact,
        agent=placed.agent,
        colour=rules.box.agents[placed.agent].colour,
        contacts=format_sides(placed.contacts),
        met=format_sides(placed.contacts & waiting),
        flipped=placed.flipped,
    )


def view_ship(state: Cosmos, rules: Rules, seat: Seat) -> ShipView:
    ship = state.ships[seat]
    waiting = open_cells(ship, rules.box.ships[ship.side])
    return ShipView(
        seat=seat,
        side=ship.side,
        name=rules.box.ships[ship.side].name,
        captain=view_captain(rules, ship.captain) if ship.captain else None,
        cells=view_cells(ship, rules, waiting),
        hand=tuple(view_agent(rules, agent) for agent in ship.hand),
        fuel=ship.fuel,
        fuel_limit=ship.fuel_limit,
        usable=ship.usable,
        store_cells=rules.box.setup.cells,
        blockers=tuple(ship.blockers),
        samples={"orange": ship.samples[0], "blue": ship.samples[1], "pink": ship.samples[2]},
        offices=tuple(view_office(rules, office) for office in ship.offices),
        offices_open=state.offices_of(seat),
        tile=next(t.tile for t in state.universe if (t.x, t.y) == (ship.x, ship.y)),
        x=ship.x,
        y=ship.y,
        room=ship.room,
        level=ship.level,
        credits=ship.credits,
        turns=ship.turns,
        stuck=not waiting,
        incomes=tuple(ship.incomes),
        lines_paid=tuple(ship.lines_paid),
    )


def view_tile(tile: OpenTile, rules: Rules) -> TileView:
    printed = rules.box.tiles[tile.tile]
    return TileView(
        tile=tile.tile,
        x=tile.x,
        y=tile.y,
        planet=printed.planet,
        megamall=printed.megamall,
        wormhole=printed.wormhole,
        bonus=printed.bonus,
        owner=tile.owner,
        office=view_office(rules, tile.office) if tile.office else None,
    )


def view_reach(state: Cosmos, rules: Rules, seat: Seat) -> ReachView:
    """Tiles and unknown spaces with their price from one player's place."""
    moved = state.turn.moved and state.turn.flying and seat == state.active
    near, fuel = reach(state, rules, state.ships[seat], moved), state.ships[seat].fuel
    ways = {}
    for tile in state.universe:
        way, landing = near.tiles.get(tile.tile), landing_there(state, rules, seat, tile.tile)
        ways[tile.tile] = WayView(way.price, way.via, landing) if way else WayView(landing=landing)
    unknown = tuple(
        SpaceView(x, y, way.price, way.price <= fuel, way.path[-1] if way.path else None)
        for (x, y), way in near.unknown.items()
    )
    return ReachView(ways, unknown)


def landing_there(state: Cosmos, rules: Rules, seat: Seat, tile: str) -> int:
    """What a landing on this tile would pay now, or nothing if nobody could land."""
    if seat == state.active and tile in state.turn.landed:
        return 0
    return landing_pays(state.ships[seat], rules, rules.box.tiles[tile].planet)


def view_turn(state: Cosmos, rules: Rules) -> TurnView:
    turn = state.turn
    return TurnView(
        step=turn.step,
        cell=CELLS[turn.cell] if turn.cell is not None else None,
        todo=view_todo(state, rules),
        doing=tuple(turn.doing),
        bonuses=tuple(turn.bonuses),
        source=turn.source,
        thing=turn.thing,
        flying=turn.flying,
        moved=turn.moved,
        steps=turn.steps,
        colours=tuple(turn.colours),
        optional=turn.optional,
        landed=tuple(turn.landed),
        exchanged=turn.exchanged,
    )


def view_todo(state: Cosmos, rules: Rules) -> tuple[TodoView, ...]:
    possible = {number for number, _ in possible_uses(state, rules)}
    return tuple(
        TodoView(
            action=number,
            op=op,
            used=state.turn.used[number],
            allowed=allowed_uses(state, op),
            left=uses_left(state, rules, number),
            possible=number in possible,
            under_way=number == state.turn.using,
        )
        for number, op in enumerate(compartment(state, rules))
    )


def view_ranks(state: Cosmos, rules: Rules) -> tuple[RankView, ...]:
    if len(state.ships) > 1:
        return ()
    captain = state.ships[0].captain is not None
    return tuple(
        RankView(name, limits.from_with_captain if captain else limits.at_least)
        for name, limits in rules.box.ranks.items()
    )


def view_rank(state: Cosmos, rules: Rules) -> str | None:
    ship = state.ships[0]
    alone_and_over = len(state.ships) == 1 and state.over
    return rank(rules, ship.credits, ship.captain is not None) if alone_and_over else None


def view_everything(state: Cosmos) -> EverythingView:
    return EverythingView(tuple(state.stack), tuple(state.bag), tuple(state.box))
