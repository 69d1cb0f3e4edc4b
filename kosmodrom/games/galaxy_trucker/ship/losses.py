"""Losing crew, goods, batteries and components."""

from collections.abc import Iterable, Mapping

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Give, Keep
from kosmodrom.games.galaxy_trucker.box.boards import Cell, by_column
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.events import Gave, LostPart
from kosmodrom.games.galaxy_trucker.flight.asking import (
    Decision,
    decide,
    decide_together,
    usual_decision,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Gone,
    Loss,
    Lost,
    Part,
    Parts,
    batteries_aboard,
    crew_aboard,
    goods_aboard,
    life_support,
)
from kosmodrom.games.galaxy_trucker.ship.strength import batteries
from kosmodrom.games.galaxy_trucker.state import Question, State

# Crew


async def lose_crew(state: State, rules: Rules, seat: Seat, count: int, rule: str) -> None:
    """Return so many figures of one's choice, or all there are. (GT-LOSS-04)"""
    freed: list[Cell] = []
    for left in range(count, 0, -1):
        ship = state.ships[seat]
        cabins = [cell for cell, part in sorted(ship.parts.items()) if part.crew]
        if not cabins:
            break
        cell = cabins[0]
        if left < crew_aboard(ship.parts):
            choices = tuple(Give(seat, cabin) for cabin in cabins)
            usual = Give(seat, rules.of(seat).spare(ship.parts, rules.board_of(ship), left, freed))
            decision = usual_decision("crew", Question("crew", amount=left), choices, usual)
            answer = await decide(state, rules, seat, decision)
            cell = answer.cell
        freed += take_figure(state, seat, cell, rule)
    await crew_is_lost(state, rules, {seat: freed})


async def crew_is_lost(state: State, rules: Rules, freed: Mapping[Seat, Iterable[Cell]]) -> None:
    """What follows when a whole loss of crew is over; somebody may be asked."""
    places = {seat: found for seat, cells in freed.items() if (found := tuple(cells))}
    for hook in rules.after_crew_loss if places else ():
        await hook(state, rules, places)


def take_figure(state: State, seat: Seat, cell: Cell, rule: str) -> list[Cell]:
    """Whoever lives here is lost; the places that become free, two where an alien lived."""
    part = state.ships[seat].parts[cell]
    if part.alien is not None:
        state.ships[seat].change(cell, alien=None)
    else:
        state.ships[seat].change(cell, humans=part.humans - 1)
    what = "human" if part.alien is None else "alien"
    state.tell(Gave(seat=seat, what=what, cell=cell, rule=rule))  # type: ignore[arg-type]
    return [cell] if part.alien is None else [cell] * part.shape.places


# Goods and batteries


async def lose_goods(state: State, rules: Rules, seat: Seat, count: int, rule: str) -> None:
    """The most valuable cubes first, then batteries, then nothing. (GT-LOSS-01 to GT-LOSS-03)"""
    for left in range(count, 0, -1):
        parts = state.ships[seat].parts
        if goods_aboard(parts):
            await _lose_cube(state, rules, seat, left, rule)
        elif batteries_aboard(parts):
            await _lose_battery(state, rules, seat, left, "GT-LOSS-02")
        else:
            return


async def _lose_cube(state: State, rules: Rules, seat: Seat, left: int, rule: str) -> None:
    """Between cubes of equal colour the player chooses. (GT-LOSS-01)"""
    parts = state.ships[seat].parts
    cube = max(goods_aboard(parts), key=lambda colour: rules.prices[colour])
    holds = [cell for cell, part in sorted(parts.items()) if cube in part.goods]
    cell = holds[0]
    if left < goods_aboard(parts).count(cube):
        choices = tuple(Give(seat, hold) for hold in holds)
        usual = choices[0]
        decision = usual_decision("goods", Question("cube", amount=left), choices, usual)
        answer = await decide(state, rules, seat, decision)
        cell = answer.cell
    drop_cube(state, seat, cell, cube)
    state.bank[cube] += 1
    state.tell(Gave(seat=seat, what="cube", cell=cell, cube=cube, rule=rule))


def drop_cube(state: State, seat: Seat, cell: Cell, cube: Colour) -> None:
    goods = list(state.ships[seat].parts[cell].goods)
    goods.remove(cube)
    state.ships[seat].change(cell, goods=tuple(goods))


async def lose_batteries(state: State, rules: Rules, seat: Seat, count: int, rule: str) -> None:
    """So many tokens from batteries of one's choice."""
    for left in range(count, 0, -1):
        await _lose_battery(state, rules, seat, left, rule)


