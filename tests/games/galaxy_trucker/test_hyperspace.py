"""Engine boosters: leaving the convoy for a card and the next."""

import pytest

from kosmodrom.games.galaxy_trucker.actions import Decline, Enough, GoOn, Keep, Order, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Fought,
    GaveUp,
    LostPart,
    Moved,
    Powered,
    Revealed,
    Rolled,
    Skipped,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost, Jump
from kosmodrom.games.galaxy_trucker.expansions.events import CameBack, Jumped
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    do,
    doubts,
    happened,
    places,
    refused,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.modern import modern

SINGLE = "B/2 P/2 C/2\nE EB E"  # two engines beside a booster
DOUBLE = "B/2 P/2 C/2\nX EB EE"
JUMP = Jump(0, at(-1, 1), at(0, 1), at(-1, 0))
DOUBLE_JUMP = Jump(0, at(1, 1), at(0, 1), at(-1, 0))
PLAIN = "P/2 C/2\nE E"
SWARM = Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=("small front", "small front"))
PIRATES = Card("I-pirates-9", "I", "pirates", strength=40, shots=("small rear",))
SABOTAGE = Card("III-sabotage-9", "III", "sabotage")
SPACE = "I-open_space-1"
STARDUST = "I-stardust-1"


def zone(*least: str, days: int = 1) -> Card:
    lines = tuple(Line(what, Penalty(days=days)) for what in least)  # type: ignore[arg-type]
    return Card("III-combat_zone-9", "III", "combat_zone", lines=lines)


def fly_on(table: GTTable) -> GTTable:
    """Everybody who is asked flies on into the next card."""
    shown = table.state.shown
    while table.state.scene == "window" and table.state.shown == shown:
        do(table, GoOn(table.to_move()[0]))
    return table


def test_a_single_engine_takes_one_token_and_is_destroyed_at_once() -> None:
    """GTX-TECH-60, GTX-TECH-64, GTX-GEN-22"""
    table = do(modern(SINGLE, PLAIN, card=[SWARM, SPACE, SPACE]), JUMP)
    assert [event.cell for event in happened(table, Powered)] == [at(0, 1)]  # the booster
    assert [(e.cell, e.how) for e in happened(table, LostPart)[:1]] == [(at(-1, 1), "destroyed")]
    assert ship(table).status == "away" and happened(table, Jumped)[0].cards == 2


def test_a_double_engine_takes_a_token_more() -> None:
    """GTX-TECH-60"""
    table = do(modern(DOUBLE, PLAIN, card=[SWARM, SPACE, SPACE]), DOUBLE_JUMP)
    assert [event.cell for event in happened(table, Powered)] == [at(1, 1), at(0, 1)]
    short = modern(DOUBLE.replace("B/2", "B/1"), PLAIN, card=[SWARM, SPACE, SPACE])
    assert refused(short, DOUBLE_JUMP)


def test_the_engine_of_a_cannon_engine_may_be_boosted() -> None:
    """GTX-TECH-71"""
    table = modern("B/2 P/2 EB GE", PLAIN, card=[SWARM, SPACE])
    do(table, Jump(0, at(2, 0), at(1, 0), at(-1, 0)))
    assert ship(table).status == "away" and at(2, 0) not in ship(table).parts


def test_ships_are_asked_at_a_reveal_in_order_and_silence_stays() -> None:
    """GTX-TECH-61, GTX-NET-14, GTX-NET-40"""
    table = modern(SINGLE, SINGLE, card=[SWARM, SPACE, SPACE], build_mode="realtime")
    assert asked(table) == (0,) and table.state.questions[0].kind == "jump"
    assert {type(action) for action in answers(table, 0)} == {Decline, Jump}
    time_up(table)
    assert asked(table) == (1,) and not happened(table, Rolled)
    time_up(table)
    assert not happened(table, Jumped) and happened(table, Rolled)


def test_a_ship_without_partner_or_tokens_is_not_asked() -> None:
    """GTX-NET-13"""
    for drawing in ("B/2 P/2\nE X EB", "P/2 C/2\nE EB", "B P/2\nE EB"):
        table = modern(drawing, PLAIN, card=[SWARM, SPACE])
        assert not table.state.questions or table.state.questions[0].kind != "jump"


@pytest.mark.parametrize(
    ("card", "matters"),
    [(SWARM, True), (STARDUST, True), (PIRATES, False), (SPACE, False), ("I-planets-1", False)],
)
def test_usually_one_is_asked_where_there_is_something_to_fear(
    card: Card | str, matters: bool
) -> None:
    """GTX-NET-41"""
    table = modern(SINGLE, PLAIN, card=[card, SPACE, SPACE])
    assert (table.state.questions.get(0) is not None) and (
        (table.state.questions[0].kind == "jump") == matters
    )


