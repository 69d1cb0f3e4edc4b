"""Tables that follow each other, the same deal again, options worth keeping."""

import msgspec

from kosmodrom.core.game import Outcome
from kosmodrom.games import get_game
from kosmodrom.games.crew.logbook import Campaign
from kosmodrom.server.store.rows import TableRow
from kosmodrom.server.table.new_tables import blank_table
from kosmodrom.server.table.progress import logbook_of
from tests.server.client import Server, Visitor


async def played(ada: Visitor, **wish: object) -> str:
    """A finished table."""
    room = await ada.open(bots=["random"], play=True, options={"turns": 1}, **wish)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
    return str(room["id"])


async def test_everybody_goes_on_to_the_next_table_together(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    table = await played(ada)
    async with ada.at(table) as chair, eve.at(table) as watcher:
        assert chair.room["follow_ups"] == ["again"]
        follow = {"type": "follow_up", "key": "again"}
        assert (await watcher.ask(follow, "trouble"))["code"] == "not-seated"
        wrong = {"type": "follow_up", "key": "sideways"}
        assert (await chair.ask(wrong, "trouble"))["code"] == "no-follow-up"
        await chair.ask(follow, "room")
        following = chair.room["next"]
        await chair.ask(follow, "room")  # pressed twice: the same table
        assert chair.room["next"] == following
        assert "next" not in watcher.room  # who only looks on is not invited
    async with ada.at(following) as chair:
        assert (await chair.hear("frame"))["number"] == 0
        assert chair.room["status"] == "running" and chair.room["you"] == 0
        journey = chair.room["journey"]
    found = (await ada.get(f"/api/journeys/{journey}")).json()
    assert [room["id"] for room in found["tables"]] == [table, following]
    assert found["names"] == ["Ada"] and found["game"] == "toy" and found["logbook"] is None


def flown(mission: int, won: bool, **more: object) -> TableRow:
    """A table of The Crew, over."""
    row = blank_table(get_game("crew"), 4, {"mission": mission}, "").row
    result = Outcome((), (), {"won": won, "distress": False, "tricks": 3})
    over = {"status": "over", "result": msgspec.json.encode(result).decode(), **more}
    return msgspec.structs.replace(row, **over)


def test_a_logbook_counts_what_a_crew_has_played() -> None:
    """CREW-LOG-01, CREW-LOG-02: not what waits to begin, others' deals, or what nobody can read."""
    running = flown(2, False, status="running", result=None)
    others = [
        flown(1, False, deal_of="another"),
        flown(1, False, status="open", result=None),
        flown(1, False, version=0),
    ]
    told = logbook_of([flown(1, True), *others, flown(2, False), running])
    campaign = msgspec.json.decode(told or b"", type=Campaign)
    assert (campaign.score, campaign.next) == (2, 2)
    assert [[one.over for one in page.tries] for page in campaign.pages] == [[True], [True, False]]
    assert campaign.pages[1].tries[1].table == running.id


async def test_the_same_deal_again_and_how_others_did(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await played(ada)
    again = await played(ben, deal_of=table)
    deal = (await ben.get(f"/api/tables/{again}/deal")).json()
    assert {room["id"] for room in deal["tables"]} == {table, again}
    first, second = [room["seed"] for room in deal["tables"]]
    assert first == second
    assert deal["tables"][0].get("deal_of") == table
    other = await played(ada)
    assert [
        room["id"] for room in (await ada.get(f"/api/tables/{other}/deal")).json()["tables"]
    ] == [other]


async def test_a_given_seed_is_played_and_told(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open(bots=["random"], play=True, seed="Apollo")
    assert room["given_seed"]


async def test_a_design_is_checked_kept_and_shared(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    design = {"game": "toy", "title": " Quick  one ", "options": {"turns": 2}}
    kept = (await ada.post("/api/designs", design)).json()
    shown = (await ben.get(f"/api/designs/{kept['id']}")).json()
    assert shown == kept
    assert shown["title"] == "Quick one" and shown["options"]["turns"] == 2
    bad = {**design, "options": {"turns": 13}}
    answer = await ada.post("/api/designs", bad)
    assert answer.status_code == 422 and "bad luck" in answer.json()["text"]
