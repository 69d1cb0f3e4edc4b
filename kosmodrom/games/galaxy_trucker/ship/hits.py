"""Meteors and cannon fire: what they meet, how a ship defends itself, what breaks off."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Literal, TypeAlias

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Enough, Power
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, column_of, line_of
from kosmodrom.games.galaxy_trucker.box.components import REAR, RIGHT
from kosmodrom.games.galaxy_trucker.box.deck import Hazard, parse_hazard
from kosmodrom.games.galaxy_trucker.events import Aimed, Powered, Rolled, Threatened
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together
from kosmodrom.games.galaxy_trucker.rules import Fate, Rules, Way
from kosmodrom.games.galaxy_trucker.ship.losses import (
    best_group,
    hold_together,
    lose_parts,
    spend_battery,
)
from kosmodrom.games.galaxy_trucker.ship.power import affords, bill, cost
from kosmodrom.games.galaxy_trucker.ship.ship import Parts, Ship
from kosmodrom.games.galaxy_trucker.state import Question, State

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
        if part.shape.cannon and hazard.side in part.shape.barrels
        if abs(across(cell) - line) <= reach
    )


def shields(parts: Parts, hazard: Hazard) -> list[Cell]:
    """Generators that cover the side the hazard comes from. (GT-COMP-08)"""
    return sorted(cell for cell, part in parts.items() if hazard.side in part.shape.shields)


# How it ends


def fate(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
    """How the hazard ends if nobody pays, and how it could be stopped."""
    parts, board = state.ships[seat].parts, rules.board_of(state.ships[seat])
    cell = target(parts, board, hazard, roll)
    if cell is None:
        return Fate("missed", "GT-HIT-03")
    if hazard.kind == "meteor" and hazard.large:
        guns = shooters(parts, board, rules, hazard, roll)
        if any(not parts[gun].shape.powered for gun in guns):
            return Fate("shot", "GT-HIT-10", cell)
        return Fate("hit", "GT-HIT-06", cell, ways(state, rules, seat, guns, "shot"))
    if hazard.kind == "meteor" and not parts[cell].shape.sides[hazard.side]:
        return Fate("harmless", "GT-HIT-05", cell)
    if hazard.large:
        return Fate("hit", "GT-HIT-13", cell)
    rule = "GT-HIT-05" if hazard.kind == "meteor" else "GT-HIT-12"
    covering = shields(parts, hazard)
    return Fate("hit", rule, cell, ways(state, rules, seat, covering, "shielded"))


def ways(
    state: State, rules: Rules, seat: Seat, cells: list[Cell], how: Literal["shot", "shielded"]
) -> tuple[Way, ...]:
    """The first of these components that can be paid for, by itself. (GT-HIT-10, GT-HIT-14)"""
    rule = "GT-HIT-10" if how == "shot" else "GT-HIT-14"
    paid = (cell for cell in cells if affords(state, rules, seat, cell))
    found = (Way((cell,), cost(state, rules, seat, cell), how, rule) for cell in paid)
    return tuple(islice(found, 1))


def threats(state: State, rules: Rules) -> Iterator[tuple[Seat, Cell, tuple[Cell, ...]]]:
    """What the hazard in play would take from each ship, for everybody to see."""
    fires = state.scene == "strike" or state.play.salvo
    if not fires or state.play.roll is None or not state.play.hazards:
        return
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll)
    for seat in aimed_at(state):
        lost = rules.fate(state, rules, seat, hazard, roll).lost
        if lost:
            falls = falling(state.ships[seat], rules, *lost)
            yield seat, lost[0], (*lost[1:], *falls)


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
        state.play.cause = ""
        return state.play.then
    if not state.play.hazard:
        state.play.hazards = tuple(map(rules.incoming, state.play.hazards))
    hazard = parse_hazard(state.play.hazards[0])
    state.play.hazard += 1
    roll(state, state.play.cause or changed(rules, state.play.hazards[0]) or "GT-HIT-02")
    for _ in range(1, rules.hit_rolls):
        if not is_felt(state, rules, hazard):
            roll(state, "GTX-ROUGH-42")
    for seat in aimed_at(state):
        aim(state, rules, seat, hazard)
    return "strike"


def changed(rules: Rules, hazard: str) -> str:
    """The rule by which it is not what is printed; empty for most. (GTX-ROUGH-27)"""
    return "GTX-ROUGH-27" if rules.incoming(hazard) != hazard else ""


def roll(state: State, rule: str) -> None:
    """The dice for the hazard in play."""
    text, dice = state.play.hazards[0], (state.dice.die(), state.dice.die())
    state.play.roll = dice
    state.reveal(to=state.everyone(), chance=True)
    side = parse_hazard(text).side
    state.tell(Rolled(seat=state.play.roller, dice=dice, side=side, hazard=text, rule=rule))


def is_felt(state: State, rules: Rules, hazard: Hazard) -> bool:
    """Whether it strikes a ship, or can only be stopped with a token. (GTX-ROUGH-42)"""
    assert state.play.roll is not None
    thrown = sum(state.play.roll)
    fates = (rules.fate(state, rules, seat, hazard, thrown) for seat in aimed_at(state))
    return any(fate.how not in ("missed", "shot") for fate in fates)


def aim(state: State, rules: Rules, seat: Seat, hazard: Hazard) -> None:
    """Say what it will hit, and what could be done about that."""
    assert state.play.roll is not None
    fate = rules.fate(state, rules, seat, hazard, sum(state.play.roll))
    falls = (*fate.lost[1:], *falling(state.ships[seat], rules, *fate.lost)) if fate.lost else ()
    way = fate.ways[0] if fate.ways else None
    state.tell(
        Aimed(
            seat=seat,
            how=fate.how,
            cell=fate.cell,
            falls=falls,
            stops=way.how if way else "",
            tokens=way.tokens if way else 0,
            rule=fate.rule,
        )
    )


def aimed_at(state: State) -> list[Seat]:
    """Whom the hazard in play threatens; not every one is for everybody."""
    play = state.play
    return [seat for seat in play.targets if play.hazard not in play.misses.get(seat, ())]


async def strike(state: State, rules: Rules) -> str:
    """Each ship meets the hazard by itself; all finish before the next. (GT-CARD-METE-02, -03)"""
    assert state.play.roll is not None
    hazard, roll = parse_hazard(state.play.hazards[0]), sum(state.play.roll)
    fates = {seat: rules.fate(state, rules, seat, hazard, roll) for seat in aimed_at(state)}
    paid = await defences(state, rules, fates)
    for seat, (way, powers) in paid.items():
        pay(state, rules, seat, way, powers)
        fates[seat] = Fate(way.how, way.rule, fates[seat].cell)
    for seat, fate in fates.items():
        state.tell(Threatened(seat=seat, how=fate.how, cell=fate.cell, rule=fate.rule))
    hit = [seat for seat, fate in fates.items() if fate.lost]
    for seat in hit:
        blow_up(state, rules, seat, fates[seat].lost)
    await hold_together(state, rules, hit)
    state.play.hazards = state.play.hazards[1:]
    return "roll_hazard"


def blow_up(state: State, rules: Rules, seat: Seat, lost: tuple[Cell, ...]) -> None:
    """What is hit, then what explosions have left of the rest. (GT-HIT-15, GTX-ROUGH-52)"""
    first, *more = lost
    lose_parts(state, rules, seat, [first], "destroyed", "GT-HIT-15")
    for cell in more:
        if cell in state.ships[seat].parts:
            lose_parts(state, rules, seat, [cell], "destroyed", "GTX-ROUGH-30")


Paid: TypeAlias = tuple[Way, tuple[Power, ...]]


async def defences(state: State, rules: Rules, fates: Mapping[Seat, Fate]) -> dict[Seat, Paid]:
    """Who pays for which way to stop it, token by token, all at the same time. (GT-NET-31)"""
    given: dict[Seat, tuple[Power, ...]] = {seat: () for seat, fate in fates.items() if fate.ways}
    while True:
        decisions = {
            seat: decision
            for seat, powers in given.items()
            if (decision := defence(state, rules, seat, fates[seat], powers)) is not None
        }
        if not decisions:
            break
        for seat, answer in (await decide_together(state, rules, decisions)).items():
            if isinstance(answer, Power):
                given[seat] = (*given[seat], answer)
            else:
                del given[seat]
    paid = {seat: (way_paid(fates[seat], powers), powers) for seat, powers in given.items()}
    return {seat: (way, powers) for seat, (way, powers) in paid.items() if way is not None}


def way_paid(fate: Fate, powers: tuple[Power, ...]) -> Way | None:
    """The way that these tokens pay in full; one may be free."""
    cells = tuple(power.cell for power in powers)
    return next((way for way in fate.ways if way.payments == cells), None)


def defence(
    state: State, rules: Rules, seat: Seat, fate: Fate, powers: tuple[Power, ...]
) -> Decision[Power | Enough] | None:
    """The next token for a way that can be paid, or take the hit. (GT-HIT-10, GT-HIT-14)"""
    if way_paid(fate, powers) is not None:
        return None
    pays = tuple(dict.fromkeys(next_tokens(state, rules, seat, fate, powers)))
    if not pays:
        return None
    how = {way.how for way in fate.ways}
    question = Question("cannon" if "shot" in how else "shield", cell=fate.cell)
    refuse = () if powers else (Enough(seat),)
    return Decision(
        about="defence",
        question=question,
        choices=(*pays, *refuse),
        yes=pays[0],
        no=pays[0] if powers else Enough(seat),
        default=pays[0],
    )


def next_tokens(
    state: State, rules: Rules, seat: Seat, fate: Fate, powers: tuple[Power, ...]
) -> Iterator[Power]:
    """From which battery the next token of each way may come, where there are enough for it."""
    parts, spent = state.ships[seat].parts, Counter(power.battery for power in powers)
    begun = tuple(power.cell for power in powers)
    for way in fate.ways:
        if way.payments[: len(begun)] != begun:
            continue
        cell = way.payments[len(begun)]
        left = {b: parts[b].batteries - spent[b] for b in rules.sources(state, rules, seat, cell)}
        if sum(left.values()) >= way.tokens - len(begun):
            yield from (Power(seat, cell, battery) for battery, n in left.items() if n)


def pay(state: State, rules: Rules, seat: Seat, way: Way, powers: tuple[Power, ...]) -> None:
    bill(state, rules, seat, *way.cells)
    for power in powers:
        spend_battery(state, seat, power.battery)
        rule = rules.of(seat).token_rule or way.rule
        state.tell(Powered(seat=seat, cell=power.cell, battery=power.battery, rule=rule))


def throw(state: State, hazards: Mapping[Seat, tuple[str, ...]], then: str, cause: str = "") -> str:
    """Let hazards come, one by one; the first target rolls for all of them. (GT-HIT-01)

    Who has fewer of them misses those that the longest list has besides.
    """
    longest, targets = max(hazards.values(), key=len), tuple(hazards)
    state.play.hazards, state.play.targets, state.play.hazard = longest, targets, 0
    misses = {seat: missing(longest, own) for seat, own in hazards.items()}
    state.play.misses = {seat: numbers for seat, numbers in misses.items() if numbers}
    state.play.roller, state.play.then, state.play.cause = targets[0], then, cause
    return "roll_hazard"


async def salvo(
    state: State,
    rules: Rules,
    hazards: Mapping[Seat, tuple[str, ...]],
    roller: Seat,
    cause: str = "",
) -> None:
    """Hazards in the middle of something else, one by one."""
    scene, state.play.salvo = throw(state, hazards, "", cause), True
    state.play.roller = roller
    while scene:
        scene = await (roll_hazard if scene == "roll_hazard" else strike)(state, rules)
    state.play.salvo = False


def missing(hazards: tuple[str, ...], own: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers, from 1, of the hazards that are not in a shorter list; the first of equals."""
    left, numbers = list(own), []
    for number in range(len(hazards), 0, -1):
        if left and left[-1] == hazards[number - 1]:
            left.pop()
        else:
            numbers.append(number)
    return tuple(reversed(numbers))
