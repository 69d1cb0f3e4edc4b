"""What is put together for many is what each would get alone."""

import random

import msgspec
import pytest

from kosmodrom.core.actions import EVERYTHING, WATCHER, Told, Undone
from kosmodrom.core.table import Table
from kosmodrom.games import NAMES, get_game
from kosmodrom.server.frames import encode_log, make_frames, stored, without_seat
from kosmodrom.server.wire import Frame


@pytest.mark.parametrize("name", NAMES)
def test_shared_work_changes_no_view(name: str) -> None:
    game = get_game(name)
    draw = random.Random(7)
    for variant in draw.sample(list(game.variants()), k=min(12, len(game.variants()))):
        table = Table(game, variant.seats, variant.options, "views", remember=False)
        viewers = (*range(variant.seats), WATCHER, EVERYTHING)
        for _ in range(60):
            alone = [msgspec.json.encode(table.view(viewer)) for viewer in viewers]
            assert list(table.views(viewers)) == alone
            if not table.to_move():
                break
            seat = draw.choice(table.to_move())
            table.apply(draw.choice(tuple(table.choices(seat))))


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_put_together_is_the_message_it_says(name: str) -> None:
    """The parts of a frame make a whole wire.Frame, and nothing else."""
    game = get_game(name)
    draw = random.Random(8)
    for variant in draw.sample(list(game.variants()), k=min(6, len(game.variants()))):
        table = Table(game, variant.seats, variant.options, "frames", remember=False)
        for _ in range(60):
            told = stored(Told(event) for event in (Undone(seat=0, to=1),) * draw.randrange(3))
            viewers = (*range(variant.seats), WATCHER)
            for viewer, text in zip(
                viewers, make_frames(table, viewers, 7, encode_log(3, 5, told)), strict=True
            ):
                frame = msgspec.json.decode(text, type=Frame)
                sent = msgspec.json.decode(text)
                sent.setdefault("to_move", [])
                whole = msgspec.json.decode(msgspec.json.encode(frame))
                assert {**whole, "to_move": list(frame.to_move)} == sent
                assert (frame.number, frame.at, len(frame.log)) == (table.number, 7, len(told))
                assert frame.to_move == table.to_move(viewer)
                undo = table.last_move(viewer)
                assert frame.undo == (None if undo is None else undo.to)
                offered = [*table.choices(viewer)] if viewer >= 0 else []
                assert bytes(frame.choices) == b"[%b]" % b",".join(map(without_seat, offered))
            if not table.to_move():
                break
            seat = draw.choice(table.to_move())
            table.apply(draw.choice(tuple(table.choices(seat))))
