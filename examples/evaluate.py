"""How good is a bot? Shares won with 95 % intervals, as a table and as a picture.

    python -m examples.evaluate --games 200 --out curve.svg

Cell by cell as in a notebook (`# %%`); every kind of crew plays the same deals.
"""

# %% What is compared: put your own bot in here.
import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from examples.own_bot import choose, won
from kosmodrom import get_bot, get_game
from kosmodrom.core.game import AnyBot
from kosmodrom.games.summary import share_interval

CREW = get_game("crew")
BOTS: Mapping[str, AnyBot] = {
    "chance": get_bot(CREW, "random"),
    "own": choose,
    "cadet": get_bot(CREW, "cadet"),
}
COLOURS = {"chance": "#8a8f98", "own": "#d1495b", "cadet": "#00798c"}
SEATS = 3
Curve = Mapping[int, int]  # how many games were won with so many tasks


# %% Play. Twice as many games make an interval about a third shorter.
def measure(bot: AnyBot, tasks: Sequence[int], games: int) -> Curve:
    """The games that a crew of these bots wins, for each number of tasks."""
    return {count: sum(won(bot, SEATS, count, f"{n}") for n in range(games)) for count in tasks}


# %% The table.
def table(curves: Mapping[str, Curve], games: int) -> str:
    """A line for each bot and number of tasks."""
    lines = []
    for name, curve in curves.items():
        for count, wins in curve.items():
            low, high = share_interval(wins, games)
            lines.append(f"{name:8} {count} tasks: {wins / games:6.1%}  ({low:.1%} to {high:.1%})")
    return "\n".join(lines)


# %% The picture: a line through the shares, a bar for each interval.
WIDTH, HEIGHT, EDGE = 480, 300, 40


def picture(curves: Mapping[str, Curve], games: int) -> str:
    """An SVG that any browser shows."""
    counts = sorted({count for curve in curves.values() for count in curve})
    step = (WIDTH - 2 * EDGE) / max(1, len(counts) - 1)

    def x(count: int, shift: float = 0) -> float:
        return EDGE + counts.index(count) * step + shift

    def y(share: float) -> float:
        return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    parts = [
        f'<text x="4" y="{y(share) + 4:.0f}">{share:.0%}</text>'
        f'<path d="M{EDGE} {y(share):.0f}H{WIDTH - EDGE}" stroke="#ddd"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    parts += [f'<text x="{x(n):.0f}" y="{HEIGHT - 16}">{n}</text>' for n in counts]
    for place, (name, curve) in enumerate(curves.items()):
        colour, shift = COLOURS.get(name, "#333"), 4.0 * place
        line = " ".join(f"{x(n, shift):.1f},{y(won / games):.1f}" for n, won in curve.items())
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}"/>')
        for count, wins in curve.items():
            low, high = share_interval(wins, games)
            bar = f"M{x(count, shift):.1f} {y(low):.1f}V{y(high):.1f}"
            parts.append(f'<path d="{bar}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 90}" y="{20 + 16 * place}" fill="{colour}">{name}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">{"".join(parts)}</svg>\n'
    )


# %% All together.
def main(games: int, tasks: Sequence[int], out: Path) -> None:
    curves = {name: measure(bot, tasks, games) for name, bot in BOTS.items()}
    print(table(curves, games))
    out.write_text(picture(curves, games), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--tasks", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args()
    main(chosen.games, chosen.tasks, chosen.out)
