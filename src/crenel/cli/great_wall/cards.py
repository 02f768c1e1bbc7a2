"""Cards of The Great Wall by name and text, and titled lines."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from crenel.games.great_wall import GAME
from crenel.games.great_wall.cards import Deck
from crenel.games.great_wall.game import GreatWallGame
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.texts import card_texts
from crenel.locales import say, word

View = Mapping[str, Any]
Row = Mapping[str, Any]

KINDS = ("general", "advisor", "tactic", "horde", "artifact", "command")  # of the base game
HOUSE = "⌂"  # after the name of a card that is ours


LAYOUTS: dict[str, Layout] = {}  # of the table drawn last: cards of its own are made ready once


def layout_of(view: View) -> Layout:
    """What the table is made of."""
    key = repr((view["rules"], view["seats"], view["options"], view["cards"]))
    if key not in LAYOUTS:
        game = GAME.under(view["rules"])
        assert isinstance(game, GreatWallGame)
        LAYOUTS.clear()
        LAYOUTS[key] = game.layout(view["seats"], {**view["options"], "cards": view["cards"]})
    return LAYOUTS[key]


def deck_in(view: View) -> Deck:
    """The cards of the table: ours, and its own."""
    return layout_of(view).deck


def rows_of(deck: Deck, kind: str) -> Sequence[Row]:
    """All rows of a kind of card."""
    return deck.rows[kind]


def named(deck: Deck, kind: str, name: str, language: str) -> str:
    """A card by its name, marked if it is ours."""
    ours = any(row["name"] == name and row["source"] == "house" for row in rows_of(deck, kind))
    return word(kind, name, language) + (f" {HOUSE}" if ours else "")


def family(kind: str) -> str:
    """The prefix of a card's name in the catalogues."""
    return "horde" if kind == "horde" else "card"


def card_lines(kind: str, row: Row, language: str) -> list[str]:
    """Title, sentences, and the source of a card."""
    called = word(family(kind), row["name"], language)
    title = f"{called[:1].upper()}{called[1:]} ({row['name']}, {say(f'wall-card-{kind}', None, language)})"
    said = [say(key, details, language) for key, details in card_texts(kind, row)]
    return [title, *said, say(f"origin-{row['source']}", None, language)]


def describe_cards(kind: str, rows: Sequence[Row], name: str, language: str) -> list[str]:
    """The lines of all cards of that name, in notation or in the language, in small letters."""
    found: list[str] = []
    for row in rows:
        if name in (row["name"], word(family(kind), row["name"], language).lower()):
            found += card_lines(kind, row, language)
    return found


def in_short(deck: Deck, kind: str, name: str, language: str) -> Text:
    """A card on a line: its name, marked if it is ours, and its effect."""
    row = next(row for row in rows_of(deck, kind) if row["name"] == name)
    _, *said, _ = card_lines(kind, row, language)
    return Text.assemble((named(deck, kind, name, language), "bold"), ": ", " ".join(said))


def letters(soldiers: Mapping[str, int], language: str) -> str:
    """`2S1H`"""
    return "".join(f"{count}{word('soldier', kind, language, 'short')}" for kind, count in soldiers.items())


def titled(key: str, content: str | Text, language: str) -> Text:
    """A line with a title from the catalogues."""
    return Text.assemble((say(key, None, language), "bold"), " ", content)
