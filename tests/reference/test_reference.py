"""The rules reference: every rule in one section, every text in three languages, no link into nothing."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crenel
import crenel.locales
from crenel.cli import main
from crenel.kernel.reference import (
    fitting,
    folders,
    full_id,
    has_reference,
    message_of,
    names_of,
    reference,
    rule_rows,
    sections,
)
from crenel.kernel.shapes import Reference
from crenel.locales import LANGUAGES, known
from crenel.locales.rules import rule_known
from tests.locales.test_catalogues import events_told, rules_named, steps_that_ask

GAMES = [game for game in crenel.games() if has_reference(game)]


def texts(game: str, language: str) -> dict[str, ftl.Message]:
    """Return all messages of the reference of a game; each is named once."""
    folder = files(crenel.locales).joinpath(language)
    found: dict[str, ftl.Message] = {}
    for file in folder.iterdir():
        if not (file.name.startswith((f"{game}_", "kernel_")) and file.name.endswith("_rules.ftl")):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (file.name, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def told(game: str, language: str = "en") -> Reference:
    return reference(crenel.game(game), language)


def anchors(game: str) -> set[str]:
    found = told(game)["sections"]
    return {section["anchor"] for section in found} | {
        rule["rule"] for section in found for rule in section["paragraphs"]
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_exactly_one_section(game: str) -> None:
    ids = [full_id(game, rule) for _, row in sections(game) for rule in row["rules"]]
    assert sorted(ids) == sorted(rule_rows(game))


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_the_engine_are_rules_of_the_reference(game: str) -> None:
    """Rules that have a page are asked of the game, those of modules too."""
    assert {rule for rule, row in rule_rows(game).items() if crenel.game(game).page_of(rule) != row["page"]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_paragraph(game: str, language: str) -> None:
    """Its own, or one that is made from its row of data; never both."""
    for section in told(game, language)["sections"]:
        for part in section["paragraphs"]:
            rule = part["rule"].removeprefix(f"{game}.")
            made = bool(crenel.game(game).rule_texts(rule)) and not rule.startswith("building.")
            assert rule_known(game, message_of(rule), language) != made, rule
            assert part["text"], rule
            assert part["source"] in ("rulebook", "public", "house")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_missing_and_none_is_left_over(game: str, language: str) -> None:
    rules = {message_of(rule) for _, row in sections(game) for rule in row["rules"]}
    found = texts(game, language)
    assert sorted(key for key in found if key.startswith("rule-") and key not in rules) == []
    rows = {f"section-{row['name']}": row for _, row in sections(game)}
    assert sorted(key for key in found if key.startswith("section-")) == sorted(rows)
    for key, row in rows.items():
        parts = ["lead", *(f"flow-{number}" for number in range(1, len(row.get("flow", [])) + 1))]
        parts += [f"wrong-{number}" for number in range(1, row.get("wrong", 0) + 1)]
        assert [each.id.name for each in found[key].attributes] == parts, key
    assert list(found) == list(texts(game, "en")) if language == "en" else set(found) == set(texts(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_names_is_told(game: str) -> None:
    named = {rule for rule in rules_named() if rule.startswith((f"{game}.", "kernel."))}
    assert len(named) > 10
    assert sorted(named - anchors(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_unique(game: str) -> None:
    found = [section["anchor"] for section in told(game)["sections"]]
    found += [rule["rule"] for section in told(game)["sections"] for rule in section["paragraphs"]]
    found += [card["anchor"] for section in told(game)["sections"] for card in section["cards"]]
    assert sorted({anchor for anchor in found if found.count(anchor) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_card_is_in_words(game: str, language: str) -> None:
    for section, (_, row) in zip(told(game, language)["sections"], sections(game), strict=True):
        assert {each["name"] for each in section["tables"]} <= set(names_of(row, "table"))
        for table in section["tables"]:
            assert not table["title"].startswith("table-")
            cells = [cell for each in [table["head"], *table["rows"]] for cell in each]
            assert all(len(each) == len(table["head"]) for each in table["rows"])
            assert all(cells)
            assert [cell for cell in cells if cell.startswith(("word-", "effect-", "kind-", "tile-"))] == []
        assert all(card["title"] and card["lines"] for card in section["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_steps_options_and_events_lead_somewhere(game: str) -> None:
    found = told(game)
    named = {*found["steps"].values(), *found["options"].values(), *found["events"].values()}
    assert sorted(named - anchors(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_and_each_option_is_explained(game: str) -> None:
    found = told(game)
    assert sorted(steps_that_ask(game) - {"effect"} - set(found["steps"])) == []
    assert sorted(set(crenel.game(game).options["properties"]) - set(found["options"])) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_the_log_leads_to_a_rule(game: str) -> None:
    """Each event that the game tells, and no other; some names are put together in code, but all have a text."""
    named = set(told(game)["events"])
    assert sorted(events_told("kernel", f"games/{game}") - named) == []
    assert sorted(event for event in named if not known(f"event-{event}")) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_section_shows_what_it_is_about(game: str) -> None:
    """In a drawing, at best one of how it goes, or by the cards and tables of its pieces."""
    bare = {
        section["name"]
        for section in told(game)["sections"]
        if not (section["pictures"] or section["flow"] or section["tables"] or section["cards"])
        and not any(each["piece"] for each in section["paragraphs"])
    }
    plain = {"burgundy": {"meetings"}, "great_wall": {"own-cards", "coop-year"}}
    assert bare == plain[game] | {"this-table"}


@pytest.mark.parametrize(("game", "section"), [("burgundy", "turn"), ("burgundy", "rounds"), ("great_wall", "year")])
def test_a_turn_and_a_year_stand_on_one_picture(game: str, section: str) -> None:
    found = next(each for each in told(game)["sections"] if each["name"] == section)
    assert 4 <= len(found["flow"]) <= 6
    assert max(len(step["text"].split()) for step in found["flow"]) <= 20


def test_both_games_have_a_reference() -> None:
    assert list(crenel.games()) == GAMES


def test_cards_are_told_from_their_rows() -> None:
    cards = {card["anchor"]: card for section in told("great_wall")["sections"] for card in section["cards"]}
    advisors: dict[str, object] = crenel.game("great_wall").catalogue()["advisors"]  # type: ignore[assignment]
    own = {f"great_wall.advisor.{name}" for name in advisors}
    named = {f"great_wall.card.advisor.{name}" for name in advisors}  # a rule about the card has the other anchor
    assert len((own | named) & set(cards)) == len(advisors)


def test_a_table_shows_the_numbers_of_the_data() -> None:
    areas = next(table for table in told("burgundy")["sections"][0]["tables"] if table["name"] == "areas")
    assert areas["rows"] == [["Points", "1", "3", "6", "10", "15", "21", "28", "36"]]


def test_modules_follow_the_base_in_the_order_they_name() -> None:
    names = [name for name, row, _ in folders("burgundy") if row]
    assert names[:2] == ["", "border_posts"]
    assert names[-3:] == ["solo", "meetings", "table"]


@pytest.mark.parametrize(
    ("words", "language", "section"),
    [
        ("livestock", "en", "livestock"),
        ("town hall", "en", "buildings"),
        ("ruling.16", "en", "livestock"),
        ("monastery.5", "en", "monasteries"),
        ("ganado", "es", "livestock"),
        ("zwierzeta", "pl", "livestock"),
    ],
)
def test_words_find_their_section(words: str, language: str, section: str) -> None:
    assert fitting(told("burgundy", language)["sections"], words)[0][0]["name"] == section


def test_the_terminal_shows_a_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "burgundy", "livestock", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "burgundy.livestock" in shown
    assert "What people get wrong" in shown
    assert max(len(line) for line in shown.splitlines()) <= 88


def test_the_terminal_names_the_nearest_for_a_bad_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "burgundy", "livestok", "--language", "en"]) == 2
    assert "livestock" in capsys.readouterr().err


def test_the_terminal_lists_all_sections(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "burgundy", "--language", "pl"]) == 0
    shown = capsys.readouterr().out
    assert all(section["name"] in shown for section in told("burgundy")["sections"])
