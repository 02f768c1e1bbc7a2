"""`crenel verify`: check that a record belongs to the seed that was committed to."""

import argparse
from pathlib import Path

import crenel
from crenel import CrenelError
from crenel.cli.table import naming
from crenel.kernel.game import without_chance
from crenel.kernel.record import read_record
from crenel.kernel.timeline import rewound
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--commitment", default="")
    parser.add_argument("--after", default="")


def usage(language: str) -> str:
    return say("help-verify", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    if not found.file:
        raise CrenelError("verify-no-file")
    text = read(found.file)
    with naming(found.file):
        proved = verify(text, found.commitment.strip().lower())
    if found.after:
        with naming(found.after):
            proved = [*proved[:2], follow(text, read(found.after), found.after)]
    for key, details in proved:
        print(say(key, details, language))
    return 0


def read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise CrenelError("verify-unreadable", file=file, detail=str(error)) from error


def verify(text: str, seen: str = "") -> list[tuple[str, dict[str, object]]]:
    """Check that the seed of a record is the one committed to (in its header, or seen at the table), and that its moves
    follow from that seed; the messages to print. CrenelError if not."""
    from crenel.server.entries import commitment_of  # noqa: PLC0415

    header = read_record(text).header
    promised = str(header.get("commitment", "")) or seen
    if not promised:
        raise CrenelError("verify-no-commitment")
    if seen and seen != promised:
        raise CrenelError("verify-other-commitment", seen=seen, promised=promised)
    kept = commitment_of(str(header.get("seed", "")))
    if kept != promised:
        raise CrenelError("verify-broken", promised=promised, found=kept)
    state = crenel.replay(text)
    if not state.over:
        raise CrenelError("verify-not-over")
    scores = ", ".join(str(score) for score in state.all_scores())
    game: dict[str, object] = {"game": state.game.name, "moves": len(state.moves()), "scores": scores}
    proved: list[tuple[str, dict[str, object]]] = [("verify-seed", {"promised": promised}), ("verify-game", game)]
    return [*proved, ("verify-onward", {})] if "position" in header else proved


def follow(text: str, earlier: str, file: str) -> tuple[str, dict[str, object]]:
    """Check that a continued game started from the moment it names of an earlier record; the message to print."""
    header = read_record(text).header
    after = header.get("after")
    if not isinstance(after, dict) or not isinstance(after.get("moment"), int):
        raise CrenelError("verify-no-moment")
    moment: int = after["moment"]
    then = rewound(crenel.replay(earlier), moment).dump()
    if without_chance(then) != header.get("position"):
        raise CrenelError("verify-other-position", file=file, moment=moment)
    return "verify-position", {"file": file, "moment": moment}
