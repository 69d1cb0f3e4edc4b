"""Class IIA: giving up one hull, and the end of the flight."""

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker.actions import (
    Depart,
    Give,
    GiveUp,
    GoOn,
)
from kosmodrom.games.galaxy_trucker.box.boards import column_of
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Earned,
    GaveUp,
    LostPart,
    Moved,
    RoundSettled,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Withdraw
from kosmodrom.games.galaxy_trucker.expansions.events import Withdrew
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    beside,
    cubes,
    do,
    happened,
    refused,
    rules_of,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.two_hulls import (
    IIA,
    MANNED,
    QUIET,
    left,
    sailing,
    swarm,
    two,
    without_right,
)

# Giving up a hull


def window(*drawings: str, **more: Any) -> GTTable:
    cards = more.pop("card", (QUIET, Card("other", "II", "stardust")))
    return sailing(*drawings, scene="before_card", card=cards, **more)


def test_before_a_card_one_hull_or_the_whole_ship_may_be_withdrawn() -> None:
    """GTX-IIA-30, GTX-NET-85"""
    table = window(MANNED, MANNED)
    choices = {GoOn(0), Withdraw(0, "left"), Withdraw(0, "right"), GiveUp(0)}
    assert answers(table, 0) == choices
    do(table, Withdraw(0, "left"))
    assert not happened(table, Withdrew)  # until all have answered
    own = table.own(0)
    assert own is not None and own.answered == "left"
    do(table, GoOn(1))
    assert [(event.seat, event.hull) for event in happened(table, Withdrew)] == [(0, "left")]
    assert answers(table, 0) == {GoOn(0), GiveUp(0)}


def test_silence_withdraws_nothing() -> None:
    """GTX-NET-14, GTX-NET-94"""
    table = window(MANNED, MANNED, build_mode="realtime")
    time_up(table)
    assert not happened(table, Withdrew) and not happened(table, GaveUp)


def test_a_withdrawn_hull_is_sold_at_half_price_at_once_and_its_components_are_free() -> None:
    """GTX-IIA-34, GTX-IIA-35, GTX-NET-17"""
    drawing = two("C/2 K/gb\nB/2 R/r", "C/2 K/y")
    table = window(drawing, MANNED)
    before = cubes(table.state)
    shown = beside(table)[Withdraw(0, "left")]
    assert (shown.confirm, shown.credits, len(shown.loses)) == ("hull", 4, 4)
    do(table, Withdraw(0, "left"), GoOn(1))
    assert [event.credits for event in happened(table, Earned)] == [4]  # half of 2 + 1 + 4
    assert table.state.players[0].credits == 4 and ship(table).lost == ()
    assert sorted(table.state.tray) == ["~B", "~C", "~K", "~R"]
    assert cubes(table.state) == before


def test_components_lost_before_are_paid_for_though_their_hull_was_withdrawn() -> None:
    """GTX-IIA-35, GTX-IIA-52"""
    table = sailing(
        two("C/2", "X X\nC/2 E"),
        MANNED,
        card=(swarm("large left", "large right"),),
        rolls=(6, 6),
    )
    settled = happened(table, RoundSettled)[0]
    assert settled.losses == 2


def test_a_hull_that_lost_its_last_human_leaves_when_the_card_is_over() -> None:
    """GTX-IIA-31"""
    enemy = Card("slavers", "II", "slavers", strength=9, crew_lost=1)
    table = sailing(two("C/1 E", "C/2 E"), MANNED, card=(enemy,))
    do(table, Give(0, left(0, 0)))
    do(table, Give(1, left(0, 0)))
    assert [(e.seat, e.hull, e.why) for e in happened(table, Withdrew)] == [
        (0, "left", "no_humans")
    ]


def test_a_lapped_ship_is_withdrawn_as_a_whole() -> None:
    """GTX-IIA-32, GTX-IIA-37, GTX-NET-85: the cubes of both hulls are added, then halved."""
    drawing = two("C/0 K/b", "C/2 K/b")
    table = sailing(MANNED, drawing, card=(QUIET,), places=(60, 10))
    assert [event.why for event in happened(table, GaveUp)] == ["lapped"]
    assert not happened(table, Withdrew)
    assert [event.goods for event in happened(table, RoundSettled)] == [0, 1]


def test_hulls_given_up_at_different_times_are_settled_one_by_one() -> None:
    """GTX-IIA-37"""
    table = window(two("C/2 K/b", "C/2 K/b"), MANNED)
    do(table, Withdraw(0, "left"), GoOn(1), GiveUp(0), GoOn(1))
    settled = next(event for event in happened(table, RoundSettled) if event.seat == 0)
    assert sum(event.credits for event in happened(table, Earned)) + settled.goods == 2


