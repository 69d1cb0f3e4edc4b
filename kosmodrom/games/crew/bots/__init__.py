"""Bots for The Crew: fair, without memory of their own, three levels."""

from kosmodrom.core.game import Bot
from kosmodrom.games.crew.bots import cadet, navigator, pilot

BOTS: dict[str, Bot] = {
    "cadet": cadet.choose,
    "pilot": pilot.choose,
    "navigator": navigator.choose,
}
