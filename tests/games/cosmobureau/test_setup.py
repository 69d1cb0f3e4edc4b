"""Laying out the game: CB-SETUP and CB-SOLO-01 to -03."""

from itertools import pairwise

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.actions import ChooseCaptain, ChooseShip, Use
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.flight import reach
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.setup import start
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.variants import make_rules
from kosmodrom.games.cosmobureau.view import SideView
from tests.games.cosmobureau.position import (
    CosmoTable,
    at_table,
    do,
    in_compartment,
    laid_out,
    me,
    offered,
    prepared,
)

BOX = load_components()


def spots(state: Cosmos) -> dict[str, tuple[int, int]]:
    return {tile.tile: (tile.x, tile.y) for tile in state.universe}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_start_tiles_with_the_pink_planet_beyond_a_gap(seats: int) -> None:
    """CB-SETUP-01"""
    state = laid_out(seats)
    assert spots(state) == {"S1": (0, 0), "S2": (-1, 0), "S3": (1, 0), "S4": (0, 2)}
    rules = make_rules(CosmobureauOptions(), seats)
    assert "S4" not in reach(state, rules, state.ship, moved=False).tiles


def test_tiles_that_share_an_edge_are_neighbours_and_no_others() -> None:
    """CB-SETUP-02"""
    state = prepared(tiles=["T01 1 1", "T04 -5 7"], on="S3")
    rules = make_rules(CosmobureauOptions(), 2)
    ways = reach(state, rules, state.ship, moved=False).tiles
    assert ways["T01"].price == 1 and ways["S1"].price == 1  # north and west of S3
    assert ways["S2"].price == 2  # no way across a corner
    assert "T04" not in ways  # the grid has no border, only gaps


@pytest.mark.parametrize(("seats", "stack"), [(1, 12), (2, 12), (3, 18), (4, 24)])
def test_the_stack_grows_with_the_players_and_its_order_is_hidden(seats: int, stack: int) -> None:
    """CB-SETUP-03, CB-SOLO-02"""
    state = laid_out(seats)
    assert len(state.stack) == stack == len(set(state.stack))
    sets = {BOX.tiles[tile].set for tile in state.stack}
    assert sets == {1: {"base"}, 2: {"base"}, 3: {"base", "3+"}, 4: {"base", "3+", "4"}}[seats]
    view = at_table(state).view(0)
    assert view.stack == stack
    other = laid_out(seats, seed="another")
    assert other.stack != state.stack and sorted(other.stack) == sorted(state.stack)


def test_no_sample_of_an_exhausted_colour_can_be_taken() -> None:
    """CB-SETUP-04"""
    state = prepared(on="S2")
    state.ships[1].samples = [24, 0, 23]
    table = in_compartment(state, "r2c6")  # enlarge store, sample any, fuel 3
    do(table, Use(0, 1))
    assert table.state.turn.colours == ["blue", "pink"]
    state = prepared(on="S2")
    state.ships[1].samples = [24, 0, 0]
    refused = in_compartment(state, "r3c1").why_not(Use(0, 1))  # sample here, on orange
    assert refused is not None and refused.rule == "CB-SETUP-04"


@pytest.mark.parametrize(("seats", "agents"), [(1, 16), (2, 28), (3, 38), (4, 50)])
def test_so_many_agents_go_into_the_bag_and_the_others_are_not_revealed(
    seats: int, agents: int
) -> None:
    """CB-SETUP-05, CB-SOLO-03"""
    state = laid_out(seats)
    assert len(state.bag) + len(state.queue) == agents
    assert len(state.box) == 50 - agents
    assert all(BOX.agents[agent].start_set is None for agent in state.bag + state.box)
    assert sorted(state.bag) != sorted(laid_out(seats, seed="x").bag)
    assert at_table(state).view(0).bag == agents - 3


def test_three_agents_lie_in_the_open_queue() -> None:
    """CB-SETUP-06"""
    state = laid_out()
    assert len(state.queue) == 3
    assert [agent.agent for agent in at_table(state).view(1).queue] == state.queue


def test_everybody_has_the_common_side_or_the_back_of_an_own_board() -> None:
    """CB-SETUP-07"""
    assert [ship.side for ship in laid_out(4).ships] == ["00"] * 4
    backs = Table(GAME, 4, CosmobureauOptions(ships="backs"), seed="a")
    assert sorted(ship.side for ship in backs.state.ships) == ["01", "02", "03", "04"]
    table = Table(GAME, 3, CosmobureauOptions(ships="choice"), seed="a")
    for _ in range(3):
        own = table.state.boards[table.state.active]
        assert [one.side for one in offered(table, ChooseShip)] == ["00", own]
        do(table, ChooseShip(table.state.active, own))
    assert len({ship.side for ship in table.state.ships}) == 3
    alone = Table(GAME, 1, CosmobureauOptions(ships="choice"), seed="a")
    assert {one.side for one in offered(alone, ChooseShip)} == set(BOX.ships)


