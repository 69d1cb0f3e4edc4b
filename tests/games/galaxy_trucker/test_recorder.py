"""The flight recorder: what the result page shows of the last flight."""

from typing import Any

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.flight.recorder import brings_home, take_off
from kosmodrom.games.galaxy_trucker.ship.ship import Lost
from tests.games.galaxy_trucker.hangar import GTTable, draw, flying, happened, time_up

SHIP = "X P/2 B/2"
LARGE = Card("large", "I", "meteor_swarm", meteors=("large left",))


def landed(**options: Any) -> GTTable:
    """Two ships met a meteor from the left in their line and landed after it."""
    rounds: dict[str, Any] = {"rounds": "12", "learning_flight": True, "pace": "usual"}
    return flying(SHIP, SHIP, card=LARGE, rolls=(7,), change=take_off, **rounds | options)


def test_the_result_shows_ships_as_they_took_off_and_as_they_landed() -> None:
    table = landed()
    view = table.view(0)
    assert view.phase == "ready" and [one.seat for one in view.landings] == [0, 1]
    for one in view.landings:
        assert len(one.launched) == 3 and len(one.landed) == 2


def test_the_result_says_what_each_ship_would_have_brought_home_after_each_card() -> None:
    """GT-SCORE-05"""
    table = landed()
    (card,) = table.view(0).landings[0].cards
    assert (card.kind, card.change.parts) == ("meteor_swarm", -1)
    assert card.home == -1


def test_a_report_says_what_was_lost_to_what() -> None:
    view = landed().view(0)
    assert [(one.launched, one.parts) for one in view.reports] == [(3, 2), (3, 2)]
    assert all(one.tally["meteors"] == 1 for one in view.reports)


def test_where_the_next_round_begins_at_once_landed_ships_are_sent_until_all_have_begun() -> None:
    table = landed(pace="none")
    assert table.view(0).phase == "build" and len(table.view(0).landings) == 2
    for ship in table.state.ships:
        ship.parts = draw(SHIP)
    assert table.view(0).landings == ()


def test_in_a_race_landed_ships_are_not_sent_once_it_has_begun() -> None:
    table = landed(pace="none", build_mode="realtime", learning_flight=False)
    assert len(table.view(0).landings) == 2
    while table.view(0).phase != "build":
        time_up(table)
    assert table.view(0).landings == ()


def test_the_last_point_of_the_money_is_what_the_cards_brought() -> None:
    """GT-SCORE-01: what the last card left is what the settlement counts, bonuses apart."""
    options = {"rounds": "2", "build_mode": "untimed"}
    table = Table(GAME, 3, options, "money", remember=True)
    rng = Rng.from_seed("bots")
    while not table.is_over:
        waiting = table.to_move()
        if not waiting:
            time_up(table)
            continue
        table.apply(GAME.bots["cadet"](table.situation(waiting[0]), rng).action, table.state.now)
    view = table.view(0)
    assert happened(table)
    for report, landing in zip(view.reports, view.landings, strict=True):
        assert landing.cards[-1].home == report.earned + report.goods - report.losses
        assert report.parts == len(landing.landed)


def test_what_a_ship_would_bring_home_counts_fares_and_specialists() -> None:
    """GTX-TECH-13, GTX-BLUE-04, GTX-BLUE-06"""
    drawing = "L/1 P/2 K/g\nV C/l ."

    def home(specialist: str) -> int:
        table = flying(drawing, card=Card("I-stardust-8", "I", "stardust"), new_technologies=True)
        state = table.state.copy()
        state.ships[0].specialist = specialist
        state.ships[0].lost = (Lost("CAN-01", "destroyed"),) * 2
        (found,) = brings_home(state, table.rules)
        return found

    assert home("") == 2 + 1 - 2
    assert home("lawyer") == 2 + 1
    assert home("manager") > home("")
