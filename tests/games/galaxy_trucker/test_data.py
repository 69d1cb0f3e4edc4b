"""The data files hold what is printed: every sum that can be checked."""

from collections import Counter

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.boards import load_boards
from kosmodrom.games.galaxy_trucker.box.components import TILES, load_tiles
from kosmodrom.games.galaxy_trucker.box.deck import Card, load_cards
from kosmodrom.games.galaxy_trucker.box.flight_board import load_flight_board
from kosmodrom.games.galaxy_trucker.options import Options, Rounds
from kosmodrom.games.galaxy_trucker.rules import make_round

TILE_LIST = list(load_tiles().values())
WAREHOUSE = [tile for tile in TILE_LIST if tile.kind != "starting_cabin"]
CARDS = list(load_cards().values())
FLIGHT = load_flight_board()


def test_there_are_144_components_of_these_kinds() -> None:
    """GT-DATA-07"""
    counts = Counter((t.kind, t.cells or t.plain or t.special) for t in TILE_LIST)
    assert counts == {
        ("starting_cabin", 0): 4, ("cabin", 0): 16, ("life_support_orange", 0): 6,
        ("life_support_purple", 0): 6, ("engine", 0): 19, ("double_engine", 0): 7,
        ("cannon", 0): 23, ("double_cannon", 0): 8, ("shield", 0): 8, ("battery", 2): 9,
        ("battery", 3): 6, ("cargo", 2): 9, ("cargo", 3): 6, ("special_cargo", 1): 6,
        ("special_cargo", 2): 3, ("structural", 0): 8,
    }  # fmt: skip
    assert len(TILE_LIST) == 144 and len(WAREHOUSE) == 140


def test_cells_places_and_compartments_add_up() -> None:
    """GT-DATA-07: batteries and figures never run out."""
    assert sum(t.cells for t in TILE_LIST) == 36 == FLIGHT.bank_batteries
    assert sum(t.places for t in TILE_LIST) == 40 == FLIGHT.bank_figures["human"]
    assert sum(t.plain for t in TILE_LIST) == 36
    assert sum(t.special for t in TILE_LIST) == 12


def test_the_sides_of_the_warehouse_add_up() -> None:
    """GT-DEF-02: smooth, single, double, universal; one to four connectors each."""
    assert Counter(side for t in WAREHOUSE for side in t.sides) == {0: 241, 1: 111, 2: 111, 3: 97}
    connectors = Counter(sum(side > 0 for side in tile.sides) for tile in WAREHOUSE)
    assert connectors == {1: 31, 2: 55, 3: 38, 4: 16}
    assert all(1 <= sum(side > 0 for side in tile.sides) <= 4 for tile in TILE_LIST)


def test_128_components_differ() -> None:
    rows = {(t.kind, t.cells, t.plain, t.special, t.sides) for t in WAREHOUSE}
    assert len(rows) == 128


def test_the_barrel_side_and_the_exhaust_side_are_smooth() -> None:
    """GT-COMP-13"""
    for tile in TILE_LIST:
        assert all(tile.sides[side] == 0 for side in (*tile.barrels, *tile.exhaust)), tile.id


def test_unturned_cannons_point_forward_engines_back_and_shields_cover_two_sides() -> None:
    """GT-COMP-13: barrel north, exhaust south, shield north and east."""
    for tile in TILE_LIST:
        kind = tile.kind.removeprefix("double_")
        assert tile.barrels == ((0,) if kind == "cannon" else ()), tile.id
        assert tile.exhaust == ((2,) if kind == "engine" else ()), tile.id
        assert tile.shields == ((0, 1) if kind == "shield" else ()), tile.id


def test_the_four_pilot_cabins_have_universal_connectors_all_round() -> None:
    """GT-COMP-01: one per player colour, humans only."""
    cabins = [tile for tile in TILE_LIST if tile.kind == "starting_cabin"]
    assert [tile.sides for tile in cabins] == [(3, 3, 3, 3)] * 4
    assert all(tile.places == 2 and not tile.aliens for tile in cabins)
    assert TILES["START-blue"] in cabins


def test_structural_modules_have_many_connectors_and_no_function() -> None:
    """GT-COMP-11"""
    for tile in (tile for tile in TILE_LIST if tile.kind == "structural"):
        assert sum(side > 0 for side in tile.sides) >= 3 and sum(s == 3 for s in tile.sides) >= 1
        assert not (tile.engine or tile.cannon or tile.places or tile.cells or tile.compartments)


