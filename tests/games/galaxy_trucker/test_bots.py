"""Bots of Galaxy Trucker: legal ships, every kind of decision, nothing they may not know."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.bots import bot_rng, get_bot
from kosmodrom.bots.arena import next_seat, play, simulate
from kosmodrom.core.actions import TimeUp
from kosmodrom.core.game import Variant
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    AskForLimit,
    Decline,
    Enough,
    Finish,
    Flip,
    Give,
    Grab,
    Land,
    Pause,
    Power,
)
from kosmodrom.games.galaxy_trucker.bots.worth import BLOCKED, Around, suits
from kosmodrom.games.galaxy_trucker.box.boards import load_boards
from kosmodrom.games.galaxy_trucker.box.components import oriented
from kosmodrom.games.galaxy_trucker.events import Inspected, Looked
from kosmodrom.games.galaxy_trucker.options import Options, Rounds
from kosmodrom.games.galaxy_trucker.ship.ship import Part, fits
from kosmodrom.games.galaxy_trucker.view import Situation
from tests.games.galaxy_trucker.hangar import GTTable, at, draw, flying
from tests.languages import LANGUAGES
from tests.walk import elsewhere

ROOT = Path(__file__).parents[3]
LEVELS = ("cadet", "pilot", "navigator")
VARIANTS = GAME.variants()


def moments(level: str, seats: int, options: Options, every: int) -> Iterator[GTTable]:
    """A game among bots, seen before every so many moves."""
    table: GTTable = Table(GAME, seats, options, "moments")
    bot, moved = get_bot(GAME, level), [0] * seats
    while not table.is_over:
        waiting = table.to_move()
        if not waiting:
            assert table.deadline is not None
            table.apply(TimeUp(), table.deadline)
            continue
        if table.number % every == 0:
            yield table
        seat = next_seat(waiting, moved, False)
        table.apply(bot(table.situation(seat), bot_rng("m", table.number, seat)).action)
        moved[seat] = table.number


def kind_of(variant: Variant) -> str:
    options = variant.options
    assert isinstance(options, Options)
    return f"{variant.seats}-{options.build_mode}-{options.teams}-{options.rounds}"


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=kind_of)
def test_a_level_plays_a_variant_to_its_end(variant: Variant) -> None:
    """GT-NET-32: every fifth variant, the levels in turn; a bot can answer all that is asked."""
    level = LEVELS[VARIANTS.index(variant) // 5 % 3]
    table: GTTable = Table(GAME, variant.seats, variant.options, "variant")
    play(table, [get_bot(GAME, level)] * variant.seats, most=6000)
    assert table.is_over


@pytest.mark.parametrize("level", LEVELS)
def test_partners_who_change_ships_finish_them_too(level: str) -> None:
    """GT-VAR-10"""
    table: GTTable = Table(GAME, 4, Options(rounds="2", teams="expert"), "swap")
    play(table, [get_bot(GAME, level)] * 4, most=6000)
    assert table.is_over


def test_a_pilots_ships_are_legal() -> None:
    """GT-ERR-08: nothing is found at twenty inspections."""
    found = []
    builds: tuple[Rounds, ...] = ("1", "2", "a", "3", "1")
    for number, rounds in enumerate(builds):
        table: GTTable = Table(GAME, 4, Options(rounds=rounds), f"legal {number}")
        play(table, [get_bot(GAME, "pilot")] * 4)
        found += [told.event for _, told in table.told if isinstance(told.event, Inspected)]
    assert len(found) == 20 and not any(each.flaws for each in found)


def test_a_component_suits_a_square_where_the_rules_say_that_it_fits() -> None:
    """GT-BUILD-12: the quick table of the builder agrees with the rules."""
    parts = draw("""
        .  G  K
        C  P  X
        E  .  E
    """)
    table: GTTable = Table(GAME, 1, Options(rounds="3"), "suits")
    around = builder_sees(parts)
    for tile in table.rules.warehouse:
        for turns in range(4):
            for cell, connectors in around.items():
                expected = fits(parts, load_boards()["III"], cell, Part(tile, turns))
                assert suits(oriented(tile, turns), connectors) == expected


def builder_sees(parts: dict[int, Part]) -> dict[int, Around]:
    from kosmodrom.games.galaxy_trucker.bots.site import Site
    from kosmodrom.games.galaxy_trucker.bots.worth import Kit, Wishes
    from kosmodrom.games.galaxy_trucker.box.components import TILES

    site = Site(parts, load_boards()["III"], Wishes(3), Kit(tuple(TILES)))
    assert any(BLOCKED in around for around in site.frontier.values())
    return site.frontier


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_only_on_what_the_seat_may_know(level: str) -> None:
    """GT-NET-03: another heap, other cards and dice behind the scenes, the same choice."""
    bot = get_bot(GAME, level)
    for table in moments("pilot", 3, Options(rounds="2"), every=23):
        for seat in table.to_move():
            here, there = table.situation(seat), elsewhere(table, seat)
            assert bot(there, Rng("ab")) == bot(here, Rng("ab"))


def test_every_move_has_a_reason_with_a_sentence_in_every_language() -> None:
    sources = (ROOT / "kosmodrom" / "games" / "galaxy_trucker" / "bots").glob("*.py")
    keys = {key for file in sources for key in re.findall(r'"(gt-[a-z-]+)"', file.read_text())}
    for language in LANGUAGES:
        text = (ROOT / "kosmodrom" / "text" / language / "galaxy_trucker-bots.ftl").read_text(
            "utf-8"
        )
        assert set(re.findall(r"^bot-(gt-[a-z-]+) =", text, re.MULTILINE)) == keys


def test_a_simulation_reports_by_level_and_round() -> None:
    report = simulate(GAME, 2, 2, ["pilot", "cadet"], "s", {"rounds": "1"})
    levels = report["results"]["levels"]
    assert set(levels) == {"pilot", "cadet"}
    assert set(levels["pilot"]["rounds"]["1"]) >= {"ships", "arrived", "lost", "credits"}
    assert levels["pilot"]["rounds"]["1"]["ships"] == 2
    assert 0 <= levels["pilot"]["won"] + levels["cadet"]["won"] <= 1


# Single decisions


def asked(table: GTTable, seat: int = 0) -> Situation:
    assert seat in table.to_move()
    return table.situation(seat)


def answer(table: GTTable, level: str = "pilot", seat: int = 0) -> object:
    return get_bot(GAME, level)(asked(table, seat), Rng("ab")).action


RICH = """
    G   GG     G
    C/2 P/2    C/2
    K   B3/3   R2
    E   EE     E
