"""What the README and the pages of docs/ show is run."""

import re
import shlex
from pathlib import Path

import pytest

import kosmodrom
from kosmodrom.cli import parser
from kosmodrom.cli.simulate import parse_options

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SECURITY = (ROOT / "SECURITY.md").read_text("utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def shown(page: str, language: str) -> str:
    """The only example in that language on a page of docs/."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    (code,) = re.findall(rf"```{language}\n(.*?)```", text, re.S)
    return str(code)


def commands() -> set[str]:
    """Every kosmodrom command that a page shows whole, with nothing left to fill in."""
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    found = re.findall(r"(?:^|`)kosmodrom ([a-z]+ [^`\n]*)", text, re.M)
    return {command for command in found if not re.search(r"[<$]|--help", command)}


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
    record = kosmodrom.read_record(shown("records.md", "json"))
    table = kosmodrom.Table.replay(kosmodrom.get_game(record.header.game), record)
    assert table.number == len(record.entries) > 0


@pytest.mark.parametrize(
    ("game", "option", "page", "language"),
    [
        ("crew", "custom", "missions.md", "json"),
        ("cosmobureau", "components", "cosmobureau-components.md", "toml"),
    ],
)
def test_what_one_may_design_oneself_is_an_option_of_a_simulation(
    game: str, option: str, page: str, language: str
) -> None:
    one = kosmodrom.get_game(game)
    options = parse_options(one, [f"{option}={shown(page, language)}"])
    assert one.rules(options, min(one.seats)) and getattr(options, option)


def test_the_examples_for_other_libraries_run() -> None:
    names: dict[str, object] = {}
    exec(shown("README.md", "python"), names)
    assert names["crew"] and names["game"]


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_on_a_page_is_understood(command: str) -> None:
    parser().parse_args(shlex.split(command))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http|#|mailto:)([^)#]+)", page.read_text("utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


def test_every_test_that_is_promised_is_there() -> None:
    """A test that is named without its folder is in the last folder named before it."""
    folder = ""
    promised = re.findall(r"`(tests/[\w/]*/)?((?:test_)?\w+\.py)`", SECURITY)
    assert len(promised) > 30
    for named, file in promised:
        folder = named or folder
        assert (ROOT / folder / file).is_file(), file


def test_the_commands_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z]+)", README))
    assert {"play", "test"} <= named
    assert all(f"\n{target}:" in makefile for target in named)
