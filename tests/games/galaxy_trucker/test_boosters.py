"""Boosted shields and cannons, two-way cannons, cannon engines and plating."""

import pytest

from kosmodrom.games.galaxy_trucker.actions import Enough, Keep, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import Announced, LostPart, Powered, Threatened
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost
from kosmodrom.games.galaxy_trucker.expansions.events import Boosted
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, fits, flaws
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength, engine_strength
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    board,
    do,
    draw,
    happened,
    refused,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.modern import modern


def swarm(*meteors: str) -> Card:
    return Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=meteors)


def pirates(*shots: str) -> Card:
    return Card("I-pirates-9", "I", "pirates", strength=40, shots=shots)


def enemy(strength: int) -> Card:
    return Card("I-slavers-9", "I", "slavers", strength=strength, crew_lost=1, credits=5)


def outcome(table: GTTable) -> list[str]:
    return [event.how for event in happened(table, Threatened)]


def zone(least: str) -> Card:
    lines = (Line(least, Penalty(days=3)),)  # type: ignore[arg-type]
    return Card("III-combat_zone-9", "III", "combat_zone", lines=lines)


def announced(table: GTTable) -> list[float]:
    return [event.value / 2 for event in happened(table, Announced)]


# Shields: a generator to the front and right with a booster, another one to the rear without.

SHIELDED = "B/2 P/2 HB\nHv X H"
BOOSTED, BOOSTER, BATTERY = at(1, 1), at(1, 0), at(-1, 0)


@pytest.mark.parametrize("hazard", ["large meteor front", "large shot front", "large shot right"])
def test_a_boosted_shield_stops_what_is_large_for_two_tokens(hazard: str) -> None:
    """GTX-TECH-45, GTX-EX-04"""
    size, kind, side = hazard.split()
    text = f"{size} {side}"
    card = swarm(text) if kind == "meteor" else pirates(text)
    table = modern(SHIELDED, card=card, rolls=(7,))
    assert answers(table, 0) == {Power(0, BOOSTED, BATTERY), Enough(0)}
    do(table, Power(0, BOOSTED, BATTERY))  # the other token can come from nowhere else
    assert [event.cell for event in happened(table, Powered)] == [BOOSTED, BOOSTER]
    assert outcome(table) == ["shielded"] and batteries_aboard(ship(table).parts) == 0
    assert happened(table, Threatened)[0].rule == "GTX-TECH-45"


def test_a_boosted_shield_covers_only_the_sides_of_its_generator() -> None:
    """GTX-TECH-46, GTX-EX-04: the rear has a shield without a booster."""
    assert outcome(modern(SHIELDED, card=pirates("large rear"), rolls=(7,))) == ["hit"]


@pytest.mark.parametrize("hazard", ["small front", "small right", "small rear", "small left"])
def test_what_is_small_is_stopped_by_the_generator_alone(hazard: str) -> None:
    """GTX-TECH-47, GTX-EX-04: for one token, on all sides."""
    table = modern(SHIELDED, card=pirates(hazard), rolls=(8,))
    power = next(action for action in answers(table, 0) if isinstance(action, Power))
    do(table, power)
    assert outcome(table) == ["shielded"] and batteries_aboard(ship(table).parts) == 1


def test_with_one_token_a_shield_cannot_be_boosted() -> None:
    """GTX-TECH-45, GTX-NET-13"""
    table = modern("B/1 P/2 HB\nHv X H", card=pirates("large front"), rolls=(7,))
    assert outcome(table) == ["hit"]


def test_a_booster_that_lies_beside_a_shield_must_be_joined_to_it() -> None:
    """GTX-TECH-04, GTX-TECH-05: it is a legal part and does nothing."""
    apart = "B/2 P/2 HB:3303\nX X H:0333"
    assert not flaws(draw(apart), board("I"))
    assert outcome(modern(apart, card=pirates("large front"), rolls=(7,))) == ["hit"]


