"""Bots of The Crew: every mission to its end, fairly, with a reason for every move."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kosmodrom.bots import bot_rng, get_bot
from kosmodrom.bots.arena import next_seat, play, simulate
from kosmodrom.core.actions import Consent
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Communicate, GiveUp, Pass, Play, TakeTask
from kosmodrom.games.crew.bots import navigator
from kosmodrom.games.crew.bots.model import read
from kosmodrom.games.crew.bots.why import explain
from kosmodrom.games.crew.cards import INDEX
from kosmodrom.games.crew.mission import CaptureAll, Mission, Role, TrickBalance, missions
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.games.crew.view import Situation
from tests.games.crew import board
from tests.games.crew.board import CrewTable, new, until
from tests.games.crew.test_distress import signalled
from tests.languages import LANGUAGES
from tests.walk import elsewhere

ROOT = Path(__file__).parents[3]
LEVELS = ("cadet", "pilot", "navigator")
MISSIONS = [(mission, 2 + mission % 4) for mission in range(1, len(missions()) + 1)]
SAMPLE = [(5, 4), (11, 3), (12, 2), (12, 4), (20, 5), (23, 3), (24, 4), (33, 2), (39, 5), (50, 4)]


@pytest.fixture(autouse=True)
def a_quick_navigator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(navigator, "PLIES", 120)


def played(level: str, seats: int, options: CrewOptions, seed: str = "a") -> CrewTable:
    table: CrewTable = Table(GAME, seats, options, seed)
    play(table, [get_bot(GAME, level)] * seats)
    return table


def moments(level: str, seats: int, options: CrewOptions, every: int) -> Iterator[CrewTable]:
    """A game among bots, seen before every so many moves."""
    table: CrewTable = Table(GAME, seats, options, "moments")
    bot = get_bot(GAME, level)
    while not table.is_over:
        if table.number % every == 0:
            yield table
        seat = next_seat(table.to_move(), [0] * seats, True)
        table.apply(bot(table.situation(seat), bot_rng("m", table.number, seat)).action)


@pytest.mark.parametrize("level", ["cadet", "pilot"])
def test_every_mission_is_played_to_its_end(level: str) -> None:
    for mission, seats in MISSIONS:
        assert played(level, seats, CrewOptions(mission=mission)).is_over


@pytest.mark.parametrize(("mission", "seats"), SAMPLE)
def test_a_navigator_plays_every_kind_of_decision(mission: int, seats: int) -> None:
    assert played("navigator", seats, CrewOptions(mission=mission)).is_over


@pytest.mark.parametrize("level", LEVELS)
def test_own_missions_and_variants_are_played_too(level: str) -> None:
    odd = Mission(
        tasks=3,
        tokens=("a1", "a2", "omega"),
        roles=(Role("star", "crew"), Role("moon", "rule", left_of="G9")),
        goals=(CaptureAll(who="star", suit="green"),),
        limits=(TrickBalance(max_difference=4),),
        finish="tasks_done_and_safe",
        dead_zone=True,
    )
    for seats in (2, 4):
        assert played(level, seats, CrewOptions(custom=odd)).is_over
    assert played(level, 3, CrewOptions(mission=44, hard=True)).is_over
    assert played(level, 4, CrewOptions(mission=8, distress=True, aids=False)).is_over


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_only_on_what_the_seat_may_know(level: str) -> None:
    """(CREW-COMM-01) Another deal behind the other backs, the same choice."""
    bot = get_bot(GAME, level)
    for table in moments("pilot", 4, CrewOptions(mission=10), every=7):
        for seat in table.to_move():
            here, there = table.situation(seat), elsewhere(table, seat)
            assert bot(there, Rng("ab")) == bot(here, Rng("ab"))


def test_a_bot_repeats_itself_and_leaves_the_situation_alone() -> None:
    for table in moments("pilot", 3, CrewOptions(mission=7), every=11):
        situation = table.situation(table.to_move()[0])
        before = (situation.public, situation.own, tuple(situation.told))
        first = navigator.choose(situation, Rng("cd"))
        assert navigator.choose(situation, Rng("cd")) == first
        assert (situation.public, situation.own, tuple(situation.told)) == before


def test_a_simulation_with_several_processes_plays_the_same_games() -> None:
    one, two = (
        simulate(GAME, 6, 3, ["pilot", "cadet"], "s", {"mission": 4}, jobs=jobs) for jobs in (1, 2)
    )
    assert (one["actions"], one["results"]) == (two["actions"], two["results"])
    assert set(one["results"]) >= {"success_rate", "success_rate_95"}


def test_every_move_has_a_reason_with_a_sentence_in_every_language() -> None:
    sources = (ROOT / "kosmodrom" / "games" / "crew" / "bots").glob("*.py")
    keys = {key for file in sources for key in re.findall(r'"(crew-[a-z-]+)"', file.read_text())}
    for language in LANGUAGES:
        text = (ROOT / "kosmodrom" / "text" / language / "crew-bots.ftl").read_text("utf-8")
        assert set(re.findall(r"^bot-(crew-[a-z-]+) =", text, re.MULTILINE)) == keys
    for level in LEVELS:
        for table in moments("pilot", 4, CrewOptions(mission=24), every=9):
            situation = table.situation(table.to_move()[0])
            why = get_bot(GAME, level)(situation, Rng("ef")).why
            assert why is not None and why.key in keys


def test_bots_agree_when_a_person_wants_to_give_up() -> None:
    """(CREW-END-07)"""
    table = next(
        t for t in moments("pilot", 4, CrewOptions(), every=1) if t.state.scene == "window"
    )
    table.apply(GiveUp(table.to_move()[-1]))
    play(table, [get_bot(GAME, "pilot")] * 4)
    assert table.state.verdict is not None and table.state.verdict.why == "gave_up"


def test_only_people_decide_to_give_up() -> None:
    """CREW-END-07: whatever a bot's level, it agrees; none proposes it."""
    table = until(new(4, mission=1), "window")
    assert GAME.courtesy(table.state, 1) is None
    table.apply(GiveUp(0))
    agreed = [GAME.courtesy(table.state, seat) for seat in (1, 2, 3)]
    for action in agreed:
        assert action is not None
        table.apply(action)
    assert table.state.verdict is not None and table.state.verdict.why == "gave_up"


