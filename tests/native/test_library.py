"""The compiled form is built where there is a compiler, and never used for other sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kosmodrom import native
from kosmodrom.native import build

ROOT = Path(__file__).parent.parent.parent
needs_compiler = pytest.mark.skipif(build.compiler() is None, reason="no C++ compiler")


@needs_compiler
def test_the_tests_run_the_compiled_form() -> None:
    assert native.library() is not None, "make setup"


@needs_compiler
def test_a_library_of_other_sources_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "kernel.so"
    shutil.copy(build.LIBRARY, target)
    monkeypatch.setattr(native, "LIBRARY", target)
    native.library.cache_clear()
    assert native.form() == "compiled"
    monkeypatch.setattr(native, "fingerprint", lambda: "other")
    native.library.cache_clear()
    assert native.form().startswith("plain Python")
    native.library.cache_clear()


def test_without_a_compiler_nothing_is_built_and_nothing_said(tmp_path: Path) -> None:
    script = ROOT / "kosmodrom" / "native" / "build.py"
    ran = subprocess.run(
        [sys.executable, script], env={"PATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_plain_python_can_be_asked_for() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from kosmodrom.native import form; print(form())"],
        env={**os.environ, "KOSMODROM_PLAIN": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert said.stdout == "plain Python, as KOSMODROM_PLAIN asks\n"
