"""Deals that could be the real one, drawn from what a seat knows.

The same, in C++, is `kosmodrom/native/crew_deals.cpp`: whoever changes one changes both.
"""

from kosmodrom.games.crew.bots.kernel import BIT, cards_of
from kosmodrom.games.crew.bots.playout import Dice


class Belief:
    """What one seat knows about the hidden cards: who may hold what, and how many."""

    def __init__(self, hidden: int, room: list[int], may: list[int]) -> None:
        self.hidden = hidden
        self.room = room  # hidden cards by place: the seats, then the cards under the open hand
        self.may = may
        self.some: list[tuple[int, int]] = []  # a seat holds at least one of these
        self.either: list[tuple[int, int, int]] = []  # none of these, or none of those


def deal(belief: Belief, dice: Dice) -> list[int]:
    """A way to deal the hidden cards that fits; the demands are dropped if none is found."""
    best: list[int] = []
    for _ in range(24):
        hands = deal_once(belief, dice)
        if hands:
            best = hands
            if fits(belief, hands):
                return hands
    return best or deal_anyhow(belief, dice)


def fits(belief: Belief, hands: list[int]) -> bool:
    for seat, cards in belief.some:
        if not hands[seat] & cards:
            return False
    for seat, these, those in belief.either:
        if hands[seat] & these and hands[seat] & those:
            return False
    return True


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_once(belief: Belief, dice: Dice) -> list[int]:
    """Cards with few possible places first, each to a place in proportion to its room."""
    places = len(belief.room)
    room = belief.room[:]
    hands = [0] * places
    by_places: list[list[int]] = [[] for _ in range(places + 1)]
    for card in shuffled(cards_of(belief.hidden), dice):
        by_places[sum(may >> card & 1 for may in belief.may)].append(card)
    for group in by_places:
        for card in group:
            place = pick(belief, room, card, dice)
            if place < 0:
                place = make_room(belief, room, hands, card)
            if place < 0:
                return []
            hands[place] |= BIT[card]
            room[place] -= 1
    return hands


def pick(belief: Belief, room: list[int], card: int, dice: Dice) -> int:
    total = 0
    for place, may in enumerate(belief.may):
        if may >> card & 1:
            total += room[place]
    if total == 0:
        return -1
    left = dice.below(total)
    for place, may in enumerate(belief.may):
        if may >> card & 1:
            left -= room[place]
            if left < 0:
                return place
    return -1


def make_room(belief: Belief, room: list[int], hands: list[int], card: int) -> int:
    """Move a card out of a full place that may hold this one, into a place with room."""
    for place, may in enumerate(belief.may):
        if may >> card & 1:
            for other in range(len(room)):
                movable = hands[place] & belief.may[other]
                if room[other] > 0 and movable:
                    moved = movable & -movable
                    hands[place] ^= moved
                    hands[other] |= moved
                    room[other] -= 1
                    room[place] += 1
                    return place
    return -1


def deal_anyhow(belief: Belief, dice: Dice) -> list[int]:
    """The right number of cards to every place, whatever they are."""
    cards = shuffled(cards_of(belief.hidden), dice)
    hands: list[int] = []
    for size in belief.room:
        hand = 0
        for card in cards[:size]:
            hand |= BIT[card]
        cards = cards[size:]
        hands.append(hand)
    return hands
