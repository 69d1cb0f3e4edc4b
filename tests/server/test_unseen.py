"""CREW-COMM-11: who declines to speak is noticed by nobody, not even by a number."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from kosmodrom.server.settings import Settings
from kosmodrom.server.table import progress, room
from tests.server.client import Chair, Server, Visitor, serving

ONE_STORE = True

Text = str | bytes
WISH = {"game": "crew", "seats": 4, "seed": "nobody notices", "options": {"mission": 1}}


class World:
    """Four people and a watcher at a table of The Crew: `first` and `second` may decline."""

    def __init__(self, table: str, visitors: list[Visitor], chairs: list[Chair]) -> None:
        self.table, self.visitors, self.chairs = table, visitors, chairs

    def sort_seats(self) -> None:
        """Who may speak before the first trick, and who leads."""
        self.first, self.second, self.third, self.leader = self.chairs[0].frame["to_move"]

    async def act(self, seat: int, do: str, **more: Any) -> dict[str, Any]:
        """The first such choice of this seat, and all that comes of it."""
        chair = self.chairs[seat]
        choice = next((one for one in chair.frame["choices"] if one["do"] == do), {"do": do})
        answer = await chair.do({**choice, **more})
        await self.settle()
        return answer

    async def settle(self) -> None:
        """Whatever is on its way has come."""
        for chair in self.chairs:
            await chair.ask({"type": "beat", "sent": 1}, "pulse")

    async def play_a_trick(self) -> None:
        for _ in range(4):
            seat = self.chairs[0].frame["to_move"][-1]
            assert (await self.act(seat, "play"))["type"] == "done"

    async def take_back(self) -> None:
        """The leader plays, asks for the card back, and everybody agrees."""
        await self.act(self.leader, "play")
        await self.act(self.leader, "undo", to=self.chairs[self.leader].frame["undo"])
        for seat in self.chairs[0].frame["vote"]["waiting"]:
            assert (await self.act(seat, "consent", yes=True))["type"] == "done"

    async def come_back(self, seen: int | None) -> Text:
        """What the third is shown who was away since this number."""
        visitor = self.visitors[self.third]
        async with visitor.at(self.table, seen=seen) as chair:
            await chair.hear("frame")
            text: Text = chair.texts[-1]
            return text

    async def outside(self) -> list[Any]:
        """What the third finds at the other doors; but for what tells tables from each other."""
        ask = self.visitors[self.third].get
        info = (await ask(f"/api/tables/{self.table}")).json()
        for name in ("id", "seal", "journey", "created"):
            del info[name]
        return [info, (await ask(f"/api/tables/{self.table}/log")).json()]


async def sit_down(server: Server) -> World:
    """A table whose first trick is about to be led."""
    visitors = [await server.visitor(f"Player {seat}") for seat in range(5)]
    table = (await visitors[0].open(**WISH))["id"]
    chairs = [await visitor.at(table).__aenter__() for visitor in visitors]
    for seat in (1, 2, 3):
        await chairs[seat].say({"type": "sit", "name": "", "seat": seat})
        await chairs[seat].hear("room", lambda one, seat=seat: one["room"].get("you") == seat)  # type: ignore[misc]
    await chairs[0].say({"type": "start"})
    for chair in chairs:
        await chair.hear("frame")
    world = World(table, visitors, chairs)
    while (frame := chairs[0].frame)["view"]["phase"] != "window":
        seat = frame["to_move"][0]
        await world.act(seat, chairs[seat].frame["choices"][0]["do"])
    world.sort_seats()
    for chair in chairs:
        chair.texts.clear()
    return world


@pytest.fixture
def settings_by(
    settings: Settings, change: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> tuple[Settings, list[int]]:
    """Settings without heartbeats, and a clock that goes when it is told to."""
    now = [1_000_000]
    for module in (room, progress):
        monkeypatch.setattr(module, "epoch", lambda: now[0])
    monkeypatch.setattr(room.Room, "clock", lambda room: now[0] - (room.row.started or now[0]))
    return change(beat=1e6, silence=1e6), now


async def story(server: Server, now: list[int], decliners: Iterable[int]) -> dict[str, Any]:
    """All that those who did not decline are sent in a world where these two did or did not."""
    now[0] = 1_000_000
    world = await sit_down(server)
    seen = world.chairs[world.third].frame["number"]
    for place, seat in enumerate((world.first, world.second)):
        now[0] += 1000
        if place in decliners:
            assert (await world.act(seat, "decline"))["type"] == "done"
        else:
            await world.settle()
    moments: dict[str, Any] = {"before": await world.outside()}
    await world.take_back()
    now[0] += 1000
    await world.play_a_trick()
    await world.act(world.third, "communicate")
    watchers = {"third": world.third, "leader": world.leader, "watcher": 4}
    for name, seat in watchers.items():
        moments[name] = [text for text in world.chairs[seat].texts if b"pulse" not in _raw(text)]
    moments["after"] = await world.outside()
    moments["back"] = [await world.come_back(number) for number in (None, seen, seen + 1)]
    for chair in world.chairs:
        await chair.socket.close()
    return moments


def _raw(text: Text) -> bytes:
    return text.encode() if isinstance(text, str) else text


async def test_nobody_can_tell_who_declined(settings_by: tuple[Settings, list[int]]) -> None:
    settings, now = settings_by
    async with serving(settings) as server:
        nobody = await story(server, now, ())
        assert len(nobody["third"]) > 8
        for decliners in ((0,), (1,), (0, 1)):
            assert await story(server, now, decliners) == nobody, decliners


async def test_a_decline_is_sent_to_nobody_but_answered(server: Server) -> None:
    world = await sit_down(server)
    chair = world.chairs[world.first]
    number = chair.frame["number"]
    await world.settle()
    lengths = [len(other.texts) for other in world.chairs]
    decline = {"type": "do", "id": 900, "action": {"do": "decline"}, "seen": number}
    assert (await chair.ask(decline, "done"))["number"] == number
    assert chair.frame["view"]["declined"] and chair.frame["done"] == 900
    assert await chair.ask(decline, "done") == {"type": "done", "id": 900, "number": number}
    await world.settle()
    for seat, before in enumerate(lengths):
        assert len(world.chairs[seat].texts) == before + 1 + 2 * (seat == world.first)
    refused = await world.act(world.first, "undo", to=number)
    assert refused["reason"]["key"] == "undo-not-possible"  # it would tell everybody
    for other in world.chairs:
        await other.socket.close()


async def test_numbers_are_the_same_after_a_restart(
    settings: Settings, change: Callable[..., Settings]
) -> None:
    async with serving(change(snapshot_every=3)) as server:
        world = await sit_down(server)
        await world.act(world.first, "decline")
        await world.act(world.second, "decline")
        await world.play_a_trick()
        await world.act(world.third, "communicate")
        table, visitors = world.table, world.visitors
        old = world.chairs[world.third].frame
        for chair in world.chairs:
            await chair.socket.close()
    async with serving(change(snapshot_every=3)) as server:
        for visitor in visitors:
            visitor.server = server
        chairs = [await visitor.at(table).__aenter__() for visitor in visitors]
        for chair in chairs:
            await chair.hear("frame")
        again = chairs[world.third].frame
        assert (again["number"], again["undo"]) == (old["number"], old["undo"])
        assert again["log"][-1] == old["log"][-1]
        world.chairs = chairs
        await world.act(world.third, "undo", to=again["undo"])
        for seat in chairs[0].frame["vote"]["waiting"]:
            await world.act(seat, "consent", yes=True)
        assert chairs[0].frame["view"]["players"][world.third]["radio"] == "ready"
        assert chairs[0].frame["log"][-1]["event"]["to"] == again["undo"]
        for chair in chairs:
            await chair.socket.close()
