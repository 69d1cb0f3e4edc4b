"""Short games, IIIa, better forecasts, teams."""

from typing import Any

import pytest

from kosmodrom.core.actions import TimeUp
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Finish,
    Flip,
    Grab,
    Look,
    Place,
    Ready,
    SetAside,
    Take,
)
from kosmodrom.games.galaxy_trucker.events import BuildBegan, Swapped
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.ship import Lost
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import make_rules
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    begun,
    building,
    do,
    flying,
    refused,
    ship,
    time_up,
)

UP = at(0, -1)


def boards(rounds: Any) -> list[str]:
    return [each.board for each in make_rules(Options(rounds=rounds), 2).rounds]


def test_any_selection_of_rounds_may_be_played() -> None:
    """GT-VAR-01, GT-FLOW-01"""
    assert boards("12") == ["I", "II"] and boards("23") == ["II", "III"]
    assert boards("123") == ["I", "II", "III"]
    table = Table(GAME, 2, Options(rounds="23"), "seed")
    assert asked(table) == (0, 1) and table.state.starter is None  # signal as in round 1
    do(table, Ready(0), Ready(1))
    time_up(table)
    assert [t.event.rule for _, t in table.told if isinstance(t.event, BuildBegan)][
        -1
    ] == "GT-FLOW-08"


def test_round_iiia_comes_after_round_3_or_instead() -> None:
    """GT-VAR-02"""
    assert boards("123a") == ["I", "II", "III", "IIIa"] and boards("12a") == ["I", "II", "IIIa"]


def test_iiia_has_no_insurance_and_two_reserve_places() -> None:
    """GT-VAR-03"""

    def change(state: State) -> None:
        state.ships[0].lost = tuple(Lost("~X", "destroyed") for _ in range(14))
        state.players[0].credits = 30

    table = flying("P/2", "P/2", scene="flight_end", rounds="a", change=change)
    assert table.state.reports[0].losses == 14
    table = building(rounds="a", build_mode="untimed")
    do(table, Grab(0), SetAside(0), Grab(0), SetAside(0), Grab(0))
    assert refused(table, SetAside(0)) == "GT-BUILD-20"


def test_iiia_uses_the_recipe_circle_and_bonuses_of_round_3() -> None:
    """GT-VAR-04"""
    three, extra = make_rules(Options(rounds="3a"), 2).rounds
    assert (extra.recipe, extra.arrival, extra.beauty, extra.gap, extra.number) == (
        three.recipe, three.arrival, three.beauty, three.gap, 3,
    )  # fmt: skip


def test_rulesets_belong_to_rounds() -> None:
    """GT-FLOW-06: the learning flight first, full rules afterwards."""
    rules = make_rules(Options(rounds="123", learning_flight=True), 2)
    assert [each.learning for each in rules.rounds] == [True, False, False]


def test_teams_need_exactly_four_players() -> None:
    """GT-VAR-07, GT-VAR-13"""
    with pytest.raises(ValueError, match="four"):
        make_rules(Options(teams="team"), 3)
    options = Options(teams="expert", better_forecasts=True, rounds="12a")
    assert make_rules(options, 4).swaps_while_building


def test_partners_have_one_stock_of_credits() -> None:
    """GT-VAR-08: income and payments are added before the no-debt rule."""

    def change(state: State) -> None:
        state.ships[0].status = "gave_up"
        state.ships[0].lost = tuple(Lost("~X", "destroyed") for _ in range(5))

    table = flying(
        "P/2", "P/2 X", "P/2 X", "P/2 X", scene="flight_end", teams="team", change=change
    )
    outcome = table.outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[2] and outcome.scores[1] == outcome.scores[3]
    own = [report for report in table.state.reports if report.seat in (0, 2)]
    income = sum(r.arrival + r.beauty + r.goods - r.losses for r in own)
    assert outcome.scores[0] == max(0, income)
    assert outcome.winners == (1, 3)


def test_partners_see_their_common_stock_and_nobody_elses() -> None:
    """GT-VAR-08, GT-NET-43"""

    def change(state: State) -> None:
        for seat, player in enumerate(state.players):
            player.credits = seat + 1

    table = building(seats=4, teams="team", change=change)
    assert [table.view(seat).secrets[0].credits for seat in range(4)] == [4, 6, 4, 6]
    assert {one.seat for one in table.view(0).secrets} == {0, 2}


def finished(**options: Any) -> GTTable:
    table = building("P X", "P", "P C", "P", build_mode="untimed", **options)
    return do(
        table, *(Finish(s, s + 1, s if options["teams"] == "expert" else None) for s in range(4))
    )


