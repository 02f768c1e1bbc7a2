"""Records: a game as text. A header of `name: value` lines, an empty line, one action per line with the seat that took
it, and a closing line. The closing line counts the actions and fingerprints the last state, so that a record cut short
or changed by hand is noticed.

    crenel: 1
    game: burgundy
    ...
    seed: 7

    0 take ship 1 with 1
    1 workers with 4
    = 2 actions, 5f0c...

A game that began with a position has `position:` instead of seats and options: the dump, with its generator; or without
it and beside it a seed, from which all chance after that position comes.
"""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from crenel.kernel.errors import BadRecord, BadSetup, BadState, IllegalAction
from crenel.kernel.options import written

if TYPE_CHECKING:
    from crenel.kernel.game import Game
    from crenel.kernel.state import State

FORMAT = 1
CLOSING = re.compile(r"= (\d{1,9}) actions, ([0-9a-f]{16})")
LINE = re.compile(r"(\d{1,9}) (\S.*)")


def write_record(game: "Game", state: "State") -> str:
    """Write the record of a state. Notation depends on the position, so the moves are played again from the start."""
    if not state.origin:
        raise BadRecord("no-origin")
    lines = [f"crenel: {FORMAT}", f"game: {game.name}", f"rules: {int(state.rules)}"]
    if "position" in state.origin:
        lines.append(f"position: {json.dumps(state.origin['position'], sort_keys=True)}")
    else:
        lines.append(f"seats: {int(state.seats)}")
        lines.append(f"options: {json.dumps(written(game.options, state.options), sort_keys=True)}")
    if "seed" in state.origin:
        lines.append(f"seed: {json.dumps(state.origin['seed'])}")
    lines.append("")
    again = game.start(state)
    again.recording = False
    moves = state.moves()
    for seat, action in moves:
        lines.append(f"{seat} {game.text(again, action, seat)}")
        again.decide(seat, action)
    lines.append(f"= {len(moves)} actions, {state.digest()}")
    return "\n".join(lines) + "\n"


class Record:
    """A record read but not yet played."""

    def __init__(self, header: dict[str, object], moves: list[tuple[int, int, str]], count: int, digest: str) -> None:
        self.header = header
        self.moves = moves  # (line number, seat, notation)
        self.count = count
        self.digest = digest

    def start(self, find: "Callable[[str], Game]") -> "State":
        """Return the state before the first action, under the rules that the record names."""
        try:
            game = find(str(self.header.get("game")))
        except BadSetup as error:
            raise BadRecord("record-header", 0, detail=(error.key, error.details)) from error
        try:
            game = game.under(self.header.get("rules"))
        except BadSetup as error:
            raise BadRecord("record-rules", 0, **error.details) from error
        try:
            return self._begin(game)
        except (BadSetup, BadState) as error:
            raise BadRecord("record-header", 0, detail=(error.key, error.details)) from error

    def _begin(self, game: "Game") -> "State":
        position, seats, options, seed = (self.header.get(name) for name in ("position", "seats", "options", "seed"))
        if isinstance(position, dict):
            if position.get("rules") != game.rules:
                found = str(position.get("rules"))
                raise BadState("wrong-rules", game=game.name, rules=game.rules, found=found)
            return game.continue_from(position, seed) if isinstance(seed, int | str) else game.load(position)
        if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(seed, int | str):
            raise BadRecord("record-header", 0, detail="seats, options, seed")
        return game.new(seats, seed, options)

    def check(self, state: "State") -> None:
        """Compare the state after the last action with the fingerprint; BadRecord if they differ."""
        if self.digest != state.digest():
            raise BadRecord("record-differs", 0, expected=self.digest, found=state.digest())


def read_record(text: str) -> Record:
    """Take a record apart; BadRecord if it is no record, or a part is missing."""
    lines = text.splitlines()
    header: dict[str, object] = {}
    body = len(lines)
    for number, line in enumerate(lines, 1):
        if not line.strip():
            body = number
            break
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord("record-not-header", number, text=line[:60])
        header[name] = _value(value)
    if header.get("crenel") != FORMAT:
        raise BadRecord("record-format", 1, format=FORMAT)
    moves: list[tuple[int, int, str]] = []
    for number, line in enumerate(lines[body:], body + 1):
        closing = CLOSING.fullmatch(line.strip())
        if closing:
            if int(closing[1]) != len(moves):
                raise BadRecord("record-count", number, count=len(moves), expected=int(closing[1]))
            for after, left in enumerate(lines[number:], number + 1):
                if left.strip():
                    raise BadRecord("record-after-end", after, text=left[:60])
            return Record(header, moves, len(moves), closing[2])
        move = LINE.fullmatch(line.strip())
        if not move:
            raise BadRecord("record-not-move", number, text=line[:60])
        moves.append((number, int(move[1]), move[2]))
    raise BadRecord("record-cut", len(lines), count=len(moves))


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def play_line(state: "State", line: int, seat: int, text: str) -> None:
    """Play one line of a record."""
    try:
        state.apply(state.parse(text, seat), seat)
    except IllegalAction as error:
        raise BadRecord("record-illegal", line, text=text, detail=(error.key, error.details)) from error


def replay_record(text: str, find: "Callable[[str], Game]") -> "State":
    """Return the state at the end of a record."""
    record = read_record(text)
    state = record.start(find)
    for line, seat, notation in record.moves:
        play_line(state, line, seat, notation)
    record.check(state)
    return state
