"""Everything a player of The Crew can do. The third hand of two people is played with `jarvis`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.ask import A
from kosmodrom.games.crew.cards import CARDS, EDGES, SUIT_MASK, Card, Token

Hand: TypeAlias = int  # 0 to 4: the seats, and with two people 2 for JARVIS; -1 for nobody
ChosenHand: TypeAlias = Annotated[Hand, Meta(ge=0, le=15)]
Side: TypeAlias = Literal["left", "right"]
Meaning: TypeAlias = Literal["highest", "only", "lowest"]
Topic: TypeAlias = Literal[
    "seat_jarvis", "swap_tokens", "move_token", "transfer", "distress", "role", "give_up"
]
Says: TypeAlias = Literal["yes", "no", "good", "bad", "first_four", "last", "between"]


class Play(Action, frozen=True, omit_defaults=True):
    """Play a card to the trick. (CREW-TRICK-02)"""

    card: Card
    jarvis: bool = False


class Communicate(Action, frozen=True):
    """Show a card by radio; what it means follows from the hand. (CREW-COMM-04, CREW-COMM-07)"""

    card: Card


class Decline(Action, frozen=True):
    """Nothing to say before this trick; nobody else learns it. (CREW-COMM-11)"""


class TakeTask(Action, frozen=True, omit_defaults=True):
    """Take a task in the draft. (CREW-TASK-02)"""

    card: Card
    jarvis: bool = False


class Answer(Action, frozen=True):
    """Answer the commander, in public, with an allowed word. (CREW-CMD-02)"""

    says: Says


class Name(Action, frozen=True):
    """The commander names a player: for all tasks or for a role. (CREW-CMD-04, CREW-CMD-08)"""

    hand: ChosenHand


class GiveTask(Action, frozen=True):
    """The commander gives the task just revealed to a player. (CREW-CMD-05)"""

    hand: ChosenHand


class Pass(Action, frozen=True, omit_defaults=True):
    """Choose the card that goes to the neighbour. (CREW-DISTRESS-02)"""

    card: Card
    jarvis: bool = False


class No(Action, frozen=True):
    """Against, or nothing to propose: in any decision of the whole crew."""


class SeatJarvis(Action, frozen=True):
    """For JARVIS on this side of the commander. (CREW-2P-03)"""

    side: Side


class SwapTokens(Action, frozen=True):
    """For letting two tokens change places. (CREW-TOKEN-12)"""

    first: Token
    second: Token


class MoveToken(Action, frozen=True):
    """For moving a token to a task without one. (CREW-TOKEN-12)"""

    token: Token
    card: Card


class HandOver(Action, frozen=True):
    """For one task going to another player. (CREW-5P-02)"""

    card: Card
    hand: ChosenHand


class Distress(Action, frozen=True):
    """For passing one card each to this side. (CREW-DISTRESS-01)"""

    side: Side


class TakeRole(Action, frozen=True):
    """For this player having the role that is open. (CREW-M50-01)"""

    hand: ChosenHand


class GiveUp(Action, frozen=True):
    """For giving the attempt up. (CREW-END-07)"""


Plan: TypeAlias = SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp

ACTIONS: Final[tuple[type[Action], ...]] = (
    Play, Communicate, Decline, TakeTask, Answer, Name, GiveTask, Pass, No,
    SeatJarvis, SwapTokens, MoveToken, HandOver, Distress, TakeRole, GiveUp,
)  # fmt: skip

MOST_SEATS: Final = 5
JARVIS: Final[Hand] = 2  # the hand of the automaton when two people play

PLAY: Final = tuple(tuple(Play(seat, card) for card in CARDS) for seat in range(MOST_SEATS))
PLAY_JARVIS: Final = tuple(tuple(Play(seat, card, True) for card in CARDS) for seat in range(2))
COMMUNICATE: Final = tuple(
    tuple(Communicate(seat, card) for card in CARDS[:36]) for seat in range(MOST_SEATS)
)
TAKE_TASK: Final = tuple(
    tuple(TakeTask(seat, card) for card in CARDS[:36]) for seat in range(MOST_SEATS)
)
TAKE_FOR_JARVIS: Final = tuple(
    tuple(TakeTask(seat, card, True) for card in CARDS[:36]) for seat in range(2)
)
DECLINE: Final = tuple(Decline(seat) for seat in range(MOST_SEATS))
NO: Final = tuple(No(seat) for seat in range(MOST_SEATS))
GIVE_UP: Final = tuple(GiveUp(seat) for seat in range(MOST_SEATS))

Actions: TypeAlias = tuple[Action, ...]
ByCards: TypeAlias = tuple[dict[int, tuple[A, ...]], ...]


def _by_cards(actions: tuple[A, ...], suits: int) -> ByCards[A]:
    """For each suit, and each set of its cards, the tuple of their actions."""
    by_cards = []
    for suit in range(suits):
        low = suit * 9
        size = min(9, len(actions) - low)
        by_cards.append(
            {
                mask << low: tuple(actions[low + i] for i in range(size) if mask >> i & 1)
                for mask in range(1 << size)
            }
        )
    return tuple(by_cards)


PLAYS_BY_CARDS: Final = tuple(_by_cards(row, 5) for row in PLAY)
JARVIS_PLAYS_BY_CARDS: Final = tuple(_by_cards(row, 5) for row in PLAY_JARVIS)
COMMUNICATIONS_BY_CARDS: Final = tuple(_by_cards(row, 4) for row in COMMUNICATE)

_PINK, _BLUE, _GREEN, _YELLOW, _ROCKETS = SUIT_MASK


def plays(by_cards: ByCards[Play], hand: int) -> tuple[Play, ...]:
    """The actions that play each card of a set."""
    return (
        by_cards[0][hand & _PINK]
        + by_cards[1][hand & _BLUE]
        + by_cards[2][hand & _GREEN]
        + by_cards[3][hand & _YELLOW]
        + by_cards[4][hand & _ROCKETS]
    )


def communications(seat: Seat, hand: int) -> tuple[Communicate, ...]:
    """The ways to use the radio with this hand: highest, only or lowest. (CREW-COMM-05)"""
    by_cards = COMMUNICATIONS_BY_CARDS[seat]
    return (
        by_cards[0][EDGES[hand & 511]]
        + by_cards[1][EDGES[hand >> 9 & 511] << 9]
        + by_cards[2][EDGES[hand >> 18 & 511] << 18]
        + by_cards[3][EDGES[hand >> 27 & 511] << 27]
    )
