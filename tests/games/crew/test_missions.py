"""The fifty missions: their data, and their special rules one by one."""

from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.game import Outcome
from kosmodrom.games.crew.actions import Answer, Play, TakeRole
from kosmodrom.games.crew.cards import BIT, codes
from kosmodrom.games.crew.events import Announced, CardDrawn
from kosmodrom.games.crew.mission import Mission, missions
from kosmodrom.games.crew.outcome import follow_ups
from kosmodrom.games.crew.rules import CrewOptions
from tests.games.crew.board import CrewTable, at, heard, new, play, quiet, until, verdict

every_mission = pytest.mark.parametrize("mission", missions(), ids=lambda mission: str(mission.id))


def three(*hands: str, mission: int, more: str = "") -> CrewTable:
    """Three hands, radios used, seat 0 leads."""
    lines = "\n".join(f"hand {n}: {hand}" for n, hand in enumerate(hands))
    return at(f"{lines}\ncommander: 0\nleader: 0\nradios: none\n{more}", mission=mission, aids=True)


def test_there_are_fifty_in_order() -> None:
    assert [mission.id for mission in missions()] == list(range(1, 51))


@every_mission
def test_the_data_of_a_mission_is_sound(mission: Mission) -> None:
    tokens = mission.tokens
    assert 0 <= mission.tasks <= 10 and len(tokens) <= mission.tasks
    assert len(set(tokens)) == len(tokens)
    numbers = [token for token in tokens if token[0] == "n"]
    arrows = [token for token in tokens if token[0] == "a"]
    assert numbers == [f"n{n}" for n in range(1, len(numbers) + 1)]
    assert arrows == [f"a{n}" for n in range(1, len(arrows) + 1)] and len(arrows) != 1
    assert not (numbers and arrows)
    assert (mission.assign == "none") == (mission.tasks == 0)
    assert mission.transfer == (mission.id >= 25 and mission.tasks > 0)
    assert mission.disruption in (None, 2, 3)
    roles = {"commander", "rest", None, *(role.name for role in mission.roles)}
    assert {getattr(condition, "who", None) for condition in mission.conditions} <= roles
    assert mission.confidence is not None
    for condition in mission.conditions:
        assert condition.rule == mission.rule, "a special rule cites its own sentence"


def test_mission_5_the_sick_player_wins_nothing() -> None:
    """CREW-M05-01: and all tricks are played."""
    lost = three("P1 B1", "P9 B2", "P2 B3", mission=5, more="roles: sick=1")
    play(lost, "P1", "P9", "P2")
    assert (verdict(lost).why, verdict(lost).rule) == ("role_trick_count", "CREW-M05-01")
    won = three("P1 B1", "P2 B2", "P9 B3", mission=5, more="roles: sick=1\nnumber: 12")
    assert not play(won, "P1", "P2", "P9").is_over
    assert verdict(play(won, "B3", "B1", "B2")).won


def test_mission_5_forced_to_win_the_last_trick() -> None:
    """CREW-EX-X11"""
    table = three("P1", "P9", "P2", mission=5, more="roles: sick=1\nnumber: 13")
    play(table, "P1", "P9", "P2")
    assert not verdict(table).won and verdict(table).trick == 13


def test_mission_9_one_card_of_value_1_wins() -> None:
    """CREW-M09-01: R1 does not count."""
    won = three("P1 B1", "B2 G3", "Y2 B3", mission=9)
    assert verdict(play(won, "P1", "G3", "Y2")).won
    rocket = three("R1 B1", "B2 G3", "Y2 B3", mission=9)
    assert not play(rocket, "R1", "G3", "Y2").is_over


def test_mission_12_everybody_draws_after_trick_1() -> None:
    """CREW-M12-01: all at once, from the right, rockets too, hand sizes stay."""
    rockets = 0
    for seed in range(12):
        table = until(new(4, str(seed), mission=12), "window", str(seed))
        before = table.state.copy()
        quiet(table)
        cards = []
        while table.state.number == 1 and not table.is_over:
            seat = table.to_move()[0]
            action = next(a for a in table.choices(seat) if isinstance(a, Play))
            cards.append(action.card)
            table.apply(action)
        if table.is_over:
            continue
        state = table.state
        assert [hand.bit_count() for hand in state.hands] == [9, 9, 9, 9]
        for hand in range(4):
            right = (hand - 1) % 4
            assert before.hands[right] >> state.draws[hand] & 1
            assert state.hands[hand] >> state.draws[hand] & 1
            assert len(heard(table, hand, CardDrawn)) == 2
        rockets += any(card >= 36 for card in state.draws)
        assert heard(table, WATCHER, CardDrawn) == []
    assert rockets


