"""What every game must pass, for every number of seats and every variant in the registry."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import (
    CORE_ACTIONS,
    EVERYTHING,
    TABLE,
    WATCHER,
    Action,
    Consent,
    Seat,
    TimeUp,
    Undo,
)
from kosmodrom.core.errors import BadRecord, Illegal
from kosmodrom.core.game import AnyGame, Position, Variant
from kosmodrom.core.record import Entry, Snapshot, format_record, parse_record
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.core.undo import Step
from kosmodrom.games import NAMES, get_game, read_record
from kosmodrom.server.table.frames import make_frames
from tests.core.toy import TOY
from tests.games.galaxy_trucker.mixtures import mixed_flights, mixtures
from tests.walk import new_table, play_out, random_step, state_bytes, walk

CHUNK = 24  # variants a test case; small enough that two workers share the work evenly
GAMES: dict[str, AnyGame] = {"toy": TOY} | {name: get_game(name) for name in NAMES}
# More ways to play, in which options meet; and positions in them.
MIXTURES: dict[str, Sequence[Variant]] = {"galaxy_trucker": mixtures()}
MIXED_POSITIONS: dict[str, Sequence[Position]] = {"galaxy_trucker": mixed_flights()}


@dataclass(frozen=True)
class Case:
    """Some variants of one game."""

    game: AnyGame
    variants: tuple[tuple[int, Variant], ...]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variants[0][0]}-{self.variants[-1][0]}"


def cases() -> Iterator[Case]:
    for game in GAMES.values():
        variants = list(enumerate([*game.variants(), *MIXTURES.get(game.name, ())]))
        for start in range(0, len(variants), CHUNK):
            yield Case(game, tuple(variants[start : start + CHUNK]))


def some_cases(per_game: int) -> Iterator[Case]:
    """For the dearer checks: so many variants of each game, spread over all, and its positions."""
    for game in GAMES.values():
        variants = list(enumerate(game.variants()))
        step = max(1, len(variants) // per_game)
        chosen = variants[::step][:per_game]
        positions = [*game.positions(), *MIXED_POSITIONS.get(game.name, ())]
        chosen += enumerate(positions, start=len(variants))
        for start in range(0, len(chosen), 6):
            yield Case(game, tuple(chosen[start : start + 6]))


ENOUGH = 12  # looks at one scene in one game: a long build shows the same again and again


def moments(case: Case, what: str, share: float) -> Iterator[tuple[int, AnyTable, Rng]]:
    """Random walks through a case, looked at now and then; with the number of the variant."""
    for number, variant in case.variants:
        rng, seen = Rng.from_seed(f"{what} {number}"), Counter[str]()
        for table in walk(new_table(case.game, variant, f"{what} {number}"), rng):
            if seen[table.state.scene] < ENOUGH and rng.chance(share):
                seen[table.state.scene] += 1
                yield number, table, rng


def pools_of(case: Case) -> dict[int, list[Action]]:
    """What was done in another game of each variant."""
    return {
        number: [entry.action for entry in play_out(case.game, variant, f"pool {number}").log]
        for number, variant in case.variants
    }


every_variant = pytest.mark.parametrize("case", list(cases()), ids=str)
spread = pytest.mark.parametrize("case", list(some_cases(24)), ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_variant
def test_random_play_ends_with_a_score_and_its_record_replays(case: Case) -> None:
    for number, variant in case.variants:
        table = play_out(case.game, variant, f"end {number}")
        outcome = table.outcome
        assert outcome is not None and len(outcome.scores) == variant.seats
        text = format_record(table.record())
        record = read_record(text) if case.game is not TOY else table.record()
        again = Table.replay(case.game, record)
        assert state_bytes(again) == state_bytes(table), number
        assert again.told == table.told


@spread
def test_a_copy_given_the_same_answers_goes_the_same_way(case: Case) -> None:
    for _, table, rng in moments(case, "copy", 0.1):
        before = state_bytes(table)
        _go_the_same_way(table.copy(), table.copy(), rng)
        assert state_bytes(table) == before


def _go_the_same_way(first: AnyTable, second: AnyTable, rng: Rng) -> None:
    for _ in range(8):
        if first.is_over:
            return
        action, at = random_step(first, rng)
        assert first.apply(action, at) == second.apply(action, at)
        assert state_bytes(first) == state_bytes(second)
        for seat in range(first.seats):
            assert tuple(first.choices(seat)) == tuple(second.choices(seat))


@spread
def test_every_choice_offered_is_accepted(case: Case) -> None:
    for _, table, rng in moments(case, "offer", 0.12):
        for seat in (*range(table.seats), TABLE):
            _try_some(table, tuple(table.choices(seat)), rng)


def _try_some(table: AnyTable, choices: tuple[Action, ...], rng: Rng) -> None:
    assert len(set(choices)) == len(choices), "a choice is offered twice"
    for action in choices if len(choices) <= 6 else [rng.choice(choices) for _ in range(6)]:
        assert action in table.choices(action.seat)
        assert table.why_not(action) is None
        table.copy().apply(action)


@spread
def test_anything_else_is_illegal_says_why_and_changes_nothing(case: Case) -> None:
    pools = pools_of(case)
    for number, table, rng in moments(case, "illegal", 0.1):
        for _ in range(6):
            _try_to_cheat(table, rng.choice(pools[number]))
        _try_to_cheat(table, Undo(0, table.number + 5))
        _try_to_cheat(table, Consent(0, True))


def _try_to_cheat(table: AnyTable, action: Action) -> None:
    if isinstance(action, TimeUp) or action in table.choices(action.seat):
        return
    before, number, told = state_bytes(table), table.number, len(table.told)
    reason = table.why_not(action)
    assert reason is not None and reason.key
    with pytest.raises(Illegal) as refused:
        table.apply(action)
    assert refused.value.reason == reason
    assert (state_bytes(table), table.number, len(table.told)) == (before, number, told)


@spread
def test_a_snapshot_restores_and_goes_the_same_way(case: Case) -> None:
    for number, variant in case.variants:
        rng = Rng.from_seed(f"snapshot {number}")
        for table in walk(new_table(case.game, variant, f"snapshot {number}"), rng):
            if rng.chance(0.15) or table.is_over:
                stored = msgspec.json.encode(table.snapshot())
                snapshot = msgspec.json.decode(stored, type=Snapshot)
                again = Table.restore(case.game, snapshot, table.log[snapshot.number :])
                assert state_bytes(again) == state_bytes(table)
                assert again.number == table.number and again.is_over == table.is_over
                assert again.to_move() == table.to_move()


@spread
def test_undo_returns_to_the_exact_earlier_state(case: Case) -> None:
    for number, variant in case.variants:
        rng = Rng.from_seed(f"undo {number}")
        earlier: dict[int, bytes] = {}
        seen = Counter[str]()
        for table in walk(new_table(case.game, variant, f"undo {number}"), rng):
            earlier[table.number] = state_bytes(table)
            seen[table.state.scene] += 1
            if rng.chance(0.1) and seen[table.state.scene] < 10 * ENOUGH and not table.is_over:
                for seat in range(variant.seats):
                    _undo(table.copy(), seat, earlier)


def _undo(table: AnyTable, seat: Seat, earlier: dict[int, bytes]) -> None:
    undo = table.last_move(seat)
    if undo is None:
        return
    table.apply(undo)
    while table.vote is not None:
        table.apply(Consent(table.vote.waiting[0], True))
    assert state_bytes(table) == earlier[undo.to]


@spread
def test_what_a_seat_cannot_know_changes_nothing_it_receives(case: Case) -> None:
    pools = pools_of(case)
    for number, table, rng in moments(case, "secret", 0.12):
        if not table.is_over:
            for viewer in (*range(table.seats), WATCHER):
                _look_from(table, viewer, rng, pools[number])


def _look_from(table: AnyTable, viewer: Seat, rng: Rng, pool: list[Action]) -> None:
    """The same table in another world that this viewer cannot tell from ours."""
    swapped = table.game.imagine(table.state, table.rules, viewer, rng.fork(f"{rng.count}"))
    assert _seen(table, swapped, viewer) == _seen(table, table.state, viewer)
    snapshot, entries = table.snapshot(), table.log[table.snapshot().number :]
    ours = Table.restore(table.game, snapshot, entries)
    other = _other_world(ours, snapshot, entries, viewer, rng)
    if other is None or any(_learned(step, viewer) for step in ours.trunk):
        return
    assert _received(other, viewer) == _received(ours, viewer)
    for action in [rng.choice(pool) for _ in range(3)]:
        if action.seat == viewer:
            assert ours.why_not(action) == other.why_not(action)
    _step_in_both(ours, other, viewer, rng)


def _other_world(
    ours: AnyTable, snapshot: Snapshot, entries: list[Entry], viewer: Seat, rng: Rng
) -> AnyTable | None:
    """The running scene played again from another start; None if its answers do not fit there."""
    game = ours.game
    state = msgspec.json.decode(snapshot.state, type=game.state)
    swapped = game.imagine(state, ours.rules, viewer, rng.fork(f"world {rng.count}"))
    world = Snapshot(snapshot.header, snapshot.number, msgspec.Raw(_encode(swapped)))
    try:
        return Table.restore(game, world, entries)
    except BadRecord:
        return None


def _step_in_both(table: AnyTable, other: AnyTable, viewer: Seat, rng: Rng) -> None:
    """One action in both worlds; unless it reveals something to the viewer, they look alike."""
    action, at = random_step(table, rng)
    if not (isinstance(action, TimeUp) or action in other.choices(action.seat)):
        return
    mine, theirs = table.apply(action, at), other.apply(action, at)
    if _learned(table.trunk[-1], viewer):
        return
    heard = [[_encode(t.event) for t in told if t.reaches(viewer)] for told in (mine, theirs)]
    assert heard[0] == heard[1]
    if not table.is_over:
        assert _received(other, viewer) == _received(table, viewer)


def _learned(step: Step, viewer: Seat) -> bool:
    """Whether this step showed the viewer something; to a watcher, whatever everybody saw."""
    seats = {seat for to, _ in step.learned for seat in to}
    return bool(seats) if viewer == WATCHER else viewer in seats


def _seen(table: AnyTable, state: Any, viewer: Seat) -> tuple[bytes, bytes]:
    """Both parts of a viewer's view of a state."""
    own = None if viewer == WATCHER else table.game.own(state, table.rules, viewer)
    return _encode(table.game.public(state, table.rules)), _encode(own)


