"""Words of notices, in the language of whoever gets them."""

from typing import Final

import msgspec

from crenel.locales import say
from crenel.server.store.notices import Notice

# What could make an address or a command of a title that somebody else chose: such a title is left out.
TELLING: Final = frozenset("/.:@<>[]()*_`#|\\")
PUSHED: Final = 4  # lines of a pushed notice


class Line(msgspec.Struct):
    """What is said of one table."""

    event: str
    table: str
    game: str
    title: str
    url: str
    text: str


class Words(msgspec.Struct):
    """What is said of several tables together."""

    subject: str
    lines: list[Line]


def line_of(notice: Notice, game: str, title: str, address: str, language: str) -> Line:
    """Return what is said of a notice; the title of its table only where it is nothing but words."""
    title = "" if TELLING & set(title) else title
    named = say(f"game-{game}", None, language)
    shown = say("notice-table", {"game": named, "title": title}, language) if title else named
    text = say(f"notice-{notice.event}", {"table": shown}, language)
    return Line(notice.event, notice.table, game, title, f"{address}/#/t/{notice.table}", text)


def words_of(lines: list[Line], language: str) -> Words:
    tables = len({line.table for line in lines})
    subject = lines[0].text if len(lines) == 1 else say("notice-several", {"tables": tables}, language)
    return Words(subject, lines)


def mail_text(words: Words, address: str, token: str, language: str) -> str:
    """Return the text of a mail: a paragraph for each table, with its address, and the link that ends such mails."""
    shown: dict[str, list[str]] = {}
    for line in words.lines:
        shown.setdefault(line.url, []).append(line.text)
    parts = ["\n".join([*texts, url]) for url, texts in shown.items()]
    why = {"settings": f"{address}/#/notices", "end": f"{address}/#/notices/{token}"}
    return "\n\n".join([*(parts or [words.subject]), say("notice-why", why, language)]) + "\n"


def pushed(words: Words, id: str) -> dict[str, str]:
    """Return what a browser is told. The address is one of its own page."""
    lines = words.lines[:PUSHED]
    one = len({line.table for line in words.lines}) == 1
    body = "" if len(words.lines) == 1 else "\n".join(line.text for line in lines)
    where = f"/#/t/{words.lines[0].table}" if one else "/#/"
    tag = f"crenel-{words.lines[0].table}" if one else "crenel"
    return {"id": id, "title": words.subject, "body": body, "url": where, "tag": tag}
