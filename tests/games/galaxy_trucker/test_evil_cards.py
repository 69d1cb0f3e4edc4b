"""Evil cards, one by one."""

from typing import Any

import pytest

from kosmodrom.core.actions import Action
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, Give, Keep, Power
from kosmodrom.games.galaxy_trucker.box.deck import load_cards
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Deciding,
    Earned,
    Fought,
    Gave,
    GaveUp,
    LostPart,
    Moved,
    Passed,
    Rolled,
    Skipped,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Choose, Drop, Jump
from kosmodrom.games.galaxy_trucker.expansions.events import Boarded, Negotiated, Paid, Promised
from kosmodrom.games.galaxy_trucker.expansions.steps import OPS
from kosmodrom.games.galaxy_trucker.flight.settlement import sale
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, crew_aboard, goods_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.evil import money, rich, wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    beside,
    do,
    doubts,
    happened,
    places,
    ship,
    time_up,
)

SHIP = "P/2 C/2\nE"
SLOW = "P/2\nE"  # engine strength 1


def engines(count: int) -> str:
    """A ship of this engine strength."""
    return f"{'X ' * (count - 1)}P/2\n{'E ' * count}".replace("X P/2", "C P/2")


def away(*seats: int) -> Any:
    """These ships are in hyperspace."""

    def change(state: State) -> None:
        for seat in seats:
            state.ships[seat].status, state.ships[seat].returns = "away", 2

    return change


def usual(table: GTTable) -> Action:
    """What silence stands for."""
    (found,) = (choice for choice, preview in beside(table).items() if preview and preview.usual)
    return found


def test_every_step_of_every_card_is_known() -> None:
    """GTX-EVIL-26"""
    assert {step.op for card in load_cards("evil").values() for step in card.steps} <= OPS.keys()


# The convoy


def test_a_traffic_jam_closes_all_gaps_behind_the_leader() -> None:
    """GTX-EVIL-21, GTX-EVIL-08"""
    table = wicked(SHIP, SHIP, SHIP, card="traffic_jam", places=[20, 15, 5])
    assert places(table) == [20, 19, 18]


def test_a_traffic_jam_moves_ships_in_hyperspace_too() -> None:
    """GTX-EVIL-21: the foremost marker keeps its space, in hyperspace or not."""
    table = wicked(SHIP, SHIP, SHIP, card="traffic_jam", places=[20, 15, 5], change=away(0))
    assert places(table) == [20, 19, 18]
    table = wicked(SHIP, SHIP, SHIP, card="traffic_jam", places=[20, 15, 5], change=away(1))
    assert places(table) == [20, 19, 18]


def test_a_traffic_jam_closes_gaps_also_when_all_ships_are_away() -> None:
    """GTX-NET-47, GTX-TECH-68: any other card does nothing then."""
    everyone: dict[str, Any] = {
        "places": [20, 15, 5],
        "change": away(0, 1, 2),
        "new_technologies": True,
    }
    table = wicked(SHIP, SHIP, SHIP, card="traffic_jam", **everyone)
    assert places(table) == [20, 19, 18]
    table = wicked(SHIP, SHIP, SHIP, card="wrong_turn", **everyone)
    assert places(table) == [20, 15, 5]


def test_a_wrong_turn_reverses_the_order_of_the_ships_present() -> None:
    """GTX-EVIL-26"""
    table = wicked(SHIP, SHIP, SHIP, card="wrong_turn", places=[20, 15, 5])
    assert places(table) == [5, 15, 20]
    table = wicked(SHIP, SHIP, SHIP, card="wrong_turn", places=[20, 15, 5], change=away(1))
    assert places(table) == [5, 15, 20] and [e.seat for e in happened(table, Moved)] == [0, 2]


def test_boundless_space_carries_twice_as_far_as_the_engines() -> None:
    """GTX-EVIL-25"""
    table = wicked("P/2 C/2\nE E", SLOW, card="boundless_space", places=[20, 10])
    assert places(table) == [24, 12]


def test_without_engines_boundless_space_ends_the_flight() -> None:
    """GTX-EVIL-25, GTX-NET-52: silence powers one engine rather than giving up."""
    table = wicked("P/2 C/2", SLOW, card="boundless_space")
    assert [(event.seat, event.why) for event in happened(table, GaveUp)] == [(0, "no_engines")]
    table = wicked("P/2 B/1\nEE", SLOW, card="boundless_space", build_mode="realtime")
    assert beside(table)[Power(0, at(0, 1), at(1, 0))].days_won == 4
    assert doubts(table) == {Enough(0): "give_up"}
    time_up(table)
    assert not happened(table, GaveUp) and places(table)[0] == 44


