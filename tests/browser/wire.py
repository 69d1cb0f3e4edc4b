"""What lies between a page and the server: it watches, carries, swallows, or answers itself."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

from tests.browser import crew, playing

Message = dict[str, Any]
Stored = tuple[int, str, bool]  # number, action, whether nobody else is to notice it


class Witness:
    """The moves that a page sent and what became of them, as it saw them itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: dict[int, Message] = {}
        self.done: dict[int, int] = {}
        self.refused: set[int] = set()
        self.turned_away = 0  # hellos that were not answered with a room
        self._is_knocking = False
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note_sent)
        socket.on("framereceived", self._note_received)

    def _note_sent(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "do":
            self.sent[message["id"]] = message["action"]
        elif message["type"] == "hello":
            self._is_knocking = True

    def _note_received(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "frame" and "done" in message:
            self.done[message["done"]] = message["number"]
        elif message["type"] == "done":
            self.done[message["id"]] = message["number"]
        elif message["type"] in ("refused", "trouble") and "id" in message:
            self.refused.add(message["id"])
        elif message["type"] in ("room", "trouble", "bye") and self._is_knocking:
            self.turned_away += message["type"] != "room"
            self._is_knocking = False

    def wait_until_turned_away(self) -> None:
        """Until the page has tried to get in once more, and in vain."""
        wanted = self.turned_away + 1
        playing.repeat_until(self.page, lambda: self.turned_away >= wanted, lambda: None)

    def play(self, moves: int) -> None:
        """Until so many more moves of this page are accepted."""
        wanted = len(self.done) + moves
        press = partial(playing.step_once, self.page, given=crew.OFFERS)
        playing.repeat_until(self.page, lambda: len(self.done) >= wanted, press)

    def check(self, record: Sequence[Stored], seat: int = 0) -> None:
        """All that was accepted is in the record where it was said to be, and nothing else is.

        What nobody else is to notice has the number of what was seen before it.
        """
        assert [number for number, _, _ in record] == list(range(len(record))), "the log has a gap"
        made: list[tuple[int, Any]] = []
        shown = -1
        for _, action, unseen in record:
            shown += not unseen
            made.append((shown, json.loads(action or "{}")))
        for move, number in self.done.items():
            assert (number, {"seat": seat, **self.sent[move]}) in made
        mine = sorted(number for number, action in made if action.get("seat") == seat)
        assert mine == sorted(self.done.values()), "a move was made that nobody saw accepted"


class Line:
    """One socket of a page and the server's end of it."""

    def __init__(self, wire: "Wire", page: WebSocketRoute) -> None:
        self.wire, self.page, self.server = wire, page, page.connect_to_server()
        self.is_silent = False
        page.on_message(self._from_page)
        self.server.on_message(self._from_server)

    def _from_page(self, text: str | bytes) -> None:
        message = json.loads(text)
        if self.is_silent:
            return
        answer = self.wire.answers.get(message["type"])
        if answer is None:
            self.server.send(text)
        else:
            self.page.send(json.dumps({**answer, "id": message.get("id")}))
            if message["type"] == "hello":
                del self.wire.answers["hello"]

    def _from_server(self, text: str | bytes) -> None:
        if not self.is_silent:
            self.page.send(text)


class Wire:
    """Carries the messages of a page; `answers` are given in the server's place."""

    def __init__(self, page: Page) -> None:
        self.lines: list[Line] = []
        self.answers: dict[str, Message] = {}  # by the type of what they answer; to a hello once
        page.route_web_socket("**/api/socket", lambda one: self.lines.append(Line(self, one)))

    def cut(self) -> None:
        self.lines[-1].page.close()

    def go_silent(self) -> None:
        """Nothing comes through any more, and nobody is told; a new socket would work."""
        self.lines[-1].is_silent = True
