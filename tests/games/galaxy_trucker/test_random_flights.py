"""Every card flown at random with rich ships: no leak, no loss, every choice accepted."""

import pytest

from kosmodrom.core.actions import WATCHER, Action
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.positions import FLEET
from tests.conformance import _look_from, _try_some
from tests.games.galaxy_trucker.hangar import GTTable, cubes, flying
from tests.walk import state_bytes, walk

CARDS = sorted(load_cards())


def table_for(card: str, number: int) -> GTTable:
    modes = ("realtime", "turns", "untimed")
    return flying(
        *(ship for ship, _ in FLEET), card=(card, CARDS[(number * 7) % len(CARDS)]),
        scene="before_card", rounds="3", places=[place for _, place in FLEET],
        build_mode=modes[number % 3],
    )  # fmt: skip


@pytest.mark.parametrize("number", range(0, len(CARDS), 2))
def test_a_card_at_random(number: int) -> None:
    """GT-NET-03, GT-NET-32, GT-GOODS-05: and its record replays to the same state."""
    table = table_for(CARDS[number], number)
    rng = Rng.from_seed(f"flight {number}")
    total = cubes(table.state)
    pool: list[Action] = []
    for moment in walk(table, rng):
        assert cubes(moment.state) == total
        assert all(len(moment.choices(seat)) != 1 or is_serious(moment) for seat in range(3))
        if rng.chance(0.25) and not moment.is_over:
            _check(moment, rng, pool)
        pool = [entry.action for entry in moment.log] or pool
    assert table.outcome is not None


def is_serious(table: GTTable) -> bool:
    """A single choice is offered only where saying so is the point."""
    return table.state.scene == "loading"


def _check(table: GTTable, rng: Rng, pool: list[Action]) -> None:
    for seat in range(3):
        _try_some(table, tuple(table.choices(seat)), rng)
    if pool:
        for viewer in (0, 1, WATCHER):
            _look_from(table, viewer, rng, pool)
    assert state_bytes(table.copy()) == state_bytes(table)
