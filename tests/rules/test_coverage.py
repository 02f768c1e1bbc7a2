"""docs/rules-coverage.md is up to date, every rule has a test, and every refusal names a rule."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import crenel
from tests.rules_coverage import ROOT, problems, rules


def test_the_page_is_up_to_date() -> None:
    command = [sys.executable, "-m", "tests.rules_coverage", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_rule_without_a_test_is_noticed() -> None:
    known = {row["id"]: {"tests/x.py::test": 1} for row in rules()}
    assert problems(known) == []
    assert problems({**known, "burgundy.dance": {"tests/x.py::test": 1}}) == [
        "tests/x.py::test names burgundy.dance, which is no rule"
    ]
    del known["burgundy.sell"]
    assert problems(known) == [
        "no test names the rule burgundy.sell",
        "The Castles of Burgundy, anniversary rulebook, Selling goods: no test shows burgundy.sell",
    ]


def test_refusals_rest_on_known_rules() -> None:
    known = {row["id"] for row in rules()}
    folders = ("kernel", "games/burgundy", "games/great_wall")
    sources = [path for folder in folders for path in Path(ROOT, "src/crenel", folder).glob("*.py")]
    named = {
        rule
        for path in sources
        for rule in re.findall(r'"((?:kernel|burgundy|great_wall)\.[a-z0-9.-]+)"', path.read_text(encoding="utf-8"))
    }
    assert {rule.split(".")[0] for rule in named} == {"kernel", "burgundy", "great_wall"}
    assert named <= known


@pytest.mark.parametrize("name", crenel.games())
def test_catalogues_tell_the_pages_that_refusals_name(name: str) -> None:
    game = crenel.game(name)
    told = game.catalogue()["pages"]
    assert told == {row["id"]: game.page_of(row["id"]) for row in rules() if game.page_of(row["id"])}
