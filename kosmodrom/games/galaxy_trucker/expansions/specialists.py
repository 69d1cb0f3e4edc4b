"""Blue aliens and the specialists who come with them."""

from collections.abc import Iterator, Mapping
from typing import get_args

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour, read_table
from kosmodrom.games.galaxy_trucker.box.deck import Penalty
from kosmodrom.games.galaxy_trucker.expansions.actions import Hire, Specialist
from kosmodrom.games.galaxy_trucker.expansions.events import Hired, Negotiated
from kosmodrom.games.galaxy_trucker.expansions.hulls import hull_of
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together
from kosmodrom.games.galaxy_trucker.rules import CrewMove, Income, Rules
from kosmodrom.games.galaxy_trucker.ship.losses import crew_is_lost, take_figure
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    Ship,
    batteries_aboard,
    goods_aboard,
    life_support,
    occupants,
)
from kosmodrom.games.galaxy_trucker.state import Question, State


class Printed(msgspec.Struct, frozen=True):
    """What stands on a specialist's card."""

    card: str
    once: bool = False
    outlives: bool = False
    insured_share: float = 1.0
    uninsured_share: float = 1.0
    alien_bonus: int = 2
    finish_credits: tuple[int, ...] = ()
    extra: int = 0
    colours: tuple[Colour, ...] = ()
    free_per_card: int = 0
    tokens_aboard: int = 0


PRINTED = read_table("specialists", dict[Specialist, Printed])
SPECIALISTS: tuple[Specialist, ...] = get_args(Specialist)
MANAGED = 2 * PRINTED["manager"].alien_bonus  # half units (GTX-BLUE-05)


def works(ship: Ship, who: Specialist) -> bool:
    """A card works as long as the blue alien is aboard. (GTX-BLUE-03)"""
    return ship.specialist == who and home_of(ship) is not None


def home_of(ship: Ship) -> Cell | None:
    """The cabin of the blue alien."""
    return next((cell for cell, part in ship.parts.items() if part.alien == "blue"), None)


# Coming aboard


def crew_options(parts: Parts, cell: Cell) -> tuple[str, ...]:
    """Blue aliens are hired together with their specialists. (GTX-NET-37)"""
    return tuple(who for who in occupants(parts, cell) if who != "blue")


def hire_choices(state: State, rules: Rules, seat: Seat, cell: Cell) -> tuple[Hire, ...]:
    """Every specialist whom nobody has yet, in a cabin for blue aliens. (GTX-BLUE-01, -02)"""
    parts = state.ships[seat].parts
    if home_of(state.ships[seat]) is not None or "blue" not in life_support(parts, cell):
        return ()
    return tuple(Hire(seat, cell, who) for who in free_specialists(state))


def free_specialists(state: State) -> list[Specialist]:
    """Those whom nobody has had in this flight. (GTX-BLUE-02)"""
    taken = {ship.specialist for ship in state.ships}
    return [who for who in SPECIALISTS if who not in taken]


def hire(state: State, rules: Rules, seat: Seat, action: Hire) -> None:
    ship = state.ships[seat]
    ship.change(action.cell, humans=0, alien="blue")
    ship.specialist = action.who
    state.tell(Hired(seat=seat, cell=action.cell, who=action.who))


HIRING = CrewMove(hire_choices, hire)


# Technician


def savings(state: State, rules: Rules, seat: Seat, cell: Cell) -> int:
    """Once a card a token is saved, if there is one in the own hull. (GTX-BLUE-08, GTX-NET-18)"""
    ship, printed = state.ships[seat], PRINTED["technician"]
    home = home_of(ship)
    if home is None or not works(ship, "technician") or seat in state.play.saved:
        return 0
    hull = hull_of(rules, ship, home)
    tokens = batteries_aboard({each: ship.parts[each] for each in hull})
    return printed.free_per_card if cell in hull and tokens >= printed.tokens_aboard else 0


