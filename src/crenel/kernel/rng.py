"""Random numbers that depend on the seed alone, on every machine, interpreted or compiled.

The n-th block of 32 random bytes is SHA-256(key, n), the key SHA-256 of the seed. So the whole generator is a key that
copies share and two small numbers, nobody can tell the next roll from those before, and anybody who knows the seed can
check a roll with a pocket tool.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

BLOCK: Final = 32
COUNTS: Final[list[bytes]] = [number.to_bytes(8, "big") for number in range(256)]  # of the first blocks, as they go in


def key_of(seed: str) -> bytes:
    """Return the key that a seed stands for."""
    return hashlib.sha256(b"crenel:" + seed.encode()).digest()


class Rng:
    """Random number generator inside a state."""

    __slots__ = ("at", "block", "count", "key")

    def __init__(self, key: bytes, count: i64 = 0, at: i64 = BLOCK, block: bytes = b"") -> None:
        self.key: bytes = key
        self.count: i64 = count  # blocks made so far
        self.at: i64 = at  # bytes of the current block already used
        self.block: bytes = block

    def copy(self) -> "Rng":
        return Rng(self.key, self.count, self.at, self.block)

    def _refill(self) -> None:
        count = self.count
        number = COUNTS[count] if count < len(COUNTS) else int(count).to_bytes(8, "big")
        self.block = hashlib.sha256(self.key + number).digest()
        self.count += 1
        self.at = 0

    def _byte(self) -> i64:
        if self.at == BLOCK:
            self._refill()
        byte: i64 = self.block[self.at]
        self.at += 1
        return byte

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1, each equally likely. n is at most 65536."""
        if n <= 256:
            top: i64 = 256 - 256 % n
            while True:
                if self.at == BLOCK:
                    self._refill()
                value: i64 = self.block[self.at]
                self.at += 1
                if value < top:
                    return value % n
        top = 65536 - 65536 % n
        value = self._byte() * 256 + self._byte()
        while value >= top:
            value = self._byte() * 256 + self._byte()
        return value % n

    def die(self) -> i64:
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def dump(self) -> dict[str, object]:
        return {"key": self.key.hex(), "block": int(self.count), "used": int(self.at)}


def load_rng(data: dict[str, object]) -> Rng:
    """Load the generator that `Rng.dump` wrote. ValueError or KeyError if it is not one."""
    key = bytes.fromhex(str(data["key"]))
    count = int(str(data["block"]))
    at = int(str(data["used"]))
    if len(key) != BLOCK or not 0 <= at <= BLOCK or count < 0 or (count == 0 and at != BLOCK):
        raise ValueError("rng")
    block = hashlib.sha256(key + (count - 1).to_bytes(8, "big")).digest() if count else b""
    return Rng(key, count, at, block)
