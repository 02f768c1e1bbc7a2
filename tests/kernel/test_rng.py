"""The generator: the same numbers everywhere, evenly spread."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.kernel.rng import Rng, key_of, load_rng


def test_known_dice() -> None:
    """These never change: every record rests on them."""
    rng = Rng(key_of("7"))
    assert [rng.die() for _ in range(20)] == [3, 2, 6, 5, 3, 4, 2, 5, 2, 3, 4, 5, 3, 2, 6, 2, 2, 1, 4, 4]
    rng = Rng(key_of("burgundy"))
    assert [rng.below(1000) for _ in range(6)] == [938, 547, 116, 271, 776, 599]


def test_dice_can_be_checked_by_hand() -> None:
    """Byte by byte of SHA-256(key, n): those from 252 on are thrown again."""
    key = hashlib.sha256(b"crenel:a seed").digest()
    stream = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(4))
    expected = [byte % 6 + 1 for byte in stream if byte < 252]
    rng = Rng(key_of("a seed"))
    assert [rng.die() for _ in expected] == expected


@pytest.mark.parametrize("n", [2, 3, 6, 12, 40, 100, 256, 257, 1000])
def test_numbers_are_even(n: int) -> None:
    """Chi-squared over 200 expected hits each; the seed is fixed, so this cannot fail by chance tomorrow."""
    rng = Rng(key_of(f"even {n}"))
    expected = 200
    counts = Counter(int(rng.below(n)) for _ in range(n * expected))
    assert set(counts) <= set(range(n))
    spread = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    freedom = n - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5 + 5


def test_shuffles_are_even() -> None:
    rng = Rng(key_of("shuffle"))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@given(st.integers(0, 200), st.integers(1, 65536))
def test_a_copy_goes_its_own_way(drawn: int, n: int) -> None:
    rng = Rng(key_of("copy"))
    for _ in range(drawn):
        rng.die()
    copy = rng.copy()
    loaded = load_rng(rng.dump())
    numbers = [rng.below(n) for _ in range(40)]
    assert [copy.below(n) for _ in range(40)] == numbers
    assert [loaded.below(n) for _ in range(40)] == numbers
    assert all(0 <= number < n for number in numbers)


def test_seeds_differ() -> None:
    generators = [Rng(key_of(str(seed))) for seed in range(500)]
    assert len({tuple(rng.below(256) for _ in range(8)) for rng in generators}) == 500


@pytest.mark.parametrize(
    "change",
    [
        {"key": "00"},
        {"key": "zz" * 32},
        {"block": -1},
        {"block": 0, "used": 5},
        {"used": 33},
        {"used": "x"},
        {"block": "many"},
    ],
)
def test_what_is_no_generator_is_refused(change: dict[str, object]) -> None:
    rng = Rng(key_of("x"))
    rng.die()
    with pytest.raises(ValueError):  # noqa: PT011
        load_rng({**rng.dump(), **change})
