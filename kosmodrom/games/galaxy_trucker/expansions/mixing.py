"""«Let the dice decide»: which modules are played."""

from collections.abc import Sequence

from msgspec.structs import replace

from kosmodrom.core.game import OptionRoll
from kosmodrom.games.galaxy_trucker.options import Options

HARDEST = 5  # the highest rough level
# What each number of the die brings the first time; 4 and 5 are one entry. (GTX-MIX-03, -04)
TABLE: dict[int, tuple[str, object]] = {
    1: ("first_ship", "IA"),
    2: ("second_ship", "IIA"),
    3: ("rounds", "12a"),
    4: ("evil_machinations", True),
    5: ("evil_machinations", True),
}


def let_dice_decide(options: Options, dice: Sequence[int]) -> tuple[Options, list[OptionRoll]]:
    """Each die brings a module or, if that is in use, a rougher road. (GTX-MIX-03, GTX-NET-07)"""
    options, rolls = cleared(options), list[OptionRoll]()
    for die in dice:
        name, value = brings(options, die)
        options = replace(options, **{name: value})
        rolls.append(OptionRoll(die, name, value))
    obeyed = tuple(min(number, options.rough_roads) for number in options.handicap)
    return replace(options, handicap=obeyed), rolls


def cleared(options: Options) -> Options:
    """Classes I, II and III, no evil cards, and a smooth road. (GTX-MIX-03)"""
    return replace(
        options,
        rounds="123",
        first_ship="I",
        second_ship="II",
        evil_machinations=False,
        rough_roads=0,
    )


def brings(options: Options, die: int) -> tuple[str, object]:
    """Which option a die sets, and to what; above the hardest level nothing rises."""
    name, value = TABLE.get(die, ("rough_roads", 0))
    if name != "rough_roads" and getattr(options, name) != value:
        return name, value
    return "rough_roads", min(HARDEST, options.rough_roads + 1)
