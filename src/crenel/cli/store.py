"""`crenel store copy`: moves a whole house into another database."""

import argparse

from crenel import CrenelError
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*")


def usage(language: str) -> str:
    return say("help-store", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    match found.words:
        case ["copy", source, target]:
            return _copy(source, target, language)
    raise CrenelError("store-words")


def _copy(source: str, target: str, language: str) -> int:
    # Late, so that the other commands start quickly.
    from crenel.server.store import hidden  # noqa: PLC0415
    from crenel.server.store.copying import copy_house  # noqa: PLC0415

    counts = copy_house(source, target)
    print(say("copied", {"source": hidden(source), "target": hidden(target), **counts}, language))
    return 0
