"""The bots' search in C++ plays what the Python beside it plays: the same cards, wins and dice."""

from collections.abc import Sequence
from ctypes import CDLL

import pytest

from kosmodrom.bots import bot_rng, get_bot
from kosmodrom.bots.arena import next_seat
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Name
from kosmodrom.games.crew.bots import native, navigator
from kosmodrom.games.crew.bots.halving import Candidate, halve, rank
from kosmodrom.games.crew.bots.kernel import play, turn
from kosmodrom.games.crew.bots.playout import Dice, choose
from kosmodrom.games.crew.bots.question import NAME, PLAY, SHOW, TAKE, Question
from kosmodrom.games.crew.mission import (
    CaptureAll,
    Mission,
    Role,
    RoleTrickCount,
    RoleWinsTricks,
    TrickBalance,
    missions,
)
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.native import library
from tests.games.crew.board import CrewTable
from tests.games.crew.test_bots_kernel import to_first_trick, with_open_hands

OWN = Mission(
    tasks=12,
    tokens=("a1", "a2", "n3", "omega"),
    roles=(Role("star", "crew"), Role("moon", "rule", left_of="G9")),
    goals=(CaptureAll(who="star", suit="green"), RoleTrickCount(who="moon", exactly=3)),
    limits=(TrickBalance(max_difference=4), RoleWinsTricks(who="moon", tricks=("first",))),
    finish="tasks_done_and_safe",
    dead_zone=True,
)


@pytest.fixture
def compiled() -> CDLL:
    found = library()
    if found is None:
        pytest.skip("nothing was compiled")
    return found


@pytest.mark.parametrize("mission", range(1, len(missions()) + 1))
def test_fair_play_goes_card_for_card_the_same_way(compiled: CDLL, mission: int) -> None:
    """Every mission with two to five people, two of them with JARVIS."""
    for seats in (2, 3, 4, 5):
        same_cards(compiled, to_first_trick(mission, seats, f"{mission}"))


def test_fair_play_of_own_missions_and_many_tasks_is_the_same_too(compiled: CDLL) -> None:
    for options in (CrewOptions(custom=OWN), CrewOptions(tasks=36)):
        for seats in (2, 3, 4, 5):
            same_cards(compiled, at_window(options, seats))


def at_window(options: CrewOptions, seats: int) -> CrewTable:
    """A table of pilots before its first trick."""
    table: CrewTable = Table(GAME, seats, options, "own")
    bot = get_bot(GAME, "pilot")
    while table.state.scene != "window":
        seat = next_seat(table.to_move(), [0] * seats, True)
        table.apply(bot(table.situation(seat), bot_rng("own", table.number, seat)).action)
    return table


def same_cards(compiled: CDLL, table: CrewTable) -> None:
    mission, world = with_open_hands(table)
    cards, result = native.play_out(compiled, mission, world)
    for card in cards:
        assert world.result == 0 and card == choose(mission, world), turn(mission, world)
        play(mission, world, card)
    assert world.result == result != 0


def test_every_kind_of_search_ends_the_same_way(
    compiled: CDLL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moves are left, with the same games won, and the dice lie the same."""
    kinds: set[int] = set()

    def both(
        question: Question, sights: Sequence[tuple[int, float]], dice: Dice, cards: int
    ) -> list[Candidate]:
        sights, other = sights[:3], Dice(0)
        other.number = dice.number
        found = rank(question, sights, dice, cards)
        candidates = [Candidate(n, *sight) for n, sight in enumerate(sights)]
        assert found == halve(question, candidates, other, cards)
        assert dice.number == other.number
        kinds.add(question.kind)
        return found

    monkeypatch.setattr(navigator, "rank", both)
    monkeypatch.setattr(navigator, "PLIES", 300)
    for mission in range(1, len(missions()) + 1):
        options = CrewOptions(custom=OWN) if mission == 1 else CrewOptions(mission=mission)
        ask_now_and_then(options, 2 + mission % 4)
    assert kinds == {PLAY, TAKE, SHOW, NAME}


def ask_now_and_then(options: CrewOptions, seats: int) -> None:
    """A game of pilots in which navigators are asked as well before some moves."""
    table: CrewTable = Table(GAME, seats, options, "both")
    while not table.is_over:
        seat = next_seat(table.to_move(), [0] * seats, True)
        situation, rng = table.situation(seat), bot_rng("both", table.number, seat)
        if table.number % 29 == 9 or situation.choices_of(Name):
            navigator.choose(situation, rng.copy())
        table.apply(get_bot(GAME, "pilot")(situation, rng).action)
