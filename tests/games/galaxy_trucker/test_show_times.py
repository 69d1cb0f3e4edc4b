"""How long each card is shown, and a whole learning flight."""

from collections.abc import Iterator

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.events import CardEnded, FlightEnded, Revealed
from kosmodrom.games.galaxy_trucker.positions import FLEET
from kosmodrom.games.galaxy_trucker.stage import TIMES, Stage, step_of, step_time
from tests.games.galaxy_trucker.hangar import GTTable, flying, happened

KINDS = {card.kind: card.id for card in load_cards().values()}
DECISION, WINDOW = 30_000, 10_000


def flown(card: str) -> GTTable:
    """One card before a rich fleet of three, the last of its flight."""
    return flying(
        *(ship for ship, _ in FLEET), card=card, rounds="3", build_mode="realtime", pace="usual",
        places=[place for _, place in FLEET],
        change=lambda state: setattr(state, "stage", Stage(pace=1.0)),
    )  # fmt: skip


def played(table: GTTable, seed: str) -> Iterator[GTTable]:
    """Cadets play on; each moment."""
    rng = Rng.from_seed(seed)
    while not table.is_over:
        yield table
        thought = GAME.bots["cadet"](table.situation(table.to_move()[0]), rng)
        table.apply(thought.action, table.state.now + 200)
    yield table


def ended(table: GTTable, seed: str) -> GTTable:
    *_, last = played(table, seed)
    return last


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_card_is_shown_for_as_long_as_its_steps_take(kind: str) -> None:
    """GT-NET-47"""
    table = ended(flown(KINDS[kind]), kind)
    card = [event for event in happened(table) if step_of(event)]
    steps = {step_of(event): step_time(step_of(event), event) for event in card}
    assert isinstance(card[0], Revealed)
    assert any(isinstance(event, CardEnded) for event in card)
    hurried = sum(time for step, time in steps.items() if step not in ("announce", "sum"))
    least = TIMES.steps["announce"] + (TIMES.steps["sum"] + hurried) * TIMES.card.hurry
    assert table.state.stage.ends >= least


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_event_of_every_kind_of_card_makes_a_step(kind: str) -> None:
    told = happened(ended(flown(KINDS[kind]), kind))
    last = next(n for n, event in enumerate(told) if isinstance(event, FlightEnded))
    assert [event for event in told[:last] if not step_of(event)] == []


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_nobody_has_less_than_the_decision_time_after_the_show(kind: str) -> None:
    """GT-NET-47, GT-NET-33"""
    before = None
    for moment in played(flown(KINDS[kind]), kind):
        if not moment.state.questions or moment.deadline == before:
            continue
        before = moment.deadline
        assert before is not None
        asked = {question.kind for question in moment.state.questions.values()}
        time = WINDOW if asked == {"go_on"} else DECISION
        assert before - max(moment.state.now, moment.state.stage.ends) >= time


@pytest.mark.parametrize("seats", [2, 4])
def test_a_learning_flight_takes_two_and_a_half_to_four_minutes(seats: int) -> None:
    """GT-NET-47: at the usual pace; at the fast one half of that."""
    options = {"rounds": "1", "learning_flight": True, "build_mode": "untimed", "pace": "usual"}
    began = 0
    for moment in played(Table(GAME, seats, options, "Vostok"), "Vostok"):
        if not moment.state.shown:
            began = moment.state.now + 200
    assert 150 <= (moment.state.stage.ends - began) / 1000 < 200
