"""Crenel: an open table for two heavy board games. This is the public API; everything else may change."""

from crenel.games.burgundy import GAME as _BURGUNDY
from crenel.games.great_wall import GAME as _GREAT_WALL
from crenel.kernel.errors import BadRecord, BadSetup, BadState, CrenelError, IllegalAction, Refusal
from crenel.kernel.game import Game
from crenel.kernel.record import replay_record as _replay_record
from crenel.kernel.state import State

__all__ = [
    "BadRecord",
    "BadSetup",
    "BadState",
    "CrenelError",
    "Game",
    "IllegalAction",
    "Refusal",
    "State",
    "__version__",
    "game",
    "games",
    "replay",
]

__version__ = "0.2.0"

_GAMES: dict[str, Game] = {each.name: each for each in (_BURGUNDY, _GREAT_WALL)}


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def game(name: str) -> Game:
    """A game by its name; BadSetup if there is none."""
    if name not in _GAMES:
        raise BadSetup("unknown-game", name=str(name), known=", ".join(_GAMES))
    return _GAMES[name]


def replay(record: str) -> State:
    """The state that a record leads to; BadRecord with the line and the reason if it leads nowhere."""
    return _replay_record(record, game)
