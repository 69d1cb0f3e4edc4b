"""Playing over the socket: from the first hello to the record."""

from kosmodrom.core.table import Table
from kosmodrom.games import get_game, read_record
from tests.server.client import Server


async def test_a_newcomer_plays_with_bots_to_the_end(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(bots=["random", "cadet"], play=True)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        while not chair.frame.get("over"):
            if chair.frame["choices"]:
                assert (await chair.do())["type"] == "done"
            else:
                await chair.hear("frame")
        await chair.until_room(lambda message: message["status"] == "over")
        assert chair.room["seed"]
    record = read_record((await ada.get(f"/api/tables/{room['id']}/record")).text)
    assert record.header.seal == room["seal"]
    assert Table.replay(get_game("toy"), record).is_over


async def test_the_seed_stays_secret_until_the_end(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(bots=["random"], play=True)
    assert "seed" not in room and "salt" not in room
    assert (await ada.get(f"/api/tables/{room['id']}/record")).json()["code"] == "not-over"
    assert (await ada.get(f"/api/tables/{room['id']}/deal")).json()["code"] == "not-over"
