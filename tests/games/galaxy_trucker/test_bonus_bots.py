"""Bots answer what bonus cards ask, and never by waiting."""

from collections import Counter

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.bots.bonus import BONUS
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.positions import positions
from tests.walk import new_table

LONG = 200  # actions; no card takes so many


@pytest.mark.parametrize("level", list(GAME.bots))
def test_a_bot_has_a_reason_for_every_answer_to_a_bonus_card(level: str) -> None:
    """GTX-BONUS-02, GTX-BONUS-03, GTX-BONUS-05, GTX-BONUS-06, GTX-BONUS-10"""
    asked: Counter[type] = Counter()
    for position in positions():
        if not isinstance(position.options, Options) or not position.options.bonus_cards:
            continue
        table, rng = new_table(GAME, position, "bots"), Rng.from_seed(level)
        for _ in range(LONG):
            if not table.to_move():
                break
            situation = table.situation(table.to_move()[0])
            thought = GAME.bots[level](situation, rng)
            found = {type(choice) for choice in situation.choices} & BONUS.keys()
            asked.update(found)
            assert not found or (thought.why and thought.why.key != "gt-waited")
            table.apply(thought.action)
    assert {kind.__name__ for kind in asked} >= {"SetDie", "Guess", "Bribe", "SendMeteors", "Visit"}
