"""`crenel repair`: saves what can be read of a damaged store."""

import argparse

from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", default="")


def usage(language: str) -> str:
    return say("help-repair", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    # Late, so that the other commands start quickly.
    from crenel.server.settings import chosen_store  # noqa: PLC0415
    from crenel.server.store.repair import repair  # noqa: PLC0415

    store = chosen_store(found.store)
    kept = repair(store)
    details = {"store": store, **{name: kept[name] for name in ("people", "tables", "entries")}}
    print(say("repaired", details, language))
    return 0