def test_chance_plays_only_what_it_is_asked() -> None:
    """CREW-END-07: nobody who plays at random proposes to give up."""
    report = simulate(GAME, 60, 4, ["random"], "asked", {"mission": 1})
    assert "gave_up" not in report["results"]["why"]


def test_bots_let_a_last_move_be_taken_back_until_something_hidden_is_learned() -> None:
    """CREW-LOG-07: and every granted take-back is counted."""
    table = until(new(4, mission=1), "window")
    leader = table.state.leader
    table.apply(next(one for one in table.choices(leader) if isinstance(one, Play)))
    undo = table.last_move(leader)
    assert undo is not None
    table.apply(undo)
    assert table.undoes_only_last_move
    for seat in table.vote.waiting if table.vote else ():
        table.apply(Consent(seat, True))
    assert (table.taken_back, table.state.scene) == (1, "window")
    for _ in range(2):
        turn = table.state.turn
        table.apply(next(one for one in table.choices(turn) if isinstance(one, Play)))
    late = table.last_move(leader)
    assert late is not None
    table.apply(late)
    assert not table.undoes_only_last_move, "a card of somebody else was seen"


def seen_by_commander(text: str, scene: str) -> Situation:
    """What the commander, seat 0, is asked in a position."""
    state = GAME.parse(text)
    table: CrewTable = Table(GAME, 4, CrewOptions(tasks=2), "")
    table.state = state
    table._enter()
    assert table.state.scene == scene
    return table.situation(0)


DEAL = """
hand 0: P1 P2 B2 B3 G2 G3 Y2 Y3 Y9 R4
hand 1: P9 P8 P7 B1 B4 G1 G4 Y1 Y4 R1
hand 2: P3 P4 B9 B8 B5 G5 G6 Y5 Y6 R2
hand 3: P5 P6 B6 B7 G9 G8 G7 Y7 Y8 R3
"""


def test_a_pilot_drafts_by_strength() -> None:
    """(CREW-TASK-02) With Y9 in hand the task Y9 is easy, with P1 in hand the task P1 is not."""
    situation = seen_by_commander("scene: draft" + DEAL + "tasks: P1 Y9\n", "draft")
    assert get_bot(GAME, "pilot")(situation, Rng("")).action == TakeTask(0, "Y9")


def test_a_pilot_tells_the_owner_where_a_lonely_task_card_is() -> None:
    """(CREW-COMM-04) Seat 0 holds the only yellow card it has: the task of seat 2."""
    deal = DEAL.replace("Y2 Y3 Y9", "B1 B4 Y9").replace("B1 B4 G1", "Y2 Y3 G1")
    situation = seen_by_commander("scene: window" + deal + "tasks: Y9@2 G9@3\n", "window")
    assert get_bot(GAME, "pilot")(situation, Rng("")).action == Communicate(0, "Y9")


@pytest.mark.parametrize(("second", "key"), [("P8", "crew-let-win"), ("P9", "crew-stayed-low")])
def test_nobody_lets_somebody_win_over_a_nine(second: str, key: str) -> None:
    """Seat 2 follows low in a trick with the task of seat 3, who is the last to play."""
    table = board.at("scene: window" + DEAL + "tasks: P1@3 Y1@3\n", tasks=2)
    board.play(board.quiet(table), "P1", second)
    model = read(table.situation(2))
    assert explain(model, model.me, INDEX["P4"]).key == key


def test_navigators_win_the_first_mission_nearly_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(navigator, "PLIES", 600)
    report = simulate(GAME, 6, 4, ["navigator"], "first", {"mission": 1})
    assert report["results"]["won"] >= 5


@pytest.mark.parametrize(
    ("side", "seat", "card"), [("left", 3, "P3"), ("left", 0, "B1"), ("right", 1, "G1")]
)
def test_after_a_distress_signal_a_bot_passes_what_its_neighbour_needs(
    side: str, seat: int, card: str
) -> None:
    """CREW-DISTRESS-02: it keeps what its own task needs, and a low task goes to nobody."""
    table = signalled(side)
    for level in ("cadet", "pilot"):
        thought = get_bot(GAME, level)(table.situation(seat), bot_rng("pass", table.number, seat))
        assert thought.action == Pass(seat, card)  # type: ignore[arg-type]
        assert thought.why is not None and thought.why.args["card"] == card
