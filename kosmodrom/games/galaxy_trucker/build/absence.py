"""Pauses, people who are away, and people who have left."""

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.games.galaxy_trucker.build.hand import fix_loose, give_back, put_back
from kosmodrom.games.galaxy_trucker.events import CameOrWent, Paused, Reserved
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Request, State
from kosmodrom.games.galaxy_trucker.teams import ask_partner


def pause(state: State, covered: bool) -> None:
    state.clock.paused_at, state.clock.covered = state.now, covered
    state.tell(Paused(on=True))


def resume(state: State) -> None:
    """All clocks go on where they stood. (GT-NET-20)"""
    clock = state.clock
    assert clock.paused_at is not None
    slept = state.now - clock.paused_at
    clock.paused_at, clock.paused_by, clock.covered = None, None, False
    for name in ("sand_ends", "empty_since", "limit"):
        moment = getattr(clock, name)
        if moment is not None:
            setattr(clock, name, moment + slept)
    state.requests = tuple(
        Request(r.seat, r.tile, r.due + slept, r.patience) for r in state.requests
    )
    for player in state.players:
        player.looking_since += slept
        player.wants_pause = False
    state.tell(Paused(on=False))


def agree_on_pause(state: State) -> None:
    """A pause needs all who are present. (GT-NET-20)"""
    present = [p for p in state.players if p.away_since is None and not p.gone]
    if present and all(player.wants_pause for player in present):
        pause(state, covered=True)


def pass_on_pause(state: State, who: Seat) -> None:
    """Somebody else may end a pause when the one who asked for it has left. (GT-NET-20)"""
    if state.clock.paused_by != who:
        return
    left = [seat for seat, player in enumerate(state.players) if not player.gone]
    present = [seat for seat in left if state.players[seat].away_since is None]
    state.clock.paused_by = next(iter(present or left), None)


def come_or_go(state: State, rules: Rules, who: Seat, here: bool) -> None:
    """Somebody's last connection closed, or the first one opened again. (GT-NET-19)"""
    player = state.players[who]
    player.away_since = None if here else state.now
    if here:
        player.replaced = False  # (GT-NET-21: the owner can take it back at any time)
        for other in state.players:
            other.wants_replaced = tuple(seat for seat in other.wants_replaced if seat != who)
    elif rules.closes_piles:
        put_back(state, who, "GT-NET-15")
    state.tell(CameOrWent(seat=who, now="here" if here else "away"))
    if state.scene == "building":
        react_to_absence(state, rules)


def react_to_absence(state: State, rules: Rules) -> None:
    """The clock stops when nobody is left; a pause may wait for fewer now. (GT-NET-20)"""
    if not rules.stops_when_empty and state.clock.limit is None:
        return  # no clock runs
    nobody = all(p.away_since is not None or p.gone or p.replaced for p in state.players)
    if state.clock.paused_at is None:
        if nobody:
            pause(state, covered=False)
        else:
            agree_on_pause(state)
    elif not nobody and not state.clock.covered:
        resume(state)


def depart(state: State, rules: Rules, who: Seat) -> None:
    """Somebody has left for good; in a team the partner may take over. (GT-NET-41)"""
    player = state.players[who]
    player.gone, player.replaced = True, False
    put_back(state, who, "GT-NET-15")
    ask_partner(state, rules, who)
    state.seal()
    state.tell(CameOrWent(seat=who, now="gone", rule="GT-NET-41"))
    if state.scene == "building":
        state.requests = tuple(request for request in state.requests if request.seat != who)
        empty_hands(state, who, "GT-NET-41")
        pass_on_pause(state, who)
        react_to_absence(state, rules)


def hands_are_due(state: State, rules: Rules, seat: Seat) -> Millis | None:
    """When the hands of somebody absent are emptied; only in a race they are. (GT-NET-19)"""
    ship, away = state.ships[seat], state.players[seat].away_since
    if away is None or rules.times.away is None:
        return None
    return away + rules.times.away if ship.held is not None or ship.loose is not None else None


def empty_hands(state: State, seat: Seat, rule: str) -> None:
    """The loose component becomes fixed, a held one goes back face up."""
    ship = state.ships[seat]
    fix_loose(ship)
    if ship.held is not None and ship.held_from == "reserve":
        state.tell(Reserved(seat=seat, tile=ship.held, rule=rule))
        ship.reserve, ship.held = (*ship.reserve, ship.held), None
    elif ship.held is not None:
        give_back(state, seat, rule)
