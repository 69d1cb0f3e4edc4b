"""Spectators see all hands some time behind the game, and nothing newer by any channel."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games import get_game
from kosmodrom.server.ops import clock
from tests.server.client import Chair, Server, Visitor, until

MINUTE = 60_000
DELAY = 3 * MINUTE
CLOCKS = (
    "ops.clock",
    "table.clock",
    "table.room",
    "table.rooms",
    "table.progress",
    "table.delay",
    "table.spectators",
    "table.seating",
    "table.new_tables",
    "socket.chat",
)


class Clock:
    """Time stands until a test puts it forward."""

    def __init__(self) -> None:
        self.now, self.up = clock.epoch(), clock.monotonic()

    async def wait(self, server: Server, table: str, ms: int) -> None:
        """Let time pass, and what is due for spectators be told."""
        self.now, self.up = self.now + ms, self.up + ms
        spectators = server.rooms.by_table[table].spectators
        spectators._advance()
        spectators._speak()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Clock:
    fake = Clock()
    for module in CLOCKS:
        for name, read in (("epoch", lambda: fake.now), ("monotonic", lambda: fake.up)):
            monkeypatch.setattr(f"kosmodrom.server.{module}.{name}", read, raising=False)
    return fake


async def sit_down(server: Server, **more: Any) -> tuple[str, Chair, Chair]:
    """Ada and Ben at a table whose spectators see all hands three minutes later."""
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    wish = {"seats": 2, "options": {"turns": 40}, "seed": "the same", "watchable": True}
    table = (await ada.open(**{**wish, **more}))["id"]
    one, two = await ada.at(table).__aenter__(), await ben.at(table).__aenter__()
    await two.say({"type": "sit", "name": "Ben"})
    await one.until_room(lambda room: room["seats"][1].get("name") == "Ben")
    await one.say({"type": "configure", "open_after": DELAY})
    await two.until_room(lambda room: room.get("open_after") == DELAY)  # said to everybody
    await one.say({"type": "start"})
    await one.hear("frame")
    await two.hear("frame")
    return table, one, two


async def put(chair: Chair, other: Chair, number: int) -> None:
    await chair.do({"do": "put", "number": number})
    await other.number(chair.frame["number"])


async def settle(chair: Chair) -> None:
    await chair.ask({"type": "beat", "sent": 1}, "pulse")


def moves(chair: Chair) -> list[int]:
    """The numbers that this chair has seen put down."""
    frames = [one for one in chair.heard if one["type"] == "frame"]
    return [
        line["event"]["number"]
        for frame in frames
        for line in frame.get("log", ())
        if line["event"]["event"] == "was"
    ]


async def test_spectators_see_all_hands_but_later(server: Server, later: Clock) -> None:
    table, one, two = await sit_down(server)
    await put(one, two, 1)
    eve = await server.visitor("Eve")
    async with eve.at(table) as watcher:
        await settle(watcher)
        assert watcher.frame == {}  # as long ago nothing had begun
        await later.wait(server, table, 2 * MINUTE)
        await put(two, one, 2)
        await later.wait(server, table, 2 * MINUTE)
        await watcher.hear("frame", lambda frame: frame["number"] == 1)
        assert all(watcher.frame["view"]["secrets"]) and moves(watcher) == [1]
        dealt = [line["event"]["event"] for frame in watcher.heard for line in frame.get("log", ())]
        assert dealt.count("dealt") == 2  # to both
        assert watcher.frame["choices"] == []
        await later.wait(server, table, 2 * MINUTE)
        await watcher.number(2)
        assert moves(watcher) == [1, 2]
        async with eve.at(table, seen=1) as again:  # who comes back gets what they missed
            await again.hear("frame")
            assert moves(again) == [2]
        steps = (await eve.get(f"/api/tables/{table}/replay")).json()["steps"]
        assert [step["number"] for step in steps] == [0, 1, 2] and all(steps[0]["own"]["secrets"])
        assert all("action" not in step or step["action"] is None for step in steps)


async def test_after_the_end_spectators_see_the_present(server: Server, later: Clock) -> None:
    table, one, two = await sit_down(server, options={"turns": 2})
    eve = await server.visitor("Eve")
    async with eve.at(table) as watcher:
        await put(one, two, 1)
        await one.say({"type": "chat", "text": "last one"})
        await settle(one)
        await two.do({"do": "put", "number": 2})
        frame = await watcher.hear("frame")
        assert frame["over"] and watcher.room["status"] == "over" and moves(watcher) == [1, 2]
        assert (await watcher.hear("chatted"))["lines"][0]["text"] == "last one"
        await watcher.say({"type": "chat", "text": "well played"})
        assert (await watcher.hear("chatted"))["lines"][0]["text"] == "well played"
    await later.wait(server, table, DELAY)


async def test_who_has_or_had_a_seat_never_sees_hands(server: Server, later: Clock) -> None:
    table, one, two = await sit_down(server)
    await put(one, two, 1)
    await later.wait(server, table, 2 * DELAY)
    assert one.visitor is not None and two.visitor is not None
    for asked in ("all", "0"):
        answer = await two.visitor.get(f"/api/tables/{table}/replay", **{"as": asked})
        assert answer.status_code == 403
    await two.say({"type": "leave"})
    await two.until_room(lambda room: "you" not in room)
    async with two.visitor.at(table) as again:
        frame = await again.hear("frame")
        assert frame["number"] >= 1 and "own" not in frame  # the present, and no hand
    for asked in ("all", "watcher"):
        answer = await two.visitor.get(f"/api/tables/{table}/replay", **{"as": asked})
        assert answer.status_code == 403 or not any(
            step.get("own") for step in answer.json()["steps"]
        )


async def test_what_goes_with_it_and_what_does_not(server: Server, later: Clock) -> None:
    ada = await server.visitor("Ada")
    table = (await ada.open(options={"turns": 9}))["id"]
    async with ada.at(table) as host:
        for wish, code in ((5, "no-such-delay"), (10 * 24 * 60 * MINUTE, "no-such-delay")):
            refused = await host.ask({"type": "configure", "open_after": wish}, "trouble")
            assert refused["code"] == code
        await host.ask({"type": "configure", "takeover": True}, "room")
        await host.ask({"type": "configure", "open_after": DELAY}, "room")
        assert "takeover" not in host.room  # who has seen hands may not sit down
        refused = await host.ask({"type": "configure", "takeover": True}, "trouble")
        assert refused["code"] == "hands-open"
        await host.say({"type": "start", "fill": "random"})
        await host.hear("frame")
        refused = await host.ask({"type": "configure", "open_after": 0}, "trouble")
        assert refused["code"] == "already-started"
        refused = await host.ask({"type": "hold", "on": True}, "trouble")
        assert refused["code"] == "hands-open"
    games = {one["name"]: one for one in (await ada.get("/api/games")).json()}
    for game, hides in (("crew", True), ("galaxy_trucker", True), ("cosmobureau", False)):
        assert games[game]["has_hands"] is hides
    table = (await ada.open(game="cosmobureau"))["id"]
    async with ada.at(table) as host:
        refused = await host.ask({"type": "configure", "open_after": DELAY}, "trouble")
        assert refused["code"] == "no-hands"


def test_open_hands_are_not_what_comes() -> None:
    """What no seat knows stays hidden: cards that are still to be drawn."""
    game = get_game("galaxy_trucker")
    table = Table(game, 2, {"build_mode": "untimed"}, "seed")
    assert game.opened is not None
    opened = game.opened(table.state, table.rules)
    assert opened.deck is None and opened.forecast == {} and len(opened.secrets) == 2


# Nothing newer by any channel

Busy = Callable[[Chair, Chair], Any]


async def nothing(one: Chair, two: Chair) -> None:
    await settle(one)


async def play(one: Chair, two: Chair) -> None:
    await put(one, two, 3)
    await put(two, one, 2)
    await one.do({"do": "peek"})


async def talk(one: Chair, two: Chair) -> None:
    await one.say({"type": "chat", "text": "I hold everything"})
    await two.hear("chatted")


async def rest(one: Chair, two: Chair) -> None:
    """A bot moves for Ada."""
    await one.say({"type": "stand_in", "level": "random"})
    await two.number(3)


async def leave(one: Chair, two: Chair) -> None:
    await two.say({"type": "leave"})
    await one.until_room(lambda room: room["seats"][1]["kind"] == "bot")


async def undo(one: Chair, two: Chair) -> None:
    await put(one, two, 3)
    await one.do({"do": "undo", "to": 2})


async def hang_up(one: Chair, two: Chair) -> None:
    await two.socket.close()
    await one.until_room(lambda room: "here" not in room["seats"][1])


def without_names(text: object, table: str, seal: str) -> str:
    return str(text).replace(table, "table").replace(seal, "seal")


async def noticed(server: Server, later: Clock, eve: Visitor, busy: Busy) -> list[str]:
    """All that spectators get while this goes on, by every door."""
    table, one, two = await sit_down(server)
    await put(one, two, 1)
    await one.say({"type": "chat", "text": "good luck"})
    await settle(one)
    await put(two, one, 2)
    await later.wait(server, table, 5 * MINUTE)
    heard = []
    async with eve.at(table) as watcher:
        await watcher.hear("frame")
        await busy(one, two)
        if busy is not nothing:
            await until(lambda: not server.rooms.by_table[table].lock.locked())
            await asyncio.sleep(0.05)  # bots move, if they have to
        await later.wait(server, table, 2 * MINUTE)
        for wish in ({"type": "chat", "text": "psst"}, {"type": "take_over", "seat": 1}):
            await watcher.ask(wish, "trouble")
        async with eve.at(table) as newcomer:
            await newcomer.hear("frame")
            heard = watcher.texts + newcomer.texts
        seal = watcher.room["seal"]
        path = f"/api/tables/{table}"
        doors = [(await eve.get(path + more)).text for more in ("", "/log", "/replay", "/record")]
        doors += [(await eve.get(f"/t/{table}")).text, (await eve.get(path + "/notes")).text]
    kept = [one for one in heard if '"beat"' not in str(one)]
    return [without_names(one, table, seal) for one in kept + doors]


@pytest.mark.parametrize("busy", [play, talk, rest, leave, undo, hang_up])
async def test_what_spectators_get_depends_on_nothing_newer(
    server: Server, later: Clock, busy: Busy
) -> None:
    eve = await server.visitor("Eve")
    began = later.now
    quiet = await noticed(server, later, eve, nothing)
    later.now = began
    loud = await noticed(server, later, eve, busy)
    for one, other in zip(quiet, loud, strict=True):
        assert one == other
    assert any('"secrets":[1' in one for one in quiet)
