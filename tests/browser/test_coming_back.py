"""A page comes back by itself, whatever went away, and its moves are made once."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import playing
from tests.browser.conftest import Open
from tests.browser.crew import ENDLESS, MINE, fly, play_until
from tests.browser.serving import ServerProcess, serving
from tests.browser.wire import Stored, Wire, Witness

NOTE_ALERTS = """() => {
    window.alerts = [];
    const note = () => document.querySelectorAll('[role=alert]').forEach((one) => {
        window.alerts.push(one.textContent);
    });
    const whole = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document.body, whole);
}"""
ASLEEP, DOUBT = 60_000, 4_000  # milliseconds


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def shared_server(data: Path) -> Iterator[ServerProcess]:
    with serving("--data", str(data)) as running:
        yield running


@pytest.fixture
def server(shared_server: ServerProcess) -> ServerProcess:
    """It runs, whatever the test before left it in."""
    if shared_server.process.poll() is not None:
        shared_server.start()
    return shared_server


def record_of(data: Path, table: str) -> list[Stored]:
    query = "SELECT number, action, unseen FROM actions WHERE table_id = ? ORDER BY number"
    with sqlite3.connect(data / "kosmodrom.sqlite3") as connection:
        return connection.execute(query, [table]).fetchall()


def alert(page: Page) -> Locator:
    return page.get_by_role("alert")


def come_back(page: Page) -> None:
    expect(alert(page)).to_have_count(0)
    expect(page.locator("header").get_by_text("Connected")).to_be_visible()


def test_moves_are_made_once_across_a_killed_server_and_a_lost_network(
    open_page: Open, server: ServerProcess, data: Path
) -> None:
    page = open_page("/crew/cards", base_url=server.url)
    moves = Witness(page)
    table = fly(page, custom=ENDLESS)
    moves.play(2)
    play_until(MINE, page)
    server.kill()
    expect(alert(page)).to_contain_text("Connection lost. Your moves are safe.")
    press(page)
    press(page)  # as one does when nothing seems to happen
    expect(alert(page)).to_contain_text("Your move is sent as soon as we are back.")
    server.start()
    come_back(page)
    moves.play(1)
    play_until(MINE, page)
    page.context.set_offline(True)
    expect(alert(page)).to_contain_text("This device is offline.")
    press(page)
    page.context.set_offline(False)
    come_back(page)
    moves.play(1)
    page.evaluate(NOTE_ALERTS)  # this one is gone as soon as the page has knocked in vain
    server.stop()
    moves.check(record_of(data, table))
    page.wait_for_function("alerts.some((one) => one.includes('The server is starting anew.'))")


def test_a_page_gets_in_again_whatever_the_wire_does(
    open_page: Open, server: ServerProcess
) -> None:
    page = open_page("/crew/cards", base_url=server.url)
    page.clock.install()
    wire = Wire(page)
    fly(page, custom=ENDLESS)
    come_back(page)

    wire.answers["hello"] = {"type": "trouble", "code": "fault", "text": ""}
    wire.cut()  # and a hello that fails, on a socket that stays open and beats
    wait_for_line(page, wire, 3)
    come_back(page)

    wire.answers["hello"] = {"type": "beat", "sent": 0}
    wire.cut()  # and a hello that is never answered
    wait_for_line(page, wire, 4)
    page.clock.run_for(20_000)
    wait_for_line(page, wire, 5)
    come_back(page)

    wire.go_silent()
    page.clock.fast_forward(ASLEEP)
    page.clock.fast_forward(DOUBT)
    wait_for_line(page, wire, 6)
    come_back(page)

    wire.go_silent()
    page.evaluate("dispatchEvent(new Event('online'))")  # on another network
    page.clock.fast_forward(DOUBT)
    wait_for_line(page, wire, 7)
    come_back(page)

    play_until(MINE, page)
    wire.answers["do"] = {"type": "trouble", "code": "unavailable", "text": ""}
    cards = page.locator(".hand button").count()
    press(page)
    expect(page.locator(".reason")).to_contain_text("could not keep this move")
    del wire.answers["do"]
    press(page)
    expect(page.locator(".hand button")).to_have_count(cards - 1)

    wire.answers["hello"] = {"type": "trouble", "code": "no-table", "text": ""}
    wire.cut()
    expect(alert(page)).to_contain_text("There is no such table.")


def wait_for_line(page: Page, wire: Wire, lines: int) -> None:
    """Until the page has opened so many sockets in all."""
    playing.repeat_until(page, lambda: len(wire.lines) >= lines, lambda: None)


def press(page: Page) -> None:
    """Pick up the first card that may be played, and play it."""
    for _ in range(2):
        page.locator(MINE).first.click()


def bad_gateway(route: Route) -> None:
    route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>")


def too_many(route: Route) -> None:
    problem = json.dumps({"code": "too-fast", "text": "Wait.", "args": {"retry_after": 60}})
    route.fulfill(status=429, headers={"Retry-After": "60"}, body=problem)


def test_every_page_says_what_is_wrong_and_comes_when_it_can(
    open_page: Open, server: ServerProcess
) -> None:
    page = open_page("/crew/cards", base_url=server.url)
    table = fly(page, custom=ENDLESS)
    again = page.get_by_role("button", name="Try now")
    for path in ("/", "/tables", "/rules", f"/t/{table}", f"/r/{table}", "/crew/logbook"):
        page.route("**/api/**", bad_gateway)
        page.goto(path)
        expect(again.first).to_be_visible()
        expect(page.locator("#main")).to_contain_text("The server does not answer.")
        page.unroute("**/api/**")
        expect(again).to_have_count(0)
    page.route("**/api/**", too_many)
    page.goto("/tables")
    expect(page.locator("#main")).to_contain_text("That was too fast. Try again in 60 s. Next try")
    page.unroute("**/api/**")
    again.click()
    expect(page.get_by_text("Running")).to_be_visible()


def test_a_page_of_which_a_piece_did_not_come_is_loaded_anew(
    open_page: Open, server: ServerProcess
) -> None:
    page = open_page("/", base_url=server.url)
    page.route("**/assets/**", lambda route: route.abort())
    page.route("**/healthz", bad_gateway)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Connection lost.")
    page.unroute("**/assets/**")
    page.unroute("**/healthz")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
