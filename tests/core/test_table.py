"""The table: questions, answers, time, errors, copies, records."""

from dataclasses import replace

import msgspec
import pytest

from kosmodrom.core.actions import EVERYTHING, WATCHER, TimeUp
from kosmodrom.core.errors import BadRecord, Illegal
from kosmodrom.core.record import Header, Record, format_record, parse_record, seal
from kosmodrom.core.table import Table
from tests.core.toy import (
    TOY,
    Bid,
    BidsShown,
    Call,
    Called,
    Peek,
    Peeked,
    Prepare,
    Stop,
    Toy,
    ToyEvent,
    ToyOwn,
    ToyPublic,
    ToyRules,
)

ToyTable = Table[Toy, ToyRules, ToyPublic, ToyOwn, ToyEvent]


def new(seats: int = 2, seed: str = "one", **options: int) -> ToyTable:
    return Table(TOY, seats, options, seed)


def bid_all(table: ToyTable) -> None:
    for seat in table.to_move():
        table.apply(next(iter(table.choices(seat))))


def played() -> ToyTable:
    """A whole game: the first choice of the first seat, always."""
    table = new()
    while not table.is_over:
        seat = table.to_move()[0]
        choices = tuple(table.choices(seat))
        table.apply(choices[-1], at=table.state.now + 10)
    return table


def test_a_secret_answer_shows_only_when_all_have_answered() -> None:
    table = new()
    first = tuple(table.choices(0))[0]
    before = table.view(1)
    assert table.apply(first) == []
    assert table.view(1) == before
    assert table.to_move() == (1,)
    told = table.apply(tuple(table.choices(1))[0])
    assert [type(one.event) for one in told] == [BidsShown]


def test_nobody_answers_a_secret_question_twice() -> None:
    table = new()
    table.apply(tuple(table.choices(0))[0])
    with pytest.raises(Illegal, match="already-answered"):
        table.apply(Bid(0, table.state.hands[0][1]))


def test_the_first_of_several_seats_is_served() -> None:
    table = new()
    bid_all(table)
    table.apply(Stop(table.state.turn))
    assert table.to_move() == (0, 1)
    table.apply(Call(1))
    assert table.state.scores == [0, 1]


def test_time_is_an_action_that_only_a_passed_deadline_allows() -> None:
    table = new()
    assert table.deadline == 1000
    with pytest.raises(Illegal, match="time-not-up"):
        table.apply(TimeUp(), at=999)
    table.apply(Bid(1, table.state.hands[1][2]), at=5)
    table.apply(TimeUp(), at=1000)
    assert table.state.scene == "turn"
    assert table.state.now == 1000


def test_the_clock_never_goes_back() -> None:
    table = new()
    table.apply(tuple(table.choices(0))[0], at=700)
    table.apply(tuple(table.choices(1))[0], at=300)
    assert table.state.now == 700


def test_an_event_reaches_only_its_audience() -> None:
    table = new()
    bid_all(table)
    seat = table.state.turn
    table.apply(Peek(seat))
    mine, others, watching = (table.events(v)[-1] for v in (seat, 1 - seat, WATCHER))
    assert isinstance(mine, Peeked) and mine.beacon is not None
    assert others == watching == Peeked(seat=seat)


def test_who_sees_everything_is_told_of_each_thing_once_and_all_of_it() -> None:
    table = new()
    bid_all(table)
    seat = table.state.turn
    table.apply(Peek(seat))
    peeked = [event for event in table.events(EVERYTHING) if isinstance(event, Peeked)]
    assert peeked == [table.events(seat)[-1]]


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    table = new()
    before = msgspec.json.encode(table.state)
    with pytest.raises(Illegal) as refused:
        table.apply(Bid(0, 99))
    assert refused.value.reason.key == "toy-no-such-number"
    assert refused.value.reason.rule == "TOY-01"
    assert refused.value.reason == table.why_not(Bid(0, 99))
    assert msgspec.json.encode(table.state) == before and table.number == 0


def test_an_exception_in_a_scene_leaves_the_table_as_it_was() -> None:
    table = new()
    number = table.state.hands[1][0]
    table = new(crash_on=number)
    table.apply(tuple(table.choices(0))[0], at=3)
    before, events = msgspec.json.encode(table.state), table.events(0)
    with pytest.raises(RuntimeError, match="a bug in the rules"):
        table.apply(Bid(1, number), at=9)
    assert msgspec.json.encode(table.state) == before
    assert table.events(0) == events
    assert table.to_move() == (1,)
    table.apply(Bid(1, table.state.hands[1][1]))
    assert table.state.scene == "turn"


