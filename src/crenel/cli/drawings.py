"""How each game is drawn in the terminal. A new game adds its module here."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from crenel import State
from crenel.cli import burgundy, great_wall
from crenel.cli.story import Players, story


class Drawing(Protocol):
    """What the terminal asks of a game. `view` is what `State.observe` gives, `moves` the fields of legal actions."""

    screens: bool  # whether players have things that others may not see

    def table(
        self,
        view: Mapping[str, Any],
        seat: int,
        players: Players,
        moves: Sequence[Mapping[str, Any]],
        width: int,
        low: bool = False,
    ) -> RenderableType:
        """All that lies on the table, with the board of one seat; in a low terminal what matters for the moves."""
        ...

    def board(self, view: Mapping[str, Any], seat: int, players: Players) -> RenderableType:
        """One seat's board alone, with a legend."""
        ...

    def legend(self, language: str) -> RenderableType:
        """What letters, numbers and colours mean."""
        ...

    def describe(self, state: State, seat: int, name: str, language: str) -> list[str]:
        """What a card or piece of that name is and does; nothing if there is none."""
        ...

    def automas(self, view: Mapping[str, Any]) -> list[str]:
        """Who plays without being a player, by name."""
        ...

    def question(self, view: Mapping[str, Any], seat: int, players: Players) -> dict[str, object]:
        """The details of what is asked, as its message takes them."""
        ...

    def explain(
        self, view: Mapping[str, Any], seat: int, moves: Sequence[Mapping[str, Any]], language: str
    ) -> list[Text]:
        """What one has to know to answer what is asked: a line for each card that it is about."""
        ...

    def tells(self, event: Mapping[str, object]) -> bool:
        """Whether an event belongs to the story."""
        ...

    def note(self, view: Mapping[str, Any], seat: int, move: Mapping[str, Any], language: str) -> str:
        """What one wants to know of a move before choosing it: a price, a reward."""
        ...


DRAWINGS: dict[str, Drawing] = {
    "burgundy": burgundy.BurgundyDrawing(),
    "great_wall": great_wall.GreatWallDrawing(),
}


def story_of(state: State, events: Sequence[Mapping[str, object]], players: Players, viewer: int | None) -> list[Text]:
    """Events of a game as paragraphs."""
    drawing = DRAWINGS[state.game.name]
    return story([event for event in events if drawing.tells(event)], players, viewer)


def players_of(state: State, seated: Sequence[str | None], language: str, you: bool = True) -> Players:
    """Everybody at a table: people, bots, and the automas of the game."""
    return Players(seated, language, you, DRAWINGS[state.game.name].automas(state.observe(None)))
