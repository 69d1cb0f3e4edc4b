"""Which tasks a hand wants, and which of its cards the others should learn of.

The same, in C++, is `kosmodrom/native/crew_wishes.cpp`: whoever changes one changes both.
"""

from typing import Final

from kosmodrom.games.crew.bots.kernel import (
    ABOVE,
    BELOW,
    BIT,
    ROCKETS,
    SUIT,
    SUIT_MASK,
    Mission,
    World,
    cards_of,
    count,
)

# Weights, found together with those of the play.
# How likely a hand fulfils a task: by the card itself, by a higher one, by rockets.
HELD_FADE: Final = 0.663
BARE: Final = 0.116
TOP: Final = 0.765
TOP_FADE: Final = 0.789
RUFF: Final = 0.2
RUFF_EACH: Final = 0.103
RUFF_LENGTH: Final = 0.04
# How likely somebody else does.
OTHERS: Final = 0.272
THEIRS_IF_HELD: Final = 0.584
THEIRS_BY_VALUE: Final = 0.06
THEIRS_IF_OVER: Final = 0.415
THEIRS_BY_OVER: Final = 0.039
# What it is worth that the others learn of a card, and the least that is worth the radio.
NEWS_THEIRS: Final = 0.678
NEWS_OWN: Final = 0.561
NEWS_ONLY: Final = 0.5
NEWS_TOP: Final = 0.788
NEWS_HIGH: Final = 0.4
NEWS_DANGER: Final = 0.478
NEWS_SHORT: Final = 0.867
NEWS_HARMLESS: Final = 0.375
NEWS_LEAST: Final = 0.332


def strength(hand: int, card: int, seats: int) -> float:
    """How likely the owner of this hand could fulfil a task, from 0 to 1."""
    suit = SUIT[card]
    mine = hand & SUIT_MASK[suit]
    rockets = count(hand & SUIT_MASK[ROCKETS])
    if hand & BIT[card]:
        over = count(ABOVE[card]) - count(hand & ABOVE[card])
        return float(0.96 * HELD_FADE**over)
    higher = count(mine & ABOVE[card])
    over = count(ABOVE[card]) - higher
    chance = BARE
    if higher:
        top = 0 if mine & BIT[suit * 9 + 8] else count(ABOVE[mine.bit_length() - 1])
        chance = TOP * TOP_FADE**top
    by_rocket = RUFF + RUFF_EACH * rockets - RUFF_LENGTH * count(mine) if rockets else 0.0
    return max(chance, min(0.85, by_rocket))


def wish(hand: int, card: int, seats: int) -> float:
    """How much the owner of this hand wants a task, compared with leaving it to others."""
    others = 0.5
    if hand & BIT[card]:
        others = THEIRS_IF_HELD - THEIRS_BY_VALUE * (9 - count(ABOVE[card]))
    elif hand & ABOVE[card]:
        others = THEIRS_IF_OVER - THEIRS_BY_OVER * count(hand & ABOVE[card])
    return strength(hand, card, seats) - OTHERS * others


def show(world: World, seat: int, card: int, says: int) -> None:
    """What all know after a signal: 1 highest, 0 only, -1 lowest, 2 not said. (CREW-COMM-06)"""
    world.shown[seat] |= BIT[card]
    if says == 0 or says == 1:
        world.may[seat] &= ~ABOVE[card]
    if says == 0 or says == -1:
        world.may[seat] &= ~BELOW[card]


def meaning(hand: int, card: int) -> int:
    """What showing a card of this hand says. (CREW-COMM-05, CREW-COMM-07)"""
    if hand & ABOVE[card]:
        return -1
    return 1 if hand & BELOW[card] else 0


def news(mission: Mission, world: World, seat: int, card: int) -> float:
    """How useful it is that the others learn of this card."""
    hand = world.hands[seat]
    says = meaning(hand, card)
    gone = world.played | hand
    top = not ABOVE[card] & mission.deck & ~gone
    total = 0.0
    for n, wanted in enumerate(mission.cards):
        if world.done >> n & 1 or SUIT[wanted] != SUIT[card]:
            continue
        mine = mission.owners[n] == seat
        if wanted == card:
            total += (NEWS_OWN if mine else NEWS_THEIRS) + (
                NEWS_ONLY if says == 0 and not mine else 0.0
            )
        elif mine and card > wanted and says >= 0:
            total += NEWS_TOP if top else NEWS_HIGH
        elif not mine and card > wanted and top:
            total += NEWS_DANGER
        elif not mine and says == 0:
            total += NEWS_SHORT
        elif not mine and says == 1 and card < wanted:
            total += NEWS_HARMLESS
    return total


def speak(mission: Mission, world: World, seat: int) -> None:
    """A seat uses its radio if it has something useful to say."""
    hand = world.hands[seat]
    most = NEWS_LEAST
    best = -1
    for card in cards_of(hand & ~SUIT_MASK[ROCKETS]):
        if not (hand & ABOVE[card] and hand & BELOW[card]):
            value = news(mission, world, seat, card)
            if value >= most:
                most = value
                best = card
    if best >= 0:
        show(world, seat, best, meaning(hand, best))
