"""`crenel doctor`: what is installed here, for bug reports and for the curious."""

import argparse
import platform

from rich.console import Console

import crenel
from crenel import bots
from crenel.kernel import state
from crenel.locales import LANGUAGES, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None of its own."""


def usage(language: str) -> str:
    return say("help-doctor", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    console = Console(highlight=False)
    compiled = not str(state.__file__).endswith(".py")
    names = sorted({bot for name in crenel.games() for bot in bots.names(name)})
    facts: list[tuple[str, dict[str, object]]] = [
        ("doctor-version", {"version": crenel.__version__, "python": platform.python_version()}),
        ("doctor-engine", {"engine": "compiled" if compiled else "interpreted"}),
        ("doctor-games", {"games": ", ".join(crenel.games())}),
        ("doctor-bots", {"bots": ", ".join(names)}),
        ("doctor-languages", {"languages": ", ".join(LANGUAGES)}),
        ("doctor-terminal", {"width": console.width, "colour": console.color_system or "none"}),
    ]
    for key, details in facts:
        console.print(say(key, details, language), markup=False)
    return 0
