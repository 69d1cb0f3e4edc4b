"""A swarm of clients plays on a real server that is killed again and again."""

import time
from pathlib import Path

from tests.server.client import until
from tests.server.enduring import KINDS, endure
from tests.server.outages import Place, ended_connections, full_disk
from tests.server.reckoning import reckon
from tests.server.swarm import Killable, swarm

KILLS = 3


async def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str) -> None:
    server = Killable(database)
    await server.start()
    try:
        async with swarm(server, "toy") as tables:
            players = [player for table in tables for player in table]
            for kill in range(1, KILLS + 1):
                await until(lambda: all(len(one.acknowledged) > 2 * kill for one in players))  # noqa: B023
                server.kill()
                await server.start()
    finally:
        server.kill()
    found = await reckon(database, tables)
    assert not found.wrong
    assert found.over == found.tables and found.acknowledged == found.actions
    assert all(player.comebacks > KILLS for player in players)
    tables[0][0].acknowledged[10_000] = 1  # one more would be missed
    assert "is lost" in (await reckon(database, tables)).wrong[0]


async def test_all_games_endure_a_kill_an_outage_and_a_bad_network(
    database: str, tmp_path: Path
) -> None:
    """The short form of `make endure`."""
    place = Place(Killable(database, workers=1, log=tmp_path / "server.log"))
    outages = [full_disk if database.startswith("sqlite") else ended_connections]
    end = time.monotonic() + 600
    endured = await endure(place, KINDS[:3], 1, outages, end, say=lambda _: None)
    assert not endured.wrong
    assert endured.kills == 1 and endured.found.tables >= 6 and endured.found.acknowledged > 15