def test_orders_ask_at_every_reveal_or_never_or_jump() -> None:
    """GTX-NET-16, GTX-NET-41"""

    def ordered(answer: str) -> GTTable:
        def change(state: State) -> None:
            state.players[0].orders = {"jump": answer}  # type: ignore[dict-item]

        return modern(SINGLE, PLAIN, card=[SPACE, SPACE, SPACE], change=change)

    assert ordered("ask").state.questions[0].kind == "jump"
    assert not happened(ordered("no"), Jumped)
    jumped = ordered("yes")
    assert [event.cell for event in happened(jumped, LostPart)] == [at(-1, 1)]  # GTX-NET-43
    offered = {a.answer for a in jumped.choices(0) if isinstance(a, Order) and a.about == "jump"}
    assert offered == {"ask", "no", "matters"}


def test_who_has_jumped_at_the_reveal_is_offered_nothing() -> None:
    """GTX-TECH-65: no planets, no counts."""

    def change(state: State) -> None:
        state.players[0].orders = {"jump": "yes"}

    for card in ("I-planets-1", SPACE, PIRATES, "I-abandoned_ship-1"):
        table = modern(SINGLE, SINGLE, card=[card, SPACE, SPACE], change=change)
        assert 0 not in table.state.questions and not answers(table, 0)
        assert not any(event.seat == 0 for event in happened(table, Announced))


def test_the_order_jumps_with_the_engine_that_costs_least() -> None:
    """GTX-NET-43: fewest tokens, then fewest parts, then the lowest column and row."""

    def change(state: State) -> None:
        state.players[0].orders = {"jump": "yes"}

    drawing = "X P/2 B/2\nEE EB E"
    table = modern(drawing, PLAIN, card=[SPACE, SPACE, SPACE], change=change)
    assert [event.cell for event in happened(table, LostPart)] == [at(1, 1)]


def test_the_leader_jumps_away_from_pirates_when_asked_for_cannons() -> None:
    """GTX-TECH-61, GTX-EX-07, GTX-NET-42: two tokens, and the others are attacked."""
    table = modern(DOUBLE, PLAIN, card=[PIRATES, SPACE, SPACE])
    assert answers(table, 0) == {Enough(0), DOUBLE_JUMP}
    do(table, DOUBLE_JUMP)
    assert len(happened(table, Powered)) == 2 and at(1, 1) not in ship(table).parts
    assert [event.seat for event in happened(table, Fought)] == [1]
    assert [event.seat for event in happened(table, Announced)] == [1]


def test_a_card_for_several_meets_one_ship_alone_and_does_nothing() -> None:
    """GTX-TECH-65, GTX-TECH-66, GTX-EX-08: then the leader returns."""
    table = modern(DOUBLE, PLAIN, card=[PIRATES, SABOTAGE, SPACE])
    fly_on(do(table, DOUBLE_JUMP))
    assert [event.rule for event in happened(table, Skipped)] == ["GT-CARD-SABO-05"]
    assert [event.seat for event in happened(table, CameBack)] == [0]
    assert ship(table).status == "flying" and len(happened(table, Revealed)) == 2
    assert set(table.state.present()) == {0, 1}


def test_once_dice_are_rolled_it_is_too_late() -> None:
    """GTX-TECH-63, GTX-EX-09"""
    table = modern("H B/2 X\nE EB P/2\nX C/2 X", PLAIN, card=[SWARM, SPACE], rolls=(5, 5))
    jump = next(action for action in answers(table, 0) if isinstance(action, Jump))
    do(table, Decline(0))
    assert refused(table, jump) and len(happened(table, Rolled)) >= 1


def test_between_lines_one_may_jump_only_when_the_own_count_comes() -> None:
    """GTX-TECH-62, GTX-TECH-63, GTX-EX-10: each sees earlier announcements only."""
    card = zone("engines")
    table = modern(PLAIN + "\n", SINGLE, SINGLE, card=[card, SPACE, SPACE])
    assert [event.seat for event in happened(table, Announced)] == [0]
    assert asked(table) == (1,)
    do(table, Jump(1, at(-1, 1), at(0, 1), at(-1, 0)))
    assert asked(table) == (2,)
    do(table, Jump(2, at(-1, 1), at(0, 1), at(-1, 0)))
    assert [event.rule for event in happened(table, Skipped)] == ["GT-CARD-ZONE-08"]
    assert not any(event.rule == "GT-CARD-ZONE-04" for event in happened(table, Moved))


def test_whoever_is_away_need_not_have_engines_in_open_space() -> None:
    """GTX-TECH-65, GTX-EX-11: they come back to the spaces that they left."""
    lone = "B/2 P/2\nE EB"
    table = modern(PLAIN, lone, card=[zone("engines"), SPACE, SPACE], places=[40, 30])
    fly_on(do(table, Jump(1, at(-1, 1), at(0, 1), at(-1, 0))))
    assert places(table)[1] == 30 and ship(table, 1).status == "flying"
    assert [event.place for event in happened(table, CameBack)] == [30]
    assert not happened(table, GaveUp)


