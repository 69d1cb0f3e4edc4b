"""What the README shows is run."""

import re
from pathlib import Path

import pytest

import kosmodrom

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    return str(code)


def test_the_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(example(), names)
    table = names["table"]
    assert isinstance(table, kosmodrom.Table) and table.is_over
    assert "Outcome(" in capsys.readouterr().out


def test_the_example_has_five_lines_after_its_import() -> None:
    lines = [line for line in example().splitlines() if line and not line.startswith("from ")]
    assert len(lines) == 5


def test_the_package_shows_the_same_example() -> None:
    documented = (kosmodrom.__doc__ or "").replace("\n    ", "\n")
    assert all(line in documented for line in example().splitlines())


def test_the_record_in_the_docs_replays() -> None:
    (lines,) = re.findall(r"```json\n(.*?)```", (ROOT / "docs/records.md").read_text("utf-8"), re.S)
    record = kosmodrom.read_record(lines)
    table = kosmodrom.Table.replay(kosmodrom.get_game(record.header.game), record)
    assert table.number == len(record.entries) > 0


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))],
    ids=lambda page: page.name,
)  # fmt: skip
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http|#|mailto:)([^)#]+)", page.read_text("utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


def test_the_commands_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z]+)", README))
    assert {"play", "test"} <= named
    assert all(f"\n{target}:" in makefile for target in named)
