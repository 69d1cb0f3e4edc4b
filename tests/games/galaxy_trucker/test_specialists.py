"""Blue aliens and the five specialists."""

import pytest

from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, Give, Power, Settle
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Fought,
    Gave,
    Moved,
    Powered,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Hire, Wake
from kosmodrom.games.galaxy_trucker.expansions.events import Hired, Negotiated, Saved
from kosmodrom.games.galaxy_trucker.expansions.specialists import SPECIALISTS
from kosmodrom.games.galaxy_trucker.ship.ship import Lost, batteries_aboard, crew_aboard
from kosmodrom.games.galaxy_trucker.state import CardPlay, State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    do,
    happened,
    refused,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.modern import modern, with_specialists

ALL = set(SPECIALISTS)
STARDUST = "I-stardust-1"
SPACE = "I-open_space-1"
BLUE = "V C/l P/2\n. E ."  # a blue alien in the cabin left of the pilots
BLUE_CABIN = at(-1, 0)


def zone(least: str, penalty: Penalty) -> Card:
    return Card("III-combat_zone-9", "III", "combat_zone", lines=(Line(least, penalty),))  # type: ignore[arg-type]


def slavers(crew: int) -> Card:
    return Card("I-slavers-9", "I", "slavers", strength=20, crew_lost=crew)


def line(table: GTTable, name: str, seat: int = 0) -> int:
    return table.state.reports[seat].lines[name]


# Coming aboard


def moving_in(*drawings: str) -> GTTable:
    def change(state: State) -> None:
        state.play = CardPlay(queue=state.everyone())

    return modern(*drawings, scene="crew", change=change)


def test_a_blue_alien_brings_one_of_the_specialists_whom_nobody_has() -> None:
    """GTX-BLUE-01, GTX-BLUE-02, GTX-TECH-85, GTX-NET-37: in the order of the number tokens."""
    table = moving_in("V C/2 P/2", "V C/2 P/2")
    cell = at(-1, 0)
    assert answers(table, 0) == {Settle(0, cell, "humans"), *(Hire(0, cell, who) for who in ALL)}
    do(table, Hire(0, cell, "lawyer"))
    assert ship(table).parts[cell].alien == "blue" and ship(table).parts[cell].humans == 0
    assert ship(table).specialist == "lawyer" and happened(table, Hired)[0].who == "lawyer"
    offered = {action.who for action in answers(table, 1) if isinstance(action, Hire)}
    assert offered == ALL - {"lawyer"} and refused(table, Hire(1, cell, "lawyer")) == "GTX-BLUE-02"
    do(table, Settle(1, cell, "humans"))
    assert ship(table, 1).specialist == ""


def test_a_ship_has_one_blue_alien_at_most() -> None:
    """GTX-BLUE-01"""
    table = moving_in("C/2 V C/2\n. P/2 .")
    do(table, Hire(0, at(-1, -1), "manager"))
    assert not any(isinstance(action, Hire) for action in answers(table, 0))


def test_the_specialists_come_back_between_flights() -> None:
    """GTX-BLUE-03"""
    change = with_specialists("lawyer")
    table = modern(BLUE, card=STARDUST, change=change, rounds="12")
    assert table.state.round == 1 and ship(table).specialist == ""


def test_a_blue_alien_leaves_with_its_life_support_and_the_card_is_dead() -> None:
    """GTX-BLUE-01, GTX-BLUE-03"""
    pirates = Card("I-pirates-9", "I", "pirates", strength=40, shots=("large left",))
    change = with_specialists("lawyer")
    table = modern(BLUE, card=pirates, rolls=(7,), change=change)
    assert [event.what for event in happened(table, Gave)] == ["alien"]
    assert table.state.reports[0].losses == 1


# Lawyer


def damaged(name: str, lost: int) -> object:
    def change(state: State) -> None:
        state.ships[0].specialist = name
        state.ships[0].lost = (Lost("CAN-01", "destroyed"),) * lost

    return change


@pytest.mark.parametrize(("rounds", "due"), [("1", 0), ("3", 0), ("a", 3)])
def test_the_lawyer_pays_for_lost_parts(rounds: str, due: int) -> None:
    """GTX-BLUE-04: nothing on insured classes, half of it, rounded up, on others."""
    table = modern(BLUE, card=STARDUST, change=damaged("lawyer", 5), rounds=rounds)
    assert table.state.reports[0].losses == due
    table = modern(BLUE, card=STARDUST, change=damaged("merchant", 5), rounds=rounds)
    assert table.state.reports[0].losses == 5


