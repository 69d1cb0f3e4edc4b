"""Cards for more than one, ships that are away, and what strengths come to, under other rules."""

from typing import Any

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker import phase
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    GoOn,
    Land,
    Loaded,
    Power,
)
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Fought,
    GaveUp,
    Moved,
    Revealed,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.flight.contest import contest
from kosmodrom.games.galaxy_trucker.preview import previews
from kosmodrom.games.galaxy_trucker.rules import COUNTS, Rules
from kosmodrom.games.galaxy_trucker.ship.hits import missing
from kosmodrom.games.galaxy_trucker.ship.ship import Ship, humans_aboard
from kosmodrom.games.galaxy_trucker.ship.strength import batteries, engine_strength
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    do,
    draw,
    flying,
    happened,
    places,
    rules_of,
    ship,
)

# More than one may take, and who comes later has less


def one_less(card: Card, number: int) -> Card:
    """From the second on: a credit, a cube, a figure and the first large shot fewer."""
    if number == 1:
        return card
    heavy = next((n for n, shot in enumerate(card.shots) if shot.startswith("large")), -1)
    return msgspec.structs.replace(
        card,
        credits=card.credits - 1,
        crew_lost=max(0, card.crew_lost - 1),
        goods=card.goods[:-1],
        planets=tuple(goods[:-1] for goods in card.planets),
        shots=tuple(shot for n, shot in enumerate(card.shots) if n != heavy),
    )


TWO: dict[str, Any] = {"quota": lambda state, card: 2, "reduced": one_less}
PLANETS = Card("planets", "I", "planets", days=2, planets=(("red", "blue"), ("green",)))
HOLD = "P/2 K3\nE R2"
GUNS = "G G\nP/2 X"


def test_once_a_card_somebody_may_land_where_another_has_landed_for_a_cube_less() -> None:
    table = flying(HOLD, HOLD, HOLD, card=PLANETS, joints=TWO)
    assert answers(table, 0) == {Land(0, 0), Land(0, 1), Decline(0)}
    do(table, Land(0, 0))
    offered = [Land(1, 0), Land(1, 1), Decline(1)]
    assert answers(table, 1) == set(offered)
    state = table.state
    seen = previews(state, table.rules, 1, offered)
    assert [each and each.goods for each in seen] == [("red",), ("green",), ()]
    do(table, Land(1, 0))
    assert answers(table, 2) == {Land(2, 1), Decline(2)}
    do(table, Decline(2))
    assert [pallet.offered for pallet in table.state.play.pallets] == [("red", "blue"), ("red",)]


def test_a_planet_is_for_one_under_the_usual_rules() -> None:
    """GT-CARD-PLAN-01"""
    table = do(flying(HOLD, HOLD, card=PLANETS), Land(0, 0))
    assert answers(table, 1) == {Land(1, 1), Decline(1)}


def test_all_who_took_of_a_card_lose_its_days_in_the_end_the_tail_first() -> None:
    wreck = Card("wreck", "I", "abandoned_ship", credits=5, crew_lost=1, days=3)
    table = flying("P/2", "P/2", "P/2", card=wreck, places=(40, 38, 30), joints=TWO)
    do(table, Accept(0))
    assert places(table) == [40, 38, 30]
    do(table, Accept(1))
    assert [(event.seat, event.place) for event in happened(table, Moved)] == [(1, 35), (0, 37)]
    assert [report.earned for report in table.state.reports] == [5, 4, 0]


def test_a_station_may_be_used_twice() -> None:
    station = Card(
        "station", "I", "abandoned_station", crew_needed=1, goods=("red", "blue"), days=1
    )
    table = do(flying(HOLD, HOLD, HOLD, card=station, joints=TWO), Accept(0), Loaded(0), Accept(1))
    assert table.state.play.pallets[0].offered == ("red",) and places(table)[:2] == [40, 38]
    do(table, Loaded(1))
    assert places(table) == [39, 37, 36]


def test_who_loses_to_a_beaten_enemy_suffers_less() -> None:
    slavers = Card("slavers", "I", "slavers", strength=1, credits=6, crew_lost=2)
    table = flying(GUNS, "P/2", "P/2", card=slavers, joints=TWO)
    do(table, Accept(0))
    assert [event.result for event in happened(table, Fought)] == ["won", "lost", "lost"]
    assert [humans_aboard(ship(table, seat).parts) for seat in (1, 2)] == [1, 1]


def test_who_loses_to_beaten_pirates_misses_their_first_large_shot() -> None:
    pirates = Card("pirates", "I", "pirates", strength=2, shots=("small left", "large front"))
    fleet = ("P/2", GUNS + "\nG .", "P/2")
    table = flying(*fleet, card=pirates, rolls=(2, 2), joints=TWO)
    do(table, Accept(1))
    assert [event.seat for event in happened(table, Threatened)] == [0, 2, 0]


def test_of_equal_shots_the_first_ones_are_missed() -> None:
    small, large = "small shot left", "large shot front"
    assert missing((small, large, small), (small, small)) == (2,)
    assert missing((large, small, large), (small, large)) == (1,)
    assert missing((large, large), (large,)) == (1,)
    assert missing((large,), (large,)) == ()


