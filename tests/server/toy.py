"""A small game for the server's tests: put numbers on a pile in turn, peek, hurry, be away."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias, get_args

import msgspec

from kosmodrom.core.actions import EVERYTHING, TABLE, WATCHER, Action, Event, Presence, Seat, TimeUp
from kosmodrom.core.ask import Ask
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import (
    AnySituation,
    Daily,
    DayPlan,
    DayResult,
    Facts,
    FinalPicture,
    Game,
    Options,
    Outcome,
    State,
    Thought,
    Variant,
    Voyage,
)
from kosmodrom.core.rng import Rng


class ToyOptions(Options, frozen=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=5000)] = 6
    hurry: int = 0  # milliseconds a turn; 0 is all the time in the world
    cares: bool = False  # about who is at the table


class Put(Action, frozen=True):
    number: int


class Peek(Action, frozen=True):
    pass


class Dealt(Event, frozen=True, kw_only=True):
    rule: str = "TOY-01"
    secret: int


class Was(Event, frozen=True, kw_only=True):
    rule: str = "TOY-02"
    seat: Seat
    number: int


class Peeked(Event, frozen=True, kw_only=True):
    seat: Seat
    card: int | None = None


class Slept(Event, frozen=True, kw_only=True):
    seat: Seat


class Went(Event, frozen=True, kw_only=True):
    seat: Seat
    here: bool


ToyEvent: TypeAlias = Dealt | Was | Peeked | Slept | Went


class Toy(State[ToyEvent], kw_only=True):
    secrets: list[int]
    seen: list[int]
    pile: list[int]
    left: int = 0
    turn: Seat = 0
    away: list[Seat]

    def copy(self) -> "Toy":
        return Toy(
            scene=self.scene,
            rng=self.rng.copy(),
            now=self.now,
            secrets=self.secrets[:],
            seen=self.seen[:],
            pile=self.pile[:],
            left=self.left,
            turn=self.turn,
            away=self.away[:],
        )


class ToyPublic(msgspec.Struct, frozen=True):
    pile: tuple[int, ...]
    turn: Seat
    away: tuple[Seat, ...]


class ToyOwn(msgspec.Struct, frozen=True):
    viewer: Seat = WATCHER
    secrets: tuple[int | None, ...] = ()
    seen: int | None = None


@dataclass(frozen=True)
class ToyRules:
    options: ToyOptions
    seats: int
    scenes: dict[str, Any] = field(default_factory=dict)


async def turn(state: Toy, rules: ToyRules) -> str | None:
    """One answer a scene."""
    seat, options = state.turn, rules.options
    choices: dict[Seat, Any] = {seat: (*(Put(seat, n) for n in (1, 2, 3)), Peek(seat))}
    if options.cares:
        choices[TABLE] = tuple(
            Presence(who=who, here=who in state.away) for who in range(rules.seats)
        )
    deadline = state.now + options.hurry if options.hurry else None
    match await Ask(choices, deadline):
        case Put(_, 3) if options.turns == 66:
            raise RuntimeError("a bug in the rules")
        case Put(_, number):
            state.pile = [*state.pile[-9:], number]
            state.tell(Was(seat=seat, number=number))
        case Peek():
            state.seen[seat] = state.rng.below(1000)
            state.reveal((seat,), chance=True)
            state.tell(Peeked(seat=seat, card=state.seen[seat]), to=(seat,))
            rest = tuple(other for other in range(rules.seats) if other != seat)
            state.tell(Peeked(seat=seat), to=(*rest, WATCHER))
            return "turn"
        case TimeUp():
            state.tell(Slept(seat=seat))
        case Presence(who=who, here=here):
            state.away.remove(who) if here else state.away.append(who)
            state.tell(Went(seat=who, here=here))
            return "turn"
    state.turn = (seat + 1) % rules.seats
    state.left -= 1
    return "turn" if state.left else None


def start(rules: ToyRules, seats: int, rng: Rng) -> Toy:
    secrets = [1000 + rng.below(1000) for _ in range(seats)]
    state = Toy(
        scene="turn",
        rng=rng,
        secrets=secrets,
        seen=[0] * seats,
        pile=[],
        away=[],
        left=rules.options.turns,
    )
    for seat, secret in enumerate(secrets):
        state.tell(Dealt(secret=secret), to=(seat,))
    return state


def make_rules(options: ToyOptions, seats: int) -> ToyRules:
    if options.turns == 13:
        raise ValueError("thirteen turns bring bad luck")
    return ToyRules(options, seats, {"turn": turn})


def public(state: Toy, rules: ToyRules) -> ToyPublic:
    return ToyPublic(tuple(state.pile), state.turn, tuple(state.away))


def own(state: Toy, rules: ToyRules, viewer: Seat) -> ToyOwn:
    secrets = tuple(
        secret if viewer in (seat, EVERYTHING) else None
        for seat, secret in enumerate(state.secrets)
    )
    return ToyOwn(viewer, secrets, state.seen[viewer] if viewer >= 0 else None)


def why_not(state: Toy, rules: ToyRules, action: Action) -> Reason | None:
    if action.seat != state.turn:
        return Reason("toy-not-your-turn", "TOY-03", {"turn": state.turn})
    return Reason("toy-too-much", "TOY-04", {"most": 3})


def cadet(situation: AnySituation, rng: Rng) -> Thought:
    """Puts as many as it was told things, so that a test sees what it knows."""
    known = len(situation.told) % 3 + 1
    return Thought(Put(situation.seat, known), Reason("toy-knows", args={"told": known}))


def broken(situation: AnySituation, rng: Rng) -> Thought:
    raise RuntimeError("a bug in a bot")


def imagine(state: Toy, rules: ToyRules, viewer: Seat, rng: Rng) -> Toy:
    return state.copy()


def variants() -> Sequence[Variant]:
    return [Variant(2, ToyOptions())]


def outcome(state: Toy, rules: ToyRules) -> Outcome:
    """Nobody wins; the figures say what lies on the pile."""
    return Outcome(tuple(0.0 for _ in state.secrets), (), {"pile": sum(state.pile)})


class ToyStatistics(msgspec.Struct, frozen=True):
    games: int
    peeks: int


def facts(options: ToyOptions, outcome: Outcome, told: Sequence[Any]) -> list[Facts]:
    """How often each peeked, which no outcome says; the pile is the score."""
    pile = int(outcome.figures["pile"])
    return [
        Facts(
            won=pile > 1,
            figures={
                "peeks": sum(
                    isinstance(one, Peeked) and (one.seat, bool(one.card)) == (seat, True)
                    for one in told
                ),
            },
            measure=f"turns-{options.turns}",
            score=pile,
        )
        for seat in range(len(outcome.scores))
    ]


def statistics(voyages: Sequence[Voyage]) -> ToyStatistics:
    return ToyStatistics(len(voyages), sum(one.facts.figures["peeks"] for one in voyages))


def plans() -> list[DayPlan]:
    return [
        DayPlan(f"plan-{weekday}", weekday, 2, {"turns": 3}, ("cadet",)) for weekday in range(7)
    ]


def day_result(outcome: Outcome, seat: Seat) -> DayResult:
    pile = int(outcome.figures["pile"])
    return DayResult(pile > 1, pile, pile)


GAME: Game[Toy, ToyRules, ToyPublic, ToyOwn, ToyEvent] = Game(
    name="toy",
    version=2,
    earlier={1: lambda rules: rules},
    seats=(2, 3, 4),
    state=Toy,
    options=ToyOptions,
    actions=(Put, Peek),
    events=get_args(ToyEvent),
    public_type=ToyPublic,
    own_type=ToyOwn,
    rules=make_rules,
    start=start,
    public=public,
    own=own,
    opened=lambda state, rules: own(state, rules, EVERYTHING),
    why_not=why_not,
    outcome=outcome,
    imagine=imagine,
    variants=variants,
    summarize=lambda outcomes: {},
    format=lambda state: "",
    parse=lambda text: msgspec.json.decode(text, type=Toy),
    phase=lambda state: f"turn {state.left}",
    bots={"cadet": cadet, "navigator": broken},
    facts=facts,
    statistics=statistics,
    statistics_type=ToyStatistics,
    daily=Daily(plans=plans, result=day_result),
    final_picture=lambda state, rules: FinalPicture(((0, 0), (1, 0)), ((1, 0),), ()),
)
