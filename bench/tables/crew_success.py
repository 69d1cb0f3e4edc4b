"""The success tables of docs/bots-crew.md: play what is missing, then write the page.

Round R of a cell is one `kosmodrom simulate crew --games N --seats K --bots LEVEL --seed R
--option tasks=T` (or mission=M); its report is one line of crew_success.jsonl, so that a stopped
run goes on where it was.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kosmodrom.bots.arena import simulate
from kosmodrom.games import get_game
from kosmodrom.games.crew.mission import missions
from kosmodrom.games.summary import share_interval

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "bots-crew.md"
MARK = "<!-- tables: written by bench/tables/crew_success.py -->"
LEVELS = ("cadet", "pilot", "navigator")
SEATS = (3, 4, 5)
GOALS = ((4, 6), (5, 4), (5, 6), (3, 10))  # seats and plain tasks that are measured most
PARTS = ("tasks", "mission", "goals", "mixes")
PARTNERS = ("pilot", "cadet")
MIXES = [  # from three navigators and one other to one and three, by partner
    " ".join(["navigator"] * ours + [other] * (4 - ours))
    for ours in (3, 2, 1)
    for other in PARTNERS
]

Cell = tuple[str, int, str, int]  # levels, seats, option, its value


def cells(levels: list[str]) -> Iterator[Cell]:
    """The wanted cells, the plain tasks before the missions."""
    for level in levels:
        for tasks in range(1, 11):
            for seats in SEATS:
                yield level, seats, "tasks", tasks
    for level in levels:
        for mission in range(1, len(missions()) + 1):
            yield level, 4, "mission", mission


def goal_cells(levels: list[str]) -> Iterator[Cell]:
    """The plain tasks that are measured most, with as many games in each."""
    for level in levels:
        for seats, tasks in GOALS:
            yield level, seats, "tasks", tasks


def mixed_cells() -> Iterator[Cell]:
    """Navigators with others at one table: four players, six tasks."""
    for levels in MIXES:
        yield levels, 4, "tasks", 6


def wanted_cells(levels: list[str], part: str | None) -> Iterator[Cell]:
    if part == "goals":
        return goal_cells(levels)
    if part == "mixes":
        return mixed_cells()
    return (cell for cell in cells(levels) if part in (None, cell[2]))


def load(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play_missing(path: Path, wanted: Iterator[Cell], round_: int, games: int, jobs: int) -> None:
    """One line a cell, as soon as it is played."""
    done = {(*cell_of(line), line["round"]) for line in load(path)}
    for cell in wanted:
        if (*cell, round_) in done:
            continue
        level, seats, option, value = cell
        game = get_game("crew")
        report = simulate(game, games, seats, level.split(), str(round_), {option: value}, jobs)
        line = {"level": level, "seats": seats, "option": option, "value": value}
        line |= {"round": round_, "games": games, "won": report["results"]["won"]}
        with path.open("a") as file:
            file.write(json.dumps(line) + "\n")


def cell_of(line: dict[str, Any]) -> Cell:
    return line["level"], line["seats"], line["option"], line["value"]


def sums(lines: list[dict[str, Any]]) -> dict[Cell, tuple[int, int]]:
    """Games won and played by cell, all rounds together."""
    found: dict[Cell, tuple[int, int]] = {}
    for line in lines:
        won, games = found.get(cell_of(line), (0, 0))
        found[cell_of(line)] = won + line["won"], games + line["games"]
    return found


def shown(cell: tuple[int, int] | None) -> str:
    """70 % (57 to 80) of 60: the share won, its 95 % interval, the number of games."""
    if cell is None:
        return ""
    low, high = (round(100 * end) for end in share_interval(*cell))
    return f"{100 * cell[0] / cell[1]:.0f} % ({low} to {high}) of {cell[1]}"


def plain_table(found: dict[Cell, tuple[int, int]], level: str) -> Iterator[str]:
    yield "| tasks | " + " | ".join(f"{seats} players" for seats in SEATS) + " |"
    yield "|---:|" + "---:|" * len(SEATS)
    for tasks in range(1, 11):
        row = (shown(found.get((level, seats, "tasks", tasks))) for seats in SEATS)
        yield f"| {tasks} | " + " | ".join(row) + " |"


def mission_table(found: dict[Cell, tuple[int, int]], levels: list[str]) -> Iterator[str]:
    yield "| mission | " + " | ".join(levels) + " |"
    yield "|---:|" + "---:|" * len(levels)
    for mission in range(1, len(missions()) + 1):
        row = (shown(found.get((level, 4, "mission", mission))) for level in levels)
        yield f"| {mission} | " + " | ".join(row) + " |"
    yield "| mean | " + " | ".join(mean_of_missions(found, level) for level in levels) + " |"


def mixed_table(found: dict[Cell, tuple[int, int]]) -> Iterator[str]:
    yield "| navigators | " + " | ".join(f"the others {other}s" for other in PARTNERS) + " |"
    yield "|---:|" + "---:|" * len(PARTNERS)
    for ours in range(4, -1, -1):
        tables = (["navigator"] * ours + [other] * (4 - ours) for other in PARTNERS)
        row = (shown(found.get((table_of(levels), 4, "tasks", 6))) for levels in tables)
        yield f"| {ours} | " + " | ".join(row) + " |"


def table_of(levels: list[str]) -> str:
    """As a cell names them: one level where all are of it."""
    return levels[0] if len(set(levels)) == 1 else " ".join(levels)


def mean_of_missions(found: dict[Cell, tuple[int, int]], level: str) -> str:
    """Every mission counts the same; the interval is that of so many games of one kind."""
    of_level = [
        result for cell, result in found.items() if (cell[0], cell[2]) == (level, "mission")
    ]
    if not of_level:
        return ""
    games = sum(played for _, played in of_level)
    mean = sum(won / played for won, played in of_level) / len(of_level)
    return shown((round(mean * games), games))


def page(found: dict[Cell, tuple[int, int]]) -> Iterator[str]:
    """Everything below the mark."""
    levels = [level for level in LEVELS if any(cell[0] == level for cell in found)]
    for level in levels:
        yield f"\n### Plain tasks, {level}\n"
        yield from plain_table(found, level)
    yield "\n### Navigators with others, four players, six plain tasks\n"
    yield from mixed_table(found)
    yield "\n### The fifty missions, four players\n"
    yield from mission_table(found, levels)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="*", default=[], choices=LEVELS)
    parser.add_argument("--part", choices=PARTS, help="only these cells (tasks and mission)")
    parser.add_argument("--games", type=int, default=20, help="a cell and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=HERE / "crew_success.jsonl")
    chosen = parser.parse_args()
    for number in range(chosen.rounds):
        wanted = wanted_cells(chosen.levels, chosen.part)
        play_missing(chosen.results, wanted, number, chosen.games, chosen.jobs)
    text = PAGE.read_text("utf-8") if PAGE.exists() else MARK
    head = text[: text.index(MARK)] + MARK + "\n"
    PAGE.write_text(head + "\n".join(page(sums(load(chosen.results)))) + "\n", "utf-8")


if __name__ == "__main__":
    main()
