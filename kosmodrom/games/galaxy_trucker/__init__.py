"""Galaxy Trucker: build a ship out of junk, fly it, and see what arrives."""

from collections.abc import Mapping
from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Daily, Game
from kosmodrom.games.galaxy_trucker.actions import ACTIONS, Depart
from kosmodrom.games.galaxy_trucker.bots import BOTS
from kosmodrom.games.galaxy_trucker.build.company import agrees_to_pause, holds_back
from kosmodrom.games.galaxy_trucker.build.piles import deal_pile
from kosmodrom.games.galaxy_trucker.build.repair_at_once import repair_at_once
from kosmodrom.games.galaxy_trucker.events import EVENTS, AnyEvent
from kosmodrom.games.galaxy_trucker.expansions.mixing import let_dice_decide
from kosmodrom.games.galaxy_trucker.expansions.technology import FULL_TABLE
from kosmodrom.games.galaxy_trucker.final_picture import final_picture
from kosmodrom.games.galaxy_trucker.imagine import imagine
from kosmodrom.games.galaxy_trucker.notation import format_state, parse_state
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.outcome import outcome, summarize
from kosmodrom.games.galaxy_trucker.outlook import Preview
from kosmodrom.games.galaxy_trucker.positions import positions
from kosmodrom.games.galaxy_trucker.preview import previews
from kosmodrom.games.galaxy_trucker.rough_positions import rough_positions
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.statistics import (
    GalaxyTruckerStatistics,
    day_result,
    facts,
    statistics,
)
from kosmodrom.games.galaxy_trucker.teams import partners
from kosmodrom.games.galaxy_trucker.variants import make_rules, variants
from kosmodrom.games.galaxy_trucker.view import opened, own, public
from kosmodrom.games.galaxy_trucker.view_types import Own, Public
from kosmodrom.games.galaxy_trucker.why_not import why_not
from kosmodrom.games.tables import read_plans


def version_2(rules: Rules) -> Rules:
    """What was taken off at the inspection was lost at once."""
    return replace(rules, scenes={**rules.scenes, "repair": repair_at_once})


def version_1(rules: Rules) -> Rules:
    """Time-outs could be undone, piles lay by packs, and ships without humans or parts flew."""
    moments = {**rules.moments, "before_flight": (), "flight_over": ()}
    return replace(
        version_2(rules), seal_time_out=lambda state: None, deal_pile=deal_pile, moments=moments
    )


STAGES: Mapping[str, str] = {
    **dict.fromkeys(("setup", "lay_piles", "begin_build", "ready", "countdown"), "build"),
    **dict.fromkeys(("building", "turn", "tokens"), "build"),
    **dict.fromkeys(
        ("inspection", "repair", "second_try", "launch", "crew", "make_deck"), "launch"
    ),
    **dict.fromkeys(("flight_end", "arrival", "settlement", ""), "end"),
}


def phase(state: State) -> str:
    """Where the game is, for jumping in a replay; a moment belongs to what comes after it."""
    known = (STAGES[scene] for scene in (state.scene, *state.agenda) if scene in STAGES)
    stage, number = next(known, "card"), state.round + 1
    return f"card {number} {len(state.shown)}" if stage == "card" else f"{stage} {number}"


def stand_ins(state: State) -> tuple[Seat, ...]:
    """Whose seats the others or a partner gave to a computer player. (GT-NET-21, GT-NET-41)"""
    return tuple([seat for seat, player in enumerate(state.players) if player.replaced])


GAME: Game[State, Rules, Public, Own, AnyEvent] = Game(
    name="galaxy_trucker",
    version=3,
    earlier={1: version_1, 2: version_2},
    seats=tuple(range(1, FULL_TABLE + 1)),
    state=State,
    options=Options,
    actions=ACTIONS,
    events=EVENTS,
    public_type=Public,
    own_type=Own,
    rules=make_rules,
    start=start,
    public=public,
    own=own,
    opened=opened,
    preview=previews,
    preview_type=Preview,
    why_not=why_not,
    outcome=outcome,
    imagine=imagine,
    variants=variants,
    summarize=summarize,
    final_picture=final_picture,
    format=format_state,
    parse=parse_state,
    phase=phase,
    bots=BOTS,
    positions=lambda: [*positions(), *rough_positions()],
    partners=partners,
    rules_now=lambda rules, state: rules.in_force(state.round, state.rough),
    holds_back=holds_back,
    courtesy=agrees_to_pause,
    stand_ins=stand_ins,
    has_clocks=lambda chosen: chosen.get("build_mode") != "untimed",
    departure=lambda seat: Depart(who=seat),
    roll_options=let_dice_decide,
    facts=facts,
    statistics=statistics,
    statistics_type=GalaxyTruckerStatistics,
    daily=Daily(plans=lambda: read_plans(__name__), result=day_result),
)
