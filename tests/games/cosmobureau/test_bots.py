"""The bots: legal, repeatable, fair, and none without a reason."""

import pytest

from kosmodrom.bots.bot import bot_rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.bots import BOTS, pilot
from kosmodrom.games.cosmobureau.bots.outlook import read_outlook
from kosmodrom.games.cosmobureau.bots.thoughts import KEYS
from kosmodrom.games.cosmobureau.bots.value import ship_features
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from tests.walk import elsewhere

Options = CosmobureauOptions


def play(level: str, seats: int, options: Options, seed: str, most: int = 1000) -> list[float]:
    """A game of one level against itself; every thought has a sentence."""
    table = Table(GAME, seats, options, seed)
    while not table.is_over and table.number < most:
        [seat] = table.to_move()
        thought = BOTS[level](table.situation(seat), bot_rng(seed, table.number, seat))
        assert thought.why is not None and thought.why.key in KEYS
        table.apply(thought.action)
    return [ship.credits for ship in table.state.ships]


@pytest.mark.parametrize(
    ("level", "seats", "options"),
    [
        ("pilot", 1, Options()),
        ("cadet", 2, Options(ships="choice", captains="choice")),
        ("cadet", 3, Options(ships="backs", captains="chance")),
    ],
)
def test_a_level_plays_to_the_end(level: str, seats: int, options: Options) -> None:
    credits = play(level, seats, options, "end")
    assert len(credits) == seats and min(credits) > 20


def test_the_navigator_plays_too() -> None:
    assert play("navigator", 2, Options(captains="chance"), "short", most=8)


def test_the_same_game_is_played_again() -> None:
    assert play("cadet", 1, Options(), "again") == play("cadet", 1, Options(), "again")


@pytest.mark.parametrize("level", list(BOTS))
def test_a_bot_sees_neither_bag_nor_stack(level: str) -> None:
    """The same choice in every world that looks the same."""
    table = Table(GAME, 1, Options(), "fair")
    while table.number < (4 if level == "navigator" else 12):
        thought = BOTS[level](table.situation(0), bot_rng("fair", table.number, 0))
        again = BOTS[level](elsewhere(table, 0), bot_rng("fair", table.number, 0))
        assert again == thought
        table.apply(thought.action)


def test_the_written_out_sum_agrees_with_the_features() -> None:
    table = Table(GAME, 1, Options(), "sum")
    for _ in range(40):
        outlook = read_outlook(table.view(0), 0, table.rules, pilot.EFFORT)
        worth = outlook.worth(outlook.hand)
        features = ship_features(outlook.model, outlook.space, worth.hand)
        expected = sum(weight * number for weight, number in zip(worth.ship, features, strict=True))
        found = worth.of_ship(outlook.model, outlook.space)
        if not worth.last:
            assert found == pytest.approx(outlook.model.credits + worth.constant + expected)
        table.apply(BOTS["cadet"](table.situation(0), bot_rng("sum", table.number, 0)).action)