def test_a_gravity_well_notes_the_days_and_moves_the_rearmost_first() -> None:
    """GTX-EX-43, GTX-GEN-02"""
    table = wicked(
        engines(3), engines(4), engines(5), card="gravity_well", places=[8, 6, 3]
    )  # fmt: skip
    assert [e.value for e in happened(table, Announced)] == [6, 8, 10]
    assert [(e.seat, e.days, e.place) for e in happened(table, Moved)[:2]] == [
        (1, -1, 5),
        (0, -2, 6),
    ]


def test_before_a_gravity_well_each_answer_says_how_many_days_it_costs() -> None:
    """GTX-NET-52: counts of evil cards go as in a combat zone."""
    table = wicked("P/2 B/1\nEE E", SLOW, card="gravity_well", build_mode="realtime")
    shown = beside(table)
    assert (shown[Enough(0)].days, shown[Enough(0)].verdict) == (4, "short")
    assert shown[Power(0, at(0, 1), at(1, 0))].days == 2
    time_up(table)
    assert happened(table, Announced)[0].value == 2


# Hits


def test_a_tailwind_brings_meteors_on_shared_rolls() -> None:
    """GTX-EVIL-26, GTX-GEN-10, GTX-GEN-11"""
    table = wicked(SHIP, SHIP, card="tailwind_of_rocks", rolls=(2, 2, 2, 2))
    rolled = happened(table, Rolled)
    assert [event.hazard for event in rolled] == [
        "large meteor rear", "small meteor left", "small meteor right", "small meteor rear",
    ]  # fmt: skip
    assert {event.seat for event in rolled} == {0}
    assert [event.seat for event in happened(table, Threatened)] == [0, 1] * 4


def test_in_a_crossfire_everybody_shoots_at_the_ship_ahead() -> None:
    """GTX-EVIL-26, GTX-GEN-11, GTX-GEN-12: heavily at the leader; cannons are not needed."""
    table = wicked(SHIP, SHIP, SHIP, card="crossfire", rolls=(2, 2))
    assert [(event.seat, event.hazard) for event in happened(table, Rolled)] == [
        (1, "large shot rear"), (2, "small shot rear"),
    ]  # fmt: skip
    assert [event.seat for event in happened(table, Threatened)] == [0, 1]


# Opportunities and the enemy


def test_a_hulk_is_paid_now_and_pays_at_the_goal() -> None:
    """GTX-EVIL-24, GTX-GEN-23"""
    table = wicked(SHIP, SHIP, card="space_hulk_for_sale", change=rich(9, 9), places=[20, 10])
    shown = beside(table)[Accept(0)]
    assert (shown.credits, shown.later, shown.days, shown.loans) == (-4, 8, 2, 0)
    assert not any(one.better for one in beside(table).values() if one)  # it may be worth it
    do(table, Accept(0))
    assert money(table) == [(5, 0), (9, 0)] and places(table)[0] == 18
    assert happened(table, Promised)[0].credits == 8 and ship(table).promised == 8
    lines = dict(table.rules.income)
    names = list(lines)
    assert names.index("beauty") < names.index("promised") < names.index("goods")
    state = table.state.copy()
    assert lines["promised"](state, table.rules) == {}  # nobody has finished yet
    state.ships[0].status = "arrived"
    assert lines["promised"](state, table.rules) == {0: 8}
    state.ships[0].status = "gave_up"
    assert not lines["promised"](state, table.rules) and sale(state, table.rules)[0] == 0


def test_with_five_a_second_buyer_collects_one_less() -> None:
    """GTX-EVIL-09, GTX-EVIL-24, GTX-5P-03: days are moved when the offer is over."""
    table = wicked(
        SHIP, SHIP, SHIP, SHIP, SHIP, card="space_hulk_for_sale",
        change=rich(9, 9, 9, 9, 9), places=[30, 25, 20, 15, 10],
    )  # fmt: skip
    do(table, Accept(0), Decline(1))
    assert beside(table, 2)[Accept(2)].later == 7
    do(table, Accept(2))
    assert money(table)[0][0] == money(table)[2][0] == 5
    assert [event.credits for event in happened(table, Promised)] == [8, 7]
    assert [event.seat for event in happened(table, Moved)[:2]] == [2, 0]


