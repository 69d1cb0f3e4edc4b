"""How well bots of Galaxy Trucker build and fly, for docs/bots-galaxy-trucker.md.

`play` plays games of bots of all levels with one set of modules, four at a table; a game is one
line of the results, so that a stopped run goes on where it was. `table` writes what came of them.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from kosmodrom.bots.arena import play
from kosmodrom.bots.bot import get_bot
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game
from kosmodrom.games.galaxy_trucker.events import GaveUp, Inspected, Revealed, RoundBegan
from kosmodrom.games.galaxy_trucker.outcome import totals
from kosmodrom.games.summary import mean, share_interval

GAME = get_game("galaxy_trucker")
BOTH = {"first_ship": "both", "second_ship": "both"}
MODULES: Mapping[str, Mapping[str, object]] = {
    "base game": {},
    "new technologies": {"new_technologies": True},
    "five players": {},
    "class IA": {"first_ship": "IA"},
    "class IIA": {"second_ship": "IIA"},
    "evil machinations": {"evil_machinations": True},
    "rough roads": {"rough_roads": 3},
    "bonus cards": {"bonus_cards": True},
    "everything": {
        "new_technologies": True,
        **BOTH,
        "evil_machinations": True,
        "rough_roads": 3,
        "bonus_cards": True,
        "five_rules": "four_too",
    },
}
SEATS = {"five players": 5}
LEVELS = ("navigator", "pilot", "cadet")
CLASSES = {"1": "I", "2": "II", "3": "III"}  # of the rounds that are not named after theirs
Line = dict[str, Any]


def load(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def seated(number: int, seats: int) -> tuple[str, ...]:
    """One bot of each level and one or two more, by turns; everybody sits everywhere."""
    more = [LEVELS[(number + n) % 3] for n in range(seats - len(LEVELS))]
    row, turn = (*LEVELS, *more), number % seats
    return (*row[turn:], *row[:turn])


def play_missing(path: Path, modules: str, games: int) -> None:
    done = {line["game"] for line in load(path) if line["modules"] == modules}
    for number in range(games):
        if number not in done:
            with path.open("a") as file:
                file.write(json.dumps(played(modules, number)) + "\n")


def played(modules: str, number: int) -> Line:
    """One game: everybody's credits, and each ship of each round."""
    seats = SEATS.get(modules, 4)
    levels = seated(number, seats)
    table: AnyTable = Table(GAME, seats, MODULES[modules], f"{modules}/{number}")
    play(table, [get_bot(GAME, level) for level in levels])
    assert table.outcome is not None
    rounds = [
        {**row, **told}
        for row, told in zip(table.outcome.figures["rounds"], histories(table), strict=True)
    ]
    credits = totals(table.state, table.rules)
    return {
        "modules": modules, "game": number, "levels": levels, "credits": credits, "rounds": rounds,
        "loans": [player.loans for player in table.state.players],
    }  # fmt: skip


def histories(table: AnyTable) -> list[Line]:
    """Each ship of each round, by seat: whether it was legal, and why it left the flight."""
    found: list[list[Line]] = []
    card = ""
    for _, told in table.told:
        match told.event:
            case RoundBegan():
                found.append([{"legal": True, "left": ""} for _ in range(table.seats)])
                card = "launch"
            case Revealed(card=id):
                card = id.split("-")[1]
            case Inspected(seat=seat, flaws=flaws):
                found[-1][seat]["legal"] = not flaws
            case GaveUp(seat=seat, why=why):
                found[-1][seat]["left"] = f"{why} {card}"
    return [ship for each in found for ship in each]


# The tables


def ships(lines: Iterable[Line], level: str = "") -> list[Line]:
    return [
        row
        for line in lines
        for row in line["rounds"]
        if level in ("", line["levels"][row["seat"]])
    ]


def by_class(lines: Sequence[Line]) -> Iterator[str]:
    """Legal ships, arrivals and credits of each level in each class."""
    yield "| class | level | ships | legal | arrived | lost | credits |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    for name in sorted({row["round"] for row in ships(lines)}, key=class_of):
        for level in LEVELS:
            rows = [row for row in ships(lines, level) if row["round"] == name]
            legal, arrived = mean(row["legal"] for row in rows), mean(r["arrived"] for r in rows)
            lost, earned = mean(row["lost"] for row in rows), mean(row["earned"] for row in rows)
            yield (
                f"| {class_of(name)} | {level} | {len(rows)} | {legal:.0%} | {arrived:.0%} "
                f"| {lost:.1f} | {earned:.1f} |"
            )


