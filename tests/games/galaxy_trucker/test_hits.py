"""Meteors and cannon fire."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Enough, Keep, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Hazard, parse_hazard
from kosmodrom.games.galaxy_trucker.events import Announced, Gave, LostPart, Rolled, Threatened
from kosmodrom.games.galaxy_trucker.ship.hits import shooters, target
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    exposed_connectors,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    board,
    do,
    draw,
    flying,
    happened,
    rules_of,
    ship,
)


def meteors(*texts: str) -> Card:
    return Card("swarm", "I", "meteor_swarm", meteors=texts)


def shot_at(drawing: str, *shots: str, rolls: tuple[int, ...], **more: Any) -> GTTable:
    """Pirates that nobody can beat."""
    card = Card("pirates", "I", "pirates", strength=9, shots=shots)
    return flying(drawing, card=card, rolls=rolls, rounds=more.pop("rounds", "3"), **more)


def struck(drawing: str, *texts: str, rolls: tuple[int, ...], **more: Any) -> GTTable:
    more.setdefault("rounds", "3")
    return flying(drawing, card=meteors(*texts), rolls=rolls, **more)


def ends(table: GTTable) -> list[str]:
    return [event.how for event in happened(table, Threatened)]


def test_hazards_come_one_by_one_against_what_is_left() -> None:
    """GT-HIT-01, GT-HIT-22: the second meteor meets the component behind the first."""
    table = struck("X\nX\nP/2", "large front", "large front", rolls=(7, 7))
    assert [event.cell for event in happened(table, LostPart)] == [at(0, -2), at(0, -1)]


def test_dice_name_a_column_or_a_row() -> None:
    """GT-HIT-02"""
    parts = draw("X P X\n. X .")
    assert target(parts, board(), parse_hazard("small meteor front"), 8) == at(1, 0)
    assert target(parts, board(), parse_hazard("small meteor left"), 8) == at(0, 1)
    on_iiia = {at(0, 0): parts[at(0, 0)], at(0, -1): parts[at(1, 0)]}
    assert target(on_iiia, board("IIIa"), parse_hazard("small meteor left"), 8) == at(0, -1)


def test_a_line_without_components_is_a_miss() -> None:
    """GT-HIT-03, GT-DATA-06"""
    table = struck("P/2", "large front", "large front", rolls=(12, 8))
    assert ends(table) == ["missed", "missed"]


def test_the_first_component_on_the_line_is_met() -> None:
    """GT-HIT-04: empty squares are passed through."""
    parts = draw("""
        X . X
        X P X
        . X .
    """)
    expected = {"front": at(0, 0), "rear": at(0, 1)}
    for side, cell in expected.items():
        assert target(parts, board(), parse_hazard(f"small shot {side}"), 7) == cell
    assert target(parts, board(), parse_hazard("small shot right"), 7) == at(1, 0)
    assert target(parts, board(), parse_hazard("small shot left"), 7) == at(-1, 0)


def test_small_meteors_bounce_off_smooth_sides() -> None:
    """GT-EX-28, GT-HIT-05, GT-NET-32: no battery is asked for."""
    table = struck("X:0030\nP/2 B/2 H", "small front", rolls=(7,))
    assert ends(table) == ["harmless"] and batteries_aboard(ship(table).parts) == 2


def test_a_powered_shield_stops_a_small_meteor() -> None:
    """GT-EX-28, GT-HIT-05, GT-HIT-14"""
    table = struck("X:1030\nP/2 B/2 H", "small front", rolls=(7,))
    do(table, Power(0, at(2, 0), at(1, 0)))
    assert ends(table) == ["shielded"] and batteries_aboard(ship(table).parts) == 1
    table = struck("X:1030\nP/2 B/2 H", "small front", rolls=(7,))
    do(table, Enough(0))
    assert at(0, -1) not in ship(table).parts


def test_a_shield_of_another_side_does_not_help_and_neither_does_a_cannon() -> None:
    """GT-EX-28, GT-HIT-11"""
    table = struck("X:1030\nP/2 B/2 Hv G", "small front", rolls=(7,))
    assert ends(table) == ["hit"] and at(0, -1) not in ship(table).parts


def test_large_meteors_ignore_shields_and_smooth_sides() -> None:
    """GT-HIT-06"""
    table = struck("X:0030\nP/2 B/2 H", "large front", rolls=(7,))
    assert ends(table) == ["hit"]


def test_a_cannon_in_the_same_column_shoots_a_large_meteor_from_the_front() -> None:
    """GT-HIT-07, GT-HIT-10, GT-FAQ-04: for free and by itself, from the middle of the ship."""
    table = struck("X\n.\nG\nP/2", "large front", rolls=(7,))
    assert ends(table) == ["shot"]


def test_large_meteors_from_the_side_are_shot_from_neighbouring_rows() -> None:
    """GT-EX-27, GT-HIT-08"""
    rules, big = rules_of(2, rounds="3"), Hazard("meteor", True, 3)
    parts = draw("""
        G< X
        .  P
        .  X
        G< X
    """)
    assert shooters(parts, board(), rules, big, 7) == [at(-1, -1)]
    table = struck(". P/2\n. X\nG< X", "large left", rolls=(7,))
    assert ends(table) == ["hit"]
    front = draw("G . G\nX P X")
    assert shooters(front, board(), rules, Hazard("meteor", True, 0), 7) == []


def test_large_meteors_from_the_rear_are_shot_in_the_same_column_only() -> None:
    """GT-HIT-09"""
    rules, big = rules_of(2, rounds="3"), Hazard("meteor", True, 2)
    parts = draw("X P X\nGv . Gv")
    assert shooters(parts, board(), rules, big, 7) == []
    assert shooters(parts, board(), rules, big, 8) == [at(1, 1)]
    assert rules.reach[2] == 0


def test_a_double_cannon_costs_a_token_and_may_hold_fire() -> None:
    """GT-HIT-10, GT-HIT-14, GT-COMP-06"""
    table = struck("GG\nP/2 B/2", "large front", rolls=(7,))
    do(table, Power(0, at(0, -1), at(1, 0)))
    assert ends(table) == ["shot"] and batteries_aboard(ship(table).parts) == 1
    table = struck("GG\nP/2 B/2", "large front", rolls=(7,))
    do(table, Enough(0))
    assert ends(table) == ["hit"]


def test_cannons_do_not_stop_fire_and_neighbouring_rows_do_not_matter_for_small_meteors() -> None:
    """GT-HIT-11"""
    table = shot_at("G<  .\nX P/2", "small left", rolls=(7,))
    assert ends(table) == ["hit"]
    table = struck("G< .\nX P/2", "small left", rolls=(7,))
    assert ends(table) == ["hit"]


def test_light_fire_needs_a_shield_even_on_a_smooth_side() -> None:
    """GT-HIT-12"""
    table = shot_at("X:0030\nP/2 B/2 H", "small front", rolls=(7,))
    assert asked(table) == (0,)
    do(table, Power(0, at(2, 0), at(1, 0)))
    assert ends(table) == ["shielded"]
    assert ends(shot_at("X:0030\nP/2", "small front", rolls=(7,))) == ["hit"]


def test_two_shields_cover_three_sides() -> None:
    """GT-EX-03, GT-COMP-08"""
    for side, safe in (("front", True), ("left", True), ("rear", True), ("right", False)):
        table = shot_at("H< P/2 Hv B/2", f"small {side}", rolls=(7,))
        assert (asked(table) == (0,)) == safe, side


def test_nothing_stops_heavy_fire() -> None:
    """GT-HIT-13, GT-EX-43: no shield prompt is shown."""
    table = shot_at("G\nP/2 B/2 H", "large front", rolls=(7,))
    assert ends(table) == ["hit"]


def test_each_use_of_a_shield_costs_a_token() -> None:
    """GT-HIT-14"""
    table = shot_at("P/2 B/2 H", "small front", "small front", rolls=(7, 7))
    do(table, Power(0, at(2, 0), at(1, 0)), Power(0, at(2, 0), at(1, 0)))
    assert batteries_aboard(ship(table).parts) == 0 and ends(table) == ["shielded"] * 2


def test_destroyed_components_go_to_the_discard_pile_with_their_contents() -> None:
    """GT-HIT-15, GT-DEF-08, GT-LOSS-07"""
    table = struck("K/yg\nP/2", "large front", rolls=(7,))
    assert [(lost.tile, lost.how) for lost in ship(table).lost] == [("~K", "destroyed")]
    assert table.state.bank["yellow"] == 17


def test_what_is_no_longer_joined_falls_off() -> None:
    """GT-HIT-16: destroyed and fallen are kept apart."""
    table = struck("P/2 X X", "large front", rolls=(8,))
    do(table, Keep(0, at(0, 0)))
    assert [(lost.how) for lost in ship(table).lost] == ["destroyed", "fallen"]
    assert list(ship(table).parts) == [at(0, 0)]


def break_up() -> GTTable:
    return shot_at("B/2 P/2 X C/2 K", "large front", rolls=(8,))


def test_the_owner_chooses_the_part_to_keep() -> None:
    """GT-EX-30, GT-HIT-17: the pilot cabin has no priority."""
    table = break_up()
    do(table, Keep(0, at(-1, 0)))
    assert len(ship(table).lost) == 3 and set(ship(table).parts) == {at(-1, 0), at(0, 0)}
    table = break_up()
    do(table, Keep(0, at(2, 0)))
    assert len(ship(table).lost) == 3 and set(ship(table).parts) == {at(2, 0), at(3, 0)}
    assert humans_aboard(ship(table).parts) == 2 and ship(table).status == "arrived"


def test_an_alien_leaves_with_its_last_life_support() -> None:
    """GT-EX-31, GT-HIT-18"""
    drawing = "G .\nP/2 U\nX C/p\n. U"
    table = struck(drawing, "large right", rolls=(7,))
    assert ship(table).parts[at(1, 1)].alien == "purple"
    assert cannon_strength(ship(table).parts) == 6
    table = struck(drawing, "large right", "large right", rolls=(7, 9))
    parts = ship(table).parts
    assert parts[at(1, 1)].alien is None and parts[at(1, 1)].humans == 0
    assert happened(table, Gave)[0].what == "alien" and cannon_strength(parts) == 2


def test_one_roll_serves_all_ships() -> None:
    """GT-HIT-20, GT-CARD-METE-01, GT-NET-02: the leader would roll."""
    table = flying("P/2", "P/2", card=meteors("large front"), rolls=(7,), rounds="3")
    assert [event.seat for event in happened(table, Rolled)] == [0]
    assert [event.seat for event in happened(table, Threatened)] == [0, 1]


def test_a_ship_without_components_gives_up_after_the_card() -> None:
    """GT-HIT-21: later hazards miss it."""
    table = flying("P/2", "P/2 X", card=meteors("large front", "large front"), rolls=(7, 7))
    assert ship(table).status == "gave_up"
    assert [e.how for e in happened(table, Threatened) if e.seat == 0] == ["hit", "missed"]


def test_newly_exposed_connectors_count_at_once() -> None:
    """GT-HIT-22"""
    table = struck("X:0030\nP/2 X", "large front", "small front", rolls=(7, 7))
    assert ends(table) == ["hit", "hit"]
    assert exposed_connectors(ship(table).parts) == 4


def test_decisions_about_one_meteor_are_made_together() -> None:
    """GT-CARD-METE-02, GT-NET-31: answers show when all are in, and do not influence each other."""
    drawing = "GG\nP/2 B/2"
    table = flying(drawing, drawing, card=meteors("large front"), rolls=(7,), rounds="3")
    assert asked(table) == (0, 1)
    do(table, Enough(1))
    assert len(ship(table, 1).parts) == 3 and asked(table) == (0,)
    assert "Enough" not in str(table.view(0))
    do(table, Power(0, at(0, -1), at(1, 0)))
    assert at(0, -1) in ship(table).parts and at(0, -1) not in ship(table, 1).parts


def test_all_finish_one_meteor_before_the_next_is_rolled() -> None:
    """GT-CARD-METE-03"""
    drawing = "GG\nP/2 B/2"
    two = meteors("large front", "large front")
    table = flying(drawing, drawing, card=two, rolls=(7, 12), rounds="3")
    do(table, Enough(0))
    assert len(happened(table, Rolled)) == 1
    do(table, Enough(1))
    assert len(happened(table, Rolled)) == 2


def test_the_view_shows_what_a_hit_would_take() -> None:
    """GT-HIT-16"""
    table = struck("GG X\nP/2 B/2", "large front", rolls=(7,))
    threat = table.view(0).flight.threats[0]
    assert (threat.seat, threat.cell, threat.falls) == (0, at(0, -1), ())
    assert not happened(table, Announced)