async def _lose_battery(state: State, rules: Rules, seat: Seat, left: int, rule: str) -> None:
    """A missing cube is paid with a battery token. (GT-LOSS-02)"""
    parts = state.ships[seat].parts
    cells = batteries(parts)
    cell = cells[0]
    if left < batteries_aboard(parts):
        choices = tuple(Give(seat, battery) for battery in cells)
        usual = choices[0]
        decision = usual_decision("goods", Question("battery", amount=left), choices, usual)
        answer = await decide(state, rules, seat, decision)
        cell = answer.cell
    spend_battery(state, seat, cell)
    state.tell(Gave(seat=seat, what="battery", cell=cell, rule=rule))


def spend_battery(state: State, seat: Seat, cell: Cell) -> None:
    """A token goes to the bank for good. (GT-LOSS-06)"""
    ship = state.ships[seat]
    ship.change(cell, batteries=ship.parts[cell].batteries - 1)


# Components


def lose_parts(
    state: State,
    rules: Rules,
    seat: Seat,
    cells: Iterable[Cell],
    how: Loss,
    rule: str,
    piece: int = 0,
) -> None:
    """Components and all that lies on them are gone; the discard pile grows. (GT-HIT-15)"""
    ship = state.ships[seat]
    gone = []
    for cell in cells:
        part = ship.take(cell)
        for cube in part.goods:
            state.bank[cube] += 1
        gone.append(Gone(cell, part, how))
        state.tell(lost_part(seat, cell, part, how, rule, piece))
    ship.lost += tuple(Lost(each.part.tile, how) for each in gone)
    for hook in rules.after_loss:
        hook(state, rules, seat, tuple(gone))


def lost_part(seat: Seat, cell: Cell, part: Part, how: Loss, rule: str, piece: int) -> LostPart:
    """A component with all that lay on it."""
    return LostPart(
        seat=seat,
        cell=cell,
        tile=part.tile,
        how=how,
        piece=piece,
        humans=part.humans,
        alien=part.alien is not None,
        goods=part.goods,
        batteries=part.batteries,
        sleepers=part.sleepers,
        rule=rule,
    )


def release_aliens(state: State, seat: Seat) -> list[Cell]:
    """An alien without life support of its colour leaves for the bank. (GT-HIT-18)"""
    ship = state.ships[seat]
    freed: list[Cell] = []
    for cell, part in sorted(ship.parts.items()):
        if part.alien is not None and part.alien not in life_support(ship.parts, cell):
            freed += take_figure(state, seat, cell, "GT-HIT-18")
    return freed


async def hold_together(
    state: State, rules: Rules, seats: Iterable[Seat], rule: str = "GT-HIT-16"
) -> None:
    """Of each hull that fell into parts its owner keeps one. (GT-HIT-16, GT-HIT-17)"""
    hit = tuple(seats)
    while broken := {s: found for s in hit if (found := rules.broken_hulls(state.ships[s]))}:
        decisions = {
            seat: keep_decision(state.ships[seat].parts, seat, found)
            for seat, found in broken.items()
        }
        for seat, answer in (await decide_together(state, rules, decisions)).items():
            keep_part(state, rules, seat, answer.cell, rule)
    await crew_is_lost(state, rules, {seat: release_aliens(state, seat) for seat in hit})


def keep_decision(parts: Parts, seat: Seat, broken: list[list[frozenset[Cell]]]) -> Decision[Keep]:
    """One piece of each broken hull, in any order."""
    choices = tuple(Keep(seat, min(group, key=by_column)) for hull in broken for group in hull)
    usual = Keep(seat, min(best_group(parts, broken[0]), key=by_column))
    return usual_decision("part", Question("part"), choices, usual)


def best_group(parts: Parts, found: list[frozenset[Cell]]) -> frozenset[Cell]:
    """The part with humans, then most components, then lowest column and row. (GT-NET-33)"""

    def rank(group: frozenset[Cell]) -> tuple[bool, int, tuple[int, int]]:
        manned = any(parts[cell].humans for cell in group)
        return not manned, -len(group), min(map(by_column, group))

    return min(found, key=rank)


def keep_part(state: State, rules: Rules, seat: Seat, cell: Cell, rule: str) -> None:
    """The other groups of the same hull are lost."""
    ship = state.ships[seat]
    hulls = rules.find_groups(ship.parts, rules.board_of(ship))
    hull = next(hull for hull in hulls if any(cell in group for group in hull))
    fallen = [sorted(group) for group in hull if cell not in group]
    for piece, cells in enumerate(sorted(fallen), 1):
        lose_parts(state, rules, seat, cells, "fallen", rule, piece)
