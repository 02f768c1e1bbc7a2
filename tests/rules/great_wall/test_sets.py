"""Sets of cards: any number of members, listed, counted and picked in the same order."""

import random

import pytest

from crenel.games.great_wall.sets import CARD, CARDS_AT_MOST, bits, count_bits, pick

LOTS = random.Random(3)
SETS = [
    [],
    [0],
    [59],
    [60],
    [CARDS_AT_MOST],
    list(range(62)),
    [7, 8, 59, 60, 61, 119, 120, 200],
    *[sorted(LOTS.sample(range(CARDS_AT_MOST + 1), size)) for size in (3, 20, 44, 78, 200)],
    *[sorted(LOTS.sample(range(44), size)) for size in (1, 2, 5, 30)],
]


@pytest.mark.parametrize("members", SETS, ids=len)
def test_members_are_listed_counted_and_picked_lowest_first(members: list[int]) -> None:
    cards = sum(CARD[member] for member in members)
    assert bits(cards) == members
    assert count_bits(cards) == len(members)
    assert [pick(cards, place) for place in range(len(members))] == members
