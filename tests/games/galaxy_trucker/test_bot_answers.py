"""No question of a flight is answered blindly."""

from typing import get_args

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.state import QuestionKind
from tests.walk import new_table

LONG = 80  # actions of one position
# Asked before the flight or about its show; weak batteries have a test of their own.
ELSEWHERE = {
    "ready", "build", "token", "repair", "seen", "build_again", "front", "evil_card", "payment",
}  # fmt: skip


def test_a_pilot_has_a_reason_for_every_answer_in_flight() -> None:
    """GTX-NET-96: over all drawn positions; whoever weighs nothing at all says so."""
    reasoned: set[str] = set()
    for number, position in enumerate(GAME.positions()):
        table, rng = new_table(GAME, position, f"reasons {number}"), Rng.from_seed(f"{number}")
        for _ in range(LONG):
            if table.is_over or not table.to_move():
                break
            seat = table.to_move()[0]
            situation = table.situation(seat)
            thought = GAME.bots["pilot"](situation, rng)
            if seat in table.state.questions:
                kind = table.state.questions[seat].kind
                assert thought.why is not None and thought.why.key != "gt-waited", kind
                reasoned.add(kind)
            table.apply(thought.action)
    assert reasoned >= set(get_args(QuestionKind)) - ELSEWHERE, reasoned
