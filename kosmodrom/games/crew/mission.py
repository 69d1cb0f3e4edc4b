"""What a mission demands, as data: the vocabulary of the logbook and of own missions."""

from functools import cache
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

import msgspec

from kosmodrom.games.crew.actions import Says
from kosmodrom.games.crew.cards import CARDS, TOKENS, Card, Suit, Token
from kosmodrom.games.tables import read_table

Assign: TypeAlias = Literal["none", "draft", "commander_decision", "commander_distribution"]
Finish: TypeAlias = Literal[
    "tasks_done", "goals_done", "exhausted", "exhausted_or_safe", "tasks_done_and_safe"
]
# Limits for missions that users write; those of the logbook stay far below.
MOST_CONDITIONS = 12  # goals, and as many limits
MOST_NOTES = 8  # and roles, and hooks
NAME_LENGTH, NOTE_LENGTH, TITLE_LENGTH, STORY_LENGTH = 40, 300, 80, 2000
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Note: TypeAlias = Annotated[str, msgspec.Meta(max_length=NOTE_LENGTH)]
CardList: TypeAlias = Annotated[tuple[Card, ...], msgspec.Meta(max_length=len(CARDS))]

TrickName: TypeAlias = Number | Literal["first", "last"]
TrickList: TypeAlias = (
    Annotated[tuple[TrickName, ...], msgspec.Meta(max_length=len(CARDS))]
    | Literal["between_4_and_last"]
)
AnswerRule: TypeAlias = Literal["everyone", "everyone_else"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round of public answers, clockwise; `whom` leaves the commander out or not."""

    whom: AnswerRule
    answers: Annotated[tuple[Says, ...], msgspec.Meta(max_length=len(get_args(Says)))]


class Role(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player singled out; `left_of` derives it: the neighbour of whoever was dealt that card."""

    name: Name
    picked_by: Literal["commander", "crew", "rule"]
    when: Literal["after_deal", "before_assign", "after_hands_seen"] = "after_hands_seen"
    candidates: Literal["not_commander", "anyone", "anyone_else"] = "anyone"
    ask: Question | None = None
    left_of: Card | None = None
    effect: Literal["no_communication"] | None = None


class Match(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Selects cards: of the colours or the rockets, of one value or any."""

    suits: Literal["colours", "rockets"]
    value: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Condition(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """A goal or a limit; `rule` is the sentence behind it."""

    rule: Name = "CREW-END-02"


class WinningCardCount(Condition, frozen=True, tag_field="type", tag="winning_card_count"):
    """At least so many different matching cards win a trick."""

    match: Match
    at_least: Number


class WinningCardEach(Condition, frozen=True, tag_field="type", tag="winning_card_each"):
    """Each of these cards wins a trick."""

    cards: CardList
    order: Literal["any", "ascending"] = "any"


class WinningCardNever(Condition, frozen=True, tag_field="type", tag="winning_card_never"):
    """No matching card wins a trick, for anybody or for one role."""

    match: Match
    who: Name | None = None


class RoleTrickCount(Condition, frozen=True, tag_field="type", tag="role_trick_count"):
    """How many tricks the role wins."""

    who: Name
    exactly: Number | None = None
    max: Number | None = None


class RoleWinsTricks(Condition, frozen=True, tag_field="type", tag="role_wins_tricks"):
    """The role wins these tricks, and with `only` no other."""

    who: Name
    tricks: TrickList
    only: bool = False


class TrickBalance(Condition, frozen=True, tag_field="type", tag="trick_balance"):
    """Nobody is further ahead of anybody than this, after any trick."""

    max_difference: Number


class CaptureAll(Condition, frozen=True, tag_field="type", tag="capture_all"):
    """The role wins every card of the suit."""

    who: Name
    suit: Suit


class TokenTrick(Condition, frozen=True, tag_field="type", tag="token_trick"):
    """The task with this token is fulfilled exactly in this trick."""

    token: Token
    trick: TrickName


AnyCondition: TypeAlias = (
    WinningCardCount | WinningCardEach | WinningCardNever | RoleTrickCount | RoleWinsTricks
    | TrickBalance | CaptureAll | TokenTrick
)  # fmt: skip
Conditions: TypeAlias = Annotated[
    tuple[AnyCondition, ...], msgspec.Meta(max_length=MOST_CONDITIONS)
]


class DrawRandom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After a trick everybody draws a random card from the right neighbour. (CREW-M12-01)"""

    after_trick: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Mission(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One mission; the defaults are a mission without any demand."""

    commander: ClassVar[str] = "commander"
    rest: ClassVar[str] = "rest"

    id: Number = 0
    title: Annotated[str, msgspec.Meta(max_length=TITLE_LENGTH)] = ""
    story: Annotated[str, msgspec.Meta(max_length=STORY_LENGTH)] = ""
    tasks: Number = 0
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=len(TOKENS))] = ()
    assign: Assign = "draft"
    dead_zone: bool = False
    disruption: Annotated[int, msgspec.Meta(ge=2, le=13)] | None = None
    transfer: bool = False  # with five players one task may change hands
    roles: Annotated[tuple[Role, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()
    setup: Annotated[
        tuple[Literal["swap_tokens", "move_token"], ...], msgspec.Meta(max_length=2)
    ] = ()
    hooks: Annotated[tuple[DrawRandom, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()
    goals: Conditions = ()
    limits: Conditions = ()
    finish: Finish = "tasks_done"
    hard_drops: CardList = ()  # not asked for in the hard variant (CREW-3P-03)
    rule: Name = ""
    confidence: Literal["certain", "likely", "doubtful"] | None = None
    doubts: Annotated[tuple[Note, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()

    @property
    def conditions(self) -> tuple[AnyCondition, ...]:
        return self.goals + self.limits


class Logbook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of missions."""

    schema: Literal["crew-missions/1"]
    missions: tuple[Mission, ...]


@cache
def missions() -> tuple[Mission, ...]:
    """The fifty missions of the logbook, in order."""
    return read_table(__package__, "data/missions.toml", Logbook).missions


def plain_mission(tasks: int) -> Mission:
    """So many tasks and nothing else, for trying things out."""
    return Mission(tasks=tasks, assign="draft" if tasks else "none")