def test_mission_12_nobody_is_known_to_be_out_of_a_suit_after_the_draw() -> None:
    """CREW-M12-01: whoever was out of it may have drawn a card of it."""
    table = three("P9 B1 B2", "Y2 Y3 Y4", "P1 G1 G2", mission=12, more="tasks: G9@0")
    play(table, "P9", "Y2")
    assert table.view(0).players[1].void == ("pink",)
    play(table, "P1")
    assert table.state.draws and table.view(0).players[1].void == ()


def test_mission_13_every_rocket_wins() -> None:
    """CREW-M13-01: two rockets in one trick lose at once."""
    table = three("R1 B1", "R3 G3", "Y2 B3", mission=13)
    play(table, "R1", "R3", "Y2")
    assert verdict(table).why == "winning_card_each"
    kept = three("R1 B1", "G1 G3", "Y2 B3", mission=13)
    assert not play(kept, "R1", "G1", "Y2").is_over


def test_mission_13_a_rocket_left_unplayed_loses() -> None:
    """CREW-M13-01: with three players."""
    more = "number: 13\nplayed: R1 R2 R3\nwinning: R1 R2 R3"
    table = three("P1", "R4 P2", "P3", mission=13, more=more)
    play(table, "P1", "P2", "P3")
    assert verdict(table).why == "unfinished"


def test_mission_13_forced_rocket() -> None:
    """CREW-EX-X10: R2 is led and the holder of R4 has no other."""
    table = three("R2 B1", "R4 G3", "Y2 B3", mission=13)
    play(table, "R2")
    assert list(table.choices(1)) == [Play(1, "R4")]
    play(table, "R4", "Y2")
    assert not verdict(table).won


def test_mission_16_no_nine_wins() -> None:
    """CREW-M16-01: a nine that is beaten or discarded is harmless."""
    beaten = three("P9 B1", "R1 G3", "Y9 B3", mission=16)
    assert not play(beaten, "P9", "R1", "Y9").is_over
    lost = three("P9 B1", "P1 G3", "Y2 B3", mission=16)
    play(lost, "P9", "P1", "Y2")
    assert (verdict(lost).why, verdict(lost).cards) == ("winning_card_never", ("P9",))
    safe = three("P8 B1", "P1 G3", "Y2 B3", mission=16, more="played: P9 B9 G9 Y9")
    assert verdict(play(safe, "P8", "P1", "Y2")).won, "no nine is left to be played"


def test_mission_17_the_limit_outlives_the_tasks() -> None:
    """CREW-M17-01"""
    more = "tasks: P1@0 B5@0!1\nnumber: 2\n"
    table = three("P8 B1", "P1 G9", "Y2 G3", mission=17, more=more + "played: P9 B9 Y9")
    assert not play(table, "P8", "P1", "Y2").is_over, "G9 can still win"
    table = three("P8 B1", "P1 G8", "Y2 G3", mission=17, more=more + "played: P9 B9 Y9 G9")
    assert verdict(play(table, "P8", "P1", "Y2")).won


def test_mission_26_two_ones_win() -> None:
    """CREW-M26-01: won at the second; closed as lost when too few are left."""
    table = three("P1 B1", "G3 G4", "Y2 Y3", mission=26)
    assert not play(table, "P1", "G3", "Y2").is_over
    assert verdict(play(table, "B1", "G4", "Y3")).won
    hopeless = three("P1 B1", "P3 G4", "Y2 Y3", mission=26, more="played: G1 Y1 B1\nwinning: B1")
    play(hopeless, "P1", "P3", "Y2")
    assert (verdict(hopeless).why, verdict(hopeless).won) == ("winning_card_count", False)


