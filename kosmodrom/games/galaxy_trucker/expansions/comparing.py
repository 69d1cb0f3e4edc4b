"""Steps that count strengths: the lowest or the highest suffers, or ships fly or lag by them."""

from collections.abc import Mapping

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.deck import Line, Penalty, hazards
from kosmodrom.games.galaxy_trucker.box.steps import Step, amount_in, hits_in
from kosmodrom.games.galaxy_trucker.cards.combat_zone import suffer
from kosmodrom.games.galaxy_trucker.events import Skipped, Victim
from kosmodrom.games.galaxy_trucker.flight.contest import days_of, victims
from kosmodrom.games.galaxy_trucker.flight.moving import give_up, move
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import State

ALONE = "GTX-NET-77"


def line_of(step: Step) -> Line:
    """What is compared, and what the lowest or the highest suffers."""
    assert step.stat in ("cannons", "ambush", "engines", "crew")
    penalty = Penalty(
        days=amount_in(step.do, "lose_days"),
        crew=amount_in(step.do, "lose_crew"),
        shots=tuple(hit.replace(" shot ", " ") for hit in hits_in(step.do)),
    )
    return Line(step.stat, penalty, most=step.op == "highest", alone=not step.second_reduced)


def is_void(state: State) -> bool:
    """With one ship present there is nobody to compare it with. (GTX-NET-77)"""
    if len(state.present()) > 1:
        return False
    state.tell(Skipped(rule=ALONE))
    state.play.compared, state.play.figures, state.play.tasks = None, {}, ()
    return True


async def count_one(state: State, rules: Rules, seat: Seat, rule: str) -> None:
    """One ship after another announces, or jumps instead. (GTX-GEN-01)"""
    assert state.play.compared is not None
    value = await count(state, rules, seat, state.play.compared.least, "combat_zone", rule)
    if value is not None:
        state.play.figures[seat] = value


async def punish(state: State, rules: Rules, rule: str, then: str) -> str:
    """The worst, and with five the next one for one less. (GTX-5P-20, GTX-5P-21)"""
    line, figures = state.play.compared, state.play.figures
    assert line is not None
    found = victims(state, rules, line, figures)
    state.play.compared, state.play.figures = None, {}
    for seat in found:
        state.tell(Victim(seat=seat, rule=rule))
    penalties = {seat: rules.penalty(line.penalty, number) for number, seat in enumerate(found)}
    await suffer(state, rules, penalties)
    shots = fire(penalties)
    return throw(state, shots, then) if shots else then


def fire(penalties: Mapping[Seat, Penalty]) -> dict[Seat, tuple[str, ...]]:
    return {s: hazards("shot", penalty.shots) for s, penalty in penalties.items() if penalty.shots}


async def fly_on(state: State, rules: Rules, seat: Seat, step: Step, rule: str) -> None:
    """As far as the engines carry, times so much; without any the flight is over. (GTX-EVIL-25)"""
    state.play.reach = step.multiplier
    strength = await count(state, rules, seat, "engines", "open_space", rule)
    state.play.reach = 0
    if strength is None:
        return
    if strength:
        move(state, rules, seat, step.multiplier * days_of(strength), rule)
    else:
        give_up(state, [seat], "no_engines", rule)


async def days_short(state: State, rules: Rules, seat: Seat, enough: int, rule: str) -> int:
    """How many days engines are too weak by; none for who jumps."""
    state.play.bar = 2 * enough
    strength = await count(state, rules, seat, "engines", "combat_zone", rule)
    state.play.bar = 0
    return 0 if strength is None else max(0, enough - days_of(strength))
