"""A journey belongs to a set of people; lists show what somebody wants to see."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import text

from kosmodrom.core.game import Options, Played
from kosmodrom.server.store.writer import Store, alembic_config, upgrade
from tests.server import toy
from tests.server.client import Message, Server, Visitor
from tests.server.test_following import played


def one_turn_more(tables: Sequence[Played], wish: Mapping[str, Any]) -> Options | None:
    """Each table has a turn more than there were tables before it; three are enough."""
    over = sum(one.outcome is not None for one in tables)
    if over >= 3:
        return None
    options: Options = msgspec.structs.replace(tables[-1].options, **{"turns": over + 1, **wish})
    return options


@pytest.fixture(autouse=True)
def toys_have_journeys() -> Iterator[None]:
    object.__setattr__(toy.GAME, "goes_on", one_turn_more)
    yield
    object.__setattr__(toy.GAME, "goes_on", None)


async def resume(ada: Visitor) -> Message:
    return await ada.open(bots=["random"], play=True, options={"turns": 1}, resume=True)


async def crews(ada: Visitor) -> list[Message]:
    found: list[Message] = (await ada.get("/api/journeys")).json()
    return found


async def meet(ada: Visitor, ben: Visitor, **wish: object) -> str:
    """Ada and Ben in a lobby."""
    table: str = (await ada.open(seats=2, options={"turns": 1}, **wish))["id"]
    async with ben.at(table) as guest:
        await guest.say({"type": "sit", "name": "Ben"})
        await guest.until_room(lambda room: room.get("you") == 1)
    return table


async def fly(ada: Visitor, table: str) -> Message:
    """Start a lobby of two and play its one turn."""
    async with ada.at(table) as host:
        await host.ask({"type": "start"}, "frame")
        await host.do({"do": "put", "number": 1})
        return await host.until_room(lambda room: room["status"] == "over")


async def test_play_now_goes_on_where_i_was(server: Server) -> None:
    ada = await server.visitor("Ada")
    first = await resume(ada)
    assert (await resume(ada))["id"] == first["id"]  # it is still being played
    async with ada.at(first["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
    second = await resume(ada)
    assert second["options"]["turns"] == 2 and second["journey"] == first["journey"]
    assert second["status"] == "running" and second["seats"][1]["kind"] == "bot"
    [mine] = await crews(ada)
    assert (mine["id"], mine["people"], mine["bots"]) == (first["journey"], [], 1)
    assert mine["table"] == second["id"] and mine["options"]["turns"] == 2
    assert await crews(await server.visitor("Eve")) == []


async def test_a_table_of_my_choice_belongs_to_my_journey(server: Server) -> None:
    ada = await server.visitor("Ada")
    first, second = [await played(ada) for _ in range(2)]
    found = [(await ada.get(f"/api/tables/{one}")).json()["journey"] for one in (first, second)]
    assert found[0] == found[1]
    other = await ada.open(bots=["random"], play=True, deal_of=first, options={"turns": 1})
    assert other["journey"] != found[0]  # whoever knows the deal flies for no logbook


async def test_whoever_has_done_everything_begins_as_they_wish(server: Server) -> None:
    ada = await server.visitor("Ada")
    for _ in range(3):
        await played(ada)
    [mine] = await crews(ada)
    assert mine["options"] is None
    answer = await ada.post(f"/api/journeys/{mine['id']}/next", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "journey-done")
    assert (await resume(ada))["journey"] == mine["id"]


async def test_whoever_flies_alone_may_choose_another_mission(server: Server) -> None:
    ada = await server.visitor("Ada")
    first = await resume(ada)
    path = f"/api/journeys/{first['journey']}/next"
    assert (await ada.post(path, {})).json()["id"] == first["id"]
    chosen = (await ada.post(path, {"options": {"turns": 5}})).json()
    assert chosen["id"] != first["id"] and chosen["options"]["turns"] == 5
    assert (await resume(ada))["id"] == chosen["id"]
    async with ada.at(chosen["id"]) as chair:
        await chair.hear("frame")
    answer = await ada.post(path, {"options": {"turns": "many"}})
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong-options")


async def test_a_game_that_everybody_left_is_not_gone_on_with(server: Server) -> None:
    ada = await server.visitor("Ada")
    first = await resume(ada)
    assert (await ada.post(f"/api/tables/{first['id']}/leave")).status_code == 201
    [mine] = await crews(ada)  # it is still hers, and another table comes next
    assert (mine["id"], mine["bots"], mine["table"]) == (first["journey"], 1, None)
    path = f"/api/journeys/{first['journey']}"
    assert len((await ada.get(path)).json()["tables"]) == 1
    assert (await (await server.visitor("Eve")).get(path)).json()["code"] == "no-journey"
    second = await resume(ada)
    assert second["id"] != first["id"] and second["status"] == "running"
    assert second["journey"] == first["journey"] and second["seats"][second["you"]]["host"]


async def test_the_same_friends_go_on_together(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    await played(ada)
    table = await meet(ada, ben)
    async with ada.at(table) as host:
        assert "offer" not in host.room
    ours = (await fly(ada, table))["journey"]
    again = await meet(ben, ada)
    async with ben.at(again) as host, (await server.visitor("Eve")).at(again) as stranger:
        assert host.room["offer"] == {"options": {**host.room["options"], "turns": 2}, "tables": 1}
        assert "offer" not in stranger.room
    assert (await fly(ben, again))["journey"] == ours
    assert {one["id"]: one["people"] for one in await crews(ben)} == {ours: ["Ben"]}
    assert len(await crews(ada)) == 2  # alone, and together


async def test_friends_who_are_not_here_meet_in_a_lobby(server: Server) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    last = await meet(ada, ben)
    ours = (await fly(ada, last))["journey"]
    path = f"/api/journeys/{ours}/next"
    assert (await eve.post(path, {})).json()["code"] == "no-journey"
    lobby = (await ben.post(path, {})).json()
    assert lobby["status"] == "open" and lobby["options"]["turns"] == 2
    assert [seat.get("host", False) for seat in lobby["seats"]] == [False, True]
    assert (await ada.post(path, {})).json()["id"] == lobby["id"]
    assert lobby["id"] in [room["id"] for room in (await ada.get("/api/me")).json()["tables"]]
    assert len((await ada.get(f"/api/journeys/{ours}")).json()["tables"]) == 1  # no lobby
    async with ada.at(last) as chair:
        assert chair.room["next"] == lobby["id"]


async def test_whoever_left_finds_their_chair_free(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await meet(ada, ben)
    async with ada.at(table) as host, ben.at(table) as guest:
        await host.ask({"type": "start"}, "frame")
        await guest.say({"type": "leave", "level": "cadet"})
        await host.until_room(lambda room: room["seats"][1]["kind"] == "bot")
        await host.do({"do": "put", "number": 1})
        ours = (await host.until_room(lambda room: room["status"] == "over"))["journey"]
    lobby = (await ben.post(f"/api/journeys/{ours}/next", {})).json()
    assert lobby["you"] == 1 and lobby["seats"][0]["name"] == "Ada" and lobby["status"] == "open"


async def test_a_rematch_with_the_same_people(server: Server) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    table = await meet(ada, ben)
    path = f"/api/tables/{table}/next"
    assert (await ada.post(path, {})).json()["code"] == "not-over"
    await fly(ada, table)
    assert (await eve.post(path, {})).json()["code"] == "not-seated"
    assert (await ada.post(path, {"key": "up"})).json()["code"] == "no-follow-up"
    again = (await ben.post(path, {"key": "again"})).json()
    assert again["status"] == "open" and again["you"] == 1 and again["options"]["turns"] == 1


async def test_a_hidden_table_is_in_no_list_of_mine(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await meet(ada, ben)
    path = f"/api/tables/{table}/hide"

    async def mine(who: Visitor) -> list[str]:
        return [room["id"] for room in (await who.get("/api/me")).json()["tables"]]

    for _ in range(2):  # pressed twice
        assert (await ada.post(path, {})).json() == {"hidden": True}
        assert await mine(ada) == [] and await mine(ben) == [table]
    await ada.post(path, {"hidden": False})
    assert await mine(ada) == [table]
    assert (await (await server.visitor("Eve")).post(path, {})).json()["code"] == "not-seated"


async def test_journeys_of_before_belong_to_who_sat_there_last(no_store: str) -> None:
    store = Store(no_store)
    await store.edit(lambda connection: command.upgrade(alembic_config(connection), "0004"))
    columns = (
        "id, game, version, name, status, public, watchable, options, seats, seed, salt, "
        "given_seed, deal, created, updated, number, phase, to_move, journey"
    )
    rest = "'toy', 2, '', 'over', false, true, '{}', 2, 's', 's', false, 'd'"
    statements = [
        "INSERT INTO visitors (id, name, created, seen) VALUES ('a', 'A', 1, 1), ('b', 'B', 1, 1)",
        *(
            f"INSERT INTO tables ({columns}) VALUES ('{name}', {rest}, {at}, 5, 9, '', '[]', 'way')"
            for name, at in (("first", 1), ("last", 2))
        ),
        "INSERT INTO keys (table_id, visitor, seat) VALUES ('first', 'b', 1), ('last', 'a', 0)",
        "INSERT INTO chairs (table_id, seat, kind, name, stand_in, host, left_by, left_at) "
        "VALUES ('last', 1, 'bot', '', '', false, 'Ben', 7)",
    ]
    for statement in statements:
        await store.edit(lambda connection, one=statement: connection.execute(text(one)))  # type: ignore[misc]
    await store.edit(upgrade)
    found = await store.rows(text("SELECT journey, visitor, game FROM companions"))
    assert [tuple(row.values()) for row in found] == [("way", "a", "toy")]
    sat = await store.rows(text("SELECT seat, until, went, came FROM sittings"))
    assert [dict(row) for row in sat] == [{"seat": 1, "until": 7, "went": "Ben", "came": ""}]
    await store.close()
