"""A bot of one's own in a simulation, and the page that shows how."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import crenel
from crenel import State, arena, bots

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-bot.md"
LINES = 20


class Last(bots.Bot):
    """Takes the last action of the list, or now and then another."""

    name = "last"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.choices = 0

    def choose(self, state: State, seat: int) -> int:
        self.choices += 1
        actions = state.actions(seat)
        return actions[-1] if self.choices % 5 else self.random.choice(actions)


class Nameless(Last):
    name = ""


def results(workers: int, *line_up: str | type[bots.Bot]) -> dict[str, Any]:
    result: dict[str, Any] = arena.simulate("burgundy", 2, line_up, 6, 3, None, workers).plain()
    del result["speed"]
    return result


def code() -> str:
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_a_class_plays_against_bots_with_a_name() -> None:
    found = results(1, Last, "random")
    assert [entry["bot"] for entry in found["bots"]] == ["last", "random"]
    assert sum(entry["wins"] for entry in found["bots"]) == 6


def test_a_class_plays_on_several_processes_with_the_same_result() -> None:
    assert results(2, Last, "random") == results(1, Last, "random")


def test_a_class_without_a_name_is_called_as_the_class() -> None:
    assert [entry["bot"] for entry in results(1, Nameless, Last)["bots"]] == ["Nameless", "last"]


def test_a_bot_of_ones_own_plays_the_great_wall() -> None:
    result = arena.simulate("great_wall", 2, [Last, "random"], 2, 1)
    assert result.games == 2


def test_the_code_of_the_page_has_20_lines_at_most() -> None:
    assert len([line for line in code().splitlines() if line.strip()]) <= LINES


@pytest.mark.parametrize("game", crenel.games())
def test_the_bot_of_the_page_plays_both_games(game: str, tmp_path: Path) -> None:
    file = tmp_path / "hasty.py"
    file.write_text(code(), encoding="utf-8")
    hasty = runpy.run_path(str(file))["Hasty"]
    state = crenel.game(game).new(2, 1).clone()
    players = [hasty(0), bots.make("random", game, 1)]
    while state.actor is not None:
        state.play(players[state.actor].choose(state, state.actor))
    assert state.over
    assert {seat for seat, _ in state.moves()} == {0, 1}


def test_the_code_of_the_page_runs_as_a_script(tmp_path: Path) -> None:
    """With a few games on two processes: the line-up must reach them."""
    file = tmp_path / "hasty.py"
    file.write_text(code().replace("games=20", "games=2, workers=2"), encoding="utf-8")
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"hasty \d+ \d+\nrandom \d+ \d+\n", done.stdout)
