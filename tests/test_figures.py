"""The figures of docs/performance.md that are the same on every machine."""

from pathlib import Path

from kosmodrom.cli.bench import measure

BENCH = Path(__file__).parent.parent / "bench"


def test_the_first_page_is_light_and_asks_nobody_else() -> None:
    figures = list(measure(BENCH / "client_size.py"))
    assert len(figures) == 2
    assert all(figure.is_met for figure in figures), figures
