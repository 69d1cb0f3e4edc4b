"""What the pictures need, and worlds that a viewer cannot tell apart."""

from kosmodrom.core.actions import EVERYTHING, WATCHER
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Finish, GiveUp, Grab, Look, PutBack, Take
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.notation import format_part, parse_part
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import GTTable, at, building, do, flying, ship

RICH = """
    GG     G      C/p
    H      P/2    U
    K/yg   B3/2   R/r
    EE     X      E
"""


def test_the_counters_of_a_ship() -> None:
    figures = flying(RICH, card="I-stardust-1", scene="before_card").view(0).ships[0].figures
    assert (figures.engines, figures.engines_more) == (2, 4)
    assert (figures.cannons, figures.cannons_more) == (2 + 4, 4)
    assert (figures.crew, figures.humans, figures.batteries, figures.cells) == (3, 2, 2, 3)
    assert (figures.plain, figures.special, figures.shielded) == (2, 1, (0, 1))
    assert sorted(figures.goods) == ["green", "red", "yellow"] and figures.parts == 12


def test_the_board_the_hourglass_and_the_numbers() -> None:
    view = building("P X", rounds="3").view(0)
    assert view.board.name == "III" and len(view.board.cells) == 36
    assert dict(view.board.rows)[7] == 7 and view.board.insurance_cap == 11
    assert view.build.circles == (3, 2, 1, 0) and view.build.circle == 3
    assert view.build.face_down == 140 and view.build.flip == "running"
    assert view.phase == "build" and view.rounds == ("3",)


def test_the_card_in_play_is_shown_whole() -> None:
    table = flying("P/2 C/2", "P/2", card=("I-abandoned_ship-2", "I-stardust-1"))
    flight = table.view(WATCHER).flight
    assert flight.card is not None and flight.card.credits == 3
    assert (flight.number, flight.cards, flight.order) == (1, 2, (0, 1))


def test_at_the_end_everything_may_be_seen() -> None:
    table = flying("P/2", "P/2", card=Card("x", "I", "stardust"))
    assert table.is_over and table.view(EVERYTHING).deck == ()
    assert table.view(WATCHER).ships[0].credits is not None


def worlds(table: GTTable, viewer: int, count: int = 12) -> list[State]:
    rng = Rng.from_seed("worlds")
    return [
        GAME.imagine(table.state, table.rules, viewer, rng.fork(str(number)))
        for number in range(count)
    ]


def test_others_hold_anything_that_lies_face_down() -> None:
    """GT-NET-03"""
    table = building(heap=["ENG-01", "CAN-01"], build_mode="untimed", tray=["CAB-01"], seats=3)
    do(table, Grab(0), Grab(1), Take(2, "CAB-01"))
    found = worlds(table, 0)
    assert {state.ships[0].held for state in found} == {"ENG-01"}
    assert len({state.ships[1].held for state in found}) > 3
    assert {state.ships[2].held for state in found} == {"CAB-01"}  # everybody saw it go
    for state in found:
        everything = sorted([*state.heap, *(str(each.held) for each in state.ships)])
        assert everything == sorted(table.rules.warehouse)


def test_piles_that_one_saw_stay_as_they_were() -> None:
    """GT-PEEK-02, GT-NET-03"""
    table = building("P X", "P", build_mode="untimed")
    do(table, Look(0, 1), PutBack(0))
    mine, theirs = worlds(table, 0), worlds(table, 1)
    assert {state.piles[1] for state in mine} == {table.state.piles[1]}
    assert len({state.piles[0] for state in mine}) > 3
    assert len({state.piles[1] for state in theirs}) > 3


def test_the_deck_holds_what_one_knows_and_any_other_cards() -> None:
    """GT-DECK-06"""
    table = building("P X", "P", build_mode="untimed")
    do(table, Look(0, 1), PutBack(0), Finish(0, 1), Finish(1, 2))
    known = set(table.state.piles[1])
    for state in worlds(table, 0):
        assert known <= set(state.deck) and len(set(state.deck)) == 8
    stacked = building("P X", "P", build_mode="untimed", better_forecasts=True)
    do(stacked, Look(0, 1), PutBack(0), Finish(0, 1), Finish(1, 2))
    for state in worlds(stacked, 0):
        assert state.deck[2:4] == stacked.state.deck[2:4]


def test_secret_answers_and_credits_are_drawn_anew() -> None:
    """GT-NET-35, GT-NET-43"""
    table = flying("P/2", "P/2", card=("I-stardust-1", "I-planets-1"), scene="before_card")
    table.state.players[0].credits = 9
    do(table, GiveUp(0))
    found = worlds(table, 1)
    assert {state.players[0].answer for state in found} == {"go_on", "give_up"}
    assert len({state.players[0].credits for state in found}) > 2
    assert {state.dice.key for state in found}.isdisjoint({table.state.dice.key})


def test_parts_are_written_and_read() -> None:
    for word in ("CAN-01>", "~C/2", "~C/p", "~R2</rb", "BAT3-01v/3", "~X:1203"):
        assert format_part(parse_part(word)) == word
    assert parse_part("G^").shape.barrels == (0,)


def test_a_position_names_its_phase() -> None:
    table = building("P X")
    assert GAME.phase(table.state) == "build 1"
    flight = flying("P/2", "P/2", card=("I-planets-1", "I-stardust-1"))
    assert GAME.phase(flight.state) == "card 1 1" and ship(flight).parts[at(0, 0)].humans == 2
