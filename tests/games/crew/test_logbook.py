"""The logbook, its score, and own missions."""

from typing import Any

import msgspec
import pytest

from kosmodrom.core.game import Outcome, Played
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import GiveUp
from kosmodrom.games.crew.logbook import Attempt, Campaign, attempt_of, make_campaign, make_page
from kosmodrom.games.crew.mission import missions
from tests.games.crew.board import CrewTable, at, new, play, until, verdict


def played(table: CrewTable, at: int = 0) -> Played:
    options = msgspec.convert(table.header.options, GAME.options)
    return Played("abc", at, table.seats, options, table.outcome)


def test_attempts_are_counted_with_the_successful_one() -> None:
    """CREW-LOG-01"""
    tries = [Attempt(3, False), Attempt(3, False), Attempt(3, True), Attempt(3, True)]
    page = make_page(3, tries)
    assert page.won and page.attempts == 3, "playing a won mission again changes nothing"
    assert page.tries == tuple(tries), "but it is remembered"
    running = make_page(3, [Attempt(3, False), Attempt(3, False, over=False)])
    assert (running.attempts, len(running.tries)) == (1, 2), "it counts once it is over"


def test_a_failed_mission_is_repeated_before_the_next() -> None:
    """CREW-LOG-02"""
    campaign = make_campaign([Attempt(1, True), Attempt(2, False)])
    assert campaign.next == 2
    assert make_campaign([Attempt(1, True), Attempt(2, False), Attempt(2, True)]).next == 3
    assert make_campaign([]).next == 1
    lost = until(new(4, tasks=10), "nowhere")
    assert lost.outcome is not None and not lost.outcome.figures["won"]
    assert "next" not in GAME.follow_ups(GAME.options(), lost.outcome)


def test_whoever_repeats_a_won_mission_may_go_on_however_it_ends() -> None:
    """CREW-LOG-02: it need not be won a second time."""
    won = at(
        "commander: 0\nradios: none\nhand 0: P9 B1\nhand 1: P1 B2\nhand 2: P2 B3\ntasks: P1@0",
        mission=1,
    )
    outcome = play(won, "P9", "P1", "P2").outcome
    assert outcome is not None and outcome.figures["won"]
    again = GAME.follow_ups(GAME.options(mission=1, attempt=3, distress=True), outcome)["again"]
    assert again == GAME.options(mission=1, repeat=True)
    lost = until(new(4, mission=10, repeat=True), "nowhere")
    assert lost.outcome is not None and not lost.outcome.figures["won"]
    after = GAME.follow_ups(again, lost.outcome)
    assert after["next"] == GAME.options(mission=2)
    assert after["again"] == GAME.options(mission=1, attempt=2, repeat=True)


def test_a_crew_goes_on_where_it_stands() -> None:
    """CREW-LOG-02, CREW-FLOW-03: at the same attempt, or at the mission after what it has won."""

    def flown(mission: int, won: bool, **options: Any) -> Played:
        outcome = Outcome((), (), {"won": won, "distress": False, "tricks": 3})
        return Played("abc", 0, 4, GAME.options(mission=mission, **options), outcome)

    goes_on = GAME.goes_on
    assert goes_on is not None
    first = flown(1, True, aids=True)
    assert goes_on([first], {}) == GAME.options(mission=2, aids=True)
    assert goes_on([first, flown(2, False)], {}) == GAME.options(mission=2, attempt=2)
    for_fun = [first, flown(30, False), flown(1, True, tasks=4)]
    assert goes_on(for_fun, {}) == GAME.options(mission=2)
    assert goes_on([flown(9, True)], {}) == GAME.options(mission=10), "not from the first"
    in_the_air = msgspec.structs.replace(flown(2, False), outcome=None)
    assert goes_on([first, in_the_air], {}) == GAME.options(mission=2, attempt=2)
    everything = [flown(one, True) for one in range(1, 51)]
    assert goes_on(everything, {}) is None
    assert goes_on(everything, {"mission": 7}) == GAME.options(mission=7, repeat=True)


def test_the_signal_marks_the_page_and_costs_exactly_one() -> None:
    """CREW-LOG-03"""
    page = make_page(5, [Attempt(5, False, True), Attempt(5, False, True), Attempt(5, True, True)])
    assert (page.distress, page.attempts) == (True, 4)


def test_the_score_is_the_sum_and_fifty_is_the_best() -> None:
    """CREW-LOG-04"""
    best = make_campaign(Attempt(number, True) for number in range(1, len(missions()) + 1))
    assert best.score == 50 and best.complete and best.next is None
    worse = make_campaign([Attempt(1, False), Attempt(1, True, True), Attempt(2, True)])
    assert worse.score == 4 and not worse.complete


