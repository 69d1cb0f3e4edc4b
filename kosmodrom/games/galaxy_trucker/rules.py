"""The rules as data: numbers, tables, small functions, scenes. Expansions are functions on them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.games.galaxy_trucker import strength
from kosmodrom.games.galaxy_trucker.boards import Board, Cell, load_boards
from kosmodrom.games.galaxy_trucker.components import Colour, Side, load_tiles, read_table
from kosmodrom.games.galaxy_trucker.deck import (
    Card,
    Hazard,
    deal_pile,
    load_cards,
    mixed_pile,
    shuffled_deck,
    stacked_deck,
)
from kosmodrom.games.galaxy_trucker.options import BuildMode, Options, Teams, Validation
from kosmodrom.games.galaxy_trucker.ship import (
    Flaw,
    Lost,
    Part,
    Parts,
    flaws,
    frontier,
    groups,
)
from kosmodrom.games.galaxy_trucker.state import State

Scene: TypeAlias = Callable[[State, "Rules"], Awaitable[str | None]]
Step: TypeAlias = Callable[[State, "Rules"], None]
Income: TypeAlias = Callable[[State, "Rules"], dict[Seat, int]]
Count: TypeAlias = Callable[[State, "Rules", Seat, tuple[Cell, ...]], int]
# How a hazard ends if nobody pays, by which rule, where, and what could be powered against it.
Fate: TypeAlias = Callable[
    [State, "Rules", Seat, Hazard, int], tuple[str, str, Cell | None, tuple[Cell, ...]]
]

SECOND: Millis = 1000
MINUTE: Millis = 60 * SECOND
HOUR: Millis = 60 * MINUTE
PILOT_CABINS = ("START-blue", "START-green", "START-yellow", "START-red")
NAMES = {"1": ("I", 1), "2": ("II", 2), "3": ("III", 3), "a": ("IIIa", 3)}


def worst(state: State, figures: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The lowest figure; of equals the one furthest ahead. (GT-CARD-ZONE-02)"""
    return (min(figures, key=lambda seat: (figures[seat], -state.ships[seat].place)),)


def pilot_cabin(rules: "Rules", board: Board, seat: Seat) -> dict[Cell, Part]:
    """A ship begins with the own pilot cabin on the marked square. (GT-FLOW-03)"""
    return {board.start: Part(rules.pilot_cabins[seat])}


def _count(what: str) -> Count:
    count = strength.COUNTS[what]
    return lambda state, rules, seat, powered: count(state.ships[seat].parts, powered)


COUNTS: Mapping[str, Count] = {what: _count(what) for what in strength.COUNTS}


@dataclass(frozen=True)
class Round:
    """One round: its ships, its rewards, its packs. (GT-FLOW-10)"""

    name: str  # 1, 2, 3 or a
    number: int
    board: str
    pack: str  # the adventure cards that give the round its number
    learning: bool
    recipe: Mapping[str, int]  # cards of each pack in a pile
    gap: int
    arrival: tuple[int, ...]
    beauty: int


@dataclass(frozen=True)
class Times:
    """How long things take; None is for ever."""

    sand: Millis | None = 90 * SECOND
    countdown: Millis = 5 * SECOND
    start_button: Millis = 30 * SECOND
    gather: Millis = 50  # requests for the same face-up component (GT-NET-08)
    between_grabs: Millis = 250  # (GT-NET-10)
    grace: Millis = 200  # (GT-NET-16)
    token: Millis = 5 * SECOND
    stalled: Millis = MINUTE  # (GT-NET-17)
    stalled_last: Millis = 5 * MINUTE
    pile_lock: Millis = 20 * SECOND  # (GT-NET-15)
    away: Millis = 15 * SECOND  # (GT-NET-19)
    replace: Millis = 2 * MINUTE  # (GT-NET-21)
    limit: Millis = 5 * MINUTE  # (GT-NET-28)
    turn: Millis = 24 * HOUR
    decision: Millis | None = 30 * SECOND
    window: Millis | None = 10 * SECOND
    repair: Millis | None = MINUTE
    crew: Millis | None = 20 * SECOND


