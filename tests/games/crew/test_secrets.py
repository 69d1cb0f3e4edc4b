"""Nothing about hidden hands in anything a seat or a watcher receives."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.actions import EVERYTHING, WATCHER, Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.cards import ALL, R4, codes, set_of
from kosmodrom.games.crew.history import replay_deal, trace_deal
from tests.games.crew.board import CrewTable, new

DEAD_ZONES = (6, 14, 21, 25, 29, 39)
PLACES = (
    [(seats, {"mission": mission}) for mission in DEAD_ZONES for seats in (2, 3, 4, 5)]
    + [(seats, {"mission": mission}) for mission in (4, 12, 27, 36, 46) for seats in (2, 3, 4, 5)]
    + [(4, {"mission": 10, "open_discards": True}), (3, {"mission": 12, "hard": True})]
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[CrewTable, Rng]:
    """A table somewhere in an attempt, and a source of chance."""
    seats, options = draw(st.sampled_from(PLACES))
    rng = Rng.from_seed(str(draw(st.integers(0, 10**6))))
    table = new(seats, str(rng.count), **options)
    for _ in range(draw(st.integers(0, 45))):
        before = table.copy()
        seat = rng.choice(table.to_move())
        table.apply(rng.choice(tuple(table.choices(seat))))
        if table.is_over:
            return before, rng
    return table, rng


def received(table: CrewTable, state: Any, viewer: Seat) -> bytes:
    """View and errors; choices and events are compared by the conformance tests as well."""
    own = None if viewer == WATCHER else GAME.own(state, table.rules, viewer)
    view = GAME.public(state, table.rules), own
    pool = {entry.action for entry in table.log}
    mine = sorted((a for a in pool if a.seat == viewer), key=str)
    return msgspec.json.encode([view, [GAME.why_not(state, table.rules, a) for a in mine]])


@settings(max_examples=60, deadline=None)
@given(tables())
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(where: tuple[CrewTable, Rng]) -> None:
    """CREW-COMM-01, CREW-COMM-13, CREW-DISTRESS-04: to the byte, dead zones included."""
    table, rng = where
    for viewer in (*range(table.seats), WATCHER):
        for n in range(3):
            world = GAME.imagine(table.state, table.rules, viewer, rng.fork(f"{viewer} {n}"))
            assert received(table, world, viewer) == received(table, table.state, viewer)


@settings(max_examples=60, deadline=None)
@given(tables())
def test_an_imagined_world_could_have_been(where: tuple[CrewTable, Rng]) -> None:
    """CREW-TRICK-03, CREW-COMM-05, CREW-DISTRESS-03: it was played by the rules, too."""
    table, rng = where
    for viewer in (*range(table.seats), WATCHER):
        world = GAME.imagine(table.state, table.rules, viewer, rng.fork(str(viewer)))
        if not world.ready:
            continue
        assert replay_deal(world) is not None
        assert trace_deal(world) == world.dealt
        assert world.dealt[world.commander] >> R4 & 1, "everybody knows who was dealt R4"
        if viewer >= 0:
            assert world.hands[viewer] == table.state.hands[viewer]
        sizes = [hand.bit_count() for hand in table.state.dealt]
        assert [hand.bit_count() for hand in world.dealt] == sizes


@settings(max_examples=40, deadline=None)
@given(tables())
def test_a_frame_names_no_card_that_its_viewer_cannot_know(where: tuple[CrewTable, Rng]) -> None:
    """CREW-COMM-01: looked for letter by letter in everything a watcher gets."""
    table, _ = where
    state = table.state
    if not state.ready:
        return
    public = state.played | set_of(state.trick) | set_of(t.card for t in state.tasks if t.shown)
    public |= set_of(signal.card for signal in state.signals if signal)
    if not any(hook.after_trick < state.number for hook in table.rules.mission.hooks):
        public |= 1 << R4  # everybody knows that the commander has it
    if state.jarvis:
        public |= state.hands[2] | set_of(state.passes[2:])  # he passed it for all to see
    view = table.view(WATCHER)
    shown = msgspec.structs.replace(view, mission=type(view.mission)())
    frame = msgspec.json.encode([shown, table.to_move(WATCHER)]).decode()
    for card in codes(ALL & ~public):
        assert f'"{card}"' not in frame


def test_a_finished_attempt_can_be_seen_whole() -> None:
    """CREW-COMM-13: in the replay, once it is over."""
    table = new(4, mission=6)
    rng = Rng.from_seed("whole")
    while not table.is_over:
        table.apply(rng.choice(tuple(table.choices(rng.choice(table.to_move())))))
    assert all(player.dealt for player in table.view(EVERYTHING).players)
