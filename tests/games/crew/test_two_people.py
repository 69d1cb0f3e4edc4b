"""Two people and JARVIS."""

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import (
    Answer,
    Communicate,
    Distress,
    Name,
    Pass,
    Play,
    SeatJarvis,
    TakeTask,
)
from kosmodrom.games.crew.between_tricks import draw_cards
from kosmodrom.games.crew.cards import BIT, INDEX, Card, codes
from kosmodrom.games.crew.events import Announced, CardDrawn, JarvisTurned
from tests.games.crew.board import (
    CrewTable,
    at,
    heard,
    new,
    offered,
    play,
    quiet,
    refuse_all,
    until,
    verdict,
)

PAIR = """
    jarvis: left
    clockwise: 0 2 1
    commander: 0
    radios: none
    columns: P5/B9 G1/B8 Y1/--
    hand 0: P9 B1 G9 R4
    hand 1: P1 B2 G2 Y9
"""


def pair(more: str = "tasks: Y9@1", text: str = PAIR, **options: object) -> CrewTable:
    return at(text + more, **{"tasks": 1, **options})


def test_jarvis_has_seven_columns_without_r4() -> None:
    """CREW-2P-01, CREW-2P-02: thirteen cards each for the people."""
    for seed in range(12):
        state = until(new(2, str(seed)), "window").state
        assert [hand.bit_count() for hand in state.dealt] == [13, 13, 14]
        assert len(state.columns) == 7 and all(beneath >= 0 for _, beneath in state.columns)
        assert sum(state.dealt) == (1 << 40) - 1
        assert not state.dealt[2] & BIT["R4"]
        assert state.commander in (0, 1)


def test_the_two_decide_where_he_sits_before_they_look() -> None:
    """CREW-2P-03"""
    table = new(2)
    assert table.state.scene == "seat_jarvis"
    assert all(player.held is None for player in table.view(0).players)
    assert table.view(0).commander is None
    table.apply(SeatJarvis(0, "right"))
    table.apply(SeatJarvis(1, "left"))
    table.apply(SeatJarvis(0, "left"))
    commander = table.state.commander
    assert table.state.left[commander] == 2
    other = new(2)
    for seat in (0, 1):
        other.apply(SeatJarvis(seat, "right"))
    assert other.state.left[2] == other.state.commander


def test_he_sits_beside_the_commander_whoever_that_is() -> None:
    """CREW-2P-03: on the left he plays right after the commander, on the right just before."""
    commanders = set()
    for seed in range(8):
        left, right = new(2, str(seed)), new(2, str(seed))
        for seat in (0, 1):
            left.apply(SeatJarvis(seat, "left"))
            right.apply(SeatJarvis(seat, "right"))
        commander = left.state.commander
        assert left.state.clockwise(commander) == [commander, 2, 1 - commander]
        assert right.state.clockwise(commander) == [commander, 1 - commander, 2]
        commanders.add(commander)
    assert commanders == {0, 1}


def test_if_they_never_agree_one_word_ends_it() -> None:
    """CREW-2P-03"""
    table = new(2)
    sides = ("left", "right")
    number = 0
    while table.state.scene == "seat_jarvis":
        table.apply(SeatJarvis(table.to_move()[0], sides[number % 2]))  # type: ignore[arg-type]
        number += 1
        assert number < 20
    assert table.state.ready


def test_the_commander_alone_decides_for_him() -> None:
    """CREW-2P-04: which task he takes and which card he plays."""
    table = new(2, tasks=3)
    for seat in (0, 1):
        table.apply(SeatJarvis(seat, "left"))
    commander = table.state.commander
    table.apply(next(iter(table.choices(commander))))
    assert table.state.turn == 2 and table.to_move() == (commander,)
    assert all(isinstance(a, TakeTask) and a.jarvis for a in table.choices(commander))
    playing = play(pair(), "P9")
    assert playing.to_move() == (0,) and playing.view(1).turn_seat == 0
    with pytest.raises(Illegal) as refused:
        playing.apply(Play(1, "P5", True))
    assert refused.value.reason.rule == "CREW-2P-04"