def sides_of(table: CosmoTable, viewer: int) -> tuple[SideView, ...]:
    own = GAME.own(table.state, table.rules, viewer)
    assert own is not None
    return own.sides


def test_whoever_chooses_a_side_sees_all_of_them_as_printed() -> None:
    """CB-SETUP-07"""
    table = Table(GAME, 2, CosmobureauOptions(ships="choice"), seed="a")
    chooser = table.state.active
    sides = sides_of(table, chooser)
    assert [one.side for one in sides] == ["00", table.state.boards[chooser]]
    for one in sides:
        printed = BOX.ships[one.side]
        assert one.name == printed.name
        assert tuple(cell.actions for cell in one.cells) == printed.compartments
    assert sides_of(table, 1 - chooser) == ()
    do(table, ChooseShip(chooser, "00"))
    assert sides_of(table, chooser) == ()


def test_two_fuel_no_samples_and_two_blockers() -> None:
    """CB-SETUP-08"""
    for ship in laid_out(3).ships:
        assert (ship.fuel, ship.samples, ship.usable) == (2, [0, 0, 0], 9)
        assert ship.blockers == [3, 3]


def test_every_ship_starts_on_the_wormhole_tile() -> None:
    """CB-SETUP-09"""
    assert [(ship.x, ship.y) for ship in laid_out(4).ships] == [(0, 0)] * 4
    assert BOX.tiles["S1"].wormhole


def test_five_offices_two_of_them_universal() -> None:
    """CB-SETUP-10"""
    for ship in laid_out(4).ships:
        planets = sorted(BOX.offices[office].planet for office in ship.offices)
        assert planets == ["any", "any", "blue", "orange", "pink"]


def test_everybody_gets_an_equal_set_of_three_start_agents_in_the_open() -> None:
    """CB-SETUP-11"""
    state = laid_out(3)
    kinds = [
        [(BOX.agents[agent].colour, BOX.agents[agent].contacts) for agent in ship.hand]
        for ship in state.ships
    ]
    assert kinds[0] == kinds[1] == kinds[2]
    assert [colour for colour, _ in kinds[0]] == ["orange", "blue", "pink"]
    seen = at_table(state).view(0).ships[2].hand
    assert [agent.agent for agent in seen] == state.ships[2].hand
    placed = {agent for ship in state.ships for agent in ship.hand}
    assert len(placed) == 9 and not placed & set(state.bag + state.box)


def test_everybody_starts_without_credits_in_room_0() -> None:
    """CB-SETUP-12"""
    for ship in laid_out(4).ships:
        assert (ship.credits, ship.room, ship.level) == (0, 0, 0)


def test_the_first_player_is_chosen_by_chance_and_play_goes_clockwise() -> None:
    """CB-SETUP-13"""
    rules = make_rules(CosmobureauOptions(), 4)
    firsts = {start(rules, 4, Rng.from_seed(str(n))).first for n in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = Table(GAME, 4, seed="clock")
    seen = [table.state.active]
    while len(seen) < 6:
        do(table, next(iter(table.choices(table.state.active))))
        if table.state.active != seen[-1]:
            seen.append(table.state.active)
    assert all(after == (before + 1) % 4 for before, after in pairwise(seen))


def test_captains_are_dealt_by_chance_or_chosen_and_the_rest_leave_the_game() -> None:
    """CB-SETUP-14"""
    assert all(ship.captain is None for ship in laid_out(4).ships)
    dealt = {
        tuple(ship.captain for ship in Table(GAME, 2, _captains("chance"), seed=str(n)).state.ships)
        for n in range(12)
    }
    assert len(dealt) > 3 and all(one != other for one, other in dealt)
    table = Table(GAME, 2, _captains("choice"), seed="a")
    assert len(offered(table, ChooseCaptain)) == len(BOX.captains) == 6
    do(table, ChooseCaptain(table.state.active, "C4"))
    assert "C4" not in [one.captain for one in offered(table, ChooseCaptain)]
    do(table, ChooseCaptain(table.state.active, "C1"))
    assert not table.state.captains_left


def _captains(how: str) -> dict[str, str]:
    return {"captains": how}


def test_alone_there_are_two_start_tiles_with_two_empty_spaces_between() -> None:
    """CB-SOLO-01"""
    assert spots(laid_out(1)) == {"S1": (0, 0), "S4": (0, 3)}


def test_alone_sixteen_agents_thirteen_of_them_in_the_bag() -> None:
    """CB-SOLO-03"""
    state = laid_out(1)
    assert (len(state.bag), len(state.queue), len(state.ships[0].hand)) == (13, 3, 3)
    assert me(at_table(state)).fuel == 2 and len(CELLS) == 24