def test_helpers_of_a_drifting_ship_give_tokens_and_get_survivors_and_credits() -> None:
    """GTX-EVIL-24"""
    drawing = "B3/3 P/1 C\nL S/1"
    table = wicked(drawing, SHIP, card="drifting_ship", new_technologies=True)
    do(table, Accept(0))
    assert batteries_aboard(ship(table).parts) == 1
    assert [(e.cell, e.asleep) for e in happened(table, Boarded)] == [
        (at(0, 0), False),
        (at(1, 0), False),
    ]
    assert happened(table, Earned)[0].credits == 2 and happened(table, Moved)[0].days == -1


def test_survivors_go_into_stasis_where_cabins_are_full_and_never_into_luxury() -> None:
    """GTX-EVIL-24"""
    table = wicked("B3/2 P/2\nL S/3", SHIP, card="drifting_ship", new_technologies=True)
    do(table, Accept(0))
    assert [(e.cell, e.asleep) for e in happened(table, Boarded)] == [(at(0, 1), True)]
    assert ship(table).parts[at(-1, 1)].crew == 0


def test_an_offer_that_cannot_be_paid_is_not_made() -> None:
    """GTX-NET-13"""
    table = wicked("B/1 P/2", SHIP, card="drifting_ship", rolls=(2,))
    assert [event.seat for event in happened(table, Passed)] == [0, 1]


def test_if_nobody_helps_a_meteor_comes_for_all() -> None:
    """GTX-EVIL-24, GTX-NET-14: silence takes no offer."""
    table = wicked("B/2 P/2", SHIP, card="drifting_ship", rolls=(2,), build_mode="realtime")
    assert beside(table)[Decline(0)].usual
    time_up(table)
    (rolled,) = happened(table, Rolled)
    assert rolled.hazard == "small meteor front"
    assert [event.seat for event in happened(table, Threatened)] == [0, 1]


def test_bounty_hunters_are_fought_like_slavers() -> None:
    """GTX-EVIL-26, GTX-NET-52"""
    guns = "G G G G G G\nP/2 X X X X C/2"
    table = wicked(SHIP, guns, card="bounty_hunters", places=[20, 10])
    do(table, Give(0, at(0, 0)), Give(0, at(1, 0)))
    assert [(e.seat, e.result) for e in happened(table, Fought)] == [(0, "lost"), (1, "won")]
    do(table, Accept(1))
    assert happened(table, Earned)[0].credits == 4 and places(table) == [20, 9]


def test_the_diplomat_knows_bounty_hunters_but_no_other_evil_card() -> None:
    """GTX-NET-57"""
    drawing = "P/2 C/l\nX V"

    def change(state: State) -> None:
        state.ships[0].specialist = "diplomat"

    table = wicked(drawing, "G\nP/2", card="bounty_hunters", new_technologies=True, change=change)
    assert table.state.questions[0].kind == "diplomat"
    do(table, Accept(0))
    assert happened(table, Negotiated)
    table = wicked(drawing, "G\nP/2", card="ambush", new_technologies=True, change=change)
    assert happened(table, Victim)[0].seat == 0 and not happened(table, Negotiated)


# Pay or suffer


def test_at_the_toll_gate_each_pays_or_turns_back_in_order() -> None:
    """GTX-EVIL-26, GTX-NET-11, GTX-GEN-02"""
    table = wicked(SHIP, SHIP, SHIP, card="toll_gate", places=[20, 19, 10], change=rich(5, 5, 5))
    assert asked(table) == (0,)
    shown = beside(table)
    assert shown[Choose(0, 0)].credits == -2
    assert shown[Choose(0, 1)].days == 3 and shown[Choose(0, 1)].crew_lost == 2
    do(table, Choose(0, 1))
    do(table, Give(0, at(0, 0)), Give(0, at(0, 0)))
    assert asked(table) == (1,) and not happened(table, Moved)
    do(table, Choose(1, 1), Give(1, at(1, 0)), Give(1, at(1, 0)), Choose(2, 0))
    assert [crew_aboard(ship(table, seat).parts) for seat in range(3)] == [2, 2, 4]
    assert [event.seat for event in happened(table, Moved)[:2]] == [1, 0]
    assert places(table) == [17, 16, 10] and money(table)[2] == (3, 0)


