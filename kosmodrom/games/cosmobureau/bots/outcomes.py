"""What an action can lead to, in numbers. Must agree with perform.py, which asks people instead."""

from collections.abc import Callable

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.model import Model, changed
from kosmodrom.games.cosmobureau.bots.space import Space
from kosmodrom.games.cosmobureau.rules import Rules

Judge = Callable[[Model, Space], float]


class Outcomes:
    """The results of actions; where a bonus leaves a choice, the best few for a judge."""

    def __init__(self, rules: Rules, judge: Judge, most: int = 3) -> None:
        self.rules = rules
        self.judge = judge
        self.most = most

    def of(self, model: Model, space: Space, op: ops.AnyOp) -> list[Model]:
        """Every result of an action other than a flight; none if it has no effect."""
        match op:
            case ops.Fuel(n):
                return self.fuel(model, n)
            case ops.FillTank():
                return self.fuel(model, model.usable)
            case ops.Credits(n):
                return [self.paid(model, n)]
            case ops.SampleAny() | ops.SampleHere() | ops.SampleColour():
                return self.samples(model, space, op)
            case ops.EnlargeStore():
                return self.enlarged(model)
            case ops.PlaceOffice():
                return self.offices(model, space)
            case ops.BureauSteps(n):
                return self.walks(model, space, n)
            case ops.Choice(options):
                return [result for one in options for result in self.of(model, space, one)]
            case ops.PayFuel() | ops.DiscardSample():
                return [
                    m for paid in self.payments(model, op) for m in self.of(paid, space, op.then)
                ]
        return []

    def fuel(self, model: Model, amount: int) -> list[Model]:
        room = model.space_left()
        if room <= 0:
            return []
        result = model.copy()
        result.fuel += min(amount, room)
        return [result]

    def paid(self, model: Model, credits: int) -> Model:
        result = model.copy()
        result.credits += credits
        return result

    def samples(self, model: Model, space: Space, op: ops.AnyOp) -> list[Model]:
        colours: tuple[int, ...] = (0, 1, 2)
        if isinstance(op, ops.SampleColour):
            colours = (ops.COLOURS.index(op.colour),)
        elif isinstance(op, ops.SampleHere) and not space.printed[model.at].megamall:
            planet = space.planets[model.at]
            colours = (planet,) if planet >= 0 else ()
        return [self.stored(model, c) for c in colours] if self.has_room(model) else []

    def has_room(self, model: Model) -> bool:
        return model.fuel > 0 or model.space_left() > 0

    def stored(self, model: Model, colour: int) -> Model:
        result = model.copy()
        if result.space_left() <= 0:
            result.fuel -= 1
        result.samples = changed(result.samples, colour, 1)
        return result

    def enlarged(self, model: Model) -> list[Model]:
        if not model.blockers:
            return []
        result = model.copy()
        result.usable += model.blockers[0]
        result.blockers = model.blockers[1:]
        return [result]

    def offices(self, model: Model, space: Space) -> list[Model]:
        """The coloured office if there is one: it pays more."""
        planet = space.planets[model.at]
        if planet < 0 or model.taken >> model.at & 1:
            return []
        return [self.opened(model, kind, planet) for kind in (planet, 3) if model.offices[kind]][:1]

    def opened(self, model: Model, kind: int, planet: int) -> Model:
        result = model.copy()
        offices = list(model.offices)
        offices[kind] -= 1
        result.offices = (offices[0], offices[1], offices[2], offices[3])
        result.opened += 1
        result.taken |= 1 << model.at
        name = "any" if kind == 3 else ops.COLOURS[kind]
        values = (one.credits for one in self.rules.box.offices.values() if one.planet == name)
        result.credits += next(values)
        return result

    def walks(self, model: Model, space: Space, steps: int) -> list[Model]:
        """Room by room; of many results only the best few are followed."""
        results = [model]
        for _ in range(steps):
            results = [m for one in results for m in self.entered(one, space)]
            results = self.best(results, space)
        return results

    def entered(self, model: Model, space: Space) -> list[Model]:
        box, result = self.rules.box, model.copy()
        last = len(box.rooms) - 1
        result.room = model.room + 1 if model.room < last else box.after_last
        room = box.rooms[result.room]
        if room.level is not None:
            result.level = max(result.level, room.level)
            if result.inspectors:
                result.inspectors -= 1
                result.credits += box.setup.inspector
        if room.bonus is None:
            return [result]
        return self.of(result, space, room.bonus) or [result]

    def best(self, results: list[Model], space: Space) -> list[Model]:
        if len(results) < 2:
            return results
        return sorted(results, key=lambda m: -self.judge(m, space))[: self.most]

    def payments(self, model: Model, op: ops.PayFuel | ops.DiscardSample) -> list[Model]:
        if isinstance(op, ops.PayFuel):
            if model.fuel < op.cost:
                return []
            result = model.copy()
            result.fuel -= op.cost
            return [result]
        results = [model]
        for _ in range(op.cost):
            results = [self.given(m, c) for m in results for c in (0, 1, 2) if m.samples[c]]
        return results

    def given(self, model: Model, colour: int) -> Model:
        result = model.copy()
        result.samples = changed(result.samples, colour, -1)
        return result

    def landed(self, model: Model, space: Space) -> Model | None:
        """A ship after a landing, if somebody may land here."""
        planet = space.planets[model.at]
        if planet < 0 or not model.unflipped[planet] or model.landed >> model.at & 1:
            return None
        setup, result = self.rules.box.setup, model.copy()
        result.unflipped = changed(model.unflipped, planet, -1)
        result.landed |= 1 << model.at
        result.credits += setup.landing + setup.landing_per_sample * model.samples[planet]
        return result
