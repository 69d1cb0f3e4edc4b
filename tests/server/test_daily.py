"""The deal of the day: the same for all, one attempt that counts, nothing known beforehand."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from kosmodrom.games import NAMES, get_game
from kosmodrom.server.settings import DAY
from kosmodrom.server.store.loading import need_options
from kosmodrom.server.table import daily, day_board
from tests.server.client import Message, Server, Visitor

MONDAY = 1_700_438_400_000  # 2023-11-20, at midnight
NOON = 12 * 60 * 60 * 1000
TODAY = "2023-11-20"
TOMORROW = "2023-11-21"


class Sun:
    """The time of day, as the deals know it."""

    def __init__(self) -> None:
        self.now = MONDAY + NOON


@pytest.fixture
def sun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sun]:
    found = Sun()
    monkeypatch.setattr(daily, "epoch", lambda: found.now)
    monkeypatch.setattr("kosmodrom.server.table.room.epoch", lambda: found.now)
    yield found


async def begin(somebody: Visitor, day: str = TODAY) -> Message:
    answer = await somebody.post(f"/api/daily/{day}/toy")
    assert answer.status_code in (200, 201), answer.text
    room: Message = answer.json()
    return room


async def play(somebody: Visitor, table: str, number: int = 1) -> Message:
    """An attempt of two moves, with a bot's between them; the deal that was seen."""
    async with somebody.at(table) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": number})
        await chair.number(2)
        await chair.do({"do": "put", "number": number})
        return chair.frame


async def attempt(somebody: Visitor, number: int = 1) -> str:
    """A finished attempt."""
    table = str((await begin(somebody))["id"])
    await play(somebody, table, number)
    return table


async def toy_of(somebody: Visitor, day: str = "") -> Message:
    """What the board says of the toy."""
    answer = (await somebody.get(f"/api/daily/{day}".rstrip("/"))).json()
    found: Message = next(deal for deal in answer["deals"] if deal["game"] == "toy")
    return found


def test_every_plan_of_every_game_can_be_played() -> None:
    for name in NAMES:
        game = get_game(name)
        assert game.daily is not None
        weekdays = set()
        for plan in game.daily.plans():
            weekdays.add(plan.weekday)
            need_options(game, plan.seats, plan.options)
            assert len(plan.bots) == plan.seats - 1 and set(plan.bots) <= game.bots.keys()
        assert weekdays == set(range(7))


def test_of_several_plans_each_has_its_week() -> None:
    days = [f"2026-01-{day:02}" for day in (5, 12, 19, 26)]
    plans = [daily.plan_of(get_game("crew"), day) for day in days]
    missions = [plan.options["mission"] for plan in plans if plan]
    assert len(set(missions)) == 3 and missions[0] == missions[3]


async def test_all_play_the_same_deal_once(server: Server, sun: Sun) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    assert (await toy_of(ada))["state"] == "new"
    first, second = await begin(ada), await begin(ben)
    assert first["day"] == TODAY and first["counted"] and not first["watchable"]
    assert (await begin(ada))["id"] == first["id"] != second["id"]  # begun is counted
    seen = [await play(one, room["id"], 2) for one, room in ((ada, first), (ben, second))]
    assert seen[0]["view"]["secrets"] == seen[1]["view"]["secrets"]
    assert (await begin(ada))["id"] == first["id"]
    found = await toy_of(ada)
    assert found["state"] == "home" and found["value"] == seen[0]["view"]["pile"][1] + 4
    sun.now += DAY
    assert (await ada.post(f"/api/daily/{TODAY}/toy")).json()["id"] == first["id"]
    other = await begin(ada, TOMORROW)
    frame = await play(ada, other["id"])
    assert frame["view"]["secrets"] != seen[0]["view"]["secrets"]


async def test_pressed_twice_at_once_begins_one_attempt(server: Server, sun: Sun) -> None:
    ada = await server.visitor("Ada")
    rooms = await asyncio.gather(*(begin(ada) for _ in range(6)))
    assert len({room["id"] for room in rooms}) == 1


async def test_a_day_that_is_over_or_has_not_come_cannot_be_begun(server: Server, sun: Sun) -> None:
    ada = await server.visitor("Ada")
    await ada.get("/api/daily")
    for day, code in (
        (TOMORROW, "no-day"),
        ("2023-11-19", "no-day"),
        ("yesterday", "no-day"),
        ("20231120", "no-day"),
    ):
        for path in (f"/api/daily/{day}/toy", f"/api/daily/{day}/toy/practice"):
            assert (await ada.post(path)).json()["code"] == code
        assert (await ada.get(f"/api/daily/{day}")).json()["code"] == code
    sun.now += DAY
    assert (await ada.post(f"/api/daily/{TODAY}/toy")).json()["code"] == "day-over"
    assert (await ada.post(f"/api/daily/{TODAY}/chess")).json()["code"] == "no-day"


