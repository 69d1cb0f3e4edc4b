"""An owner's file is sent by anybody and shown to everybody: it has to end somewhere."""

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME, caps, component_file
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.server.settings import Settings
from kosmodrom.server.table.frames import make_frames
from kosmodrom.server.wire import encode

LARGEST_FRAME = 200_000  # bytes
HUGE = "9" * 19
OURS = files("kosmodrom.games.cosmobureau").joinpath("data/components.toml").read_text("utf-8")


def many(table: str, number: int, entry: str) -> str:
    return f"[{table}]\n" + "".join(f"X{n} = {entry}\n" for n in range(number))


TILE = "{ set = 'base', has = [] }"
OFFICE = "{ planet = 'any', credits = 1 }"
CAPTAIN = "{ when = 'square', bonus = [] }"
RANK = "{ from = 999, from_with_captain = 999 }"
AGENTS = "[[agents]]\ncolour = 'blue'\ncontacts = 'N'\nids = [%s]\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("#" * 14_001, "at most 14000 bytes, not 14001"),
        ("# " + "ж" * 7_000, "at most 14000 bytes, not 14002"),
        ("\n" + "a." * 21 + "a = 1", "line 2: at most 20 dots"),
        ("[" + "a." * 21 + "a]", "line 1: at most 20 dots"),
        ("x = " + "[" * 5000, "too many brackets"),
        ("x = " + "[" * 2000 + "]" * 2000, "too many brackets"),
        ("setup = " + "{ a = " * 1500, "too many brackets"),
        ("[setup]\ncells = 1000000000\n", "setup: Expected `int` <= 99 - at `\\$.cells`"),
        (f"[setup]\ncells = {HUGE}\n", "setup: Expected `int` <= 99"),
        (f"[setup]\nsamples = -{HUGE}\n", "setup: Expected `int` >= -99"),
        (f"[setup]\nborder = 0x{'f' * 5000}\n", "setup: Expected `int` <= 99"),
        (f"[setup]\nborder = {'9' * 5000}\n", "Exceeds the limit"),
        ("[setup]\nblockers = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n", "length <= 12"),
        (f"[offices.O]\ncredits = {HUGE}\n", "offices.O: Expected `int` <= 99"),
        (f"[ranks.trainee]\nfrom = {HUGE}\n", "ranks.trainee: Expected `int` <= 999"),
        (f"[players.2]\nagents = {HUGE}\n", "players.2: Expected `int` <= 999"),
        (f"[bureau]\nafter_last = {HUGE}\n", "bureau: Expected `int` <= 99 - at `..after_last`"),
        ("[bureau.levels]\n14 = 10\n", "bureau: Expected `int` <= 9"),
        ("[bureau]\nrooms = [%s]\n" % ("'fuel 1'," * 41), "rooms: at most 40, not 41"),
        (many("tiles", 60, TILE), "tiles: at most 60, not 88"),
        (many("offices", 12, OFFICE), "offices: at most 12, not 17"),
        (many("captains", 24, CAPTAIN), "captains: at most 24, not 30"),
        (many("ranks", 12, RANK), "ranks: at most 12, not 18"),
        (many("ships", 12, "{}"), "ships: at most 12, not 17"),
        (AGENTS % ",".join(f"'X{n}'" for n in range(121)), "agents: at most 120, not 121"),
        (f"[tiles.{'x' * 33}]\n", "a name has 1 to 32 bytes"),
        (f"[tiles.'{'ж' * 17}']\n", "a name has 1 to 32 bytes"),
        ('[tiles."a\\u0001b"]\n', "bytes that can be printed"),
        ('[tiles.""]\n', "a name has 1 to 32 bytes"),
        (f"[tiles.T01]\nset = '{'x' * 33}'\n", "tiles.T01: a name has"),
        (f"[ships.00]\nname = '{'x' * 33}'\n", "ships.00: a name has"),
        (AGENTS % f"'{'x' * 33}'", "agents, group 1: a name has"),
        ("[tiles.T01]\nbonus = [%s]\n" % ("'fly'," * 7), "at most 6 actions in one place, not 7"),
        ("[ships.00]\nr1c1 = [%s]\n" % ("'fly'," * 7), "at most 6 actions in one place"),
        (f"[ships.00]\nr1c1 = ['{' or '.join(['fly'] * 5)}']\n", "at most 4 options, not 5"),
        ("[ships.00]\nr1c1 = ['per level: bureau 60']\n", "305 actions in a game are more"),
        ("[players.1]\nlayout = ['S1 0 0', 'S4 51 0']\n", "further away than 50"),
        (f"[players.1]\nlayout = ['S1 0 0', 'S4 {'9' * 5000} 0']\n", "further away than 50"),
    ],
    ids=lambda value: value[:40],
)  # fmt: skip
def test_more_than_that_is_refused_with_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        load_components(text)


