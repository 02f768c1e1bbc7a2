"""`crenel rules`: the rules reference of a game; all headings, or what fits some words."""

import argparse
import difflib
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

import crenel
from crenel import CrenelError
from crenel.kernel.reference import fitting, has_reference, plain, reference
from crenel.kernel.shapes import ReferenceParagraph, ReferenceSection, ReferenceTable
from crenel.locales import say

WIDTH = 88  # columns of a line that reads well
SHOWN = 3  # sections shown whole or in part; the rest are named
NEAREST = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("words", nargs="*")


def usage(language: str) -> str:
    return say("help-rules", {"games": ", ".join(crenel.games())}, language)


def run(found: argparse.Namespace, language: str) -> int:
    if not found.game:
        raise CrenelError("rules-no-game", games=", ".join(crenel.games()))
    game = crenel.game(found.game)
    if not has_reference(game.name):
        raise CrenelError("rules-none", game=game.name)
    console = Console(highlight=False)
    console = Console(highlight=False, width=min(console.width, WIDTH))
    sections = reference(game, language)["sections"]
    words = " ".join(found.words)
    if not words:
        contents(console, game.name, sections, language)
        return 0
    matches = fitting(sections, words)
    if not matches:
        raise CrenelError("rules-not-found", words=words, near=", ".join(nearest(sections, words)))
    for section, paragraphs in matches[:SHOWN]:
        show(console, section, paragraphs, language)
    if len(matches) > SHOWN:
        more = ", ".join(section["name"] for section, _ in matches[SHOWN:])
        console.print(say("rules-more", {"sections": more}, language), style="dim", markup=False)
    return 0


def contents(console: Console, game: str, sections: Sequence[ReferenceSection], language: str) -> None:
    """Print the name and the heading of each section."""
    console.print(say("rules-contents", {"game": game}, language), markup=False)
    grid = Table(box=None, show_header=False, pad_edge=False)
    for section in sections:
        grid.add_row(Text(section["name"], "bold"), Text(section["title"]))
    console.print(grid)


def show(console: Console, section: ReferenceSection, paragraphs: Sequence[ReferenceParagraph], language: str) -> None:
    """Print a section, or only some of its paragraphs."""
    console.print()
    console.print(Text(section["title"], "bold underline"))
    for number, step in enumerate([] if paragraphs else section["flow"], 1):
        console.print(Text(f"{number}. {step['text']}" if section["ordered"] else f"• {step['text']}"))
    for paragraph in paragraphs or section["paragraphs"]:
        console.print()
        console.print(Text(paragraph["text"]))
        console.print(Text(f"{paragraph['rule']} · {source(paragraph, language)}", "dim"))
    if paragraphs:
        return
    for each in section["tables"]:
        console.print()
        console.print(drawn(each))
    for card in section["cards"]:
        console.print()
        console.print(Text(card["title"], "bold"))
        for line in card["lines"]:
            console.print(Text(line))
    if section["wrong"]:
        console.print()
        console.print(Text(say("rules-wrong", None, language), "bold"))
        for line in section["wrong"]:
            console.print(Text(f"• {line}"))


def source(paragraph: ReferenceParagraph, language: str) -> str:
    """Say where a rule is from."""
    game = paragraph["rule"].partition(".")[0]
    said = say(f"rule-source-{paragraph['source']}", None, language)
    if paragraph["source"] == "rulebook" and paragraph["page"]:
        said = say(f"rulebook-{game}", {"page": paragraph["page"]}, language)
    return said if not paragraph["ruling"] else f"{say('rule-ruling', None, language)} · {said}"


def drawn(table: ReferenceTable) -> Table:
    found = Table(title=table["title"], title_justify="left", title_style="bold", pad_edge=False)
    for head in table["head"]:
        found.add_column(head)
    for row in table["rows"]:
        found.add_row(*row)
    return found


def nearest(sections: Sequence[ReferenceSection], words: str) -> list[str]:
    """Return the names and headings that look most like the words."""
    names = {plain(each["title"]): each["name"] for each in sections}
    names |= {plain(each["name"]): each["name"] for each in sections}
    names |= {
        plain(part["rule"].partition(".")[2]): part["rule"].partition(".")[2]
        for each in sections
        for part in each["paragraphs"]
    }
    near = difflib.get_close_matches(plain(words), names, NEAREST, 0.4)
    return list(dict.fromkeys(names[each] for each in near)) or [each["name"] for each in sections[:NEAREST]]
