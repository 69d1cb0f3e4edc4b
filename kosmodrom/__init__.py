"""Board games among the stars, for people, bots and programs.

from kosmodrom import Table, get_bot, get_game, play

crew = get_game("crew")
table = Table(crew, seats=4, seed="Apollo")
print(list(table.choices(table.to_move()[0])))
play(table, [get_bot(crew, "pilot")] * 4)
print(table.outcome)
"""

from kosmodrom.bots import get_bot
from kosmodrom.bots.arena import play, simulate
from kosmodrom.core.actions import EVERYTHING, TABLE, WATCHER, Action, Event
from kosmodrom.core.errors import BadRecord, Illegal, Reason
from kosmodrom.core.game import Bot, Game, Outcome, Situation, Thought
from kosmodrom.core.record import Record, format_record
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games import NAMES, get_game, read_record

__version__ = "0.2.0"

__all__ = [
    "EVERYTHING",
    "NAMES",
    "TABLE",
    "WATCHER",
    "Action",
    "BadRecord",
    "Bot",
    "Event",
    "Game",
    "Illegal",
    "Outcome",
    "Reason",
    "Record",
    "Rng",
    "Situation",
    "Table",
    "Thought",
    "format_record",
    "get_bot",
    "get_game",
    "play",
    "read_record",
    "simulate",
]
