"""Undo is bounded by information: alone while nobody learned anything, else by consent."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.record import Entry

Learned: TypeAlias = Sequence[tuple[tuple[Seat, ...], bool]]  # who learned; was it by chance


class Step(msgspec.Struct, frozen=True):
    """An action in force: its number, the log entry, and who learned something from it."""

    number: int
    entry: Entry
    learned: Learned


class UndoVote(msgspec.Struct, frozen=True):
    """An undo that waits for the consent of some seats."""

    by: Seat
    to: int
    waiting: tuple[Seat, ...]


def shown_number(number: int, unseen: Sequence[int]) -> int:
    """The number of an action as people see it: what nobody is to notice has none of its own."""
    return number - bisect_right(unseen, number) if unseen else number


def is_final(step: Step) -> bool:
    """Whether nobody may take this step of a competitive game back: chance revealed something."""
    return True in [by_chance for _, by_chance in step.learned]


def last_moves(
    trunk: Sequence[Step], base: int, unseen: Sequence[int], seats: int, cooperative: bool
) -> dict[Seat, int]:
    """Of each seat whose last move may be undone, the number that an undo would go back to."""
    found: dict[Seat, int] = {}
    for place in range(len(trunk) - 1, -1, -1):
        step = trunk[place]
        if step.learned and not cooperative and is_final(step):
            break
        seat = step.entry.action.seat
        if seat not in found and seat >= 0 and step.number not in unseen:
            found[seat] = trunk[place - 1].number if place else base
            if len(found) == seats:
                break
    return found


def takes_back_only_own_move(steps: Sequence[Step], by: Seat) -> bool:
    """Whether these steps are one's last move, and nobody learned anything hidden since."""
    own, *later = steps
    if own.entry.action.seat != by or is_final(own):
        return False
    return not any(step.learned or step.entry.action.seat == by for step in later)


def needed_consent(
    steps: Iterable[Step], by: Seat, seats: int, cooperative: bool
) -> tuple[Seat, ...] | None:
    """Whose consent taking these steps back needs; None if it is not possible at all.

    In a competitive game nothing that chance revealed is ever taken back. Whoever acted since, or
    learned something, is asked; who learned something by their own move asks everybody else.
    """
    asked: set[Seat] = set()
    for step in steps:
        if not cooperative and is_final(step):
            return None
        asked.add(step.entry.action.seat)
        for learners, _ in step.learned:
            asked.update(range(seats) if by in learners else learners)
    return tuple(sorted(seat for seat in asked if seat >= 0 and seat != by))
