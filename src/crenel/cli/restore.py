"""`crenel restore`: copies a backup into an empty store."""

import argparse
from pathlib import Path

from crenel import CrenelError
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--store", default="")


def usage(language: str) -> str:
    return say("help-restore", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    if not found.file:
        raise CrenelError("backup-no-file", command="restore")
    # Late, so that the other commands start quickly.
    from crenel.server.settings import chosen_store  # noqa: PLC0415
    from crenel.server.store import hidden  # noqa: PLC0415
    from crenel.server.store.copying import restore  # noqa: PLC0415

    store = chosen_store(found.store)
    counts = restore(Path(found.file), store)
    print(say("copied", {"source": found.file, "target": hidden(store), **counts}, language))
    return 0
