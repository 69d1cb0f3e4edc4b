"""Flight days."""

from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Give, Land
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import Revealed
from kosmodrom.games.galaxy_trucker.flight.moving import lose_days, move, place_after
from tests.games.galaxy_trucker.hangar import GTTable, at, do, flying, happened, places


def on_track(*at: int, lap: int = 40) -> GTTable:
    ships = ["P/2"] * len(at)
    return flying(*ships, places=at, card="I-open_space-1", scene="before_card", lap=lap)


def test_losing_days_goes_back_over_empty_spaces() -> None:
    """GT-EX-07, GT-MOVE-02, GT-DEF-06: steps 10, 8, 7; right in front of Red."""
    table = on_track(11, 9, 6)
    move(table.state, table.rules, 0, -3, "GT-MOVE-02")
    assert places(table) == [7, 9, 6]
    assert table.state.flying() == (1, 0, 2)


def test_gaining_days_goes_forward_over_empty_spaces() -> None:
    """GT-MOVE-03"""
    table = on_track(8, 6, 2)
    assert place_after(table.state, table.rules, 1, 4) == 11  # 7, 9, 10, 11


def test_one_space_is_one_day_on_a_closed_loop() -> None:
    """GT-MOVE-01, GT-DEF-07, GT-DATA-04: laps are counted, only relative position matters."""
    table = on_track(40, 39)
    assert table.rules.lap == 40
    assert place_after(table.state, table.rules, 0, 3) == 43


def test_markers_nearly_a_lap_away_are_jumped_too() -> None:
    """GT-MOVE-04: occupancy is tested on the printed space."""
    table = on_track(19, 2, lap=18)
    assert place_after(table.state, table.rules, 0, 1) == 21


def test_nothing_is_no_movement() -> None:
    """GT-MOVE-05"""
    table = on_track(8, 6)
    move(table.state, table.rules, 0, 0, "GT-MOVE-05")
    assert places(table) == [8, 6] and not table.state.told


def test_planets_move_the_tail_first() -> None:
    """GT-EX-24, GT-MOVE-06, GT-CARD-PLAN-04"""
    card = Card("planets", "I", "planets", days=2, planets=(("red",), ("blue",), ("green",)))
    table = flying("P/2", "P/2", "P/2", card=card, places=(8, 7, 5))
    do(table, Land(0, 0), Land(1, 1), Land(2, 2))
    assert places(table) == [6, 5, 3]


def test_several_who_lose_days_move_one_at_a_time() -> None:
    """GT-MOVE-06, GT-MOVE-08: each move is finished before the next begins."""
    table = on_track(8, 7)
    lose_days(table.state, table.rules, [0, 1], 2, "GT-MOVE-06")
    assert places(table) == [6, 5]


def test_open_space_moves_the_leader_first() -> None:
    """GT-EX-23, GT-MOVE-07, GT-CARD-OPEN-01: Blue skips the space that Red has just taken."""
    table = flying("P/2\nE\nX", "P/2", card="I-open_space-1", places=(6, 4))
    assert places(table)[0] == 7
    three = flying(
        "P/2 X\nE E", "P/2 X X X\nE E E E", "P/2", card="I-open_space-1", places=(6, 4, 2)
    )
    assert places(three) == [8, 9, 2]
    assert three.state.ships[2].status == "gave_up"


def test_the_order_is_not_sorted_anew_while_an_effect_runs() -> None:
    """GT-MOVE-08: Blue overtakes Red but has moved only once."""
    table = flying("P/2\nE", "P/2 X X\nE E E", "P/2\nE", card="I-open_space-1", places=(6, 5, 4))
    assert places(table) == [7, 9, 5]


def test_the_new_leader_reveals_the_next_card() -> None:
    """GT-MOVE-09, GT-CARD-GEN-01, GT-NET-36"""
    cards = ("I-open_space-1", "I-stardust-1")
    table = flying("P/2\nE", "P/2 X X\nE E E", card=cards, places=(6, 5), learning_flight=True)
    assert [(e.seat, e.card) for e in happened(table, Revealed)] == [(0, cards[0]), (1, cards[1])]


def test_a_space_is_empty_once_its_owner_gave_up() -> None:
    """GT-MOVE-10"""
    table = on_track(8, 7, 6)
    table.state.ships[1].status = "gave_up"
    assert place_after(table.state, table.rules, 0, -1) == 7


def test_who_declines_does_not_move() -> None:
    """GT-MOVE-11, GT-CARD-GEN-06"""
    table = flying("P/2 C/2", "P/2 C/2", card="I-abandoned_ship-2", places=(8, 5))
    do(table, Decline(0), Accept(1))
    do(table, Give(1, at(0, 0)), Give(1, at(1, 0)))
    assert places(table) == [8, 4]
