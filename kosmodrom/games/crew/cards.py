"""The forty cards as small numbers: 0 to 35 are the colours by value, 36 to 39 the rockets."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

Card: TypeAlias = Literal[
    "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9",
    "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9",
    "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9",
    "R1", "R2", "R3", "R4",
]  # fmt: skip
Suit: TypeAlias = Literal["pink", "blue", "green", "yellow", "rocket"]
Token: TypeAlias = Literal["n1", "n2", "n3", "n4", "n5", "omega", "a1", "a2", "a3", "a4"]
Symbol: TypeAlias = Literal["planet", "comet", "triangle", "star", "rocket"]

CARDS: Final[tuple[Card, ...]] = get_args(Card)
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
# The same five outlines everywhere, so that nobody has to tell colours apart. (CREW-A11Y-01, -03)
SYMBOLS: Final[dict[Suit, Symbol]] = dict(zip(SUITS, get_args(Symbol), strict=True))

INDEX: Final[dict[str, int]] = {code: number for number, code in enumerate(CARDS)}
BIT: Final[dict[str, int]] = {code: 1 << number for number, code in enumerate(CARDS)}
BITS: Final[tuple[int, ...]] = tuple(1 << number for number in range(40))
ROCKET: Final = 4
R4: Final = INDEX["R4"]
SUIT_OF: Final[tuple[int, ...]] = tuple(number // 9 for number in range(40))
VALUE_OF: Final[tuple[int, ...]] = tuple(number % 9 + 1 for number in range(40))
SUIT_MASK: Final[tuple[int, ...]] = tuple(
    sum(1 << number for number in range(40) if number // 9 == suit) for suit in range(5)
)
ALL: Final = (1 << 40) - 1
ROCKETS: Final = SUIT_MASK[ROCKET]
COLOURS: Final = ALL & ~ROCKETS


def numbers(mask: int) -> Iterator[int]:
    """The numbers of the cards in a set, rising."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


_CODES: Final[tuple[tuple[tuple[Card, ...], ...], ...]] = tuple(
    tuple(tuple(CARDS[start + bit] for bit in numbers(byte)) for byte in range(256))
    for start in range(0, 40, 8)
)  # of every eight cards, of each set of them


@lru_cache(maxsize=4096)  # most hands are the same before and after a move
def codes(mask: int) -> tuple[Card, ...]:
    """The cards of a set as they are written: by suit, then by value."""
    first, second, third, fourth, fifth = _CODES
    return (
        first[mask & 255]
        + second[mask >> 8 & 255]
        + third[mask >> 16 & 255]
        + fourth[mask >> 24 & 255]
        + fifth[mask >> 32]
    )


def mask_of(cards: Iterable[str]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def set_of(indices: Iterable[int]) -> int:
    """The set of the cards with these numbers."""
    mask = 0
    for number in indices:
        mask |= BITS[number]
    return mask


def _edges(mask: int) -> int:
    """The highest and the lowest of some cards of one colour. (CREW-COMM-04, CREW-COMM-05)"""
    return mask & -mask | (1 << mask.bit_length() >> 1)


EDGES: Final[tuple[int, ...]] = tuple(_edges(mask) for mask in range(512))


# Which cards would take a trick from each: higher ones of its suit and rockets. (CREW-TRICK-07)
BEATING: Final[tuple[int, ...]] = tuple(
    (SUIT_MASK[SUIT_OF[number]] | ROCKETS) & (ALL << number + 1) for number in range(40)
)


def winner_of(trick: Iterable[int]) -> int:
    """Which card in order of play wins: the highest rocket, else the highest of the led suit."""
    beating, place = ALL, 0
    for position, card in enumerate(trick):
        if beating >> card & 1:
            beating, place = BEATING[card], position
    return place
