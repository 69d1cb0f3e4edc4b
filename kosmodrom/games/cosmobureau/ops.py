"""The vocabulary of the data: what compartments, rooms, tiles and captains can give."""

from typing import Literal, TypeAlias, Union

import msgspec

from kosmodrom.core.actions import snake

Colour: TypeAlias = Literal["orange", "blue", "pink"]
OPTIONS = 4  # of one choice
COLOURS: tuple[Colour, ...] = ("orange", "blue", "pink")


class Op(msgspec.Struct, frozen=True, tag_field="op", tag=snake):
    """One printed action."""


class Fuel(Op, frozen=True):
    n: int


class FillTank(Op, frozen=True):
    """Fuel rises to the limit. (CB-ACT-02)"""


class SampleHere(Op, frozen=True):
    """A sample of the planet below, any at a megamall. (CB-ACT-03)"""


class SampleAny(Op, frozen=True):
    """A sample of any colour. (CB-ACT-04)"""


class SampleColour(Op, frozen=True):
    colour: Colour


class EnlargeStore(Op, frozen=True):
    """Remove the leftmost blocker. (CB-ACT-06)"""


class PlaceOffice(Op, frozen=True):
    """Open an office on the planet below. (CB-ACT-07)"""


class BureauSteps(Op, frozen=True, tag="bureau"):
    n: int


class Flight(Op, frozen=True, tag="fly"):
    """One flight. (CB-ACT-09)"""


class Credits(Op, frozen=True):
    n: int


Plain: TypeAlias = Union[  # noqa: UP007 - msgspec reads the names below through it
    Fuel,
    FillTank,
    SampleHere,
    SampleAny,
    SampleColour,
    EnlargeStore,
    PlaceOffice,
    BureauSteps,
    Flight,
    Credits,
]


class Choice(Op, frozen=True):
    """Exactly one of the options, anew each time. (CB-SPECIAL-04)"""

    options: tuple[Plain, ...]


Simple: TypeAlias = Union[Plain, Choice]  # noqa: UP007


class PayFuel(Op, frozen=True):
    cost: int
    then: Simple


class DiscardSample(Op, frozen=True):
    cost: int
    then: Simple


class PerLevel(Op, frozen=True):
    do: Simple


class PerOffice(Op, frozen=True):
    do: Simple


AnyOp: TypeAlias = Union[Simple, PayFuel, DiscardSample, PerLevel, PerOffice]  # noqa: UP007

_FIXED: dict[str, Plain] = {
    "fill tank": FillTank(),
    "sample here": SampleHere(),
    "sample any": SampleAny(),
    "enlarge store": EnlargeStore(),
    "place office": PlaceOffice(),
    "fly": Flight(),
    **{f"sample {colour}": SampleColour(colour) for colour in COLOURS},
}
_COUNTED: dict[str, type[Fuel | BureauSteps | Credits]] = {
    "fuel": Fuel,
    "bureau": BureauSteps,
    "credits": Credits,
}


def parse_op(text: str) -> AnyOp:
    """Read one action of the data, such as "pay fuel 1: place office"."""
    head, colon, tail = text.partition(":")
    if not colon:
        return parse_simple(text)
    then, words = parse_simple(tail), head.split()
    if words == ["per", "level"]:
        return PerLevel(then)
    if words == ["per", "office"]:
        return PerOffice(then)
    if words[:2] == ["pay", "fuel"]:
        return PayFuel(_count(words[2:], text), then)
    if words[:2] == ["discard", "sample"]:
        return DiscardSample(_count(words[2:], text), then)
    raise ValueError(f"no price or repetition {head!r} in {text!r}")


def parse_simple(text: str) -> Simple:
    """Read an action without a price: "fuel 2", or a choice "fuel 2 or fly"."""
    parts = text.split(" or ")
    if len(parts) > OPTIONS:
        raise ValueError(f"a choice has at most {OPTIONS} options, not {len(parts)}")
    options = tuple(_parse_plain(part.strip()) for part in parts)
    return options[0] if len(options) == 1 else Choice(options)


def _parse_plain(text: str) -> Plain:
    if text in _FIXED:
        return _FIXED[text]
    word, _, number = text.partition(" ")
    if word not in _COUNTED:
        raise ValueError(f"no action {text!r}; there are {', '.join([*_FIXED, *_COUNTED])}")
    return _COUNTED[word](_count([number], text))


def _count(words: list[str], text: str) -> int:
    if len(words) != 1 or not words[0].isdecimal() or not 0 < int(words[0]) < 100:
        raise ValueError(f"{text!r} needs one whole number from 1 to 99")
    return int(words[0])
