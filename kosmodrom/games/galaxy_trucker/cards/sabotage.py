"""Sabotage: something blows up on the ship with the fewest crew."""

from typing import TypeAlias

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import Rolled, Skipped, Victim
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import State

Dice: TypeAlias = tuple[int, int]


async def sabotage(state: State, rules: Rules) -> str:
    """The victim has the fewest crew, and of equals is furthest ahead. (GT-CARD-SABO-01)"""
    order = state.present()
    if len(order) == 1:
        state.tell(Skipped(rule="GT-CARD-SABO-05"))
        return "card_end"
    counted = {s: await count(state, rules, s, "crew", "combat_zone") for s in order}
    crews = {seat: crew for seat, crew in counted.items() if crew is not None}
    if len(crews) < 2:  # the others left when their crew was to be counted
        state.tell(Skipped(rule="GT-CARD-SABO-05"))
        return "card_end"
    state.play.losers = state.play.targets = rules.victims(state, crews)
    for seat in state.play.targets:
        state.tell(Victim(seat=seat, rule=rules.victims_rule or "GT-CARD-SABO-01"))
    return "sabotage_roll"


async def sabotage_roll(state: State, rules: Rules) -> str:
    """A column and a row, up to three times until they name a component. (GT-CARD-SABO-02)"""
    give_up_on(state, [s for s in state.play.targets if tries(state, rules, s) == state.play.tries])
    if not state.play.targets:
        return "card_end"
    state.play.tries += 1
    column = (state.dice.die(), state.dice.die())
    row = (state.dice.die(), state.dice.die())
    state.reveal(to=state.everyone(), chance=True)
    roller = max(state.play.targets, key=lambda seat: state.ships[seat].place)
    state.tell(Rolled(seat=roller, dice=column, row_dice=row, rule="GT-CARD-SABO-02"))
    hit = [seat for seat in state.play.targets if strikes(state, rules, seat, column, row)]
    state.play.targets = tuple(seat for seat in state.play.targets if seat not in hit)
    return "sabotage_break" if hit else "sabotage_roll"


def tries(state: State, rules: Rules, seat: Seat) -> int:
    """How often one victim is rolled for; one roll is for all of them. (GT-CARD-SABO-03)"""
    limits = rules.sabotage_tries
    return limits[min(state.play.losers.index(seat), len(limits) - 1)]


def give_up_on(state: State, seats: list[Seat]) -> None:
    for seat in seats:
        state.tell(Skipped(rule="GT-CARD-SABO-03", seat=seat))
    state.play.targets = tuple(seat for seat in state.play.targets if seat not in seats)


def strikes(state: State, rules: Rules, seat: Seat, column: Dice, row: Dice) -> bool:
    """Whether the dice name a component of this ship, which is lost then."""
    ship = state.ships[seat]
    cell = rules.board_of(ship).square(sum(column), sum(row))
    if cell is None or cell not in ship.parts:
        return False
    lose_parts(state, rules, seat, [cell], "destroyed", "GT-CARD-SABO-02")
    return True


async def sabotage_break(state: State, rules: Rules) -> str:
    """What falls off is lost too; there is no defence. (GT-CARD-SABO-04)"""
    hit = state.play.losers or state.play.targets  # tables of before had one victim, a target yet
    await hold_together(state, rules, hit, "GT-CARD-SABO-04")
    state.play.targets = tuple(s for s in state.play.targets if s in state.play.losers)
    return "sabotage_roll"
