"""Bots of Galaxy Trucker, by level."""

from collections.abc import Mapping

from kosmodrom.core.game import Bot
from kosmodrom.games.galaxy_trucker.bots import cadet, navigator, pilot
from kosmodrom.games.galaxy_trucker.view import Situation

BOTS: Mapping[str, Bot[Situation]] = {
    "cadet": cadet.choose,
    "pilot": pilot.choose,
    "navigator": navigator.choose,
}
