"""`make play`: serves at once, and starts again on the compiled engine when that is ready."""

import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import compile_engine
import start_table
from start_table import Starter

PATIENCE = 90  # seconds
WAIT = """
import pathlib, time
while not pathlib.Path({go!r}).exists():
    time.sleep(0.05)
pathlib.Path({done!r}).touch()
"""


@pytest.fixture
def starter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Starter]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    made = Starter(["--port", str(port), "--store", f"sqlite:///{tmp_path / 'crenel.db'}"])
    # The engine counts as compiled once this file is there; the sources serve as what was compiled.
    done = tmp_path / "done"
    monkeypatch.setattr(compile_engine, "is_current", lambda target: done.exists())
    monkeypatch.setattr(start_table, "COMPILED", Path(start_table.ROOT, "src"))
    monkeypatch.setattr(start_table, "LOG", start_table.ROOT / "build" / "test-compile.log")
    monkeypatch.setattr(start_table, "COMPILE", WAIT.format(go=str(tmp_path / "go"), done=str(done)))
    yield made
    made.stop()


def address(starter: Starter) -> str:
    return f"http://127.0.0.1:{starter.arguments[1]}/api/games"


def wait_until_served(starter: Starter, other_than: int = 0) -> int:
    """Wait until a server answers that is not the one with this process number; return its number."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        pid = starter.server.pid if starter.server else 0
        if pid not in (0, other_than):
            try:
                with urllib.request.urlopen(address(starter), timeout=PATIENCE) as answer:
                    assert answer.status == 200
                return pid
            except OSError:
                pass
        time.sleep(0.05)
    raise AssertionError("no server")


def test_the_server_starts_at_once_and_again_when_the_engine_is_compiled(
    starter: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_engine, "why_not", lambda: None)
    running = threading.Thread(target=starter.run)
    running.start()
    try:
        first = wait_until_served(starter)
        (tmp_path / "go").touch()
        wait_until_served(starter, other_than=first)
        told = capfd.readouterr().err
        assert told.index("compiled in the background") < told.index("The engine is compiled.")
    finally:
        starter.stop_server()
        running.join(PATIENCE)
    assert not running.is_alive()


def test_without_a_compiler_it_says_so_and_serves(
    starter: Starter, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_engine, "why_not", lambda: "no C compiler (cc) is found")
    starter.serve()
    starter.compile()
    wait_until_served(starter)
    assert starter.compiler is None
    assert "no C compiler (cc) is found" in capfd.readouterr().err


def test_a_compilation_that_fails_leaves_the_server_alone(
    starter: Starter, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    starter.serve()
    pid = wait_until_served(starter)
    starter.swap(1)
    assert "could not be compiled" in capfd.readouterr().err
    assert wait_until_served(starter) == pid
