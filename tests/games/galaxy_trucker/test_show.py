"""The show of a flight: how long it takes, and who waits for it."""

from typing import Any, get_args

import pytest

from kosmodrom.core.actions import Presence
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Enough, Ready, Seen
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import (
    Aimed,
    AnyEvent,
    CardEnded,
    Deciding,
    Moved,
    Revealed,
)
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.stage import TIMES, Stage, step_of
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import make_rules
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    do,
    flying,
    happened,
    time_up,
)

SHIELDED = "X:1030\nP/2 B/2 H"
SMALL = Card("small", "I", "meteor_swarm", meteors=("small front",))
DUST = Card("dust", "I", "stardust")
STEPS = TIMES.steps


def usual(state: State) -> None:
    state.stage = Stage(pace=1.0)


def tags() -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}


def test_the_table_of_times_names_events_and_steps_that_there_are() -> None:
    assert set(TIMES.events) <= tags()
    assert set(TIMES.events.values()) | {"break"} == set(TIMES.steps) | {"move"}
    assert set(TIMES.together) <= set(TIMES.steps)


def threatened(**options: Any) -> GTTable:
    """Two ships that can shield themselves against a small meteor from the front."""
    options = {"build_mode": "realtime", "pace": "usual", "change": usual, **options}
    return flying(SHIELDED, SHIELDED, card=SMALL, rolls=(7,), rounds="3", **options)


def test_the_time_for_a_decision_begins_when_the_show_has_reached_it() -> None:
    """GT-NET-47"""
    table = threatened()
    shown = STEPS["announce"] + STEPS["roll"] + STEPS["lane"] + STEPS["ask"]
    assert table.deadline == shown + 30_000
    assert table.view(0).flight.stage == shown
    assert [event.seats for event in happened(table, Deciding)] == [(0, 1)]
    do(table, Enough(0))  # an answer counts as soon as the question is sent
    assert asked(table) == (1,)


def test_calm_is_slower_and_fast_is_quicker() -> None:
    """GT-NET-47"""
    ends = []
    for pace in (0.5, 1.0, 1.6):
        table = threatened(change=lambda state, pace=pace: setattr(state, "stage", Stage(pace)))
        ends.append(table.state.stage.ends)
    assert ends[1] == sum(STEPS[kind] for kind in ("announce", "roll", "lane", "ask"))
    assert [end / ends[1] for end in ends] == [0.5, 1.0, 1.6]


def test_without_a_show_the_time_begins_at_once() -> None:
    """GT-NET-47: simulations and games by mail have no stage."""
    for options in ({"pace": "none"}, {"pace": "usual", "build_mode": "turns"}):
        assert make_rules(Options(**options), 2).times.show == 0  # type: ignore[arg-type]
    table = threatened(change=None, pace="none")
    assert table.deadline == 30_000 and table.view(0).flight.stage == 0


def test_the_stage_is_the_same_when_a_table_is_copied_or_replayed() -> None:
    """GT-NET-47: it is computed from logged times only."""
    table = threatened()
    do(table, Enough(0), at=1200)
    do(table, Enough(1), at=40_000)
    assert table.copy().state.stage == table.state.stage
    assert table.state.stage.ends > 40_000


def test_whether_somebody_was_asked_or_had_given_an_order_takes_the_same_time() -> None:
    """GT-NET-47: timing tells nobody about secret orders."""

    def ordered(state: State) -> None:
        usual(state)
        state.players[1].orders = {"defence": "no"}

    free, bound = threatened(), threatened(change=ordered)
    do(free, Enough(0), Enough(1), at=0)
    do(bound, Enough(0), at=0)
    assert free.state.stage == bound.state.stage


def test_what_a_hazard_will_hit_is_said_before_anybody_decides() -> None:
    table = threatened()
    aimed = happened(table, Aimed)
    assert [(one.seat, one.how, one.stops, one.tokens) for one in aimed] == [
        (0, "hit", "shielded", 1),
        (1, "hit", "shielded", 1),
    ]


