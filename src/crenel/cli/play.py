"""`crenel play`: a game at the terminal, against bots or with friends at one screen."""

import argparse
import contextlib
import importlib
import itertools
import json
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.console import Console

import crenel
from crenel import BadSetup, CrenelError, Game, State, bots
from crenel.cli.arguments import INTERRUPTED, whole
from crenel.cli.commands import Quit, Seat
from crenel.cli.drawings import log_of
from crenel.cli.errors import error_text
from crenel.cli.stories import story_lines
from crenel.cli.table import Table, naming, new_file, open_record
from crenel.kernel.options import settle_options
from crenel.locales import known, say, word

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 (input() then has arrow keys and a history)

# Defaults of the terminal: with `confirm` the last move of a turn can be undone, too.
PREFERRED: dict[str, object] = {"confirm": True}
BOARDS = "duchies"  # the option of games that can be played on one's own boards
CARDS = "cards"  # the option of games that can be played with one's own cards
RECENT = 12  # events that are shown again when a game is resumed
SETUP = ("seats", "seed", "option", "cards", "boards")  # arguments that a record already answers


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    for name in ("--seats", "--people", "--seed", "--bots", "--me", "--cards", "--boards", "--save", "--resume"):
        parser.add_argument(name)
    parser.add_argument("--option", action="append", default=[])


def usage(language: str) -> str:
    names = sorted({bot for name in crenel.games() for bot in bots.names(name)})
    lines = [say("help-play", {"bots": ", ".join(names)}, language)]
    for name in crenel.games():
        lines += [f"  {name}:", *describe_options(crenel.game(name), language)]
    return "\n".join(lines)


def describe_options(game: Game, language: str) -> list[str]:
    """Help for every option, and for its values where they have a text."""
    lines: list[str] = []
    properties = cast(dict[str, dict[str, Any]], game.options["properties"])
    for name, rule in properties.items():
        if name in (CARDS, BOARDS):
            flag = "--cards" if name == CARDS else "--boards"
            lines.append(f"    {flag}: {say(f'setting-{name}', None, language)}")
            continue
        default = PREFERRED.get(name, rule["default"])
        lines.append(f"    {name} ({str(default).lower()}): {say(f'setting-{name}', None, language)}")
        for value in values_of(rule):
            key = f"setting-{name}-{str(value).lower()}"
            if known(key, language):
                lines.append(f"      {name}={str(value).lower()}: {say(key, None, language)}")
            if value in rule.get("about", {}):
                lines += [f"        {line}" for line in story_lines(name, str(value), rule, language)]
    return lines


def values_of(rule: dict[str, Any]) -> list[object]:
    if rule.get("type") == "boolean":
        return [True, False]
    found = list(rule.get("enum", []))
    for part in rule.get("anyOf", []):
        found += values_of(part)
    return found


# ---------------------------------------------------------------- setting up


def read_options(game: Game, words: list[str]) -> dict[str, object]:
    """Parse `boards=random`, `boards=3,7`, `confirm=false`: as text, JSON or a list, whichever the game allows."""
    chosen: dict[str, object] = {}
    for setting in words:
        name, equals, text = setting.partition("=")
        if not equals:
            allowed = ", ".join(settle_options(game.name, game.options, {}))
            raise CrenelError("not-an-option", value=setting, allowed=allowed)
        chosen[name] = _fitting(game, name, text)
    return chosen


def read_own_cards(game: Game, file: str | None) -> dict[str, object]:
    """Options for the cards of a file; none without a file."""
    if file is None:
        return {}
    if CARDS not in cast(dict[str, object], game.options["properties"]):
        raise CrenelError("no-own-cards", game=game.name)
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("bad-cards-file", file=str(file), detail=str(error)) from error
    with naming(file):
        return {CARDS: game.read_option(CARDS, text, Path(file).name)}


