"""Finds words in code: what a folder must not name."""

import re
import tokenize
from collections.abc import Iterable
from pathlib import Path

PARTS = re.compile(r"[A-Za-z][a-z0-9]*|[A-Z]+(?![a-z])")


def words_of(text: str) -> str:
    """A name or sentence as plain words: border_posts, BorderPosts and "border posts" are the same."""
    return " ".join(part.lower() for part in PARTS.findall(text))


def mentions(paths: Iterable[Path], words: Iterable[str]) -> list[str]:
    """Every line of these files that names one of the words, in an identifier, a string or a comment. Words of several
    parts are found however they are joined.
    """
    wanted = [re.compile(rf"\b{words_of(word)}\b") for word in words]
    found: list[str] = []
    for path in sorted(paths):
        for number, text in pieces(path):
            plain = words_of(text)
            found += [f"{path}:{number}: {text.strip()}" for word in wanted if word.search(plain)]
    return found


def pieces(path: Path) -> Iterable[tuple[int, str]]:
    """The identifiers, strings and comments of a Python file; the lines of any other."""
    if path.suffix != ".py":
        yield from enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        return
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
                yield token.start[0], token.string
