"""Few ways to set many options, in which any two values of any two options meet."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, product
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]  # a value of each option
Pair: TypeAlias = tuple[tuple[str, Any], tuple[str, Any]]
Factors: TypeAlias = Mapping[str, Sequence[Any]]
Allowed: TypeAlias = Callable[[Row], bool]  # whether these values, perhaps not of all, go together


def pairs_in(row: Row, factors: Factors) -> Iterator[Pair]:
    """Each two values of a row, in the order of the factors."""
    return combinations([(name, row[name]) for name in factors if name in row], 2)


def possible_pairs(factors: Factors, allowed: Allowed) -> Iterator[Pair]:
    for first, second in combinations(factors, 2):
        for one, other in product(factors[first], factors[second]):
            if allowed({first: one, second: other}):
                yield (first, one), (second, other)


def covering(factors: Factors, allowed: Allowed) -> list[Row]:
    """Rows that hold every possible pair: each begins with an open one and closes what it can.

    Of values that close equally many, the one that was used least is taken, or the first.
    """
    wanted = dict.fromkeys(possible_pairs(factors, allowed))
    used: Counter[tuple[str, Any]] = Counter()
    rows: list[Row] = []

    def worth(row: Row, name: str) -> tuple[int, int]:
        closed = sum(pair in wanted for pair in pairs_in(row, factors))
        return closed, -used[name, row[name]]

    while wanted:
        row: Row = dict(next(iter(wanted)))
        for name in (name for name in factors if name not in row):
            fitting = ({**row, name: value} for value in factors[name])
            row = max(filter(allowed, fitting), key=partial(worth, name=name))
        rows.append(row)
        used.update(row.items())
        for pair in pairs_in(row, factors):
            wanted.pop(pair, None)
    return rows
