"""What cards with a procedure of their own do, one step after another."""

from typing import Literal, TypeAlias

import msgspec

Stat: TypeAlias = Literal[
    "cannons", "ambush", "engines", "crew", "goods", "aliens", "exposed_connectors", "empty_cabins"
]
Currency: TypeAlias = Literal["credits", "days", "crew", "goods", "batteries"]
Order: TypeAlias = Literal["leader_first", "together"]


class Amount(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number that depends on the ship: its `stat`, or what `const` has more than it."""

    stat: Stat | None = None
    divide: int = 1
    round: Literal["down"] = "down"
    minus: int = 0
    const: int = 0
    minus_stat: Stat | None = None
    min: int = 0


Number: TypeAlias = int | tuple[int, int, int] | Amount


class Where(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which components are meant."""

    batteries_at_least: int = 0
    exposed_connector: bool = False


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that a card does; which fields it has depends on `op`."""

    op: str
    n: Number = 0
    order: Order = "leader_first"
    days: int | Literal["at_once", "after_all"] = "at_once"  # when lost days are moved; an enemy's
    do: tuple["Step", ...] = ()
    options: tuple[tuple["Step", ...], ...] = ()
    times: Number = 0
    takers: int = 0
    cost: tuple["Step", ...] = ()
    reward: tuple["Step", ...] = ()
    if_none: tuple["Step", ...] = ()
    stat: Stat | None = None
    second_reduced: bool = False
    strength: Number = 0
    lose: tuple["Step", ...] = ()
    win: tuple["Step", ...] = ()
    currency: Currency = "credits"
    min_bid: int = 0
    hits: tuple[str, ...] = ()
    leader_hits: tuple[str, ...] = ()
    roller: Literal["", "shooter"] = ""
    battery_substitute: bool = False
    must_have: bool = False
    from_this_part: bool = False
    shortfall: tuple["Step", ...] = ()
    multiplier: int = 1
    zero: Literal["", "give_up"] = ""
    devices_per_token: int = 0
    untested: Literal["", "discard_part"] = ""
    where: Where = Where()
    anchor: Literal["", "leader"] = ""
    affects_hyperspace: bool = False


LISTS = ("do", "cost", "reward", "if_none", "lose", "win", "shortfall")


def for_flight(step: Step, number: int) -> Step:
    """The step with the numbers of this flight: a list of three is for flights 1, 2 and 3."""

    def fixed(value: Number) -> Number:
        return value[number - 1] if isinstance(value, tuple) else value

    lists = {name: tuple(for_flight(s, number) for s in getattr(step, name)) for name in LISTS}
    options = tuple(tuple(for_flight(s, number) for s in option) for option in step.options)
    return msgspec.structs.replace(
        step,
        n=fixed(step.n),
        times=fixed(step.times),
        strength=fixed(step.strength),
        options=options,
        **lists,
    )


def plain(value: Number) -> int:
    """A number, where it does not depend on the ship."""
    return value if isinstance(value, int) else 0


def amount_in(steps: tuple[Step, ...], *ops: str) -> int:
    """How much these steps have of something in all."""
    return sum(plain(step.n) for step in steps if step.op in ops)


def hits_in(steps: tuple[Step, ...]) -> tuple[str, ...]:
    return tuple(hit for step in steps for hit in step.hits)


def one_less(step: Step) -> Step:
    """An offer as it is for the second who takes it: one less of everything. (GTX-5P-03)"""
    if step.op != "offer":
        return step
    less = (msgspec.structs.replace(each, n=max(0, plain(each.n) - 1)) for each in step.reward)
    return msgspec.structs.replace(step, reward=tuple(less))
