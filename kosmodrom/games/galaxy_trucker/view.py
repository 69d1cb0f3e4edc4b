"""What all may see, and what a seat sees besides, built from nothing. (GT-NET-03)"""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER, Seat
from kosmodrom.core.game import Situation as CoreSituation
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.build.advice import advice, closed, spots
from kosmodrom.games.galaxy_trucker.build.building import flip_state, free_tokens
from kosmodrom.games.galaxy_trucker.build.draft import charge_of
from kosmodrom.games.galaxy_trucker.build.inspection import faults
from kosmodrom.games.galaxy_trucker.build.repairing import draft_of
from kosmodrom.games.galaxy_trucker.events import AnyEvent
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import shut_now
from kosmodrom.games.galaxy_trucker.expansions.bonus.robo_police import spots_in_sight
from kosmodrom.games.galaxy_trucker.flight.contest import contest
from kosmodrom.games.galaxy_trucker.flight.purse import stock
from kosmodrom.games.galaxy_trucker.outcome import standing, winners
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import why_waits
from kosmodrom.games.galaxy_trucker.ship.hits import threats
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Flaw,
    Part,
    Parts,
    Ship,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import Landing, Pallet, Report, State
from kosmodrom.games.galaxy_trucker.view_types import (
    BoardView,
    BuildView,
    Figures,
    FlightView,
    LandingView,
    Own,
    PalletView,
    PartView,
    PileView,
    Public,
    RepairView,
    ReportView,
    Secrets,
    ShipView,
    SpotView,
    TakenOff,
    Threat,
)

Situation: TypeAlias = CoreSituation[Rules, Public, Own, AnyEvent]

BUILDING = ("building", "turn")  # the scenes in which components are taken and placed
BEFORE_BUILD = ("ready", "countdown")
INSPECTION = ("inspection", "repair")
RESULTS = ("ready", "")  # the scenes in which the last round is looked at


def public(state: State, rules: Rules) -> Public:
    """What everybody sees, watchers included."""
    turn, usual = rules.round(state), rules.board(state)
    reaching = {request.seat: request.tile or "" for request in state.requests}
    return Public(
        phase=rules.phases.get(state.scene, "flight"),  # type: ignore[arg-type]
        round=turn.name,
        number=turn.number,
        rounds=tuple([each.name for each in rules.rounds]),
        round_index=state.round,
        learning=turn.learning,
        mode=rules.labels.mode,
        validation=rules.labels.validation,
        teams=rules.labels.teams,
        board=_board_view(usual),
        boards=_other_boards(state, rules, usual.name),
        pick_places=rules.pick_places(state, rules) if state.scene == "evil_picks" else None,
        rough=state.rough,
        dead_column=state.roads.column,
        ships=tuple(
            [
                _ship_view(state, rules, seat, usual.name, reaching.get(seat))
                for seat in range(state.seats)
            ]
        ),
        build=_build_view(state, rules),
        flight=_flight_view(state, rules),
        starter=state.starter,
        reports=tuple([_report(report, rules, not state.scene) for report in state.reports]),
        landings=_landings(state, rules),
        standing=() if state.scene else standing(state, rules),
        winners=() if state.scene else winners(state, rules),
    )


def own(state: State, rules: Rules, viewer: Seat) -> Own:
    """What only this seat knows; for the viewer of a finished game, everything."""
    if viewer == EVERYTHING:
        return _everything(state, rules)
    player, allies = state.players[viewer], rules.partners.get(viewer, ())
    building = state.scene in BUILDING
    ship, seen = state.ships[viewer], building and not state.clock.covered
    builds = seen and ship.token is None
    board, items = rules.build_board(rules, ship), tuple(ship.parts.items())
    lacks, empty = advice(rules, board, items) if builds else ((), 0)
    budget, looking = rules.grab_budget, None if state.clock.covered else player.looking
    mine, knows = _secrets(state, rules, viewer), (viewer, *allies)
    return Own(
        viewer=viewer,
        secrets=(mine, *_common_secrets(mine, allies)) if allies else (mine,),
        totals=_totals(state, knows) if state.reports else (),
        forecast={} if looking is None else {looking: _pile(state, rules, looking)},
        spots=spots(rules, ship) if seen and rules.marks_errors else None,
        lacks=lacks,
        closed=closed(rules, ship, empty) if empty else None,
        flip=flip_state(state, rules, viewer)
        if building and rules.times.sand is not None
        else None,
        grabs_left=budget - ship.grabs if budget else None,
        orders=player.orders,
        answered=player.answer,
    )


