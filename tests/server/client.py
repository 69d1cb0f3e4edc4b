"""A server in this process and clients that talk to it as browsers and programs do."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, Self

import httpx
import msgspec
import uvicorn.server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kosmodrom.server.app import Site
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.sockets import Sockets
from kosmodrom.server.table.rooms import Rooms
from kosmodrom.server.uvicorn_server import make_server

PATIENCE = 60.0  # seconds; only what hangs takes so long, however busy the machine is
Message = dict[str, Any]


async def _nap(seconds: float) -> None:
    await asyncio.sleep(min(seconds, 0.01))


# Uvicorn looks only ten times a second whether it is to end: many servers would cost minutes.
_hasty = SimpleNamespace(**{**vars(asyncio), "sleep": _nap})
setattr(uvicorn.server, "asyncio", _hasty)  # noqa: B010 - it is not ours


def whole_view(message: Message) -> dict[str, Any]:
    """Both parts of the view in a frame or a replay's step, put together as in the page."""
    return {**message["public"], **(message.get("own") or {})}


class Server:
    """A running server and how to reach it."""

    def __init__(self, site: Site, port: int, lines: set[Any]) -> None:
        self.site, self.port = site, port
        self.lines = lines  # every connection that is still open
        self.url = f"http://127.0.0.1:{port}"

    @property
    def rooms(self) -> Rooms:
        return self.site.rooms

    @property
    def sockets(self) -> Sockets:
        return self.site.sockets

    def http(self, secret: str = "") -> httpx.AsyncClient:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE)

    async def visitor(self, name: str = "Ada") -> "Visitor":
        async with self.http() as http:
            answer = await http.post("/api/visitor", json={"name": name})
        return Visitor(self, name, answer.json()["secret"])


class Visitor:
    """Somebody with a secret."""

    def __init__(self, server: Server, name: str, secret: str) -> None:
        self.server, self.name, self.secret = server, name, secret

    async def get(self, path: str, **params: Any) -> httpx.Response:
        async with self.server.http(self.secret) as http:
            return await http.get(path, params=params)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        async with self.server.http(self.secret) as http:
            return await http.post(path, json=body)

    async def open(self, **wish: Any) -> Message:
        answer = await self.post("/api/tables", {"game": "toy", **wish})
        assert answer.status_code == 201, answer.text
        room: Message = answer.json()
        return room

    def at(self, table: str, **hello: Any) -> "Chair":
        return Chair(self, table, hello)


class Chair:
    """A socket at a table; `async with` opens it and says hello."""

    socket: ClientConnection

    def __init__(self, visitor: Visitor | None, table: str, hello: Message) -> None:
        self.visitor, self.table = visitor, table
        self.hello = {"type": "hello", "table": table, **hello}
        if visitor is not None:
            self.hello["secret"] = visitor.secret
        self.id = 0
        self.room: Message = {}
        self.frame: Message = {}
        self.heard: list[Message] = []
        self.texts: list[str | bytes] = []  # the same as it came
        self.waiting: list[Message] = []  # a frame whose receipt was handed out first
        self.is_mute = False  # a mute client leaves heartbeats unanswered

    async def __aenter__(self) -> Self:
        assert self.visitor is not None
        await self.connect(self.visitor.server)
        await self.hear("room")
        return self

    async def connect(self, server: Server, **options: Any) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/socket"
        limits: dict[str, Any] = {"max_size": None, "max_queue": None, "close_timeout": 2}
        self.socket = await connect(url, compression=None, **limits, **options)
        await self.say(self.hello)

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: Any) -> None:
        text = (
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )
        await self.socket.send(text)

    async def next(self) -> Message:
        """The next message, kept in `heard`; the receipt in a frame counts as one."""
        if self.waiting:
            return self.waiting.pop()
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: Message = msgspec.json.decode(text)
        self.heard.append(message)
        self.texts.append(text)
        if message["type"] == "room":
            self.room = message["room"]
        elif message["type"] == "frame":
            message["view"] = whole_view(message)
            self.frame = message
            if "done" in message:
                self.waiting.append(message)
                return {"type": "done", "id": message["done"], "number": message["number"]}
        elif message["type"] == "beat" and not self.is_mute:
            await self.say({"type": "pulse", "sent": message["sent"]})
        return message

    async def hear(self, kind: str, test: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind that passes a test."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] == kind and test(message):
                    return message

    async def until_room(self, test: Callable[[Message], bool]) -> Message:
        """The room as soon as it is so; perhaps it is already."""
        async with asyncio.timeout(PATIENCE):
            while not test(self.room):
                await self.next()
        return self.room

    async def ask(self, message: Message, kind: str) -> Message:
        await self.say(message)
        return await self.hear(kind)

    async def do(self, action: Message | None = None, **more: Any) -> Message:
        """Do something (the first choice) and wait for the answer and the frame."""
        self.id += 1
        chosen = self.frame["choices"][0] if action is None else action
        seen = self.frame.get("number", 0)
        await self.say({"type": "do", "id": self.id, "action": chosen, "seen": seen, **more})
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] == "done":
                    await self.number(message["number"])
                if message["type"] in ("done", "refused", "trouble"):
                    return message

    async def number(self, number: int) -> Message:
        """The frame of this number."""
        async with asyncio.timeout(PATIENCE):
            while self.frame.get("number", -1) < number:
                await self.next()
        return self.frame

    async def until_closed(self) -> list[Message]:
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.next()
        return self.heard


async def until(test: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for what comes about inside the server."""
    async with asyncio.timeout(patience):
        while True:
            if test():
                return
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server on a free port, stopped gracefully at the end."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = make_server(settings)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        lines = server.server_state.connections
        yield Server(server.site, listening.getsockname()[1], lines)
    finally:
        server.should_exit = True
        await task
        listening.close()
