"""Imagined futures: turns played ahead in a world that chance might have in store."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.model import Model
from kosmodrom.games.cosmobureau.bots.outlook import Outlook, Placement
from kosmodrom.games.cosmobureau.bots.search import Effort, Move, TurnSearch, Used
from kosmodrom.games.cosmobureau.bots.space import Space
from kosmodrom.games.cosmobureau.components import SpaceTile
from kosmodrom.games.cosmobureau.flight import Spot
from kosmodrom.games.cosmobureau.specials import with_option


@dataclass
class World:
    """The tiles and agents as they might come; planning never looks into it."""

    tiles: list[SpaceTile]
    agents: list[str]

    def copy(self) -> "World":
        return World(self.tiles[:], self.agents[:])


def imagine_world(tiles: list[SpaceTile], agents: list[str], rng: Rng) -> World:
    world = World(tiles[:], agents[:])
    rng.shuffle(world.tiles)
    rng.shuffle(world.agents)
    return world


class Begun(NamedTuple):
    """A turn in which an agent has been placed: its actions, and how often each was used."""

    actions: tuple[ops.AnyOp, ...] = ()
    used: Used = ()


Beginning: TypeAlias = (
    Placement | Move | str
)  # a placement, a move within a turn, or an agent to take
NOT_BEGUN = Begun()


def play_turn(outlook: Outlook, world: World, placement: Placement) -> None:
    """One turn of the planner in this world: place, act, take; then one turn less is left."""
    search, model = outlook.turn(placement.agent, placement.cell)
    outlook.place(placement)
    run = _Run(outlook, world, search)
    outlook.model = run.act(model, (0,) * len(search.actions))
    end_turn(outlook, world, run.space, model.inspectors)


def play_on(outlook: Outlook, world: World, begun: Begun, move: Move) -> None:
    """The rest of a turn, beginning with a move."""
    run = _Run(outlook, world, outlook.search(outlook.hand, begun.actions))
    waiting = outlook.model.inspectors
    outlook.model = run.begin(begun, move, outlook.model)
    end_turn(outlook, world, run.space, waiting)


def end_turn(outlook: Outlook, world: World, space: Space, waiting_before: int) -> None:
    outlook.space = space
    outlook.flip_inspectors(waiting_before - outlook.model.inspectors)
    if outlook.turns_left > 0 and outlook.queue:
        take(outlook, world, outlook.best_in_queue())
    else:
        outlook.turns_left -= 1


def take(outlook: Outlook, world: World, agent: str) -> None:
    """An agent of the queue joins the hand, and the turn is over."""
    outlook.queue.remove(agent)
    outlook.hand.append(agent)
    if world.agents:
        outlook.queue.append(world.agents.pop())
    outlook.turns_left -= 1


class _Run:
    """A plan carried out step by step; what a discovery shows may change it."""

    def __init__(self, outlook: Outlook, world: World, search: TurnSearch) -> None:
        self.outlook = outlook
        self.world = world
        self.search = search
        self.space: Space = outlook.space

    def act(self, model: Model, used: Used) -> Model:
        while True:
            _, move = self.search.best(model, used, self.space)
            if move.kind != "use":
                return model
            model, used = self.use(model, used, move)

    def begin(self, begun: Begun, move: Move, model: Model) -> Model:
        """A move that is to be tried, and the plan from there on."""
        used = begun.used
        if move.kind == "stop":
            return model
        if move.kind == "use":
            model, used = self.use(model, used, move)
        else:
            model = self.move(model, move)
            if move.kind == "explore":
                model = self.fly(model, used, moved=True)
        return self.act(model, used)

    def use(self, model: Model, used: Used, move: Move) -> tuple[Model, Used]:
        number = move.number
        used = (*used[:number], used[number] + 1, *used[number + 1 :])
        op = with_option(self.search.actions[number], move.option)
        return self.perform(model, used, op), used

    def perform(self, model: Model, used: Used, op: ops.AnyOp) -> Model:
        if isinstance(op, ops.Flight):
            return self.fly(model, used, moved=False)
        results = self.search.outcomes.of(model, self.space, op)
        return max(
            results, key=lambda one: self.search.best(one, used, self.space)[0], default=model
        )

    def fly(self, model: Model, used: Used, moved: bool) -> Model:
        while True:
            _, move = self.search.flight(model, used, self.space, moved)
            model = self.move(model, move)
            if move.kind != "explore":
                return model
            moved = True

    def move(self, model: Model, move: Move) -> Model:
        """One move of a flight."""
        match move.kind:
            case "fly":
                return self.landed(self.search.flown(model, self.space, move.number))
            case "land":
                return self.landed(model)
            case "explore":
                return self.explore(model, move.spot)
        return model

    def landed(self, model: Model) -> Model:
        return self.search.outcomes.landed(model, self.space) or model

    def explore(self, model: Model, spot: Spot) -> Model:
        """The world shows its next tile."""
        price = next(price for price, one in self.space.unknown(model.at) if one == spot)
        tile = self.world.tiles.pop()
        outlook = self.outlook
        outlook.unseen = [other for other in outlook.unseen if other.id != tile.id]
        after = model.copy()
        after.fuel -= price
        after.at = len(self.space.printed)
        self.space = self.space.found(tile, spot, bool(self.world.tiles))
        self.search = TurnSearch(
            outlook.rules,
            outlook.effort,
            self.search.worth,
            self.search.actions,
            outlook.unseen,
        )
        return self.search.with_bonuses(after, self.space, tile)


def future(
    outlook: Outlook, begun: Begun, first: Beginning, world: World, effort: Effort, depth: int
) -> float:
    """The value after a beginning, the rest of its turn and so many more turns in one world."""
    ahead, world = outlook.copy(), world.copy()
    ahead.effort = effort
    if isinstance(first, Placement):
        play_turn(ahead, world, first)
    elif isinstance(first, Move):
        play_on(ahead, world, begun, first)
    else:
        take(ahead, world, first)
    for more in reversed(range(depth)):
        placements = ahead.placements() if ahead.turns_left >= 0 else []
        if not placements:
            ahead.turns_left = -1  # nothing can be placed any more
            break
        if not more:
            return placements[0].value
        play_turn(ahead, world, placements[0])
    return ahead.value_at_end()
