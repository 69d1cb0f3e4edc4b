"""Can a deal with open cards be won from here, and how?

All players are on one side, so one line of play that wins is the whole answer. A SAT solver
finds it or proves that there is none: whole deals in some hundredths of a second, mostly.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Literal

from kosmodrom.games.crew.bots.kernel import Mission, World, play
from kosmodrom.games.crew.bots.proof import Proof

SOLVER = "glucose4"  # of those in the library the quickest here that keeps a budget
CONFLICTS = 500_000  # of a search, about a minute; no deal of an afternoon needed a tenth of them


@dataclass(frozen=True)
class Solved:
    """Whether a world can be won, and the cards that win it, in the order of play."""

    verdict: Literal["yes", "no", "unknown"]
    line: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()  # who has each task so that the line wins


def solve(
    mission: Mission,
    world: World,
    shares: Sequence[int] | None = None,
    conflicts: int = CONFLICTS,
) -> Solved:
    """A way to win with all cards open; with shares the tasks may be handed out in any way."""
    if world.result:
        return Solved("yes" if world.result > 0 else "no")
    from pysat.solvers import Solver  # only where something is to be solved: it takes a while

    proof = Proof(mission, world, shares)
    with Solver(SOLVER, bootstrap_with=proof.formula.clauses) as search:
        search.conf_budget(conflicts)
        found = search.solve_limited()
        if found is None:
            return Solved("unknown")
        if not found:
            return Solved("no")
        model = search.get_model()
        line, owners = proof.line(model), proof.owners(model)
    return Solved("yes", until_won(handed_out(mission, owners), world, line), tuple(owners))


def handed_out(mission: Mission, owners: Sequence[int]) -> Mission:
    """The same mission with these owners."""
    other = copy(mission)
    other.owners = list(owners)
    return other


def until_won(mission: Mission, world: World, line: Sequence[int]) -> tuple[int, ...]:
    """The line up to the card with which the attempt is won."""
    world = world.copy()
    for number, card in enumerate(line):
        play(mission, world, card)
        if world.result > 0:
            return tuple(line[: number + 1])
    raise AssertionError("the proof and the kernel disagree about a line")
