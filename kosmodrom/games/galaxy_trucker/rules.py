"""The rules as data: numbers, tables, small functions, scenes. Expansions are functions on them."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Generic, Literal, TypeAlias

from kosmodrom.core.actions import Action, Millis, Seat
from kosmodrom.core.ask import A_co
from kosmodrom.core.game import Playing
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import IN_FLIGHT, About, GiveUp
from kosmodrom.games.galaxy_trucker.box.boards import (
    MARKS,
    Board,
    Cell,
    hull_name,
    load_boards,
    turned,
)
from kosmodrom.games.galaxy_trucker.box.components import Colour, Side
from kosmodrom.games.galaxy_trucker.box.deck import (
    Card,
    Hazard,
    Penalty,
)
from kosmodrom.games.galaxy_trucker.box.flight_board import load_flight_board
from kosmodrom.games.galaxy_trucker.options import BuildMode, Teams, Validation
from kosmodrom.games.galaxy_trucker.ship import strength
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Flaw,
    Gone,
    Part,
    Parts,
    Ship,
    by_hull,
    fits,
    flaws,
    frontier,
    hull_groups,
    occupants,
    spare_figure,
)
from kosmodrom.games.galaxy_trucker.state import PickPlaces, State, WindowAnswer

Scene: TypeAlias = Callable[[State, "Rules"], Playing]
Income: TypeAlias = Callable[[State, "Rules"], dict[Seat, int]]
Count: TypeAlias = Callable[["Rules", Ship, tuple[Cell, ...]], int]
CrewHook: TypeAlias = Callable[[State, "Rules", Mapping[Seat, tuple[Cell, ...]]], Awaitable[None]]

Secret: TypeAlias = Callable[[State, "Rules", Seat, Rng], None]

SECOND: Millis = 1000
MINUTE: Millis = 60 * SECOND
HOUR: Millis = 60 * MINUTE


@dataclass(frozen=True)
class Way:
    """A way to stop a hazard: what works together, for how many tokens, how it ends then."""

    cells: tuple[Cell, ...]
    tokens: int
    how: Literal["shot", "shielded"]
    rule: str = "GT-HIT-14"

    @property
    def payments(self) -> tuple[Cell, ...]:
        """What each token is spent on, in order."""
        return payments(self.cells, self.tokens)


def payments(cells: tuple[Cell, ...], tokens: int) -> tuple[Cell, ...]:
    """What each of so many tokens is spent on: the first for the first, and so on."""
    return tuple(cells[min(n, len(cells) - 1)] for n in range(tokens))


@dataclass(frozen=True)
class Fate:
    """How a hazard ends for one ship if nobody pays, and how it could be stopped."""

    how: Literal["missed", "harmless", "shot", "shielded", "hit"]
    rule: str
    cell: Cell | None = None
    ways: tuple[Way, ...] = ()
    besides: tuple[Cell, ...] = ()  # what a hit destroys with the component that it meets

    @property
    def lost(self) -> tuple[Cell, ...]:
        return () if self.how != "hit" or self.cell is None else (self.cell, *self.besides)


@dataclass(frozen=True)
class CountMove(Generic[A_co]):
    """A small move while a strength is counted: who may do what, and what comes of it."""

    choices: Callable[[State, "Rules", Seat, str], tuple[A_co, ...]]
    do: Callable[[State, "Rules", Seat, A_co], Awaitable[None]]


@dataclass(frozen=True)
class WindowMove(Generic[A_co]):
    """What one may do in the window before a card besides leaving the flight or not."""

    choices: Callable[[State, "Rules", Seat], tuple[A_co, ...]]
    do: Callable[[State, "Rules", Seat], None]


@dataclass(frozen=True)
class BuildMove(Generic[A_co]):
    """What a builder may do besides at any moment, though nobody waits for it."""

    choices: Callable[[State, "Rules", Seat], Iterable[A_co]]
    do: Callable[[State, "Rules", Seat, A_co], None]


@dataclass(frozen=True)
class CrewMove(Generic[A_co]):
    """A way to fill a cabin besides those of the base game, and what comes of it."""

    choices: Callable[[State, "Rules", Seat, Cell], tuple[A_co, ...]]
    do: Callable[[State, "Rules", Seat, A_co], None]


PHASES: Mapping[str, str] = {
    "setup": "ready", "ready": "ready", "evil_picks": "picks",
    "countdown": "countdown", "building": "build",
    "turn": "build", "tokens": "tokens", "inspection": "inspection", "repair": "inspection",
    "second_try": "launch",
    "launch": "launch", "crew": "launch", "window": "between_cards", "": "over",
}  # fmt: skip


def worst(state: State, figures: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The lowest figure; of equals the one furthest ahead. (GT-CARD-ZONE-02)"""
    return (min(figures, key=lambda seat: (figures[seat], -state.ships[seat].place)),)


