"""What is put together for many is what each would get alone."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import EVERYTHING, WATCHER, Told, Undone
from kosmodrom.core.table import Table
from kosmodrom.games import NAMES, get_game
from kosmodrom.server.frames import encode_log, make_frames, stored, without_seat
from kosmodrom.server.wire import Frame


def positions(name: str, variants: int) -> Iterator[Table[Any, Any]]:
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
def test_shared_work_changes_no_view(name: str) -> None:
    for table in positions(name, 12):
        viewers = (*range(table.seats), WATCHER, EVERYTHING)
        alone = [msgspec.json.encode(table.view(viewer)) for viewer in viewers]
        assert list(table.views(viewers)) == alone


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_put_together_is_the_message_it_says(name: str) -> None:
    """The parts of a frame make a whole wire.Frame, and nothing else."""
    for table in positions(name, 6):
        told = stored([Told(Undone(seat=0, to=1))] * (table.number % 3))
        viewers = (*range(table.seats), WATCHER)
        made = make_frames(table, viewers, 7, encode_log(3, 5, told))
        for viewer, text in zip(viewers, made, strict=True):
            frame = msgspec.json.decode(text, type=Frame)
            again = msgspec.json.decode(msgspec.json.encode(frame))
            usual: dict[str, Any] = {"to_move": []}  # which is left out there
            assert usual | again == usual | msgspec.json.decode(text)
            assert (frame.number, frame.at, len(frame.log)) == (table.shown_number, 7, len(told))
            assert frame.to_move == table.to_move(viewer)
            undo = table.last_move(viewer)
            assert frame.undo == (None if undo is None else table.shown(undo.to))
            offered = [*table.choices(viewer)] if viewer >= 0 else []
            assert bytes(frame.choices) == b"[%b]" % b",".join(map(without_seat, offered))
