"""The rules of The Great Wall in full: each section and paragraph of the reference has its text, in three languages."""

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crenel
from crenel.locales import LANGUAGES, RULES

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
    assert texts(language) == wanted


def test_every_rule_stands_in_the_reference_and_no_other() -> None:
    named = {f"great_wall.{rule}" for section in sections() for rule in section["rules"]}  # type: ignore[attr-defined]
    rows = [GAME / "data" / "rules.toml", *GAME.glob("modules/*/rules.toml")]
    assert named == {row["id"] for file in rows for row in tomllib.loads(file.read_text(encoding="utf-8"))["rules"]}
