"""Well equipped fleets on rough roads, with what sets off each card of them."""

from collections.abc import Iterator

from kosmodrom.core.game import Position
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.notation import format_state
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.positions import LAST, MODERN_FLEET, before
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import make_rules

ROADS = Options(rounds="3", build_mode="untimed", rough_roads=2, new_technologies=True)
HANDICAP = Options(
    rounds="3", build_mode="untimed", rough_roads=2, new_technologies=True, handicap=(0, 1, 2)
)
BUMPY: tuple[tuple[tuple[str, str], tuple[str, ...]], ...] = (
    (("weak_batteries", "bad_luck"), ("pirates",)),
    (("stiff_competition", "abandoned_debris"), ("abandoned_station",)),
    (("infected_goods", "paranoid_locals"), ("planets",)),
    (("personalized_cabins", "remorseless_fate"), ("slavers", "epidemic", "stardust")),
    (("piercing_projectiles", "explosive_goods"), ("meteor_swarm",)),
    (("explosive_batteries", "meteoric_inversion"), ("meteor_swarm",)),
    (("somersault", "metal_fatigue"), ("open_space",)),
    (("defective_connectors", "object_of_envy"), ("open_space",)),
    (("space_junk", "cosmic_psychosis"), ("sabotage",)),
    (("deja_vu", "big_baddies"), ("smugglers",)),
)
SLOW = """
    X:0110  X:0131  X:0001
    X:1100  P/2     X:0001
    E       B/2     EE
"""


def rough_positions() -> list[Position]:
    rules, bound = (make_rules(options, len(MODERN_FLEET)) for options in (ROADS, HANDICAP))
    return [
        *(Position(rules.seats, ROADS, format_state(state)) for state in rough_states(rules)),
        *(Position(rules.seats, HANDICAP, format_state(state)) for state in bound_states(bound)),
    ]


def bound_states(rules: Rules) -> Iterator[State]:
    """The same with a handicap, under which cards for all alike are not drawn."""
    for state in rough_states(rules):
        if all(card in rules.rough for card in state.rough):
            yield state


def rough_states(rules: Rules) -> Iterator[State]:
    """Before a card that sets them off, before the union ship, and with a batch to build with."""
    kinds = {card.kind: id for id, card in load_cards().items()}
    for pair, names in BUMPY:
        for name in names:
            state = before(rules, kinds[name], MODERN_FLEET)
            state.scene, state.rough = "next_card", pair
            yield state
    state = before(rules, kinds["open_space"], tuple((SLOW, place) for place in (40, 38, 35)))
    state.scene, state.rough = "next_card", ("defective_connectors", "object_of_envy")
    yield state
    yield before_union(rules)
    yield with_batches(rules)


def before_union(rules: Rules) -> State:
    state = before(rules, LAST, MODERN_FLEET)
    state.scene, state.agenda = "meet_union", ("next_card",)
    state.rough = ("union_ship", "bad_luck")
    for player in state.players:
        player.credits = 9
    return state


def with_batches(rules: Rules) -> State:
    """Building begins, with components made to order."""
    state = start(rules, rules.seats, Rng.from_seed("batches"))
    state.scene, state.rough = "building", ("made_to_order", "bad_luck")
    state.heap, state.earned = rules.warehouse, [0] * state.seats
    for ship in state.ships:
        ship.batch, state.heap = state.heap[:4], state.heap[4:]
    return state
