"""A passport goes from one browser to others, by link and by words, and the first is dropped."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open

OPEN = """() => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify({game: 'crew', name: 'Night shift', play: true})})
    .then(answer => answer.json()).then(room => room.id)"""


def test_a_passport_goes_to_other_browsers_by_link_and_by_words(open_page: Open) -> None:
    laptop = open_page("/passport")
    laptop.get_by_label("What shall the others call you?").fill("Ola")
    laptop.get_by_role("button", name="Begin").click()
    table = laptop.evaluate(OPEN)
    laptop.get_by_role("button", name="Make twelve words").click()
    words = laptop.get_by_role("list", name="The twelve words").get_by_role("listitem")
    expect(words).to_have_count(12)
    said = words.all_inner_texts()
    expect(laptop.get_by_role("img", name="QR code of this passport")).to_be_visible()

    phone = open_page("/passport#" + "-".join(said), phone=True)
    phone.get_by_role("button", name="Open it here").click()
    expect(phone.get_by_role("list", name="The twelve words")).to_be_visible()
    assert said[0] not in phone.url
    go_on(phone, table)

    library = open_page()
    library.get_by_role("button", name="Play now").first.click()  # somebody of their own so far
    library.wait_for_url("**/t/*")
    library.goto("/passport")
    library.get_by_role("button", name="I have words from elsewhere").click()
    box = library.get_by_label("The twelve words, or their link")
    box.fill(" ".join(said[:11]))
    library.get_by_role("button", name="Find the passport").click()
    expect(library.get_by_role("alert")).to_contain_text("twelve words")
    box.fill(", ".join(word[:4].upper() for word in said))
    library.get_by_role("button", name="Find the passport").click()
    library.get_by_role("button", name="Bring it along").click()
    expect(library.get_by_text("Ola", exact=True).first).to_be_visible()
    go_on(library, table)

    go_on(laptop, table)
    phone.goto("/passport")
    expect(phone.get_by_text("here now, at “Night shift”")).to_have_count(2)
    for left in (2, 1):
        drops = phone.get_by_role("button", name="Drop ")
        expect(drops).to_have_count(left)
        drops.first.click()
        phone.locator(".ask").get_by_role("button", name="Drop ").click()
    expect(phone.get_by_role("button", name="Drop ")).to_have_count(0)
    expect(laptop.get_by_text("It was dropped from its passport")).to_be_visible()
    laptop.goto("/passport")
    expect(laptop.get_by_text("This device was dropped from its passport")).to_be_visible()
    assert laptop.evaluate("localStorage.getItem('kosmodrom-words')") is None
    go_on(phone, table)


def go_on(page: Page, table: str) -> None:
    """Whoever has the seat is shown the hand."""
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Mission 1").first).to_be_visible()
    assert (
        page.evaluate(
            "id => fetch(`/api/tables/${id}`).then(a => a.json()).then(r => r.you)", table
        )
        == 0
    )
