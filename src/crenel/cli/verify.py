"""`crenel verify`: was this game played with the dice that were promised?"""

import argparse
from pathlib import Path

import crenel
from crenel import CrenelError
from crenel.kernel.record import read_record
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--commitment", default="")


def usage(language: str) -> str:
    return say("help-verify", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    if not found.file:
        raise CrenelError("verify-no-file")
    try:
        text = Path(found.file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise CrenelError("verify-unreadable", file=found.file, detail=str(error)) from error
    for key, details in verify(text, found.commitment.strip().lower()):
        print(say(key, details, language))
    return 0


def verify(text: str, seen: str = "") -> list[tuple[str, dict[str, object]]]:
    """What a record proves: its seed is the one committed to (in its head, or seen at the table), and its moves follow
    from that seed. CrenelError if it does not."""
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
    scores = ", ".join(str(score) for score in state.scores())
    game: dict[str, object] = {"game": state.game.name, "moves": len(state.moves()), "scores": scores}
    return [("verify-seed", {"promised": promised}), ("verify-game", game)]
