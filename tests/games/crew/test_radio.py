"""The radio: what may be shown, when, and what nobody learns."""

from functools import partial
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.errors import Illegal
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Communicate, Decline, Name, Play
from kosmodrom.games.crew.between_tricks import drawable
from kosmodrom.games.crew.cards import INDEX, codes
from kosmodrom.games.crew.events import Communicated
from kosmodrom.games.crew.signals import meaning
from tests.games.crew.board import (
    CrewTable,
    at,
    heard,
    new,
    offered,
    play,
    quiet,
    show,
    until,
)

TALK = """
    commander: 0
    hand 0: P9 B1 G9 R4
    hand 1: P1 P5 P7 Y4
    hand 2: P2 B9 G2 G3
    tasks: Y9@0
"""


def talking(more: str = "", **options: object) -> CrewTable:
    return at(TALK + more, **{"tasks": 1, **options})


def test_hands_are_nobody_elses_business() -> None:
    """CREW-COMM-01"""
    table = talking()
    for viewer in (0, 1, 2):
        assert set(table.view(viewer).hands) == {viewer}
        assert all(player.held is None for player in table.view(viewer).players)
    assert all(player.held is None for player in table.view(WATCHER).players)


def test_the_radio_knows_which_cards_and_which_trick() -> None:
    """CREW-COMM-03, CREW-COMM-04: colour cards, and the next window."""
    table = talking()
    assert table.view(0).radio_cards == ("P9", "B1", "G9") and table.view(0).radio_trick == 1
    assert show(talking(), 1, "Y4").view(1).radio_cards == ()
    play(table, "P9")
    assert table.view(1).radio_cards == ("P1", "P5", "P7", "Y4")
    assert table.view(1).radio_trick == 2


def test_everybody_knows_who_has_the_highest_rocket_until_cards_are_drawn() -> None:
    """CREW-DEAL-07, CREW-DEAL-08, CREW-M12-01"""
    table = talking(aids=True)
    assert [player.surely for player in table.view(1).players] == [("R4",), (), ()]
    assert not any(player.surely for player in play(table, "R4").view(1).players)
    assert not any(player.surely for player in talking().view(1).players)
    drawing = until(new(4, mission=12), "window")
    while drawing.state.number == 1:
        until(drawing, "trick")
        until(drawing, "window")
    assert not any(player.surely for player in drawing.view(1).players)


def test_once_an_attempt() -> None:
    """CREW-COMM-02: and again in the next attempt."""
    table = show(talking(), 1, "Y4")
    with pytest.raises(Illegal) as refused:
        table.apply(Communicate(1, "P1"))
    assert refused.value.reason.rule == "CREW-COMM-02"
    assert until(new(4, attempt=2), "window").state.radios == 0b1111


def test_only_in_the_window_before_a_trick() -> None:
    """CREW-COMM-03: never while a trick runs."""
    table = talking()
    assert offered(table, 1, Communicate)
    play(table, "P9")
    with pytest.raises(Illegal) as refused:
        table.apply(Communicate(1, "Y4"))
    assert refused.value.reason.rule == "CREW-COMM-03"
    play(table, "P1", "P2")
    assert offered(table, 1, Communicate) == ["P5", "P7", "Y4"]


def test_a_colour_card_never_a_rocket() -> None:
    """CREW-COMM-04"""
    table = talking()
    assert offered(table, 0, Communicate) == ["P9", "B1", "G9"]
    reason = table.why_not(Communicate(0, "R4"))
    assert reason is not None and reason.rule == "CREW-COMM-04"


def test_only_the_highest_only_or_lowest() -> None:
    """CREW-COMM-05"""
    table = talking()
    assert offered(table, 1, Communicate) == ["P1", "P7", "Y4"]
    reason = table.why_not(Communicate(1, "P5"))
    assert reason is not None and reason.rule == "CREW-COMM-05"
    assert reason.things == ("P1", "P7", "Y4"), "what goes instead, never the card itself"


def test_the_token_says_highest_only_or_lowest() -> None:
    """CREW-COMM-06, CREW-EX-COMM-1"""
    table = talking()
    for seat, card, says in ((1, "P7", "highest"), (0, "B1", "only"), (2, "G2", "lowest")):
        show(table, seat, card)
        signal = table.view(WATCHER).players[seat].signal
        assert (signal.card, signal.says) == (card, says)
        assert table.view(WATCHER).players[seat].radio == "shown"
    assert [e.says for e in heard(table, WATCHER, Communicated)] == ["highest", "only", "lowest"]