def test_a_booster_is_dead_when_its_partner_is_lost() -> None:
    """GTX-TECH-05: the shield goes first, then nothing can be boosted."""
    table = modern(SHIELDED, card=pirates("large right", "large front"), rolls=(8, 7))
    do(table, Enough(0))
    assert outcome(table) == ["hit", "hit"]


def test_one_booster_serves_several_hits_and_is_paid_each_time() -> None:
    """GTX-TECH-46"""
    table = modern("B3/3 P/2 HB\nB/1 X H", card=pirates("large front", "large right"), rolls=(7, 8))
    while powers := [action for action in answers(table, 0) if isinstance(action, Power)]:
        do(table, powers[0])
    assert outcome(table) == ["shielded", "shielded"]
    assert len(happened(table, Powered)) == 4


def test_every_sufficient_defence_is_offered_and_silence_pays_the_cheapest() -> None:
    """GTX-NET-54: a double cannon for one token, a boosted shield for two."""
    drawing = "GG . .\nP/2 HB H\nB/2 X X"
    card = swarm("large front")
    table = modern(drawing, "P/2", card=card, rolls=(7,), build_mode="realtime")
    cannon, shield = at(0, -1), at(2, 0)
    powers = {action.cell for action in answers(table, 0) if isinstance(action, Power)}
    assert powers == {cannon, shield}
    time_up(table)
    assert outcome(table)[0] == "shot" and batteries_aboard(ship(table).parts) == 1


# Cannons


GUNS = ". G . .\nG< GB GG .\n. P/2 B/1 ."
FRONT_GUN, SIDE_GUN, DOUBLE, CANNON_BOOSTER = at(0, -2), at(-1, -1), at(1, -1), at(0, -1)
TOKEN = at(1, 0)


def test_boosts_add_three_to_the_front_and_one_and_a_half_elsewhere() -> None:
    """GTX-TECH-50, GTX-TECH-51, GTX-EX-05: 1.5 without a token, and what one token makes of it."""
    base = modern(GUNS, "P/2", card=zone("cannons"))
    assert answers(base, 0) == {
        Enough(0), Power(0, DOUBLE, TOKEN), Boost(0, FRONT_GUN, CANNON_BOOSTER, TOKEN),
        Boost(0, SIDE_GUN, CANNON_BOOSTER, TOKEN),
    }  # fmt: skip
    values = {}
    for choice in answers(base, 0):
        table = do(modern(GUNS, "P/2", card=zone("cannons")), choice)
        values[choice] = announced(table)[0]
        paid = [event.cell for event in happened(table, Powered)]
        assert paid == ([CANNON_BOOSTER] if isinstance(choice, Boost) else [DOUBLE][: len(paid)])
    assert values == {
        Enough(0): 1.5,
        Power(0, DOUBLE, TOKEN): 3.5,
        Boost(0, SIDE_GUN, CANNON_BOOSTER, TOKEN): 3.0,
        Boost(0, FRONT_GUN, CANNON_BOOSTER, TOKEN): 4.5,
    }


def test_a_double_cannon_is_powered_first_and_then_boosted() -> None:
    """GTX-TECH-52, GTX-EX-05: 6.5 for two tokens, and illegal with one."""
    boost = Boost(0, DOUBLE, CANNON_BOOSTER, TOKEN)
    table = modern(GUNS, "P/2", card=zone("cannons"))
    assert refused(table, boost) == "GTX-TECH-50"
    table = modern(GUNS.replace("B/1", "B/2"), "P/2", card=zone("cannons"))
    assert boost not in answers(table, 0)
    do(table, Power(0, DOUBLE, TOKEN))
    assert boost in answers(table, 0)
    do(table, boost)
    assert announced(table)[0] == 6.5