def test_the_lawyer_works_after_giving_up() -> None:
    """GTX-BLUE-04"""
    table = modern("V C/l P/2", card=SPACE, change=damaged("lawyer", 5))
    assert ship(table).status == "gave_up" and table.state.reports[0].losses == 0


# Manager


def test_the_manager_makes_other_aliens_stronger() -> None:
    """GTX-BLUE-05: 3 instead of 2, where there is something to help with."""
    drawing = "V C/l P/2 C/o O\n. G E . ."
    table = modern(drawing, card=SPACE, change=with_specialists("manager"))
    assert happened(table, Announced)[0].value == 2 * (1 + 3)
    assert table.public().ships[0].figures.cannons == 1 * 2
    purple = modern(
        "U C/p P/2 C/l V\n. G< E . .", card=STARDUST, change=with_specialists("manager")
    )
    figures = purple.public().ships[0].figures
    assert figures.cannons == 1 + 6


@pytest.mark.parametrize(
    ("drawing", "credits"),
    [
        (BLUE, 1),
        ("V C/l P/2 C/o O\n. . E . .", 3),
        ("V C/l P/2 C/o O\n. U C/p E .", 6),
    ],
)
def test_the_manager_earns_by_colours_at_the_goal(drawing: str, credits: int) -> None:
    """GTX-BLUE-06, GTX-EX-33"""
    table = modern(drawing, card=STARDUST, change=with_specialists("manager"))
    assert line(table, "manager") == credits


def test_the_manager_earns_nothing_after_giving_up() -> None:
    """GTX-BLUE-06, GTX-EX-33"""
    table = modern("V C/l P/2", card=SPACE, change=with_specialists("manager"))
    assert line(table, "manager") == 0


# Merchant


def test_the_merchant_sells_red_and_yellow_dearer() -> None:
    """GTX-BLUE-07, GTX-EX-18: on giving up 10 for the cubes and 5 besides."""
    cargo = "V C/l P/2\nR2/rr K3/yyy K/g"
    table = modern(cargo, card=SPACE, change=with_specialists("merchant"))
    assert table.state.reports[0].goods == 15
    table = modern(cargo + "\n. E .", card=STARDUST, change=with_specialists("merchant"))
    assert table.state.reports[0].goods == 19 + 5


# Technician


CANNONS = "GG GG GG\nB3/3 P/2 X\nV C/l ."


def test_the_technician_saves_one_token_a_card() -> None:
    """GTX-BLUE-08, GTX-EX-19, GTX-NET-18: three double cannons cost two tokens."""
    card = zone("cannons", Penalty(days=1))
    table = modern(CANNONS, "P/2", card=card, change=with_specialists("technician"))
    for column in (-1, 0, 1):
        do(table, Power(0, at(column, -1), at(-1, 0)))
    assert happened(table, Announced)[0].value == 12
    assert batteries_aboard(ship(table).parts) == 1
    assert [event.cell for event in happened(table, Saved)] == [at(-1, -1)]


def test_the_last_token_powers_an_engine_and_is_kept() -> None:
    """GTX-BLUE-08, GTX-EX-20: with no token at all nothing is powered."""
    drawing = "V C/l P/2 B/1\n. . EE ."
    table = modern(drawing, card=SPACE, change=with_specialists("technician"))
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert happened(table, Announced)[0].value == 4
    assert batteries_aboard(ship(table).parts) == 1
    table = modern(drawing.replace("/1", ""), card=SPACE, change=with_specialists("technician"))
    assert ship(table).status == "gave_up"


def test_a_shield_may_be_the_device_that_costs_nothing() -> None:
    """GTX-BLUE-08: the second hit is paid again."""
    pirates = Card("I-pirates-9", "I", "pirates", strength=40, shots=("small front", "small front"))
    drawing = "V C/l P/2 B/1\n. . H E"
    table = modern(drawing, card=pirates, rolls=(7, 7), change=with_specialists("technician"))
    assert [event.how for event in happened(table, Threatened)] == ["shielded"]
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert len(happened(table, Powered)) == 1
    empty = drawing.replace("/1", "")
    table = modern(empty, card=pirates, rolls=(7, 7), change=with_specialists("technician"))
    assert happened(table, Threatened)[0].how == "hit"  # without any token he has nothing to save


