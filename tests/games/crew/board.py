"""Positions and short ways to play from them, for the tests of The Crew."""

from typing import Any

import msgspec

from kosmodrom.core.actions import Event, Seat
from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Communicate, Decline, No, Play
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.verdict import Verdict
from kosmodrom.games.crew.view import CrewOwn, CrewPublic

CrewTable = Table[Crew, CrewRules, CrewPublic, CrewOwn, AnyEvent]


def at(text: str, **options: Any) -> CrewTable:
    """A table that goes on from a position; options as the host gives them."""
    state = GAME.parse(text)
    header = Header(GAME.name, GAME.version, state.seats, options, "")
    return Table.restore(
        GAME, Snapshot(header, 0, msgspec.Raw(msgspec.json.encode(state))), (), True
    )


def new(seats: int, seed: str = "one", **options: Any) -> CrewTable:
    """A fresh table."""
    return Table(GAME, seats, options, seed)


def play(table: CrewTable, *cards: str) -> CrewTable:
    """These cards, by whoever is to play."""
    for card in cards:
        state = table.state
        seat, jarvis = state.seat_for(state.turn), state.is_jarvis(state.turn)
        table.apply(Play(seat, card, jarvis))  # type: ignore[arg-type]
    return table


def offered(table: CrewTable, seat: Seat, kind: type = Play) -> list[str]:
    """The cards that a seat may play, or use in another way."""
    return [a.card for a in table.choices(seat) if isinstance(a, kind)]  # type: ignore[attr-defined]


def refuse_all(table: CrewTable) -> CrewTable:
    """Everybody says no to what the crew is deciding."""
    scene = table.state.scene
    while table.state.scene == scene:
        table.apply(No(table.to_move()[0]))
    return table


def until(table: CrewTable, scene: str, seed: str = "") -> CrewTable:
    """Any legal way forward to a scene: decisions are refused, everything else is at random."""
    rng = Rng.from_seed(seed)
    while table.state.scene != scene and not table.is_over:
        seat = rng.choice(table.to_move())
        choices = tuple(table.choices(seat))
        table.apply(No(seat) if No(seat) in choices else rng.choice(choices))
    return table


def quiet(table: CrewTable) -> CrewTable:
    """Nobody uses the radio before this trick."""
    for seat in table.to_move()[:-1]:
        table.apply(Decline(seat))
    return table


def show(table: CrewTable, seat: Seat, card: str) -> CrewTable:
    table.apply(Communicate(seat, card))  # type: ignore[arg-type]
    return table


def verdict(table: CrewTable) -> Verdict:
    assert table.state.verdict is not None, "the attempt is not over"
    return table.state.verdict


def heard(table: CrewTable, viewer: Seat, kind: type[Event]) -> list[Any]:
    return [event for event in table.events(viewer) if isinstance(event, kind)]