def _received(table: AnyTable, viewer: Seat) -> bytes:
    """Everything that a viewer gets of a table: the very bytes that the server sends."""
    (frame,) = make_frames(table, [viewer], table.state.now)
    return _encode(frame)


@every_game
def test_the_two_parts_of_a_view_have_no_field_in_common(game: AnyGame) -> None:
    assert not {*game.public_type.__struct_fields__} & {*game.own_type.__struct_fields__}
    assert game.own_type(), "every field has a default, for who sees nothing besides"


@spread
def test_a_view_is_of_its_types_and_comes_back_from_the_wire(case: Case) -> None:
    for number, variant in case.variants:
        rng = Rng.from_seed(f"types {number}")
        for table in walk(new_table(case.game, variant, f"types {number}"), rng):
            if rng.chance(0.05) or table.is_over:
                _send(table.public(), case.game.public_type)
                for viewer in (*range(variant.seats), EVERYTHING):
                    _send(table.own(viewer), case.game.own_type)


@spread
def test_every_preview_stands_beside_its_choice_and_changes_nothing(case: Case) -> None:
    if case.game.preview_type is None:
        return
    for _, table, _ in moments(case, "preview", 0.1):
        before = state_bytes(table)
        for seat in range(table.seats):
            shown = table.previews(seat)
            assert len(shown) in (0, len(table.choices(seat)))
            for one in shown:
                _send(one, case.game.preview_type)
        assert state_bytes(table) == before


