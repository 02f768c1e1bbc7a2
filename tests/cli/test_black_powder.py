"""Black Powder in the terminal: towers, machines, pieces of any shape, rows with gaps, shot cards."""

import pytest

from crenel.cli.drawings import DRAWINGS
from crenel.locales import LANGUAGES, say
from tests.cli.test_great_wall import table_text
from tests.great_wall_powder import PowderWall

DRAWING = DRAWINGS["great_wall"]


def test_all_of_it_is_on_the_table() -> None:
    specials = ["crossbowman", "tank", "bomber"]
    wall = PowderWall(3, specials=specials, towers={"far-left": 1}, machines={"left": ["cannon"]})
    wall.section("left", ("brutes-left", {"a1": "tank 1 right", "b6": "snake 0"}), "trebuchet-left", wall=1)
    wall.gap("left", 3).section("middle", "ladders-middle", wall=2).posted(2, "left", "bomber")
    for language in LANGUAGES:
        text = table_text(wall.state, 0, 160, language)
        for key in ("wall-towers", "wall-ladders-here", "machine-cannon"):
            assert say(key, None, language) in text, (language, key)
    assert "3 siege trebuchet" in table_text(wall.state, 0, 160)


@pytest.mark.parametrize("language", LANGUAGES)
def test_shot_cards_are_explained(language: str) -> None:
    told = DRAWING.describe(PowderWall(3).state, 0, "cannonball", language)
    assert any("a1" in line and "b6" in line for line in told)