"""
POOR = """
    . P/1 .
    . E   .
"""


def test_a_pilot_powers_what_it_takes_to_beat_an_enemy() -> None:
    """GT-CARD-ENEM-03: three barrels and a double one against strength 4."""
    table = flying(RICH, POOR, card="I-smugglers-1")
    assert isinstance(answer(table), Power)


def test_a_pilot_does_not_waste_batteries_on_an_enemy_it_cannot_beat() -> None:
    """GT-PARAM-08"""
    table = flying(RICH, POOR, card="III-pirates-1")
    assert answer(table) == Enough(0)


def test_a_pilot_lands_where_the_holds_can_be_filled() -> None:
    """GT-CARD-PLAN-01: two red cubes for two reinforced compartments."""
    table = flying(RICH, POOR, card="II-planets-2")
    assert answer(table) == Land(0, 0)


def test_a_pilot_without_holds_flies_past() -> None:
    """GT-CARD-PLAN-02"""
    table = flying(POOR, POOR, card="II-planets-2")
    assert answer(table) == Decline(0)


def test_a_pilot_never_sells_the_last_crew() -> None:
    """GT-QUIT-06: five figures aboard, five wanted."""
    ship = RICH.replace("C/2 P/2", "C/1 P/2")
    table = flying(ship, ship, card="II-abandoned_ship-1")
    assert answer(table) == Decline(0)


def test_a_pilot_sells_crew_at_the_end_of_the_flight() -> None:
    """GT-CARD-SHIP-01: nothing more is to come, so that two figures are cheap."""
    table = flying(RICH, RICH, card="I-abandoned_ship-2")
    assert answer(table) == Accept(0)


def test_crew_that_slavers_might_leave_nobody_of_is_sold_by_who_knows_that_none_come() -> None:
    """GT-CARD-SHIP-01, GT-CARD-SLAV-01: three of six figures, before ten more cards."""
    dust = ("I-stardust-1",) * 10
    table = flying(RICH, RICH, card=("I-abandoned_ship-1", *dust))
    assert answer(table, "navigator") == Decline(0)
    read = replace(asked(table), told=(Looked(seat=0, pile=0, cards=dust),))
    assert get_bot(GAME, "navigator")(read, Rng("ab")).action == Accept(0)


def test_the_alien_goes_before_the_last_human() -> None:
    """GT-LOSS-04, GT-QUIT-06"""
    ship = """
        .  C/o P/2
        K  O   .
        E  .   .
    """
    table = flying(ship, ship, card="I-abandoned_ship-2")
    table.apply(Accept(0))
    assert answer(table) == Give(0, at(-1, 0))


def started(seats: int, **options: object) -> GTTable:
    from kosmodrom.games.galaxy_trucker.actions import Ready

    table: GTTable = Table(GAME, seats, Options(**options), "start")  # type: ignore[arg-type]
    while table.state.scene in ("ready", "countdown"):
        if table.to_move():
            table.apply(Ready(table.to_move()[0]))
        else:
            assert table.deadline is not None
            table.apply(TimeUp(), table.deadline)
    return table


def test_a_finished_player_is_asked_only_when_something_is_to_be_decided() -> None:
    """GT-TIMER-05: the others build, the finished one may turn the hourglass when it is empty."""
    table = started(2, rounds="1")
    table.apply(Finish(0, 1))
    assert table.to_move() == (1,)
    assert table.deadline is not None
    table.apply(TimeUp(), table.deadline)
    assert isinstance(answer(table), Flip)


def test_a_bot_agrees_to_a_pause_and_leaves_ending_it_to_others() -> None:
    """GT-NET-20"""
    table = started(2, rounds="1")
    table.apply(Pause(0, True))
    assert answer(table, seat=1) == Pause(1, True)
    table.apply(Pause(1, True))
    assert table.to_move() == (0,) and Pause(1, False) in table.choices(1)


def test_a_finished_bot_agrees_to_a_limit() -> None:
    """GT-NET-28"""
    table = started(3, rounds="1", build_mode="untimed")
    table.apply(Finish(0, 1))
    table.apply(Finish(1, 2))
    table.apply(AskForLimit(0))
    assert answer(table, seat=1) == AskForLimit(1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_builder_begins_with_a_grab(level: str) -> None:
    assert isinstance(answer(started(2, rounds="2"), level), Grab)
