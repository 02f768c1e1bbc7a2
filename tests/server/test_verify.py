"""`crenel verify`: a finished game against its commitment."""

import argparse
import random
from pathlib import Path

import pytest

import crenel
from crenel.cli import verify
from crenel.server.entries import TableSeat, commitment_of
from crenel.server.registry import new_table_log
from crenel.server.replay import record
from crenel.server.table_log import TableLog


def finished() -> TableLog:
    log = new_table_log("burgundy", {}, [TableSeat("human", "ada", "Ada")] * 2, "ada", "", False)
    chance = random.Random(3)
    state = log.state()
    while not state.over:
        state.play(chance.choice(state.actions()))
    return log


def check(file: Path, text: str, commitment: str = "", language: str = "en") -> int:
    file.write_text(text, encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    return verify.run(parser.parse_args([str(file), "--commitment", commitment]), language)


def in_file(error: crenel.CrenelError, folder: Path) -> str:
    """Return what is wrong with the file that the error names."""
    assert (error.key, error.details["file"]) == ("in-file", str(folder / "game"))
    assert isinstance(error.__cause__, crenel.CrenelError)
    return error.__cause__.key


def test_an_honest_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = finished()
    text = record(log)
    assert f'commitment: "{log.header.commitment}"' in text
    assert crenel.replay(text) == log.state()
    assert check(tmp_path / "game", text) == 0
    assert check(tmp_path / "game", text, log.header.commitment.upper()) == 0
    assert log.header.commitment in capsys.readouterr().out


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text, log: text.replace(log.header.seed, "0" * 64), "verify-broken"),
        (lambda text, log: text.replace(log.header.commitment, commitment_of("another")), "verify-broken"),
        (
            lambda text, log: "\n".join(line for line in text.split("\n") if "commitment" not in line),
            "verify-no-commitment",
        ),
        (lambda text, log: text.rsplit("\n", 3)[0] + "\n", "record-cut"),
        (lambda text, log: text.replace(" actions, ", " actions, 0")[:-2] + "\n", "record-differs"),
        (lambda text, log: "hello", "record-not-header"),
    ],
)
def test_a_spoiled_game(tmp_path: Path, spoil: object, reason: str) -> None:
    log = finished()
    with pytest.raises(crenel.CrenelError) as refused:
        check(tmp_path / "game", spoil(record(log), log))  # type: ignore[operator]
    assert in_file(refused.value, tmp_path) == reason


def test_a_commitment_somebody_saw_elsewhere(tmp_path: Path) -> None:
    with pytest.raises(crenel.CrenelError) as refused:
        check(tmp_path / "game", record(finished()), "f" * 64)
    assert in_file(refused.value, tmp_path) == "verify-other-commitment"


def test_a_game_in_progress_proves_nothing(tmp_path: Path) -> None:
    log = new_table_log("burgundy", {}, [TableSeat("human", "ada", "Ada")] * 2, "ada", "", False)
    with pytest.raises(crenel.CrenelError) as refused:
        check(tmp_path / "game", record(log))
    assert in_file(refused.value, tmp_path) == "verify-not-over"


def test_a_missing_file(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    for words, reason in (([str(tmp_path / "none")], "verify-unreadable"), ([], "verify-no-file")):
        with pytest.raises(crenel.CrenelError) as refused:
            verify.run(parser.parse_args(words), "en")
        assert refused.value.key == reason
