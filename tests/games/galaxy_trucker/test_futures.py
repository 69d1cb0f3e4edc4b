"""What each answer would bring, which one is usual, and which one is plainly better."""

from typing import Any

import pytest

from kosmodrom.core.actions import Action
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Give,
    GiveUp,
    GoOn,
    Keep,
    Land,
    Load,
    Loaded,
    Power,
    Settle,
    Unload,
)
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    at,
    beside,
    do,
    doubts,
    flying,
    places,
    refused,
    ship,
    time_up,
)

TIMED: dict[str, Any] = {"build_mode": "realtime"}


def marked(table: GTTable, mark: str, seat: int = 0) -> list[Action]:
    return [one for one, each in beside(table, seat).items() if each and getattr(each, mark)]


def planets(*goods: tuple[str, ...], days: int = 2) -> Card:
    return Card("planets", "I", "planets", days=days, planets=goods)  # type: ignore[arg-type]


# Planets and offers


def test_a_planet_says_what_fits_what_must_go_and_what_that_is_worth() -> None:
    """GT-NET-37, GT-GOODS-02: red goods need a special hold, dear cubes replace cheap ones."""
    card = planets(("yellow", "yellow", "green"), ("red", "red"), ("blue",))
    table = flying("P/2 K/bb", card=card)
    shown = beside(table)
    first, second, third = (shown[Land(0, n)] for n in range(3))
    assert first.loads == ("yellow", "yellow") and first.goods_lost == ("blue", "blue")
    assert (first.worth, first.no_room) == (4, "full")
    assert (second.loads, second.worth, second.no_room) == ((), 0, "no_special")
    assert (third.loads, third.worth, third.no_room) == ((), 0, "full")


def test_loading_as_proposed_brings_what_the_planet_promised() -> None:
    """GT-NET-37"""
    table = flying("P/2 K/bb", card=planets(("yellow", "green", "blue")))
    promised = beside(table)[Land(0, 0)]
    do(table, Land(0, 0), Loaded(0))
    aboard = [cube for part in ship(table).parts.values() for cube in part.goods]
    prices = table.rules.prices
    assert sum(prices[cube] for cube in aboard) == 2 * prices["blue"] + promised.worth


def test_a_planet_says_the_place_after_the_days_with_those_who_landed_before() -> None:
    """GT-CARD-GEN-06, GT-MOVE-06: all who landed lose the days, the tail first."""
    card = planets(("red",), ("blue",), days=3)
    table = flying("P/2 K", "P/2 K", card=card, places=(40, 38))
    assert beside(table)[Land(0, 1)].place == 2 and beside(table)[Decline(0)].place == 1
    do(table, Land(0, 1))
    assert beside(table, 1)[Land(1, 0)].place == 2
    assert beside(table, 1)[Decline(1)].place == 2  # nobody has moved yet


def test_days_for_nothing_make_passing_the_better_answer() -> None:
    """Red goods without a special hold are worth nothing."""
    table = flying("P/2 K", "P/2", card=planets(("red",), ("red", "red")))
    assert marked(table, "better") == [Decline(0)]


def test_goods_against_days_is_for_the_player_to_weigh() -> None:
    table = flying("P/2 K", "P/2", card=planets(("blue",), ("yellow",)))
    assert marked(table, "better") == []


def test_the_bank_gives_no_more_than_it_has() -> None:
    """GT-GOODS-05"""

    def empty(state: Any) -> None:
        state.bank["yellow"] = 1

    table = flying("P/2 K K", card=planets(("yellow", "yellow")), change=empty)
    assert beside(table)[Land(0, 0)].goods == ("yellow",)


def test_an_offer_that_sends_everybody_away_is_not_better() -> None:
    """GT-QUIT-06"""
    card = Card("x", "I", "abandoned_ship", days=1, credits=9, crew_lost=2)
    table = flying("P/2", "P/2", card=card)
    assert marked(table, "better") == [Decline(0)] and doubts(table) == {Accept(0): "crew"}


def test_days_that_let_the_leader_lap_are_asked_twice() -> None:
    """GT-QUIT-09"""
    card = planets(("yellow",), days=4)
    table = flying("P/2 K", "P/2 K", card=card, places=(40, 2))
    do(table, Decline(0))
    assert doubts(table, 1) == {Land(1, 0): "lapped"}
    do(table, Land(1, 0), Loaded(1))
    assert ship(table, 1).status == "gave_up"


def test_the_reward_of_smugglers_says_what_fits() -> None:
    """GT-CARD-SMUG-02"""
    card = Card("x", "I", "smugglers", strength=1, goods_lost=1, days=1, goods=("red", "green"))
    table = flying("G G\nP/2 K", "P/2", card=card)
    offered = beside(table)[Accept(0)]
    assert (offered.loads, offered.worth, offered.no_room) == (("green",), 2, "no_special")


