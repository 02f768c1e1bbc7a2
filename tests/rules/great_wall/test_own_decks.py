"""Whole decks of one's own: new cards under their own names, in any number, beside the house's or instead of them."""

import random
from pathlib import Path
from typing import Any

import pytest

import crenel
from crenel.cli.play import read_own_cards
from crenel.games.great_wall.cardrows import LEAST
from crenel.games.great_wall.sets import CARDS_AT_MOST
from crenel.locales import LANGUAGES, word
from tests.great_wall_table import GREAT_WALL

EXAMPLE = Path(__file__).parents[3] / "docs" / "own-deck.toml"
HOUSE = GREAT_WALL.card_rows({})


def advisor(name: str) -> dict[str, Any]:
    return {"name": name, "when": "income", "do": [{"gold": 1}]}


def played(cards: dict[str, Any], seats: int, seed: int) -> crenel.State:
    state = GREAT_WALL.new(seats, seed, {"cards": cards})
    chance = random.Random(seed)
    while state.actor is not None:
        state.apply(chance.choice(state.actions()))
    return state


def refusal(cards: dict[str, Any], seats: int = 3) -> str:
    with pytest.raises(crenel.BadSetup) as caught:
        GREAT_WALL.new(seats, 1, {"cards": cards})
    detail = caught.value.details["detail"]
    assert isinstance(detail, tuple)
    return str(detail[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_example_deck_is_played_and_its_record_replays(seats: int) -> None:
    cards = read_own_cards(GREAT_WALL, str(EXAMPLE))["cards"]
    assert isinstance(cards, dict)
    state = played(cards, seats, seats)
    assert crenel.replay(state.record()) == state
    shown: Any = state.observe(0)
    assert {each["artifact"] for each in shown["artifacts"]} == {"bronze-mirror", "court-seal", "mason-square"}
    assert shown["cards"]["title"] == "Example deck"


def test_the_example_has_every_kind_of_card() -> None:
    cards: Any = read_own_cards(GREAT_WALL, str(EXAMPLE))["cards"]
    assert set(GREAT_WALL.card_kinds()) <= set(cards)


def test_a_new_name_adds_a_card_and_a_known_one_replaces_it() -> None:
    rows = GREAT_WALL.card_rows({"advisor": [advisor("old-scribe"), advisor("herald")]})["advisor"]
    assert len(rows) == len(HOUSE["advisor"]) + 1
    by_name = {row["name"]: row for row in rows}
    assert by_name["old-scribe"]["source"] == by_name["herald"]["source"] == "own"


def test_of_a_kind_that_is_brought_whole_no_card_of_ours_is_in_the_game() -> None:
    brought = [advisor(f"scribe-{number}") for number in range(CARDS_AT_MOST)]
    state = played({"only": ["advisor"], "advisor": brought}, 4, 1)
    assert [card.name for card in state.deck.advisors] == [row["name"] for row in brought]  # type: ignore[attr-defined]
    assert crenel.replay(state.record()) == state


@pytest.mark.parametrize("kind", list(LEAST))
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_fewest_cards_are_enough_and_one_less_is_refused(kind: str, seats: int) -> None:
    each, besides = LEAST[kind]
    least = each * seats + besides
    rows = [{**HOUSE[kind][number % len(HOUSE[kind])], "name": f"card-{number}"} for number in range(least)]
    assert played({"only": [kind], kind: rows}, seats, 2).over
    assert refusal({"only": [kind], kind: rows[1:]}, seats) == "cards-count"


def test_too_many_cards_are_refused() -> None:
    assert refusal({"advisor": [advisor(f"scribe-{number}") for number in range(CARDS_AT_MOST)]}) == "cards-count"


@pytest.mark.parametrize("name", ["", "Old Scribe", "-x", "x--y", "1st", "x" * 41, "a\nb", 7])
def test_a_name_that_cannot_be_typed_is_refused(name: object) -> None:
    assert refusal({"advisor": [{**advisor("x"), "name": name}]}) == "cards-new-name"


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ({"title": "x" * 41}, "cards-title"),
        ({"title": ["x"]}, "cards-title"),
        ({"title": "two\nlines"}, "cards-title"),
        ({"only": ["command"]}, "cards-value"),
        ({"only": "advisor"}, "cards-value"),
        ({"command": [{"name": "siesta", "boxes": [{"who": "owner", "move": 1}]}]}, "cards-name"),
    ],
)
def test_what_cannot_be_is_refused(cards: dict[str, Any], key: str) -> None:
    assert refusal(cards) == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_card_is_shown_under_its_name(language: str) -> None:
    assert word("advisor", "old-scribe", language) == "Old Scribe"
    assert word("horde", "salt-riders", language) == "Salt Riders"
