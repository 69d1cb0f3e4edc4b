"""No number from outside is larger than a store or a loop can bear."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec import inspect

from kosmodrom.games import NAMES, action_union
from kosmodrom.server import bodies, wire
from tests.server.client import Server
from tests.server.test_resume import start

FROM_OUTSIDE = (
    *get_args(wire.ToServer),
    bodies.NewTable,
    bodies.Branch,
    bodies.Visitor,
    bodies.Design,
)
HUGE = (2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**40)


def unbounded(kind: Any, path: str, seen: set[type]) -> Iterator[str]:
    """Where a type lets a number in that has no bounds."""
    if isinstance(kind, inspect.IntType):
        if kind.ge is None or kind.le is None:
            yield path
    elif isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from unbounded(field.type, f"{path}.{field.name}", seen)
    else:
        for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
            inner = getattr(kind, name, ())
            for one in inner if isinstance(inner, tuple) else (inner,):
                yield from unbounded(one, path, seen)


def test_every_integer_of_every_message_has_bounds() -> None:
    found = [
        path
        for message in FROM_OUTSIDE
        for path in unbounded(inspect.type_info(message), message.__name__, set())
    ]
    assert not found


@pytest.mark.parametrize("name", NAMES)
def test_every_integer_of_every_action_has_bounds(name: str) -> None:
    found = [
        path
        for action in get_args(action_union(name))
        for path in unbounded(inspect.type_info(action), action.__name__, set())
    ]
    assert not found


@pytest.mark.parametrize("number", HUGE)
async def test_one_message_with_a_huge_number_stops_nobody(server: Server, number: int) -> None:
    """The wish is refused, and everybody's moves, visitors and tables are stored as before."""
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await chair.say(f'{{"type":"configure","stand_in_after":{number}}}')
        if abs(number) > 2**53:
            assert (await chair.hear("trouble"))["code"] == "malformed"
        await chair.say('{"type":"do","id":7,"action":{"do":"put","number":1},"seen":0}')
        assert (await chair.hear("done"))["number"] == 1
    ben = await server.visitor("Ben")
    assert (await ben.open())["status"] == "open"
    async with server.http() as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"


async def test_a_huge_number_in_an_action_is_refused(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for number in HUGE:
            undo = f'{{"do":"undo","to":{number}}}'
            await chair.say(f'{{"type":"do","id":3,"action":{undo},"seen":0}}')
            assert (await chair.hear("trouble"))["code"] == "malformed"
        assert chair.frame["number"] == 0
