"""Names, origins, cookies and figures: who reaches this server, and as what."""

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kosmodrom.server.http import gate
from kosmodrom.server.settings import Settings
from tests.server.client import Chair, Server, serving

ONE_STORE = True

PUBLIC = "https://games.example.org"
Change = Callable[..., Settings]


async def name_with(server: Server, **headers: str) -> httpx.Response:
    """Somebody gives a name, with these headers."""
    async with server.http() as http:
        return await http.post("/api/visitor", json={"name": "Eve"}, headers=headers)


async def test_a_site_with_tls_gives_secure_cookies_whatever_the_proxy_says(
    change: Change,
) -> None:
    async with serving(change(public_url=PUBLIC)) as server:
        for headers in ({}, {"x-forwarded-proto": "http"}, {"x-forwarded-proto": "https"}):
            answer = await name_with(server, host="games.example.org", **headers)
            assert "Secure" in answer.headers["set-cookie"]


async def test_a_site_without_tls_gives_cookies_that_come_back(server: Server) -> None:
    assert "Secure" not in (await name_with(server)).headers["set-cookie"]


ORIGINS = [
    (PUBLIC, True),
    ("https://games.example.org:443", True),
    ("http://games.example.org", False),
    ("http://games.example.org:443", False),
    ("https://games.example.org:8443", False),
    ("https://evil.example", False),
    ("https://games.example.org.evil.example", False),
    ("null", False),
    ("", False),
    ("https://[", False),
]


async def test_only_pages_of_the_public_address_may_talk_to_a_public_site(change: Change) -> None:
    async with serving(change(public_url=PUBLIC)) as server:
        for origin, allowed in ORIGINS:
            answer = await name_with(server, host="games.example.org", origin=origin)
            assert answer.is_success == allowed, origin
            if not allowed:
                assert answer.json()["code"] == "foreign-origin"
        chair = Chair(None, "x", {})
        with pytest.raises(InvalidStatus):
            await chair.connect(server, origin="http://games.example.org")
        assert (await name_with(server, origin=server.url)).is_success  # on the machine itself


HOSTS = [
    ("127.0.0.1:8000", True),
    ("[::1]:8000", True),
    ("192.168.1.7:8000", True),
    ("localhost", True),
    ("Laptop:8000", True),
    ("laptop.local", True),
    ("games.example.org", True),
    ("games.example.org.", True),
    ("GAMES.example.org:8000", True),
    ("friend.example", True),
    ("ship.example.net", True),
    ("evil.example", False),
    ("games.example.org.evil.example", False),
    ("127.0.0.1.evil.example", False),
    ("evil.example@localhost", False),
    ("local", True),
    ("evillocal.example", False),
    ("[evil.example]", False),
    ("games.example.org:evil.example", False),
]


@pytest.mark.parametrize(("host", "known"), HOSTS)
def test_a_name_that_others_can_register_must_be_known(host: str, known: bool) -> None:
    settings = Settings(
        database="",
        public_url=PUBLIC,
        origins=("https://friend.example",),
        names=("ship.example.net",),
    )
    refusal = gate.check_host(settings, {"host": host})
    assert (refusal is None) == known


async def test_a_foreign_name_for_our_address_is_refused_for_pages_and_sockets(
    server: Server,
) -> None:
    """What a page of evil.example can do once that name leads here."""
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    answer = await name_with(server, **headers)
    assert answer.status_code == 403 and answer.json()["code"] == "foreign-host"
    async with server.http() as http:
        for path in ("/", "/api/tables", "/api/me", "/metrics"):
            answer = await http.get(path, headers={"host": "evil.example"})
            assert answer.json()["code"] == "foreign-host", path
    chair = Chair(None, "x", {})
    with pytest.raises(InvalidStatus) as refused:
        await chair.connect(server, additional_headers={"host": "evil.example"})
    assert refused.value.response.status_code == 403


NOT_THIS_MACHINE = [
    {"x-forwarded-for": "203.0.113.7"},
    {"x-forwarded-for": "127.0.0.1"},
    {"forwarded": "for=203.0.113.7"},
    {"x-real-ip": "203.0.113.7"},
    {"host": "games.example.org"},
    {"authorization": "Bearer wrong"},
]


async def test_figures_are_for_this_machine_or_for_a_token(change: Change) -> None:
    settings = change(public_url=PUBLIC, metrics_token="sesame")
    async with serving(settings) as server, server.http() as http:
        own = await http.get("/metrics")
        assert own.status_code == 200 and "kosmodrom_sockets" in own.text
        for headers in NOT_THIS_MACHINE:
            answer = await http.get("/metrics", headers=headers)
            assert answer.status_code == 404 and answer.json()["code"] == "not-found", headers
        token = {"host": "games.example.org", "authorization": "Bearer sesame"}
        assert (await http.get("/metrics", headers=token)).status_code == 200


def test_without_a_token_no_token_opens_the_figures() -> None:
    settings = Settings(database="")
    elsewhere = {"client": ("203.0.113.7", 1234)}
    for token in ("Bearer ", "Bearer x", ""):
        headers = {"host": "127.0.0.1", "authorization": token}
        assert not gate.may_read_metrics(settings, headers, elsewhere)
    assert not gate.may_read_metrics(settings, {"host": "127.0.0.1"}, {"client": None})
    mapped = {"client": ("::ffff:127.0.0.1", 1234)}
    assert gate.may_read_metrics(settings, {"host": "[::1]:8000"}, mapped)
