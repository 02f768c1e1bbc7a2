"""Ratings by Bradley and Terry, in Elo points: all comparisons at once, so their order does not matter. A rating that
learns game by game (openskill, Glicko) would depend on the order, and its own measure of doubt knows nothing of games
that share a seed.
"""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

ROUNDS: Final = 200  # of the fit, at most
RESAMPLES: Final = 200
PRIOR: Final = 0.5  # imagined wins of each over the other: without them a bot that never loses has no rating
ELO: Final = 400.0 / math.log(10.0)

Results = Mapping[tuple[int, int], Mapping[float, int]]  # by pair: how often the first one had that score


class Rating:
    """Strength of one bot, in Elo points around the mean of all, with a 95 % interval."""

    def __init__(self, bot: str, elo: float, low: float, high: float) -> None:
        self.bot = bot
        self.elo = elo
        self.low = low
        self.high = high

    def plain(self) -> dict[str, object]:
        return {"bot": self.bot, "elo": round(self.elo, 1), "interval": [round(self.low, 1), round(self.high, 1)]}


def ratings(bots: Sequence[str], results: Results) -> list[Rating]:
    """Return the ratings of all bots. Intervals come from deals drawn again with the same lots on every call."""
    found = fit(len(bots), {pair: _sum(scores) for pair, scores in results.items()})
    lots = random.Random(0)
    drawn = [fit(len(bots), {pair: _again(scores, lots) for pair, scores in results.items()}) for _ in range(RESAMPLES)]
    rows: list[Rating] = []
    for place, bot in enumerate(bots):
        samples = sorted(sample[place] for sample in drawn)
        low, high = samples[RESAMPLES // 40], samples[-1 - RESAMPLES // 40]
        rows.append(Rating(bot, found[place], min(low, found[place]), max(high, found[place])))
    return rows


def _sum(scores: Mapping[float, int]) -> tuple[float, int]:
    return sum(score * count for score, count in scores.items()), sum(scores.values())


def _again(scores: Mapping[float, int], lots: random.Random) -> tuple[float, int]:
    """Draw as many deals with replacement (bootstrap). Two imagined deals are among them, one won and one lost, so that
    deals that all ended alike still leave a doubt.
    """
    games = sum(scores.values())
    if not games:
        return 0.0, 0
    weights: dict[float, float] = {0.0: 0.0, 1.0: 0.0, **scores}
    weights[0.0] += PRIOR
    weights[1.0] += PRIOR
    return sum(lots.choices(list(weights), list(weights.values()), k=games)), games


def fit(bots: int, sums: Mapping[tuple[int, int], tuple[float, int]]) -> list[float]:
    """Return the Elo points under which these scores (sum, number) are the likeliest."""
    won = [0.0] * bots
    met: list[tuple[int, int, float]] = []
    for (one, other), (score, deals) in sums.items():
        won[one] += score + PRIOR
        won[other] += deals - score + PRIOR
        met.append((one, other, deals + 2 * PRIOR))
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        weight = [0.0] * bots
        for one, other, games in met:
            share = games / (strength[one] + strength[other])
            weight[one] += share
            weight[other] += share
        fitted = [won[bot] / weight[bot] if weight[bot] else 1.0 for bot in range(bots)]
        middle = math.exp(sum(map(math.log, fitted)) / bots)
        fitted = [each / middle for each in fitted]
        moved = max(abs(math.log(new / old)) for new, old in zip(fitted, strength, strict=True))
        strength = fitted
        if moved < 1e-7:
            break
    return [ELO * math.log(each) for each in strength]
