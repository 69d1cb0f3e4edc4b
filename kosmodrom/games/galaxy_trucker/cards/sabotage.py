"""Sabotage: something blows up on the ship with the fewest crew."""

from kosmodrom.games.galaxy_trucker.box.boards import cell_at
from kosmodrom.games.galaxy_trucker.events import Rolled, Skipped, Victim
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import State

TRIES = 3  # (GT-CARD-SABO-03)


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
    state.play.targets = rules.victims(state, crews)
    for seat in state.play.targets:
        state.tell(Victim(seat=seat, rule="GT-CARD-SABO-01"))
    return "sabotage_roll"


async def sabotage_roll(state: State, rules: Rules) -> str:
    """A column and a row, up to three times until they name a component. (GT-CARD-SABO-02)"""
    if not state.play.targets:
        return "card_end"
    seat = state.play.targets[0]
    if state.play.tries == TRIES:
        state.tell(Skipped(rule="GT-CARD-SABO-03", seat=seat))
        return next_victim(state)
    state.play.tries += 1
    column = (state.dice.die(), state.dice.die())
    row = (state.dice.die(), state.dice.die())
    state.reveal(to=state.everyone(), chance=True)
    state.tell(Rolled(seat=seat, dice=column, row_dice=row, rule="GT-CARD-SABO-02"))
    ship = state.ships[seat]
    board = rules.board_of(ship)
    x, y = board.columns.get(sum(column)), board.rows.get(sum(row))
    if x is None or y is None or cell_at(x, y) not in ship.parts:
        return "sabotage_roll"
    lose_parts(state, rules, seat, [cell_at(x, y)], "destroyed", "GT-CARD-SABO-02")
    return "sabotage_break"


async def sabotage_break(state: State, rules: Rules) -> str:
    """What falls off is lost too; there is no defence. (GT-CARD-SABO-04)"""
    await hold_together(state, rules, state.play.targets[:1], "GT-CARD-SABO-04")
    return next_victim(state)


def next_victim(state: State) -> str:
    state.play.targets, state.play.tries = state.play.targets[1:], 0
    return "sabotage_roll"
