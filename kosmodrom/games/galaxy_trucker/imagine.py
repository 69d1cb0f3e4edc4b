"""Another world that a viewer cannot tell from this one, for bots and for the leak test."""

from collections.abc import Iterable

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.teams import partners


def imagine(state: State, rules: Rules, viewer: Seat, rng: Rng) -> State:
    """Face-down components, unseen cards, credits, secret answers and the dice drawn anew.

    Standing orders stay: they are seen at work, and another order would not fit what was seen.
    """
    other = state.copy()
    other.rng, other.dice = rng.fork("rng"), rng.fork("dice")
    other.decks, other.shuffles = rng.fork("decks"), rng.fork("warehouse")
    for hide in rules.secrets:
        hide(other, rules, viewer, rng)
    return other


def hide_people(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Others' credits, and their answers in the window."""
    for seat, player in enumerate(state.players):
        if seat not in (viewer, *partners(rules, viewer)):
            player.credits = rng.below(2 * player.credits + 4)
        if seat != viewer and player.answer:
            player.answer = "give_up" if rng.chance(0.5) else "go_on"


def _is_hidden(ship: Ship, viewer: Seat) -> bool:
    """Somebody holds a component that only they have seen."""
    return ship.held is not None and ship.held_from == "heap" and viewer not in ship.held_seen


def hide_heap(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Face-down components may be any of them, also hidden in a hand or left in the box."""
    holding = [ship for ship in state.ships if _is_hidden(ship, viewer)]
    held = [ship.held for ship in holding if ship.held is not None]
    unknown = [*state.heap, *held, *state.box]
    rng.shuffle(unknown)
    state.box, unknown = tuple(unknown[: len(state.box)]), unknown[len(state.box) :]
    for ship in holding:
        ship.held = unknown.pop()
    state.heap = tuple(unknown)


def hide_order(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Everybody knows which cards are in the deck, nobody how they lie."""
    deck = list(state.deck)
    rng.shuffle(deck)
    state.deck = tuple(deck)


def hide_piles(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Unseen cards may be any of their pack, and lie in any order in their pile."""
    picks = {player.pick for player in state.players}  # who picks a card hides it
    known = {*state.shown, *state.used} | picks | _looked_at(state, viewer)
    swap = _swap_unknown(state, rules, known, rng)
    hidden = [pile for pile in range(len(state.piles)) if not _knows(state, pile, viewer)]
    state.piles = tuple(tuple(swap.get(id, id) for id in pile) for pile in state.piles)
    _mix_piles(state, rules, hidden, rng)
    state.deck = tuple(swap.get(id, id) for id in state.deck)


def restack(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """With better forecasts the cards of each pile lie in the deck as they lay in the pile."""
    order = [id for pile in state.piles for id in pile if id in state.deck]
    places = iter(order)
    state.deck = tuple(next(places) if id in order else id for id in state.deck)


SECRETS = (hide_heap, hide_piles, hide_order, hide_people)
KNOWN_DECK = (hide_heap, hide_order, hide_people)
STACKED_DECK = (hide_heap, hide_piles, restack, hide_people)


def _knows(state: State, pile: int, viewer: Seat) -> bool:
    return pile < len(state.seen) and viewer in state.seen[pile]


def _looked_at(state: State, viewer: Seat) -> set[str]:
    piles = (cards for pile, cards in enumerate(state.piles) if _knows(state, pile, viewer))
    return {id for cards in piles for id in cards}


def _swap_unknown(state: State, rules: Rules, known: set[str], rng: Rng) -> dict[str, str]:
    """Each unknown card of this flight becomes one of the same pack that could be here too."""
    here = [id for id in _cards_of_flight(state) if id not in known]
    swap: dict[str, str] = {}
    for pack in sorted({rules.cards[id].pack for id in here}):
        mine = [id for id in here if rules.cards[id].pack == pack]
        pool = [id for id, card in rules.cards.items() if card.pack == pack and id not in known]
        pool.extend(id for id in mine if id not in pool)
        rng.shuffle(pool)
        swap.update(zip(mine, pool, strict=False))
    return swap


def _cards_of_flight(state: State) -> Iterable[str]:
    return dict.fromkeys([*(id for pile in state.piles for id in pile), *state.deck])


def _mix_piles(state: State, rules: Rules, hidden: list[int], rng: Rng) -> None:
    """Within a pile that we did not see, cards that are still to come may lie in any order."""
    piles = list(state.piles)
    for pile in hidden:
        shown = [id for id in piles[pile] if id in state.shown]
        cards = [id for id in piles[pile] if id not in state.shown]
        rng.shuffle(cards)
        piles[pile] = (*shown, *cards)
    state.piles = tuple(piles)
