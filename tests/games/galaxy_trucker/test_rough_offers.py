"""Rough roads around opportunities, crews and cards that are turned up."""

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Give,
    GiveUp,
    Land,
    Loaded,
    Power,
)
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import (
    CardEnded,
    CargoChanged,
    GaveUp,
    Passed,
    Revealed,
    Rolled,
    Took,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Jump, PayCredit, PayCube, Vote, Wake
from kosmodrom.games.galaxy_trucker.expansions.events import (
    CabinRemoved,
    PaidUnion,
    Reinforced,
    Voted,
)
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, humans_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    cubes,
    do,
    doubts,
    happened,
    places,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.roads import (
    QUIET,
    STATION,
    announced,
    bumpy,
    enemy,
    lost,
    outcome,
    swarm,
)

# Stiff Competition

WRECK = Card("I-abandoned_ship-9", "I", "abandoned_ship", crew_lost=1, credits=4, days=1)


def test_each_stronger_ship_behind_shoots_at_who_explores() -> None:
    """GTX-ROUGH-20, GTX-GEN-11, GTX-GEN-12, GTX-NET-19: who shoots rolls"""
    table = bumpy(
        "X P/2", "G P/2", "G P/2", "P/2", roads="stiff_competition", card=WRECK, rolls=(6, 6)
    )
    do(table, Accept(0))
    assert announced(table) == [0, 1, 1, 0]
    assert [event.hazard for event in happened(table, Rolled)] == ["large shot rear"] * 2
    assert happened(table, Rolled)[0].seat == 1
    assert outcome(table) == ["hit", "missed"] and lost(table) == {at(-1, 0): "destroyed"}
    assert answers(table, 0) == {Accept(0), Decline(0)}
    do(table, Decline(0))
    assert places(table)[0] == 40 and asked(table) == (1,)


def test_an_explorer_who_has_lost_the_crew_is_not_asked_again() -> None:
    """GTX-NET-64"""
    table = bumpy("X P/2", "G P/2", roads="stiff_competition", card=WRECK, rolls=(7,))
    do(table, Accept(0))
    assert [event.seat for event in happened(table, Passed)] == [0] and asked(table) == (1,)


def test_without_a_stronger_ship_behind_the_wreck_is_explored_at_once() -> None:
    """GTX-ROUGH-20, GTX-NET-64"""
    table = bumpy("G P/2", "G P/2", roads="stiff_competition", card=WRECK)
    do(table, Accept(0))
    assert happened(table, Took) and not happened(table, Rolled)
    table = bumpy("P/2", roads="stiff_competition", card=WRECK)
    do(table, Accept(0))
    assert happened(table, Took) and not announced(table)


def test_every_further_explorer_makes_all_count_again() -> None:
    """GTX-ROUGH-20: paid for again"""
    armed = "GG P/2\nX B/2"
    table = bumpy("P/2", "P/2", armed, roads="stiff_competition", card=WRECK, rolls=(2, 2))
    power = Power(2, at(-1, 0), at(0, 1))
    do(table, Accept(0), power, Decline(0), Accept(1), power, Decline(1), Decline(2))
    assert announced(table) == [0, 0, 2, 0, 2]
    assert len(happened(table, Rolled)) == 2


def test_who_jumps_when_the_explorer_makes_all_count_is_offered_nothing() -> None:
    """GTX-TECH-65: the wreck goes to the next ship that is present."""
    table = bumpy(
        "X P/2", "B/2 P/2 C/2\nE EB E", "G P/2", roads="stiff_competition",
        card=[WRECK, QUIET], rolls=(2,), new_technologies=True,
    )  # fmt: skip
    jump = Jump(1, at(-1, 1), at(0, 1), at(-1, 0))
    do(table, Accept(0), jump, Decline(0))
    assert asked(table) == (2,) and answers(table, 2) == {Accept(2), Decline(2)}


# Infected Goods


def test_cubes_beyond_the_aliens_cost_humans_whatever_is_loaded() -> None:
    """GTX-ROUGH-34, GTX-EX-21"""
    crewed = "C/p P/2 C/o\nK C/2 U\nO X X"
    few: tuple[Colour, ...] = ("blue", "blue")
    for goods, gone in ((few, 0), ((*few, *few), 2)):
        card = Card(
            "I-abandoned_station-9", "I", "abandoned_station", crew_needed=1,
            goods=goods,
        )  # fmt: skip
        table = bumpy(crewed, roads="infected_goods", card=card)
        do(table, Accept(0))
        if gone:
            do(table, Accept(0), Give(0, at(0, 0)), Give(0, at(0, 1)))
        assert humans_aboard(ship(table).parts) == 4 - gone
        do(table, Loaded(0))
        assert cubes(table.state) == table.rules.bank


def test_goods_that_would_cost_humans_are_taken_all_or_not_at_all() -> None:
    """GTX-NET-63: silence takes nothing; GTX-NET-17: who keeps a human is not asked twice"""
    card = Card("I-planets-9", "I", "planets", planets=(("blue", "red"), ("green",)), days=2)
    table = bumpy("K P/2", "P/2", roads="infected_goods", card=card, build_mode="realtime")
    do(table, Land(0, 0), Decline(1))
    assert answers(table, 0) == {Accept(0), Decline(0)}
    assert doubts(table) == {Accept(0): "crew"}
    time_up(table)
    assert not happened(table, CargoChanged) and places(table) == [37, 38]
    table = bumpy("K P/2 C/1", "P/2", roads="infected_goods", card=card)
    assert not doubts(do(table, Land(0, 0), Decline(1)))


def test_who_loses_the_last_human_gets_the_goods_and_leaves() -> None:
    """GTX-ROUGH-34, GTX-NET-17: and is asked twice"""
    card = Card(
        "I-abandoned_station-9", "I", "abandoned_station", crew_needed=1, goods=("blue",) * 3
    )
    table = do(bumpy("K P/2", roads="infected_goods", card=card), Accept(0))
    assert doubts(table) == {Accept(0): "crew"}
    do(table, Accept(0), Loaded(0))
    assert happened(table, CargoChanged)[0].loaded and happened(table, GaveUp)[0].why == "no_humans"


def test_infected_cubes_are_counted_after_a_reduction() -> None:
    """GTX-ROUGH-57"""
    card = Card(
        "I-abandoned_station-9", "I", "abandoned_station", crew_needed=1, goods=("blue",) * 2
    )
    table = bumpy(
        *["K P/2"] * 4,
        roads="infected_goods",
        card=card,
        five_rules="four_too",
        new_technologies=True,
    )
    do(table, Accept(0), Decline(0), Accept(1))
    question = table.state.questions[1]
    assert (question.kind, question.amount) == ("infected", 1)


# Paranoid Locals


@pytest.mark.parametrize(("landers", "shot"), [(1, "large"), (2, "small")])
def test_who_landed_is_shot_at_before_loading(landers: int, shot: str) -> None:
    """GTX-ROUGH-40"""
    card = Card("I-planets-9", "I", "planets", planets=(("blue",), ("green",)), days=2)
    table = bumpy("K P/2", "K P/2", roads="paranoid_locals", card=card, rolls=(2,), places=(40, 30))
    do(table, Land(0, 0), Land(1, 1) if landers == 2 else Decline(1))
    assert [event.hazard for event in happened(table, Rolled)] == [f"{shot} shot front"]
    assert len(outcome(table)) == landers
    while asked(table):
        if not table.state.play.pallets:
            break
        do(table, Loaded(asked(table)[0]))
    assert places(table)[0] == 38 and len(happened(table, CargoChanged)) == landers


def test_nobody_lands_and_nobody_shoots() -> None:
    """GTX-ROUGH-40"""
    card = Card("I-planets-9", "I", "planets", planets=(("blue",),), days=2)
    table = bumpy("K P/2", roads="paranoid_locals", card=card)
    do(table, Decline(0))
    assert not happened(table, Rolled) and happened(table, CardEnded)


# Big Baddies


def test_the_lower_die_comes_to_an_enemy_for_the_whole_card() -> None:
    """GTX-ROUGH-41, GTX-NET-39"""
    table = bumpy("GG P/2\nG B/1", "GG P/2\nG B/1", roads="big_baddies", card=enemy(2), rolls=(2,))
    assert [(event.dice, event.more) for event in happened(table, Reinforced)] == [((1, 1), 1)]
    assert table.state.questions[0].amount == 6
    do(table, Enough(0))
    assert table.state.play.bonus == 2


# Abandoned Debris


def test_all_vote_and_meteors_come_from_the_sides_with_most_votes() -> None:
    """GTX-ROUGH-44, GTX-NET-75"""
    table = bumpy("P/2", "P/2", roads="abandoned_debris", card=STATION, rolls=(2, 2))
    do(table, Vote(0, 3), Vote(1, 1))
    assert [event.side for event in happened(table, Voted)] == [3, 1]
    rolled = [event.hazard for event in happened(table, Rolled)]
    assert rolled == ["large meteor left", "large meteor right"]
    assert asked(table) == (0,) and answers(table, 0) == {Accept(0), Decline(0)}


def test_silence_votes_for_the_front_and_other_cards_have_no_debris() -> None:
    """GTX-NET-75, GTX-NET-78"""
    table = bumpy(
        "P/2", "P/2", roads="abandoned_debris", card=(STATION, swarm("small left")), rolls=(2,),
        build_mode="realtime",
    )  # fmt: skip
    time_up(table)
    time_up(table)
    assert [event.hazard for event in happened(table, Rolled)] == ["large meteor front"]


# The Union Ship


def with_credits(*credits: int) -> Any:
    def change(state: State) -> None:
        for player, amount in zip(state.players, credits, strict=True):
            player.credits = amount

    return change


def before_last(*drawings: str, roads: str = "union_ship", **more: Any) -> GTTable:
    return bumpy(*drawings, roads=roads, scene="before_card", card=more.pop("card", QUIET), **more)


def flown_on(table: GTTable) -> GTTable:
    while table.state.scene == "window":
        time_up(table)
    return table


def test_before_the_last_card_each_pays_for_the_crew_or_leaves() -> None:
    """GTX-ROUGH-31"""
    table = before_last("K/bg P/2", "P/2 B/2", change=with_credits(1, 0), build_mode="realtime")
    flown_on(table)
    assert answers(table, 0) == {
        PayCredit(0), PayCube(0, "blue", at(-1, 0)), PayCube(0, "green", at(-1, 0)), GiveUp(0),
    }  # fmt: skip
    do(table, PayCube(0, "green", at(-1, 0)))
    assert GiveUp(0) not in answers(table, 0)
    do(table, PayCredit(0))
    assert happened(table, PaidUnion)[0].cubes == ("green",)
    assert [(event.seat, event.why) for event in happened(table, GaveUp)] == [(1, "union")]
    assert happened(table, Revealed)


def test_silence_pays_credits_and_then_the_cheapest_cubes() -> None:
    """GTX-NET-76"""
    table = before_last("K3/rgb P/2", "P/1", change=with_credits(1, 5), build_mode="realtime")
    flown_on(table)
    while not happened(table, PaidUnion):
        time_up(table)
    paid = happened(table, PaidUnion)[0]
    assert (paid.credits, paid.cubes) == (1, ("blue",))


def test_who_gives_up_to_the_union_flies_no_further() -> None:
    """GTX-ROUGH-31"""
    table = before_last("P/2", "P/2", change=with_credits(2, 0), build_mode="realtime")
    flown_on(table)
    do(table, GiveUp(0))
    assert [event.why for event in happened(table, GaveUp)] == ["union"] * 2
    assert not happened(table, Revealed)


def test_the_union_comes_only_before_the_last_card() -> None:
    """GTX-ROUGH-31"""
    table = before_last("P/2", "P/2", card=(QUIET, QUIET), build_mode="realtime")
    flown_on(table)
    assert happened(table, Revealed)


# Personalized Cabins


def test_a_cabin_that_lost_somebody_is_gone_and_nobody_pays_for_it() -> None:
    """GTX-ROUGH-43"""
    table = bumpy("C/2 P/2 C/1", roads="personalized_cabins", card=WRECK)
    do(table, Accept(0), Give(0, at(-1, 0)))
    assert [event.cell for event in happened(table, CabinRemoved)] == [at(-1, 0)]
    assert crew_aboard(ship(table).parts) == 3 and not ship(table).lost
    assert len(table.state.tray) == 1


def test_what_hung_on_such_a_cabin_falls_off() -> None:
    """GTX-ROUGH-43"""
    table = bumpy("X C/2 P/2", roads="personalized_cabins", card=WRECK)
    do(table, Accept(0), Give(0, at(-1, 0)))
    do(table, *(a for a in answers(table, 0) if getattr(a, "cell", 0) == at(0, 0)))
    assert lost(table) == {at(-2, 0): "fallen"}


def test_under_personalized_cabins_nobody_wakes() -> None:
    """GTX-NET-55"""
    table = bumpy("C/2 P/2 S/4", roads="personalized_cabins", card=WRECK, new_technologies=True)
    do(table, Accept(0), Give(0, at(-1, 0)))
    assert not any(isinstance(action, Wake) for action in answers(table, 0))
    assert happened(table, CardEnded)


CABINS = ("C/2 P/2 C/1", "GG P/2\nG G")


def test_silence_loses_the_fewest_figures_in_all() -> None:
    """GTX-NET-59"""
    table = bumpy(*CABINS, roads="personalized_cabins", card=enemy(9), build_mode="realtime")
    time_up(table)
    assert [event.cell for event in happened(table, CabinRemoved) if not event.seat] == [at(1, 0)]
    two = Card("I-slavers-9", "I", "slavers", strength=9, crew_lost=2)
    table = bumpy(*CABINS, roads="personalized_cabins", card=two, build_mode="realtime")
    time_up(table)
    time_up(table)
    assert [event.cell for event in happened(table, CabinRemoved) if not event.seat] == [at(-1, 0)]
