"""Loading goods."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Accept, Land, Load, Loaded, Unload
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import CargoChanged
from kosmodrom.games.galaxy_trucker.ship.goods import best_loading
from kosmodrom.games.galaxy_trucker.ship.ship import goods_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    do,
    draw,
    flying,
    happened,
    places,
    refused,
    rules_of,
    ship,
    time_up,
)

PRICES = rules_of().prices


def station(*goods: Any, ship: str = "P/2 K", change: Any = None, seats: int = 1) -> GTTable:
    card = Card("station", "I", "abandoned_station", crew_needed=1, goods=tuple(goods), days=1)
    table = flying(*[ship] * seats, card=card, change=change, places=(9, 5)[:seats])
    return do(table, Accept(0))


def test_shown_cubes_go_into_free_compartments_and_the_rest_back() -> None:
    """GT-GOODS-01, GT-NET-37: the proposal is the most valuable legal loading."""
    table = station("blue", "yellow", "green")
    assert ship(table).parts[at(1, 0)].goods == ("yellow", "green")
    assert table.state.play.pallets[0].waiting == ("blue",)
    do(table, Loaded(0))
    assert happened(table, CargoChanged)[0].loaded == ("yellow", "green")
    assert table.state.bank == {"red": 12, "yellow": 16, "green": 12, "blue": 14}


def test_red_cubes_without_a_reinforced_compartment_are_thrown_away() -> None:
    """GT-GOODS-02"""
    table = station("red", "blue")
    assert ship(table).parts[at(1, 0)].goods == ("blue",)
    assert refused(table, Load(0, "red", at(1, 0))) == "GT-GOODS-02"


def test_possible_loadings_of_a_red_and_a_yellow_cube() -> None:
    """GT-EX-34, GT-GOODS-03: never red in ordinary, everything else is free."""
    table = station("red", "yellow", ship="P/2 R/b K/g")
    assert ship(table).parts[at(1, 0)].goods == ("red",)
    assert sorted(ship(table).parts[at(2, 0)].goods) == ["green", "yellow"]
    do(table, Unload(0, "yellow", at(2, 0)), Load(0, "blue", at(2, 0)))
    assert refused(table, Load(0, "red", at(2, 0))) == "GT-GOODS-02"
    do(table, Unload(0, "red", at(1, 0)), Load(0, "yellow", at(1, 0)), Loaded(0))
    assert ship(table).parts[at(1, 0)].goods == ("yellow",)
    assert happened(table, CargoChanged)[0].thrown == ("red",)


def test_there_is_no_duty_to_load() -> None:
    """GT-GOODS-04, GT-FAQ-07"""
    table = station("yellow", "green")
    do(table, Unload(0, "yellow", at(1, 0)), Unload(0, "green", at(1, 0)), Loaded(0))
    assert goods_aboard(ship(table).parts) == []


def short_of(colour: Any, count: int) -> Any:
    def change(state: State) -> None:
        state.bank[colour] = count

    return change


def test_a_cube_that_the_bank_lacks_is_not_received() -> None:
    """GT-GOODS-05, GT-FAQ-08"""
    table = station("yellow", "yellow", change=short_of("yellow", 1))
    assert ship(table).parts[at(1, 0)].goods == ("yellow",)
    assert table.state.bank["yellow"] == 0


def test_who_loads_later_gets_what_was_thrown_away() -> None:
    """GT-EX-35, GT-GOODS-06, GT-GOODS-07, GT-NET-37, GT-CARD-PLAN-03"""

    def change(state: State) -> None:
        state.bank["yellow"], state.bank["green"] = 1, 0

    planets = (("yellow", "yellow"), ("green",))
    card = Card("planets", "I", "planets", days=1, planets=planets)  # type: ignore[arg-type]
    table = flying("P/2 K/g", "P/2 K", card=card, change=change)
    do(table, Land(0, 0), Land(1, 1))
    assert asked(table) == (0,)  # one after another, for the bank is short
    assert sorted(ship(table).parts[at(1, 0)].goods) == ["green", "yellow"]
    do(table, Unload(0, "green", at(1, 0)), Loaded(0))
    assert asked(table) == (1,)
    assert ship(table, 1).parts[at(1, 0)].goods == ("green",)
    assert refused(table, Load(0, "yellow", at(1, 0))) == "GT-NET-30"


def test_all_load_at_once_when_the_bank_has_enough() -> None:
    """GT-NET-37"""
    card = Card("planets", "I", "planets", days=1, planets=(("yellow",), ("green",)))
    table = flying("P/2 K", "P/2 K", card=card)
    do(table, Land(0, 0), Land(1, 1))
    assert asked(table) == (0, 1)


def test_who_does_not_load_in_time_gets_the_proposal() -> None:
    """GT-NET-33, GT-NET-37"""
    card = Card("station", "I", "abandoned_station", crew_needed=1, goods=("blue", "yellow"))
    table = flying("P/2 K/gg", "P/2", card=(card, "I-stardust-1"), build_mode="realtime")
    do(table, Accept(0), at=1000)
    assert table.deadline == 31_000
    time_up(table)
    assert sorted(goods_aboard(ship(table).parts)) == ["green", "yellow"]
    assert table.state.bank["blue"] == 14 and happened(table, CargoChanged)[0].loaded == ("yellow",)


def test_goods_move_only_while_loading_and_crew_and_batteries_never() -> None:
    """GT-GOODS-08, GT-FAQ-07"""
    table = flying("P/2 K/b K B/2", "P/2", card="I-open_space-1", scene="before_card")
    assert refused(table, Unload(0, "blue", at(1, 0)))
    table = station("green", ship="P/2 K/b C/2 B/1")
    moves = {(type(a).__name__, getattr(a, "cell", None)) for a in table.choices(0)}
    assert {cell for _, cell in moves} == {None, at(1, 0)}


def test_docking_counts_as_loading_even_without_a_cube() -> None:
    """GT-GOODS-09: one may rearrange although the bank gave nothing."""
    table = station("yellow", ship="P/2 K/b K", change=short_of("yellow", 0))
    do(table, Unload(0, "blue", at(1, 0)), Load(0, "blue", at(2, 0)), Loaded(0))
    assert ship(table).parts[at(2, 0)].goods == ("blue",)
    assert places(table) == [8]


def test_the_proposal_leaves_cubes_where_they_lie() -> None:
    """GT-NET-37: reds first, then by value, moving as little as possible."""
    parts = draw("P R2/yb K/g R")
    found = best_loading(parts, ["yellow", "blue", "green", "red", "red"], PRICES)
    assert found[at(1, 0)] == ("red", "red") or found[at(3, 0)] == ("red",)
    assert sorted(cube for goods in found.values() for cube in goods) == [
        "blue", "green", "red", "red", "yellow",
    ]  # fmt: skip
    assert found[at(2, 0)][0] == "green"
