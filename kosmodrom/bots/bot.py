"""Which bots a game has, by level."""

from kosmodrom.bots import chance
from kosmodrom.core.actions import Seat
from kosmodrom.core.game import AnyBot, AnyGame
from kosmodrom.core.rng import Rng

LEVELS: tuple[str, ...] = ("random", "cadet", "pilot", "navigator")


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels this game has a bot for, weakest first."""
    return tuple(level for level in LEVELS if level == "random" or level in game.bots)


def get_bot(game: AnyGame, level: str) -> AnyBot:
    """The bot of a level; ValueError names the levels there are."""
    if level in game.bots:
        return game.bots[level]
    if level == "random":
        return chance.choose
    raise ValueError(f"{game.name} has no bot {level!r}; there are {', '.join(levels_of(game))}")


def bot_rng(seed: str, number: int, seat: Seat) -> Rng:
    """What a bot draws from for one decision: a stream of its own, so that replays repeat it."""
    return Rng.from_seed(f"bot {seed}").fork(f"{number} {seat}")
