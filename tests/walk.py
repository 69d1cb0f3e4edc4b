"""Random walks through any game, for conformance and for fuzzing."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from kosmodrom.core.actions import TABLE, Action, Seat, TimeUp
from kosmodrom.core.game import AnyGame, AnySituation, Position, Variant
from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table

PATIENCE = 20_000  # actions; a random game that takes longer than this does not end
TIME_UP = 0.02  # how often a deadline passes although somebody could still act

ASIDE = 0.03  # how often one who is not asked may do what they may do aside
BESIDES = 0.2  # how often one who is asked does something that nobody waits for


def new_table(game: AnyGame, variant: Variant, seed: str, remember: bool = True) -> AnyTable:
    """A table at its beginning, or in a drawn position."""
    if isinstance(variant, Position):
        return table_in(game, variant, remember)
    return Table(game, variant.seats, variant.options, seed, remember=remember)


def table_in(game: AnyGame, position: Position, remember: bool = True) -> AnyTable:
    options = msgspec.to_builtins(position.options)
    header = Header(game.name, game.version, position.seats, options, "")
    state = msgspec.Raw(msgspec.json.encode(game.parse(position.text)))
    return Table.restore(game, Snapshot(header, 0, state), (), remember)


def elsewhere(table: AnyTable, seat: Seat) -> AnySituation:
    """The situation of a seat in another world, which it cannot tell from this one."""
    game, rules = table.game, table.rules
    world = game.imagine(table.state, rules, seat, Rng.from_seed(str(table.number)))
    own = game.own(world, rules, seat) or game.own_type()
    return replace(table.situation(seat), public=game.public(world, rules), own=own)


def random_step(table: AnyTable, rng: Rng) -> tuple[Action, int]:
    """Somebody's choice, or the passing of the deadline, and when."""
    asked = table.to_move()
    if not asked or rng.chance(ASIDE):
        asked = tuple(range(table.seats))
    seats = [seat for seat in (*asked, TABLE) if len(table.choices(seat))]
    deadline = table.deadline
    if deadline is not None and (not seats or rng.chance(TIME_UP)):
        return TimeUp(), deadline
    assert seats, f"nobody can do anything in scene {table.state.scene!r}"
    seat = rng.choice(seats)
    choices = tuple(table.choices(seat))
    aside = len(table.ask.offered(seat, aside=True)) if table.ask else 0
    if aside < len(choices) and not (aside and rng.chance(BESIDES)):
        choices = choices[: len(choices) - aside]
    pick = rng.below(len(choices))
    action = next(action for n, action in enumerate(choices) if n == pick)
    return action, table.state.now + rng.below(400)


def walk(table: AnyTable, rng: Rng) -> Iterator[AnyTable]:
    """Play at random to the end; yields before each action and once at the end."""
    for _ in range(PATIENCE):
        if table.is_over:
            yield table
            return
        yield table
        action, at = random_step(table, rng)
        table.apply(action, at)
    raise AssertionError(f"{table.header} did not end within {PATIENCE} actions")


def play_out(game: AnyGame, variant: Variant, seed: str) -> AnyTable:
    """A whole random game."""
    table = new_table(game, variant, seed)
    for _ in walk(table, Rng.from_seed(f"walk {seed}")):
        pass
    return table


def state_bytes(table: AnyTable) -> bytes:
    return msgspec.json.encode(table.state)
