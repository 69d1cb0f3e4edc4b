"""The data files of the Big Expansion: every sum that can be checked."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kosmodrom.games.galaxy_trucker.box.boards import cell_at, load_boards
from kosmodrom.games.galaxy_trucker.box.components import (
    TILES,
    expansion_tiles,
    load_tiles,
    oriented,
    read_table,
    warehouse_tiles,
)
from kosmodrom.games.galaxy_trucker.box.deck import parse_hazard
from kosmodrom.games.galaxy_trucker.box.flight_board import load_flight_board
from kosmodrom.games.galaxy_trucker.expansions.technology import more_cubes

TILE_LIST = list(load_tiles("expansion_tiles").values())
BOARDS = load_boards("expansion_boards")
EVIL = read_table("evil", dict[str, dict[str, Any]])
BONUS = read_table("bonus", dict[str, dict[str, object]])
ROUGH = read_table("rough", dict[str, dict[str, object]])
SPECIALISTS = read_table("specialists", dict[str, dict[str, object]])


def test_there_are_42_components_of_these_kinds() -> None:
    """GTX-COMP-01, GTX-TECH-01: 186 with those of the base game, start cabins included."""
    assert Counter(tile.kind for tile in TILE_LIST) == {
        "starting_cabin": 1, "luxury_cabin": 4, "stasis_chamber": 2, "bidirectional_cannon": 2,
        "cannon_engine": 2, "mixed_hold": 1, "battery_hold": 2, "life_support_blue": 6,
        "shield_booster": 4, "cannon_booster": 5, "engine_booster": 4, "reactor": 4, "plating": 5,
    }  # fmt: skip
    assert len(TILE_LIST) == 42 and len(expansion_tiles()) == 41
    assert len(TILES) == 186


def test_what_they_hold_adds_up() -> None:
    """GTX-TECH-10, GTX-TECH-20, GTX-TECH-40, GTX-TECH-41"""
    holds = Counter[str]()
    for tile in TILE_LIST:
        holds.update(
            crew=tile.places, sleepers=tile.sleepers, cells=tile.cells, plain=tile.plain,
            special=tile.special,
        )  # fmt: skip
    assert holds == {"crew": 6, "sleepers": 8, "cells": 4, "plain": 4, "special": 2}
    red_cubes = more_cubes(load_flight_board().bank_goods)["red"]
    assert sum(tile.special for tile in TILES.values()) == 14 == red_cubes  # 12 and 2


def test_41_components_come_to_the_140_of_the_base_game_in_the_warehouse() -> None:
    """GTX-TECH-01: and a fifth start cabin, like the four others."""
    starts = [tile for tile in TILE_LIST if tile.kind == "starting_cabin"]
    assert [(tile.sides, tile.places, tile.aliens) for tile in starts] == [((3, 3, 3, 3), 2, False)]
    assert len(warehouse_tiles()) + len(expansion_tiles()) == 181


def test_each_kind_holds_what_is_printed_on_it() -> None:
    """GTX-TECH-10, GTX-TECH-20, GTX-TECH-40, GTX-TECH-41"""
    found: dict[str, list[tuple[int, ...]]] = {}
    for tile in TILE_LIST:
        holds = (tile.places, tile.sleepers, tile.cells, tile.plain, tile.special)
        if any(holds):
            found.setdefault(tile.kind, []).append(holds)
    assert found == {
        "starting_cabin": [(2, 0, 0, 0, 0)],
        "luxury_cabin": [(1, 0, 0, 0, 0)] * 4,
        "stasis_chamber": [(0, 4, 0, 0, 0)] * 2,
        "mixed_hold": [(0, 0, 0, 1, 2)],
        "battery_hold": [(0, 0, 2, 1, 0), (0, 0, 2, 2, 0)],
    }


def test_the_connectors_of_blue_life_supports_are_those_that_are_known() -> None:
    """GTX-BLUE-01"""
    sides = [tile.sides for tile in TILE_LIST if tile.kind == "life_support_blue"]
    assert sides == [
        (2, 0, 0, 1),
        (1, 2, 1, 2),
        (0, 3, 0, 2),
        (0, 0, 2, 1),
        (0, 1, 0, 3),
        (0, 0, 0, 3),
    ]


def test_every_component_has_a_connector_and_none_at_barrels_and_exhausts() -> None:
    """GTX-TECH-30, GTX-TECH-36"""
    for tile in TILE_LIST:
        assert any(tile.sides), tile.id
        assert not any(tile.sides[side] for side in (*tile.barrels, *tile.exhaust)), tile.id


def test_plating_is_plated_on_exactly_its_smooth_sides() -> None:
    """GTX-TECH-80"""
    for tile in TILE_LIST:
        smooth = tuple(side for side in range(4) if not tile.sides[side])
        assert tile.plates == (smooth if tile.kind == "plating" else ()), tile.id
    assert oriented("PLT-04").plates == (0, 1) and oriented("PLT-04", 1).plates == (1, 2)
    assert sum(len(tile.plates) for tile in TILE_LIST) == 13


def test_the_barrels_of_a_two_way_cannon_are_at_right_angles() -> None:
    """GTX-TECH-30"""
    barrels = [tile.barrels for tile in TILE_LIST if tile.kind == "bidirectional_cannon"]
    assert barrels == [(0, 3), (0, 1)]


def test_no_two_components_of_a_kind_are_the_same_when_turned() -> None:
    seen: set[object] = set()
    for tile in TILE_LIST:
        turned = [oriented(tile.id, turns) for turns in range(4)]
        shapes = {(t.kind, t.sides, t.barrels, t.exhaust, t.plates) for t in turned}
        assert not shapes & seen, tile.id
        seen |= shapes


def test_17_components_could_be_powered() -> None:
    """GTX-EVIL-20: boosters and two-way cannons; a cannon engine works by itself."""
    devices = Counter(tile.kind for tile in TILE_LIST if tile.device)
    assert devices == {
        "bidirectional_cannon": 2, "shield_booster": 4, "cannon_booster": 5, "engine_booster": 4,
    }  # fmt: skip


HULLS = (range(3, 7), range(8, 12))


def drawn(cells: frozenset[int], columns: range) -> list[str]:
    """The five lines of squares from the front to the rear."""
    rows = [[cell_at(column, line) in cells for column in columns] for line in range(5, 10)]
    return ["".join(".#"[is_there] for is_there in row) for row in rows]


def test_class_ia_has_18_squares_and_every_sum_names_a_line() -> None:
    """GTX-IA-02, GTX-IA-03"""
    board = BOARDS["IA"]
    assert len(board.cells) == 18 and board.start == 7 * 16 + 7
    lines = {2: 5, 3: 5, 4: 6, 5: 6, 6: 7, 7: 7, 8: 7, 9: 8, 10: 8, 11: 9, 12: 9}
    assert board.columns == board.rows == lines
    assert board.front is None and board.insurance_cap is None
    assert drawn(board.cells, range(5, 10)) == [".###.", "#####", ".###.", "#####", "#...#"]


def test_class_iia_has_two_hulls_of_14_squares_and_no_start_cabin() -> None:
    """GTX-IIA-01, GTX-IIA-02"""
    board = BOARDS["IIA"]
    assert [len(hull) for hull in board.hulls] == [14, 14] and board.start is None
    assert frozenset().union(*board.hulls) == board.cells
    assert list(board.columns) == [3, 4, 5, 6, 8, 9, 10, 11] and list(board.rows) == [5, 6, 7, 8, 9]
    assert board.insurance_cap is None
    left, right = (drawn(hull, columns) for hull, columns in zip(board.hulls, HULLS, strict=True))
    assert left == ["#..#", "####", ".##.", "####", "#..#"]
    assert right == [".##.", "####", ".##.", "####", ".##."]


def hits(step: object) -> Iterator[str]:
    """All hits of a step and of those within it."""
    if isinstance(step, dict):
        for name, value in step.items():
            yield from value if name == "hits" else hits(value)
    elif isinstance(step, list):
        for value in step:
            yield from hits(value)


def test_there_are_24_evil_cards() -> None:
    """GTX-COMP-03"""
    assert [card["card"] for card in EVIL.values()] == [f"EM{n:02}" for n in range(1, 25)]
    assert all(id == f"evil-{card['kind']}-1" and card["steps"] for id, card in EVIL.items())
    assert set(Counter(card["category"] for card in EVIL.values())) == {
        "event", "opportunity", "enemy", "auction",
    }  # fmt: skip
    found = [hit for card in EVIL.values() for hit in hits(card["steps"])]
    assert found and all(parse_hazard(hit) for hit in found)


def test_evil_cards_do_what_is_printed() -> None:
    """GTX-EVIL-20, GTX-EVIL-21, GTX-EVIL-22, GTX-EVIL-25: all else is designed, and balanced."""
    named = {str(card["kind"]): card["steps"] for card in list(EVIL.values())[:6]}
    assert list(named) == [
        "system_test", "traffic_jam", "ambush", "space_hulk_for_sale", "drifting_ship",
        "boundless_space",
    ]  # fmt: skip
    tested = {"op": "test_devices", "devices_per_token": 2, "untested": "discard_part"}
    assert named["system_test"][0]["do"] == [tested]
    jam = {"op": "close_gaps", "anchor": "leader", "affects_hyperspace": True}
    assert named["traffic_jam"] == [jam]
    (ambush,) = named["ambush"]
    assert (ambush["op"], ambush["stat"], ambush["second_reduced"]) == ("lowest", "ambush", True)
    assert named["boundless_space"][0]["do"][0]["zero"] == "give_up"


def test_there_are_two_bonus_cards_a_level_an_event_and_an_opportunity() -> None:
    """GTX-BONUS-01"""
    assert Counter((card["pack"], card["category"]) for card in BONUS.values()) == {
        (pack, category): 1 for pack in ("I", "II", "III") for category in ("event", "opportunity")
    }
    assert all(parse_hazard(hit) for card in BONUS.values() for hit in hits(card))
    assert Counter(card["kind"] for card in BONUS.values()) == {
        "bureaucracy": 1, "star_warehouse": 1, "robo_police": 1, "junkyard": 2,
        "cosmic_billiards": 1,
    }  # fmt: skip
    assert BONUS["II-robo_police-1"]["forbidden_numbers"] == [7]
    assert BONUS["III-junkyard-1"]["pack"] == "III"


def test_there_are_25_rough_roads() -> None:
    """GTX-COMP-03, GTX-NET-92: seven of them are not for single seats."""
    assert [card["card"] for card in ROUGH.values()] == [f"RR{n:02}" for n in range(1, 26)]
    rules = [card["rule"] for card in ROUGH.values()]
    assert rules == [f"GTX-ROUGH-{n}" for n in range(20, 45)]
    assert {name for name, card in ROUGH.items() if card.get("common")} == {
        "deja_vu", "tough_trip", "remorseless_fate", "made_to_order", "big_baddies", "bad_luck",
        "abandoned_debris",
    }  # fmt: skip
    assert ROUGH["tough_trip"]["extra_level_III_cards_by_flight"] == [2, 3, 4]  # GTX-EX-27
    assert [name for name, card in ROUGH.items() if card.get("build")] == [
        "somersault", "defective_connectors", "made_to_order", "dead_zone",
    ]  # fmt: skip


def test_there_are_five_specialists() -> None:
    """GTX-COMP-01"""
    assert list(SPECIALISTS) == ["lawyer", "manager", "merchant", "technician", "diplomat"]
    assert [one["card"] for one in SPECIALISTS.values()] == [f"SP{n}" for n in range(1, 6)]
    assert SPECIALISTS["manager"]["alien_bonus"] == 3
    assert SPECIALISTS["manager"]["finish_credits"] == [1, 3, 6]
    assert SPECIALISTS["merchant"]["extra"] == 1
    assert SPECIALISTS["merchant"]["colours"] == ["red", "yellow"]
    assert {name for name, one in SPECIALISTS.items() if one.get("outlives")} == {
        "lawyer",
        "merchant",
    }
    assert [name for name, one in SPECIALISTS.items() if one.get("once")] == ["diplomat"]
