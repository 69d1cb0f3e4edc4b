"""Opening, finding, joining and configuring tables."""

from typing import Any

from tests.server.client import Chair, Server


async def test_friends_meet_by_link_and_the_host_starts(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(seats=3, name="Friday")
    assert room["status"] == "open" and room["you"] == 0
    async with ada.at(room["id"]) as host, ben.at(room["id"]) as guest:
        await guest.say({"type": "sit", "name": "Ben"})
        await host.until_room(lambda message: message["seats"][1].get("name") == "Ben")
        await host.say({"type": "start", "fill": "random"})
        frame = await guest.hear("frame")
        assert frame["view"]["viewer"] == 1
        assert guest.room["seats"][2] == {"seat": 2, "kind": "bot", "level": "random"}


async def test_free_chairs_may_be_taken_away_at_the_start(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(seats=4)
    async with ada.at(room["id"]) as host, ben.at(room["id"]) as guest:
        await guest.ask({"type": "sit", "name": "", "seat": 3}, "room")
        await host.say({"type": "start", "fill": None})
        await guest.hear("frame")
        await guest.until_room(lambda message: message["status"] == "running")
        assert [seat["name"] for seat in guest.room["seats"]] == ["Ada", "Ben"]
        assert guest.room["you"] == 1


async def test_only_public_tables_are_listed(server: Server) -> None:
    ada = await server.visitor()
    shown = await ada.open(public=True)
    hidden = await ada.open()
    listed = [room["id"] for room in (await ada.get("/api/tables")).json()]
    assert shown["id"] in listed and hidden["id"] not in listed


async def test_my_tables_are_listed_with_whose_move_it_is(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open(bots=["random"], play=True)
    mine = (await ada.get("/api/me")).json()
    assert mine["name"] == "Ada"
    assert [(one["id"], one["you"], one["to_move"]) for one in mine["tables"]] == [
        (room["id"], 0, [0])
    ]


async def test_who_has_no_name_yet_may_play_at_once(server: Server) -> None:
    async with server.http() as http:
        answer = await http.post("/api/tables", json={"game": "toy", "play": True})
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert answer.json()["seats"][0]["name"] == "Guest"
        assert len((await http.get("/api/me")).json()["tables"]) == 1


async def test_names_are_trimmed_and_lose_what_could_deceive(server: Server) -> None:
    ada = await server.visitor()
    renamed = await ada.post(
        "/api/visitor", {"name": "  A\u202eda\x00\n  <b>Love\tlace</b>" + "x" * 99}
    )
    assert renamed.json()["name"] == "Ada <b>Love lace</b>xxxx"


async def test_the_host_configures_the_table(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(seats=2)
    async with ada.at(room["id"]) as host:
        await host.ask({"type": "configure", "seats": 3, "options": {"turns": 9}}, "room")
        assert len(host.room["seats"]) == 3 and host.room["options"]["turns"] == 9
        await host.ask({"type": "configure", "public": True, "name": " Two  moons "}, "room")
        assert host.room["public"] and host.room["name"] == "Two moons"
        await host.ask({"type": "add_bot", "level": "cadet", "seat": 2}, "room")
        assert host.room["seats"][2]["level"] == "cadet"
        await host.ask({"type": "remove_seat", "seat": 2}, "room")
        assert host.room["seats"][2].get("kind", "free") == "free"


async def test_dice_decide_what_is_played_and_everybody_sees_them(server: Server) -> None:
    """GTX-NET-07: they are the server's, set the options, and these can still be changed."""
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(game="galaxy_trucker", seats=3, options={"pace": "calm"})
    async with ada.at(room["id"]) as host, ben.at(room["id"]) as guest:
        await guest.ask({"type": "sit", "name": "Ben"}, "room")
        assert (await guest.ask({"type": "roll_options", "rolls": 4}, "trouble"))[
            "code"
        ] == "not-host"
        await host.say({"type": "roll_options", "rolls": 4})
        (line,) = (await guest.hear("chatted"))["lines"]
        assert line["name"] == "Ada" and "text" not in line and "phrase" not in line
        assert len(line["rolls"]) == 4 and all(1 <= one["die"] <= 6 for one in line["rolls"])
        last = {one["option"]: one["value"] for one in line["rolls"]}
        await guest.until_room(lambda message: last.items() <= message["options"].items())
        assert guest.room["options"]["pace"] == "calm"
        options = {**guest.room["options"], "rough_roads": 0, "second_ship": "II"}
        await host.ask({"type": "configure", "options": options}, "room")
        assert host.room["options"]["rough_roads"] == 0
        for rolls in (2, 6):
            await host.say({"type": "roll_options", "rolls": rolls})
            assert (await host.hear("trouble"))["code"] == "malformed"
    async with (await server.visitor("Eve")).at(room["id"]) as late:
        (line,) = (await late.hear("chatted"))["lines"]
        assert len(line["rolls"]) == 4


async def test_nobody_can_write_dice(server: Server) -> None:
    """GTX-NET-07"""
    ada = await server.visitor("Ada")
    room = await ada.open(seats=2)
    async with ada.at(room["id"]) as host:
        await host.say({"type": "chat", "text": '[{"die": 6}]', "phrase": "dice"})
        (line,) = (await host.hear("chatted"))["lines"]
        assert "rolls" not in line
        await host.say({"type": "chat", "phrase": "dice"})
        (line,) = (await host.hear("chatted"))["lines"]
        assert "rolls" not in line


WISHES: list[tuple[dict[str, Any], str]] = [
    ({"type": "configure", "options": {"turns": 0}}, "wrong-options"),
    ({"type": "configure", "options": {"turns": 13}}, "wrong-options"),
    ({"type": "configure", "options": {"luck": 1}}, "wrong-options"),
    ({"type": "configure", "seats": 9}, "wrong-seats"),
    ({"type": "add_bot", "level": "pilot"}, "no-level"),
    ({"type": "add_bot", "level": "random", "seat": 0}, "seat-taken"),
    ({"type": "add_bot", "level": "random", "seat": 7}, "no-seat"),
    ({"type": "remove_seat", "seat": 0}, "no-seat"),
    ({"type": "make_host", "seat": 1}, "not-a-person"),
    ({"type": "stand_in", "level": "random"}, "not-started"),
    ({"type": "do", "id": 1, "action": {"do": "peek"}, "seen": 0}, "not-started"),
    ({"type": "follow_up", "key": "again"}, "not-over"),
    ({"type": "roll_options", "rolls": 3}, "no-dice"),
]


async def test_what_the_host_cannot_have(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(seats=2)
    async with ada.at(room["id"]) as host:
        for wish, code in WISHES:
            assert (await host.ask(wish, "trouble"))["code"] == code, wish
    assert (await ada.get(f"/api/tables/{room['id']}")).json()["options"]["turns"] == 6


HOSTS_WISHES: list[dict[str, Any]] = [
    {"type": "configure", "public": True},
    {"type": "add_bot", "level": "random"},
    {"type": "remove_seat", "seat": 0},
    {"type": "make_host", "seat": 1},
    {"type": "roll_options", "rolls": 3},
    {"type": "start"},
]


async def test_only_the_host_may_do_it(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open()
    async with ben.at(room["id"]) as guest:
        for wish in HOSTS_WISHES:
            assert (await guest.ask(wish, "trouble"))["code"] == "not-seated", wish
        await guest.ask({"type": "sit", "name": "Ben"}, "room")
        for wish in HOSTS_WISHES:
            assert (await guest.ask(wish, "trouble"))["code"] == "not-host", wish


async def test_hosting_is_handed_on_and_inherited(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(seats=2)
    async with ada.at(room["id"]) as first, ben.at(room["id"]) as second:
        await second.ask({"type": "sit", "name": "Ben"}, "room")
        await first.say({"type": "make_host", "seat": 1})
        await second.until_room(lambda message: message["seats"][1].get("host", False))
        await second.say({"type": "leave"})
        await first.until_room(lambda message: message["seats"][0].get("host", False))
        assert first.room["seats"][1].get("kind", "free") == "free"


async def test_who_sits_already_may_change_chairs_before_the_start(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open(seats=3)
    async with ada.at(room["id"]) as host:
        await host.ask({"type": "sit", "name": "", "seat": 2}, "room")
        assert host.room["you"] == 2 and host.room["seats"][2]["host"]
        assert host.room["seats"][0].get("kind", "free") == "free"


async def test_a_full_or_started_table_takes_nobody_more(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    full = await ada.open(bots=["random"])
    started = await ada.open(bots=["random"], play=True)
    sit = {"type": "sit", "name": "Ben"}
    async with ben.at(full["id"]) as guest:
        assert (await guest.ask(sit, "trouble"))["code"] == "no-free-seat"
    async with ben.at(started["id"]) as guest:
        assert (await guest.ask(sit, "trouble"))["code"] == "already-started"


async def test_who_gave_no_name_may_look_but_not_sit(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open()
    nobody = Chair(None, room["id"], {})
    await nobody.connect(server)
    await nobody.hear("room")
    assert (await nobody.ask({"type": "sit", "name": "X"}, "trouble"))["code"] == "no-visitor"
    assert (await nobody.ask({"type": "chat", "text": "hi"}, "trouble"))["code"] == "no-visitor"
    await nobody.socket.close()


async def test_the_link_as_a_picture_for_a_phone(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open()
    answer = await ada.get(f"/api/tables/{room['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


async def test_games_tell_their_options_and_levels(server: Server) -> None:
    ada = await server.visitor()
    games = {game["name"]: game for game in (await ada.get("/api/games")).json()}
    assert games["toy"]["levels"] == ["random", "cadet", "navigator"]
    assert games["toy"]["options"][0] == {
        "name": "turns",
        "default": 6,
        "schema": {"type": "integer", "minimum": 1, "maximum": 5000},
    }


async def test_rules_come_in_the_readers_language_and_else_in_english(server: Server) -> None:
    ada = await server.visitor()
    english = (await ada.get("/api/games/crew/rules")).json()
    russian = (await ada.get("/api/games/crew/rules", language="ru")).json()
    assert [rule["id"] for rule in russian] == [rule["id"] for rule in english]
    assert {rule["language"] for rule in russian} == {"ru"}
    assert (await ada.get("/api/games/crew/rules", language="tlh")).json() == english


async def test_a_mission_that_cannot_be_flown_is_refused_by_a_key(server: Server) -> None:
    """CREW-CUSTOM-02: so that the page says in its own language what is wrong."""
    ada = await server.visitor()
    wish = {"game": "crew", "seats": 4, "options": {"custom": {"tasks": 99}}}
    problem = (await ada.post("/api/tables", wish)).json()
    assert problem["code"] == "wrong-options"
    assert problem["args"].items() >= {"fault": "crew-tasks", "most": 36, "tasks": 99}.items()


async def test_chat_goes_to_everybody_and_is_kept(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open()
    async with ada.at(room["id"]) as first:
        await first.ask({"type": "chat", "text": " hello\nthere "}, "chatted")
        await first.ask({"type": "chat", "phrase": "well-done"}, "chatted")
        first_line = next(one for one in first.heard if one["type"] == "chatted")["lines"][0]
        async with ben.at(room["id"], seen_chat=first_line["at"]) as second:
            missed = (await second.hear("chatted"))["lines"]
            assert [line["phrase"] for line in missed] == ["well-done"]
            await second.say({"type": "chat", "text": "<i>hi</i>"})
            line = (await first.hear("chatted"))["lines"][0]
            assert (line["name"], line["text"], "seat" in line) == ("Ben", "<i>hi</i>", False)
        assert first.heard[-1]["type"] == "chatted"
        assert (await first.ask({"type": "chat", "text": " \n"}, "trouble"))["code"] == "chat-empty"
