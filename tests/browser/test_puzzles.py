"""A puzzle is solved in the browser: hint, a wrong card, the right one, and what is kept."""

from playwright.sync_api import Page, expect

from kosmodrom.bots.puzzles import Puzzle, asked_cards, puzzles, set_up
from tests.browser.conftest import Open


def press(page: Page, card: str) -> None:
    """Pick a card up and play it."""
    button = page.locator(".mine button").filter(has=page.locator(f'[data-card="{card}"]'))
    button.click()
    page.locator(".bar .primary").click()


def wrong_card(puzzle: Puzzle) -> str:
    return next(one.card for one in asked_cards(set_up(puzzle)) if one.card != puzzle.card)


def test_a_puzzle_is_solved_with_a_hint_and_kept(open_page: Open) -> None:
    puzzle = next(one for one in puzzles() if one.kind == "open")
    page = open_page(f"/crew/puzzles/{puzzle.number}", phone=True)
    expect(page.get_by_role("heading", name="One card wins: which?")).to_be_visible()
    page.get_by_role("button", name="A hint").click()
    expect(page.get_by_text("1 of 3")).to_be_visible()
    press(page, wrong_card(puzzle))
    expect(page.get_by_role("heading", name="does not win")).to_be_visible()
    press(page, puzzle.card)
    expect(page.get_by_role("heading", name="Right:")).to_be_visible()
    expect(page.get_by_text("A star is for the first try")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    solved = page.locator(f'a[href="/crew/puzzles/{puzzle.number}"]')
    expect(solved).to_contain_text("found")
    expect(page.get_by_text(f"1 of {len(puzzles())} found")).to_be_visible()
    page.goto("/")
    page.locator('a[href="/crew/puzzles/today"]').click()
    expect(page.get_by_text("Puzzle of the day", exact=False).first).to_be_visible()
