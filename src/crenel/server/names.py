"""Names and lines that people write: without what cannot be seen or turns the text around. No two names at one table
are alike."""

import unicodedata
from collections.abc import Iterable
from typing import Final

MARKS: Final = 2  # accents that may stand on one letter
# Letters that look like others, after case has been folded and accents are gone. A capital I looks like a small l.
LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("авегзікмнорстухѕјԁӏһԛԝьє", "aberslkmhopctyxsjdlhqwbe")),
        **dict(zip("αβγεηικνορτυχωσ", "abyenlkvoptuxwo")),
        **dict(zip("01|!i", "ollll")),
        "ı": "l",
        "ł": "l",
        "ø": "o",
        "đ": "d",
    }
)


def clean(text: str) -> str:
    """Return a text of one line: controls, invisible characters and overrides of direction are gone, spaces are single
    and no letter carries a tower of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind.startswith("Z") or letter.isspace():
            kept.append(" ")
        elif kind.startswith("M"):
            marks += 1
            if marks <= MARKS:
                kept.append(letter)
            continue
        elif not kind.startswith("C"):
            kept.append(letter)
        marks = 0
    return " ".join("".join(kept).split())


def likeness(name: str) -> str:
    """Return what two names have in common that people would take for each other."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", clean(name)).casefold())
    plain = "".join(letter for letter in folded if letter.isalnum() or letter in "|!")
    return plain.translate(LOOKALIKES) or folded


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name that is like none of the others: itself, or with the first number that makes it so."""
    taken = {likeness(each) for each in others if each}
    if likeness(name) not in taken:
        return name
    number = 2
    while likeness(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"
