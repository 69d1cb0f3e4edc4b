"""The special rules of missions: each kind of goal or limit says open, met or broken."""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache

from kosmodrom.games.crew.actions import Hand
from kosmodrom.games.crew.cards import (
    CARDS,
    COLOURS,
    INDEX,
    ROCKETS,
    SUIT_MASK,
    SUITS,
    VALUE_OF,
    Card,
    codes,
    mask_of,
    numbers,
    set_of,
    winner_of,
)
from kosmodrom.games.crew.mission import (
    AnyCondition,
    CaptureAll,
    Match,
    RoleTrickCount,
    RoleWinsTricks,
    TokenTrick,
    TrickBalance,
    TrickList,
    TrickName,
    WinningCardCount,
    WinningCardEach,
    WinningCardNever,
)
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew, Trick
from kosmodrom.games.crew.tasks import token_task
from kosmodrom.games.crew.verdict import Verdict


class Status(Enum):
    """Of a goal or limit after a trick."""

    OPEN = 0
    MET = 1
    BROKEN = 2


def status(state: Crew, rules: CrewRules, condition: AnyCondition) -> Status:
    """How a condition stands after the trick just finished."""
    match condition:
        case WinningCardCount():
            return _winning_card_count(state, rules, condition)
        case WinningCardEach():
            return _winning_card_each(state, rules, condition)
        case WinningCardNever():
            return _winning_card_never(state, rules, condition)
        case RoleTrickCount():
            return _role_trick_count(state, rules, condition)
        case RoleWinsTricks():
            return _role_wins_tricks(state, rules, condition)
        case TrickBalance():
            return _trick_balance(state, rules, condition)
        case CaptureAll():
            return _capture_all(state, rules, condition)
        case TokenTrick():
            return _token_trick(state, rules, condition)


def broken(state: Crew, rules: CrewRules, conditions: Iterable[AnyCondition]) -> Verdict | None:
    """The first condition that this trick broke. (CREW-END-02)"""
    for condition in conditions:
        if status(state, rules, condition) is Status.BROKEN:
            return blame(state, condition)
    return None


def blame(state: Crew, condition: AnyCondition) -> Verdict:
    """Which condition, in which trick, with which cards and players."""
    trick = state.tricks[-1]
    return Verdict(
        False,
        condition.__struct_config__.tag,  # type: ignore[arg-type]
        condition.rule,
        state.number,
        cards=cards_concerned(state, condition),
        hands=(trick.winner, *players(state, getattr(condition, "who", None))),
        token=getattr(condition, "token", None),
    )


def cards_concerned(state: Crew, condition: AnyCondition) -> tuple[Card, ...]:
    """The cards of the trick that a broken condition is about, or else the one that won it."""
    trick = state.tricks[-1]
    cards = set_of(trick.cards)
    about = 0
    if isinstance(condition, WinningCardEach):
        about = cards & mask_of(condition.cards)
    elif isinstance(condition, CaptureAll):
        about = cards & SUIT_MASK[SUITS.index(condition.suit)]
    elif isinstance(condition, TokenTrick) and (task := token_task(state, condition.token)):
        about = 1 << task.card
    return codes(about) or (winning_card(trick),)


def winning_card(trick: Trick) -> Card:
    return CARDS[trick.cards[winner_of(trick.cards)]]


@lru_cache(maxsize=256)
def selected(match: Match, deck: int) -> int:
    """The cards of the deck that a match selects."""
    cards = deck & (COLOURS if match.suits == "colours" else ROCKETS)
    if match.value is None:
        return cards
    return set_of(card for card in numbers(cards) if VALUE_OF[card] == match.value)


def players(state: Crew, who: str | None) -> tuple[Hand, ...]:
    """The players of a role; «rest» is everybody without one, nobody means no role is named."""
    if who is None:
        return ()
    if who == "commander":
        return (state.commander,)
    if who == "rest":
        singled = set(state.roles.values())
        return tuple(hand for hand in range(len(state.hands)) if hand not in singled)
    return (state.roles[who],)


def trick_number(name: TrickName, rules: CrewRules) -> int:
    """«first» and «last» as numbers."""
    if isinstance(name, int):
        return name
    return 1 if name == "first" else rules.tricks


