"""Bots of Cosmobureau, by level."""

from collections.abc import Mapping

from kosmodrom.core.game import Bot
from kosmodrom.games.cosmobureau.bots.levels import cadet, pilot
from kosmodrom.games.cosmobureau.bots.navigator import navigator

BOTS: Mapping[str, Bot] = {"cadet": cadet, "pilot": pilot, "navigator": navigator}
