"""Picks, bids, dice and fronts in secret: nothing that the others receive betrays them."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kosmodrom.core.actions import WATCHER, Action, Seat, TimeUp
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Grab, Ready
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bribe,
    Face,
    Guess,
    PickEvil,
    SetDie,
)
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.server.table.frames import make_frames
from tests.games.galaxy_trucker.hangar import GTTable, building, flying

CREW = "X P/2 X\nE X E"
RACE: dict[str, Any] = {"build_mode": "realtime", "pace": "usual"}
MOMENT = 250  # milliseconds between two actions


def received(table: GTTable, viewer: Seat) -> bytes:
    """The frame, what was told, what a bot would see, every refusal, and until when."""
    (frame,) = make_frames(table, [viewer], table.state.now)
    situation: tuple[Any, ...] = ()
    if viewer != WATCHER:
        known = table.situation(viewer)
        situation = known.public, known.own, known.choices, table.previews(viewer)
    tried = [PickEvil(viewer, "evil-ambush-1"), Bribe(viewer, 1), Guess(viewer, 3), Face(viewer, 1)]
    refusals = [table.why_not(action) for action in tried]
    return msgspec.json.encode(
        (frame, table.events(viewer), situation, refusals, table.deadline, table.state.stage.ends)
    )


def assert_alike(
    begin: Callable[[], GTTable], secrets: Sequence[Action], after: Sequence[Action]
) -> None:
    """One secret answer after another in the same game: nobody else can tell the worlds apart."""
    worlds = [begin() for _ in secrets]
    keeper = secrets[0].seat
    others = [*(seat for seat in range(worlds[0].seats) if seat != keeper), WATCHER]
    assert len({received(world, keeper) for world in worlds}) == 1
    for steps in (secrets, *([action] * len(secrets) for action in after)):
        for world, action in zip(worlds, steps, strict=True):
            late = world.deadline if isinstance(action, TimeUp) else None
            world.apply(action, late or world.state.now + MOMENT)
        for viewer in others:
            assert len({received(world, viewer) for world in worlds}) == 1, (viewer, steps[0])


def test_nobody_can_tell_which_evil_card_was_picked() -> None:
    """GTX-NET-20, GTX-NET-23, GTX-NET-26, GTX-EVIL-02: until the card comes up."""
    options = Options(rounds="1", evil_machinations=True, new_technologies=True, **RACE)

    def begin() -> GTTable:
        return Table(GAME, 3, options, "picks", remember=True)

    hands = [player.hand for player in begin().state.players]
    rest = [PickEvil(seat, hands[seat][0]) for seat in (1, 2)]
    ready = [Ready(seat) for seat in range(3)]
    building = [TimeUp(), Grab(0), Grab(1), Grab(2)]
    assert_alike(begin, [PickEvil(0, card) for card in hands[0]], [*rest, *ready, *building])


def test_nobody_can_tell_a_bid_before_all_have_bid() -> None:
    """GTX-NET-21, GTX-NET-23, GTX-NET-26"""
    bids = [Bribe(1, credits) for credits in range(5)]
    assert_alike(lambda: _flight("II-robo_police-1"), bids, [Bribe(0, 2)])


def test_nobody_can_tell_the_die_before_all_have_guessed() -> None:
    """GTX-NET-21, GTX-NET-26"""
    dice = [SetDie(2, number) for number in range(1, 7)]
    assert_alike(lambda: _flight("I-bureaucracy-1"), dice, [Guess(0, 3)])


def test_nobody_can_tell_a_provisional_front() -> None:
    """GTX-NET-21, GTX-NET-31: also not by what is marked as wrong."""

    def begin() -> GTTable:
        return building("X P\n. E", "P", seats=3, first_ship="IA", validation="assist", **RACE)

    assert_alike(begin, [Face(0, side) for side in (1, 2, 3)], [Grab(1), Grab(2)])


def _flight(card: str) -> GTTable:
    def rich(state: State) -> None:
        for player in state.players:
            player.credits = 4

    return flying(
        CREW, CREW, CREW, card=[card, "I-stardust-1"], bonus_cards=True, change=rich, **RACE
    )