def test_each_flies_the_ship_that_the_partner_built() -> None:
    """GT-VAR-09: after the inspection; token, marker and discard pile belong to the ship."""
    table = finished(teams="team", rounds="1")
    assert [each.colour for each in table.state.ships] == [2, 3, 0, 1]
    assert ship(table, 0).token == 3 and len(ship(table, 2).parts) == 2
    assert table.view(0).ships[0].colour == 2


def test_the_builder_repairs_the_own_errors() -> None:
    """GT-VAR-09"""
    table = building("P X:1000", "P", "P", "P", build_mode="untimed", teams="team")
    do(table, *(Finish(seat, seat + 1) for seat in range(4)))
    assert asked(table) == (0,) and ship(table, 0).colour == 0


def expert(rounds: str) -> GTTable:
    return building(seats=4, teams="expert", rounds=rounds, heap=["STR-02", "ENG-01"])


def test_a_turn_of_the_hourglass_swaps_the_ships() -> None:
    """GT-VAR-10, GT-VAR-12, GT-NET-46"""
    table = expert("2")
    do(table, Grab(0), Place(0, UP, 0, 0), Grab(1), at=10_000)
    time_up(table)
    do(table, Flip(3, 2))
    assert [each.colour for each in table.state.ships] == [2, 3, 0, 1]
    assert ship(table, 2).parts[UP].tile == "STR-02" and ship(table, 2).loose is None
    assert ship(table, 3).held == "ENG-01" and table.view(3).secrets[0].held == "ENG-01"
    assert refused(table, Place(1, UP, 0, 1)) == "GT-NET-46"  # meant for the old board
    time_up(table)
    do(table, Finish(0, 1, 2), Flip(0, 1))
    assert [each.colour for each in table.state.ships] == [2, 3, 0, 1]  # none on 1 to Start


def test_a_hand_on_its_way_does_not_reach_the_old_board() -> None:
    """GT-NET-46, GT-VAR-12"""
    table = building(seats=4, teams="expert", rounds="2", tray=["CAN-01"])
    time_up(table)
    do(table, Take(0, "CAN-01"))
    do(table, Flip(1, 2), at=table.state.now + 10)
    do(table, Grab(3), at=table.state.now + 1000)
    assert table.state.tray == ("CAN-01",) and not ship(table, 0).held and not ship(table, 2).held


def test_a_finished_ship_stays_finished() -> None:
    """GT-VAR-12: who arrives there may only look and turn the hourglass."""
    table = expert("3")
    do(table, Grab(0), Place(0, UP, 0, 0), Finish(0, 1, 0), at=10_000)
    time_up(table)
    do(table, Flip(1, 3))
    assert refused(table, Grab(2)) == "GT-BUILD-17" and Look(2, 0) in table.choices(2)


@pytest.mark.parametrize(("rounds", "builds"), [("1", [0]), ("2", [0, 2]), ("3", [0, 2, 0])])
def test_expert_swaps_by_round(rounds: str, builds: list[int]) -> None:
    """GT-EX-42, GT-VAR-11: and one more swap to fly."""
    table = expert(rounds)
    seen = [ship(table, 0).colour]
    while table.state.clock.circle > 1:
        time_up(table)
        do(table, Flip(0, table.state.clock.circle))
        seen.append(ship(table, 0).colour)
    assert seen == builds
    colours = [each.colour for each in table.state.ships]
    do(table, *(Finish(seat, seat + 1, colours[seat]) for seat in range(4)))
    assert ship(table, 0).colour == (2 if builds[-1] == 0 else 0)
    swaps = [t.event.rule for _, t in table.told if isinstance(t.event, Swapped)]
    assert swaps == ["GT-VAR-10"] * (len(builds) - 1) + ["GT-VAR-09"]


def test_clean_up_between_rounds() -> None:
    """GT-FLOW-11, GT-FLOW-12: everything goes back, lost pilot cabins too; credits stay."""

    def change(state: State) -> None:
        state.players[0].credits = 9
        state.bank["red"] = 3

    table = flying("X/2 C/2", "P/2", scene="flight_end", rounds="12", change=change)
    assert [list(each.parts) for each in table.state.ships] == [[at(0, 0)]] * 2
    assert ship(table).parts[at(0, 0)].tile == "START-blue" and ship(table).lost == ()
    assert table.state.bank["red"] == 12 and len(table.state.heap) == 140
    assert table.state.players[0].credits > 9 and table.view(1).ships[0].credits is None


def test_seats_may_be_one_to_five() -> None:
    """GT-FLOW-01"""
    for seats in GAME.seats:
        table = begun(Table(GAME, seats, Options(rounds="1"), "seed"))
        assert table.view(0).build.tokens == tuple(range(1, seats + 1))
        assert not isinstance(table.why_not(TimeUp()), str)