def test_our_own_tables_fit_with_room_to_spare() -> None:
    assert load_components(OURS) == load_components()
    assert len(OURS.encode()) * 4 < caps.FILE_BYTES * 3
    message = {"type": "configure", "options": {"components": OURS}}
    assert len(msgspec.json.encode(message)) * 4 < Settings(database="").message_limit * 3


class Reading:
    """Counts how often TOML is read."""

    TOMLDecodeError = tomllib.TOMLDecodeError

    def __init__(self) -> None:
        self.texts: list[str] = []

    def loads(self, text: str) -> Any:
        self.texts.append(text)
        return tomllib.loads(text)


def test_what_is_slow_to_read_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = Reading()
    monkeypatch.setattr(component_file, "tomllib", reading)
    for text in ("a." * 6000 + "a = 1", "#" * 20_000):
        with pytest.raises(ValueError, match="at most"):
            load_components(text)
    assert reading.texts == []


def test_a_file_is_read_once_also_when_it_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = Reading()
    monkeypatch.setattr(component_file, "tomllib", reading)
    for seats in GAME.seats:
        with pytest.raises(ValueError, match="no table 'read_once'"):
            GAME.rules(CosmobureauOptions(components="[read_once]"), seats)
    assert reading.texts == ["[read_once]"]


def name(number: int) -> str:
    return f"{number:02d}" + '"' * 30  # which JSON writes as two bytes each


def worst_file() -> str:
    """As many tiles as there may be, in a line, with the longest names, and free flights."""
    tiles = [name(number) for number in range(32)]
    layout = ["S1 0 0", *(f"{tile} 0 {n}" for n, tile in enumerate(tiles, 1))]
    numbers = "border = 0\ndiscovery = 0\ncells = 99\nblockers = []\nsamples = 99\nqueue = 12\n"
    entry = "{ set = 'line', has = ['wormhole'], bonus = [] }"
    return (
        f"[setup]\n{numbers}[players.4]\nlayout = {[*layout]!r}\n[tiles]\n"
        + "".join(f"'{tile}' = {entry}\n" for tile in tiles)
        + "[bureau]\nlevels = { 3 = 1, 6 = 2, 10 = 3, 14 = 9 }\n"
    )  # fmt: skip


def test_the_largest_file_makes_frames_of_a_reasonable_size() -> None:
    """Each tile is told once: a way is told by its last step, not by all of them."""
    text = worst_file()
    rng, table = Random(1), Table(GAME, 4, CosmobureauOptions(components=text), "line")
    assert len(table.rules.box.tiles) == caps.MOST["tiles"]
    for number in range(150):
        seat = table.to_move()[0]
        frames = make_frames(table, [seat, WATCHER], number)
        assert max(len(encode(frame)) for frame in frames) < LARGEST_FRAME
        table.apply(rng.choice(list(table.choices(seat))), number)
    assert len(table.state.universe) > 32


def test_a_way_can_be_followed_back_to_the_ship() -> None:
    table: Any = Table(GAME, 4, CosmobureauOptions(components=worst_file()), "line")
    view = table.view(table.to_move()[0])
    ship, via = view.ships[view.viewer], {tile: way.via for tile, way in view.reach.ways.items()}
    for tile in view.universe:
        stops, at = 0, via[tile.tile]
        while at is not None and at != ship.tile:
            at, stops = via[at], stops + 1
        assert stops < len(view.universe)
    assert all(space.via is None or space.via in via for space in view.reach.unknown)
