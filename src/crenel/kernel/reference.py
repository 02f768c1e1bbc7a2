"""Rules reference of a game: sections of `reference.toml` files, one paragraph for each rule of the `rules.toml` files,
tables and cards made from the rows of data. One document for a language, for terminal and page.
"""

import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from crenel.kernel.game import Game
from crenel.kernel.shapes import (
    Reference,
    ReferenceCard,
    ReferenceParagraph,
    ReferenceSection,
    ReferenceStep,
    ReferenceTable,
)
from crenel.locales import is_text, say
from crenel.locales.rules import rule_known, rule_lines, rule_say

Row = dict[str, Any]
LAST = 99  # place of a module that names none


def read(file: Traversable) -> Row:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def folders(game: str) -> list[tuple[str, Row, list[Row]]]:
    """Return the parts of a game in the order of reading: name, reference, rules of each. The base is first, what the
    table of any game does is last.
    """
    root = files(f"crenel.games.{game}")
    modules = root.joinpath("modules")
    parts = [("", root.joinpath("data")), ("meetings", modules), ("table", files(__package__))]
    parts += [(each.name, each) for each in sorted(modules.iterdir(), key=lambda each: each.name) if each.is_dir()]
    found = [
        (name, read(folder.joinpath("reference.toml")), read(folder.joinpath("rules.toml")).get("rules", []))
        for name, folder in parts
    ]
    return sorted(found, key=lambda part: (part[0] != "", part[1].get("order", LAST), part[0]))


@cache
def rule_rows(game: str) -> dict[str, Row]:
    """Return the rows of all rules of the game and its modules by id."""
    return {row["id"]: row for _, _, rows in folders(game) for row in rows}


def sections(game: str) -> list[tuple[str, Row]]:
    """Return the rows of all sections, each with its module."""
    return [(name, row) for name, reference, _ in folders(game) for row in reference.get("sections", [])]


def has_reference(game: str) -> bool:
    return any(row for module, row in sections(game) if module != "table")


def full_id(game: str, rule: str) -> str:
    """Return the id of a rule as refusals name it; those of the kernel have no game."""
    return rule if rule.startswith("kernel.") else f"{game}.{rule}"


def message_of(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}"


def names_of(row: Row, key: str) -> list[str]:
    """Return a name or a list of names."""
    found = row.get(key, [])
    return [found] if isinstance(found, str) else list(found)


def rule_text(game: Game, rule: str, language: str) -> str:
    """Return the paragraph of a rule: its own text, or what its row of data says."""
    if rule_known(game.name, message_of(rule), language):
        return rule_say(game.name, message_of(rule), language)
    return " ".join(say(*text, language) for text in game.rule_texts(rule))


def reference(game: Game, language: str) -> Reference:
    """Return the whole reference of a game in one language."""
    return {
        "game": game.name,
        "language": language,
        "sections": [section(game, module, row, language) for module, row in sections(game.name)],
        "steps": anchors(game.name, "steps"),
        "options": anchors(game.name, "options"),
        "events": anchors(game.name, "events"),
    }


def anchors(game: str, table: str) -> dict[str, str]:
    """Return where steps, options or events are explained; modules name their own."""
    return {name: anchor_of(game, place) for _, part, _ in folders(game) for name, place in part.get(table, {}).items()}


def anchor_of(game: str, place: str) -> str:
    """Return the anchor of a rule, or of a section of that name."""
    if full_id(game, place) in rule_rows(game):
        return full_id(game, place)
    return f"{game}.section.{place}"


def section(game: Game, module: str, row: Row, language: str) -> ReferenceSection:
    name = str(row["name"])
    key = f"section-{name}"
    return {
        "name": name,
        "anchor": f"{game.name}.section.{name}",
        "module": module,
        "title": rule_say(game.name, key, language),
        "lead": rule_say(game.name, f"{key}.lead", language),
        "paragraphs": [paragraph(game, rule, language) for rule in row["rules"]],
        "flow": flow(game.name, row, language),
        "ordered": not row.get("any_order", False),
        "tables": [table(game, each, language) for each in names_of(row, "table") if game.rule_table(each)],
        "pictures": names_of(row, "picture"),
        "cards": [
            *notes(game.name, names_of(row, "notes"), language),
            *(card for kind in names_of(row, "cards") for card in cards(game, kind, language)),
        ],
        "wrong": [rule_say(game.name, f"{key}.wrong-{n}", language) for n in range(1, row.get("wrong", 0) + 1)],
    }


