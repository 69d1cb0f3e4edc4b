"""Any two cards of the rough roads work together: a ship is hit, and a card of each kind is met."""

from itertools import combinations

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.events import CardEnded, LostPart
from kosmodrom.games.galaxy_trucker.positions import LARGE, MODERN
from tests.games.galaxy_trucker.hangar import at, cubes, happened, rules_of
from tests.games.galaxy_trucker.roads import bumpy, swarm
from tests.walk import walk

ROADS = sorted(rules_of(rough_roads=2).rough)
PAIRS = list(combinations(ROADS, 2))
KINDS = sorted({card.kind: id for id, card in load_cards().items()}.values())
PARTS = 10  # test cases
LONELY = "X\nP/2 K/b\nE B/2"  # nothing protects it from the front
FLEET = (LONELY, LARGE, MODERN)


def test_there_are_300_pairs() -> None:
    """GTX-COMP-03, GTX-ROUGH-02"""
    assert len(ROADS) == 25 and len(PAIRS) == 300


@pytest.mark.parametrize("part", range(PARTS))
def test_two_rough_roads_at_once(part: int) -> None:
    """GTX-ROUGH-02, GTX-MIX-01: a meteor hits, and the next card is played."""
    for number, pair in list(enumerate(PAIRS))[part::PARTS]:
        kind = KINDS[number % len(KINDS)]
        table = bumpy(
            *FLEET, roads=" ".join(pair), card=[swarm("large front"), kind], rolls=(7,),
            new_technologies=True, joints={"gives_up": False},
        )  # fmt: skip
        total = cubes(table.state)
        for moment in walk(table, Rng.from_seed(f"{pair}")):
            assert cubes(moment.state) == total
        hit = [event for event in happened(table, LostPart) if event.seat == 0]
        assert (hit[0].cell, hit[0].how) == (at(0, -1), "destroyed"), pair
        assert happened(table, CardEnded), pair
