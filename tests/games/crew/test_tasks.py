"""Tasks, and how an attempt ends."""

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.games.crew.actions import GiveUp, No, TakeTask
from kosmodrom.games.crew.events import TaskDone, TaskTaken
from tests.games.crew.board import (
    CrewTable,
    at,
    heard,
    new,
    offered,
    play,
    refuse_all,
    until,
    verdict,
)

THREE = """
    commander: 0
    radios: none
    hand 0: P9 B1 G9
    hand 1: P1 B2 G1
    hand 2: P2 B9 G2
"""


def draft_of_five() -> CrewTable:
    """CREW-EX-TASK-1: four players, A commands and has no yellow card."""
    return at(
        """
        scene: draft
        hand 0: P9 P3 B5 R4
        hand 1: P5 B1 G1 Y1
        hand 2: Y2 B2 G2 G3
        hand 3: P1 B3 G4 Y9
        tasks: P1 B4 B8 G4 Y7
        wanted: none
        """,
        tasks=5,
    )


def test_tasks_are_drawn_and_laid_out_for_all_to_see() -> None:
    """CREW-TASK-01"""
    table = new(4, tasks=6)
    view = table.view(WATCHER)
    assert len(view.tasks) == 6
    assert all(task.card is not None and task.owner is None for task in view.tasks)


def test_the_commander_takes_first_then_clockwise_and_nobody_passes() -> None:
    """CREW-TASK-02"""
    table = new(4, tasks=5)
    order = []
    while table.state.scene == "draft":
        (seat,) = table.to_move()
        order.append(seat)
        assert all(isinstance(action, TakeTask) for action in table.choices(seat))
        table.apply(next(iter(table.choices(seat))))
    first = table.state.commander
    assert order == [(first + k) % 4 for k in range(5)]
    assert len(heard(table, WATCHER, TaskTaken)) == 5