def test_only_his_face_up_cards_can_be_played() -> None:
    """CREW-2P-05"""
    table = play(pair(), "B1")
    assert offered(table, 0) == ["P5", "G1", "Y1"]
    reason = table.why_not(Play(0, "B9", True))
    assert reason is not None and reason.rule == "CREW-2P-05"
    assert [column.beneath for column in table.view(0).players[2].columns] == [None] * 3


def test_hidden_cards_oblige_him_to_nothing() -> None:
    """CREW-2P-06, CREW-EX-X13: blue is led, his blue cards lie face down."""
    table = play(pair(), "B1")
    assert len(offered(table, 0)) == 3
    play(table, "G1")
    assert table.view(0).players[2].void == (), "nor does it show that he is out of blue"


def test_the_card_beneath_is_turned_up_after_the_trick() -> None:
    """CREW-2P-07, CREW-EX-2P-1: never during it."""
    table = play(pair(), "P9", "P5")
    column = table.view(1).players[2].columns[0]
    assert (column.card, column.hidden) == (None, True)
    assert not heard(table, WATCHER, JarvisTurned)
    play(table, "P1")
    assert table.view(1).players[2].columns[0].card == "B9"
    assert heard(table, WATCHER, JarvisTurned)[0].card == "B9"
    assert "B9" in codes(table.state.hands[2])


def test_he_starts_with_seven_columns_of_two() -> None:
    """CREW-EX-2P-1"""
    view = until(new(2), "window").view(0)
    columns = view.players[2].columns
    assert [column.card is not None and column.hidden for column in columns] == [True] * 7
    assert view.players[2].cards == 14


def test_thirteen_tricks_and_one_card_of_his_is_left() -> None:
    """CREW-2P-08: a task on it is lost (CREW-DEAL-04)."""
    assert new(2).rules.tricks == 13
    table = at(
        """
        jarvis: left
        clockwise: 0 2 1
        commander: 0
        leader: 0
        number: 13
        radios: none
        columns: P5/-- Y1/--
        hand 0: P9
        hand 1: P1
        tasks: Y1@0
        """,
        tasks=1,
    )
    play(table, "P9", "P5", "P1")
    assert verdict(table).why == "unfinished" and verdict(table).cards == ("Y1",)


def test_he_has_no_radio() -> None:
    """CREW-2P-09"""
    table = until(new(2), "window")
    assert [player.radio for player in table.view(0).players] == ["ready", "ready", None]
    says = [a for seat in (0, 1) for a in table.choices(seat) if isinstance(a, Communicate)]
    assert not {a.card for a in says} & set(codes(table.state.hands[2]))


def test_he_wins_leads_owns_and_fulfils_like_any_player() -> None:
    """CREW-2P-10"""
    text = PAIR.replace("P9 B1", "P2 B1")
    table = play(pair("tasks: P1@2 Y9@1", text=text, tasks=2), "P2", "P5", "P1")
    assert table.state.leader == 2 and table.to_move() == (0,)
    assert table.state.tasks[0].done == 1
    assert table.view(WATCHER).players[2].tricks == 1
    assert offered(table, 0) == ["B9", "G1", "Y1"]


def test_he_may_have_a_role_or_all_tasks_but_is_never_the_silent_one() -> None:
    """CREW-2P-10: and the commander answers nothing for him."""
    silent = until(new(2, mission=11), "roles")
    commander = silent.state.commander
    assert list(silent.choices(commander)) == [Name(commander, 1 - commander)]
    sick = until(new(2, mission=5), "roles")
    commander = sick.state.commander
    (asked,) = sick.to_move()
    assert asked == 1 - commander
    sick.apply(Answer(asked, "good"))
    assert Name(commander, 2) in sick.choices(commander)
    all_tasks = until(new(2, mission=20), "decision")
    all_tasks.apply(Answer(1 - all_tasks.state.commander, "yes"))
    assert Name(all_tasks.state.commander, 2) in all_tasks.choices(all_tasks.state.commander)