def pilot_cabin(rules: "Rules", board: Board, seat: Seat) -> dict[Cell, Part]:
    """A ship begins with the own pilot cabin on the marked square. (GT-FLOW-03)"""
    return {} if board.start is None else {board.start: Part(rules.pilot_cabins[seat])}


def fewest(exposed: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Who has the fewest exposed connectors; on a tie each of them. (GT-SCORE-03)"""
    return tuple(seat for seat, count in exposed.items() if count == min(exposed.values()))


def no_debt(state: State, rules: "Rules", seat: Seat, total: int) -> tuple[int, dict[str, int]]:
    """Nobody owes anything after a round. (GT-SCORE-07)"""
    return max(0, total), {}


async def nobody_is_spared(
    state: State, rules: "Rules", penalties: Mapping[Seat, Penalty]
) -> frozenset[Seat]:
    return frozenset()


async def unhindered(state: State, rules: "Rules", seat: Seat, crew: int) -> bool:
    return True


def _count(what: str) -> Count:
    count = strength.COUNTS[what]
    return lambda rules, ship, powered: count(ship.parts, powered)


COUNTS: Mapping[str, Count] = {what: _count(what) for what in strength.COUNTS}


@dataclass(frozen=True)
class Round:
    """One round: its ships, its rewards, its packs. (GT-FLOW-10)"""

    name: str  # as the option names it
    number: int
    board: str
    pack: str  # the adventure cards that give the round its number
    learning: bool
    recipe: Mapping[str, int]  # cards of each pack in a pile
    gap: int
    arrival: tuple[int, ...]
    beauty: int
    changes: tuple[Callable[["Rules"], "Rules"], ...] = ()  # what is different in this round


@dataclass(frozen=True)
class Labels:
    """What the players chose, for everybody to read; the rules themselves never ask."""

    mode: BuildMode = "realtime"
    validation: Validation = "classic"
    teams: Teams = "none"


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
    pile_lock: Millis | None = 20 * SECOND  # None: nobody may ask for a pile (GT-NET-15)
    away: Millis | None = 15 * SECOND  # None: the hands of the absent stay full (GT-NET-19)
    replace: Millis = 2 * MINUTE  # (GT-NET-21)
    limit: Millis = 5 * MINUTE  # (GT-NET-28)
    turn: Millis = 24 * HOUR
    decision: Millis | None = 30 * SECOND
    window: Millis | None = 10 * SECOND
    repair: Millis | None = MINUTE
    crew: Millis | None = 20 * SECOND
    pick: Millis | None = MINUTE  # of an evil card (GTX-NET-12)
    show: float = 0.0  # the pace of the flight's show; 0: nobody waits for it (GT-NET-47)
    curtain: Millis = 3 * SECOND  # after the show of a card, where a clock runs (GT-NET-48)
    next_round: Millis = 2 * MINUTE  # until it begins by itself (GT-NET-48)


@dataclass(frozen=True, eq=False)
class Rules:
    """Everything a variant or an expansion may change."""

    seats: int
    rounds: tuple[Round, ...]
    labels: Labels
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
    countdown_turns: int | None  # None: building in turns has no countdown (GT-NET-24)
    # How a hazard ends: state, rules, seat, hazard, sum of the dice.
    fate: Callable[[State, "Rules", Seat, Hazard, int], Fate]
    start_build: Callable[[State, "Rules"], str]  # after the setup
    deal_pile: Callable[[State, "Rules"], tuple[str, ...]]
    make_deck: Callable[[State, "Rules"], tuple[str, ...]]
    # The race.
    pauses: bool = True  # all together may stop the clock (GT-NET-20)
    hands_over: bool = True  # the absent may be replaced by vote (GT-NET-21)
    stops_when_empty: bool = True  # the clock stands while nobody is there (GT-NET-20)
    bots_ahead: int | None = None  # components that bots may be ahead of people
    limits: bool = False  # the finished may ask for a time limit (GT-NET-28)
    closes_piles: bool = True  # who goes away lets go of a pile (GT-NET-15)
    marks_errors: bool = False  # the builder sees errors at once (GT-NET-06)
    must_fit: bool = False  # nothing can be placed wrongly (GT-NET-06)
    free_repairs: bool = False  # what is wrong comes off at no cost (GT-ERR-09, GT-ERR-10)
    build_moves: Mapping[type[Action], BuildMove[Action]] = field(default_factory=dict)
    # A ship as its builder means it to fly, and the board by which errors are marked until then.
    meant: Callable[["Rules", Ship], Ship] = lambda rules, ship: ship
    lies: Callable[[Ship, Cell], Cell] = lambda ship, cell: cell  # a square, on the meant ship
    # Squares of a ship where nothing works, by the rules that bind its seat.
    dead: Callable[[State, "Rules", Ship], tuple[Cell, ...]] = lambda state, rules, ship: ()
    build_board: Callable[["Rules", Ship], Board] = lambda rules, ship: rules.board_of(ship)
    # Partners.
    partners: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)
    swaps_while_building: bool = False  # (GT-VAR-10)
    # The flight.
    crew_options: Callable[[Parts, Cell], tuple[str, ...]] = occupants
    crew_moves: Mapping[type[Action], CrewMove[Action]] = field(default_factory=dict)
    unseen_piles: int = 1  # dealt after the launch (GT-DECK-03)
    deck_rule: str = "GT-DECK-04"
    # Where cards that are picked now will lie; None where nobody picks any.
    pick_places: Callable[[State, "Rules"], PickPlaces | None] = lambda state, rules: None
    orders: tuple[About, ...] = IN_FLIGHT
    gives_up: bool = True  # ships leave the flight, or must (GT-QUIT-01)
    needs_engines: bool = True  # without strength a ship is lost in open space (GT-CARD-OPEN-02)
    may_refuse: bool = True  # a reward (GT-CARD-ENEM-06)
    # How one may leave in the window before a card, and what then leaves besides whole ships.
    leaving: Callable[[State, "Rules", Seat], dict[Action, WindowAnswer]] = (
        lambda state, rules, seat: {GiveUp(seat): "give_up"}
    )
    withdraw: Callable[[State, "Rules"], None] = lambda state, rules: None
    secrets: tuple[Secret, ...] = ()  # what a viewer cannot know, drawn anew by `imagine`
    find_flaws: Callable[[Parts, Board], tuple[Flaw, ...]] = flaws
    # The groups that each hull consists of; more than one is a hull that fell apart.
    find_groups: Callable[[Parts, Board], list[list[frozenset[Cell]]]] = hull_groups
    fits: Callable[[Parts, Board, Cell, Part], bool] = fits
    first_parts: Callable[["Rules", Board, Seat], dict[Cell, Part]] = pilot_cabin
    open_cells: Callable[[Parts, Board], list[Cell]] = frontier
    counts: Mapping[str, Count] = field(default_factory=lambda: COUNTS)
    # How far engines carry in open space, and what they leave behind there.
    drive: Count = lambda rules, ship, powered: rules.counts["engines"](rules, ship, powered)
    leap: Callable[[State, "Rules", Seat, Cell], None] = lambda *_: None  # into hyperspace
    strand: Callable[[State, "Rules", Seat, tuple[Cell, ...]], None] = lambda *_: None
    # What a count may power, the most useful first.
    devices: Callable[["Rules", Ship, str], list[Cell]] = lambda rules, ship, what: (
        strength.doubles(ship.parts, what)
    )
    # What else may be done while a strength is counted, and what follows when it stands.
    count_moves: Mapping[type[Action], CountMove[Action]] = field(default_factory=dict)
    after_count: tuple[Callable[[State, "Rules", Seat, str], Awaitable[None]], ...] = ()
    # The most that this brings to a count beyond what batteries alone do; 0 where it is nothing.
    utmost: Callable[[State, "Rules", Seat, str], int] = lambda *_: 0
    # Battery tokens that these components still need to work together, how many of them are saved,
    # and the batteries that may give them.
    price: Callable[[State, "Rules", Seat, tuple[Cell, ...]], int] = lambda *_: 1
    device_tokens: int = 1  # for one device alone, where nobody saves any
    token_rule: str = ""  # of a card that asks for more of them
    savings: Callable[[State, "Rules", Seat, Cell], int] = lambda *_: 0
    sources: Callable[[State, "Rules", Seat, Cell], list[Cell]] = lambda state, rules, seat, cell: (
        strength.batteries(state.ships[seat].parts)
    )
    # What is done in a count for somebody who does not say, before anything is powered.
    unsaid: tuple[Callable[[State, "Rules", Seat, str, str], Awaitable[None]], ...] = ()
    # A hazard as it really comes, and how often a roll that strikes nobody is made in all.
    incoming: Callable[[str], str] = lambda hazard: hazard
    hit_rolls: int = 1
    explosives: tuple[str, ...] = ()  # what makes a destroyed component explode: goods, batteries
    # How far beside its own line a cannon still shoots a large meteor, by the meteor's side.
    reach: Mapping[Side, int] = field(default_factory=lambda: {0: 0, 1: 1, 2: 0, 3: 1})
    # Names of scenes at before_piles, before_build, build_over, before_launch, before_crew,
    # before_flight, before_card, revealed, landed, card_over and flight_over.
    moments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=lambda: PHASES)  # by scene; else flight
    seal_time_out: Callable[[State], None] = State.seal  # (GT-NET-51)
    after_loss: tuple[Callable[[State, "Rules", Seat, tuple[Gone, ...]], None], ...] = ()
    # Whom silence gives up next: the parts, the board, how many still, the cabins so far.
    spare: Callable[[Parts, Board, int, Iterable[Cell]], Cell] = spare_figure
    # Whether somebody who wants to explore a wreck that asks for so much crew gets there.
    explores: Callable[[State, "Rules", Seat, int], Awaitable[bool]] = unhindered
    # With the cabin of every place that became free; an alien leaves two.
    after_crew_loss: tuple[CrewHook, ...] = ()
    # The worst in a comparison; who brings what into the settlement, in order.
    victims: Callable[[State, Mapping[Seat, int]], tuple[Seat, ...]] = worst
    victims_rule: str = ""  # of a card that names others
    # What the second, third ... victim of a line suffers; who an enemy or a line leaves alone.
    penalty: Callable[[Penalty, int], Penalty] = lambda penalty, number: penalty
    spared: Callable[[State, "Rules", Mapping[Seat, Penalty]], Awaitable[frozenset[Seat]]] = (
        nobody_is_spared
    )
    # By kind of card: whether it can harm a ship that was not asked anything before.
    harms: Mapping[str, Callable[[State, "Rules", Seat], bool]] = field(default_factory=dict)
    last_card: Callable[[State], bool] = lambda state: not state.deck
    # How many may take an offer, beat an enemy or, once a card, land on one planet; and the card as
    # it is for the first, second ... of them, and for who loses to the enemy meanwhile.
    quota: Callable[[State, Card], int] = lambda state, card: 1
    reaches_away: Callable[[Card], bool] = lambda card: False  # ships that are not present too
    reduced: Callable[[Card, int], Card] = lambda card, number: card
    sabotage_tries: tuple[int, ...] = (3,)  # against each victim, the last one for all others
    # Of those who arrive, a lower group comes first; only the first one competes for beauty.
    landing_group: Callable[[State, "Rules", Seat], int] = lambda state, rules, seat: 0
    income: tuple[tuple[str, Income], ...] = ()
    beautiful: Callable[[Mapping[Seat, int]], tuple[Seat, ...]] = fewest  # by exposed connectors
    # What is left of a purse after a settlement, and in which lines that was changed.
    balance: Callable[[State, "Rules", Seat, int], tuple[int, dict[str, int]]] = no_debt
    window_moves: Mapping[type[Action], WindowMove[Action]] = field(default_factory=dict)
    rough: Mapping[str, Callable[["Rules"], "Rules"]] = field(default_factory=dict)
    drawn: tuple[str, ...] = ()  # the rough cards in force, in a row
    # How many of the row, from the left, bind each seat, where they do not bind all alike; how the
    # rules that bind each seat work together; and these rules. (GTX-NET-91)
    handicap: tuple[int, ...] = ()
    bind: Callable[["Rules", tuple["Rules", ...]], "Rules"] = lambda rules, own: rules
    own: tuple["Rules", ...] = ()
    may_look: Callable[[Parts], bool] = lambda parts: len(parts) > 1  # (GT-PEEK-02)

    def round(self, state: State) -> Round:
        return self.rounds[state.round]

    def board(self, state: State) -> Board:
        """The board on which ships of this round are begun."""
        return self.boards[self.round(state).board]

    def board_of(self, ship: Ship) -> Board:
        """The board of a ship, turned as the ship is."""
        name = ship.board.rstrip("".join(MARKS))
        return turned(self.of(ship.colour).boards[name], MARKS.index(ship.board[len(name) :]))

    def fee_for(self, ship: Ship, lost: int) -> int:
        """What so many lost components cost at the landing. (GT-SCORE-05, GT-SCORE-06)"""
        cap = self.board_of(ship).insurance_cap
        return self.fee * lost if cap is None else min(self.fee * lost, cap)

    def broken_hulls(self, ship: Ship) -> list[list[frozenset[Cell]]]:
        """The groups of each hull that fell apart; none if the ship is whole."""
        found = self.find_groups(ship.parts, self.board_of(ship))
        return [hull for hull in found if len(hull) > 1]

    def hulls_of(self, ship: Ship) -> list[Ship]:
        """Each hull of a ship, as a ship by itself."""
        board = self.board_of(ship)
        if len(board.hulls) == 1:
            return [ship]
        hulls = []
        for number, parts in enumerate(by_hull(ship.parts, board)):
            hull = copy(ship)
            hull.board, hull.parts = hull_name(ship.board, number), dict(parts)
            hulls.append(hull)
        return hulls

    def of(self, seat: Seat) -> "Rules":
        """The rules that bind one seat; without a handicap they bind all alike."""
        return self.own[seat] if self.own else self

    def bound(self, card: str, seats: Iterable[Seat]) -> list[Seat]:
        """Those of these seats that a drawn card binds. (GTX-ROUGH-06)"""
        return [seat for seat in seats if not self.own or card in self.own[seat].drawn]

    @cached_property
    def _made(self) -> dict[tuple[int, tuple[str, ...]], "Rules"]:
        return {}

    def in_force(self, round: int, rough: tuple[str, ...] = ()) -> "Rules":
        """These rules with the changes of one round and of the cards drawn for it."""
        key = round, rough
        if key not in self._made:
            rules = self._changed(round, rough)
            if rough and self.handicap:
                rules = self.bind(
                    rules, tuple(self._changed(round, rough[:number]) for number in self.handicap)
                )
            self._made[key] = rules
        return self._made[key]

    def _changed(self, round: int, rough: tuple[str, ...]) -> "Rules":
        drawn = (change for card, change in self.rough.items() if card in rough)
        rules = replace(self, drawn=rough) if rough else self
        for change in (*self.rounds[round].changes, *drawn):
            rules = change(rules)
        return rules


def make_round(name: str, changes: tuple[Callable[[Rules], Rules], ...] = ()) -> Round:
    """A round of the base game; whatever changes it makes it the learning flight."""
    board = load_boards()[load_flight_board().rounds[name]]
    return round_on(board, name, changes, learning=bool(changes))


def round_on(
    board: Board,
    name: str,
    changes: tuple[Callable[[Rules], Rules], ...] = (),
    learning: bool = False,
) -> Round:
    """A flight with ships of this class; its number is that of the class."""
    flight, number, key = load_flight_board(), board.round, str(board.round)
    return Round(
        name=name,
        number=number,
        board=board.name,
        pack="I" * number,
        learning=learning,
        recipe=flight.pile[key],
        gap=flight.start_gap[key],
        arrival=flight.arrival_rewards[key],
        beauty=flight.best_looking_ship_reward[key],
        changes=changes,
    )
