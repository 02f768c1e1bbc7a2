"""`python -m benchmarks.coverage --minutes 15`: whether the bands of an analysis hold what they promise.

Greedy bots of different care, blurred by different temperatures, play games with fixed seeds to their ends. From a
moment of each, many playouts show the truth, in each of the styles of which an analysis makes its mixture. Printed:

- how often the band from as many playouts as an analysis has (`FEW`, `MOST`) holds the chance that the other playouts
  show, of the mixture and of each style alone. The truth has an error of its own, so that the best of bands would
  reach less than 95 %: what it would reach stands in brackets;
- how much styles disagree: the correlation between two playouts of one style beyond that of any two. It is what
  `analysis.ALIKE` has to be at least;
- how often those to whom a chance was given have won the game itself.

`--rows FILE` keeps what was played, one line a moment, and judges what the file has already; `--minutes 0` judges only.
"""

import argparse
import itertools
import json
import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

import crenel
from crenel.bots import analysis
from crenel.bots.intervals import CERTAINTY, band
from crenel.kernel.state import State

SETTINGS = [(game, seats) for game in ("burgundy", "great_wall") for seats in (2, 3, 4)]
PLACES = (0.1, 0.4, 0.7, 0.95)  # parts of a game after which it is played on; the games in turn
PLAYOUTS = 108  # of each moment, the styles in turn
FEW, MOST = 12, 24  # playouts of a moment in an analysis that has little time, and much
BINS = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0)


class Row(TypedDict):
    """A moment and its playouts."""

    game: str
    seats: int
    seed: int
    place: float
    won: list[int]  # in the game itself
    playouts: list[list[int]]  # who won, by playout


def play(game: str, seats: int, seed: int) -> State:
    """Play a game of bots that take different care."""
    state = crenel.game(game).new(seats, seed=seed)
    chance = random.Random(f"{game}/{seats}/{seed}")
    care = [chance.choice(analysis.TEMPERATURES) for _ in range(state.seats)]
    bot = analysis.adviser_of(state.game)
    bot.random = chance
    while state.actor is not None:
        bot.temperature = care[state.actor]
        state.play(bot.choose(state, state.actor))
    return state


def row_of(game: str, seats: int, seed: int) -> Row:
    last = play(game, seats, seed)
    parts = list(analysis.split(last))
    place = PLACES[seed % len(PLACES)]
    task = parts[int(place * len(parts))]
    done = analysis.work({**task, "games": PLAYOUTS, "moves": []}, last.game)
    won = analysis.won_by(last)
    return {"game": game, "seats": seats, "seed": seed, "place": place, "won": won, "playouts": done["winners"]}


def play_for(seconds: float, known: list[Row]) -> Iterator[Row]:
    """Play for some processor time, as long at each setting."""
    spent = dict.fromkeys(SETTINGS, 0.0)
    seeds = {
        each: max((row["seed"] for row in known if (row["game"], row["seats"]) == each), default=0) for each in spent
    }
    while sum(spent.values()) < seconds:
        setting = min(spent, key=spent.__getitem__)
        seeds[setting] += 1
        start = time.process_time()
        yield row_of(*setting, seeds[setting])
        spent[setting] += time.process_time() - start


# ------------------------------------------------------------ judging


def share(playouts: list[list[int]], player: int) -> float:
    return sum(player in winners for winners in playouts) / len(playouts)


def styles(playouts: list[list[int]]) -> list[list[list[int]]]:
    count = len(analysis.TEMPERATURES)
    return [playouts[style::count] for style in range(count)]


def reachable(playouts: int, others: int) -> float:
    """Return how often a perfect band would hold what so many other playouts show."""
    return math.erf(CERTAINTY / math.sqrt(2 * (1 + playouts / others)))


class Coverage:
    """How often bands of so many playouts hold the chance that others show."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self.bands = 0
        self.width = 0.0
        self.mixture = 0
        self.single = 0

    def add(self, row: Row) -> None:
        first, others = row["playouts"][: self.playouts], row["playouts"][MOST:]
        for player in range(row["seats"]):
            low, high = band(sum(player in winners for winners in first), len(first), analysis.ALIKE)
            self.bands += 1
            self.width += high - low
            self.mixture += low <= share(others, player) <= high
            self.single += sum(low <= share(each, player) <= high for each in styles(others))


def disagreement(rows: list[Row]) -> float:
    """Return how much two playouts of one style are alike beyond any two of the moment: variance between styles over
    all variance."""
    between = within = 0.0
    for row in rows:
        for player in range(row["seats"]):
            shares = [share(each, player) for each in styles(row["playouts"])]
            size = len(row["playouts"]) // len(shares)
            middle = sum(shares) / len(shares)
            noise = sum(each * (1 - each) for each in shares) / len(shares) / (size - 1)
            spread = sum((each - middle) ** 2 for each in shares) / (len(shares) - 1)
            between += spread - noise
            within += noise * size
    return between / (between + within) if within else 0.0


def print_coverage(console: Console, rows: list[Row]) -> None:
    table = Table("game", "seats", "moments", "playouts", "mean width", "mixture", "each style", "alike")
    others, count = PLAYOUTS - MOST, len(analysis.TEMPERATURES)
    for game, seats in [*SETTINGS, ("", 0)]:
        own = [row for row in rows if not game or (row["game"], row["seats"]) == (game, seats)]
        for playouts in (FEW, MOST) if own else ():
            found = Coverage(playouts)
            for row in own:
                found.add(row)
            table.add_row(
                game or "all",
                str(seats or ""),
                str(len(own)),
                str(playouts),
                f"{found.width / found.bands:.2f}",
                f"{found.mixture / found.bands:.1%} ({reachable(playouts, others):.1%})",
                f"{found.single / found.bands / count:.1%} ({reachable(playouts, others // count):.1%})",
                f"{disagreement(own):.3f}",
            )
    console.print(table)


def print_reliability(console: Console, rows: list[Row]) -> None:
    """Who was given a chance, and who has won."""
    table = Table("game", "chance", "players", "mean chance", "won", "95 % interval of these")
    for game in dict(SETTINGS):
        pairs = [
            (share(row["playouts"][:MOST], player), player in row["won"])
            for row in rows
            if row["game"] == game
            for player in range(row["seats"])
        ]
        for low, high in itertools.pairwise(BINS):
            own = [each for each in pairs if low <= each[0] < high or each[0] == high == 1.0]
            if own:
                chance, won = sum(each for each, _ in own) / len(own), sum(each for _, each in own)
                bottom, top = band(won, len(own), 0.0)
                shown = f"{won / len(own):.0%}", f"{bottom:.0%} to {top:.0%}"
                table.add_row(game, f"{low:.0%} to {high:.0%}", str(len(own)), f"{chance:.0%}", *shown)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--rows", type=Path)
    wanted = parser.parse_args()
    rows: list[Row] = []
    if wanted.rows and wanted.rows.exists():
        rows = [json.loads(line) for line in wanted.rows.read_text().splitlines()]
    for row in play_for(wanted.minutes * 60, list(rows)):
        rows.append(row)
        if wanted.rows:
            with wanted.rows.open("a") as file:
                print(json.dumps(row), file=file)
    console = Console(width=120)
    print_coverage(console, rows)
    print_reliability(console, rows)


if __name__ == "__main__":
    main()
