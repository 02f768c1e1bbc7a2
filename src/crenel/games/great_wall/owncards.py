"""A file with cards of one's own, beside those of the house or instead of them:
`crenel play great_wall --cards my-deck.toml`.

    title = "My deck"
    only = ["artifact"]

    [[advisor]]
    name = "herald"
    discount = { spearman = { stone = 1 } }

A row replaces the card of that kind and name, or adds one under a name of its own. Of the kinds that `only` names, no
card of the house is in the game. What cannot be is refused with the line and the reason.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.cardrows import Fault, RowKind, check_cards
from crenel.kernel.errors import BadSetup
from crenel.kernel.toml import read_toml

HEADER = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")
WHERE = re.compile(r"(\w+)\[(\d+)\](?:\.(\w+))?")
AT_LINE = re.compile(r"\(at line (\d+)")


def cards_in(text: str, kinds: Mapping[str, RowKind]) -> dict[str, Any]:
    """The rows of a text by kind; BadSetup with the line and the reason if one cannot be."""
    try:
        own = read_toml(text)
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise BadSetup("bad-cards-line", line=line, detail=("cards-syntax", {"detail": str(error)})) from error
    try:
        check_cards(own, kinds)
    except Fault as fault:
        raise BadSetup("bad-cards-line", line=line_of(text, fault), detail=fault.text) from fault
    return own


def line_of(text: str, fault: Fault) -> int:
    """The line of a row's key; of its header, where the key stands on none of its own; of an unknown kind."""
    lines = text.splitlines()
    headers = [(number, HEADER.match(line)) for number, line in enumerate(lines, 1)]
    named = [(number, found[1]) for number, found in headers if found]
    where = WHERE.fullmatch(fault.where)
    if where is None:
        kind = fault.where or str(fault.text[1].get("value", ""))
        return next(
            (number for number, line in enumerate(lines, 1) if re.match(rf"\s*\[*\s*{re.escape(kind)}\b", line)), 1
        )
    rows = [number for number, kind in named if kind == where[1]]
    if int(where[2]) >= len(rows):
        return 1
    start = rows[int(where[2])]
    end = next((number for number, _ in named if number > start), len(lines) + 1)
    keys = [where[3], str(fault.text[1].get("value"))]
    for number in range(start + 1, end):
        if any(key and re.match(rf"\s*{re.escape(key)}\s*[.=]", lines[number - 1]) for key in keys):
            return number
    return start
