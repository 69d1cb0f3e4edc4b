"""What happens in The Crew, for the log, the animation and the screen reader."""

from typing import Final, TypeAlias, get_args

from kosmodrom.core.actions import Event, Seat, Told
from kosmodrom.games.crew.actions import MOST_SEATS, Hand, Meaning, Plan, Says, Side, Topic
from kosmodrom.games.crew.cards import CARDS, Card, Suit, Token
from kosmodrom.games.crew.verdict import Verdict


class JarvisSeated(Event, frozen=True, kw_only=True):
    rule: str = "CREW-2P-03"
    side: Side


class Dealt(Event, frozen=True, kw_only=True):
    """Everybody got so many cards."""

    rule: str = "CREW-DEAL-01"
    cards: tuple[int, ...]


class Commanded(Event, frozen=True, kw_only=True):
    """This player has R4."""

    rule: str = "CREW-DEAL-07"
    hand: Hand


class TaskLaid(Event, frozen=True, kw_only=True):
    """A task is revealed, with its token."""

    rule: str = "CREW-TASK-01"
    card: Card
    token: Token | None = None


class Proposed(Event, frozen=True, kw_only=True):
    """Somebody wants this, and asks the others."""

    topic: Topic
    seat: Seat
    plan: Plan


class Agreed(Event, frozen=True, kw_only=True):
    topic: Topic
    seat: Seat


class Against(Event, frozen=True, kw_only=True):
    topic: Topic
    seat: Seat


class Settled(Event, frozen=True, kw_only=True):
    """The crew has decided: on this plan, or to leave things as they are."""

    topic: Topic
    plan: Plan | None = None


class Said(Event, frozen=True, kw_only=True):
    """An answer to the commander."""

    rule: str = "CREW-CMD-02"
    seat: Seat
    says: Says


class RoleGiven(Event, frozen=True, kw_only=True):
    role: str
    hand: Hand


class Announced(Event, frozen=True, kw_only=True):
    """This player was dealt this card, and says so."""

    card: Card
    hand: Hand


class TaskTaken(Event, frozen=True, kw_only=True):
    rule: str = "CREW-TASK-02"
    hand: Hand
    card: Card
    token: Token | None = None


class DistressSent(Event, frozen=True, kw_only=True):
    """Everybody passes one card to this side."""

    rule: str = "CREW-DISTRESS-02"
    side: Side


class CardPassed(Event, frozen=True, kw_only=True):
    """For the eyes of giver and receiver."""

    rule: str = "CREW-DISTRESS-04"
    giver: Hand
    receiver: Hand
    card: Card


class Communicated(Event, frozen=True, kw_only=True):
    """A card is shown; in a dead zone nobody learns what it means. (CREW-COMM-12)"""

    rule: str = "CREW-COMM-06"
    hand: Hand
    card: Card
    says: Meaning | None = None


class Played(Event, frozen=True, kw_only=True):
    rule: str = "CREW-TRICK-02"
    hand: Hand
    card: Card


class VoidShown(Event, frozen=True, kw_only=True):
    """This player has no card of the suit that was led."""

    rule: str = "CREW-TRICK-04"
    hand: Hand
    suit: Suit


class TrickWon(Event, frozen=True, kw_only=True):
    rule: str = "CREW-TRICK-07"
    trick: int
    hand: Hand
    card: Card


class TaskDone(Event, frozen=True, kw_only=True):
    rule: str = "CREW-TASK-05"
    trick: int
    hand: Hand
    card: Card
    token: Token | None = None


class JarvisTurned(Event, frozen=True, kw_only=True):
    """The card beneath is turned up."""

    rule: str = "CREW-2P-07"
    column: int
    card: Card


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Everybody drew a card from the right neighbour."""

    rule: str = "CREW-M12-01"


class CardDrawn(Event, frozen=True, kw_only=True):
    """For the eyes of whoever drew, and of whoever lost the card."""

    rule: str = "CREW-M12-01"
    hand: Hand
    giver: Hand
    card: Card


class Ended(Event, frozen=True, kw_only=True):
    """The attempt is over."""

    verdict: Verdict


AnyEvent: TypeAlias = (
    JarvisSeated | Dealt | Commanded | TaskLaid | Proposed | Agreed | Against | Settled | Said
    | RoleGiven | Announced | TaskTaken | DistressSent | CardPassed | Communicated | Played
    | VoidShown | TrickWon | TaskDone | JarvisTurned | CardsDrawn | CardDrawn | Ended
)  # fmt: skip
EVENTS: Final[tuple[type[AnyEvent], ...]] = get_args(AnyEvent)

LED: Final = tuple(
    tuple(Told(Played(hand=hand, card=card, rule="CREW-TRICK-01")) for card in CARDS)
    for hand in range(MOST_SEATS)
)
FOLLOWED: Final = tuple(
    tuple(Told(Played(hand=hand, card=card, rule="CREW-TRICK-03")) for card in CARDS)
    for hand in range(MOST_SEATS)
)
DISCARDED: Final = tuple(
    tuple(Told(Played(hand=hand, card=card, rule="CREW-TRICK-04")) for card in CARDS)
    for hand in range(MOST_SEATS)
)