def test_a_page_keeps_what_there_is_to_know() -> None:
    """CREW-LOG-05"""
    table = until(new(3, hard=True, mission=2), "nowhere")
    assert table.outcome is not None
    attempt = attempt_of(played(table, at=7))
    assert (attempt.mission, attempt.players, attempt.hard, attempt.at) == (2, 3, True, 7)
    assert attempt.over and attempt.tricks == table.outcome.figures["tricks"]
    assert make_page(2, [attempt]).tries[0].table == "abc"
    assert not attempt_of(played(new(3, mission=2))).over


def test_giving_up_counts_as_a_failed_attempt() -> None:
    """CREW-LOG-06"""
    table = until(new(3, mission=4), "window")
    for seat in (0, 1, 2):
        table.apply(GiveUp(seat))
    assert table.outcome is not None
    page = make_page(4, [attempt_of(played(table)), Attempt(4, True)])
    assert page.attempts == 2


# Own missions


def own(**mission: Any) -> dict[str, Any]:
    return {"custom": mission}


def test_a_crew_builds_missions_from_tasks_tokens_and_rules() -> None:
    """CREW-CUSTOM-01"""
    table = new(
        4,
        **own(
            title="Slow comet",
            story="In our words.",
            tasks=4,
            tokens=["n1", "omega"],
            limits=[{"type": "trick_balance", "max_difference": 3}],
        ),
    )
    view = table.view(0)
    assert view.mission.title == "Slow comet" and len(view.tasks) == 4
    until(table, "nowhere")
    assert table.is_over


GOAL = {"type": "winning_card_count", "match": {"suits": "colours", "value": 1}, "at_least": 1}


@pytest.mark.parametrize(
    ("mission", "sentence"),
    [
        ({"tasks": 37}, "0 to 36 tasks"),
        ({"tasks": -1}, "0 to 36 tasks"),
        ({"tasks": 0, "assign": "none"}, "needs a goal or a limit"),
        ({"tasks": 1, "tokens": ["n1", "omega"]}, "2 tokens do not fit on 1 tasks"),
        ({"tasks": 3, "tokens": ["n1", "n1"]}, "each token exists once"),
        ({"tasks": 3, "tokens": ["a1"]}, "arrows start with"),
        ({"tasks": 3, "tokens": ["a2", "a3"]}, "arrows start with"),
        ({"tasks": 2, "tokens": ["n3"]}, "token 3 can never be kept"),
        ({"tasks": 2, "assign": "none"}, "cannot be assigned"),
        ({"tasks": 0, "assign": "draft", "goals": [GOAL]}, "cannot be assigned"),
        ({"assign": "none", "goals": [GOAL]}, "finish 'tasks_done' needs tasks"),
        ({"tasks": 1, "finish": "goals_done"}, "needs goals"),
        ({"tasks": 2, "setup": ["swap_tokens"]}, "two tokens are needed"),
        ({"tasks": 1, "tokens": ["n1"], "setup": ["move_token"]}, "another needs none"),
        (
            {"tasks": 2, "tokens": ["n1"], "setup": ["move_token"], "assign": "commander_decision"},
            "lie open for a draft",
        ),
        ({"tasks": 1, "disruption": 11}, "radio would never work"),
        ({"tasks": 1, "hooks": [{"after_trick": 9}]}, "too little left to draw"),
        ({"tasks": 1, "hooks": [{"after_trick": 1}, {"after_trick": 2}]}, "once at most"),
        ({"tasks": 1, "goals": [{**GOAL, "at_least": 5}]}, "1 to 4 such cards"),
        (
            {"tasks": 1, "goals": [{"type": "role_trick_count", "who": "cook", "max": 1}]},
            "nobody is called 'cook'",
        ),
        (
            {"tasks": 1, "goals": [{"type": "role_trick_count", "who": "commander"}]},
            "either `exactly` or `max`",
        ),
        (
            {"tasks": 1, "limits": [{"type": "token_trick", "token": "omega", "trick": "last"}]},
            "no task has the token",
        ),
        (
            {
                "tasks": 1,
                "goals": [{"type": "role_wins_tricks", "who": "commander", "tricks": [11]}],
            },
            "no trick 11",
        ),
        (
            {"tasks": 1, "goals": [{"type": "winning_card_each", "cards": ["R1", "R1"]}]},
            "listed once each",
        ),
        (
            {"tasks": 1, "roles": [{"name": "rest", "picked_by": "crew"}]},
            "names of their own",
        ),
        (
            {"tasks": 1, "roles": [{"name": "cook", "picked_by": "rule"}]},
            "`left_of` belongs",
        ),
        (
            {"tasks": 1, "roles": [{"name": "cook", "picked_by": "commander"}]},
            "names another player",
        ),
    ],
)
def test_a_mission_that_cannot_be_played_is_refused(mission: dict[str, Any], sentence: str) -> None:
    """CREW-CUSTOM-02"""
    with pytest.raises(ValueError, match=sentence):
        new(4, **own(**mission))