def read_own_boards(game: Game, file: str | None) -> dict[str, object]:
    """Options for the boards of a file; none without a file."""
    if file is None:
        return {}
    if BOARDS not in cast(dict[str, object], game.options["properties"]):
        raise CrenelError("no-own-boards", game=game.name)
    reader = importlib.import_module(f"crenel.games.{game.name}.own")
    return {BOARDS: reader.read_boards(file)}


def _fitting(game: Game, name: str, text: str) -> object:
    readings: list[object] = [text, text.split(",")]
    with contextlib.suppress(ValueError):
        readings.append(json.loads(text))
    for reading in readings:
        with contextlib.suppress(BadSetup):
            settle_options(game.name, game.options, {name: reading})
            return reading
    return text


def seat_players(found: argparse.Namespace, game: Game, seats: int) -> list[str | None]:
    """Return the line-up by seat. People take the first seats, a single person the one of --me; the bots named, in
    turn, take the others.
    """
    asked = ["greedy"] if found.bots is None else [name for name in found.bots.split(",") if name]
    alone = 1 if found.people is None else whole("--people", found.people, 1, seats)
    people = seats if asked == ["none"] else alone
    if found.people is not None and people != alone:
        raise CrenelError("people-and-no-bots", people=found.people, seats=seats)
    for name in asked if asked != ["none"] else []:
        bots.make(name, game.name, 0)
    if people < seats < people + len(asked):
        raise CrenelError("too-many-bots", bots=len(asked), seats=seats, most=seats - people)
    named = list(itertools.islice(itertools.cycle(asked), seats - people))
    if found.me is None:
        return [None] * people + named
    if people > 1:
        raise CrenelError("me-and-others", people=people)
    me = whole("--me", found.me)
    if not 0 <= me < seats:
        raise CrenelError("bad-me", me=found.me, allowed=f"0-{seats - 1}")
    return [*named[:me], None, *named[me:]]


def ask_seats(game: Game, language: str) -> int:
    """Ask how many play; the usual number if nobody is at the keyboard, or on Enter."""
    allowed = ", ".join(str(count) for count in game.seats)
    while sys.stdin is not None and sys.stdin.isatty():
        words = input(say("prompt-seats", {"allowed": allowed, "usual": game.usual}, language)).strip()
        if not words:
            break
        if words.isdecimal() and len(words) < 3 and int(words) in game.seats:
            return int(words)
        print(say("bad-seats", {"game": game.name, "seats": words[:40], "allowed": allowed}, language))
    return game.usual


def begin(found: argparse.Namespace, language: str) -> Table:
    """Start a new game."""
    game = crenel.game(found.game)
    seats = ask_seats(game, language) if found.seats is None else whole("--seats", found.seats)
    seed = secrets.token_hex(8) if found.seed is None else found.seed
    options = {**PREFERRED, **read_options(game, found.option), **read_own_cards(game, found.cards)}
    options |= read_own_boards(game, found.boards)
    state = game.new(seats, seed, options)
    seated = seat_players(found, game, seats)
    return Table(state, seated, new_file(found.save, game.name, seed), language)


def resume(found: argparse.Namespace, language: str) -> Table:
    """Resume a game from its record."""
    for name in SETUP:
        if getattr(found, name):
            raise CrenelError("resume-and-setup", argument=f"--{name}")
    state, seated = open_record(found.resume)
    if found.game is not None and found.game != state.game.name:
        crenel.game(found.game)
        raise CrenelError("wrong-record", game=found.game, found=state.game.name)
    if seated is None or found.bots is not None or found.me is not None:
        seated = seat_players(found, state.game, int(state.seats))
    file = Path(found.resume) if found.save is None else new_file(found.save, state.game.name, "")
    return Table(state, seated, file, language)


