"""System Test: two devices a token, the rest is discarded."""

from kosmodrom.games.galaxy_trucker.actions import Enough
from kosmodrom.games.galaxy_trucker.events import LostPart, Powered
from kosmodrom.games.galaxy_trucker.expansions.actions import TryMost, TryOut
from kosmodrom.games.galaxy_trucker.expansions.events import Saved, TriedOut
from kosmodrom.games.galaxy_trucker.expansions.trials import devices, usual_tests
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.evil import wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    beside,
    do,
    happened,
    refused,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.modern import with_specialists

PLAIN = "P/2\nE"
FIVE = "GG GG GG\nB3/{} P/2 H\nX EE ."  # five devices


def five_devices(tokens: int, **more: object) -> GTTable:
    return wicked(FIVE.format(tokens), PLAIN, card="system_test", **more)


def kept(table: GTTable) -> int:
    return len(devices(ship(table)))


def test_one_token_covers_two_devices_and_an_odd_one_needs_its_own() -> None:
    """GTX-EX-38, GTX-EVIL-20"""
    table = do(five_devices(2), TryMost(0))
    assert kept(table) == 4 and batteries_aboard(ship(table).parts) == 0
    assert [event.how for event in happened(table, LostPart)] == ["discarded"]
    table = do(five_devices(3), TryMost(0))
    assert kept(table) == 5 and batteries_aboard(ship(table).parts) == 0
    assert happened(table, TriedOut)[0].tokens == 3


def test_the_player_names_the_devices_one_by_one() -> None:
    """GTX-NET-61, GTX-NET-13"""
    table = five_devices(1)
    assert asked(table) == (0,)
    do(table, TryOut(0, at(0, -1)))
    assert refused(table, TryOut(0, at(0, -1))) == "GTX-EVIL-20"
    do(table, TryOut(0, at(1, 0)))
    assert devices(ship(table)) == [at(0, -1), at(1, 0)]


def test_one_may_save_the_tokens() -> None:
    """GTX-EVIL-20"""
    table = do(five_devices(3), Enough(0))
    assert kept(table) == 0 and batteries_aboard(ship(table).parts) == 3


def test_every_answer_says_what_is_discarded_and_which_tokens_are_left() -> None:
    """GTX-EVIL-20, GT-NET-54: as if nothing more were tested."""
    table = five_devices(2)
    shield, engine = at(1, 0), at(0, 1)
    shown = beside(table)
    all_five = tuple(sorted(devices(ship(table))))
    assert len(all_five) == 5 and shown[Enough(0)].loses == all_five
    assert shown[Enough(0)].batteries == 2
    assert shown[TryOut(0, shield)].batteries == 1
    assert len(shown[TryMost(0)].loses or ()) == 1 and shown[TryMost(0)].batteries == 0
    do(table, TryOut(0, shield))
    later = beside(table)
    assert later[Enough(0)].loses == tuple(cell for cell in all_five if cell != shield)
    assert later[Enough(0)].batteries == 1
    assert (
        later[TryOut(0, engine)].batteries == 1 and len(later[TryOut(0, engine)].loses or ()) == 3
    )
    do(table, TryOut(0, engine), Enough(0))
    assert devices(ship(table)) == [shield, engine] and batteries_aboard(ship(table).parts) == 1


def test_what_would_break_off_with_a_device_counts_too() -> None:
    """GT-HIT-16"""
    table = wicked("C/2 X . .\n. EE P/2 X\n. B3/1 X X", PLAIN, card="system_test")
    shown = beside(table)[Enough(0)]
    assert shown.loses == (at(-2, -1), at(-1, -1), at(-1, 0)) and shown.crew_lost == 2
    assert beside(table)[TryMost(0)].loses == ()


def test_without_tokens_nobody_is_asked_and_all_devices_go() -> None:
    """GTX-EVIL-20, GTX-NET-13"""
    table = five_devices(0)
    assert kept(table) == 0 and not happened(table, TriedOut)


def test_boosters_are_tested_too_connected_or_not() -> None:
    """GTX-EVIL-20, GTX-EVIL-27: and what lies in a dead zone."""

    def change(state: State) -> None:
        state.ships[0].change(at(2, 0), inert=True)

    table = wicked("B3/3 P/2 X HB", PLAIN, card="traffic_jam", new_technologies=True)
    assert len(devices(ship(table))) == 1
    table = wicked("B3/3 P/2 EB H", PLAIN, card="traffic_jam", new_technologies=True, change=change)
    assert len(devices(ship(table))) == 2


def test_silence_tests_what_holds_others_then_shields_engines_and_cannons() -> None:
    """GTX-NET-61"""
    drawing = "GG P/2 H\nB3/1 EE EB"
    table = wicked(drawing, PLAIN, card="system_test", new_technologies=True, build_mode="realtime")
    usual = usual_tests(table.state, table.rules, 0, (), 2)
    assert usual == (at(1, 0), at(0, 1))
    carrying = wicked("H X\nP/2 EE\nB3/1 .", PLAIN, card="system_test", build_mode="realtime")
    assert usual_tests(carrying.state, carrying.rules, 0, (), 2)[0] == at(0, -1)
    if table.state.questions[0].kind == "jump":
        time_up(table)
    shown = beside(table)
    assert shown[TryMost(0)].usual
    time_up(table)
    assert devices(ship(table)) == [at(1, 0), at(0, 1)]


def test_the_technician_saves_a_token() -> None:
    """GTX-EX-41, GTX-EVIL-27, GTX-NET-18"""
    fleet = "GG GG GG .\nB3/2 P/2 H V\nX EE X C/l"
    table = wicked(
        fleet, PLAIN, card="system_test", new_technologies=True,
        change=with_specialists("technician"),
    )  # fmt: skip
    do(table, TryMost(0))
    assert kept(table) == 5 and batteries_aboard(ship(table).parts) == 0
    assert happened(table, Saved) and len(happened(table, Powered)) == 2
    none = wicked(
        fleet.replace("B3/2", "B3"), PLAIN, card="system_test", new_technologies=True,
        change=with_specialists("technician"),
    )  # fmt: skip
    assert kept(none) == 0


def test_all_are_asked_at_the_same_time() -> None:
    """GTX-NET-11"""
    table = wicked(FIVE.format(3), FIVE.format(3), card="system_test")
    assert asked(table) == (0, 1)
    assert {type(one) for one in answers(table, 0)} == {TryMost, TryOut, Enough}


def test_the_battery_is_the_fullest_one() -> None:
    """GTX-NET-18"""
    table = wicked("B3/3 P/2 B/1\nH GG", PLAIN, card="system_test")
    do(table, TryMost(0))
    assert [event.battery for event in happened(table, Powered)] == [at(-1, 0)]
