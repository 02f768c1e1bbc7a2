"""What an expansion or mode adds to the drawing of Burgundy, in one class. The base drawing asks the modules of the
table in turn and names none.
"""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from crenel.cli.players import Players, Side

View = Mapping[str, Any]


class ModuleDrawing:
    """Defaults that add nothing."""

    def on_depot(self, view: View, depot: int) -> Text:
        """Pieces that lie at a depot, after its tiles and goods."""
        return Text()

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """Lines below a player's own things."""
        return []

    def sides(self, view: View, language: str) -> list[Side]:
        """Those who win or lose together, by name."""
        return []

    def note(self, view: View, seat: int, move: View, language: str) -> str:
        """A note to a move in the list: a price, a reward."""
        return ""

    def describe(self, name: str, language: str) -> list[str]:
        """A piece of this module by the name that somebody typed: a title and sentences; nothing if there is none."""
        return []
