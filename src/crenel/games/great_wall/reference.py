"""Cards of the rules reference, made from their rows of data."""

from typing import Any, Final

from crenel.games.great_wall.texts import card_texts
from crenel.kernel.game import RuleCard

# By the name that a section gives them: the kind of card.
KINDS: Final = {
    "tactics": "tactic",
    "generals": "general",
    "advisors": "advisor",
    "hordes": "horde",
    "artifacts": "artifact",
}


def cards(rows: dict[str, Any], kind: str) -> list[RuleCard]:
    """Return name, title and texts of all cards of a kind."""
    title = "horde" if kind == "horde" else "card"
    return [(name, (f"{title}-{name}", {}), list(card_texts(kind, row))) for name, row in rows.items()]
