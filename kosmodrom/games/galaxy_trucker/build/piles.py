"""The forecast piles of a round, and the flight deck that is made of them."""

from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def deal_pile(state: State, rules: Rules) -> tuple[str, ...]:
    """Two cards of the round's pack and one of each lower pack. (GT-DECK-02)"""
    pile: list[str] = []
    for pack, count in rules.round(state).recipe.items():
        for _ in range(count):
            pile.append(draw(state, rules, pack, pile))
    return tuple(pile)


def mixed_pile(state: State, rules: Rules) -> tuple[str, ...]:
    """A pile in which a position tells nothing about the pack. (GT-NET-53)"""
    pile = list(deal_pile(state, rules))
    state.decks.shuffle(pile)
    return tuple(pile)


def draw(state: State, rules: Rules, pack: str, pile: list[str]) -> str:
    """A random card of a pack; one that runs short takes its used cards back. (GT-DECK-07)"""
    taken = {card for other in state.piles for card in other} | set(pile)
    cards = [id for id, card in rules.cards.items() if card.pack == pack and id not in taken]
    fresh = [id for id in cards if id not in state.used]
    return state.decks.choice(fresh or cards)


def learning_deck(state: State, rules: Rules) -> tuple[str, ...]:
    """The eight marked cards of pack I, shuffled. (GT-DECK-01)"""
    deck = [id for id, card in rules.cards.items() if card.learning]
    state.decks.shuffle(deck)
    return tuple(deck)


def shuffled_deck(state: State, rules: Rules) -> tuple[str, ...]:
    """All piles together, shuffled until a card of this round is on top. (GT-DECK-04, -05)"""
    deck = [card for pile in state.piles for card in pile]
    while True:
        state.decks.shuffle(deck)
        if rules.cards[deck[0]].pack == rules.round(state).pack:
            return tuple(deck)


def stacked_deck(state: State, rules: Rules) -> tuple[str, ...]:
    """Better forecasts: pile 1 on top, then 2, 3, 4, each in its order. (GT-VAR-05, -06)"""
    return tuple(card for pile in state.piles for card in pile)
