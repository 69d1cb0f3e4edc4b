"""Class IIA: one ship of two hulls that never touch."""

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import GiveUp
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import HULLS, Board, Cell, hull_name
from kosmodrom.games.galaxy_trucker.box.deck import Hazard
from kosmodrom.games.galaxy_trucker.expansions.actions import Withdraw
from kosmodrom.games.galaxy_trucker.expansions.events import Withdrew
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Count, Fate, Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    Ship,
    batteries_aboard,
    by_hull,
    crew_aboard,
    fits,
    frontier,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.ship.strength import batteries, doubles
from kosmodrom.games.galaxy_trucker.state import State, WindowAnswer

FateOf: TypeAlias = Callable[[State, Rules, Seat, Hazard, int], Fate]
Why: TypeAlias = Literal["own_choice", "no_humans", "no_engines", "no_hull"]


def class_iia(rules: Rules) -> Rules:
    """Two hulls, each with its own batteries; either may be given up. (GTX-IIA-01)"""
    counts, moments = rules.counts, rules.moments
    return replace(
        rules,
        open_cells=open_cells,
        fits=fits_or_first,
        may_look=lambda parts: all(by_hull(parts, rules.boards["IIA"])),
        counts={
            **counts,
            "engines": lowest(counts["engines"]),
            "cannons": together(counts["cannons"]),
        },
        drive=drive,
        strand=strand,
        devices=weakest_first,
        sources=own_batteries,
        fate=own_shields(rules.fate),
        leaving=leaving,
        withdraw=close_window,
        landing_group=lambda state, rules, seat: len(HULLS) - hulls_left(rules, state.ships[seat]),
        moments={
            **moments,
            "before_flight": (*moments.get("before_flight", ()), "ground_hulls"),
            "card_over": after(moments.get("card_over", ()), "forced", "leave_hulls"),
        },
    )


def after(scenes: tuple[str, ...], known: str, new: str) -> tuple[str, ...]:
    """A scene right behind another one, every time that one comes."""
    return tuple(
        name for scene in scenes for name in ((scene, new) if scene == known else (scene,))
    )


# Building


def open_cells(parts: Parts, board: Board) -> list[Cell]:
    """Beside a component, or anywhere on a hull that has none yet. (GTX-IIA-03, GTX-NET-34)"""
    empty = [hull for hull in board.hulls if hull.isdisjoint(parts)]
    return sorted({*frontier(parts, board), *(cell for hull in empty for cell in hull)})


def fits_or_first(parts: Parts, board: Board, cell: Cell, part: Part) -> bool:
    """The first component of a hull is joined to nothing. (GTX-IIA-03)"""
    if any(cell in hull and hull.isdisjoint(parts) for hull in board.hulls):
        return all(side == board.rear for side in part.shape.exhaust)
    return fits(parts, board, cell, part)


# Strength


def lowest(count: Count) -> Count:
    """The hull with less; an alien helps its own hull only. (GTX-IIA-11)"""
    return lambda rules, ship, on: min(count(rules, hull, on) for hull in rules.hulls_of(ship))


def together(count: Count) -> Count:
    """Both hulls; an alien counts where its own hull has something to add to. (GTX-IIA-12)"""
    return lambda rules, ship, on: sum(count(rules, hull, on) for hull in rules.hulls_of(ship))


def drive(rules: Rules, ship: Ship, on: tuple[Cell, ...]) -> int:
    """In open space a hull that cannot move stays behind, and the rest flies on. (GTX-IIA-33)"""
    strengths = [rules.counts["engines"](rules, hull, on) for hull in rules.hulls_of(ship)]
    return min([each for each in strengths if each], default=0)


def weakest_first(rules: Rules, ship: Ship, what: str) -> list[Cell]:
    """Engines of the hull that is slower so far come first, as the lower one counts."""
    if what != "engines":
        return doubles(ship.parts, what)
    hulls = rules.hulls_of(ship)
    waiting = [doubles(hull.parts, what) for hull in hulls]
    on: list[Cell] = []
    while any(waiting):
        slow = min(
            (n for n, cells in enumerate(waiting) if cells),
            key=lambda n: rules.counts["engines"](rules, hulls[n], tuple(on)),
        )
        on.append(waiting[slow].pop(0))
    return on


def own_batteries(state: State, rules: Rules, seat: Seat, cell: Cell) -> list[Cell]:
    """Tokens serve only their own hull. (GTX-IIA-10)"""
    ship = state.ships[seat]
    hull = hull_with(rules, ship, cell)
    return [battery for battery in batteries(ship.parts) if battery in hull]


def hull_with(rules: Rules, ship: Ship, cell: Cell) -> frozenset[Cell]:
    board = rules.board_of(ship)
    return next((hull for hull in board.hulls if cell in hull), board.cells)


# Hits


