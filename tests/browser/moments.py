"""Moments of games shown to a page as a server would, without playing up to them."""

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game, read_record
from kosmodrom.server.table.frames import make_frames
from tests.browser import galaxy_trucker
from tests.browser.serving import ROOT
from tests.walk import table_in, walk

Frame = dict[str, Any]
RECORD = ROOT / "tests" / "records" / "galaxy_trucker" / "five-seats-everything.jsonl"
GAME = get_game("galaxy_trucker")


def recorded() -> Iterator[AnyTable]:
    """A game of five with everything, step by step."""
    record = read_record(RECORD.read_text("utf-8"))
    table = Table.replay(GAME, record, upto=0)
    for entry in record.entries:
        yield table
        table.apply(entry.action, entry.at)


def drawn() -> Iterator[AnyTable]:
    for number, position in enumerate(GAME.positions()):
        yield from walk(table_in(GAME, position), Rng.from_seed(f"drawn {number}"))


def asked(kinds: set[str]) -> Iterator[tuple[str, Seat, Frame]]:
    """The first time that each of these is asked: of whom, and the frame that they get."""
    left = set(kinds)
    for table in chain(recorded(), drawn()):
        for seat, question in table.state.questions.items():
            if question.kind in left and seat in table.to_move():
                left.remove(question.kind)
                yield question.kind, seat, frame_of(table, seat)
        if not left:
            return


def frame_of(table: AnyTable, seat: Seat) -> Frame:
    frame: Frame = msgspec.json.decode(msgspec.json.encode(make_frames(table, [seat], 0)[0]))
    return frame


class Stage:
    """A page at a table of five that sees only the frames it is given."""

    def __init__(self, page: Page) -> None:
        self.page, self.seat, self.frame = page, 0, Frame()
        self.path = f"/t/{page.evaluate(galaxy_trucker.OPEN, {'seats': 5})}"
        page.route_web_socket("**/api/socket", self._open)

    def show(self, seat: Seat, frame: Frame) -> None:
        self.seat, self.frame = seat, frame
        self.page.goto(self.path)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on(text: str | bytes) -> None:
            message = msgspec.json.decode(text)
            if message["type"] == "room":
                message["room"] |= {"status": "running", "you": self.seat}
                socket.send(json.dumps(message))
                socket.send(json.dumps(self.frame))
            else:
                socket.send(text)

        server.on_message(on)
