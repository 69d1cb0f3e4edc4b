"""What each evil card costs the ships it meets, in credits, for docs/bots-galaxy-trucker.md.

`fleets` plays games with evil cards among bots and keeps each fleet as it takes off. `fly` sends
every kept fleet through its flight once without any evil card and once with each card in the middle
of the deck; a card meets the same dice in all these flights, so that they differ by the evil card
alone. `table` writes the means. A stopped run goes on where it was.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import msgspec

from kosmodrom.bots.arena import Players
from kosmodrom.bots.bot import get_bot
from kosmodrom.core.record import Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.outcome import totals

GAME = get_game("galaxy_trucker")
OPTIONS = {"new_technologies": True, "evil_machinations": True}
LEVELS = ("navigator", "pilot", "navigator", "pilot")
QUARTER = 2, 3, 4  # cards before and after the middle of the deck, by flight (GTX-EVIL-04)
Line = dict[str, Any]


def load(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def add(path: Path, line: Line) -> None:
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n")


# Fleets


def build_missing(path: Path, games: int) -> None:
    done = {line["game"] for line in load(path)}
    for number in range(games):
        if number not in done:
            for line in fleets_of(number):
                add(path, line)


def fleets_of(number: int) -> list[Line]:
    """A whole game, and its fleets before the first card of each flight."""
    table: AnyTable = Table(GAME, len(LEVELS), OPTIONS, f"evil/{number}")
    players = seated(table)
    found: list[Line] = []
    while not table.is_over:
        state = table.state
        if state.scene == "window" and not state.shown and len(found) == state.round:
            kept = json.loads(msgspec.json.encode(table.snapshot()))
            found.append({"game": number, "round": state.round, "snapshot": kept})
        players.step()
    return found


def seated(table: AnyTable) -> Players:
    return Players(table, [get_bot(GAME, level) for level in LEVELS])


# Flights


def fly_missing(fleets: Path, flights: Path, cards: list[str]) -> None:
    done = {(line["game"], line["round"], line["card"]) for line in load(flights)}
    for fleet in load(fleets):
        for card in ("", *cards):
            if (fleet["game"], fleet["round"], card) not in done:
                add(flights, {**flight(fleet, card), "game": fleet["game"], "card": card})


def flight(fleet: Line, card: str) -> Line:
    """One flight with at most one evil card: who met it, what it did, and credits afterwards."""
    table = restored(fleet, card)
    players, round_, met, name = seated(table), table.state.round, (), f"dice {fleet['game']}"
    while table.state.round == round_ and len(table.state.reports) == len(LEVELS) * round_:
        state = table.state
        if state.scene == "window":  # the next card has dice of its own
            state.dice = Rng.from_seed(f"{name} {state.deck[0]}")
            if state.deck[0] == card:
                met = state.present()
        players.step()
    return {
        "round": round_,
        "met": met,
        "changes": changes(table, card),
        "credits": totals(table.state, table.rules),
        "arrived": [report.arrived for report in table.state.reports[-len(LEVELS) :]],
    }


def restored(fleet: Line, card: str) -> AnyTable:
    """The fleet before its first card, the deck with this evil card or none."""
    kept, quarter = fleet["snapshot"], QUARTER[fleet["round"]]
    deck = [each for each in kept["state"]["deck"] if not each.startswith("evil-")]
    if card:
        chance = Rng.from_seed(f"place {fleet['game']} {fleet['round']}")
        deck.insert(quarter + chance.below(len(deck) - 2 * quarter + 1), card)
    text = msgspec.json.encode({**kept, "state": {**kept["state"], "deck": deck}})
    return Table.restore(GAME, msgspec.json.decode(text, type=Snapshot), ())


def changes(table: AnyTable, card: str) -> list[Line]:
    """What the card did to each ship."""
    kind = load_cards("evil")[card].kind if card else ""
    return [
        next((msgspec.to_builtins(one.change) for one in each.cards if one.kind == kind), {})
        for each in table.state.landings
    ]


# The table

LOSSES = ("parts", "crew", "batteries", "goods", "credits", "days")


def costs(lines: list[Line]) -> dict[str, dict[str, list[float]]]:
    """Credits lost by card: of all who met it, and by what it did to them."""
    without = {(line["game"], line["round"]): line["credits"] for line in lines if not line["card"]}
    found: dict[str, dict[str, list[float]]] = {}
    for line in lines:
        if not line["card"]:
            continue
        base, kinds = without[line["game"], line["round"]], found.setdefault(line["card"], {})
        for place, seat in enumerate(line["met"], start=1):
            cost, change = base[seat] - line["credits"][seat], line["changes"][seat]
            struck = any(change.get(name, 0) < 0 for name in LOSSES)
            gained = any(change.get(name, 0) > 0 for name in LOSSES)
            names = ["all", "gained" if gained else "struck" if struck else "spared"]
            if change.get("place", 0) > place:
                names.append("overtaken")
            for name in (*names, f"round {line['round'] + 1}"):
                kinds.setdefault(name, []).append(cost)
    return found


def shown(values: list[float]) -> str:
    if len(values) < 2:
        return "-"
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f} ({len(values)})"


def table(lines: list[Line]) -> Iterator[str]:
    names = ("all", "struck", "gained", "spared", "overtaken", "round 1", "round 2", "round 3")
    yield "| card | " + " | ".join(names) + " |"
    yield "|---|" + "---:|" * len(names)
    for card, kinds in sorted(costs(lines).items()):
        title = load_cards("evil")[card].kind.replace("_", " ")
        yield f"| {title} | " + " | ".join(shown(kinds.get(name, [])) for name in names) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fleets", "fly", "table"))
    parser.add_argument("--games", type=int, default=60, help="to take fleets from (60)")
    parser.add_argument("--cards", nargs="*", default=sorted(load_cards("evil")))
    parser.add_argument("--fleets", type=Path, default=Path("evil_fleets.jsonl"))
    parser.add_argument("--flights", type=Path, default=Path("evil_flights.jsonl"))
    chosen = parser.parse_args()
    if chosen.what == "fleets":
        build_missing(chosen.fleets, chosen.games)
    elif chosen.what == "fly":
        fly_missing(chosen.fleets, chosen.flights, chosen.cards)
    else:
        print("\n".join(table(load(chosen.flights))))


if __name__ == "__main__":
    main()
