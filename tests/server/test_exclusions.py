"""The host may mute people and remove watchers, and take it back."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kosmodrom.server.settings import Settings
from tests.server.client import Chair, Server, Visitor, serving
from tests.server.test_resume import start

Message = dict[str, Any]


def person(chair: Chair, name: str) -> Message | None:
    return next((one for one in chair.room.get("people", ()) if one.get("name") == name), None)


async def until_person(host: Chair, name: str, **fields: Any) -> int:
    """The number of a person, once they are as described."""

    def is_so(_: Message) -> bool:
        found = person(host, name)
        return found is not None and fields.items() <= found.items()

    await host.until_room(is_so)
    found = person(host, name)
    assert found is not None
    return int(found["who"])


async def speak(chair: Chair) -> Message:
    """Say something: what was said, or why not."""
    await chair.say({"type": "chat", "text": "psst"})
    while True:
        message = await chair.next()
        if message["type"] in ("chatted", "trouble"):
            return message


async def test_a_muted_watcher_is_told_and_not_heard_until_it_is_taken_back(
    server: Server,
) -> None:
    ada, _, table = await start(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as host, eve.at(table) as watcher:
        who = await until_person(host, "Eve", here=True)
        await host.say({"type": "exclude", "who": who, "kind": "muted"})
        assert (await watcher.hear("trouble"))["code"] == "muted"
        await until_person(host, "Eve", barred="muted")
        assert (await speak(watcher))["code"] == "muted"
        await host.say({"type": "readmit", "who": who})
        await host.until_room(lambda _: "barred" not in (person(host, "Eve") or {"barred": 1}))
        assert (await speak(watcher))["type"] == "chatted"


async def test_a_muted_player_still_plays_and_is_mute_on_every_device(server: Server) -> None:
    ada, ben, table = await start(server)
    link = (await ben.post(f"/api/tables/{table}/handover")).json()["link"]
    phone = await server.visitor("Ben")
    assert (await phone.post(f"/api/handovers/{link.rsplit('/', 1)[1]}")).is_success
    async with ada.at(table) as host, ben.at(table) as player, phone.at(table) as other:
        await host.say({"type": "exclude", "who": 1, "kind": "muted"})
        assert (await player.hear("trouble"))["code"] == "muted"
        assert (await speak(player))["code"] == "muted"
        assert (await speak(other))["code"] == "muted"
        await host.hear("frame")
        assert (await host.do())["type"] == "done"
        assert (await host.ask({"type": "exclude", "who": 1, "kind": "removed"}, "trouble"))[
            "code"
        ] == "sits-here"
        await host.say({"type": "readmit", "who": 1})
        await host.until_room(lambda room: not room.get("people"))
        assert (await speak(player))["type"] == "chatted"


async def expect_removed(server: Server, visitor: Visitor, table: str) -> None:
    chair = visitor.at(table)
    await chair.connect(server)
    bye = (await chair.until_closed())[-1]
    assert bye["type"] == "bye" and bye["code"] == "removed" and bye["retry_after"] is None


async def test_a_removed_watcher_does_not_come_back_while_it_stands(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, _, table = await start(server)
        eve = await server.visitor("Eve")
        async with ada.at(table) as host, eve.at(table) as watcher:
            who = await until_person(host, "Eve", here=True)
            await host.say({"type": "exclude", "who": who, "kind": "removed"})
            assert (await watcher.until_closed())[-1]["code"] == "removed"
            await host.until_room(lambda _: not (person(host, "Eve") or {}).get("here"))
            await expect_removed(server, eve, table)
    async with serving(settings) as server:  # it is kept, also after a restart
        eve.server = ada.server = server
        await expect_removed(server, eve, table)
        async with ada.at(table) as host:
            who = await until_person(host, "Eve", barred="removed")
            await host.say({"type": "readmit", "who": who})
            await host.until_room(lambda room: not room.get("people"))
            async with eve.at(table) as again:
                assert again.room


async def test_who_said_something_can_be_removed_by_it_after_they_have_gone(
    server: Server,
) -> None:
    ada, _, table = await start(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as host:
        async with eve.at(table) as watcher:
            await watcher.say({"type": "chat", "text": "spam"})
            line = (await host.hear("chatted"))["lines"][0]
        assert line["who"] >= 1000 and eve.secret not in str(line)
        await host.until_room(lambda room: not room.get("watchers"))
        await host.say({"type": "exclude", "who": line["who"], "kind": "removed"})
        assert await until_person(host, "Eve", barred="removed") == line["who"]
        await expect_removed(server, eve, table)


async def test_somebody_without_a_name_is_shown_out(server: Server) -> None:
    ada, _, table = await start(server)
    nobody = Chair(None, table, {})
    async with ada.at(table) as host:
        await nobody.connect(server)
        await nobody.hear("room")
        await host.until_room(lambda room: bool(room.get("people")))
        (found,) = host.room["people"]
        assert "name" not in found
        await host.say({"type": "exclude", "who": found["who"], "kind": "removed"})
        assert (await nobody.until_closed())[-1]["code"] == "removed"
        await host.until_room(lambda room: not room.get("people"))


async def test_only_the_host_sees_the_people_and_may_exclude(server: Server) -> None:
    ada, ben, table = await start(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as host, ben.at(table) as player, eve.at(table) as watcher:
        who = await until_person(host, "Eve", here=True)
        exclude = {"type": "exclude", "who": who, "kind": "muted"}
        assert (await player.ask(exclude, "trouble"))["code"] == "not-host"
        assert (await player.ask({"type": "readmit", "who": who}, "trouble"))["code"] == "not-host"
        assert (await watcher.ask(exclude, "trouble"))["code"] == "not-seated"
        assert all("people" not in one.get("room", {}) for one in player.heard + watcher.heard)
        for nobody in (0, 7, 4711):  # oneself, no seat, no watcher
            asked = {"type": "exclude", "who": nobody, "kind": "muted"}
            assert (await host.ask(asked, "trouble"))["code"] == "no-person", nobody


async def test_the_next_table_of_the_same_people_keeps_its_door_shut(server: Server) -> None:
    ada, ben, table = await start(server, turns=1)
    eve = await server.visitor("Eve")
    async with ada.at(table) as host, ben.at(table), eve.at(table):
        who = await until_person(host, "Eve", here=True)
        await host.say({"type": "exclude", "who": who, "kind": "removed"})
        await until_person(host, "Eve", barred="removed")
        await host.number(0)
        while not host.frame.get("over"):
            await host.do()
        await host.until_room(lambda room: bool(room.get("follow_ups")))
        await host.say({"type": "follow_up", "key": host.room["follow_ups"][0]})
        room = await host.until_room(lambda room: bool(room.get("next")))
    await expect_removed(server, eve, room["next"])


async def test_a_removed_visitor_gets_no_word_in_on_an_old_socket(server: Server) -> None:
    ada, _, table = await start(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as host, eve.at(table) as watcher:
        who = await until_person(host, "Eve", here=True)
        await host.say({"type": "exclude", "who": who, "kind": "removed"})
        await until_person(host, "Eve", barred="removed")
        with pytest.raises(ConnectionClosed):
            await watcher.say({"type": "chat", "text": "one more"})
            while True:
                await watcher.next()
        assert (await host.ask({"type": "beat", "sent": 1}, "pulse"))["sent"] == 1
        assert not [one for one in host.heard if one["type"] == "chatted"]
