"""What a seat sees, as numbers that are brought up to date: only what has changed is written anew."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from crenel.kernel.state import State


class Encoder:
    """Vector of one seat of one game. The games write the same numbers as their `observe`, which says what they are."""

    def __init__(self, size: i64, hexes: i64) -> None:
        count: int = size
        self.values: vec[i16] = vec[i16]([0] * count)
        self.hexes: i64 = hexes

    def forget(self) -> None:
        """Begin anew: another game, or another moment of it, comes next."""
        values = self.values
        for place in range(i64(len(values))):
            values[place] = 0

    def write(self, state: State, me: i64) -> None:
        """Bring the numbers up to date with the state, as the seat sees it."""
        raise NotImplementedError