# Losing


def test_defeat_says_what_it_costs() -> None:
    """GT-CARD-SMUG-01, GT-LOSS-01, GT-LOSS-02, GT-CARD-SLAV-01, GT-CARD-PIRA-02"""
    smugglers = Card("x", "I", "smugglers", strength=1, goods_lost=3)
    table = flying("GG\nP/2 B/2\nK/yb .", card=smugglers)
    beaten = beside(table)[Enough(0)]
    assert (beaten.goods_lost, beaten.batteries, beaten.worth) == (("yellow", "blue"), 1, -4)
    slavers = Card("x", "I", "slavers", strength=9, crew_lost=3)
    assert beside(flying("GG\nP/2 B/1", card=slavers))[Enough(0)].crew_lost == 2
    pirates = Card("x", "I", "pirates", strength=9, shots=("small front", "large front"))
    assert beside(flying("GG\nP/2 B/1", card=pirates))[Enough(0)].shots == 2


def test_victory_says_what_it_brings() -> None:
    """GT-CARD-SLAV-02"""
    slavers = Card("x", "I", "slavers", strength=1, crew_lost=3, credits=5, days=1)
    table = flying("GG\nP/2 B/1", card=slavers)
    won = beside(table)[Power(0, at(0, -1), at(1, 0))]
    assert (won.verdict, won.credits, won.days, won.crew_lost) == ("won", 5, 1, 0)


def test_the_weakest_knows_the_penalty() -> None:
    """GT-CARD-ZONE-04"""
    card = Card("x", "I", "combat_zone", lines=(Line("cannons", Penalty(days=3)),))
    table = flying("G GG\nP/2 B/1", "G GG\nP/2 B/1", card=card, places=(9, 7))
    assert beside(table)[Enough(0)].days == 3
    assert marked(table, "better") == []  # nobody knows what the others will do


def test_a_human_goes_rather_than_an_alien_who_helps() -> None:
    """GT-LOSS-04, GT-PARAM-06"""
    card = Card("x", "I", "combat_zone", lines=(Line("crew", Penalty(crew=1)),))
    table = flying("G .\nP/2 C/p\n. U", "P/2 C/2", card=card)
    shown = beside(table)
    human, alien = shown[Give(0, at(0, 0))], shown[Give(0, at(1, 0))]
    assert (human.crew_lost, human.cannons, alien.cannons) == (1, 0, -4)
    assert marked(table, "better") == marked(table, "usual") == [Give(0, at(0, 0))]


def test_of_equal_cabins_none_is_better() -> None:
    """GT-NET-33: silence still has its answer."""
    card = Card("x", "I", "combat_zone", lines=(Line("crew", Penalty(crew=1)),))
    table = flying("P/2 C/2", "P/2 C/2 C/2", card=card)
    assert marked(table, "better") == [] and marked(table, "usual") == [Give(0, at(0, 0))]


def test_a_hit_says_goods_and_connectors_that_go_with_the_component() -> None:
    """GT-HIT-15, GT-DEF-04"""
    card = Card("x", "I", "pirates", strength=9, shots=("small front",))
    table = flying("K/yb X\nP/2 H\nB/1 .", card=card, rolls=(7,), rounds="3")
    hit = beside(table)[Enough(0)]
    assert (hit.goods_lost, hit.worth) == (("blue", "yellow"), -4)
    assert all(isinstance(one, Power) for one in marked(table, "better"))
    before = table.view(0).ships[0].figures.exposed
    left = do(table, Enough(0)).view(0).ships[0].figures.exposed
    assert left == (before if hit.exposed is None else hit.exposed)


def test_the_piece_that_has_more_of_everything_is_better() -> None:
    """GT-HIT-16, GT-NET-33"""
    card = Card("x", "I", "pirates", strength=9, shots=("large front",))
    table = flying("P/2 X:0033\nX:3200 X:3001", card=card, rolls=(8,), rounds="3")
    assert marked(table, "better") == marked(table, "usual") == [Keep(0, at(0, 0))]


# Loading


def test_a_cube_that_cannot_go_aboard_says_why() -> None:
    """GT-GOODS-02, GT-GOODS-03"""
    table = do(flying("P/2 K/b", card=planets(("red", "yellow", "green"))), Land(0, 0))
    pallet = table.view(0).flight.pallets[0]
    assert pallet.no_room == {"red": "no_special", "blue": "full"}
    assert refused(table, Load(0, "red", at(1, 0))) == "GT-GOODS-02"
    assert refused(table, Load(0, "blue", at(1, 0))) == "GT-GOODS-03"
    do(table, Unload(0, "green", at(1, 0)))
    assert table.view(0).flight.pallets[0].no_room == {"red": "no_special"}


