"""Texts of The Great Wall, made from the rows of its cards: whole, complete, and different where the cards are."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from crenel.games.great_wall.cardrows import ABOUT, EFFECTS, FILES, PARTS, ROWS, SOLDIERS_OR_ANY, SOMEWHERE
from crenel.games.great_wall.texts import card_texts
from crenel.games.great_wall.vocabulary import GRADED, PER, WHENS
from crenel.locales import LANGUAGES, say, word

Row = Mapping[str, Any]

ALL_CARDS = [(kind, row) for kind in FILES for row in ROWS[kind]]
NAMES = [f"{kind}-{row['name']}" for kind, row in ALL_CARDS]
SLUG = re.compile(r"\b[a-z]+[-_][a-z]+")  # a name from the data that nobody translated
WORDED = 1  # numbers up to this one may be said as a word


def said(kind: str, row: Row, language: str) -> list[str]:
    return [say(key, details, language) for key, details in card_texts(kind, row)]


def assert_whole(sentences: list[str]) -> None:
    assert sentences
    for sentence in sentences:
        assert "{" not in sentence
        assert "  " not in sentence
        assert not re.search(r" [,.:;]", sentence)
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()


def numbers_in(value: object) -> Iterator[int]:
    """All numbers of a row that a reader has to know."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            if name not in ("copy", "halves", "burns", "different", "activate", "spots", "wall", "tea_top"):
                yield from numbers_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "row"), ALL_CARDS, ids=NAMES)
def test_every_card_has_whole_sentences_with_all_its_numbers(kind: str, row: Row, language: str) -> None:
    sentences = said(kind, row, language)
    assert_whole(sentences)
    text = " ".join(sentences)
    assert not SLUG.findall(text.replace("hsien-seng", ""))
    shown = [int(number) for number in re.findall(r"\d+", text)]
    for number in numbers_in(row):
        any_number_of_clerks = kind == "command" and number == 8
        assert number in shown or number <= WORDED or any_number_of_clerks, (number, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(FILES))
def test_cards_that_differ_have_texts_that_differ(kind: str, language: str) -> None:
    deeds: dict[str, str] = {}
    for row in ROWS[kind]:
        plain = {name: value for name, value in row.items() if name not in ("name", "source")}
        if kind == "horde":  # where the spots lie is drawn, not told
            plain["spots"] = sum(code != "." for line in row["spots"] for code in line.split())
        text = " ".join(said(kind, row, language))
        assert deeds.setdefault(text, str(plain)) == str(plain), row["name"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "row"), ALL_CARDS, ids=NAMES)
def test_every_card_has_a_name_of_its_own(kind: str, row: Row, language: str) -> None:
    family = "horde" if kind == "horde" else "card"
    assert word(family, row["name"], language) != row["name"] or "-" not in row["name"]
    names = [word(family, each["name"], language) for each in ROWS[kind]]
    assert names.count(word(family, row["name"], language)) == 1


# ---------------------------------------------------------------- the whole vocabulary, also what no card of ours says


WAYS = {"each_section": True, "standing": True}  # of attacking


