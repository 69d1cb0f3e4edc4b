"""Which of some moves wins most often in imagined deals; the hopeless ones drop out early."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kosmodrom.games.crew.bots.kernel import World
from kosmodrom.games.crew.bots.model import Model
from kosmodrom.games.crew.bots.playout import Dice

Trial = Callable[[int, World], int]  # option, a deal of its own to play in -> 1 won, -1 lost

ENOUGH = 12  # moves that all won that many games need no more
PRIOR = 0.02  # how much first sight counts against the share of games won


@dataclass
class Candidate:
    """A move and how often it has won so far."""

    option: int
    first_sight: float
    won: int = 0
    tried: int = 0

    @property
    def share(self) -> float:
        return self.won / self.tried if self.tried else 0.0

    @property
    def promise(self) -> float:
        return self.share + PRIOR * self.first_sight


def rank(
    model: Model,
    sights: Sequence[tuple[int, float]],
    trial: Trial,
    dice: Dice,
    games: int,
) -> list[Candidate]:
    """All moves, best first; all that are left in a round play the same imagined deals."""
    candidates = [Candidate(option, sight) for option, sight in sights]
    alive = sorted(candidates, key=lambda candidate: -candidate.first_sight)
    rounds = max(1, (len(candidates) - 1).bit_length())
    for number in range(rounds):
        for game in range(max(4, games // (rounds * len(alive)))):
            if game == ENOUGH and all(candidate.won == candidate.tried for candidate in alive):
                return alive
            world = model.imagine(dice)
            for candidate in alive:
                candidate.tried += 1
                candidate.won += trial(candidate.option, world.copy()) > 0
        alive.sort(key=lambda candidate: -candidate.promise)
        if number + 1 < rounds:
            alive = alive[: (len(alive) + 1) // 2]
    return alive
