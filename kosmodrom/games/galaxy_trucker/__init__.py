"""Galaxy Trucker: build a ship out of junk, fly it, and see what arrives."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Game, Variant
from kosmodrom.games.galaxy_trucker import setup as setting_up
from kosmodrom.games.galaxy_trucker.actions import ACTIONS, Depart
from kosmodrom.games.galaxy_trucker.bots import BOTS
from kosmodrom.games.galaxy_trucker.box.deck import deal_pile
from kosmodrom.games.galaxy_trucker.build import building, inspection, launch
from kosmodrom.games.galaxy_trucker.build.turns import turn
from kosmodrom.games.galaxy_trucker.cards import card_scenes
from kosmodrom.games.galaxy_trucker.events import EVENTS, AnyEvent
from kosmodrom.games.galaxy_trucker.flight import flight
from kosmodrom.games.galaxy_trucker.flight.settlement import INCOME, outcome, settlement, summarize
from kosmodrom.games.galaxy_trucker.imagine import SECRETS, imagine
from kosmodrom.games.galaxy_trucker.notation import format_state, parse_state
from kosmodrom.games.galaxy_trucker.options import (
    BuildMode,
    Checks,
    Options,
    Rounds,
    Teams,
)
from kosmodrom.games.galaxy_trucker.positions import FLEET, OPTIONS, positions
from kosmodrom.games.galaxy_trucker.preview import Preview, previews
from kosmodrom.games.galaxy_trucker.rules import Rules, Scene, base_rules
from kosmodrom.games.galaxy_trucker.ship import goods, hits
from kosmodrom.games.galaxy_trucker.ship.power import COUNT_MOVES
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.teams import partners, swap_before_launch
from kosmodrom.games.galaxy_trucker.variants import chosen
from kosmodrom.games.galaxy_trucker.view import own, public
from kosmodrom.games.galaxy_trucker.view_types import Own, Public
from kosmodrom.games.galaxy_trucker.why_not import why_not

SCENES: Mapping[str, Scene] = {
    scene.__name__: scene
    for scene in (
        setting_up.setup, setting_up.lay_piles, setting_up.begin_build, setting_up.ready,
        setting_up.countdown, swap_before_launch,
        building.building, building.tokens, turn,
        inspection.inspection, inspection.repair, launch.launch, launch.crew, launch.make_deck,
        flight.before_card, flight.window, flight.next_card, flight.card_end, flight.flight_end,
        flight.forced, flight.ground_unfit, flight.ground_empty, flight.arrival,
        hits.roll_hazard, hits.strike, goods.offer_goods, goods.loading, settlement,
        *card_scenes(),
    )
}  # fmt: skip


MOMENTS: Mapping[str, tuple[str, ...]] = {
    "before_flight": ("ground_unfit",),
    "card_over": ("forced",),
    "flight_over": ("ground_empty",),
}


@lru_cache(256)  # tables with the same options share what is computed from their rules
def make_rules(options: Options, seats: int) -> Rules:
    base = base_rules(
        options,
        seats,
        scenes=SCENES,
        start_build=setting_up.wait_for_start,
        secrets=SECRETS,
        income=INCOME,
        fate=hits.fate,
        count_moves=COUNT_MOVES,
        moments=MOMENTS,
    )
    return chosen(base, options)


def version_1(rules: Rules) -> Rules:
    """Time-outs could be undone, piles lay by packs, and ships without humans or parts flew."""
    moments = {**rules.moments, "before_flight": (), "flight_over": ()}
    return replace(rules, seal_time_out=lambda state: None, deal_pile=deal_pile, moments=moments)


STAGES: Mapping[str, str] = {
    **dict.fromkeys(("setup", "lay_piles", "begin_build", "ready", "countdown"), "build"),
    **dict.fromkeys(("building", "turn", "tokens"), "build"),
    **dict.fromkeys(("inspection", "repair", "launch", "crew", "make_deck"), "launch"),
    **dict.fromkeys(("flight_end", "arrival", "settlement", ""), "end"),
}


def phase(state: State) -> str:
    """Where the game is, for jumping in a replay."""
    stage, number = STAGES.get(state.scene, "card"), state.round + 1
    return f"card {number} {len(state.shown)}" if stage == "card" else f"{stage} {number}"


MODES: tuple[BuildMode, ...] = ("realtime", "turns", "untimed")
CHECKS: tuple[Checks, ...] = ("auto", "classic", "assist", "strict")
TEAMS: tuple[Teams, ...] = ("none", "team", "expert")
ROUNDS: tuple[Rounds, ...] = (
    "1", "2", "3", "a", "12", "23", "3a", "12a", "123", "123a", "13", "2a",
)  # fmt: skip


def variants() -> Sequence[Variant]:
    """Rounds, variants, modes and seats, so that each value of each option meets the others."""
    learning = [
        Variant(seats, Options(rounds="1", learning_flight=True, build_mode=mode))
        for seats in (1, 2, 3, 4)
        for mode in MODES
    ]
    return learning + [
        Variant(seats, _mixed(number, seats))
        for number in range(len(ROUNDS))
        for seats in range(1, 5)
    ]


def _mixed(number: int, seats: int) -> Options:
    return Options(
        rounds=ROUNDS[number],
        learning_flight=number % 4 == 0,
        build_mode=MODES[(number + seats) % 3],
        validation=CHECKS[(number + seats // 2) % 4],
        better_forecasts=(number + seats) % 2 == 0,
        teams=TEAMS[number % 3] if seats == 4 else "none",
        grab_budget=25 if number % 5 == 3 else 0,
    )


def stand_ins(state: State) -> tuple[Seat, ...]:
    """Whose seats the others or a partner gave to a computer player. (GT-NET-21, GT-NET-41)"""
    return tuple([seat for seat, player in enumerate(state.players) if player.replaced])


GAME: Game[State, Rules, Public, Own, AnyEvent] = Game(
    name="galaxy_trucker",
    version=2,
    earlier={1: version_1},
    seats=(1, 2, 3, 4),
    state=State,
    options=Options,
    actions=ACTIONS,
    events=EVENTS,
    public_type=Public,
    own_type=Own,
    rules=make_rules,
    start=setting_up.start,
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
    positions=lambda: positions(make_rules(OPTIONS, len(FLEET))),
    partners=partners,
    rules_now=lambda rules, state: rules.in_force(state.round, state.rough),
    stand_ins=stand_ins,
    departure=lambda seat: Depart(who=seat),
)
