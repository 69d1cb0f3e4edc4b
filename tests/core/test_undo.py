"""Undo is bounded by information."""

import msgspec
import pytest

from kosmodrom.core.actions import Consent, Undo, UndoAsked, Undone, UndoRefused
from kosmodrom.core.errors import Illegal
from kosmodrom.core.record import format_record, parse_record
from kosmodrom.core.table import Table
from kosmodrom.core.undo import UndoVote
from tests.core.test_table import ToyTable, bid_all, new
from tests.core.toy import TOY, Bid, Call, Peek, Prepare, Stop


def at_turn() -> ToyTable:
    table = new()
    bid_all(table)
    return table


def test_what_nobody_learned_from_is_undone_alone() -> None:
    table = at_turn()
    before, seat = msgspec.json.encode(table.state), table.state.turn
    table.apply(Prepare(seat))
    table.apply(Prepare(seat))
    told = table.apply(Undo(seat, 2))
    assert [one.event for one in told] == [Undone(seat=seat, to=2)]
    assert msgspec.json.encode(table.state) == before
    assert table.number == 5


def test_one_step_is_undone_by_naming_the_number_before_it() -> None:
    table = at_turn()
    seat = table.state.turn
    table.apply(Prepare(seat))
    table.apply(Prepare(seat))
    assert table.last_move(seat) == Undo(seat, 3)
    table.apply(Undo(seat, 3))
    assert table.state.prepared == 1


def test_nothing_that_chance_revealed_is_undone_in_a_competitive_game() -> None:
    table = at_turn()
    seat = table.state.turn
    table.apply(Prepare(seat))
    table.apply(Peek(seat))
    assert table.undo_needs(Undo(seat, 2)) is None
    with pytest.raises(Illegal, match="undo-not-possible"):
        table.apply(Undo(seat, 2))


def test_who_learned_something_is_asked() -> None:
    table = new()
    numbers = [table.state.hands[seat][0] for seat in (0, 1)]
    table.apply(Bid(0, numbers[0]))
    before = msgspec.json.encode(table.state)
    table.apply(Bid(1, numbers[1]))
    assert table.undo_needs(Undo(1, 1)) == (0,)
    told = table.apply(Undo(1, 1))
    assert told[0].event == UndoAsked(seat=1, to=1, waiting=(0,))
    assert table.vote == UndoVote(1, 1, (0,))
    table.apply(Consent(0, True))
    assert msgspec.json.encode(table.state) == before
    assert table.vote is None


def test_one_no_keeps_the_moves() -> None:
    table = at_turn()
    after = msgspec.json.encode(table.state)
    table.apply(Undo(1, 1))
    told = table.apply(Consent(0, False))
    assert told[0].event == UndoRefused(seat=1)
    assert msgspec.json.encode(table.state) == after and table.vote is None


def test_playing_on_drops_the_request() -> None:
    table = at_turn()
    table.apply(Undo(1, 1))
    table.apply(Prepare(table.state.turn))
    with pytest.raises(Illegal, match="no-undo-asked"):
        table.apply(Consent(0, True))


def test_only_ones_own_moves_are_taken_back() -> None:
    table = at_turn()
    seat = table.state.turn
    table.apply(Prepare(seat))
    assert table.undo_needs(Undo(1 - seat, 2)) is None


def test_a_secret_answer_is_taken_back_alone_while_others_think() -> None:
    table = new()
    table.apply(Bid(0, table.state.hands[0][0]))
    table.apply(Undo(0, 0))
    assert table.to_move() == (0, 1)


def test_a_record_with_undos_replays() -> None:
    table = at_turn()
    seat = table.state.turn
    table.apply(Prepare(seat))
    table.apply(Undo(seat, 2))
    table.apply(Stop(seat))
    table.apply(Call(0))
    union = Bid | Prepare | Stop | Call | Undo | Consent
    record = parse_record(format_record(table.record()), lambda name: union)
    again = Table.replay(TOY, record)
    assert again.state == table.state and again.number == table.number


def test_a_snapshot_after_an_undo_restores() -> None:
    table = at_turn()
    seat = table.state.turn
    table.apply(Prepare(seat))
    table.apply(Prepare(seat))
    table.apply(Undo(seat, 3))
    snapshot = table.snapshot()
    again = Table.restore(TOY, snapshot, table.log[snapshot.number :])
    assert again.state == table.state and again.number == table.number == 5
