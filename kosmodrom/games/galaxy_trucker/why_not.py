"""Why a move is not allowed: the rule behind it, from what the mover may know. (GT-NET-01)"""

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.games.galaxy_trucker import actions as a
from kosmodrom.games.galaxy_trucker.build import hand
from kosmodrom.games.galaxy_trucker.build.building import flip_state
from kosmodrom.games.galaxy_trucker.build.hourglass import has_hourglass
from kosmodrom.games.galaxy_trucker.build.turns import whose_turn
from kosmodrom.games.galaxy_trucker.expansions.actions import Face, Mount, TakeOwn, Withdraw
from kosmodrom.games.galaxy_trucker.expansions.bonus.star_warehouse import mount_refusal
from kosmodrom.games.galaxy_trucker.expansions.refusals import (
    front_refusal,
    hull_refusal,
    refusal,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import why_waits
from kosmodrom.games.galaxy_trucker.state import State

BUILDING = (
    a.Grab, a.Take, a.TakeReserve, TakeOwn, a.Place, a.Return, a.SetAside, a.TakeOff, a.Look,
    a.PutBack,
    a.AskForPile, a.Flip, a.Finish, a.EndTurn, a.StartCountdown, a.AskForLimit, a.Pause, a.HandOver,
)  # fmt: skip

VOTES = {
    a.Pause: "GT-NET-20", a.HandOver: "GT-NET-21", a.StartCountdown: "GT-NET-24",
    a.AskForLimit: "GT-NET-28",
}  # fmt: skip

POWERED = ("enemy", "open_space", "combat_zone", "shield", "cannon")  # questions about batteries


def why_not(state: State, rules: Rules, action: Action) -> Reason | None:
    """The reason for refusing an action that is not among the choices."""
    seat = action.seat
    if not 0 <= seat < state.seats:
        return Reason("gt-not-now", "GT-NET-01")
    if isinstance(action, BUILDING):
        if state.scene not in ("building", "turn"):
            return Reason("gt-not-building", "GT-BUILD-23")
        return _building(state, rules, seat, action)
    if isinstance(action, a.TakeOver | a.LetGo):
        return Reason("gt-not-now", "GT-NET-41")
    if isinstance(action, a.GiveUp | a.GoOn):
        if not rules.gives_up:
            return Reason("gt-no-giving-up", "GT-FLOW-05")
        return Reason("gt-between-cards", "GT-QUIT-10")
    if isinstance(action, a.Order):
        return Reason("gt-not-now", "GT-NET-50")
    if isinstance(action, Face):
        return front_refusal(state, rules, seat)
    if isinstance(action, Withdraw):
        return hull_refusal(state, rules, seat)
    return _flight(state, rules, seat, action)


def _building(state: State, rules: Rules, seat: Seat, action: Action) -> Reason:
    ship, player = state.ships[seat], state.players[seat]
    named = getattr(action, "ship", None)
    if rules.swaps_while_building and named is not None and named != ship.colour:
        return Reason("gt-outdated", "GT-NET-46")
    if state.clock.paused_at is not None:
        return Reason("gt-paused", "GT-NET-20")
    if type(action) in VOTES:
        return Reason("gt-not-now", VOTES[type(action)])
    if state.scene == "turn" and whose_turn(state) != seat:
        return Reason("gt-not-your-turn", "GT-NET-22")
    if isinstance(action, a.Flip):
        return _flip(state, rules, seat, action)
    if any(request.seat == seat for request in state.requests):
        return Reason("gt-reaching", "GT-NET-10")
    if player.looking is not None:
        return Reason("gt-looking", "GT-PEEK-04")
    if isinstance(action, a.Look | a.AskForPile | a.PutBack):
        return _look(state, rules, seat, action)
    if ship.token is not None:
        return Reason("gt-finished", "GT-BUILD-17")
    if isinstance(action, a.Grab | a.Take | a.TakeReserve | TakeOwn | a.Finish):
        return _grab(state, rules, seat, action)
    return _hand(state, rules, seat, action)


def _flip(state: State, rules: Rules, seat: Seat, action: a.Flip) -> Reason:
    if not has_hourglass(rules):
        return Reason("gt-no-hourglass", "GT-TIMER-11")
    if action.circle != state.clock.circle:
        return Reason("gt-flip-outdated", "GT-NET-14", {"circle": state.clock.circle})
    if flip_state(state, rules, seat) == "running":
        return Reason("gt-sand-running", "GT-TIMER-03")
    return Reason("gt-only-finished", "GT-TIMER-05")


def _look(state: State, rules: Rules, seat: Seat, action: Action) -> Reason:
    if not rules.piles or isinstance(action, a.PutBack):
        return Reason("gt-no-piles", "GT-FLOW-05")
    if state.ships[seat].held is not None:
        return Reason("gt-hand-full", "GT-PEEK-04")
    if not rules.may_look(state.ships[seat].parts):
        return Reason("gt-build-first", "GT-PEEK-02")
    return Reason("gt-pile-taken", "GT-PEEK-05")


def _grab(state: State, rules: Rules, seat: Seat, action: Action) -> Reason:
    ship = state.ships[seat]
    if ship.held is not None:
        rule = "GT-NET-18" if isinstance(action, a.Finish) else "GT-BUILD-06"
        return Reason("gt-hand-full", rule)
    if isinstance(action, a.Finish):
        if not 1 <= action.token <= state.seats:
            return Reason("gt-no-token", "GT-FLOW-04", {"token": action.token})
        return Reason("gt-token-taken", "GT-BUILD-18", {"token": action.token})
    if isinstance(action, a.Take) and action.tile not in state.tray:
        return Reason("gt-taken", "GT-NET-08", things=(action.tile,))
    if isinstance(action, a.TakeReserve):
        return Reason("gt-not-set-aside", "GT-BUILD-19", things=(action.tile,))
    if isinstance(action, TakeOwn):
        return Reason("gt-not-in-batch", "GTX-NET-35", things=(action.tile,))
    if rules.grab_budget and ship.grabs >= rules.grab_budget:
        return Reason("gt-budget", "GT-NET-29")
    return Reason("gt-heap-empty", "GT-NET-25")


def _hand(state: State, rules: Rules, seat: Seat, action: Action) -> Reason:
    ship = state.ships[seat]
    if isinstance(action, a.TakeOff):
        return Reason("gt-fixed", "GT-BUILD-08")
    if hand.in_hand(ship) is None:
        return Reason("gt-fixed", "GT-BUILD-08")
    if isinstance(action, a.Return):
        return Reason("gt-no-way-back", "GT-BUILD-19")
    if isinstance(action, a.SetAside):
        return Reason("gt-reserve-full", "GT-BUILD-20" if rules.reserve else "GT-FLOW-05")
    if isinstance(action, a.Place):
        return _place(state, rules, seat, action)
    return Reason("gt-not-now", "GT-NET-01")


def _place(state: State, rules: Rules, seat: Seat, action: a.Place) -> Reason:
    ship = state.ships[seat]
    parts, board = hand.without_loose(ship), rules.board_of(ship)
    things = (f"cell {action.cell}",)
    if action.cell in parts:
        return Reason("gt-square-taken", "GT-BUILD-11", things=things)
    if action.cell not in board.cells:
        return Reason("gt-outside", "GT-ERR-06", things=things)
    if action.cell not in rules.open_cells(parts, board):
        return Reason("gt-no-neighbour", "GT-BUILD-11", things=things)
    if rules.must_fit:
        return Reason("gt-does-not-fit", "GT-BUILD-15", things=things)
    return Reason("gt-lies-there", "GT-BUILD-07", things=things)


def _flight(state: State, rules: Rules, seat: Seat, action: Action) -> Reason:
    if state.questions and seat not in state.questions:
        return Reason("gt-not-asked", "GT-NET-30")
    asked = state.questions[seat].kind if seat in state.questions else ""
    if isinstance(action, a.Repaired) and asked in ("repair", "part"):
        return Reason("gt-faults-left", "GT-NET-49")
    if isinstance(action, a.Load) and asked == "loading":
        return _load(state, seat, action)
    if isinstance(action, a.Give) and asked == "cube":
        return Reason("gt-most-valuable", "GT-LOSS-01")
    if isinstance(action, a.Settle) and asked == "cabin":
        return Reason("gt-no-life-support", "GT-LAUNCH-09")
    if isinstance(action, a.Power) and asked in POWERED:
        return Reason("gt-no-power", "GT-PARAM-04")
    if isinstance(action, Mount) and asked == "warehouse":
        return mount_refusal(state, rules, action)
    return refusal(action) or Reason("gt-not-now", "GT-NET-01")


def _load(state: State, seat: Seat, action: a.Load) -> Reason:
    """Why the cube cannot lie there, or nowhere at all. (GT-GOODS-02)"""
    pallet = next(pallet for pallet in state.play.pallets if pallet.seat == seat)
    match why_waits(state.ships[seat].parts, pallet, action.cube):
        case "no_holds":
            return Reason("gt-no-holds", "GT-GOODS-01")
        case "no_special":
            return Reason("gt-no-special", "GT-GOODS-02")
        case "special_full":
            return Reason("gt-special-full", "GT-GOODS-02")
        case "full":
            return Reason("gt-holds-full", "GT-GOODS-03")
        case "one_less":
            return Reason("gt-one-less", "GTX-5P-03")
    return Reason("gt-no-room", "GT-GOODS-02", {"cube": action.cube})
