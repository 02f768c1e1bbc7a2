"""Writes `src/crenel/bots/levels.toml`: how strong the bots are, and how long they think.

    PYTHONPATH=build/compiled:. python -m benchmarks.levels benchmarks/results

The folder holds results of `crenel arena --json` in which a bot plays against greedy. Ratings are Elo points of the
score, greedy has 1500; where all win or lose together it is the share of games won. Intervals are Wilson's: those of
the arena allow for looks while games come in, and are wide where deals are few. The time is that of a processor for a
decision with a choice, in one game played here.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any, Final

import crenel
from crenel import bots
from crenel.bots.intervals import wilson
from crenel.bots.measured import ANCHOR, YARDSTICK

FILE: Final = Path(__file__).resolve().parent.parent / "src/crenel/bots/levels.toml"
HEAD: Final = (
    "# Measured strength of the bots: Elo points (greedy has 1500), or per cent of the games won. Written by"
    " benchmarks/levels.py.\n"
)
FURTHEST: Final = 800.0  # Elo points from the yardstick that can be told
ORDER: Final = ("random", "easy", "greedy", "hard", "expert")


def mode_of(game: str, seats: int, options: dict[str, Any]) -> str:
    """Return the key of the words for a mode; empty where every player is on their own."""
    if options.get("coop"):
        return "coop"
    if options.get("team"):
        return "team"
    if seats == 1:
        return "rival" if game == "great_wall" else str(options["boards"])
    return ""


def elo(score: float) -> int:
    if score <= 0 or score >= 1:
        return ANCHOR + round(math.copysign(FURTHEST, score - 0.5))
    points = 400 * math.log10(score / (1 - score))
    return ANCHOR + round(max(-FURTHEST, min(FURTHEST, points)))


def seconds_of(bot: str, game: str, seats: int, options: dict[str, Any]) -> float:
    """Time of the processor for a decision with a choice, in a game among greedy bots."""
    state = crenel.game(game).new(seats, "thinking", options).clone()
    players = [bots.make(YARDSTICK if seat else bot, game, seat) for seat in range(seats)]
    spent, asked = 0.0, 0
    while state.actor is not None:
        seat = state.actor
        start = time.process_time()
        action = players[seat].choose(state, seat)
        if seat == 0 and len(state.actions(seat)) > 1:
            spent += time.process_time() - start
            asked += 1
        state.play(action)
    return spent / asked


def rows_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    """What one result says of the bots in it."""
    rows: list[dict[str, Any]] = []
    game, seats, options = found["game"], found["seats"], found["options"]
    mode = mode_of(game, seats, options)
    for pair in found["pairs"]:
        bot, other = pair["bots"]
        if other != YARDSTICK:
            continue
        row = {"bot": bot, "seats": seats, "mode": mode, "games": pair["alone"]["games"]}
        if found["chance"] == 1:
            low, high = wilson(pair["alone"]["wins"], pair["alone"]["games"])
            row |= {"won": round(100 * pair["alone"]["win_share"]), "low": round(100 * low), "high": round(100 * high)}
        else:
            low, high = wilson(round(pair["score"] * row["games"]), row["games"])
            row |= {"rating": elo(pair["score"]), "low": elo(low), "high": elo(high)}
        row["seconds"] = round(seconds_of(bot, game, seats, options), 4)
        rows.append({"game": game, **row})
    return rows


def text_of(rows: list[dict[str, Any]]) -> str:
    rows = sorted(rows, key=lambda row: (row["game"], ORDER.index(row["bot"]), row["mode"], row["seats"]))
    parts = [HEAD]
    for row in rows:
        lines = [f"{name} = {json.dumps(value)}" for name, value in row.items() if name != "game"]
        parts.append("\n".join([f"\n[[{row['game']}]]", *lines]) + "\n")
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the measured levels of the bots.")
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()
    rows = [
        row
        for path in sorted(args.folder.glob("*.json"))
        for row in rows_of(json.loads(path.read_text(encoding="utf-8")))
    ]
    FILE.write_text(text_of(rows), encoding="utf-8")
    print(f"{len(rows)} levels in {FILE.name}")


if __name__ == "__main__":
    main()
