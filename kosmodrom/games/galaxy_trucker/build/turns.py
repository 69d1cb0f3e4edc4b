"""Building one after another, for correspondence. (GT-NET-22)"""

from collections.abc import Iterator
from functools import partial

from kosmodrom.core.actions import Action, Presence, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.games.galaxy_trucker import teams
from kosmodrom.games.galaxy_trucker.actions import (
    Depart,
    EndTurn,
    Finish,
    Grab,
    LetGo,
    Order,
    Place,
    Return,
    SetAside,
    StartCountdown,
    Take,
    TakeOver,
)
from kosmodrom.games.galaxy_trucker.build import absence, hand
from kosmodrom.games.galaxy_trucker.build.building import (
    do_by_hand,
    end_build,
    finish,
    finish_choices,
    free_tokens,
    grab_choices,
    hand_choices,
    look_choices,
    more_choices,
    ship_named,
)
from kosmodrom.games.galaxy_trucker.choices import presences
from kosmodrom.games.galaxy_trucker.events import CountdownBegan, TurnOf, Wishes
from kosmodrom.games.galaxy_trucker.flight.orders import give_order, orders_before_launch
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

BLOCK = 10  # turns of each player that stand for one circle of the hourglass (GT-NET-24)
PATIENCE = 3  # turns missed in a row (GT-NET-26)


def whose_turn(state: State) -> Seat:
    return state.order[state.clock.turn % state.seats]


def turn_choices(state: State, rules: Rules, seat: Seat) -> Iterator[Action]:
    """A turn is one grab, one set-aside component, one look, or the end. (GT-NET-22)"""
    ship, player = state.ships[seat], state.players[seat]
    if player.looking is not None:
        yield EndTurn(seat)
    elif hand.in_hand(ship) is not None:
        for action in hand_choices(state, rules, seat):
            if isinstance(action, Place | Return | SetAside):
                yield action
        if ship.held is None:
            yield EndTurn(seat)
    else:
        yield from grab_choices(state, rules, seat)
        yield from look_choices(state, rules, seat, [one.looking for one in state.players])
        named = ship_named(rules, ship)
        yield from finish_choices(state, rules, seat, free_tokens(state), named)


def aside_choices(state: State, rules: Rules, seat: Seat) -> Iterator[Action]:
    """When the countdown may start, and orders for the flight. (GT-NET-24, GT-NET-34)"""
    if state.ships[seat].token is not None and not state.clock.countdown:
        yield StartCountdown(seat, not state.players[seat].wants_countdown)
    yield from teams.partner_choices(state, rules, seat)
    yield from more_choices(state, rules, seat)
    yield from orders_before_launch(state, rules, seat)


async def turn(state: State, rules: Rules) -> str:
    """One step of the player whose turn it is. (GT-NET-22, GT-NET-23)"""
    seat = whose_turn(state)
    if state.players[seat].gone:
        return end_turn(state, rules)
    aside: dict[Seat, Offer[Action]] = {
        other: partial(aside_choices, state, rules, other) for other in state.everyone()
    }
    asked: dict[Seat, Offer[Action]] = {seat: partial(turn_choices, state, rules, seat)}
    asked |= presences(state, rules)
    action: Action = await Ask(asked, _deadline(state, rules), aside=aside)
    if action.seat >= 0 and not isinstance(action, Place):
        state.seal()  # only the loose component is taken back (GT-NET-44)
    if type(action) in rules.build_moves:
        do_by_hand(state, rules, action)
        return "turn"
    match action:
        case Order(other, about, answer):
            give_order(state, other, about, answer)
            return "turn"
        case StartCountdown(other, on):
            state.players[other].wants_countdown = on
            state.tell(Wishes(seat=other, what="countdown", on=on, rule="GT-NET-24"))
            return "turn"
        case TakeOver(who=who):
            teams.take_over(state, who)
            return "turn"
        case LetGo(who=who):
            teams.let_go(state, who)
            return "turn"
        case Presence(who=who, here=here):
            absence.come_or_go(state, rules, who, here)
            return "turn"
        case Depart(who=who):
            absence.depart(state, rules, who)
            return end_turn(state, rules) if who == seat else "turn"
        case TimeUp():
            rules.seal_time_out(state)
            return miss_turn(state, rules, seat)
    return take_turn(state, rules, seat, action)


