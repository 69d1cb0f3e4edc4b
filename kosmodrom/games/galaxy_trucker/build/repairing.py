"""Repairing a ship that failed the inspection. (GT-NET-38, GT-NET-49)"""

from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.games.galaxy_trucker.actions import (
    Keep,
    Remove,
    RemoveFewest,
    Repaired,
    Restore,
    RestoreAll,
)
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import by_column
from kosmodrom.games.galaxy_trucker.build.building import finish, free_tokens, take_off
from kosmodrom.games.galaxy_trucker.build.draft import (
    Draft,
    can_restore,
    drafted,
    kept,
    mended,
    removed,
    restored,
)
from kosmodrom.games.galaxy_trucker.build.inspection import flaws_of
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts
from kosmodrom.games.galaxy_trucker.ship.ship import Repair
from kosmodrom.games.galaxy_trucker.state import Question, State


async def repair(state: State, rules: Rules) -> str:
    """All repair at the same time; after each removal the ship is checked again. (GT-NET-38)"""
    for seat, ship in enumerate(state.ships):
        if ship.repair is None and flaws_of(state, rules, seat):
            ship.repair = Repair(ship.parts)
    drafts = {s: draft for s in state.everyone() if (draft := draft_of(state, rules, s))}
    if not drafts:
        state.questions = {}
        return go(state, rules, "before_launch", "launch")
    state.questions = {s: Question("part" if d.pieces else "repair") for s, d in drafts.items()}
    asked: dict[Seat, Offer[Action]] = {
        seat: repair_choices(state, rules, seat, draft) for seat, draft in drafts.items()
    }
    action: Action = await Ask(asked, state.clock.due)
    state.seal()
    if isinstance(action, TimeUp):
        for seat in asked:
            repair_for(state, rules, seat)
    elif isinstance(action, Repaired):
        charge(state, rules, action.seat, "GT-ERR-10" if rules.free_repairs else "GT-ERR-12")
    else:
        answer(state, rules, action)
    return "repair"


def draft_of(state: State, rules: Rules, seat: Seat) -> Draft | None:
    ship = state.ships[seat]
    return None if ship.repair is None else drafted(rules, rules.board_of(ship), ship.repair)


def repair_choices(state: State, rules: Rules, seat: Seat, draft: Draft) -> tuple[Action, ...]:
    """What the owner of a failed ship may do; which piece stays is asked alone. (GT-NET-49)"""
    ship = state.ships[seat]
    assert ship.repair is not None
    back: list[Action] = [
        Restore(seat, step.cell)
        for step in draft.steps
        if can_restore(rules, rules.board_of(ship), ship.repair, step)
    ]
    if len(draft.steps) > 1:
        back.append(RestoreAll(seat))
    if draft.pieces:  # (GT-ERR-12)
        return (*(Keep(seat, min(piece, key=by_column)) for piece in draft.pieces), *back)
    more = [Remove(seat, cell) for cell in sorted(draft.parts)]
    done = RemoveFewest(seat) if flaws_of(state, rules, seat) else Repaired(seat)
    return (done, *more, *back)


def answer(state: State, rules: Rules, action: Action) -> None:
    """The draft changes; nothing is lost yet."""
    ship = state.ships[action.seat]
    board, draft = rules.board_of(ship), ship.repair
    assert draft is not None
    match action:
        case Remove(_, cell):
            draft = removed(draft, cell)
        case Restore(_, cell):
            draft = restored(rules, board, draft, cell)
        case RestoreAll():
            draft = Repair(draft.built)
        case Keep(_, cell):
            draft = kept(rules, board, draft, cell)
        case RemoveFewest():
            draft = mended(rules, board, draft)
    ship.repair, ship.parts = draft, drafted(rules, board, draft).parts


def repair_for(state: State, rules: Rules, seat: Seat) -> None:
    """The draft counts; what is still wrong then costs the fewest components. (GT-NET-38, -49)"""
    if flaws_of(state, rules, seat):
        answer(state, rules, RemoveFewest(seat))
    charge(state, rules, seat, "GT-NET-38")


def charge(state: State, rules: Rules, seat: Seat, rule: str) -> None:
    """The repair is done: what came off is lost, or free of charge while we learn. (GT-ERR-10)"""
    draft, ship = draft_of(state, rules, seat), state.ships[seat]
    assert draft is not None and ship.repair is not None
    ship.parts, ship.repair = ship.repair.built, None
    if rules.free_repairs:
        for cell in draft.off:
            take_off(state, seat, cell, rule)
        if ship.token is None:  # a repair by silence may leave more to repair
            finish(state, seat, free_tokens(state)[0], rule)
        return
    for piece, step in enumerate(draft.steps, 1):
        lose_parts(state, rules, seat, [step.cell], "discarded", rule, piece)
        lose_parts(state, rules, seat, step.falls, "fallen", rule, piece)
