"""The best way through the actions of one turn, discoveries averaged over what may turn up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.board import parts
from kosmodrom.games.cosmobureau.bots.model import Key, Model
from kosmodrom.games.cosmobureau.bots.outcomes import Outcomes
from kosmodrom.games.cosmobureau.bots.space import Space, sampled
from kosmodrom.games.cosmobureau.bots.value import Worth
from kosmodrom.games.cosmobureau.components import SpaceTile
from kosmodrom.games.cosmobureau.flight import Spot
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import inner, with_option
from kosmodrom.games.cosmobureau.state import options_of


@dataclass(frozen=True)
class Effort:
    """How wide and deep a level searches: counts, not seconds, so that games can be repeated."""

    tiles: int  # tiles tried for one discovery
    spots: int  # unknown spaces tried for one flight
    goals: int  # flights followed up
    discoveries: int  # discoveries in one plan
    results: int = 3  # of a walk along the bureau track
    care: float = 1.0  # how much the compartments left open count
    plans: int = 8000  # of one turn; after so many no further step is planned


KindOfMove: TypeAlias = Literal["use", "stop", "fly", "explore", "land", "end"]
KINDS_OF_MOVE: tuple[KindOfMove, ...] = ("use", "stop", "fly", "explore", "land", "end")


class Move(NamedTuple):
    """The first step of a plan."""

    kind: KindOfMove
    number: int = 0  # of the action or of the tile
    option: int = 0
    spot: Spot = (0, 0)


STOP = Move("stop")
Used = tuple[int, ...]
Found = tuple[float, Move]


class TurnSearch:
    """Plans for the actions of one compartment."""

    def __init__(
        self,
        rules: Rules,
        effort: Effort,
        worth: Worth,
        actions: Sequence[ops.AnyOp],
        unseen: Sequence[SpaceTile],
    ) -> None:
        self.rules = rules
        self.effort = effort
        self.worth = worth
        self.actions = tuple(actions)
        self.unseen = sampled(unseen, effort.tiles)
        self.outcomes = Outcomes(rules, worth.of_ship, effort.results)
        self.known: dict[tuple[Key, Used, int], Found] = {}
        self.plans = 0

    def best(self, model: Model, used: Used, space: Space, found: int = 0) -> Found:
        """The value of the best way on, and its first step."""
        if self.is_over(model, used):
            return (self.worth.of_ship(model, space), STOP)
        key = (model.key(), used, id(space))
        result = self.known.get(key)
        if result is None:
            if self.plans >= self.effort.plans:
                return (self.worth.of_ship(model, space), STOP)
            self.plans += 1
            result = self.known[key] = self._best(model, used, space, found)
        return result

    def is_over(self, model: Model, used: Used) -> bool:
        """Is no action left?"""
        return all(
            times >= self.allowed(model, op) for times, op in zip(used, self.actions, strict=True)
        )

    def _best(self, model: Model, used: Used, space: Space, found: int) -> Found:
        best: Found = (self.worth.of_ship(model, space), STOP)
        for number, op in enumerate(self.actions):
            if used[number] >= self.allowed(model, op):
                continue
            if self.is_urgent(model, op):
                value = self.use(model, used, space, number, 0, found)
                return (value, Move("use", number)) if value > best[0] - 9 else best
        for number, op in enumerate(self.actions):
            if used[number] >= self.allowed(model, op) or self.is_repeated(model, used, number):
                continue
            for option in range(len(options_of(inner(op)))):
                value = self.use(model, used, space, number, option, found)
                if value > best[0]:
                    best = (value, Move("use", number, option))
        return best

    def is_repeated(self, model: Model, used: Used, number: int) -> bool:
        """Is an equal action, still to be used, listed before this one?"""
        op = self.actions[number]
        first = self.actions.index(op)
        return first < number and used[first] < self.allowed(model, op)

    def allowed(self, model: Model, op: ops.AnyOp) -> int:
        match op:
            case ops.PerLevel():
                return model.level
            case ops.PerOffice():
                return model.opened
        return 1

    def is_urgent(self, model: Model, op: ops.AnyOp) -> bool:
        """Better done at once: credits, a larger store, bureau steps, fuel that all finds room."""
        done = inner(op) if isinstance(op, ops.PerLevel | ops.PerOffice) else op
        if isinstance(done, ops.Fuel):
            return done.n <= model.space_left()
        if isinstance(done, ops.EnlargeStore):
            return bool(model.blockers)
        return isinstance(done, ops.Credits | ops.BureauSteps)

    def use(
        self, model: Model, used: Used, space: Space, number: int, option: int, found: int
    ) -> float:
        """The value of performing one action now."""
        after = (*used[:number], used[number] + 1, *used[number + 1 :])
        op = with_option(self.actions[number], option)
        return self.perform(model, after, space, op, found)

    def perform(
        self, model: Model, used: Used, space: Space, op: ops.AnyOp, found: int = 0
    ) -> float:
        """The value of an action that has just been begun."""
        if isinstance(op, ops.Flight):
            return self.flight(model, used, space, moved=False, found=found)[0]
        results = self.outcomes.of(model, space, op)
        return max((self.best(m, used, space, found)[0] for m in results), default=-1e9)

    def flight(self, model: Model, used: Used, space: Space, moved: bool, found: int = 0) -> Found:
        """The best move of a flight, or its end."""
        best: Found = (-1e9, STOP)
        if moved:
            best = self._end(model, used, space, found)
        for number, after in self.goals(model, used, space, moved):
            value = self.best(after, used, space, found)[0]
            if value > best[0]:
                best = (value, Move("fly", number))
        if found < self.effort.discoveries and self.unseen:
            for price, spot in space.unknown(model.at)[: self.effort.spots]:
                if price <= model.fuel:
                    value = self.discovery(model, used, space, price, spot, found)
                    if value > best[0]:
                        best = (value, Move("explore", spot=spot))
        return best

    def _end(self, model: Model, used: Used, space: Space, found: int) -> Found:
        end: Found = (self.best(model, used, space, found)[0], Move("end"))
        landed = self.outcomes.landed(model, space)
        if landed:
            value = self.best(landed, used, space, found)[0]
            if value > end[0]:
                return (value, Move("land"))
        return end

    def goals(self, model: Model, used: Used, space: Space, moved: bool) -> list[tuple[int, Model]]:
        """The most promising ends of a flight over open tiles."""
        offices, samples = self._wants(used, model)
        ranked: list[tuple[float, int, Model]] = []
        for number in self._reachable(model, space, moved, offices, samples):
            there = self.flown(model, space, number)
            there = self.outcomes.landed(there, space) or there
            value = self.worth.of_ship(there, space)
            if offices and space.planets[number] >= 0 and not there.taken >> number & 1:
                value += 4
            if samples and (space.planets[number] >= 0 or space.printed[number].megamall):
                value += 1
            ranked.append((value, number, there))
        ranked.sort(key=lambda one: (-one[0], one[1]))
        return [(number, there) for _, number, there in ranked[: self.effort.goals]]

    def _reachable(
        self, model: Model, space: Space, moved: bool, offices: bool, samples: bool
    ) -> list[int]:
        """Tiles in reach where something can be done, and the nearest others."""
        fuel, waiting, planets = model.fuel, model.unflipped, space.planets
        useful: list[int] = []
        others: list[tuple[int, int]] = []
        for number, price in enumerate(space.prices(model.at)):
            if price > fuel or (moved and number == model.at):
                continue
            planet = planets[number]
            sample = samples and space.printed[number].megamall
            if sample or (planet >= 0 and (waiting[planet] or offices or samples)):
                useful.append(number)
            else:
                others.append((price, number))
        return useful + [number for _, number in sorted(others)[:2]]

    def flown(self, model: Model, space: Space, number: int) -> Model:
        there = model.copy()
        there.fuel -= space.prices(model.at)[number]
        there.at = number
        return there

    def with_bonuses(self, model: Model, space: Space, tile: SpaceTile) -> Model:
        """With all bonuses of a tile just found."""
        for op in tile.bonus:
            results = self.outcomes.best(self.outcomes.of(model, space, op), space)
            model = results[0] if results else model
        return model

    def _wants(self, used: Used, model: Model) -> tuple[bool, bool]:
        """Is there an office to open, or a sample to take, after the flight?"""
        left = [
            part
            for number, op in enumerate(self.actions)
            if used[number] < self.allowed(model, op)
            for part in parts(op)
        ]
        offices = any(isinstance(op, ops.PlaceOffice) for op in left)
        return offices, any(isinstance(op, ops.SampleHere) for op in left)

    def discovery(
        self, model: Model, used: Used, space: Space, price: int, spot: Spot, found: int
    ) -> float:
        """The mean over the tiles that may turn up here."""
        total = 0.0
        for tile in self.unseen:
            there = space.found(tile, spot, len(self.unseen) > found + 1)
            after = model.copy()
            after.fuel -= price
            after.at = len(space.printed)
            after = self.with_bonuses(after, there, tile)
            total += self.flight(after, used, there, moved=True, found=found + 1)[0]
        return total / len(self.unseen)