def test_the_only_card_is_always_only() -> None:
    """CREW-COMM-07, CREW-EX-X09: the position follows from the hand."""
    table = talking()
    assert [a for a in table.choices(1) if a == Communicate(1, "Y4")] == [Communicate(1, "Y4")]
    signal = show(table, 1, "Y4").state.signals[1]
    assert signal is not None and signal.says == "only"


def test_the_token_never_moves() -> None:
    """CREW-COMM-08, CREW-EX-COMM-3: a «highest» that has become the only one."""
    table = show(talking(), 1, "P7")
    play(table, "P9", "P1", "P2")
    play(quiet(table), "B1", "P5", "B9")
    signal = table.view(0).players[1].signal
    assert (signal.says, signal.in_hand) == ("highest", True)
    assert meaning(table.state.hands[1], INDEX["P7"]) == "only"


def test_the_token_turns_red_when_the_card_is_played() -> None:
    """CREW-COMM-09"""
    table = show(talking(), 1, "P7")
    play(table, "P9", "P7")
    player = table.view(0).players[1]
    assert player.radio == "used" and not player.signal.in_hand


def test_requests_are_served_as_they_arrive_until_the_leader_plays() -> None:
    """CREW-COMM-10"""
    table = talking()
    assert set(table.to_move()) == {0, 1, 2}
    show(table, 2, "G2")
    assert table.view(1).players[2].signal.card == "G2"
    show(table, 1, "Y4")
    play(table, "P9")
    assert table.state.scene == "trick", "nobody has to decline"


def test_the_leader_is_asked_last() -> None:
    """CREW-COMM-10: so that whoever serves seats in order lets everybody speak."""
    assert talking().to_move() == (1, 2, 0)


def test_declining_closes_the_window_for_one_and_shows_to_nobody() -> None:
    """CREW-COMM-11"""
    table = talking()
    before = {viewer: (table.view(viewer), table.to_move(viewer)) for viewer in (0, 2, WATCHER)}
    told = table.apply(Decline(1))
    assert told == []
    for viewer in (0, 2, WATCHER):
        assert (table.view(viewer), table.to_move(viewer)) == before[viewer]
    assert table.view(1).declined and table.to_move(1) == (2, 0)
    assert table.why_not(Decline(1)) is not None
    play(table, "P9", "P1", "P2")
    assert Decline(1) in table.choices(1)


def test_nothing_to_say_can_be_taken_back_while_the_window_is_open() -> None:
    """CREW-COMM-18"""
    table = talking()
    table.apply(Decline(1))
    assert 1 not in table.to_move() and offered(table, 1, Communicate) == ["P1", "P7", "Y4"]
    table.apply(Communicate(1, "Y4"))
    assert table.view(0).players[1].signal is not None
    assert not offered(table, 1, Communicate), "once an attempt"
    play(table, "P9")
    assert table.why_not(Communicate(2, "P2")) is not None, "the trick runs"


def test_a_leading_bot_waits_for_the_word_of_the_only_person() -> None:
    """CREW-COMM-18"""
    table = talking()
    lead = next(one for one in table.choices(0) if isinstance(one, Play))
    waits = partial(GAME.holds_back, table.state, table.rules, lead)
    assert waits([1]) and not waits([]) and not waits([1, 2])
    table.apply(Decline(1))
    assert not waits([1]), "the word is said"
    assert not GAME.holds_back(table.state, table.rules, Decline(2), [1]), "only leading waits"


def test_several_people_have_a_fixed_time_to_speak() -> None:
    """CREW-COMM-18: 15 seconds in the first window of an attempt, 8 later."""
    table = talking()
    assert table.view(1).speaking_time == 15
    table.apply(Decline(1))
    assert table.view(2).speaking_time == 15
    play(table, "P9")
    assert table.view(1).speaking_time == 0
    play(table, "P1", "P2")
    assert table.view(1).speaking_time == 8


def test_whoever_has_a_radio_is_asked_whatever_the_hand() -> None:
    """CREW-COMM-11: a hand of rockets must not show by nobody being asked."""
    table = at("commander: 0\nhand 0: P9 R4\nhand 1: R1 R2\nhand 2: P2 B9\ntasks: Y9@0", tasks=1)
    assert list(table.choices(1))[:1] == [Decline(1)]
    assert table.to_move(0) == (1, 2, 0)


DEAD: dict[str, Any] = {"custom": {"tasks": 1, "dead_zone": True}}


def test_a_dead_zone_shows_the_card_without_its_meaning() -> None:
    """CREW-COMM-12: the same condition, the token red and beside the card."""
    table = talking(**DEAD)
    assert offered(table, 1, Communicate) == ["P1", "P7", "Y4"]
    show(table, 1, "P7")
    player = table.view(0).players[1]
    assert (player.signal.card, player.signal.says, player.radio) == ("P7", None, "used")
    assert table.view(1).says == {1: "highest"}, "the own hand is no secret"
    assert heard(table, 0, Communicated)[0].says is None


