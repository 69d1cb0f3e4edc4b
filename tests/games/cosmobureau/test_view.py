"""What a seat sees: everything but the bag, the stack and the box; and what its choices give."""

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    EndFlight,
    Explore,
    FlyTo,
    Land,
    Place,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.imagine import imagine
from kosmodrom.games.cosmobureau.preview import preview
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.variants import make_rules
from tests.games.cosmobureau.position import (
    do,
    in_compartment,
    laid_out,
    prepared,
    to_place,
    to_take,
)
from tests.games.cosmobureau.test_refill_and_end import BLUE, queued


def test_hidden_order_changes_no_view() -> None:
    state = laid_out(3)
    rules = make_rules(CosmobureauOptions(), 3)
    for viewer in (0, 1, 2):
        other = imagine(state, rules, viewer, Rng.from_seed(f"{viewer}"))
        assert (other.stack, other.bag) != (state.stack, state.bag)
        assert GAME.public(other, rules) == GAME.public(state, rules)
        assert GAME.own(other, rules, viewer) == GAME.own(state, rules, viewer)


def test_agents_seen_going_into_the_bag_are_imagined_there() -> None:
    """CB-REFILL-02"""
    table = to_take(queued(BLUE))
    do(table, *[one for one in table.choices(0) if type(one).__name__ == "Exchange"])
    known = table.state.returned
    assert known and set(known) <= set(table.state.bag)
    for seed in "abcdef":
        other = imagine(table.state, table.rules, 0, Rng.from_seed(seed))
        assert set(known) <= set(other.bag) and len(other.bag) == len(table.state.bag)
        assert sorted(other.bag + other.box) == sorted(table.state.bag + table.state.box)


def test_only_after_the_end_is_everything_shown() -> None:
    table = to_place(prepared())
    assert table.view(0).everything is None and table.view(WATCHER).everything is None
    shown = table.view(EVERYTHING).everything
    assert shown is not None and shown.stack == tuple(table.state.stack)


def test_compartments_show_the_actions_of_the_data() -> None:
    ship = msgspec.to_builtins(to_place(prepared()).view(1).ships[0])
    cell = next(one for one in ship["cells"] if one["cell"] == "r2c5")
    paid = {"op": "pay_fuel", "cost": 1, "then": {"op": "place_office"}}
    assert list(cell["actions"]) == [paid, {"op": "fly"}]
    assert [one["cell"] for one in ship["cells"] if one.get("waiting")] == ["r4c2", "r4c4", "r4c5"]


def test_tiles_show_their_price_and_what_a_landing_pays() -> None:
    """CB-FLY-02, CB-FLY-04, CB-EXPLORE-01"""
    state = prepared(fuel=3, samples=(2, 0, 0), placed={"r4c2": "A01 NS"})
    view = to_place(state).view(0)
    prices = {tile: (way.price, way.landing) for tile, way in view.reach.ways.items()}
    assert prices == {"S1": (2, 0), "S2": (1, 4), "S3": (1, 0), "S4": (None, 0)}
    unknown = {(space.x, space.y): space.price for space in view.reach.unknown}
    assert unknown[0, 1] == 3 and unknown[-2, 0] == 4
    near = {(space.x, space.y) for space in view.reach.unknown if space.affordable}
    assert (0, 1) in near and (-2, 0) not in near
    flying = in_compartment(prepared(fuel=3), "r3c4")
    do(flying, Use(0, 0), FlyTo(0, "S2"))
    assert flying.view(0).reach.ways["S2"].price is None, "one is there"


def test_what_is_left_of_the_turn_is_listed() -> None:
    """CB-ACT-00, CB-SPECIAL-01"""
    table = in_compartment(prepared(level=2, fuel=5), "r1c6")  # fly, fly, per level: fuel 2
    do(table, Use(0, 2))
    todo = table.view(0).turn.todo
    assert [(one.used, one.allowed, one.left) for one in todo] == [(0, 1, 1), (0, 1, 1), (1, 2, 1)]
    assert all(one.possible for one in todo)


def test_of_two_flights_of_a_compartment_the_one_under_way_is_named() -> None:
    """CB-ACT-00"""
    table = in_compartment(prepared(level=2, fuel=5), "r1c6")  # fly, fly, per level: fuel 2
    shown = []
    for actions in ([Use(0, 1)], [FlyTo(0, "S2"), EndFlight(0)], [Use(0, 0)]):
        do(table, *actions)
        shown.append([(one.used, one.under_way) for one in table.view(0).turn.todo])
    flown = (1, False)
    assert shown == [
        [(0, False), (1, True), (0, False)],
        [(0, False), flown, (0, False)],
        [(1, True), flown, (0, False)],
    ]


