"""Rough roads that change meteors and fire: what comes, how often, and what it takes along."""

from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Hazard
from kosmodrom.games.galaxy_trucker.expansions.boosters import FateOf
from kosmodrom.games.galaxy_trucker.expansions.hulls import hull_of
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.rules import Fate, Rules
from kosmodrom.games.galaxy_trucker.ship.hits import target
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts
from kosmodrom.games.galaxy_trucker.ship.ship import Gone, Part, Ship
from kosmodrom.games.galaxy_trucker.state import State

AROUND = (-17, -16, -15, -1, 1, 15, 16, 17)  # the eight squares around one
RULE_OF = {"goods": "GTX-ROUGH-32", "batteries": "GTX-ROUGH-33"}
OTHER_SIZE = {"large": "small", "small": "large"}


def weak_batteries(rules: Rules) -> Rules:
    """A device costs one token more, once for all that work together. (GTX-ROUGH-26)"""
    usual = rules.price

    def price(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> int:
        tokens, on = usual(state, rules, seat, cells), state.play.powered.get(seat, ())
        return tokens + (tokens > 0 and not any(cell in on for cell in cells))

    tokens = rules.device_tokens + 1
    return replace(rules, price=price, device_tokens=tokens, token_rule="GTX-ROUGH-26")


def meteoric_inversion(rules: Rules) -> Rules:
    """Large meteors are small, and small ones large. (GTX-ROUGH-27)"""
    return replace(rules, incoming=inverted)


def inverted(hazard: str) -> str:
    size, kind, side = hazard.split()
    return f"{OTHER_SIZE[size]} {kind} {side}" if kind == "meteor" else hazard


def bad_luck(rules: Rules) -> Rules:
    """A roll that strikes nobody is made again. (GTX-ROUGH-42)"""
    return replace(rules, hit_rolls=PRINTED["bad_luck"].max_rolls)


# What a hit takes along


def piercing_projectiles(rules: Rules) -> Rules:
    """What destroys a component flies on to the next in its line. (GTX-ROUGH-30)"""
    return replace(rules, fate=piercing(rules.fate))


def piercing(usual: FateOf) -> FateOf:
    def fate(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        found = usual(state, rules, seat, hazard, roll)
        if not found.lost:
            return found
        ship = state.ships[seat]
        left = {cell: part for cell, part in ship.parts.items() if cell not in found.lost}
        behind = target(left, rules.board_of(ship), hazard, roll)
        if behind is None or is_stopped(left[behind], hazard):
            return found
        return replace(found, besides=(*found.besides, behind))

    return fate


def is_stopped(part: Part, hazard: Hazard) -> bool:
    """By plating that faces it; a small meteor also by a smooth side. (GTX-ROUGH-30)"""
    small = hazard.kind == "meteor" and not hazard.large
    return hazard.side in part.shape.plates or (small and not part.shape.sides[hazard.side])


def explosive_goods(rules: Rules) -> Rules:
    """A destroyed component that held a cube takes all around it along. (GTX-ROUGH-32)"""
    return explosive(rules, "goods")


def explosive_batteries(rules: Rules) -> Rules:
    """A destroyed component that held a token takes all around it along. (GTX-ROUGH-33)"""
    return explosive(rules, "batteries")


def explosive(rules: Rules, what: str) -> Rules:
    fate, hooks = rules.fate, rules.after_loss
    if not rules.explosives:
        fate, hooks = exploding(fate), (*hooks, explode)
    return replace(rules, explosives=(*rules.explosives, what), fate=fate, after_loss=hooks)


def explode(state: State, rules: Rules, seat: Seat, gone: tuple[Gone, ...]) -> None:
    """Wave by wave; what falls off or is discarded does not explode. (GTX-ROUGH-52)"""
    wave: dict[Cell, str] = {}
    for each in gone:
        what = charge_of(rules.of(seat), each.part) if each.how == "destroyed" else None
        for cell in around(rules, state.ships[seat], each.cell) if what else ():
            wave.setdefault(cell, RULE_OF[what or ""])
    if wave:
        lose_parts(state, rules, seat, sorted(wave), "destroyed", next(iter(wave.values())))


def charge_of(rules: Rules, part: Part) -> str | None:
    """What makes a component explode; None if nothing does."""
    return next((what for what in rules.explosives if getattr(part, what)), None)


def around(rules: Rules, ship: Ship, cell: Cell) -> list[Cell]:
    """The components on the eight squares around one, of the same hull. (GTX-ROUGH-52)"""
    hull = set(hull_of(rules, ship, cell))
    return [cell + step for step in AROUND if cell + step in hull]


def exploding(usual: FateOf) -> FateOf:
    """What explodes with the component that is hit is seen before it is hit."""

    def fate(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        found = usual(state, rules, seat, hazard, roll)
        more = chain(rules, state.ships[seat], found.lost)
        return replace(found, besides=(*found.besides, *more)) if more else found

    return fate


def chain(rules: Rules, ship: Ship, lost: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """What explosions take besides, wave by wave."""
    found, border = dict.fromkeys(lost), list(lost)
    while border:
        cell = border.pop(0)
        for near in around(rules, ship, cell) if charge_of(rules, ship.parts[cell]) else ():
            if near not in found:
                found[near] = None
                border.append(near)
    return tuple(found)[len(lost) :]
