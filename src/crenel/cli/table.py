"""A game at the terminal: its line-up, undo history and file."""

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import crenel
from crenel import BadRecord, CrenelError, State, bots
from crenel.bots import Bot
from crenel.bots.bot import PATIENCE
from crenel.cli.drawings import players_of
from crenel.kernel.record import read_record
from crenel.kernel.timeline import Timeline

PERSON = "person"  # instead of a bot's name in the `players` line of a record


class Table:
    """A game in progress."""

    def __init__(self, state: State, seated: list[str | None], file: Path, language: str) -> None:
        seed = str(state.origin.get("seed", ""))
        self.timeline = Timeline(state)
        self.players = players_of(state, seated, language)
        self.language = language
        self.file = file
        self.looking: int | None = None  # the seat that used the screen last
        self.bots: dict[int, Bot] = {
            seat: bots.make(bot, state.game.name, f"{seed}/{seat}")
            for seat, bot in enumerate(seated)
            if bot is not None
        }
        for each in self.bots.values():
            each.seconds = PATIENCE

    @property
    def state(self) -> State:
        return self.timeline.state

    def save(self) -> None:
        """Write the record. The old file is replaced only when the new one is complete."""
        head, _, moves = self.state.record().partition("\n\n")
        seated = [bot or PERSON for bot in self.players.bots]
        text = f"{head}\nplayers: {json.dumps(seated)}\n\n{moves}"
        fresh = self.file.with_name(self.file.name + ".new")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.file)
        except OSError as error:
            raise CrenelError("cannot-write", file=str(self.file), detail=error.strerror or str(error)) from error


def read_file(name: str) -> str:
    """The text of a record file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CrenelError("not-text", file=name) from error
    except OSError as error:
        raise CrenelError("cannot-read", file=name, detail=error.strerror or str(error)) from error


def seated_in(text: str, state: State) -> list[str | None] | None:
    """The line-up in a record; None if it has none."""
    found = read_record(text).header.get("players")
    if found is None:
        return None
    allowed = (PERSON, *bots.names(state.game.name))
    if not isinstance(found, list) or len(found) != state.seats or any(who not in allowed for who in found):
        raise BadRecord("record-header", 0, detail="players")
    return [None if who == PERSON else str(who) for who in found]


def open_record(name: str) -> tuple[State, list[str | None] | None]:
    """Return the final state of a record file, and its line-up."""
    text = read_file(name)
    with naming(name):
        state = crenel.replay(text)
        return state, seated_in(text, state)


@contextlib.contextmanager
def naming(name: str) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except CrenelError as error:
        raise CrenelError("in-file", file=name, detail="") from error


def new_file(name: str | None, game: str, seed: str) -> Path:
    """The file for a new game. An existing file is never overwritten."""
    if name is not None:
        file = Path(name)
        if file.exists():
            raise CrenelError("file-exists", file=name)
        if not file.parent.is_dir():
            raise CrenelError("no-folder", file=name, folder=str(file.parent))
        return file
    stem = f"{game}-{re.sub(r'[^A-Za-z0-9-]+', '-', seed)[:40]}"
    file = Path(f"{stem}.crenel")
    count = 1
    while file.exists():
        count += 1
        file = Path(f"{stem}-{count}.crenel")
    return file
