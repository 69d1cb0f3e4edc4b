"""The component set and the owner's file that is put over it."""

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME, ops
from kosmodrom.games.cosmobureau.components import load_components, parse_sides
from kosmodrom.games.cosmobureau.ops import parse_op
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions


def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = load_components()
    start = [token for token in box.agents.values() if token.start_set is not None]
    assert (len(box.agents), len(start)) == (62, 12)
    sets = [tile.set for tile in box.tiles.values()]
    assert [sets.count(name) for name in ("start", "base", "3+", "4")] == [4, 12, 6, 6]
    assert len(box.ships) == 5 and all(len(s.compartments) == 24 for s in box.ships.values())
    assert (len(box.rooms), len(box.offices), len(box.captains), len(box.ranks)) == (18, 5, 6, 6)


@pytest.mark.parametrize(
    ("text", "op"),
    [
        ("fuel 2", ops.Fuel(2)),
        ("sample pink", ops.SampleColour("pink")),
        ("per level: fuel 2 or fly", ops.PerLevel(ops.Choice((ops.Fuel(2), ops.Flight())))),
        ("pay fuel 1: place office", ops.PayFuel(1, ops.PlaceOffice())),
        ("discard sample 2: credits 5", ops.DiscardSample(2, ops.Credits(5))),
        ("per office: credits 1", ops.PerOffice(ops.Credits(1))),
    ],
)
def test_actions_are_written_in_plain_words(text: str, op: ops.AnyOp) -> None:
    assert parse_op(text) == op


def test_a_table_put_over_ours_changes_only_what_it_names() -> None:
    box = load_components('[offices.O]\ncredits = 5\n\n[ships.00]\nr4c2 = ["fuel 4"]\n')
    assert box.offices["O"].credits == 5 and box.offices["O"].planet == "orange"
    assert box.ships["00"].compartments[19] == (ops.Fuel(4),)
    assert box.ships["00"].compartments[18] == load_components().ships["00"].compartments[18]


def test_a_game_can_be_played_with_the_owners_values() -> None:
    options = CosmobureauOptions(components="[setup]\nstart_fuel = 5\n")
    assert Table(GAME, 2, options).state.ships[1].fuel == 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[setup", "not TOML"),
        ("[shops.00]\n", "no table 'shops'"),
        ("[setup]\nqueue = 'three'\n", "setup: Expected `int`"),
        ('[ships.00]\nr4c2 = ["fule 4"]\n', "ships.00: r4c2: no action 'fule 4'"),
        ('[ships.00]\nr4c2 = ["fuel"]\n', "needs one whole number"),
        ('[ships.00]\nr5c1 = ["fly"]\n', "no entry 'r5c1'"),
        ('[ships.00]\ncontacts = ["r4c9 S"]\n', "no compartment 'r4c9'"),
        ('[ships.00]\ncontacts = ["r4c1 X"]\n', "use the letters N, E, S, W"),
        ('[ships.05]\nname = "New"\ncontacts = []\n', "ships.05: r1c1: 'r1c1' is missing"),
        ('[tiles.T01]\nhas = ["orange", "pink"]\n', "one planet at most"),
        ('[captains.C2]\nwhen = "sundays"\n', "no occasion 'sundays'"),
        ("[bureau]\nafter_last = 18\n", "no room 18"),
        ('[bureau]\nrooms = ["fly"]\nafter_last = 0\n', "a room cannot give"),
        ("[players.2]\nagents = 99\n", "players.2.agents: 99 of 50"),
        ("[offices.O]\ncredits = 'many'\n", "offices.O"),
        ('[setup]\nstart_tile = "S9"\n', "no tile 'S9'"),
    ],
)
def test_a_mistake_in_the_file_is_named_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        load_components(text)


def test_contacts_are_letters() -> None:
    assert parse_sides("WNE") == 11
    with pytest.raises(ValueError, match="names no contacts"):
        parse_sides("")
