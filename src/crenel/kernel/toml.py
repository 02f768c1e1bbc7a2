"""TOML that people write, perhaps strangers. The parser of the standard library recurses, and takes quadratic time over
long keys, so what is nested too deep is refused before it is parsed."""

import re
import tomllib
from typing import Any, Final

from crenel.kernel.errors import BadSetup

DEEPEST: Final = 16  # brackets inside each other, and parts of a key
# Texts and comments first, because brackets and dots in them mean nothing.
# A text that does not end goes to the end of its line, or of all: no character is looked at twice.
TOKEN: Final = re.compile(
    r"'''.*?(?:'''|\Z)|\"\"\"(?:\\.|[^\\])*?(?:\"\"\"|\\?\Z)"
    r"|'[^'\n]*'?|\"(?:\\[^\n]|[^\"\\\n])*\"?|\#[^\n]*|[\w-]+|.",
    re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    """Parse TOML; TOMLDecodeError if it is none, BadSetup if it is nested too deep."""
    check_depth(text)
    return tomllib.loads(text)


def check_depth(text: str) -> None:
    """Refuse brackets inside more than `DEEPEST` others, and keys of more parts; one look at each character."""
    depth = dots = 0
    for token in TOKEN.finditer(text):
        mark = token[0]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if mark == ".":
            dots += 1
        elif mark in "=\n,[]{}":
            dots = 0
        if depth > DEEPEST or dots >= DEEPEST:
            raise BadSetup("toml-too-deep", line=text.count("\n", 0, token.start()) + 1, deepest=DEEPEST)