# Strengths


def test_a_forward_engine_gives_nothing() -> None:
    assert engine_strength(draw("P/2 X\nE Ev")) == 2
    assert engine_strength(draw("P/2\nEE^"), (at(0, 1),)) == 4


def test_counters_show_what_the_rules_in_force_count() -> None:
    def weaker(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
        return COUNTS["engines"](rules, ship, powered) // 2

    joints = {"counts": {**COUNTS, "engines": weaker}}
    table = flying("P/2 B/2\nE EE", scene="before_card", card="I-stardust-1", joints=joints)
    figures = table.public().ships[0].figures
    assert (figures.engines, figures.engines_more) == (1, 2)


def own_side(state: State, rules: Rules, seat: Seat, cell: Cell) -> list[Cell]:
    """Batteries serve the components of their own half of the ship."""
    found = batteries(state.ships[seat].parts)
    return [battery for battery in found if (battery & 15 < 7) == (cell & 15 < 7)]


def test_of_two_shields_the_one_that_can_be_paid_is_offered() -> None:
    shot = Card("pirates", "I", "pirates", strength=9, shots=("small front",))
    drawing = "H X H\nX P/2 B/1"
    table = flying(drawing, card=shot, rolls=(7,), joints={"sources": own_side})
    assert answers(table, 0) == {Power(0, at(1, -1), at(1, 0)), Enough(0)}


def test_tokens_that_serve_some_components_only_are_not_promised_to_others() -> None:
    drawing = "B/2 P/2 X\nEE . EE\n. . ."
    table = flying(drawing, card="I-open_space-1", joints={"sources": own_side})
    running = contest(table.state, table.rules)
    assert running is not None and running.flyers[0].most == 4


def test_what_an_enemy_has_besides_its_strength_is_shown() -> None:
    async def big_baddies(state: State, rules: Rules) -> str:
        state.play.bonus = 2
        return go_on(state)

    scenes = {**rules_of().scenes, "big_baddies": big_baddies}
    joints = {"moments": {"revealed": ("big_baddies",)}, "scenes": scenes}
    slavers = Card("slavers", "I", "slavers", strength=2, crew_lost=1)
    table = flying("GG G\nP/2 B/1", card=slavers, joints=joints)
    running = contest(table.state, table.rules)
    assert running is not None and running.beat == 6
    assert (running.flyers[0].verdict, running.flyers[0].most_verdict) == ("lost", "tied")


def test_a_count_that_nobody_announces_has_its_consequences_too() -> None:
    heard: list[tuple[Seat, str]] = []

    async def hear(state: State, rules: Rules, seat: Seat, what: str) -> None:
        heard.append((seat, what))

    sabotage = Card("sabotage", "I", "sabotage")
    table = flying("P/2", "P/2", card=sabotage, joints={"after_count": (hear,)})
    assert heard == [(0, "crew"), (1, "crew")] and not happened(table, Announced)


# Ships that are away


def away(*seats: Seat) -> Any:
    def jump(state: State) -> None:
        for seat in seats:
            state.ships[seat].status, state.ships[seat].returns = "away", 2

    return jump


def test_who_is_away_stands_in_no_comparison() -> None:
    zone = Card("zone", "I", "combat_zone", lines=(Line("engines", Penalty(days=3)),))
    fleet = ("P/2", "P/2 B/1\nEE X", "P/2\nE")
    table = flying(*fleet, card=zone, change=away(0))
    running = contest(table.state, table.rules)
    assert running is not None and [one.seat for one in running.flyers] == [1, 2]


def test_who_is_away_neither_gives_up_nor_is_lapped_nor_needs_a_crew() -> None:
    def gone(state: State) -> None:
        away(1)(state)
        state.players[1].orders = {"go_on": "no"}

    fleet = ("P/2\nE", "X", "P/2\nE")
    cards = ("I-stardust-1", "I-open_space-1")
    table = flying(*fleet, card=cards, scene="before_card", places=(90, 30, 89), change=gone)
    do(table, GoOn(0), GoOn(2))
    assert len(happened(table, Revealed)) == 1 and not happened(table, GaveUp)


def test_the_foremost_ship_that_is_there_reveals_the_card() -> None:
    table = flying("P/2", "P/2", card="I-stardust-1", change=away(0))
    assert happened(table, Revealed)[0].seat == 1


# Money and moments


def test_nobody_wins_with_debts() -> None:
    joints = {
        "income": (("fine", lambda state, rules: {0: -9, 1: -3}),),
        "balance": lambda state, rules, seat, total: (total, {}),
    }
    table: GTTable = flying("P/2", "P/2", scene="flight_end", joints=joints)
    assert table.outcome is not None and table.outcome.scores == (-9.0, -3.0)
    assert table.outcome.winners == () and table.outcome.figures["in_profit"] == []


def test_a_moment_belongs_to_the_stage_that_it_leads_to() -> None:
    state = flying("P/2", scene="before_card", card="I-stardust-1").state.copy()
    state.scene, state.agenda = "picks", ("lay_piles",)
    assert phase(state) == "build 1"
    state.scene, state.agenda = "envy", ("before_card",)
    assert phase(state) == "card 1 0"
