"""Well equipped fleets before each card, because ships built at random hardly ever fly."""

from collections.abc import Iterable
from typing import TypeAlias

from kosmodrom.core.game import Position
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.box.components import FRONT
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.expansions.bonus.printed import bonus_deck
from kosmodrom.games.galaxy_trucker.expansions.class_ia import turned_ship
from kosmodrom.games.galaxy_trucker.notation import format_state, parse_ship
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import CardPlay, State
from kosmodrom.games.galaxy_trucker.variants import make_rules

LARGE = """
    G<     GG     G      GG      G>
    H<     C/2    P/2    C/p     U
    K/yg   R2/rb  B3/3   C/o     O
    E      EE     K3/ggb EE      H>
"""
SMALL = """
    .   GG  .
    K/b P/2 C/2
    E   B/1 EE
"""
THRIFTY = """
    .    G     .
    K/b  P/1   C/1
    S/1  B3    C/1
    E    B3/1  EE
"""
FLEET = ((LARGE, 40), (SMALL, 38), (LARGE, 35))  # each with its place
OPTIONS = Options(rounds="3", build_mode="untimed")
MODERN = """
    .      .      .      GX<  C/2   G    .    .  .
    .      .      GG     GB   HB    H    GE   .  A
    .      S/4    BK/1g  N    P/2   C/l  .    U  C/p
    RK/rg  R2/rb  EE     EB   B3/3  V    C/o  O  L/1
    .      .      .      E    .     EE   .    .  .
"""
TECHNOLOGY = Options(rounds="3", build_mode="untimed", new_technologies=True)
ENVOY = """
    .    C/l  V
    K/b  P/2  C/2
    E    B/1  EE
"""
MODERN_FLEET = ((MODERN, 40), (MODERN, 38), (ENVOY, 35))
EVIL = Options(rounds="3", build_mode="untimed", new_technologies=True, evil_machinations=True)
ROOMY = MODERN.replace("S/4", "S/2")  # with places for survivors
EVIL_FLEET = ((ROOMY, 40), (ROOMY, 38), (LARGE, 35))

TURNED = """
    .    GG   G    G    .
    H<   C/p  U    B/2  H>
    .    K/g  P/2  C/2  .
    E    C/o  O    EE   E
"""
FRONTS = Options(rounds="1", build_mode="untimed", first_ship="IA")
TURNED_FLEET = ((TURNED, 40), (TURNED, 38), (SMALL, 35))
DOUBLED = """
    @3,5
    G    .     .    GG    .  .    G     GG   .
    H<   C/2   C/p  B3/3  .  C/2  B/2   C/o  H>
    .    K/yg  U    .     .  .    R/r   O    .
    K/b  C/2   EE   X     .  E    C/1   K/g  X
    E    .     .    E     .  .    E     EE   .
"""
HALF = """
    @4,6
    C/1  B/1  .  .  .  C/2
    EE   .    .  .  .  K/b
"""
HULLS = Options(rounds="2", build_mode="untimed", second_ship="IIA")
DOUBLED_FLEET = ((DOUBLED, 40), (DOUBLED, 38), (HALF, 35))
BONUS = Options(rounds="3", build_mode="untimed", new_technologies=True, bonus_cards=True)
THRIFTY_FLEET = ((THRIFTY, 40), (THRIFTY, 38), (THRIFTY, 35), (THRIFTY, 33))
SPARE = 7  # of so many components one lies in the warehouse yet
LAST = "I-stardust-1"
SPECIALIST_CARDS = ("I-planets-1", "I-planets-2", "I-slavers-1", "III-slavers-1", "I-open_space-1")
BOOSTED = """
    @4,6
    C/2  B/2  .  .  .  C/2  B/2
    E    EB   .  .  .  E    EB
    X    E    .  .  .  X    E
"""
JUMPS = Options(rounds="2", build_mode="untimed", second_ship="IIA", new_technologies=True)
BOOSTED_FLEET = ((BOOSTED, 40), (BOOSTED, 38), (HALF, 35))

