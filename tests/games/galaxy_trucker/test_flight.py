"""Decisions in flight: who is asked, defaults, standing orders, what is hidden."""

from typing import Any

from kosmodrom.core.actions import WATCHER, Presence
from kosmodrom.core.errors import Illegal
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Depart,
    Enough,
    Finish,
    Give,
    GiveUp,
    GoOn,
    Grab,
    Keep,
    Land,
    Load,
    Order,
    Power,
)
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Earned,
    Ordered,
    Passed,
    Revealed,
    Rolled,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.losses import best_group, spare_figure
from kosmodrom.games.galaxy_trucker.ship.power import fewest_that_win
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, groups
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    board,
    building,
    do,
    doubts,
    draw,
    flying,
    happened,
    refused,
    ship,
    time_up,
)

DOUBLES = "GG GG .\nX P/2 B3/3"


def timed(*drawings: str, **more: Any) -> GTTable:
    return flying(*drawings, "P/2", build_mode="realtime", **more)


def test_commands_are_refused_with_the_rule_they_break() -> None:
    """GT-NET-01"""
    table = building(build_mode="untimed")
    do(table, Grab(0))
    try:
        table.apply(Grab(0))
    except Illegal as error:
        assert error.reason.rule == "GT-BUILD-06"
    else:
        raise AssertionError("accepted")
    assert table.number == 1


def test_warehouse_decks_and_dice_have_streams_of_their_own() -> None:
    """GT-NET-02"""
    options = Options(rounds="1", build_mode="untimed")
    quick, slow = (Table(GAME, 2, options, "seed") for _ in range(2))
    do(slow, Grab(0))
    do(quick, Finish(0, 1), Finish(1, 2))
    assert slow.state.dice == quick.state.dice
    again = Table(GAME, 2, options, "seed")
    do(again, Finish(0, 1), Finish(1, 2))
    assert again.state.deck == quick.state.deck


def test_what_is_public_and_what_is_not() -> None:
    """GT-NET-03, GT-NET-43, GT-FLOW-12"""

    def change(state: State) -> None:
        state.players[0].credits = 7
        state.ships[0].reserve = ("CAB-01",)

    table = building("P X", "P", build_mode="untimed", change=change)
    for viewer in (1, WATCHER):
        seen = table.view(viewer).ships[0]
        assert all(one.seat != 0 for one in table.view(viewer).secrets)
        assert seen.credits is None and seen.reserve == ("CAB-01",) and len(seen.parts) == 2
    assert table.view(0).secrets[0].credits == 7
    hidden = [tile for tile in table.state.heap if tile != "CAB-01"]
    assert not any(tile in str(table.view(0)) for tile in hidden)


def test_sequential_decisions_are_asked_one_at_a_time() -> None:
    """GT-NET-30: nobody may answer in advance."""
    table = flying("P/2 C/2", "P/2 C/2", card="I-abandoned_ship-2")
    assert asked(table) == (0,) and refused(table, Accept(1)) == "GT-NET-30"
    assert table.view(1).ships[0].question is not None


def test_questions_without_a_real_choice_are_not_asked() -> None:
    """GT-NET-32, GT-NET-45: the log still says what happened, and by which rule."""
    table = flying("GG\nP/2", "P/2", card="I-slavers-1")  # no battery
    assert table.is_over and happened(table, Announced)[0].rule == "GT-CARD-ENEM-02"
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("small front",))
    miss = flying("P/2 B/2", card=swarm, rolls=(7,))
    assert happened(miss, Threatened)[0].rule == "GT-HIT-05"


def test_decisions_have_thirty_seconds_in_real_time_and_a_day_in_turns() -> None:
    """GT-NET-33, GT-NET-26"""
    table = timed("P/2 C/2", card="I-abandoned_ship-2")
    assert table.deadline == 30_000
    slow = flying("P/2 C/2", "P/2", card="I-abandoned_ship-2", build_mode="turns")
    assert slow.deadline == 24 * 3_600_000


def test_silence_declines_offers() -> None:
    """GT-NET-33, GT-NET-40: and the ship stays in the flight."""
    table = timed("P/2 C/2", card=("I-abandoned_ship-2", "I-stardust-1"))
    time_up(table)
    assert happened(table, Passed)[0].seat == 0 and ship(table).status == "flying"


def test_silence_pays_for_the_defence() -> None:
    """GT-NET-33"""
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = timed("GG\nP/2 B/2", card=swarm, rolls=(7,))
    time_up(table)
    assert happened(table, Threatened)[0].how == "shot"


