"""Class IIA with New Technologies: boosters, sleepers and specialists of one hull."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Decline, Enough, Give, GiveUp, GoOn, Land, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Earned,
    Gave,
    GaveUp,
    LostPart,
    RoundSettled,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Jump, Wake, Withdraw
from kosmodrom.games.galaxy_trucker.expansions.events import (
    CameBack,
    HullCameBack,
    HullJumped,
    Saved,
    Withdrew,
)
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    beside,
    cubes,
    do,
    flying,
    happened,
    ship,
)
from tests.games.galaxy_trucker.two_hulls import IIA, MANNED, left, right, swarm, two, without_right

QUIET = Card("quiet", "II", "stardust")
SWARM = swarm("large front")
# The right hull has an engine that can be boosted, and a spare one.
BOOSTED = two("C/2 E", "C/2 B/2\nE EB\nX E")
TO_THE_RIGHT = Jump(0, right(0, 1), right(1, 1), right(1, 0))
TWICE = two("C/2 B/1\nE EB", "C/2 B/1\nE EB")
LEFT, RIGHT = (
    Jump(0, left(0, 1), left(1, 1), left(1, 0)),
    Jump(0, right(0, 1), right(1, 1), right(1, 0)),
)


def modern(*drawings: str, **more: Any) -> GTTable:
    return flying(*drawings, new_technologies=True, **IIA, **more)


def flown(*drawings: str, cards: int = 4, **more: Any) -> GTTable:
    """A swarm that misses everybody, then quiet cards."""
    deck = (SWARM, *(Card(f"quiet {n}", "II", "epidemic") for n in range(cards - 1)))
    return modern(*drawings, card=deck, rolls=(7,), **more)


def test_a_jump_says_which_hull_leaves_alone() -> None:
    """GTX-NET-44: with one hull away the rest is the whole ship."""
    table = flown(TWICE, MANNED)
    assert [beside(table)[jump].hull for jump in (LEFT, RIGHT)] == ["left", "right"]
    do(table, LEFT)
    assert beside(table)[RIGHT].hull is None


def test_a_booster_sends_only_its_own_hull_away() -> None:
    """GTX-IIA-40, GTX-IIA-41, GTX-NET-22"""
    table = do(flown(BOOSTED, MANNED), TO_THE_RIGHT)
    assert [(event.hull, event.cards) for event in happened(table, HullJumped)] == [("right", 2)]
    assert set(ship(table).parts) == {left(0, 0), left(1, 0)} and ship(table).board == "IIA left"
    seen = table.public().ships[0]
    assert seen.status == "flying" and seen.hulls_away == {"right": 1} and len(seen.away) == 5
    assert seen.figures.crew == 2 and seen.figures.engines == 2


def test_the_hulls_reunite_when_the_second_card_is_over() -> None:
    """GTX-IIA-41, GTX-IIA-42, GTX-EX-16"""
    table = do(flown(BOOSTED, MANNED), TO_THE_RIGHT)
    do(table, GoOn(0), GoOn(1))
    assert [event.hull for event in happened(table, HullCameBack)] == ["right"]
    assert ship(table).board == "IIA" and len(ship(table).parts) == 7 and not ship(table).away


def test_each_hull_that_can_jump_is_asked_for_and_both_avoid_a_card_completely() -> None:
    """GTX-IIA-40, GTX-NET-44"""
    table = flown(TWICE, TWICE)
    assert answers(table, 0) == {Decline(0), LEFT, RIGHT}
    do(table, LEFT)
    assert asked(table) == (0,) and answers(table, 0) == {Decline(0), RIGHT}
    do(table, RIGHT, Decline(1))
    assert ship(table).status == "away" and [e.seat for e in happened(table, Threatened)] == [1]
    do(table, GoOn(1))
    assert [event.seat for event in happened(table, CameBack)] == [0]
    assert ship(table).board == "IIA" and len(ship(table).parts) == 6


def test_the_only_hull_left_jumps_like_any_ship() -> None:
    """GTX-IIA-36, GTX-IIA-40"""
    table = do(flown(TWICE, MANNED, change=without_right), LEFT)
    assert ship(table).status == "away" and not happened(table, HullJumped)
    do(table, GoOn(1))
    assert [event.seat for event in happened(table, CameBack)] == [0]
    assert ship(table).board == "IIA left" and len(ship(table).parts) == 3


def test_a_hull_that_jumps_on_the_last_card_is_given_up_and_the_other_finishes() -> None:
    """GTX-IIA-42, GTX-NET-48, GTX-NET-17"""
    table = flown(BOOSTED, MANNED, cards=1)
    assert beside(table)[TO_THE_RIGHT].confirm == "hull"
    do(table, TO_THE_RIGHT)
    assert [(e.hull, e.why) for e in happened(table, Withdrew)] == [("right", "hyperspace")]
    assert ship(table).status == "arrived" and [r.place for r in table.state.reports] == [2, 1]


ZONE = Card(
    "zone", "II", "combat_zone",
    lines=(
        Line("crew", Penalty(goods=2)),
        Line("engines", Penalty(days=1)),
    ),
)  # fmt: skip


def test_what_has_jumped_away_cannot_be_lost() -> None:
    """GTX-EX-14: all cubes and tokens that could be lost are in the hull that jumps."""
    laden = two("C/1 E", "C/1 B/2 K/y\nE EB")
    table = modern(laden, MANNED, card=(ZONE, QUIET, QUIET))
    assert asked(table) == (0,) and RIGHT in answers(table, 0)
    do(table, RIGHT)
    assert happened(table, Victim)[0].seat == 0  # still the smallest crew
    assert not happened(table, Gave)


def test_the_hull_that_stays_counts_alone() -> None:
    """GTX-EX-15: 5 with the alien of the left hull; together they would count 2."""
    fast = two("C/2 C/o O\nE E E", "C/2 B/2\nE EB\nX E")
    zone = Card("zone", "II", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    together = modern(fast, MANNED, card=(zone, QUIET, QUIET))
    do(together, Enough(0))
    assert happened(together, Announced)[0].value == 4
    alone = do(modern(fast, MANNED, card=(zone, QUIET, QUIET)), RIGHT)
    assert happened(alone, Announced)[0].value == 10


def test_goods_are_loaded_only_where_there_is_a_hold_now() -> None:
    """GTX-EX-16"""
    planets = Card("planets", "II", "planets", planets=(("red", "blue"),))
    hold = two("C/2 E", "C/2 B/2 K\nE EB")
    table = modern(hold, MANNED, card=(SWARM, planets, QUIET, QUIET), rolls=(7,))
    do(table, RIGHT, GoOn(0), GoOn(1), Land(0, 0))
    assert not table.state.play.pallets and ship(table).board == "IIA"
    assert not [part for part in ship(table).parts.values() if part.goods]


def test_with_a_hull_away_only_the_other_may_be_withdrawn_and_then_the_ship_is_away() -> None:
    """GTX-NET-45, GTX-NET-85, GTX-NET-86"""
    table = do(flown(BOOSTED, MANNED), TO_THE_RIGHT)
    assert answers(table, 0) == {GoOn(0), Withdraw(0, "left")}
    do(table, Withdraw(0, "left"), GoOn(1))
    assert [(event.seat, event.hull) for event in happened(table, Withdrew)] == [(0, "left")]
    assert [event.seat for event in happened(table, CameBack)] == [0]
    assert ship(table).board == "IIA right" and ship(table).status == "flying"


def test_a_hull_without_engines_stays_behind_though_the_other_is_away() -> None:
    """GTX-IIA-33, GTX-NET-86"""
    still = two("C/2 X", "C/2 B/2\nE EB\nX E")
    table = modern(still, MANNED, card=(SWARM, "II-open_space-1", QUIET, QUIET), rolls=(7,))
    do(table, RIGHT, GoOn(0), GoOn(1))
    assert [(event.hull, event.why) for event in happened(table, Withdrew)] == [
        ("left", "no_engines")
    ]
    assert not happened(table, GaveUp) and ship(table).board == "IIA right"


def test_a_hull_that_lost_its_humans_leaves_while_the_other_is_away() -> None:
    """GTX-IIA-31, GTX-NET-86"""
    slavers = Card("slavers", "II", "slavers", strength=9, crew_lost=2)
    table = modern(BOOSTED, MANNED, card=(SWARM, slavers, QUIET, QUIET), rolls=(7,))
    do(table, TO_THE_RIGHT, GoOn(0), GoOn(1))
    do(table, Give(1, left(0, 0)), Give(1, left(0, 0)))
    assert (0, "left", "no_humans") in [(e.seat, e.hull, e.why) for e in happened(table, Withdrew)]
    assert [event.seat for event in happened(table, GaveUp)] == []
    assert ship(table).board == "IIA right" and ship(table).status == "flying"


def test_a_lapped_ship_is_withdrawn_with_a_hull_that_is_away() -> None:
    """GTX-IIA-32, GTX-NET-85"""
    laden = two("C/2 K/b", "C/2 B/2 K/g\nE EB")
    before = cubes(modern(laden, MANNED, card=(SWARM,)).state)
    table = flown(MANNED, laden, places=(60, 10))
    do(table, Jump(1, right(0, 1), right(1, 1), right(1, 0)))
    assert [event.why for event in happened(table, GaveUp)] == ["lapped"]
    do(table, GiveUp(0))
    assert [event.goods for event in happened(table, RoundSettled)] == [0, 2]
    assert sum(cubes(table.state).values()) == sum(before.values())


def test_rolls_on_a_hull_that_is_away_miss() -> None:
    """GTX-NET-83"""
    table = modern(BOOSTED, MANNED, card=(swarm("large right"), QUIET, QUIET), rolls=(6,))
    do(table, TO_THE_RIGHT)
    lost = [event.cell for event in happened(table, LostPart) if event.seat == 0]
    assert lost == [right(0, 1), left(1, 0)]  # the boosted engine, then the hull that stayed


# Sleepers and specialists


def slavers(crew: int) -> Card:
    return Card("slavers", "II", "slavers", strength=9, crew_lost=crew)


def test_sleepers_wake_only_for_their_own_hull_and_beside_a_human() -> None:
    """GTX-IIA-16"""
    other = do(modern(two("C/2", "C/2 S/4"), card=slavers(1)), Give(0, left(0, 0)))
    assert not other.state.questions
    own = do(modern(two("C/2", "C/2 S/4"), card=slavers(1)), Give(0, right(0, 0)))
    assert Wake(0, right(0, 0)) in answers(own, 0)
    last = do(modern(two("C/2", "C/1 S/4"), card=slavers(1)), Give(0, right(0, 0)))
    assert not last.state.questions


def specialist(name: str) -> Any:
    def change(state: State) -> None:
        state.ships[0].specialist = name

    return change


def test_the_manager_strengthens_the_aliens_of_the_own_hull() -> None:
    """GTX-IIA-20"""
    with_both = two("C/l V C/p\nC/2 X U\n. G< .", "C/2 C/p U\nX G< .")
    table = modern(with_both, card=slavers(1), change=specialist("manager"))
    assert happened(table, Announced)[0].value == (1 + 6) + (1 + 4)


def test_the_technician_serves_the_own_hull() -> None:
    """GTX-IIA-20, GTX-NET-18"""
    drawing = two("C/l V B/1\nC/2 EE .", "C/2 B/1\nX EE")
    own = modern(drawing, MANNED, card="II-open_space-1", change=specialist("technician"))
    do(own, Power(0, left(1, 1), left(2, 0)))
    assert len(happened(own, Saved)) == 1 and ship(own).parts[left(2, 0)].batteries == 1
    other = modern(drawing, MANNED, card="II-open_space-1", change=specialist("technician"))
    do(other, Power(0, right(1, 1), right(1, 0)))
    assert not happened(other, Saved)


def test_the_merchant_adds_to_the_sale_of_the_hull_in_which_he_sits() -> None:
    """GTX-IIA-21, GTX-NET-84"""
    drawing = two("C/l V K/y\nC/2 X .", "C/2 K/y")
    for hull, credits in (("left", 2 + 1), ("right", 2)):
        table = modern(
            drawing, MANNED, scene="before_card", card=(QUIET,), change=specialist("merchant")
        )
        do(table, Withdraw(0, hull), GoOn(1))  # type: ignore[arg-type]
        assert [event.credits for event in happened(table, Earned)] == [credits]
    settled = next(event for event in happened(table, RoundSettled) if event.seat == 0)
    assert settled.goods == 3 + 1  # he arrived with the other hull


def test_the_manager_is_rewarded_for_the_hulls_that_finish() -> None:
    """GTX-IIA-21"""
    drawing = two("C/l V C/p\nC/2 X U", "C/2 C/o O\nE X X")
    change = specialist("manager")
    both = modern(drawing, MANNED, scene="flight_end", change=change)
    assert happened(both, RoundSettled)[0].lines["manager"] == 6
    one = modern(drawing, MANNED, scene="before_card", card=(QUIET,), change=change)
    do(one, Withdraw(0, "right"), GoOn(1))
    assert happened(one, RoundSettled)[0].lines["manager"] == 3


def test_the_lawyer_and_the_diplomat_cover_both_hulls() -> None:
    """GTX-IIA-20"""
    drawing = two("C/l V\nC/2 X", "C/2 X X")
    table = modern(drawing, card=(swarm("large right"),), rolls=(6,), change=specialist("lawyer"))
    assert happened(table, RoundSettled)[0].losses == 1
    shots = Card("pirates", "II", "pirates", strength=9, shots=("large right",))
    spared = modern(drawing, card=(shots,), rolls=(6,), change=specialist("diplomat"))
    assert asked(spared) == (0,) and spared.state.questions[0].kind == "diplomat"
