"""Rough roads at the end of a card: fatigue, somersaults, junk, psychosis and envy."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import MARKS, Cell, cell_at, whole_name
from kosmodrom.games.galaxy_trucker.events import Rolled
from kosmodrom.games.galaxy_trucker.expansions.class_ia import turned_parts
from kosmodrom.games.galaxy_trucker.expansions.events import Somersaulted
from kosmodrom.games.galaxy_trucker.expansions.rough.moments import before_forced, first
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.ship.losses import best_group, hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.ship import Gone, Parts, Ship, groups
from kosmodrom.games.galaxy_trucker.state import State

Dice: TypeAlias = tuple[int, int]
HALF_TURN = 2  # quarters


def after_open_space(state: State, rules: Rules) -> bool:
    return rules.cards[state.shown[-1]].kind == "open_space"


def roll_spot(state: State, seat: Seat, rule: str) -> tuple[int, int]:
    """A column, then a row, for all ships. (GTX-GEN-10)"""
    column = (state.dice.die(), state.dice.die())
    row = (state.dice.die(), state.dice.die())
    state.reveal(to=state.everyone(), chance=True)
    state.tell(Rolled(seat=seat, dice=column, row_dice=row, rule=rule))
    return sum(column), sum(row)


def named(rules: Rules, ship: Ship, spot: tuple[int, int]) -> Cell | None:
    """The square that the dice name on this ship."""
    board = rules.board_of(ship)
    x, y = board.columns.get(spot[0]), board.rows.get(spot[1])
    return None if x is None or y is None else cell_at(x, y)


# Metal Fatigue


def metal_fatigue(rules: Rules) -> Rules:
    """After open space a component falls off. (GTX-ROUGH-25)"""
    return before_forced(rules, "tire_metal")


async def tire_metal(state: State, rules: Rules) -> str:
    """The same square of every ship that was present. (GTX-ROUGH-25)"""
    seats = rules.bound("metal_fatigue", state.present())
    if not after_open_space(state, rules) or not seats:
        return go_on(state)
    state.play.cause = "GTX-ROUGH-25"
    spot = roll_spot(state, seats[0], state.play.cause)
    for seat in seats:
        cell = named(rules, state.ships[seat], spot)
        if cell in state.ships[seat].parts:
            lose_parts(state, rules, seat, [cell], "fallen", "GTX-ROUGH-25")
    await hold_together(state, rules, seats)
    state.play.cause = ""
    return go_on(state)


# Somersault


def somersault(rules: Rules) -> Rules:
    """Engines may point both ways, and open space turns ships around. (GTX-ROUGH-35)"""
    boards = {
        name: msgspec.structs.replace(board, both_ways=True) for name, board in rules.boards.items()
    }
    return before_forced(replace(rules, boards=boards), "turn_around")


async def turn_around(state: State, rules: Rules) -> str:
    """Every ship that was present, with dice lines and all. (GTX-ROUGH-54, GTX-NET-51)"""
    present = state.present() if after_open_space(state, rules) else ()
    for seat in rules.bound("somersault", present):
        ship = state.ships[seat]
        name = ship.board.rstrip("".join(MARKS))
        quarters = MARKS.index(ship.board[len(name) :]) + HALF_TURN
        ship.board = name + MARKS[quarters % 4]
        ship.parts = turned_parts(ship.parts, HALF_TURN)
        ship.away = turned_parts(ship.away, HALF_TURN)
        state.tell(Somersaulted(seat=seat))
    return go_on(state)


# Space Junk


def space_junk(rules: Rules) -> Rules:
    """What falls off hits the ships behind. (GTX-ROUGH-22)"""
    rules = replace(rules, after_loss=(*rules.after_loss, note_junk))
    return first(before_forced(rules, "scatter_junk"), "revealed", "forget_junk")


def note_junk(state: State, rules: Rules, seat: Seat, gone: tuple[Gone, ...]) -> None:
    """Only what falls off is junk. (GTX-ROUGH-08)"""
    fallen = sum(1 for each in gone if each.how == "fallen")
    if fallen:
        junk = {**state.roads.junk, seat: state.roads.junk.get(seat, 0) + fallen}
        state.roads = msgspec.structs.replace(state.roads, junk=junk)


async def forget_junk(state: State, rules: Rules) -> str:
    """What fell off after the last junk makes no more of it. (GTX-ROUGH-53)"""
    state.roads = msgspec.structs.replace(state.roads, junk={})
    return go_on(state)


async def scatter_junk(state: State, rules: Rules) -> str:
    """From the leader on; the owner rolls, the last ship rolls nothing. (GTX-ROUGH-22)"""
    order, present = state.flying(), rules.bound("space_junk", state.present())
    for number, seat in enumerate(order):
        behind = [other for other in order[number + 1 :] if other in present]
        pieces = state.roads.junk.get(seat, 0)
        if pieces and behind:
            junk = {**state.roads.junk, seat: 0}
            state.roads = msgspec.structs.replace(state.roads, junk=junk)
            meteors = (PRINTED["space_junk"].meteor,) * pieces
            hazards = dict.fromkeys(behind, meteors)
            scene = throw(state, hazards, "scatter_junk", "GTX-ROUGH-22")
            state.play.roller = seat
            return scene
    return go_on(state)


# Cosmic Psychosis


def cosmic_psychosis(rules: Rules) -> Rules:
    """After each card a cabin may go. (GTX-ROUGH-24)"""
    return before_forced(rules, "go_mad")


async def go_mad(state: State, rules: Rules) -> str:
    """A cabin with humans on the named square, also in hyperspace. (GTX-ROUGH-24)"""
    seats = rules.bound("cosmic_psychosis", state.flying())
    if not seats:
        return go_on(state)
    state.play.cause = "GTX-ROUGH-24"
    spot = roll_spot(state, seats[0], state.play.cause)
    for seat in seats:
        reach_away(state, rules, seat, spot)
        cell = named(rules, state.ships[seat], spot)
        if cell is not None and is_manned(state.ships[seat].parts, cell):
            lose_parts(state, rules, seat, [cell], "destroyed", "GTX-ROUGH-24")
    await hold_together(state, rules, seats)
    state.play.cause = ""
    return go_on(state)


def is_manned(parts: Parts, cell: Cell) -> bool:
    return cell in parts and parts[cell].humans > 0


def reach_away(state: State, rules: Rules, seat: Seat, spot: tuple[int, int]) -> None:
    """A hull in hyperspace is reached too, and keeps its best piece. (GTX-NET-83)"""
    ship = state.ships[seat]
    cell = named(rules, Ship(ship.colour, whole_name(ship.board), {}), spot) if ship.away else None
    if cell is None or not is_manned(ship.away, cell):
        return
    here, hull = ship.parts, dict(ship.away)
    ship.parts = hull
    lose_parts(state, rules, seat, [cell], "destroyed", "GTX-ROUGH-24")
    pieces = groups(ship.parts)
    if len(pieces) > 1:
        kept = best_group(ship.parts, pieces)
        loose = [other for other in sorted(ship.parts) if other not in kept]
        lose_parts(state, rules, seat, loose, "fallen", "GT-HIT-16")
    ship.parts, ship.away = here, ship.parts


# Object of Envy


def object_of_envy(rules: Rules) -> Rules:
    """Who takes the lead is shot at. (GTX-ROUGH-21)"""
    rules = first(rules, "revealed", "note_leader")
    leaving: Iterable[str] = [
        s for s in rules.moments["card_over"] if s in ("forced", "leave_hulls")
    ]
    return with_moment(rules, "card_over", "shoot_leader", *dict.fromkeys(leaving))


async def note_leader(state: State, rules: Rules) -> str:
    """Who leads among the ships present, before anybody jumps. (GTX-NET-49)"""
    leader = next(iter(state.present()), None)
    state.roads = msgspec.structs.replace(state.roads, leader=leader)
    return go_on(state)


async def shoot_leader(state: State, rules: Rules) -> str:
    """By the ship directly behind, if there is one. (GTX-ROUGH-21, GTX-GEN-12)"""
    leader, *behind = (*state.present(), None)
    if leader is None or leader == state.roads.leader or behind[0] is None:
        return go_on(state)
    if not rules.bound("object_of_envy", [leader]):
        return go_on(state)
    printed = PRINTED["object_of_envy"]
    shots = {leader: (printed.shot,) * printed.shots}
    scene = throw(state, shots, "resume", "GTX-ROUGH-21")
    state.play.roller = behind[0]
    return scene
