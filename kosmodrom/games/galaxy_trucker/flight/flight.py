"""One card after another: the window before it, the card, what follows from it."""

from collections.abc import Iterator
from functools import partial

from kosmodrom.core.actions import Action, Presence, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.games.galaxy_trucker import teams
from kosmodrom.games.galaxy_trucker.actions import (
    Depart,
    GoOn,
    LetGo,
    Order,
    Seen,
    TakeOver,
)
from kosmodrom.games.galaxy_trucker.agenda import go, go_on
from kosmodrom.games.galaxy_trucker.build import absence
from kosmodrom.games.galaxy_trucker.choices import presences
from kosmodrom.games.galaxy_trucker.events import CardEnded, Change, FlightEnded, Revealed
from kosmodrom.games.galaxy_trucker.flight.asking import order_of
from kosmodrom.games.galaxy_trucker.flight.moving import give_up
from kosmodrom.games.galaxy_trucker.flight.orders import PRESET, give_order, orders_aside
from kosmodrom.games.galaxy_trucker.flight.recorder import land, record_card
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import CardPlay, Question, Standing, State


async def before_card(state: State, rules: Rules) -> str:
    """Under full rules there is a window in which one may give up. (GT-NET-35, GT-QUIT-11)"""
    if not state.deck or not state.flying():
        return "flight_end"
    if not rules.gives_up:
        return lower_curtain(state, rules)
    for seat in state.present():
        player = state.players[seat]
        order = "ask" if player.gone else order_of(state, seat, "go_on")
        player.answer, player.preset = PRESET[order], order != "ask"
    answer_for_the_gone(state)
    state.clock.due = state.due(rules.times.window)
    return "window"


def lower_curtain(state: State, rules: Rules) -> str:
    """Where nobody may leave, the next card waits until all have seen the last. (GT-NET-48)"""
    if not state.stage.pace or not state.shown:
        return go(state, rules, "before_card", "next_card")
    for player in state.players:
        player.seen = False
    time = None if rules.times.decision is None else rules.times.curtain
    state.stage.close()
    state.clock.due = state.due(time)
    return "curtain"


async def curtain(state: State, rules: Rules) -> str:
    """Everybody watches the card to its end; who is away is not waited for. (GT-NET-48)"""
    waiting = [seat for seat, player in enumerate(state.players) if not player.is_through]
    if not waiting:
        return go(state, rules, "before_card", "next_card")
    asked: dict[Seat, Offer[Action]] = {seat: (Seen(seat),) for seat in waiting}
    asked |= presences(state, rules)
    action: Action = await Ask(asked, state.clock.due, aside=orders_aside(state, rules), shown=())
    match action:
        case Seen(seat):
            state.players[seat].seen = True
        case TimeUp():
            for player in state.players:
                player.seen = True
        case Order(seat, about, answer):
            give_order(state, seat, about, answer)
        case Presence(who=who, here=here):
            absence.come_or_go(state, rules, who, here)
        case Depart(who=who):
            absence.depart(state, rules, who)
    state.seal()
    return "curtain"


def answer_for_the_gone(state: State) -> None:
    """Who has left gives up, unless the partner may still take over. (GT-NET-41)"""
    for player in state.players:
        if player.gone and not player.asks_partner:
            player.answer = "give_up"


def window_choices(state: State, rules: Rules, seat: Seat) -> Iterator[Action]:
    """Go on or leave. (GT-NET-35, GT-QUIT-10)"""
    yield from teams.partner_choices(state, rules, seat)
    if state.players[seat].answer or state.players[seat].gone or seat not in state.present():
        return
    yield GoOn(seat)
    yield from rules.leaving(state, rules, seat)
    for move in rules.window_moves.values():
        yield from move.choices(state, rules, seat)


async def window(state: State, rules: Rules) -> str:
    """Answers are secret and shown together. (GT-NET-35)"""
    waiting = [seat for seat in state.present() if not state.players[seat].answer]
    if not waiting:
        return close_window(state, rules)
    state.questions = {seat: Question("go_on") for seat in waiting}
    asked: dict[Seat, Offer[Action]] = {
        seat: partial(window_choices, state, rules, seat) for seat in state.everyone()
    }
    asked |= presences(state, rules)
    action: Action = await Ask(asked, state.clock.due, aside=orders_aside(state, rules))
    match action:
        case TimeUp():
            for seat in waiting:
                state.players[seat].answer = "give_up" if state.players[seat].gone else "go_on"
        case TakeOver(who=who):
            teams.take_over(state, who)
        case LetGo(who=who):
            teams.let_go(state, who)
            state.players[who].answer = "give_up"
        case GoOn(seat):
            state.players[seat].answer = "go_on"
        case Order(seat, about, answer):
            give_order(state, seat, about, answer)
        case Presence(who=who, here=here):
            absence.come_or_go(state, rules, who, here)
        case Depart(who=who):
            absence.depart(state, rules, who)
            state.players[who].answer = ""
            answer_for_the_gone(state)
        case other if type(other) in rules.window_moves:
            rules.window_moves[type(other)].do(state, rules, other.seat)
        case _:
            state.players[action.seat].answer = rules.leaving(state, rules, action.seat)[action]
    state.seal()
    if all(state.players[seat].answer for seat in state.present()):
        state.reveal(to=state.everyone(), chance=True)
        return close_window(state, rules)
    return "window"


