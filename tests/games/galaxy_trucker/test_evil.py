"""Evil Machinations: hands, secret picks, and where the cards lie in the deck."""

from typing import Any

import pytest

from kosmodrom.core.actions import EVERYTHING, TimeUp
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.events import Revealed
from kosmodrom.games.galaxy_trucker.expansions.actions import PickEvil
from kosmodrom.games.galaxy_trucker.expansions.events import Picked
from kosmodrom.games.galaxy_trucker.expansions.evil import in_the_middle
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.view_types import Secrets
from tests.games.galaxy_trucker.evil import wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    do,
    happened,
    refused,
    rules_of,
    table_from,
)

EVIL = set(load_cards("evil"))


def begun(seats: int = 3, **options: Any) -> GTTable:
    chosen = {"build_mode": "untimed", "evil_machinations": True, **options}
    return Table(GAME, seats, chosen, "wicked")


def first_of_each(table: GTTable) -> GTTable:
    """Everybody who is asked picks the first card."""
    while table.state.scene == "evil_picks":
        seat = table.to_move()[0]
        do(table, PickEvil(seat, table.state.players[seat].hand[0]))
    return table


# Hands and picks


def test_everybody_is_dealt_four_cards_and_picks_one_before_the_piles() -> None:
    """GTX-EVIL-01, GTX-EVIL-02, GTX-EVIL-03, GTX-MIX-05, GTX-NET-27"""
    table = begun()
    hands = [player.hand for player in table.state.players]
    assert [len(set(hand)) for hand in hands] == [4, 4, 4]
    assert len({card for hand in hands for card in hand}) == 12 and set(hands[0]) < EVIL
    assert table.state.scene == "evil_picks" and not table.state.piles
    assert table.to_move() == (0, 1, 2) and table.public().phase == "picks"
    first_of_each(table)
    assert table.state.piles and [len(player.hand) for player in table.state.players] == [3, 3, 3]
    assert [player.pick for player in table.state.players] == [hand[0] for hand in hands]
    assert not EVIL & {card for pile in table.state.piles for card in pile}


def test_off_by_default_nobody_has_cards() -> None:
    """GTX-NET-01"""
    state = Table(GAME, 3, Options(), "wicked").state
    assert not any(player.hand or player.pick for player in state.players)


def test_only_a_card_of_the_own_hand_can_be_picked() -> None:
    """GTX-EVIL-02"""
    table = begun()
    other = table.state.players[1].hand[0]
    assert refused(table, PickEvil(0, other)) == "GTX-EVIL-02"


def test_silence_picks_a_random_card_after_a_minute() -> None:
    """GTX-NET-12, GTX-NET-27"""
    table = begun(build_mode="realtime")
    hands = [player.hand for player in table.state.players]
    assert table.deadline == 60_000
    table.apply(TimeUp(), table.deadline)
    assert all(p.pick in hand for p, hand in zip(table.state.players, hands, strict=True))


def with_hands(cards: int) -> GTTable:
    """A table before the picks at which so many cards are left in each hand."""
    chosen = Options(build_mode="untimed", evil_machinations=True)
    rules = rules_of(3, build_mode="untimed", evil_machinations=True)
    state = start(rules, 3, Rng.from_seed("late"))
    for number, player in enumerate(state.players):
        player.hand = tuple(sorted(EVIL)[4 * number : 4 * number + cards])
    return table_from(state, chosen, 3)


def test_the_last_card_of_a_hand_is_picked_unasked() -> None:
    """GTX-NET-13"""
    table = with_hands(1)
    assert table.state.scene != "evil_picks"
    assert [bool(player.pick) for player in table.state.players] == [True] * 3
    assert [player.hand for player in table.state.players] == [()] * 3


def test_empty_hands_are_dealt_anew() -> None:
    """GTX-NET-28"""
    table = with_hands(0)
    assert [len(player.hand) for player in table.state.players] == [4, 4, 4]


def test_alone_the_only_evil_card_is_the_own_one() -> None:
    """GTX-NET-08"""
    table = begun(1)
    assert table.to_move() == (0,)
    first_of_each(table)
    assert table.state.players[0].pick in EVIL


def test_who_is_gone_for_good_picks_by_chance() -> None:
    """GTX-NET-94, GTX-NET-95"""
    table = with_hands(3)
    state = table.state.copy()
    state.scene, state.agenda = "setup", ()
    state.players[1].gone = True
    later = table_from(state, Options(build_mode="untimed", evil_machinations=True), 3)
    assert later.to_move() == (0, 2)


# Who sees what


def secrets(table: GTTable, viewer: int) -> tuple[Secrets, ...]:
    own = table.own(viewer)
    return () if own is None else own.secrets


def test_one_sees_the_own_hand_and_who_has_picked() -> None:
    """GTX-NET-20, GTX-NET-23, GTX-NET-26"""
    table = begun()
    mine = secrets(table, 0)[0]
    assert [card.id for card in mine.hand] == list(table.state.players[0].hand)
    assert not mine.pick and not table.public().ships[0].picked
    first_of_each(table)
    assert secrets(table, 0)[0].pick == table.state.players[0].pick
    assert [secret.seat for secret in secrets(table, 0)] == [0]
    assert all(ship.picked for ship in table.public().ships)
    assert [len(one.hand) for one in secrets(table, EVERYTHING)] == [3, 3, 3]


def test_partners_do_not_see_each_others_hand() -> None:
    """GTX-NET-09, GTX-NET-10"""
    table = begun(4, teams="team")
    assert [len(one.hand) for one in secrets(table, 0)] == [4, 0]