def test_a_copy_goes_the_same_way_and_leaves_the_original_alone() -> None:
    table = new()
    bid_all(table)
    table.apply(Prepare(table.state.turn))
    other = table.copy()
    before = msgspec.json.encode(table.state)
    for action in (Peek(table.state.turn), Stop(table.state.turn), Call(0)):
        other.apply(action)
    assert msgspec.json.encode(table.state) == before
    for action in (Peek(table.state.turn), Stop(table.state.turn), Call(0)):
        table.apply(action)
    assert table.state == other.state
    assert table.events(1) == other.events(1)


def test_a_record_is_json_lines_and_replays_to_the_same_state() -> None:
    table = played()
    text = format_record(table.record())
    union = Bid | Prepare | Peek | Stop | Call
    again = Table.replay(TOY, parse_record(text, lambda name: union))
    assert again.state == table.state
    assert again.told == table.told
    assert format_record(again.record()) == text


def test_a_replay_can_stop_anywhere() -> None:
    table = played()
    assert Table.replay(TOY, table.record(), upto=3).number == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1 is not a header"),
        ('{"game": "toy"}', "line 1 is not a header"),
        ('{"game":"toy","version":1,"seats":2,"options":{},"seed":"a","kosmodrom":9}', "format 9"),
        ('{"game":"toy","version":1,"seats":2,"options":{},"seed":"a"}\n{"do":"bid"}', "line 2"),
        ('{"game":"toy","version":1,"seats":2,"options":{},"seed":"a"}\nnonsense', "line 2"),
    ],
)
def test_a_bad_record_says_where_it_is_bad(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        parse_record(text, lambda name: Bid | Call)


def test_tables_of_an_earlier_version_replay_and_go_on_as_they_were_read_then() -> None:
    shorter = replace(TOY, version=2, earlier={1: lambda rules: replace(rules, rounds=1)})
    old = Table(shorter, 2, {"rounds": 3}, "seed", version=1)
    assert old.header.version == 1 and old.rules.rounds == 1
    again = Table.replay(shorter, old.record())
    assert again.rules.rounds == 1 and again.header == old.header
    restored = Table.restore(shorter, old.snapshot(), ())
    assert restored.rules.rounds == 1
    assert Table(shorter, 2, {"rounds": 3}, "seed").rules.rounds == 3


def test_a_record_of_another_version_is_refused() -> None:
    record = Record(Header("toy", 2, 2, {}, "one"), ())
    with pytest.raises(BadRecord, match="version 2"):
        Table.replay(TOY, record)


def test_a_record_with_an_illegal_action_is_refused() -> None:
    table = played()
    record = Record(table.header, table.record().entries[1:])
    with pytest.raises(BadRecord, match="does not replay"):
        Table.replay(TOY, record)


def test_a_snapshot_opens_at_the_running_scene() -> None:
    table = new()
    bid_all(table)
    table.apply(Prepare(table.state.turn))
    snapshot = table.snapshot()
    stored = msgspec.json.decode(msgspec.json.encode(snapshot), type=type(snapshot))
    again = Table.restore(TOY, stored, table.log[stored.number :])
    assert stored.number == 2
    assert again.state == table.state and again.number == table.number
    again.apply(Stop(table.state.turn))
    assert again.to_move() == (0, 1)


def test_the_seal_is_kept_by_the_seed_and_the_salt_alone() -> None:
    header = Table(TOY, 2, seed="one", salt="pepper").header
    assert header.seal == seal("one", "pepper")
    assert header.seal != seal("two", "pepper") and header.seal != seal("one", "salt")


def test_the_same_seed_deals_the_same_hands() -> None:
    assert new(seed="x").state.hands == new(seed="x").state.hands
    assert new(seed="x").state.hands != new(seed="y").state.hands


def test_bad_seats_and_options_are_refused() -> None:
    with pytest.raises(ValueError, match="not 7"):
        Table(TOY, 7)
    with pytest.raises(msgspec.ValidationError):
        Table(TOY, 2, {"rounds": "many"})
    with pytest.raises(msgspec.ValidationError):
        Table(TOY, 2, {"unknown": 1})


def test_a_situation_holds_what_a_seat_knows() -> None:
    table = new()
    bid_all(table)
    situation = table.situation(0)
    assert (situation.public, situation.own) == (table.public(), table.own(0))
    assert situation.choices == tuple(table.choices(0))
    assert list(situation.told) == table.events(0)


def test_an_event_of_the_end_is_told() -> None:
    table = played()
    assert table.outcome is not None and table.outcome.winners
    assert any(isinstance(event, Called) for event in table.events(WATCHER))
    with pytest.raises(Illegal, match="game-over"):
        table.apply(Call(0))