def test_in_the_hard_variant_there_are_fewer_tasks_and_cards() -> None:
    """CREW-CUSTOM-02"""
    new(3, hard=True, **own(tasks=27))
    with pytest.raises(ValueError, match="0 to 27 tasks"):
        new(3, hard=True, **own(tasks=28))
    green = {"type": "capture_all", "who": "commander", "suit": "green"}
    with pytest.raises(ValueError, match="no green card"):
        new(3, hard=True, **own(tasks=1, goals=[green]))


def test_everything_may_be_combined() -> None:
    """CREW-CUSTOM-03: CREW-TOKEN-09 decides about mixed tokens."""
    mission = own(
        tasks=6,
        tokens=["n1", "omega", "a1", "a2"],
        assign="commander_distribution",
        dead_zone=True,
        disruption=2,
        transfer=True,
        hooks=[{"after_trick": 2}],
        roles=[
            {"name": "silent", "picked_by": "crew", "effect": "no_communication"},
            {"name": "heir", "picked_by": "rule", "left_of": "P9"},
        ],
        goals=[{"type": "role_trick_count", "who": "heir", "max": 6}],
        limits=[{"type": "trick_balance", "max_difference": 4}],
    )
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            table = until(new(seats, str(seed), **mission), "nowhere", str(seed))
            assert table.is_over


def test_mixed_tokens_follow_the_general_form() -> None:
    """CREW-CUSTOM-03"""
    table = at(
        """
        commander: 0
        radios: none
        hand 0: P9 B1
        hand 1: P1 B2
        hand 2: P2 B3
        tasks: P1[>]@0 P2[1]@0 B3[>>]@2
        """,
        **own(tasks=3, tokens=["a1", "n1", "a2"]),
    )
    assert not play(table, "P9", "P1", "P2").is_over
    assert verdict(play(table, "B1", "B2", "B3")).won


def test_own_missions_stay_out_of_the_score() -> None:
    """CREW-CUSTOM-04"""
    table = until(new(3, **own(tasks=1)), "nowhere")
    assert table.outcome is not None
    tasks = until(new(3, tasks=2, mission=2), "nowhere")
    campaign = GAME.logbook and GAME.logbook([played(table), played(tasks)])
    assert isinstance(campaign, Campaign)
    assert campaign.score == 0 and len(campaign.own) == 2
    disguised = until(new(3, **own(id=7, tasks=1)), "nowhere")
    assert disguised.outcome is not None and disguised.outcome.figures["mission"] == 0
    assert disguised.view(0).mission.id == 0
    assert "next" not in GAME.follow_ups(
        GAME.options(custom=table.rules.mission),
        table.outcome,
    )


def test_an_attempt_left_in_the_air_has_failed_once_the_crew_flies_again() -> None:
    """CREW-LOG-06"""
    left, won = new(4, mission=2), until(new(4, tasks=10), "nowhere")
    book = GAME.logbook
    assert book is not None
    alone = book([played(left)])
    assert isinstance(alone, Campaign) and alone.pages[0].attempts == 0
    flown_again = book([played(left), played(new(4, mission=2))])
    assert isinstance(flown_again, Campaign)
    page = flown_again.pages[0]
    assert (page.attempts, page.tries[0].aborted, page.tries[1].aborted) == (1, True, False)
    over = book([played(won), played(left)])
    assert isinstance(over, Campaign) and not over.own[0].aborted


def test_the_logbook_marks_aids_and_moves_taken_back() -> None:
    """CREW-LOG-07, CREW-LOG-08"""
    table = new(4, mission=1, aids=True)
    table.taken_back = 2
    attempt = attempt_of(played(until(table, "nowhere")))
    assert (attempt.aids, attempt.taken_back) == (True, 2)
    plain = attempt_of(played(until(new(4, mission=1), "nowhere")))
    assert (plain.aids, plain.taken_back) == (False, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"limits": [{"type": "trick_balance", "max_difference": -5}]},
        {"goals": [{"type": "role_trick_count", "who": "commander", "exactly": 99}]},
        {"limits": [{"type": "role_trick_count", "who": "commander", "max": -1}]},
        {"limits": [{"type": "trick_balance", "max_difference": 0}]},
    ],
)
def test_no_new_table_flies_a_mission_that_nobody_can_win(wrong: dict[str, Any]) -> None:
    """CREW-CUSTOM-02: but a table that began with one still opens."""
    custom = {"tasks": 1, **wrong}
    with pytest.raises(ValueError):
        new(4, custom=custom)
    assert Table(GAME, 4, {"custom": custom}, "old", version=1).to_move()
