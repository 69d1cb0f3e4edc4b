"""Other worlds that a viewer cannot tell from this one.

We start from the world as it is and change the names of two unseen cards, again and again, as long
as everything the viewer saw could have happened so: suits followed, signals true.
"""

from kosmodrom.core.actions import EVERYTHING, Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import JARVIS
from kosmodrom.games.crew.cards import BIT, COLOURS, numbers, set_of
from kosmodrom.games.crew.distress import giver_to, neighbour
from kosmodrom.games.crew.history import replay_deal
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew, Signal, Task

TRIES = 3  # so many swaps are tried for each unseen card


def imagine(state: Crew, rules: CrewRules, viewer: Seat, rng: Rng) -> Crew:
    """Everything the viewer cannot know, drawn anew."""
    world = state.copy()
    world.told, world.revealed = state.told[:], state.revealed[:]
    if state.verdict is not None or viewer == EVERYTHING:
        return world
    world.rng = rng.fork("what comes")
    redraw_tasks(world, rules, rng)
    world.declined = state.declined & known_seat(viewer) | rng.below(32) & unknown(world, viewer)
    if world.jarvis_passes >= 0 and not world.passes and viewer != world.commander:
        world.jarvis_passes = rng.choice(list(numbers(world.hands[JARVIS] & COLOURS)))
    if not state.ready:
        return world
    unseen = list(numbers(rules.deck & ~seen(world, rules, viewer)))
    for _ in range(TRIES * len(unseen) if len(unseen) > 1 else 0):
        world = swap_cards(world, rules, viewer, rng.choice(unseen), rng.choice(unseen))
    return redraw_passes(world, rules, viewer, rng)


def known_seat(viewer: Seat) -> int:
    return 1 << viewer if viewer >= 0 else 0


def unknown(state: Crew, viewer: Seat) -> int:
    """The seats that may have declined, for all the viewer knows. (CREW-COMM-11)"""
    if state.scene != "window":
        return 0
    return state.radios & ~known_seat(viewer) & ~(1 << state.seat_for(state.leader))


def redraw_tasks(state: Crew, rules: CrewRules, rng: Rng) -> None:
    """Tasks that lie face down could be any that are not on the table."""
    shown = set_of(task.card for task in state.tasks if task.shown)
    pile = list(numbers(rules.deck & COLOURS & ~shown))
    rng.shuffle(pile)
    state.tasks = [
        task if task.shown else Task(pile.pop(), task.token, task.owner, shown=False)
        for task in state.tasks
    ]


def seen(state: Crew, rules: CrewRules, viewer: Seat) -> int:
    """The cards whose way through the attempt the viewer knows."""
    mask = state.played | set_of(state.trick) | BIT["R4"]
    mask |= set_of(signal.card for signal in state.signals if signal)
    mask |= mask_of_roles(rules) & ~set_of(beneath(state))
    if state.jarvis:
        mask |= state.hands[JARVIS]
        mask |= set_of(open_passes(state) if state.passes else ())
    if viewer >= 0:
        mask |= state.dealt[viewer] | state.hands[viewer]
        mask |= set_of(own_cards(state, viewer))
    return mask


def beneath(state: Crew) -> list[int]:
    """The hidden cards of JARVIS; in which column one lies is never announced. (CREW-2P-13)"""
    return [hidden for _, hidden in state.columns if hidden >= 0]


def mask_of_roles(rules: CrewRules) -> int:
    """The cards whose holders have said so."""
    mask = 0
    for role in rules.mission.roles:
        mask |= BIT[role.left_of] if role.left_of else 0
    return mask


def open_passes(state: Crew) -> list[int]:
    """What JARVIS passed and got lay open. (CREW-2P-11)"""
    return [state.passes[JARVIS], state.passes[giver_to(state, JARVIS)]]


def own_cards(state: Crew, viewer: Seat) -> list[int]:
    """What the viewer got by passing and drawing, and may have lost again."""
    cards = []
    if state.passes:
        cards += [state.passes[viewer], state.passes[giver_to(state, viewer)]]
    if state.draws:
        cards += [state.draws[viewer], state.draws[state.left[viewer]]]
    return cards


def swap_cards(state: Crew, rules: CrewRules, viewer: Seat, one: int, two: int) -> Crew:
    """The world in which two cards have each other's place, if the viewer could be in it."""
    if one == two:
        return state
    world = state.copy()
    world.told, world.revealed = state.told[:], state.revealed[:]
    both = 1 << one | 1 << two

    def swapped(mask: int) -> int:
        return mask ^ both if (mask >> one ^ mask >> two) & 1 else mask

    def other(card: int) -> int:
        return two if card == one else one if card == two else card

    world.hands = [swapped(hand) for hand in state.hands]
    world.dealt = tuple(swapped(hand) for hand in state.dealt)
    world.columns = tuple((other(above), other(beneath)) for above, beneath in state.columns)
    world.passes = tuple(other(card) for card in state.passes)
    world.draws = tuple(other(card) for card in state.draws)
    announced = mask_of_roles(rules)
    moved = any(
        old & announced != new & announced
        for old, new in zip(state.dealt, world.dealt, strict=True)
    )
    return world if not moved and fits_what_was_seen(world, rules, viewer) else state


def fits_what_was_seen(world: Crew, rules: CrewRules, viewer: Seat) -> bool:
    """Whether all that the viewer saw fits; a dead zone leaves open what a signal meant."""
    meanings = replay_deal(world)
    if meanings is None:
        return False
    for hand, says in meanings.items():
        signal = world.signals[hand]
        assert signal is not None
        if signal.says == says:
            continue
        if not rules.mission.dead_zone or hand == viewer:
            return False
        world.signals[hand] = Signal(signal.card, says, signal.trick)
    return True


def redraw_passes(state: Crew, rules: CrewRules, viewer: Seat, rng: Rng) -> Crew:
    """Which card others passed is unknown as well, also when it has been played since."""
    for giver in range(len(state.passes)):
        receiver = neighbour(state, giver)
        if viewer in (giver, receiver) or state.is_jarvis(giver) or state.is_jarvis(receiver):
            continue
        old = state.passes[giver]
        had = state.dealt[receiver] & ~(1 << state.passes[receiver]) | 1 << old
        new = rng.choice(list(numbers(had & COLOURS & ~mask_of_roles(rules))) or [old])
        if new != old:
            state = _pass_instead(state, rules, viewer, giver, new)
    return state


def _pass_instead(state: Crew, rules: CrewRules, viewer: Seat, giver: int, new: int) -> Crew:
    """The world in which this card was passed, and the other one was the receiver's own."""
    old, receiver = state.passes[giver], neighbour(state, giver)
    world = state.copy()
    world.told, world.revealed = state.told[:], state.revealed[:]
    world.passes = (*state.passes[:giver], new, *state.passes[giver + 1 :])
    dealt = list(state.dealt)
    dealt[giver] = dealt[giver] & ~(1 << old) | 1 << new
    dealt[receiver] = dealt[receiver] & ~(1 << new) | 1 << old
    world.dealt = tuple(dealt)
    return world if fits_what_was_seen(world, rules, viewer) else state
