"""The bot in thirty lines plays a game of The Crew."""

from examples.bot import play
from tests.server.client import Server

ONE_STORE = True


async def test_thirty_lines_play_a_game(server: Server) -> None:
    replay = await play(server.url)
    table = replay.rsplit("/", 1)[-1]
    async with server.http() as http:
        assert (await http.get(f"/api/tables/{table}")).json()["status"] == "over"
