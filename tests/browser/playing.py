"""Playing through a page: what it offers is pressed until it shows what a test waits for.

How long that may take is a matter of seconds and never of a number of tries: a busy machine needs
more tries for the same game.
"""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 200  # seconds; only a game that is stuck takes so long
LOOK_AGAIN = 30  # milliseconds

# Which of my moves the server has not answered yet: nobody presses twice for the same.
WATCH = """(() => {
    window.unanswered = new Set();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const said = JSON.parse(text);
        if (said.type === 'do') window.unanswered.add(said.id);
        if (said.type === 'hello') this.addEventListener('message', ({ data }) => {
            const heard = JSON.parse(data);
            window.unanswered.delete(heard.type === 'frame' ? heard.done : heard.id);
        });
        return send.call(this, text);
    };
})()"""

# To another page without loading anything anew.
GO = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""

TOOLS = """
    const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
    const press = (one) => one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const named = (css) => {
        const [, plain, kind, text] = css.match(/^(.*?)(?::(has-text|text-is)\\('(.*)'\\))?$/);
        const fits = (said) => !text || (kind === 'text-is' ? said === text : said.includes(text));
        return all(plain).find((one) => fits(one.textContent.trim()));
    };
"""
PRESS = """(offers) => {
    for (const css of offers) {
        const found = named(css);
        if (found) return press(found);
    }
}"""
PLAY = """([given, there, over, patience]) => {
    %(tools)s
    const step = %(step)s;
    let changed = true;  // to look costs the page more than to draw: only where there is news
    const notice = new MutationObserver(() => (changed = true));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    notice.observe(document, everything);
    const play = async () => {
        let look = 0;
        for (const end = Date.now() + patience; Date.now() < end; ) {
            if (document.querySelector(there)) return true;
            if (over && document.querySelector(over)) return false;
            if (!window.unanswered.size && (changed || Date.now() > look)) {
                [changed, look] = [false, Date.now() + 200];
                step(given);
            }
            await new Promise((go) => setTimeout(go, 20));
        }
        throw new Error(`${there} never came: ${document.body.innerText.slice(0, 2000)}`);
    };
    window.played = play().finally(() => notice.disconnect());
}"""


def play_until(
    there: str, *pages: Page, step: str = PRESS, given: Any = (), over: str = ""
) -> bool:
    """All pages play, each until it shows `there`; False where a game is `over` without that."""
    script = PLAY % {"tools": TOOLS, "step": step}
    for page in pages:
        page.evaluate(script, [given, there, over, PATIENCE * 1000])
    return all(page.evaluate("window.played") for page in pages)


def step_once(page: Page, step: str = PRESS, given: Any = ()) -> None:
    """Press one thing, unless the last move is not answered yet."""
    script = f"(given) => {{ {TOOLS} if (!window.unanswered.size) ({step})(given); }}"
    page.evaluate(script, given)


def click_one(page: Page, offers: tuple[str, ...]) -> None:
    """With a real pointer; the page may change under it, as it may under a person's."""
    target = first_of(page, offers)
    try:
        if target is not None:
            target.click(timeout=2000)
    except TimeoutError:
        pass


def first_of(page: Page, offers: tuple[str, ...]) -> Locator | None:
    for css in offers:
        found = page.locator(css).filter(visible=True)
        if found.count():
            return found.first
    return None


def repeat_until(page: Page, is_there: Callable[[], object], act: Callable[[], object]) -> None:
    """Do something again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < end, page.locator("body").inner_text()[:2000]
        act()
        page.wait_for_timeout(LOOK_AGAIN)
