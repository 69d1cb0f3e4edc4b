"""Looking back together: one leads, others follow, anybody points; the server says who leads."""

from typing import Any

from tests.server.client import Chair, Server, Visitor
from tests.server.test_following import played
from tests.server.test_resume import start

TOGETHER = {"type": "review", "on": True}


async def over(server: Server, **options: Any) -> tuple[Visitor, Visitor, str]:
    """A finished table of Ada and Ben."""
    ada, ben, table = await start(server, turns=2, **options)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.hear("frame")
        await one.do({"do": "put", "number": 1})
        await two.number(1)
        await two.do({"do": "put", "number": 2})
    return ada, ben, table


async def news(chair: Chair, *, follows: dict[str, bool], lead: str | None) -> dict[str, Any]:
    """Wait until it is so."""

    def fits(one: dict[str, Any]) -> bool:
        people = {each["name"]: each.get("follows", False) for each in one.get("people", ())}
        led = [each["name"] for each in one.get("people", ()) if each["who"] == one.get("lead")]
        return people == follows and led == ([lead] if lead else [])

    return await chair.hear("reviewing", fits)


async def test_one_leads_and_all_others_come_along(server: Server) -> None:
    ada, ben, table = await over(server)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.say(TOGETHER)
        await news(one, follows={"Ada": True}, lead="Ada")
        invited = await news(two, follows={"Ada": True}, lead="Ada")
        assert "you" not in invited and "look" not in invited
        await one.say({"type": "look", "moment": 1, "playing": True})
        await two.say(TOGETHER)
        landed = await news(two, follows={"Ada": True, "Ben": True}, lead="Ada")
        assert landed["look"] == {"type": "look", "moment": 1, "playing": True}
        assert landed["you"] == 1
        await one.say({"type": "look", "moment": 2})
        assert await two.hear("look") == {"type": "look", "moment": 2}

        await two.say({"type": "follow", "on": False})
        await news(one, follows={"Ada": True, "Ben": False}, lead="Ada")
        refused = await two.ask({"type": "look", "moment": 1}, "trouble")
        assert refused["code"] == "not-leading"
        refused = await two.ask({"type": "lead"}, "trouble")
        assert refused["code"] == "not-leading"  # Ada is there
        await one.say({"type": "lead", "who": 1})
        await news(two, follows={"Ada": True, "Ben": True}, lead="Ben")
        await two.say({"type": "look", "moment": 0})
        assert await one.hear("look") == {"type": "look", "moment": 0}


async def test_the_lead_waits_for_who_comes_back_and_can_be_taken(server: Server) -> None:
    ada, ben, table = await over(server)
    async with ben.at(table) as two:
        async with ada.at(table) as one:
            await one.say(TOGETHER)
            await one.say({"type": "look", "moment": 2})
            await news(two, follows={"Ada": True}, lead="Ada")
            await two.say(TOGETHER)
            await news(two, follows={"Ada": True, "Ben": True}, lead="Ada")
        gone = await news(two, follows={"Ada": False, "Ben": True}, lead="Ada")
        assert [each.get("here", True) for each in gone["people"]] == [False, True]
        async with ada.at(table) as one:
            await one.say(TOGETHER)
            back = await news(one, follows={"Ada": True, "Ben": True}, lead="Ada")
            assert back["look"]["moment"] == 2
        await news(two, follows={"Ada": False, "Ben": True}, lead="Ada")
        await two.say({"type": "lead"})
        await news(two, follows={"Ben": True}, lead="Ben")
        await two.say({"type": "review", "on": False})
        assert "people" not in await two.hear("reviewing")


async def test_anybody_points_and_all_who_take_part_see_it(server: Server) -> None:
    ada, ben, table = await over(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as aside:
        await one.say(TOGETHER)
        await news(two, follows={"Ada": True}, lead="Ada")
        await two.say(TOGETHER)
        await news(two, follows={"Ada": True, "Ben": True}, lead="Ada")
        await two.say({"type": "point", "thing": "card:P5", "moment": 1})
        for chair in (one, two):
            shown = await chair.hear("pointed")
            assert (shown["name"], shown["seat"], shown["thing"]) == ("Ben", 1, "card:P5")
        await aside.ask({"type": "beat", "sent": 1}, "pulse")
        assert not [one for one in aside.heard if one["type"] == "pointed"]
        for thing in ("<b>", "x" * 81, ""):
            refused = await two.ask({"type": "point", "thing": thing, "moment": 1}, "trouble")
            assert refused["code"] == "malformed"
        refused = await two.ask({"type": "point", "thing": "card:P5", "moment": 99}, "trouble")
        assert refused["code"] == "no-moment"
        refused = await aside.ask({"type": "point", "thing": "card:P5", "moment": 1}, "trouble")
        assert refused["code"] == "not-together"


async def test_who_may_take_part_and_when(server: Server) -> None:
    ada, _, table = await start(server, turns=2, cares=False)
    eve = await server.visitor("Eve")
    async with ada.at(table) as one:
        assert (await one.ask(TOGETHER, "trouble"))["code"] == "not-over"
    closed = await played(ada, watchable=False)
    opened = await played(ada)
    async with eve.at(closed) as watcher:
        assert (await watcher.ask(TOGETHER, "trouble"))["code"] == "not-watchable"
    async with eve.at(opened) as watcher:
        await watcher.say(TOGETHER)
        found = await news(watcher, follows={"Eve": True}, lead="Eve")
        assert found["you"] >= 1000 and "seat" not in found["people"][0]
    nobody = Chair(None, opened, {})
    await nobody.connect(server)
    assert (await nobody.ask(TOGETHER, "trouble"))["code"] == "no-visitor"
    await nobody.socket.close()


async def test_gestures_and_steps_are_limited(server: Server) -> None:
    ada, _, table = await over(server)
    async with ada.at(table) as one:
        await one.say(TOGETHER)
        for _ in range(40):
            await one.say({"type": "point", "thing": "card:P5", "moment": 1})
        assert (await one.hear("trouble"))["code"] == "too-fast"
        for _ in range(60):
            await one.say({"type": "look", "moment": 1})
        assert (await one.hear("trouble"))["code"] == "too-fast"


async def test_who_is_muted_points_at_nothing_and_strangers_go_with_the_right_to_watch(
    server: Server,
) -> None:
    ada, _, table = await over(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as one, eve.at(table) as aside:
        await one.say(TOGETHER)
        await news(aside, follows={"Ada": True}, lead="Ada")
        await aside.say(TOGETHER)
        found = await news(one, follows={"Ada": True, "Eve": True}, lead="Ada")
        who = next(each["who"] for each in found["people"] if each["name"] == "Eve")
        await one.say({"type": "exclude", "who": who, "kind": "muted"})
        assert (await aside.hear("trouble"))["code"] == "muted"
        refused = await aside.ask({"type": "point", "thing": "card:P5", "moment": 1}, "trouble")
        assert refused["code"] == "muted"
        await one.say({"type": "configure", "watchable": False})
        await news(one, follows={"Ada": True}, lead="Ada")
        await one.say({"type": "look", "moment": 1})
        await one.ask({"type": "beat", "sent": 1}, "pulse")
        await aside.ask({"type": "beat", "sent": 1}, "pulse")
        assert not [each for each in aside.heard if each["type"] == "look"]