@pytest.mark.parametrize(("credits", "option"), [(2, 0), (1, 1)])
def test_silence_pays_what_the_purse_covers(credits: int, option: int) -> None:
    """GTX-NET-15, GTX-NET-94: and never borrows."""
    table = wicked(SHIP, SHIP, card="toll_gate", change=rich(credits), build_mode="realtime")
    assert usual(table) == Choose(0, option)
    time_up(table)
    assert bool(happened(table, Paid)) == (option == 0) and money(table)[0][1] == 0


def test_an_order_pays_or_suffers_without_being_asked() -> None:
    """GTX-NET-16"""
    for answer, credits in (("yes", -2), ("no", 0)):

        def change(state: State, answer: str = answer) -> None:
            rich(5, 5)(state)
            state.players[0].orders = {"toll": answer}  # type: ignore[dict-item]

        table = wicked(SHIP, SHIP, card="toll_gate", change=change)
        assert table.state.questions[asked(table)[0]].kind == ("toll" if credits else "crew")
        assert asked(table) == (1 if credits else 0,) and money(table)[0][0] == 5 + credits


def test_customs_takes_the_best_of_every_three_cubes_or_two_credits() -> None:
    """GTX-EVIL-26, GTX-NET-11: asked together; a token is not taken for a cube."""
    table = wicked(
        "R2/rr P/2 K3/ggb\nK/by B/2", "P/2 R2/rr", "P/2 K3/bbb",
        card="customs_inspection", change=rich(9, 9, 9),
    )  # fmt: skip
    assert asked(table) == (0, 2)
    do(table, Choose(0, 0), Choose(2, 1))
    while table.state.questions and asked(table) == (0,) and Choose(0, 1) in answers(table, 0):
        do(table, Choose(0, 1))
    assert len(happened(table, Paid)) == 2 and money(table)[2][0] == 7
    assert len([e for e in happened(table, Gave) if e.cube == "red"]) == 1


def test_at_the_customs_silence_gives_a_cheap_cube_before_it_pays() -> None:
    """GTX-NET-15"""
    table = wicked(
        "P/2 K3/bbg", SHIP, card="customs_inspection", change=rich(9), build_mode="realtime"
    )
    time_up(table)
    assert happened(table, Gave)[0].cube == "green" and money(table)[0][0] == 9
    table = wicked(
        "P/2 K3/bby", SHIP, card="customs_inspection", change=rich(9), build_mode="realtime"
    )
    time_up(table)
    assert money(table)[0][0] == 7 and len(goods_aboard(ship(table).parts)) == 3


@pytest.mark.parametrize(
    ("hold", "credits", "better"),
    [("K3/bbg", 9, 0), ("R2/rr K/b", 9, 1), ("R2/rr K/b", 1, None), ("K3/bby", 9, None)],
)
def test_at_the_customs_a_cheap_cube_or_a_small_price_is_plainly_better(
    hold: str, credits: int, better: int | None
) -> None:
    """GTX-NET-24: cubes of 2, 4 and 3 against two credits, and no loan for it."""
    table = wicked(f"P/2 {hold}", SHIP, card="customs_inspection", change=rich(credits))
    found = [one for one, shown in beside(table).items() if shown and shown.better]
    assert found == ([] if better is None else [Choose(0, better)])


def test_the_embassy_asks_alien_by_alien() -> None:
    """GTX-EVIL-26, GTX-NET-11"""
    table = wicked("C/p P/2 C/o\nU X O", SHIP, card="alien_embassy", change=rich(5))
    first = table.state.questions[0].cell
    do(table, Choose(0, 0))
    second = table.state.questions[0].cell
    assert (first, second) == (at(-1, 0), at(1, 0)) and money(table)[0][0] == 3
    assert beside(table)[Choose(0, 1)].crew_lost == 1
    do(table, Choose(0, 1))
    assert ship(table).parts[at(-1, 0)].alien == "purple"
    assert ship(table).parts[at(1, 0)].alien is None


# Batteries, cubes, components


def test_every_full_battery_leaks() -> None:
    """GTX-EVIL-26: a loss, not a use, so the technician does not help."""
    table = wicked("B3/3 P/2 B/1\nB/2", SHIP, card="battery_leak")
    assert batteries_aboard(ship(table).parts) == 2
    lost = [event.cell for event in happened(table, Gave)]
    assert lost == [at(-1, 0), at(-1, 0), at(-1, 1), at(-1, 1)]


