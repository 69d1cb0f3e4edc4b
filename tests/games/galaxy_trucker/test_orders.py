"""Standing orders: when they are given, changed, and what they answer."""

from typing import Any

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Finish,
    GiveUp,
    GoOn,
    Order,
    Settle,
)
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.build.turns import whose_turn
from kosmodrom.games.galaxy_trucker.events import Announced, Ordered, Passed, Settled
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.ship import goods_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    building,
    do,
    flying,
    happened,
    refused,
    ship,
)

CALM = tuple(Card(f"calm {number}", "I", "epidemic") for number in range(4))


def between_cards(**options: Any) -> GTTable:
    return flying("P/2", "P/2", card=CALM, scene="before_card", **options)


def test_who_goes_on_by_order_may_think_again_between_cards() -> None:
    """GT-NET-34, GT-NET-35: while the others are still asked."""
    table = do(between_cards(), Order(0, "go_on", "yes"), GoOn(1))
    assert asked(table) == (1,) and table.view(0).answered == "go_on"
    do(table, Order(0, "go_on", "ask"))
    assert asked(table) == (0, 1) and table.view(0).answered == ""
    do(table, GiveUp(0), GoOn(1))
    assert ship(table).status == "gave_up"


def test_orders_may_be_changed_after_the_answer() -> None:
    """GT-NET-34, GT-NET-35: but the answer stays."""
    table = do(between_cards(), GiveUp(0), Order(0, "enemy", "no"), Order(0, "go_on", "yes"))
    assert table.view(0).answered == "give_up" and asked(table) == (1,)
    do(table, Order(0, "go_on", "ask"))
    assert table.view(0).answered == "give_up"
    assert table.view(0).orders == {"enemy": "no", "go_on": "ask"}
    assert table.last_move(0) is None  # (GT-NET-44)


OFFER = Card("offer", "I", "abandoned_ship", crew_lost=1, credits=3, days=1)


def test_who_always_flies_on_may_change_that_while_a_card_is_resolved() -> None:
    """GT-NET-50: alone no window opens any more, but every question is an opportunity."""
    cards = (OFFER, Card("again", "I", "abandoned_ship", crew_lost=1, credits=3, days=1))
    table = flying("P/2 C/2", card=cards, scene="before_card")
    do(table, Order(0, "go_on", "yes"))
    assert answers(table, 0) == {Accept(0), Decline(0)}
    do(table, Order(0, "go_on", "ask"), Decline(0))
    assert answers(table, 0) == {GoOn(0), GiveUp(0)}


def test_leaving_the_flight_can_be_ordered_at_any_moment() -> None:
    """GT-NET-50: it takes effect before the next card, and nobody waits for it."""
    table = flying("P/2 C/2", "P/2 C/2", card=(OFFER, *CALM), lap=40)
    assert asked(table) == (0,)
    do(table, Order(1, "go_on", "no"))
    assert asked(table) == (0,) and ship(table, 1).status == "flying"
    do(table, Decline(0), Decline(1), GoOn(0))
    assert ship(table, 1).status == "gave_up" and ship(table, 0).status == "flying"


def test_an_order_to_leave_can_be_withdrawn() -> None:
    """GT-NET-50"""
    table = flying("P/2 C/2", "P/2 C/2", card=(OFFER, *CALM))
    do(table, Order(1, "go_on", "no"), Decline(0), Order(1, "go_on", "yes"), Decline(1), GoOn(0))
    assert ship(table, 1).status == "flying"


def test_orders_change_while_answers_are_secret_and_keep_those_that_are_in() -> None:
    """GT-NET-31, GT-NET-50"""
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("small front",))
    table = flying("H\nP/2 B/2", "H\nP/2 B/2", card=swarm, rolls=(7,))
    assert asked(table) == (0, 1)
    do(table, Enough(0))
    assert refused(table, Enough(0)) == ""  # already answered, no rule of the game
    do(table, Order(0, "offer", "no"), Order(1, "offer", "no"))
    assert asked(table) == (1,) and table.view(0).orders == {"offer": "no"}
    copied = table.copy()
    do(copied, Enough(1))
    do(table, Enough(1))
    assert table.is_over and copied.state.ships[0].parts == table.state.ships[0].parts


def test_nobody_leaves_the_learning_flight_by_order() -> None:
    """GT-FLOW-05, GT-NET-50"""
    table = flying("P/2 C/2", "P/2", card=OFFER, learning_flight=True)
    assert refused(table, Order(0, "go_on", "no")) == "GT-NET-50"
    do(table, Order(0, "offer", "no"))
    assert [event.seat for event in happened(table, Ordered)] == [0]


def test_by_correspondence_orders_are_given_before_the_flight_too() -> None:
    """GT-NET-34, GT-NET-33, GT-NET-39: else nobody could say anything about the crew."""
    table = building("P C U", "P C U", build_mode="turns")
    first = whose_turn(table.state)
    do(table, Order(first, "cabin", "yes"), Finish(first, 1))
    second = whose_turn(table.state)
    assert Order(first, "offer", "no") in table.choices(first)  # whoever's turn it is
    assert not any(isinstance(event, Ordered) for event in table.events(second))
    do(table, Finish(second, 2))
    assert asked(table) == (second,)  # the other's cabins are full of humans
    do(table, Settle(second, at(1, 0), "purple"))
    assert ship(table, first).parts[at(1, 0)].humans == 2
    assert [event.seat for event in happened(table, Settled)] == [second]


def ordered(**orders: Any) -> Any:
    def change(state: State) -> None:
        state.players[0].orders = {**orders}  # type: ignore[dict-item]

    return change


def test_what_yes_and_no_mean() -> None:
    """GT-NET-34: offers, goods, engines."""
    card = Card("station", "I", "abandoned_station", crew_needed=1, goods=("blue",))
    table = flying("P/2 K", card=card, change=ordered(offer="yes", goods="no"))
    assert table.is_over and goods_aboard(ship(table).parts) == []
    table = flying("P/2 K", card=card, change=ordered(offer="yes", goods="yes"))
    assert table.is_over and goods_aboard(ship(table).parts) == ["blue"]
    table = flying("P/2 K", card=card, change=ordered(offer="no"))
    assert table.is_over and [event.seat for event in happened(table, Passed)] == [0]
    for answer, strength in (("yes", 8), ("no", 4)):  # in half units; «no» still flies on
        engines = flying("P/2 B/2\nEE EE", card="I-open_space-1", change=ordered(open_space=answer))
        assert [event.value for event in happened(engines, Announced)] == [strength]


def test_orders_hold_for_one_flight() -> None:
    """GT-NET-34"""
    table = flying(
        "P/2", "P/2", card=CALM[:2], scene="before_card", rounds="12", build_mode="turns"
    )
    do(table, Order(0, "offer", "yes"), GoOn(0), GoOn(1), GoOn(0), GoOn(1))
    assert table.state.round == 1 and table.view(0).orders == {}


def test_no_order_is_offered_that_would_mean_the_same_as_another() -> None:
    """GT-NET-34"""
    table = between_cards()
    given = {(a.about, a.answer) for a in table.choices(0) if isinstance(a, Order)}
    assert {("offer", "yes"), ("offer", "no"), ("crew", "yes"), ("go_on", "yes")} <= given
    assert not given & {("crew", "no"), ("part", "no"), ("cabin", "yes")}
    turns: GTTable = Table(GAME, 2, Options(rounds="1", build_mode="turns"), "seed")
    assert Order(0, "cabin", "yes") in turns.choices(0)
