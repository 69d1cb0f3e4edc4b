"""Bonus cards that offer something: the junkyards and the star warehouse."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Decline, Give, Keep, Order, Settle
from kosmodrom.games.galaxy_trucker.box.deck import Card, Yard
from kosmodrom.games.galaxy_trucker.events import (
    Earned,
    Gave,
    GaveUp,
    LostPart,
    Moved,
    Passed,
    Rolled,
    Settled,
    Skipped,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Arranged,
    Hire,
    Mount,
    MoveFigure,
    MoveToken,
    Visit,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import ShutArea
from kosmodrom.games.galaxy_trucker.expansions.bonus.printed import bonus_deck
from kosmodrom.games.galaxy_trucker.expansions.events import (
    Mounted,
    Rearranged,
    ShelfLaid,
    Supplied,
    Visited,
    Woke,
)
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, crew_aboard
from kosmodrom.games.galaxy_trucker.state import Roads, State
from tests.games.galaxy_trucker.hangar import (
    Change,
    GTTable,
    answers,
    asked,
    at,
    beside,
    do,
    flying,
    happened,
    places,
    refused,
    ship,
    time_up,
)

CREW = "P/2"
DECK = bonus_deck()
SECOND, THIRD = DECK["II-junkyard-1"], DECK["III-junkyard-1"]
WAREHOUSE = DECK["I-star_warehouse-1"]


def bonus(*drawings: str, card: Card, **more: Any) -> GTTable:
    return flying(*drawings, card=card, **{"bonus_cards": True, **more})


# Junkyard


def test_an_area_is_paid_and_rewarded_before_the_next_player_decides() -> None:
    """GTX-BONUS-06, GTX-BONUS-07, GTX-BONUS-13: gained days are moved at once."""
    table = bonus("P/2 B/2", "P/2 B/2", card=SECOND, places=(40, 38))
    do(table, Visit(0, 1))
    assert batteries_aboard(ship(table).parts) == 0 and places(table) == [43, 38]
    assert happened(table, Visited)[0].area == 1 and asked(table) == (1,)
    assert table.public().flight.takers == ((0, 1),)
    assert refused(table, Visit(1, 1)) == "GTX-BONUS-06"


def test_each_may_pass_and_silence_does() -> None:
    """GTX-BONUS-06, GTX-NET-14"""
    table = bonus("P/2 B/2", "P/2 B/2", card=SECOND, build_mode="realtime")
    do(table, Decline(0))
    time_up(table)
    assert [event.seat for event in happened(table, Passed)] == [0, 1]
    assert not happened(table, Visited)


def test_an_area_that_cannot_be_paid_is_not_offered() -> None:
    """GTX-NET-13: and who can pay for none is not asked."""
    table = bonus("P/2 B/1", CREW, card=SECOND)
    assert answers(table, 0) == {Visit(0, 0), Visit(0, 2), Visit(0, 3), Decline(0)}
    dear = Card("y", "II", "junkyard", areas=(Yard(crew_lost=3, credits=9),))
    assert [event.seat for event in happened(bonus(CREW, CREW, card=dear), Passed)] == [0, 1]


def test_areas_that_are_shut_say_why() -> None:
    """GTX-BONUS-06: somebody has it, or there is too little aboard."""
    table = bonus("P/2 B/2", "P/1 B/1", card=THIRD, places=(40, 38))
    assert table.public().flight.shut == ()
    do(table, Visit(0, 2))
    assert table.public().flight.shut == (
        ShutArea(1, "crew", costs=2, aboard=1),
        ShutArea(2, "taken", takers=(0,)),
    )
    do(bare := bonus("P/2", CREW, card=SECOND), Decline(0))
    assert bare.public().flight.shut == (ShutArea(1, "batteries", costs=2),)


def test_hits_are_rolled_for_the_visitor_alone_and_then_come_the_credits() -> None:
    """GTX-BONUS-06"""
    table = bonus("P/2 B/1", CREW, card=SECOND, rolls=(2, 2))
    do(table, Visit(0, 2))
    assert [event.seat for event in happened(table, Rolled)] == [0, 0]
    assert [event.credits for event in happened(table, Earned)] == [4]
    assert batteries_aboard(ship(table).parts) == 2


def test_new_astronauts_go_to_free_places_but_never_to_luxury_cabins() -> None:
    """GTX-BONUS-07, GTX-NET-71: awake where there is a bed, else asleep."""
    table = bonus("L P/1 S/2", CREW, card=SECOND, rolls=(2,), new_technologies=True)
    do(table, Visit(0, 3))
    parts = ship(table).parts
    assert (parts[at(0, 0)].humans, parts[at(1, 0)].sleepers, parts[at(-1, 0)].humans) == (2, 3, 0)
    event = happened(table, Supplied)[0]
    assert (event.humans, event.sleepers) == ((at(0, 0),), (at(1, 0),))


def test_humans_may_be_rearranged_at_that_moment() -> None:
    """GTX-BONUS-07, GTX-NET-71: new ones may also go to sleep, sleepers are not woken."""
    table = bonus("C P/1 C/1 S/3", CREW, card=SECOND, rolls=(2,), new_technologies=True)
    do(table, Visit(0, 3))
    left, pilot, right, stasis = (at(x, 0) for x in (-1, 0, 1, 2))
    assert ship(table).parts[left].humans == 2
    assert answers(table, 0) == {
        Arranged(0),
        *(MoveFigure(0, start, cell) for start in (left, pilot, right)
          for cell in (pilot, right, stasis) if cell != start),
    }  # fmt: skip
    do(table, MoveFigure(0, left, right))
    assert ship(table).parts[right].humans == 2
    do(table, MoveFigure(0, left, stasis))
    assert ship(table).parts[stasis].sleepers == 4
    assert refused(table, MoveFigure(0, stasis, left)) == "GTX-NET-71"
    do(table, Arranged(0))
    assert [event.what for event in happened(table, Rearranged)] == ["human", "sleeper"]
    assert asked(table) == (1,)


def test_only_new_ones_go_to_sleep_and_nobody_leaves_a_luxury_cabin() -> None:
    """GTX-NET-71"""
    table = bonus("L/1 P/1 C/1 S/1", CREW, card=SECOND, rolls=(2,), new_technologies=True)
    do(table, Visit(0, 3))
    luxury, pilot, cabin, stasis = (at(x, 0) for x in (-1, 0, 1, 2))
    do(table, MoveFigure(0, pilot, stasis), MoveFigure(0, cabin, stasis))
    assert answers(table, 0) == {
        Arranged(0), MoveFigure(0, pilot, cabin), MoveFigure(0, cabin, pilot)
    }  # fmt: skip
    assert ship(table).parts[luxury].humans == 1


def test_tokens_may_be_rearranged_and_silence_leaves_them_on_the_lowest_columns() -> None:
    """GTX-BONUS-07, GTX-NET-71, GTX-NET-12: a minute for all moves together."""
    table = bonus("B P/2 C/1 B3/1", CREW, card=SECOND, build_mode="realtime")
    do(table, Visit(0, 0), Give(0, at(0, 0)))
    assert [ship(table).parts[at(x, 0)].batteries for x in (-1, 2)] == [2, 2]
    assert table.deadline == table.state.now + 60_000
    do(table, MoveToken(0, at(-1, 0), at(2, 0)))
    assert [ship(table).parts[at(x, 0)].batteries for x in (-1, 2)] == [1, 3]
    assert table.deadline == 60_000
    time_up(table)
    assert asked(table) == (1,)


def test_the_reward_comes_though_the_price_was_the_last_human() -> None:
    """GTX-BONUS-09: and a hired astronaut keeps the ship flying."""
    yard = Card("y", "II", "junkyard", areas=(Yard(crew_lost=1, crew=1, credits=2),))
    table = do(bonus("P/1 X", CREW, card=[yard, yard]), Visit(0, 0))  # type: ignore[arg-type]
    assert happened(table, Gave) and happened(table, Earned)[0].credits == 2
    assert crew_aboard(ship(table).parts) == 1 and not happened(table, GaveUp)


def test_with_five_one_area_may_be_used_twice_for_less() -> None:
    """GTX-BONUS-08, GTX-EX-23: full cost, and one less of every part of the reward."""
    empty = "P/1 C"
    table = bonus(empty, empty, empty, empty, empty, card=THIRD, rolls=(2, 2, 2, 2))
    do(table, Visit(0, 0), Arranged(0), Visit(1, 0), Arranged(1))
    assert [(event.seat, event.dice) for event in happened(table, Rolled)] == [
        (0, (1, 1)), (0, (1, 1)), (1, (1, 1)), (1, (1, 1)),
    ]  # fmt: skip
    assert [event.credits for event in happened(table, Earned)] == [5, 4]
    assert [crew_aboard(ship(table, seat).parts) for seat in (0, 1)] == [3, 2]
    assert Visit(2, 0) not in answers(table, 2)


def test_what_an_area_costs_and_gives_is_said_before() -> None:
    """GTX-BONUS-06"""
    table = bonus("P/2 B/2 B", CREW, card=SECOND, places=(38, 39))
    shown = beside(do(table, Decline(1)))
    first, second, third = (shown[Visit(0, area)] for area in (0, 1, 2))
    assert (first.crew_lost, first.batteries) == (1, 4)
    assert (second.batteries, second.days_won, second.place) == (0, 3, 1)
    assert (third.credits, third.shots, third.batteries) == (4, 2, 3)
    assert shown[Decline(0)].usual


# Star Warehouse

ENGINE, CABIN, BATTERY, LIFE = "ENG-01", "CAB-01", "BAT2-01", "LIFP-01"
SINGLE = "LSO-05"  # single connectors only


def stocked(*tiles: str, tray: tuple[str, ...] = ()) -> Change:
    def change(state: State) -> None:
        state.heap, state.tray = tiles, tray

    return change


def test_six_random_parts_lie_open_of_those_face_down_and_face_up() -> None:
    """GTX-BONUS-10, GTX-NET-74: what nobody took goes back."""
    tiles = tuple(f"STR-0{n}" for n in range(1, 6))
    table = bonus(CREW, CREW, card=WAREHOUSE, change=stocked(*tiles[:3], tray=tiles[3:]))
    laid = happened(table, ShelfLaid)[0].tiles
    assert sorted(laid) == sorted(tiles) and table.public().flight.shelf == laid
    assert not table.state.heap and not table.state.tray
    do(table, Decline(0), Decline(1))
    assert sorted(table.state.tray) == sorted(tiles) and not happened(table, Moved)


def test_each_may_add_one_for_a_day() -> None:
    """GTX-BONUS-10, GTX-NET-12"""
    table = bonus(
        CREW, CREW, card=WAREHOUSE, change=stocked(BATTERY), places=(40, 30), build_mode="realtime"
    )
    assert asked(table) == (0,) and table.deadline == table.state.now + 60_000
    mount = next(one for one in answers(table, 0) if isinstance(one, Mount))
    do(table, mount)
    assert ship(table).parts[mount.cell].batteries == 2
    assert happened(table, Mounted)[0].tile == BATTERY
    assert places(table) == [39, 30]


def test_in_a_dead_column_the_new_part_does_not_work_for_the_bound() -> None:
    """GTX-ROUGH-38, GTX-ROUGH-06: it is neither charged nor does it count."""
    for handicap, is_dead in (((1, 1), True), ((0, 1), False)):

        def change(state: State) -> None:
            state.heap, state.tray = (BATTERY,), ()
            state.rough, state.roads = ("dead_zone",), Roads(column=8)

        table = bonus(CREW, CREW, card=WAREHOUSE, change=change, rough_roads=1, handicap=handicap)
        mounts = [one for one in answers(table, 0) if isinstance(one, Mount)]
        right = next(one for one in mounts if one.cell == at(1, 0))
        do(table, right)
        part = ship(table).parts[right.cell]
        assert (part.inert, part.batteries) == ((True, 0) if is_dead else (False, 2))


def test_the_new_part_must_obey_the_building_rules() -> None:
    """GTX-BONUS-10, GTX-NET-72: an engine points to the rear, whoever checks."""
    for validation in ("classic", "strict"):
        table = bonus(CREW, CREW, card=WAREHOUSE, change=stocked(ENGINE), validation=validation)
        mounts = [one for one in answers(table, 0) if isinstance(one, Mount)]
        assert mounts and {one.turns for one in mounts} == {0}
        assert refused(table, Mount(0, ENGINE, mounts[0].cell, 1)) == "GTX-NET-72"
        seams = beside(table, 0)[mounts[0]].seams
        assert {seam.meets for seam in seams} == {"fits"}, "how it meets what is there"


def test_what_does_not_fit_names_its_seam() -> None:
    """GTX-NET-72: or says that it touches nothing there, or fits nowhere."""
    table = bonus("P/2", CREW, card=WAREHOUSE, change=stocked(ENGINE, "STR-01"))
    reason = table.why_not(Mount(0, ENGINE, at(1, 0), 1))
    assert reason is not None and reason.key == "gt-mount-seam"
    assert reason.args == {"side": 3, "meets": "engine_aside"}, "as it is turned"
    reason = table.why_not(Mount(0, ENGINE, at(3, 0)))
    assert reason is not None and reason.key == "gt-mount-beside"
    closed = bonus("P:2222/2", CREW, card=WAREHOUSE, change=stocked("STR-01", SINGLE))
    reason = closed.why_not(Mount(0, SINGLE, at(1, 0)))
    assert reason is not None and reason.key == "gt-mount-never"


def test_nothing_that_fits_asks_nobody() -> None:
    """GTX-NET-13"""
    table = bonus("P:0000/2", "P:0000/2", card=WAREHOUSE, change=stocked(BATTERY))
    assert [event.seat for event in happened(table, Passed)] == [0, 1]
    assert happened(bonus(CREW, card=WAREHOUSE), Skipped)


def test_an_exchanged_part_is_set_aside_with_its_contents_lost() -> None:
    """GTX-BONUS-10, GTX-BONUS-12, GTX-NET-72, GTX-NET-74: it is not paid for."""
    table = bonus("K/b P/2", CREW, card=WAREHOUSE, change=stocked(BATTERY))
    blue = table.state.bank["blue"]
    swap = next(
        one for one in answers(table, 0) if isinstance(one, Mount) and one.cell == at(-1, 0)
    )
    do(table, swap)
    assert table.state.bank["blue"] == blue + 1 and not ship(table).lost
    assert table.state.aside == ("~K",) and happened(table, Mounted)[0].old == "~K"
    assert not happened(table, Gave)


def test_even_the_start_cabin_may_be_exchanged_and_nobody_wakes() -> None:
    """GTX-NET-72, GTX-NET-74"""
    table = bonus("P/2 C/1 S/4", CREW, card=WAREHOUSE, change=stocked(CABIN), new_technologies=True)
    swap = next(one for one in answers(table, 0) if isinstance(one, Mount) and one.cell == at(0, 0))
    do(table, swap)
    assert ship(table).parts[at(0, 0)].humans == 2
    assert not happened(table, Woke) and "~P" in table.state.aside


def test_parts_made_loose_by_the_exchange_fall_off() -> None:
    """GTX-BONUS-12: where the rules let a part lie that is not joined to all around it."""
    loosely = {"fits": lambda parts, board, cell, part: True}
    table = bonus("P/2 X X", CREW, card=WAREHOUSE, change=stocked(BATTERY), joints=loosely)
    swap = Mount(0, BATTERY, at(1, 0))
    assert beside(table)[swap].loses == (at(2, 0),)
    do(table, swap, Keep(0, at(0, 0)))
    assert [(event.cell, event.how) for event in happened(table, LostPart)] == [
        (at(2, 0), "fallen")
    ]


def test_an_alien_leaves_with_its_life_support() -> None:
    """GTX-BONUS-12, GT-HIT-18"""
    table = bonus("P/2 C/p U", CREW, card=WAREHOUSE, change=stocked(BATTERY))
    do(table, Mount(0, BATTERY, at(2, 0)))
    assert ship(table).parts[at(1, 0)].alien is None and happened(table, Gave)[0].what == "alien"


def test_only_the_new_part_is_manned_and_a_new_life_support_changes_no_cabin() -> None:
    """GTX-BONUS-11"""
    table = bonus("C/1 P/1", CREW, card=WAREHOUSE, change=stocked(CABIN))
    add = next(
        one for one in answers(table, 0)
        if isinstance(one, Mount) and one.cell not in ship(table).parts
    )  # fmt: skip
    do(table, add)
    assert [part.humans for _, part in sorted(ship(table).parts.items())].count(1) == 2
    assert ship(table).parts[add.cell].humans == 2


def test_a_new_cabin_beside_its_life_support_may_house_an_alien() -> None:
    """GTX-BONUS-11, GTX-NET-73"""
    table = bonus("U P/2", CREW, card=WAREHOUSE, change=stocked(CABIN))
    add = next(
        one for one in answers(table, 0)
        if isinstance(one, Mount) and one.cell in (at(-2, 0), at(-1, -1), at(-1, 1))
    )  # fmt: skip
    do(table, add)
    assert answers(table, 0) == {Settle(0, add.cell, "humans"), Settle(0, add.cell, "purple")}
    do(table, Settle(0, add.cell, "purple"))
    assert ship(table).parts[add.cell].alien == "purple" and happened(table, Settled)


def test_a_blue_alien_brings_a_specialist_whom_nobody_had() -> None:
    """GTX-NET-73"""

    def change(state: State) -> None:
        stocked(CABIN)(state)
        state.ships[1].specialist = "lawyer"

    table = bonus("V P/2", CREW, card=WAREHOUSE, change=change, new_technologies=True)
    add = next(
        one for one in answers(table, 0)
        if isinstance(one, Mount) and one.cell in (at(-2, 0), at(-1, -1), at(-1, 1))
    )  # fmt: skip
    do(table, add)
    hired = {one.who for one in answers(table, 0) if isinstance(one, Hire)}
    assert hired == {"manager", "merchant", "technician", "diplomat"}


def test_stasis_and_luxury_are_filled_as_at_launch() -> None:
    """GTX-NET-73"""
    for tile, sleepers, humans in (("STA-01", 4, 0), ("LUX-01", 0, 1)):
        table = bonus(CREW, CREW, card=WAREHOUSE, change=stocked(tile), new_technologies=True)
        add = next(one for one in answers(table, 0) if isinstance(one, Mount))
        part = ship(do(table, add)).parts[add.cell]
        assert (part.sleepers, part.humans) == (sleepers, humans)


def test_an_order_to_decline_offers_holds_here_too() -> None:
    """GTX-NET-16, GT-NET-34"""
    table = bonus(CREW, CREW, CREW, card=WAREHOUSE, change=stocked(BATTERY, CABIN))
    do(table, Order(1, "offer", "no"), Decline(0))
    assert asked(table) == (2,)
