"""The commander: questions, decisions, distributions."""

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.games.crew.actions import Answer, GiveTask, Name, TakeTask
from kosmodrom.games.crew.briefing import recipients
from kosmodrom.games.crew.mission import missions
from tests.games.crew.board import CrewTable, at, new, play, until, verdict


def answer_all(table: CrewTable, word: str = "yes") -> CrewTable:
    while isinstance(next(iter(table.choices(table.to_move()[0]))), Answer):
        table.apply(Answer(table.to_move()[0], word))  # type: ignore[arg-type]
    return table


def test_the_commander_takes_first_leads_first_and_names() -> None:
    """CREW-CMD-01"""
    table = new(4, mission=11)
    commander = table.state.commander
    assert table.to_move() == (commander,)
    other = (commander + 1) % 4
    reason = table.why_not(Name(other, commander))
    assert reason is not None and reason.rule == "CREW-CMD-01"
    table.apply(Name(commander, other))
    assert table.to_move() == (commander,)
    assert isinstance(next(iter(table.choices(commander))), TakeTask)
    assert until(table, "window").state.leader == commander


def test_a_question_goes_round_clockwise_in_public() -> None:
    """CREW-CMD-02"""
    table = new(4, mission=5)
    commander = table.state.commander
    order = []
    for _ in range(3):
        (seat,) = table.to_move()
        order.append(seat)
        assert [a.says for a in table.choices(seat)] == ["good", "bad"]  # type: ignore[attr-defined]
        table.apply(Answer(seat, "bad"))
    assert order == [(commander + k) % 4 for k in (1, 2, 3)]
    assert [answer.says for answer in table.view(WATCHER).answers] == ["bad"] * 3
    assert len(tuple(table.choices(commander))) == 3, "answers are not binding"


def test_every_mission_with_questions_asks_them() -> None:
    """CREW-CMD-02: missions 5, 20, 24, 27, 32, 33, 36, 37, 41, 43 and 50."""
    asking = []
    for mission in missions():
        table = new(3, mission=mission.id)
        (*_, seat) = table.to_move()
        if any(isinstance(action, Answer) for action in table.choices(seat)):
            asking.append(mission.id)
    assert asking == [5, 20, 24, 27, 32, 33, 36, 37, 41, 43, 50]


def test_the_answers_before_a_decision_are_yes_and_no() -> None:
    """CREW-CMD-03"""
    table = new(4, mission=20)
    (seat,) = table.to_move()
    assert list(table.choices(seat)) == [Answer(seat, "yes"), Answer(seat, "no")]
    assert table.why_not(Answer(seat, "good")) is not None


def test_the_decision_gives_all_tasks_unseen_to_another_player() -> None:
    """CREW-CMD-04"""
    table = new(4, mission=27)
    commander = table.state.commander
    for viewer in (0, 1, 2, 3, WATCHER):
        assert [task.card for task in table.view(viewer).tasks] == [None] * 3
    answer_all(table)
    assert Name(commander, commander) not in table.choices(commander)
    reason = table.why_not(Name(commander, commander))
    assert reason is not None and reason.rule == "CREW-CMD-04"
    chosen = (commander + 2) % 4
    table.apply(Name(commander, chosen))
    tasks = table.view(WATCHER).tasks
    assert [task.owner for task in tasks] == [chosen] * 3
    assert all(task.card for task in tasks)


def test_the_chosen_player_must_fulfil_them_all() -> None:
    """CREW-CMD-04"""
    text = "commander: 0\nradios: none\nhand 0: P1 B1\nhand 1: P9 B2\nhand 2: P2 B9\n"
    won = play(at(text + "tasks: P1@1 P2@1", mission=20), "P1", "P9", "P2")
    assert verdict(won).won


def test_the_distribution_reveals_asks_and_gives_one_task_at_a_time() -> None:
    """CREW-CMD-05"""
    table = new(4, mission=24)
    commander = table.state.commander
    assert [task.card is not None for task in table.view(0).tasks] == [True] + [False] * 5
    answer_all(table, "no")
    assert GiveTask(commander, commander) in table.choices(commander)
    table.apply(GiveTask(commander, commander))
    view = table.view(0)
    assert view.tasks[0].owner == commander
    assert [task.card is not None for task in view.tasks] == [True] * 2 + [False] * 4
    assert view.answers == () and view.answer_words == ("yes", "no")


def test_nobody_gets_two_tasks_more_than_another() -> None:
    """CREW-CMD-06"""
    for seats, mission in ((4, 24), (5, 43), (3, 32)):
        state = until(new(seats, mission=mission), "window").state
        counts = [sum(task.owner == hand for task in state.tasks) for hand in range(seats)]
        assert max(counts) - min(counts) <= 1
    table = new(4, mission=24)
    commander = table.state.commander
    for _ in range(2):
        answer_all(table)
        table.apply(GiveTask(commander, commander))
    answer_all(table)
    reason = table.why_not(GiveTask(commander, commander))
    assert reason is not None and reason.rule == "CREW-CMD-06"


def test_the_seventh_of_seven_tasks() -> None:
    """CREW-EX-X08: counts 2 2 1 1 after six tasks, so only two players are offered."""
    table = at(
        """
        scene: distribution
        hand 0: P9 R4
        hand 1: P1 B1
        hand 2: P2 B2
        hand 3: P3 B3
        tasks: G1[1]@0 G2[2]@1 G3@2 G4@3 G5@0 G6@1 G7
        wanted: none
        """,
        mission=36,
    )
    assert recipients(table.state, table.rules) == [2, 3]
    answer_all(table)
    assert list(table.choices(0)) == [GiveTask(0, 2), GiveTask(0, 3)]


def test_tokens_go_to_the_tasks_in_the_order_of_revealing() -> None:
    """CREW-CMD-07"""
    table = new(4, mission=36)
    assert table.view(0).tasks[0].token == "n1"
    tokens = [task.token for task in until(table, "window").view(0).tasks]
    assert tokens == ["n1", "n2", None, None, None, None, None]


@pytest.mark.parametrize("mission", [5, 11, 33, 41])
def test_a_role_named_by_the_commander_is_never_the_commanders(mission: int) -> None:
    """CREW-CMD-08"""
    table = new(4, mission=mission)
    commander = table.state.commander
    while table.to_move() != (commander,):
        table.apply(next(iter(table.choices(table.to_move()[0]))))
    with pytest.raises(Illegal) as refused:
        table.apply(Name(commander, commander))
    assert refused.value.reason.rule == "CREW-CMD-08"
    table.apply(Name(commander, (commander + 3) % 4))
    roles = [player.roles for player in table.view(0).players]
    assert roles[(commander + 3) % 4] and not roles[commander]
