"""Bonus cards that happen to everybody: Bureaucracy, Robo-Police, Cosmic Billiards."""

from typing import Any

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Decline, Keep
from kosmodrom.games.galaxy_trucker.box.components import FRONT
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import (
    Deciding,
    Earned,
    LostPart,
    Moved,
    Rolled,
    Skipped,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bribe,
    Guess,
    NameSpot,
    SendMeteors,
    SetDie,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.printed import bonus_deck
from kosmodrom.games.galaxy_trucker.expansions.class_ia import turned_ship
from kosmodrom.games.galaxy_trucker.expansions.events import (
    BidShown,
    Bribed,
    DieSet,
    DieShown,
    Guessed,
    MeteorsSent,
    SpotNamed,
)
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    Change,
    GTTable,
    answers,
    asked,
    at,
    beside,
    do,
    flying,
    happened,
    places,
    refused,
    rules_of,
    ship,
    time_up,
)

CREW = "P/2"
WIDE = "X P/2 X\nE C/2 E"
DECK = bonus_deck()
BUREAUCRACY, POLICE, BILLIARDS = (
    DECK[id] for id in ("I-bureaucracy-1", "II-robo_police-1", "III-cosmic_billiards-1")
)


def bonus(*drawings: str, card: Card, **more: Any) -> GTTable:
    return flying(*drawings, card=card, **{"bonus_cards": True, **more})


def with_credits(*credits: int) -> Change:
    def change(state: State) -> None:
        for player, own in zip(state.players, credits, strict=True):
            player.credits = own

    return change


# The cards


def test_each_level_has_an_event_and_an_opportunity_more() -> None:
    """GTX-BONUS-01, GTX-NET-01, GTX-NET-30: they are drawn like the other cards of their pack."""
    more = rules_of(bonus_cards=True).cards.keys() - rules_of().cards.keys()
    assert sorted(rules_of(bonus_cards=True).cards[id].pack for id in more) == [
        "I", "I", "II", "II", "III", "III",
    ]  # fmt: skip
    assert "bureaucracy" not in rules_of().scenes


# Bureaucracy


def test_a_right_guess_earns_and_a_wrong_one_costs_as_many_days_as_the_die_shows() -> None:
    """GTX-BONUS-02, GTX-GEN-02: the last player is not affected."""
    table = bonus(CREW, CREW, CREW, CREW, card=BUREAUCRACY, places=(40, 35, 30, 20))
    do(table, SetDie(3, 4), Guess(0, 2), Guess(1, 4), Guess(2, 2))
    assert [(e.seat, e.credits) for e in happened(table, Earned)] == [(1, 3)]
    assert [(e.seat, e.days) for e in happened(table, Moved)] == [(2, -4), (0, -4)]
    assert places(table) == [36, 35, 26, 20]


def test_numbers_may_repeat_and_each_names_one_in_order() -> None:
    """GTX-BONUS-02, GTX-NET-11, GTX-NET-69: earlier guesses are seen."""
    table = bonus(CREW, CREW, CREW, card=BUREAUCRACY)
    assert asked(table) == (2,) and len(answers(table, 2)) == 6
    do(table, SetDie(2, 1))
    assert asked(table) == (0,)
    do(table, Guess(0, 5))
    assert asked(table) == (1,) and Guess(1, 5) in answers(table, 1)
    assert table.public().flight.takers == ((0, 5),)
    assert refused(table, Guess(1, 7)) == "GTX-BONUS-02"


def test_the_die_shows_when_all_have_guessed() -> None:
    """GTX-NET-21, GTX-NET-26: before that its setter alone knows it."""
    table = do(bonus(CREW, CREW, CREW, card=BUREAUCRACY), SetDie(2, 6))
    assert happened(table, DieSet)[0].seat == 2
    assert [own.secrets[0].die for own in map(table.own, (0, 1, 2)) if own] == [0, 0, 6]
    assert table.own(WATCHER) is None or not table.own(WATCHER).secrets  # type: ignore[union-attr]
    do(table, Guess(0, 1))
    assert not happened(table, DieShown)
    do(table, Guess(1, 6))
    assert happened(table, DieShown)[0].number == 6


def test_others_imagine_any_die() -> None:
    """GTX-NET-21"""
    table = do(bonus(CREW, CREW, card=BUREAUCRACY), SetDie(1, 6))
    worlds = [GAME.imagine(table.state, table.rules, seat, Rng.from_seed("a")) for seat in (0, 1)]
    dice = {GAME.imagine(table.state, table.rules, 0, Rng.from_seed(str(n))).play.die
            for n in range(20)}  # fmt: skip
    assert len(dice) > 1 and worlds[1].play.die == (1, 6)


def test_silence_sets_and_guesses_at_random() -> None:
    """GTX-NET-69"""
    table = bonus(CREW, CREW, card=BUREAUCRACY, build_mode="realtime")
    time_up(table)
    assert asked(table) == (0,) and table.state.play.die is not None
    time_up(table)
    assert happened(table, Guessed)[0].number in range(1, 7) and happened(table, DieShown)


