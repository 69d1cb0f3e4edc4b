"""From options to rules: each way to play is a function on rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import get_args

import msgspec

from kosmodrom.core.actions import Millis
from kosmodrom.core.game import Variant
from kosmodrom.games.galaxy_trucker import setup
from kosmodrom.games.galaxy_trucker.box.boards import load_boards
from kosmodrom.games.galaxy_trucker.box.components import pilot_cabins, warehouse_tiles
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.box.flight_board import load_flight_board
from kosmodrom.games.galaxy_trucker.build import (
    building,
    inspection,
    launch,
    piles,
    repairing,
    second_try,
)
from kosmodrom.games.galaxy_trucker.build.turns import turn
from kosmodrom.games.galaxy_trucker.cards import card_scenes
from kosmodrom.games.galaxy_trucker.expansions.modules import apply, modules
from kosmodrom.games.galaxy_trucker.expansions.technology import FULL_TABLE
from kosmodrom.games.galaxy_trucker.flight import flight
from kosmodrom.games.galaxy_trucker.flight.settlement import INCOME, settlement
from kosmodrom.games.galaxy_trucker.imagine import KNOWN_DECK, SECRETS, STACKED_DECK
from kosmodrom.games.galaxy_trucker.options import (
    BuildMode,
    Checks,
    Options,
    Pace,
    Rounds,
    Teams,
    Validation,
)
from kosmodrom.games.galaxy_trucker.rules import (
    HOUR,
    SECOND,
    Labels,
    Rules,
    Scene,
    Times,
    make_round,
)
from kosmodrom.games.galaxy_trucker.ship import goods, hits
from kosmodrom.games.galaxy_trucker.ship.power import COUNT_MOVES
from kosmodrom.games.galaxy_trucker.stage import TIMES
from kosmodrom.games.galaxy_trucker.teams import OPPOSITE, swap_before_launch

SCENES: Mapping[str, Scene] = {
    scene.__name__: scene
    for scene in (
        setup.setup, setup.lay_piles, setup.begin_build, setup.ready,
        setup.countdown, swap_before_launch,
        building.building, building.tokens, turn,
        inspection.inspection, repairing.repair, second_try.second_try,
        launch.launch, launch.crew, launch.make_deck,
        flight.before_card, flight.window, flight.curtain, flight.next_card, flight.card_end,
        flight.card_sum, flight.flight_end,
        flight.forced, flight.ground_unfit, flight.ground_empty, flight.arrival,
        hits.roll_hazard, hits.strike, goods.offer_goods, goods.loading, settlement,
        *card_scenes(),
    )
}  # fmt: skip


BOTS_AHEAD = 2  # components, where they keep to the pace of people
MOMENTS: Mapping[str, tuple[str, ...]] = {
    "before_flight": ("ground_unfit",),
    "card_over": ("forced",),
    "flight_over": ("ground_empty",),
}


@lru_cache(256)  # tables with the same options share what is computed from their rules
def make_rules(options: Options, seats: int) -> Rules:
    """The rules for these options; ValueError says which do not go together."""
    return chosen(base_rules(options, seats), options)


def base_rules(options: Options, seats: int) -> Rules:
    """The base game: a race against the clock, everybody for themselves."""
    flight = load_flight_board()
    return Rules(
        seats=seats,
        rounds=tuple(map(make_round, options.rounds)),
        labels=Labels(),
        times=Times(
            sand=options.hourglass_seconds * SECOND, decision=options.decision_seconds * SECOND
        ),
        boards=load_boards(),
        cards=load_cards(),
        warehouse=warehouse_tiles(),
        pilot_cabins=pilot_cabins(),
        lap=flight.lap_spaces,
        prices=flight.goods_price,
        bank=flight.bank_goods,
        piles=flight.visible_piles,
        reserve=flight.reserve_places,
        fee=flight.lost_component_fee,
        grab_budget=options.grab_budget,
        solo_beauty=options.solo_beauty,
        countdown_turns=options.countdown_turns,
        scenes=SCENES,
        start_build=setup.wait_for_start,
        deal_pile=piles.deal_pile,
        make_deck=piles.shuffled_deck,
        secrets=SECRETS,
        income=INCOME,
        fate=hits.fate,
        count_moves=COUNT_MOVES,
        moments=MOMENTS,
    )


def chosen(rules: Rules, options: Options) -> Rules:
    """The base game with everything that the host has chosen."""
    if options.build_mode == "turns":
        rules = by_turns(rules, options.turn_hours * HOUR)
    elif options.build_mode == "untimed":
        rules = untimed(rules)
    if rules.seats == 1 and options.build_mode != "turns":
        rules = alone(rules)
    if options.teams != "none":
        rules = teams(rules)
    if options.teams == "expert":
        rules = expert(rules)
    if options.better_forecasts:
        rules = better_forecasts(rules)
    if options.bots_wait:
        rules = replace(rules, bots_ahead=BOTS_AHEAD)
    if options.pace != "none" and options.build_mode != "turns":  # by mail one watches later
        rules = shown(rules, TIMES.paces[options.pace])
    check = CHECKS.get(options.validation)
    if check is not None:
        rules = check(rules)
    if modules(options, rules.seats):
        return apply(options, rules.seats, rules)  # nobody learns with them (GTX-NET-04)
    if not options.learning_flight:
        return rules
    again = [builds_again] if options.second_try and options.build_mode != "turns" else []
    return first_flight(rules, *([check] if check else []), *again)


# How ships are built


def by_turns(rules: Rules, turn: Millis) -> Rules:
    """One after another, by correspondence. (GT-NET-22)"""
    times = replace(
        rules.times, sand=None, turn=turn, decision=turn, window=turn, repair=turn, crew=turn,
        pick=turn, token=0, pile_lock=None, away=None,
    )  # fmt: skip
    rules = replace(
        _without_race(rules), times=times, start_build=setup.begin_turns, closes_piles=False
    )
    return assist(replace(rules, labels=replace(rules.labels, mode="turns")))


def untimed(rules: Rules) -> Rules:
    """All at once, without a clock; the finished may ask for a limit. (GT-NET-28)"""
    times = replace(rules.times, sand=None, pile_lock=None, away=None, between_grabs=0, gather=0)
    rules = replace(_without_race(rules), times=times, start_build=setup.begin_at_once, limits=True)
    return assist(unhurried(replace(rules, labels=replace(rules.labels, mode="untimed"))))


def _without_race(rules: Rules) -> Rules:
    return replace(rules, pauses=False, hands_over=False, stops_when_empty=False)


def alone(rules: Rules) -> Rules:
    """One player: no pauses, and no waiting for others. (GT-NET-29)"""
    times = replace(rules.times, between_grabs=0, gather=0)
    return unhurried(replace(rules, times=times, pauses=False))


def unhurried(rules: Rules) -> Rules:
    """Decisions take any time. (GT-NET-33)"""
    times = replace(rules.times, decision=None, window=None, repair=None, crew=None, pick=None)
    return replace(rules, times=times)


def shown(rules: Rules, pace: float) -> Rules:
    """Questions and cards wait until the show has reached them. (GT-NET-47, GT-NET-48)"""
    return replace(rules, times=replace(rules.times, show=pace))


# What the builder is told


def classic(rules: Rules) -> Rules:
    """Errors are found at the inspection. (GT-NET-06)"""
    return _labelled(replace(rules, marks_errors=False, must_fit=False), "classic")


def assist(rules: Rules) -> Rules:
    """Errors are marked. (GT-NET-06)"""
    return _labelled(replace(rules, marks_errors=True, must_fit=False), "assist")


def strict(rules: Rules) -> Rules:
    """Errors are not possible. (GT-NET-06)"""
    return _labelled(replace(rules, marks_errors=True, must_fit=True), "strict")


def _labelled(rules: Rules, validation: Validation) -> Rules:
    return replace(rules, labels=replace(rules.labels, validation=validation))


CHECKS: dict[str, Callable[[Rules], Rules]] = {
    "classic": classic, "assist": assist, "strict": strict,
}  # fmt: skip


# What is played


def first_flight(rules: Rules, *more: Callable[[Rules], Rules]) -> Rules:
    """Round 1, where it is played, is the learning flight. (GT-FLOW-05)"""
    rounds = tuple(
        make_round(each.name, (learning, *more)) if each.name == "1" else each
        for each in rules.rounds
    )
    return replace(rules, rounds=rounds)


def learning(rules: Rules) -> Rules:
    """No clock, no forecast, no reserve, no aliens; nobody gives up or is fined. (GT-FLOW-05)"""
    orders = tuple(about for about in rules.orders if about != "go_on")
    rules = replace(
        rules,
        times=replace(rules.times, sand=None),
        countdown_turns=None,
        reserve=0,
        piles=0,
        unseen_piles=0,
        make_deck=piles.learning_deck,
        deck_rule="GT-DECK-01",
        secrets=KNOWN_DECK,
        free_repairs=True,
        crew_options=lambda parts, cell: ("humans",),
        orders=orders,
        moments={moment: _without(scenes, "forced") for moment, scenes in rules.moments.items()},
        gives_up=False,
        needs_engines=False,
        may_refuse=False,
    )
    return assist(rules)


def builds_again(rules: Rules) -> Rules:
    """Before the launch, whose ship cannot fly may build another one, once."""
    before = ("second_try", *rules.moments.get("before_launch", ()))
    return replace(rules, moments={**rules.moments, "before_launch": before})


def _without(scenes: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(scene for scene in scenes if scene != name)


def better_forecasts(rules: Rules) -> Rules:
    """Pile 1 on top, then 2, 3, 4, each in its order. (GT-VAR-05, GT-NET-53)"""
    return replace(
        rules, make_deck=piles.stacked_deck, deal_pile=piles.mixed_pile, secrets=STACKED_DECK
    )


def teams(rules: Rules) -> Rules:
    """Partners share a purse and fly the ship that the other built. (GT-VAR-07 to GT-VAR-09)"""
    if rules.seats != 4:
        raise ValueError("the team game needs exactly four players")  # (GT-VAR-13)
    labels = replace(rules.labels, teams="team")
    moments = {**rules.moments, "before_launch": ("swap_before_launch",)}
    return replace(rules, labels=labels, partners=OPPOSITE, moments=moments)


def expert(rules: Rules) -> Rules:
    """Partners change ships while they build, too. (GT-VAR-10)"""
    labels = replace(rules.labels, teams="expert")
    return replace(rules, labels=labels, swaps_while_building=True)


# Every way to play, for tests


SEATS = range(1, len(pilot_cabins()) + 1)
MODES: tuple[BuildMode, ...] = get_args(BuildMode)
CHOICES_OF_CHECKS: tuple[Checks, ...] = get_args(Checks)
TEAMS: tuple[Teams, ...] = get_args(Teams)
PACES: tuple[Pace, ...] = get_args(Pace)
ROUNDS: tuple[Rounds, ...] = (
    "1", "2", "3", "a", "12", "23", "3a", "12a", "123", "123a", "13", "2a",
)  # fmt: skip


# What is played of the Big Expansion, one row a way.
MODULES: tuple[dict[str, object], ...] = (
    {"new_technologies": True},
    {"five_rules": "four_too"},
    {"rounds": "1", "first_ship": "IA"},
    {"rounds": "2", "second_ship": "IIA"},
    {"rounds": "12", "first_ship": "both", "second_ship": "both", "new_technologies": True},
    {"rounds": "2", "rough_roads": 2},
    {"rounds": "1", "rough_roads": 5, "new_technologies": True},
    {"rounds": "2", "rough_roads": 3, "handicap": (0, 2, 3, 1), "new_technologies": True},
    {"rounds": "1", "bonus_cards": True},
    {"evil_machinations": True},
    {"evil_machinations": True, "five_rules": "four_too", "new_technologies": True},
)


def variants() -> Sequence[Variant]:
    """Rounds, variants, modes and seats, so that each value of each option meets the others."""
    learning = [
        Variant(
            seats,
            Options(
                rounds="1", learning_flight=True, build_mode=mode, pace="usual", second_try=True
            ),
        )
        for seats in SEATS
        for mode in MODES
    ]
    base = [
        Variant(seats, _mixed(number, seats)) for number in range(len(ROUNDS)) for seats in SEATS
    ]
    return learning + base + expanded()


def expanded() -> list[Variant]:
    """The modules of the Big Expansion, among the ways to play the base game."""
    return [
        Variant(seats, msgspec.structs.replace(_mixed(number, seats), **modules))
        for number, modules in enumerate(MODULES)
        for seats in (*SEATS, FULL_TABLE)
    ]


def _mixed(number: int, seats: int) -> Options:
    return Options(
        rounds=ROUNDS[number],
        learning_flight=number % 4 == 0,
        build_mode=MODES[(number + seats) % 3],
        validation=CHOICES_OF_CHECKS[(number + seats // 2) % 4],
        better_forecasts=(number + seats) % 2 == 0,
        teams=TEAMS[number % 3] if seats == 4 else "none",
        grab_budget=25 if number % 5 == 3 else 0,
        pace=PACES[(number + seats) % 4],
    )
