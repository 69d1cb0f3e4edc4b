"""Statistics and best lists: one's own figures, and names only of those who want that."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update

from kosmodrom.core.game import Outcome
from kosmodrom.games import get_game
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.schema import facts, tables, visitors
from kosmodrom.server.table.facts import fact_rows
from kosmodrom.server.table.new_tables import blank_table
from tests.server.client import Server, Visitor, serving
from tests.server.test_following import played


async def best(somebody: Visitor, measure: str = "turns-1") -> dict[str, Any]:
    lists = (await somebody.get("/api/best")).json()
    found: dict[str, Any] = next(one for one in lists if one["measure"] == measure)
    return found


async def test_a_newcomer_has_no_figures(server: Server) -> None:
    async with server.http() as nobody:
        found = (await nobody.get("/api/statistics")).json()
        assert found == {"name": "", "since": 0, "listed": False, "games": [], "uncounted": 0}
        assert (await nobody.get("/api/best")).json() == []
        answer = await nobody.post("/api/listed", json={"listed": True})
        assert answer.json()["code"] == "no-visitor"


async def test_figures_are_gathered_from_the_log_of_a_finished_game(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(bots=["random"], play=True, options={"turns": 1})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "peek"})
        assert (await ada.get("/api/statistics")).json()["games"] == []  # it still runs
        await chair.do({"do": "put", "number": 3})
    found = (await ada.get("/api/statistics")).json()
    assert found["name"] == "Ada" and found["since"]
    assert found["games"] == [{"game": "toy", "figures": {"games": 1, "peeks": 1}}]
    assert (await ben.get("/api/statistics")).json()["games"] == []  # nobody else's business


async def test_deals_that_somebody_may_have_known_do_not_count(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = await played(ada)
    await played(ada, deal_of=table)
    await played(ada, seed="42")
    moment = {"moment": 0}
    branch = (await ada.post(f"/api/tables/{table}/branch", moment)).json()["id"]
    async with ada.at(branch) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 3})
    found = (await ada.get("/api/statistics")).json()
    assert (found["games"][0]["figures"]["games"], found["uncounted"]) == (1, 3)
    assert (await best(ada))["rows"][0]["score"] == 1


async def test_names_are_shown_only_of_those_who_want_that(server: Server) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    for somebody in (ada, ben):
        await played(somebody)
        await played(somebody)
        await somebody.get("/api/statistics")
    found = await best(eve)
    assert [row["names"] for row in found["rows"]] == [[], []] and found["mine"] is None
    assert [row["place"] for row in found["rows"]] == [1, 1]  # equals share it, once each
    assert (await ada.post("/api/listed", {"listed": True})).json() == {"listed": True}
    assert (await ada.get("/api/statistics")).json()["listed"]
    assert sorted(row["names"] for row in (await best(eve))["rows"]) == [[], ["Ada"]]
    assert "Ben" not in (await eve.get("/api/best")).text
    own = (await best(ben))["mine"]
    assert own["you"] and own["names"] == ["Ben"] and own["place"] == 1
    await ada.post("/api/listed", {"listed": False})
    assert "Ada" not in (await eve.get("/api/best")).text
    assert (await ada.post("/api/listed", {"listed": 3})).status_code == 400


@pytest.mark.parametrize("version", [2, 0])
async def test_tables_of_before_are_gathered_in_the_background(
    settings: Settings, version: int
) -> None:
    """Also where their rules are not played any more: what happened stands in the log."""
    async with serving(settings) as server:
        ada = await server.visitor("Ada")
        await played(ada)
        await ada.get("/api/statistics")

        def forget(connection: Connection) -> None:
            connection.execute(delete(facts))
            connection.execute(update(tables).values(version=version))

        await server.rooms.store.edit(forget)
    async with serving(settings) as server:
        kept: list[object] = []

        async def look() -> None:
            kept[:] = await server.rooms.store.rows(select(facts.c.seat))

        for _ in range(200):
            await look()
            if kept:
                break
            await asyncio.sleep(0.05)
        assert len(kept) == 2  # a row a seat
        ada.server = server
        assert (await ada.get("/api/statistics")).json()["games"][0]["figures"]["games"] == 1


def finished(game: str, seats: int, options: dict[str, object], outcome: Outcome) -> Loaded:
    loaded = blank_table(get_game(game), seats, options, "")
    loaded.row.status, loaded.row.given_seed = "over", False
    loaded.row.result = msgspec.json.encode(outcome).decode()
    return loaded


def test_a_result_that_cannot_be_read_hurts_nobody() -> None:
    row = finished("galaxy_trucker", 2, {}, Outcome((1.0, 2.0), (1,))).row  # without its rounds
    found = fact_rows(row, [])
    assert [(one.won, one.figures, one.measure) for one in found] == [
        (False, "{}", ""),
        (True, "{}", ""),
    ]


def test_a_game_with_moves_taken_back_is_in_no_best_list() -> None:
    outcome = Outcome((61.0,), (0,), {"rank": "employee", "fuel": [2], "taken_back": 1})
    row = finished("cosmobureau", 1, {}, outcome).row
    assert [one.measure for one in fact_rows(row, [])] == [""]


async def test_journeys_are_ranked_by_missions_and_then_by_attempts(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    await ada.post("/api/listed", {"listed": True})
    store = server.rooms.store
    ids = {}
    for somebody in (ada, ben):
        rows = await store.rows(select(visitors.c.id).where(visitors.c.name == somebody.name))
        ids[somebody.name] = rows[0]["id"]
    flights = {
        "fast": ("Ada", [(1, True), (2, True)]),
        "slow": ("Ben", [(1, False), (1, True), (2, True)]),
    }
    for journey, (name, tries) in flights.items():
        for when, (mission, won) in enumerate(tries):
            figures = {"won": won, "distress": False, "tricks": 3, "why": "", "players": 4}
            outcome = Outcome((float(won),) * 4, (), figures)
            loaded = finished("crew", 4, {"mission": mission}, outcome)
            loaded.row.journey = journey
            loaded.row.updated = when
            loaded.keys[ids[name]] = 0
            await store.write(*queries.add_table(loaded))
    assert await server.rooms.facts.gather(tables.c.game == "crew", 50) == 5
    found = await best(ben, "journey")
    shown = [(one["place"], one["names"], one["score"], one["tables"]) for one in found["rows"]]
    assert shown == [(1, ["Ada"], 2, 2), (2, ["Ben"], 2, 3)]
    assert found["mine"]["place"] == 2
    async with server.http() as nobody:
        assert "Ben" not in (await nobody.get("/api/best")).text
    own = (await ben.get("/api/statistics")).json()["games"][0]["figures"]
    assert own["flown"] == 3 and own["won"] == 2 and own["first_try"] == 1
    assert own["stubborn"] == {"mission": 1, "attempts": 2, "won": True}
