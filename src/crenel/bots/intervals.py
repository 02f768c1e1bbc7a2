"""Confidence intervals of win shares."""

import math
from typing import Final

CERTAINTY: Final = 1.959964  # standard deviations either side that hold 95 % of a normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's: it stays between 0 and 1 and is right for few games, too)."""
    return band(wins, games, 0.0)


def band(wins: int, games: int, alike: float) -> tuple[float, float]:
    """The 95 % interval of a share where two games are `alike` by such a correlation. Then the games tell as much as
    fewer independent ones do, and any number of them no more than 1 / `alike`.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    independent = games / (1 + (games - 1) * alike)
    square = CERTAINTY * CERTAINTY
    middle = share + square / (2 * independent)
    half = CERTAINTY * math.sqrt(share * (1 - share) / independent + square / (4 * independent * independent))
    whole = 1 + square / independent
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
