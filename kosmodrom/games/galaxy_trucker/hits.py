"""Meteors and cannon fire: what they meet, how a ship defends itself, what breaks off."""

from collections.abc import Iterator

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Enough, Power
from kosmodrom.games.galaxy_trucker.asking import Decision, decide_together
from kosmodrom.games.galaxy_trucker.boards import Board, Cell, column_of, line_of
from kosmodrom.games.galaxy_trucker.components import REAR, RIGHT
from kosmodrom.games.galaxy_trucker.deck import Hazard, parse_hazard
from kosmodrom.games.galaxy_trucker.events import Powered, Rolled, Threatened
from kosmodrom.games.galaxy_trucker.losses import (
    best_group,
    hold_together,
    lose_parts,
    spend_battery,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship import Parts, Ship
from kosmodrom.games.galaxy_trucker.state import Question, State
from kosmodrom.games.galaxy_trucker.strength import batteries

# What it meets


def target(parts: Parts, board: Board, hazard: Hazard, roll: int) -> Cell | None:
    """The first component on the line, coming from the hazard's side. (GT-HIT-02 to GT-HIT-04)"""
    line = board.line(hazard.side, roll)
    if line is None:
        return None
    across = line_of if hazard.side % 2 else column_of
    on_line = [cell for cell in parts if across(cell) == line]
    if not on_line:
        return None
    return max(on_line) if hazard.side in (RIGHT, REAR) else min(on_line)


def shooters(parts: Parts, board: Board, rules: Rules, hazard: Hazard, roll: int) -> list[Cell]:
    """Cannons that point at a large meteor, on its line or near enough. (GT-HIT-07 to GT-HIT-09)"""
    line = board.line(hazard.side, roll)
    assert line is not None
    across = line_of if hazard.side % 2 else column_of
    reach = rules.reach[hazard.side]
    return sorted(
        cell
        for cell, part in parts.items()
        if hazard.side in part.shape.barrels and abs(across(cell) - line) <= reach
    )


def shields(parts: Parts, hazard: Hazard) -> list[Cell]:
    """Generators that cover the side the hazard comes from. (GT-COMP-08)"""
    return sorted(cell for cell, part in parts.items() if hazard.side in part.shape.shields)


# How it ends


def fate(
    state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int
) -> tuple[str, str, Cell | None, tuple[Cell, ...]]:
    """How the hazard ends if nobody pays, the rule, the target, and what could be powered."""
    parts, board = state.ships[seat].parts, rules.board_of(state.ships[seat])
    cell = target(parts, board, hazard, roll)
    if cell is None:
        return "missed", "GT-HIT-03", None, ()
    if hazard.kind == "meteor" and hazard.large:
        guns = shooters(parts, board, rules, hazard, roll)
        if any(not parts[gun].shape.powered for gun in guns):
            return "shot", "GT-HIT-10", cell, ()
        return "hit", "GT-HIT-06", cell, tuple(guns[:1])
    if hazard.kind == "meteor" and not parts[cell].shape.sides[hazard.side]:
        return "harmless", "GT-HIT-05", cell, ()
    if hazard.large:
        return "hit", "GT-HIT-13", cell, ()
    rule = "GT-HIT-05" if hazard.kind == "meteor" else "GT-HIT-12"
    return "hit", rule, cell, tuple(shields(parts, hazard)[:1])


def threats(state: State, rules: Rules) -> Iterator[tuple[Seat, Cell, tuple[Cell, ...]]]:
    """What the hazard in play would take from each ship, for everybody to see."""
    if state.scene != "strike" or state.play.roll is None or not state.play.hazards:
        return
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll)
    for seat in state.play.targets:
        how, _, cell, _ = rules.fate(state, rules, seat, hazard, roll)
        if how == "hit" and cell is not None:
            yield seat, cell, falling(state.ships[seat], rules, cell)


def falling(ship: Ship, rules: Rules, *gone: Cell) -> tuple[Cell, ...]:
    """What would break off with these components, if the best part of each hull is kept."""
    left = {other: part for other, part in ship.parts.items() if other not in gone}
    fallen: list[Cell] = []
    for hull in rules.find_groups(left, rules.board_of(ship)):
        if len(hull) > 1:
            kept = best_group(left, hull)
            fallen += (other for group in hull if group is not kept for other in group)
    return tuple(sorted(fallen))


# The scenes


async def roll_hazard(state: State, rules: Rules) -> str:
    """Two dice for the next hazard, one roll for all it threatens. (GT-HIT-01, GT-HIT-20)"""
    if not state.play.hazards or not state.play.targets:
        state.play.hazards, state.play.targets, state.play.roll, state.play.hazard = (), (), None, 0
        return state.play.then
    hazard = parse_hazard(state.play.hazards[0])
    state.play.hazard += 1
    state.play.roll = (state.dice.die(), state.dice.die())
    state.reveal(to=state.everyone(), chance=True)
    state.tell(Rolled(seat=state.play.roller, dice=state.play.roll, side=hazard.side))
    return "strike"


async def strike(state: State, rules: Rules) -> str:
    """Each ship meets the hazard by itself; all finish before the next. (GT-CARD-METE-02, -03)"""
    assert state.play.roll is not None
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll)
    fates = {seat: rules.fate(state, rules, seat, hazard, roll) for seat in state.play.targets}
    decisions = {
        seat: defence(state, seat, hazard, cell, powered)
        for seat, (_, _, cell, powered) in fates.items()
        if powered and batteries(state.ships[seat].parts)
    }
    answers = await decide_together(state, rules, decisions)
    hit = []
    for seat, (how, rule, cell, _) in fates.items():
        answer = answers.get(seat)
        if isinstance(answer, Power):
            defend(state, seat, hazard, cell, answer)
            continue
        state.tell(Threatened(seat=seat, how=how, cell=cell, rule=rule))  # type: ignore[arg-type]
        if how == "hit" and cell is not None:
            lose_parts(state, rules, seat, [cell], "destroyed", "GT-HIT-15")
            hit.append(seat)
    await hold_together(state, rules, hit)
    state.play.hazards = state.play.hazards[1:]
    return "roll_hazard"


def defence(
    state: State, seat: Seat, hazard: Hazard, cell: Cell | None, powered: tuple[Cell, ...]
) -> Decision:
    """Pay one token of some battery, or take the hit. (GT-HIT-10, GT-HIT-14)"""
    pays: tuple[Action, ...] = tuple(
        Power(seat, powered[0], battery) for battery in batteries(state.ships[seat].parts)
    )
    kind = "cannon" if hazard.kind == "meteor" and hazard.large else "shield"
    question = Question(kind, cell=cell)  # type: ignore[arg-type]
    return Decision("defence", question, (*pays, Enough(seat)), pays[0], Enough(seat), pays[0])


def defend(state: State, seat: Seat, hazard: Hazard, cell: Cell | None, answer: Power) -> None:
    spend_battery(state, seat, answer.battery)
    rule = "GT-HIT-10" if hazard.large else "GT-HIT-14"
    state.tell(Powered(seat=seat, cell=answer.cell, battery=answer.battery, rule=rule))
    how = "shot" if hazard.large else "shielded"
    state.tell(Threatened(seat=seat, how=how, cell=cell, rule=rule))  # type: ignore[arg-type]


def throw(
    state: State, hazards: tuple[str, ...], targets: tuple[Seat, ...], roller: Seat, then: str
) -> str:
    """Let these hazards come, one by one, and go on with that scene. (GT-HIT-01)"""
    state.play.hazards, state.play.targets, state.play.hazard = hazards, targets, 0
    state.play.roller, state.play.then = roller, then
    return "roll_hazard"
