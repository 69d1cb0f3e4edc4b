"""Bots of Galaxy Trucker, by level."""

from collections.abc import Mapping

from kosmodrom.core.game import Bot
from kosmodrom.games.galaxy_trucker.bots.levels import cadet, navigator, pilot
from kosmodrom.games.galaxy_trucker.view import Situation

BOTS: Mapping[str, Bot[Situation]] = {"cadet": cadet, "pilot": pilot, "navigator": navigator}