def four_with(won: str, number: int, mission: int = 29) -> CrewTable:
    hands = ("P5 B1", "P6 B2", "P7 B3", "P8 B4")
    lines = "\n".join(f"hand {n}: {hand}" for n, hand in enumerate(hands))
    text = f"{lines}\ncommander: 0\nleader: 0\nradios: none\nwon: {won}\nnumber: {number}"
    return at(text, mission=mission)


def test_mission_29_nobody_gets_ahead() -> None:
    """CREW-M29-01, CREW-EX-X07"""
    table = four_with("1 1 1 0", 4)
    play(table, "P5", "P6", "P7", "P8")
    assert table.state.won == [1, 1, 1, 1] and not table.is_over
    ahead = four_with("0 1 1 1", 4)
    play(ahead, "P5", "P6", "P7", "P8")
    assert ahead.state.won == [0, 1, 1, 2]
    assert verdict(ahead).why == "trick_balance"


def test_mission_29_how_it_ends() -> None:
    """CREW-M29-01: 3 3 2 2 with four players."""
    table = four_with("3 2 2 2", 10)
    play(table, "P5", "P6", "P7", "P8")
    assert verdict(table).won and table.state.won == [3, 2, 2, 3]


def test_mission_33_exactly_one_trick_and_not_with_a_rocket() -> None:
    """CREW-M33-01"""
    role = "roles: walker=1\n"
    rocket = three("P1 B1", "R1 B2", "P2 B3", mission=33, more=role)
    play(rocket, "P1", "R1", "P2")
    assert verdict(rocket).why == "winning_card_never"
    harmless = three("P1 B1", "P3 B2", "R1 B3", mission=33, more=role)
    assert not play(harmless, "P1", "P3", "R1").is_over, "others may win with rockets"
    none = three("P9", "P1", "P2", mission=33, more=role + "number: 13")
    play(none, "P9", "P1", "P2")
    assert not verdict(none).won
    one = three("P1", "P9", "P2", mission=33, more=role + "number: 13")
    assert verdict(play(one, "P1", "P9", "P2")).won
    two = three("P1 B1", "P9 B2", "P2 B3", mission=33, more=role + "won: 0 1 0\nnumber: 2")
    play(two, "P1", "P9", "P2")
    assert verdict(two).why == "role_trick_count"


def test_mission_34_the_commander_wins_first_and_last() -> None:
    """CREW-M34-01: and nobody gets ahead."""
    first = three("P1 B1", "P9 B2", "P2 B3", mission=34)
    play(first, "P1", "P9", "P2")
    assert verdict(first).why == "role_wins_tricks"
    last = three("P9", "P1", "P2", mission=34, more="won: 4 4 4\nnumber: 13")
    assert verdict(play(last, "P9", "P1", "P2")).won
    other = three("P1", "P9", "P2", mission=34, more="won: 4 4 4\nnumber: 13")
    assert not verdict(play(other, "P1", "P9", "P2")).won
    ahead = three("P9 B1", "P1 B2", "P2 B3", mission=34, more="won: 1 0 0\nnumber: 2")
    assert verdict(play(ahead, "P9", "P1", "P2")).why == "trick_balance"


def test_mission_41_first_and_last_and_no_other() -> None:
    """CREW-M41-01: neither with a rocket."""
    role = "roles: pilot=1\n"
    first = three("P1 B1", "P9 B2", "P2 B3", mission=41, more=role)
    assert not play(first, "P1", "P9", "P2").is_over
    assert not play(first, "B2", "B3", "B1").is_over
    middle = three("P1 B1", "P9 B2", "P2 B3", mission=41, more=role + "number: 2")
    assert verdict(play(middle, "P1", "P9", "P2")).why == "role_wins_tricks"
    elsewhere = three("P9 B1", "P1 B2", "P2 B3", mission=41, more=role)
    assert verdict(play(elsewhere, "P9", "P1", "P2")).why == "role_wins_tricks"
    rocket = three("P1 B1", "R2 B2", "P2 B3", mission=41, more=role)
    assert verdict(play(rocket, "P1", "R2", "P2")).why == "winning_card_never"
    last = three("P1", "P9", "P2", mission=41, more=role + "number: 13")
    assert verdict(play(last, "P1", "P9", "P2")).won


