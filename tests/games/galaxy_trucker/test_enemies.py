"""Smugglers, slavers, pirates and the combat zone."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, Give, Loaded, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty, load_cards
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Fought,
    Gave,
    Moved,
    Rolled,
    Skipped,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, crew_aboard, goods_aboard
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    do,
    flying,
    happened,
    places,
    ship,
)

RED = "G G GG GG>\nX P/2 X X\nB/1 . . ."
GREEN = "GG GG G>\nX P/2 X\nB/2 K .".replace("K", "K")
BLUE = "G G G\nX P/2 X\n. K/yg ."


def smugglers() -> GTTable:
    """Red, Green and Blue meet smugglers of strength 4."""
    return flying(RED, GREEN, BLUE, card="I-smugglers-1", places=(9, 7, 4))


def test_a_tie_costs_nothing_and_the_smugglers_go_on() -> None:
    """GT-EX-08, GT-CARD-ENEM-01, GT-CARD-ENEM-02, GT-CARD-ENEM-04"""
    table = smugglers()
    do(table, Power(0, at(1, -1), at(-1, 1)))
    assert [(e.seat, e.result) for e in happened(table, Fought)] == [(0, "tied")]
    assert batteries_aboard(ship(table).parts) == 0 and asked(table) == (1,)


def beaten() -> GTTable:
    table = smugglers()
    do(table, Power(0, at(1, -1), at(-1, 1)))
    do(table, Power(1, at(-1, -1), at(-1, 1)), Power(1, at(0, -1), at(-1, 1)))
    return table


def test_only_a_greater_strength_wins_and_loads_the_goods() -> None:
    """GT-EX-09, GT-CARD-ENEM-03, GT-CARD-SMUG-02"""
    table = do(beaten(), Accept(1), Loaded(1))
    assert [e.value for e in happened(table, Announced)] == [8, 9]
    assert goods_aboard(ship(table, 1).parts) == ["yellow", "green"]
    assert batteries_aboard(ship(table, 1).parts) == 0 and places(table) == [9, 6, 4]
    assert table.state.bank["blue"] == 14


def test_who_is_not_attacked_suffers_nothing() -> None:
    """GT-EX-10, GT-CARD-ENEM-07"""
    table = do(beaten(), Accept(1), Loaded(1))
    assert goods_aboard(ship(table, 2).parts) == ["yellow", "green"]
    assert {e.seat for e in happened(table, Announced)} == {0, 1}


def test_a_smaller_strength_suffers_the_penalty() -> None:
    """GT-EX-10, GT-CARD-ENEM-05, GT-CARD-SMUG-01: the counter-test."""
    table = smugglers()
    do(table, Power(0, at(1, -1), at(-1, 1)), Power(1, at(-1, -1), at(-1, 1)), Enough(1))
    assert [e.result for e in happened(table, Fought)] == ["tied", "lost", "lost"]
    assert goods_aboard(ship(table, 2).parts) == []


def test_the_winner_may_refuse_and_loses_no_days() -> None:
    """GT-CARD-ENEM-06, GT-EX-44"""
    table = do(beaten(), Decline(1))
    assert places(table) == [9, 7, 4] and goods_aboard(ship(table, 1).parts) == []
    assert table.is_over  # the reward is not passed on


def test_while_we_learn_the_winner_must_take_the_reward() -> None:
    """GT-CARD-ENEM-06"""
    strong = "G G G G G\nX X P/2 X X"
    table = flying(strong, "P/2", card="I-smugglers-1", places=(9, 5), learning_flight=True)
    assert places(table) == [8, 5]


def test_slavers_take_crew_and_pay_credits() -> None:
    """GT-CARD-SLAV-01, GT-CARD-SLAV-02, GT-CARD-GEN-06"""
    card = Card("slavers", "I", "slavers", strength=1, crew_lost=1, credits=5, days=1)
    table = flying("P/2 C/2", "G G\nX P/2", card=card, places=(9, 5))
    do(table, Give(0, at(1, 0)), Accept(1))
    assert crew_aboard(ship(table).parts) == 3
    assert table.state.earned == [0, 5] and places(table) == [9, 4]


# Pirates


def gunship(strength: int) -> str:
    guns = " ".join(["G"] * strength)
    row = " ".join(["P/2", *["X"] * (strength - 1)])
    return f"{guns}\n{row}"


def pirates(*strengths: int, **more: Any) -> GTTable:
    card = Card(
        "pirates", "I", "pirates", strength=6, credits=4, days=1,
        shots=("large front", "large front"),
    )  # fmt: skip
    ships = [gunship(strength) for strength in strengths]
    return flying(*ships, card=card, rolls=(7, 12), rounds="3", **more)


def test_pirates_shoot_at_the_losers_when_all_is_decided() -> None:
    """GT-EX-39, GT-CARD-PIRA-01, GT-CARD-PIRA-02, GT-CARD-PIRA-04, GT-NET-02"""
    table = pirates(5, 6, 4, 7)
    assert not happened(table, Threatened)  # D still decides about the reward
    do(table, Accept(3))
    assert [e.result for e in happened(table, Fought)] == ["lost", "tied", "lost", "won"]
    assert [e.seat for e in happened(table, Rolled)] == [0, 0]
    assert {e.seat for e in happened(table, Threatened)} == {0, 2}
    assert [len(each.lost) for each in table.state.ships] == [1, 0, 1, 0]


def test_the_reward_is_settled_before_the_shots() -> None:
    """GT-CARD-PIRA-05"""
    table = do(pirates(5, 6, 4, 7, places=(30, 28, 26, 24)), Accept(3))
    kinds = [type(event) for event in happened(table)]
    assert kinds.index(Moved) < kinds.index(Rolled)
    assert table.state.earned[3] == 4 and places(table)[3] == 23


def test_the_reward_of_the_pirates_may_be_refused() -> None:
    """GT-EX-44: no credits, no days, pirates gone."""
    table = do(pirates(5, 6, 4, 7, places=(30, 28, 26, 24)), Decline(3))
    assert table.state.earned == [0, 0, 0, 0] and places(table)[3] == 24


def test_each_loser_defends_alone() -> None:
    """GT-CARD-PIRA-03"""
    card = Card("pirates", "I", "pirates", strength=6, shots=("small front",))
    shielded = "P/2 H B/2"
    table = flying(shielded, "P/2", shielded, card=card, rolls=(7,), rounds="3")
    assert asked(table) == (0, 2)
    do(table, Power(0, at(1, 0), at(2, 0)), Enough(2))
    assert [e.how for e in happened(table, Threatened)] == ["shielded", "hit", "hit"]


# Combat zone


ENGINES = Card(
    "zone", "I", "combat_zone", lines=(Line("engines", Penalty(crew=2)),)
)  # fmt: skip
YELLOW, DOUBLES = "P/2 C/2 X\nE E E", "P/2 C/2 B/2\nE EE EE"


def engine_line() -> GTTable:
    return flying(YELLOW, DOUBLES, card=ENGINES, places=(9, 5))


def test_on_a_tie_the_one_ahead_is_worst() -> None:
    """GT-EX-11, GT-CARD-ZONE-02, GT-CARD-ZONE-03"""
    table = engine_line()
    assert asked(table) == (1,) and table.state.play.figures == {0: 6}
    do(table, Power(1, at(1, 1), at(2, 0)), Enough(1))
    assert [e.seat for e in happened(table, Victim)] == [0]
    do(table, Give(0, at(0, 0)), Give(0, at(0, 0)))
    assert crew_aboard(ship(table).parts) == 2 and batteries_aboard(ship(table, 1).parts) == 1


def test_who_pays_nothing_is_worst_and_who_pays_two_wastes_one() -> None:
    """GT-EX-11"""
    table = do(engine_line(), Enough(1))
    assert [e.seat for e in happened(table, Victim)] == [1]
    table = do(engine_line(), Power(1, at(1, 1), at(2, 0)), Power(1, at(2, 1), at(2, 0)))
    assert [e.seat for e in happened(table, Victim)] == [0]
    assert batteries_aboard(ship(table, 1).parts) == 0


def test_lines_are_resolved_from_top_to_bottom_with_the_order_afresh() -> None:
    """GT-EX-26, GT-CARD-ZONE-01, GT-CARD-ZONE-06, GT-MOVE-08"""
    lines = (Line("crew", Penalty(days=3)), Line("engines", Penalty(crew=1)))
    card = Card("zone", "I", "combat_zone", lines=lines)
    table = flying(
        "P/2 C/2\nE X", "P/2 C/2\nE X", "P/2 C/2 C/2\nE X X", card=card, places=(9, 7, 6)
    )
    assert places(table)[0] == 4
    counted = [(e.what, e.seat) for e in happened(table, Announced)]
    assert counted[3:] == [("engines", 1), ("engines", 2), ("engines", 0)]
    assert [e.seat for e in happened(table, Victim)] == [0, 1]


def test_the_learning_card() -> None:
    """GT-EX-43, GT-CARD-ZONE-04, GT-CARD-ZONE-05"""
    card = load_cards()["I-combat_zone-1"]
    assert [line.least for line in card.lines] == ["crew", "engines", "cannons"]
    assert card.lines[0].penalty.days == 3 and card.lines[1].penalty.crew == 2
    weak, strong = "P/2 B/2 H>", "G . .\nP/2 C/2 C/2\nE . ."
    table = flying(weak, strong, card=card, rolls=(7, 9), places=(9, 3), learning_flight=True)
    assert [e.seat for e in happened(table, Victim)] == [0, 0, 0]
    assert places(table)[0] == 6 and crew_aboard(ship(table).parts) == 0
    assert asked(table) == (0,)  # the light shot from the rear may be stopped
    do(table, Power(0, at(2, 0), at(1, 0)))
    assert [e.how for e in happened(table, Threatened)] == ["shielded", "hit"]
    assert [e.seat for e in happened(table, Rolled)] == [0, 0]  # the victim rolls


def test_other_lines_take_goods() -> None:
    """GT-CARD-ZONE-04"""
    card = Card("zone", "I", "combat_zone", lines=(Line("cannons", Penalty(goods=1)),))
    table = flying("P/2 K/y", "G\nP/2", card=card)
    assert [(e.seat, e.what) for e in happened(table, Gave)] == [(0, "cube")]


def test_a_player_without_humans_takes_part_in_the_remaining_lines() -> None:
    """GT-CARD-ZONE-07, GT-QUIT-07"""
    lines = (Line("crew", Penalty(crew=2)), Line("cannons", Penalty(days=2)))
    card = Card("zone", "I", "combat_zone", lines=lines)
    table = flying("P/2", "G\nP/2 C/2", card=card, places=(9, 4))
    assert [e.seat for e in happened(table, Victim)] == [0, 0]
    assert places(table)[0] == 7 and ship(table).status == "gave_up"


def test_a_lone_ship_skips_the_combat_zone() -> None:
    """GT-CARD-ZONE-08, GT-QUIT-12"""
    table = flying("P/2", card="I-combat_zone-1")
    assert happened(table, Skipped)[0].rule == "GT-CARD-ZONE-08"
    assert not happened(table, Victim)


def test_engine_strength_nothing_does_not_force_giving_up_here() -> None:
    """GT-CARD-ZONE-09, GT-QUIT-08"""
    card = Card("zone", "I", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    table = flying("P/2", "P/2\nE", card=card)
    assert [each.status for each in table.state.ships] == ["arrived", "arrived"]
