"""Everything that happens by itself while ships are built, because time passes."""

from collections.abc import Iterator

from kosmodrom.core.actions import Action, Millis, Seat
from kosmodrom.games.galaxy_trucker.actions import LetGo, TakeOver
from kosmodrom.games.galaxy_trucker.events import (
    CameOrWent,
    Flipped,
    Paused,
    Reserved,
    SandOut,
    Skipped,
    Swapped,
)
from kosmodrom.games.galaxy_trucker.hand import (
    fix_loose,
    give_back,
    grab_face_down,
    put_back,
    take_face_up,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Request, State


def has_hourglass(state: State, rules: Rules) -> bool:
    """None in the learning flight, none when we build without a clock. (GT-TIMER-11)"""
    return rules.times.sand is not None and not rules.is_learning(state)


def start_sand(state: State, rules: Rules) -> None:
    """In round r the hourglass begins on circle r. (GT-TIMER-01)"""
    if has_hourglass(state, rules):
        assert rules.times.sand is not None
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
    if rules.teams == "expert" and clock.circle >= 1:
        swap_ships(state, "GT-VAR-10")


def swap_ships(state: State, rule: str) -> None:
    """Partners change ships; what is on or at the board stays with the ship. (GT-VAR-12)"""
    state.ships = [state.ships[(seat + 2) % 4] for seat in state.everyone()]
    for seat, ship in enumerate(state.ships):
        fix_loose(ship)
        if ship.held is not None and seat not in ship.held_seen:
            ship.held_seen = tuple(sorted((*ship.held_seen, seat)))
            state.reveal(to=(seat,), chance=True)
    state.requests = ()
    state.tell(Swapped(rule=rule))


# When


def build_ends(state: State, rules: Rules) -> Millis | None:
    """When commands no longer count: the last sand and a moment of grace. (GT-NET-16)"""
    clock = state.clock
    if clock.paused_at is not None:
        return None
    if clock.limit is not None:
        return clock.limit + rules.times.grace
    if has_hourglass(state, rules) and clock.circle == 0 and clock.sand_ends is not None:
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


def _moments(state: State, rules: Rules) -> Iterator[Millis]:
    clock, times = state.clock, rules.times
    if clock.paused_at is not None:
        return
    yield from (request.due for request in state.requests)
    end = build_ends(state, rules)
    if end is not None:
        yield end
    elif clock.sand_ends is not None:
        yield clock.sand_ends
    due = _flip_due(state, rules)
    if due is not None:
        yield due
    wanted = {player.wants_pile for player in state.players} - {None}
    for player in state.players:
        if player.looking is not None and player.looking in wanted:
            yield player.looking_since + times.pile_lock
    for seat, player in enumerate(state.players):
        if player.away_since is not None and _hands_are_due(state, rules, seat):
            yield player.away_since + times.away
        if player.away_since is not None and rules.mode == "realtime":
            offered = player.away_since + times.replace  # then the others may vote (GT-NET-21)
            if offered > state.now:
                yield offered


def next_moment(state: State, rules: Rules) -> Millis | None:
    """The deadline of the running question."""
    return min(_moments(state, rules), default=None)


def _hands_are_due(state: State, rules: Rules, seat: Seat) -> bool:
    """In a race the hands of somebody absent do not stay full. (GT-NET-19)"""
    ship = state.ships[seat]
    return rules.mode == "realtime" and (ship.held is not None or ship.loose is not None)


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
        if player.looking in wanted and player.looking_since + rules.times.pile_lock <= due:
            put_back(state, seat, "GT-NET-15")
        away = player.away_since
        is_long = away is not None and away + rules.times.away <= due
        if is_long and _hands_are_due(state, rules, seat):
            empty_hands(state, seat, "GT-NET-19")


def empty_hands(state: State, seat: Seat, rule: str) -> None:
    """The loose component becomes fixed, a held one goes back face up."""
    ship = state.ships[seat]
    fix_loose(ship)
    if ship.held is not None and ship.held_from == "reserve":
        state.tell(Reserved(seat=seat, tile=ship.held, rule=rule))
        ship.reserve, ship.held = (*ship.reserve, ship.held), None
    elif ship.held is not None:
        give_back(state, seat, rule)


# Hands that reach for the same component


def reach(state: State, rules: Rules, seat: Seat, tile: str | None) -> None:
    """Ask for a component; granted at once, or when the time has come. (GT-NET-08, GT-NET-10)"""
    ready = state.now
    if rules.mode == "realtime" and rules.seats > 1:
        ready = max(ready, state.ships[seat].grabbed_at + rules.times.between_grabs)
        if tile is not None:
            ready = _gathered(state, rules, tile, ready)
    state.requests = (*state.requests, Request(seat, tile, ready))
    state.seal()
    grant(state, rules, state.now)


def tire(state: State, rules: Rules) -> None:
    """A hand does not wait for ever where many act and no clock runs: in simulations."""
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
    """Serve the hands whose time has come, in order of arrival."""
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
    """One of those who asked together gets it, drawn at random; the others miss. (GT-NET-08)"""
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


# Pauses and absences


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


def come_or_go(state: State, rules: Rules, who: Seat, here: bool) -> None:
    """Somebody's last connection closed, or the first one opened again. (GT-NET-19)"""
    player = state.players[who]
    player.away_since = None if here else state.now
    if here:
        player.replaced = False  # (GT-NET-21: the owner can take it back at any time)
        for other in state.players:
            other.wants_replaced = tuple(seat for seat in other.wants_replaced if seat != who)
    elif rules.mode != "turns":  # there a pile stays open until the turn is ended (GT-NET-23)
        put_back(state, who, "GT-NET-15")
    state.tell(CameOrWent(seat=who, now="here" if here else "away"))
    if state.scene == "building":
        mind_absence(state, rules)


def mind_absence(state: State, rules: Rules) -> None:
    """The clock stops when nobody is left; a pause may wait for fewer now. (GT-NET-20)"""
    if rules.mode != "realtime" and state.clock.limit is None:
        return  # no clock runs
    nobody = all(p.away_since is not None or p.gone or p.replaced for p in state.players)
    if state.clock.paused_at is None:
        if nobody:
            pause(state, covered=False)
        else:
            agree_on_pause(state)
    elif not nobody and not state.clock.covered:
        resume(state)


def agree_on_pause(state: State) -> None:
    """A pause needs all who are present. (GT-NET-20)"""
    present = [p for p in state.players if p.away_since is None and not p.gone]
    if present and all(player.wants_pause for player in present):
        pause(state, covered=True)


def hand_on_pause(state: State, who: Seat) -> None:
    """A pause whose asker has left is somebody else's to end. (GT-NET-20)"""
    if state.clock.paused_by != who:
        return
    left = [seat for seat, player in enumerate(state.players) if not player.gone]
    present = [seat for seat in left if state.players[seat].away_since is None]
    state.clock.paused_by = next(iter(present or left), None)


def depart(state: State, rules: Rules, who: Seat) -> None:
    """Somebody has left for good; in a team the partner may take over. (GT-NET-41)"""
    player = state.players[who]
    player.gone, player.replaced = True, False
    put_back(state, who, "GT-NET-15")
    if rules.teams != "none":
        partner = state.players[partner_of(who)]
        player.asks_partner, partner.asks_partner = not partner.gone, False
    state.seal()
    state.tell(CameOrWent(seat=who, now="gone", rule="GT-NET-41"))
    if state.scene == "building":
        state.requests = tuple(request for request in state.requests if request.seat != who)
        empty_hands(state, who, "GT-NET-41")
        hand_on_pause(state, who)
        mind_absence(state, rules)


# Partners


def partner_of(seat: Seat) -> Seat:
    """Partners sit opposite each other. (GT-VAR-07)"""
    return (seat + 2) % 4


def partners(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Who shares credits and a private chat with this seat. (GT-VAR-08, GT-NET-46)"""
    return () if rules.teams == "none" or seat < 0 else (partner_of(seat),)


def partner_choices(state: State, seat: Seat) -> Iterator[Action]:
    """Whether the ship of a partner who left plays on. (GT-NET-41)"""
    who = partner_of(seat)
    if who < state.seats and state.players[who].asks_partner:
        yield TakeOver(seat, who)
        yield LetGo(seat, who)


def take_over(state: State, who: Seat) -> None:
    """A computer player plays on for the team. (GT-NET-41)"""
    player = state.players[who]
    player.gone, player.asks_partner = False, False
    player.replaced, player.away_since = True, None
    state.seal()
    state.tell(CameOrWent(seat=who, now="taken_over", rule="GT-NET-41"))


def let_go(state: State, who: Seat) -> None:
    """The partner's ship gives up, as any other's would. (GT-NET-41)"""
    state.players[who].asks_partner = False
    state.seal()
