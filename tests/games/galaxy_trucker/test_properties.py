"""Random ships against slow but obvious ways to say the same; nothing gets lost on the way."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.actions import TimeUp
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.bots import BOTS
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell, load_boards
from kosmodrom.games.galaxy_trucker.box.components import Colour, expansion_tiles, warehouse_tiles
from kosmodrom.games.galaxy_trucker.build.inspection import smallest_repair
from kosmodrom.games.galaxy_trucker.events import LostPart
from kosmodrom.games.galaxy_trucker.expansions.events import Burned
from kosmodrom.games.galaxy_trucker.notation import format_ship, parse_ship
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.goods import best_loading, has_room
from kosmodrom.games.galaxy_trucker.ship.ship import (
    FIT,
    JOINED,
    Part,
    Ship,
    exposed_connectors,
    flaws,
    groups,
)
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength, engine_strength
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import variants
from tests.games.galaxy_trucker.hangar import board, cubes, flying, rules_of
from tests.walk import walk

BOARD = board("III")
IDS = sorted(warehouse_tiles())
PARTS = st.builds(
    Part,
    tile=st.sampled_from(IDS),
    turns=st.integers(0, 3),
    humans=st.integers(0, 2),
    batteries=st.integers(0, 3),
)
SHIPS = st.dictionaries(st.sampled_from(sorted(BOARD.cells)), PARTS, max_size=36)


def joins(parts: dict[Cell, Part], a: Cell, b: Cell) -> bool:
    """By the printed table, side by side."""
    for side, step in enumerate(STEP):
        if a + step == b:
            mine, theirs = parts[a].shape.sides[side], parts[b].shape.sides[(side + 2) % 4]
            return FIT[mine][theirs] == JOINED
    return False


@settings(max_examples=60, deadline=None)
@given(SHIPS)
def test_connectivity_is_what_warshall_says(parts: dict[Cell, Part]) -> None:
    """GT-BUILD-14, GT-HIT-16"""
    cells = list(parts)
    reach = {(a, b): a == b or joins(parts, a, b) for a in cells for b in cells}
    for middle in cells:
        for a in cells:
            if reach[a, middle]:
                for b in cells:
                    reach[a, b] = reach[a, b] or reach[middle, b]
    slow = {frozenset(b for b in cells if reach[a, b]) for a in cells}
    assert set(groups(parts)) == slow


@settings(max_examples=60, deadline=None)
@given(SHIPS)
def test_exposed_connectors_are_all_minus_covered_ones(parts: dict[Cell, Part]) -> None:
    """GT-DEF-04"""
    total = sum(side > 0 for part in parts.values() for side in part.shape.sides)
    covered = sum(
        parts[cell].shape.sides[side] > 0
        for cell in parts
        for side in range(4)
        if cell + STEP[side] in parts
    )
    assert exposed_connectors(parts) == total - covered


@settings(max_examples=60, deadline=None)
@given(SHIPS)
def test_strength_adds_up_component_by_component(parts: dict[Cell, Part]) -> None:
    """GT-PARAM-01, GT-PARAM-02: engines that drive forward, barrels by where they point."""
    kinds = Counter(part.shape.kind for part in parts.values() if not part.turns)
    on = tuple(parts)
    assert engine_strength(parts) == 2 * kinds["engine"]
    assert engine_strength(parts, on) == 2 * (kinds["engine"] + 2 * kinds["double_engine"])
    cannons = sum(
        {"cannon": 1, "double_cannon": 2}.get(part.shape.kind, 0) * (1 if part.turns else 2)
        for part in parts.values()
    )
    assert cannon_strength(parts, on) == cannons


@settings(max_examples=40, deadline=None)
@given(SHIPS)
def test_a_repaired_ship_is_legal(parts: dict[Cell, Part]) -> None:
    """GT-NET-38"""
    gone = smallest_repair(rules_of(), parts, BOARD)
    left = {cell: part for cell, part in parts.items() if cell not in gone}
    assert flaws(left, BOARD) == ()


@settings(max_examples=60, deadline=None)
@given(SHIPS)
def test_a_drawn_ship_reads_back(parts: dict[Cell, Part]) -> None:
    plain = {
        cell: Part(
            part.tile,
            part.turns,
            humans=part.humans if part.shape.places else 0,
            batteries=part.batteries if part.shape.cells else 0,
        )
        for cell, part in parts.items()
    }
    assert parse_ship(format_ship(plain)) == plain


@settings(max_examples=60, deadline=None)
@given(SHIPS, st.lists(st.sampled_from(["red", "yellow", "green", "blue"]), max_size=12))
def test_the_proposed_loading_is_legal_and_no_other_is_worth_more(
    parts: dict[Cell, Part], cubes: list[Colour]
) -> None:
    """GT-NET-37, GT-GOODS-02"""
    prices = rules_of().prices
    found = best_loading(parts, cubes, prices)
    for cell, goods in found.items():
        filled = Part(parts[cell].tile, parts[cell].turns)
        for cube in sorted(goods):
            assert has_room(filled, cube)
            filled = Part(filled.tile, filled.turns, goods=(*filled.goods, cube))
    loaded = [cube for goods in found.values() for cube in goods]
    assert not Counter(loaded) - Counter(cubes)
    special = sum(part.shape.special for part in parts.values())
    room = sum(part.shape.compartments for part in parts.values())
    assert loaded.count("red") == min(cubes.count("red"), special)
    assert len(loaded) == min(room, len(cubes) - cubes.count("red") + loaded.count("red"))


MODERN = sorted((*warehouse_tiles(), *expansion_tiles()))


@given(
    st.lists(st.tuples(st.sampled_from(MODERN), st.integers(0, 3)), min_size=1, max_size=12),
    st.sets(st.integers(0, 11)),
    st.sets(st.integers(0, 11)),
    st.sampled_from((None, "purple", "orange")),
    st.booleans(),
)
def test_boosted_strength_adds_up_component_by_component(
    tiles: list[tuple[str, int]], on: set[int], boosts: set[int], alien: str | None, managed: bool
) -> None:
    """GTX-TECH-31, GTX-TECH-37, GTX-TECH-51, GTX-TECH-56, GTX-BLUE-05"""
    rules = rules_of(new_technologies=True)
    parts = {n: Part(tile, turns) for n, (tile, turns) in enumerate(tiles)}
    if alien:
        parts[20] = Part("CAB-01", alien=alien)  # type: ignore[arg-type]
    if managed:
        parts[21] = Part("CAB-02", alien="blue")
    boosted = {n: 99 for n in boosts if n in parts and parts[n].shape.cannon}
    craft = Ship(0, "III", parts, specialist="manager" if managed else "", boosts=boosted)
    cannons = engines = 0.0
    for n, part in parts.items():
        shape = part.shape
        works = n in on or not shape.powered
        ahead = [side == 0 for side in shape.barrels]
        barrel = {"double_cannon": 2.0}.get(shape.kind, 1.0)
        cannons += sum(barrel if front else barrel / 2 for front in ahead) if works else 0
        cannons += (3.0 if any(ahead) else 1.5) if n in boosted else 0
        engines += shape.engine if works and 2 in shape.exhaust else 0
    help = 3 if managed else 2
    cannons += help if cannons and alien == "purple" else 0
    engines += help if engines and alien == "orange" else 0
    powered = tuple(sorted(on))
    assert rules.counts["cannons"](rules, craft, powered) == 2 * cannons
    assert rules.counts["engines"](rules, craft, powered) == 2 * engines


# Conservation along random games


def components(state: State) -> Counter[str]:
    """Everything that lies somewhere, wherever it lies."""
    found = Counter((*state.heap, *state.tray, *state.box, *state.aside, *state.play.shelf))
    for ship in state.ships:
        parts = ship.repair.built if ship.repair else ship.everything  # off, but not gone yet
        found.update(part.tile for part in parts.values())
        found.update(lost.tile for lost in ship.lost)
        found.update(ship.reserve)
        if ship.held:
            found[ship.held] += 1
    return found


def check(table: Table) -> None:  # type: ignore[type-arg]
    state = table.state
    has_start = table.rules.board(state).start is not None  # (GTX-IIA-02)
    cabins = table.rules.pilot_cabins[: table.seats] if has_start else ()
    assert components(state) == Counter((*table.rules.warehouse, *cabins))
    assert cubes(state) == Counter(table.rules.bank)
    for ship in state.ships:
        for part in ship.parts.values():
            shape = part.shape
            assert part.batteries <= shape.cells and part.humans <= shape.places
            assert part.sleepers <= shape.sleepers
            assert len(part.goods) <= shape.compartments
            assert part.goods.count("red") <= shape.special
    flying_at = [state.ships[seat].place % table.rules.lap for seat in state.flying()]
    assert len(set(flying_at)) == len(flying_at)


def test_components_cubes_batteries_and_crew_are_conserved() -> None:
    """GT-FLOW-11, GT-HIT-15, GT-LOSS-07, GT-MOVE-04: at every moment of random games."""
    chosen = [v for v in variants() if v.seats > 1 and v.options.build_mode != "turns"]  # type: ignore[attr-defined]
    modern = [v for v in chosen if v.options.new_technologies]  # type: ignore[attr-defined]
    chosen = [*chosen[::5], *modern]
    for number, variant in enumerate(chosen):
        table = Table(GAME, variant.seats, variant.options, f"conserve {number}")
        tokens = -1
        for moment in walk(table, Rng.from_seed(f"conserve {number}")):
            check(moment)
            aboard = sum(
                part.batteries for ship in moment.state.ships for part in ship.parts.values()
            )
            if moment.state.scene == "window" and moment.state.shown:
                refilled = any(isinstance(told.event, Burned) for _, told in moment.told)
                assert tokens < 0 or aboard <= tokens or refilled  # otherwise not in flight
                tokens = aboard
            elif moment.state.scene in ("building", "turn", "ready"):
                tokens = -1


def test_components_and_cubes_are_conserved_among_computer_players() -> None:
    """GTX-TECH-02, GTX-TECH-75: with new technologies, what they remove included."""
    options = Options(rounds="12", build_mode="untimed", new_technologies=True)
    table, rng = Table(GAME, 3, options, "conserve"), Rng.from_seed("conserve")
    while not table.is_over:
        seats = table.to_move()
        if seats:
            table.apply(BOTS["pilot"](table.situation(seats[0]), rng).action)
        else:
            table.apply(TimeUp(), table.deadline)
        if table.number % 5 == 0:
            check(table)


def test_nothing_lies_on_a_lost_component() -> None:
    """GT-LOSS-07: cubes of destroyed holds are in the bank."""
    table = flying("K/yg R/r\nP/2 X", card="I-meteor_swarm-3", rolls=(7, 6, 8), rounds="3")
    lost = [t.event.tile for _, t in table.told if isinstance(t.event, LostPart)]
    assert lost == ["~K", "~R"]
    assert table.state.bank == dict(table.rules.bank)


def test_every_board_and_tile_is_reachable_by_name() -> None:
    assert set(load_boards()) == {"I", "II", "III", "IIIa"} and len(IDS) == 140
