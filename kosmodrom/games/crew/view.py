"""What all may know of an attempt, and what one seat knows besides, built from nothing."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER, Seat
from kosmodrom.core.game import Situation as CoreSituation
from kosmodrom.games.crew.actions import JARVIS, Hand, Meaning, Side
from kosmodrom.games.crew.cards import (
    CARDS,
    COLOURS,
    R4,
    SUIT_OF,
    SUITS,
    Card,
    Suit,
    Token,
    codes,
    winner_of,
)
from kosmodrom.games.crew.distress import giver_to, neighbour
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.mission import Mission, Role
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.signals import is_open, speaking_time
from kosmodrom.games.crew.state import NOBODY, Answered, Ballot, Crew, Signal, Task, Trick
from kosmodrom.games.crew.verdict import Verdict

Phase: TypeAlias = Literal[
    "seat_jarvis", "deal", "roles", "tokens", "draft", "decision", "distribution", "transfer",
    "distress", "passing", "window", "give_up", "trick", "over",
]  # fmt: skip
Radio: TypeAlias = Literal["ready", "shown", "used"]

HIGHEST: Final[tuple[Card, ...]] = (CARDS[R4],)
_SUITS_IN: Final[tuple[tuple[Suit, ...], ...]] = tuple(
    tuple(suit for bit, suit in enumerate(SUITS) if mask >> bit & 1) for mask in range(32)
)


class SignalView(msgspec.Struct, frozen=True):
    """A card shown by radio; `says` is missing in a dead zone until the attempt is over."""

    card: Card
    says: Meaning | None
    trick: int  # the trick before which it was shown
    in_hand: bool


class ColumnView(msgspec.Struct, frozen=True):
    """One column of JARVIS: the card that lies face up, and whether one is hidden beneath."""

    card: Card | None
    hidden: bool
    beneath: Card | None = None  # once the attempt is over


class PlayerView(msgspec.Struct, frozen=True):
    """One of the hands at the table."""

    hand: Hand
    seat: Seat  # who acts for it; for JARVIS the commander
    jarvis: bool
    left: Hand  # the next one clockwise
    cards: int  # how many are held
    tricks: int  # how many are won
    radio: Radio | None  # JARVIS has none
    signal: SignalView | None
    roles: tuple[str, ...]
    void: tuple[Suit, ...]  # shown to be out of; empty without aids
    surely: tuple[Card, ...]  # what everybody knows it to hold; empty without aids
    held: tuple[Card, ...] | None  # what is in hand, if everybody may see it
    dealt: tuple[Card, ...] | None  # what was dealt, once the attempt is over
    columns: tuple[ColumnView, ...]  # of JARVIS


class TaskView(msgspec.Struct, frozen=True):
    """A task on the table; its card is missing while it lies face down."""

    card: Card | None
    token: Token | None
    owner: Hand | None
    done: int  # the trick that fulfilled it, 0 while it is open
    lost: bool  # by it the attempt was lost


class PlayView(msgspec.Struct, frozen=True):
    hand: Hand
    card: Card


class TrickView(msgspec.Struct, frozen=True):
    """A trick, finished or running, in order of play."""

    number: int
    leader: Hand
    suit: Suit | None  # led
    plays: tuple[PlayView, ...]
    winner: Hand | None  # so far


class PassView(msgspec.Struct, frozen=True):
    """What the viewer gave and got by the distress signal."""

    given: Card
    to: Hand
    received: Card
    giver: Hand


class CrewOwn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only one viewer knows."""

    viewer: Seat = WATCHER
    hands: dict[Hand, tuple[Card, ...]] = {}  # what is held, where not everybody sees it
    says: dict[Hand, Meaning] = {}  # what a signal in a dead zone means
    declined: bool = False  # to say anything before this trick
    radio_cards: tuple[Card, ...] = ()  # what the viewer may show by radio, now or later
    pass_to: Hand | None = None  # while cards are passed
    my_pass: PassView | None = None
    jarvis_passes: Card | None = None  # the commander's choice for JARVIS, before cards pass


class CrewPublic(msgspec.Struct, frozen=True):
    """Everything that all may know."""

    players: tuple[PlayerView, ...]
    phase: Phase
    mission: Mission
    attempt: int
    hard: bool
    open_discards: bool
    aids: bool
    trick_number: int
    last_trick_number: int
    commander: Hand | None
    turn: Hand | None  # the hand that is to play, take a task, answer or decide
    turn_seat: Seat | None  # who acts for it
    tasks: tuple[TaskView, ...]
    tasks_done: int
    trick: TrickView
    last_trick: TrickView | None
    tricks: tuple[TrickView, ...]  # all finished ones, with open discards or at the end
    tricks_open: int  # the first trick whose cards may still be looked at
    gone: tuple[Card, ...]  # every card played in finished tricks and in this one; aids
    radio_open: bool  # whether the window before this trick allows communicating
    radio_trick: int  # the next trick before which it does
    speaking_time: int  # the seconds that a leading bot leaves several people before it plays
    ballot: Ballot | None
    answers: tuple[Answered, ...]
    answer_words: tuple[str, ...]
    role: str | None  # the role that is being given
    distress: bool
    passed: Side | None
    verdict: Verdict | None


