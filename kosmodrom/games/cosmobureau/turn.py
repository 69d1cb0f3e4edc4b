"""A turn: place an agent, perform actions, take a new agent. (CB-PLACE-01)"""

from kosmodrom.games.cosmobureau import choices, ops
from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    EndGame,
    Exchange,
)
from kosmodrom.games.cosmobureau.captains import new_lines, occasions
from kosmodrom.games.cosmobureau.choices import ask
from kosmodrom.games.cosmobureau.components import CELLS, format_sides
from kosmodrom.games.cosmobureau.events import (
    AgentPlaced,
    AgentTaken,
    CaptainHelped,
    EndTriggered,
    NoPlaceLeft,
    QueueExchanged,
    QueueRefilled,
    TurnBegan,
)
from kosmodrom.games.cosmobureau.perform import perform, take_bonuses
from kosmodrom.games.cosmobureau.placing import is_stuck, place
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import compartment, with_option
from kosmodrom.games.cosmobureau.state import Cell, Cosmos, Turn


async def begin_turn(state: Cosmos, rules: Rules) -> str:
    """Whoever can place must place; whoever cannot only takes an agent. (CB-PLACE-07, -08)"""
    state.turn = Turn()
    state.ship.turns += 1
    state.tell(TurnBegan(seat=state.active, turn=state.ship.turns))
    if is_stuck(state.ship, rules):
        state.tell(NoPlaceLeft(seat=state.active))
        return "take"
    return await place_agent(state, rules)


async def place_agent(state: Cosmos, rules: Rules) -> str:
    """One agent of the hand goes into an empty compartment. (CB-PLACE-02)"""
    answer = await ask(state, "place", choices.places(state, rules))
    cell = CELLS.index(answer.cell)
    placed = place(state.ship, rules, answer.agent, cell, answer.turns)
    state.turn.cell = cell
    state.turn.used = [0] * len(compartment(state, rules))
    state.tell(
        AgentPlaced(
            seat=state.active,
            agent=answer.agent,
            colour=rules.box.agents[answer.agent].colour,
            cell=answer.cell,
            contacts=format_sides(placed.contacts),
        )
    )
    return "captain" if state.ship.captain else "actions"


async def captain(state: Cosmos, rules: Rules) -> str:
    """The captain's bonus comes before any action of the compartment. (CB-CAPTAIN-01)"""
    ship, cell = state.ship, state.turn.cell
    assert ship.captain is not None and cell is not None
    times = occasions(ship, rules, cell)
    if times:
        bonus = rules.box.captains[ship.captain].bonus
        state.tell(CaptainHelped(seat=state.active, captain=ship.captain, times=times))
        mark_lines(state, rules, cell)
        await take_bonuses(state, rules, bonus * times, "captain", ship.captain)
    return "actions"


def mark_lines(state: Cosmos, rules: Rules, cell: Cell) -> None:
    """A row or column pays once a game. (CB-CAPTAIN-C1)"""
    ship = state.ship
    assert ship.captain is not None
    token = rules.box.captains[ship.captain]
    if token.when == "line":
        ship.lines_paid += new_lines(ship, rules, token, cell)


async def actions(state: Cosmos, rules: Rules) -> str:
    """The actions of the compartment in any order, each one or not. (CB-ACT-00)"""
    assert state.turn.cell is not None
    state.turn.source, state.turn.thing = "compartment", CELLS[state.turn.cell]
    state.turn.step = "actions"
    offered = tuple(choices.actions(state, rules))
    if len(offered) == 1:  # nothing but the end of the phase
        return "take"
    answer = await ask(state, "actions", offered)
    if isinstance(answer, EndActions):
        return "take"
    op: ops.AnyOp = compartment(state, rules)[answer.action]
    state.turn.used[answer.action] += 1
    state.turn.using = answer.action
    await perform(state, rules, with_option(op, answer.option))
    state.turn.using = None
    return "actions"


async def take(state: Cosmos, rules: Rules) -> str:
    """One agent of the queue joins the hand; in a last turn it could not be placed. (CB-REFILL)"""
    if not rules.extra_round and not state.bag:
        return "score"
    if state.last_turns is not None:
        return pass_turn(state)
    answer = await ask(state, "take", choices.agents(state, rules))
    if isinstance(answer, EndGame):
        return "score"
    if isinstance(answer, Exchange):
        exchange(state)
        return "take"
    state.queue.remove(answer.agent)
    state.ship.hand.append(answer.agent)
    colour = rules.box.agents[answer.agent].colour
    state.tell(AgentTaken(seat=state.active, agent=answer.agent, colour=colour))
    refill(state, rules)
    return pass_turn(state)


def draw(state: Cosmos) -> str:
    """The next agent out of the bag, for everybody to see."""
    agent = state.bag.pop()
    if agent in state.returned:
        state.returned.remove(agent)
    state.reveal(state.everybody, chance=True)
    return agent


def exchange(state: Cosmos) -> None:
    """The queue goes back, the bag is mixed, and as many are drawn. (CB-REFILL-02)"""
    returned = tuple(state.queue)
    state.bag += state.queue
    state.returned += state.queue
    state.rng.shuffle(state.bag)
    state.queue = [draw(state) for _ in returned]
    state.turn.exchanged = True
    drawn = tuple(state.queue)
    state.tell(QueueExchanged(seat=state.active, returned=returned, drawn=drawn))


def refill(state: Cosmos, rules: Rules) -> None:
    """One agent comes from the bag; a refill that fails triggers the end. (CB-REFILL-04, -05)"""
    if state.bag:
        agent = draw(state)
        state.queue.append(agent)
        colour = rules.box.agents[agent].colour
        state.tell(QueueRefilled(agent=agent, colour=colour, bag=len(state.bag)))
        return
    seats = len(state.ships)
    state.last_turns = seats + 1  # the turn that ends now is counted in pass_turn (CB-END-01)
    state.tell(EndTriggered(seat=state.active, turns=seats))


def pass_turn(state: Cosmos) -> str:
    """The next player clockwise is active, until the last turn is over. (CB-END-01)"""
    if state.last_turns is not None:
        state.last_turns -= 1
        if state.last_turns == 0:
            return "score"
    state.active = (state.active + 1) % len(state.ships)
    return "begin_turn"
