"""What goes over the wire while an attempt runs."""

import json
from typing import Any

from kosmodrom.core.actions import WATCHER, Seat
from kosmodrom.games.crew.actions import Decline
from kosmodrom.server.table.frames import make_frames
from kosmodrom.server.wire import encode
from tests.games.crew.board import CrewTable, new, show, until


def frame(table: CrewTable, viewer: Seat) -> dict[str, Any]:
    (made,) = make_frames(table, [viewer], 0)
    read: dict[str, Any] = json.loads(encode(made))
    return read


def test_a_frame_does_not_show_who_declined() -> None:
    """CREW-COMM-11: to the others nothing has changed."""
    table = until(new(4, mission=4), "window")
    first, *others = table.to_move()
    before = {viewer: frame(table, viewer) for viewer in (*others, WATCHER)}
    table.apply(Decline(first))
    assert {viewer: frame(table, viewer) for viewer in (*others, WATCHER)} == before
    assert frame(table, first)["own"]["declined"]


def test_a_dead_zone_keeps_its_secret_on_the_wire() -> None:
    """CREW-COMM-13: the word for the meaning stands in nobody else's frame."""
    table = until(new(4, mission=6), "window")
    seat = table.to_move()[0]
    card = next(action.card for action in table.choices(seat) if hasattr(action, "card"))
    show(table, seat, card)
    for viewer in (*(other for other in range(4) if other != seat), WATCHER):
        made = frame(table, viewer)
        words = json.dumps([made["public"]["players"], made.get("own")])
        assert card in words
        assert not any(word in words for word in ("highest", "lowest", '"only"'))