Situation: TypeAlias = CoreSituation[CrewRules, CrewPublic, CrewOwn, AnyEvent]


def public(state: Crew, rules: CrewRules) -> CrewPublic:
    """The table as everybody sees it."""
    over = state.verdict is not None
    all_tricks = over or rules.open_discards
    done = len(state.tricks)
    turn = None if over or state.turn == NOBODY else state.turn
    role = open_role(state, rules) if state.scene == "roles" else None
    return CrewPublic(
        players=tuple([player_view(state, rules, hand) for hand in range(rules.hands)]),
        phase="over" if over else state.scene,  # type: ignore[arg-type]
        mission=rules.mission,
        attempt=rules.attempt,
        hard=rules.hard,
        open_discards=rules.open_discards,
        aids=rules.aids,
        trick_number=state.number,
        last_trick_number=rules.tricks,
        commander=state.commander if state.dealt else None,
        turn=turn,
        turn_seat=None if turn is None else state.seat_for(turn),
        tasks=tuple([task_view(task, state.verdict) for task in state.tasks]),
        tasks_done=len([task for task in state.tasks if task.done]),
        trick=plays_view(state.left, state.number, state.leader, tuple(state.trick)),
        last_trick=trick_view(state, done, state.tricks[-1]) if done else None,
        tricks=tuple(trick_view(state, n, t) for n, t in enumerate(state.tricks, start=1))
        if all_tricks
        else (),
        tricks_open=1 if all_tricks else max(done, 1),
        gone=gone(state) if rules.aids or over else (),
        radio_open=state.scene == "window" and is_open(state, rules),
        radio_trick=max(state.number + (state.scene == "trick"), rules.first_radio_trick),
        speaking_time=speaking_time(state, rules),
        ballot=state.ballot,
        answers=state.answers,
        answer_words=answer_words(state, role),
        role=None if role is None else role.name,
        distress=state.distress,
        passed=state.passed,
        verdict=state.verdict,
    )


def own(state: Crew, rules: CrewRules, viewer: Seat) -> CrewOwn:
    """What a seat knows besides; with all hands open, everybody's cards."""
    hidden = () if state.verdict else range(state.seats) if viewer == EVERYTHING else (viewer,)
    passed = state.passes and viewer >= 0
    hands: dict[Hand, tuple[Card, ...]] = {}
    for hand in hidden if state.dealt else ():
        hands[hand] = codes(state.hands[hand])
    has_radio = viewer >= 0 and state.dealt and state.radios >> viewer & 1
    return CrewOwn(
        viewer=viewer,
        hands=hands,
        says=meanings(state, hidden) if rules.mission.dead_zone else {},
        declined=viewer >= 0 and bool(state.declined >> viewer & 1),
        # Rockets are never shown. (CREW-COMM-04)
        radio_cards=codes(state.hands[viewer] & COLOURS) if has_radio else (),
        pass_to=neighbour(state, viewer) if viewer >= 0 and state.scene == "passing" else None,
        my_pass=pass_view(state, viewer) if passed else None,
        jarvis_passes=jarvis_pass(state, viewer) if state.jarvis else None,
    )


def meanings(state: Crew, hands: Iterable[Hand]) -> dict[Hand, Meaning]:
    """In a dead zone the meaning is the owner's secret until the end. (CREW-COMM-13)"""
    shown = {hand: state.signals[hand] for hand in hands}
    return {hand: signal.says for hand, signal in shown.items() if signal is not None}


def player_view(state: Crew, rules: CrewRules, hand: Hand) -> PlayerView:
    """One hand: its cards only if it is JARVIS's, or once it is over. (CREW-COMM-01)"""
    jarvis, over = state.jarvis and hand == JARVIS, state.verdict is not None
    signal, is_commander = state.signals[hand], hand == state.commander
    all_held = state.cards_held(hand) if jarvis else state.hands[hand]
    held = state.hands[hand] if jarvis and not over else all_held
    has_radio = state.radios >> hand & 1
    return PlayerView(
        hand=hand,
        seat=state.seat_for(hand) if jarvis else hand,
        jarvis=jarvis,
        left=state.left[hand],
        cards=all_held.bit_count(),
        tricks=state.won[hand],
        radio=None if jarvis else "ready" if has_radio else used_radio(state, rules, hand),
        signal=None if signal is None else signal_view(state, rules, hand, signal),
        roles=roles_of(state, hand) if state.roles else (),
        void=_SUITS_IN[state.voids[hand]] if rules.aids or over else (),
        surely=HIGHEST if rules.aids and is_commander and surely_highest(state, rules) else (),
        held=codes(held) if (over or jarvis) and state.ready else None,
        dealt=codes(state.dealt[hand]) if over else None,
        columns=columns(state, over) if jarvis else (),
    )


