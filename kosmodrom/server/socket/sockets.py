"""All open sockets: each reads messages, hands them to a room and sends what rooms say."""

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Container, Mapping
from typing import Any

import msgspec
import structlog

from kosmodrom.core.actions import WATCHER, Millis, Seat
from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.clock import seconds
from kosmodrom.server.ops.errors import Refusal, refusal_for
from kosmodrom.server.ops.rate_limit import Bucket, too_often
from kosmodrom.server.ops.secrets import device_of, hash_secret
from kosmodrom.server.socket import dispatch
from kosmodrom.server.socket.protocol import SendNow
from kosmodrom.server.store import devices
from kosmodrom.server.table import daily, exclusions, frames
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms
from kosmodrom.server.wire import encode

log = structlog.get_logger("socket")

COOKIE = "kosmodrom"
UNREADABLE_LIMIT = 20  # messages that cannot be read before the socket is closed
COME_BACK = 2000  # Millis; for who could not get in by our fault
LAST_WORDS = 1.0  # seconds for a client to read why it is sent away
LAST_MESSAGE = 10.0  # seconds to finish the message of a client that has gone
GOODBYE = 1.0  # seconds for everybody to read that the server restarts
COME_BACK_LATER = 10_000  # Millis; for who has too many sockets or sends far too much
_GOING_AWAY, _POLICY = 1001, 1008

_decode = msgspec.json.Decoder(wire.ToServer).decode

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]


