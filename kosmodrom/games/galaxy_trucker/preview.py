"""What an answer costs, gives and leaves by the rules, as far as its player can know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Enough,
    Finish,
    Give,
    GiveUp,
    Keep,
    Land,
    Load,
    Loaded,
    Power,
    Repaired,
)
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import parse_hazard
from kosmodrom.games.galaxy_trucker.build.advice import Lack, advice, closed
from kosmodrom.games.galaxy_trucker.build.draft import charge_of
from kosmodrom.games.galaxy_trucker.build.inspection import faults, smallest_repair
from kosmodrom.games.galaxy_trucker.build.repairing import answer, draft_of
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.cards.planets import goods_on
from kosmodrom.games.galaxy_trucker.expansions.actions import Burn
from kosmodrom.games.galaxy_trucker.expansions.previews import more_preview
from kosmodrom.games.galaxy_trucker.flight.contest import (
    contest,
    days_won,
    is_worth_power,
    strength_with,
    verdict,
)
from kosmodrom.games.galaxy_trucker.preview_types import Confirm, Preview, after, piece_of
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import threats
from kosmodrom.games.galaxy_trucker.ship.losses import keep_part, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import KINDS, cost
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    Ship,
    batteries_aboard,
    by_hull,
    crew_aboard,
    goods_aboard,
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
        return [_preview(state, rules, seat, choice, choices) for choice in choices]
    doubt = finish_doubt(state, rules, seat) if state.scene in BUILDING else None
    if doubt is None:
        return ()
    finishing = Preview(confirm=doubt)
    return [finishing if type(choice) is Finish else None for choice in choices]


def _preview(
    state: State, rules: Rules, seat: Seat, choice: Action, choices: Sequence[Action]
) -> Preview | None:
    kind = state.questions[seat].kind
    if state.ships[seat].repair is not None:
        return repairing(state, rules, choice)
    match choice:
        case Keep(_, cell):
            return keeping(state, rules, seat, cell)
        case Power(_, cell) if kind in KINDS.values():
            return counting(state, rules, seat, (cell,))
        case Enough() if kind in KINDS.values():
            return counting(state, rules, seat, ())
        case Power() if kind == "payment":
            return Preview(batteries=batteries_aboard(state.ships[seat].parts) - 1)
        case Power(_, cell):
            return defending(state, rules, seat, cell)
        case Enough():
            return struck(state, rules, seat)
        case Give(_, cell):
            return giving(state, rules, seat, cell, kind)
        case Land(_, planet):
            days = card_in_play(state, rules).days
            return Preview(days=days, goods=goods_on(state, rules, planet))
        case Accept() if kind == "diplomat":
            return Preview(crew_lost=1)
        case Accept():
            return accepting(state, rules, seat, kind)
        case Loaded():
            fits = any(type(other) in (Load, Burn) for other in choices)
            return Preview(confirm="cubes" if fits else None)
        case GiveUp():
            return Preview(confirm="give_up")
    return more_preview(state, rules, seat, choice)


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
    before = state.ships[seat].parts
    shown = after(state, rules, seat, lambda s: keep_part(s, rules, seat, cell, "GT-HIT-16"))
    stays = {place: part for place, part in before.items() if place not in (shown.loses or ())}
    pieces = [group for hull in groups_of(state, rules, seat) for group in hull if cell in group]
    left = {place: before[place] for place in pieces[0]}
    return msgspec.structs.replace(
        shown,
        confirm=crew_doubt(rules, state.ships[seat], stays),
        left=piece_of(rules, state.ships[seat], left),
    )


def crew_doubt(rules: Rules, ship: Ship, left: Parts) -> Confirm | None:
    """The last human of the ship or of a hull would go, and that leaves the flight then."""
    board = rules.board_of(ship)
    hulls = zip(by_hull(ship.parts, board), by_hull(left, board), strict=True)
    emptied = [now for now, then in hulls if humans_aboard(now) and not humans_aboard(then)]
    if not emptied:
        return None
    return "hull" if humans_aboard(left) else "crew"


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
        left=piece_of(rules, ship, draft.parts),
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


def defending(state: State, rules: Rules, seat: Seat, cell: Cell) -> Preview:
    """All tokens of the way to stop a hazard that begins with this component."""
    left = batteries_aboard(state.ships[seat].parts)
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll or ())
    ways = rules.fate(state, rules, seat, hazard, roll).ways
    tokens = next((way.tokens for way in ways if cell in way.cells), 1)
    return Preview(batteries=left - tokens, loses=())


def struck(state: State, rules: Rules, seat: Seat) -> Preview | None:
    """Taking the hit, if the best part is kept. (GT-HIT-15, GT-HIT-16)"""
    gone = [(cell, *falls) for one, cell, falls in threats(state, rules) if one == seat]
    if not gone:
        return None

    def hit(other: State) -> None:
        lose_parts(other, rules, seat, gone[0], "destroyed", "GT-HIT-15")

    return msgspec.structs.replace(after(state, rules, seat, hit), worse=True)


def counting(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> Preview | None:
    """Powering these squares, or staying at the strength that there is."""
    running, card = contest(state, rules), card_in_play(state, rules)
    mine = next((one for one in running.flyers if one.seat == seat), None) if running else None
    if running is None or mine is None:
        return None
    value = strength_with(state, rules, running.what, seat, cells)
    beat, worth = running.beat, is_worth_power(mine)
    price = sum(cost(state, rules, seat, cell) for cell in cells)
    halfway = bool(cells) and beat is not None and value < beat <= mine.most
    meaning = verdict(state, rules, card, seat, value)
    return Preview(
        confirm="give_up" if meaning == "stuck" and not cells else None,
        batteries=batteries_aboard(state.ships[seat].parts) - price,
        strength=value,
        more=value - mine.now,
        verdict="not_yet" if halfway else meaning,
        days_won=days_won(meaning, value),
        worse=worth != bool(cells),
    )


def giving(state: State, rules: Rules, seat: Seat, cell: Cell, kind: str) -> Preview:
    ship, parts = state.ships[seat], state.ships[seat].parts
    if kind == "crew":
        left = msgspec.structs.replace(parts[cell], humans=max(0, parts[cell].humans - 1))
        return Preview(crew_lost=1, confirm=crew_doubt(rules, ship, {**parts, cell: left}))
    if kind == "battery":
        return Preview(batteries=batteries_aboard(parts) - 1)
    dearest = max(goods_aboard(parts), key=lambda cube: rules.prices[cube])
    return Preview(goods_lost=(dearest,))  # (GT-LOSS-01)


def accepting(state: State, rules: Rules, seat: Seat, kind: str) -> Preview:
    """What the card offers, and its price. (GT-CARD-ENEM-01, GT-CARD-SHIP-01)"""
    taking = state.play.taken + (kind != "reward")  # whoever won is counted already
    card = rules.reduced(card_in_play(state, rules), taking)
    crew = card.crew_lost if card.kind == "abandoned_ship" else 0
    # Where all must go, nobody is asked for them one by one.
    all_go = bool(crew) and crew == crew_aboard(state.ships[seat].parts)
    return Preview(
        confirm="crew" if all_go else None,
        credits=card.credits,
        days=card.days,
        goods=card.goods,
        crew_lost=crew,
    )