def surely_highest(state: Crew, rules: CrewRules) -> bool:
    """The commander holds the highest rocket until cards are drawn. (CREW-DEAL-07, -08)"""
    if not state.dealt or state_played(state, R4):
        return False
    return state.number <= rules.first_draw


def roles_of(state: Crew, hand: Hand) -> tuple[str, ...]:
    return tuple(name for name, player in state.roles.items() if player == hand)


def used_radio(state: Crew, rules: CrewRules, hand: Hand) -> Radio:
    """Lying on a card, or red. (CREW-COMM-09, CREW-COMM-12)"""
    signal = state.signals[hand]
    lies = signal is not None and state.hands[hand] >> signal.card & 1
    return "shown" if lies and not rules.mission.dead_zone else "used"


def signal_view(state: Crew, rules: CrewRules, hand: Hand, signal: Signal) -> SignalView:
    """A signal as all see it: in a dead zone without its meaning. (CREW-COMM-13)"""
    open_ = not rules.mission.dead_zone or state.verdict is not None
    in_hand = bool(state.hands[hand] >> signal.card & 1)
    return SignalView(CARDS[signal.card], signal.says if open_ else None, signal.trick, in_hand)


def columns(state: Crew, over: bool) -> tuple[ColumnView, ...]:
    """Nobody may know the cards beneath. (CREW-2P-05)"""
    return tuple(
        ColumnView(
            CARDS[above] if above >= 0 and not state_played(state, above) else None,
            beneath >= 0,
            CARDS[beneath] if over and beneath >= 0 else None,
        )
        for above, beneath in state.columns
    )


def state_played(state: Crew, card: int) -> bool:
    return card in state.trick or bool(state.played >> card & 1)


def task_view(task: Task, verdict: Verdict | None) -> TaskView:
    owner = None if task.owner == NOBODY else task.owner
    card = CARDS[task.card] if task.shown or verdict else None
    lost = verdict is not None and is_lost(task, verdict)
    return TaskView(card, task.token, owner, task.done, lost)


def is_lost(task: Task, verdict: Verdict) -> bool:
    """Whether the attempt was lost by this task: by its card, or by its token's turn."""
    if verdict.won or CARDS[task.card] not in verdict.cards:
        return False
    if task.done:
        return verdict.why.startswith("token") and task.done == verdict.trick
    return verdict.why == "task_lost"


def trick_view(state: Crew, number: int, trick: Trick) -> TrickView:
    """A finished trick. (CREW-TRICK-10)"""
    return plays_view(state.left, number, trick.leader, trick.cards)


@lru_cache(maxsize=4096)
def plays_view(
    left: tuple[Hand, ...], number: int, leader: Hand, cards: tuple[int, ...]
) -> TrickView:
    hand, plays = leader, []
    for card in cards:
        plays.append(PlayView(hand, CARDS[card]))
        hand = left[hand]
    if not cards:
        return TrickView(number, leader, None, (), None)
    winner = plays[winner_of(cards)].hand
    return TrickView(number, leader, SUITS[SUIT_OF[cards[0]]], tuple(plays), winner)


def gone(state: Crew) -> tuple[Card, ...]:
    """Every card that has been played."""
    mask = state.played
    for card in state.trick:
        mask |= 1 << card
    return codes(mask)


def open_role(state: Crew, rules: CrewRules) -> Role | None:
    """The role that is being given."""
    roles = rules.mission.roles
    return roles[state.role] if state.role < len(roles) else None


def answer_words(state: Crew, role: Role | None) -> tuple[str, ...]:
    """The answers the commander's question allows. (CREW-CMD-02, CREW-CMD-03)"""
    if state.scene in ("decision", "distribution"):
        return ("yes", "no")
    return role.ask.answers if role and role.ask else ()


def pass_view(state: Crew, viewer: Seat) -> PassView:
    """Only giver and receiver know a passed card. (CREW-DISTRESS-04)"""
    giver = giver_to(state, viewer)
    return PassView(
        CARDS[state.passes[viewer]], neighbour(state, viewer), CARDS[state.passes[giver]], giver
    )


def jarvis_pass(state: Crew, viewer: Seat) -> Card | None:
    """What the commander has chosen for JARVIS to pass. (CREW-2P-11)"""
    if state.jarvis_passes < 0 or not (viewer == state.commander or state.passes):
        return None
    return CARDS[state.jarvis_passes]
