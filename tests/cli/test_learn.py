"""Lessons at the terminal: the same texts as on the page, with `hint`, `why` and `leave`."""

import pytest

from crenel.lessons import lesson
from crenel.locales import say
from tests.cli.conftest import Crenel


def plain(key: str, language: str = "en") -> str:
    return " ".join(say(key, None, language).split())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_burgundy_lesson_is_played_to_its_end(crenel_command: Crenel, language: str) -> None:
    """And the last turn after it."""
    first, last = lesson("burgundy-first-game"), lesson("burgundy-last-turn")
    moves = [text for _, seat, text in first.model().moves if seat == 0]
    ends = [text for _, _, text in last.model().moves]
    lines = ["", "", "hint", "why", *moves, "", "", "", *ends, "", "", "", ""]
    outcome = crenel_command(f"learn burgundy --language {language}", lines)
    assert outcome.code == 0, outcome.err
    for key in ("burgundy-first-game-b03", "burgundy-first-game-b03.hint", "burgundy-last-turn-b35"):
        assert plain(f"lesson-{key}", language) in outcome.text
    assert plain("rule-burgundy-take", language) in outcome.text
    assert "175" in outcome.text


def test_help_can_be_left(crenel_command: Crenel) -> None:
    outcome = crenel_command("learn burgundy", ["", "", "leave", "workers with 3", "quit"])
    assert outcome.code == 0
    assert plain("lesson-left") in outcome.text
    assert outcome.text.count("Two workers are never a loss") == 0


def test_a_lesson_that_is_not_there_is_refused(crenel_command: Crenel) -> None:
    outcome = crenel_command("learn chess")
    assert outcome.code == 2
    assert "chess" in outcome.err
