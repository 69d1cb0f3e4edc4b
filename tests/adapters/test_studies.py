"""Fixed numbers of actions and named planes of The Crew and of Cosmobureau."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from kosmodrom.adapters import cosmobureau, crew
from kosmodrom.adapters.finding import study_of
from kosmodrom.adapters.studies import Numbering, Planes, Shapes, Study, numbered
from kosmodrom.core.actions import Action
from kosmodrom.core.game import Variant
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.crew.actions import GiveUp, No
from kosmodrom.games.crew.cards import CARDS, INDEX
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.games.crew.votes import said_by

PAGE = (Path(__file__).parents[2] / "docs/studying.md").read_text("utf-8")
STUDIES = {"crew": crew.STUDY, "cosmobureau": cosmobureau.STUDY}
PLANES: dict[str, Callable[[Any, Any, int], Planes]] = {
    "crew": crew.planes,
    "cosmobureau": cosmobureau.planes,
}
# Every kind of preparation, three, four and five players, the automaton, captains, choices.
VARIANTS = [
    ("crew", Variant(2, CrewOptions(mission=23))),
    ("crew", Variant(5, CrewOptions(mission=40, aids=True))),
    ("crew", Variant(4, CrewOptions(mission=50, aids=True))),
    ("crew", Variant(5, CrewOptions(mission=36, open_discards=True))),
    ("crew", Variant(3, CrewOptions(mission=21))),
    ("crew", Variant(4, CrewOptions(mission=12, aids=True))),
    ("cosmobureau", Variant(1, CosmobureauOptions(captains="choice"))),
    ("cosmobureau", Variant(4, CosmobureauOptions(ships="choice", captains="chance"))),
]


def random_tables(name: str, variant: Variant, seed: int, games: int) -> list[AnyTable]:
    """Copies of tables on the way of random games, every few moves one."""
    draw, found = Random(seed), []
    for number in range(games):
        table = Table(get_game(name), variant.seats, variant.options, f"{seed}/{number}")
        while not table.is_over:
            if draw.random() < 0.1:
                found.append(table.copy())
            table.apply(draw.choice(tuple(table.choices(table.to_move()[0]))))
    return found


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_no_two_choices_have_the_same_number_and_all_are_in_the_table(
    name: str, variant: Variant
) -> None:
    study = STUDIES[name]
    for table in random_tables(name, variant, 1, 3):
        for seat in range(table.seats):
            found = numbered(study, table, seat)
            assert len(found) == len(tuple(table.choices(seat)))
            assert all(0 <= number < study.actions for number in found)


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_planes_tell_a_seat_nothing_that_it_may_not_know(name: str, variant: Variant) -> None:
    """In another world that the seat cannot tell from this one it sees the same planes."""
    for table in random_tables(name, variant, 2, 2):
        game, rules = table.game, table.rules
        for seat in range(table.seats):
            world = game.imagine(table.state, rules, seat, Rng.from_seed(f"other {seat}"))
            here = STUDIES[name].planes(table, seat)
            there = PLANES[name](game.public(world, rules), game.own(world, rules, seat), seat)
            assert {key: plane.shape for key, plane in here.items()} == STUDIES[name].shapes
            assert [key for key in here if not np.array_equal(here[key], there[key])] == []


def test_a_card_is_the_same_number_wherever_it_lies() -> None:
    table = Table(get_game("crew"), 4, CrewOptions(mission=10, aids=True), "seed")
    seen = 0
    while not table.is_over:
        seat = table.to_move()[0]
        legal = numbered(crew.STUDY, table, seat)
        held = crew.STUDY.planes(table, seat)["held"][0]
        for number in legal:
            if number < len(CARDS):
                assert held[number] and getattr(legal[number], "card", "") == CARDS[number]
                seen += 1
        table.apply(legal[min(legal)])
    assert seen > 20


def test_planes_turn_with_the_seat_that_looks() -> None:
    """Everybody is in their own first row."""
    table = Table(get_game("crew"), 4, CrewOptions(mission=10), "seed")
    for seat in range(4):
        planes = crew.STUDY.planes(table, seat)
        own = table.view(seat).hands[seat]
        assert set(np.flatnonzero(planes["held"][0])) == {INDEX[card] for card in own}
        assert planes["commander"][(table.public().commander - seat) % 4] == 1


def stubborn(table: AnyTable) -> Action:
    """The choice that makes the game longest: the last to vote is against, or proposes anew."""
    seat, ballot = table.to_move()[0], table.state.ballot
    choices = tuple(table.choices(seat))
    kinds = {type(choice): choice for choice in choices}
    if ballot is None:
        return kinds.get(GiveUp, choices[-1])
    last = sum(not vote for vote in ballot.votes) == 1
    if No not in kinds:
        return next((one for one in choices if said_by(0, one) != ballot.proposal), choices[0])
    return kinds[No] if last == (ballot.proposal is not None) else choices[0]


@pytest.mark.parametrize(
    ("seats", "mission", "share"),
    [(5, 5, 0.9), (5, 40, 0.5), (4, 50, 0.4), (3, 24, 0.5), (2, 23, 0.5)],
)
def test_no_game_is_longer_than_said_and_some_are_nearly_as_long(
    seats: int, mission: int, share: float
) -> None:
    options = CrewOptions(mission=mission)
    longest, most = crew.longest(options, seats), 0
    for seed in range(8):
        table = Table(get_game("crew"), seats, options, f"{seed}", remember=False)
        while not table.is_over:
            table.apply(stubborn(table))
        most = max(most, table.number)
    assert share * longest < most <= longest


def test_components_of_ones_own_have_no_numbers() -> None:
    game = get_game("cosmobureau")
    options = CosmobureauOptions(components="[setup]\nstart_fuel = 3\n")
    assert study_of(game, options) is None
    assert study_of(get_game("galaxy_trucker"), get_game("galaxy_trucker").options()) is None


def actions_table(numbers: Numbering) -> list[str]:
    """The table of actions as the page has it."""
    return [
        f"| {row.first}"
        + (f" to {row.first + row.count - 1}" if row.count > 1 else "")
        + f" | `{row.kind.__name__}` | {' x '.join(map(str, row.sizes)) or 1} | {row.meaning} |"
        for row in numbers.rows
    ]


@pytest.mark.parametrize(
    ("study", "numbers"), [(crew.STUDY, crew.NUMBERS), (cosmobureau.STUDY, cosmobureau.NUMBERS)]
)
def test_the_page_has_every_number_and_every_plane(study: Study, numbers: Numbering) -> None:
    missing = [line for line in actions_table(numbers) if line not in PAGE]
    assert not missing, "\n".join(missing)
    assert f"**{study.actions} actions**" in PAGE and f"**{study.size} numbers**" in PAGE
    assert planes_of(study.shapes) <= set(re.findall(r"^\| `(\w+)` \| ([\d x ]+) \|", PAGE, re.M))


def planes_of(shapes: Shapes) -> set[tuple[str, str]]:
    return {(name, " x ".join(map(str, shape))) for name, shape in shapes.items()}