# Nothing leaks

PRACTICE = f"/api/daily/{TODAY}/toy/practice"


async def routes(server: Server) -> list[str]:
    """Every address of the API that names a table and can be read."""
    async with server.http() as http:
        paths = (await http.get("/api/docs/openapi.json")).json()["paths"]
    return [path for path, one in paths.items() if "{table}" in path and "get" in one]


async def looked(somebody: Visitor, server: Server, table: str) -> list[Any]:
    """What every address says of a table."""
    found = []
    for path in await routes(server):
        if "qr.svg" not in path:  # the link alone, which the asker has
            found.append(await somebody.get(path.replace("{table}", table), **{"as": "all"}))
    return found


async def test_before_my_attempt_nothing_of_others_reaches_me(server: Server, sun: Sun) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    await ada.post("/api/listed", {"listed": True})
    table = await attempt(ada, 3)
    practice = (await ada.post(PRACTICE)).json()["id"]
    branch = (await ada.post(f"/api/tables/{table}/branch", {"moment": 0})).json()["id"]
    seed = (await ada.get(f"/api/tables/{table}")).json()["seed"]
    wishes = [{"deal_of": table, "play": True}, {"seed": seed, "play": True}, {"seed": seed}]
    begun = ""
    for _ in range(2):  # before it, and while it runs
        found = await toy_of(ben)
        assert found["board"] is None and found["value"] is None
        text = (await ben.get("/api/daily")).text
        assert "Ada" not in text and seed not in text and table not in text
        for one in (table, practice, branch):
            for answer in await looked(ben, server, one):
                assert answer.status_code in (403, 404), answer.url
            async with server.http() as nobody:
                assert (await nobody.get(f"/api/tables/{one}/replay")).status_code == 403
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2), ben.at(one):
                    pass
        for wish in wishes:
            answer = await ben.post("/api/tables", {"game": "toy", **wish})
            assert answer.json()["code"] == "day-hidden"
        assert (await ben.post(PRACTICE)).json()["code"] == "day-hidden"
        moment = await ben.post(f"/api/tables/{table}/branch", {"moment": 0})
        assert moment.json()["code"] == "day-hidden"
        begun = (await begin(ben))["id"]
    assert (await ben.get(f"/api/tables/{begun}")).json().get("seed") is None
    await play(ben, begun)
    board = (await toy_of(ben))["board"]
    assert [row["table"] for row in board["rows"]] == [table, begun]
    for one in (table, practice):
        assert (await ben.get(f"/api/tables/{one}/log")).status_code == 200
    assert (await ben.get(f"/api/tables/{table}/replay", **{"as": "all"})).status_code == 200


async def test_a_socket_of_who_has_still_to_play_is_refused(server: Server, sun: Sun) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await attempt(ada)
    chair = ben.at(table)
    await chair.connect(server)
    assert (await chair.hear("trouble"))["code"] == "day-hidden"
    assert "room" not in {message["type"] for message in chair.heard}
    await chair.socket.close()


async def test_running_attempts_are_watched_by_nobody(server: Server, sun: Sun) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = (await begin(ada))["id"]
    await attempt(ben)
    async with ben.at(table) as watcher:
        assert (await watcher.hear("trouble"))["code"] == "not-watchable"
        chat = {"type": "chat", "text": "put three"}
        assert (await watcher.ask(chat, "trouble"))["code"] == "chat-seated"
    assert (await ben.get(f"/api/tables/{table}/replay")).status_code == 403