def test_at_a_crew_count_only_who_can_jump_is_asked() -> None:
    """GTX-TECH-61, GTX-NET-42: and sabotage finds nobody else."""
    table = modern(PLAIN, SINGLE, card=[SABOTAGE, SPACE, SPACE])
    assert asked(table) == (1,)
    do(table, Jump(1, at(-1, 1), at(0, 1), at(-1, 0)))
    assert [event.rule for event in happened(table, Skipped)] == ["GT-CARD-SABO-05"]


def test_a_marker_in_hyperspace_still_occupies_its_space() -> None:
    """GTX-TECH-65"""
    table = modern(SINGLE, PLAIN, card=[SWARM, SPACE, SPACE], places=[33, 32])
    fly_on(do(table, JUMP))
    assert [(e.seat, e.days, e.place) for e in happened(table, Moved)] == [(1, 2, 35)]


def test_jumping_on_the_last_card_is_giving_up() -> None:
    """GTX-TECH-67, GTX-NET-17, GTX-NET-48: it is asked twice."""
    table = modern(SINGLE, PLAIN, card=SWARM)
    assert set(doubts(table).values()) == {"give_up"}
    do(table, JUMP)
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(0, "hyperspace")]


def test_jumping_on_the_last_but_one_is_safe() -> None:
    """GTX-TECH-67"""
    table = fly_on(do(modern(SINGLE, PLAIN, card=[SWARM, STARDUST]), JUMP))
    assert ship(table).status == "arrived"


def test_a_ship_away_is_asked_nothing_and_cannot_give_up() -> None:
    """GTX-NET-45"""
    table = do(modern(SINGLE, PLAIN, card=[SWARM, SPACE, SPACE]), JUMP)
    assert table.state.scene == "window" and asked(table) == (1,)
    assert not answers(table, 0)


def test_the_foremost_ship_present_leads_meanwhile() -> None:
    """GTX-TECH-69"""
    table = fly_on(do(modern(SINGLE, PLAIN, card=[SWARM, STARDUST, SPACE]), JUMP))
    assert [event.seat for event in happened(table, Revealed)] == [0, 1]


def test_laps_are_counted_when_a_ship_is_back() -> None:
    """GTX-TECH-69: the one who was away is lapped by who went on, or laps others."""
    for order in ([0, 60], [60, 0]):
        table = modern(SINGLE, PLAIN, card=[SWARM, STARDUST, SPACE], places=order)
        do(table, next(a for a in table.choices(0) if isinstance(a, Jump)))
        assert not happened(table, GaveUp)
        fly_on(table)
        assert [event.why for event in happened(table, GaveUp)] == ["lapped"]


def test_if_all_are_away_the_next_card_does_nothing() -> None:
    """GTX-NET-47"""
    table = modern(SINGLE, SINGLE, card=[SWARM, STARDUST, SPACE])
    do(table, JUMP, Jump(1, at(-1, 1), at(0, 1), at(-1, 0)))
    assert not happened(table, Rolled) and not happened(table, Moved)
    assert len(happened(table, Revealed)) == 2 and len(happened(table, CameBack)) == 2
    assert table.state.scene == "window"


def test_what_falls_off_with_the_engine_goes_before_the_jump() -> None:
    """GTX-TECH-70: a ship without a human gives up instead."""
    table = modern("B/2 P/2 .\nX EB E", PLAIN, card=[SWARM, SPACE])
    do(table, Jump(0, at(1, 1), at(0, 1), at(-1, 0)))
    assert ship(table).status == "away"
    hanging = "P B/2\nEB X\nE:3333 .\nC/2 ."
    table = modern(hanging, PLAIN, card=[SWARM, SPACE])
    do(table, Jump(0, at(0, 2), at(0, 1), at(1, 0)), Keep(0, at(0, 0)))
    assert [event.why for event in happened(table, GaveUp)] == ["no_humans"]


def test_everybody_sees_who_is_away_and_for_how_long() -> None:
    """GTX-NET-22"""
    table = do(modern(SINGLE, PLAIN, card=[SWARM, SPACE, SPACE]), JUMP)
    view = table.public().ships[0]
    assert (view.status, view.returns) == ("away", 1)


def test_who_has_boosted_a_cannon_counts_it_and_does_not_jump() -> None:
    """GTX-TECH-61: instead of announcing a value, not after having bought one."""
    drawing = "G GB X\nB/2 P/2 C/2\nE EB E"
    enemy = Card("I-slavers-9", "I", "slavers", strength=9, crew_lost=1)
    table = modern(drawing, PLAIN, card=[enemy, SPACE, SPACE])
    assert any(isinstance(action, Jump) for action in answers(table, 0))
    do(table, Boost(0, at(-1, -1), at(0, -1), at(-1, 0)))
    assert not any(isinstance(action, Jump) for action in answers(table, 0))


def test_powering_and_then_jumping_pays_no_engine_twice() -> None:
    """GTX-TECH-60: a double engine that is on already needs the booster's token only."""
    table = modern(DOUBLE, PLAIN, card=[SPACE, SPACE, SPACE])
    do(table, Power(0, at(1, 1), at(-1, 0)), DOUBLE_JUMP)
    assert len(happened(table, Powered)) == 2 and ship(table).status == "away"
