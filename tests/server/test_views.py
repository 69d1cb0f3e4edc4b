"""Views made together are the views made one by one."""

import random

import msgspec
import pytest

from kosmodrom.core.actions import EVERYTHING, WATCHER
from kosmodrom.core.table import Table
from kosmodrom.games import NAMES, get_game


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
