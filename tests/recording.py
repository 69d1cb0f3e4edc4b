"""Frames as a real server sends them, for the client's own tests.

python -m tests.recording     play one game of each kind, and draw what hardly comes up in it:
                              web/tests/frames/<game>.json
python -m tests.recording building    only the drawn moments of building in Galaxy Trucker
python -m tests.recording futures     only the drawn questions of a flight
"""

import asyncio
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from kosmodrom.core.actions import TimeUp
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Land, Place, Remove, RemoveFewest
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.server.table.frames import make_frames
from kosmodrom.server.wire import LogLine
from tests.browser.serving import ROOT, serving
from tests.games.galaxy_trucker.hangar import GTTable, at, building, do, flying
from tests.walk import table_in, walk

TARGET = ROOT / "web" / "tests" / "frames"
FRAMES = 2000
KEPT = 8  # of each game
PAUSE = 0.15  # seconds; whoever is faster than people is told to wait
LONG = 40  # frames after which anything is chosen
ENDS = ("finish", "give_up", "end_game", "ask_for_limit")
TABLES: dict[str, dict[str, Any]] = {
    "crew": {"seats": 4, "bots": ["cadet"] * 3, "options": {"mission": 4}, "seed": "Vostok"},
    "cosmobureau": {"seats": 2, "bots": ["random"], "seed": "Vostok"},
    "galaxy_trucker": {
        "seats": 2,
        "bots": ["cadet"],
        "options": {"rounds": "1", "build_mode": "untimed"},
        "seed": "Vostok",
    },
}

FLIGHT = {"rounds": "1", "learning_flight": True, "build_mode": "untimed", "pace": "usual"}

Message = dict[str, Any]


def kind_of(frame: Message) -> str:
    """What a frame shows: the first one of each kind is kept."""
    kinds = sorted({choice["do"] for choice in frame.get("choices", ())})
    return f"{frame.get('over', False)} {kinds}"


def answer_to(message: Message, turn: int) -> Message | None:
    """A heartbeat is answered, and one of the choices is taken."""
    if message["type"] == "beat":
        return {"type": "pulse", "sent": message["sent"]}
    choices = message.get("choices")
    if message["type"] != "frame" or not choices:
        return None
    wanted = [one for one in choices if one["do"] not in ENDS or turn > LONG] or choices
    choice = wanted[turn * 7 % len(wanted)]
    return {"type": "do", "id": turn, "action": choice, "seen": message["number"]}


async def play(url: str, table: Message) -> Message:
    """The table and the frames of somebody who takes one choice after another."""
    async with httpx.AsyncClient(base_url=url) as http:
        secret = (await http.post("/api/visitor", json={"name": "Ada"})).json()["secret"]
        http.headers["authorization"] = f"Bearer {secret}"
        room = (await http.post("/api/tables", json={"play": True, **table})).json()
    frames: list[Message] = []
    async with connect(url.replace("http", "ws") + "/api/socket", max_size=None) as socket:
        hello = {"type": "hello", "table": room["id"], "secret": secret}
        await socket.send(msgspec.json.encode(hello).decode())
        while len(frames) < FRAMES and not (frames and frames[-1].get("over")):
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] == "room":
                room = message["room"]
            if message["type"] == "frame":
                frames.append(message)
            if answer := answer_to(message, len(frames)):
                await asyncio.sleep(PAUSE)
                await socket.send(msgspec.json.encode(answer).decode())
    return {"room": room, "frames": frames}


