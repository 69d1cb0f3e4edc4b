"""The order of an attempt, the deal, the commander."""

from itertools import pairwise

import pytest

from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import No, Play
from kosmodrom.games.crew.cards import R4
from kosmodrom.games.crew.events import Commanded, Dealt
from kosmodrom.games.crew.setup import deal_evenly
from tests.games.crew.board import at, heard, new, play, quiet, until, verdict


def scenes_of(seats: int, mission: int) -> list[str]:
    """The scenes that ask something, in order, up to trick 1."""
    table = new(seats, mission=mission)
    order = [table.state.scene]
    while table.state.scene != "trick":
        seat = table.to_move()[-1]
        choices = tuple(table.choices(seat))
        table.apply(No(seat) if No(seat) in choices else choices[0])
        if table.state.scene != order[-1]:
            order.append(table.state.scene)
    return order


@pytest.mark.parametrize(
    ("seats", "mission", "order"),
    [
        (4, 1, ["draft", "distress", "window", "trick"]),
        (4, 11, ["roles", "draft", "distress", "window", "trick"]),
        (4, 23, ["tokens", "draft", "distress", "window", "trick"]),
        (5, 40, ["tokens", "draft", "transfer", "distress", "window", "trick"]),
        (4, 27, ["decision", "distress", "window", "trick"]),
        (2, 33, ["seat_jarvis", "roles", "distress", "window", "trick"]),
    ],
)
def test_an_attempt_has_a_fixed_order(seats: int, mission: int, order: list[str]) -> None:
    """CREW-FLOW-01"""
    assert scenes_of(seats, mission) == order


def test_the_crew_wins_or_loses_as_one() -> None:
    """CREW-FLOW-02"""
    won = at("hand 0: P9 R4\nhand 1: P1 B1\nhand 2: P2 B2\ntasks: P1@0\nradios: none", tasks=1)
    outcome = play(won, "P9", "P1", "P2").outcome
    assert outcome is not None and outcome.scores == (1.0, 1.0, 1.0)
    lost = at("hand 0: P9 R4\nhand 1: P1 B1\nhand 2: P2 B2\ntasks: P1@1\nradios: none", tasks=1)
    outcome = play(lost, "P9", "P1", "P2").outcome
    assert outcome is not None and outcome.scores == (0.0, 0.0, 0.0) and outcome.winners == ()


def test_any_single_mission_may_be_played() -> None:
    """CREW-FLOW-03"""
    for mission in (1, 17, 50):
        assert new(4, mission=mission).view(0).mission.id == mission


@pytest.mark.parametrize(("seats", "sizes"), [(3, [13, 13, 14]), (4, [10] * 4), (5, [8] * 5)])
def test_all_cards_are_dealt_as_evenly_as_possible(seats: int, sizes: list[int]) -> None:
    """CREW-DEAL-01"""
    state = new(seats).state
    assert sorted(hand.bit_count() for hand in state.hands) == sizes
    assert sum(state.hands) == (1 << 40) - 1


def test_who_gets_the_fourteenth_card_is_left_to_chance() -> None:
    """CREW-DEAL-02"""
    longest = set()
    for seed in range(40):
        sizes = [hand.bit_count() for hand in new(3, str(seed)).state.hands]
        assert sizes.count(14) == 1
        longest.add(sizes.index(14))
    assert longest == {0, 1, 2}


def test_the_smallest_hand_gives_the_number_of_tricks() -> None:
    """CREW-DEAL-03: with three players one card stays in one hand."""
    assert [new(seats).rules.tricks for seats in (2, 3, 4, 5)] == [13, 13, 10, 8]
    limit = {"type": "role_trick_count", "who": "commander", "max": 13}
    table = new(3, custom={"assign": "none", "limits": [limit], "finish": "exhausted"})
    until(table, "nowhere")
    assert (verdict(table).won, verdict(table).trick) == (True, 13)
    assert sorted(hand.bit_count() for hand in table.state.hands) == [0, 0, 1]


def last_trick_of_three() -> str:
    return """
        number: 13
        leader: 0
        commander: 0
        radios: none
        hand 0: P9
        hand 1: P1 Y4
        hand 2: P2
    """


def test_a_task_on_the_card_that_stays_unplayed_is_lost_after_the_last_trick() -> None:
    """CREW-DEAL-04, CREW-EX-X01: not before, since nobody could know (CREW-END-06)."""
    table = at(last_trick_of_three() + "tasks: Y4@0", tasks=1)
    assert not table.is_over
    play(table, "P9", "P1", "P2")
    assert (verdict(table).why, verdict(table).trick) == ("unfinished", 13)
    assert verdict(table).cards == ("Y4",)


def test_an_attempt_starts_fresh_but_keeps_an_active_distress_token() -> None:
    """CREW-DEAL-05"""
    fresh = until(new(4, mission=8), "window").state
    assert fresh.radios == 0b1111 and not fresh.distress and not any(fresh.signals)
    assert until(new(4, mission=8, distress=True), "window").state.distress


def test_a_failed_mission_starts_again_with_new_cards_and_tasks() -> None:
    """CREW-DEAL-06: only the count of attempts and an active signal carry over."""
    table = at(
        "hand 0: P9 R4\nhand 1: P1 B1\nhand 2: P2 B2\ntasks: P1@1\nradios: none\ndistress: active",
        mission=1,
    )
    outcome = play(table, "P9", "P1", "P2").outcome
    assert outcome is not None
    follow_ups = GAME.follow_ups(GAME.options(), outcome)
    assert set(follow_ups) == {"again"}
    again = follow_ups["again"]
    assert (again.mission, again.attempt, again.distress) == (1, 2, True)  # type: ignore[attr-defined]


def test_whoever_holds_r4_commands_and_says_so() -> None:
    """CREW-DEAL-07"""
    for seed in range(8):
        table = new(4, str(seed))
        commander = table.state.commander
        assert table.state.dealt[commander] >> R4 & 1
        assert [event.hand for event in heard(table, -2, Commanded)] == [commander]
        assert heard(table, -2, Dealt)[0].cards == (10, 10, 10, 10)


def test_the_commander_stays_although_r4_leaves_the_hand() -> None:
    """CREW-DEAL-08"""
    moved = 0
    for seed in range(30):
        table = until(new(3, str(seed), mission=12), "window", str(seed))
        commander = table.state.commander
        quiet(table)
        while table.state.number == 1 and not table.is_over:
            seat = table.to_move()[0]
            table.apply(next(a for a in table.choices(seat) if isinstance(a, Play)))
        holds = table.state.hands[commander] >> R4 & 1
        moved += not holds and not table.state.played >> R4 & 1
        assert table.state.commander == commander
    assert moved, "in none of these deals R4 was drawn away"


def test_the_deal_depends_on_the_seed_alone() -> None:
    """CREW-DEAL-01"""
    assert new(4, "same").state.dealt == new(4, "same").state.dealt
    deals = [new(4, str(seed)).state.dealt for seed in range(5)]
    assert all(one != two for one, two in pairwise(deals))
    assert new(4).rules.deal is deal_evenly