@pytest.mark.parametrize(
    ("drawing", "days", "leaves"),
    [
        (two("C/2 X", "C/2 E\nE X"), 2, ["left"]),
        (two("C/2 E\nE E", "C/2 X\nE X"), 1, []),
        (two("C/2 E\nE E", "C/2 X\nX X"), 3, ["right"]),
    ],
)
def test_open_space_leaves_behind_a_hull_that_cannot_move(
    drawing: str, days: int, leaves: list[str]
) -> None:
    """GTX-IIA-33"""
    table = sailing(drawing, card="II-open_space-1")
    assert [event.hull for event in happened(table, Withdrew)] == leaves
    assert [event.days for event in happened(table, Moved)] == [days]
    assert happened(table, Announced)[0].value == 2 * days


def test_open_space_ends_the_flight_of_a_ship_that_cannot_move_at_all() -> None:
    """GTX-IIA-33"""
    table = sailing(two("C/2", "C/2"), MANNED, card="II-open_space-1")
    assert [event.seat for event in happened(table, GaveUp)] == [0]
    assert not happened(table, Withdrew)


def test_the_slower_hull_cannot_be_withdrawn_to_move_faster() -> None:
    """GTX-IIA-33"""
    drawing = two("C/2 E\nE E", "C/2 B/1\nEE X")
    table = sailing(drawing, MANNED, card="II-open_space-1")
    assert refused(table, Withdraw(0, "right")) == "GTX-IIA-33"
    seen = {type(action).__name__: shown for action, shown in beside(table).items() if shown}
    assert seen["Enough"].days_won == 3  # the left hull alone
    assert seen["Power"].days_won == 2


def test_one_hull_flies_on_as_an_ordinary_ship() -> None:
    """GTX-IIA-36, GTX-NET-83"""
    sabotaged = sailing(
        two("C/2 E", "C/2 E"), card=swarm("large right"), rolls=(6,), change=without_right
    )
    assert [event.cell for event in happened(sabotaged, LostPart)] == [left(1, 0)]
    front = sailing(MANNED, card=swarm("large front"), rolls=(10,), change=without_right)
    assert [event.how for event in happened(front, Threatened)] == ["missed"]
    assert front.public().ships[0].board == "IIA left"


def test_who_leaves_for_good_gives_up_both_hulls() -> None:
    """GTX-NET-95, GTX-NET-94"""
    table = window(MANNED, MANNED)
    do(table, Depart(who=0))
    do(table, GoOn(1))
    assert [event.why for event in happened(table, GaveUp)] == ["departed"]


# The end


def landing(*hulls: int, drawings: tuple[str, ...] = ()) -> GTTable:
    """Ships at the end of the flight, in this order on the track, with so many hulls."""

    def withdrawn(state: State) -> None:
        for seat, number in enumerate(hulls):
            mine = state.ships[seat]
            if number == 1:
                mine.board = "IIA left"
                mine.parts = {c: p for c, p in mine.parts.items() if column_of(c) < 7}

    ships = drawings or (MANNED,) * len(hulls)
    return sailing(*ships, scene="flight_end", change=withdrawn)


def test_ships_with_both_hulls_come_before_those_with_one() -> None:
    """GTX-IIA-50, GTX-EX-17: red, yellow, green, blue; red and blue with one hull."""
    table = landing(1, 2, 2, 1)
    assert [event.arrival for event in happened(table, RoundSettled)] == [4, 8, 6, 2]
    assert [report.place for report in table.state.reports] == [3, 1, 2, 4]


def test_of_ships_with_both_hulls_the_one_with_fewest_exposed_connectors_is_best() -> None:
    """GTX-IIA-51"""
    table = landing(1, 2, 2, drawings=(MANNED, two("C/2 E\nX X", "C/2 E"), MANNED))
    assert [event.beauty for event in happened(table, RoundSettled)] == [0, 0, 4]
    alone = landing(1, 1, drawings=(MANNED, two("C/2 E\nX X", "C/2 E")))
    assert [event.beauty for event in happened(alone, RoundSettled)] == [4, 0]


def test_every_lost_component_is_paid_for() -> None:
    """GTX-IIA-52"""
    rules = rules_of(**IIA).in_force(0)
    mine = ship(sailing(MANNED, MANNED, scene="before_card", card=QUIET))
    assert rules.fee_for(mine, 20) == 20
