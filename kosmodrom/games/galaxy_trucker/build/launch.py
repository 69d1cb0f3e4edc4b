"""Launch preparation: markers, crew, batteries, deck."""

from kosmodrom.core.actions import Action, Millis, Seat
from kosmodrom.games.galaxy_trucker.actions import Settle
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.events import DeckMade, Launched, Settled
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one, order_of
from kosmodrom.games.galaxy_trucker.flight.recorder import take_off
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.stage import Stage
from kosmodrom.games.galaxy_trucker.state import CardPlay, Clock, Question, State


async def launch(state: State, rules: Rules) -> str:
    """Markers on the board, humans and batteries aboard. (GT-LAUNCH-01)"""
    state.clock = Clock()
    by_token = sorted(state.everyone(), key=lambda seat: state.ships[seat].token or 0)
    for seat in by_token:
        put_marker(state, rules, seat)
        fill(state, seat)
    state.play = CardPlay(queue=tuple(by_token))
    return go(state, rules, "before_crew", "crew")


def put_marker(state: State, rules: Rules, seat: Seat) -> None:
    """Token 1 stands on the starting space, the others behind it at equal gaps. (GT-LAUNCH-03)"""
    ship = state.ships[seat]
    assert ship.token is not None
    ship.place = rules.lap - rules.round(state).gap * (ship.token - 1)
    ship.status = "flying"
    state.tell(Launched(seat=seat, token=ship.token, place=ship.place))


def fill(state: State, seat: Seat) -> None:
    """Two humans in every cabin, a token in every cell, sleepers. (GT-LAUNCH-05, GTX-TECH-20)"""
    ship = state.ships[seat]
    for cell in ship.parts:
        fill_part(ship, cell)


def fill_part(ship: Ship, cell: Cell) -> None:
    shape = ship.parts[cell].shape
    if shape.places or shape.cells or shape.sleepers:
        ship.change(cell, humans=shape.places, batteries=shape.cells, sleepers=shape.sleepers)


async def crew(state: State, rules: Rules) -> str:
    """Players settle their crew one after another, beginning with token 1. (GT-LAUNCH-06)"""
    if not state.play.queue:
        return "make_deck"
    seat, *rest = state.play.queue
    time = rules.times.crew
    ends = None if time is None else state.now + time  # for all cabins together (GT-NET-39)
    for cell in sorted(state.ships[seat].parts):
        choices = crew_choices(state, rules, seat, cell)
        if len(choices) > 1 and not await settle(state, rules, seat, cell, choices, ends):
            break
    state.play.queue = tuple(rest)
    return "crew"


def crew_choices(state: State, rules: Rules, seat: Seat, cell: Cell) -> tuple[Action, ...]:
    """Who may live in a cabin. (GT-LAUNCH-09)"""
    options = rules.crew_options(state.ships[seat].parts, cell)
    usual = [Settle(seat, cell, who) for who in options]  # type: ignore[arg-type]
    moves = rules.crew_moves.values()
    return (*usual, *(a for move in moves for a in move.choices(state, rules, seat, cell)))


async def settle(
    state: State,
    rules: Rules,
    seat: Seat,
    cell: Cell,
    choices: tuple[Action, ...],
    ends: Millis | None,
) -> bool:
    """Ask who lives in a cabin; silence means humans in all that are left. (GT-NET-39)"""
    if order_of(state, seat, "cabin") != "ask":
        return False
    question = Question("cabin", cell=cell)
    time = None if ends is None else ends - state.now
    answer = await ask_one(state, rules, seat, question, choices, time)
    if answer is None:
        return False
    if not isinstance(answer, Settle):
        rules.crew_moves[type(answer)].do(state, rules, seat, answer)
        return True
    if answer.who != "humans":
        state.ships[seat].change(cell, humans=0, alien=answer.who)
    state.tell(Settled(seat=seat, cell=cell, who=answer.who, rule="GT-LAUNCH-09"))
    return True


async def make_deck(state: State, rules: Rules) -> str:
    """A fourth pile that nobody saw, then all together. (GT-DECK-03, GT-DECK-04)"""
    for _ in range(rules.unseen_piles):
        state.piles = (*state.piles, rules.deal_pile(state, rules))
    state.deck = rules.make_deck(state, rules)
    state.tell(DeckMade(cards=len(state.deck), rule=rules.deck_rule))
    state.stage = Stage(pace=rules.times.show)
    take_off(state)
    return go(state, rules, "before_flight", "before_card")
