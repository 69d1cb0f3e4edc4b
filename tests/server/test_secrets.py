"""Nobody gets what they may not know: not by frames, logs, replays, errors or other doors."""

from tests.server.client import Chair, Server
from tests.server.test_resume import start

SECRETS = ("secret", "seed", "salt")


async def test_spectators_see_the_game_but_no_hand(server: Server) -> None:
    ada, _, table = await start(server)
    eve = await server.visitor("Eve")
    async with ada.at(table) as first, eve.at(table) as watcher:
        await first.hear("frame")
        frame = await watcher.hear("frame")
        assert "own" not in frame and frame["choices"] == []
        assert frame["log"] == []  # what was dealt was told to its owner only
        await first.do({"do": "peek"})
        frame = await watcher.number(1)
        assert [line["event"].get("card") for line in frame["log"]] == [None]
        await first.until_room(lambda message: message.get("watchers") == 1)
        assert (await watcher.do({"do": "peek"}))["code"] == "not-seated"
    log = (await eve.get(f"/api/tables/{table}/log")).text
    assert "dealt" not in log and '"card":null' in log
    replay = (await eve.get(f"/api/tables/{table}/replay")).json()
    assert all(step.get("own") is None for step in replay["steps"])
    assert "seed" not in replay["room"] and all(not step.get("action") for step in replay["steps"])


async def test_each_seat_sees_its_own_hand_and_log_only(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        mine = (await first.hear("frame"))["view"]["secrets"]
        yours = (await second.hear("frame"))["view"]["secrets"]
        assert mine[0] and mine[1] is None and yours[0] is None and yours[1]
        await first.do({"do": "peek"})
        card = first.frame["log"][-1]["event"]["card"]
        assert card is not None and str(card) not in str((await second.number(1))["log"])
    for seen_as, status in (("1", 200), ("watcher", 200), ("0", 403), ("all", 403), ("9", 409)):
        answer = await ben.get(f"/api/tables/{table}/replay", **{"as": seen_as})
        assert answer.status_code == status, seen_as
    steps = (await ada.get(f"/api/tables/{table}/replay")).json()["steps"]
    assert steps[1]["action"] == {"do": "peek", "seat": 0}
    steps = (await ben.get(f"/api/tables/{table}/replay")).json()["steps"]
    assert steps[1]["action"] is None


async def test_a_table_that_is_not_watchable(server: Server) -> None:
    ada = await server.visitor("Ada")
    eve = await server.visitor("Eve")
    room = await ada.open(watchable=False, bots=["random"], play=True, options={"turns": 2})
    async with ada.at(room["id"]) as first, eve.at(room["id"]) as watcher:
        assert (await watcher.hear("trouble"))["code"] == "not-watchable"
        for path in ("log", "replay"):
            answer = await eve.get(f"/api/tables/{room['id']}/{path}")
            assert answer.status_code == 403 and answer.json()["code"] == "not-watchable"
        await first.hear("frame")
        await first.do({"do": "put", "number": 1})
        assert (await watcher.hear("frame"))["over"]  # once over it is everybody's
        assert all(one["type"] != "frame" for one in watcher.heard[:-1])


async def test_once_over_everything_may_be_seen_and_checked(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open(bots=["random"], play=True, options={"turns": 1})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
    eve = await server.visitor("Eve")
    replay = (await eve.get(f"/api/tables/{room['id']}/replay", **{"as": "all"})).json()
    assert replay["checked"] and all(replay["steps"][0]["own"]["secrets"])
    assert replay["room"]["seed"] and replay["steps"][1]["action"]["do"] == "put"


async def test_the_deal_of_a_running_table_cannot_be_played_aside(server: Server) -> None:
    ada, _, table = await start(server)
    answer = await ada.post("/api/tables", {"game": "toy", "deal_of": table})
    assert answer.json()["code"] == "not-over"


async def test_the_cookie_is_enough_and_scripts_cannot_read_it(server: Server) -> None:
    async with server.http() as browser:
        answer = await browser.post("/api/visitor", json={"name": "Ada"})
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "samesite=lax" in answer.headers["set-cookie"].lower()
        room = (await browser.post("/api/tables", json={"game": "toy"})).json()
        chair = Chair(None, room["id"], {})
        cookie = f"kosmodrom={browser.cookies['kosmodrom']}"
        await chair.connect(server, additional_headers={"cookie": cookie})
        await chair.hear("room")
        assert chair.room["you"] == 0
        await chair.socket.close()
        again = await browser.post("/api/visitor", json={"name": "Lovelace"})
        assert again.json() == {"name": "Lovelace", "secret": ""}
