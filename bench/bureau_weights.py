"""Improve the weights of Cosmobureau's planner: whole imagined games, and what wins them.

A separable evolution strategy (Ros and Hansen 2008): each generation draws changes of the weights
around the middle of the last, plays the same imagined games with each, and moves towards the better
half. A change of a feature is a number for the middle of the game and a slope from its beginning to
its end.
"""

import argparse
import math
import random
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.bots import compiled, value
from kosmodrom.games.cosmobureau.bots.futures import NOT_BEGUN, imagine_world
from kosmodrom.games.cosmobureau.bots.outlook import Outlook, read_outlook, unseen_agents
from kosmodrom.games.cosmobureau.bots.search import Effort
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.native import library

EFFORT = Effort(2, 1, 2, 1)
SIZE = len(value.FEATURES) - 1
LEAST = 0.15  # below this the size of a weight says nothing about how much to change it
WORLDS = 4  # imagined games from one beginning
PEOPLE = 16  # of one generation, in mirrored pairs
Rows = dict[int, tuple[float, ...]]  # weights by turns left


@dataclass
class Beginning:
    outlook: Outlook
    agents: list[str]


def beginnings(rng: Rng, count: int) -> list[Beginning]:
    """The first turns of solo games."""
    found = []
    for _ in range(count):
        table = Table(GAME, 1, CosmobureauOptions(), str(rng.below(1 << 60)))
        view = table.situation(0).public
        outlook = read_outlook(view, 0, table.rules, EFFORT)
        found.append(Beginning(outlook, unseen_agents(view, table.rules)))
    return found


def played(rows: Rows, first: Sequence[Beginning], seed: str) -> float:
    """The mean of imagined games with these weights."""
    reals = compiled.box_of(first[0].outlook).sheet.reals
    flat = array("d", [weight for left in sorted(rows) for weight in rows[left]])
    reals[-len(flat) :] = flat
    rng, total = Rng.from_seed(seed), 0.0
    for one in first:
        outlook = one.outlook
        best = compiled.placements(outlook)[:1]
        worlds = [imagine_world(outlook.unseen, one.agents, rng) for _ in range(WORLDS)]
        ends = compiled.futures(outlook, NOT_BEGUN, best, worlds, EFFORT, 99)
        total += sum(values[0] for values in ends)
    return total / (len(first) * WORLDS)


def typical(rows: Rows) -> list[float]:
    """The usual size of each weight."""
    means = [sum(abs(row[n + 1]) for row in rows.values()) / len(rows) for n in range(SIZE)]
    return [max(LEAST, mean) for mean in means]


def changed(base: Rows, change: Sequence[float]) -> Rows:
    """The weights after a change; the constant stays as it is."""
    scale, last, rows = typical(base), max(base), {}
    for left, row in base.items():
        slope = 2 * (left - 1) / (last - 1) - 1
        by = (scale[n] * (change[n] + slope * change[SIZE + n]) for n in range(SIZE))
        rows[left] = (row[0], *map(sum, zip(row[1:], by, strict=True)))
    return rows


@dataclass
class Strategy:
    """Where the next generation is drawn: a middle, a step, and how far to go in each direction."""

    dice: random.Random
    step: float = 0.15
    middle: list[float] = field(default_factory=lambda: [0.0] * (2 * SIZE))
    spread: list[float] = field(default_factory=lambda: [1.0] * (2 * SIZE))
    path: list[float] = field(default_factory=lambda: [0.0] * (2 * SIZE))

    def drawn(self) -> list[list[float]]:
        pairs = [[self.dice.gauss(0, 1) for _ in self.middle] for _ in range(PEOPLE // 2)]
        return [[sign * one for one in normal] for normal in pairs for sign in (1, -1)]

    def point(self, normal: Sequence[float]) -> list[float]:
        rows = zip(self.middle, self.spread, normal, strict=True)
        return [middle + self.step * math.sqrt(spread) * one for middle, spread, one in rows]

    def learn(self, ranked: Sequence[Sequence[float]]) -> None:
        """Move towards the better half of a generation, best first."""
        half, size = PEOPLE // 2, len(self.middle)
        shares = [math.log(half + 0.5) - math.log(n + 1) for n in range(half)]
        shares = [share / sum(shares) for share in shares]
        mass = 1 / sum(share * share for share in shares)
        inertia, limit = (mass + 2) / (size + mass + 5), math.sqrt(size) * (1 - 1 / (4 * size))
        rate = min(1.0, (size + 2) / 3 * 2 / ((size + 1.3) ** 2 + mass))
        better = list(zip(shares, ranked[:half], strict=True))
        mean = [sum(share * one[n] for share, one in better) for n in range(size)]
        self.middle = self.point(mean)
        for n in range(size):
            self.path[n] *= 1 - inertia
            self.path[n] += math.sqrt(inertia * (2 - inertia) * mass) * mean[n]
            square = sum(share * one[n] ** 2 for share, one in better)
            self.spread[n] *= 1 - rate + rate * square
        length = math.sqrt(sum(one * one for one in self.path))
        self.step *= math.exp(inertia / (1 + inertia) * (length / limit - 1))


def improve(base: Rows, seconds: float, games: int, seed: int, file: Path) -> None:
    """Generations for so many seconds; the middle of each is written down."""
    strategy, rng = Strategy(random.Random(seed)), Rng.from_seed(str(seed))
    while process_time() < seconds:
        first, same = beginnings(rng, games // WORLDS), str(rng.below(1 << 60))
        tried = [(strategy.point(normal), normal) for normal in strategy.drawn()]
        results = [(played(changed(base, point), first, same), normal) for point, normal in tried]
        strategy.learn([normal for _, normal in sorted(results, key=lambda one: -one[0])])
        best = changed(base, strategy.middle)
        file.write_text(written(best), "utf-8")
        now, then = played(best, first, same), played(base, first, same)
        print(f"{now:.2f}, at first {then:.2f}, step {strategy.step:.3f}", flush=True)


def written(rows: Rows) -> str:
    lines = ["# What each feature of value.py is worth, by turns left after the turn in question."]
    for left in sorted(rows):
        lines += ["", f"[turns_left.{left}]"]
        lines += [f"{name} = {w:.3f}" for name, w in zip(value.FEATURES, rows[left], strict=True)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of one core (600)")
    parser.add_argument("--games", type=int, default=192, help="of one trial (192)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True, help="where the weights go")
    chosen = parser.parse_args()
    assert library() is not None, "make setup"
    improve(value.load_weights(), chosen.seconds, chosen.games, chosen.seed, chosen.file)


if __name__ == "__main__":
    main()
