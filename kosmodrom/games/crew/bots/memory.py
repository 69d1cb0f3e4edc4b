"""What a seat can conclude from everything it was told: who may, who must hold which cards."""

from collections.abc import Iterable

from kosmodrom.core.actions import CoreEvent
from kosmodrom.games.crew.actions import Hand
from kosmodrom.games.crew.bots.kernel import ABOVE, ALL, BELOW, BIT, SUIT_MASK
from kosmodrom.games.crew.cards import INDEX, R4, ROCKETS, SUITS
from kosmodrom.games.crew.events import (
    Announced,
    AnyEvent,
    CardDrawn,
    CardPassed,
    CardsDrawn,
    Commanded,
    Communicated,
    DistressSent,
    Played,
    TrickWon,
    VoidShown,
)

MEANINGS = {"highest": 1, "only": 0, "lowest": -1, None: 2}


class Memory:
    """Card knowledge by hand: what all know (`may`, `shown`), what this seat knows besides."""

    def __init__(self, hands: int, deck: int, left: tuple[Hand, ...]) -> None:
        self.left = left
        self.may = [deck] * hands
        self.shown = [0] * hands  # surely there, and everybody knows
        self.sure = [0] * hands  # surely there, and this seat knows
        self.some: list[tuple[Hand, int]] = []  # at least one of these is there
        self.either: list[tuple[Hand, int, int]] = []  # none of these, or none of those
        self.played = 0
        self.winning = 0

    def listen(self, told: Iterable[AnyEvent | CoreEvent]) -> "Memory":
        for event in told:
            learn(self, event)
        return self

    def place(self, hand: Hand, cards: int) -> None:
        """Everybody knows that these cards are in this hand."""
        self.shown[hand] |= cards
        self.sure[hand] |= cards
        for other in range(len(self.may)):
            if other != hand:
                self.may[other] &= ~cards


def learn(memory: Memory, event: AnyEvent | CoreEvent) -> None:
    """By exact type, which is quicker than `isinstance`: a game tells a lot."""
    if type(event) is Played:
        played(memory, event)
    elif type(event) is TrickWon:
        trick_won(memory, event)
    elif type(event) is VoidShown:
        void_shown(memory, event)
    elif type(event) is Communicated:
        communicated(memory, event)
    elif type(event) is Commanded:
        commanded(memory, event)
    elif type(event) is Announced:
        announced(memory, event)
    elif type(event) is DistressSent:
        distress_sent(memory, event)
    elif type(event) is CardPassed:
        card_passed(memory, event)
    elif type(event) is CardsDrawn:
        cards_drawn(memory, event)
    elif type(event) is CardDrawn:
        card_drawn(memory, event)


def commanded(memory: Memory, event: Commanded) -> None:
    memory.place(event.hand, BIT[R4])


def announced(memory: Memory, event: Announced) -> None:
    memory.place(event.hand, BIT[INDEX[event.card]])


def distress_sent(memory: Memory, event: DistressSent) -> None:
    """Any colour card may go one seat on; rockets stay. (CREW-DISTRESS-03)"""
    memory.shown = [cards & ROCKETS for cards in memory.shown]
    memory.sure = [cards & ROCKETS for cards in memory.sure]
    memory.may = [may | ALL & ~ROCKETS for may in memory.may]


def card_passed(memory: Memory, event: CardPassed) -> None:
    memory.sure[event.receiver] |= BIT[INDEX[event.card]]


def communicated(memory: Memory, event: Communicated) -> None:
    """Highest, only or lowest: what is not there, and what is. (CREW-COMM-05, CREW-EX-COMM-4)"""
    hand, card = event.hand, INDEX[event.card]
    memory.place(hand, BIT[card])
    says = MEANINGS[event.says]
    if says in (0, 1):
        memory.may[hand] &= ~ABOVE[card]
    if says in (0, -1):
        memory.may[hand] &= ~BELOW[card]
    if says == 1:
        memory.some.append((hand, BELOW[card]))
    elif says == -1:
        memory.some.append((hand, ABOVE[card]))
    elif says == 2:
        memory.either.append((hand, ABOVE[card], BELOW[card]))


def played(memory: Memory, event: Played) -> None:
    """The card is gone; what was said about its suit may be fulfilled by it."""
    hand, bit = event.hand, BIT[INDEX[event.card]]
    memory.played |= bit
    memory.may = [may & ~bit for may in memory.may]
    memory.shown[hand] &= ~bit
    memory.sure[hand] &= ~bit
    memory.some = [one for one in memory.some if one[0] != hand or not one[1] & bit]
    memory.either = [
        (seat, these & ~bit, those & ~bit) if seat != hand else settled(seat, these, those, bit)
        for seat, these, those in memory.either
    ]


def settled(hand: Hand, these: int, those: int, bit: int) -> tuple[Hand, int, int]:
    """A card from one side shows that the other side was empty."""
    if these & bit:
        return hand, those, those
    if those & bit:
        return hand, these, these
    return hand, these, those


def void_shown(memory: Memory, event: VoidShown) -> None:
    memory.may[event.hand] &= ~SUIT_MASK[SUITS.index(event.suit)]


def trick_won(memory: Memory, event: TrickWon) -> None:
    memory.winning |= BIT[INDEX[event.card]]


def cards_drawn(memory: Memory, event: CardsDrawn) -> None:
    """One unknown card of every hand has moved one seat to the left. (CREW-M12-01)"""
    before, moved = memory.may, list(memory.may)
    for hand, neighbour in enumerate(memory.left):
        moved[neighbour] |= before[hand]
    memory.may = moved
    memory.some, memory.either = [], []
    rockets = [cards & ROCKETS for cards in memory.shown]
    for hand, cards in enumerate(rockets):
        memory.may[memory.left[hand]] |= cards
        memory.shown[hand] &= ~cards
        memory.sure[hand] &= memory.shown[hand]


def card_drawn(memory: Memory, event: CardDrawn) -> None:
    memory.sure[event.hand] |= BIT[INDEX[event.card]]
    memory.may[event.hand] |= BIT[INDEX[event.card]]


def certain(memory: Memory, hand: Hand, hidden: int) -> int:
    """Hidden cards that must be in this hand, because something said leaves only them."""
    found = memory.sure[hand]
    for seat, cards in memory.some:
        possible = cards & hidden & memory.may[seat]
        if seat == hand and possible and not possible & (possible - 1):
            found |= possible
    return found