def test_the_technician_never_replaces_tokens_that_are_lost() -> None:
    """GTX-BLUE-09"""
    smugglers = Card("I-smugglers-9", "I", "smugglers", strength=40, goods_lost=2)
    table = modern("V C/l P/2 B3/3\n. . E .", card=smugglers, change=with_specialists("technician"))
    assert batteries_aboard(ship(table).parts) == 1


def test_silence_counts_the_saved_token_too() -> None:
    """GTX-NET-18"""
    enemy = Card("I-slavers-9", "I", "slavers", strength=5, crew_lost=1, credits=5)
    drawing = CANNONS.replace("B3/3", "B3/2")
    change = with_specialists("technician")
    table = modern(drawing, "P/2", card=enemy, change=change, build_mode="realtime")
    time_up(table)
    assert happened(table, Announced)[0].value == 12 and len(happened(table, Powered)) == 2


# Diplomat


def test_the_diplomat_takes_a_defeat_away_and_leaves() -> None:
    """GTX-BLUE-11, GTX-BLUE-12: the enemy is undefeated and goes on to the next."""
    table = modern(BLUE, "P/2 C/2", card=slavers(2), change=with_specialists("diplomat"))
    assert table.state.questions[0].kind == "diplomat"
    do(table, Accept(0))
    assert happened(table, Negotiated)[0].seat == 0
    assert crew_aboard(ship(table).parts) == 2 and ship(table).parts[BLUE_CABIN].alien is None
    assert [event.result for event in happened(table, Fought)] == ["lost", "lost"]


def test_a_line_of_the_combat_zone_is_spent_and_nobody_takes_it_over() -> None:
    """GTX-BLUE-12"""
    card = zone("cannons", Penalty(days=3))
    table = modern(BLUE, "P/2", card=card, change=with_specialists("diplomat"))
    do(table, Accept(0))
    assert not happened(table, Moved)


def test_who_keeps_the_diplomat_suffers() -> None:
    """GTX-BLUE-11"""
    card = zone("cannons", Penalty(days=3))
    table = do(modern(BLUE, "P/2", card=card, change=with_specialists("diplomat")), Decline(0))
    assert [event.days for event in happened(table, Moved)] == [-3]


def test_sending_the_diplomat_is_a_loss_of_crew_and_wakes_sleepers() -> None:
    """GTX-BLUE-13"""
    drawing = "V C/l P/2\n. E S/4"
    table = modern(drawing, card=slavers(2), change=with_specialists("diplomat"))
    do(table, Accept(0))
    assert answers(table, 0) == {Wake(0, BLUE_CABIN), Enough(0)}
    assert table.state.questions[0].amount == 2


def test_the_diplomat_is_not_asked_about_other_cards_or_a_penalty_that_takes_nothing() -> None:
    """GTX-NET-13, GTX-NET-57"""
    change = with_specialists("diplomat")
    smugglers = Card("I-smugglers-9", "I", "smugglers", strength=40, goods_lost=2)
    assert modern(BLUE, card=smugglers, change=change).is_over
    sabotage = Card("III-sabotage-9", "III", "sabotage")
    table = modern(BLUE, "P/2 C/2", card=sabotage, change=change)
    assert not asked(table) or table.state.questions[0].kind != "diplomat"


@pytest.mark.parametrize(
    ("penalty", "used"),
    [
        (Penalty(crew=2), True),
        (Penalty(shots=("large rear",)), True),
        (Penalty(crew=1), False),
        (Penalty(days=3), False),
    ],
)
def test_silence_uses_the_diplomat_against_heavy_penalties(penalty: Penalty, used: bool) -> None:
    """GTX-NET-56"""
    change = with_specialists("diplomat")
    table = modern(BLUE, "P/2", card=zone("cannons", penalty), change=change, build_mode="realtime")
    time_up(table)
    assert bool(happened(table, Negotiated)) == used


def test_giving_the_diplomat_to_slavers_is_an_ordinary_loss() -> None:
    """GTX-BLUE-03"""
    table = modern(BLUE, card=slavers(1), change=with_specialists("merchant"))
    do(table, Give(0, BLUE_CABIN))
    assert crew_aboard(ship(table).parts) == 2
