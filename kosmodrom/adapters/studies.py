"""What whoever studies a game gets: fixed numbers of its actions, named planes of its views."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kosmodrom.adapters.features import vector
from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.game import Options
from kosmodrom.core.table import AnyTable

Plane: TypeAlias = NDArray[np.float32]
Planes: TypeAlias = dict[str, Plane]
Shapes: TypeAlias = Mapping[str, tuple[int, ...]]

MOST_CHOICES = 1024  # of a game whose actions have no numbers of their own
HASHED = 512  # numbers of a view that has no planes
LONGEST = 100_000


@dataclass(frozen=True)
class Row:
    """One kind of action: its numbers begin at `first`, and `sizes` says what they count."""

    kind: type[Action]
    first: int
    sizes: tuple[int, ...]
    meaning: str

    @property
    def count(self) -> int:
        return int(np.prod(self.sizes)) if self.sizes else 1


class Numbering:
    """A table of all actions of a game; each has one number, whatever the position."""

    def __init__(self, rows: Sequence[tuple[type[Action], tuple[int, ...], str]]) -> None:
        self.rows: list[Row] = []
        first = 0
        for kind, sizes, meaning in rows:
            self.rows.append(Row(kind, first, sizes, meaning))
            first += self.rows[-1].count
        self.count = first
        self._by_kind = {row.kind: row for row in self.rows}

    def number(self, kind: type[Action], *places: int) -> int:
        """The number of an action of this kind, from the places of its parts in their lists."""
        row, offset = self._by_kind[kind], 0
        for place, size in zip(places, row.sizes, strict=True):
            assert 0 <= place < size, f"{kind.__name__} {places}: there are {row.sizes}"
            offset = offset * size + place
        return row.first + offset


@dataclass(frozen=True)
class Study:
    """How one game is studied; `number` needs the hands at the table to count seats clockwise."""

    actions: int
    number: Callable[[Action, int], int]
    shapes: Shapes
    planes: Callable[[AnyTable, Seat], Planes]
    longest: Callable[[Options, int], int]  # with so many seats: decisions of the longest game

    @cached_property
    def size(self) -> int:
        """How many numbers all planes have together."""
        return sum(int(np.prod(shape)) for shape in self.shapes.values())


def numbered(study: Study | None, table: AnyTable, seat: Seat) -> dict[int, Action]:
    """The legal actions of a seat by number; without a study the n-th choice has number n."""
    choices = table.choices(seat)
    if study is None:
        return dict(zip(range(MOST_CHOICES), choices, strict=False))
    hands = getattr(table.rules, "hands", table.seats)
    return {study.number(action, hands): action for action in choices}


def observation(study: Study | None, table: AnyTable, seat: Seat, size: int = HASHED) -> Plane:
    """What a seat sees as one vector: its planes one after the other, or else hashed."""
    if study is None:
        return vector(table.view(seat), size)
    planes = study.planes(table, seat)
    return np.concatenate([planes[name].ravel() for name in study.shapes])


def empty(shapes: Shapes) -> Planes:
    """Planes of these shapes without anything."""
    return {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
