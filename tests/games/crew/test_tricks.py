"""Tricks: following suit, rockets, who wins, what may be looked at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.cards import CARDS, SUIT_OF, numbers, winner_of
from kosmodrom.games.crew.trick import follow_choices
from tests.games.crew.board import CrewTable, at, new, offered, play, until, verdict

OPEN_TASK = "tasks: Y9@0\nradios: none\n"


def table_of(*hands: str, more: str = "", **options: object) -> CrewTable:
    """Hands from seat 0 on; seat 0 leads."""
    lines = "\n".join(f"hand {n}: {hand}" for n, hand in enumerate(hands))
    text = f"{lines}\ncommander: 0\nleader: 0\n{OPEN_TASK}{more}"
    return at(text, **{"tasks": 1, **options})


def test_the_commander_leads_first_then_whoever_won() -> None:
    """CREW-TRICK-01: also in a mission without tasks."""
    for mission in (1, 16):
        table = until(new(4, mission=mission), "window")
        assert table.state.leader == table.state.turn == table.state.commander
    table = table_of("P1 B1", "P2 B2", "P9 B3")
    assert play(table, "P1", "P2", "P9").state.leader == 2
    assert table.to_move() == (2,)


def test_the_leader_plays_anything_then_one_card_each_clockwise() -> None:
    """CREW-TRICK-02"""
    table = table_of("P1 B1 R1", "P2 B2", "P9 B3")
    assert offered(table, 0) == ["P1", "B1", "R1"]
    play(table, "B1")
    assert table.to_move() == (1,)
    play(table, "B2")
    assert table.to_move() == (2,)
    assert [p.hand for p in table.view(WATCHER).trick.plays] == [0, 1]


def test_whoever_can_follow_must() -> None:
    """CREW-TRICK-03"""
    table = play(table_of("P1 B1", "P2 P7 B2 R1", "P9 B3"), "P1")
    assert offered(table, 1) == ["P2", "P7"]
    with pytest.raises(Illegal) as refused:
        table.apply(Play(1, "B2"))
    assert refused.value.reason.rule == "CREW-TRICK-03"
    assert refused.value.reason.things == ("P2", "P7")


def test_whoever_cannot_follow_may_play_anything() -> None:
    """CREW-TRICK-04"""
    table = play(table_of("P1 B1", "B2 Y5 R1", "P9 B3", aids=True), "P1")
    assert offered(table, 1) == ["B2", "Y5", "R1"]
    assert play(table, "Y5").view(2).players[1].void == ("pink",)


def test_a_rocket_on_a_colour_only_without_that_colour() -> None:
    """CREW-TRICK-05"""
    table = play(table_of("P1 B1", "P2 R1", "B3 R2"), "P1")
    reason = table.why_not(Play(1, "R1"))
    assert reason is not None and reason.rule == "CREW-TRICK-05"
    play(table, "P2", "R2")
    assert table.state.leader == 2


def test_a_led_rocket_obliges_rockets() -> None:
    """CREW-TRICK-06"""
    table = play(table_of("R1 B1", "P2 R3", "B3 P4"), "R1")
    assert offered(table, 1) == ["R3"]
    reason = table.why_not(Play(1, "P2"))
    assert reason is not None and reason.rule == "CREW-TRICK-06"
    play(table, "R3")
    assert offered(table, 2) == ["P4", "B3"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("Y6 Y8 Y1", 1),
        ("Y8 Y6 Y1", 0),  # CREW-EX-TRICK-1: which of the two was led does not matter
        ("G3 G5 Y9", 1),  # CREW-EX-TRICK-2: another colour never wins
        ("B3 B7 R1", 2),  # CREW-EX-TRICK-3
        ("R3 R2 R4", 2),  # CREW-EX-TRICK-4
        ("P1 R2 R1", 1),
        ("P9 B9 G9", 0),
    ],
)
def test_the_highest_rocket_wins_else_the_highest_of_the_led_suit(trick: str, winner: int) -> None:
    """CREW-TRICK-07"""
    cards = trick.split()
    table = table_of(*cards, more="tasks: P2@0\n")
    play(table, *cards)
    assert table.state.tricks[-1].winner == winner


def test_both_followers_of_a_rocket_were_obliged() -> None:
    """CREW-EX-TRICK-4"""
    table = play(table_of("R3 B1", "R2 B2", "R4 B3"), "R3")
    assert offered(table, 1) == ["R2"]
    assert offered(play(table, "R2"), 2) == ["R4"]


def test_nobody_has_to_win() -> None:
    """CREW-TRICK-08"""
    table = play(table_of("P5 B1", "P1 P9", "P2 B3"), "P5")
    assert offered(table, 1) == ["P1", "P9"]


def test_r4_wins_every_trick() -> None:
    """CREW-TRICK-09"""
    for place in range(4):
        for lead in range(36):
            trick = [lead, 35, 8, 38]
            trick.insert(place, 39)
            assert winner_of(trick) == place


def test_only_the_last_trick_may_be_looked_at() -> None:
    """CREW-TRICK-10"""
    table = table_of("P1 B1 G1", "P2 B2 G2", "P3 B3 G3")
    play(table, "P1", "P2", "P3", "B3", "B1", "B2")
    view = table.view(0)
    assert [p.card for p in view.last_trick.plays] == ["B3", "B1", "B2"]
    assert view.tricks == () and view.tricks_open == 2
    assert not GAME.replay_while_running(table.rules)


def test_the_last_trick_stays_in_sight_while_the_next_one_runs() -> None:
    """CREW-TRICK-11: how many tricks each has won is public; open discards show all."""
    table = play(table_of("P1 B1", "P2 B2", "P3 B3"), "P1", "P2", "P3", "B3", "B1")
    view = table.view(WATCHER)
    assert [p.card for p in view.last_trick.plays] == ["P1", "P2", "P3"]
    assert [player.tricks for player in view.players] == [0, 0, 1]
    shown = table_of("P1 B1", "P2 B2", "P3 B3", open_discards=True)
    view = play(shown, "P1", "P2", "P3").view(WATCHER)
    assert view.open_discards and len(view.tricks) == view.tricks_open == 1


def test_aids_for_the_memory_are_off_until_somebody_wants_them() -> None:
    """CREW-TRICK-10, CREW-LOG-08: without them nothing of an earlier trick is shown."""
    assert not GAME.options().aids  # type: ignore[attr-defined]
    assert GAME.play_now == {"aids": True}, "whoever just plays with bots"
    for aids in (True, False):
        table = table_of("P9 B1 Y1", "Y2 B2 Y9", "P3 B3 Y3", aids=aids)
        play(table, "P9", "Y2", "P3", "B1")
        for viewer in (0, WATCHER):
            view = table.view(viewer)
            assert view.players[1].void == (("pink",) if aids else ())
            assert view.gone == (("P3", "P9", "B1", "Y2") if aids else ())


def test_a_communicated_card_is_part_of_the_hand() -> None:
    """CREW-TRICK-12"""
    more = "signals: 1=P7 only before 1"
    table = play(table_of("P1 B1", "P7 B2", "P3 B3", more=more), "P1")
    assert offered(table, 1) == ["P7"]
    play(table, "P7", "P3", "B2")
    assert table.state.tricks[0].winner == 1


def test_cards_never_change_hands_in_play() -> None:
    """CREW-TRICK-13: what anybody played was dealt to them."""
    table = until(new(4, mission=10), "nowhere")
    state = table.state
    assert not state.passes and not state.draws
    for trick in state.tricks:
        hand = trick.leader
        for card in trick.cards:
            assert state.dealt[hand] >> card & 1
            hand = state.left[hand]
    kinds = {type(entry.action).__name__ for entry in table.log}
    assert not kinds & {"Pass"}


@given(st.integers(1, (1 << 40) - 1), st.integers(0, 39))
def test_legal_cards_are_those_of_the_led_suit_or_else_all(held: int, led: int) -> None:
    """CREW-TRICK-03, CREW-TRICK-04, against the rule written naively."""
    state = until(new(4, mission=1), "window").state
    state.trick, state.hands[2] = [led], held
    cards = [CARDS[card] for card in numbers(held)]
    follow = [code for code in cards if code[0] == CARDS[led][0]]
    assert [a.card for a in follow_choices(state, 2)] == (follow or cards)


@given(st.lists(st.integers(0, 39), min_size=3, max_size=5, unique=True))
def test_the_winner_of_any_trick(cards: list[int]) -> None:
    """CREW-TRICK-07, against the rule written naively."""
    rockets = [card for card in cards if SUIT_OF[card] == 4]
    led = [card for card in cards if SUIT_OF[card] == SUIT_OF[cards[0]]]
    assert cards[winner_of(cards)] == max(rockets or led)


def test_tasks_wait_for_the_end_of_the_trick() -> None:
    """CREW-TASK-09: never while it is running."""
    more = "tasks: P1@0 P2@1"
    table = at(
        f"hand 0: P9 B1\nhand 1: P1 B2\nhand 2: P2 B3\ncommander: 0\nradios: none\n{more}", tasks=2
    )
    play(table, "P9", "P1")
    assert table.state.tasks[0].done == 0 and not table.is_over
    play(table, "P2")
    assert verdict(table).why == "task_lost"
