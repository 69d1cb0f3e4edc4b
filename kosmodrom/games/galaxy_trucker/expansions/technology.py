"""New Technologies: components that the base game does not know, and what they can do."""

from collections.abc import Mapping
from dataclasses import replace

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour, expansion_tiles
from kosmodrom.games.galaxy_trucker.expansions.stasis import wake_sleepers
from kosmodrom.games.galaxy_trucker.rules import Rules, Scene
from kosmodrom.games.galaxy_trucker.ship.ship import Parts, occupants
from kosmodrom.games.galaxy_trucker.state import State

FULL_TABLE = 5  # players for whom the warehouse is full (GTX-TECH-02)
OUT = 25  # components that stay in the box for each player fewer
MORE_CUBES = 2  # of each colour (GTX-COMP-04)


def new_technologies(rules: Rules) -> Rules:
    """Twelve kinds of components, blue aliens and their specialists. (GTX-TECH-01)"""
    return replace(
        rules,
        warehouse=(*rules.warehouse, *expansion_tiles()),
        bank=more_cubes(rules.bank),
        scenes=with_scenes(rules, take_out),
        moments=with_moment(rules, "before_piles", "take_out"),
        crew_options=crew_options,
        after_crew_loss=(*rules.after_crew_loss, wake_sleepers),
        orders=(*rules.orders, "wake"),
    )


def with_scenes(rules: Rules, *scenes: Scene) -> dict[str, Scene]:
    return {**rules.scenes, **{scene.__name__: scene for scene in scenes}}


def with_moment(rules: Rules, moment: str, *scenes: str) -> dict[str, tuple[str, ...]]:
    """These scenes after all that happen at this moment already."""
    return {**rules.moments, moment: (*rules.moments.get(moment, ()), *scenes)}


def more_cubes(bank: Mapping[Colour, int]) -> dict[Colour, int]:
    return {colour: count + MORE_CUBES for colour, count in bank.items()}


async def take_out(state: State, rules: Rules) -> str:
    """With fewer than five, some components stay out, unseen, for the whole game. (GTX-TECH-02)"""
    if not state.box:
        state.box = left_out(rules.warehouse, rules.seats, state.rng.fork("box"))
    state.heap = tuple(tile for tile in state.heap if tile not in state.box)
    return go_on(state)


def left_out(warehouse: tuple[str, ...], seats: int, rng: Rng) -> tuple[str, ...]:
    """Alone as many as with two. (GTX-NET-08)"""
    tiles = list(warehouse)
    rng.shuffle(tiles)
    return tuple(tiles[: OUT * (FULL_TABLE - max(seats, 2))])


def crew_options(parts: Parts, cell: Cell) -> tuple[str, ...]:
    """Who may live in a cabin."""
    return tuple(who for who in occupants(parts, cell) if who != "blue")