@pytest.mark.parametrize("tasks", [1, 3, 7, 10])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_how_many_tasks_a_draft_gives_to_whom(seats: int, tasks: int) -> None:
    """CREW-TASK-03"""
    state = until(new(seats, tasks=tasks), "distress").state
    hands = len(state.hands)
    for k, hand in enumerate(state.clockwise(state.commander)):
        owned = sum(task.owner == hand for task in state.tasks)
        assert owned == (0 if k >= tasks else -(-(tasks - k) // hands))


def test_ten_tasks_for_four_players() -> None:
    """CREW-EX-X02"""
    state = until(new(4, tasks=10), "distress").state
    counts = [
        sum(task.owner == hand for task in state.tasks) for hand in state.clockwise(state.commander)
    ]
    assert counts == [3, 3, 2, 2]


def test_owned_tasks_are_public() -> None:
    """CREW-TASK-04"""
    table = until(new(4, tasks=4), "distress")
    assert {task.owner for task in table.view(WATCHER).tasks} == {0, 1, 2, 3}


def test_a_task_is_fulfilled_when_its_owner_wins_its_card() -> None:
    """CREW-TASK-05: whoever played it, whatever won it."""
    table = at(THREE + "tasks: P1@0 G9@2", tasks=2)
    play(table, "P9", "P1", "P2")
    view = table.view(1)
    assert [task.done for task in view.tasks] == [1, 0]
    assert view.tasks_done == 1
    assert [event.card for event in heard(table, WATCHER, TaskDone)] == ["P1"]


def test_one_trick_may_fulfil_several_tasks() -> None:
    """CREW-TASK-06"""
    table = at(THREE + "tasks: P1@0 P2@0 P9@0", tasks=3)
    assert verdict(play(table, "P9", "P1", "P2")).won


def test_a_task_won_by_another_loses_the_mission() -> None:
    """CREW-TASK-07: even if the trick fulfils another."""
    table = play(at(THREE + "tasks: P1@0 P2@1 G9@0", tasks=3), "P9", "P1", "P2")
    assert (verdict(table).why, verdict(table).rule) == ("task_lost", "CREW-TASK-07")
    assert verdict(table).cards == ("P2",) and verdict(table).hands == (0, 1)
    shown = {task.card: (task.done, task.lost) for task in table.view(WATCHER).tasks}
    assert shown == {"P1": (1, False), "P2": (0, True), "G9": (0, False)}


def test_tasks_cannot_be_given_back_or_exchanged() -> None:
    """CREW-TASK-08"""
    table = until(new(4, tasks=4), "window")
    card = table.view(0).tasks[0].card
    with pytest.raises(Illegal) as refused:
        table.apply(TakeTask(0, card))
    assert refused.value.reason.rule == "CREW-TASK-08"


def test_the_draft_of_the_rulebook() -> None:
    """CREW-EX-TASK-1: A must take the yellow seven in the end."""
    table = draft_of_five()
    for seat, card in ((0, "P1"), (1, "B4"), (2, "B8"), (3, "G4")):
        table.apply(TakeTask(seat, card))  # type: ignore[arg-type]
    assert list(table.choices(0)) == [TakeTask(0, "Y7")]
    table.apply(TakeTask(0, "Y7"))
    assert [sum(t.owner == hand for t in table.state.tasks) for hand in range(4)] == [2, 1, 1, 1]


def test_the_first_trick_of_the_rulebook() -> None:
    """CREW-EX-TASK-2"""
    table = draft_of_five()
    for seat, card in ((0, "P1"), (1, "B4"), (2, "B8"), (3, "G4"), (0, "Y7")):
        table.apply(TakeTask(seat, card))  # type: ignore[arg-type]
    play(refuse_all(table), "P9", "P5", "Y2", "P1")
    assert table.state.tricks[0].winner == 0
    assert [task.done for task in table.state.tasks] == [1, 0, 0, 0, 0]
    assert table.state.leader == 0 and not table.is_over


# The end


def test_the_mission_is_won_at_once_when_everything_is_done() -> None:
    """CREW-END-01: the remaining cards are not played."""
    table = play(at(THREE + "tasks: P1@0", tasks=1), "P9", "P1", "P2")
    assert verdict(table).won and verdict(table).trick == 1
    assert table.state.hands[0] and table.to_move() == ()


def test_the_mission_is_lost_at_the_end_of_the_trick_that_breaks_a_rule() -> None:
    """CREW-END-02: a task, a token, or a special rule."""
    task = play(at(THREE + "tasks: P1@1", tasks=1), "P9", "P1", "P2")
    token = play(at(THREE + "tasks: P1[omega]@0 G1@0", mission=7), "P9", "P1", "P2")
    rule = play(at(THREE, mission=16), "P9", "P1", "P2")
    whys = [verdict(table).why for table in (task, token, rule)]
    assert whys == ["task_lost", "token_omega", "winning_card_never"]
    assert all(verdict(table).trick == 1 for table in (task, token, rule))


def test_not_won_after_the_last_trick_is_lost() -> None:
    """CREW-END-03"""
    table = at(
        "number: 13\nleader: 0\ncommander: 0\nradios: none\n"
        "hand 0: P9\nhand 1: P1\nhand 2: P2 G5\ntasks: G5@2",
        tasks=1,
    )
    play(table, "P9", "P1", "P2")
    assert (verdict(table).why, verdict(table).rule) == ("unfinished", "CREW-END-03")


def test_a_loss_beats_a_success_in_the_same_trick() -> None:
    """CREW-END-04, CREW-EX-X06"""
    table = play(at(THREE + "tasks: P1@0 P2@2", tasks=2), "P9", "P1", "P2")
    assert not verdict(table).won and verdict(table).why == "task_lost"


def test_a_trick_is_judged_by_tasks_then_tokens_then_limits_then_goals() -> None:
    """CREW-END-04: of several losses in one trick the first of these is named."""
    never = {"type": "winning_card_never", "match": {"suits": "colours", "value": 9}}
    each = {"type": "winning_card_each", "cards": ["P1"]}
    demands = {"limits": [never], "goals": [each]}
    seen = []
    for tasks in ("P1[1]@1 P2[2]@0", "P1[2]@0 G9[1]@1", "G9[1]@1 G8[2]@2"):
        mission = {"tasks": 2, "tokens": ["n1", "n2"], **demands}
        table = play(at(THREE + f"tasks: {tasks}", custom=mission), "P9", "P1", "P2")
        seen.append(verdict(table).why)
    assert seen == ["task_lost", "token_number", "winning_card_never"]


def test_a_lost_cause_is_simply_played_on() -> None:
    """CREW-END-05, CREW-END-06: seat 2 owns B1 but cannot win a trick any more; nobody says so."""
    table = at(
        """
        commander: 0
        radios: none
        hand 0: R4 R3
        hand 1: P9 B1
        hand 2: P2 P3
        tasks: P3@2
        """,
        tasks=1,
    )
    assert not table.is_over
    play(table, "R3", "P9", "P2")
    assert not table.is_over, "hidden cards must not end an attempt"
    for viewer in (0, 1, WATCHER):
        assert table.view(viewer).verdict is None


def test_giving_up_needs_everybody_and_counts_as_failed() -> None:
    """CREW-END-07"""
    table = at(THREE + "tasks: G9@0", tasks=1)
    table.apply(GiveUp(1))
    assert not table.is_over and table.to_move() == (0, 2)
    table.apply(GiveUp(0))
    assert table.view(0).players[1].held is None, "no hand is shown before the attempt is closed"
    table.apply(GiveUp(2))
    assert (verdict(table).won, verdict(table).why) == (False, "gave_up")
    assert table.view(0).players[1].held == ("P1", "B2", "G1")


def test_one_no_and_the_attempt_goes_on() -> None:
    """CREW-END-07: and the same player does not ask twice before one trick."""
    table = at(THREE + "tasks: G9@0", tasks=1)
    table.apply(GiveUp(1))
    table.apply(No(2))
    assert table.state.scene == "window" and table.to_move() == (0,)
    assert GiveUp(1) not in table.choices(1) and GiveUp(2) in table.choices(2)
    play(table, "B1", "B2", "B9")
    assert GiveUp(1) in table.choices(1)


def test_a_mission_that_only_forbids_is_played_to_the_last_trick() -> None:
    """CREW-END-08"""
    table = at(THREE.replace("P9", "P8") + "number: 12\nroles: sick=1", mission=5)
    play(table, "P8", "P1", "P2")
    assert not table.is_over
    play(table, offered(table, 0)[0], "B2", "B9")
    assert verdict(table).won and verdict(table).trick == 13


def test_a_mission_that_runs_to_the_end_is_not_won_earlier() -> None:
    """CREW-END-08: although everything it asks for is done."""
    goal = {"type": "winning_card_count", "match": {"suits": "colours"}, "at_least": 1}
    mission = {"assign": "none", "goals": [goal], "finish": "exhausted"}
    table = at(THREE + "number: 12", custom=mission)
    assert not play(table, "P9", "P1", "P2").is_over
    assert verdict(play(table, "B1", "B2", "B9")).won
