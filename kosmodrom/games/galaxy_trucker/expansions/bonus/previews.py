"""What comes of the choices on bonus cards, as far as their player can know."""

from copy import copy

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.box.deck import parse_hazard
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bribe,
    Mount,
    MoveFigure,
    NameSpot,
    SendMeteors,
    Visit,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.billiards import meteors_on
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import area_of, room_for
from kosmodrom.games.galaxy_trucker.expansions.bonus.robo_police import NUMBERS, found
from kosmodrom.games.galaxy_trucker.flight.moving import place_after
from kosmodrom.games.galaxy_trucker.futures import after, crew_doubt, delayed, full_strength
from kosmodrom.games.galaxy_trucker.outlook import Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts
from kosmodrom.games.galaxy_trucker.ship.seams import facing, seams
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Ship,
    batteries_aboard,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State


def bonus_preview(state: State, rules: Rules, seat: Seat, choice: Action) -> Preview | None:
    match choice:
        case Bribe(_, credits):
            return Preview(credits=-credits)
        case NameSpot():
            return naming(state, rules, seat, choice)
        case SendMeteors(_, line, target):
            return sending(state, rules, line, target)
        case Visit(_, area):
            return visiting(state, rules, seat, area)
        case MoveFigure(_, _, cell) if state.ships[seat].parts[cell].shape.sleepers:
            return Preview(crew_lost=1)
        case Mount():
            return mounting(state, rules, choice)
    return None


def naming(state: State, rules: Rules, seat: Seat, choice: NameSpot) -> Preview:
    """What the own ship would lose there. (GTX-BONUS-03)"""
    cell = found(state, rules, choice).get(seat)
    if cell is None:
        return Preview(loses=())
    gone = (cell, *falling(state.ships[seat], rules, cell))

    def lose(other: State) -> None:
        lose_parts(other, rules, seat, gone, "discarded", "GTX-BONUS-03")

    left = {place: part for place, part in state.ships[seat].parts.items() if place not in gone}
    doubt = crew_doubt(rules, state.ships[seat], left)
    return msgspec.structs.replace(after(state, rules, seat, lose), confirm=doubt)


def sending(state: State, rules: Rules, line: int, target: Seat) -> Preview:
    """What the meteors of a line can hit on that ship, whatever is rolled. (GTX-BONUS-05)"""
    hazards = {parse_hazard(rules.incoming(each)) for each in meteors_on(state, rules, line)}
    fates = [
        rules.fate(state, rules, target, hazard, roll) for hazard in hazards for roll in NUMBERS
    ]
    cells = {fate.cell for fate in fates if fate.how == "hit" and fate.cell is not None}
    return Preview(hits=tuple(sorted(cells)))


def visiting(state: State, rules: Rules, seat: Seat, number: int) -> Preview:
    """The price of an area and its reward; what the hits do, nobody knows. (GTX-BONUS-06)"""
    area, parts = area_of(state, rules, len(state.play.takers), number), state.ships[seat].parts
    tokens = batteries_aboard(parts) - area.batteries_lost
    cells = sum(part.shape.cells for part in parts.values())
    room = sum(room_for(part, "humans") for part in parts.values()) + area.crew_lost
    all_go = bool(area.crew_lost) and area.crew_lost == crew_aboard(parts) and not area.crew
    return Preview(
        confirm="crew" if all_go else None,
        batteries=min(cells, tokens + area.batteries),
        crew_lost=area.crew_lost,
        crew_won=min(area.crew, room),
        shots=len(area.hits),
        credits=area.credits,
        days_won=area.days,
        place=place_with(state, rules, seat, area.days),
    )


def place_with(state: State, rules: Rules, seat: Seat, days: int) -> int:
    """The place in the order of flight, some days further on."""
    there = place_after(state, rules, seat, days)
    others = (other for other in state.flying() if other != seat)
    return 1 + sum(state.ships[other].place > there for other in others)


def mounting(state: State, rules: Rules, choice: Mount) -> Preview:
    """What the new component can do, and what goes for it. (GTX-BONUS-11, GTX-BONUS-12)"""
    ship = state.ships[choice.seat]
    new = Part(choice.tile, choice.turns)
    shape = new.shape
    full = msgspec.structs.replace(
        new, humans=shape.places, batteries=shape.cells, sleepers=shape.sleepers
    )
    better = with_part(ship, choice.cell, full)
    fallen = falling(better, rules)
    better.parts = {cell: part for cell, part in better.parts.items() if cell not in fallen}
    crew = crew_aboard(better.parts) - crew_aboard(ship.parts)
    exposed = exposed_connectors(better.parts)
    others = {cell: part for cell, part in ship.parts.items() if cell != choice.cell}
    shown = Preview(
        batteries=batteries_aboard(better.parts),
        loses=fallen,
        crew_won=max(0, crew),
        crew_lost=max(0, -crew),
        goods_lost=tuple(sorted(ship.parts[choice.cell].goods))
        if choice.cell in ship.parts
        else (),
        worth=worth(rules, better) - worth(rules, ship),
        engines=full_strength(rules, better, "engines") - full_strength(rules, ship, "engines"),
        cannons=full_strength(rules, better, "cannons") - full_strength(rules, ship, "cannons"),
        exposed=exposed if exposed != exposed_connectors(ship.parts) else None,
        seams=seams(facing(others, choice.cell), new, rules.board_of(ship).exhausts),
    )
    late = delayed(state, rules, choice.seat, card_in_play(state, rules), shown)
    doubt = crew_doubt(rules, ship, better.parts)
    return msgspec.structs.replace(late, confirm=late.confirm or doubt)


def with_part(ship: Ship, cell: int, part: Part) -> Ship:
    other = copy(ship)
    other.parts = {**ship.parts, cell: part}
    return other


def worth(rules: Rules, ship: Ship) -> int:
    return sum(rules.prices[cube] for cube in goods_aboard(ship.parts))
