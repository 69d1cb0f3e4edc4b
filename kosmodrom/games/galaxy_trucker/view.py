"""What a seat may see, built from nothing. (GT-NET-03)"""

from functools import lru_cache
from typing import Literal

import msgspec

from kosmodrom.core.actions import EVERYTHING, Millis, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer
from kosmodrom.games.galaxy_trucker.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.components import Alien, Colour, Side
from kosmodrom.games.galaxy_trucker.deck import Card
from kosmodrom.games.galaxy_trucker.options import BuildMode, Teams, Validation
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship import (
    Flaw,
    Lost,
    Origin,
    Part,
    Ship,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import Pallet, Question, Report, State
from kosmodrom.games.galaxy_trucker.strength import EACH, cannon_strength, doubles, engine_strength


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component on a ship. `cell` is 16 times the line plus the column."""

    cell: Cell
    tile: str
    turns: int = 0
    humans: int = 0
    alien: Alien | None = None
    batteries: int = 0
    goods: tuple[Colour, ...] = ()


class Figures(msgspec.Struct, frozen=True):
    """The counters of a ship; strengths in half units, `more` what batteries could add."""

    engines: int
    engines_more: int
    cannons: int
    cannons_more: int
    crew: int
    humans: int
    places: int  # crew that the cabins could hold
    batteries: int
    cells: int
    plain: int
    special: int
    shielded: tuple[Side, ...]
    exposed: int
    parts: int
    goods: tuple[Colour, ...]


class ShipView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's ship and what the player is doing."""

    seat: Seat
    colour: Seat
    status: Literal["building", "flying", "gave_up", "arrived"]
    parts: tuple[PartView, ...]
    figures: Figures
    holding: bool = False
    held: str | None = None  # the viewer's own only
    held_from: Origin | None = None
    loose: Cell | None = None
    reserve: tuple[str, ...] = ()
    lost: tuple[Lost, ...] = ()
    token: int | None = None
    place: int = 0
    flaws: tuple[Flaw, ...] = ()  # where errors are marked
    looking: int | None = None
    reaching: str | None = None  # for this face-up component, or "" for one that lies face down
    ready: bool = False
    away_since: Millis | None = None
    gone: bool = False
    replaced: bool = False
    wants_pause: bool = False
    wants_limit: bool = False
    wants_countdown: bool = False
    turns_left: int | None = None
    credits: int | None = None  # the viewer's own only, until the end
    earned: int = 0
    question: Question | None = None
    strength: int | None = None  # announced, half units
    powered: tuple[Cell, ...] = ()


class BoardView(msgspec.Struct, frozen=True):
    """The outline, and which numbers stand at its lines."""

    name: str
    cells: tuple[Cell, ...]
    start: Cell
    columns: tuple[tuple[int, int], ...]  # dice sum, column
    rows: tuple[tuple[int, int], ...]  # dice sum, line
    insurance_cap: int | None


class Spot(msgspec.Struct, frozen=True):
    """A square for the component in hand, and the turns with which it fits there."""

    cell: Cell
    turns: tuple[int, ...]


class PileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A forecast pile; its cards only while the viewer looks at it."""

    size: int
    looker: Seat | None = None
    cards: tuple[Card, ...] | None = None


class BuildView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The race."""

    face_down: int
    tray: tuple[str, ...]
    tokens: tuple[int, ...]  # still free
    piles: tuple[PileView, ...]
    spots: tuple[Spot, ...] = ()  # where errors are marked
    circles: tuple[int, ...] = ()  # of the hourglass, in order; 0 is Start
    circle: int = 0
    sand: Millis | None = None  # how long one run takes
    sand_ends: Millis | None = None
    flip: Literal["no", "running", "finished_only", "yes"] = "no"  # may the viewer turn it
    limit: Millis | None = None
    paused: bool = False
    turn: Seat | None = None
    countdown: bool = False
    grabs_left: int | None = None


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the hazard in play would take from a ship."""

    seat: Seat
    cell: Cell
    falls: tuple[Cell, ...] = ()


class FlightView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card in play and where everybody is."""

    order: tuple[Seat, ...]
    lap: int
    cards: int  # in the deck of this flight
    number: int  # of the card in play, from 1
    card: Card | None = None
    shown: tuple[str, ...] = ()
    line: int = 0
    hazard: int = 0  # the number of the one in play, from 1
    hazards: tuple[str, ...] = ()  # still to come, the one in play first
    roll: tuple[int, int] | None = None
    roller: Seat | None = None
    threats: tuple[Threat, ...] = ()
    queue: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    takers: tuple[tuple[Seat, int], ...] = ()
    pallets: tuple[Pallet, ...] = ()
    bank: dict[Colour, int] = {}
    deck: tuple[str, ...] | None = None  # for the viewer of a finished game


class ReportView(msgspec.Struct, frozen=True):
    """A settled round of one player; the total only for its owner, and for all at the end."""

    round: str
    seat: Seat
    arrived: bool
    place: int
    exposed: int
    arrival: int
    beauty: int
    goods: int
    losses: int
    lost: int
    parts: int
    earned: int
    credits: int | None


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table from one seat."""

    viewer: Seat
    phase: Literal[
        "ready", "countdown", "build", "tokens", "inspection", "launch", "flight", "between_cards",
        "over",
    ]  # fmt: skip
    round: str
    number: int
    rounds: tuple[str, ...]
    round_index: int
    learning: bool
    mode: BuildMode
    validation: Validation
    teams: Teams
    board: BoardView
    ships: tuple[ShipView, ...]
    build: BuildView
    flight: FlightView
    starter: Seat | None = None
    orders: dict[About, Answer] = {}
    answered: Literal["", "go_on", "give_up"] = ""
    confirm: tuple[str, ...] = ()  # actions that deserve a second thought (GT-NET-18, GT-NET-44)
    reports: tuple[ReportView, ...] = ()


PHASES = {
    "setup": "ready", "ready": "ready", "countdown": "countdown", "building": "build",
    "turn": "build", "tokens": "tokens", "inspection": "inspection", "repair": "inspection",
    "launch": "launch", "crew": "launch", "window": "between_cards", "": "over",
}  # fmt: skip


def view(state: State, rules: Rules, viewer: Seat) -> View:
    """What this viewer may see of the table."""
    turn = rules.round(state)
    own = 0 <= viewer < state.seats
    return View(
        viewer=viewer,
        phase=PHASES.get(state.scene, "flight"),  # type: ignore[arg-type]
        round=turn.name,
        number=turn.number,
        rounds=tuple(each.name for each in rules.rounds),
        round_index=state.round,
        learning=turn.learning,
        mode=rules.mode,
        validation=rules.validation(state),
        teams=rules.teams,
        board=_board_view(rules.board(state)),
        ships=tuple(_ship_view(state, rules, seat, viewer) for seat in range(state.seats)),
        build=_build_view(state, rules, viewer),
        flight=_flight_view(state, rules, viewer),
        starter=state.starter,
        orders=state.players[viewer].orders if own else {},
        answered=state.players[viewer].answer if own else "",
        confirm=_confirm(state, rules, viewer) if own else (),
        reports=tuple(_report(state, report, viewer) for report in state.reports),
    )


def _board_view(board: Board) -> BoardView:
    return BoardView(
        name=board.name,
        cells=_outline(board.cells),
        start=board.start,
        columns=tuple(board.columns.items()),
        rows=tuple(board.rows.items()),
        insurance_cap=board.insurance_cap,
    )


@lru_cache(64)
def _outline(cells: frozenset[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells))


@lru_cache(4096)
def _summary(items: tuple[tuple[Cell, Part], ...]) -> tuple[tuple[PartView, ...], Figures]:
    """The drawing and the counters of a ship, computed once for as long as it does not change."""
    parts = dict(items)
    views = tuple(
        PartView(c, p.tile, p.turns, p.humans, p.alien, p.batteries, p.goods) for c, p in items
    )
    shapes = [part.shape for part in parts.values()]
    more = {what: sum(EACH[what](parts[c]) for c in doubles(parts, what)) for what in EACH}
    figures = Figures(
        engines=engine_strength(parts),
        engines_more=more["engines"],
        cannons=cannon_strength(parts),
        cannons_more=more["cannons"],
        crew=crew_aboard(parts),
        humans=humans_aboard(parts),
        places=sum(shape.places for shape in shapes),
        batteries=sum(part.batteries for part in parts.values()),
        cells=sum(shape.cells for shape in shapes),
        plain=sum(shape.plain for shape in shapes),
        special=sum(shape.special for shape in shapes),
        shielded=tuple(sorted({side for shape in shapes for side in shape.shields})),
        exposed=exposed_connectors(parts),
        parts=len(parts),
        goods=tuple(goods_aboard(parts)),
    )
    return views, figures


def _ship_view(state: State, rules: Rules, seat: Seat, viewer: Seat) -> ShipView:
    ship, player = state.ships[seat], state.players[seat]
    mine = viewer in (seat, EVERYTHING)
    over = not state.scene
    parts, figures = _summary(tuple(sorted(ship.parts.items())))
    covered = state.clock.covered  # (GT-NET-20)
    return ShipView(
        seat=seat,
        colour=ship.colour,
        status=ship.status,
        parts=() if covered else parts,
        figures=figures,
        holding=ship.held is not None,
        held=ship.held if mine else None,
        held_from=ship.held_from if mine and ship.held is not None else None,
        loose=ship.loose,
        reserve=ship.reserve,
        lost=ship.lost,
        token=ship.token,
        place=ship.place,
        flaws=_marked_flaws(state, rules, ship, mine),
        looking=player.looking,
        reaching=next((r.tile or "" for r in state.requests if r.seat == seat), None),
        ready=player.ready,
        away_since=player.away_since,
        gone=player.gone,
        replaced=player.replaced,
        wants_pause=player.wants_pause,
        wants_limit=player.wants_limit,
        wants_countdown=player.wants_countdown,
        turns_left=player.turns_left,
        credits=stock(state, rules, seat) if mine or over else None,
        earned=state.earned[seat] if state.earned else 0,
        question=state.questions.get(seat),
        strength=state.figures.get(seat),
        powered=state.powered.get(seat, ()),
    )


def stock(state: State, rules: Rules, seat: Seat) -> int:
    """A player's credits; partners have one common stock. (GT-VAR-08)"""
    if rules.teams == "none":
        return state.players[seat].credits
    return state.players[seat].credits + state.players[(seat + 2) % 4].credits


def _marked_flaws(state: State, rules: Rules, ship: Ship, mine: bool) -> tuple[Flaw, ...]:
    """Errors are marked for the builder unless we play classic, for all at the inspection."""
    inspected = state.scene in ("inspection", "repair")
    marked = mine and state.scene in ("building", "turn") and rules.validation(state) != "classic"
    if not (inspected or marked) or state.clock.covered:
        return ()
    return rules.find_flaws(ship.parts, rules.board(state))


def _build_view(state: State, rules: Rules, viewer: Seat) -> BuildView:
    from kosmodrom.games.galaxy_trucker.building import fitting_spots, flip_state, free_tokens

    clock, turn = state.clock, rules.round(state)
    timed = rules.times.sand is not None and not turn.learning
    own = 0 <= viewer < state.seats
    building = state.scene in ("building", "turn")
    marked = own and building and rules.validation(state) != "classic" and not clock.covered
    budget = rules.grab_budget
    return BuildView(
        face_down=len(state.heap),
        tray=() if clock.covered else state.tray,
        tokens=free_tokens(state),
        piles=tuple(_pile_view(state, rules, pile, viewer) for pile in range(len(state.seen))),
        spots=fitting_spots(state, rules, viewer) if marked else (),
        circles=tuple(range(turn.number, -1, -1)) if timed else (),
        circle=clock.circle,
        sand=rules.times.sand if timed else None,
        sand_ends=clock.sand_ends,
        flip=flip_state(state, rules, viewer) if building and timed else "no",
        limit=clock.limit,
        paused=clock.paused_at is not None,
        turn=state.order[clock.turn % state.seats] if state.scene == "turn" else None,
        countdown=clock.countdown,
        grabs_left=budget - state.ships[viewer].grabs if budget and own else None,
    )


def _pile_view(state: State, rules: Rules, pile: int, viewer: Seat) -> PileView:
    looker = next((s for s, p in enumerate(state.players) if p.looking == pile), None)
    shown = viewer == EVERYTHING or (looker == viewer and viewer >= 0)
    cards = state.piles[pile]
    return PileView(len(cards), looker, tuple(rules.cards[id] for id in cards) if shown else None)


def _flight_view(state: State, rules: Rules, viewer: Seat) -> FlightView:
    from kosmodrom.games.galaxy_trucker.hits import threats

    return FlightView(
        order=state.flying(),
        lap=rules.lap,
        cards=len(state.deck) + len(state.shown),
        number=len(state.shown),
        card=rules.cards[state.card] if state.card else None,
        shown=state.shown,
        line=state.line,
        hazard=state.hazard,
        hazards=state.hazards,
        roll=state.roll,
        roller=state.roller if state.roll else None,
        threats=tuple(Threat(*threat) for threat in threats(state, rules)),
        queue=state.queue,
        losers=state.losers,
        takers=state.takers,
        pallets=state.pallets,
        bank=state.bank.copy(),
        deck=state.deck if viewer == EVERYTHING else None,
    )


def _confirm(state: State, rules: Rules, viewer: Seat) -> tuple[str, ...]:
    """What is worth asking twice: finishing at a price, giving up, the last human. (GT-NET-18)"""
    ship = state.ships[viewer]
    if state.scene in ("building", "turn"):
        assisted = rules.validation(state) == "assist"
        wrong = assisted and rules.find_flaws(ship.parts, rules.board(state))
        return ("finish",) if ship.reserve or wrong else ()
    if state.scene == "window":
        return ("give_up",)
    return ("give",) if humans_aboard(ship.parts) == 1 else ()


def _report(state: State, report: Report, viewer: Seat) -> ReportView:
    fields = msgspec.structs.asdict(report)
    if viewer not in (report.seat, EVERYTHING) and state.scene:
        fields["credits"] = None
    return ReportView(**fields)
