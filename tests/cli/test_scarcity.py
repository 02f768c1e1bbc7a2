"""Freezing Weather and the Great Famine in the terminal: what is short, who has sent what, who has how much to eat."""

import pytest

from crenel.cli.drawings import DRAWINGS
from crenel.locales import LANGUAGES, say, word
from tests.cli.test_great_wall import table_text
from tests.great_wall_supply import FamineWall, FreezingWall
from tests.great_wall_table import Wall

DRAWING = DRAWINGS["great_wall"]


def drawn(wall: Wall, language: str) -> str:
    return " ".join(table_text(wall.state, 0, 200, language).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cold_is_told(language: str) -> None:
    wall = FreezingWall(sent=[["chi"], [], []], removed={"wood": 45, "chi": 4})
    text = drawn(wall, language)
    assert "[-1]" in text, "this year's value"
    assert f"{word('resource', 'wood', language)} {say('wall-freezing-short', None, language)} (5)" in text
    assert say("wall-freezing-sent", None, language) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_food_and_stores_are_told(language: str) -> None:
    wall = FamineWall(food=[3, 8, 8], capacity=11).clan(0, at={"market": 2})
    text = drawn(wall, language)
    assert "3/2" in text
    assert say("wall-famine-capacity", {"capacity": 11, "lost": 5, "price": 1}, language) in text
    assert word("place", "market", language) in text
    assert DRAWING.describe(wall.state, 0, "market", language)[-1] == say("about-market", None, language)
