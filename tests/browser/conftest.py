"""A real server with the built client, and a real Chromium to look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.playing import WATCH
from tests.browser.serving import ROOT, serving

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Open = Callable[..., Page]

LIMIT = 60_000  # milliseconds; a busy machine is no reason to fail
expect.set_options(timeout=LIMIT)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with quick bots and a database for these tests only."""
    built = ROOT / "kosmodrom" / "web" / "index.html"
    assert built.exists(), "the client has not been built: make setup"
    with serving("--data", str(tmp_path_factory.mktemp("tables"))) as server:
        yield server.url


def chromium() -> str:
    names = (os.environ.get("CHROMIUM", ""), *BROWSERS)
    path = next((path for name in names if name and (path := shutil.which(name))), None)
    assert path, "the browser tests need Chromium: apt install chromium, or name it in CHROMIUM"
    return path


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed when a test of another kind follows: an event loop runs in this thread until then."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-dev-shm-usage"],
        )
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Open]:
    """Opens a page as a visitor of its own; any error in the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_(path: str = "/", phone: bool = False, theme: str = "dark", **more: Any) -> Page:
        settings: dict[str, Any] = {
            "base_url": site,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": theme,
            "locale": "en-GB",
            "service_workers": "block",  # what a page keeps is the business of test_offline.py
        }
        context = browser.new_context(**settings | more)
        contexts.append(context)
        context.set_default_timeout(LIMIT)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not errors
