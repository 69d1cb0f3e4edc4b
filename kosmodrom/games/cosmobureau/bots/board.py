"""What the empty compartments of a ship promise after a placement."""

from collections.abc import Sequence
from functools import cache

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.value import total
from kosmodrom.games.cosmobureau.components import ShipSide
from kosmodrom.games.cosmobureau.placing import NEIGHBOURS, OPPOSITE

PROMISE: dict[type[ops.Op], float] = {
    ops.FillTank: 2.0,
    ops.SampleHere: 1.2,
    ops.SampleAny: 1.6,
    ops.SampleColour: 1.5,
    ops.EnlargeStore: 1.0,
    ops.PlaceOffice: 4.5,
    ops.Flight: 3.5,
}


def promise(op: ops.AnyOp) -> float:
    """About what an action is worth, whoever performs it and when."""
    match op:
        case ops.Fuel(n):
            return 0.45 * n
        case ops.BureauSteps(n):
            return 1.2 * n
        case ops.Credits(n):
            return n
        case ops.Choice(options):
            return 0.5 + max(map(promise, options))
        case ops.PayFuel(cost, then):
            return promise(then) - 0.45 * cost
        case ops.DiscardSample(cost, then):
            return max(0.3, promise(then) - 1.2 * cost)
        case ops.PerLevel(do):
            return 2.0 * promise(do)
        case ops.PerOffice(do):
            return 1.2 * promise(do)
    return PROMISE[type(op)]


@cache
def promises(side: ShipSide) -> tuple[float, ...]:
    return tuple(total(map(promise, actions)) for actions in side.compartments)


def holds(actions: Sequence[ops.AnyOp], kind: type[ops.Op]) -> bool:
    """Is there such an action, also behind a price or a repetition?"""
    return any(isinstance(one, kind) for op in actions for one in parts(op))


def parts(op: ops.AnyOp) -> tuple[ops.AnyOp, ...]:
    match op:
        case ops.PerLevel(do) | ops.PerOffice(do):
            return parts(do)
        case ops.PayFuel(_, then) | ops.DiscardSample(_, then):
            return parts(then)
        case ops.Choice(options):
            return options
    return (op,)


@cache
def kinds(side: ShipSide) -> tuple[tuple[bool, bool, bool], ...]:
    """Which compartments hold flights, offices, bureau steps."""
    return tuple(
        (
            holds(actions, ops.Flight),
            holds(actions, ops.PlaceOffice),
            holds(actions, ops.BureauSteps),
        )
        for actions in side.compartments
    )


def open_sides_to(side: ShipSide, contacts: Sequence[int]) -> dict[int, int]:
    """Empty compartments at which open contacts wait, and on which sides."""
    waiting: dict[int, int] = {}
    for cell, lying in enumerate(contacts):
        if not lying:
            sides = side.contacts[cell]
            for bit, other in NEIGHBOURS[cell]:
                if contacts[other] & OPPOSITE[bit]:
                    sides |= bit
            if sides:
                waiting[cell] = sides
    return waiting


def board_features(
    side: ShipSide, contacts: Sequence[int], hand: Sequence[tuple[int, int]]
) -> list[float]:
    """The numbers named in value.BOARD; a hand is colours and contacts."""
    cells = open_sides_to(side, contacts)
    worth, kind = promises(side), kinds(side)
    best = sorted((worth[cell] for cell in cells), reverse=True)
    colours = {colour for colour, _ in hand if colour < 3}
    return [
        min(len(cells), 6),
        best[0] if best else 0.0,
        total(best[:3]),
        total(best[:6]),
        sum(kind[cell][0] for cell in cells),
        sum(kind[cell][1] for cell in cells),
        sum(kind[cell][2] for cell in cells),
        sum(sides.bit_count() for _, sides in hand),
        sum(colour == 3 for colour, _ in hand),
        len(colours),
    ]
