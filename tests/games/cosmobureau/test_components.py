"""The component set and the owner's file that is put over it."""

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME, ops
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import parse_sides
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
        ("agents = 3\n", "agents: Expected `array`"),
        ("[[agents]]\nids = ['A1']\ncolour = 'blue'\ncontacts = 3\n", "agents, group 1: Expected"),
        ("[[agents]]\nids = ['A1']\ncolour = 'blue'\ncontacts = 'N'\n", "no start agents"),
        ("[bureau]\nrooms = 5\n", "bureau: Expected `array`"),
        ("[bureau.levels]\n99 = 5\n", "no room 99 for level 5"),
        ('[bureau.levels]\n3 = "one"\n', "bureau: Expected `int`"),
        ("[bureau.levels]\n3 = 9\n", "levels rise along the track"),
        ("[captains.C1]\nwhen = 3\n", "captains.C1: Expected `str`"),
        ('[captains.C1]\nwhen = "line"\n', "write it like 'line 3'"),
        ('[captains.C2]\nwhen = "columns 7"\n', "write it like 'columns 1 6'"),
        ('[captains.C4]\nwhen = "neighbours x"\n', "'x' is no number"),
        ('[captains.C1]\nbonus = "credits 7"\n', "captains.C1: Expected `array`"),
        ("[tiles.T01]\nbonus = [3]\n", "tiles.T01: Expected `str`"),
        ("[ships.00]\ncontacts = [3]\n", "ships.00: Expected `str`"),
        ("[ships.00]\ncontacts = []\n", "ships.00.contacts: without a ship contact"),
        ("[ships.00]\nname = 3\n", "ships.00: Expected `str`"),
        ('[ships.00]\nr1c1 = ["fuel 100"]\n', "from 1 to 99"),
        ("[players.5]\nagents = 3\n", "no entry '5'"),
        ("[players.2]\nlayout = ['']\n", "players.2.layout: no tile ''"),
        ("[players.2]\nlayout = ['S1 a b']\n", "two whole numbers, like 'S4 0 2'"),
        ("[players.2]\nlayout = ['S2 0 0']\n", "the ships start on S1"),
        ("[players.2]\nlayout = ['S1 0 0', 'S2 0 0']\n", "a place of its own"),
        ("[players.2]\nlayout = ['S1 0 0', 'T01 1 0']\n", "T01 is in the stack"),
        ("[players.2]\ntiles = ['bse']\n", "no tile has the set 'bse'"),
        ("[setup]\nqueue = 0\n", "setup.queue: at least 1"),
        ("[setup]\nblockers = [20]\n", "setup.blockers: .20. do not fit"),
        ("[setup]\nstart_fuel = 12\n", "setup.start_fuel: 12 does not fit"),
        ("[setup]\nlanding = -2\n", "setup.landing: not below 0"),
        ("[setup]\nborder = -1\n", "a flight costs fuel"),
        ("[offices.O]\ncredits = -6\n", "offices.O.credits: not below 0"),
        ("[ranks.employee]\nfrom = 75\n", "ranks: each needs at least"),
        ("[ranks.trainee]\nfrom = 20\n", "ranks: the lowest one begins at 0"),
    ],
)
def test_a_mistake_in_the_file_is_named_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        load_components(text)


TABLES = ["setup", "players", "agents", "tiles", "bureau", "offices", "captains", "ships", "ranks"]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("value", ["3", "'x'", "[]", "[3]", "[{}]", "{ x = 3 }", "{ x = {} }"])
def test_whatever_stands_there_it_is_a_sentence_that_comes_back(table: str, value: str) -> None:
    """Never anything but a ValueError, which the server gives back as a refusal."""
    with pytest.raises(ValueError, match=table):
        load_components(f"{table} = {value}\n")


def test_contacts_are_letters() -> None:
    assert parse_sides("WNE") == 11
    with pytest.raises(ValueError, match="names no contacts"):
        parse_sides("")