def trick_numbers(tricks: TrickList, rules: CrewRules) -> frozenset[int]:
    """The tricks that a condition lists."""
    if isinstance(tricks, str):
        return frozenset(range(5, rules.tricks))
    return frozenset(trick_number(name, rules) for name in tricks)


def is_last(state: Crew, rules: CrewRules) -> bool:
    return state.number >= rules.tricks


def _winning_card_count(state: Crew, rules: CrewRules, goal: WinningCardCount) -> Status:
    """Enough matching cards win; broken as soon as too few are left to win. (CREW-M26-01)"""
    matching = selected(goal.match, rules.deck)
    won = (state.winning & matching).bit_count()
    if won >= goal.at_least:
        return Status.MET
    left = (matching & ~state.played).bit_count()
    return Status.BROKEN if won + left < goal.at_least else Status.OPEN


def _winning_card_each(state: Crew, rules: CrewRules, goal: WinningCardEach) -> Status:
    """Each card wins when it is played, in order if one is asked for. (CREW-M13-01, CREW-M44-01)"""
    cards = mask_of(goal.cards)
    won = state.winning & cards
    if state.played & cards & ~won:
        return Status.BROKEN
    if goal.order == "ascending" and any(
        not won >> INDEX[card] & 1 and won >> INDEX[card] for card in goal.cards
    ):
        return Status.BROKEN
    return Status.MET if won == cards else Status.OPEN


def _winning_card_never(state: Crew, rules: CrewRules, limit: WinningCardNever) -> Status:
    """No matching card wins; safe once none is left to be played. (CREW-M16-01)"""
    matching = selected(limit.match, rules.deck)
    trick = state.tricks[-1]
    bound = limit.who is None or trick.winner in players(state, limit.who)
    if bound and matching & mask_of([winning_card(trick)]):
        return Status.BROKEN
    safe = is_last(state, rules) or not matching & ~state.played
    return Status.MET if safe else Status.OPEN


def _role_trick_count(state: Crew, rules: CrewRules, goal: RoleTrickCount) -> Status:
    """So many tricks for the role and no more. (CREW-M05-01, CREW-M33-01)"""
    won = sum(state.won[hand] for hand in players(state, goal.who))
    most = goal.max if goal.exactly is None else goal.exactly
    assert most is not None
    if won > most:
        return Status.BROKEN
    if not is_last(state, rules):
        return Status.OPEN
    return Status.MET if goal.exactly is None or won == goal.exactly else Status.BROKEN


def _role_wins_tricks(state: Crew, rules: CrewRules, goal: RoleWinsTricks) -> Status:
    """The role wins the listed tricks, with `only` no other. (CREW-M41-01, CREW-M50-01)"""
    number, listed = state.number, trick_numbers(goal.tricks, rules)
    wins = state.tricks[-1].winner in players(state, goal.who)
    if wins != (number in listed) and (goal.only or not wins):
        return Status.BROKEN
    done = is_last(state, rules) or (not goal.only and number >= max(listed, default=0))
    return Status.MET if done else Status.OPEN


def _trick_balance(state: Crew, rules: CrewRules, limit: TrickBalance) -> Status:
    """Nobody is too far ahead of anybody. (CREW-M29-01)"""
    if max(state.won) - min(state.won) > limit.max_difference:
        return Status.BROKEN
    return Status.MET if is_last(state, rules) else Status.OPEN


def _capture_all(state: Crew, rules: CrewRules, goal: CaptureAll) -> Status:
    """Every card of the suit goes to the role; one never played is ignored. (CREW-M46-01)"""
    suit = SUIT_MASK[SUITS.index(goal.suit)] & rules.deck
    trick = state.tricks[-1]
    if set_of(trick.cards) & suit and trick.winner not in players(state, goal.who):
        return Status.BROKEN
    done = is_last(state, rules) or not suit & ~state.played
    return Status.MET if done else Status.OPEN


def _token_trick(state: Crew, rules: CrewRules, limit: TokenTrick) -> Status:
    """The task with the token is fulfilled in that very trick. (CREW-M48-01)"""
    task, number = token_task(state, limit.token), trick_number(limit.trick, rules)
    if task is None or (not task.done and state.number < number):
        return Status.OPEN
    return Status.MET if task.done == number else Status.BROKEN