def test_full_special_holds_are_another_reason_than_none() -> None:
    """GT-GOODS-02"""
    table = do(flying("P/2 R/r", card=planets(("red",))), Land(0, 0))
    assert table.view(0).flight.pallets[0].no_room == {"red": "special_full"}


def test_loading_is_done_when_nothing_more_fits() -> None:
    table = do(flying("P/2 K", card=planets(("yellow", "yellow", "blue"))), Land(0, 0))
    shown = beside(table)[Loaded(0)]
    assert shown.better and shown.usual and shown.goods_lost == ("blue",) and shown.worth == 6
    do(table, Unload(0, "yellow", at(1, 0)))
    assert not beside(table)[Loaded(0)].better
    assert beside(table)[Load(0, "yellow", at(1, 0))].worth == 3


# Crew and flying on


def test_an_alien_says_crew_and_strength() -> None:
    """GT-LAUNCH-09, GT-PARAM-06: it helps only where there is something to help."""

    def boarding(drawing: str) -> GTTable:
        def settle(state: Any) -> None:
            state.play.queue = (0,)

        return flying(drawing, scene="crew", change=settle)

    helped = boarding("G .\nP/2 C/2\n. U")
    shown = beside(helped)
    alien = shown[Settle(0, at(1, 0), "purple")]
    assert (alien.crew_lost, alien.cannons) == (1, 4)
    assert marked(helped, "better") == []
    assert marked(helped, "usual") == [Settle(0, at(1, 0), "humans")]
    idle = boarding("P/2 C/2\n. U")
    assert marked(idle, "better") == [Settle(0, at(1, 0), "humans")]


def test_flying_on_and_giving_up_say_what_they_bring_home() -> None:
    """GT-QUIT-03, GT-SCORE-01 to GT-SCORE-06"""
    card = "I-open_space-1"
    table = flying("P/2 K/yg\nE .", "P/2\nE", card=(card, card), scene="before_card")
    shown = beside(table)
    full, half = shown[GoOn(0)].home, shown[GiveUp(0)].home
    bonus = table.rules.rounds[0].arrival[0]
    beauty = table.rules.rounds[0].beauty
    assert half == 3 and full in (5 + bonus, 5 + bonus + beauty)
    assert marked(table, "better") == [GoOn(0)] == marked(table, "usual")
    assert doubts(table) == {GiveUp(0): "give_up"}


def test_without_engines_flying_on_is_not_plainly_better() -> None:
    """GT-CARD-OPEN-02"""
    table = flying("P/2", "P/2\nE", card=("I-open_space-1",) * 2, scene="before_card")
    assert marked(table, "better") == []


# What nobody may read off them


def test_a_preview_knows_nothing_of_deck_and_dice() -> None:
    """GT-NET-03"""

    def other(state: Any) -> None:
        state.deck = (*state.deck, "I-stardust-1", "I-pirates-1")
        state.dice, state.decks = Rng.from_seed("other"), Rng.from_seed("another")
        state.players[1].credits, state.players[1].orders = 77, {"offer": "no"}

    for card, drawing in (
        (planets(("yellow",), ("red",)), "P/2 K/b"),
        (Card("x", "I", "slavers", strength=3, crew_lost=1), "GG\nP/2 B/1"),
        (Card("y", "I", "abandoned_station", days=1, goods=("red",), crew_needed=1), "P/2 K"),
    ):
        one = flying(drawing, "P/2 K", card=card)
        two = flying(drawing, "P/2 K", card=card, change=other)
        assert beside(one) == beside(two)


@pytest.mark.parametrize(
    ("drawing", "card"),
    [
        ("P/2 K", planets(("yellow",))),
        ("GG GG\nP/2 B/1", Card("x", "I", "slavers", strength=1, crew_lost=1)),
        ("GG GG\nP/2 B/1", Card("x", "I", "slavers", strength=9, crew_lost=1)),
        ("P/2 C/2", Card("x", "I", "abandoned_ship", crew_lost=1, credits=1, days=1)),
    ],
)
def test_silence_does_what_the_clock_stands_beside(drawing: str, card: Card) -> None:
    """GT-NET-33"""
    silent = flying(drawing, "P/2 C/2", card=card, **TIMED)
    said = silent.copy()
    (usual,) = marked(said, "usual")
    do(said, usual)
    time_up(silent)
    assert said.state.ships == silent.state.ships and places(said) == places(silent)


def test_what_others_have_answered_in_secret_changes_no_preview() -> None:
    """GT-NET-35"""

    def decided(state: Any) -> None:
        state.scene, state.players[1].answer = "window", "give_up"

    def waiting(state: Any) -> None:
        state.scene = "window"

    ships, cards = ("P/2 K/yg\nE .", "P/2\nE"), ("I-open_space-1", "I-open_space-1")
    one, two = (flying(*ships, card=cards, change=change) for change in (decided, waiting))
    assert one.to_move() == (0,) and beside(one) == beside(two)
