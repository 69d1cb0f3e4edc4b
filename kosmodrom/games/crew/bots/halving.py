"""Which of some moves wins most often in imagined deals; the hopeless ones drop out early."""

from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.games.crew.bots import native
from kosmodrom.games.crew.bots.playout import FAIR_WIN, LOST, Dice, Work
from kosmodrom.games.crew.bots.question import Question, trial

LEAST = 4  # so many deals are imagined in every round, whatever they cost
MOST = 500
ENOUGH = 40  # moves that all won that many games by fair play need no more
FAIR = 0.1  # how much more it counts that fair play wins, and not only with one other card
PRIOR = 0.02  # how much first sight counts against the share of games won


@dataclass
class Candidate:
    """A move and how often it has won so far."""

    number: int
    option: int
    first_sight: float
    won: int = 0
    fair: int = 0  # of them, by fair play
    tried: int = 0

    @property
    def share(self) -> float:
        return self.won / self.tried if self.tried else 0.0

    @property
    def promise(self) -> float:
        fair = self.fair / self.tried if self.tried else 0.0
        return self.share + FAIR * fair + PRIOR * self.first_sight


def rank(
    question: Question, sights: Sequence[tuple[int, float]], dice: Dice, cards: int
) -> list[Candidate]:
    """The moves that are left, best first; so many cards may be played to find them.

    Compiled where that is possible, with the same result.
    """
    candidates = [Candidate(n, option, sight) for n, (option, sight) in enumerate(sights)]
    found = native.rank(question, sights, dice, cards)
    if found is None:
        return halve(question, candidates, dice, cards)
    ranked = []
    for number, won, fair, tried in found:
        one = candidates[number]
        one.won, one.fair, one.tried = won, fair, tried
        ranked.append(one)
    return ranked


def halve(
    question: Question, candidates: Sequence[Candidate], dice: Dice, cards: int
) -> list[Candidate]:
    """The worse half drops out after each round."""
    alive = sorted(candidates, key=lambda candidate: -candidate.first_sight)
    work = Work(cards)
    rounds = max(1, (len(candidates) - 1).bit_length())
    for number in range(rounds):
        if play_round(question, alive, dice, work, cards * (rounds - 1 - number) // rounds):
            return alive
        alive.sort(key=lambda candidate: -candidate.promise)
        if number + 1 < rounds:
            alive = alive[: (len(alive) + 1) // 2]
    return alive


def play_round(
    question: Question, alive: Sequence[Candidate], dice: Dice, work: Work, keep: int
) -> bool:
    """All that are left play the same imagined deals; true if all of them have won enough."""
    for game in range(MOST):
        if game >= LEAST and work.left <= keep:
            return False
        if game == ENOUGH and all(candidate.fair == candidate.tried for candidate in alive):
            return True
        world = question.imagine(dice)
        for candidate in alive:
            end = trial(question, world.copy(), candidate.number, candidate.option, work)
            candidate.tried += 1
            candidate.won += end != LOST
            candidate.fair += end == FAIR_WIN
    return False
