"""What stands beside each card that may be played."""

from typing import Any

from kosmodrom.games.crew.preview import Overtaking, Preview
from tests.games.crew.board import CrewTable, at, play, verdict

THREE = """
    commander: 0
    radios: none
    hand 0: P9 B1 G9
    hand 1: P1 B2 G1
    hand 2: P2 B9 G2 R1
    tasks: {tasks}
"""


def beside(table: CrewTable) -> dict[str, Any]:
    (seat,) = table.to_move()
    pairs = zip(table.choices(seat), table.previews(seat), strict=True)
    return {action.card: shown for action, shown in pairs if hasattr(action, "card")}


def test_a_card_says_whether_it_takes_the_trick_so_far() -> None:
    """CREW-TRICK-07"""
    table = at(THREE.format(tasks="B9@0"), tasks=1)
    assert all(shown == Preview(wins=True) for shown in beside(table).values())
    play(table, "P1") if table.to_move() == (1,) else play(table, "P9")
    assert all(shown == Preview() for shown in beside(table).values())


def test_the_card_that_ends_a_trick_says_what_becomes_of_its_tasks() -> None:
    """CREW-TASK-05, CREW-TASK-07"""
    for task, ends in (("P1@0", "won"), ("P1@2", "lost")):
        table = play(at(THREE.format(tasks=task), tasks=1), "P9", "P1")
        shown = beside(table)["P2"]
        assert shown is not None and shown.ends == ends
        assert shown.fulfils == (("P1",) if ends == "won" else ())
        assert verdict(play(table, "P2")).won == (ends == "won")


def test_a_card_with_somebody_elses_task_says_what_the_owner_needs() -> None:
    """CREW-TASK-05: the owner plays later, and has to take the trick all the same."""
    shown = beside(at(THREE.format(tasks="G9@2 P9@1 B1@0"), tasks=3))
    assert shown["P9"] == Preview(wins=True, overtaking=Overtaking(1, "rocket"))
    assert shown["B1"] == Preview(wins=True)  # one's own
    shown = beside(play(at(THREE.format(tasks="B1@2 P2@0"), tasks=2), "B1"))
    assert shown["B2"] == Preview(wins=True, overtaking=Overtaking(2, "higher"))
