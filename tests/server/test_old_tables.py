"""Tables that an earlier version of the rules or of ours has left in the store."""

from typing import Any

import pytest
from sqlalchemy import update

from kosmodrom.server.settings import Settings
from kosmodrom.server.store.schema import actions, snapshots, tables
from kosmodrom.server.store.writer import Store
from tests.server.client import serving
from tests.server.test_resume import Change, start

NOT_LEGAL = '{"do":"put","seat":0,"number":9}'
UNKNOWN = '{"do":"jump","seat":0}'


async def edit(settings: Settings, statement: Any) -> None:
    store = Store(settings.database)
    await store.edit(lambda connection: connection.execute(statement))
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        update(tables).values(version=0),
        update(actions).where(actions.c.number == 1).values(action=NOT_LEGAL),
        update(actions).where(actions.c.number == 1).values(action=UNKNOWN),
    ],
    ids=["another version", "an action not legal now", "an action not known now"],
)
async def test_a_table_of_other_rules_says_so_and_hurts_nobody(
    settings: Settings, statement: Any
) -> None:
    async with serving(settings) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as chair:
            await chair.hear("frame")
            await chair.do({"do": "put", "number": 1})
    await edit(settings, statement)
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(table) as chair:
            assert chair.room["status"] == "running"
            assert (await chair.hear("trouble"))["code"] == "old-version"
        replay = (await ada.get(f"/api/tables/{table}/replay")).json()
        assert replay.get("code") == "old-version" or not replay["checked"]
        assert (await ada.get("/api/me")).status_code == 200
        _, _, other = await start(server)
        assert other != table


async def test_a_table_of_an_earlier_version_opens_and_goes_on(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as chair:
            await chair.hear("frame")
            await chair.do({"do": "put", "number": 1})
    await edit(settings, update(tables).values(version=1))
    async with serving(settings) as server:
        ada.server = ben.server = server
        async with ben.at(table) as chair:
            assert (await chair.hear("frame"))["number"] == 1
            await chair.do({"do": "put", "number": 2})
            assert chair.frame["view"]["pile"] == [1, 2]


async def test_a_snapshot_of_another_form_is_passed_over(change: Change) -> None:
    settings = change(snapshot_every=3)
    async with serving(settings) as server:
        ada, ben, table = await start(server, turns=30)
        async with ada.at(table) as first, ben.at(table) as second:
            await first.hear("frame")
            await second.hear("frame")
            for number in range(4):
                await first.do({"do": "put", "number": 1})
                await second.number(2 * number + 1)
                await second.do({"do": "put", "number": 2})
                await first.number(2 * number + 2)
    await edit(settings, update(snapshots).values(state=b'{"scene":"turn"}'))
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(table) as chair:
            frame = await chair.hear("frame")
            assert frame["number"] == 8 and frame["view"]["pile"] == [1, 2] * 4
