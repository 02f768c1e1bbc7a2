"""The ladder: rungs that stop by the clock go on where they were, and say the same in the end."""

import json
import time
from pathlib import Path

import pytest

import crenel
from benchmarks import ladder
from benchmarks.ladder import RUNGS, Rung
from benchmarks.levels import levels_of
from crenel import bots
from crenel.bots.measured import YARDSTICK

LATE = 1e9  # seconds from now


def test_a_rung_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is up after each game: as many runs as games, and in the end the result of one run."""
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    stopped = Rung("rung", "random", "burgundy", 2, {}, 2, 0.5)
    done = [stopped.play(time.monotonic() - 1, 1) for _ in range(4)]
    assert done == [False, False, False, True]
    assert len(stopped.games.read_text().splitlines()) == 4
    whole = json.loads(stopped.result.read_text())
    assert whole["pairs"][0]["deals"] == 2
    assert stopped.play(time.monotonic() + LATE, 1)
    assert json.loads(stopped.result.read_text()) == whole
    (level,) = levels_of([whole])
    assert (level.bot, level.games, level.wins) == ("random", 4, 0)


def test_the_rungs_can_be_played() -> None:
    assert len({rung.name for rung in RUNGS}) == len(RUNGS)
    for rung in RUNGS:
        assert rung.bot in bots.names(rung.game)
        assert rung.bot != YARDSTICK
        crenel.game(rung.game).new(rung.seats, 1, rung.options)
