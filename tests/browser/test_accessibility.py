"""axe-core finds nothing, in both themes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kosmodrom.games import NAMES
from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.playing import GO
from tests.browser.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is worth looking at only after a game, and what is there when it is drawn.
PLAYED = (
    ("/", ".continue h1"),
    ("/tables", "main li"),
    ("/daily", ".board li"),
    ("/statistics", "main h2"),
    ("/crew/logbook", ".flight .fly:enabled"),
    ("/passport", "main h1"),
)
# Pages that are the same for everybody, and what is there when they are drawn.
PLAIN = (
    ("/rules/crew", "main h3"),
    ("/rules/galaxy_trucker", "main h3"),
    ("/crew/designer", "h1"),
    ("/crew/first", "h1"),
    ("/crew/cards", "h1"),
    ("/nowhere", "h1"),
)
FADED = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < 1000)
    .map((one) => one.finished))"""


def findings(page: Page, *rules: str) -> list[str]:
    """What axe-core objects to, with the first places; all of its rules, or only some."""
    page.wait_for_timeout(100)
    page.evaluate(FADED)  # a colour in the middle of its fade is not a finding
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    result: dict[str, Any] = page.evaluate("(wanted) => axe.run(document, wanted)", options)
    return [
        f"{found['id']}: {node['html'][:160]} {node.get('any', [{}])[:1]}"
        for found in result["violations"]
        for node in found["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(open_page: Open, theme: str) -> None:
    page = open_page(theme=theme)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    found = {"home": findings(page)}
    page.goto("/settings")
    found["settings"] = findings(page)
    page.goto("/passport")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Make twelve words").click()
    expect(page.get_by_role("list", name="The twelve words")).to_be_visible()
    page.get_by_role("button", name="Make new words").click()
    page.get_by_role("button", name="Delete").click()
    found["passport"] = findings(page)
    page.get_by_role("button", name="I have words from elsewhere").click()
    found["words"] = findings(page)
    page.goto("/galaxy_trucker/learn")
    page.locator("[data-cell='86']").click()  # which is wrong, and says so
    expect(page.locator(".verdict")).to_contain_text("They do not join")
    found["lesson"] = findings(page)
    page.goto("/cosmobureau/learn")
    page.locator("[data-cell='r1c1']").click(force=True)  # closed, and says why
    expect(page.locator(".verdict")).to_contain_text("No open contact")
    found["lesson of Cosmobureau"] = findings(page)
    for game in NAMES:
        page.goto(f"/how-to/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found[f"how to play {game}"] = findings(page)
    for path, there in PLAIN:
        page.evaluate(GO, path)
        expect(page.locator(there).first).to_be_visible()
        found[path] = findings(page)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    found["keys"] = findings(page)
    page.goto("/")
    crew.with_friends(page)
    found["lobby"] = findings(page)
    page.goto("/")
    crew.start_now(page)
    found["table"] = findings(page)
    crew.let_bots_finish(page)
    found["end"] = findings(page)
    page.locator(".end").get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    found["replay"] = findings(page)
    assert {name: these for name, these in found.items() if these} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_for_who_has_played(open_page: Open, theme: str, phone: bool) -> None:
    page = open_page("/crew/cards", phone=phone, theme=theme)
    crew.fly(page)
    crew.play_until(".end", page)
    found = {"end": findings(page)}
    page.locator(".end").get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    found["replay"] = findings(page)
    for path, there in PLAYED:
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        found[path] = findings(page)
    assert {name: these for name, these in found.items() if these} == {}
