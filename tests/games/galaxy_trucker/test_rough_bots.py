"""Bots on rough roads: they answer what they are asked, and build for what is drawn."""

import pytest

from kosmodrom.bots import get_bot
from kosmodrom.core.actions import Action
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, GiveUp, GoOn, Power
from kosmodrom.games.galaxy_trucker.bots.worth import BENDS, Wishes, bent
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.expansions.actions import PayCredit, Shed, TakeOwn, Vote
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import GTTable, asked, at, building, do
from tests.games.galaxy_trucker.roads import QUIET, SPACE, STATION, bumpy


def answer_of(table: GTTable, level: str = "navigator") -> Action:
    seat = asked(table)[0]
    return get_bot(GAME, level)(table.situation(seat), Rng.from_seed("bot")).action


def test_a_bot_votes_for_the_side_that_its_cannons_guard() -> None:
    """GTX-ROUGH-44, GTX-NET-96"""
    table = bumpy("P/2 G>", "P/2", roads="abandoned_debris", card=STATION)
    assert answer_of(table) == Vote(0, 1)


@pytest.mark.parametrize(("drawing", "wanted"), [("P/2", PayCredit), ("P/2 C/2 C/2 C/2", GiveUp)])
def test_a_bot_pays_the_union_unless_that_costs_more_than_the_flight_is_worth(
    drawing: str, wanted: type[Action]
) -> None:
    """GTX-ROUGH-31, GTX-NET-96"""

    def rich(state: State) -> None:
        state.players[0].credits = 20

    table = bumpy(
        drawing, roads="union_ship", card=QUIET, scene="before_card", change=rich,
        build_mode="turns",
    )  # fmt: skip
    do(table, GoOn(0))
    assert type(answer_of(table)) is wanted


def test_a_bot_takes_infected_goods_only_if_they_are_worth_the_humans() -> None:
    """GTX-ROUGH-34, GTX-NET-96"""
    for crew, wanted in (("P/2", Decline), ("C/2 C/2 P/2 C/2 C/2", Accept)):
        card = Card(
            "I-abandoned_station-9", "I", "abandoned_station", crew_needed=1,
            goods=("red", "red", "red"),
        )  # fmt: skip
        table = bumpy(f"{crew} R2 R2", roads="infected_goods", card=card)
        do(table, Accept(0))
        assert type(answer_of(table)) is wanted


def test_a_bot_lets_parts_fall_only_where_it_could_not_move() -> None:
    """GTX-NET-53, GTX-NET-96"""
    slow = "X:0100 P/2 E X:0001"
    table = bumpy(slow, roads="defective_connectors", card=SPACE)
    assert type(answer_of(table)) is Shed
    table = bumpy(f"{slow}\nE . E .\n", roads="defective_connectors", card=SPACE)
    assert answer_of(table) == Enough(0)


@pytest.mark.parametrize(("drawing", "wanted"), [("X:0100 P/2 E", GoOn), ("X:0100 P/2", GiveUp)])
def test_a_bot_whose_engines_are_only_slowed_flies_on(drawing: str, wanted: type) -> None:
    """GTX-ROUGH-36, GTX-NET-96: what slows them can be let go."""
    cards = [f"I-planets-{n}" for n in range(1, 5)] + ["I-stardust-1", "I-open_space-1"]
    table = bumpy(drawing, roads="defective_connectors", card=cards, scene="before_card")
    assert type(answer_of(table)) is wanted


def test_a_bot_pays_the_second_token_of_a_weak_battery() -> None:
    """GTX-ROUGH-26, GTX-NET-96"""
    table = bumpy("B/1 P/2 EE\nX B/2 X", roads="weak_batteries", card=SPACE)
    do(table, Power(0, at(1, 0), at(0, 1)))
    assert type(answer_of(table)) is Power


def test_a_bot_builds_with_its_batch() -> None:
    """GTX-ROUGH-37, GTX-NET-96"""

    def change(state: State) -> None:
        state.rough = ("made_to_order",)
        state.ships[0].batch = ("ENG-01",)
        state.heap = tuple(tile for tile in state.heap if tile != "ENG-01")

    table = building("P", "P", change=change, rough_roads=1, build_mode="untimed")
    assert answer_of(table) == TakeOwn(0, "ENG-01")


def test_rough_roads_bend_what_a_builder_wants() -> None:
    """GTX-NET-96"""
    assert BENDS.keys() <= PRINTED.keys()
    wishes = bent(Wishes(2), ("weak_batteries", "somersault"))
    assert wishes.power == 1.5 and wishes.forward == 1.0 and wishes.engines == 1.3
    assert bent(Wishes(2), ()) == Wishes(2)
