"""Cosmobureau: fill the compartments of a ship with agents, fly, land, earn credits."""

from kosmodrom.core.game import Daily, Game
from kosmodrom.games.cosmobureau.actions import ACTIONS
from kosmodrom.games.cosmobureau.bots import BOTS
from kosmodrom.games.cosmobureau.components import PLAYERS
from kosmodrom.games.cosmobureau.events import EVENTS, AnyEvent
from kosmodrom.games.cosmobureau.imagine import imagine
from kosmodrom.games.cosmobureau.notation import format_state, parse_state
from kosmodrom.games.cosmobureau.outcome import outcome, summarize
from kosmodrom.games.cosmobureau.preview import Preview, previews
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions, Rules
from kosmodrom.games.cosmobureau.setup import start
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.statistics import (
    CosmobureauStatistics,
    day_result,
    facts,
    statistics,
)
from kosmodrom.games.cosmobureau.variants import make_rules, variants
from kosmodrom.games.cosmobureau.view import CosmobureauOwn, CosmobureauPublic, own, public
from kosmodrom.games.cosmobureau.why_not import why_not
from kosmodrom.games.tables import read_plans, read_positions


def phase(state: Cosmos) -> str:
    """The setup, each turn of the active player, the end."""
    if state.over:
        return "end"
    return f"turn {state.ship.turns}" if state.ship.turns else "setup"


GAME: Game[Cosmos, Rules, CosmobureauPublic, CosmobureauOwn, AnyEvent] = Game(
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
    start=start,
    public=public,
    own=own,
    preview=previews,
    preview_type=Preview,
    why_not=why_not,
    outcome=outcome,
    imagine=imagine,
    variants=variants,
    summarize=summarize,
    format=format_state,
    parse=parse_state,
    phase=phase,
    bots=BOTS,
    positions=lambda: read_positions(__name__, CosmobureauOptions),
    facts=facts,
    statistics=statistics,
    statistics_type=CosmobureauStatistics,
    daily=Daily(plans=lambda: read_plans(__name__), result=day_result),
)