def _common_secrets(mine: Secrets, allies: tuple[Seat, ...]) -> list[Secrets]:
    """Partners share a purse, but no hand. (GT-VAR-08)"""
    return [Secrets(ally, mine.credits) for ally in allies]


def _totals(state: State, knows: tuple[Seat, ...]) -> tuple[int | None, ...]:
    return tuple([one.credits if one.seat in knows else None for one in state.reports])


def opened(state: State, rules: Rules) -> Own:
    """What the seats hide from each other; the cards to come are nobody's."""
    return Own(
        viewer=EVERYTHING,
        secrets=tuple(_secrets(state, rules, seat) for seat in range(state.seats)),
        totals=tuple(report.credits for report in state.reports),
    )


def _everything(state: State, rules: Rules) -> Own:
    piles = {pile: _pile(state, rules, pile) for pile in range(len(state.seen))}
    return msgspec.structs.replace(opened(state, rules), forecast=piles, deck=state.deck)


def _other_boards(state: State, rules: Rules, usual: str) -> tuple[BoardView, ...]:
    """Boards of ships that are not built on the round's own, or are turned."""
    others = {ship.board: ship for ship in state.ships}
    if _shows_landings(state, rules):
        others |= {one.board: Ship(one.colour, one.board, {}) for one in state.landings}
    others.pop(usual, None)
    return tuple([_board_view(rules.board_of(ship)) for ship in others.values()])


def _shows_landings(state: State, rules: Rules) -> bool:
    """Without a clock the next round begins at once; who has not begun looks at the last."""
    if state.scene in BUILDING and rules.times.sand is None:
        return any(len(ship.parts) < 2 for ship in state.ships)
    return state.scene in RESULTS


def _landings(state: State, rules: Rules) -> tuple[LandingView, ...]:
    shown = state.landings if _shows_landings(state, rules) else ()
    return tuple([_landing_view(one) for one in shown])


def _landing_view(one: Landing) -> LandingView:
    return LandingView(
        seat=one.seat,
        colour=one.colour,
        board=one.board,
        launched=_part_views(one.launched),
        landed=_part_views(one.landed),
        cards=one.cards,
    )


def _part_views(parts: Parts) -> tuple[PartView, ...]:
    return tuple(
        [PartView(cell, **msgspec.structs.asdict(part)) for cell, part in sorted(parts.items())]
    )


@lru_cache(64)
def _board_view(board: Board) -> BoardView:
    return BoardView(
        name=board.name,
        cells=tuple(sorted(board.cells)),
        start=board.start,
        columns=tuple(board.columns.items()),
        rows=tuple(board.rows.items()),
        insurance_cap=board.insurance_cap,
    )


