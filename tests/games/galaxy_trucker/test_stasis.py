"""Stasis chambers and luxury cabins: who is crew, who wakes, who pays."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Accept, Enough, Give, Order
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.expansions.actions import Wake
from kosmodrom.games.galaxy_trucker.expansions.events import Woke
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, humans_aboard
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    do,
    draw,
    flying,
    happened,
    rules_of,
    ship,
    time_up,
)

# Two humans in the pilot cabin, two aliens alone in theirs, and four sleepers.
EXAMPLE = "S/4 P/2 .\nU C/p .\nO C/o E"
PILOTS, PURPLE, ORANGE = at(0, 0), at(0, 1), at(0, 2)
HULK = Card("I-abandoned_ship-9", "I", "abandoned_ship", crew_lost=2, credits=3)
EPIDEMIC = "II-epidemic-1"


def slavers(crew: int) -> Card:
    return Card("I-slavers-9", "I", "slavers", strength=20, crew_lost=crew)


def modern(*drawings: str, **more: Any) -> GTTable:
    return flying(*drawings, new_technologies=True, **more)


def sleepers(table: GTTable, seat: int = 0) -> int:
    return sum(part.sleepers for part in ship(table, seat).parts.values())


def test_sleepers_cannot_be_sent_and_all_humans_can() -> None:
    """GTX-TECH-21, GTX-EX-01: sending both humans ends the flight after the card."""
    table = do(modern(EXAMPLE, card=HULK), Accept(0))
    assert answers(table, 0) == {Give(0, PILOTS), Give(0, PURPLE), Give(0, ORANGE)}
    do(table, Give(0, PILOTS), Give(0, PILOTS))
    assert sleepers(table) == 4 and not happened(table, Woke)
    assert ship(table).status == "gave_up"  # GTX-TECH-26


def test_a_human_and_an_alien_leave_three_places_for_sleepers() -> None:
    """GTX-TECH-23, GTX-TECH-24, GTX-EX-02: the whole loss first, then they wake."""
    table = do(modern(EXAMPLE, card=HULK), Accept(0), Give(0, PILOTS), Give(0, PURPLE))
    assert answers(table, 0) == {Wake(0, PILOTS), Wake(0, PURPLE), Enough(0)}
    assert table.state.questions[0].amount == 3
    do(table, Wake(0, PURPLE), Wake(0, PURPLE))
    assert answers(table, 0) == {Wake(0, PILOTS), Enough(0)}
    do(table, Wake(0, PILOTS))
    parts = ship(table).parts
    assert (humans_aboard(parts), crew_aboard(parts), sleepers(table)) == (4, 5, 1)
    assert ship(table).status == "arrived"


def test_nobody_wakes_when_the_last_human_is_gone() -> None:
    """GTX-TECH-24, GTX-TECH-26, GTX-EX-03"""
    table = modern("S/1 P/2 .\nX C/2 .\nO C/o E", card=slavers(5))
    assert not happened(table, Woke) and sleepers(table) == 1
    assert ship(table).status == "gave_up"


def test_waking_is_optional_and_belongs_to_the_loss_just_suffered() -> None:
    """GTX-TECH-25: a place that stayed empty is not offered again."""
    again = Card("I-slavers-8", "I", "slavers", strength=20, crew_lost=1)
    table = modern("P/2 S/4\nC/2 E", card=[slavers(1), again], joints={"gives_up": False})
    do(table, Give(0, PILOTS), Enough(0), Give(0, at(0, 1)))
    assert answers(table, 0) == {Wake(0, at(0, 1)), Enough(0)}
    assert table.state.questions[0].amount == 1


def test_silence_wakes_as_many_as_possible() -> None:
    """GTX-NET-55: into the lowest columns and rows."""
    table = modern("P/2 S/2\nC/2 E", "P/2 E", card=slavers(2), build_mode="realtime")
    do(table, Give(0, PILOTS), Give(0, at(0, 1)))
    time_up(table)
    time_up(table)
    assert [event.cell for event in happened(table, Woke)] == [PILOTS, at(0, 1)]
    assert humans_aboard(ship(table).parts) == 4 and sleepers(table) == 0


def test_an_order_answers_for_who_does_not_want_to_be_asked() -> None:
    """GTX-NET-16"""
    table = modern("S/2 P/2\nC/2 E", card=slavers(1))
    do(table, Order(0, "wake", "no"), Give(0, PILOTS))
    assert sleepers(table) == 2 and ship(table).status == "arrived"


def test_an_epidemic_ignores_sleepers_and_all_wake_theirs_together() -> None:
    """GTX-TECH-22, GTX-NET-11: a chamber makes no neighbour infectious."""
    table = modern("S/4 P/2\nX E", "S/4 P/2 C/2\n. E .", card=EPIDEMIC)
    assert table.state.questions.keys() == {1}
    assert humans_aboard(ship(table, 0).parts) == 2
    table = modern("S/4 P/2 C/2", "S/4 P/2 C/2", card=EPIDEMIC)
    assert table.state.questions.keys() == {0, 1}


def test_sleepers_of_a_lost_chamber_are_gone_and_nobody_wakes() -> None:
    """GTX-TECH-27"""
    swarm = Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=("large front",))
    table = modern("S/4 S/4\nP/2 E", card=swarm, rolls=(7,))
    assert sleepers(table) == 4 and not happened(table, Woke)
    assert humans_aboard(ship(table).parts) == 2


def test_an_alien_whose_life_support_goes_leaves_two_places() -> None:
    """GTX-TECH-23: that is a loss of crew too."""
    swarm = Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=("large front",))
    table = modern("U . .\nC/p P/2 S/4", card=swarm, rolls=(6,))
    do(table, Wake(0, at(-1, 0)), Wake(0, at(-1, 0)))
    assert humans_aboard(ship(table).parts) == 4 and sleepers(table) == 2


# Luxury cabins


def test_a_luxury_cabin_takes_one_human_and_never_an_alien() -> None:
    """GTX-TECH-10, GTX-TECH-85: no life support works on it, on a pilot cabin or on a chamber."""
    rules, parts = rules_of(new_technologies=True), draw("V L V\nS P V")
    for cell in parts:
        assert rules.crew_options(parts, cell) == ("humans",)


def test_the_passenger_is_crew_and_the_cabin_infects_others() -> None:
    """GTX-TECH-11"""
    table = modern("L/1 P/2 .\n. E .", card=EPIDEMIC)
    assert crew_aboard(ship(table).parts) == 1
    table = modern("C/l L/1 V\nP . E", card="I-stardust-1")
    assert ship(table).status == "arrived"  # the last human who keeps the ship flying


def test_a_luxury_cabin_that_lost_its_passenger_stays_empty() -> None:
    """GTX-TECH-12, GTX-TECH-13, GTX-EX-36: two luxury cabins, one passenger given up."""
    table = modern("L/1 P/2 L/1\nS/4 E .", card=slavers(1), rounds="2")
    do(table, Give(0, at(-1, 0)))
    assert table.state.scene != "slavers" and sleepers(table) == 4
    assert table.state.reports[0].lines["luxury"] == 2


def test_fares_are_paid_by_the_number_of_the_flight_and_not_after_giving_up() -> None:
    """GTX-TECH-13"""
    for number in (1, 2, 3):
        table = modern("L/1 P/2 L/1\n. E .", card="I-open_space-1", rounds=str(number))
        assert table.state.reports[0].lines["luxury"] == 2 * number
    table = modern("L/1 P/2 L/1", card="I-open_space-1")
    assert table.state.reports[0].lines["luxury"] == 0
