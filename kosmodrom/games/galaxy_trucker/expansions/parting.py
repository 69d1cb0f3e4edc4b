"""Hulls that leave their ship: given up for good, or away in hyperspace for a while."""

from collections.abc import Callable
from copy import copy
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import GiveUp
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import HULLS, Cell, HullName, hull_name, whole_name
from kosmodrom.games.galaxy_trucker.expansions.actions import Withdraw
from kosmodrom.games.galaxy_trucker.expansions.events import HullCameBack, HullJumped, Withdrew
from kosmodrom.games.galaxy_trucker.expansions.hyperspace import AWAY
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    Ship,
    batteries_aboard,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State, WindowAnswer

Leap: TypeAlias = Callable[[State, Rules, Seat, Cell], None]
Why: TypeAlias = Literal["own_choice", "no_humans", "no_engines", "no_hull", "hyperspace"]


# Which hulls a ship has


def present_hulls(ship: Ship) -> tuple[HullName, ...]:
    """The hulls that are in the convoy now."""
    if ship.status == "away" and ship.hulls_away:
        return ()
    alone = (hull for n, hull in enumerate(HULLS) if hull_name(ship.board, n) == ship.board)
    return tuple(alone) or HULLS


def hull_parts(rules: Rules, ship: Ship, hull: HullName) -> Parts:
    """The components of a hull, present or away."""
    whole = rules.board_of(Ship(ship.colour, whole_name(ship.board), {}))
    cells = whole.hulls[HULLS.index(hull)]
    return {cell: part for cell, part in ship.everything.items() if cell in cells}


def fly_with(ship: Ship, hulls: tuple[HullName, ...]) -> None:
    """These hulls are the ship for now; without any it is away until one returns. (GTX-NET-86)"""
    if len(hulls) == 1:
        ship.board = hull_name(ship.board, HULLS.index(hulls[0]))  # (GTX-IIA-36)
    else:
        ship.board = whole_name(ship.board)
    if not hulls:
        ship.status, ship.returns = "away", min(ship.hulls_away.values())


def has_another(rules: Rules, ship: Ship, hulls: int = 1) -> bool:
    """Whether anything would be left without so many of the hulls that are present."""
    return len(rules.board_of(ship).hulls) > hulls or bool(ship.hulls_away)


def with_ship(state: State, seat: Seat, ship: Ship) -> State:
    """The same moment with another ship in the place of one."""
    other = copy(state)
    other.ships = [ship if one == seat else each for one, each in enumerate(state.ships)]
    return other


# Giving up a hull


def leaving(state: State, rules: Rules, seat: Seat) -> dict[Action, WindowAnswer]:
    """One hull or the whole ship, before a card; a hull away stays. (GTX-IIA-30, GTX-NET-85)"""
    ship = state.ships[seat]
    hulls: dict[Action, WindowAnswer] = {Withdraw(seat, h): h for h in present_hulls(ship)}
    if not has_another(rules, ship):
        return {GiveUp(seat): "give_up"}
    return hulls if ship.hulls_away else {**hulls, GiveUp(seat): "give_up"}


def close_window(state: State, rules: Rules) -> None:
    """What everybody answered, at once. (GTX-IIA-30)"""
    for seat in state.present():
        for hull in HULLS:
            if state.players[seat].answer == hull:
                withdraw(state, rules, seat, hull, "own_choice", "GTX-IIA-30")


def withdraw(state: State, rules: Rules, seat: Seat, hull: HullName, why: Why, rule: str) -> None:
    """A hull leaves the flight with all that is on it; the other is the ship from now on."""
    ship = state.ships[seat]
    parts, credits = hull_parts(rules, ship, hull), half_price(state, rules, seat, hull)
    for cube in goods_aboard(parts):
        state.bank[cube] += 1
    take_apart(state, rules, seat, hull, parts)
    state.tray = (*state.tray, *(part.tile for part in parts.values()))  # (GTX-IIA-35)
    state.tell(Withdrew(seat=seat, hull=hull, cells=tuple(sorted(parts)), why=why, rule=rule))
    if credits:
        earn(state, seat, credits, "GTX-IIA-34")


def take_apart(state: State, rules: Rules, seat: Seat, hull: HullName, parts: Parts) -> None:
    """The ship goes on without this hull, which the card in play has not destroyed."""
    ship = state.ships[seat]
    left = tuple(each for each in present_hulls(ship) if each != hull)
    ship.parts = {cell: part for cell, part in ship.parts.items() if cell not in parts}
    fly_with(ship, left)
    note_change(state, rules, seat, parts, -1)


def half_price(state: State, rules: Rules, seat: Seat, hull: HullName) -> int:
    """What the cubes of a hull bring at once, as after giving up. (GTX-IIA-34, GTX-NET-84)"""
    alone = copy(state.ships[seat])
    alone.parts, alone.away = dict(hull_parts(rules, alone, hull)), {}
    alone.status = "gave_up"
    return dict(rules.income)["goods"](with_ship(state, seat, alone), rules)[seat]