def test_a_boosted_cannon_is_destroyed_and_what_it_held_falls_off() -> None:
    """GTX-TECH-53, GTX-GEN-22, GTX-EX-06: four parts and a token, and the result stands."""
    hanging = ". . GG .\n. G GB G>\nB/1 P/2 . ."
    boosted, booster = at(0, -1), at(1, -1)
    table = modern(hanging, "P/2", card=zone("cannons"))
    do(table, Boost(0, boosted, booster, at(-1, 0)), Keep(0, at(-1, 0)))
    lost = {event.cell: event.how for event in happened(table, LostPart)}
    assert lost.pop(boosted) == "destroyed" and len(lost) == 3
    assert set(lost.values()) == {"fallen"}
    assert announced(table)[0] == 4.5
    assert [event.cell for event in happened(table, Boosted)] == [boosted]


def test_a_booster_survives_but_boosts_once_a_card() -> None:
    """GTX-TECH-54: also where cannon strength is counted again; on the next card it is fresh."""
    lines = (Line("cannons", Penalty(days=1)), Line("cannons", Penalty(days=1)))
    card = Card("III-combat_zone-9", "III", "combat_zone", lines=lines)
    drawing, joints = "G GB G\nX P/2 B3/3", {"gives_up": False}
    table = modern(drawing, "P/2", card=[card, enemy(9)], joints=joints)
    do(table, Boost(0, at(-1, -1), at(0, -1), at(1, 0)))
    assert announced(table) == [5, 0, 1, 0]
    assert answers(table, 0) == {Enough(0), Boost(0, at(1, -1), at(0, -1), at(1, 0))}


def test_only_a_count_of_cannons_can_be_boosted() -> None:
    """GTX-TECH-50"""
    table = modern("G GB .\nP/2 B/1 .\nE . .", "P/2", card="I-open_space-1")
    assert announced(table)[0] == 1 and not happened(table, Boosted)
    assert table.is_over


def test_several_boosters_serve_one_count_but_each_cannon_once() -> None:
    """GTX-TECH-55"""
    table = modern("GB G GB\nX P/2 B/2\nG< X .", "P/2", card=zone("cannons"))
    gun = at(0, -1)
    do(table, Boost(0, gun, at(-1, -1), at(1, 0)))
    assert gun not in {a.cell for a in answers(table, 0) if isinstance(a, Boost)}


def test_the_purple_alien_helps_a_ship_whose_strength_is_all_boost() -> None:
    """GTX-TECH-56: base strength above 0 is checked with the boosted total."""
    table = modern("GG GB .\nP/2 B/2 .\nU C/p .", "P/2", card=zone("cannons"))
    power = Power(0, at(0, -1), at(1, 0))
    do(table, power, Boost(0, at(0, -1), at(1, -1), at(1, 0)))
    assert announced(table)[0] == 2 + 3 + 2


def test_boosters_do_not_help_to_shoot_meteors() -> None:
    """GTX-TECH-50"""
    table = modern("GG GB\nP/2 B/2", card=swarm("large front"), rolls=(7,))
    assert not any(isinstance(action, Boost) for action in answers(table, 0))


def test_silence_boosts_no_cannon() -> None:
    """GTX-NET-14"""
    table = modern("G GB\nP/2 B/2", "P/2", card=enemy(3), build_mode="realtime")
    time_up(table)
    assert announced(table)[0] == 1


# Two-way cannons and cannon engines


def test_each_barrel_of_a_two_way_cannon_counts_on_its_own() -> None:
    """GTX-TECH-31, GTX-TECH-33: at most 1.5, and nothing without a token."""
    values = [cannon_strength(draw(f"GX{turn}\nP"), (at(0, -1),)) / 2 for turn in "^>v<"]
    assert values == [1.5, 1.0, 1.0, 1.5]
    assert cannon_strength(draw("GX\nP")) == 0


