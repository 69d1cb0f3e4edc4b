"""Without its modules the Big Expansion changes nothing that base games send."""

import json
from pathlib import Path

import msgspec
import pytest

from kosmodrom.games import read_record
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.expansions.modules import modules
from kosmodrom.games.galaxy_trucker.options import Options
from tests.replaying import told_digests

FOLDER = Path(__file__).parents[2] / "records" / GAME.name


def is_base(path: Path) -> bool:
    header = read_record(path.read_text("utf-8")).header
    return not modules(msgspec.convert(header.options, Options), header.seats)


BASE = [path for path in sorted(FOLDER.glob("*.jsonl")) if is_base(path)]


def test_five_kinds_of_base_games_are_kept() -> None:
    assert len(BASE) >= 5


@pytest.mark.parametrize("path", BASE, ids=[path.stem for path in BASE])
def test_base_games_send_every_event_and_view_as_before(path: Path) -> None:
    """GTX-NET-01: with the expansion's data present, while no module is played."""
    written = path.with_suffix(".told.json")
    command = f"python -m tests.replaying --told tests/records/{GAME.name}/{path.name}"
    assert written.exists(), f"{command} writes it"
    sent = told_digests(path)
    before = json.loads(written.read_text("utf-8"))
    differs = [part for part in sent if sent[part] != before.get(part)]
    assert sent == before, f"{differs} differ; where that is meant, {command}"
