"""Compiled with mypyc the engine plays exactly as interpreted: all recorded games, random games of every mode, and
games of bots, who choose the same. It keeps the promises, explains itself to `help()`, the compiled part of the server
works, and bots that are plain Python play on it. One compilation serves all of it.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import compile_engine

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled-quickly"  # what is compared needs no speed
SERVER = [f"tests/server/test_{part}.py" for part in ("play", "guard", "framing", "read_only", "views")]
KERNEL = "tests/kernel/test_copies.py"  # what compiled classes could do otherwise
OWN_BOTS = "tests/arena/test_own_bots.py"
PROMISES = "tests/test_promises.py"  # see conftest.py: where this runs, they run nowhere else


def run(package: Path, *command: str) -> str:
    """What a module says with the engine of that folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def same_on_both(*command: str) -> str:
    """What a module says, whichever engine it runs on."""
    expected = run(ROOT / "src", *command)
    assert run(COMPILED, *command) == expected
    return expected


def test_compiled_and_interpreted_agree(missing: Callable[[str, str], NoReturn]) -> None:
    reason = compile_engine.why_not()
    if reason:
        missing("compiler", reason)
    command = [sys.executable, "compile_engine.py", "--into", str(COMPILED)]
    quickly = {**os.environ, "CRENEL_OPTIMIZE": "0"}
    made = subprocess.run(command, cwd=ROOT, env=quickly, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    assert run(COMPILED, "tests.digests", "engine") == "compiled\n"
    assert run(ROOT / "src", "tests.digests", "engine") == "interpreted\n"
    assert len(same_on_both("tests.digests", "golden", "random", "bots").splitlines()) > 30
    assert "State.apply(self, action, seat=None) Take an action" in same_on_both("tests.help_texts")
    tests = [PROMISES, KERNEL, *SERVER, OWN_BOTS]
    assert " passed" in run(COMPILED, "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *tests)