def test_which_card_was_picked_is_told_to_its_owner_alone() -> None:
    """GTX-NET-20"""
    table = first_of_each(begun())
    told = [one for _, one in table.told if isinstance(one.event, Picked)]
    for one in told:
        assert isinstance(one.event, Picked)
        assert bool(one.event.card) == (one.to == (one.event.seat,))
    assert len(told) == 6


@pytest.mark.parametrize("better_forecasts", [False, True])
def test_an_imagined_table_keeps_what_the_viewer_knows(better_forecasts: bool) -> None:
    """GTX-NET-20, GTX-NET-25"""
    state, rules = launched(better_forecasts=better_forecasts)
    me, others = state.players[0], [player.pick for player in state.players[1:]]
    seen = set()
    for number in range(20):
        world = GAME.imagine(state, rules, 0, Rng.from_seed(f"world {number}"))
        assert (world.players[0].hand, world.players[0].pick) == (me.hand, me.pick)
        cards = [c for player in world.players for c in (*player.hand, player.pick)]
        assert len(set(cards)) == len(cards) and set(cards) <= EVIL
        assert sorted(EVIL & set(world.deck)) == sorted(p.pick for p in world.players)
        assert positions(world.deck)[0] == positions(state.deck)[0]
        seen.add(tuple(player.pick for player in world.players[1:]) == tuple(others))
    assert False in seen


# The deck


def positions(deck: tuple[str, ...]) -> list[int]:
    """Where evil cards lie, from 0."""
    return [number for number, card in enumerate(deck) if card in EVIL]


def launched(seats: int = 4, rounds: str = "1", **options: Any) -> tuple[State, Any]:
    """The table when the deck is made, with the rules of the round."""
    rules = rules_of(
        seats, build_mode="untimed", evil_machinations=True, rounds=rounds, **options
    ).in_force(0)
    state = start(rules, seats, Rng.from_seed("deck"))
    for seat, player in enumerate(state.players):
        player.hand = tuple(sorted(EVIL)[4 * seat : 4 * seat + 3])
        player.pick = sorted(EVIL)[4 * seat + 3]
        state.ships[seat].token = seats - seat
    for _ in range(4):
        state.piles = (*state.piles, rules.deal_pile(state, rules))
    state.deck = rules.make_deck(state, rules)
    return state, rules


def test_the_deck_of_the_first_flight_has_evil_cards_in_its_middle() -> None:
    """GTX-EX-30, GTX-EVIL-04, GTX-EVIL-05"""
    state, _ = launched()
    assert len(state.deck) == 12
    found = positions(state.deck)
    assert len(found) == 4 and found[0] == 2 and found[-1] < 10


@pytest.mark.parametrize(("rounds", "cards", "quarter"), [("1", 8, 2), ("2", 12, 3), ("3", 16, 4)])
def test_the_quarters_are_two_three_or_four_cards(rounds: str, cards: int, quarter: int) -> None:
    """GTX-EVIL-04, GTX-EVIL-05"""
    for seats in (2, 4):
        state, _ = launched(seats, rounds)
        assert len(state.deck) == cards + seats
        found = positions(state.deck)
        assert found[0] == quarter and found[-1] < len(state.deck) - quarter


@pytest.mark.parametrize("rounds", ["1", "2", "3"])
def test_while_they_pick_everybody_sees_where_the_cards_will_lie(rounds: str) -> None:
    """GTX-EVIL-05: the same numbers that the deck then has."""
    table = begun(4, rounds=rounds)
    places = table.public().pick_places
    assert places is not None
    state, _ = launched(4, rounds)
    found = positions(state.deck)
    assert (places.cards, places.evil) == (len(state.deck), 4)
    assert places.first == found[0] + 1 and found[-1] < places.last
    assert places.cards - places.last == places.first - 1
    assert first_of_each(table).public().pick_places is None


def test_with_better_forecasts_they_see_that_picks_lie_side_by_side() -> None:
    """GTX-EVIL-07"""
    places = begun(4, rounds="2", better_forecasts=True).public().pick_places
    state, _ = launched(4, "2", better_forecasts=True)
    found = positions(state.deck)
    assert places is not None
    assert [places.first - 1, places.last - 1] == [found[0], found[-1]]


def test_a_longer_deck_has_a_longer_middle() -> None:
    """GTX-EVIL-06, GTX-EX-39"""
    state, rules = launched(4, "3")
    longer = tuple(card for card in load_cards() if load_cards()[card].pack == "III")[:20]
    deck = in_the_middle(state, rules, longer)
    found = positions(deck)
    assert len(deck) == 24 and found[0] == 4 and found[-1] < 20


def test_with_better_forecasts_picks_lie_between_the_piles_by_launch_number() -> None:
    """GTX-EVIL-07"""
    state, _ = launched(better_forecasts=True)
    before = len(state.piles[0]) + len(state.piles[1])
    picks = state.deck[before : before + 4]
    by_token = sorted(range(4), key=lambda seat: state.ships[seat].token or 0)
    assert list(picks) == [state.players[seat].pick for seat in by_token]


def test_a_card_that_comes_up_does_not_say_whose_it_was() -> None:
    """GTX-NET-20"""
    table = wicked("P/2\nE", "P/2\nE", card="traffic_jam")
    (revealed,) = happened(table, Revealed)[:1]
    assert revealed.seat == 0 and revealed.card == "evil-traffic_jam-1"


def test_numbers_follow_the_flight() -> None:
    """GTX-EVIL-26: a list of three is for flights 1, 2 and 3."""
    for index, toll in enumerate((2, 3, 4)):
        rules = rules_of(2, evil_machinations=True).in_force(index)
        (step,) = rules.cards["evil-toll_gate-1"].steps
        assert step.do[0].options[0][0].n == toll
        assert rules.cards["evil-bounty_hunters-1"].strength == (5, 7, 9)[index]
