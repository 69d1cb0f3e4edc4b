"""Well equipped fleets before each card, because ships built at random hardly ever fly."""

from collections.abc import Iterable
from typing import TypeAlias

from kosmodrom.core.game import Position
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
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
FLEET = ((LARGE, 40), (SMALL, 38), (LARGE, 35))  # each with its place
OPTIONS = Options(rounds="3", build_mode="untimed")
MODERN = """
    .      .      .      GX<  C/2   G    .    .  .
    .      .      GG     GB   HB    H    GE   .  A
    .      S/4    BK/2g  N    P/2   C/l  .    U  C/p
    RK/rg  R2/rb  EE     EB   B3/3  V    C/o  O  L/1
    .      .      .      E    .     EE   .    .  .
"""
TECHNOLOGY = Options(rounds="3", build_mode="untimed", new_technologies=True)
EVIL = Options(rounds="3", build_mode="untimed", new_technologies=True, evil_machinations=True)
MODERN_FLEET = ((MODERN, 40), (MODERN, 38), (LARGE, 35))
ROOMY = MODERN.replace("S/4", "S/2")  # with places for survivors
EVIL_FLEET = ((ROOMY, 40), (ROOMY, 38), (LARGE, 35))

Fleet: TypeAlias = tuple[tuple[str, int], ...]


def positions() -> list[Position]:
    """Each card met by one rich fleet of three, and the crew moving in."""
    modern = {card.kind: id for id, card in load_cards().items()}.values()
    return [
        *drawn(OPTIONS, FLEET, load_cards()),
        *drawn(TECHNOLOGY, MODERN_FLEET, modern),
        *drawn(EVIL, EVIL_FLEET, load_cards("evil")),
    ]


def drawn(options: Options, fleet: Fleet, cards: Iterable[str]) -> list[Position]:
    rules = make_rules(options, len(fleet))
    states = [moving_in(rules, fleet), *(before(rules, card, fleet) for card in cards)]
    if options.new_technologies:
        for state in states[1:]:
            state.scene = "next_card"  # past the window in which one may give up
    if options.evil_machinations:
        for state in states[1:]:
            state.deck = (*state.deck, "III-open_space-1")  # some ask nobody anything
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
    board = rules.board(state).name
    for seat, (drawing, place) in enumerate(fleet):
        parts = parse_ship(drawing)
        state.ships[seat] = Ship(
            colour=seat, board=board, parts=parts, token=seat + 1, place=place, status="flying"
        )
        for part in parts.values():
            for cube in part.goods:
                state.bank[cube] -= 1
    return state
