"""The wheel's own step: compile the hot loops where a C++ compiler is found."""

import runpy
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Carries the library in a wheel for this kind of machine, for every version of Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        step = runpy.run_path(str(Path(self.root) / "kosmodrom" / "native" / "build.py"))
        if version != "standard" or not step["build"]():
            return
        build_data["artifacts"].append(step["LIBRARY"].relative_to(self.root).as_posix())
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"