def note_change(state: State, rules: Rules, seat: Seat, hull: Parts, sign: int) -> None:
    """What leaves or comes back is no doing of the card in play."""
    if seat >= len(state.standings):
        return
    before = state.standings[seat]
    after = msgspec.structs.replace(
        before,
        parts=before.parts + sign * len(hull),
        crew=before.crew + sign * crew_aboard(hull),
        batteries=before.batteries + sign * batteries_aboard(hull),
        goods=before.goods + sign * sum(rules.prices[cube] for cube in goods_aboard(hull)),
    )
    changed = (after if one == seat else each for one, each in enumerate(state.standings))
    state.standings = tuple(changed)


def strand(state: State, rules: Rules, seat: Seat, on: tuple[Cell, ...]) -> None:
    """A hull without strength stays behind in open space, unless all do. (GTX-IIA-33)"""
    ship = state.ships[seat]
    hulls = zip(present_hulls(ship), rules.hulls_of(ship), strict=True)
    stuck = [name for name, hull in hulls if not rules.counts["engines"](rules, hull, on)]
    if has_another(rules, ship, len(stuck)):
        for hull in stuck:
            withdraw(state, rules, seat, hull, "no_engines", "GTX-IIA-33")


async def leave_lonely(state: State, rules: Rules) -> str:
    """Who has a hull away does not give up because the other cannot fly on. (GTX-NET-86)"""
    for seat in state.present():
        if state.ships[seat].hulls_away:
            leave_unfit(state, rules, seat, "GTX-IIA-31")
    return go_on(state)


async def leave_hulls(state: State, rules: Rules) -> str:
    """A hull that lost its last human or component in the card. (GTX-IIA-22, GTX-IIA-31)"""
    for seat in state.present():
        leave_unfit(state, rules, seat, "GTX-IIA-31")
    return go_on(state)


async def ground_hulls(state: State, rules: Rules) -> str:
    """A hull without a human does not take off. (GTX-IIA-07)"""
    for seat in state.present():
        leave_unfit(state, rules, seat, "GTX-IIA-07")
    return go_on(state)


def leave_unfit(state: State, rules: Rules, seat: Seat, rule: str) -> None:
    ship = state.ships[seat]
    hulls = {hull: hull_parts(rules, ship, hull) for hull in present_hulls(ship)}
    unfit = {hull: parts for hull, parts in hulls.items() if not humans_aboard(parts)}
    if has_another(rules, ship, len(unfit)):
        for hull, parts in unfit.items():
            withdraw(state, rules, seat, hull, "no_humans" if parts else "no_hull", rule)


# Hyperspace


def leap_by_hull(usual: Leap) -> Leap:
    """A booster sends its own hull away, and the other stays. (GTX-IIA-40, GTX-IIA-41)"""

    def leap(state: State, rules: Rules, seat: Seat, cell: Cell) -> None:
        ship = state.ships[seat]
        hull = next((h for h in present_hulls(ship) if is_of(rules, ship, h, cell)), HULLS[0])
        if not has_another(rules, ship):
            usual(state, rules, seat, cell)
        elif not humans_aboard(hull_parts(rules, ship, hull)):
            withdraw(state, rules, seat, hull, "no_humans", "GTX-TECH-70")
        elif rules.last_card(state):
            withdraw(state, rules, seat, hull, "hyperspace", "GTX-IIA-42")
        else:
            send_away(state, rules, seat, hull)

    return leap


def is_of(rules: Rules, ship: Ship, hull: HullName, cell: Cell) -> bool:
    whole = rules.board_of(Ship(ship.colour, whole_name(ship.board), {}))
    return cell in whole.hulls[HULLS.index(hull)]


def send_away(state: State, rules: Rules, seat: Seat, hull: HullName) -> None:
    ship = state.ships[seat]
    parts = hull_parts(rules, ship, hull)
    left = tuple(each for each in present_hulls(ship) if each != hull)
    ship.send_away(parts)
    ship.hulls_away = {**ship.hulls_away, hull: AWAY}
    fly_with(ship, left)
    note_change(state, rules, seat, parts, -1)
    state.tell(HullJumped(seat=seat, hull=hull, cells=tuple(sorted(parts)), cards=AWAY))


async def hulls_come_back(state: State, rules: Rules) -> str:
    """Hulls that have missed a whole card reunite with their ship. (GTX-IIA-42)"""
    for seat in state.flying():
        ship, here = state.ships[seat], present_hulls(state.ships[seat])
        ship.hulls_away = {hull: cards - 1 for hull, cards in ship.hulls_away.items()}
        back = tuple(hull for hull, cards in ship.hulls_away.items() if not cards)
        for hull in back:
            reunite(state, rules, seat, hull)
        if back:
            fly_with(ship, tuple(hull for hull in HULLS if hull in (*here, *back)))
    return go_on(state)


def reunite(state: State, rules: Rules, seat: Seat, hull: HullName) -> None:
    ship = state.ships[seat]
    parts = hull_parts(rules, ship, hull)
    ship.away = {cell: part for cell, part in ship.away.items() if cell not in parts}
    ship.parts = {**ship.parts, **parts}
    ship.hulls_away = {each: n for each, n in ship.hulls_away.items() if each != hull}
    note_change(state, rules, seat, parts, 1)
    state.tell(HullCameBack(seat=seat, hull=hull))
