"""Five players, and the task that may change hands."""

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.games.crew.actions import HandOver, No
from kosmodrom.games.crew.mission import missions
from tests.games.crew.board import CrewTable, new, refuse_all, until

WITH_TRANSFER = [25, 27, 28, 30, 31, 32, 35, 36, 37, 38, 39, 40, 42, 43, 45, 47, 48, 49]


def transferring(mission: int = 28) -> CrewTable:
    return until(new(5, mission=mission), "transfer")


def counts(table: CrewTable) -> list[int]:
    tasks = table.view(WATCHER).tasks
    return [sum(task.owner == hand for task in tasks) for hand in range(5)]


def hand_over(table: CrewTable, owner: int, to: int) -> str:
    """All agree that this owner's first task goes there."""
    card = next(task.card for task in table.view(0).tasks if task.owner == owner)
    for seat in range(5):
        table.apply(HandOver(seat, card, to))
    return str(card)


def test_five_players_hold_eight_cards_and_play_eight_tricks() -> None:
    """CREW-5P-01"""
    table = new(5)
    assert [player.cards for player in table.view(0).players] == [8] * 5
    assert table.view(0).last_trick_number == 8


def test_from_mission_25_on_one_task_may_change_hands() -> None:
    """CREW-5P-02: in missions with tasks, and with five players only."""
    assert [mission.id for mission in missions() if mission.transfer] == WITH_TRANSFER
    reached = []
    for mission in range(1, len(missions()) + 1):
        table = until(new(5, mission=mission), "distress")
        if any(type(entry.action).__name__ == "No" for entry in table.log) and mission not in (23,):
            reached.append(mission)
    assert reached == WITH_TRANSFER
    assert "transfer" not in new(4, mission=28).rules.after.values()


def test_the_crew_decides_together_and_at_most_once() -> None:
    """CREW-5P-03"""
    table = transferring()
    assert table.to_move() == (0, 1, 2, 3, 4)
    card = table.view(0).tasks[0].card
    owner = table.view(0).tasks[0].owner
    to = (owner + 1) % 5
    table.apply(HandOver(0, card, to))
    table.apply(HandOver(1, card, to))
    table.apply(No(2))
    refuse_all(table)
    assert table.state.scene == "distress" and table.state.tasks[0].owner == owner
    table = transferring()
    hand_over(table, owner, to)
    assert table.state.scene == "distress"


def test_the_number_of_tasks_stays_the_same() -> None:
    """CREW-5P-04, CREW-EX-5P-1: six tasks, 2 1 1 1 1, the owner of two gives one away."""
    table = transferring()
    commander = table.state.commander
    before = counts(table)
    assert sum(before) == 6 and before[commander] == 2
    hand_over(table, commander, (commander + 1) % 5)
    after = counts(table)
    assert sum(after) == 6
    assert (after[commander], after[(commander + 1) % 5]) == (1, 2)


@pytest.mark.parametrize("mission", [27, 37])
def test_also_after_a_commanders_decision(mission: int) -> None:
    """CREW-5P-05"""
    table = transferring(mission)
    owner = table.state.tasks[0].owner
    hand_over(table, owner, (owner + 2) % 5)
    total = len(table.state.tasks)
    assert counts(table)[owner] == total - 1 and counts(table)[(owner + 2) % 5] == 1


def test_the_attempt_count_does_not_change() -> None:
    """CREW-5P-06, CREW-EX-5P-1"""
    table = transferring()
    owner = table.state.tasks[0].owner
    hand_over(table, owner, (owner + 1) % 5)
    assert table.view(0).attempt == 1 and not table.state.distress


def test_the_token_travels_and_the_balance_may_be_lost() -> None:
    """CREW-5P-07: also to the commander."""
    table = transferring(36)
    commander = table.state.commander
    task = next(t for t in table.view(0).tasks if t.token == "n1")
    to = commander if task.owner != commander else (commander + 1) % 5
    for seat in range(5):
        table.apply(HandOver(seat, task.card, to))
    moved = next(t for t in table.view(0).tasks if t.card == task.card)
    assert (moved.owner, moved.token) == (to, "n1")
    offers = {(task.card, hand) for task in table.view(0).tasks for hand in range(5)}
    again = transferring(36)
    open_to = {(a.card, a.hand) for a in again.choices(0) if isinstance(a, HandOver)}
    assert len(open_to) == len(offers) - 7, "any task to anybody but its owner"
