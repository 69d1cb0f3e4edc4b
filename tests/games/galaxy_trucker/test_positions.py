"""The drawn positions reach what random builders hardly ever do."""

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Enough,
    Give,
    Keep,
    Land,
    Load,
    Power,
    Settle,
)
from tests.walk import table_in, walk


def test_random_flights_from_them_power_load_settle_and_lose() -> None:
    """GT-FLOW-02: every question of the flight is asked and answered."""
    wanted = {Accept, Enough, Give, Keep, Land, Load, Power, Settle}
    for number, position in enumerate(GAME.positions()):
        table = table_in(GAME, position)
        for _ in walk(table, Rng.from_seed(f"drawn {number}")):
            pass
        wanted -= {type(entry.action) for entry in table.log}
    assert not wanted