def test_one_token_fires_both_barrels() -> None:
    """GTX-TECH-31"""
    table = modern("GX .\nP/2 B/1", "P/2", card=zone("cannons"))
    do(table, Power(0, at(0, -1), at(1, 0)))
    assert announced(table)[0] == 1.5


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("GB GX\nB/2 P/2", 4.5),
        (". GB\nP/2 GX>\nB/2 .", 2.5),
        ("GB .\nGXv P/2\n. B/2", 2.5),
        ("GX< GB\nP/2 B/2", 4.5),
    ],
)
def test_a_two_way_cannon_gets_three_if_either_barrel_points_forward(
    drawing: str, expected: float
) -> None:
    """GTX-TECH-52: powered first, then boosted."""
    table = modern(drawing, "P/2", card=zone("cannons"))
    parts = ship(table).parts
    gun = next(cell for cell, part in parts.items() if part.shape.cannon)
    booster = next(cell for cell, part in parts.items() if part.shape.boosts)
    battery = next(cell for cell, part in parts.items() if part.batteries)
    do(table, Power(0, gun, battery), Boost(0, gun, booster, battery))
    assert announced(table)[0] == expected


def test_a_two_way_cannon_shoots_meteors_in_either_direction() -> None:
    """GTX-TECH-32"""
    for side, roll in (("front", 7), ("right", 6)):
        table = modern("GX .\nP/2 B/1", card=swarm(f"large {side}"), rolls=(roll,))
        do(table, Power(0, at(0, -1), at(1, 0)))
        assert outcome(table) == ["shot"]


def test_the_squares_before_both_barrels_stay_empty() -> None:
    """GTX-TECH-30"""
    errors = [(flaw.error, len(flaw.cells)) for flaw in flaws(draw("X .\nGX X\nP ."), board())]
    assert errors.count(("E", 2)) == 2


def test_a_cannon_engine_points_forward_with_its_exhaust_to_the_rear() -> None:
    """GTX-TECH-36: anything else is a building error."""
    for turn in "^>v<":
        errors = {flaw.error for flaw in flaws(draw(f"P GE{turn}"), board())}
        assert (not errors) == (turn == "^")
    assert {f.error for f in flaws(draw(". X\nP GE\n. X"), board())} >= {"D", "E"}
    assert fits(draw("P"), board(), at(1, 0), draw("GE\nP")[at(0, -1)])


def test_a_cannon_engine_is_a_cannon_and_an_engine_without_a_token() -> None:
    """GTX-TECH-03, GTX-TECH-37"""
    parts = draw("P GE")
    assert (cannon_strength(parts), engine_strength(parts)) == (2, 2)


def test_a_boosted_cannon_engine_is_lost_with_its_engine() -> None:
    """GTX-TECH-53"""
    table = modern("P/2 GE GB\nX . B/1", "P/2", card=zone("cannons"))
    do(table, Boost(0, at(1, 0), at(2, 0), at(2, 1)))
    assert announced(table)[0] == 4 and engine_strength(ship(table).parts) == 0


# Plating


@pytest.mark.parametrize("hazard", ["large meteor", "small meteor", "large shot", "small shot"])
def test_nothing_breaks_a_plated_side(hazard: str) -> None:
    """GTX-TECH-80"""
    size, kind = hazard.split()
    card = swarm(f"{size} front") if kind == "meteor" else pirates(f"{size} front")
    table = modern("A\nP/2", card=card, rolls=(7,))
    assert outcome(table) == ["harmless"] and at(0, -1) in ship(table).parts


def test_a_side_with_a_connector_breaks_like_any_other() -> None:
    """GTX-TECH-81"""
    table = modern("Av\nP/2", card=pirates("large front"), rolls=(7,))
    assert outcome(table) == ["hit"]


def test_plating_falls_off_like_any_part_and_sabotage_destroys_it() -> None:
    """GTX-TECH-82"""
    table = modern("X A>\nP/2 .", card=pirates("large front"), rolls=(7,))
    do(table, Keep(0, at(0, 0)))
    assert {e.how for e in happened(table, LostPart)} == {"destroyed", "fallen"}
    card = Card("III-sabotage-9", "III", "sabotage")
    table = modern("A\nP/2", "P/2 C/2", card=card, rolls=(7, 6))
    assert [event.cell for event in happened(table, LostPart)][:1] == [at(0, -1)]
