"""Every recorded game can be told by the command."""

from pathlib import Path

import pytest

from tests.cli.conftest import Crenel
from tests.golden.make import HERE

RECORDS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay_tells_a_recorded_game_to_the_end(crenel_command: Crenel, path: Path) -> None:
    outcome = crenel_command(f"replay {path} --all")
    assert (outcome.code, outcome.err) == (0, "")
    moves = path.read_text(encoding="utf-8").split("\n\n")[1].splitlines()[:-1]
    assert f"{len(moves)} / {len(moves)}" in outcome.out
    assert "{" not in outcome.out
