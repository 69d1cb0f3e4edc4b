"""One person on two devices in real browsers, at a table whose deal the host chose."""

from playwright.sync_api import expect

from tests.browser import galaxy_trucker
from tests.browser.conftest import Open

HAND_OVER = """id => fetch(`/api/tables/${id}/handover`, {method: 'POST'})
    .then(answer => answer.json()).then(link => link.link)"""


def test_a_new_device_is_announced_and_dropped_and_a_chosen_deal_is_said(open_page: Open) -> None:
    laptop = open_page()
    wish = {"seats": 2, "seed": "Apollo", "options": {"build_mode": "untimed"}}
    table = laptop.evaluate(galaxy_trucker.OPEN, wish)
    laptop.goto(f"/t/{table}")
    chosen = "The host chose this deal"
    expect(laptop.get_by_text(chosen)).to_be_visible()
    stranger = open_page(f"/t/{table}", phone=True)
    expect(stranger.get_by_text(chosen)).to_be_visible()  # before a seat is offered
    laptop.get_by_role("button", name="Start").last.click()
    laptop.get_by_role("button", name="Log and chat beside the board").click()
    laptop.get_by_role("list", name="Players").wait_for()
    expect(laptop.get_by_text(chosen)).to_be_visible()
    phone = open_page(laptop.evaluate(HAND_OVER, table), phone=True)
    news = laptop.get_by_role("alert")
    expect(news).to_contain_text("Another device now plays on your seat: Chrome")
    phone.get_by_role("button", name="Menu").click()
    expect(phone.get_by_role("heading", name="Devices with this seat")).to_be_visible()
    expect(phone.get_by_text("this device", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Close").click()
    news.get_by_role("button", name="Drop").click()
    expect(news).to_have_count(0)
    expect(phone.get_by_role("alert")).to_contain_text("This device has lost the seat")