Fleet: TypeAlias = tuple[tuple[str, int], ...]


def positions() -> list[Position]:
    """Each card met by one rich fleet of three, and the crew moving in."""
    modern = {card.kind: id for id, card in load_cards().items()}.values()
    return [
        *drawn(OPTIONS, FLEET, load_cards()),
        *drawn(TECHNOLOGY, MODERN_FLEET, modern, more=("II-open_space-1", LAST)),
        *with_specialists(),
        *drawn(FRONTS, TURNED_FLEET, modern, more=(LAST,)),
        *drawn(HULLS, DOUBLED_FLEET, modern, more=(LAST,)),
        *drawn(BONUS, THRIFTY_FLEET, bonus_deck(), more=(LAST,)),
        *drawn(JUMPS, BOOSTED_FLEET, modern, more=(LAST, "I-open_space-1")),
        *drawn(EVIL, EVIL_FLEET, load_cards("evil"), more=("III-planets-1",)),
        *drawn(EVIL, EVIL_FLEET, ["evil-drifting_ship-1"] * 6),  # whose survivors are seldom saved
    ]


def with_specialists() -> list[Position]:
    """Somebody who saves tokens, somebody who negotiates, and batteries for reactors to fill."""
    rules = make_rules(TECHNOLOGY, len(MODERN_FLEET))
    states = [before(rules, card, MODERN_FLEET) for card in SPECIALIST_CARDS]
    for state in states:
        state.scene = "next_card"
        for ship, name in zip(state.ships, ("technician", "diplomat"), strict=False):
            ship.specialist = name
            for cell, part in ship.parts.items():
                if part.shape.kind == "battery_hold":
                    ship.change(cell, batteries=0)
    return [Position(rules.seats, TECHNOLOGY, format_state(state)) for state in states]


def drawn(
    options: Options, fleet: Fleet, cards: Iterable[str], more: tuple[str, ...] = ()
) -> list[Position]:
    """Before each of these cards, perhaps with more to come; and the crew moving in."""
    rules = make_rules(options, len(fleet))
    states = [moving_in(rules, fleet), *(before(rules, card, fleet) for card in cards)]
    if options != OPTIONS:
        for state in states[1:]:
            state.scene = "next_card"  # past the window in which one may give up
            state.deck += more
            state.heap = rules.warehouse[::SPARE] if options.bonus_cards else ()
            if options.new_technologies:
                state.ships[1].specialist, state.ships[2].specialist = "technician", "diplomat"
    return [Position(len(fleet), options, format_state(state)) for state in states]


def moving_in(rules: Rules, fleet: Fleet = FLEET) -> State:
    """The crew moves in: humans in every cabin, where aliens could live in some."""
    state = before(rules, next(iter(load_cards())), fleet)
    state.scene, state.play = "crew", CardPlay(queue=tuple(range(len(fleet))))
    for ship in state.ships:
        for cell, part in ship.parts.items():
            ship.change(cell, humans=part.shape.places, alien=None)
    return state


def before(rules: Rules, card: str, fleet: Fleet = FLEET) -> State:
    """The fleet when this card is about to be turned up, the last of its flight."""
    state = start(rules, len(fleet), Rng.from_seed(card))
    state.scene, state.deck, state.earned = "before_card", (card,), [0] * len(fleet)
    for seat, (drawing, place) in enumerate(fleet):
        parts = parse_ship(drawing)
        ship = Ship(colour=seat, board=rules.board(state).name, parts=parts, token=seat + 1)
        if rules.board_of(ship).front is None:  # its builder has chosen
            ship = turned_ship(ship, FRONT)
        ship.place, ship.status, state.ships[seat] = place, "flying", ship
        for part in parts.values():
            for cube in part.goods:
                state.bank[cube] -= 1
    return state
