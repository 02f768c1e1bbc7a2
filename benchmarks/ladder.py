"""Ladder: the games by which the levels of the bots are measured, all against the greedy bot.

    PYTHONPATH=build/compiled:. python -m benchmarks.ladder play --minutes 60
    PYTHONPATH=build/compiled:. python -m benchmarks.ladder show
    PYTHONPATH=build/compiled:. python -m benchmarks.levels benchmarks/results

`play` plays the rungs in their order of worth, those of --only, in one process or --jobs, until all are done or the
time is up, and goes on where it stopped: every game is a line in `results/games/RUNG.jsonl`. What is done of a rung
goes into `results/RUNG.json`, as `crenel arena --json` would print it. Seeds and numbers of deals stand here, before
anybody looks; a run that stops early stops by the clock, whatever the games say. `show` prints how far each rung is.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

from crenel.arena import tournament
from crenel.bots.intervals import wilson
from crenel.bots.measured import YARDSTICK

RESULTS: Final = Path(__file__).resolve().parent / "results"
EXPERTS: Final[dict[str, object]] = {"boards": "random", "castle": "open"}  # as strong players play Burgundy


class Rung:
    """A bot at one kind of table: so many deals of a seed, and the share of games that it should win."""

    def __init__(
        self, name: str, bot: str, game: str, seats: int, options: dict[str, object], deals: int, goal: float | None
    ) -> None:
        self.name = name
        self.bot = bot
        self.game = game
        self.seats = seats
        self.options = options
        self.deals = deals
        self.goal = goal

    @property
    def games(self) -> Path:
        return RESULTS / "games" / f"{self.name}.jsonl"

    @property
    def result(self) -> Path:
        return RESULTS / f"{self.name}.json"

    def play(self, end: float, jobs: int) -> bool:
        """Play what is missing until a moment of `time.monotonic`; return whether the rung is done."""
        judged = 0

        def tick(done: int, total: int) -> None:
            nonlocal judged
            judged = done
            if time.monotonic() > end:
                raise TimeIsUp

        self.games.parent.mkdir(parents=True, exist_ok=True)
        try:
            found = self._deals(self.deals, jobs, tick)
        except TimeIsUp:
            if not judged:
                return False
            found = self._deals(judged, 1, None)  # plays nothing: all of them are in the file
        self.result.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return judged in (0, self.deals)

    def _deals(self, deals: int, jobs: int, tick: Any) -> dict[str, Any]:
        line_up = (self.bot, YARDSTICK)
        found = tournament(
            self.game, self.seats, line_up, deals, self.name, self.options, True, None, self.games, jobs, tick
        )
        plain = found.plain()
        del plain["run"]  # of this run alone
        return plain


class TimeIsUp(Exception):
    """Nothing more is to be played."""


SOLO: Final = [
    Rung(f"burgundy-1-{board}-hard", "hard", "burgundy", 1, {"boards": board}, 200, goal)
    for board, goal in (("13a", 0.6), ("13b", 0.25))
]
QIN: Final[dict[str, object]] = {"rival_honor": 50, "rival_advisors": 2}

# In order of worth. The name of a rung is also its seed.
RUNGS: Final = [
    Rung("burgundy-2-hard-more", "hard", "burgundy", 2, EXPERTS, 140, 0.85),  # 120 more: burgundy-2-hard.json
    Rung("great_wall-4-hard-5", "hard", "great_wall", 4, {}, 100, 0.4),
    Rung("burgundy-4-hard", "hard", "burgundy", 4, EXPERTS, 100, 0.55),
    Rung("burgundy-2-expert", "expert", "burgundy", 2, EXPERTS, 200, 0.92),
    Rung("great_wall-4-easy-5", "easy", "great_wall", 4, {}, 100, None),
    *SOLO,
    Rung("burgundy-team-hard", "hard", "burgundy", 4, {"team": True}, 200, 0.8),
    Rung("great_wall-qin-hard", "hard", "great_wall", 1, QIN, 200, 0.5),
    Rung("great_wall-coop-hard", "hard", "great_wall", 3, {"coop": True}, 200, None),
    Rung("great_wall-4-expert", "expert", "great_wall", 4, {}, 100, None),
    Rung("burgundy-2-easy-more", "easy", "burgundy", 2, EXPERTS, 140, None),
]


def show() -> None:
    print("| rung | deals | won | with 95 % | goal |\n|---|---|---|---|---|")
    for rung in RUNGS:
        goal = "" if rung.goal is None else f"{100 * rung.goal:.0f} %"
        if not rung.result.exists():
            print(f"| {rung.name} | 0 of {rung.deals} | | | {goal} |")
            continue
        (pair,) = json.loads(rung.result.read_text(encoding="utf-8"))["pairs"]
        alone = pair["alone"]
        low, high = wilson(alone["wins"], alone["games"])
        won = f"{alone['wins']} of {alone['games']} ({100 * alone['win_share']:.0f} %)"
        print(
            f"| {rung.name} | {pair['deals']} of {rung.deals} | {won} | {100 * low:.0f}–{100 * high:.0f} % | {goal} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the levels of the bots.")
    parser.add_argument("what", choices=("play", "show"))
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--only", help="names of rungs, with commas")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.what == "play":
        end = time.monotonic() + 60 * args.minutes
        for rung in RUNGS:
            if (args.only is None or rung.name in args.only.split(",")) and not rung.play(end, args.jobs):
                break
    show()


if __name__ == "__main__":
    main()
