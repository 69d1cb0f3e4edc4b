"""Counting a strength: the player chooses what to power, and pays for it."""

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Enough, Power
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.events import Announced, Deciding, Powered
from kosmodrom.games.galaxy_trucker.expansions.events import Saved
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one, order_of
from kosmodrom.games.galaxy_trucker.rules import CountMove, Rules, payments
from kosmodrom.games.galaxy_trucker.ship.losses import spend_battery
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import Question, QuestionKind, State

KINDS: dict[About, QuestionKind] = {
    "enemy": "enemy",
    "open_space": "open_space",
    "combat_zone": "combat_zone",
}


async def count(
    state: State, rules: Rules, seat: Seat, what: str, about: About, rule: str = "", beat: int = 0
) -> int | None:
    """Power what one likes, then the strength stands, in half units; None for who left instead.

    Without a rule the figure is not announced: everybody can see it. (GT-PARAM-04)
    """
    await _choose_power(state, rules, seat, what, about, beat)
    on = state.play.powered.pop(seat)
    if seat not in state.present():
        return None
    value = strength_for(rules, state.ships[seat], what, about, on)
    if rule:
        event = Announced(seat=seat, what=what, value=value, rule=rule)  # type: ignore[arg-type]
        state.tell(event)
    if about == "open_space":
        rules.strand(state, rules, seat, on)
        if seat not in state.present():
            return None
    for hook in rules.after_count:
        await hook(state, rules, seat, what)
    return value


def strength_for(rules: Rules, ship: Ship, what: str, about: str, on: tuple[Cell, ...]) -> int:
    """What a ship reaches with this switched on."""
    count = rules.drive if about == "open_space" else rules.counts[what]
    return count(rules, ship, on)


async def _choose_power(
    state: State, rules: Rules, seat: Seat, what: str, about: About, beat: int
) -> None:
    state.play.powered[seat] = ()
    order = order_of(state, seat, about)
    if count_choices(state, rules, seat, what):
        state.tell(Deciding(seats=(seat,), about=about))
    while choices := count_choices(state, rules, seat, what):
        answer = None
        if order == "ask":
            question = Question(KINDS[about], amount=beat)
            answer = await ask_one(state, rules, seat, question, choices, rules.times.decision)
        if answer is None:
            for hook in rules.unsaid:
                await hook(state, rules, seat, what, about)
            for cell in plan(state, rules, seat, what, about, order, beat):
                pay_by_default(state, rules, seat, cell)
            break
        if isinstance(answer, Enough):
            break
        await rules.count_moves[type(answer)].do(state, rules, seat, answer)
        if seat not in state.present():
            break


def count_choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Action, ...]:
    """Every small move that is open, or none more; nobody is asked without one. (GT-NET-32)"""
    found = [
        a for move in rules.count_moves.values() for a in move.choices(state, rules, seat, what)
    ]
    return (Enough(seat), *found) if found else ()


# Batteries


def power_choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Power, ...]:
    """Every double that is off and can be paid, with every battery that may pay. (GT-NET-32)"""
    return tuple(
        Power(seat, cell, battery)
        for cell in affordable(state, rules, seat, what)
        for battery in rules.sources(state, rules, seat, cell)
    )


def affordable(state: State, rules: Rules, seat: Seat, what: str) -> list[Cell]:
    ship, on = state.ships[seat], state.play.powered.get(seat, ())
    off = [cell for cell in rules.devices(rules, ship, what) if cell not in on]
    return [cell for cell in off if affords(state, rules, seat, cell)]


def payable(state: State, rules: Rules, seat: Seat, what: str) -> list[Cell]:
    """What all the tokens aboard could power together, the most useful first."""
    found: list[Cell] = []
    left = {cell: part.batteries for cell, part in state.ships[seat].parts.items()}
    open_ones = affordable(state, rules, seat, what)
    first = open_ones[0] if open_ones else None
    for cell in open_ones:
        tokens = [b for b in rules.sources(state, rules, seat, cell) for _ in range(left[b])]
        price = cost(state, rules, seat, cell)
        if cell != first:  # only once is a token saved
            price += rules.savings(state, rules, seat, cell)
        if len(tokens) >= price:
            found.append(cell)
            for battery in tokens[:price]:
                left[battery] -= 1
    return found


def cost(state: State, rules: Rules, seat: Seat, *cells: Cell) -> int:
    """Tokens for these components together, without those that somebody saves."""
    price = rules.price(state, rules, seat, cells)
    return max(0, price - rules.savings(state, rules, seat, cells[0]))