@lru_cache(4096)
def _summary(
    rules: Rules, board: str, items: tuple[tuple[Cell, Part], ...], specialist: str = ""
) -> tuple[tuple[PartView, ...], Figures]:
    """The drawing and the counters of a ship, computed once for as long as it does not change."""
    parts = dict(sorted(items))
    ship, counts = Ship(0, board, parts, specialist=specialist), rules.counts
    views = _part_views(parts)
    shapes = [part.shape for part in parts.values()]
    engines, cannons = (counts[what](rules, ship, ()) for what in ("engines", "cannons"))
    figures = Figures(
        engines=engines,
        engines_more=_powered(rules, ship, "engines") - engines,
        cannons=cannons,
        cannons_more=_powered(rules, ship, "cannons") - cannons,
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


def _powered(rules: Rules, ship: Ship, what: str) -> int:
    """A strength with everything on that batteries can power."""
    return rules.counts[what](rules, ship, tuple(rules.devices(rules, ship, what)))


def _ship_view(
    state: State, rules: Rules, seat: Seat, usual: str, reaching: str | None
) -> ShipView:
    """A ship as everybody sees it."""
    ship, player = state.ships[seat], state.players[seat]
    covered = state.clock.covered  # the whole board, with all that can be counted (GT-NET-20)
    items = () if covered else tuple(ship.parts.items())
    parts, figures = _summary(rules.of(seat), ship.board, items, ship.specialist)
    if state.roads.column and not covered:
        working = _as_it_will_fly(state, rules, seat, ship)
        figures = _summary(rules.of(seat), ship.board, working, ship.specialist)[1]
    return ShipView(
        seat=seat,
        colour=ship.colour,
        board="" if ship.board == usual else ship.board,
        status=ship.status,
        parts=parts,
        figures=figures,
        holding=ship.held is not None,
        loose=None if covered else ship.loose,
        reserve=() if covered else ship.reserve,
        batch=() if covered or state.scene in BEFORE_BUILD else ship.batch,
        lost=ship.lost,
        token=ship.token,
        place=ship.place,
        partners=rules.partners.get(seat, ()),
        flaws=_flaws(rules, ship) if state.scene in INSPECTION and not covered else (),
        repair=_repair_view(state, rules, seat),
        looking=player.looking,
        reaching=reaching,
        ready=player.ready,
        away_since=player.away_since,
        gone=player.gone,
        replaced=player.replaced,
        wants_pause=player.wants_pause,
        wants_limit=player.wants_limit,
        wants_countdown=player.wants_countdown,
        turns_left=player.turns_left,
        credits=None if state.scene else stock(state, rules, seat),
        earned=state.earned[seat] if state.earned else 0,
        question=state.questions.get(seat),
        strength=state.play.figures.get(seat),
        powered=state.play.powered.get(seat, ()),
        boosts=ship.boosts,
        returns=ship.returns,
        away=_part_views(ship.away),
        hulls_away=ship.hulls_away,
        specialist=ship.specialist,
        loans=player.loans,
        picked=bool(player.pick),
        promised=ship.promised,
        obeys=rules.handicap[seat] if rules.handicap else None,
        dead=_dead_squares(state, rules, seat, ship),
    )


def _repair_view(state: State, rules: Rules, seat: Seat) -> RepairView | None:
    """What is off so far, and what it would cost; public like the inspection. (GT-NET-49)"""
    draft, ship = draft_of(state, rules, seat), state.ships[seat]
    if draft is None or ship.repair is None:
        return None
    lost = {cell: ship.repair.built[cell] for cell in draft.off}
    return RepairView(
        found=faults(rules, rules.board_of(ship), ship.repair.built),
        left=faults(rules, rules.board_of(ship), ship.parts),
        off=tuple(TakenOff(step.cell, step.falls) for step in draft.steps),
        parts=_summary(rules.of(seat), ship.board, tuple(lost.items()))[0],
        charge=charge_of(rules, ship, draft),
    )


def _secrets(state: State, rules: Rules, seat: Seat) -> Secrets:
    """What only the owner sees: the component in hand, credits, marked errors. (GT-NET-03)

    Errors are marked for the builder unless we play classic, for all at the inspection.
    """
    ship, covered = state.ships[seat], state.clock.covered
    held = None if covered else ship.held
    marked = rules.marks_errors and state.scene in BUILDING and not covered
    return Secrets(
        seat=seat,
        credits=stock(state, rules, seat) if rules.partners else state.players[seat].credits,
        held=held,
        held_from=None if held is None else ship.held_from,
        flaws=rules.find_flaws(ship.parts, rules.build_board(rules, ship)) if marked else (),
        die=state.play.die[1] if state.play.die and state.play.die[0] == seat else 0,
        front=ship.front if state.scene in BUILDING else None,
        figures=None if covered else _meant_figures(state, rules, seat),
        dead=_meant_dead_squares(state, rules, seat),
        hand=tuple([rules.cards[id] for id in state.players[seat].hand]),
        pick=state.players[seat].pick,
    )


def _meant_figures(state: State, rules: Rules, seat: Seat) -> Figures | None:
    """The counters of a ship that does not lie as its builder means it."""
    ship = state.ships[seat]
    meant = rules.meant(rules, ship) if state.scene in BUILDING else ship
    if meant is ship:
        return None
    working = _as_it_will_fly(state, rules, seat, meant)
    return _summary(rules.of(ship.colour), meant.board, working)[1]


def _as_it_will_fly(
    state: State, rules: Rules, seat: Seat, ship: Ship
) -> tuple[tuple[Cell, Part], ...]:
    """What will be dead counts for nothing while it is built. (GTX-ROUGH-38, GTX-NET-36)"""
    items = tuple(ship.parts.items())
    if ship.status != "building":
        return items
    dead = _dead_squares(state, rules, seat, ship)
    return tuple([(c, msgspec.structs.replace(p, inert=p.inert or c in dead)) for c, p in items])


def _dead_squares(state: State, rules: Rules, seat: Seat, ship: Ship) -> tuple[Cell, ...]:
    """Where nothing works, on a ship that obeys this. (GTX-ROUGH-06)"""
    mine = rules.of(seat)
    return mine.dead(state, mine, ship)


def _meant_dead_squares(state: State, rules: Rules, seat: Seat) -> tuple[Cell, ...]:
    """On class IA the builder sees them as the provisional front has it. (GTX-NET-36)"""
    ship = state.ships[seat]
    if state.scene not in BUILDING or rules.meant(rules, ship) is ship:
        return ()
    dead = _dead_squares(state, rules, seat, rules.meant(rules, ship))
    return tuple(sorted(c for c in rules.board_of(ship).cells if rules.lies(ship, c) in dead))


def _flaws(rules: Rules, ship: Ship) -> tuple[Flaw, ...]:
    return rules.find_flaws(ship.parts, rules.board_of(ship))


def _build_view(state: State, rules: Rules) -> BuildView:
    """The race as everybody sees it."""
    clock, turn = state.clock, rules.round(state)
    timed = rules.times.sand is not None
    lookers = {player.looking: seat for seat, player in enumerate(state.players)}
    return BuildView(
        face_down=len(state.heap),
        components=len(rules.warehouse) - len(state.box),
        tray=() if clock.covered else state.tray,
        tokens=free_tokens(state),
        piles=tuple(
            [PileView(len(state.piles[n]), lookers.get(n)) for n in range(len(state.seen))]
        ),
        reserve=rules.reserve,
        circles=tuple(range(turn.number, -1, -1)) if timed else (),
        circle=clock.circle,
        sand=rules.times.sand if timed else None,
        sand_ends=clock.sand_ends,
        flip=flip_state(state, rules, WATCHER) if timed and state.scene in BUILDING else "no",
        limit=clock.limit,
        paused=clock.paused_at is not None,
        paused_at=clock.paused_at,
        turn=state.order[clock.turn % state.seats] if state.scene == "turn" else None,
        countdown=clock.countdown,
    )


def _pile(state: State, rules: Rules, pile: int) -> tuple[Card, ...]:
    return tuple(rules.cards[id] for id in state.piles[pile])


def _flight_view(state: State, rules: Rules) -> FlightView:
    card = rules.cards[state.play.card] if state.play.card else None
    return FlightView(
        order=state.flying(),
        lap=rules.lap,
        cards=len(state.deck) + len(state.shown),
        number=len(state.shown),
        card=card,
        shown=state.shown,
        filed=state.roads.filed,
        line=state.play.line + bool(state.play.queue) if card and card.lines else 0,
        hazard=state.play.hazard,
        hazards=state.play.hazards,
        roll=state.play.roll,
        roller=state.play.roller if state.play.roll else None,
        cause=state.play.cause,
        threats=tuple([Threat(*threat) for threat in threats(state, rules)]),
        queue=state.play.queue,
        losers=state.play.losers,
        takers=state.play.takers,
        pallets=_pallets(state) if state.play.pallets else (),
        bank=state.bank.copy(),
        stage=state.stage.ends,
        contest=contest(state, rules),
        shelf=state.play.shelf,
        auction=state.play.auction,
        spots=_spots(state, rules) if state.questions else (),
        shut=shut_now(state, rules) if state.questions else (),
    )


def _spots(state: State, rules: Rules) -> tuple[SpotView, ...]:
    return tuple(
        [
            SpotView(column, row, tuple([Threat(*threat) for threat in there]))
            for (column, row), there in spots_in_sight(state, rules).items()
        ]
    )


def _pallets(state: State) -> tuple[PalletView, ...]:
    return tuple([_pallet_view(state, pallet) for pallet in state.play.pallets])


def _pallet_view(state: State, pallet: Pallet) -> PalletView:
    parts = state.ships[pallet.seat].parts
    reasons = {cube: why_waits(parts, pallet, cube) for cube in dict.fromkeys(pallet.waiting)}
    return PalletView(
        seat=pallet.seat,
        waiting=pallet.waiting,
        before=pallet.before,
        offered=pallet.offered,
        no_room={cube: reason for cube, reason in reasons.items() if reason},
    )


def _report(report: Report, rules: Rules, total: bool) -> ReportView:
    """A settled round; the total only for those who may know it. (GT-NET-43)"""
    fields = msgspec.structs.asdict(report)
    if not total:
        fields["credits"] = None
    number, settled = next(
        (number, each) for number, each in enumerate(rules.rounds, 1) if each.name == report.round
    )
    return ReportView(number=number, board=settled.board, **fields)
