"""What holds for all tests."""

import gc
import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no failure, and the same code gets the same examples every time.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: looking through it for garbage again and again takes a fifth."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def pytest_configure() -> None:
    """Stores of tests lie in memory where there is room: a disk makes every write wait."""
    memory = "/dev/shm"
    if os.path.isdir(memory) and shutil.disk_usage(memory).free > 4 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", memory)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first: at the end no worker waits for another that has just begun one."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/browser/"))