@pytest.mark.parametrize("card", [BUREAUCRACY, POLICE, BILLIARDS])
def test_one_ship_alone_is_asked_nothing(card: Card) -> None:
    """GTX-NET-77"""
    table = bonus(CREW, card=card)
    assert happened(table, Skipped)[0].rule == "GTX-NET-77"
    assert not happened(table, Deciding)


# Robo-Police


def bids(table: GTTable) -> list[tuple[int, int]]:
    return [(event.seat, event.credits) for event in happened(table, BidShown)]


def test_the_highest_bid_pays_and_names_a_spot_for_all() -> None:
    """GTX-BONUS-03, GTX-GEN-20, GTX-GEN-21: the own ship included."""
    table = bonus(WIDE, WIDE, CREW, card=POLICE, change=with_credits(5, 5, 5))
    do(table, Bribe(0, 2), Bribe(1, 3), Bribe(2, 0))
    assert bids(table) == [(0, 2), (1, 3), (2, 0)]
    assert happened(table, Bribed)[0].seat == 1
    assert [player.credits for player in table.state.players] == [5, 2, 5]
    assert table.state.earned == [0, -3, 0]
    do(table, NameSpot(1, 6, 8))
    lost = [(e.seat, e.cell, e.how) for e in happened(table, LostPart)]
    assert lost == [(0, at(-1, 1), "discarded"), (1, at(-1, 1), "discarded")]
    assert [one.how for one in ship(table).lost] == ["discarded"] and not ship(table, 2).lost


def test_what_is_loose_then_falls_off() -> None:
    """GTX-BONUS-03"""
    table = bonus("X P/2\nX .\nX .", CREW, card=POLICE)
    do(table, Bribe(0, 0), Bribe(1, 0), NameSpot(1, 6, 8), Keep(0, at(-1, 0)))
    assert [e.how for e in happened(table, LostPart)] == ["discarded", "fallen"]


def test_of_equal_bids_the_ship_farther_back_wins_and_nothing_is_bid_for_nothing() -> None:
    """GTX-BONUS-03, GTX-NET-67"""
    table = bonus(WIDE, WIDE, WIDE, card=POLICE, change=with_credits(9, 9, 9))
    do(table, Bribe(0, 4), Bribe(1, 4), Bribe(2, 1))
    assert happened(table, Bribed)[0].seat == 1
    table = do(bonus(WIDE, WIDE, card=POLICE), Bribe(0, 0), Bribe(1, 0))
    assert happened(table, Bribed)[0].seat == 1 and asked(table) == (1,)


def test_everybody_is_asked_together_and_nobody_sees_who_has_bid() -> None:
    """GTX-NET-11, GTX-NET-21, GTX-NET-23, GTX-NET-26: nor by how many credits there are."""
    table = bonus(WIDE, WIDE, WIDE, card=POLICE, change=with_credits(0, 3, 3))
    assert asked(table) == (0, 1, 2) and answers(table, 0) == {Bribe(0, 0)}
    before = table.public(), table.to_move(WATCHER), table.shown_number
    do(table, Bribe(1, 3))
    assert (table.public(), table.to_move(WATCHER), table.shown_number) == before
    assert not happened(table, Bribed) and table.to_move(0) == (0, 1, 2)
    assert refused(table, Bribe(2, 4)) == "GTX-NET-67"


def test_everybody_sees_what_each_spot_would_take_while_it_is_decided() -> None:
    """GTX-BONUS-03, GTX-GEN-20: with what would fall off, and nothing of column or row 7."""
    table = bonus("C/2 X P/2", CREW, card=POLICE)
    seen = {(s.column, s.row): s.parts for s in table.public().flight.spots}
    assert not seen, "no spot lies off column and row 7"
    table = bonus("X . .\nX X P/2\nE C/2 E", CREW, card=POLICE)
    spots = {(s.column, s.row): s.parts for s in table.public().flight.spots}
    assert sorted(spots) == [(5, 6), (5, 8), (6, 8)]
    do(table, Bribe(0, 0), Bribe(1, 0))
    assert table.public().flight.spots
    do(table, NameSpot(1, 2, 2))
    assert not table.public().flight.spots


def test_silence_bids_nothing_and_names_a_spot_off_all_ships() -> None:
    """GTX-NET-67, GTX-NET-68, GTX-NET-14"""
    table = bonus(WIDE, WIDE, card=POLICE, change=with_credits(3, 3), build_mode="realtime")
    do(table, Bribe(0, 1))
    time_up(table)
    assert bids(table) == [(0, 1), (1, 0)]
    time_up(table)
    assert happened(table, SpotNamed) and not happened(table, LostPart)


