"""Evidence about a mean while results come in: it may be looked at after every result and stopped at any time.

Each result lies between 0 and 1. Whoever bets on the results that the mean is not `m`, at fair odds if it is `m`, has
multiplied the stake by 20 at any time with a chance of 5 % at most, if it is `m` (Ville). So the means against which
nobody has won that much are a 95 % confidence sequence: it holds the true one at all times together, not only at one.
The bets here are fixed: equal stakes on several shares of what can be lost, for a higher and for a lower mean.
"""

import math
from collections.abc import Mapping
from typing import Final

ENOUGH: Final = math.log(20.0)  # of evidence, as the logarithm of the factor: wrong once in 20 at most
STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.7)  # shares of the most that can be bet
STEPS: Final = 400  # between 0 and 1, in which the bounds are found


def evidence(results: Mapping[float, int], mean: float) -> float:
    """Return the logarithm of what bets against this mean have won. `results` counts the results by value."""
    wealth: list[float] = []
    for share in STAKES:
        for bet in (share / max(mean, 1e-9), -share / max(1.0 - mean, 1e-9)):
            won = [(count, 1.0 + bet * (value - mean)) for value, count in results.items()]
            wealth.append(sum(count * math.log(factor) if factor > 0.0 else -math.inf for count, factor in won))
    most = max(wealth)
    return most + math.log(sum(math.exp(each - most) for each in wealth) / len(wealth))


def bounds(results: Mapping[float, int]) -> tuple[float, float]:
    """Return the 95 % confidence sequence of the mean, at this moment."""
    games = sum(results.values())
    if not games:
        return 0.0, 1.0
    middle = sum(value * count for value, count in results.items()) / games
    steps = [step / STEPS for step in range(STEPS + 1)]
    low = max((step for step in steps if step <= middle and evidence(results, step) >= ENOUGH), default=0.0)
    high = min((step for step in steps if step >= middle and evidence(results, step) >= ENOUGH), default=1.0)
    return low, high


def settled(results: Mapping[float, int], fair: float, margin: float) -> bool:
    """Return whether it is clear that the mean is not the fair one, or that it is no further than `margin` from it."""
    if evidence(results, fair) >= ENOUGH:
        return True
    games = sum(results.values())
    middle = sum(value * count for value, count in results.items()) / games if games else fair
    near = abs(middle - fair) < margin
    return near and all(evidence(results, fair + side * margin) >= ENOUGH for side in (-1, 1))
