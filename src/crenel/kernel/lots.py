"""Quick lots for what is only imagined: worlds that a seat cannot tell apart, and choices in playouts. No game that is
played depends on them.
"""

from typing import Final

from mypy_extensions import i64

PRIME: Final = 2147483647
FACTOR: Final = 48271


class Lots:
    """Lehmer's generator: the next number is the last times FACTOR, modulo PRIME."""

    __slots__ = ("last",)

    def __init__(self, seed: int) -> None:
        self.last: i64 = seed % (PRIME - 1) + 1

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        self.last = self.last * FACTOR % PRIME
        return self.last * n // PRIME

    def chance(self) -> float:
        """Draw a number from 0 to 1."""
        self.last = self.last * FACTOR % PRIME
        return float(self.last) / PRIME