def by_both(lines: Sequence[Line], level: str) -> Iterator[str]:
    """Arrivals and credits of the ships of one level, in each class with each set of modules."""
    named = {class_of(row["round"]): row["round"] for row in ships(lines)}
    classes = sorted(named)
    yield (
        f"| modules, {level}s | "
        + " | ".join(f"{name} arrived | credits" for name in classes)
        + " |"
    )
    yield "|---|" + "---:|---:|" * len(classes)
    for modules in MODULES:
        mine = ships((line for line in lines if line["modules"] == modules), level)
        if mine:
            rows = ([row for row in mine if row["round"] == named[name]] for name in classes)
            yield f"| {modules} | " + " | ".join(map(arrived_and_earned, rows)) + " |"


def arrived_and_earned(rows: Sequence[Line]) -> str:
    if not rows:
        return "- | -"
    came, earned = mean(row["arrived"] for row in rows), mean(row["earned"] for row in rows)
    return f"{came:.0%} | {earned:.1f}"


def by_reason(lines: Sequence[Line]) -> Iterator[str]:
    """Why ships of navigators did not arrive."""
    yield "| why | at | navigators' ships |"
    yield "|---|---|---:|"
    rows = ships(lines, "navigator")
    left = Counter(row["left"] for row in rows if not row["arrived"])
    for reason, count in left.most_common(16):
        why, _, card = reason.partition(" ")
        yield f"| {why.replace('_', ' ')} | {card.replace('_', ' ')} | {count / len(rows):.1%} |"


def class_of(name: str) -> str:
    return CLASSES.get(name, name)


def by_module(lines: Sequence[Line]) -> Iterator[str]:
    """Arrivals and credits of each level with each set of modules, and pairs won."""
    heads = " | ".join(f"{level} arrived | credits" for level in LEVELS)
    yield f"| modules | games | {heads} | navigator over cadet | navigator over pilot |"
    yield "|---|---:|" + "---:|---:|" * len(LEVELS) + "---:|---:|"
    for modules in MODULES:
        mine = [line for line in lines if line["modules"] == modules]
        if mine:
            figures = [(arrived(mine, level), credits(mine, level)) for level in LEVELS]
            cells = " | ".join(f"{came:.0%} | {earned:.1f}" for came, earned in figures)
            won = f"{pairs(mine, 'navigator', 'cadet')} | {pairs(mine, 'navigator', 'pilot')}"
            yield f"| {modules} | {len(mine)} | {cells} | {won} |"


def arrived(lines: Sequence[Line], level: str) -> float:
    return mean(row["arrived"] for row in ships(lines, level))


def credits(lines: Sequence[Line], level: str) -> float:
    return mean(
        credits
        for line in lines
        for credits, one in zip(line["credits"], line["levels"], strict=True)
        if one == level
    )


def pairs(lines: Sequence[Line], better: str, worse: str) -> str:
    """The share of pairs that the better level won, a tie by half; its interval counts games."""
    results = [share for line in lines for share in pairs_of(line, better, worse)]
    share = sum(results) / len(results)
    low, high = share_interval(round(share * len(lines)), len(lines))
    return f"{share:.0%} ({low:.0%} to {high:.0%})"


def pairs_of(line: Line, better: str, worse: str) -> Iterator[float]:
    ranks = list(zip(line["levels"], line["loans"], line["credits"], strict=True))
    for level, loans, mine in ranks:
        for other, debts, theirs in ranks:
            if level == better and other == worse:
                here, there = (not loans, mine), (not debts, theirs)
                yield 0.5 if here == there else float(here > there)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("--modules", nargs="*", default=list(MODULES), choices=MODULES)
    parser.add_argument("--games", type=int, default=200, help="with each set of modules (200)")
    parser.add_argument("--results", type=Path, default=Path(__file__).with_suffix(".jsonl"))
    chosen = parser.parse_args()
    if chosen.what == "play":
        for modules in chosen.modules:
            play_missing(chosen.results, modules, chosen.games)
        return
    lines = [line for line in load(chosen.results) if line["modules"] in chosen.modules]
    both = (row for level in LEVELS for row in (*by_both(lines, level), ""))
    print("\n".join((*by_module(lines), "", *both, *by_class(lines), "", *by_reason(lines))))


if __name__ == "__main__":
    main()