def run(found: argparse.Namespace, language: str) -> int:
    if found.game is None and found.resume is None:
        raise CrenelError("missing-argument", command="play", known=", ".join(crenel.games()))
    table = begin(found, language) if found.resume is None else resume(found, language)
    console = Console(highlight=False)
    announce(table, console)
    if found.resume is not None:
        console.print(say("resumed", {"count": len(table.state.moves())}, language))
    code = 0
    try:
        play_on(table, console, 0 if found.resume is None else max(0, len(table.state.events) - RECENT))
    except (Quit, KeyboardInterrupt, EOFError) as cause:
        if not isinstance(cause, Quit):
            console.print()  # the prompt still stands there
        if isinstance(cause, KeyboardInterrupt):
            code = INTERRUPTED
        console.print(say("leaving", None, language))
    finally:
        save(table, console)
    return code


def announce(table: Table, console: Console) -> None:
    """Say what is played and against whom."""
    players, name = table.players, table.state.game.name
    rivals = [players.name(seat) for seat in players.everybody if seat != players.alone]
    key = "playing-several" if players.alone is None else "playing-against" if rivals else "playing-alone"
    details: dict[str, object] = {"game": say(f"game-{name}", None, table.language), "seats": len(players.bots)}
    console.print(say(key, {**details, "who": rivals}, table.language), style="bold", markup=False)
    for option, rule in cast(dict[str, dict[str, Any]], table.state.game.options["properties"]).items():
        value = str(table.state.options.get(option))
        if value in rule.get("about", {}):
            title = say(f"setting-{option}-{value}", None, table.language)
            console.print(title, *story_lines(option, value, rule, table.language), sep="\n", markup=False)
    own = table.state.options.get(CARDS)
    if isinstance(own, Mapping) and own:
        title = str(own.get("title", "")) or say("setting-cards", None, table.language)
        console.print(say("playing-cards", {"title": title}, table.language), markup=False)
    if len(players.bots) == 1 and len(table.state.game.seats) > 1:
        others = ", ".join(str(count) for count in table.state.game.seats if count > 1)
        console.print(say("playing-others", {"allowed": others}, table.language), markup=False)


# ---------------------------------------------------------------- playing


def play_on(table: Table, console: Console, told: int) -> None:
    """Play until the game is over. The first `told` events are not shown again."""
    seats = {seat: Seat(table, seat, console, told) for seat in range(table.state.seats) if seat not in table.bots}
    while not table.state.over:
        state = table.state
        bots_to_move = [seat for seat in state.actors if seat in table.bots]
        if bots_to_move:
            # A copy, so that no bot can touch the game itself.
            table.timeline.apply(table.bots[bots_to_move[0]].choose(state.clone(), bots_to_move[0]), bots_to_move[0])
            continue
        actor = state.actor
        assert actor is not None
        if state.for_show:
            table.timeline.apply(state.actions()[0], actor)
        else:
            seats[actor].decide()
    show_result(table, console, min(seat.seen for seat in seats.values()))


def show_result(table: Table, console: Console, since: int) -> None:
    state = table.state
    me = table.players.alone
    for paragraph in log_of(state, state.events_for(me, since), table.players, me):
        console.print(paragraph)
    console.rule(say("result", None, table.language))
    together = result_together(state, table.language)
    if together:
        console.print(together)
        return
    scores = state.all_scores()
    for place, seat in enumerate(state.standings(), 1):
        details = {"place": place, "who": table.players.name(seat), "points": scores[seat]}
        console.print(say("result-line", details, table.language))


def result_together(state: State, language: str) -> str:
    """The result of a game that all have won or lost together, and why; an empty text for other games."""
    won, ending = bool(state.winners()), state.game.ending(state)
    if not ending and (won or state.game.rivals(state)):
        return ""
    details = {"won": "yes" if won else "no", "why": word("ending", ending, language) if ending else ""}
    return say("result-together" if ending else "result-together-plain", details, language)


def save(table: Table, console: Console) -> None:
    """Save at the end. If the file cannot be written, print the record instead."""
    try:
        table.save()
    except CrenelError as error:
        console.print(error_text(error, table.language), soft_wrap=True, markup=False)
        console.print(say("kept-here", None, table.language))
        print(table.state.record())
        return
    key = "saved-over" if table.state.over else "saved"
    console.print(say(key, {"file": str(table.file)}, table.language), soft_wrap=True, markup=False)
