"""An attempt traced back to its deal and forward again: who held what when."""

from collections.abc import Iterator

from kosmodrom.games.crew.actions import Hand, Meaning
from kosmodrom.games.crew.cards import COLOURS, SUIT_MASK, SUIT_OF
from kosmodrom.games.crew.distress import neighbour
from kosmodrom.games.crew.signals import meaning
from kosmodrom.games.crew.state import Crew, Trick


def all_tricks(state: Crew) -> list[Trick]:
    """The finished tricks and the running one."""
    if not state.trick:
        return state.tricks
    return [*state.tricks, Trick(state.leader, tuple(state.trick), -1)]


def plays_of(state: Crew, trick: Trick) -> Iterator[tuple[Hand, int]]:
    hand = trick.leader
    for card in trick.cards:
        yield hand, card
        hand = state.left[hand]


def trace_deal(state: Crew) -> tuple[int, ...]:
    """What everybody must have been dealt, given what they hold, played, drew and passed."""
    held = [state.cards_held(hand) for hand in range(len(state.hands))]
    for trick in all_tricks(state):
        for hand, card in plays_of(state, trick):
            held[hand] |= 1 << card
    for hand, card in enumerate(state.draws):
        held[hand] &= ~(1 << card)
    for hand, card in enumerate(state.draws):
        held[state.right(hand)] |= 1 << card
    for hand, card in enumerate(state.passes):
        held[neighbour(state, hand)] &= ~(1 << card)
    for hand, card in enumerate(state.passes):
        held[hand] |= 1 << card
    return tuple(held)


def replay_deal(state: Crew) -> dict[Hand, Meaning] | None:
    """Play the attempt again from `dealt`: what each signal meant, None if a rule was broken.

    JARVIS is left out: he follows suit with the cards that lie open, which everybody saw.
    """
    held = list(state.dealt)
    for hand, card in enumerate(state.passes):
        if not held[hand] & COLOURS & 1 << card:
            return None
        held[hand] ^= 1 << card
    for hand, card in enumerate(state.passes):
        held[neighbour(state, hand)] |= 1 << card
    meanings: dict[Hand, Meaning] = {}
    tricks = all_tricks(state)
    for number in range(1, max(len(tricks), state.number) + 1):
        if not _replay_signals(state, held, number, meanings):
            return None
        if number <= len(tricks) and not _replay_trick(state, held, tricks[number - 1]):
            return None
        if number == state.drawn_after and not _replay_draws(state, held):
            return None
    return meanings


def _replay_signals(
    state: Crew, held: list[int], number: int, meanings: dict[Hand, Meaning]
) -> bool:
    for hand, signal in enumerate(state.signals):
        if signal is None or signal.trick != number:
            continue
        says = meaning(held[hand], signal.card) if held[hand] >> signal.card & 1 else None
        if says is None:
            return False
        meanings[hand] = says
    return True


def _replay_trick(state: Crew, held: list[int], trick: Trick) -> bool:
    led = SUIT_OF[trick.cards[0]]
    for hand, card in plays_of(state, trick):
        if not held[hand] >> card & 1:
            return False
        if SUIT_OF[card] != led and held[hand] & SUIT_MASK[led] and not state.is_jarvis(hand):
            return False
        held[hand] ^= 1 << card
    return True


def _replay_draws(state: Crew, held: list[int]) -> bool:
    for hand, card in enumerate(state.draws):
        giver = state.right(hand)
        signal = state.signals[giver]
        shown = signal is not None and signal.card == card and signal.trick <= state.drawn_after
        if shown or not held[giver] >> card & 1:
            return False
        held[giver] ^= 1 << card
    for hand, card in enumerate(state.draws):
        held[hand] |= 1 << card
    return True
