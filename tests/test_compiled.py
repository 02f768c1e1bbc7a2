"""Compiled with mypyc the engine plays exactly as interpreted: all recorded games, random games of every mode, and
games of bots, who choose the same. It keeps the promises, explains itself to `help()`, the compiled part of the server
works, and bots that are plain Python play on it.

One compilation serves all of it. It begins with the first test (see conftest.py) and the others come last, so that most
of the tests run meanwhile.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import compile_engine
from tests import test_promises
from tests.conftest import LONG_PLAY, ROOT

COMPILED = ROOT / "build" / "compiled-quickly"  # what is compared needs no speed
LONGEST = "test_actions_are_legal_and_the_game_ends"
PROMISES = [name for name in vars(test_promises) if name.startswith("test_") and name != LONGEST]
# By name: what runs on the compiled engine, LONG_PLAY nowhere else. Each run begins with seconds of imports, and who
# has the longest ends alone: a few of about the same length, the long ones first.
RUNS = {
    LONGEST: [f"tests/test_promises.py::{LONGEST}"],
    **{f"promises {part}": [f"tests/test_promises.py::{name}" for name in PROMISES[part::3]] for part in range(3)},
    "bots": ["tests/arena/test_own_bots.py", *(str(path) for path in LONG_PLAY if path.parent.name == "bots")],
    "random play": ["tests/rules/great_wall/test_prices.py", "tests/test_modules.py", "tests/test_types.py"],
    "secrets": [
        "tests/test_secrets.py",
        "tests/envs/test_batch.py",
        "tests/kernel/test_copies.py",
    ],  # and what compiled classes could do otherwise
    "server": [
        f"tests/server/test_{part}.py"
        for part in ("play", "guard", "framing", "read_only", "views", "moments", "onward")
    ],
}


def run(package: Path, *command: str) -> str:
    """Return what a module says with the engine of that folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def compiled(missing: Callable[[str, str], NoReturn]) -> Path:
    """The compiled engine. Whoever comes first compiles, other workers wait."""
    reason = compile_engine.why_not()
    if reason:
        missing("compiler", reason)
    command = [sys.executable, "compile_engine.py", "--into", str(COMPILED)]
    quickly = {**os.environ, "CRENEL_OPTIMIZE": "0"}
    made = subprocess.run(command, cwd=ROOT, env=quickly, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return COMPILED


def test_it_compiles(compiled: Path) -> None:
    assert run(compiled, "tests.digests", "engine") == "compiled\n"
    assert run(ROOT / "src", "tests.digests", "engine") == "interpreted\n"


@pytest.mark.parametrize("games", ["golden", "random", "bots"])
def test_games_are_the_same(compiled: Path, games: str) -> None:
    expected = run(ROOT / "src", "tests.digests", games)
    assert len(expected.splitlines()) >= 5
    assert run(compiled, "tests.digests", games) == expected


def test_help_is_the_same(compiled: Path) -> None:
    expected = run(ROOT / "src", "tests.help_texts")
    assert "State.apply(self, action, seat=None) Take an action" in expected
    assert run(compiled, "tests.help_texts") == expected


def test_nothing_is_left_out() -> None:
    run_here = {ROOT / each.partition("::")[0] for runs in RUNS.values() for each in runs}
    assert set(LONG_PLAY) <= run_here
    assert {each.partition("::")[2] for runs in RUNS.values() for each in runs} - {""} == {LONGEST, *PROMISES}


@pytest.mark.parametrize("tests", RUNS)
def test_passes_on_the_compiled_engine(compiled: Path, tests: str) -> None:
    assert " passed" in run(compiled, "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *RUNS[tests])
