"""Junkyard: areas that cost something at once and give something at once."""

from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Decline
from kosmodrom.games.galaxy_trucker.box.boards import Cell, by_column
from kosmodrom.games.galaxy_trucker.box.deck import Yard
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Passed
from kosmodrom.games.galaxy_trucker.expansions.actions import Arranged, MoveFigure, MoveToken, Visit
from kosmodrom.games.galaxy_trucker.expansions.events import Rearranged, Supplied, Visited
from kosmodrom.games.galaxy_trucker.flight.asking import ask_for_card, ask_one
from kosmodrom.games.galaxy_trucker.flight.moving import move
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.ship.losses import lose_batteries, lose_crew
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    Ship,
    batteries_aboard,
    crew_aboard,
)
from kosmodrom.games.galaxy_trucker.state import Question, State

# Paying


async def junkyard(state: State, rules: Rules) -> str:
    """From the leader on, each may take a free area, paid and rewarded at once. (GTX-BONUS-06)"""
    if not state.play.queue:
        return "card_end"
    seat, *rest = state.play.queue
    state.play.queue = tuple(rest)
    areas = open_areas(state, rules, seat)
    visits = tuple(Visit(seat, area) for area in areas)
    if not visits:  # (GTX-NET-13)
        state.tell(Passed(seat=seat, rule="GTX-BONUS-06"))
        return "junkyard"
    choices: tuple[Visit | Decline, ...] = (*visits, Decline(seat))
    answer = await ask_for_card(state, rules, seat, Question("yard"), choices, "offer")
    if not isinstance(answer, Visit):
        state.tell(Passed(seat=seat, rule="GTX-BONUS-06"))
        return "junkyard"
    visit(state, answer)
    return await pay_for_area(state, rules, seat, area_of(state, rules, len(state.play.takers) - 1))


