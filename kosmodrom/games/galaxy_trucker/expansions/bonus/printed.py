"""What is printed on the bonus cards."""

from collections.abc import Iterable

import msgspec

from kosmodrom.games.galaxy_trucker.box.components import read_table
from kosmodrom.games.galaxy_trucker.box.deck import Card, Yard


class Step(msgspec.Struct, frozen=True):
    """A part of a price or of a reward."""

    op: str
    n: int = 0
    hits: tuple[str, ...] = ()


class Area(msgspec.Struct, frozen=True):
    cost: tuple[Step, ...]
    reward: tuple[Step, ...]


class Printed(msgspec.Struct, frozen=True):
    """A row of the file."""

    pack: str
    kind: str
    filed: str
    reward_credits: int = 0
    offered_parts: int = 0
    days: int = 0
    forbidden_numbers: tuple[int, ...] = ()
    areas: tuple[Area, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()


FIELDS = {
    "lose_crew": "crew_lost", "lose_batteries": "batteries_lost", "gain_astronauts": "crew",
    "gain_batteries": "batteries", "gain_days": "days", "gain_credits": "credits",
}  # fmt: skip


def bonus_deck() -> dict[str, Card]:
    """Two cards of each pack. (GTX-BONUS-01)"""
    printed = read_table("bonus", dict[str, Printed])
    return {id: card_of(id, row) for id, row in printed.items()}


def card_of(id: str, row: Printed) -> Card:
    return Card(
        id=id,
        pack=row.pack,
        kind=row.kind,
        filed=row.filed,
        days=row.days,
        credits=row.reward_credits,
        offered=row.offered_parts,
        forbidden=row.forbidden_numbers,
        areas=tuple(yard(area) for area in row.areas),
        courses=row.lines,
    )


def yard(area: Area) -> Yard:
    steps = (*area.cost, *area.reward)
    return msgspec.convert({"hits": hits_of(steps), **amounts(steps)}, Yard)


def hits_of(steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(hit for step in steps for hit in step.hits)


def amounts(steps: Iterable[Step]) -> dict[str, int]:
    return {FIELDS[step.op]: step.n for step in steps if step.n}
