"""Counting a strength: the player chooses what to power, and pays for it."""

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Enough, Power
from kosmodrom.games.galaxy_trucker.asking import ask_one, order_of
from kosmodrom.games.galaxy_trucker.boards import Cell
from kosmodrom.games.galaxy_trucker.events import Announced, Powered
from kosmodrom.games.galaxy_trucker.losses import spend_battery
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship import batteries_aboard
from kosmodrom.games.galaxy_trucker.state import Question, QuestionKind, State
from kosmodrom.games.galaxy_trucker.strength import batteries

KINDS: dict[About, QuestionKind] = {
    "enemy": "enemy",
    "open_space": "open_space",
    "combat_zone": "combat_zone",
}


async def announce(
    state: State, rules: Rules, seat: Seat, what: str, about: About, rule: str, beat: int = 0
) -> int:
    """Power what one likes, then the strength stands; in half units. (GT-PARAM-04)"""
    state.play.powered[seat] = ()
    order = order_of(state, seat, about)
    while choices := power_choices(state, rules, seat, what):
        answer = None
        if order == "ask":
            question = Question(KINDS[about], amount=beat)
            answer = await ask_one(state, rules, seat, question, choices, rules.times.decision)
        if answer is None:
            for cell in plan(state, rules, seat, what, about, order, beat):
                pay(state, seat, cell, batteries(state.ships[seat].parts)[0])
            break
        if isinstance(answer, Enough):
            break
        assert isinstance(answer, Power)
        pay(state, seat, answer.cell, answer.battery)
    value = rules.counts[what](rules, state.ships[seat], state.play.powered[seat])
    state.tell(Announced(seat=seat, what=what, value=value, rule=rule))  # type: ignore[arg-type]
    del state.play.powered[seat]
    return value


def power_choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Action, ...]:
    """Every double that is off with every battery that is not empty. (GT-NET-32)"""
    ship, on = state.ships[seat], state.play.powered[seat]
    off = [cell for cell in rules.devices(rules, ship, what) if cell not in on]
    full = batteries(ship.parts)
    if not off or not full:
        return ()
    return (Enough(seat), *(Power(seat, cell, battery) for cell in off for battery in full))


def pay(state: State, seat: Seat, cell: Cell, battery: Cell, rule: str = "GT-PARAM-04") -> None:
    spend_battery(state, seat, battery)
    state.play.powered[seat] = (*state.play.powered.get(seat, ()), cell)
    state.tell(Powered(seat=seat, cell=cell, battery=battery, rule=rule))


def plan(
    state: State, rules: Rules, seat: Seat, what: str, about: About, order: Answer, beat: int
) -> list[Cell]:
    """What to power for somebody who does not say. (GT-NET-33, GT-NET-34)"""
    ship, on = state.ships[seat], state.play.powered[seat]
    off = [cell for cell in rules.devices(rules, ship, what) if cell not in on]
    off = off[: batteries_aboard(ship.parts)]
    count = rules.counts[what]
    values = [count(rules, ship, (*on, *off[:number])) for number in range(len(off) + 1)]
    if about == "enemy" and order != "no":
        return off[: fewest_that_win(values, beat)]
    if about == "open_space" and order != "yes":
        return off[:1] if values[0] == 0 else []
    return off if order == "yes" else []


def fewest_that_win(values: list[int], beat: int) -> int:
    """The fewest batteries that win, else the fewest that tie, else none. (GT-NET-33)"""
    winning = [number for number, value in enumerate(values) if value > beat]
    tying = [number for number, value in enumerate(values) if value == beat]
    return (winning or tying or [0])[0]
