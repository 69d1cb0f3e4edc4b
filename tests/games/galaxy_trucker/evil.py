"""Flights with Evil Machinations."""

from typing import Any

from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import Change, GTTable, flying

SPACE = "I-open_space-1"


def wicked(*drawings: str, card: str, **more: Any) -> GTTable:
    """Ships that meet this evil card, with another card to come."""
    cards = [f"evil-{card}-1", SPACE]
    return flying(*drawings, card=cards, **{"evil_machinations": True, **more})


def rich(*credits: int) -> Change:
    """Who has how much, from the first seat on."""

    def change(state: State) -> None:
        for player, amount in zip(state.players, credits, strict=False):
            player.credits = amount

    return change


def money(table: GTTable) -> list[tuple[int, int]]:
    """Credits and loans of everybody."""
    return [(player.credits, player.loans) for player in table.state.players]
