"""How much an owner's file may hold: anybody may send one, and every viewer gets what it makes."""

from collections.abc import Iterable, Sized
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta

from kosmodrom.games.cosmobureau import ops

FILE_BYTES = 14_000  # ours has 10,200; a message on the socket has room for it
DOTS = 20  # in a line: each part of a dotted key costs the reader more than the last
NAME_BYTES = 32
OPS = 6  # of one compartment, tile or captain
USES = 250  # of one ship in a whole game; of ours the busiest allows 69
FARTHEST = 50  # from the middle of the universe
MOST = {
    "tiles": 60,
    "agents": 120,
    "rooms": 40,
    "offices": 12,
    "captains": 24,
    "ships": 12,
    "ranks": 12,
}

Number: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
Total: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
Level: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
T = TypeVar("T", bound=ops.AnyOp)


def check_text(text: str) -> None:
    """Refuse a text that would be slow to read."""
    size = len(text.encode("utf-8", "replace"))
    if size > FILE_BYTES:
        raise ValueError(f"a file has at most {FILE_BYTES} bytes, not {size}")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise ValueError(f"line {number}: at most {DOTS} dots in a line")


def check_number_of(name: str, things: Sized) -> None:
    if len(things) > MOST[name]:
        raise ValueError(f"{name}: at most {MOST[name]}, not {len(things)}")


def check_name(name: str) -> str:
    """Names are shown to everybody, and told with every move."""
    if not 0 < len(name.encode("utf-8", "replace")) <= NAME_BYTES or not name.isprintable():
        raise ValueError(f"a name has 1 to {NAME_BYTES} bytes that can be printed, not {name!r}")
    return name


def check_ops(found: Iterable[T]) -> tuple[T, ...]:
    """A list of actions as a tuple, if there are not too many."""
    checked = tuple(found)
    if len(checked) > OPS:
        raise ValueError(f"at most {OPS} actions in one place, not {len(checked)}")
    return checked


def uses(op: ops.AnyOp, levels: int, offices: int) -> int:
    """How often an action can do something in one turn; each step in the bureau counts."""
    match op:
        case ops.PerLevel(do):
            return levels * uses(do, 1, 1)
        case ops.PerOffice(do):
            return offices * uses(do, 1, 1)
        case ops.PayFuel(_, then) | ops.DiscardSample(_, then):
            return uses(then, 1, 1)
        case ops.Choice(options):
            return max(uses(option, 1, 1) for option in options)
        case ops.BureauSteps(n):
            return n
    return 1