def test_a_dead_zone_leaks_its_meaning_nowhere() -> None:
    """CREW-COMM-13: a hand with P7 as highest and one with P7 as lowest look the same."""
    other = TALK.replace("P1 P5 P7 Y4", "P7 P8 B3 Y4")
    seen = []
    for text in (TALK, other):
        table = show(at(text, **DEAD), 1, "P7")
        for viewer in (0, 2, WATCHER):
            frames = [table.view(viewer), table.events(viewer), list(table.choices(viewer))]
            seen.append(msgspec.json.encode(frames))
    assert seen[:3] == seen[3:]
    assert b'"says":"' not in b"".join(seen)


def test_a_dead_zone_opens_when_the_attempt_is_over() -> None:
    """CREW-COMM-13"""
    table = show(at(TALK.replace("Y9@0", "P1@1"), **DEAD), 1, "P7")
    play(table, "P9", "P1", "P2")
    assert table.is_over and table.view(0).players[1].signal.says == "highest"


@pytest.mark.parametrize(("disruption", "first"), [(2, 2), (3, 3)])
def test_a_disruption_keeps_the_radio_silent_at_first(disruption: int, first: int) -> None:
    """CREW-COMM-14, CREW-EX-COMM-5"""
    mission = {"tasks": 1, "disruption": disruption}
    table = talking(custom=mission)
    for number in range(1, first):
        assert table.to_move() == (table.state.leader,)
        reason = table.why_not(Communicate(1, "Y4"))
        assert reason is not None and reason.rule == "CREW-COMM-14"
        assert reason.args == {"trick": first} and table.view(0).radio_trick == first
        play(table, *(("P9", "P1", "P2"), ("B1", "P5", "B9"))[number - 1])
    assert table.view(0).radio_open
    assert offered(table, 1, Communicate)


def test_the_silent_players_token_starts_as_used() -> None:
    """CREW-COMM-15: mission 11."""
    table = new(4, mission=11)
    commander = table.state.commander
    silent = (commander + 1) % 4
    table.apply(Name(commander, silent))
    until(table, "window")
    assert table.view(WATCHER).players[silent].radio == "used"
    assert silent not in table.to_move()
    reason = table.why_not(Decline(silent))
    assert reason is not None and reason.key == "crew-radio-silent"


def test_a_communicated_card_cannot_be_drawn() -> None:
    """CREW-COMM-16: mission 12."""
    state = show(talking(), 1, "Y4").state
    assert codes(sum(1 << card for card in drawable(state, 1))) == ("P1", "P5", "P7")


def test_not_communicating_is_legal() -> None:
    """CREW-COMM-17"""
    table = talking()
    table.apply(Decline(1))
    table.apply(Decline(2))
    assert table.to_move() == (0,)
    play(table, "P9", "P1", "P2")
    assert table.state.signals == [None] * 3


def test_neither_a_middle_card_nor_a_rocket_but_every_other() -> None:
    """CREW-EX-COMM-2"""
    text = TALK.replace("P1 P5 P7 Y4", "P2 P6 P8 B3 G4 G7 Y1 R2").replace("P2 B9", "P1 B9")
    assert offered(at(text, tasks=1), 1, Communicate) == ["P2", "P8", "B3", "G4", "G7", "Y1"]


def test_what_a_signal_tells_about_other_cards() -> None:
    """CREW-EX-COMM-4: after «P8 lowest» P9 is known to be there; after «P9 highest» nothing is."""
    text = """
        commander: 0
        hand 0: P1 B1 G9 R4
        hand 1: P8 P9 B2 B3
        hand 2: P2 B9 G2 G3
        tasks: Y9@0
    """
    lowest, highest = show(at(text, tasks=1), 1, "P8"), show(at(text, tasks=1), 1, "P9")
    with_p9, with_p8 = set(), set()
    for seed in range(30):
        rng = Rng.from_seed(str(seed))
        with_p9.add(GAME.imagine(lowest.state, lowest.rules, 0, rng).hands[1] >> INDEX["P9"] & 1)
        with_p8.add(GAME.imagine(highest.state, highest.rules, 0, rng).hands[1] >> INDEX["P8"] & 1)
    assert with_p9 == {1}
    assert with_p8 == {0, 1}


def test_the_leader_may_speak_and_play() -> None:
    """CREW-COMM-03: the leader too has the window."""
    table = show(talking(), 0, "G9")
    assert Play(0, "G9") in table.choices(0)
