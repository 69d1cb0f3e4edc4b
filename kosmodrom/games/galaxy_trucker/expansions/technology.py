"""New Technologies: components that the base game does not know, and what they can do."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from kosmodrom.core.actions import Action
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.components import Colour, expansion_tiles
from kosmodrom.games.galaxy_trucker.expansions import specialists, strengths
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost, Hire, Jump
from kosmodrom.games.galaxy_trucker.expansions.boosters import (
    BOOSTING,
    burn_out,
    price,
    utmost,
    with_plates_and_boosters,
)
from kosmodrom.games.galaxy_trucker.expansions.hyperspace import (
    HARMS,
    JUMPING,
    come_back,
    jumps,
    leap,
)
from kosmodrom.games.galaxy_trucker.expansions.stasis import wake_sleepers
from kosmodrom.games.galaxy_trucker.rules import CountMove, Income, Rules, Scene
from kosmodrom.games.galaxy_trucker.state import State

FULL_TABLE = 5  # players for whom the warehouse is full (GTX-TECH-02)
OUT = 25  # components that stay in the box for each player fewer
MORE_CUBES = 2  # of each colour (GTX-COMP-04)


def new_technologies(rules: Rules) -> Rules:
    """Twelve kinds of components, blue aliens and their specialists. (GTX-TECH-01)"""
    rules = replace(
        rules,
        warehouse=(*rules.warehouse, *expansion_tiles()),
        bank=more_cubes(rules.bank),
        scenes=with_scenes(rules, take_out, jumps, come_back),
        after_crew_loss=(*rules.after_crew_loss, wake_sleepers),
        orders=(*rules.orders, "wake", "jump", "diplomat"),
        harms={**rules.harms, **HARMS},
        leap=leap,
    )
    rules = with_moment(rules, "before_piles", "take_out")
    rules = with_moment(rules, "revealed", "jumps")
    rules = with_moment(rules, "card_over", "come_back", "forced")  # (GTX-ROUGH-07)
    return with_specialists(with_boosters(rules))


def with_boosters(rules: Rules) -> Rules:
    """Shields, cannons and engines that work better for a token more. (GTX-TECH-45 to -71)"""
    moves: dict[type[Action], CountMove[Action]] = {
        Boost: BOOSTING,
        Jump: JUMPING,
    }
    return replace(
        rules,
        price=price,
        counts={**rules.counts, **strengths.COUNTS},
        count_moves={**rules.count_moves, **moves},
        after_count=(*rules.after_count, burn_out),
        utmost=utmost,
        fate=with_plates_and_boosters(rules.fate),
    )


def with_specialists(rules: Rules) -> Rules:
    """What a blue alien brings. (GTX-BLUE-01 to GTX-BLUE-13)"""
    rules = replace(
        rules,
        crew_options=specialists.crew_options,
        crew_moves={
            **rules.crew_moves,
            Hire: specialists.HIRING,
        },
        savings=specialists.savings,
        spared=specialists.spared,
    )
    rules = with_income(rules, "manager", specialists.managed, after="beauty")
    rules = with_income(rules, "luxury", specialists.fares, after="beauty")
    rules = with_changed_income(rules, "goods", specialists.with_merchant)
    return with_changed_income(rules, "losses", specialists.with_lawyer)


# Changes that several modules make


def with_scenes(rules: Rules, *scenes: Scene) -> dict[str, Scene]:
    return {**rules.scenes, **{scene.__name__: scene for scene in scenes}}


def with_moment(rules: Rules, moment: str, *scenes: str) -> Rules:
    """These scenes after all that happen at this moment already."""
    there = rules.moments.get(moment, ())
    return replace(rules, moments={**rules.moments, moment: (*there, *scenes)})


def with_income(rules: Rules, name: str, line: Income, after: str) -> Rules:
    """A new line of the settlement, behind that one. (GTX-GEN-23)"""
    names = [each for each, _ in rules.income]
    place = names.index(after) + 1
    return replace(rules, income=(*rules.income[:place], (name, line), *rules.income[place:]))


def with_changed_income(rules: Rules, name: str, change: Callable[[Income], Income]) -> Rules:
    lines = ((each, change(line) if each == name else line) for each, line in rules.income)
    return replace(rules, income=tuple(lines))


# The warehouse and the bank


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
