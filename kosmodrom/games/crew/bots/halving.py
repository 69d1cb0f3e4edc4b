"""Which of some moves wins most often in imagined deals; the hopeless ones drop out early."""

from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.games.crew.bots import native
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.bots.question import Question, trial

ENOUGH = 12  # moves that all won that many games need no more
PRIOR = 0.02  # how much first sight counts against the share of games won


@dataclass
class Candidate:
    """A move and how often it has won so far."""

    number: int
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
    question: Question, sights: Sequence[tuple[int, float]], dice: Dice, games: int
) -> list[Candidate]:
    """The moves that are left, best first; compiled where that is possible."""
    candidates = [Candidate(n, option, sight) for n, (option, sight) in enumerate(sights)]
    found = native.rank(question, sights, dice, games)
    if found is None:
        return halve(question, candidates, dice, games)
    for number, won, tried in found:
        candidates[number].won, candidates[number].tried = won, tried
    return [candidates[number] for number, _, _ in found]


def halve(
    question: Question, candidates: Sequence[Candidate], dice: Dice, games: int
) -> list[Candidate]:
    """The worse half drops out after each round."""
    alive = sorted(candidates, key=lambda candidate: -candidate.first_sight)
    rounds = max(1, (len(candidates) - 1).bit_length())
    for number in range(rounds):
        if play_round(question, alive, dice, max(4, games // (rounds * len(alive)))):
            return alive
        alive.sort(key=lambda candidate: -candidate.promise)
        if number + 1 < rounds:
            alive = alive[: (len(alive) + 1) // 2]
    return alive


def play_round(question: Question, alive: Sequence[Candidate], dice: Dice, games: int) -> bool:
    """All that are left play the same imagined deals; true if all of them have won enough."""
    for game in range(games):
        if game == ENOUGH and all(candidate.won == candidate.tried for candidate in alive):
            return True
        world = question.imagine(dice)
        for candidate in alive:
            candidate.tried += 1
            candidate.won += trial(question, world.copy(), candidate.number, candidate.option) > 0
    return False
