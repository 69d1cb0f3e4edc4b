"""Requests for components, granted when they are due."""

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.games.galaxy_trucker.build.hand import grab_face_down, take_face_up
from kosmodrom.games.galaxy_trucker.events import Skipped
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Request, State


def reach(state: State, rules: Rules, seat: Seat, tile: str | None) -> None:
    """Ask for a component; granted at once, or when the time has come. (GT-NET-08, GT-NET-10)"""
    ready = max(state.now, state.ships[seat].grabbed_at + rules.times.between_grabs)
    if tile is not None:
        ready = _gathered(state, rules, tile, ready)
    state.requests = (*state.requests, Request(seat, tile, ready))
    state.seal()
    grant(state, rules, state.now)


def lose_patience(state: State, rules: Rules) -> None:
    """Grant a request after some actions of others where no clock runs, as in simulations."""
    if not state.requests:
        return
    tired = {r.tile for r in state.requests if r.patience == 0 and r.due > state.now}
    state.requests = tuple(
        Request(r.seat, r.tile, state.now if r.tile in tired else r.due, max(0, r.patience - 1))
        for r in state.requests
    )
    if tired:
        grant(state, rules, state.now)


def _gathered(state: State, rules: Rules, tile: str, ready: Millis) -> Millis:
    """Who asks within 50 ms of the first request is in the draw with it. (GT-NET-08)"""
    first = min((r.due for r in state.requests if r.tile == tile), default=None)
    return first if first is not None and ready <= first else ready + rules.times.gather


def grant(state: State, rules: Rules, due: Millis) -> None:
    """Grant the requests that are due, in order of arrival."""
    while True:
        request = next((r for r in state.requests if r.due <= due), None)
        if request is None:
            return
        if request.tile is not None:
            _grant_face_up(state, request)
            continue
        state.requests = tuple(r for r in state.requests if r is not request)
        if state.heap:
            grab_face_down(state, request.seat)


def _grant_face_up(state: State, first: Request) -> None:
    """One of those who asked at the same time gets it, drawn at random. (GT-NET-08)"""
    assert first.tile is not None
    rivals = [r for r in state.requests if r.tile == first.tile]
    together = [r.seat for r in rivals if r.due == first.due]
    state.requests = tuple(r for r in state.requests if r.tile != first.tile)
    winner = together[0] if len(together) == 1 else state.rng.choice(together)
    if len(together) > 1:
        state.reveal(to=state.everyone(), chance=True)
    take_face_up(state, winner, first.tile)
    for request in rivals:
        if request.seat != winner:
            lost = Skipped(rule="GT-NET-08", seat=request.seat, tile=first.tile, winner=winner)
            state.tell(lost)