async def test_in_an_attempt_there_is_nothing_to_do_but_to_play(server: Server, sun: Sun) -> None:
    ada = await server.visitor("Ada")
    table = (await begin(ada))["id"]
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for message in (
            {"type": "configure", "public": True},
            {"type": "configure", "watchable": True},
            {"type": "leave"},
            {"type": "stand_in", "level": "pilot"},
            {"type": "hold", "on": True},
            {"type": "add_bot", "level": "cadet"},
            {"type": "make_host", "seat": 1},
            {"type": "follow_up", "key": "again"},
        ):
            assert (await chair.ask(message, "trouble"))["code"] == "day-counts", message
        await chair.do({"do": "put", "number": 1})
        assert chair.frame.get("undo") is None
        await chair.number(2)
        refused = await chair.do({"do": "undo", "to": 0})
        assert refused["type"] == "refused" and refused["reason"]["key"] == "undo-not-possible"
        assert (await ada.post(f"/api/tables/{table}/handover")).json()["code"] == "day-alone"
        branch = {"moment": 0}
        answer = await ada.post(f"/api/tables/{table}/branch", branch)
        assert answer.json()["code"] == "not-over"
        await chair.do({"do": "put", "number": 1})
        await chair.until_room(lambda room: room["status"] == "over")
        assert not chair.room.get("follow_ups")


async def test_practice_counts_nowhere_and_stays_with_who_plays_it(
    server: Server, sun: Sun
) -> None:
    ada = await server.visitor("Ada")
    table = await attempt(ada, 1)
    room = (await ada.post(PRACTICE)).json()
    assert room["day"] == TODAY and not room.get("counted") and room["id"] != table
    frame = await play(ada, room["id"], 3)
    assert frame["view"]["secrets"]
    found = await toy_of(ada)
    assert found["board"]["flown"] == 1 and found["table"] == table
    assert (await ada.post(f"/api/tables/{room['id']}/handover")).json()["code"] == "day-alone"
    wish = {"game": "toy", "deal_of": table}  # with friends
    assert (await ada.post("/api/tables", wish)).json()["code"] == "day-alone"
    async with ada.at(room["id"]) as chair:
        await chair.ask({"type": "configure", "public": True}, "room")
    assert room["id"] not in (await ada.get("/api/tables")).text
    assert (await ada.get("/api/statistics")).json()["games"][0]["figures"]["games"] == 1


# The board


async def test_the_board_names_who_wants_it_and_equals_share_a_place(
    server: Server, sun: Sun
) -> None:
    people = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd", "Dan")]
    await people[0].post("/api/listed", {"listed": True})
    for somebody, number in zip(people, (3, 2, 2, 1), strict=True):
        await attempt(somebody, number)
        sun.now += 1000
    board = (await toy_of(people[1]))["board"]
    shown = [(row["place"], row["name"], row["you"]) for row in board["rows"]]
    assert shown == [(1, "Ada", False), (2, "Ben", True), (2, "", False), (4, "", False)]
    assert board["flown"] == 4 and sum(column["count"] for column in board["columns"]) == 4
    assert [column["count"] for column in board["columns"] if column["mine"]] == [2]


async def test_who_has_not_played_may_look_when_the_day_is_over(server: Server, sun: Sun) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await attempt(ada)
    sun.now += DAY
    found = await toy_of(ben, TODAY)
    assert found["state"] == "past" and found["board"]["flown"] == 1
    assert (await ben.get(f"/api/tables/{table}/replay", **{"as": "all"})).status_code == 200
    assert (await ben.post(PRACTICE)).status_code == 201
    day = (await ben.get("/api/daily")).json()
    assert day["day"] == TOMORROW and day["earlier"] == TODAY and day["later"] is None
    assert (await ben.get(f"/api/daily/{TODAY}")).json()["later"] == TOMORROW


async def test_an_attempt_may_be_finished_until_the_end_of_the_next_day(
    server: Server, sun: Sun
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    mine, other = (await begin(ada))["id"], (await begin(ben))["id"]
    sun.now += DAY
    found = await toy_of(ada, TODAY)
    assert found["state"] == "flying" and found["board"] is None  # still hidden from who flies
    await play(ada, mine)
    assert (await toy_of(ada, TODAY))["state"] == "home"
    sun.now += DAY
    found = await toy_of(ben, TODAY)
    assert found["state"] == "missing" and found["board"]["missing"] == 1
    await play(ben, other, 3)  # too late
    found = await toy_of(ben, TODAY)
    assert found["state"] == "missing" and found["board"]["flown"] == 2
    assert [row["table"] for row in found["board"]["rows"]] == [mine]


def test_columns_are_few_and_of_one_width() -> None:
    assert [(one.low, one.count) for one in day_board.columns([6, 9, 9], 9)] == [
        (6, 1),
        (7, 0),
        (8, 0),
        (9, 2),
    ]
    wide = day_board.columns([-12, 3, 61, 118], None)
    assert len(wide) <= 8 and sum(one.count for one in wide) == 4
    assert wide[0].low <= -12 and wide[-1].high >= 118
    assert day_board.columns([], None) == ()
