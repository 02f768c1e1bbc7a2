"""Ghosts, the fortress and the rebellion in the terminal."""

import io

import pytest
from rich.console import Console

from crenel.cli.drawings import DRAWINGS, players_of
from crenel.cli.event_log import sentence
from crenel.locales import LANGUAGES
from tests.great_wall_sieges import Fortress, Ghosts, Rebellion
from tests.great_wall_table import Wall


def drawn(wall: Wall, language: str = "en") -> str:
    state = wall.state
    console = Console(file=io.StringIO(), width=130, no_color=True)
    players = players_of(state, [None] * int(state.seats), language)
    console.print(DRAWINGS["great_wall"].table(state.observe(0), 0, players, state.described(0), 130))
    file = console.file
    assert isinstance(file, io.StringIO)
    assert all(sentence(event, players, 0) for event in state.events)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_scenario_is_drawn_and_told(language: str) -> None:
    ghosts = Ghosts().section("left", "infantry-left").haunting().play("haunt quarry")
    assert "☠" in drawn(ghosts, language)
    fortress = Fortress(defence=7, siege=2, archers=[1]).night().play("retire left")
    assert "−2" in drawn(fortress, language)
    rebellion = Rebellion(year=5).clan(0, stock={"gold": 3}).talks().play("0: peace 1", "offer 3")
    assert drawn(rebellion, language)


def test_the_line_of_the_team_has_no_requests() -> None:
    assert "requests" not in drawn(Fortress())
