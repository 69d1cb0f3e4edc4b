"""What stands beside each answer in flight, found out by the rules."""

from kosmodrom.core.actions import WATCHER
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Give,
    Keep,
    Land,
    Loaded,
    Power,
    Unload,
)
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from tests.games.galaxy_trucker.hangar import GTTable, at, beside, do, doubts, flying, ship

RED = "G G GG GG>\nX P/2 X X\nB/1 . . ."
GREEN = "GG GG G>\nX P/2 X\nB/2 K ."


def shot_at(drawing: str, shot: str, roll: int) -> GTTable:
    """A ship that has lost to pirates and is fired at."""
    card = Card("x", "I", "pirates", strength=9, shots=(shot,))
    return flying(drawing, card=card, rolls=(roll,), rounds="3")


def test_keep_says_what_is_lost_though_single_lies_against_double() -> None:
    """GT-HIT-16, GT-DEF-03: components that touch with the wrong connectors are not joined."""
    table = shot_at("P/2 X:0033\nX:3200 X:3001", "large front", 8)
    left, right = at(0, 0), at(1, 1)
    shown = beside(table)
    assert {choice for choice in shown if shown[choice]} == {Keep(0, left), Keep(0, right)}
    assert shown[Keep(0, left)].loses == (right,) and shown[Keep(0, left)].crew_lost == 0
    assert shown[Keep(0, right)].loses == (left, at(0, 1))
    assert shown[Keep(0, right)].crew_lost == 2
    for choice, preview in shown.items():
        if preview:
            kept = ship(do(table.copy(), choice)).parts
            assert set(ship(table).parts) - set(kept) == set(preview.loses)


def test_a_battery_says_how_strong_it_makes_and_what_that_means() -> None:
    """GT-PARAM-02, GT-PARAM-04, GT-CARD-ENEM-02 to GT-CARD-ENEM-05"""
    table = flying(RED, GREEN, card="I-smugglers-1", places=(9, 7))  # of strength 4
    shown = beside(table)
    stay = shown[Enough(0)]  # and smugglers who find no goods take the battery (GT-LOSS-02)
    assert (stay.strength, stay.verdict, stay.better, stay.batteries) == (4, "lost", False, 0)
    front, side = shown[Power(0, at(1, -1), at(-1, 1))], shown[Power(0, at(2, -1), at(-1, 1))]
    assert (front.strength, front.more, front.verdict, front.batteries) == (8, 4, "tied", 0)
    assert (side.strength, side.more, side.verdict) == (6, 2, "not_yet")
    assert front.better and not side.better
    do(table, Power(0, at(1, -1), at(-1, 1)))
    values = [fought.now for fought in table.view(WATCHER).flight.contest.flyers]
    assert values == [beside(table, 1)[Enough(1)].strength]


def test_of_equals_the_one_ahead_suffers_in_a_combat_zone() -> None:
    """GT-CARD-ZONE-02: the later one knows that it is safe."""
    card = Card("x", "I", "combat_zone", lines=(Line("cannons", Penalty(days=1)),))
    table = flying("G GG\nP/2 B/1", "G GG\nP/2 B/1", card=card, places=(9, 7))
    assert beside(table)[Enough(0)].verdict == "weakest_so_far"
    do(table, Enough(0))
    shown = beside(table, 1)
    assert shown[Enough(1)].verdict == "safe" and shown[Enough(1)].better
    assert not any(one.better for choice, one in shown.items() if isinstance(choice, Power))


def test_a_shield_keeps_the_ship_whole() -> None:
    """GT-HIT-12, GT-HIT-14 to GT-HIT-16"""
    table = shot_at("X X\nP/2 H\nB/1 .", "small front", 8)
    shown = beside(table)
    taken = shown[Enough(0)]
    assert taken.loses and not taken.better
    paid = [one for choice, one in shown.items() if isinstance(choice, Power)]
    assert [(one.loses, one.batteries, one.better) for one in paid] == [((), 0, True)]


def test_sending_the_last_human_away_asks_twice_and_an_alien_does_not() -> None:
    """GT-NET-44"""
    zone = Line("crew", Penalty(crew=1))
    card = Card("x", "I", "combat_zone", lines=(zone,))
    table = flying("P/1 C/o O", "P/2 C/2", card=card)
    assert Give(0, at(1, 0)) in table.choices(0)
    assert doubts(table) == {Give(0, at(0, 0)): "crew"}


def test_staying_without_engines_asks_twice_and_paying_does_not() -> None:
    """GT-NET-54, GT-CARD-OPEN-02"""
    table = flying("P/2 B/1\nEE .", "P/2 E", card="I-open_space-1", places=(9, 7))
    assert any(isinstance(choice, Power) for choice in table.choices(0))
    assert doubts(table) == {Enough(0): "give_up"}
    assert beside(table)[Power(0, at(0, 1), at(1, 0))].days_won == 2


def test_a_piece_without_humans_asks_twice() -> None:
    """GT-NET-54: unless none of the pieces has any."""
    table = shot_at("P/2 X:0033\nX:3200 X:3001", "large front", 8)
    assert doubts(table) == {Keep(0, at(1, 1)): "crew"}
    table = shot_at("C/p X:0033\nX:3200 X:3001", "large front", 8)
    assert len([one for one in table.choices(0) if isinstance(one, Keep)]) == 2
    assert doubts(table) == {}


def test_an_alien_who_will_leave_does_not_count_in_a_piece() -> None:
    """GT-HIT-18: the life support is hit, and the ship breaks where it was."""
    table = shot_at("G . . .\nP/2 C/p U K", "large front", 9)
    kept = beside(table)[Keep(0, at(0, -1))]
    assert kept.left is not None
    assert (kept.left.crew, kept.left.cannons, kept.crew_lost) == (2, 2, 1)


def test_cubes_left_behind_though_there_is_room_ask_twice() -> None:
    """GT-NET-54, GT-GOODS-01"""
    planets = (("yellow", "yellow", "blue"),)
    card = Card("planets", "I", "planets", days=1, planets=planets)  # type: ignore[arg-type]
    table = do(flying("P/2 K", card=card), Land(0, 0))
    assert table.view(0).flight.pallets[0].waiting == ("blue",) and doubts(table) == {}
    do(table, Unload(0, "yellow", at(1, 0)))
    assert doubts(table) == {Loaded(0): "cubes"}


def test_an_offer_says_its_price() -> None:
    """GT-CARD-SHIP-02"""
    table = flying("P/2 C/2", "P/2", card="I-abandoned_ship-2")
    shown = beside(table)
    card = table.rules.cards["I-abandoned_ship-2"]
    offered = shown[Accept(0)]
    assert (offered.credits, offered.days, offered.crew_lost) == (
        card.credits,
        card.days,
        card.crew_lost,
    )
    assert shown[Decline(0)].place == 1 and not table.previews(1)
