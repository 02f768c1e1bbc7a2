"""What an expansion or mode adds to the drawing of The Great Wall, in one class. The base drawing asks the modules of
the table in turn and names none.
"""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from crenel.cli.players import Players, Side
from crenel.games.great_wall.cards import Deck

View = Mapping[str, Any]


class ModuleDrawing:
    """Defaults that add nothing."""

    def tracks(self, view: View, language: str) -> list[Text]:
        """Parts of the line above the wall, after the tea order and the command track."""
        return []

    def in_section(self, view: View, section: View, language: str) -> list[Text]:
        """Lines of a section, below its wall."""
        return []

    def on_place(self, view: View, place: View, language: str) -> Text:
        """Pieces on a place, after its clerks and overseers."""
        return Text()

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """Lines below all that stands before and behind a player's screen."""
        return []

    def tells(self, event: View) -> bool:
        """Whether an event belongs into the log."""
        return True

    def sides(self, view: View, language: str) -> list[Side]:
        """Those who win or lose together, by name."""
        return []

    def note(self, view: View, seat: int, move: View, language: str) -> str:
        """A note to a move in the list: a price, a reward."""
        return ""

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        """A card of this module by the name that somebody typed, in small letters: a title and sentences; nothing if
        there is none.
        """
        return []