def test_column_and_row_are_one_answer_on_the_ships_or_not_and_never_7() -> None:
    """GTX-BONUS-03, GTX-BONUS-04, GTX-NET-68"""
    table = do(bonus(WIDE, WIDE, card=POLICE), Bribe(0, 0), Bribe(1, 0))
    named = answers(table, 1)
    assert len(named) == 100 and NameSpot(1, 2, 12) in named
    assert refused(table, NameSpot(1, 7, 6)) == "GTX-BONUS-03"
    assert beside(table, 1)[NameSpot(1, 6, 8)].loses == (at(-1, 1),)
    assert beside(table, 1)[NameSpot(1, 2, 2)].loses == ()


def test_on_class_ia_a_line_with_7_is_named_by_its_other_numbers() -> None:
    """GTX-BONUS-04, GTX-EX-29: the start cabin in the centre is discarded."""

    def fixed(state: State) -> None:
        state.ships = [turned_ship(one, FRONT) for one in state.ships]

    table = bonus("P/2 C/2", "P/2 C/2", card=POLICE, first_ship="IA", change=fixed)
    do(table, Bribe(0, 0), Bribe(1, 0))
    assert refused(table, NameSpot(1, 7, 8)) == "GTX-BONUS-03"
    do(table, NameSpot(1, 6, 8))
    assert {event.tile for event in happened(table, LostPart)} == {"~P"}


def test_partners_bid_out_of_one_purse() -> None:
    """GTX-NET-10"""
    table = bonus(
        CREW, CREW, CREW, CREW, card=POLICE, teams="team", change=with_credits(2, 0, 3, 0)
    )
    do(table, Bribe(0, 5), Bribe(1, 0), Bribe(2, 0), Bribe(3, 0))
    assert [player.credits for player in table.state.players] == [0, 0, 0, 0]


# Cosmic Billiards


def test_each_picks_a_line_and_an_opponent_who_alone_faces_its_meteors() -> None:
    """GTX-BONUS-05, GTX-BONUS-13, GTX-GEN-11, GTX-NET-70: the picker rolls."""
    table = bonus(WIDE, WIDE, WIDE, card=BILLIARDS, rolls=(2, 2))
    assert len(answers(table, 0)) == 4 * 2
    do(table, SendMeteors(0, 0, 2))
    assert happened(table, MeteorsSent)[0].target == 2
    assert [event.seat for event in happened(table, Rolled)] == [0, 0]
    assert {event.seat for event in happened(table, Threatened)} == {2}
    assert table.public().flight.takers == ((0, 0),)
    assert {one.line for one in answers(table, 1) if isinstance(one, SendMeteors)} == {1, 2, 3}
    assert refused(table, SendMeteors(1, 0, 2)) == "GTX-BONUS-05"
    assert refused(table, SendMeteors(1, 1, 1)) == "GTX-BONUS-05"


def test_with_five_one_line_may_be_picked_twice_then_without_its_first_large_meteor() -> None:
    """GTX-BONUS-05"""
    table = bonus(*[CREW] * 5, card=BILLIARDS, rolls=(2, 2))
    do(table, SendMeteors(0, 0, 1), SendMeteors(1, 0, 0))
    assert [event.seat for event in happened(table, Rolled)] == [0, 0, 1]
    lines = {one.line for one in answers(table, 2) if isinstance(one, SendMeteors)}
    assert lines == {1, 2, 3}


def test_silence_picks_line_and_opponent_at_random() -> None:
    """GTX-NET-70"""
    table = bonus(CREW, CREW, CREW, card=BILLIARDS, build_mode="realtime")
    time_up(table)
    sent = happened(table, MeteorsSent)[0]
    assert sent.seat == 0 and sent.target in (1, 2) and sent.line in range(4)


def test_these_cards_are_a_reason_to_jump() -> None:
    """GTX-NET-41: the last ship has nothing to fear of Bureaucracy."""
    boosted = "B/2 P/2 C/2\nE EB E"
    for card, who in ((POLICE, (0,)), (BILLIARDS, (0,)), (BUREAUCRACY, (0,))):
        table = bonus(boosted, boosted, card=[card, card], new_technologies=True)  # type: ignore[arg-type]
        assert asked(table) == who and table.state.questions[0].kind == "jump"
        do(table, Decline(0))
        kind = table.state.questions[1].kind
        assert (kind == "jump") is (card is not BUREAUCRACY)


def test_a_line_says_what_it_could_hit_on_the_ship_that_it_is_for() -> None:
    """GTX-BONUS-05: two large meteors from the front, before anybody pays to stop them."""
    table = bonus(CREW, "G . .\nX P/2 X\nE C/2 E", CREW, card=BILLIARDS)
    shown = beside(table, 0)
    hit = shown[SendMeteors(0, 0, 1)].hits
    assert hit == (at(0, 0), at(1, 0)), "a cannon guards the left column"
    assert shown[SendMeteors(0, 0, 2)].hits == (at(0, 0),)
