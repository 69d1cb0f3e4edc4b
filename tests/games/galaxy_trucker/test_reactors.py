"""Mixed holds, battery holds and reactors."""

from kosmodrom.games.galaxy_trucker.actions import Accept, Load, Loaded, Power, Unload
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.expansions.actions import Burn
from kosmodrom.games.galaxy_trucker.expansions.events import Burned
from kosmodrom.games.galaxy_trucker.ship.goods import best_loading, has_room
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, goods_aboard
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    cubes,
    do,
    doubts,
    draw,
    happened,
    rules_of,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.modern import modern


def station(*goods: str) -> Card:
    return Card("I-abandoned_station-9", "I", "abandoned_station", goods=goods)  # type: ignore[arg-type]


def taking(drawing: str, *goods: str, **more: object) -> GTTable:
    table = modern(drawing, "P/2", card=station(*goods), **more)
    return do(table, Accept(0))


def test_a_mixed_hold_has_two_reinforced_compartments_and_a_plain_one() -> None:
    """GTX-TECH-40, GTX-EX-40: of three red cubes and a blue one, two and one are kept."""
    prices = rules_of().prices
    parts = draw("P RK")
    kept = best_loading(parts, ("red", "red", "red", "blue"), prices)
    assert sorted(kept[at(1, 0)]) == ["blue", "red", "red"]
    assert not has_room(draw("P RK/rr")[at(1, 0)], "red")
    assert has_room(draw("P RK/rr")[at(1, 0)], "green")


def test_a_battery_hold_stores_tokens_and_plain_cubes() -> None:
    """GTX-TECH-41"""
    hold = draw("P BK2/2")[at(1, 0)]
    assert hold.batteries == 2 and hold.shape.compartments == 2
    assert has_room(hold, "yellow") and not has_room(hold, "red")
    table = modern("P/2 BK/1g\nEE .", card="I-open_space-1")
    assert Power(0, at(0, 1), at(1, 0)) in answers(table, 0)


REACTOR = "B3/1 N B\n. P/2 ."  # joined to a battery with one token and to an empty one
FIRST, SECOND, CORE = at(-1, -1), at(1, -1), at(0, -1)


def test_a_reactor_burns_a_cube_that_nothing_aboard_could_hold() -> None:
    """GTX-TECH-75, GTX-TECH-76, GTX-EX-37: two tokens more in one part, none in the other."""
    table = taking(REACTOR, "red", "red")
    assert answers(table, 0) == {
        Loaded(0),
        Burn(0, "red", CORE, FIRST),
        Burn(0, "red", CORE, SECOND),
    }
    do(table, Burn(0, "red", CORE, FIRST))
    parts = ship(table).parts
    assert (parts[FIRST].batteries, parts[SECOND].batteries) == (3, 0)
    assert happened(table, Burned)[0].tokens == 2


def test_a_reactor_serves_one_part_each_time_goods_are_taken() -> None:
    """GTX-TECH-75, GTX-TECH-77"""
    table = do(taking(REACTOR, "red", "red"), Burn(0, "red", CORE, FIRST))
    assert not any(isinstance(action, Burn) for action in answers(table, 0))
    assert cubes(table.state) == cubes(modern("P/2", "P/2", card=station("red")).state)


def test_a_cube_out_of_a_hold_can_be_burned_too() -> None:
    """GTX-TECH-76"""
    table = taking("B/1 N K/b\n. P/2 .", "green")
    do(table, Unload(0, "blue", at(1, -1)), Burn(0, "blue", CORE, FIRST), Loaded(0))
    assert goods_aboard(ship(table).parts) == ["green"]
    assert batteries_aboard(ship(table).parts) == 2


def test_a_battery_hold_is_filled_like_a_battery() -> None:
    """GTX-TECH-75"""
    table = taking("BK N X\n. P/2 .", "blue", "blue")
    do(table, Burn(0, "blue", CORE, FIRST))
    assert ship(table).parts[FIRST].batteries == 2


def test_a_reactor_without_a_battery_to_fill_is_not_asked_for() -> None:
    """GTX-TECH-04, GTX-TECH-77, GTX-NET-58: and it works at no other time."""
    for drawing in ("B3/3 N X\n. P/2 .", "B/1 X N\n. P/2 ."):
        table = taking(drawing, "red")
        assert not happened(table, Burned) and not table.state.play.pallets


def test_silence_burns_only_what_finds_no_place() -> None:
    """GTX-NET-58: the least valuable cube, for the emptiest battery."""
    drawing = "B3/1 N B3\nK/gg P/2 ."
    table = taking(drawing, "yellow", "blue", build_mode="realtime")
    time_up(table)
    assert [(e.cube, e.battery) for e in happened(table, Burned)] == [("blue", SECOND)]
    assert sorted(goods_aboard(ship(table).parts)) == ["green", "yellow"]


def test_who_could_still_burn_something_is_asked_twice() -> None:
    """GTX-NET-58"""
    table = taking(REACTOR, "red")
    assert doubts(table)[Loaded(0)] == "fuel"
    assert Load(0, "red", FIRST) not in answers(table, 0)
