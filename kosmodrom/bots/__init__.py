"""What every bot shares: levels, random play, the arena."""

from kosmodrom.bots.bot import LEVELS, bot_rng, get_bot, levels_of

__all__ = ["LEVELS", "bot_rng", "get_bot", "levels_of"]
