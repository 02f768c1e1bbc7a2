"""What the package says of itself: one version, and bounds that agree with the versions it is tested with."""

import importlib.metadata
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import build_page
import compile_engine
import crenel
from crenel.cli import main

ROOT = Path(__file__).parent.parent
PRIVATE_API = {"uvicorn", "websockets"}


def requirements() -> list[Requirement]:
    """Everything that is asked for: to build, to run, for the extras."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = config["project"]
    extras = [line for extra in project["optional-dependencies"].values() for line in extra]
    built = [*config["build-system"]["requires"], *compile_engine.REQUIRES, *build_page.REQUIRES]
    return [Requirement(line) for line in [*project["dependencies"], *extras, *built]]


def versions() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines[1:])}


def bounds(requirement: Requirement) -> set[str]:
    return {each.operator for each in requirement.specifier}


@pytest.mark.parametrize("requirement", requirements(), ids=lambda each: each.name)
def test_the_tested_version_is_within_the_bounds(requirement: Requirement) -> None:
    version = versions()[canonicalize_name(requirement.name)]
    assert version in requirement.specifier
    lower = next(each.version for each in requirement.specifier if each.operator == ">=")
    assert version.startswith(lower), "the lower bound is not what is tested"


def test_only_private_api_needs_an_upper_bound() -> None:
    assert {each.name for each in requirements() if "<" in bounds(each)} == PRIVATE_API


def test_the_version_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"crenel {crenel.__version__}\n"
    assert importlib.metadata.version("crenel") == crenel.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## Unreleased" in changes or f"## {crenel.__version__}" in changes
