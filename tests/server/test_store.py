"""The store: migrations, commits in groups, two servers on one database."""

import asyncio
from unittest import mock

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from kosmodrom.server.ops.errors import Conflict, Unavailable
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import passports, queries
from kosmodrom.server.store.rows import ActionRow
from kosmodrom.server.store.schema import metadata, visitors
from kosmodrom.server.store.writer import Store, alembic_config, upgrade
from tests.server.client import serving
from tests.server.test_resume import start


async def test_migrations_lead_from_nothing_to_the_schema(no_store: str) -> None:
    store = Store(no_store)
    await store.open()
    assert await store.edit(drift) == []
    names = await store.edit(lambda connection: inspect(connection).get_table_names())
    assert set(metadata.tables) <= set(names)
    await store.edit(upgrade)  # once more does no harm
    await store.close()


async def test_a_store_of_the_first_version_is_brought_up_with_what_it_holds(no_store: str) -> None:
    store = Store(no_store)
    await store.edit(lambda connection: command.upgrade(alembic_config(connection), "0001"))
    for line in OLD_LINES:
        await store.edit(lambda connection, line=line: connection.execute(text(line)))  # type: ignore[misc]
    await store.open()
    kept = await queries.load_chats(store, "t", 0)
    assert [(row.text, row.private) for row in kept] == [("hello", False)]
    await store.close()


OLD_LINES = (
    "INSERT INTO tables (id, game, version, name, status, public, watchable, options, seats, seed,"
    " salt, given_seed, deal, deal_of, created, started, updated, number, phase, to_move, result,"
    " stand_in_after, journey, next) VALUES ('t', 'crew', 1, '', 'open', false,"
    " true, '{}', 4, '', '', false, '', NULL, 0, NULL, 0, 0, '', '[]', NULL, NULL, '', NULL)",
    "INSERT INTO chats VALUES ('t', 1, 5, NULL, 'Ada', 'hello', '')",
)


async def name_of(store: Store, visitor: str) -> str:
    page = await passports.load(store, visitor)
    return "" if page is None else page.name


def drift(connection: Connection) -> list[object]:
    """What a migration would still have to change."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_of_two_who_write_the_same_number_one_is_told(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.write(queries.add_visitor("ada", "Ada", 0))
    ways = [store.write(queries.add_visitor(name, "X", 0)) for name in ("ben", "ada", "eve")]
    results = await asyncio.gather(*ways, return_exceptions=True)
    assert results[0] is None and results[2] is None and isinstance(results[1], Conflict)
    assert await name_of(store, "ada") == "Ada"
    assert await name_of(store, "eve") == "X"
    await store.close()


async def test_closing_writes_what_waits(database: str) -> None:
    store = Store(database)
    await store.open()
    waiting = [store.write(queries.add_visitor(f"{n}", "X", 0)) for n in range(20)]
    await store.close()
    assert all(one.done() and one.exception() is None for one in waiting)


async def test_the_database_refuses_a_gap_in_a_log(database: str) -> None:
    store = Store(database)
    await store.edit(lambda connection: command.upgrade(alembic_config(connection), "0001"))
    await store.edit(lambda connection: connection.execute(text(OLD_LINES[0])))
    await store.open()
    await store.write(queries.add_action(ActionRow(table_id="t", number=0, at=0)))
    with pytest.raises(Conflict):
        await store.write(queries.add_action(ActionRow(table_id="t", number=2, at=0)))
    await store.write(
        *(queries.add_action(ActionRow(table_id="t", number=number, at=0)) for number in (1, 2))
    )
    assert [row.number for row in await queries.load_actions(store, "t")] == [0, 1, 2]
    await store.close()


async def test_an_action_needs_its_table(database: str) -> None:
    store = Store(database)
    await store.open()
    with pytest.raises(Conflict):
        await store.write(queries.add_action(ActionRow(table_id="none", number=1, at=0)))
    await store.close()


async def test_two_servers_on_one_store_never_write_the_same_number(settings: Settings) -> None:
    async with serving(settings) as one, serving(settings) as other:
        ada, ben, table = await start(one)
        ben.server = other
        async with ada.at(table) as first, ben.at(table) as second:
            await first.hear("frame")
            await second.hear("frame")
            assert (await first.do({"do": "put", "number": 1}))["number"] == 1
            # The other server has not heard of it: its first try loses, the second wins.
            await second.say({"type": "why", "id": 1, "action": {"do": "put", "number": 1}})
            assert (await second.hear("because"))["reason"]["key"] == "toy-not-your-turn"
            room = await other.rooms.room(table)
            room.mark_stale()
            await room.refresh()
            await second.number(1)
            assert (await second.do({"do": "put", "number": 2}))["number"] == 2
            lost = await first.do({"do": "put", "number": 3}, seen=1)
            assert lost["type"] == "refused"  # not Ada's turn as far as her server knows
        log = await queries.load_actions(one.rooms.store, table)
        assert [row.number for row in log] == [0, 1, 2]


async def test_who_loses_a_race_reloads_and_tries_again(settings: Settings) -> None:
    async with serving(settings) as one, serving(settings) as other:
        ada, _, table = await start(one)
        async with ada.at(table) as here:
            await here.hear("frame")
            ada.server = other
            async with ada.at(table) as there:
                await there.hear("frame")
                assert (await here.do({"do": "peek"}))["number"] == 1
                assert (await there.do({"do": "peek"}, id=50))["number"] == 2
                assert (await there.number(2))["view"]["seen"] is not None


async def test_a_store_that_fails_once_is_written_to_again(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.write(queries.add_visitor("ada", "Ada", 0))
    assert store._connection is not None
    store._connection.invalidate()
    store._connection.close()
    with pytest.raises(Unavailable):
        await store.write(queries.add_visitor("ben", "Ben", 0))
    await store.write(queries.add_visitor("ben", "Ben", 0))
    assert await name_of(store, "ben") == "Ben"
    await store.close()


async def test_a_reader_that_is_told_to_stop_stops_though_its_answer_is_there(
    database: str,
) -> None:
    store, loop = Store(database), asyncio.get_running_loop()
    answer: asyncio.Future[list[object]] = loop.create_future()
    with mock.patch.object(loop, "run_in_executor", return_value=answer):
        reading = asyncio.create_task(store.rows(select(visitors)))
        await asyncio.sleep(0)
    answer.set_result([])
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await store.close()