def test_a_card_that_takes_long_goes_on_faster() -> None:
    stage = Stage(pace=1.0)
    for _ in range(10):
        stage.add(Moved(seat=0, days=9, place=9, rule=""), 0)
    assert stage.ends == 10 * TIMES.move.most
    stage.card = TIMES.card.long + 1
    stage.add(Moved(seat=0, days=9, place=9, rule=""), 0)
    assert stage.ends == 10.5 * TIMES.move.most
    stage.add(Revealed(seat=0, card="dust", number=2), 0)
    assert stage.ends == 10.5 * TIMES.move.most + STEPS["announce"], "the next one takes its time"


def learning(**options: Any) -> GTTable:
    """After the first of two cards of a learning flight, on which nobody decides."""
    chosen: dict[str, Any] = {"build_mode": "realtime", "pace": "usual", "change": usual, **options}
    return flying("P/2 X", "P/2", card=(DUST, DUST), learning_flight=True, **chosen)


def test_the_next_card_comes_when_everybody_has_seen_the_last() -> None:
    """GT-NET-48"""
    table = learning()
    assert len(table.state.shown) == 1 and answers(table, 0) == {Seen(0)}
    assert table.to_move(0) == (), "it is nobody's move"
    do(table, Seen(0))
    assert len(table.state.shown) == 1 and not answers(table, 0)
    do(table, Seen(1))
    assert len(table.state.shown) == 2


def test_where_a_clock_runs_the_curtain_closes_after_three_seconds() -> None:
    """GT-NET-48"""
    table = learning()
    assert table.deadline == table.state.stage.ends + 3000
    time_up(table)
    assert len(table.state.shown) == 2
    assert learning(build_mode="untimed").deadline is None


def test_nobody_waits_at_the_curtain_for_who_is_away() -> None:
    """GT-NET-48"""
    table = learning()
    do(table, Seen(1), Presence(who=0, here=False))
    assert len(table.state.shown) == 2


def test_without_a_show_cards_follow_each_other() -> None:
    table = learning(pace="none", change=None)
    assert len(table.state.shown) == 2


def settled(**options: Any) -> GTTable:
    """Round 1 of two is over."""
    chosen: dict[str, Any] = {"build_mode": "realtime", "pace": "usual", "change": usual, **options}
    return flying("P/2", "P/2", scene="flight_end", rounds="12", **chosen)


@pytest.mark.parametrize("mode", ["realtime", "untimed"])
def test_the_next_round_begins_when_everybody_is_ready(mode: str) -> None:
    """GT-NET-48"""
    table = settled(build_mode=mode)
    assert asked(table) == (0, 1)
    do(table, Ready(1))
    assert table.state.scene == "ready" and asked(table) == (0,)
    do(table, Ready(0))
    assert table.state.scene == "countdown"


def test_the_next_round_begins_by_itself_after_two_minutes() -> None:
    """GT-NET-48"""
    table = settled()
    assert table.deadline == table.state.stage.ends + 120_000
    time_up(table)
    assert table.state.scene == "countdown"


def test_nobody_is_waited_for_who_is_away_when_a_round_begins() -> None:
    """GT-NET-48"""
    table = settled()
    do(table, Ready(1), Presence(who=0, here=False))
    assert table.state.scene == "countdown"


def test_the_sum_of_a_card_says_what_it_did_to_every_ship() -> None:
    """GT-CARD-GEN-04"""
    table = learning()
    (sums,) = happened(table, CardEnded)
    assert (sums.card, sums.number) == ("dust", 1)
    ours, theirs = sums.changes
    assert ours.days < 0 and ours.place == 2 - (ours.days > theirs.days)
    assert {ours.parts, ours.crew, ours.batteries, ours.goods, ours.credits} == {0}


@pytest.mark.parametrize("mode", ["realtime", "untimed"])
def test_bots_play_a_whole_game_with_a_show(mode: str) -> None:
    """GT-NET-48: bots say at once that they have seen a card and are ready."""
    options = {"rounds": "12", "learning_flight": True, "build_mode": mode, "pace": "usual"}
    table = Table(GAME, 2, options, "show", remember=True)
    rng = Rng.from_seed("bots")
    while not table.is_over:
        waiting = table.to_move()
        if not waiting:
            time_up(table)
            continue
        thought = GAME.bots["cadet"](table.situation(waiting[0]), rng)
        table.apply(thought.action, table.state.now + 200)
    kinds = {step_of(event) for event in happened(table)}
    assert {"announce", "sum", "land"} <= kinds
