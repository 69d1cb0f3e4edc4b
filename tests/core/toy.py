"""A tiny game with every kind of question, for testing the core without any real rules.

Everybody holds three secret numbers. In each of three rounds all bid one in secret, against a
deadline; the highest bidder may prepare (nothing to learn), peek at the next beacon (a draw), or
stop. Then whoever calls first scores a point.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, get_args

import msgspec

from kosmodrom.core.actions import WATCHER, Action, Event, Seat, TimeUp
from kosmodrom.core.ask import Ask, everyone
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Figures, Game, Options, Outcome, Playing, State, Variant
from kosmodrom.core.rng import Rng


class ToyOptions(Options, frozen=True):
    rounds: int = 3
    crash_on: int = 0  # bidding this number raises inside the scene


class Bid(Action, frozen=True):
    number: int


class Prepare(Action, frozen=True):
    pass


class Peek(Action, frozen=True):
    pass


class Stop(Action, frozen=True):
    pass


class Call(Action, frozen=True):
    pass


class BidsShown(Event, frozen=True, kw_only=True):
    rule: str = "TOY-01"
    bids: dict[Seat, int]


class Prepared(Event, frozen=True, kw_only=True):
    seat: Seat


class Peeked(Event, frozen=True, kw_only=True):
    seat: Seat
    beacon: int | None = None


class Called(Event, frozen=True, kw_only=True):
    seat: Seat


ToyEvent: TypeAlias = BidsShown | Prepared | Peeked | Called


class Toy(State[ToyEvent], kw_only=True):
    hands: list[list[int]]
    beacons: list[int]
    seen: dict[Seat, list[int]]
    scores: list[int]
    round: int = 0
    turn: Seat = 0
    prepared: int = 0

    def copy(self) -> "Toy":
        return Toy(
            scene=self.scene,
            rng=self.rng.copy(),
            now=self.now,
            hands=[hand[:] for hand in self.hands],
            beacons=self.beacons[:],
            seen={seat: seen[:] for seat, seen in self.seen.items()},
            scores=self.scores[:],
            round=self.round,
            turn=self.turn,
            prepared=self.prepared,
        )


@dataclass(frozen=True)
class ToyRules:
    rounds: int = 3
    crash_on: int = 0
    scenes: dict[str, Callable[[Toy, "ToyRules"], Playing]] = field(default_factory=dict)


async def bidding(state: Toy, rules: ToyRules) -> str:
    offers = {
        seat: tuple(Bid(seat, n) for n in hand) for seat, hand in enumerate(state.hands) if hand
    }
    answers = await everyone(offers, deadline=state.now + 1000)
    bids = {seat: answers.get(seat, offers[seat][0]).number for seat in offers}
    if rules.crash_on in bids.values():
        raise RuntimeError("a bug in the rules")
    for seat, number in bids.items():
        state.hands[seat].remove(number)
    state.tell(BidsShown(bids=bids))
    state.reveal(tuple(range(len(state.hands))))
    state.turn = max(bids, key=lambda seat: (bids[seat], -seat))
    return "turn"


async def turn(state: Toy, rules: ToyRules) -> str:
    seat = state.turn
    while True:
        answer = await Ask({seat: (Prepare(seat), Peek(seat), Stop(seat))})
        if isinstance(answer, Prepare) and state.prepared < 3:
            state.prepared += 1
            state.tell(Prepared(seat=seat))
        elif isinstance(answer, Peek) and state.beacons:
            beacon = state.beacons.pop()
            state.seen[seat].append(beacon)
            state.reveal((seat,), chance=True)
            others = tuple(s for s in range(len(state.hands)) if s != seat)
            state.tell(Peeked(seat=seat, beacon=beacon), to=(seat,))
            state.tell(Peeked(seat=seat), to=(*others, WATCHER), veiled=True)
        else:
            return "calling"


async def calling(state: Toy, rules: ToyRules) -> str | None:
    seats = range(len(state.hands))
    answer = await Ask({seat: (Call(seat),) for seat in seats}, deadline=state.now + 500)
    if not isinstance(answer, TimeUp):
        state.scores[answer.seat] += 1
        state.tell(Called(seat=answer.seat))
    state.round += 1
    return "bidding" if state.round < rules.rounds else None


class ToyPublic(msgspec.Struct, frozen=True):
    others: tuple[int, ...]
    beacons: int
    scores: tuple[int, ...]
    turn: Seat
    prepared: int


class ToyOwn(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()


def public(state: Toy, rules: ToyRules) -> ToyPublic:
    return ToyPublic(
        others=tuple(len(hand) for hand in state.hands),
        beacons=len(state.beacons),
        scores=tuple(state.scores),
        turn=state.turn,
        prepared=state.prepared,
    )


def own(state: Toy, rules: ToyRules, seat: Seat) -> ToyOwn | None:
    return ToyOwn(tuple(state.hands[seat]), tuple(state.seen[seat])) if seat >= 0 else None


def why_not(state: Toy, rules: ToyRules, action: Action) -> Reason | None:
    if isinstance(action, Bid) and state.scene == "bidding":
        return Reason("toy-no-such-number", "TOY-01", {"number": action.number})
    return None


def start(rules: ToyRules, seats: int, rng: Rng) -> Toy:
    numbers = list(range(1, 3 * seats + 7))
    rng.shuffle(numbers)
    hands = [sorted(numbers[3 * seat : 3 * seat + 3]) for seat in range(seats)]
    return Toy(
        scene="bidding",
        rng=rng,
        hands=hands,
        beacons=numbers[3 * seats :],
        seen={seat: [] for seat in range(seats)},
        scores=[0] * seats,
    )


def imagine(state: Toy, rules: ToyRules, viewer: Seat, rng: Rng) -> Toy:
    """Everything but the viewer's own numbers changes places."""
    other = state.copy()
    seats = [seat for seat in range(len(state.hands)) if seat != viewer]
    hidden = [n for seat in seats for n in state.hands[seat] + state.seen[seat]] + state.beacons
    rng.shuffle(hidden)
    for seat in seats:
        other.hands[seat] = sorted(hidden.pop() for _ in state.hands[seat])
        other.seen[seat] = [hidden.pop() for _ in state.seen[seat]]
    other.beacons = hidden
    return other


def outcome(state: Toy, rules: ToyRules) -> Outcome:
    best = max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    return Outcome(tuple(map(float, state.scores)), winners)


def summarize(outcomes: Sequence[Outcome]) -> Figures:
    return {"wins": dict(Counter(seat for one in outcomes for seat in one.winners))}


TOY: Game[Toy, ToyRules, ToyPublic, ToyOwn, ToyEvent] = Game(
    name="toy",
    version=1,
    seats=(2, 3),
    state=Toy,
    options=ToyOptions,
    actions=(Bid, Prepare, Peek, Stop, Call),
    events=get_args(ToyEvent),
    public_type=ToyPublic,
    own_type=ToyOwn,
    rules=lambda options, seats: ToyRules(
        options.rounds,
        options.crash_on,
        {"bidding": bidding, "turn": turn, "calling": calling},
    ),
    start=start,
    public=public,
    own=own,
    why_not=why_not,
    outcome=outcome,
    imagine=imagine,
    variants=lambda: [Variant(seats, ToyOptions()) for seats in (2, 3)],
    summarize=summarize,
    format=lambda state: msgspec.json.encode(state).decode(),
    parse=lambda text: msgspec.json.decode(text, type=Toy),
    phase=lambda state: f"round {state.round + 1}",
)