@dataclass(frozen=True)
class Rules:
    """Everything an expansion may change."""

    seats: int
    rounds: tuple[Round, ...]
    mode: BuildMode
    chosen_validation: Validation | None
    teams: Teams
    times: Times
    scenes: Mapping[str, Scene]
    boards: Mapping[str, Board]
    cards: Mapping[str, Card]
    warehouse: tuple[str, ...]
    pilot_cabins: tuple[str, ...]
    lap: int
    prices: Mapping[Colour, int]
    bank: Mapping[Colour, int]
    piles: int
    reserve: int
    fee: int
    grab_budget: int
    solo_beauty: int
    countdown_turns: int
    fate: Fate
    make_deck: Callable[[State, "Rules"], tuple[str, ...]] = shuffled_deck
    deal_pile: Callable[[State, "Rules"], tuple[str, ...]] = deal_pile
    stacked: bool = False  # the deck keeps the order of the piles (GT-VAR-05)
    find_flaws: Callable[[Parts, Board], tuple[Flaw, ...]] = flaws
    # The wholes that must not fall apart: one part of a ship is kept, or one of each hull.
    find_groups: Callable[[Parts], list[frozenset[Cell]]] = groups
    first_parts: Callable[["Rules", Board, Seat], dict[Cell, Part]] = pilot_cabin
    open_cells: Callable[[Parts, Board], list[Cell]] = frontier
    counts: Mapping[str, Count] = field(default_factory=lambda: COUNTS)
    devices: Callable[[Parts, str], list[Cell]] = strength.doubles  # what a count may power
    # How far beside its own line a cannon still shoots a large meteor, by the meteor's side.
    reach: Mapping[Side, int] = field(default_factory=lambda: {0: 0, 1: 1, 2: 0, 3: 1})
    before_build: tuple[Step, ...] = ()
    before_flight: tuple[Step, ...] = ()
    before_arrival: tuple[Step, ...] = ()
    seal_time_out: Callable[[State], None] = State.seal  # (GT-NET-51)
    after_loss: tuple[Callable[[State, "Rules", Seat, tuple[Lost, ...]], None], ...] = ()
    # The worst in a comparison; who brings what into the settlement, in order.
    victims: Callable[[State, Mapping[Seat, int]], tuple[Seat, ...]] = worst
    income: tuple[tuple[str, Income], ...] = ()
    may_look: Callable[[Parts], bool] = lambda parts: len(parts) > 1  # (GT-PEEK-02)

    def round(self, state: State) -> Round:
        return self.rounds[state.round]

    def board(self, state: State) -> Board:
        return self.boards[self.round(state).board]

    def is_learning(self, state: State) -> bool:
        return self.rounds[state.round].learning

    def validation(self, state: State) -> Validation:
        """Classic under full rules in real time, otherwise errors are marked. (GT-NET-06)"""
        if self.chosen_validation is not None:
            return self.chosen_validation
        return "classic" if self.mode == "realtime" and not self.is_learning(state) else "assist"


def make_round(name: str, learning: bool) -> Round:
    board, number = NAMES[name]
    flight, key = read_table("flight"), str(number)
    return Round(
        name=name,
        number=number,
        board=board,
        pack="I" * number,
        learning=learning,
        recipe=flight["pile"][key],
        gap=flight["start_gap"][key],
        arrival=tuple(flight["arrival_rewards"][key]),
        beauty=flight["best_looking_ship_reward"][key],
    )


def make_times(options: Options, seats: int) -> Times:
    """Decisions take half a minute in real time, a day by correspondence, any time else."""
    sand = options.hourglass_seconds * SECOND
    turn = options.turn_hours * HOUR
    if options.build_mode == "turns":
        return Times(
            sand=None, turn=turn, decision=turn, window=turn, repair=turn, crew=turn, token=0
        )
    if options.build_mode == "untimed" or seats == 1:
        sands = sand if options.build_mode == "realtime" else None
        return Times(sand=sands, decision=None, window=None, repair=None, crew=None)
    return Times(sand=sand, decision=options.decision_seconds * SECOND)


def base_rules(options: Options, seats: int, scenes: Mapping[str, Scene], **more: Any) -> Rules:
    """The base game; ValueError if the options do not go together. (GT-VAR-13)"""
    if options.teams != "none" and seats != 4:
        raise ValueError("the team game needs exactly four players")
    flight = read_table("flight")
    return Rules(
        seats=seats,
        rounds=tuple(
            make_round(name, options.learning_flight and name == "1") for name in options.rounds
        ),
        mode=options.build_mode,
        chosen_validation=None if options.validation == "auto" else options.validation,
        teams=options.teams,
        times=make_times(options, seats),
        scenes=scenes,
        boards=load_boards(),
        cards=load_cards(),
        warehouse=warehouse_tiles(),
        pilot_cabins=PILOT_CABINS,
        lap=flight["lap_spaces"],
        prices=flight["goods_price"],
        bank=flight["bank_goods"],
        piles=flight["visible_piles"],
        reserve=flight["reserve_places"],
        fee=flight["lost_component_fee"],
        grab_budget=options.grab_budget,
        solo_beauty=options.solo_beauty,
        countdown_turns=options.countdown_turns,
        make_deck=stacked_deck if options.better_forecasts else shuffled_deck,
        deal_pile=mixed_pile if options.better_forecasts else deal_pile,
        stacked=options.better_forecasts,
        **more,
    )


@cache
def warehouse_tiles() -> tuple[str, ...]:
    """All components but the pilot cabins. (GT-FLOW-03)"""
    return tuple(id for id, tile in load_tiles().items() if tile.kind != "starting_cabin")
