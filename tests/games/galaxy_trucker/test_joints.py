"""An expansion is a function on the rules: the places where one can be joined."""

from dataclasses import replace
from typing import Any

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME, make_rules
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Place
from kosmodrom.games.galaxy_trucker.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.components import TILES, Tile, make_tile, read_table
from kosmodrom.games.galaxy_trucker.deck import Card, Hazard
from kosmodrom.games.galaxy_trucker.events import Announced, Threatened
from kosmodrom.games.galaxy_trucker.hits import fate
from kosmodrom.games.galaxy_trucker.losses import lose_parts
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import COUNTS, Fate, Rules
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.ship import Gone, Part, Parts, Ship, frontier, groups
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.strength import cannon_strength, engine_strength
from tests.games.galaxy_trucker.hangar import at, do, draw, flying, happened, ship


def changed(game_rules: dict[str, Any]) -> Any:
    return replace(GAME, rules=lambda o, s: replace(make_rules(o, s), **game_rules))


def test_new_kinds_of_components_are_data() -> None:
    """A cannon-engine counts as both, a battery hold as both; no code knows their names."""
    kinds = {**read_table("tiles")["kinds"]}
    both = {**kinds["cannon"], **kinds["engine"]}
    TILES["CEN-01"] = make_tile("CEN-01", {"cannon_engine": both}, "cannon_engine", [0, 3, 0, 3])
    TILES["BHO-01"] = Tile("BHO-01", "battery_hold", (3, 3, 3, 3), cells=2, plain=1)
    try:
        parts = draw("P CEN-01 BHO-01/2b")
        assert (cannon_strength(parts), engine_strength(parts)) == (2, 2)
        assert parts[at(2, 0)].batteries == 2 and parts[at(2, 0)].goods == ("blue",)
    finally:
        del TILES["CEN-01"], TILES["BHO-01"]


def plated(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
    ends = fate(state, rules, seat, hazard, roll)
    if ends.cell is not None and state.ships[seat].parts[ends.cell].shape.kind == "structural":
        return Fate("harmless", "GTX", ends.cell)
    return ends


def test_hits_can_be_changed() -> None:
    card = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = flying("X\nP/2", card=card, rolls=(7,), joints={"fate": plated})
    assert happened(table, Threatened)[0].how == "harmless"
    assert len(ship(table).parts) == 2


def test_counts_can_be_changed() -> None:
    def weaker(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
        return max(0, COUNTS["engines"](rules, ship, powered) - 2)

    joints = {"counts": {**COUNTS, "engines": weaker}}
    table = flying("P/2 X\nE E", "P/2\nE", card="I-open_space-1", joints=joints)
    assert [event.value for event in happened(table, Announced)] == [2, 0]


def two_hulls(parts: Parts, board: Board) -> list[list[frozenset[Cell]]]:
    """One whole a side of column 7: a hull falls apart by itself."""
    left = groups({cell: part for cell, part in parts.items() if cell & 15 < 7})
    right = groups({cell: part for cell, part in parts.items() if cell & 15 > 7})
    return [left, right]


def anywhere(parts: Parts, board: Board) -> list[Cell]:
    return frontier(parts, board) if parts else sorted(board.cells)


def test_ships_may_begin_without_a_pilot_cabin_and_have_two_hulls() -> None:
    game = changed(
        {
            "first_parts": lambda rules, board, seat: {},
            "open_cells": anywhere,
            "find_groups": two_hulls,
        }
    )
    table = Table(game, 2, {"rounds": "1", "build_mode": "untimed"}, "seed")
    assert ship(table).parts == {}
    do(table, Grab(0), Place(0, at(2, 0), 0))
    assert list(ship(table).parts) == [at(2, 0)]


def test_lost_components_keep_how_they_were_lost() -> None:
    """Destroyed, fallen and discarded are told apart, and a hook hears of each loss."""
    seen: list[Gone] = []

    def hear(state: State, rules: Rules, seat: Seat, gone: tuple[Gone, ...]) -> None:
        seen.extend(gone)

    table = flying("P/2 X X", card="I-stardust-1", scene="before_card")
    rules = replace(table.rules, after_loss=(hear,))
    lose_parts(table.state, rules, 0, [at(1, 0)], "destroyed", "GT-HIT-15")
    lose_parts(table.state, rules, 0, [at(2, 0)], "fallen", "GT-HIT-16")
    assert [lost.how for lost in seen] == ["destroyed", "fallen"]


def test_five_players_and_steps_before_building() -> None:
    def secret(state: State, rules: Rules) -> None:
        state.extra["dead_column"] = 6

    base = make_rules(Options(rounds="1", build_mode="untimed"), 4)
    rules = replace(
        base,
        seats=5,
        pilot_cabins=(*base.pilot_cabins, "~P"),
        before_build=(secret,),
        victims=lambda state, figures: tuple(sorted(figures, key=lambda s: figures[s])[:2]),
    )
    state = start(rules, 5, Rng.from_seed("five"))
    assert len(state.ships) == 5 and state.ships[4].parts[at(0, 0)] == Part("~P")
    game = replace(GAME, seats=(1, 2, 3, 4, 5), rules=lambda options, seats: rules)
    table = Table(game, 5, {"rounds": "1", "build_mode": "untimed"}, "seed")
    assert table.state.extra == {"dead_column": 6} and table.view(4).build.tokens == (1, 2, 3, 4, 5)
    do(table, *(Finish(seat, seat + 1) for seat in range(5)))
    assert rules.victims(table.state, {0: 3, 1: 1, 2: 2}) == (1, 2)


def test_scenes_can_be_put_before_and_after_a_card() -> None:
    """Cards and ends of cards are scenes in a mapping."""
    rules = make_rules(Options(), 2)
    kinds = {card.kind for card in rules.cards.values()}
    assert kinds <= set(rules.scenes) and {"next_card", "card_end", "inspection"} <= set(
        rules.scenes
    )