def close_window(state: State, rules: Rules) -> str:
    """All answers at once; if nobody is left the flight ends. (GT-NET-35, GT-QUIT-14)"""
    state.questions = {}
    leaving = [s for s in state.present() if state.players[s].answer == "give_up"]
    departed = [seat for seat in leaving if state.players[seat].gone]
    give_up(state, departed, "departed", "GT-NET-41")
    give_up(state, [s for s in leaving if s not in departed], "own_choice", "GT-QUIT-10")
    rules.withdraw(state, rules)
    for player in state.players:
        player.answer = ""
    return go(state, rules, "before_card", "next_card") if state.flying() else "flight_end"


async def next_card(state: State, rules: Rules) -> str:
    """The leader reveals the top card. (GT-CARD-GEN-01, GT-NET-36)"""
    id, *rest = state.deck
    state.deck, state.shown = tuple(rest), (*state.shown, id)
    state.play = CardPlay(card=id, queue=state.present())
    state.standings = tuple(standing_of(state, rules, seat) for seat in state.everyone())
    state.reveal(to=state.everyone(), chance=True)
    state.tell(
        Revealed(seat=(state.present() or state.flying())[0], card=id, number=len(state.shown))
    )
    card = rules.cards[id]
    does_something = state.play.queue or rules.reaches_away(card)
    return go(state, rules, "revealed", card.kind if does_something else "card_end")


async def card_end(state: State, rules: Rules) -> str:
    """What follows from a card, in this sequence. (GT-CARD-GEN-04)"""
    state.play = CardPlay()
    return go(state, rules, "card_over", "card_sum")


async def card_sum(state: State, rules: Rules) -> str:
    """What the card did to each ship, for everybody to see."""
    order = state.flying()
    places = [order.index(seat) + 1 if seat in order else 0 for seat in state.everyone()]
    changes = tuple(
        change(before, standing_of(state, rules, seat), places[seat])
        for seat, before in enumerate(state.standings)
    )
    record_card(state, rules, changes)
    state.tell(CardEnded(card=state.shown[-1], number=len(state.shown), changes=changes))
    return "before_card"


def standing_of(state: State, rules: Rules, seat: Seat) -> Standing:
    """What a ship has now."""
    ship = state.ships[seat]
    return Standing(
        parts=len(ship.parts),
        crew=crew_aboard(ship.parts),
        batteries=batteries_aboard(ship.parts),
        goods=sum(rules.prices[cube] for cube in goods_aboard(ship.parts)),
        credits=state.earned[seat],
        place=ship.place,
    )


def change(before: Standing, after: Standing, place: int) -> Change:
    """The difference, and the place in the order of flight."""
    return Change(
        parts=after.parts - before.parts,
        crew=after.crew - before.crew,
        batteries=after.batteries - before.batteries,
        goods=after.goods - before.goods,
        credits=after.credits - before.credits,
        days=after.place - before.place,
        place=place,
    )


async def forced(state: State, rules: Rules) -> str:
    """At the end of a card some ships must leave. (GT-CARD-GEN-04)"""
    give_up_forced(state, rules)
    return go_on(state)


async def ground_unfit(state: State, rules: Rules) -> str:
    """Ships without components or humans do not take part in the flight. (GT-NET-52)"""
    leave_empty(state, rules, "GT-NET-52")
    leave_unmanned(state, rules, "GT-NET-52")
    return go_on(state)


async def ground_empty(state: State, rules: Rules) -> str:
    """Ships without components do not arrive. (GT-NET-52)"""
    leave_empty(state, rules, "GT-NET-52")
    return go_on(state)


def give_up_forced(state: State, rules: Rules) -> None:
    """Ships without parts or humans, then those that the leader has lapped. (GT-QUIT-06, -09)"""
    leave_empty(state, rules, "GT-HIT-21")
    leave_unmanned(state, rules, "GT-QUIT-06")
    ships, order = state.ships, state.present()
    lapped = [s for s in order if ships[order[0]].place - ships[s].place > rules.lap]
    give_up(state, lapped, "lapped", "GT-QUIT-09")


def leave_empty(state: State, rules: Rules, rule: str) -> None:
    """A ship without any component does not arrive. (GT-HIT-21, GT-NET-52)"""
    empty = [seat for seat in state.present() if not state.ships[seat].parts]
    give_up(state, empty, "no_ship", rule)


def leave_unmanned(state: State, rules: Rules, rule: str) -> None:
    """A ship without a human aboard flies no further. (GT-QUIT-06, GT-NET-52)"""
    unmanned = [seat for seat in state.present() if not humans_aboard(state.ships[seat].parts)]
    give_up(state, unmanned, "no_humans", rule)


async def flight_end(state: State, rules: Rules) -> str:
    """The last card is resolved, or nobody flies any more. (GT-FLOW-14)"""
    return go(state, rules, "flight_over", "arrival")


async def arrival(state: State, rules: Rules) -> str:
    """Whoever still flies has arrived. (GT-FLOW-14)"""
    order = state.flying()
    state.play = CardPlay()
    state.tell(FlightEnded(order=order))
    state.stage.pace = 0.0
    for seat in order:
        state.ships[seat].status = "arrived"
    land(state)
    return "settlement"
