"""Writes `src/crenel/bots/levels.toml`: how strong the bots are, and how long they think.

    PYTHONPATH=build/compiled:. python -m benchmarks.levels benchmarks/results

The folder holds results of `crenel arena --json` (or `benchmarks.ladder`) in which a bot plays against greedy. Those of
the same bot at the same table, from different seeds, are added up; those of older rules are left out where there are
newer ones. Ratings are Elo points of the score, greedy has 1500; where all win or lose together it is the share of
games won. Intervals are Wilson's: those of the arena allow for looks while games come in, and are wide where deals are
few. The time is that of a processor for a decision with a choice, in one game played here.
"""

import argparse
import json
import math
import time
from collections.abc import Iterable
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


class Level:
    """All games of one bot against the yardstick at one kind of table."""

    def __init__(self, bot: str, game: str, seats: int, options: dict[str, Any], chance: float) -> None:
        self.bot = bot
        self.game = game
        self.seats = seats
        self.options = options
        self.together = chance == 1  # all win or lose together
        self.games = 0
        self.wins = 0
        self.score = 0.0  # added up over games
        self.seeds: set[str] = set()

    def add(self, seed: str, pair: dict[str, Any]) -> None:
        """Add the games of a seed; ValueError if they have been added."""
        if seed in self.seeds:
            raise ValueError(f"{self.bot}: two results of seed {seed}")
        self.seeds.add(seed)
        games = pair["alone"]["games"]
        self.games += games
        self.wins += pair["alone"]["wins"]
        self.score += pair["score"] * games

    def row(self) -> dict[str, Any]:
        """Return the row of `levels.toml`, without the time."""
        row = {"bot": self.bot, "seats": self.seats, "mode": mode_of(self.game, self.seats, self.options)}
        row["games"] = self.games
        if self.together:
            won = self.wins / self.games
            low, high = wilson(self.wins, self.games)
            return row | {"won": round(100 * won), "low": round(100 * low), "high": round(100 * high)}
        low, high = wilson(round(self.score), self.games)
        return row | {"rating": elo(self.score / self.games), "low": elo(low), "high": elo(high)}


def levels_of(results: Iterable[dict[str, Any]]) -> list[Level]:
    """Add up what results say of bots, by the newest rules; ValueError if two of them count the same games."""
    found: dict[str, tuple[int, Level]] = {}
    for result in sorted(results, key=rules_of, reverse=True):
        game, seats, options = result["game"], result["seats"], result["options"]
        for pair in result["pairs"]:
            bot, other = pair["bots"]
            if other == YARDSTICK:
                key = json.dumps([bot, game, seats, options], sort_keys=True)
                fresh = rules_of(result), Level(bot, game, seats, options, result["chance"])
                rules, level = found.setdefault(key, fresh)
                if rules == rules_of(result):
                    level.add(result["seed"], pair)
    return [level for _, level in found.values()]


def rules_of(result: dict[str, Any]) -> int:
    """Return the version of the rules under which games were played: the last word of `0.2.0 rules 5`."""
    return int(result["version"].rpartition(" ")[2])


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
    levels = levels_of(json.loads(path.read_text(encoding="utf-8")) for path in sorted(args.folder.glob("*.json")))
    rows = [
        {
            "game": each.game,
            **each.row(),
            "seconds": round(seconds_of(each.bot, each.game, each.seats, each.options), 4),
        }
        for each in levels
    ]
    FILE.write_text(text_of(rows), encoding="utf-8")
    print(f"{len(rows)} levels in {FILE.name}")


if __name__ == "__main__":
    main()
