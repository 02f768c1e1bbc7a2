"""docs/notation.md has every verb of both games."""

import re
from pathlib import Path

import pytest

from tests.golden.test_golden import VERBS

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
TITLES = {"burgundy": "The Castles of Burgundy", "great_wall": "The Great Wall"}


@pytest.mark.parametrize("game", list(VERBS))
def test_every_verb_is_explained(game: str) -> None:
    part = PAGE.split(f"## {TITLES[game]}\n")[1].split("\n## ")[0]
    explained = {
        text.split()[0]
        for line in part.splitlines()
        if line.startswith("| `")
        for text in re.findall("`([^`]+)`", line)
    }
    assert VERBS[game] <= explained
