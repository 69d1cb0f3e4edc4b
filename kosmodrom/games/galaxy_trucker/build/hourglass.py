"""The hourglass, and all that happens while ships are built because time passes."""

from collections.abc import Iterator

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.games.galaxy_trucker.build.absence import empty_hands, hands_are_due
from kosmodrom.games.galaxy_trucker.build.hand import put_back
from kosmodrom.games.galaxy_trucker.build.requests import grant
from kosmodrom.games.galaxy_trucker.events import Flipped, SandOut
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.teams import swap_ships


def has_hourglass(rules: Rules) -> bool:
    """None in the learning flight, none when we build without a clock. (GT-TIMER-11)"""
    return rules.times.sand is not None


def start_sand(state: State, rules: Rules) -> None:
    """In round r the hourglass begins on circle r. (GT-TIMER-01)"""
    if rules.times.sand is not None:
        state.clock.circle = rules.round(state).number
        state.clock.sand_ends = state.now + rules.times.sand


def flip(state: State, rules: Rules, by: Seat | None, rule: str) -> None:
    """On to the next lower circle. (GT-TIMER-02, GT-TIMER-06)"""
    clock = state.clock
    assert rules.times.sand is not None
    clock.circle -= 1
    clock.sand_ends, clock.empty_since = state.now + rules.times.sand, None
    state.seal()
    state.tell(Flipped(by=by, circle=clock.circle, rule=rule))
    if rules.swaps_while_building and clock.circle >= 1:
        swap_ships(state, rules, "GT-VAR-10")


# When


def build_ends(state: State, rules: Rules) -> Millis | None:
    """When commands no longer count: the last sand and a moment of grace. (GT-NET-16)"""
    clock = state.clock
    if clock.paused_at is not None:
        return None
    if clock.limit is not None:
        return clock.limit + rules.times.grace
    if has_hourglass(rules) and clock.circle == 0 and clock.sand_ends is not None:
        return clock.sand_ends + rules.times.grace
    return None


def _flip_due(state: State, rules: Rules) -> Millis | None:
    """When the server turns an hourglass that stands empty. (GT-NET-17)"""
    clock = state.clock
    if clock.empty_since is None or clock.circle == 0:
        return None
    finished = any(ship.token is not None for ship in state.ships)
    if clock.circle > 1 or finished:
        return clock.empty_since + rules.times.stalled
    return clock.empty_since + rules.times.stalled_last


def _moments(state: State, rules: Rules) -> list[Millis]:
    clock, times = state.clock, rules.times
    if clock.paused_at is not None:
        return []
    found = [request.due for request in state.requests]
    end = build_ends(state, rules)
    if end is not None:
        found.append(end)
    elif clock.sand_ends is not None:
        found.append(clock.sand_ends)
    due = _flip_due(state, rules)
    if due is not None:
        found.append(due)
    for seat, player in enumerate(state.players):
        if player.looking is not None and _is_wanted(state, player.looking):
            found.append(player.looking_since + (times.pile_lock or 0))
        if player.away_since is not None:
            found += _moments_of_absent(state, rules, seat, player.away_since)
    return found


def _is_wanted(state: State, pile: int) -> bool:
    return any(player.wants_pile == pile for player in state.players)


def _moments_of_absent(state: State, rules: Rules, seat: Seat, away: Millis) -> Iterator[Millis]:
    if (hands := hands_are_due(state, rules, seat)) is not None:
        yield hands
    offered = away + rules.times.replace  # then the others may vote (GT-NET-21)
    if rules.hands_over and offered > state.now:
        yield offered


def next_moment(state: State, rules: Rules) -> Millis | None:
    """The deadline of the running question."""
    return min(_moments(state, rules), default=None)


# What


def run_clock(state: State, rules: Rules, by: Seat) -> bool:
    """Do all that has become due; True if building has ended by it.

    What a player does in the last moment of grace still counts. (GT-NET-16)
    """
    while True:
        due = next_moment(state, rules)
        if due is None or due > state.now:
            return False
        end = build_ends(state, rules)
        if end is not None and end <= due:
            return by < 0 or end < state.now
        _do_due(state, rules, due)


def _do_due(state: State, rules: Rules, due: Millis) -> None:
    clock = state.clock
    if any(request.due <= due for request in state.requests):
        grant(state, rules, due)
    elif clock.sand_ends is not None and clock.circle > 0 and clock.sand_ends <= due:
        clock.sand_ends, clock.empty_since = None, due
        state.tell(SandOut(circle=clock.circle))
    elif (flip_due := _flip_due(state, rules)) is not None and flip_due <= due:
        flip(state, rules, None, "GT-NET-17")
    else:
        _let_go(state, rules, due)


def _let_go(state: State, rules: Rules, due: Millis) -> None:
    """Piles that somebody waits for, and hands of those who are away. (GT-NET-15, GT-NET-19)"""
    wanted = {player.wants_pile for player in state.players} - {None}
    for seat, player in enumerate(state.players):
        lock = rules.times.pile_lock or 0
        if player.looking in wanted and player.looking_since + lock <= due:
            put_back(state, seat, "GT-NET-15")
        hands = hands_are_due(state, rules, seat)
        if hands is not None and hands <= due:
            empty_hands(state, seat, "GT-NET-19")