def _send(part: Any, kind: type) -> None:
    if part is not None:
        assert type(part) is kind
        assert msgspec.json.decode(_encode(part), type=kind) == part


def _encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@every_game
def test_a_position_is_written_and_read(game: AnyGame) -> None:
    variants = game.variants()
    for number in range(0, len(variants), max(1, len(variants) // 20)):
        rng = Rng.from_seed(f"notation {number}")
        for table in walk(new_table(game, variants[number], f"notation {number}"), rng):
            if rng.chance(0.1):
                text = game.format(table.state)
                assert game.format(game.parse(text)) == text


@every_game
def test_every_action_and_event_occurs(game: AnyGame) -> None:
    wanted = {kind.__name__ for kind in (*game.actions, *game.events)}
    positions = [*game.positions(), *MIXED_POSITIONS.get(game.name, ())]
    variants = [*positions, *MIXTURES.get(game.name, ()), *game.variants()]
    for number in range(4 * len(variants)):
        table = play_out(game, variants[number % len(variants)], f"kinds {number}")
        wanted -= {type(entry.action).__name__ for entry in table.log}
        wanted -= {type(told.event).__name__ for _, told in table.told}
        if not wanted:
            return
    assert not wanted, f"never seen in random play: {sorted(wanted)}"


@every_game
def test_a_record_replays_under_another_hash_seed(game: AnyGame) -> None:
    if game is TOY:
        return
    variants = game.variants()
    tables = [play_out(game, variants[n % len(variants)], f"hash {n}") for n in range(0, 60, 20)]
    script = (
        "import sys, msgspec\n"
        "from kosmodrom.core.table import Table\n"
        "from kosmodrom.games import get_game, read_record\n"
        "record = read_record(sys.stdin.read())\n"
        "table = Table.replay(get_game(record.header.game), record)\n"
        "sys.stdout.buffer.write(msgspec.json.encode(table.state))\n"
    )
    for seed, table in enumerate(tables):
        printed = subprocess.run(
            [sys.executable, "-c", script],
            input=format_record(table.record()).encode(),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": str(seed + 1)},
        )
        assert printed.stdout == state_bytes(table)


def test_a_log_comes_back_from_its_text_as_it_was() -> None:
    table = play_out(TOY, TOY.variants()[0], "plain")
    text = format_record(table.record())
    read = parse_record(text, lambda name: reduce(or_, CORE_ACTIONS + TOY.actions))
    assert table.log and list(read.entries) == list(table.log)
