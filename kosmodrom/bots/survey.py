"""How many deals can be won with open cards: many deals, each decided by the solver."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Literal

from kosmodrom.bots.arena import in_order
from kosmodrom.core.game import Figures, Options
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import No
from kosmodrom.games.crew.bots.hindsight import is_open_question, model
from kosmodrom.games.crew.bots.solver import solve
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.summary import percentile, share_interval

Owners = Literal["random", "free"]
Progress = Callable[[int, int], None]  # deals decided, deals in all


@dataclass(frozen=True)
class Decided:
    """What came of one deal, and the time of one core that it took."""

    verdict: str
    seconds: float


def dealt(seats: int, options: Options | Mapping[str, object], seed: str) -> tuple[Crew, CrewRules]:
    """An attempt before its first card: what the crew decides is refused, the rest is chance."""
    table = Table(GAME, seats, options, seed, remember=False)
    rng = Rng.from_seed(seed)
    while not table.is_over and table.state.scene not in ("window", "trick"):
        seat = rng.choice(table.to_move())
        choices = tuple(table.choices(seat))
        table.apply(No(seat) if No(seat) in choices else rng.choice(choices))
    return table.state, table.rules


def decide(state: Crew, rules: CrewRules, owners: Owners = "random") -> Decided:
    """Whether the crew could win from here, with its tasks or with the same number of them."""
    if not is_open_question(state, rules):
        raise ValueError(
            "nothing can be solved at this moment: only while cards are played, "
            "and after the cards that a mission draws at random"
        )
    begun = process_time()
    mission, world = model(state, rules, state.clockwise(0))
    count = Counter(mission.owners)
    shares = [count[place] for place in range(mission.seats)] if owners == "free" else None
    verdict = solve(mission, world, shares).verdict
    return Decided(verdict, process_time() - begun)


def decide_deal(seats: int, options: Mapping[str, object], owners: Owners, seed: str) -> Decided:
    """One deal of a survey."""
    return decide(*dealt(seats, options, seed), owners)


def survey(
    seats: int,
    options: Mapping[str, object],
    deals: int,
    owners: Owners = "random",
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
) -> Figures:
    """Many deals; the same arguments give the same verdicts, however many jobs."""
    if deals < 1:
        raise ValueError(f"a survey needs at least one deal, not {deals!r}")
    one = partial(decide_deal, seats, options, owners)
    found: list[Decided] = []
    for result in in_order(one, [f"{seed}/{number}" for number in range(deals)], min(jobs, deals)):
        found.append(result)
        if progress is not None:
            progress(len(found), deals)
    return report(found)


def report(found: Sequence[Decided]) -> Figures:
    """Verdicts and times; the share of deals that can be won is of those decided."""
    verdicts = Counter(one.verdict for one in found)
    seconds = sorted(one.seconds for one in found)
    low, high = share_interval(verdicts["yes"], verdicts["yes"] + verdicts["no"])
    return {
        "deals": len(found),
        "winnable": verdicts["yes"],
        "lost": verdicts["no"],
        "undecided": verdicts["unknown"],
        "winnable_from": round(low, 4),
        "winnable_to": round(high, 4),
        "seconds_p50": round(percentile(seconds, 50), 4),
        "seconds_p95": round(percentile(seconds, 95), 4),
        "seconds_max": round(seconds[-1], 4),
    }
