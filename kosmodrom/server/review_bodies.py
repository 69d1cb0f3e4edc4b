"""Bodies of the HTTP API about what could have been played: looking back, and puzzles."""

from typing import Literal

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.errors import Reason


class Hindsight(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/<id>/hindsight?moment=<number>: could it have been won from there?"""

    number: int  # the moment that was looked at: the one asked for, or the next that is a question
    verdict: Literal["yes", "no", "unknown"]
    line: tuple[msgspec.Raw, ...] = ()  # one way to win, action by action
    told: tuple[msgspec.Raw, ...] = ()  # the events of it


class JudgedChoice(msgspec.Struct, frozen=True):
    """What could have been done at a moment, and whether the game could be won after it."""

    action: msgspec.Raw
    verdict: Literal["yes", "no", "unknown"]


class JudgedMoment(msgspec.Struct, frozen=True):
    """One decision of a finished game."""

    number: int
    phase: str
    choices: tuple[JudgedChoice, ...]


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/<id>/judgement: every choice of a finished game, with everything open."""

    verdict: Literal["yes", "no", "unknown"]  # at the first decision
    moments: tuple[JudgedMoment, ...]
    turning: int = -1  # the moment whose action lost it
    line: tuple[msgspec.Raw, ...] = ()  # from there another way, which wins
    told: tuple[msgspec.Raw, ...] = ()  # the events of it


class Hope(msgspec.Struct, frozen=True):
    """One choice, and the share of games that it wins as far as its seat could know."""

    action: msgspec.Raw
    share: float


class Hopes(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/hopes?moment=<number>: what whoever was to move could hope for."""

    number: int
    hopes: tuple[Hope, ...]  # none where there is nothing to choose


class PuzzleLine(msgspec.Struct, frozen=True):
    """One puzzle of a set."""

    number: int
    kind: Literal["open", "own"]  # all cards seen, or as much as at the table
    grade: int  # 1 is easy, 5 is hard


class Puzzles(msgspec.Struct, frozen=True):
    """GET /api/puzzles/<game>: the puzzles of a game, and which of them is that of today."""

    day: str  # as 2026-11-21, in Greenwich
    today: int  # its number
    puzzles: tuple[PuzzleLine, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """GET /api/puzzles/<game>/<number>: a position; one of the cards is right."""

    number: int
    kind: Literal["open", "own"]
    grade: int
    seats: int
    options: msgspec.Raw
    seat: Seat  # whose card is asked for
    public: msgspec.Raw
    own: msgspec.Raw
    choices: tuple[msgspec.Raw, ...]
    told: tuple[msgspec.Raw, ...]  # what this seat has heard
    hints: int  # how many there are


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/<game>/<number>: a card, or none to give up."""

    card: str = ""


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether it was right; of one given up or found, which card is right, and why."""

    right: bool
    card: str = ""
    told: tuple[msgspec.Raw, ...] = ()  # with open cards: how the game goes on after the card
    shares: dict[str, float] = {}  # own view: in which share of deals each card wins


class PuzzleHint(msgspec.Struct, frozen=True):
    """GET /api/puzzles/<game>/<number>/hints/<hint>"""

    why: Reason
