"""`crenel backup`: writes a whole store into one file, while the server runs."""

import argparse
from pathlib import Path

from crenel import CrenelError
from crenel.cli.check import report
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--store", default="")


def usage(language: str) -> str:
    return say("help-backup", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    """Back up, then check the backup; 1 if something in it is damaged."""
    if not found.file:
        raise CrenelError("backup-no-file", command="backup")
    # Late, so that the other commands start quickly.
    from crenel.server.checking import check_store  # noqa: PLC0415
    from crenel.server.settings import chosen_store  # noqa: PLC0415
    from crenel.server.store import hidden  # noqa: PLC0415
    from crenel.server.store.copying import backup  # noqa: PLC0415

    store = chosen_store(found.store)
    counts = backup(store, Path(found.file))
    print(say("backed-up", {"store": hidden(store), "file": found.file, **counts}, language))
    return report(check_store(f"sqlite:///{found.file}"), language)
