"""From a situation to an action: what every level shares."""

from collections.abc import Callable, Iterable, Sequence

from kosmodrom.core.actions import Action
from kosmodrom.core.ask import A
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.cosmobureau import actions as act
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.board import promise, promises
from kosmodrom.games.cosmobureau.bots.compiled import TurnSearch, placements
from kosmodrom.games.cosmobureau.bots.model import Model
from kosmodrom.games.cosmobureau.bots.outlook import Placement, read_outlook, unseen_agents
from kosmodrom.games.cosmobureau.bots.search import Effort, Move, Used
from kosmodrom.games.cosmobureau.bots.thoughts import KINDS
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import inner, with_option
from kosmodrom.games.cosmobureau.view import CosmobureauPublic, Situation


class Planner:
    """All that a level needs to think about one situation."""

    def __init__(self, situation: Situation, effort: Effort) -> None:
        self.situation = situation
        self.view: CosmobureauPublic = situation.public
        self.rules: Rules = situation.rules
        self.seat = situation.seat
        self.outlook = read_outlook(self.view, self.seat, self.rules, effort)
        self.model = self.outlook.model
        self.space = self.outlook.space

    @property
    def used(self) -> Used:
        return tuple(todo.used for todo in self.view.turn.todo)

    def running(self, extra: Sequence[ops.Simple] = ()) -> tuple[TurnSearch, Used]:
        """A search over what is left of this turn's compartment, captain's bonuses before it."""
        actions = (*extra, *(todo.op for todo in self.view.turn.todo))
        return TurnSearch(self.outlook, actions), (0,) * len(extra) + self.used

    def in_flight(self) -> tuple[TurnSearch, Used]:
        """The same during a flight, which may itself be a captain's bonus."""
        return self.running(() if self.view.turn.cell is None else _captain_left(self))

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

    def draw_value(self) -> float:
        """The mean over the agents that may come out of the bag."""
        unseen = unseen_agents(self.view, self.rules)
        return sum(map(self.outlook.hand_value, unseen)) / len(unseen)


def best_of(offered: Iterable[A], value: Callable[[A], float]) -> tuple[A, float]:
    """The choice with the highest value; the first of equals."""
    best: tuple[A, float] | None = None
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
    return placing(planner, placements(planner.outlook)[0])


def placing(planner: Planner, best: Placement) -> Thought:
    """The action and the reason for a placement."""
    action = act.Place(planner.seat, best.agent, CELLS[best.cell], best.turns)
    assert action in planner.situation.choices
    actions = planner.outlook.turn(best.agent, best.cell)[0].actions
    kind = kind_of(actions, best.move) if best.move.kind == "use" else "later"
    return Thought(action, Reason(f"cosmobureau-place-{kind}", args={"cell": action.cell}))


def kind_of(actions: Sequence[ops.AnyOp], move: Move) -> str:
    """What a use of an action is for, as the texts name it."""
    return KINDS[type(inner(with_option(actions[move.number], move.option)))]


def _actions(planner: Planner) -> Thought:
    search, used = planner.running()
    return acting(planner, search.best(planner.model, used, planner.space)[1])


def acting(planner: Planner, move: Move) -> Thought:
    """The action and the reason for a use of an action, or for the end of the turn."""
    if move.kind == "use":
        action: Action = act.Use(planner.seat, move.number, move.option)
        if action in planner.situation.choices:
            kind = kind_of([todo.op for todo in planner.view.turn.todo], move)
            return Thought(action, Reason(f"cosmobureau-use-{kind}"))
    return Thought(act.EndActions(planner.seat), Reason("cosmobureau-nothing-left"))


def _flight(planner: Planner) -> Thought:
    search, used = planner.in_flight()
    moved = planner.view.turn.moved
    return flying(planner, search.flight(planner.model, used, planner.space, moved)[1])


