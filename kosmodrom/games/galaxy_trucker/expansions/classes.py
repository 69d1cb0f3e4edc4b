"""Ship classes IA and IIA, in place of classes I and II or as extra flights."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from kosmodrom.games.galaxy_trucker.box.boards import Board, hull_boards, load_boards
from kosmodrom.games.galaxy_trucker.expansions.class_ia import class_ia, final_boards, fronts
from kosmodrom.games.galaxy_trucker.expansions.class_iia import class_iia
from kosmodrom.games.galaxy_trucker.expansions.parting import (
    ground_hulls,
    hulls_come_back,
    leave_hulls,
    leave_lonely,
)
from kosmodrom.games.galaxy_trucker.expansions.technology import with_scenes
from kosmodrom.games.galaxy_trucker.options import FirstShip, SecondShip
from kosmodrom.games.galaxy_trucker.rules import Round, Rules, round_on

# The class that each base class may give way to, and what is different on it.
NEW: Mapping[str, tuple[str, Callable[[Rules], Rules]]] = {
    "I": ("IA", class_ia),
    "II": ("IIA", class_iia),
}


def new_classes(rules: Rules, first: FirstShip, second: SecondShip) -> Rules:
    """The flights of the classes that were chosen. (GTX-IA-01, GTX-IIA-08, GTX-NET-03)"""
    chosen = {"I": first, "II": second}
    rounds = tuple(flight for each in rules.rounds for flight in _flights(each, chosen))
    return replace(
        rules,
        rounds=rounds,
        boards={**rules.boards, **new_boards()},
        scenes=with_scenes(rules, fronts, ground_hulls, leave_lonely, leave_hulls, hulls_come_back),
        phases={**rules.phases, "fronts": "launch"},
    )


def _flights(usual: Round, chosen: Mapping[str, str]) -> Iterator[Round]:
    """The base class, the new one, or first the one and then the other."""
    ship = chosen.get(usual.board, usual.board)
    if ship in (usual.board, "both"):
        yield usual
    if ship != usual.board:
        name, change = NEW[usual.board]
        yield round_on(load_boards("expansion_boards")[name], name, (change,))


def new_boards() -> dict[str, Board]:
    """The two boards, the first as it lies with each front, the second with one hull alone."""
    boards = load_boards("expansion_boards")
    return {**boards, **final_boards(boards["IA"]), **hull_boards(boards["IIA"])}
