"""Repairs as versions 1 and 2 of the rules read them: each removal counts at once."""

from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.games.galaxy_trucker.actions import Keep, Remove, Repaired, TakeOff
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import by_column
from kosmodrom.games.galaxy_trucker.build.building import finish, free_tokens, offending, take_off
from kosmodrom.games.galaxy_trucker.build.inspection import flaws_of, smallest_repair
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import keep_part, lose_parts
from kosmodrom.games.galaxy_trucker.state import Question, State


def repair_choices(state: State, rules: Rules, seat: Seat) -> tuple[Action, ...]:
    """What the owner of a failed ship may do."""
    parts = state.ships[seat].parts
    if rules.free_repairs:
        if state.ships[seat].token is not None:
            return ()
        cells = offending(state, rules, seat)
        return tuple(TakeOff(seat, cell) for cell in cells) or (Repaired(seat),)
    if not flaws_of(state, rules, seat):
        return ()
    found = rules.broken_hulls(state.ships[seat])
    if found:  # (GT-ERR-12)
        return tuple(Keep(seat, min(group, key=by_column)) for group in found[0])
    return tuple(Remove(seat, cell) for cell in sorted(parts))


async def repair_at_once(state: State, rules: Rules) -> str:
    """All repair at the same time; after each removal the ship is checked again. (GT-NET-38)"""
    asked: dict[Seat, Offer[Action]] = {
        s: listed for s in state.everyone() if (listed := repair_choices(state, rules, s))
    }
    if not asked:
        state.questions = {}
        return go(state, rules, "before_launch", "launch")
    state.questions = {seat: Question("repair") for seat in asked}
    action: Action = await Ask(asked, state.clock.due)
    state.seal()
    match action:
        case TimeUp():
            for seat in asked:
                repair_for(state, rules, seat)
        case TakeOff(seat, cell):
            take_off(state, seat, cell, "GT-ERR-10")
        case Repaired(seat):
            finish(state, seat, free_tokens(state)[0], "GT-ERR-10")
        case Remove(seat, cell):
            lose_parts(state, rules, seat, [cell], "discarded", "GT-ERR-12")
        case Keep(seat, cell):
            keep_part(state, rules, seat, cell, "GT-ERR-12")
    return "repair"


def repair_for(state: State, rules: Rules, seat: Seat) -> None:
    """Who does not repair in time loses the smallest set that makes the ship legal."""
    ship = state.ships[seat]
    removed = sorted(smallest_repair(rules, ship.parts, rules.board_of(ship)))
    if rules.free_repairs:
        for cell in removed:
            take_off(state, seat, cell, "GT-NET-38")
        finish(state, seat, free_tokens(state)[0], "GT-NET-38")
    else:
        lose_parts(state, rules, seat, removed, "discarded", "GT-NET-38")
