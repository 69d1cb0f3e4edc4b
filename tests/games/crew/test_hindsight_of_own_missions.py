"""Own missions looked back on: each answer is compared with what the engine plays."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.hindsight import look_back
from kosmodrom.games.crew.cards import CARDS, R4, SUITS, TOKENS, numbers, set_of
from kosmodrom.games.crew.mission import (
    AnyCondition,
    CaptureAll,
    Match,
    Mission,
    Role,
    RoleTrickCount,
    RoleWinsTricks,
    TokenTrick,
    TrickBalance,
    WinningCardCount,
    WinningCardEach,
    WinningCardNever,
)
from kosmodrom.games.crew.mission_check import check_mission
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.games.crew.variants import make_rules
from tests.games.crew import board
from tests.games.crew.board import CrewTable

FINISHES = ("tasks_done", "goals_done", "exhausted", "exhausted_or_safe", "tasks_done_and_safe")
WHO = ("commander", "medic", "rest")
TRICKS = 3  # few enough to try every line
ANYBODY = Role(name="medic", picked_by="crew", candidates="anyone")


def random_mission(rng: Rng, deck: int, tricks: int) -> Mission:
    """One that may be played with this deck, of any kind that the vocabulary allows."""
    while True:
        tasks = rng.choice((0, 0, 1, 2))
        goals = tuple(random_condition(rng, deck, tricks) for _ in range(rng.choice((0, 1, 1, 2))))
        limits = tuple(random_condition(rng, deck, tricks) for _ in range(rng.choice((0, 0, 1))))
        mission = Mission(
            tasks=tasks,
            tokens=rng.choice(((), ("n1",), ("omega",), ("a1", "a2"))),
            assign="draft" if tasks else "none",
            roles=(ANYBODY,),
            goals=goals,
            limits=limits,
            finish=rng.choice(FINISHES),  # type: ignore[arg-type]
        )
        try:
            check_mission(mission, deck, tricks)
        except ValueError:
            continue
        return mission


def random_condition(rng: Rng, deck: int, tricks: int) -> AnyCondition:
    """Any kind of goal or limit, mostly with numbers that can be kept."""
    cards = list(numbers(deck))
    rng.shuffle(cards)
    some = tuple(CARDS[card] for card in cards[: 1 + rng.below(2)])
    match = Match(rng.choice(("colours", "rockets")), rng.choice((None, 1, 4, 9)))
    who, few = rng.choice(WHO), rng.below(3)
    listed: tuple[Any, ...] = rng.choice(((1,), (2,), ("first",), ("last",), (1, "last")))
    kinds: tuple[Callable[[], AnyCondition], ...] = (
        lambda: WinningCardCount(match=match, at_least=1 + few),
        lambda: WinningCardEach(cards=some, order=rng.choice(("any", "ascending"))),
        lambda: WinningCardNever(match=match, who=rng.choice((None, who))),
        lambda: RoleTrickCount(who=who, exactly=few),
        lambda: RoleTrickCount(who=who, max=few),
        lambda: RoleWinsTricks(who=who, tricks=listed, only=not few),
        lambda: TrickBalance(max_difference=1 + few),
        lambda: CaptureAll(who=who, suit=rng.choice(SUITS)),
        lambda: TokenTrick(token=rng.choice(TOKENS), trick=rng.choice((1, "last"))),
    )
    return rng.choice(kinds)()


def small_deal(number: int, seats: int, mission: Mission | None = None) -> CrewTable:
    """A few random cards, one hand sometimes longer, at the first window; any mission if none."""
    rng = Rng.from_seed(f"{seats} {number}")
    cards = [card for card in range(len(CARDS)) if card != R4]
    rng.shuffle(cards)
    deck = set_of([R4, *cards[: seats * TRICKS - rng.below(2)]])
    mission = mission or random_mission(rng, deck, TRICKS)
    rules = replace(make_rules(CrewOptions(custom=mission), seats), deck=deck, tricks=TRICKS)
    game = replace(GAME, rules=lambda options, seats: rules)
    return board.until(Table(game, seats, CrewOptions(custom=mission), f"{number}"), "window")


def cards_to_play(table: CrewTable) -> Iterator[Play]:
    """What whoever is to play may play; nobody uses the radio."""
    seat = table.to_move()[-1]  # the leader comes last
    return (action for action in table.choices(seat) if isinstance(action, Play))


def can_be_won(table: CrewTable) -> bool:
    """Every line of play, through the engine."""
    if table.is_over:
        return board.verdict(table).won
    for action in cards_to_play(table):
        after = table.copy()
        after.apply(action)
        if can_be_won(after):
            return True
    return False


def wins(table: CrewTable, line: tuple[Any, ...]) -> bool:
    """The engine plays the line to its end, and the attempt is won with the last card."""
    for action in line:
        assert not table.is_over
        table.apply(action)
    return table.is_over and board.verdict(table).won


def check_answer(table: CrewTable) -> str:
    """A yes comes with a line that wins, a no is true of every line."""
    found = look_back(table.state, table.rules)
    assert found is not None and found.verdict in ("yes", "no")
    if found.verdict == "yes":
        assert wins(table, found.line)
    else:
        assert not can_be_won(table)
    return found.verdict


@pytest.mark.parametrize("seats", [3, 4])
def test_every_answer_about_a_random_mission_is_what_the_engine_plays(seats: int) -> None:
    """(CREW-CUSTOM-02, CREW-END-01) Every yes by its line, every no by trying everything."""
    answers = [check_answer(small_deal(number, seats)) for number in range(80)]
    assert min(answers.count("yes"), answers.count("no")) > 10


ONE_TRICK = RoleTrickCount(who="commander", exactly=1)
BALANCE = TrickBalance(max_difference=1)
OWN = {
    "last": Mission(
        assign="none",
        goals=(RoleWinsTricks(who="commander", tricks=("last",)),),
        finish="goals_done",
    ),
    "second": Mission(
        assign="none", goals=(RoleWinsTricks(who="commander", tricks=(2,)),), finish="goals_done"
    ),
    "exactly": Mission(assign="none", goals=(ONE_TRICK,), finish="goals_done"),
    "exactly and a task": Mission(tasks=1, goals=(ONE_TRICK,)),
    "balance": Mission(assign="none", limits=(BALANCE,), finish="exhausted_or_safe"),
    "balance and a task": Mission(tasks=1, limits=(BALANCE,), finish="tasks_done_and_safe"),
    "the rest together": Mission(
        assign="none",
        goals=(RoleTrickCount(who="rest", exactly=1),),
        roles=(ANYBODY,),
        finish="exhausted",
    ),
}


@pytest.mark.parametrize("name", OWN)
def test_goals_are_met_when_the_engine_says_so_and_not_before(name: str) -> None:
    """(CREW-M05-01, CREW-M29-01, CREW-M41-01) What only the last trick decides, and sums."""
    for number in range(12):
        check_answer(small_deal(number, 4, OWN[name]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_all_forty_cards_every_yes_wins_at_the_table(seats: int) -> None:
    """(CREW-CUSTOM-02) Whole deals, those of JARVIS too."""
    yes = 0
    for number in range(15):
        rules = make_rules(CrewOptions(tasks=1), seats)
        mission = random_mission(Rng.from_seed(f"{number}"), rules.deck, rules.tricks)
        table = board.until(board.new(seats, f"{number}", custom=mission), "window")
        found = look_back(table.state, table.rules)
        if found is not None and found.verdict == "yes":
            assert wins(table, found.line)
            yes += 1
    assert yes > 2