def test_silence_pays_the_fewest_batteries_that_win_or_tie() -> None:
    """GT-NET-33"""
    assert fewest_that_win([2, 6, 10], 4) == 1
    assert fewest_that_win([2, 6, 8], 8) == 2
    assert fewest_that_win([2, 4, 6], 9) == 0
    for strength, left in ((1, 2), (4, 1), (3, 1), (9, 3)):
        card = Card("slavers", "I", "slavers", strength=strength)
        table = timed(DOUBLES, card=card)
        time_up(table)
        assert batteries_aboard(ship(table).parts) == left, strength


def test_silence_pays_one_battery_only_to_stay_in_the_flight() -> None:
    """GT-NET-33"""
    table = timed("P/2 B/2\nEE EE", card="I-open_space-1")
    time_up(table)
    assert happened(table, Announced)[0].value == 4
    table = timed("P/2 B/2\nEE E", card="I-open_space-1")
    time_up(table)
    assert happened(table, Announced)[0].value == 2


def test_silence_pays_nothing_in_the_combat_zone() -> None:
    """GT-NET-33"""
    card = Card("zone", "I", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    table = timed("P/2 B/2\nEE EE", card=card)
    time_up(table)
    assert batteries_aboard(ship(table).parts) == 2


def test_silence_gives_humans_from_full_cabins_then_aliens_the_last_human_last() -> None:
    """GT-NET-33"""
    assert spare_figure(draw("P/1 C/p C/2"), board()) == at(2, 0)
    assert spare_figure(draw("P/1 C/p C/1"), board()) == at(1, 0)
    assert spare_figure(draw("P/1 C/p U"), board()) == at(1, 0)


def test_silence_keeps_the_part_with_humans() -> None:
    """GT-NET-33: then most components, then lowest column and row."""
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = timed("X X X P/2", card=swarm, rolls=(6,), rounds="3")
    time_up(table)
    assert list(ship(table).parts) == [at(0, 0)]
    table = timed("X X P X C/2", card=swarm, rolls=(7,), rounds="3")
    time_up(table)
    assert set(ship(table).parts) == {at(1, 0), at(2, 0)}


def test_of_parts_with_humans_the_largest_is_kept_then_the_lowest() -> None:
    """GT-NET-33: most components, then lowest column and row."""

    def kept(drawing: str) -> Cell:
        parts = draw(drawing)
        return min(best_group(parts, groups(parts)))

    assert kept("C/2 X . C/2 X X") == at(3, 0)
    assert kept("C/2 X . C/2 X") == at(0, 0)
    assert kept(". C/2\n. .\nC/2 .") == at(0, 2)
    assert kept("C/2\n.\nC/2") == at(0, 0)


def test_silence_declines_rewards_too() -> None:
    """GT-NET-33"""
    card = Card("slavers", "I", "slavers", strength=0, credits=5, days=1)
    table = timed("G\nP/2", card=(card, "I-stardust-1"), places=(9, 5))
    assert asked(table) == (0,)
    time_up(table)
    assert happened(table, Passed)[0].rule == "GT-CARD-ENEM-06"
    assert table.state.earned == [0, 0] and ship(table).place == 9


def test_later_players_see_what_earlier_ones_announced() -> None:
    """GT-NET-30, GT-CARD-ZONE-03"""
    card = Card("zone", "I", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    table = flying("P/2\nE", "P/2 B/2\nEE .", card=card)
    assert asked(table) == (1,)
    assert table.view(1).ships[0].strength == 2 == table.view(WATCHER).ships[0].strength


def test_what_cards_bring_is_said_to_everybody() -> None:
    """GT-NET-43: as at the table."""
    table = flying("P/2 C/2", "P/2", card=("I-abandoned_ship-2", "I-stardust-1"))
    do(table, Accept(0), Give(0, at(0, 0)), Give(0, at(1, 0)))
    for viewer in (1, WATCHER):
        assert [e.credits for e in table.events(viewer) if isinstance(e, Earned)] == [3]
        assert table.view(viewer).ships[0].earned == 3
        assert table.view(viewer).ships[0].credits is None


def test_standing_orders_answer_for_their_giver() -> None:
    """GT-NET-34: secret, and changed between cards."""
    slavers = Card("slavers", "I", "slavers", strength=3)
    table = flying(DOUBLES, "P/2", card=(slavers, "I-stardust-1"), scene="before_card")
    do(table, Order(0, "enemy", "no"))
    assert table.view(0).orders == {"enemy": "no"} and table.view(1).orders == {}
    assert not any(isinstance(event, Ordered) for event in table.events(1))
    do(table, GoOn(0), GoOn(1))
    assert happened(table, Announced)[0].value == 0 and batteries_aboard(ship(table).parts) == 3
    do(table, Order(0, "enemy", "ask"))
    assert table.view(0).orders == {"enemy": "ask"}


def test_yes_orders_accept_and_power() -> None:
    """GT-NET-34"""
    planets = Card("planets", "I", "planets", planets=(("blue",), ("red", "red")))
    table = flying(
        "P/2 R2 B/2\nEE X X", "P/2", card=(planets, "I-open_space-1"), scene="before_card"
    )
    do(table, Order(0, "offer", "yes"), Order(0, "goods", "yes"), Order(0, "open_space", "yes"))
    do(table, GoOn(0), GoOn(1))
    assert table.state.play.takers == ((0, 1),) and asked(table) == (1,)


def test_the_window_lasts_ten_seconds_and_silence_goes_on() -> None:
    """GT-NET-35"""
    table = timed("P/2", card=("I-stardust-1", "I-planets-1"), scene="before_card")
    assert table.deadline == 10_000
    time_up(table)
    assert len(happened(table, Revealed)) == 1
    assert table.state.scene == "window"  # one window before each card


def test_cards_are_revealed_by_themselves_in_the_leaders_name() -> None:
    """GT-NET-36"""
    table = flying("P/2", "P/2", card="I-stardust-1", places=(5, 9))
    assert happened(table, Revealed)[0].seat == 1 and table.number == 0


def test_who_would_roll_is_named() -> None:
    """GT-NET-02"""
    card = Card("zone", "I", "combat_zone", lines=(Line("crew", Penalty(shots=("large rear",))),))
    table = flying("P/2 C/2", "P/2", card=card, rolls=(7,))
    assert happened(table, Rolled)[0].seat == 1


def test_an_absent_player_is_never_forced_to_give_up() -> None:
    """GT-NET-40"""
    table = timed("P/2", card=("I-stardust-1", "I-planets-1"), scene="before_card")
    do(table, Presence(who=0, here=False))
    time_up(table)
    assert ship(table).status == "flying"


def test_who_leaves_for_good_gives_up_before_the_next_card() -> None:
    """GT-NET-41"""
    table = timed("P/2", card=("I-stardust-1", "I-planets-1"), scene="before_card")
    do(table, Presence(who=0, here=False), at=0)
    do(table, Presence(who=1, here=False), Presence(who=1, here=True), at=130_000)
    do(table, Depart(who=0), GoOn(1))
    assert ship(table).status == "gave_up"


def test_who_gave_up_sees_no_more_than_the_others() -> None:
    """GT-NET-42"""

    def change(state: State) -> None:
        state.ships[0].status = "gave_up"

    table = flying("P/2", "P/2 C/2", card=("I-abandoned_ship-2", "I-planets-1"), change=change)
    assert table.view(0).flight == table.view(1).flight and asked(table) == (1,)


def test_nothing_in_flight_is_taken_back() -> None:
    """GT-NET-44"""
    table = flying("P/2 C/2", "P/2 C/2", card=("I-abandoned_ship-2", "I-planets-1"))
    do(table, next(action for action in table.choices(0) if not isinstance(action, Accept)))
    assert table.last_move(0) is None


def test_giving_up_asks_for_confirmation() -> None:
    """GT-NET-44"""
    table = flying("P/2", "P/2", card=("I-stardust-1", "I-planets-1"), scene="before_card")
    assert doubts(table) == {GiveUp(0): "give_up"}


def test_every_event_carries_a_rule() -> None:
    """GT-NET-45"""
    table = flying(DOUBLES, "P/2", card="I-pirates-1", rolls=(7, 7, 7))
    while asked(table):
        do(table, next(iter(table.choices(asked(table)[0]))))
    assert all(event.rule.startswith("GT-") for event in happened(table))


def test_a_question_says_what_is_at_stake() -> None:
    """GT-NET-31"""
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = flying("GG\nP/2 B/2", "P/2", card=swarm, rolls=(7,))
    question = table.view(1).ships[0].question
    assert question is not None and (question.kind, question.cell) == ("cannon", at(0, -1))
    assert Power(0, at(0, -1), at(1, 0)) in table.choices(0) and Enough(0) in table.choices(0)
    assert not any(isinstance(action, Keep | Land | Load) for action in table.choices(0))