def flying(planner: Planner, move: Move) -> Thought:
    """The action and the reason for a move of a flight."""
    choices = planner.situation.choices
    action = _flight_action(planner, move)
    if action is not None and action in choices:
        args: dict[str, str | int] = {"tile": action.tile} if isinstance(action, act.FlyTo) else {}
        return Thought(action, Reason(f"cosmobureau-{move.kind}", args=args))
    return Thought(choices[0], Reason("cosmobureau-only-choice"))


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
            return next(iter(planner.situation.choices_of(act.Land)), None)
        case "end":
            return act.EndFlight(seat)
    return None


def _why(action: Action, key: str) -> Reason:
    return Reason(f"cosmobureau-{'decline' if isinstance(action, act.Decline) else key}")


def _taking(action: Action) -> str:
    return "exchange" if isinstance(action, act.Exchange) else "take"


def _sample(planner: Planner) -> Thought:
    outcomes = planner.running()[0].outcomes

    def value(action: Action) -> float:
        if isinstance(action, act.TakeSample):
            stored = outcomes.stored(planner.model, ops.COLOURS.index(action.colour))
            return planner.resume(stored)
        return planner.resume(planner.model)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, _why(action, "sample"))


def _discard(planner: Planner) -> Thought:
    search, used = planner.running()
    paid_for = inner(planner.view.turn.doing[-1])

    def value(action: act.GiveSample) -> float:
        given = search.outcomes.given(planner.model, ops.COLOURS.index(action.colour))
        return search.perform(given, used, planner.space, paid_for)

    action, _ = best_of(planner.situation.choices_of(act.GiveSample), value)
    return Thought(action, Reason("cosmobureau-give"))


def _pick(planner: Planner) -> Thought:
    op = planner.view.turn.doing[-1]
    outcomes = planner.running()[0].outcomes

    def value(action: Action) -> float:
        if isinstance(action, act.Pick):
            results = outcomes.of(planner.model, planner.space, with_option(op, action.option))
            return max(map(planner.resume, results))
        return planner.resume(planner.model)

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, _why(action, "pick"))


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
    return Thought(action, _why(action, "bonus"))


def _office(planner: Planner) -> Thought:
    offices = planner.rules.box.offices

    def value(action: act.OpenOffice) -> float:
        return offices[action.office].credits

    action, credits = best_of(planner.situation.choices_of(act.OpenOffice), value)
    return Thought(action, Reason("cosmobureau-office", args={"credits": int(credits)}))


def _inspector(planner: Planner) -> Thought:
    outlook = planner.outlook

    def value(action: act.FlipInspector) -> float:
        board = outlook.contacts[:]
        board[CELLS.index(action.cell)] = 31
        return outlook.board_value(board, outlook.hand)

    action, _ = best_of(planner.situation.choices_of(act.FlipInspector), value)
    return Thought(action, Reason("cosmobureau-inspector"))


def _take(planner: Planner) -> Thought:
    def value(action: Action) -> float:
        if isinstance(action, act.TakeAgent):
            return planner.outlook.hand_value(action.agent)
        return planner.draw_value() if isinstance(action, act.Exchange) else -1e6

    action, _ = best_of(planner.situation.choices, value)
    return Thought(action, Reason(f"cosmobureau-{_taking(action)}"))


def taking(planner: Planner, agent: str) -> Thought:
    """The action and the reason for an agent of the queue."""
    return Thought(act.TakeAgent(planner.seat, agent), Reason("cosmobureau-take"))


def _ship(planner: Planner) -> Thought:
    ships = planner.rules.box.ships

    def value(action: act.ChooseShip) -> float:
        return sum(promises(ships[action.side]))

    action, _ = best_of(planner.situation.choices_of(act.ChooseShip), value)
    return Thought(action, Reason("cosmobureau-ship"))


def _captain(planner: Planner) -> Thought:
    captains = planner.rules.box.captains

    def value(action: act.ChooseCaptain) -> float:
        captain = captains[action.captain]
        return sum(map(promise, captain.bonus)) * (0.3 if captain.harder else 1)

    action, _ = best_of(planner.situation.choices_of(act.ChooseCaptain), value)
    return Thought(action, Reason("cosmobureau-captain"))


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
