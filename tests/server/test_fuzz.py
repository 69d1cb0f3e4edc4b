"""Anything at all, sent to the socket and to every address: always a defined answer."""

import asyncio
import json
from typing import Any, get_args

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)

from kosmodrom.server import wire
from kosmodrom.server.settings import Settings
from tests.server.client import Server, serving
from tests.server.test_resume import start

KNOWN = {
    "room",
    "frame",
    "chatted",
    "done",
    "refused",
    "because",
    "beat",
    "pulse",
    "trouble",
    "bye",
}

words = st.sampled_from(
    [str(message.__struct_config__.tag) for message in get_args(wire.ToServer)] + ["nothing"]
)
NAMES = {name for message in get_args(wire.ToServer) for name in message.__struct_fields__}
fields = st.sampled_from(sorted(NAMES | {"do", "number"}))
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["random", "cadet", "pilot", "put", "peek", "undo", "time_up", "again"])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(fields, inner, max_size=4),
    max_leaves=8,
)
messages = st.builds(
    lambda kind, rest: {**rest, "type": kind}, words, st.dictionaries(fields, values, max_size=6)
)
texts = messages.map(lambda one: json.dumps(_plain(one))) | st.text(max_size=60)


def _plain(value: Any) -> Any:
    """Without numbers that JSON does not have; integers stay, however large."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return None
    return value


async def survive(server: Server, batch: list[str]) -> None:
    """Send it all; the socket answers or closes with a word, and the next client is served."""
    ada, _, table = await start(server)
    chair = ada.at(table)
    await chair.connect(server)
    try:
        for text in batch:
            await chair.say(text)
        await chair.say({"type": "beat", "sent": 4711})
        while chair.heard[-1:] != [{"type": "pulse", "sent": 4711.0}]:
            message = await chair.next()
            assert message["type"] in KNOWN and message.get("code") != "fault", message
            if message["type"] == "bye":
                break
    finally:
        await chair.socket.close()
    async with server.http() as http:
        assert (await http.get("/healthz")).is_success


async def test_the_socket_survives_anything(settings_for_fuzz: Settings) -> None:
    async with serving(settings_for_fuzz) as server:
        loop = asyncio.get_running_loop()

        @settings(
            max_examples=15,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.lists(texts, min_size=1, max_size=12))
        def attempt(batch: list[str]) -> None:
            asyncio.run_coroutine_threadsafe(survive(server, batch), loop).result(60)

        await asyncio.to_thread(attempt)


async def test_every_address_survives_anything(settings_for_fuzz: Settings) -> None:
    async with serving(settings_for_fuzz) as server:
        await asyncio.to_thread(fuzz_addresses, server)


def fuzz_addresses(server: Server) -> None:
    """Whatever fits or does not fit the OpenAPI description: no error of ours, and a Problem."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    ignored = [negative_data_rejection, positive_data_acceptance, unsupported_method]
    for operation in schema.get_all_operations():

        @settings(
            max_examples=6,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.ok().as_strategy())  # type: ignore[union-attr]
        def attempt(case: Any) -> None:
            answer = case.call(base_url=server.url)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert set(answer.json()) <= {"code", "text", "args"}
            else:
                case.validate_response(answer, excluded_checks=ignored)

        attempt()
