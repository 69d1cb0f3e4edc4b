"""Bots of Cosmobureau, by level."""

from collections.abc import Mapping

from kosmodrom.core.game import Bot
from kosmodrom.games.cosmobureau.bots import cadet, navigator, pilot
from kosmodrom.games.cosmobureau.view import Situation

BOTS: Mapping[str, Bot[Situation]] = {
    "cadet": cadet.choose,
    "pilot": pilot.choose,
    "navigator": navigator.choose,
}
