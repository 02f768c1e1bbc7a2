"""What stands behind `crenel` on the command line. argparse only splits words: all sentences are in the catalogues."""

import argparse
import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, Protocol, cast

from crenel import CrenelError, games
from crenel.locales import LANGUAGES, say

INTERRUPTED = 130  # exit code after Ctrl-C, as shells expect it: 128 + SIGINT
# Each a module beside this one.
ALIASES = {"analyze": "analyse"}
COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "serve",
    "worker",
    "simulate",
    "arena",
    "bots",
    "dataset",
    "replay",
    "analyse",
    "verify",
    "backup",
    "restore",
    "check",
    "store",
    "repair",
    "admin",
    "pushkey",
    "board",
    "rules",
    "doctor",
)


class Command(Protocol):
    """What the module of a command has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Name the arguments."""
        ...

    def usage(self, language: str) -> str:
        """The answer to --help."""
        ...

    def run(self, found: argparse.Namespace, language: str) -> int:
        """Do it; the exit code."""
        ...


class Parser(argparse.ArgumentParser):
    """A parser that raises what is wrong instead of printing it."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"crenel {command}", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.add_argument("-h", "--help", action="store_true")

    def error(self, message: str) -> NoReturn:
        raise CrenelError("bad-argument", command=self.command, detail=message)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        try:
            found, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise self._refusal(error) from error
        if unknown:
            raise CrenelError("unknown-argument", command=self.command, argument=unknown[0])
        return found

    def _refusal(self, error: argparse.ArgumentError) -> CrenelError:
        name = error.argument_name or ""
        takes_value = any(name in action.option_strings and action.nargs != 0 for action in self._actions)
        if takes_value:
            return CrenelError("missing-value", command=self.command, argument=name)
        return CrenelError("bad-argument", command=self.command, detail=str(error))


def whole(name: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number that somebody typed, within bounds where there are any."""
    try:
        number = int(text)
    except ValueError as error:
        raise CrenelError("not-a-number", argument=name, value=text[:40]) from error
    if (least is not None and number < least) or (most is not None and number > most):
        key = "number-too-small" if most is None else "number-out-of-range"
        raise CrenelError(key, argument=name, value=text[:40], least=least, most=most)
    return number


def take_language(words: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language of the run, and the words without the argument that sets it."""
    default = _language_of(environment)
    rest: list[str] = []
    chosen = default
    for word in words:
        if rest and rest[-1] == "--language":
            rest.pop()
            chosen = word
        elif word.startswith("--language="):
            chosen = word.partition("=")[2]
        else:
            rest.append(word)
    if rest and rest[-1] == "--language":
        raise CrenelError("missing-value", command="", argument="--language")
    if chosen not in LANGUAGES:
        raise CrenelError("unknown-language", name=chosen, known=", ".join(LANGUAGES))
    return chosen, rest


def _language_of(environment: Mapping[str, str]) -> str:
    """The language of the system if there is a catalogue for it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def read_arguments(words: Sequence[str], language: str) -> Callable[[], int]:
    """What the words ask for, ready to run."""
    known = ", ".join(COMMANDS)
    if not words:
        raise CrenelError("no-command", known=known)
    command, rest = ALIASES.get(words[0], words[0]), words[1:]
    if command in ("-h", "--help", "help"):
        return lambda: _tell(say("help-crenel", {"games": ", ".join(games())}, language))
    if command not in COMMANDS:
        raise CrenelError("unknown-command", name=command, known=known)
    # Loaded only now, so that a short command does not wait for what only a long one needs.
    module = cast(Command, importlib.import_module(f"crenel.cli.{command}"))
    parser = Parser(command)
    module.add_arguments(parser)
    found = parser.read(rest)
    if found.help:
        return lambda: _tell(module.usage(language))
    return lambda: module.run(found, language)


def _tell(text: str) -> int:
    print(text)
    return 0
