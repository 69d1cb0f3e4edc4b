"""Which of some moves wins most often in imagined deals; the hopeless ones drop out early."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kosmodrom.games.crew.bots.kernel import World
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.bots.reading import Reading

Trial = Callable[[int, World], int]  # option, a deal of its own to play in -> 1 won, -1 lost

ENOUGH = 12  # moves that all won that many games need no more
PRIOR = 0.02  # how much first sight counts against the share of games won


@dataclass
class Runner:
    """One move in the race."""

    option: int
    first_sight: float
    won: int = 0
    tried: int = 0

    @property
    def share(self) -> float:
        return self.won / self.tried if self.tried else 0.0

    @property
    def rank(self) -> float:
        return self.share + PRIOR * self.first_sight


def race(
    reading: Reading,
    sights: Sequence[tuple[int, float]],
    trial: Trial,
    dice: Dice,
    games: int,
) -> list[Runner]:
    """All moves, best first; all that are left in a round play the same imagined deals."""
    runners = [Runner(option, sight) for option, sight in sights]
    alive = sorted(runners, key=lambda runner: -runner.first_sight)
    rounds = max(1, (len(runners) - 1).bit_length())
    for number in range(rounds):
        for game in range(max(4, games // (rounds * len(alive)))):
            if game == ENOUGH and all(runner.won == runner.tried for runner in alive):
                return alive
            world = reading.imagine(dice)
            for runner in alive:
                runner.tried += 1
                runner.won += trial(runner.option, world.copy()) > 0
        alive.sort(key=lambda runner: -runner.rank)
        if number + 1 < rounds:
            alive = alive[: (len(alive) + 1) // 2]
    return alive
