"""Adventure cards: what is printed on them, forecast piles, the flight deck."""

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from kosmodrom.games.galaxy_trucker.box.components import SIDES, Colour, Side, read_table

if TYPE_CHECKING:
    from kosmodrom.games.galaxy_trucker.rules import Rules
    from kosmodrom.games.galaxy_trucker.state import State


class Penalty(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the worst in a line of the combat zone suffers; one of these."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One line of a combat zone."""

    least: Literal["crew", "engines", "cannons"]
    penalty: Penalty


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventure card; which fields it has depends on its kind."""

    id: str
    pack: str
    kind: str
    learning: bool = False
    days: int = 0
    credits: int = 0
    strength: int = 0
    crew_lost: int = 0
    crew_needed: int = 0
    goods_lost: int = 0
    goods: tuple[Colour, ...] = ()
    planets: tuple[tuple[Colour, ...], ...] = ()
    meteors: tuple[str, ...] = ()
    shots: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()


class Hazard(msgspec.Struct, frozen=True):
    """A meteor or a shot, with the side of the ship from which it comes. (GT-HIT-01)"""

    kind: str  # meteor or shot
    large: bool
    side: Side


@cache
def load_cards(name: str = "cards") -> dict[str, Card]:
    table = read_table(name)
    return {id: msgspec.convert({"id": id, **row}, Card) for id, row in table.items()}


@cache
def parse_hazard(text: str) -> Hazard:
    """«small meteor left», «large shot front»."""
    size, kind, side = text.split()
    return Hazard(kind, size == "large", SIDES[side])


def hazards(kind: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """The hazards of a card, with their kind: «small left» becomes «small meteor left»."""
    return tuple(text.replace(" ", f" {kind} ") for text in printed)


def deal_pile(state: "State", rules: "Rules") -> tuple[str, ...]:
    """Two cards of the round's pack and one of each lower pack. (GT-DECK-02)"""
    pile: list[str] = []
    for pack, count in rules.round(state).recipe.items():
        for _ in range(count):
            pile.append(_draw(state, rules, pack, pile))
    return tuple(pile)


def mixed_pile(state: "State", rules: "Rules") -> tuple[str, ...]:
    """A pile in which a position tells nothing about the pack. (GT-NET-53)"""
    pile = list(deal_pile(state, rules))
    state.decks.shuffle(pile)
    return tuple(pile)


def _draw(state: "State", rules: "Rules", pack: str, pile: list[str]) -> str:
    """A random card of a pack; one that runs short takes its used cards back. (GT-DECK-07)"""
    taken = {card for other in state.piles for card in other} | set(pile)
    cards = [id for id, card in rules.cards.items() if card.pack == pack and id not in taken]
    fresh = [id for id in cards if id not in state.used]
    return state.decks.choice(fresh or cards)


def learning_deck(state: "State", rules: "Rules") -> tuple[str, ...]:
    """The eight marked cards of pack I, shuffled. (GT-DECK-01)"""
    deck = [id for id, card in rules.cards.items() if card.learning]
    state.decks.shuffle(deck)
    return tuple(deck)


def shuffled_deck(state: "State", rules: "Rules") -> tuple[str, ...]:
    """All piles together, shuffled until a card of this round is on top. (GT-DECK-04, -05)"""
    deck = [card for pile in state.piles for card in pile]
    while True:
        state.decks.shuffle(deck)
        if rules.cards[deck[0]].pack == rules.round(state).pack:
            return tuple(deck)


def stacked_deck(state: "State", rules: "Rules") -> tuple[str, ...]:
    """Better forecasts: pile 1 on top, then 2, 3, 4, each in its order. (GT-VAR-05, -06)"""
    return tuple(card for pile in state.piles for card in pile)
