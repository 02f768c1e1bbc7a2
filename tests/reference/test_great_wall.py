"""The reference of The Great Wall: tables with the numbers of the board, cards of the base game and its modules."""

import pytest

import crenel
from crenel.kernel.reference import names_of, reference, sections
from crenel.kernel.shapes import Reference, ReferenceTable
from crenel.locales import LANGUAGES


def told(language: str = "en") -> Reference:
    return reference(crenel.game("great_wall"), language)


def table(name: str) -> ReferenceTable:
    return next(each for section in told()["sections"] for each in section["tables"] if each["name"] == name)


def test_each_named_table_and_deck_is_there() -> None:
    for section, (_, row) in zip(told()["sections"], sections("great_wall"), strict=True):
        assert [each["name"] for each in section["tables"]] == names_of(row, "table")
        for kind in names_of(row, "cards"):
            assert crenel.game("great_wall").rule_cards(kind), kind


def test_the_tables_show_the_numbers_of_the_board() -> None:
    assert table("walls")["rows"][0] == ["Price", "–", "5", "10", "15"]
    assert table("seats")["rows"][1] == ["Hordes at the start", "2", "2", "3", "4"]
    assert table("soldiers")["rows"][0] == ["spearman", "10", "1 wood + 2 stone"]
    assert table("overseers")["rows"][2] == ["gold mine", "gold", "stone", "2", "3", "4"]
    assert table("places")["rows"][-1] == ["academy", "any number", "any number", "no"]
    assert {len(row) for row in table("years")["rows"]} == {len(table("years")["head"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_in_words_and_have_anchors_of_their_own(language: str) -> None:
    found = [card for section in told(language)["sections"] for card in section["cards"]]
    assert len({card["anchor"] for card in found}) == len(found) > 200
    said = [text for card in found for text in (card["title"], *card["lines"])]
    assert [text for text in said if "{" in text or text.startswith(("card-", "horde-"))] == []


def test_cards_of_a_module_stand_in_its_section() -> None:
    khan = next(section for section in told()["sections"] if section["name"] == "khan-pieces")
    assert "great_wall.advisor.woodcarver" in {card["anchor"] for card in khan["cards"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_and_advice_have_as_many_lines_in_each_language(language: str) -> None:
    english = {card["anchor"]: len(card["lines"]) for section in told()["sections"] for card in section["cards"]}
    notes = {anchor: count for anchor, count in english.items() if ".note." in anchor}
    cards = [card for section in told(language)["sections"] for card in section["cards"] if ".note." in card["anchor"]]
    assert {card["anchor"]: len(card["lines"]) for card in cards} == notes
    assert len(notes) > 20
    assert all(card["title"] and all(card["lines"]) for card in cards)
