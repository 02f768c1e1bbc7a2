"""Registry of drawings: how each game is shown in the terminal. A new game adds its own here."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from crenel import State
from crenel.cli.burgundy.drawing import BurgundyDrawing
from crenel.cli.event_log import paragraphs
from crenel.cli.great_wall.drawing import GreatWallDrawing
from crenel.cli.players import Players, Side


class Drawing(Protocol):
    """How a game is drawn. `view` is what `State.observe` gives, `moves` the fields of legal actions."""

    screens: bool  # whether players have hidden things

    def table(
        self,
        view: Mapping[str, Any],
        seat: int,
        players: Players,
        moves: Sequence[Mapping[str, Any]],
        width: int,
        low: bool = False,
    ) -> RenderableType:
        """Draw the whole table with the board of one seat; in a low terminal only what matters for the moves."""
        ...

    def board(self, view: Mapping[str, Any], seat: int, players: Players) -> RenderableType:
        """Draw one seat's board, with a legend."""
        ...

    def hand(self, view: Mapping[str, Any], seat: int, players: Players) -> RenderableType:
        """List what a seat holds, each piece with its text."""
        ...

    def legend(self, view: Mapping[str, Any], language: str) -> RenderableType:
        """Explain the letters, numbers, colours and abbreviations on the table."""
        ...

    def describe(self, state: State, seat: int, name: str, language: str) -> list[str]:
        """Describe a card or piece of that name: a title and sentences; nothing if there is none."""
        ...

    def automas(self, view: Mapping[str, Any]) -> list[str]:
        """The names of automas, in the order of their numbers."""
        ...

    def sides(self, view: Mapping[str, Any], language: str) -> list[Side]:
        """Those who win or lose together, by name; nothing where everybody plays alone."""
        ...

    def question(self, view: Mapping[str, Any], seat: int, players: Players) -> dict[str, object]:
        """The arguments of the message that asks for the decision."""
        ...

    def explain(
        self, view: Mapping[str, Any], seat: int, moves: Sequence[Mapping[str, Any]], language: str
    ) -> list[Text]:
        """Lines that explain the decision: one for each card that it is about."""
        ...

    def tells(self, event: Mapping[str, object]) -> bool:
        """Whether an event belongs into the log."""
        ...

    def note(self, view: Mapping[str, Any], seat: int, move: Mapping[str, Any], language: str) -> str:
        """A note to a move in the list: a price, a reward."""
        ...


DRAWINGS: dict[str, Drawing] = {
    "burgundy": BurgundyDrawing(),
    "great_wall": GreatWallDrawing(),
}


def log_of(state: State, events: Sequence[Mapping[str, object]], players: Players, viewer: int | None) -> list[Text]:
    """The log of some events as paragraphs."""
    drawing = DRAWINGS[state.game.name]
    return paragraphs([event for event in events if drawing.tells(event)], players, viewer)


def players_of(state: State, seated: Sequence[str | None], language: str, you: bool = True) -> Players:
    """The players of a table: people, bots, and the automas of the game."""
    return Players(seated, language, you, DRAWINGS[state.game.name].automas(state.observe(None)))


def sides_of(state: State, language: str) -> list[Side]:
    """Those who win or lose together, by name; nothing where everybody plays alone."""
    return DRAWINGS[state.game.name].sides(state.observe(None), language)
