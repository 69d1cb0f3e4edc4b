"""Bots for The Crew: fair, without memory of their own, three levels."""

from collections.abc import Mapping

from kosmodrom.core.game import Bot
from kosmodrom.games.crew.bots import cadet, navigator, pilot
from kosmodrom.games.crew.view import Situation

BOTS: Mapping[str, Bot[Situation]] = {
    "cadet": cadet.choose,
    "pilot": pilot.choose,
    "navigator": navigator.choose,
}
