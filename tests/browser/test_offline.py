"""Away: the page without a connection, and a notice while it is closed."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser import crew
from tests.browser.conftest import Open

IS_KEPT = """async () => {
    const names = await caches.keys();
    const replays = names.find((one) => one.startsWith('kosmodrom-replays'));
    return replays ? (await (await caches.open(replays)).keys()).length : 0;
}"""
ALL_KEPT = """async () => {
    const cache = await caches.open((await caches.keys()).find((one) => one.includes('client')));
    const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
    const used = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
    return used.every((one) => !one.startsWith('/assets/') || kept.includes(one));
}"""
SHOWN = """async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map((one) => [one.title, one.body, one.tag, one.data]);
}"""
PRESS = """async () => {
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    dispatchEvent(event);
}"""
NOTICE = """{
    "title": "Your move", "body": "Night shift", "url": "/tables", "tag": "x", "language": "en"
}"""


def test_without_a_connection_home_and_a_finished_game_open_and_a_notice_comes(
    open_page: Open, site: str
) -> None:
    page = open_page(service_workers="allow", permissions=["notifications"])
    crew.start_now(page)
    crew.let_bots_finish(page)
    page.locator(".end").get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    replay = page.url.partition("#")[0]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for(page, IS_KEPT)
    wait_for(page, ALL_KEPT)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="You are offline.")).to_be_visible()
    page.locator(f'a[href="{replay.removeprefix(site)}"]').click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.reload()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    assert no_secret_is_kept(page)
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", name="You are offline.")).to_have_count(0)
    push(page, site)
    told = json.dumps([["Your move", "Night shift", "x", "/tables"]], separators=(",", ":"))
    wait_for(page, f"async () => JSON.stringify(await ({SHOWN})()) === {json.dumps(told)}")
    page.context.service_workers[0].evaluate(PRESS)
    page.wait_for_url("**/tables")


def wait_for(page: Page, script: str) -> None:
    page.wait_for_function(script, polling=100)


def no_secret_is_kept(page: Page) -> Any:
    """Nothing of the API but finished games, each under a name of its own."""
    return page.evaluate("""async () => {
        for (const name of await caches.keys())
            for (const kept of await (await caches.open(name)).keys())
                if (new URL(kept.url).pathname.startsWith('/api/')) return false;
        return true;
    }""")


def push(page: Page, site: str) -> None:
    """What the browser does when a notice comes from its maker's service."""
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    wish = {"origin": site, "registrationId": found[0], "data": NOTICE}
    session.send("ServiceWorker.deliverPushMessage", wish)
