"""`crenel check`: plays every table of a store again and compares it with what the store says."""

import argparse
from typing import TYPE_CHECKING

from crenel.locales import say

if TYPE_CHECKING:
    from crenel.server.checking import Findings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", default="")


def usage(language: str) -> str:
    return say("help-check", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    # Late, so that the other commands start quickly.
    from crenel.server.checking import check_store  # noqa: PLC0415
    from crenel.server.settings import chosen_store  # noqa: PLC0415

    return report(check_store(chosen_store(found.store)), language)


def report(findings: "Findings", language: str) -> int:
    """Print what a check has found; 1 if something is damaged."""
    for table, fault in findings.faults:
        print(say("fault", {"table": table, "fault": say(fault, None, language)}, language))
    print(say("checked", {"tables": findings.tables, "entries": findings.entries}, language))
    if findings.read_only:
        print(say("checked-read-only", {"tables": findings.read_only}, language))
    if not findings.faults:
        print(say("checked-well", None, language))
    return 1 if findings.faults else 0
