"""Parts of views are kept and used again, at this table and at others: never the wrong ones."""

import random

import msgspec

from kosmodrom.core.actions import WATCHER
from tests.games.crew.board import new

WAYS = [
    {"mission": 1},
    {"mission": 1, "aids": False},
    {"mission": 6},  # a dead zone
    {"mission": 5},  # a role
    {"mission": 11},  # a role without a radio
    {"mission": 13},
    {"mission": 13, "seats": 3},
    {"mission": 13, "seats": 5},
]


def test_crews_on_the_same_deal_see_their_own_table() -> None:
    draw = random.Random(5)
    for _ in range(12):
        for way in WAYS:
            options = {name: value for name, value in way.items() if name != "seats"}
            table = new(int(way.get("seats", 4)), seed="same", **options)
            viewers = (*range(table.seats), WATCHER)
            while table.to_move() and table.number < 45:
                alone = [msgspec.json.encode(table.view(viewer)) for viewer in viewers]
                assert list(table.views(viewers)) == alone
                table.apply(draw.choice(tuple(table.choices(draw.choice(table.to_move())))))
