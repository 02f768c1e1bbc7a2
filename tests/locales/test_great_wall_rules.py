"""The rules of The Great Wall in full: each section and paragraph of the reference has its text, in three languages."""

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crenel
from crenel.games.great_wall.game import GreatWallGame
from crenel.games.great_wall.reference import TABLES
from crenel.locales import LANGUAGES, RULES, say

SOURCE = Path(crenel.__file__).parent
GAME = SOURCE / "games" / "great_wall"


def sections() -> list[dict[str, object]]:
    files = [GAME / "data" / "reference.toml", *sorted(GAME.glob("modules/*/reference.toml"))]
    return [section for file in files for section in tomllib.loads(file.read_text(encoding="utf-8"))["sections"]]


def texts(language: str) -> dict[str, list[str]]:
    """The messages of all catalogues of the reference, each with the names of its attributes."""
    found: dict[str, list[str]] = {}
    for file in sorted((SOURCE / "locales" / language).glob(f"great_wall*{RULES}")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (file.name, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, (file.name, entry.id.name)
                found[entry.id.name] = [each.id.name for each in entry.attributes]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_and_paragraphs_have_their_texts_and_no_text_is_left_over(language: str) -> None:
    wanted: dict[str, list[str]] = {}
    for section in sections():
        wrong = section["wrong"]
        rules = section["rules"]
        assert isinstance(wrong, int)
        assert isinstance(rules, list)
        wanted[f"section-{section['name']}"] = ["lead", *(f"wrong-{line}" for line in range(1, wrong + 1))]
        for rule in rules:
            assert f"rule-{rule.replace('.', '-')}" not in wanted, rule
            wanted[f"rule-{rule.replace('.', '-')}"] = []
    found = texts(language)
    assert {key: found[key] for key in found if not key.startswith(("table-", "word-"))} == wanted
    assert list(found) == list(texts("en"))


def test_every_rule_stands_in_the_reference_and_no_other() -> None:
    named = {f"great_wall.{rule}" for section in sections() for rule in section["rules"]}  # type: ignore[attr-defined]
    rows = [GAME / "data" / "rules.toml", *GAME.glob("modules/*/rules.toml")]
    assert named == {row["id"] for file in rows for row in tomllib.loads(file.read_text(encoding="utf-8"))["rules"]}


def test_tables_are_even_and_their_words_are_known() -> None:
    game, said = GreatWallGame(), texts("en")
    named = {str(section["table"]) for section in sections() if "table" in section}
    assert named == set(TABLES)
    words = set()
    for name in named:
        table = game.rule_table(name)
        assert table is not None
        head, rows = table
        assert {len(row) for row in rows} == {len(head)}
        words |= {cell for row in [head, *rows] for cell in row if isinstance(cell, str) and cell[0].isalpha()}
    assert {f"word-{word}" for word in words} | {f"table-{name}" for name in named} == {
        key for key in said if key.startswith(("table-", "word-"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_named_by_a_section_are_in_words(language: str) -> None:
    game = GreatWallGame()
    for section in sections():
        named = section.get("cards", [])
        for kind in [named] if isinstance(named, str) else named:  # type: ignore[attr-defined]
            cards = game.rule_cards(kind)
            assert cards, kind
            for name, title, lines in cards:
                spoken = [say(*title, language), *(say(*line, language) for line in lines)]
                assert len(spoken) > 1, name
                assert [text for text in spoken if "{" in text or text.startswith(("card-", "horde-"))] == []
