"""Every game in tests/records replays to its written result: here, elsewhere, for ever."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kosmodrom.core.table import AnyTable
from tests.replaying import fingerprint, replayed, result

ROOT = Path(__file__).parent.parent
RECORDS = sorted((ROOT / "tests" / "records").rglob("*.jsonl"))


@cache
def replayed_once(path: Path) -> AnyTable:
    return replayed(path)


@pytest.mark.parametrize("path", RECORDS, ids=[f"{one.parent.name}-{one.stem}" for one in RECORDS])
def test_a_record_replays_to_its_written_result(path: Path) -> None:
    written = path.with_suffix(".result.json")
    assert written.exists(), f"python -m tests.replaying --write {path.relative_to(ROOT)} writes it"
    plain = json.loads(json.dumps(result(replayed_once(path))))
    assert plain == json.loads(written.read_text("utf-8"))


def fingerprints_by(python: Path | str, hash_seed: str) -> list[list[str]]:
    """Replay every record in another process."""
    ran = subprocess.run(
        [python, "-m", "tests.replaying", *map(str, RECORDS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.fixture(scope="module")
def expected() -> list[list[str]]:
    return [[path.name, fingerprint(replayed_once(path))] for path in RECORDS]


def test_a_second_process_with_another_hash_seed_replays_the_same(
    expected: list[list[str]],
) -> None:
    assert fingerprints_by(sys.executable, "2026") == expected


OTHERS = [f"3.{minor}" for minor in (11, 12, 13) if minor != sys.version_info.minor]


def interpreters(version: str) -> Iterator[str]:
    """Pythons of a version on the path or kept by pyenv."""
    if found := shutil.which(f"python{version}"):
        yield found
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))


def works(python: str, check: str) -> bool:
    if not Path(python).exists():
        return False
    return subprocess.run([python, "-c", check], capture_output=True).returncode == 0


def python_with_msgspec(version: str) -> str:
    """An interpreter of this version that can run the engine; skips where there is none."""
    is_right = f"import sys; assert sys.version.startswith('{version}.')"
    found = [python for python in interpreters(version) if works(python, is_right)]
    if not found:
        pytest.skip(f"no Python {version} here; the workflow runs all tests on each version")
    folder = ROOT / f".venv-{version}"
    python = str(folder / "bin" / "python")
    if not works(python, "import msgspec"):
        (pinned,) = (
            line
            for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines()
            if line.startswith("msgspec==")
        )
        install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", pinned]
        for command in ([found[0], "-m", "venv", "--without-pip", str(folder)], install):
            if subprocess.run(command, capture_output=True).returncode:
                pytest.skip(f"Python {version} is here, but msgspec cannot be installed for it")
    return python


@pytest.mark.parametrize("version", OTHERS)
def test_another_python_replays_the_same(version: str, expected: list[list[str]]) -> None:
    """And with a hash seed of its own."""
    assert fingerprints_by(python_with_msgspec(version), version[-1]) == expected