def test_distress_with_jarvis() -> None:
    """CREW-2P-11: the commander gives one of his face-up cards; what he gets lies in its place."""
    table = at(PAIR + "scene: distress\ntasks: Y9@1", tasks=1)
    for seat in (0, 1):
        table.apply(Distress(seat, "left"))
    assert offered(table, 0, Pass) == ["P5", "G1", "Y1"]
    table.apply(Pass(0, "P5", True))
    assert table.view(0).jarvis_passes == "P5" and table.view(1).jarvis_passes is None
    table.apply(Pass(1, "B2"))
    table.apply(Pass(0, "P9"))
    assert table.state.columns[0][0] == table.state.passes[0]
    assert codes(table.state.hands[2]) == ("P9", "G1", "Y1")
    assert "P5" in codes(table.state.hands[1]) and "B2" in codes(table.state.hands[0])
    assert table.view(1).players[2].columns[0].card == "P9"


def test_drawing_with_jarvis() -> None:
    """CREW-2P-12: a hidden card is drawn from him, and what he draws takes its place, unseen."""
    table = pair("tasks: Y9@1")
    state = table.state
    hidden = {beneath for _, beneath in state.columns if beneath >= 0}
    draw_cards(state, table.rules)
    drawer = state.left[2]
    assert state.draws[drawer] in hidden
    assert state.draws[2] in {beneath for _, beneath in state.columns}
    assert codes(state.hands[2]) == ("P5", "G1", "Y1")
    told = [one for one in state.told if isinstance(one.event, CardDrawn) and one.event.hand == 2]
    assert told[0].to == (state.right(2),)


def test_drawing_from_jarvis_without_hidden_cards_takes_an_open_one() -> None:
    """CREW-2P-12"""
    table = pair("tasks: Y9@1", text=PAIR.replace("/B9", "/--").replace("/B8", "/--"))
    state = table.state
    open_cards = set(state.columns)
    draw_cards(state, table.rules)
    assert state.hands[2].bit_count() == 3 and set(state.columns) != open_cards


def test_mission_46_announces_p9_without_its_column() -> None:
    """CREW-2P-13"""
    for seed in range(60):
        table = until(new(2, str(seed), mission=46), "distress")
        (told,) = heard(table, WATCHER, Announced)
        state = table.state
        assert (told.card, told.hand) == (
            "P9",
            next(h for h in range(3) if state.dealt[h] & BIT["P9"]),
        )
        assert state.roles["collector"] == state.left[told.hand]
        if told.hand == 2 and not state.hands[2] & BIT["P9"]:
            assert all(column.beneath is None for column in table.view(0).players[2].columns)
            assert columns_imagined(table, "P9") > 1
            return
    raise AssertionError("P9 never lay hidden with JARVIS")


def columns_imagined(table: CrewTable, card: Card) -> int:
    """In how many columns of JARVIS seat 0 can imagine this card, which he is known to have."""
    found = set()
    for seed in range(30):
        world = GAME.imagine(table.state, table.rules, 0, Rng.from_seed(str(seed)))
        hidden = [beneath for _, beneath in world.columns]
        assert BIT[card] & world.dealt[2]
        found.add(hidden.index(INDEX[card]))
    return len(found)


def test_everything_else_is_as_ever() -> None:
    """CREW-2P-14: the signal is offered, missions and outcome are the same."""
    table = until(new(2, mission=9), "distress")
    assert Distress(0, "left") in table.choices(0)
    quiet(refuse_all(table))
    until(table, "nowhere")
    assert table.outcome is not None and table.outcome.figures["mission"] == 9
