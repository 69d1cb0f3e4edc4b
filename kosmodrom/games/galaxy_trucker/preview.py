"""What an answer costs, gives and leaves by the rules, as far as its player can know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker import futures
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Finish,
    FlyAsItIs,
    Give,
    GiveUp,
    GoOn,
    Keep,
    Land,
    Load,
    Loaded,
    Power,
    Repaired,
    Settle,
    Unload,
)
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import parse_hazard
from kosmodrom.games.galaxy_trucker.build.advice import Lack, advice, closed
from kosmodrom.games.galaxy_trucker.build.draft import charge_of
from kosmodrom.games.galaxy_trucker.build.inspection import faults, smallest_repair
from kosmodrom.games.galaxy_trucker.build.repairing import answer, draft_of
from kosmodrom.games.galaxy_trucker.build.second_try import unfit
from kosmodrom.games.galaxy_trucker.expansions import foresight
from kosmodrom.games.galaxy_trucker.expansions.previews import more_preview, staying
from kosmodrom.games.galaxy_trucker.judging import judged
from kosmodrom.games.galaxy_trucker.outlook import Confirm, Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import keep_part
from kosmodrom.games.galaxy_trucker.ship.power import KINDS
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Ship,
    batteries_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State

BUILDING = ("building", "turn")  # the scenes in which finishing is not yet due
SMALL = 8  # components; nobody means to fly with less


def previews(
    state: State, rules: Rules, seat: Seat, choices: Sequence[Action]
) -> Sequence[Preview | None]:
    """One beside each choice, where a question of the flight is asked or a ship is finished."""
    if seat in state.questions:
        shown = [_preview(state, rules, seat, choice, choices) for choice in choices]
        return judged(state, rules, seat, choices, shown)
    doubt = finish_doubt(state, rules, seat) if state.scene in BUILDING else None
    if doubt is None:
        return ()
    finishing = Preview(confirm=doubt)
    return [finishing if type(choice) is Finish else None for choice in choices]


def _preview(
    state: State, rules: Rules, seat: Seat, choice: Action, choices: Sequence[Action]
) -> Preview | None:
    if state.ships[seat].repair is not None:
        return repairing(state, rules, choice)
    match choice:
        case Power() | Enough() if state.questions[seat].kind != "system_test":
            return powering(state, rules, seat, choice)
        case Land() | Accept() | Decline():
            return offered(state, rules, seat, choice)
        case Keep(_, cell):
            return keeping(state, rules, seat, cell)
        case Give(_, cell):
            return futures.giving(state, rules, seat, cell, state.questions[seat].kind)
        case Settle(_, cell, who):
            return futures.settling(state, rules, seat, cell, who)
        case Load(_, cube):
            return Preview(worth=rules.prices[cube])
        case Unload(_, cube):
            return Preview(worth=-rules.prices[cube])
        case Loaded():
            return futures.loaded(state, rules, seat, choices)
        case GoOn():
            return futures.going_on(state, rules, seat)
        case GiveUp():
            return futures.giving_up(state, rules, seat)
        case FlyAsItIs():
            return Preview(confirm=unfit(rules, state.ships[seat]))
    return more_preview(state, rules, seat, choice)


def powering(state: State, rules: Rules, seat: Seat, choice: Power | Enough) -> Preview | None:
    """A battery for a strength or a defence, or none."""
    kind, cells = state.questions[seat].kind, (choice.cell,) if isinstance(choice, Power) else ()
    if kind in KINDS.values():
        return futures.counting(state, rules, seat, cells)
    if not isinstance(choice, Power):
        return futures.struck(state, rules, seat)
    if kind == "payment":
        return Preview(batteries=batteries_aboard(state.ships[seat].parts) - 1)
    return defending(state, rules, seat, choice.cell)


def defending(state: State, rules: Rules, seat: Seat, cell: Cell) -> Preview:
    """All tokens of the way to stop a hazard that begins with this component."""
    left = batteries_aboard(state.ships[seat].parts)
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll or ())
    ways = rules.fate(state, rules, seat, hazard, roll).ways
    tokens = next((way.tokens for way in ways if cell in way.cells), 1)
    return Preview(batteries=left - tokens, loses=())


def offered(state: State, rules: Rules, seat: Seat, choice: Land | Accept | Decline) -> Preview:
    """Taking what the card has for whoever wants it, or passing."""
    if isinstance(choice, Land):
        return futures.landing(state, rules, seat, choice.planet)
    if state.questions[seat].kind == "jump":
        return staying(state, rules, seat)
    if state.questions[seat].kind == "diplomat":
        return Preview(crew_lost=int(isinstance(choice, Accept)))
    if state.questions[seat].kind == "infected":
        lost = state.questions[seat].amount if isinstance(choice, Accept) else 0
        return Preview(crew_lost=lost, confirm=infected_doubt(state, seat, lost))
    if isinstance(choice, Accept) and state.play.tasks:
        return foresight.taking(state, rules, seat)
    if isinstance(choice, Accept):
        return futures.accepting(state, rules, seat, state.questions[seat].kind)
    return futures.passing(state, seat)


def infected_doubt(state: State, seat: Seat, lost: int) -> Confirm | None:
    """Goods that take the last human end the flight. (GTX-NET-17, GTX-ROUGH-34)"""
    return "crew" if lost >= humans_aboard(state.ships[seat].parts) else None


def finish_doubt(state: State, rules: Rules, seat: Seat) -> Confirm | None:
    """Finishing at a price, or with a ship that can hardly do anything. (GT-NET-18)"""
    ship = state.ships[seat]
    board = rules.build_board(rules, ship)
    lacks, empty = advice(rules, board, tuple(ship.parts.items()))
    doubt = lack_doubt(lacks)
    if doubt == "no_engine":
        return doubt
    if ship.reserve or (rules.marks_errors and rules.find_flaws(ship.parts, board)):
        return "charged"
    shut = closed(rules, ship, empty) if empty else None
    if doubt is None and shut and shut.by_loose:
        return "closed"
    return doubt or ("small" if len(ship.parts) < SMALL else None)


@lru_cache(1024)
def lack_doubt(lacks: tuple[Lack, ...]) -> Literal["no_engine", "no_power"] | None:
    """Nothing that drives the ship, or something that will never work without batteries."""
    lacking = [lack.what for lack in lacks]
    if "engine" in lacking or lacking[:1] == ["engine_battery"]:
        return "no_engine"
    return "no_power" if any(what.endswith("_battery") for what in lacking) else None


def keeping(state: State, rules: Rules, seat: Seat, cell: Cell) -> Preview:
    """What is left if this piece is kept; without humans it does not fly on. (GT-NET-54)"""

    def keep(other: State) -> None:
        keep_part(other, rules, seat, cell, "GT-HIT-16")

    before, kept = state.ships[seat].parts, futures.imagined(state, seat, keep).ships[seat].parts
    shown = futures.after(state, rules, seat, keep)
    stays = {place: part for place, part in before.items() if place not in (shown.loses or ())}
    pieces = [group for hull in groups_of(state, rules, seat) for group in hull if cell in group]
    left = {place: kept.get(place, before[place]) for place in pieces[0]}
    return msgspec.structs.replace(
        shown,
        confirm=futures.crew_doubt(rules, state.ships[seat], stays),
        left=futures.piece_of(rules, state.ships[seat], left),
    )


def groups_of(state: State, rules: Rules, seat: Seat) -> list[list[frozenset[Cell]]]:
    ship = state.ships[seat]
    return rules.find_groups(ship.parts, rules.board_of(ship))


def repairing(state: State, rules: Rules, choice: Action) -> Preview:
    """What comes of a step of a repair; only confirming it loses anything. (GT-NET-49, -54)"""
    seat, ship = choice.seat, state.ships[choice.seat]
    other, board = state.copy(), rules.board_of(ship)
    answer(other, rules, choice)
    draft = draft_of(other, rules, seat)
    assert draft is not None and ship.repair is not None
    found, left = faults(rules, board, ship.repair.built), faults(rules, board, ship.parts)
    after = faults(rules, board, draft.parts)
    return Preview(
        confirm=repair_doubt(rules, ship) if type(choice) is Repaired else None,
        loses=tuple(sorted(ship.parts.keys() - draft.parts.keys())),
        ends=tuple(
            number for number, flaw in enumerate(found, 1) if flaw in left and flaw not in after
        ),
        pieces=len(draft.pieces),
        charge=charge_of(rules, ship, draft),
        left=futures.piece_of(rules, ship, draft.parts),
    )


def repair_doubt(rules: Rules, ship: Ship) -> Confirm | None:
    """No human could fly it, or most of it is off and need not be. (GT-NET-52, GT-NET-54)"""
    if not any(part.shape.places for part in ship.parts.values()):
        return "crew"
    assert ship.repair is not None
    built = ship.repair.built
    needed = len(smallest_repair(rules, built, rules.board_of(ship)))
    too_much = len(built) - len(ship.parts) > needed
    return "small" if too_much and len(ship.parts) < SMALL else None
