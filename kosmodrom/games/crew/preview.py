"""What a card would mean for the trick, as far as everybody at the table can tell."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.crew.actions import Hand, Play
from kosmodrom.games.crew.cards import (
    ALL,
    BEATING,
    BITS,
    CARDS,
    INDEX,
    ROCKETS,
    Card,
    set_of,
    winner_of,
)
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.trick import judge, play, take_trick


class Overtaking(msgspec.Struct, frozen=True):
    """Who is yet to play and must take the trick all the same, and what could still take it."""

    hand: Hand
    needs: Literal["higher", "rocket"]


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of playing a card; tasks only if it ends the trick."""

    wins: bool = False  # the trick, so far
    fulfils: tuple[Card, ...] = ()
    ends: Literal["won", "lost"] | None = None  # the attempt, by the tasks in this trick
    overtaking: Overtaking | None = None  # of the owner of a task that lies in the trick with it


WINS, LOSES = Preview(wins=True), Preview()


def previews(
    state: Crew, rules: CrewRules, seat: Seat, choices: Sequence[Action]
) -> Sequence[Preview | None]:
    """One beside each card that may be played."""
    if state.scene not in ("window", "trick") or seat != state.seat_for(state.turn):
        return ()
    trick = state.trick
    winning = BEATING[trick[winner_of(trick)]] if trick else ALL
    settled = state.wanted if len(trick) + 1 == rules.hands else 0  # open tasks, by the last card
    is_settled = bool(settled & set_of(trick))
    shown: list[Preview | None] = []
    for one in choices:
        if not isinstance(one, Play):
            shown.append(None)
            continue
        card = INDEX[one.card]
        wins = bool(winning >> card & 1)
        if is_settled or settled >> card & 1:
            shown.append(_finishing(state, rules, card, wins))
        else:
            shown.append(_taking(state, card) if wins else LOSES)
    return shown


def _taking(state: Crew, card: int) -> Preview:
    """It takes the trick so far: the owner of a task in it has to take it back. (CREW-TASK-05)"""
    lying = state.wanted & (set_of(state.trick) | BITS[card])
    if not lying or ROCKETS & BITS[card]:
        return WINS
    owners = [task.owner for task in state.tasks if not task.done and lying & BITS[task.card]]
    if owners.count(owners[0]) < len(owners) or owners[0] not in _still_to_play(state):
        return WINS
    colours_left = BEATING[card] & ~ROCKETS
    needs: Literal["higher", "rocket"] = "higher" if colours_left else "rocket"
    return Preview(wins=True, overtaking=Overtaking(owners[0], needs))


def _still_to_play(state: Crew) -> list[Hand]:
    """The hands that come after this one in the trick."""
    hand, hands = state.left[state.turn], list[Hand]()
    while hand != (state.leader if state.trick else state.turn):
        hands.append(hand)
        hand = state.left[hand]
    return hands


def _finishing(state: Crew, rules: CrewRules, card: int, wins: bool) -> Preview:
    """The card that ends a trick with tasks in it. (CREW-TASK-05, CREW-TASK-07, CREW-END-04)"""
    after = state.copy()
    play(after, state.turn, card)
    take_trick(after)
    verdict = judge(after, rules)
    pairs = zip(state.tasks, after.tasks, strict=True)
    done = [CARDS[task.card] for before, task in pairs if task.done and not before.done]
    if verdict is None:
        return Preview(wins, tuple(done))
    return Preview(wins, tuple(done), "won" if verdict.won else "lost")
