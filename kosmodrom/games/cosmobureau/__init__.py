"""Cosmobureau: fill the compartments of a ship with agents, fly, land, earn credits."""

from itertools import product
from typing import get_args

from kosmodrom.core.game import Game, Variant
from kosmodrom.games.cosmobureau import setup, turn
from kosmodrom.games.cosmobureau.actions import ACTIONS
from kosmodrom.games.cosmobureau.bots import BOTS
from kosmodrom.games.cosmobureau.components import PLAYERS, load_components
from kosmodrom.games.cosmobureau.events import EVENTS
from kosmodrom.games.cosmobureau.imagining import imagine
from kosmodrom.games.cosmobureau.notation import format_state, parse_state
from kosmodrom.games.cosmobureau.rules import CaptainDeal, CosmobureauOptions, Deal, Rules
from kosmodrom.games.cosmobureau.scoring import outcome, score, summarize
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.view import CosmobureauOwn, CosmobureauPublic, own, public
from kosmodrom.games.cosmobureau.why import why_not

SCENES = {
    "opening": setup.opening,
    "choose_ship": setup.choose_ship,
    "choose_captain": setup.choose_captain,
    "begin_turn": turn.begin_turn,
    "captain": turn.captain,
    "actions": turn.actions,
    "take": turn.take,
    "score": score,
}


def make_rules(options: CosmobureauOptions, seats: int) -> Rules:
    """The rules for these options; ValueError explains components that cannot be used."""
    box = load_components(options.components)
    return Rules(
        box=box,
        players=box.players[seats],
        ships=options.ships,
        captains=options.captains,
        extra_round=seats > 1,
        scenes=SCENES,
    )


def variants() -> list[Variant]:
    """Every number of seats with every way to deal ships and captains."""
    options = (
        CosmobureauOptions(ships=ships, captains=captains)
        for ships, captains in product(get_args(Deal), get_args(CaptainDeal))
    )
    return [Variant(seats, one) for one in options for seats in PLAYERS]


def phase(state: Cosmos) -> str:
    """The setup, each turn of the active player, the end."""
    if state.over:
        return "end"
    return f"turn {state.ship.turns}" if state.ship.turns else "setup"


GAME: Game[Cosmos, Rules] = Game(
    name="cosmobureau",
    version=1,
    seats=PLAYERS,
    state=Cosmos,
    options=CosmobureauOptions,
    actions=ACTIONS,
    events=EVENTS,
    public_type=CosmobureauPublic,
    own_type=CosmobureauOwn,
    rules=make_rules,
    start=setup.start,
    public=public,
    own=own,
    why_not=why_not,
    outcome=outcome,
    imagine=imagine,
    variants=variants,
    summarize=summarize,
    format=format_state,
    parse=parse_state,
    phase=phase,
    bots=BOTS,
)
