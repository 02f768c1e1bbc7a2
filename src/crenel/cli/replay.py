"""`crenel replay`: step through a record."""

import argparse
from pathlib import Path
from typing import cast

from rich.console import Console

import crenel
from crenel import CrenelError, State
from crenel.cli.arguments import whole
from crenel.cli.drawings import DRAWINGS, log_of, players_of
from crenel.cli.players import Players
from crenel.cli.scores import score_sheet
from crenel.cli.table import open_record
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seat")


def usage(language: str) -> str:
    return say("help-replay", None, language)


class Moment:
    """A decision: its seat and notation, the state after it, and its events."""

    def __init__(self, seat: int | None, move: str, state: State, events: list[dict[str, object]]) -> None:
        self.seat = seat
        self.move = move
        self.state = state
        self.events = events


def moments_of(last: State) -> list[Moment]:
    """Every moment of a game, the start first."""
    state = last.game.start(last)
    moments = [Moment(None, "", state.clone(), state.events[:])]
    for seat, action in last.moves():
        told = len(state.events)
        move = state.text(action, seat)
        state.decide(seat, action)
        moments.append(Moment(seat, move, state.clone(), state.events[told:]))
    return moments


class Replay:
    """Steps through a record."""

    def __init__(self, last: State, players: Players, seat: int | None, console: Console) -> None:
        self.moments = moments_of(last)
        self.players = players
        self.seat = seat
        self.console = console
        self.drawing = DRAWINGS[last.game.name]

    def say(self, key: str, **details: object) -> None:
        self.console.print(say(key, details, self.players.language), markup=False)

    def tell(self, at: int) -> None:
        """Print a decision and its events."""
        moment = self.moments[at]
        number = say("replay-moment", {"moment": at, "moments": len(self.moments) - 1}, self.players.language)
        if moment.seat is None:
            text = say("replay-start", None, self.players.language)
        else:
            text = say(
                "replay-move", {"who": self.players.name(moment.seat), "move": moment.move}, self.players.language
            )
        self.console.print(f"{number}  {text}", style="bold", markup=False)
        for paragraph in log_of(moment.state, self.seen(moment.events), self.players, None):
            self.console.print(paragraph)

    def seen(self, events: list[dict[str, object]]) -> list[dict[str, object]]:
        """The events that the chosen seat may know; all if none is chosen."""
        return [
            event for event in events if self.seat is None or self.seat in cast(list[int], event.get("to", [self.seat]))
        ]

    def show(self, at: int) -> None:
        moment = self.moments[at]
        seat = moment.seat if self.seat is None else self.seat
        view = moment.state.observe(self.seat)
        self.console.print(self.drawing.table(view, seat or 0, self.players, [], self.console.width))
        self.tell(at)

    def tell_all(self) -> None:
        for at in range(len(self.moments)):
            self.tell(at)
        last = self.moments[-1]
        view = last.state.observe(self.seat)
        self.console.print(self.drawing.table(view, self.seat or 0, self.players, [], self.console.width))
        self.console.print(score_sheet(last.state, self.players))

    def step(self) -> None:
        """Show moments on request."""
        at = 0
        self.show(at)
        while True:
            words = input(say("prompt-replay", None, self.players.language)).strip().lower()
            if words == "q":
                return
            wanted = self.wanted(words, at)
            if wanted is None:
                self.say("replay-help", moments=len(self.moments) - 1)
                continue
            at = wanted
            self.show(at)
            if at == len(self.moments) - 1:
                self.console.print(score_sheet(self.moments[at].state, self.players))

    def wanted(self, words: str, at: int) -> int | None:
        """The moment that was asked for; None if it is not understood."""
        last = len(self.moments) - 1
        if words == "":
            return min(at + 1, last)
        if words == "b":
            return max(at - 1, 0)
        if words == "e":
            return last
        if len(words) > len(str(last)) or not words.isdecimal() or int(words) > last:
            return None
        return int(words)


def run(found: argparse.Namespace, language: str) -> int:
    if found.file is None:
        raise CrenelError("missing-argument", command="replay", known=", ".join(crenel.games()))
    last, seated = open_record(str(Path(found.file)))
    seats = int(last.seats)
    seat = None if found.seat is None else whole("--seat", found.seat)
    if seat is not None and not 0 <= seat < seats:
        raise CrenelError("bad-seat", seat=found.seat, allowed=f"0-{seats - 1}")
    # Nobody is "you" here, so every person has a colour for a name.
    players = players_of(last, seated or [None] * seats, language, you=False)
    replay = Replay(last, players, seat, Console(highlight=False))
    if found.all:
        replay.tell_all()
    else:
        replay.step()
    return 0
