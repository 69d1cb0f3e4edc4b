"""Remorseless Fate: what strikes the worst one strikes all but the best."""

from collections.abc import Mapping
from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell
from kosmodrom.games.galaxy_trucker.cards.epidemic import infected
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.ship import Parts
from kosmodrom.games.galaxy_trucker.state import State


def remorseless_fate(rules: Rules) -> Rules:
    """All but the best suffer, in full, also with five players. (GTX-ROUGH-29, GTX-ROUGH-51)"""
    return replace(
        rules,
        victims=all_but_best,
        victims_rule="GTX-ROUGH-29",
        penalty=lambda penalty, number: penalty,
        sabotage_tries=(PRINTED["remorseless_fate"].sabotage_rolls,),
        scenes={**rules.scenes, "epidemic": closed_cabins, "stardust": corrosive_dust},
    )


def all_but_best(state: State, figures: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The worst first; of equals the one farthest back is best. (GTX-ROUGH-29)"""
    order = sorted(figures, key=lambda seat: (figures[seat], -state.ships[seat].place))
    return tuple(order[:-1])


async def closed_cabins(state: State, rules: Rules) -> str:
    """The cabins that an epidemic reaches are discarded. (GTX-ROUGH-51)"""
    found = {seat: infected(state.ships[seat].parts) for seat in state.present()}
    for seat, cabins in found.items():
        lose_parts(state, rules, seat, cabins, "discarded", "GTX-ROUGH-51")
    await hold_together(state, rules, found)
    return "card_end"


async def corrosive_dust(state: State, rules: Rules) -> str:
    """What has an exposed connector falls off, and nothing after it. (GTX-ROUGH-51)"""
    found = {seat: open_parts(state.ships[seat].parts) for seat in state.present()}
    for seat, cells in found.items():
        lose_parts(state, rules, seat, cells, "fallen", "GTX-ROUGH-51")
    await hold_together(state, rules, found)
    return "card_end"


def open_parts(parts: Parts) -> list[Cell]:
    """Components with a connector beside which nothing lies."""
    return [
        cell
        for cell, part in sorted(parts.items())
        if any(
            plug and cell + STEP[side] not in parts for side, plug in enumerate(part.shape.sides)
        )
    ]
