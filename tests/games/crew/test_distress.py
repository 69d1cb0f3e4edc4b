"""The distress signal."""

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Communicate, Distress, No, Pass
from kosmodrom.games.crew.cards import COLOURS, codes
from kosmodrom.games.crew.events import CardPassed, DistressSent
from kosmodrom.games.crew.logbook import Attempt, make_page
from kosmodrom.games.crew.mission import missions
from tests.games.crew.board import CrewTable, at, heard, new, play, refuse_all, until, verdict

CALM = """
    scene: distress
    hand 0: P9 B1 R4
    hand 1: P1 B2 G1
    hand 2: P2 B9 G2
    hand 3: P3 B8 R1
    tasks: P1@0
"""


def signalled(side: str = "left", text: str = CALM) -> CrewTable:
    table = at(text, tasks=1)
    for seat in range(table.seats):
        table.apply(Distress(seat, side))  # type: ignore[arg-type]
    return table


def passed(side: str = "left") -> CrewTable:
    table = signalled(side)
    for seat, card in enumerate(("B1", "B2", "B9", "B8")):
        table.apply(Pass(seat, card))  # type: ignore[arg-type]
    return table


def test_all_decide_after_the_tasks_and_before_any_word() -> None:
    """CREW-DISTRESS-01"""
    table = until(new(4, mission=4), "distress")
    assert all(task.owner >= 0 for task in table.state.tasks)
    assert table.to_move() == (0, 1, 2, 3)
    assert not any(isinstance(a, Communicate) for seat in range(4) for a in table.choices(seat))
    table.apply(Distress(0, "left"))
    table.apply(Distress(1, "left"))
    table.apply(Distress(2, "left"))
    table.apply(No(3))
    refuse_all(table)
    assert table.state.scene == "window" and table.state.passed is None


def test_a_new_proposal_asks_everybody_again() -> None:
    """CREW-DISTRESS-01: all decide together."""
    table = at(CALM, tasks=1)
    table.apply(No(0))
    table.apply(Distress(1, "right"))
    assert table.to_move() == (0, 2, 3)
    for seat in (0, 2, 3):
        table.apply(Distress(seat, "right"))
    assert table.state.passed == "right"


@pytest.mark.parametrize(("side", "receiver_of_0"), [("left", 1), ("right", 3)])
def test_everybody_passes_one_card_the_same_way(side: str, receiver_of_0: int) -> None:
    """CREW-DISTRESS-02"""
    table = passed(side)
    hands = [codes(hand) for hand in table.state.hands]
    assert "B1" in hands[receiver_of_0] and "B1" not in hands[0]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert heard(table, WATCHER, DistressSent)[0].side == side


def test_who_passes_is_told_to_whom() -> None:
    """CREW-DISTRESS-02"""
    for side, receivers in (("left", [1, 2, 3, 0]), ("right", [3, 0, 1, 2])):
        table = signalled(side)
        assert [table.view(seat).pass_to for seat in range(4)] == receivers
        assert passed(side).view(0).pass_to is None


def test_rockets_are_never_passed() -> None:
    """CREW-DISTRESS-03: the commander keeps R4."""
    table = signalled()
    assert [action.card for action in table.choices(3)] == ["P3", "B8"]  # type: ignore[attr-defined]
    with pytest.raises(Illegal) as refused:
        table.apply(Pass(0, "R4"))
    assert refused.value.reason.rule == "CREW-DISTRESS-03"


def test_cards_are_chosen_unseen_and_known_to_giver_and_receiver_only() -> None:
    """CREW-DISTRESS-04"""
    table = signalled()
    table.apply(Pass(0, "B1"))
    assert "B1" not in table.view(1).hands[1]
    assert table.view(1).my_pass is None
    for seat, card in ((1, "B2"), (2, "B9"), (3, "B8")):
        table.apply(Pass(seat, card))  # type: ignore[arg-type]
    assert {e.card for e in heard(table, 1, CardPassed)} == {"B1", "B2"}
    assert heard(table, WATCHER, CardPassed) == []
    mine = table.view(1).my_pass
    assert (mine.given, mine.to, mine.received, mine.giver) == ("B2", 2, "B1", 0)


def test_afterwards_all_normal_rules_hold() -> None:
    """CREW-DISTRESS-05"""
    table = passed()
    assert table.state.scene == "window" and table.state.leader == 0
    play(table, "P9", "P1", "P2", "P3")
    assert verdict(table).won


def test_the_token_stays_active_and_each_attempt_decides_anew() -> None:
    """CREW-DISTRESS-06, CREW-EX-X12: the next attempt need not pass, the token stays."""
    table = passed()
    assert table.state.distress
    again = until(new(4, mission=8, distress=True, attempt=2), "distress")
    assert Distress(0, "right") in again.choices(0)
    refuse_all(again)
    assert again.state.distress and again.state.passed is None


def test_a_new_mission_starts_with_the_token_off() -> None:
    """CREW-DISTRESS-06"""
    outcome = play(passed(), "P9", "P1", "P2", "P3").outcome
    assert outcome is not None and outcome.figures["distress"]
    following = GAME.follow_ups(GAME.options(mission=4, distress=True), outcome)
    assert following["next"].mission == 5  # type: ignore[attr-defined]
    assert not following["next"].distress  # type: ignore[attr-defined]


def test_the_signal_costs_one_attempt_once() -> None:
    """CREW-DISTRESS-07, CREW-EX-DISTRESS-1: two failures, the signal, then a win."""
    tries = [Attempt(8, False), Attempt(8, False), Attempt(8, False, True), Attempt(8, True, True)]
    page = make_page(8, tries)
    assert page.attempts == 5 and page.distress


def test_no_mission_needs_the_signal() -> None:
    """CREW-DISTRESS-08: every mission can be started without it."""
    for mission in range(1, len(missions()) + 1):
        table = until(new(4, mission=mission), "distress")
        assert refuse_all(table).state.scene == "window"


def test_everybody_always_has_a_card_to_pass() -> None:
    """CREW-DISTRESS-03: eight or more cards are never all rockets."""
    for seed in range(20):
        state = until(new(5, str(seed)), "distress").state
        assert all(hand & COLOURS for hand in state.hands)
