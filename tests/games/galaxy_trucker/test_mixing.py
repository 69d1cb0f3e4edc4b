"""Combining modules: by dice, by hand, and not at all."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.cli import main
from kosmodrom.core.game import OptionRoll
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.build.building import free_tokens
from kosmodrom.games.galaxy_trucker.expansions.mixing import HARDEST, let_dice_decide
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.variants import make_rules
from tests.games.galaxy_trucker.hangar import rules_of
from tests.languages import LANGUAGES, TEXTS

# Let the dice decide


def chosen(*dice: int, **options: Any) -> dict[str, object]:
    """What the dice set, from a table that had these options."""
    found, _ = let_dice_decide(Options(**options), dice)
    names = ("rounds", "first_ship", "second_ship", "evil_machinations", "rough_roads")
    return {name: getattr(found, name) for name in names}


SMOOTH = {
    "rounds": "123", "first_ship": "I", "second_ship": "II", "evil_machinations": False,
    "rough_roads": 0,
}  # fmt: skip


def test_the_example_of_the_table() -> None:
    """GTX-EX-32: 2, 4, 5, 6, 2 are class IIA, evil cards and rough level 3"""
    wanted = {**SMOOTH, "second_ship": "IIA", "evil_machinations": True, "rough_roads": 3}
    assert chosen(2, 4, 5, 6, 2) == wanted


@pytest.mark.parametrize(
    ("die", "brings"),
    [
        (1, {"first_ship": "IA"}),
        (2, {"second_ship": "IIA"}),
        (3, {"rounds": "12a"}),
        (4, {"evil_machinations": True}),
        (5, {"evil_machinations": True}),
        (6, {"rough_roads": 1}),
    ],
)
def test_a_die_brings_its_module_once_and_then_a_rougher_road(
    die: int, brings: dict[str, object]
) -> None:
    """GTX-MIX-03"""
    assert chosen(die) == {**SMOOTH, **brings}
    assert chosen(die, die) == {**SMOOTH, **brings, "rough_roads": 2 if die == 6 else 1}


def test_four_and_five_are_the_same_entry() -> None:
    """GTX-MIX-04"""
    assert chosen(4, 5) == chosen(5, 4) == {**SMOOTH, "evil_machinations": True, "rough_roads": 1}


def test_dice_begin_anew_and_leave_the_other_options_alone() -> None:
    """GTX-MIX-03, GTX-NET-07"""
    before = Options(
        rounds="1", first_ship="IA", evil_machinations=True, rough_roads=4, handicap=(0, 4),
        new_technologies=True, pace="calm",
    )  # fmt: skip
    after, rolls = let_dice_decide(before, (2, 6, 6))
    assert (after.first_ship, after.evil_machinations, after.rough_roads) == ("I", False, 2)
    assert after.new_technologies and after.pace == "calm"
    assert after.handicap == (0, 2)  # nobody obeys more cards than are drawn
    assert rolls[0] == OptionRoll(2, "second_ship", "IIA") and rolls[2].value == 2


def test_whatever_is_rolled_can_be_played_and_no_road_is_rougher_than_five() -> None:
    """GTX-NET-07, GTX-MIX-01"""
    for dice in product(range(1, 7), repeat=3):
        assert make_rules(let_dice_decide(Options(), dice)[0], 4).rounds
    assert chosen(*[6] * 7)["rough_roads"] == HARDEST == 5


# What is refused, and who is told


def test_every_module_goes_with_every_other() -> None:
    """GTX-MIX-01, GTX-NET-02, GTX-NET-05: no advice forbids anything, not even to newcomers."""
    names = ("new_technologies", "evil_machinations", "bonus_cards", "learning_flight")
    for values in product((False, True), repeat=len(names)):
        options = dict(zip(names, values, strict=True))
        for seats in GAME.seats:
            rules = rules_of(
                seats, rough_roads=3, handicap=(1,), first_ship="both", second_ship="IIA", **options
            )
            assert rules.rough and len(rules.rounds) == 4


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rough_roads": 2, "handicap": [3]}, "nobody can obey 3 rough cards where 2 are drawn"),
        ({"handicap": [1]}, "nobody can obey 1 rough cards where 0 are drawn"),
        ({"rough_roads": 6}, "Expected `int` <= 5 - at `$.rough_roads`"),
        ({"handicap": [9]}, "Expected `int` <= 5 - at `$.handicap[0]`"),
        ({"first_ship": "II"}, "Invalid enum value 'II' - at `$.first_ship`"),
        ({"five_rules": "four_too", "teams": "team"}, "the team game needs exactly four players"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    options: dict[str, Any], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """GTX-NET-01, GTX-NET-91"""
    words = {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in options.items()
    }
    given = [f"--option={name}={word}" for name, word in words.items()]
    assert main(["simulate", "galaxy_trucker", "--games", "1", "--seats", "3", *given]) == 2
    assert sentence in capsys.readouterr().err


HELP = {
    "GTX-MIX-02": "gt-big-help-kinds",
    "GTX-MIX-06": "gt-big-help-order",
    "GTX-MIX-07": "gt-big-help-who",
    "GTX-MIX-08": "gt-big-help-free",
}
LOBBY = Path(__file__).parents[3] / "web" / "src" / "games" / "galaxy_trucker"


@pytest.mark.parametrize("rule", HELP)
def test_the_lobby_gives_advice_beside_the_modules_in_every_language(rule: str) -> None:
    """GTX-NET-05, GTX-MIX-02, GTX-MIX-06, GTX-MIX-07, GTX-MIX-08"""
    assert f"t('{HELP[rule]}')" in (LOBBY / "BigExpansion.svelte").read_text("utf-8")
    said = set()
    for language in LANGUAGES:
        text = (TEXTS / language / "galaxy_trucker-expansion.ftl").read_text("utf-8")
        (line,) = (one for one in text.splitlines() if one.startswith(f"{HELP[rule]} = "))
        said.add(line)
    assert len(said) == len(LANGUAGES)


MODULES = (
    "new_technologies", "five_rules", "first_ship", "second_ship", "evil_machinations",
    "rough_roads", "handicap", "bonus_cards",
)  # fmt: skip


def test_the_program_lists_every_module_and_all_of_them_are_off(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """GTX-NET-01"""
    assert main(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    (game,) = (one for one in games if one["name"] == "galaxy_trucker")
    listed = {one["name"]: one["default"] for one in game["options"]}
    assert {name: listed[name] for name in MODULES} == {
        "new_technologies": False, "five_rules": "five", "first_ship": "I", "second_ship": "II",
        "evil_machinations": False, "rough_roads": 0, "handicap": [], "bonus_cards": False,
    }  # fmt: skip


def test_the_boards_of_the_fifth_player_are_those_of_everybody() -> None:
    """GTX-COMP-02: I, II, III and IIIA for a fifth ship, which has launch number 5"""
    rules = rules_of(5, rounds="123a")
    assert [each.board for each in rules.rounds] == ["I", "II", "III", "IIIa"]
    assert rules.pilot_cabins[4] == "START-orange"
    state = Table(GAME, 5, Options(rounds="1"), "seed").state
    assert state.ships[4].board == "I" and free_tokens(state) == (1, 2, 3, 4, 5)
