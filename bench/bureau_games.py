"""Games of Cosmobureau among bots, one line each in a file: may be stopped and continued.

They are the games of `kosmodrom simulate cosmobureau` with the same arguments; a line holds the
credits of every seat and how many seconds of one core each decision took.
"""

import argparse
import json
import statistics
from pathlib import Path
from time import process_time

from kosmodrom.bots.arena import play
from kosmodrom.cli.simulate import parse_options
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.bots import BOTS
from kosmodrom.games.cosmobureau.view import Situation
from kosmodrom.native import form


def play_timed(level: str, seats: int, options: list[str], seed: str) -> dict[str, object]:
    """One game, and how long its decisions took."""
    seconds: list[float] = []

    def timed(situation: Situation, rng: Rng) -> Thought:
        begun = process_time()
        thought = BOTS[level](situation, rng)
        seconds.append(round(process_time() - begun, 5))
        return thought

    table = play(Table(GAME, seats, parse_options(GAME, options), seed), [timed] * seats)
    assert table.outcome is not None
    return {"seed": seed, "credits": table.outcome.scores, "seconds": seconds}


def summary(games: list[dict[str, list[float]]]) -> str:
    """The mean credits of a seat with an interval of 95 %, and how long decisions took."""
    means = [statistics.mean(one["credits"]) for one in games]
    credits = sorted(number for one in games for number in one["credits"])
    seconds = sorted(number for one in games for number in one["seconds"])
    error = 1.96 * statistics.stdev(means) / len(means) ** 0.5 if len(means) > 1 else 0.0
    tenth, last = len(credits) // 10, len(seconds) - 1
    return (
        f"{len(games)} games, {form()}: mean {statistics.mean(means):.1f} ± {error:.1f}, "
        f"median {statistics.median(credits):g}, p10 {credits[tenth]:g}, "
        f"p90 {credits[-1 - tenth]:g}, max {credits[-1]:g}; "
        f"{sum(seconds) / len(games):.2f} s a game, decisions p50 {seconds[last // 2]:.4f} s, "
        f"p99 {seconds[last * 99 // 100]:.3f} s, max {seconds[last]:.3f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bots", default="navigator", choices=tuple(BOTS))
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--file", type=Path, required=True, help="where the lines go")
    chosen = parser.parse_args()
    done = chosen.file.read_text("utf-8").splitlines() if chosen.file.exists() else []
    for number in range(len(done), chosen.games):
        game = play_timed(chosen.bots, chosen.seats, chosen.option, f"{chosen.seed}/{number}")
        done.append(json.dumps(game))
        with chosen.file.open("a", encoding="utf-8") as file:
            file.write(done[-1] + "\n")
    print(summary([json.loads(line) for line in done[: chosen.games]]))


if __name__ == "__main__":
    main()