def affords(state: State, rules: Rules, seat: Seat, *cells: Cell) -> bool:
    return tokens_for(state, rules, seat, cells[0]) >= cost(state, rules, seat, *cells)


def tokens_for(state: State, rules: Rules, seat: Seat, cell: Cell) -> int:
    parts = state.ships[seat].parts
    return sum(parts[source].batteries for source in rules.sources(state, rules, seat, cell))


async def power(state: State, rules: Rules, seat: Seat, action: Power) -> None:
    """The token that was named, then those that the component needs besides. (GT-PARAM-04)"""
    await pay_for(state, rules, seat, (action.cell,), action.battery)
    switch_on(state, seat, action.cell)


async def pay_for(
    state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...], battery: Cell
) -> None:
    """All tokens for components that work together; where there is a choice we ask."""
    spent_on = bill(state, rules, seat, *cells)
    for number, cell in enumerate(spent_on):
        sources = rules.sources(state, rules, seat, cell)
        if number and len(sources) > 1:
            choices = tuple(Power(seat, cell, source) for source in sources)
            due, total = len(spent_on) - number, len(spent_on)
            question = Question("payment", cell=cell, amount=due, total=total)
            answer = await ask_one(state, rules, seat, question, choices, rules.times.decision)
            battery = sources[0] if answer is None else answer.battery
        elif number:
            battery = sources[0]
        pay(state, seat, cell, battery, rules.of(seat).token_rule)


def bill(state: State, rules: Rules, seat: Seat, *cells: Cell) -> tuple[Cell, ...]:
    """What each token is spent on; a token that is saved is noted."""
    tokens = cost(state, rules, seat, *cells)
    parts, on = state.ships[seat].parts, state.play.powered.get(seat, ())
    off = tuple(cell for cell in cells if parts[cell].shape.device and cell not in on) or cells
    if tokens < rules.price(state, rules, seat, cells):
        state.play.saved = (*state.play.saved, seat)
        state.tell(Saved(seat=seat, cell=off[0]))
    return payments(off, tokens)


def pay_by_default(state: State, rules: Rules, seat: Seat, cell: Cell) -> None:
    """From the fullest batteries. (GT-NET-33)"""
    for spent_on in bill(state, rules, seat, cell):
        battery = rules.sources(state, rules, seat, spent_on)[0]
        pay(state, seat, spent_on, battery, rules.of(seat).token_rule)
    switch_on(state, seat, cell)


def pay(state: State, seat: Seat, cell: Cell, battery: Cell, rule: str = "") -> None:
    spend_battery(state, seat, battery)
    state.tell(Powered(seat=seat, cell=cell, battery=battery, rule=rule or "GT-PARAM-04"))


def switch_on(state: State, seat: Seat, cell: Cell) -> None:
    state.play.powered[seat] = (*state.play.powered.get(seat, ()), cell)


POWERING = CountMove(power_choices, power)
COUNT_MOVES: dict[type[Action], CountMove[Action]] = {Power: POWERING}


def plan(
    state: State, rules: Rules, seat: Seat, what: str, about: About, order: Answer, beat: int
) -> list[Cell]:
    """What to power for somebody who does not say. (GT-NET-33, GT-NET-34)"""
    ship, on = state.ships[seat], state.play.powered[seat]
    off = payable(state, rules, seat, what)
    if about == "enemy" and order != "no":
        values = [rules.counts[what](rules, ship, (*on, *off[:n])) for n in range(len(off) + 1)]
        return off[: fewest_that_win(values, beat)]
    if about == "open_space" and order != "yes":
        driven = [hulls_driven(rules, ship, (*on, *off[:n])) for n in range(len(off) + 1)]
        return off[: driven.index(max(driven))]
    return off if order == "yes" else []


def hulls_driven(rules: Rules, ship: Ship, on: tuple[Cell, ...]) -> int:
    """How many hulls move with this switched on."""
    return sum(1 for hull in rules.hulls_of(ship) if rules.counts["engines"](rules, hull, on))


def fewest_that_win(values: list[int], beat: int) -> int:
    """The fewest batteries that win, else the fewest that tie, else none. (GT-NET-33)"""
    winning = [number for number, value in enumerate(values) if value > beat]
    tying = [number for number, value in enumerate(values) if value == beat]
    return (winning or tying or [0])[0]
