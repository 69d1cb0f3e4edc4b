"""What nobody uses is taken away; what somebody might come back to stays."""

from typing import Any

from sqlalchemy import select, update

from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.settings import DAY
from kosmodrom.server.store import schema, sweeping
from tests.server.client import Server
from tests.server.test_resume import start


async def make_older(server: Server, table: Any, days: int, **where: str) -> None:
    """As if nobody had touched these rows for so many days."""
    name = next(one for one in ("seen", "updated", "expires") if one in table.c)
    query = update(table).values({name: epoch() - days * DAY})
    for column, value in where.items():
        query = query.where(table.c[column] == value)
    await server.rooms.store.edit(lambda connection: connection.execute(query))


async def sweep(server: Server) -> None:
    server.rooms.by_table.clear()
    await sweeping.sweep(server.rooms.store, server.rooms.settings, server.rooms.by_table)


async def ids(server: Server, table: Any) -> set[str]:
    return {row["id"] for row in await server.rooms.store.rows(select(table.c.id))}


async def test_visitors_without_a_table_are_forgotten_after_a_month(server: Server) -> None:
    ada, _, _ = await start(server)
    eve, late = await server.visitor("Eve"), await server.visitor("Late")
    for table in (schema.visitors, schema.devices):
        await make_older(server, table, 31)
    assert (await late.get("/api/me")).json()["name"] == "Late"  # was here today
    await server.rooms.store.write()  # an empty one comes after all that wait
    await sweep(server)
    assert (await ada.get("/api/me")).json()["name"] == "Ada"
    assert (await late.get("/api/me")).json()["name"] == "Late"
    assert (await eve.get("/api/me")).json()["name"] == ""


async def test_who_has_twelve_words_is_forgotten_after_more_than_a_year(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    assert (await ada.post("/api/passport/words")).status_code == 201
    for days, name in ((300, "Ada"), (401, "")):
        for table in (schema.visitors, schema.devices):
            await make_older(server, table, days)
        await sweep(server)
        assert (await eve.get("/api/me")).json()["name"] == ""
        assert (await ada.get("/api/me")).json()["name"] == name
        await server.rooms.store.write()  # an empty one comes after all that wait


async def test_designs_that_nobody_opens_are_forgotten_after_half_a_year(server: Server) -> None:
    ada = await server.visitor()
    design = {"game": "toy", "title": "Mine", "options": {}}
    used, unused, young = [(await ada.post("/api/designs", design)).json()["id"] for _ in range(3)]
    for old in (used, unused):
        await make_older(server, schema.designs, 181, id=old)
    await make_older(server, schema.designs, 170, id=young)
    assert (await ada.get(f"/api/designs/{used}")).is_success
    await server.rooms.store.write()  # an empty one comes after all that wait
    await sweep(server)
    assert await ids(server, schema.designs) == {used, young}


async def test_links_to_other_devices_are_forgotten_when_they_have_expired(server: Server) -> None:
    ada, _, table = await start(server)
    for _ in range(2):
        assert (await ada.post(f"/api/tables/{table}/handover")).is_success
    old, young = await ids(server, schema.handovers)
    await make_older(server, schema.handovers, 1, id=old)
    await sweep(server)
    assert await ids(server, schema.handovers) == {young}


async def test_a_game_waits_for_more_than_a_year_and_a_finished_one_for_ever(
    server: Server,
) -> None:
    ada, ben, over = await start(server, turns=1)
    async with ada.at(over) as chair, ben.at(over):
        await chair.hear("frame")
        while not chair.frame.get("over"):
            await chair.do()
    running, old = (await start(server))[2], (await start(server))[2]
    lobby = (await ada.open())["id"]
    kept = {over: 4000, running: 399, old: 401, lobby: 8}
    for table, days in kept.items():
        await make_older(server, schema.tables, days, id=table)
    await sweep(server)
    assert await ids(server, schema.tables) == {over, running}


async def test_a_table_that_is_loaded_stays_whatever_its_age(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await make_older(server, schema.tables, 500, id=table)
        await sweeping.sweep(server.rooms.store, server.rooms.settings, server.rooms.by_table)
        await chair.hear("frame")
        assert (await chair.do())["type"] == "done"
    assert table in await ids(server, schema.tables)


async def test_that_somebody_was_here_is_noted_now_and_then(server: Server) -> None:
    ada = await server.visitor()
    for table in (schema.visitors, schema.devices):
        await make_older(server, table, 2)
    before = epoch()
    for _ in range(2):
        await ada.get("/api/me")
    await server.rooms.store.write()  # an empty one comes after all that wait
    (row,) = await server.rooms.store.rows(select(schema.visitors.c.seen))
    assert row["seen"] >= before
    first = row["seen"]
    await ada.get("/api/me")
    (row,) = await server.rooms.store.rows(select(schema.visitors.c.seen))
    assert row["seen"] == first