def flow(game: str, row: Row, language: str) -> list[ReferenceStep]:
    """Return how something goes: the pictures of a section, each with what happens there."""
    return [
        {"picture": picture, "text": rule_say(game, f"section-{row['name']}.flow-{number}", language)}
        for number, picture in enumerate(row.get("flow", []), 1)
    ]


def paragraph(game: Game, rule: str, language: str) -> ReferenceParagraph:
    found = rule_rows(game.name)[full_id(game.name, rule)]
    return {
        "rule": found["id"],
        "text": rule_text(game, rule, language),
        "source": found["source"],
        "page": found["page"],
        "ruling": rule.startswith(("ruling.", "own.")),
        "piece": game.rule_piece(rule),
    }


def table(game: Game, name: str, language: str) -> ReferenceTable:
    """Return a table made from data: its title and heads are words of the reference, unless they are texts."""
    head, rows = game.rule_table(name) or ([], [])
    return {
        "name": name,
        "title": rule_say(game.name, f"table-{name}", language),
        "head": [cell(game.name, each, language) for each in head],
        "rows": [[cell(game.name, each, language) for each in row] for row in rows],
    }


def cell(game: str, value: object, language: str) -> str:
    """Put a cell into words: a number as it is, a text, several of them, or a word of the reference."""
    if is_text(value):
        return say(*value, language)
    if isinstance(value, list):
        return " ".join(cell(game, each, language) for each in value)
    if isinstance(value, str) and rule_known(game, f"word-{value}", language):
        return rule_say(game, f"word-{value}", language)
    return str(value)


def cards(game: Game, kind: str, language: str) -> list[ReferenceCard]:
    """Return the cards of a kind, in words: `tactic`, or `expansion.tactic` for those of a part of the game."""
    return [
        {
            "anchor": card_anchor(game.name, kind.rpartition(".")[2], name),
            "title": say(*title, language),
            "lines": [say(*each, language) for each in lines],
        }
        for name, title, lines in game.rule_cards(kind)
    ]


def notes(game: str, names: Sequence[str], language: str) -> list[ReferenceCard]:
    """Return notes of a few lines each, which are shown as cards are: what fits on one page, what usually matters."""
    return [
        {
            "anchor": f"{game}.note.{name}",
            "title": rule_say(game, f"note-{name}", language),
            "lines": rule_lines(game, f"note-{name}", language),
        }
        for name in names
    ]


def card_anchor(game: str, kind: str, name: str) -> str:
    """Return the anchor of a card: like that of a rule, unless a rule about the card has it."""
    anchor = f"{game}.{kind}.{name}"
    return f"{game}.card.{kind}.{name}" if anchor in rule_rows(game) else anchor


def fitting(found: Sequence[ReferenceSection], words: str) -> list[tuple[ReferenceSection, list[ReferenceParagraph]]]:
    """Return the sections that fit all words, best first, with the paragraphs that fit; none if the section does."""
    wanted = plain(words).split()
    ranked: list[tuple[int, ReferenceSection, list[ReferenceParagraph]]] = []
    for each in found:
        title = plain(f"{each['title']} {each['name']}")
        hits = [part for part in each["paragraphs"] if has(plain(f"{part['rule']} {part['text']}"), wanted)]
        exact = [part for part in hits if part["rule"].partition(".")[2] == words.lower()]
        rest = plain(
            " ".join(
                [
                    each["lead"],
                    *(step["text"] for step in each["flow"]),
                    *each["wrong"],
                    *(f"{card['title']} {' '.join(card['lines'])}" for card in each["cards"]),
                ]
            )
        )
        if title in (plain(words), f"{plain(words)} {each['name']}") or plain(words) == plain(each["name"]):
            ranked.append((0, each, []))
        elif exact:
            ranked.append((1, each, exact))
        elif has(title, wanted):
            ranked.append((2, each, []))
        elif hits:
            ranked.append((3, each, hits))
        elif has(rest, wanted):
            ranked.append((4, each, []))
    return [(each, hits) for _, each, hits in sorted(ranked, key=lambda row: row[0])]


def has(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def plain(text: str) -> str:
    """Return a text in small letters without accents, with rule ids as words."""
    small = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(" " if letter in "._-" else letter for letter in small if not unicodedata.combining(letter))
