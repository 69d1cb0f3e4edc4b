"""The solver: every yes is a line that the engine plays to a win, every no is true of all lines."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import msgspec
import pytest

from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.hindsight import actions, is_open_question, look_back, model
from kosmodrom.games.crew.bots.solver import Solved, solve
from kosmodrom.games.crew.mission import Mission
from tests.games.crew import board
from tests.games.crew.board import CrewTable
from tests.games.crew.test_hindsight_of_own_missions import can_be_won, small_deal, wins

MISSIONS = (4, 9, 11, 13, 16, 24, 26, 29, 30, 31, 34, 37, 40, 41, 44, 46, 48, 50)
BRANCHES = 250  # lines at most that a search may have to try


def dealt(seats: int, seed: str, **options: object) -> CrewTable:
    """A drawn deal before its first card, its tasks taken at random; it is not recorded."""
    table: CrewTable = Table(GAME, seats, options, seed, remember=False)
    return board.until(table, "window", seed)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_yes_about_a_whole_deal_is_played_to_a_win_by_the_engine(mission: int) -> None:
    """(CREW-END-01) A drawn deal for each number of players."""
    for seats in (2, 3, 4, 5):
        table = dealt(seats, f"{mission} {seats}", mission=mission)
        found = look_back(table.state, table.rules)
        assert found is not None and found.verdict in ("yes", "no")
        assert found.verdict == "no" or wins(table, found.line)


def some_last_cards(seats: int, number: int) -> Iterator[CrewTable]:
    """Late moments of an attempt: along a line that wins, and after each other card."""
    rng = Rng.from_seed(f"{number} of {seats}")
    table = dealt(seats, f"late {number}", mission=MISSIONS[rng.below(len(MISSIONS))])
    line = list(getattr(look_back(table.state, table.rules), "line", ()))
    while line and not table.is_over:
        table.apply(line.pop(0))
        if table.is_over or not is_open_question(table.state, table.rules):
            continue
        cards = playable(table)
        if lines_left(table) <= BRANCHES and len(cards) > 1:
            after = [table.copy() for _ in cards]
            for card, other in zip(cards, after, strict=True):
                other.apply(card)
            yield from (one for one in (table.copy(), *after) if not one.is_over)


def playable(table: CrewTable) -> tuple[Play, ...]:
    seat = table.to_move()[-1]
    return tuple(one for one in table.choices(seat) if isinstance(one, Play))


def lines_left(table: CrewTable) -> int:
    """No fewer than there are ways to play the cards that are left."""
    most = 1
    for hand in range(len(table.state.hands)):
        for held in range(2, table.state.cards_held(hand).bit_count() + 1):
            most *= held
    return most


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_no_near_the_end_of_an_attempt_is_true_of_every_line(seats: int) -> None:
    """(CREW-END-03) With tokens, counted tricks, winning cards and JARVIS, through the engine."""
    verdicts: Counter[str] = Counter()
    for number in range(6):
        for table in some_last_cards(seats, number):
            found = look_back(table.state, table.rules)
            assert found is not None
            verdicts[found.verdict] += 1
            if found.verdict == "yes":
                assert wins(table, found.line)
            else:
                assert found.verdict == "no" and not can_be_won(table)
    assert min(verdicts["yes"], verdicts["no"]) > 2


def solve_free(table: CrewTable) -> Solved:
    """With the tasks handed out in any way, each player as many as they have."""
    mission, world = model(table.state, table.rules, table.state.clockwise(0))
    shares = [mission.owners.count(place) for place in range(mission.seats)]
    return solve(mission, world, shares)


def with_owners(table: CrewTable, owners: tuple[int, ...]) -> CrewTable:
    """The same deal, its tasks handed out like this; places are hands here."""
    state = table.state.copy()
    state.tasks = [
        msgspec.structs.replace(task, owner=state.clockwise(0)[owner])
        for task, owner in zip(state.tasks, owners, strict=True)
    ]
    header = Header(GAME.name, GAME.version, state.seats, {}, "")
    return Table.restore(
        table.game, Snapshot(header, 0, msgspec.Raw(msgspec.json.encode(state))), (), True
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_free_owners_every_yes_says_who_takes_which_task_and_wins(seats: int) -> None:
    for number in range(4):
        table = dealt(seats, f"free {number}", tasks=4 + number)
        before = Counter(task.owner for task in table.state.tasks)
        found = solve_free(table)
        if found.verdict == "yes":
            table = with_owners(table, found.owners)
            assert Counter(task.owner for task in table.state.tasks) == before
            mission, world = model(table.state, table.rules, table.state.clockwise(0))
            assert wins(table, actions(table.state, mission, world, found.line))


def test_with_free_owners_every_no_is_true_of_every_way_to_hand_them_out() -> None:
    """Small deals, each way to hand the tasks out tried through the engine."""
    verdicts: Counter[str] = Counter()
    for number in range(40):
        table = small_deal(number, 3, Mission(tasks=3))
        owners = tuple(table.state.clockwise(0).index(task.owner) for task in table.state.tasks)
        ways = sorted(set(permutations(owners)))
        expected = any(can_be_won(with_owners(table, way)) for way in ways)
        found = solve_free(table)
        assert found.verdict == ("yes" if expected else "no")
        verdicts[found.verdict] += 1
    assert min(verdicts["yes"], verdicts["no"]) > 3
