"""`crenel pushkey`: makes a key for pushed notices."""

import argparse

from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has none."""


def usage(language: str) -> str:
    return say("help-pushkey", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    # Late, so that the other commands start quickly.
    from crenel.server.notices.push import new_key  # noqa: PLC0415

    print(f"CRENEL_PUSH_KEY={new_key()}")
    return 0
