"""The race: everybody builds at once, one action a scene."""

from collections.abc import Callable, Container, Sequence
from functools import cache, lru_cache, partial
from itertools import repeat
from typing import Literal, NamedTuple

from kosmodrom.core.actions import Action, Presence, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.games.galaxy_trucker import teams
from kosmodrom.games.galaxy_trucker.actions import (
    AskForLimit,
    AskForPile,
    Depart,
    Finish,
    Flip,
    Grab,
    HandOver,
    LetGo,
    Look,
    Pause,
    Place,
    PutBack,
    Return,
    SetAside,
    Take,
    TakeOff,
    TakeOver,
    TakeReserve,
)
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.build import absence, hand, hourglass, requests
from kosmodrom.games.galaxy_trucker.choices import place_action, presences, take_action
from kosmodrom.games.galaxy_trucker.events import (
    BuildEnded,
    CameOrWent,
    CountdownBegan,
    Finished,
    PileWanted,
    Skipped,
    TookOff,
    Wishes,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Lost, Part, Parts, Ship
from kosmodrom.games.galaxy_trucker.state import Clock, State

SLOTS = 40  # places in the heap that can be clicked; all mean the same (GT-NET-09)

# What may be done


def ship_named(rules: Rules, ship: Ship) -> Seat | None:
    """Which ship an action means; only where partners change ships while building."""
    return ship.colour if rules.swaps_while_building else None


class Common(NamedTuple):
    """What the choices of one moment depend on, found out once for all seats."""

    reaching: list[Seat]  # hands that wait for a component
    tokens: tuple[int, ...]  # still free
    looked_at: list[int | None]  # piles
    proposers: tuple[Seat, ...]  # who asks for something that needs the others' consent


def common(state: State) -> Common:
    proposers = [
        seat
        for seat, player in enumerate(state.players)
        if player.wants_pause or player.wants_limit or player.wants_replaced or player.asks_partner
    ]
    return Common(
        reaching=[request.seat for request in state.requests],
        tokens=free_tokens(state),
        looked_at=[player.looking for player in state.players],
        proposers=tuple(proposers),
    )


def building_choices(
    state: State, rules: Rules, seat: Seat, known: Callable[[], Common]
) -> list[Action]:
    """What the race waits for: a ship that is not finished, an hourglass, an answer to others."""
    player, ship = state.players[seat], state.ships[seat]
    if state.clock.paused_at is not None and not player.gone:
        return [Pause(seat, False)] if state.clock.paused_by == seat else []
    if player.gone or seat in known().reaching:
        return []
    found: list[Action] = []
    if player.looking is not None:
        found.append(PutBack(seat))  # (GT-PEEK-04)
    elif ship.token is None:
        found += hand_choices(state, rules, seat, known().tokens)
    if state.clock.sand_ends is None and may_flip(state, rules, seat):
        found.append(Flip(seat, state.clock.circle))
    if known().proposers:
        found += vote_choices(state, rules, seat, known().proposers, is_answer=True)
    return found


def aside_choices(
    state: State, rules: Rules, seat: Seat, known: Callable[[], Common]
) -> list[Action]:
    """What a player may do besides, though nobody waits for it."""
    player = state.players[seat]
    if state.clock.paused_at is not None and not player.gone:
        return [Pause(seat, False)] if state.clock.paused_by != seat else []
    if player.gone or seat in known().reaching:
        return []
    found = more_choices(state, rules, seat)
    if player.looking is None and state.ships[seat].held is None:
        found += look_choices(state, rules, seat, known().looked_at)
    return found + vote_choices(state, rules, seat, known().proposers, is_answer=False)


def more_choices(state: State, rules: Rules, seat: Seat) -> list[Action]:
    """What the ships of this round allow besides."""
    return [a for move in rules.build_moves.values() for a in move.choices(state, rules, seat)]


def is_open(state: State, rules: Rules, action: Action) -> bool:
    known = cache(partial(common, state))
    found = building_choices(state, rules, action.seat, known)
    return action in found or action in aside_choices(state, rules, action.seat, known)


def hand_choices(
    state: State, rules: Rules, seat: Seat, tokens: tuple[int, ...] = ()
) -> list[Action]:
    """Place, give back, set aside; with an empty hand grab another or finish."""
    ship = state.ships[seat]
    found, named = list[Action](), ship_named(rules, ship)
    if ship.held is not None or ship.loose is not None:
        found += placings(rules, ship, seat, named)
        if hand.may_give_back(ship):
            found.append(Return(seat, named))
        if hand.may_set_aside(state, rules, ship):
            found.append(SetAside(seat, named))
    if ship.held is None:
        found += grab_choices(state, rules, seat)
        found += finish_choices(state, rules, seat, tokens, named)
    return found


def placings(rules: Rules, ship: Ship, seat: Seat, named: Seat | None) -> Sequence[Action]:
    """Where the component in hand may go; when strict, only where it fits. (GT-NET-06)"""
    board = rules.board_of(ship)
    if rules.must_fit:
        return [place_action(seat, *spot, named) for spot in hand.fitting(rules, ship, board)]
    loose = ship.loose if ship.held is None else None
    return placed_anywhere(seat, tuple(ship.parts.items()), loose, board, rules.open_cells, named)


@lru_cache(4096)  # a ship changes seldom, the others' actions ask again and again
def placed_anywhere(
    seat: Seat,
    items: tuple[tuple[Cell, Part], ...],
    loose: Cell | None,
    board: Board,
    open_cells: Callable[[Parts, Board], list[Cell]],
    named: Seat | None,
) -> tuple[Action, ...]:
    """Anywhere beside the ship; the loose component, if that is meant, not where it lies."""
    parts = dict(items)
    lies = None if loose is None else (loose, parts.pop(loose).turns)
    spots = [(cell, turns) for cell in open_cells(parts, board) for turns in range(4)]
    return tuple([place_action(seat, *spot, named) for spot in spots if spot != lies])


def grab_choices(state: State, rules: Rules, seat: Seat) -> list[Action]:
    """One component at a time, from the heap, the tray or the own reserve. (GT-BUILD-06)"""
    ship = state.ships[seat]
    found: list[Action] = []
    if not rules.grab_budget or ship.grabs < rules.grab_budget:
        found += grabs(seat, min(SLOTS, len(state.heap)))
        found += map(take_action, repeat(seat), state.tray)
    if ship.reserve:
        named = ship_named(rules, ship)
        found += [TakeReserve(seat, tile, named) for tile in ship.reserve]
    return found


@lru_cache(1000)
def grabs(seat: Seat, slots: int) -> tuple[Action, ...]:
    return tuple(Grab(seat, slot) for slot in range(slots))


def finish_choices(
    state: State, rules: Rules, seat: Seat, tokens: tuple[int, ...], named: Seat | None
) -> list[Action]:
    """Any free number, and while we learn, taking off what is wrong. (GT-BUILD-18, GT-ERR-09)"""
    found: list[Action] = [*map(Finish, repeat(seat), tokens, repeat(named))]
    if rules.free_repairs:
        found += [TakeOff(seat, cell) for cell in offending(state, rules, seat)]
    return found


def offending(state: State, rules: Rules, seat: Seat) -> list[Cell]:
    """The components that errors are about, the pilot cabin excepted."""
    ship = state.ships[seat]
    board = rules.board_of(ship)
    found = rules.find_flaws(ship.parts, board)
    return sorted({cell for flaw in found for cell in flaw.cells} - {board.start})


def look_choices(
    state: State, rules: Rules, seat: Seat, taken: Container[int | None]
) -> list[Action]:
    """A pile that nobody looks at, once something is built. (GT-PEEK-02, GT-PEEK-05)"""
    found: list[Action] = []
    if not rules.may_look(state.ships[seat].parts):
        return found
    for pile in range(len(state.seen)):
        if pile not in taken:
            found.append(Look(seat, pile))
        elif rules.times.pile_lock and state.players[seat].wants_pile is None:
            found.append(AskForPile(seat, pile))
    return found


def may_flip(state: State, rules: Rules, seat: Seat) -> bool:
    return hourglass.has_hourglass(rules) and flip_state(state, rules, seat) == "yes"


def flip_state(
    state: State, rules: Rules, viewer: Seat
) -> Literal["no", "running", "finished_only", "yes"]:
    """Whether a player may turn the hourglass, or why not. (GT-TIMER-02 to GT-TIMER-06)"""
    if state.clock.sand_ends is not None:
        return "running"
    if state.clock.circle == 0 or viewer < 0:
        return "no"
    if state.clock.circle > 1 or state.ships[viewer].token is not None:
        return "yes"
    return "finished_only"


def vote_choices(
    state: State, rules: Rules, seat: Seat, proposers: tuple[Seat, ...], is_answer: bool
) -> list[Action]:
    """What needs the others' consent: answers to what they propose, or proposals of one's own.

    Limits, pauses, computer players. (GT-NET-20, -21, -28)
    """
    me, found = state.players[seat], list[Action]()
    others = [state.players[one] for one in proposers if one != seat] if proposers else []
    if is_answer:
        found += teams.partner_choices(state, rules, seat)
    if rules.limits and state.clock.limit is None and not me.wants_limit:
        wanted = any(player.wants_limit for player in others)
        if state.ships[seat].token is not None and wanted == is_answer:
            found.append(AskForLimit(seat))
    if rules.pauses:
        wanted = bool(others) and not me.wants_pause and any(p.wants_pause for p in others)
        if wanted == is_answer:
            found.append(Pause(seat, not me.wants_pause))
    if rules.hands_over:
        for who, player in enumerate(state.players):
            if player.away_since is not None and may_hand_over(state, rules, seat, who):
                wanted = any(who in other.wants_replaced for other in others)
                if wanted == is_answer:
                    found.append(HandOver(seat, who))
    return found


def may_hand_over(state: State, rules: Rules, seat: Seat, who: Seat) -> bool:
    """Whether this seat may vote for a computer player in the place of one who is away."""
    player = state.players[who]
    if who == seat or player.gone or player.replaced or player.away_since is None:
        return False
    is_long_gone = state.now - player.away_since >= rules.times.replace
    return is_long_gone and who not in state.players[seat].wants_replaced


def free_tokens(state: State) -> tuple[int, ...]:
    """The number tokens that still lie there. (GT-FLOW-04)"""
    taken = [ship.token for ship in state.ships]
    return tuple([token for token in range(1, state.seats + 1) if token not in taken])


# The scene


async def building(state: State, rules: Rules) -> str:
    """Whoever acts first is served first, until all have a number. (GT-BUILD-01)"""
    if not [player for player in state.players if not player.gone]:
        return build_goes_on(state, rules)
    known = cache(partial(common, state))
    asked: dict[Seat, Offer[Action]] = {
        seat: partial(building_choices, state, rules, seat, known) for seat in range(state.seats)
    }
    aside: dict[Seat, Offer[Action]] = {
        seat: partial(aside_choices, state, rules, seat, known) for seat in range(state.seats)
    }
    due = hourglass.next_moment(state, rules)
    action: Action = await Ask(asked | presences(state, rules), due, aside=aside)
    if isinstance(action, TimeUp):
        rules.seal_time_out(state)
    is_due = due is not None and due <= state.now
    if is_due and hourglass.run_clock(state, rules, action.seat):
        if not isinstance(action, TimeUp | Presence):
            state.tell(Skipped(rule="GT-NET-16", seat=action.seat), to=(action.seat,))
        freeze(state)
        rules.seal_time_out(state)
        return "tokens"
    if not (is_due and action.seat >= 0) or is_open(state, rules, action):
        do_building(state, rules, action)
    if action.seat >= 0 and not isinstance(action, Place):
        state.seal()  # only the loose component is taken back (GT-NET-44)
    if action.seat >= 0 and state.clock.paused_at is None:
        requests.lose_patience(state, rules)
    return build_goes_on(state, rules)


def build_goes_on(state: State, rules: Rules) -> str:
    """The build ends when every player has a number token. (GT-BUILD-23, GT-TIMER-10)"""
    waiting = [seat for seat, ship in enumerate(state.ships) if ship.token is None]
    if waiting and not [seat for seat in waiting if not state.players[seat].gone]:
        for seat in waiting:
            absence.empty_hands(state, seat, "GT-NET-41")
            finish(state, seat, free_tokens(state)[0], "GT-NET-41")
        waiting = []
    if waiting:
        return "building"
    return end_build(state, rules)


def do_building(state: State, rules: Rules, action: Action) -> None:
    match action:
        case Grab(seat):
            requests.reach(state, rules, seat, None)
        case Take(seat, tile):
            requests.reach(state, rules, seat, tile)
        case Flip(seat):
            hourglass.flip(state, rules, seat, _flip_rule(state))
        case Pause(seat, on):
            vote_pause(state, rules, seat, on)
        case HandOver(seat, who):
            vote_hand_over(state, seat, who)
        case AskForLimit(seat):
            vote_limit(state, rules, seat)
        case AskForPile(seat, pile):
            state.players[seat].wants_pile = pile
            state.tell(PileWanted(seat=seat, pile=pile))
        case Presence(who=who, here=here):
            absence.come_or_go(state, rules, who, here)
        case Depart(who=who):
            absence.depart(state, rules, who)
        case TakeOver(who=who):
            teams.take_over(state, who)
        case LetGo(who=who):
            teams.let_go(state, who)
        case _:
            do_by_hand(state, rules, action)


def _flip_rule(state: State) -> str:
    return "GT-TIMER-05" if state.clock.circle == 1 else "GT-TIMER-02"


def do_by_hand(state: State, rules: Rules, action: Action) -> None:
    """What is done in the same way in the race and in turns."""
    match action:
        case Place(seat, cell, turns):
            hand.place(state, seat, cell, turns)
        case Return(seat):
            hand.give_back(state, seat)
        case SetAside(seat):
            hand.set_aside(state, seat)
        case TakeReserve(seat, tile):
            hand.take_reserve(state, seat, tile)
        case TakeOff(seat, cell):
            take_off(state, seat, cell)
        case Look(seat, pile):
            hand.look_at(state, seat, pile)
        case PutBack(seat):
            hand.put_back(state, seat)
        case Finish(seat, token):
            finish(state, seat, token, "GT-BUILD-17")
        case _ if type(action) in rules.build_moves:
            rules.build_moves[type(action)].do(state, rules, action.seat, action)


def take_off(state: State, seat: Seat, cell: Cell, rule: str = "GT-ERR-09") -> None:
    """An offending component lies face up again, free of charge. (GT-ERR-09, GT-ERR-10)"""
    ship = state.ships[seat]
    if ship.loose == cell:
        ship.loose = None
    tile = ship.take(cell).tile
    state.tray = (*state.tray, tile)
    state.seal()
    state.tell(TookOff(seat=seat, tile=tile, cell=cell, rule=rule))


def finish(state: State, seat: Seat, token: int, rule: str) -> None:
    """After that the ship is final. (GT-BUILD-17)"""
    ship = state.ships[seat]
    hand.fix_loose(ship)  # (GT-BUILD-09)
    ship.token = token
    state.seal()
    state.tell(Finished(seat=seat, token=token, rule=rule))


def end_build(state: State, rules: Rules) -> str:
    """Nothing more is added; what is still set aside will be charged. (GT-BUILD-21)"""
    for seat, ship in enumerate(state.ships):
        absence.empty_hands(state, seat, "GT-TIMER-09")
        ship.lost += tuple(Lost(tile, "unused") for tile in ship.reserve)
        ship.reserve = ()
        hand.put_back(state, seat)
        state.players[seat].wants_pile = None
    state.requests = ()
    state.clock = Clock()
    state.tell(BuildEnded())
    return go(state, rules, "build_over", "inspection")


# Votes


def vote_pause(state: State, rules: Rules, seat: Seat, on: bool) -> None:
    """A pause needs all who are present; anybody ends it. (GT-NET-20)"""
    if state.clock.paused_at is not None:
        absence.resume(state)
        return
    if on and not any(player.wants_pause for player in state.players):
        state.clock.paused_by = seat
    state.players[seat].wants_pause = on
    state.tell(Wishes(seat=seat, what="pause", on=on))
    absence.agree_on_pause(state)


def vote_hand_over(state: State, seat: Seat, who: Seat) -> None:
    """A computer player takes over when most of the others agree. (GT-NET-21)"""
    me = state.players[seat]
    me.wants_replaced = (*me.wants_replaced, who)
    state.tell(Wishes(seat=seat, what="hand_over", who=who, rule="GT-NET-21"))
    others = [p for s, p in enumerate(state.players) if s != who and not p.gone]
    votes = sum(who in player.wants_replaced for player in others)
    if 2 * votes > len(others):
        player = state.players[who]
        player.replaced, player.away_since = True, None
        state.tell(CameOrWent(seat=who, now="replaced", rule="GT-NET-21"))


def vote_limit(state: State, rules: Rules, seat: Seat) -> None:
    """When all finished players ask, the rest have five minutes. (GT-NET-28)"""
    state.players[seat].wants_limit = True
    state.tell(Wishes(seat=seat, what="limit", rule="GT-NET-28"))
    finished = [p for s, p in enumerate(state.players) if state.ships[s].token is not None]
    if all(player.wants_limit or player.gone for player in finished):
        state.clock.limit = state.now + rules.times.limit
        state.tell(CountdownBegan(time=rules.times.limit, rule="GT-NET-28"))


# When time has run out


def freeze(state: State) -> None:
    """Loose components stay, held ones go back, at no cost. (GT-TIMER-09)"""
    for seat in state.everyone():
        absence.empty_hands(state, seat, "GT-TIMER-09")
        hand.put_back(state, seat)
    state.requests = ()


async def tokens(state: State, rules: Rules) -> str:
    """Whoever has no number takes one within five seconds. (GT-TIMER-08, GT-NET-16)"""
    waiting = [s for s, ship in enumerate(state.ships) if ship.token is None]
    absent = {s for s, p in enumerate(state.players) if p.gone or p.away_since is not None}
    present = [s for s in waiting if s not in absent]
    if len(waiting) > 1 and present:
        if state.clock.due is None:
            state.clock.due = state.now + rules.times.token
        asked = {
            seat: tuple(Finish(seat, token) for token in free_tokens(state)) for seat in present
        }
        action = await Ask[Finish | TimeUp](asked, state.clock.due)
        if not isinstance(action, TimeUp):
            finish(state, action.seat, action.token, "GT-TIMER-08")
            return "tokens"
        state.rng.shuffle(present)
        state.reveal(to=state.everyone(), chance=True)
    for seat in (*present, *(s for s in waiting if s not in present)):
        finish(state, seat, free_tokens(state)[0], "GT-NET-16")
    return end_build(state, rules)
