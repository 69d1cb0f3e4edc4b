"""A bot in thirty lines: it opens a table of The Crew with three bots of the house, and plays.

    python examples/bot.py http://127.0.0.1:8000

Needs only httpx and websockets. docs/wire.md describes every message.
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(server: str) -> str:
    """Play one game and return the address of its replay."""
    async with httpx.AsyncClient(base_url=server) as http:
        me = (await http.post("/api/visitor", json={"name": "Thirty Lines"})).json()
        wish = {"game": "crew", "bots": ["random"] * 3, "play": True}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
    async with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "secret": me["secret"]}))
        tries = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "frame":
                if message.get("over"):
                    return f"{server}/r/{table}"
                if message["choices"]:
                    tries += 1
                    action, seen = random.choice(message["choices"]), message["number"]
                    do = {"type": "do", "id": tries, "action": action, "seen": seen}
                    await socket.send(json.dumps(do))
            elif message["type"] == "beat":
                await socket.send(json.dumps({"type": "pulse", "sent": message["sent"]}))
    raise ConnectionError("the server closed the socket before the game was over")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")))