def test_mission_44_rockets_in_rising_order() -> None:
    """CREW-M44-01: out of turn or beaten is lost."""
    out_of_turn = three("R2 B1", "G1 B2", "P2 B3", mission=44)
    play(out_of_turn, "R2", "G1", "P2")
    assert verdict(out_of_turn).why == "winning_card_each"
    beaten = three("R1 B1", "R2 B2", "P2 B3", mission=44)
    assert verdict(play(beaten, "R1", "R2", "P2")).why == "winning_card_each"
    assert verdict(beaten).cards == ("R1", "R2")
    table = three("R1 R2 R3 R4", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4", mission=44)
    for n in (1, 2, 3, 4):
        assert not table.is_over
        play(table, f"R{n}", f"G{n}", f"Y{n}")
    assert verdict(table).won


def test_mission_46_the_left_neighbour_of_p9_wins_all_pink() -> None:
    """CREW-M46-01"""
    table = until(new(4, mission=46), "distress")
    (told,) = heard(table, WATCHER, Announced)
    assert table.state.dealt[told.hand] & BIT["P9"]
    assert table.state.roles == {"collector": (told.hand + 1) % 4}
    role = "roles: collector=1\n"
    lost = three("P9 B1", "P1 B2", "P2 B3", mission=46, more=role)
    assert verdict(play(lost, "P9", "P1", "P2")).why == "capture_all"
    assert verdict(lost).cards == ("P1", "P2", "P9") and verdict(lost).hands == (0, 1)
    kept = three("P9 B1", "R1 B2", "P2 B3", mission=46, more=role)
    assert not play(kept, "P9", "R1", "P2").is_over
    harmless = three("G9 B1", "G1 B2", "G2 B3", mission=46, more=role)
    assert not play(harmless, "G9", "G1", "G2").is_over


def test_mission_46_won_with_the_last_pink_card_and_a_leftover_is_ignored() -> None:
    """CREW-M46-01"""
    role = "roles: collector=1\n"
    pinks = " ".join(f"P{n}" for n in range(3, 9))
    done = three("P9 B1", "R1 B2", "P2 B3", mission=46, more=f"{role}played: P1 {pinks}\nnumber: 5")
    assert verdict(play(done, "P9", "R1", "P2")).won
    left = three("B1", "B2", "B3 P5", mission=46, more=role + "number: 13")
    assert verdict(play(left, "B1", "B2", "B3")).won


def test_mission_46_a_distress_pass_does_not_move_the_role() -> None:
    """CREW-M46-01: whoever was dealt P9 counts."""
    table = until(new(4, mission=46), "distress")
    collector = table.state.roles["collector"]
    until(table, "window")
    assert table.state.roles["collector"] == collector
    assert table.rules.after["roles"] == "distress"


def test_mission_48_omega_in_the_very_last_trick() -> None:
    """CREW-M48-01, CREW-EX-X05"""
    early = three(
        "P9 B1", "P1 B2", "P2 B3", mission=48, more="tasks: P1[omega]@0 G1@1!2 G2@1!3\nnumber: 12"
    )
    play(early, "P9", "P1", "P2")
    assert (verdict(early).why, verdict(early).trick) == ("token_trick", 12)
    more = "tasks: P1[omega]@0 G1@1!2 P2@0\nnumber: 13"
    assert verdict(play(three("P9", "P1", "P2", mission=48, more=more), "P9", "P1", "P2")).won


def test_mission_50_the_crew_agrees_on_the_roles() -> None:
    """CREW-M50-01: everybody says first what they would prefer; the commander may have a role."""
    table = new(4, mission=50)
    commander = table.state.commander
    words = []
    while len(table.to_move()) == 1:
        (seat,) = table.to_move()
        words.append(seat)
        table.apply(Answer(seat, "between"))
    assert words == table.state.clockwise(commander)
    for seat in range(4):
        table.apply(TakeRole(seat, commander))
    assert table.state.roles == {"opener": commander}
    assert TakeRole(0, commander) not in table.choices(0), "another player closes"
    other = (commander + 1) % 4
    for seat in range(4):
        table.apply(TakeRole(seat, other))
    assert table.state.roles == {"opener": commander, "closer": other}


@pytest.mark.parametrize(
    ("winner", "number", "goes_on"),
    [(0, 1, True), (0, 4, True), (1, 4, False), (2, 5, True), (0, 5, False), (1, 5, False)],
)
def test_mission_50_who_wins_which_trick(winner: int, number: int, goes_on: bool) -> None:
    """CREW-M50-01: opener 0, closer 1, the rest 2."""
    hands = ["P1 B1", "P2 B2", "P3 B3"]
    hands[winner] = hands[winner].replace("P", "R", 1)
    if winner == 0:
        hands[0] = "R1 B1"
    table = three(*hands, mission=50, more=f"roles: opener=0 closer=1\nnumber: {number}")
    play(table, *(hand.split()[0] for hand in hands))
    assert table.is_over is not goes_on
    if not goes_on:
        assert verdict(table).why == "role_wins_tricks"


def test_mission_50_the_closer_wins_the_last() -> None:
    """CREW-M50-01"""
    roles = "roles: opener=0 closer=1\nnumber: 13"
    assert verdict(play(three("P1", "P9", "P3", mission=50, more=roles), "P1", "P9", "P3")).won
    lost = play(three("P1", "P3", "P9", mission=50, more=roles), "P1", "P3", "P9")
    assert not verdict(lost).won


def test_an_ended_attempt_shows_every_hand() -> None:
    """CREW-END-02: what went wrong is a public fact with its trick, rule and cards."""
    table = three("P9 B1", "P1 G3", "Y2 B3", mission=16)
    play(table, "P9", "P1", "Y2")
    view = table.view(WATCHER)
    assert [player.held for player in view.players] == [("B1",), ("G3",), ("B3",)]
    assert view.players[0].dealt == ("P9", "B1")
    assert view.verdict.rule == "CREW-M16-01" and view.verdict.trick == 1
    assert codes(table.state.played) == ("P1", "P9", "Y2")


BALANCE = {"type": "trick_balance", "max_difference": 3}
ROLE = {"name": "pilot", "picked_by": "crew"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"goals": [BALANCE] * 13}, "length <= 12 - at `\\$.custom.goals`"),
        ({"limits": [BALANCE] * 800}, "length <= 12 - at `\\$.custom.limits`"),
        ({"limits": [BALANCE | {"max_difference": 2**63}]}, "`int` <= 99"),
        ({"limits": [BALANCE | {"rule": "x" * 41}]}, "length <= 40"),
        ({"goals": [{"type": "winning_card_each", "cards": ["R1"] * 41}]}, "length <= 40"),
        ({"goals": [{"type": "role_trick_count", "who": "rest", "max": -(2**70)}]}, "`int` >= -99"),
        ({"limits": [{"type": "token_trick", "token": "n1", "trick": 10**9}]}, "`int` <= 99"),
        ({"tasks": 2**63}, "`int` <= 99 - at `\\$.custom.tasks`"),
        ({"id": 10**30}, "`int` <= 99 - at `\\$.custom.id`"),
        ({"tokens": ["n1"] * 11}, "length <= 10"),
        ({"roles": [ROLE] * 9}, "length <= 8"),
        ({"roles": [ROLE | {"name": "x" * 41}]}, "length <= 40"),
        ({"hooks": [{"after_trick": 1}] * 9}, "length <= 8"),
        ({"doubts": ["x" * 301]}, "length <= 300"),
        ({"doubts": ["x"] * 9}, "length <= 8"),
        ({"title": "x" * 81}, "length <= 80"),
        ({"story": "x" * 2001}, "length <= 2000"),
    ],
    ids=str,
)
def test_an_own_mission_ends_somewhere(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.convert({"custom": options}, CrewOptions)


def test_an_attempt_has_a_number_that_can_be_stored() -> None:
    with pytest.raises(msgspec.ValidationError, match="`int` <= 9999"):
        msgspec.convert({"attempt": 2**63}, CrewOptions)
    lost = Outcome((0.0,), (), {"won": False, "distress": False})
    assert follow_ups(CrewOptions(attempt=9999), lost)["again"].attempt == 9999
