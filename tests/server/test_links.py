"""What a link shows before any script runs: status, title, description, picture."""

import io
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

from PIL import Image, ImageColor

from kosmodrom.server.ops.drawing import PANE
from kosmodrom.server.ops.pieces import EMPTY
from kosmodrom.server.settings import Settings
from tests.server.client import Server, serving
from tests.server.test_pages import built

ONE_STORE = True


def tag(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', page)
    return unescape(found[1]) if found else ""


def title(page: str) -> str:
    found = re.search(r"<title>(.*?)</title>", page)
    assert found is not None
    return unescape(found[1])


def squares(picture: bytes) -> int:
    """How many points of it are empty squares of a board, as far as few colours tell."""
    shown = Image.open(io.BytesIO(picture)).convert("RGB").crop(PANE)
    wanted = ImageColor.getrgb(EMPTY)
    count = 0
    for many, colour in shown.getcolors(1 << 20) or ():
        assert isinstance(colour, tuple)
        count += many * all(abs(a - b) < 3 for a, b in zip(colour, wanted, strict=True))
    return count


async def test_pages_that_are_not_there_say_so_with_our_page(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    async with serving(change(web=built(tmp_path))) as server, server.http() as http:
        for path in (
            "/nothing",
            "/crew/nothing",
            "/t",
            "/t/lunar-otter-12345678",
            "/rules/chess",
            "/crew/logbook/lunar-otter-12345678",
            "/how-to/chess",
        ):
            page = await http.get(path)
            assert page.status_code == 404, path
            assert "This page came loose" in title(page.text) and "noindex" in page.text


async def test_a_sheet_of_how_to_play_is_called_so_and_has_the_poster_of_its_game(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    async with serving(change(web=built(tmp_path))) as server, server.http() as http:
        page = (await http.get("/how-to/crew", headers={"accept-language": "ru"})).text
        assert title(page) == "Как играть · Экипаж · Космодром"
        assert tag(page, "og:description").startswith("Взять нужную взятку")
        assert "crew" in tag(page, "og:image") and "noindex" not in page
        assert (await http.get("/how-to")).status_code == 200


async def test_a_link_to_a_table_has_a_title_a_description_and_a_picture(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    settings = change(web=built(tmp_path), public_url="https://games.example.org")
    async with serving(settings) as server:
        host = await server.visitor("Marek Secretname")
        wish = {"game": "crew", "name": '<b>"Night" & shift', "options": {"mission": 12}}
        opened = await host.open(**wish)
        table = opened["id"]
        async with server.http() as http:
            assert (await http.get(f"/crew/logbook/{opened['journey']}")).status_code == 200
            russian = (await http.get(f"/t/{table}", headers={"accept-language": "ru,en"})).text
            page = (await http.get(f"/t/{table}")).text
            assert title(page) == '<b>"Night" & shift · Kosmodrom' and "<b>" not in page
            assert tag(page, "og:description") == "The Crew, Mission 12. 3 seats are free."
            assert tag(page, "og:url") == f"https://games.example.org/t/{table}"
            assert tag(page, "twitter:card") == "summary_large_image"
            assert tag(russian, "description") == "Экипаж, Миссия 12. Свободно 3 места."
            assert "Secretname" not in page + russian
            picture = tag(page, "og:image").removeprefix("https://games.example.org")
            drawn = await http.get(picture)
            assert drawn.headers["content-type"] == "image/png"
            assert "cross-origin-resource-policy" not in drawn.headers
            assert Image.open(io.BytesIO(drawn.content)).size == (1200, 630)


async def test_a_finished_game_shows_its_result(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    async with serving(change(web=built(tmp_path))) as server:
        ada = await server.visitor()
        table = (await ada.open(play=True, seats=2, options={"turns": 2}))["id"]
        async with ada.at(table) as chair:
            await chair.say({"type": "stand_in", "level": "cadet"})
            await chair.hear("frame", lambda frame: bool(frame.get("over")))
        async with server.http() as http:
            page = (await http.get(f"/r/{table}")).text
            assert title(page).startswith("Replay: ") and "The best: " in tag(page, "description")
            picture = re.search("/picture/.*", tag(page, "og:image"))
            assert picture is not None
            drawn = (await http.get(picture[0])).content
            assert squares(drawn) > 0
            deal = (await http.get(f"/picture/en/d/{table}/1.png")).content
            assert squares(deal) == 0


async def test_pictures_are_drawn_only_for_pages_and_not_too_often(server: Server) -> None:
    async with server.http() as http:
        for path in ("/picture/en/nothing/1.png", "/picture/xx/1.png", "/picture/en/t/x.svg"):
            assert (await http.get(path)).status_code == 404
        assert (await http.get("/picture/en/1.png")).status_code == 200
        robots = (await http.get("/robots.txt")).text
        assert "Disallow: /t/" in robots


async def test_an_address_that_asks_for_too_many_pictures_waits(
    change: Callable[..., Settings],
) -> None:
    settings = change(picture_burst=2, picture_rate=0.001, crowd=1)
    async with serving(settings) as server, server.http() as http:
        codes = [(await http.get("/picture/en/1.png")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


async def test_a_page_learns_how_others_reach_the_server(change: Callable[..., Settings]) -> None:
    house = change(house_url="http://192.168.1.20:8000")
    for settings, link, alone in (
        (change(is_alone=True), "", True),
        (house, "http://192.168.1.20:8000", False),
        (change(public_url="https://games.example.org/"), "https://games.example.org", False),
    ):
        async with serving(settings) as server, server.http() as http:
            site = (await http.get("/api/site")).json()
            assert (site["link"], site["alone"]) == (link, alone)
