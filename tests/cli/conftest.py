"""The command, run as a person would: words on the command line, lines on the keyboard."""

import io
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from crenel.cli import main


class Outcome:
    """How a run of the command ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def text(self) -> str:
        """What was printed, without the breaks of its lines."""
        return " ".join(self.out.split())


Crenel = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, 80 columns, no colour, and a system that speaks English."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("LC_") or name in ("FORCE_COLOR", "NO_COLOR")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def crenel_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Crenel:
    """`crenel_command("play burgundy --seed 7", ["1", "quit"])`"""

    def run(words: str, lines: Sequence[str] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(words.split())
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return run
