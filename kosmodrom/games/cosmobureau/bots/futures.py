"""Imagined futures: turns played ahead in a world that chance might have in store."""

from dataclasses import dataclass

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.model import Model
from kosmodrom.games.cosmobureau.bots.outlook import Outlook, Placement
from kosmodrom.games.cosmobureau.bots.search import Effort, TurnSearch, Used
from kosmodrom.games.cosmobureau.bots.space import Space
from kosmodrom.games.cosmobureau.components import SpaceTile
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


def play_turn(outlook: Outlook, world: World, placement: Placement) -> None:
    """One turn of the planner in this world: place, act, take; then one turn less is left."""
    search, model = outlook.turn(placement.agent, placement.cell)
    outlook.place(placement)
    run = _Run(outlook, world, search)
    outlook.model = run.act(model)
    outlook.space = run.space
    outlook.flip_inspectors(model.inspectors - outlook.model.inspectors)
    if outlook.turns_left > 0 and outlook.queue:
        agent = outlook.best_in_queue()
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

    def act(self, model: Model) -> Model:
        used: Used = (0,) * len(self.search.actions)
        while True:
            _, move = self.search.best(model, used, self.space)
            if move.kind != "use":
                return model
            number = move.number
            used = (*used[:number], used[number] + 1, *used[number + 1 :])
            op = with_option(self.search.actions[number], move.option)
            model = self.perform(model, used, op)

    def perform(self, model: Model, used: Used, op: ops.AnyOp) -> Model:
        if isinstance(op, ops.Flight):
            return self.fly(model, used)
        results = self.search.outcomes.of(model, self.space, op)
        return max(results, key=lambda one: self.search.best(one, used, self.space)[0])

    def fly(self, model: Model, used: Used) -> Model:
        moved = False
        while True:
            _, move = self.search.flight(model, used, self.space, moved)
            outcomes = self.search.outcomes
            if move.kind == "fly":
                model = self.search.flown(model, self.space, move.number)
                return outcomes.landed(model, self.space) or model
            if move.kind == "land":
                return outcomes.landed(model, self.space) or model
            if move.kind != "explore":
                return model
            model = self.explore(model, move.spot)
            moved = True

    def explore(self, model: Model, spot: tuple[int, int]) -> Model:
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
    outlook: Outlook, placement: Placement, world: World, effort: Effort, depth: int
) -> float:
    """The value after this turn, and after so many more, in one world."""
    ahead, world = outlook.copy(), world.copy()
    ahead.effort = effort
    play_turn(ahead, world, placement)
    for more in reversed(range(depth)):
        placements = ahead.placements() if ahead.turns_left >= 0 else []
        if not placements:
            ahead.turns_left = -1  # nothing can be placed any more
            break
        if not more:
            return placements[0].value
        play_turn(ahead, world, placements[0])
    return ahead.value_at_end()