def own_shields(fate: FateOf) -> FateOf:
    """A shield guards its own hull; cannons of both may shoot a meteor. (GTX-IIA-18, -19)"""

    def ends(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        whole = fate(state, rules, seat, hazard, roll)
        if whole.cell is None or whole.how in ("missed", "harmless", "shot"):
            return whole
        alone = fate(with_hull_of(state, rules, seat, whole.cell), rules, seat, hazard, roll)
        shots = tuple(way for way in whole.ways if way.how == "shot")
        covers = tuple(way for way in alone.ways if way.how == "shielded")
        return replace(alone, ways=(*shots, *covers))

    return ends


def with_hull_of(state: State, rules: Rules, seat: Seat, cell: Cell) -> State:
    """The same moment, as if the ship were only the hull with this square."""
    other = copy(state)
    other.ships = list(state.ships)
    hulls = rules.hulls_of(state.ships[seat])
    other.ships[seat] = next(hull for hull in hulls if cell in hull.parts)
    return other


# Giving up a hull


def hulls_left(rules: Rules, ship: Ship) -> int:
    return len(rules.board_of(ship).hulls)


def leaving(state: State, rules: Rules, seat: Seat) -> dict[Action, WindowAnswer]:
    """One hull or the whole ship, before a card. (GTX-IIA-30, GTX-NET-85)"""
    whole: dict[Action, WindowAnswer] = {GiveUp(seat): "give_up"}
    if hulls_left(rules, state.ships[seat]) == 1:
        return whole
    return {Withdraw(seat, "left"): "left", Withdraw(seat, "right"): "right", **whole}


def close_window(state: State, rules: Rules) -> None:
    """What everybody answered, at once. (GTX-IIA-30)"""
    for seat in state.present():
        answer = state.players[seat].answer
        if answer in HULLS:
            withdraw(state, rules, seat, HULLS.index(answer), "own_choice", "GTX-IIA-30")


def withdraw(state: State, rules: Rules, seat: Seat, number: int, why: Why, rule: str) -> None:
    """A hull leaves the flight with all that is on it; the other is the ship from now on."""
    ship = state.ships[seat]
    hull = rules.hulls_of(ship)[number].parts
    for cube in goods_aboard(hull):
        state.bank[cube] += 1
    ship.parts = {cell: part for cell, part in ship.parts.items() if cell not in hull}
    ship.board = hull_name(ship.board, 1 - number)  # (GTX-IIA-36)
    state.tray = (*state.tray, *(part.tile for part in hull.values()))  # (GTX-IIA-35)
    not_by_card(state, seat, rules, hull)
    state.tell(
        Withdrew(seat=seat, hull=HULLS[number], cells=tuple(sorted(hull)), why=why, rule=rule)
    )
    if goods := half_price(rules, hull):
        earn(state, seat, goods, "GTX-IIA-34")


def half_price(rules: Rules, parts: Parts) -> int:
    """Half of what the cubes are worth, rounded up. (GTX-IIA-34)"""
    return (sum(rules.prices[cube] for cube in goods_aboard(parts)) + 1) // 2


def not_by_card(state: State, seat: Seat, rules: Rules, hull: Parts) -> None:
    """What is withdrawn was not lost to the card in play."""
    if seat >= len(state.standings):
        return
    standings = list(state.standings)
    before = standings[seat]
    standings[seat] = msgspec.structs.replace(
        before,
        parts=before.parts - len(hull),
        crew=before.crew - crew_aboard(hull),
        batteries=before.batteries - batteries_aboard(hull),
        goods=before.goods - sum(rules.prices[cube] for cube in goods_aboard(hull)),
    )
    state.standings = tuple(standings)


def strand(state: State, rules: Rules, seat: Seat, on: tuple[Cell, ...]) -> None:
    """A hull without strength stays behind in open space, unless both do. (GTX-IIA-33)"""
    hulls = rules.hulls_of(state.ships[seat])
    stuck = [n for n, hull in enumerate(hulls) if not rules.counts["engines"](rules, hull, on)]
    if len(stuck) == 1 and len(hulls) > 1:
        withdraw(state, rules, seat, stuck[0], "no_engines", "GTX-IIA-33")


async def leave_hulls(state: State, rules: Rules) -> str:
    """A hull that lost its last human or component in the card. (GTX-IIA-22, GTX-IIA-31)"""
    leave_unfit(state, rules, state.present(), "GTX-IIA-31")
    return go_on(state)


async def ground_hulls(state: State, rules: Rules) -> str:
    """A hull without a human does not take off. (GTX-IIA-07)"""
    leave_unfit(state, rules, state.present(), "GTX-IIA-07")
    return go_on(state)


def leave_unfit(state: State, rules: Rules, seats: Iterable[Seat], rule: str) -> None:
    for seat in seats:
        hulls = rules.hulls_of(state.ships[seat])
        unfit = [n for n, hull in enumerate(hulls) if not humans_aboard(hull.parts)]
        if len(unfit) == 1 and len(hulls) > 1:
            why: Why = "no_humans" if hulls[unfit[0]].parts else "no_hull"
            withdraw(state, rules, seat, unfit[0], why, rule)
