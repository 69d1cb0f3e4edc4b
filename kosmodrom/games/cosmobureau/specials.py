"""What is still possible in the compartment filled this turn. (CB-ACT-00, CB-SPECIAL)"""

from collections.abc import Iterator

from kosmodrom.core.errors import Reason
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.possible import hindrance
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos, options_of


def compartment(state: Cosmos, rules: Rules) -> tuple[ops.AnyOp, ...]:
    """The actions of the compartment filled this turn; only they are performed. (CB-ACT-00)"""
    if state.turn.cell is None:
        return ()
    return rules.box.ships[state.ship.side].compartments[state.turn.cell]


def allowed_uses(state: Cosmos, op: ops.AnyOp) -> int:
    """Once; a special as often as the level or the offices say now. (CB-SPECIAL-01, -02, -03)"""
    match op:
        case ops.PerLevel():
            return state.ship.level
        case ops.PerOffice():
            return state.offices_of(state.active)
    return 1


def uses_left(state: Cosmos, rules: Rules, number: int) -> int:
    op = compartment(state, rules)[number]
    return max(0, allowed_uses(state, op) - state.turn.used[number])


def inner(op: ops.AnyOp) -> ops.Simple:
    """What is done behind a price or a repetition."""
    match op:
        case ops.PerLevel(do) | ops.PerOffice(do):
            return do
        case ops.PayFuel(_, then) | ops.DiscardSample(_, then):
            return then
    return op


def with_option(op: ops.AnyOp, option: int) -> ops.AnyOp:
    """The action with its choice made; a repetition is done once. (CB-SPECIAL-04)"""
    chosen = options_of(inner(op))[option]
    match op:
        case ops.PayFuel(cost, _):
            return ops.PayFuel(cost, chosen)
        case ops.DiscardSample(cost, _):
            return ops.DiscardSample(cost, chosen)
    return chosen


def possible_uses(state: Cosmos, rules: Rules) -> Iterator[tuple[int, int]]:
    """Each action and option that would have an effect now. (CB-SPECIAL-05)"""
    for number, op in enumerate(compartment(state, rules)):
        if uses_left(state, rules, number):
            for option in range(len(options_of(inner(op)))):
                if hindrance(state, rules, with_option(op, option)) is None:
                    yield number, option


def why_no_use(state: Cosmos, rules: Rules, number: int, option: int) -> Reason | None:
    """Why this action of the compartment is not possible now."""
    actions = compartment(state, rules)
    if not 0 <= number < len(actions):
        return Reason("cosmobureau-not-in-compartment", "CB-ACT-00")
    op = actions[number]
    if not uses_left(state, rules, number):
        return _used_up(state, op)
    if not 0 <= option < len(options_of(inner(op))):
        return Reason("cosmobureau-no-such-option", "CB-SPECIAL-04")
    return hindrance(state, rules, with_option(op, option))


def _used_up(state: Cosmos, op: ops.AnyOp) -> Reason:
    match op:
        case ops.PerLevel():
            return Reason("cosmobureau-level-used", "CB-SPECIAL-01", {"level": state.ship.level})
        case ops.PerOffice():
            offices = state.offices_of(state.active)
            return Reason("cosmobureau-offices-used", "CB-SPECIAL-03", {"offices": offices})
    return Reason("cosmobureau-action-used", "CB-ACT-00")
