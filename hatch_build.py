"""Wheels carry the engine compiled where that is possible, else plain Python; and the page, built from web/."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by path

import build_page
import compile_engine

PAGE = "crenel/server/page"  # where the server looks for the page inside the package


class CompiledEngine(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Only where they serve: a machine that cannot compile may not be able to install mypy either."""
        return build_page.REQUIRES + ([] if compile_engine.why_not() else compile_engine.REQUIRES)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # edits must show at once
            return
        self.add_engine(build_data)
        self.add_page(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        try:
            libraries = compile_engine.build()
        except (compile_engine.CompileError, OSError) as reason:
            print(f"crenel: installing the slower pure Python engine, because {reason}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(compile_engine.LIBRARIES / library)] = library.as_posix()

    def add_page(self, build_data: dict[str, Any]) -> None:
        try:
            build_data["force_include"][str(build_page.build())] = PAGE
        except (build_page.PageError, OSError) as reason:
            print(f"crenel: installing without the page, because {reason}", file=sys.stderr)
