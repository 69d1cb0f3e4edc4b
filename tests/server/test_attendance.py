"""People who stay away or leave for good, where the game says what becomes of their seats."""

from collections.abc import Callable, Iterator

import pytest

from kosmodrom.server.ops.clock import epoch, monotonic
from kosmodrom.server.table import clock, room
from tests.server.client import Chair, Server, Visitor

ONE_STORE = True

TWO_MINUTES = 125_000
OPTIONS = {"rounds": "2", "hourglass_seconds": 600}


@pytest.fixture
def skip(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Lets the clocks of all tables jump ahead."""
    jumped = [0]
    monkeypatch.setattr(room, "epoch", lambda: epoch() + jumped[0])
    monkeypatch.setattr(clock, "monotonic", lambda: monotonic() + jumped[0])
    yield lambda by: jumped.append(jumped.pop() + by)


async def race(server: Server, seats: int, people: tuple[int, ...], **options: str) -> list[Chair]:
    """Connected people on these seats, bots on the others, all of them building."""
    visitors = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd", "Dan")[: len(people)]]
    wish = {"game": "galaxy_trucker", "seats": seats, "options": {**OPTIONS, **options}}
    room = await visitors[0].open(**wish)
    chairs = [await come(visitor, room["id"]) for visitor in visitors]
    for chair, seat in list(zip(chairs, people, strict=True))[1:]:
        await chair.ask({"type": "sit", "name": "", "seat": seat}, "room")
    await chairs[0].say({"type": "start", "fill": "cadet"})
    for chair in chairs:
        await chair.hear("frame")
        await chair.do({"do": "ready"})
    for chair in chairs:
        await until(chair, lambda view: view["phase"] == "build")
    return chairs


async def come(visitor: Visitor, table: str) -> Chair:
    return await visitor.at(table).__aenter__()


async def until(chair: Chair, test: Callable[[dict], bool]) -> None:  # type: ignore[type-arg]
    """Until the view of somebody shows it; perhaps it does already."""
    if not (chair.frame and test(chair.frame["view"])):
        await chair.hear("frame", lambda frame: test(frame["view"]))


def names(chair: Chair) -> set[str]:
    return {choice["do"] for choice in chair.frame["choices"]}


async def test_a_bot_builds_for_who_was_voted_away_and_gives_the_seat_back(
    server: Server, skip: Callable[[int], None]
) -> None:
    """GT-NET-21"""
    ada, ben = await race(server, 2, (0, 1))
    await ben.socket.close()
    await until(ada, lambda view: "away_since" in view["ships"][1])
    skip(TWO_MINUTES)
    await ada.do({"do": "grab"})
    await ada.do({"do": "return"})
    assert "hand_over" in names(ada)
    await ada.do({"do": "hand_over", "who": 1})
    await ada.until_room(lambda room: room["seats"][1].get("stand_in", False))
    await until(ada, lambda view: len(view["ships"][1]["parts"]) > 3)
    assert ada.frame["view"]["ships"][1]["replaced"]
    assert ben.visitor is not None
    back = await come(ben.visitor, ben.table)
    await until(back, lambda view: not view["ships"][1].get("replaced"))
    await back.until_room(lambda room: not room["seats"][1].get("stand_in"))
    await ada.socket.close()
    await back.socket.close()


async def test_who_leaves_for_good_is_finished_with(server: Server) -> None:
    """GT-NET-41"""
    ada, ben = await race(server, 2, (0, 1))
    await ben.say({"type": "leave", "level": "cadet"})
    await until(ada, lambda view: view["ships"][1].get("gone", False))
    assert ada.room["seats"][1]["kind"] == "bot" and not ada.room["seats"][1].get("stand_in")
    await ada.do({"do": "finish", "token": 1})
    await until(ada, lambda view: view["phase"] == "between_cards")
    await ada.do({"do": "go_on"})
    await until(ada, lambda view: view["ships"][1]["status"] == "gave_up")
    assert ada.visitor is not None
    replay = (await ada.visitor.get(f"/api/tables/{ada.table}/replay")).json()
    told = [(step["number"], line["event"]) for step in replay["steps"] for line in step["log"]]
    [last_word] = [number for number, event in told if event.get("now") == "gone"]
    assert replay["left"] == [{"seat": 1, "name": "Ben", "until": last_word}]
    await ada.socket.close()
    await ben.socket.close()


async def test_a_partner_keeps_the_ship_of_who_left(server: Server) -> None:
    """GT-NET-41"""
    ada, cyd = await race(server, 4, (0, 2), teams="team")
    await cyd.say({"type": "leave", "level": "cadet"})
    await until(ada, lambda view: view["ships"][2].get("gone", False))
    assert {"take_over", "let_go"} <= names(ada)
    await ada.do({"do": "take_over", "who": 2})
    assert not ada.frame["view"]["ships"][2].get("gone")
    await until(ada, lambda view: len(view["ships"][2]["parts"]) > 3)
    assert "take_over" not in names(ada)
    await ada.socket.close()
    await cyd.socket.close()