def _deadline(state: State, rules: Rules) -> int:
    return state.clock.turn_began + rules.times.turn


def take_turn(state: State, rules: Rules, seat: Seat, action: Action) -> str:
    """A grab goes on with the component; everything else but placing ends the turn."""
    state.players[seat].missed_turns = 0
    match action:
        case Grab():
            hand.grab_face_down(state, seat)
        case Take(tile=tile):
            hand.take_face_up(state, seat, tile)
        case EndTurn():
            return end_turn(state, rules)
        case Return() | SetAside() | Finish():
            do_by_hand(state, rules, action)
            return end_turn(state, rules)
        case _:
            do_by_hand(state, rules, action)
    return "turn"


def miss_turn(state: State, rules: Rules, seat: Seat) -> str:
    """A missed turn is skipped; three in a row finish the ship. (GT-NET-26)"""
    player = state.players[seat]
    player.missed_turns += 1
    absence.empty_hands(state, seat, "GT-NET-26")
    if player.missed_turns >= PATIENCE:
        finish(state, seat, free_tokens(state)[0], "GT-NET-26")
    return end_turn(state, rules)


def end_turn(state: State, rules: Rules) -> str:
    """On to the next who still builds; blocks end, the countdown runs. (GT-NET-24)"""
    seat = whose_turn(state)
    absence.empty_hands(state, seat, "GT-NET-23")
    hand.put_back(state, seat)
    player = state.players[seat]
    if player.turns_left:
        player.turns_left -= 1
    while True:
        state.clock.turn += 1
        if state.clock.turn % state.seats == 0:
            _end_lap(state, rules)
        start_countdown(state, rules)
        waiting = [s for s in state.order if _builds_on(state, s)]
        if not waiting:
            return finish_in_order(state, rules)
        if whose_turn(state) in waiting:
            break
    state.clock.turn_began = state.now
    state.tell(TurnOf(seat=whose_turn(state)))
    return "turn"


def _builds_on(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return state.ships[seat].token is None and player.turns_left != 0 and not player.gone


def finish_in_order(state: State, rules: Rules) -> str:
    """Whoever has no number gets one, in turn order. (GT-NET-24)"""
    for seat in state.order:
        if state.ships[seat].token is None:
            absence.empty_hands(state, seat, "GT-TIMER-09")
            finish(state, seat, free_tokens(state)[0], "GT-NET-24")
    return end_build(state, rules)


def _end_lap(state: State, rules: Rules) -> None:
    """Expert partners change ships after each block but the last. (GT-NET-27)"""
    laps = state.clock.turn // state.seats
    last = BLOCK * rules.round(state).number
    if rules.swaps_while_building and laps % BLOCK == 0 and laps < last:
        teams.swap_ships(state, rules, "GT-NET-27")


def start_countdown(state: State, rules: Rules) -> None:
    """After the last block, when a finished player wants it or one is left. (GT-NET-24, -25)"""
    blocks_over = state.clock.turn // state.seats >= BLOCK * rules.round(state).number
    if state.clock.countdown or rules.countdown_turns is None or not blocks_over:
        return
    finished = [s for s, ship in enumerate(state.ships) if ship.token is not None]
    building = [s for s in state.everyone() if _builds_on(state, s)]
    wanted = any(state.players[seat].wants_countdown for seat in finished)
    if wanted or (finished and len(building) == 1):
        state.clock.countdown = True
        for seat, player in enumerate(state.players):
            player.turns_left = None if seat in finished else rules.countdown_turns
        state.tell(CountdownBegan(turns=rules.countdown_turns))
