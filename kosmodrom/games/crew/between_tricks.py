"""What happens by itself between tricks: JARVIS turns a card up, cards are drawn."""

from kosmodrom.games.crew.actions import JARVIS, Hand
from kosmodrom.games.crew.cards import CARDS, numbers, set_of
from kosmodrom.games.crew.events import CardDrawn, CardsDrawn, JarvisTurned
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew


def turn_up(state: Crew, rules: CrewRules) -> None:
    """The card under the one JARVIS played is turned up, after the trick. (CREW-2P-07)"""
    for column, (above, beneath) in enumerate(state.columns):
        if above >= 0 and state.played >> above & 1:
            put_column(state, column, beneath, -1)
            state.hands[JARVIS] |= 1 << beneath if beneath >= 0 else 0
            if beneath >= 0:
                state.reveal(to=rules.everyone, chance=True)
                state.tell(JarvisTurned(column=column, card=CARDS[beneath]))


def put_column(state: Crew, column: int, above: int, beneath: int) -> None:
    columns = list(state.columns)
    columns[column] = (above, beneath)
    state.columns = tuple(columns)


def draw_cards(state: Crew, rules: CrewRules) -> None:
    """Everybody draws a random card from the right neighbour, all at once. (CREW-M12-01)"""
    givers = [state.right(hand) for hand in range(rules.hands)]
    draws = [state.rng.choice(drawable(state, giver)) for giver in givers]
    state.draws, state.drawn_after = tuple(draws), state.number
    state.tell(CardsDrawn())
    for hand, giver in enumerate(givers):
        told = CardDrawn(hand=hand, giver=giver, card=CARDS[draws[hand]])
        state.tell(told, to=tuple(h for h in (hand, giver) if not state.is_jarvis(h)))
        if not state.is_jarvis(giver):
            state.hands[giver] &= ~(1 << draws[hand])
    if state.jarvis:
        redraw_jarvis(state, draws[givers.index(JARVIS)], draws[JARVIS])
    for hand in range(rules.hands):
        if not state.is_jarvis(hand):
            state.hands[hand] |= 1 << draws[hand]
    state.voids = [0] * rules.hands  # whoever was out of a suit may hold one card of it again
    state.reveal(to=rules.everyone, chance=True)


def drawable(state: Crew, hand: Hand) -> list[int]:
    """Any card but a communicated one; of JARVIS a hidden one. (CREW-COMM-16, CREW-2P-12)"""
    if state.is_jarvis(hand):
        hidden = [beneath for _, beneath in state.columns if beneath >= 0]
        return hidden or [above for above, _ in state.columns if above >= 0]
    signal = state.signals[hand]
    shown = 1 << signal.card if signal else 0
    return list(numbers(state.hands[hand] & ~shown))


def redraw_jarvis(state: Crew, lost: int, drawn: int) -> None:
    """What JARVIS draws takes the place of what he lost. (CREW-2P-12)"""
    for column, (above, beneath) in enumerate(state.columns):
        if beneath == lost:
            put_column(state, column, above, drawn)
        elif above == lost:
            put_column(state, column, drawn, beneath)
            state.hands[JARVIS] = state.hands[JARVIS] & ~set_of([lost]) | set_of([drawn])
