"""What helps maintainers: nothing is installed on their machine without a question."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
IS_DEBIAN = Path("/etc/debian_version").exists()


def need_chromium(folder: Path, **environment: str) -> tuple[int, bool]:
    """Run it as root without a browser or a terminal: its exit code, and did it install?"""
    for name, body in {"id": "echo 0", "apt-get": f'echo "$@" >>{folder}/installed'}.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)
    ran = subprocess.run(
        [ROOT / "scripts" / "need-chromium"],
        env={"PATH": str(folder), **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
    )
    return ran.returncode, (folder / "installed").exists()


def test_nothing_is_installed_where_nobody_can_be_asked(tmp_path: Path) -> None:
    assert need_chromium(tmp_path) == (1, False)


@pytest.mark.skipif(not IS_DEBIAN, reason="it installs by apt-get")
def test_a_machine_that_only_tests_installs_what_it_needs(tmp_path: Path) -> None:
    assert need_chromium(tmp_path, CI="true") == (0, True)
