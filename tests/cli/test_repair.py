"""kosmodrom repair: tables that were left with a gap in their log."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, select, text, update

from kosmodrom.cli import main
from kosmodrom.games import get_game
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import ActionRow, Loaded
from kosmodrom.server.store.schema import actions, tables
from kosmodrom.server.store.writer import upgrade
from kosmodrom.server.table import new_tables
from kosmodrom.server.table.progress import begin


def played(connection: Connection, count: int) -> Loaded:
    """A table of The Crew with so many actions in its log."""
    game = get_game("crew")
    loaded = new_tables.blank_table(game, 4, {"mission": 1}, "repair")
    table, begun = begin(loaded.row)
    changes = [*queries.add_table(loaded), begun]
    for _ in range(count):
        action = next(iter(table.choices(table.to_move()[0])))
        table.apply(action)
        encoded = queries.add_action(
            ActionRow(
                table_id=loaded.row.id,
                number=table.number,
                at=0,
                action=msgspec.json.encode(action).decode(),
            )
        )
        changes.append(encoded)
    for statement, values in changes:
        connection.execute(statement, values)
    number = update(tables).where(tables.c.id == loaded.row.id).values(number=count)
    connection.execute(number)
    return loaded


@pytest.fixture
def damaged(tmp_path: Path) -> tuple[Path, str]:
    """A store with a whole table, one with a gap as version 0.1.0 left it, and one cut short."""
    engine = create_engine(f"sqlite:///{tmp_path / 'kosmodrom.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection)
        played(connection, 5)
        gap = played(connection, 6).row.id
        connection.execute(
            text("DELETE FROM actions WHERE table_id = :of AND number = 3"), {"of": gap}
        )
        short = played(connection, 4).row.id
        connection.execute(
            text("DELETE FROM actions WHERE table_id = :of AND number = 4"), {"of": short}
        )
    return tmp_path, gap


def numbers(folder: Path, table: str) -> list[int]:
    engine = create_engine(f"sqlite:///{folder / 'kosmodrom.sqlite3'}")
    query = select(actions.c.number).where(actions.c.table_id == table).order_by(actions.c.number)
    with engine.begin() as connection:
        return list(connection.execute(query).scalars())


def test_it_only_looks_unless_it_is_told_to_write(
    damaged: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, gap = damaged
    assert main(["repair", "--data", str(folder)]) == 1
    said = capsys.readouterr().out
    assert f"{gap}: whole up to action 2, then a gap before 4 to 6" in said
    assert (
        "says 4 actions, has 3" in said and "Damaged tables: 2 found; --write mends them." in said
    )
    assert numbers(folder, gap) == [0, 1, 2, 4, 5, 6]


def test_it_cuts_back_to_the_last_whole_moment_and_says_so(
    damaged: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, gap = damaged
    assert main(["repair", "--data", str(folder), "--write"]) == 0
    said = capsys.readouterr().out
    assert "goes on after action 2; 3 later actions were cut off" in said
    assert numbers(folder, gap) == [0, 1, 2]
    assert len((folder / "cut-off-actions.jsonl").read_text().splitlines()) == 3
    assert main(["repair", "--data", str(folder)]) == 0
    assert "No table is damaged." in capsys.readouterr().out


def test_a_store_that_is_none_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kosmodrom.sqlite3").write_text("this is no database, whatever it is called")
    assert main(["repair", "--data", str(tmp_path)]) == 2
    assert "cannot read the store" in capsys.readouterr().err