class Socket:
    """A client at a table; rooms see it as a Guest."""

    def __init__(
        self,
        sockets: "Sockets",
        headers: Mapping[str, str],
        address: str,
        send: Send,
        send_now: SendNow,
    ) -> None:
        self.sockets, self.rooms = sockets, sockets.rooms
        self._send, self._send_now = send, send_now
        self.secret, self.address = secret_from(headers), address
        self.device = device_of(headers.get("user-agent", ""))
        self.visitor: str | None = None
        self.key = ""  # which of their devices it is
        self.key_said = ""  # the same of the last hello, before anybody looked whose it is
        self.pennant: Seat | None = None
        self.ticket = frames.new_ticket()
        self.name = ""
        self.viewer: Seat = WATCHER
        self.latency: Millis | None = None
        self.room: Room | None = None
        self.opened = self.last_message = self.last_beat = seconds()
        self.unreadable = 0  # messages
        self.is_busy = False  # with a message that has not been answered yet
        self.bucket, self.shared_bucket = self.rooms.limits.messages.buckets(None, address)
        self.patience = Bucket(self.bucket.burst, self.bucket.rate)  # with messages too many
        self._out: deque[bytes] = deque()
        self.backlog = 0  # bytes in it
        self._woken: asyncio.Future[None] | None = None  # the writer waits for it
        self._closing_code: int | None = None
        self.writer: asyncio.Task[None] | None = None

    # Sending

    def send(self, text: bytes) -> None:
        """Send a message, or queue it: nobody waits for a slow client."""
        if self._closing_code is not None or (not self._out and self._send_now(text)):
            return
        self._queue(text)
        if self.backlog > self.rooms.settings.backlog_limit:
            self.drop_backlog()
        elif self.sockets.backlogs > self.rooms.settings.backlogs_limit:
            self.sockets.drop_slowest()

    def _queue(self, text: bytes) -> None:
        self._out.append(text)
        self._count(len(text))
        self._wake()

    def _count(self, size: int) -> None:
        self.backlog += size
        self.sockets.backlogs += size

    def drop_backlog(self) -> None:
        """A client that does not read is sent away; when it comes back it gets what it missed."""
        self._forget_backlog()
        self.bye("slow")

    def _forget_backlog(self) -> None:
        self._out.clear()
        self._count(-self.backlog)

    def bye(self, code: str, retry_after: Millis | None = 1000) -> None:
        """Say why, and close once that is sent."""
        if self._closing_code is None:
            last = encode(wire.Bye(code, retry_after))
            if self._out or not self._send_now(last):
                self._queue(last)
            self._closing_code = _GOING_AWAY if code == "restart" else _POLICY
            self._wake()
            asyncio.get_running_loop().call_later(LAST_WORDS, self._give_up)

    def _give_up(self) -> None:
        """Stop writing to a client that does not even read why it is sent away."""
        if self.writer is not None:
            self.writer.cancel()

    def _wake(self) -> None:
        woken, self._woken = self._woken, None
        if woken is not None and not woken.done():
            woken.set_result(None)

    async def write(self) -> None:
        """Send what is queued until it is time to close."""
        create_future = asyncio.get_running_loop().create_future
        while True:
            while self._out:
                text = self._out[0]  # it stays there until it is sent, so that nothing overtakes it
                await self._send({"type": "websocket.send", "text": text.decode()})
                if self._out and self._out[0] is text:
                    self._count(-len(self._out.popleft()))
            if self._closing_code is not None:
                await self._send({"type": "websocket.close", "code": self._closing_code})
                return
            self._woken = woken = create_future()
            await woken

    # Receiving

    async def read(self, receive: Receive) -> None:
        """Handle one message after the other until the client goes or is sent away."""
        while self._closing_code is None:
            event = await receive()
            if event["type"] == "websocket.disconnect" or self._closing_code is not None:
                return
            if event["type"] == "websocket.receive":
                self.is_busy = True
                await self._receive(event.get("text") or event.get("bytes") or "")
                self.is_busy = False

    async def _receive(self, text: str | bytes) -> None:
        self.last_message = seconds()
        message: wire.ToServer | None = None
        try:
            self._check_flood(text)
            message = _read(text)
            if isinstance(message, wire.Beat):
                self.send(encode(wire.Pulse(message.sent)))
            elif isinstance(message, wire.Pulse):
                self._note_latency(message.sent)
            elif isinstance(message, wire.Hello):
                await self._hello(message)
            elif self.room is None:
                raise Refusal("hello-first")
            else:
                await dispatch.answer(self, self.room, message)
        except Refusal as refusal:
            metrics.TROUBLES.labels(refusal.code).inc()
            self.send(encode(refusal.trouble(_id_of(message))))
            if refusal.code == "malformed":
                self.unreadable += 1
                if self.unreadable > UNREADABLE_LIMIT:
                    self.bye("malformed", 10_000)
        except Exception as error:
            # Our fault: the table is as it was, and the others play on.
            self._answer_fault(message, refusal_for(error))

    def _answer_fault(self, message: wire.ToServer | None, refusal: Refusal) -> None:
        """Say that it was our fault; a client whose hello failed comes back on a new socket."""
        if isinstance(message, wire.Hello):
            self.bye(refusal.code, COME_BACK)
        else:
            self.send(encode(refusal.trouble(_id_of(message))))

    def _check_flood(self, text: str | bytes) -> None:
        wait = self.bucket.take() or self.shared_bucket.take()
        if wait:
            if self.patience.take():
                self.bye("flood", COME_BACK_LATER)
            raise too_often("too-fast", wait)
        limit = self.rooms.settings.message_limit
        if len(text) > limit:
            raise Refusal("too-long", limit=limit)

    async def _hello(self, hello: wire.Hello) -> None:
        """Go to a table; who is refused stays who and where they were, and may say hello again."""
        room = await self.rooms.room(hello.table)
        visitor, name = await self._identify(hello, room)
        room = await self.rooms.room(hello.table)  # it may have been dropped meanwhile
        if exclusions.is_removed(room, visitor):
            self.bye("removed", None)
            return
        await daily.need_sight(self.rooms.store, room.loaded, visitor)
        await self.leave_room()
        if not self._set_visitor(visitor, name):
            self.bye("too-many-sockets", COME_BACK_LATER)
            return
        self.room = room
        await room.join(self, hello)

    async def _identify(self, hello: wire.Hello, room: Room) -> tuple[str | None, str]:
        """Who says hello, by their secret; nobody, if the cookie's is not known here.

        The device is noted before the store is asked: should it be dropped meanwhile, this socket
        is found and closed.
        """
        secret = hello.secret or self.secret
        if not secret:
            return None, ""
        self.key_said = hash_secret(secret)
        known = await devices.identify(self.rooms.store, secret)
        if known is None:
            if hello.secret:
                raise Refusal("unknown-secret")
            return None, ""
        self.pennant = known.pennant
        seat = room.loaded.keys.get(known.visitor)
        return known.visitor, known.name if seat is None else room.loaded.chairs[seat].name

    def _set_visitor(self, visitor: str | None, name: str) -> bool:
        """Be this visitor from now on, unless they have too many sockets open."""
        limits, before = self.rooms.limits, self.visitor
        if visitor != before:
            if visitor is not None and not limits.sockets_of_visitor.take(visitor):
                return False
            if before is not None:
                limits.sockets_of_visitor.give_back(before)
            self.bucket, self.shared_bucket = limits.messages.buckets(visitor, self.address)
        self.visitor, self.name = visitor, name
        self.key = "" if visitor is None else self.key_said
        return True

    async def leave_room(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            await room.leave(self)

    # Heartbeats

    def check_heartbeat(self, now: float) -> None:
        """Drop who is silent; ask the others for a sign of life."""
        settings = self.rooms.settings
        is_waiting = self.room is None and now - self.opened > settings.hello_time
        if is_waiting or now - self.last_message > settings.silence:
            self.bye("silent")
        elif now - self.last_beat > settings.beat:
            self.last_beat = now
            self.send(encode(wire.Beat(time.time() * 1000)))

    def _note_latency(self, sent: float) -> None:
        delay = time.time() * 1000 - sent
        if 0 <= delay < 60_000:
            before, self.latency = self.latency, round(delay)
            if self.room is not None and _differs(before, self.latency):
                self.room.show_who_is_here()


def _differs(before: Millis | None, after: Millis) -> bool:
    """Whether a latency changed so much that people care."""
    return before is None or abs(after - before) > 30 + min(before, after) // 2


def _read(text: str | bytes) -> wire.ToServer:
    try:
        message: wire.ToServer = _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", detail=str(error)[:300]) from error
    return message


def _id_of(message: wire.ToServer | None) -> int | None:
    """The id by which a client waits for an answer."""
    return message.id if isinstance(message, wire.Do | wire.Why) else None


def secret_from(headers: Mapping[str, str]) -> str:
    """A visitor's secret: from the Authorization header, or from the cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    found = re.search(rf"(?:^|;\s*){COOKIE}=([^;\s]+)", headers.get("cookie", ""))
    return found[1] if found else ""


class Sockets:
    """Every open socket of this process; slow clients have a limit together."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.open: set[Socket] = set()
        rooms.say_bye = self.say_bye
        self.backlogs = 0  # bytes that wait for slow clients
        rooms.at_each_tick.append(self._check_heartbeats)

    async def serve(
        self,
        headers: Mapping[str, str],
        address: str,
        receive: Receive,
        send: Send,
        send_now: SendNow,
    ) -> None:
        """A socket from its opening to its end."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        socket = Socket(self, headers, address, send, send_now)
        with self.rooms.limits.sockets_of_address.hold(address) as has_place:
            if not has_place:
                socket.bye("too-many-sockets", COME_BACK_LATER)
            await self._serve(socket, receive)

    async def _serve(self, socket: Socket, receive: Receive) -> None:
        self.open.add(socket)
        metrics.SOCKETS.set(len(self.open))
        socket.writer = writer = asyncio.create_task(socket.write())
        reader = asyncio.create_task(socket.read(receive))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            _note_fault(socket, reader)
        finally:
            self.open.discard(socket)
            metrics.SOCKETS.set(len(self.open))
            await _finish(socket, writer, reader)

    def _check_heartbeats(self) -> None:
        now = seconds()
        for socket in list(self.open):
            socket.check_heartbeat(now)

    def say_bye(self, keys: Container[str], code: str, retry_after: Millis | None) -> None:
        """Close the sockets of these devices."""
        for socket in list(self.open):
            if socket.key in keys or socket.key_said in keys:
                socket.bye(code, retry_after)

    def drop_slowest(self) -> None:
        """Send away the client for whom most waits, because too much waits for all together."""
        slowest = max(self.open, key=lambda socket: socket.backlog, default=None)
        if slowest is not None:
            slowest.drop_backlog()

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and give them a moment to hear it."""
        self.rooms.tasks.is_closing = True
        for socket in list(self.open):
            socket.bye("restart")
        written = [socket.writer for socket in self.open if socket.writer is not None]
        if written:
            await asyncio.wait(written, timeout=GOODBYE)


def _note_fault(socket: Socket, reader: asyncio.Task[None]) -> None:
    error = reader.exception() if reader.done() and not reader.cancelled() else None
    if error is not None:
        metrics.FAULTS.inc()
        log.error("a socket failed", exc_info=error)
        socket.bye("fault")


async def _finish(socket: Socket, writer: asyncio.Task[None], reader: asyncio.Task[None]) -> None:
    if socket._closing_code is not None and not writer.done():
        await asyncio.wait((writer,), timeout=1)
    writer.cancel()
    if socket.is_busy:  # what is being stored for a client that has gone is stored to the end
        socket.bye("gone")
        await asyncio.wait((reader,), timeout=LAST_MESSAGE)
    reader.cancel()
    await asyncio.gather(writer, reader, return_exceptions=True)
    try:
        if not socket.rooms.tasks.is_closing:
            await socket.leave_room()
    finally:
        socket._forget_backlog()  # from now on no room sends it anything
        socket._set_visitor(None, "")