def rows_of_the_vocabulary() -> Iterator[tuple[str, Row]]:
    do = [{"honor": 2}]
    for when in WHENS[1:]:
        yield "advisor", {"when": when, "do": do}
        yield "general", {"when": when, "do": do, "setup": {"wood": 3, "tea": 5}}
        for about in ABOUT.get(when, []):
            yield "advisor", {"when": when, "of": about, "do": do}
    for per in PER[:-1]:
        for kind in ("advisor", "general"):
            yield kind, {"when": "income", "per": per, "most": 3, "do": do}
    for event in GRADED:
        yield "advisor", {"when": WHENS[event], "per": "level", "do": do}
    for soldier in SOLDIERS_OR_ANY:
        yield "tactic", {"when": "attack", "do": do, "cost": 3, "boosted": [{"attack": 2, "with": soldier}]}
        for when in SOMEWHERE:
            yield "advisor", {"when": when, "needs": {"in_section": soldier}, "pay": {"gold": 1, "chi": 2}, "do": do}
    parts = {"but": "gold", "with": "archer", "of": "quarry", "less": 2, "price": 3, **WAYS}
    for effect in EFFECTS:
        for count in (1, 2, 5):
            yield "advisor", {"when": "income", "do": [{effect: count}]}
            for part in PARTS.get(effect, []):
                yield "advisor", {"when": "income", "do": [{effect: count, part: parts[part]}, {"honor": 4}]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_can_say_makes_whole_sentences(language: str) -> None:
    for kind, row in rows_of_the_vocabulary():
        sentences = said(kind, row, language)
        assert_whole(sentences)
        assert not SLUG.findall(" ".join(sentences)), row


@pytest.mark.parametrize("part", [{"but": "gold"}, {"with": "archer"}, {"of": "quarry"}, {"less": 2}, {"price": 3}])
def test_every_part_of_an_effect_is_told(part: dict[str, object]) -> None:
    effect = next(name for name, parts in PARTS.items() if next(iter(part)) in parts)
    bare = said("advisor", {"when": "income", "do": [{effect: 2}]}, "en")
    assert said("advisor", {"when": "income", "do": [{effect: 2, **part}]}, "en") != bare


# ---------------------------------------------------------------- some of them in full


def card(kind: str, name: str, language: str) -> str:
    row = next(row for row in ROWS[kind] if row["name"] == name)
    return " ".join(said(kind, row, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "When a horde is defeated, if you have a spearman on it and an archer in that section: gain 4 honor. "
            "Boost (2 chi): gain 8 honor instead.",
        ),
        (
            "es",
            "Cuando se derrota a una horda, si tienes un lancero sobre ella y un arquero en esa sección: "
            "recibes 4 de honor. Reforzar (2 de chi): en su lugar, recibes 8 de honor.",
        ),
        (
            "pl",
            "Gdy horda zostaje pokonana, a masz na niej włócznika i w tej sekcji łucznika: otrzymujesz 4 honoru. "
            "Wzmocnij (2 chi): zamiast tego otrzymujesz 8 honoru.",
        ),
    ],
)
def test_a_tactic_says_when_on_what_condition_and_what_the_boost_brings(language: str, text: str) -> None:
    assert card("tactic", "heroic-fight", language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "When you recruit: each spearman costs 1 stone less."),
        ("es", "Cuando reclutas: cada lancero cuesta 1 de piedra menos."),
        ("pl", "Gdy rekrutujesz: każdy włócznik kosztuje o 1 kamień mniej."),
    ],
)
def test_a_lasting_change_is_told(language: str, text: str) -> None:
    assert card("advisor", "herald", language) == text


def test_the_boxes_of_a_command_card_say_who_does_what() -> None:
    row = {
        "boxes": [
            {"who": "owner", "move": 4, "partner": "economy", "more": 2},
            {"who": "others", "move": 2, "different": True},
            {"who": "owner", "advanced": 0, "partner": "attack-order", "more": 1},
        ]
    }
    assert said("command", row, "en") == [
        "You: move up to 4 clerks, plus 2 for each Economy on the track.",
        "Others: move up to 2 clerks, each to a different location.",
        "You: for each Attack Order on the track, activate any location, full or not.",
    ]


@pytest.mark.parametrize(("count", "text"), [(1, "1 kamień"), (3, "3 kamienie"), (5, "5 kamieni"), (22, "22 kamienie")])
def test_counted_things_follow_the_language(count: int, text: str) -> None:
    assert (
        say("event-paid", {"you": "yes", "who": "", "paid": {"stone": count}, "gold_for": 0}, "pl")
        == f"płacisz {text}."
    )


def test_several_things_are_joined_as_the_language_joins_them() -> None:
    paid = {"you": "no", "who": "Qin", "paid": {"wood": 1, "stone": 2, "gold": 3}, "gold_for": 0}
    assert say("event-paid", paid, "en") == "Qin pays 1 wood, 2 stone and 3 gold."
    assert say("event-paid", paid, "es") == "Qin paga 1 de madera, 2 de piedra y 3 de oro."