def test_boards_have_these_squares_lines_and_caps() -> None:
    """GT-DATA-03, GT-DATA-06"""
    boards = load_boards()
    assert {n: len(b.cells) for n, b in boards.items()} == {
        "I": 18,
        "II": 27,
        "III": 36,
        "IIIa": 36,
    }
    caps = {name: board.insurance_cap for name, board in boards.items()}
    assert caps == {"I": 5, "II": 8, "III": 11, "IIIa": None}
    assert sorted(boards["I"].rows) == [5, 6, 7, 8, 9] == sorted(boards["I"].columns)
    assert sorted(boards["II"].rows) == [4, 5, 6, 7, 8, 9]
    assert sorted(boards["II"].columns) == [4, 5, 6, 7, 8, 9, 10]
    assert sorted(boards["III"].columns) == [3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert sorted(boards["III"].rows) == [4, 5, 6, 7, 8, 9]
    assert sorted(boards["IIIa"].columns) == [5, 6, 7, 8, 9]
    assert list(boards["IIIa"].rows) == [11, 10, 9, 8, 7, 6, 5, 4, 3]


def test_boards_are_symmetric_and_connected_through_the_pilot_cabin() -> None:
    for board in load_boards().values():
        assert board.start == 7 * 16 + 7
        assert board.rows[7] == 7
        assert {(cell >> 4) * 16 + 14 - (cell & 15) for cell in board.cells} == board.cells
        reached, border = {board.start}, [board.start]
        while border:
            cell = border.pop()
            fresh = {cell + step for step in (-16, 1, 16, -1)} & board.cells - reached
            reached |= fresh
            border += fresh
        assert reached == board.cells


def test_rounds_pay_multiples_of_the_first() -> None:
    """GT-DATA-02, GT-DATA-04"""
    for number in (1, 2, 3):
        turn = make_round(str(number))
        assert turn.arrival == tuple(number * place for place in (4, 3, 2, 1))
        assert turn.beauty == 2 * number
        assert turn.gap == number + 1
        assert sum(turn.recipe.values()) * 4 == (8, 12, 16)[number - 1]
    assert FLIGHT.pile == {"1": {"I": 2}, "2": {"I": 1, "II": 2}, "3": {"I": 1, "II": 1, "III": 2}}
    assert FLIGHT.visible_piles == 3 and FLIGHT.lap_spaces == 40 and FLIGHT.reserve_places == 2


def test_the_hourglass_stands_on_the_circle_of_its_round_and_ends_at_the_start() -> None:
    """GT-DATA-05: so it is turned once, twice or three times."""
    rounds: dict[Rounds, tuple[int, ...]] = {"1": (1, 0), "2": (2, 1, 0), "3": (3, 2, 1, 0)}
    for number, circles in rounds.items():
        assert Table(GAME, 2, Options(rounds=number), "x").public().build.circles == circles


def test_the_bank_has_56_cubes() -> None:
    """GT-DATA-01, GT-DATA-07"""
    assert FLIGHT.bank_goods == {"red": 12, "yellow": 17, "green": 13, "blue": 14}
    assert sum(FLIGHT.bank_goods.values()) == 56
    assert FLIGHT.bank_figures == {"human": 40, "purple": 4, "orange": 4}
    assert FLIGHT.goods_price == {"red": 4, "yellow": 3, "green": 2, "blue": 1}
    assert FLIGHT.hourglass_seconds == 90 and FLIGHT.lost_component_fee == 1


def cards_of(pack: str) -> list[Card]:
    return [card for card in CARDS if card.pack == pack]


def test_each_pack_has_twenty_cards_of_these_kinds() -> None:
    """GT-DATA-08"""
    always = {
        "meteor_swarm": 3, "planets": 4, "combat_zone": 1, "abandoned_ship": 2,
        "abandoned_station": 2, "smugglers": 1, "slavers": 1, "pirates": 1,
    }  # fmt: skip
    rare = {
        "I": {"open_space": 4, "stardust": 1},
        "II": {"open_space": 3, "stardust": 1, "epidemic": 1},
        "III": {"open_space": 3, "epidemic": 1, "sabotage": 1},
    }
    for pack, more in rare.items():
        assert Counter(card.kind for card in cards_of(pack)) == {**always, **more}
        assert len(cards_of(pack)) == 20


def test_days_and_credits_add_up() -> None:
    packs = ("I", "II", "III")
    assert [sum(card.days for card in cards_of(pack)) for pack in packs] == [17, 23, 25]
    assert [sum(card.credits for card in cards_of(pack)) for pack in packs] == [16, 29, 43]


def test_meteors_and_shots_add_up() -> None:
    def sizes(pack: str, kind: str) -> tuple[int, int]:
        found: list[str] = []
        for card in cards_of(pack):
            lines = [shot for line in card.lines for shot in line.penalty.shots]
            found += card.meteors if kind == "meteors" else (*card.shots, *lines)
        return sum("small" in text for text in found), sum("large" in text for text in found)

    packs = ("I", "II", "III")
    assert [sizes(pack, "meteors") for pack in packs] == [(7, 3), (12, 4), (12, 5)]
    assert [sizes(pack, "shots") for pack in packs] == [(3, 2), (4, 3), (7, 4)]


def test_goods_on_cards_add_up() -> None:
    def goods(pack: str) -> list[int]:
        cubes: Counter[str] = Counter()
        for card in cards_of(pack):
            cubes.update(card.goods)
            for planet in card.planets:
                cubes.update(planet)
        return [cubes[colour] for colour in ("red", "yellow", "green", "blue")]

    assert goods("I") == [9, 8, 7, 15]
    assert goods("II") == [11, 11, 14, 8]
    assert goods("III") == [12, 17, 9, 16]


def test_the_eight_learning_cards() -> None:
    """GT-DATA-08, GT-DECK-01"""
    assert [card.id for card in CARDS if card.learning] == [
        "I-open_space-1", "I-stardust-1", "I-meteor_swarm-1", "I-planets-2", "I-abandoned_ship-1",
        "I-abandoned_station-1", "I-smugglers-1", "I-combat_zone-1",
    ]  # fmt: skip
