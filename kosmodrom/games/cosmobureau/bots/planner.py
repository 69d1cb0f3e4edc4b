"""From a situation to an action: what every level shares."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Situation, Thought
from kosmodrom.games.cosmobureau import actions as act
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.board import board_features, promise, promises
from kosmodrom.games.cosmobureau.bots.model import (
    INSPECTOR,
    Model,
    changed,
    colour_number,
    read_contacts,
    read_model,
)
from kosmodrom.games.cosmobureau.bots.search import Effort, Move, TurnSearch, Used
from kosmodrom.games.cosmobureau.bots.space import Space
from kosmodrom.games.cosmobureau.bots.value import Worth
from kosmodrom.games.cosmobureau.captains import occasions
from kosmodrom.games.cosmobureau.components import CELLS, SpaceTile
from kosmodrom.games.cosmobureau.placing import turned
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Placed, Ship
from kosmodrom.games.cosmobureau.view import CosmobureauView, ShipView

Hand = list[tuple[int, int]]  # colours and contacts


@dataclass(frozen=True)
class Placement:
    """A placement, what its turn is worth, and how."""

    action: act.Place
    value: float
    move: Move = field(default=Move("stop"))
    gain: int = 0


class Planner:
    """All that a level needs to think about one situation."""

    def __init__(self, situation: Situation, effort: Effort) -> None:
        self.situation = situation
        self.view: CosmobureauView = situation.view
        self.rules: Rules = situation.rules
        self.effort = effort
        self.seat = situation.seat
        self.me: ShipView = self.view.ships[self.seat]
        self.side = self.rules.box.ships[self.me.side]
        self.space = read_space(self.view, self.rules)
        self.model = read_model(self.view, self.seat, self.rules)
        self.contacts = read_contacts(self.me)
        self.hand = [self.kind(agent.agent) for agent in self.me.hand]
        self.unseen = unseen_tiles(self.view, self.rules)
        self.turns_left = self.view.turns_each - self.me.turns

    def kind(self, agent: str) -> tuple[int, int]:
        token = self.rules.box.agents[agent]
        return colour_number(token.colour), token.contacts

    def worth(self, hand: Hand) -> Worth:
        worth = Worth(self.turns_left, self.rules.box.setup.set_of_samples)
        colours = [colour for colour, _ in hand]
        worth.hand = (colours.count(0), colours.count(1), colours.count(2))
        return worth

    def search(self, hand: Hand, actions: Sequence[ops.AnyOp]) -> TurnSearch:
        return TurnSearch(self.rules, self.effort, self.worth(hand), actions, self.unseen)

    # Placing

    def placements(self, offered: Iterable[Action]) -> list[Placement]:
        """Every placement with the value of the best turn it begins, best first."""
        turns: dict[tuple[int, int], tuple[float, Move]] = {}
        found: list[Placement] = []
        for action in offered:
            assert isinstance(action, act.Place)
            colour, contacts = self.kind(action.agent)
            cell = CELLS.index(action.cell)
            hand = self.hand[:]
            hand.remove((colour, contacts))
            if (colour, cell) not in turns:
                turns[colour, cell] = self.turn_value(colour, cell, hand, action.agent)
            value, move = turns[colour, cell]
            board = self.contacts[:]
            board[cell] = 16 | turned(contacts, action.turns)
            extra = self.worth(hand).of_board(board_features(self.side, board, hand))
            found.append(Placement(action, value + extra, move))
        return sorted(found, key=lambda one: -one.value)

    def turn_value(self, colour: int, cell: int, hand: Hand, agent: str) -> tuple[float, Move]:
        """The best that the actions of a compartment can give, with this agent in it."""
        model = self.model.copy()
        if colour == INSPECTOR:
            model.inspectors += 1
        else:
            model.unflipped = changed(model.unflipped, colour, 1)
        bonus = self.captain_bonus(cell, agent)
        actions = (*bonus, *self.side.compartments[cell])
        return self.search(hand, actions).best(model, (0,) * len(actions), self.space)

    def captain_bonus(self, cell: int, agent: str) -> tuple[ops.Simple, ...]:
        if self.me.captain is None:
            return ()
        ship = read_ship(self.me)
        ship.cells[cell] = Placed(agent, 15)
        return self.me.captain.bonus * occasions(ship, self.rules, cell)

    # In the middle of a turn

    @property
    def used(self) -> Used:
        return tuple(todo.used for todo in self.view.turn.todo)

    def running(self, extra: Sequence[ops.Simple] = ()) -> tuple[TurnSearch, Used]:
        """A search over what is left of this turn's compartment, and captain's bonuses before it."""
        actions = (*extra, *(todo.op for todo in self.view.turn.todo))
        return self.search(self.hand, actions), (0,) * len(extra) + self.used

    def resume(self, model: Model, bonuses: Sequence[ops.Simple] | None = None) -> float:
        """The value of going on from here: steps to go, bonuses to take, the flight, the rest."""
        turn = self.view.turn
        left = list(turn.bonuses if bonuses is None else bonuses)
        if turn.flying:
            search, used = self.running()
            after = search.outcomes.walks(model, self.space, turn.steps)[0]
            for op in left:
                results = search.outcomes.of(after, self.space, op)
                after = search.outcomes.best(results, self.space)[0] if results else after
            return search.flight(after, used, self.space, moved=True)[0]
        search, used = self.running(left)
        after = search.outcomes.walks(model, self.space, turn.steps)[0]
        return search.best(after, used, self.space)[0]

    # Taking a new agent

    def hand_value(self, agent: tuple[int, int]) -> float:
        """What the ship is worth with one more agent in hand."""
        hand = [*self.hand, agent]
        worth = self.worth(hand)
        board = worth.of_board(board_features(self.side, self.contacts, hand))
        return worth.of_ship(self.model, self.space) + board

    def draw_value(self) -> float:
        """The mean over the agents that may come out of the bag."""
        unseen = unseen_agents(self.view, self.rules)
        values = [self.hand_value(self.kind(agent)) for agent in unseen]
        return sum(values) / len(values)


def unseen_agents(view: CosmobureauView, rules: Rules) -> list[str]:
    """The agents that may lie in the bag."""
    seen = {agent.agent for agent in view.queue}
    for ship in view.ships:
        seen |= {agent.agent for agent in ship.hand} | {c.agent for c in ship.cells if c.agent}
    tokens = rules.box.agents.values()
    return [token.id for token in tokens if token.start_set is None and token.id not in seen]


def read_space(view: CosmobureauView, rules: Rules) -> Space:
    setup = rules.box.setup
    printed = [rules.box.tiles[tile.tile] for tile in view.universe]
    spots = [(tile.x, tile.y) for tile in view.universe]
    return Space(printed, spots, setup.border, setup.discovery, view.stack > 0)


def unseen_tiles(view: CosmobureauView, rules: Rules) -> list[SpaceTile]:
    """The tiles that may lie in the stack: those of our sets that nobody has seen."""
    seen = {tile.tile for tile in view.universe}
    tiles = rules.box.tiles.values()
    return [tile for tile in tiles if tile.set in rules.players.tiles and tile.id not in seen]


def read_ship(me: ShipView) -> Ship:
    """As much of a ship as captains look at."""
    return Ship(
        side=me.side,
        captain=me.captain.captain if me.captain else None,
        cells=[Placed(cell.agent, 15, cell.flipped) if cell.agent else None for cell in me.cells],
        hand=[],
        fuel=0,
        usable=0,
        blockers=[],
        samples=[0, 0, 0],
        offices=[],
        x=0,
        y=0,
        lines_paid=list(me.lines_paid),
    )


def best_of(offered: Iterable[Action], value: Callable[[Action], float]) -> tuple[Action, float]:
    """The choice with the highest value; the first of equals."""
    best: tuple[Action, float] | None = None
    for action in offered:
        worth = value(action)
        if best is None or worth > best[1]:
            best = (action, worth)
    assert best is not None
    return best


def think(planner: Planner) -> Thought:
    """The choice for any step but placing, where levels differ."""
    return STEPS[planner.view.turn.step](planner)


def _place(planner: Planner) -> Thought:
    best = planner.placements(planner.situation.choices)[0]
    return Thought(best.action, Reason("cosmobureau-place", args={"cell": best.action.cell}))


def _actions(planner: Planner) -> Thought:
    search, used = planner.running()
    value, move = search.best(planner.model, used, planner.space)
    if move.kind == "use":
        action: Action = act.Use(planner.seat, move.number, move.option)
        if action in planner.situation.choices:
            return Thought(action, Reason("cosmobureau-use"))
    return Thought(act.EndActions(planner.seat), Reason("cosmobureau-nothing-left"))


def _flight(planner: Planner) -> Thought:
    search, used = planner.running(() if planner.view.turn.cell is None else _captain_left(planner))
    moved = planner.view.turn.moved
    _, move = search.flight(planner.model, used, planner.space, moved)
    choices = planner.situation.choices
    action = _flight_action(planner, move)
    if action in choices:
        return Thought(action, Reason(f"cosmobureau-{move.kind}"))
    return Thought(choices[0], Reason("cosmobureau-no-plan"))


def _captain_left(planner: Planner) -> Sequence[ops.Simple]:
    turn = planner.view.turn
    return turn.bonuses if turn.source == "captain" else ()


def _flight_action(planner: Planner, move: Move) -> Action | None:
    seat = planner.seat
    match move.kind:
        case "fly":
            return act.FlyTo(seat, planner.space.printed[move.number].id)
        case "explore":
            return act.Explore(seat, *move.spot)
        case "land":
            lands = (one for one in planner.situation.choices if isinstance(one, act.Land))
            return next(lands, None)
        case "end":
            return act.EndFlight(seat)
    return None


def _sample(planner: Planner) -> Thought:
    outcomes = planner.running()[0].outcomes

    def value(action: Action) -> float:
        if isinstance(action, act.TakeSample):
            stored = outcomes.stored(planner.model, ops.COLOURS.index(action.colour))
            return planner.resume(stored)
        return planner.resume(planner.model)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-sample"))


def _discard(planner: Planner) -> Thought:
    search, used = planner.running()
    paid_for = planner.view.turn.doing[-1]
    assert isinstance(paid_for, ops.DiscardSample)

    def value(action: Action) -> float:
        assert isinstance(action, act.GiveSample)
        given = search.outcomes.given(planner.model, ops.COLOURS.index(action.colour))
        return search.perform(given, used, planner.space, paid_for.then)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-give"))


def _pick(planner: Planner) -> Thought:
    op = planner.view.turn.doing[-1]
    assert isinstance(op, ops.Choice)
    outcomes = planner.running()[0].outcomes

    def value(action: Action) -> float:
        if isinstance(action, act.Pick):
            results = outcomes.of(planner.model, planner.space, op.options[action.option])
            return max(map(planner.resume, results))
        return planner.resume(planner.model)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-pick"))


def _bonus(planner: Planner) -> Thought:
    bonuses = planner.view.turn.bonuses

    def value(action: Action) -> float:
        if not isinstance(action, act.TakeBonus):
            return planner.resume(planner.model, ())
        left = bonuses[: action.bonus] + bonuses[action.bonus + 1 :]
        search, used = planner.running(left if not planner.view.turn.flying else ())
        op = bonuses[action.bonus]
        if isinstance(op, ops.Flight):
            return search.perform(planner.model, used, planner.space, op)
        results = search.outcomes.of(planner.model, planner.space, op)
        return max(planner.resume(result, left) for result in results)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-bonus"))


def _office(planner: Planner) -> Thought:
    offices = planner.rules.box.offices

    def value(action: Action) -> float:
        assert isinstance(action, act.OpenOffice)
        return offices[action.office].credits

    action, credits = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-office", args={"credits": int(credits)}))


def _inspector(planner: Planner) -> Thought:
    worth = planner.worth(planner.hand)

    def value(action: Action) -> float:
        assert isinstance(action, act.FlipInspector)
        board = planner.contacts[:]
        board[CELLS.index(action.cell)] = 31
        return worth.of_board(board_features(planner.side, board, planner.hand))

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-inspector"))


def _take(planner: Planner) -> Thought:
    kinds = {agent.agent: planner.kind(agent.agent) for agent in planner.view.queue}

    def value(action: Action) -> float:
        if isinstance(action, act.TakeAgent):
            return planner.hand_value(kinds[action.agent])
        return planner.draw_value() if isinstance(action, act.Exchange) else -1e6

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason("cosmobureau-take"))


def _ship(planner: Planner) -> Thought:
    ships = planner.rules.box.ships

    def value(action: Action) -> float:
        assert isinstance(action, act.ChooseShip)
        return sum(promises(ships[action.side]))

    return Thought(best_of(planner.situation.choices, value)[0], Reason("cosmobureau-ship"))


def _captain(planner: Planner) -> Thought:
    captains = planner.rules.box.captains

    def value(action: Action) -> float:
        assert isinstance(action, act.ChooseCaptain)
        captain = captains[action.captain]
        return sum(map(promise, captain.bonus)) * (0.3 if captain.harder else 1)

    return Thought(best_of(planner.situation.choices, value)[0], Reason("cosmobureau-captain"))


STEPS: dict[str, Callable[[Planner], Thought]] = {
    "place": _place,
    "actions": _actions,
    "flight": _flight,
    "sample": _sample,
    "discard": _discard,
    "pick": _pick,
    "bonus": _bonus,
    "office": _office,
    "inspector": _inspector,
    "take": _take,
    "ship": _ship,
    "captain": _captain,
}
