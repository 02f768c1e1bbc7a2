"""Files that the documents name are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`([\w/]+\.(?:py|ts|svelte))`")
PAGE = {path.name for path in (ROOT / "web" / "src").rglob("*.*")}


def is_there(name: str) -> bool:
    """With its folder from the root; without one, a test of tests/e2e or any file of the page."""
    if "/" in name:
        return (ROOT / name).exists()
    return name in PAGE or (ROOT / "tests" / "e2e" / name).exists()


@pytest.mark.parametrize("name", sorted(set(NAMED.findall((ROOT / "docs" / "conventions.md").read_text("utf-8")))))
def test_what_is_said_to_show_a_convention_exists(name: str) -> None:
    assert is_there(name)
