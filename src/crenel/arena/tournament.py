"""Tournament: every two bots, or one against each of the others, deal after deal until it is clear who is better.

A pair is judged by its deals in their order, whatever the order in which they are played: the same games count on any
number of processes, and after any number of interruptions.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final

import crenel
from crenel.arena.evidence import ENOUGH, bounds, evidence, settled
from crenel.arena.journal import Journal
from crenel.arena.pool import in_processes
from crenel.arena.ratings import Rating, ratings
from crenel.arena.seatings import Player, Row, Score, Seating, Table, make_bot, name_of, play, score_deal
from crenel.arena.tally import share
from crenel.kernel.errors import BadSetup

EVEN: Final = 0.5
LEAST: Final = 10  # deals before a pair may stop

Workers = Callable[[Callable[[Seating], Row], Iterator[Seating]], Iterator[tuple[Seating, Row]]]


class Pair:
    """Two bots, their deals, and what these say of the first one."""

    def __init__(self, table: Table, bots: tuple[int, int], players: tuple[Player, Player], deals: int) -> None:
        self.table = table
        self.bots = bots  # places in the line-up
        self.players = players
        self.deals = deals  # at most
        self.judged = 0
        self.stopped = False  # before the last deal, because it was clear
        self.results: Counter[float] = Counter()
        self.total = Score()
        self.leads = 0.0  # of the deals' mean leads: sum, and sum of squares
        self.squares = 0.0

    @property
    def done(self) -> bool:
        return self.stopped or self.judged == self.deals

    def judge(self, deal: list[Seating], rows: Mapping[str, Row], margin: float | None) -> bool:
        """Count the next deal if its games are all played. `margin` None: never stop early."""
        found = [rows[seating.key] for seating in deal if seating.key in rows]
        if len(found) < len(deal):
            return False
        self._count(score_deal(self.table, found))
        if margin is not None and LEAST <= self.judged < self.deals:
            self.stopped = settled(self.results, EVEN, margin)
        return True

    def _count(self, score: Score) -> None:
        self.judged += 1
        self.results[score.value] += 1
        self.total.beaten += score.beaten
        self.total.compared += score.compared
        self.total.won += score.won
        self.total.games += score.games
        lead = score.lead / score.leads
        self.leads += lead
        self.squares += lead * lead

    @property
    def score(self) -> float:
        return self.total.value if self.total.compared else EVEN

    @property
    def verdict(self) -> str:
        """`better`, `worse`, `even` (no further apart than the margin) or `open`."""
        if self.judged and evidence(self.results, EVEN) >= ENOUGH:
            return "better" if self.score > EVEN else "worse"
        return "even" if self.stopped else "open"

    def lead(self) -> tuple[float, float]:
        """Return by how many points the first one leads on average, and the standard error."""
        if self.judged < 2:
            return (self.leads if self.judged else 0.0), 0.0
        mean = self.leads / self.judged
        spread = max(0.0, self.squares / self.judged - mean * mean)
        return mean, math.sqrt(spread / (self.judged - 1))

    def plain(self, names: Sequence[str]) -> dict[str, object]:
        lead, error = self.lead()
        return {
            "bots": [names[bot] for bot in self.bots],
            "deals": self.judged,
            "score": self.score,
            "interval": list(bounds(self.results)),
            "verdict": self.verdict,
            "alone": {**share(self.total.won, self.total.games), "games": self.total.games},
            "lead": lead,
            "lead_error": error,
        }


class Tournament:
    """Deals of a tournament that are played or still to be played, and their results."""

    def __init__(self, table: Table, bots: Sequence[Player], deals: int, seed: str, gauntlet: bool) -> None:
        self.table = table
        self.names = [name_of(bot) for bot in bots]
        self.seed = seed
        self.gauntlet = gauntlet
        self.deals = deals
        count = len(bots)
        meetings = [(0, other) for other in range(1, count)] if gauntlet else combinations(range(count), 2)
        self.pairs = [Pair(table, (one, other), (bots[one], bots[other]), deals) for one, other in meetings]
        self.played = 0  # games of this run; others were in the file
        self.seconds = 0.0

    def deal(self, pair: Pair, number: int) -> list[Seating]:
        """Return the games of a deal."""
        return self.table.deal(f"{self.seed}/{number}", *pair.players, both=not self.gauntlet)

    def judge(self, rows: Mapping[str, Row], margin: float | None) -> None:
        """Count all deals, in their order, whose games are played."""
        for pair in self.pairs:
            while not pair.done and pair.judge(self.deal(pair, pair.judged), rows, margin):
                pass

    def missing(self, rows: Mapping[str, Row]) -> Iterator[Seating]:
        """Yield the games still to be played, all pairs in turn; asked for late, so pairs that are done get no more."""
        asked: set[str] = set()
        for number in range(self.deals):
            for pair in self.pairs:
                for seating in [] if pair.done else self.deal(pair, number):
                    if not pair.done and seating.key not in rows and seating.key not in asked:
                        asked.add(seating.key)
                        yield seating

    def progress(self) -> tuple[int, int]:
        """Return the deals judged so far, and how many there are where no further pair stops early."""
        return sum(pair.judged for pair in self.pairs), sum(
            pair.judged if pair.done else self.deals for pair in self.pairs
        )

    def ratings(self) -> list[Rating]:
        """Return the ratings, best first."""
        found = ratings(self.names, {pair.bots: pair.results for pair in self.pairs})
        return sorted(found, key=lambda each: -each.elo)

    def plain(self) -> dict[str, object]:
        """Return the result as plain data. All but `run` depends on the seed alone."""
        return {
            "game": self.table.game,
            "seats": self.table.seats,
            "options": self.table.options,
            "seed": self.seed,
            "version": self.table.version,
            "chance": 1 / self.table.sides,
            "pairs": [pair.plain(self.names) for pair in self.pairs],
            "ratings": [each.plain() for each in self.ratings()],
            "run": {"games": self.played, "seconds": self.seconds},
        }


def tournament(
    game: str,
    seats: int,
    bots: Sequence[Player],
    deals: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    gauntlet: bool = False,
    margin: float | None = None,
    results: Path | None = None,
    workers: int | Workers = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play every two bots against each other, or as a `gauntlet` the first against each of the others.

    A deal is one seed with all its seatings. A pair stops before its last deal once it is clear who is better, or that
    the two are no further apart than `margin`; with `margin` None it never does. Every game is added to the file
    `results`, and those that it holds already are not played again. `progress` hears the deals judged and the deals in
    all. `workers` is a number of processes, or whatever does the work (`crenel.arena.cluster`).
    """
    _check(game, seats, bots, deals, options or {}, margin)
    run = Tournament(Table(game, seats, options or {}), bots, deals, str(seed), gauntlet)
    start = time.perf_counter()
    work = workers if not isinstance(workers, int) else partial(in_processes, processes=workers)
    with Journal(results) as journal:
        run.judge(journal.rows, margin)
        for seating, row in work(play, run.missing(journal.rows)):
            journal.add(seating.key, row)
            run.played += 1
            run.judge(journal.rows, margin)
            if progress is not None:
                progress(*run.progress())
    run.seconds = time.perf_counter() - start
    return run


def _check(
    game: str, seats: int, bots: Sequence[Player], deals: int, options: Mapping[str, object], margin: float | None
) -> None:
    """Raise BadSetup if this cannot be played."""
    crenel.game(game).new(seats, 0, options)
    for player in bots:
        make_bot(player, game, 0)
    if len(bots) < 2:
        raise BadSetup("arena-bots")
    if deals < 1:
        raise BadSetup("arena-deals", deals=deals)
    if margin is not None and not 0 < margin < EVEN:
        raise BadSetup("arena-margin", margin=str(margin))
