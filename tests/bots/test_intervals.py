"""Intervals of win shares hold what they promise, computed exactly, without chance."""

from math import exp, lgamma, log

import pytest

from crenel.bots.analysis import ALIKE
from crenel.bots.intervals import band, wilson


def beta(a: float, b: float) -> float:
    """Logarithm of the beta function."""
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def likelihood(wins: int, games: int, chance: float, alike: float) -> float:
    """Of so many wins where the chance itself varies from style to style, so that two games are alike (beta-binomial);
    all games of one style, the worst case."""
    ways = lgamma(games + 1) - lgamma(wins + 1) - lgamma(games - wins + 1)
    if not alike:
        return exp(ways + wins * log(chance) + (games - wins) * log(1 - chance))
    size = 1 / alike - 1
    a, b = chance * size, (1 - chance) * size
    return exp(ways + beta(wins + a, games - wins + b) - beta(a, b))


def coverage(games: int, chance: float, alike: float, assumed: float) -> float:
    """How often the band holds the chance."""
    found = 0.0
    for wins in range(games + 1):
        low, high = band(wins, games, assumed)
        found += likelihood(wins, games, chance, alike) * (low <= chance <= high)
    return found


def mean_coverage(games: int, alike: float, assumed: float) -> float:
    chances = [step / 50 for step in range(1, 50)]
    return sum(coverage(games, chance, alike, assumed) for chance in chances) / len(chances)


@pytest.mark.parametrize("games", [8, 16, 64, 200])
@pytest.mark.parametrize("alike", [0.0, ALIKE, 0.2])
def test_a_band_holds_the_chance_in_95_of_100_cases(games: int, alike: float) -> None:
    assert mean_coverage(games, alike, alike) == pytest.approx(0.95, abs=0.025)


def test_playouts_that_are_alike_taken_for_independent_ones_promise_too_much() -> None:
    """The test above could fail."""
    assert mean_coverage(64, 0.2, 0.0) < 0.6


def test_more_playouts_do_not_make_up_for_styles_that_disagree() -> None:
    low, high = band(500, 1000, 0.1)
    assert (low, high) == pytest.approx(wilson(5, 10), abs=0.01)
    assert band(0, 0, ALIKE) == (0.0, 1.0)
    assert band(7, 9, 0.0) == wilson(7, 9)