# Diplomat


async def spared(state: State, rules: Rules, penalties: Mapping[Seat, Penalty]) -> frozenset[Seat]:
    """Whose diplomat takes the consequences away and leaves the ship. (GTX-BLUE-11 to -13)"""
    decisions = {
        seat: diplomacy(seat, penalty)
        for seat, penalty in penalties.items()
        if works(state.ships[seat], "diplomat") and takes_something(state.ships[seat], penalty)
    }
    answers = await decide_together(state, rules, decisions) if decisions else {}
    saved = frozenset(seat for seat, answer in answers.items() if isinstance(answer, Accept))
    freed: dict[Seat, list[Cell]] = {}
    for seat in sorted(saved):
        home = home_of(state.ships[seat])
        assert home is not None
        state.tell(Negotiated(seat=seat))
        freed[seat] = take_figure(state, seat, home, "GTX-BLUE-13")
    await crew_is_lost(state, rules, freed)
    return saved


def takes_something(ship: Ship, penalty: Penalty) -> bool:
    """Nobody is asked about a penalty that takes nothing. (GTX-NET-13)"""
    if penalty.days or penalty.crew or penalty.shots:
        return True
    return bool(penalty.goods and (goods_aboard(ship.parts) or batteries_aboard(ship.parts)))


def diplomacy(seat: Seat, penalty: Penalty) -> Decision[Accept | Decline]:
    """Silence uses him against heavy shots and the loss of two or more. (GTX-NET-56)"""
    yes, no = Accept(seat), Decline(seat)
    heavy = penalty.crew > 1 or any(shot.startswith("large") for shot in penalty.shots)
    return Decision(
        about="diplomat",
        question=Question("diplomat"),
        choices=(yes, no),
        yes=yes,
        no=no,
        default=yes if heavy else no,
    )


# At the goal


def fares(state: State, rules: Rules) -> dict[Seat, int]:
    """Every occupied luxury cabin that arrives pays by the flight's number. (GTX-TECH-13)"""
    number = rules.round(state).number
    return {
        seat: number * sum(1 for part in ship.parts.values() if part.shape.fare and part.crew)
        for seat, ship in enumerate(state.ships)
        if ship.status == "arrived"
    }


def managed(state: State, rules: Rules) -> dict[Seat, int]:
    """By the number of alien colours aboard, the manager's included. (GTX-BLUE-06)"""
    return dict(_managers(state))


def _managers(state: State) -> Iterator[tuple[Seat, int]]:
    for seat, ship in enumerate(state.ships):
        if ship.status == "arrived" and works(ship, "manager"):
            colours = {part.alien for part in ship.parts.values() if part.alien is not None}
            yield seat, PRINTED["manager"].finish_credits[len(colours) - 1]


def with_merchant(usual: Income) -> Income:
    """More for red and yellow cubes, also for who gave up. (GTX-BLUE-07)"""
    printed = PRINTED["merchant"]

    def sale(state: State, rules: Rules) -> dict[Seat, int]:
        sold = dict(usual(state, rules))
        for seat, ship in enumerate(state.ships):
            if works(ship, "merchant"):
                dear = [c for c in goods_aboard(ship.parts) if c in printed.colours]
                sold[seat] = sold.get(seat, 0) + printed.extra * len(dear)
        return sold

    return sale


def with_lawyer(usual: Income) -> Income:
    """Nothing is due on insured classes, half of it on others, rounded up. (GTX-BLUE-04)"""
    printed = PRINTED["lawyer"]

    def payment(state: State, rules: Rules) -> dict[Seat, int]:
        due = dict(usual(state, rules))
        for seat, ship in enumerate(state.ships):
            if works(ship, "lawyer"):
                insured = rules.board_of(ship).insurance_cap is not None
                share = printed.insured_share if insured else printed.uninsured_share
                due[seat] = int(due.get(seat, 0) * share // 1)
        return due

    return payment
