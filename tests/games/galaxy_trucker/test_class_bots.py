"""Computer players build and fly ships of classes IA and IIA."""

from typing import Any

import pytest

from kosmodrom.bots import get_bot
from kosmodrom.bots.arena import play
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Enough, Finish, Power, Settle
from kosmodrom.games.galaxy_trucker.events import Inspected
from kosmodrom.games.galaxy_trucker.expansions.actions import Face
from kosmodrom.games.galaxy_trucker.expansions.events import Faced, Withdrew
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import GTTable, building, do, happened
from tests.games.galaxy_trucker.two_hulls import left, sailing, two

IA: dict[str, Any] = {"rounds": "1", "first_ship": "IA"}


def played(level: str, seats: int, **options: Any) -> GTTable:
    table: GTTable = Table(GAME, seats, Options(**options), "classes")
    play(table, [get_bot(GAME, level)] * seats)
    assert table.is_over
    return table


@pytest.mark.parametrize("level", ["cadet", "pilot", "navigator"])
def test_every_level_builds_legal_ships_in_both_classes(level: str) -> None:
    """GTX-NET-96"""
    table = played(level, 3, rounds="12", first_ship="IA", second_ship="IIA")
    found = happened(table, Inspected)
    assert len(found) == 6 and not any(each.flaws for each in found)


def test_good_builders_give_both_hulls_a_crew_and_choose_different_fronts() -> None:
    """GTX-IA-08, GTX-IIA-07: whoever plays well does not leave a hull behind at the start."""
    table = played("navigator", 4, rounds="12", first_ship="IA", second_ship="IIA")
    fronts = [event.front for event in happened(table, Faced) if event.fixed]
    assert sorted(fronts) == [0, 1, 2, 3]
    assert "GTX-IIA-07" not in {event.rule for event in happened(table, Withdrew)}


def choice(table: GTTable, level: str = "navigator") -> Any:
    return get_bot(GAME, level)(table.situation(0), Rng.from_seed("choice")).action


def test_the_front_is_chosen_by_the_best_legal_ship() -> None:
    """GTX-IA-06: whatever was meant, an engine and a cannon are worth keeping."""

    def mean(state: State) -> None:
        state.ships[0].front = 0

    drawing = "X X X\nG< P E<\nX X X"
    table = building(drawing, "P", change=mean, **IA, build_mode="untimed")
    do(table, Finish(0, 1), Finish(1, 2))
    for level in ("cadet", "pilot", "navigator"):
        assert choice(table, level) == Face(0, 3)


def test_a_front_with_which_nothing_comes_off_goes_before_more_cannons() -> None:
    """GTX-IA-06: an engine that no battery drives is still no error."""
    table = building("G< X X\nG< P X\nG< X EE", "P", **IA, build_mode="untimed")
    do(table, Finish(0, 1), Finish(1, 2))
    for level in ("cadet", "pilot", "navigator"):
        assert choice(table, level) == Face(0, 0)


def test_a_battery_is_spent_so_that_no_hull_stays_behind() -> None:
    """GTX-IIA-33"""
    saves = two("C/2 B/1\nEE K/rr", "C/2 E\nE E")
    assert choice(sailing(saves, card="II-open_space-1")) == Power(0, left(0, 1), left(1, 0))
    driven = two("C/2 B/1\nEE E", "C/2 E")
    assert choice(sailing(driven, card="II-open_space-1")) == Enough(0)


def test_an_alien_moves_in_only_where_humans_stay_in_the_same_hull() -> None:
    """GTX-IIA-31"""

    def moves_in(state: State) -> None:
        state.play.queue = (0,)

    alone = two("C/2 O\nE .", "C/2 C/2\nE .")
    table = sailing(alone, scene="crew", change=moves_in)
    assert choice(table) == Settle(0, left(0, 0), "humans")
    company = two("C/2 C/2 O\nE . .", "C/2\nE")
    table = sailing(company, scene="crew", change=moves_in)
    assert choice(table) == Settle(0, left(1, 0), "orange")
