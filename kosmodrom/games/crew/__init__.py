"""The Crew: fifty missions for two to five people who win or lose together."""

from kosmodrom.core.actions import EVERYTHING
from kosmodrom.core.game import Daily, Game
from kosmodrom.games.crew.actions import ACTIONS
from kosmodrom.games.crew.bots import BOTS
from kosmodrom.games.crew.bots.hindsight import look_back
from kosmodrom.games.crew.bots.judging import hopes, judge
from kosmodrom.games.crew.events import EVENTS, AnyEvent
from kosmodrom.games.crew.imagine import imagine
from kosmodrom.games.crew.logbook import Campaign, goes_on, logbook
from kosmodrom.games.crew.notation import format_state, parse_state
from kosmodrom.games.crew.outcome import follow_ups, outcome, summarize
from kosmodrom.games.crew.preview import Preview, previews
from kosmodrom.games.crew.rules import CrewOptions, CrewRules
from kosmodrom.games.crew.setup import start
from kosmodrom.games.crew.signals import agrees_to_give_up, speaking_time, waits_for_word
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.statistics import (
    CrewStatistics,
    day_result,
    facts,
    statistics,
)
from kosmodrom.games.crew.variants import check_new, make_rules, variants
from kosmodrom.games.crew.view import CrewOwn, CrewPublic, own, public
from kosmodrom.games.crew.why_not import why_not
from kosmodrom.games.tables import read_plans, read_positions


def phase(state: Crew) -> str:
    """Where in the attempt: its preparation by name, then the tricks by number."""
    if state.verdict:
        return "over"
    return f"trick {state.number}" if state.scene in ("window", "trick") else state.scene


GAME: Game[Crew, CrewRules, CrewPublic, CrewOwn, AnyEvent] = Game(
    name="crew",
    version=1,
    seats=(2, 3, 4, 5),
    state=Crew,
    options=CrewOptions,
    actions=ACTIONS,
    events=EVENTS,
    public_type=CrewPublic,
    own_type=CrewOwn,
    rules=make_rules,
    start=start,
    public=public,
    own=own,
    opened=lambda state, rules: own(state, rules, EVERYTHING),
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
    positions=lambda: read_positions(__name__, CrewOptions),
    cooperative=True,
    replay_while_running=lambda rules: False,  # only the last trick may be looked at
    check_new=check_new,
    play_now={"aids": True},
    holds_back=waits_for_word,
    courtesy=agrees_to_give_up,
    speaking_time=speaking_time,
    look_back=look_back,
    judge=judge,
    hopes=hopes,
    logbook=logbook,
    logbook_type=Campaign,
    goes_on=goes_on,
    follow_ups=follow_ups,
    facts=facts,
    statistics=statistics,
    statistics_type=CrewStatistics,
    daily=Daily(plans=lambda: read_plans(__name__), result=day_result),
)
