"""Ctrl-C ends a command with code 130 and without a traceback."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Crenel

PATIENCE = 120  # seconds


def test_ctrl_c_in_a_game_saves_it_and_gives_130(crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    outcome = crenel_command("play burgundy --seed 7 --bots random --save game.crenel")
    assert (outcome.code, outcome.err) == (130, "")
    assert "game.crenel" in outcome.out
    assert crenel_command("replay game.crenel").code == 130


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see that the processes have started")
def test_ctrl_c_ends_all_processes_of_a_simulation_quietly() -> None:
    command = [sys.executable, "-c", "import sys; from crenel.cli import main; sys.exit(main())"]
    words = ["simulate", "burgundy", "--games", "1000000", "--bots", "random", "--jobs", "2"]
    process = subprocess.Popen(
        [*command, *words], start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    deadline = time.monotonic() + PATIENCE
    while len(children.read_text().split()) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in out + err
