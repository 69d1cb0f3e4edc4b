"""Positions as text: for tests, bug reports and docs.

    scene: window
    hand 0: P5 P9 B2 R4
    hand 1: P1 B6 Y9
    tasks: B6[1]@1 Y9[>]@0!3 ?G4
    tricks: 0 B5 R2 B1 B6, 1 P1 P3 P9 P4
    signals: 1=G9 highest before 2

A task is its card, [token], @owner, !trick that fulfilled it; ? means face down. A trick is who led
and the cards. What is left out is worked out: the commander holds R4, the last winner leads.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar, get_args

import msgspec

from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import JARVIS, Meaning, Side
from kosmodrom.games.crew.cards import (
    CARDS,
    INDEX,
    R4,
    SUIT_OF,
    Token,
    codes,
    mask_of,
    set_of,
    winner_of,
)
from kosmodrom.games.crew.history import all_tricks, plays_of, trace_deal
from kosmodrom.games.crew.state import NOBODY, Answered, Ballot, Crew, Signal, Task, Trick
from kosmodrom.games.crew.verdict import Verdict

T = TypeVar("T")

NO_CARD = "--"
SIGNS: dict[str, str] = {
    **{f"n{n}": str(n) for n in range(1, 6)},
    **{f"a{n}": ">" * n for n in range(1, 5)},
    "omega": "omega",
}
TOKENS_BY_SIGN = {sign: token for token, sign in SIGNS.items()}


# Small pieces


def format_cards(cards: Iterable[int]) -> str:
    return " ".join(NO_CARD if card < 0 else CARDS[card] for card in cards)


def parse_card(code: str) -> int:
    if code == NO_CARD:
        return -1
    if code not in INDEX:
        raise ValueError(f"{code!r} is no card; cards are written like P7 or R4")
    return INDEX[code]


def parse_cards(text: str) -> list[int]:
    return [parse_card(code) for code in text.split()]


def format_task(task: Task) -> str:
    """B6[1]@2!4: the card, its token, its owner, the trick that fulfilled it."""
    token = f"[{SIGNS[task.token]}]" if task.token else ""
    owner = f"@{task.owner}" if task.owner != NOBODY else ""
    done = f"!{task.done}" if task.done else ""
    return f"{'' if task.shown else '?'}{CARDS[task.card]}{token}{owner}{done}"


def parse_task(text: str) -> Task:
    rest, _, done = text.partition("!")
    rest, _, owner = rest.partition("@")
    rest, _, sign = rest.partition("[")
    token: Token | None = None
    if sign:
        if sign.rstrip("]") not in TOKENS_BY_SIGN:
            raise ValueError(f"{sign.rstrip(']')!r} is no token in the task {text!r}")
        token = TOKENS_BY_SIGN[sign.rstrip("]")]  # type: ignore[assignment]
    shown = not rest.startswith("?")
    card = parse_card(rest.lstrip("?"))
    return Task(card, token, int(owner or NOBODY), int(done or 0), shown)


def format_trick(trick: Trick) -> str:
    return f"{trick.leader} {format_cards(trick.cards)}"


def parse_trick(text: str, left: tuple[int, ...]) -> Trick:
    leader, _, cards = text.strip().partition(" ")
    played = tuple(parse_cards(cards))
    winner = int(leader)
    for _ in range(winner_of(played)):
        winner = left[winner]
    return Trick(int(leader), played, winner)


def format_signal(hand: int, signal: Signal) -> str:
    return f"{hand}={CARDS[signal.card]} {signal.says} before {signal.trick}"


def parse_signal(text: str) -> tuple[int, Signal]:
    hand, _, rest = text.strip().partition("=")
    card, says, _, trick = rest.split()
    if says not in get_args(Meaning):
        raise ValueError(f"{says!r} is not highest, only or lowest in {text!r}")
    return int(hand), Signal(parse_card(card), says, int(trick))  # type: ignore[arg-type]


def format_columns(columns: Iterable[tuple[int, int]]) -> str:
    return " ".join(
        f"{format_cards([above])}/{format_cards([beneath])}" for above, beneath in columns
    )


def parse_column(text: str) -> tuple[int, int]:
    above, _, beneath = text.partition("/")
    return parse_card(above), parse_card(beneath)


def format_bits(bits: int) -> str:
    return " ".join(str(n) for n in range(bits.bit_length()) if bits >> n & 1)


def parse_bits(text: str) -> int:
    return sum(1 << int(n) for n in text.split())


def as_json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


# A whole position


def format_state(state: Crew) -> str:
    """One line a fact; nothing is written that follows from the rest."""
    lines = {
        "scene": state.scene or "over",
        "seats": str(state.seats),
        "commander": _number(state.commander),
        "leader": _number(state.leader),
        "turn": _number(state.turn),
        "number": str(state.number),
        **_format_cards(state),
        "tasks": " ".join(format_task(task) for task in state.tasks),
        "wanted": ""
        if state.wanted == _open_task_cards(state)
        else format_cards_of(state.wanted) or "none",
        "roles": " ".join(f"{name}={hand}" for name, hand in state.roles.items()),
        "given roles": str(state.role or ""),
        **_format_passing(state),
        **_format_radio(state),
        "tricks": ", ".join(format_trick(trick) for trick in state.tricks),
        "trick": format_cards(state.trick),
        **_format_counts(state),
        **_format_talk(state),
        "rng": f"{state.rng.key} {state.rng.count}",
        "now": str(state.now or ""),
    }
    return "".join(f"{key}: {value}\n" for key, value in lines.items() if value)


def format_cards_of(mask: int) -> str:
    return " ".join(codes(mask))


def _open_task_cards(state: Crew) -> int:
    """The cards of tasks that have an owner and can still be won."""
    open_tasks = (task for task in state.tasks if task.owner != NOBODY and not task.done)
    return set_of(task.card for task in open_tasks) & ~state.played


def _number(hand: int) -> str:
    return "" if hand == NOBODY else str(hand)


def _format_cards(state: Crew) -> dict[str, str]:
    lines: dict[str, str] = {}
    if state.jarvis:
        lines["jarvis"] = state.jarvis_side
        lines["clockwise"] = " ".join(map(str, state.clockwise(0)))
        lines["columns"] = format_columns(state.columns)
    for hand, held in enumerate(state.hands):
        lines[f"hand {hand}"] = "" if state.is_jarvis(hand) else format_cards_of(held)
    if state.dealt != trace_deal(state):
        lines["dealt"] = ", ".join(map(format_cards_of, state.dealt))
    return lines


def _format_passing(state: Crew) -> dict[str, str]:
    drawn = f"after {state.drawn_after}: {format_cards(state.draws)}" if state.draws else ""
    return {
        "distress": "active" if state.distress else "",
        "passed": f"{state.passed} {format_cards(state.passes)}" if state.passed else "",
        "jarvis passes": "" if state.jarvis_passes < 0 else CARDS[state.jarvis_passes],
        "draws": drawn,
    }


def _format_radio(state: Crew) -> dict[str, str]:
    signals = (format_signal(hand, s) for hand, s in enumerate(state.signals) if s)
    return {
        "radios": format_bits(state.radios) or "none",
        "signals": ", ".join(signals),
        "declined": format_bits(state.declined),
        "resigned": format_bits(state.resigned),
    }


def _format_counts(state: Crew) -> dict[str, str]:
    """Only what the tricks written down do not add up to."""
    counted = _count(state)
    return {
        name: text
        for name, text in (
            ("won", " ".join(map(str, state.won))),
            ("played", format_cards_of(state.played)),
            ("winning", format_cards_of(state.winning)),
            ("voids", " ".join(map(str, state.voids))),
        )
        if getattr(state, name) != counted[name]
    }


def _format_talk(state: Crew) -> dict[str, str]:
    return {
        "answers": as_json(state.answers) if state.answers else "",
        "ballot": as_json(state.ballot) if state.ballot else "",
        "verdict": as_json(state.verdict) if state.verdict else "",
    }


def _count(state: Crew) -> dict[str, int | list[int]]:
    """What follows from the tricks: won, played, winning cards, and suits shown to be out of."""
    won, voids = [0] * len(state.hands), [0] * len(state.hands)
    played = winning = 0
    for trick in state.tricks:
        won[trick.winner] += 1
        played |= set_of(trick.cards)
        winning |= 1 << trick.cards[winner_of(trick.cards)]
    for trick in all_tricks(state)[state.drawn_after :]:
        led = SUIT_OF[trick.cards[0]]
        for hand, card in plays_of(state, trick):
            if SUIT_OF[card] != led and not state.is_jarvis(hand):
                voids[hand] |= 1 << led
    return {"won": won, "played": played, "winning": winning, "voids": voids}


# Reading


def parse_state(text: str) -> Crew:
    """A position from its lines; ValueError says which line is not understood."""
    lines = _read_lines(text)
    state = _empty(lines)
    for key in [key for key in lines if key.startswith("hand ")]:
        state.hands[int(key[5:])] = set_of(parse_cards(lines.pop(key)))
    tricks, trick = lines.pop("tricks", ""), lines.pop("trick", "")
    state.tricks = [parse_trick(part, state.left) for part in tricks.split(",") if part.strip()]
    state.trick = parse_cards(trick)
    for key, read in READERS.items():
        if key in lines:
            _set(state, key, read, lines.pop(key))
    _work_out(state, lines)
    if lines:
        raise ValueError(f"a position has no line {next(iter(lines))!r}")
    return state


def _read_lines(text: str) -> dict[str, str]:
    lines = {}
    for line in text.splitlines():
        if line.strip():
            key, colon, value = line.strip().partition(":")
            if not colon:
                raise ValueError(f"{line.strip()!r} is not a line like «tasks: B6[1]@2»")
            lines[key.strip()] = value.strip()
    return lines


def _empty(lines: dict[str, str]) -> Crew:
    """The table before anything on it: how many hands, who sits where."""
    columns = tuple(parse_column(part) for part in lines.pop("columns", "").split())
    jarvis = "jarvis" in lines or bool(columns)
    side: Side = "right" if lines.pop("jarvis", "left") == "right" else "left"
    hands = 3 if jarvis else max(_hands_in(lines), int(lines.get("seats", 0)))
    order = [int(n) for n in lines.pop("clockwise", "").split()] or list(range(hands))
    state = Crew(
        scene="window",
        rng=Rng.from_seed(""),
        seats=int(lines.pop("seats", 2 if jarvis else hands)),
        hands=[0] * hands,
        left=tuple(order[(order.index(hand) + 1) % hands] for hand in range(hands)),
        jarvis=jarvis,
        jarvis_side=side,
        columns=columns,
        signals=[None] * hands,
    )
    if jarvis:
        state.hands[JARVIS] = set_of(above for above, _ in columns if above >= 0)
    return state


def _hands_in(lines: dict[str, str]) -> int:
    return 1 + max((int(key[5:]) for key in lines if key.startswith("hand ")), default=-1)


def _set(state: Crew, key: str, read: Callable[[Crew, str], None], value: str) -> None:
    try:
        read(state, value)
    except (ValueError, KeyError, IndexError, msgspec.MsgspecError) as error:
        raise ValueError(f"the line «{key}: {value}» is not understood: {error}") from error


def _read_scene(state: Crew, value: str) -> None:
    state.scene = "" if value == "over" else value


def _read_roles(state: Crew, value: str) -> None:
    for part in value.split():
        name, _, hand = part.partition("=")
        state.roles[name] = int(hand)
    state.role = len(state.roles)


def _read_passed(state: Crew, value: str) -> None:
    side, _, cards = value.partition(" ")
    state.passed = "right" if side == "right" else "left"
    state.passes = tuple(parse_cards(cards))


def _read_draws(state: Crew, value: str) -> None:
    after, _, cards = value.removeprefix("after ").partition(":")
    state.drawn_after = int(after)
    state.draws = tuple(parse_cards(cards))


def _read_signals(state: Crew, value: str) -> None:
    for part in value.split(","):
        hand, signal = parse_signal(part)
        state.signals[hand] = signal


def _read_rng(state: Crew, value: str) -> None:
    key, _, count = value.partition(" ")
    state.rng = Rng(key, int(count))


def _field(name: str, read: Callable[[str], object]) -> Callable[[Crew, str], None]:
    return lambda state, value: setattr(state, name, read(value))


def _json(kind: type[T]) -> Callable[[str], T]:
    return lambda value: msgspec.json.decode(value, type=kind)


READERS: dict[str, Callable[[Crew, str], None]] = {
    "scene": _read_scene,
    "tasks": lambda state, value: state.tasks.extend(map(parse_task, value.split())),
    "roles": _read_roles,
    "given roles": _field("role", int),
    "distress": lambda state, value: setattr(state, "distress", value == "active"),
    "passed": _read_passed,
    "jarvis passes": _field("jarvis_passes", parse_card),
    "draws": _read_draws,
    "signals": _read_signals,
    "declined": _field("declined", parse_bits),
    "resigned": _field("resigned", parse_bits),
    "answers": _field("answers", _json(tuple[Answered, ...])),
    "ballot": _field("ballot", _json(Ballot)),
    "accord": _field("ballot", _json(Ballot)),  # its name in older positions
    "verdict": _field("verdict", _json(Verdict)),
    "rng": _read_rng,
    "now": _field("now", int),
}


def _work_out(state: Crew, lines: dict[str, str]) -> None:
    """What a line says, or else what follows from the others."""
    _work_out_turn(state, lines)
    for name, counted in _count(state).items():
        setattr(state, name, counted)
    if state.jarvis:
        state.hands[JARVIS] &= ~(set_of(state.trick) | state.played)
    if "won" in lines:
        state.won = [int(n) for n in lines.pop("won").split()]
    if "voids" in lines:
        state.voids = [int(n) for n in lines.pop("voids").split()]
    for name in ("played", "winning"):
        if name in lines:
            setattr(state, name, mask_of(lines.pop(name).split()))
    dealt = lines.pop("dealt", None)
    traced = trace_deal(state)
    state.dealt = (
        traced if dealt is None else tuple(mask_of(part.split()) for part in dealt.split(","))
    )
    if not any(state.dealt):
        state.dealt = ()
    _work_out_radios(state, lines)
    wanted = lines.pop("wanted", None)
    state.wanted = (
        _open_task_cards(state) if wanted is None else mask_of(wanted.replace("none", "").split())
    )


def _work_out_turn(state: Crew, lines: dict[str, str]) -> None:
    """The commander has or had R4 and leads first, then the last winner; the turn goes round."""
    had = [
        *((hand, held) for hand, held in enumerate(state.hands)),
        *((hand, 1 << card) for trick in state.tricks for hand, card in plays_of(state, trick)),
    ]
    holder = next((hand for hand, cards in had if cards >> R4 & 1), NOBODY)
    state.commander = int(lines.pop("commander", holder))
    leader = state.tricks[-1].winner if state.tricks else state.commander
    state.leader = int(lines.pop("leader", leader))
    turn = NOBODY if state.verdict else state.leader
    for _ in state.trick:
        turn = state.left[turn]
    state.turn = int(lines.pop("turn", turn))
    state.number = int(lines.pop("number", len(state.tricks) + 1))


def _work_out_radios(state: Crew, lines: dict[str, str]) -> None:
    unused = sum(1 << seat for seat in range(state.seats) if not state.signals[seat])
    radios = lines.pop("radios", None)
    state.radios = unused if radios is None else parse_bits(radios.replace("none", ""))