def shortened(game: Message) -> Message:
    """Frames of different kinds; the log that came with the others goes to the next one kept."""
    kinds: dict[str, int] = {}
    for index, frame in enumerate(game["frames"]):
        kinds.setdefault(kind_of(frame), index)
    kept = {*list(kinds.values())[:: len(kinds) // KEPT + 1], len(game["frames"]) - 1}
    frames: list[Message] = []
    log: list[Any] = []
    for index, frame in enumerate(game["frames"]):
        log += frame.get("log", [])
        if index in kept:
            frames.append({**frame, "log": log})
            log = []
    return {"room": game["room"], "frames": frames}


def drawn(name: str) -> Iterator[Message]:
    """Frames of the first seat in drawn positions: the first of each kind of question."""
    seen: set[str] = set()
    for number, position in enumerate(get_game(name).positions()):
        for table in walk(table_in(get_game(name), position), Rng.from_seed(f"drawn {number}")):
            asked = table.state.questions.get(0) if 0 in table.to_move() else None
            if asked and asked.kind not in seen:
                seen.add(asked.kind)
                yield frame_of(table)


def evening() -> Iterator[Message]:
    """Frames of the first seat: the last card of a round, its result, the next race, the end."""
    options = {"rounds": "12", "build_mode": "untimed", "validation": "strict", "pace": "usual"}
    table: AnyTable = Table(get_game("galaxy_trucker"), 3, options, "evening")
    rng, seen = Rng.from_seed("evening"), set[str]()
    while not table.is_over:
        seat = max(table.to_move(), default=None)
        if seat is None:
            table.apply(TimeUp(), table.deadline)
            continue
        moment = moment_of(table)
        if moment and moment not in seen and 0 in table.to_move():
            seen.add(moment)
            yield {**frame_of(table), "log": []}
        table.apply(table.game.bots["cadet"](table.situation(seat), rng).action)
    yield {**frame_of(table), "log": []}


def moment_of(table: AnyTable) -> str:
    """What an evening is remembered for, or nothing."""
    state = table.state
    if state.scene == "window" and len(state.shown) == 7 and state.round == 0:
        return "flight"
    if state.scene == "building" and state.round == 1 and len(state.ships[0].parts) > 2:
        return "race"
    return "result" if state.scene == "ready" and state.players[2].ready else ""


HULL = "C X:1111 .\nX P G\nE . ."  # with a place for everything that can go wrong


def built() -> dict[str, Message]:
    """Moments of building: a hand over a ship where errors are marked and where they are not."""

    def holding(drawing: str, tile: str, validation: str = "assist") -> GTTable:
        chosen: Message = {"rounds": "3", "build_mode": "untimed", "validation": validation}
        return do(building(drawing, heap=[tile], **chosen), Grab(0))

    large = "X X X\nX P X\nX X X"
    tables = {
        "assist": holding(HULL, "CAB-05"),
        "strict": holding(HULL, "CAB-05", "strict"),
        "classic": holding(HULL, "CAB-05", "classic"),
        "loose": do(holding("P", "CAN-03"), Place(0, at(0, 1), 0)),
        "closing": do(holding("P:1030\nE:1000", "CAN-03"), Place(0, at(0, -1), 0)),
        "closed": building("X:0010\nP:1000", rounds="3", build_mode="untimed"),
        "no engine": building(large, rounds="3", build_mode="untimed", validation="classic"),
    }
    return {name: frame_of(table) for name, table in tables.items()}


def flight() -> Iterator[Message]:
    """All frames of a learning flight with a show, from the first seat, which cadets play."""
    game = get_game("galaxy_trucker")
    table: AnyTable = Table(game, 4, FLIGHT, "Vostok 6", remember=True)
    rng, heard = Rng.from_seed("flight"), -1
    while not table.is_over:
        before, number = frame_of(table), table.number
        thought = game.bots["cadet"](table.situation(table.to_move()[0]), rng)
        table.apply(thought.action, table.state.now + 200)
        if table.view(0).phase == "build":
            continue
        if heard < 0:
            yield before
        yield frame_of(table, heard := max(heard, number))
        heard = table.number


FLIGHTS: tuple[tuple[int, Message], ...] = (
    (2, FLIGHT),
    (3, {"rounds": "1", "build_mode": "untimed", "pace": "usual"}),
    (4, {"rounds": "2", "build_mode": "untimed", "pace": "usual"}),
    (2, {"rounds": "3", "build_mode": "turns"}),
    (3, {"rounds": "a", "build_mode": "untimed", "pace": "fast"}),
)


def flown(seats: int, options: Message, seed: str) -> tuple[Message, Message]:
    """A flight of cadets: the table before it, and after it with all that was told between."""
    table: AnyTable = Table(get_game("galaxy_trucker"), seats, options, seed, remember=True)
    rng, before, lines = Rng.from_seed(seed), frame_of(table), 0
    while not table.is_over:
        seat = max(table.to_move(), default=None)
        if seat is None:
            table.apply(TimeUp(), table.deadline)
        else:
            table.apply(table.game.bots["cadet"](table.situation(seat), rng).action)
        if table.view(0).phase in ("build", "tokens", "inspection"):
            before, lines = frame_of(table), len(table.events(0, -1))
    after = frame_of(table)
    return {**before, "log": []}, {**after, "log": after["log"][lines:]}


def flights() -> list[tuple[Message, Message]]:
    return [flown(seats, options, f"flight {seats}") for seats, options in FLIGHTS]


def frame_of(table: AnyTable, after: int = -1) -> Message:
    """What the first seat would get now; everything that it was told if it just came."""
    told = [msgspec.Raw(msgspec.json.encode(event)) for event in table.events(0, after)]
    log = tuple(LogLine(table.number if after >= 0 else n, 0, one) for n, one in enumerate(told))
    (frame,) = make_frames(table, (0,), table.state.now, (log,))
    message: Message = msgspec.json.decode(msgspec.json.encode(frame))
    return message


FAULTY = """
    .        .      CAB-06     .      .
    BAT2-01v STR-02 START-blue CAB-02 CAN-05
    .        .      ENG-16     .      .
    .        .      BAT2-04    .      .
"""


def inspected() -> Message:
    """A ship that fails the inspection: its faults, a repair, and the pieces of a broken one."""
    table = do(
        building(FAULTY, "P", rounds="3", build_mode="untimed", validation="classic"),
        Finish(0, 1),
        Finish(1, 2),
    )
    pieces = do(table.copy(), Remove(0, at(0, 0)))
    repaired = do(table.copy(), Remove(0, at(-1, 0)), RemoveFewest(0))
    drawn = {"faults": table, "pieces": pieces, "repaired": repaired}
    return {name: frame_of(one) for name, one in drawn.items()}


def planets(*goods: tuple[str, ...]) -> Card:
    return Card("planets", "II", "planets", days=2, planets=goods)  # type: ignore[arg-type]


def futures() -> Message:
    """Questions of a flight, as the first seat is asked them."""
    timed: Message = {"rounds": "2", "build_mode": "realtime"}
    shot = Card("x", "I", "pirates", strength=9, shots=("large front",))
    loses_crew = Card("y", "I", "combat_zone", lines=(Line("crew", Penalty(crew=1)),))
    goods = planets(("yellow", "yellow", "green"), ("red", "red"), ("blue",))
    red = planets(("red", "red"), ("red",))
    split = "P/2 X:0033\nX:3200 X:3001"
    adrift: Message = {"rounds": "1", "build_mode": "untimed", "learning_flight": True}
    tables = {
        "planets": flying("P/2 K/bb", "P/2 K", card=goods, **timed),
        "in vain": flying("P/2 K", "P/2 K", card=red, **timed),
        "loading": do(flying("P/2 K", card=planets(("red", "yellow")), **timed), Land(0, 0)),
        "full": do(flying("P/2 K/yy", card=planets(("red", "blue")), **timed), Land(0, 0)),
        "crew": flying("P/2 C/2", "P/2 C/2 C/2", card=loses_crew, **timed),
        "piece": flying(split, card=shot, rolls=(8,), rounds="3"),
        "alien": flying("G .\nP/2 C/2\n. U", "P/2", scene="crew", change=first_boards, **timed),
        "enemy": flying("GG\nP/2 B/1", card="I-slavers-1", **timed),
        "window": flying("P/2 K/y\nE .", card=("I-stardust-1",) * 2, scene="before_card", **timed),
        "adrift": do(
            building("P B", "P\nE", second_try=True, **adrift), Finish(0, 1), Finish(1, 2)
        ),
    }
    return {name: frame_of(table) for name, table in tables.items()}


def first_boards(state: State) -> None:
    state.play.queue = (0,)


def main() -> None:
    TARGET.mkdir(exist_ok=True, parents=True)
    write("futures", futures())
    if sys.argv[1:] == ["futures"]:
        return
    (TARGET / "building.json").write_bytes(msgspec.json.encode(built()) + b"\n")
    if sys.argv[1:] == ["building"]:
        return
    with TemporaryDirectory() as tables, serving("--data", tables) as server:
        for name, table in TABLES.items():
            game = shortened(asyncio.run(play(server.url, {"game": name, **table})))
            game["drawn"] = list(drawn(name)) if name == "galaxy_trucker" else []
            write(name, game)
    write("inspection", inspected())
    write("flight", {"frames": list(flight())})
    write("flights", {"flights": flights()})
    write("galaxy_trucker_evening", {"frames": list(evening())})


def write(name: str, frames: Message) -> None:
    (TARGET / f"{name}.json").write_bytes(msgspec.json.encode(frames) + b"\n")


if __name__ == "__main__":
    main()
