"""`crenel replay`: forth, back, jump, end."""

from pathlib import Path

import pytest

import crenel
from tests.cli.conftest import Crenel


@pytest.fixture
def moments(crenel_command: Crenel) -> int:
    """How many decisions the recorded game has."""
    crenel_command("play burgundy --seed 7 --bots random --save game.crenel", ["3", "1", "1", "1", "1", "1", "quit"])
    return len(crenel.replay(Path("game.crenel").read_text()).moves())


def shown(out: str) -> list[str]:
    """The moments in the order they were shown."""
    return [line.split("  ")[0] for line in out.splitlines() if " / " in line]


def test_enter_b_a_number_and_e_move_through_the_game(crenel_command: Crenel, moments: int) -> None:
    outcome = crenel_command("replay game.crenel", ["", "", "b", "4", "e", "", "b", "q"])
    wanted = [0, 1, 2, 1, 4, moments, moments, moments - 1]
    assert (outcome.code, outcome.err) == (0, "")
    assert shown(outcome.out.replace("quit: ", "quit:\n")) == [f"{number} / {moments}" for number in wanted]


def test_a_moment_shows_the_move_what_happened_and_the_position(crenel_command: Crenel, moments: int) -> None:
    outcome = crenel_command("replay game.crenel", ["", "q"])
    assert "Blue: take mine 5 with 5" in outcome.out
    assert "Blue uses the 5. Blue takes a mine from depot 5." in outcome.out
    assert "Stored k1 Mine" in outcome.out


def test_other_words_are_answered_with_help(crenel_command: Crenel, moments: int) -> None:
    for words in ("9999", "forward", "-1"):
        outcome = crenel_command("replay game.crenel", [words, "q"])
        assert outcome.code == 0
        assert f"from 0 to {moments}" in " ".join(outcome.out.split())


def test_all_tells_the_whole_story_without_asking(crenel_command: Crenel, moments: int) -> None:
    outcome = crenel_command("replay game.crenel --all")
    assert outcome.code == 0
    assert shown(outcome.out) == [f"{number} / {moments}" for number in range(moments + 1)]
    state = crenel.replay(Path("game.crenel").read_text())
    assert outcome.out.count("uses the") == sum(event["event"] == "die_used" for event in state.events)


def test_a_seat_can_be_chosen_to_look_from(crenel_command: Crenel, moments: int) -> None:
    assert "▲ 1 Random · 0 points · Board 1" in crenel_command("replay game.crenel --seat 1", ["q"]).out
    assert crenel_command("replay game.crenel --seat 2").code == 2


def test_the_end_of_input_leaves_cleanly(crenel_command: Crenel, moments: int) -> None:
    assert crenel_command("replay game.crenel", []).code == 0