def test_a_solar_flare_takes_tokens_by_exposed_connectors_and_days_for_missing_ones() -> None:
    """GTX-EVIL-26, GTX-GEN-02"""
    table = wicked("B/1 P/2 C/2", "P/2", card="solar_flare", places=[20, 10])
    assert batteries_aboard(ship(table).parts) == 0
    exposed = 8
    assert places(table) == [20 - (exposed - 2 - 1), 10 - (4 - 2)]


def test_stowaways_take_a_cube_for_every_empty_cabin() -> None:
    """GTX-EVIL-26: luxury cabins count, stasis chambers do not; tokens if cubes run out."""
    table = wicked(
        "C P/2 L\nS K/g B/2", SHIP, card="stowaways", new_technologies=True
    )  # fmt: skip
    assert [event.what for event in happened(table, Gave)] == ["cube", "battery"]


def test_a_corrosive_cloud_takes_a_part_of_everybodys_choice() -> None:
    """GTX-EVIL-26, GTX-NET-11, GTX-GEN-20, GTX-GEN-21"""
    table = wicked("G\nP/2 C/2 X", "P/2 C/2", card="corrosive_cloud")
    assert asked(table) == (0, 1)
    assert beside(table)[Drop(0, at(1, 0))].loses == (at(1, 0), at(2, 0))
    do(table, Drop(0, at(1, 0)), Drop(1, at(1, 0)), Keep(0, at(0, -1)))
    lost = [(e.seat, e.cell, e.how) for e in happened(table, LostPart)]
    assert lost[:2] == [(0, at(1, 0), "fallen"), (1, at(1, 0), "fallen")]
    assert len(ship(table).lost) == 2 and crew_aboard(ship(table).parts) == 2


def test_a_ship_without_exposed_connectors_is_safe_from_the_cloud() -> None:
    """GTX-EVIL-26"""
    closed = "X:0110 X:0011\nX:1100 X:1001"
    table = wicked(closed, SHIP, card="corrosive_cloud", scene="next_card")
    assert asked(table) == (1,)


def test_silence_lets_go_of_what_takes_least_along() -> None:
    """GTX-NET-62"""
    table = wicked("P/2 C/2 X", SHIP, card="corrosive_cloud", build_mode="realtime")
    assert usual(table) == Drop(0, at(2, 0))
    assert [one for one, shown in beside(table).items() if shown and shown.better] == [
        Drop(0, at(2, 0))
    ]
    time_up(table)
    assert happened(table, LostPart)[0].cell == at(2, 0)
    table = wicked("B/2 P/2 C/1", SHIP, card="corrosive_cloud")  # tokens count like figures
    assert usual(table) == Drop(0, at(1, 0))
    table = wicked("B/1 P/2 X:1303 X:0003", SHIP, card="corrosive_cloud")  # one full, or two empty
    assert usual(table) == Drop(0, at(-1, 0))


def test_a_component_with_the_last_human_is_let_go_only_twice_asked() -> None:
    """GTX-NET-17"""
    table = wicked("P/2 X", SHIP, card="corrosive_cloud")
    assert doubts(table) == {Drop(0, at(0, 0)): "crew"}


# Jumping


@pytest.mark.parametrize(
    ("card", "matters"),
    [
        ("system_test", True), ("traffic_jam", False), ("ambush", False), ("toll_gate", True),
        ("space_hulk_for_sale", False), ("battery_leak", True), ("boundless_space", False),
        ("crossfire", True), ("alien_embassy", False), ("slingshot", False),
    ],
)  # fmt: skip
def test_whether_one_is_asked_to_jump_before_an_evil_card(card: str, matters: bool) -> None:
    """GTX-NET-41"""
    table = wicked("B/2 P/2 C/2\nE EB E", SHIP, card=card, new_technologies=True)
    question = table.state.questions.get(0)
    assert (question is not None and question.kind == "jump") == matters


def test_a_ship_may_jump_when_its_engines_are_to_be_counted() -> None:
    """GTX-GEN-01, GTX-NET-42, GTX-NET-77: then there is nobody to compare."""
    table = wicked("B/2 P/2 C/2\nE EB E", SHIP, card="engine_inspection", new_technologies=True)
    do(table, Jump(0, at(-1, 1), at(0, 1), at(-1, 0)))
    assert ship(table).status == "away"
    assert happened(table, Skipped)[0].rule == "GTX-NET-77" and not happened(table, Victim)


def test_everybody_is_told_that_somebody_decides() -> None:
    """GTX-NET-11"""
    table = wicked(SHIP, SHIP, card="toll_gate", change=rich(5))
    assert happened(table, Deciding)[-1].about == "toll"
