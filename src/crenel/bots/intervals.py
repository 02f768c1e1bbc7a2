"""Confidence intervals of win shares."""

import math
from typing import Final

CERTAINTY: Final = 1.959964  # standard deviations either side that hold 95 % of a normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's: it stays between 0 and 1 and is right for few games, too)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = CERTAINTY * CERTAINTY
    middle = share + square / (2 * games)
    half = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
