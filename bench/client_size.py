"""How much a browser fetches for the first page, and from whom."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Request, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GOAL = 150  # KiB, as sent: compressed


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kosmodrom", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            server.terminate()
            server.communicate(timeout=20)


def first_page(address: str) -> list[tuple[str, int]]:
    """Origin and bytes of every answer until the page is quiet."""
    found = (shutil.which(name) for name in (os.environ.get("CHROMIUM", ""), *BROWSERS) if name)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, found), None), args=["--no-sandbox"]
        )
        page = browser.new_page()
        requests: list[Request] = []
        page.on("requestfinished", lambda request: requests.append(request))
        page.goto(address, wait_until="networkidle")
        sizes = [(urlsplit(one.url).netloc, one.sizes()["responseBodySize"]) for one in requests]
        browser.close()
    return sizes


def main() -> None:
    with serving() as address:
        sizes = first_page(address)
    own = urlsplit(address).netloc
    size = sum(size for _, size in sizes) / 1024
    foreign = sum(1 for origin, _ in sizes if origin and origin != own)
    figures = [
        {"name": "first page, compressed", "value": size, "unit": "KiB", "goal": GOAL},
        {"name": "requests to other origins", "value": foreign, "goal": 0},
    ]
    for figure in figures:
        print(msgspec.json.encode({**figure, "better": "less"}).decode())


if __name__ == "__main__":
    main()
