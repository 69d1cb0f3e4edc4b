"""Class IIA: one ship of two hulls that never touch."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.deck import Hazard
from kosmodrom.games.galaxy_trucker.expansions.parting import (
    close_window,
    leap_by_hull,
    leaving,
    present_hulls,
    strand,
    with_ship,
)
from kosmodrom.games.galaxy_trucker.rules import Count, Fate, Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, Ship, by_hull, fits, frontier
from kosmodrom.games.galaxy_trucker.ship.strength import batteries, doubles
from kosmodrom.games.galaxy_trucker.state import State

FateOf: TypeAlias = Callable[[State, Rules, Seat, Hazard, int], Fate]


def class_iia(rules: Rules) -> Rules:
    """Two hulls, each with its own batteries; either may be given up. (GTX-IIA-01)"""
    counts = rules.counts
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
        leap=leap_by_hull(rules.leap),
        landing_group=lambda state, rules, seat: -len(present_hulls(state.ships[seat])),
        moments=moments_of_hulls(rules.moments),
    )


def moments_of_hulls(moments: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Hulls leave together with the ships that must, and come back when ships do."""
    around = {
        "forced": ("leave_lonely", "forced", "leave_hulls"),
        "come_back": ("hulls_come_back", "come_back"),
    }
    card_over = moments.get("card_over", ())
    return {
        **moments,
        "before_flight": (*moments.get("before_flight", ()), "ground_hulls"),
        "card_over": tuple(name for scene in card_over for name in around.get(scene, (scene,))),
    }


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
    hulls = rules.hulls_of(state.ships[seat])
    return with_ship(state, seat, next(hull for hull in hulls if cell in hull.parts))
