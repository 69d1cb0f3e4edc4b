"""What all see is encoded once, what each sees besides for each."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from kosmodrom.core.actions import EVERYTHING, WATCHER, Told, Undone
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import NAMES, get_game
from kosmodrom.server.store.rows import ActionRow
from kosmodrom.server.table.frames import log_lines, make_frames, stored, without_seat
from kosmodrom.server.wire import Frame, encode


def positions(name: str, variants: int) -> Iterator[AnyTable]:
    """The beginnings of games of some variants, move by move."""
    game = get_game(name)
    draw = random.Random(7)
    for variant in draw.sample(list(game.variants()), k=min(variants, len(game.variants()))):
        table = Table(game, variant.seats, variant.options, "views", remember=False)
        for _ in range(60):
            yield table
            if not table.to_move():
                break
            seat = draw.choice(table.to_move())
            table.apply(draw.choice(tuple(table.choices(seat))))


@pytest.mark.parametrize("name", NAMES)
def test_everybody_gets_the_same_public_part_and_each_their_own(name: str) -> None:
    for table in positions(name, 12):
        viewers = (*range(table.seats), WATCHER, EVERYTHING)
        for viewer, frame in zip(viewers, make_frames(table, viewers, 7), strict=True):
            own = table.own(viewer)
            assert bytes(frame.public) == msgspec.json.encode(table.public())
            assert bytes(frame.own) == msgspec.json.encode(own)
            assert ("own" in msgspec.json.decode(encode(frame))) == (viewer != WATCHER)


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_says_what_the_table_says(name: str) -> None:
    for table in positions(name, 6):
        told = stored([Told(Undone(seat=0, to=1))] * (table.number % 3))
        viewers = (*range(table.seats), WATCHER)
        line = ActionRow(table_id="", number=3, at=5)
        made = make_frames(table, viewers, 7, log_lines(line, told, viewers))
        for viewer, frame in zip(viewers, made, strict=True):
            assert msgspec.json.decode(encode(frame), type=Frame) == frame
            assert (frame.number, frame.at, len(frame.log)) == (table.shown_number, 7, len(told))
            assert frame.to_move == table.to_move(viewer)
            undo = table.last_move(viewer)
            assert frame.undo == (None if undo is None else table.shown(undo.to))
            offered = [*table.choices(viewer)] if viewer >= 0 else []
            assert frame.choices == (*map(without_seat, offered),)
