"""How an attempt ends."""

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.games.crew.actions import Hand
from kosmodrom.games.crew.cards import Card, Token

Ending: TypeAlias = Literal[
    "won", "task_lost", "token_number", "token_arrow", "token_omega", "unfinished", "gave_up",
    "winning_card_count", "winning_card_each", "winning_card_never", "role_trick_count",
    "role_wins_tricks", "trick_balance", "capture_all", "token_trick",
]  # fmt: skip


class Verdict(msgspec.Struct, frozen=True):
    """How the attempt ended, by public facts: why, in which trick, with which cards and players."""

    won: bool
    why: Ending
    rule: str
    trick: int
    cards: tuple[Card, ...] = ()
    hands: tuple[Hand, ...] = ()
    token: Token | None = None