def test_leaving_actions_unused_asks_twice() -> None:
    """CB-SPECIAL-05"""
    table = in_compartment(prepared(level=2, fuel=5), "r1c6")
    shown = {action: preview(table.state, table.rules, action) for action in table.choices(0)}
    assert [action for action, one in shown.items() if one.confirm] == [EndActions(0)]


def test_agents_show_which_of_their_contacts_are_met() -> None:
    """CB-PLACE-03: the ship's own contacts count."""
    placed = {"r4c2": "A14 NS", "r3c2": "A42 ESW"}
    cells = {one.cell: one for one in to_place(prepared(placed=placed)).view(0).ships[0].cells}
    assert (cells["r4c2"].contacts, cells["r4c2"].met) == ("NS", "NS")
    assert (cells["r3c2"].contacts, cells["r3c2"].met) == ("ESW", "S")


def test_previews_stand_in_the_order_of_the_choices() -> None:
    table = to_place(prepared(hand=["A01", "A22"]))
    for action, shown in zip(table.choices(0), table.previews(0), strict=True):
        assert preview(table.state, table.rules, action) == shown
        assert isinstance(action, Place) and "S" in shown.joins
    assert not table.previews(1)


def test_previews_say_what_a_choice_gives() -> None:
    table = in_compartment(prepared(fuel=6, samples=(2, 0, 0), placed={"r4c2": "A01 NS"}), "r2c4")
    state, rules = table.state, table.rules
    gain = preview(state, rules, Use(0, 0))
    assert (gain.fuel, gain.lost) == (1, 1)
    do(table, Use(0, 1))
    assert preview(table.state, rules, FlyTo(0, "S2")).landing == 4
    assert preview(table.state, rules, FlyTo(0, "S2")).fuel == -1
    assert preview(table.state, rules, Explore(0, 0, 1)).fuel == -3
    do(table, FlyTo(0, "S2"))
    assert preview(table.state, rules, Land(0, "r4c2")).credits == 4


def test_a_flight_says_what_a_landing_within_reach_would_pay() -> None:
    """CB-FLY-05, CB-LAND-03"""
    rich = in_compartment(prepared(fuel=6, samples=(2, 0, 0), placed={"r4c2": "A01 NS"}), "r2c4")
    assert preview(rich.state, rich.rules, Use(0, 1)).best == 4
    dry = in_compartment(prepared(fuel=0, samples=(2, 0, 0), placed={"r4c2": "A01 NS"}), "r2c4")
    assert preview(dry.state, dry.rules, Use(0, 1)).best == 0
    table = to_place(prepared(fuel=1, placed={"r4c4": "A14 NS"}, hand=["A01"]))
    assert preview(table.state, table.rules, Place(0, "A01", "r3c4", 0)).best == 2, "with who lands"
    assert preview(table.state, table.rules, Place(0, "A01", "r4c2", 0)).best == 0, "no flight"


def test_a_preview_of_a_placement_shows_what_it_joins_and_opens() -> None:
    """CB-PLACE-03"""
    table = to_place(prepared(placed={"r4c2": "A14 NS"}, hand=["A42"], captain="C4"))
    shown = preview(table.state, table.rules, Place(0, "A42", "r3c2", 2))  # WNE turned to ESW
    assert (shown.contacts, shown.joins, shown.captain) == ("ESW", "S", 1)
    assert set(shown.opens) == {"r3c1", "r3c3"}


def test_a_position_reads_back_from_its_text() -> None:
    state = prepared(placed={"r4c2": "A14 NS", "r3c2": "A53 NESW*"}, offices={"S2": "U1"})
    text = GAME.format(state)
    assert GAME.parse(text) == state
    assert "A53:NESW*" in text and "tile S2 -1 0 0 U1" in text


def test_phases_name_the_turn() -> None:
    table = to_place(prepared())
    assert GAME.phase(table.state) == "turn 1" and GAME.phase(laid_out()) == "setup"


def test_a_price_is_paid_before_what_it_buys_finds_its_room() -> None:
    """CB-PAY-05: in the preview too; paying a fuel frees the cell of the sample."""
    table = in_compartment(prepared(side="03", fuel=9), "r2c6")  # 1 fuel for any sample
    given = preview(table.state, table.rules, Use(0, 0))
    assert (given.fuel, given.samples) == (-1, 1)
    do(table, Use(0, 0), TakeSample(0, "pink"))
    assert table.state.ships[0].fuel == 8