class ShutArea(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area that cannot be taken: others have it, or the ship has less than it costs."""

    area: int
    why: Literal["taken", "crew", "batteries"]
    takers: tuple[Seat, ...] = ()
    costs: int = 0
    aboard: int = 0


def open_areas(state: State, rules: Rules, seat: Seat) -> list[int]:
    """Free ones that can be paid; once a card also one that is taken, with five. (GTX-BONUS-08)"""
    shut = {each.area for each in shut_areas(state, rules, seat)}
    return [n for n in range(len(card_in_play(state, rules).areas)) if n not in shut]


def shut_areas(state: State, rules: Rules, seat: Seat) -> list[ShutArea]:
    """Those that this ship cannot take, and why."""
    card = card_in_play(state, rules)
    shared = state.play.taken + 1 < rules.quota(state, card)
    found = []
    for number, area in enumerate(card.areas):
        takers = tuple([taker for taker, taken in state.play.takers if taken == number])
        if takers and not shared:
            found.append(ShutArea(number, "taken", takers))
        elif dear := too_dear(state.ships[seat].parts, number, area):
            found.append(dear)
    return found


def too_dear(parts: Parts, number: int, area: Yard) -> ShutArea | None:
    crew, tokens = crew_aboard(parts), batteries_aboard(parts)
    if crew < area.crew_lost:
        return ShutArea(number, "crew", costs=area.crew_lost, aboard=crew)
    if tokens < area.batteries_lost:
        return ShutArea(number, "batteries", costs=area.batteries_lost, aboard=tokens)
    return None


def shut_now(state: State, rules: Rules) -> tuple[ShutArea, ...]:
    """What is shut for the one who is deciding about it, for everybody to see."""
    for seat, question in state.questions.items():
        if question.kind == "yard":
            return tuple(shut_areas(state, rules, seat))
    return ()


def visit(state: State, answer: Visit) -> None:
    """The area is marked with the ship of who took it. (GTX-BONUS-13)"""
    state.play.taken += any(area == answer.area for _, area in state.play.takers)
    state.play.takers = (*state.play.takers, (answer.seat, answer.area))
    state.tell(Visited(seat=answer.seat, area=answer.area))


def area_of(state: State, rules: Rules, before: int, area: int | None = None) -> Yard:
    """An area as it is for the one who comes after so many others; else the one that they took."""
    wanted = state.play.takers[before][1] if area is None else area
    number = 1 + sum(other == wanted for _, other in state.play.takers[:before])
    return rules.reduced(card_in_play(state, rules), number).areas[wanted]


async def pay_for_area(state: State, rules: Rules, seat: Seat, area: Yard) -> str:
    """Crew, tokens, meteors or fire, rolled for this player alone. (GTX-BONUS-06)"""
    await lose_crew(state, rules, seat, area.crew_lost, "GTX-BONUS-06")
    await lose_batteries(state, rules, seat, area.batteries_lost, "GTX-BONUS-06")
    return throw(state, {seat: area.hits}, "junkyard_reward") if area.hits else "junkyard_reward"


# The reward


async def junkyard_reward(state: State, rules: Rules) -> str:
    """It comes though the price was the last human. (GTX-BONUS-06, GTX-BONUS-09)"""
    seat = state.play.takers[-1][0]
    area = area_of(state, rules, len(state.play.takers) - 1)
    if area.credits:
        earn(state, seat, area.credits, "GTX-BONUS-06")
    move(state, rules, seat, area.days, "GTX-BONUS-07")
    supply(state, seat, area)
    if not (area.crew or area.batteries):
        return "junkyard"
    state.clock.due = state.due(rules.times.repair)  # for all moves together (GTX-NET-12)
    return "rearranging"


def supply(state: State, seat: Seat, area: Yard) -> None:
    """New ones go to the lowest columns and rows, awake where they can. (GTX-NET-71)"""
    ship = state.ships[seat]
    awake = put(ship, "humans", area.crew)
    asleep = put(ship, "sleepers", area.crew - len(awake))
    charged = put(ship, "batteries", area.batteries)
    state.play.arrivals = len(awake)
    if awake or asleep or charged:
        event = Supplied(seat=seat, humans=awake, sleepers=asleep, batteries=charged)
        state.tell(event)


def put(ship: Ship, what: str, count: int) -> tuple[Cell, ...]:
    """So many new ones aboard, as far as there is room: the square of each."""
    cells: list[Cell] = []
    for cell in sorted(ship.parts, key=by_column):
        room = min(room_for(ship.parts[cell], what), count - len(cells))
        if room > 0:
            add(ship, cell, what, room)
            cells += [cell] * room
    return tuple(cells)


def room_for(part: Part, what: str) -> int:
    """Free places for humans, never in luxury cabins, for sleepers or tokens. (GTX-BONUS-07)"""
    shape = part.shape
    if what == "humans":
        return 0 if shape.fare or part.alien is not None else shape.places - part.humans
    if what == "sleepers":
        return shape.sleepers - part.sleepers
    return shape.cells - part.batteries


def add(ship: Ship, cell: Cell, what: str, count: int) -> None:
    ship.change(cell, **{what: getattr(ship.parts[cell], what) + count})


# Rearranging


async def rearranging(state: State, rules: Rules) -> str:
    """One small move after another, until nothing is left to move or wanted. (GTX-BONUS-07)"""
    seat = state.play.takers[-1][0]
    area = area_of(state, rules, len(state.play.takers) - 1)
    moves = (
        *(figure_moves(state, seat) if area.crew else ()),
        *(token_moves(state.ships[seat], seat) if area.batteries else ()),
    )
    if not moves:
        return "junkyard"
    due = state.clock.due
    time = None if due is None else max(0, due - state.now)
    choices: tuple[Action, ...] = (Arranged(seat), *moves)
    answer = await ask_one(state, rules, seat, Question("rearrange"), choices, time)
    if not isinstance(answer, MoveFigure | MoveToken):
        return "junkyard"
    rearrange(state, answer)
    return "rearranging"


def figure_moves(state: State, seat: Seat) -> list[MoveFigure]:
    """Awake humans to ordinary cabins; new ones also into stasis. (GTX-NET-71)"""
    parts = state.ships[seat].parts
    manned = [cell for cell, part in sorted(parts.items()) if part.humans and not part.shape.fare]
    free = [
        cell
        for cell, part in sorted(parts.items())
        if room_for(part, "humans") or (state.play.arrivals and room_for(part, "sleepers"))
    ]
    return [MoveFigure(seat, start, cell) for start in manned for cell in free if start != cell]


def token_moves(ship: Ship, seat: Seat) -> list[MoveToken]:
    charged = [cell for cell, part in sorted(ship.parts.items()) if part.batteries]
    free = [cell for cell, part in sorted(ship.parts.items()) if room_for(part, "batteries")]
    return [MoveToken(seat, start, cell) for start in charged for cell in free if start != cell]


def rearrange(state: State, answer: MoveFigure | MoveToken) -> None:
    ship = state.ships[answer.seat]
    if isinstance(answer, MoveToken):
        leaves = comes = "batteries"
    else:
        leaves = "humans"
        comes = "sleepers" if ship.parts[answer.cell].shape.sleepers else "humans"
        state.play.arrivals -= comes == "sleepers"
    add(ship, answer.start, leaves, -1)
    add(ship, answer.cell, comes, 1)
    what = {"batteries": "battery", "sleepers": "sleeper", "humans": "human"}[comes]
    state.tell(
        Rearranged(seat=answer.seat, what=what, start=answer.start, cell=answer.cell)  # type: ignore[arg-type]
    )
