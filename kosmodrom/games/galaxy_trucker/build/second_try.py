"""A ship that cannot fly is taken apart and built again, once, where that is offered."""

from typing import Literal

from kosmodrom.core.actions import Seat
from kosmodrom.core.ask import everyone
from kosmodrom.games.galaxy_trucker.actions import BuildAgain, FlyAsItIs
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.build.inspection import put_tokens_back
from kosmodrom.games.galaxy_trucker.events import TookApart
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import Clock, Question, State


def unfit(rules: Rules, ship: Ship) -> Literal["no_engine", "crew"] | None:
    """Why a ship cannot fly before anybody is aboard: nobody could live in it, or drive it."""
    shapes = [part.shape for part in ship.parts.values()]
    if not any(shape.places for shape in shapes):
        return "crew"
    on = rules.devices(rules, ship, "engines") if any(shape.cells for shape in shapes) else ()
    return None if rules.counts["engines"](rules, ship, tuple(on)) else "no_engine"


async def second_try(state: State, rules: Rules) -> str:
    """Who cannot fly may build again before the launch; the others keep their ships."""
    asked = {
        seat: (FlyAsItIs(seat), BuildAgain(seat))
        for seat, player in enumerate(state.players)
        if not (player.tried_again or player.is_away) and unfit(rules, state.ships[seat])
    }
    if not asked:
        return go_on(state)
    state.questions = {seat: Question("build_again") for seat in asked}
    given = await everyone(asked, state.due(rules.times.decision))
    state.questions = {}
    state.seal()
    for seat in asked:
        state.players[seat].tried_again = True
    again = [seat for seat, answer in given.items() if isinstance(answer, BuildAgain)]
    return take_apart(state, rules, again) if again else go_on(state)


def take_apart(state: State, rules: Rules, seats: list[Seat]) -> str:
    """All but the pilot cabin lies face up again; the correct ships move up. (GT-ERR-10)"""
    put_tokens_back(state, seats)
    for seat in seats:
        ship = state.ships[seat]
        first = rules.first_parts(rules, rules.board_of(ship), ship.colour)
        own = {part.tile for part in first.values()}
        off = [part.tile for _, part in sorted(ship.parts.items())]
        state.tray = tuple(tile for tile in (*state.tray, *off) if tile not in own)
        ship.parts, ship.loose = first, None
        state.tell(TookApart(seat=seat, parts=len(off)))
    for player in state.players:
        player.wants_limit = False
    state.clock, state.agenda = Clock(), ()
    return "building"
