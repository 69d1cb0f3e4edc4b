"""What holds in every game, however it is played."""

from collections import Counter

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.placing import NEIGHBOURS, OPPOSITE
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos, Ship
from tests.games.cosmobureau.position import CosmoTable
from tests.walk import new_table, walk

VARIANTS = GAME.variants()


def store_never_overlaps(state: Cosmos, rules: Rules) -> None:
    setup = rules.box.setup
    for ship in state.ships:
        assert 0 <= ship.fuel <= ship.fuel_limit
        assert ship.usable + sum(ship.blockers) == setup.cells
        assert min(ship.samples) >= 0
    for colour in range(3):
        assert sum(ship.samples[colour] for ship in state.ships) <= setup.samples


def every_agent_is_connected(ship: Ship, rules: Rules) -> None:
    """From ship contacts every agent can be reached through contacts that meet."""
    board = rules.box.ships[ship.side]
    contacts = [placed.contacts if placed else 0 for placed in ship.cells]
    todo = [cell for cell, sides in enumerate(contacts) if sides & board.contacts[cell]]
    reached = set(todo)
    while todo:
        cell = todo.pop()
        for side, other in NEIGHBOURS[cell]:
            if contacts[cell] & side and contacts[other] & OPPOSITE[side] and other not in reached:
                reached.add(other)
                todo.append(other)
    assert reached == {cell for cell, placed in enumerate(ship.cells) if placed}


def every_token_is_somewhere_exactly_once(state: Cosmos, rules: Rules) -> None:
    agents: Counter[str] = Counter(state.bag + state.box + state.queue)
    for ship in state.ships:
        agents.update(ship.hand)
        agents.update(placed.agent for placed in ship.cells if placed)
    tokens = rules.box.agents.values()
    playing = [t.id for t in tokens if t.start_set is None or t.start_set < len(state.ships)]
    assert agents == Counter(playing)
    tiles = Counter(state.stack) + Counter(tile.tile for tile in state.universe)
    assert set(tiles.values()) == {1}
    assert len({(tile.x, tile.y) for tile in state.universe}) == len(state.universe)
    stacked = [t.id for t in rules.box.tiles.values() if t.set in rules.players.tiles]
    assert set(tiles) == {*stacked, *(text.split()[0] for text in rules.players.layout)}


def every_office_is_somewhere_exactly_once(state: Cosmos, rules: Rules) -> None:
    for seat, ship in enumerate(state.ships):
        opened = [tile.office for tile in state.universe if tile.owner == seat]
        assert Counter(ship.offices) + Counter(opened) == Counter(list(rules.box.offices))


def credits_add_up_to_the_log(table: CosmoTable) -> None:
    told: Counter[int] = Counter()
    for event in table.events(0):
        told[getattr(event, "seat", -1)] += getattr(event, "credits", 0)
    for seat, ship in enumerate(table.state.ships):
        assert ship.credits == told[seat] == sum(one.credits for one in ship.incomes)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_nothing_is_lost_and_nothing_overlaps(number: int) -> None:
    rng = Rng.from_seed(f"properties {number}")
    for table in walk(new_table(GAME, VARIANTS[number], f"properties {number}"), rng):
        if not table.is_over and not rng.chance(0.2):
            continue
        state, rules = table.state, table.rules
        store_never_overlaps(state, rules)
        every_token_is_somewhere_exactly_once(state, rules)
        every_office_is_somewhere_exactly_once(state, rules)
        for ship in state.ships:
            every_agent_is_connected(ship, rules)
        credits_add_up_to_the_log(table)


def test_a_level_gives_back_its_rooms() -> None:
    """The level follows from the room as long as the ring has not been entered."""
    rng = Rng.from_seed("levels")
    for table in walk(new_table(GAME, VARIANTS[1], "levels"), rng):
        for ship in table.state.ships:
            levels = [room.level or 0 for room in table.rules.box.rooms[: ship.room + 1]]
            assert ship.level == max(levels)
