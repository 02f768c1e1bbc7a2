"""Verbs of the solo game, as ints in actions."""

from typing import Final

POINTS: Final = 13  # points bought
SWAP: Final = 14  # space of the central board
SPEND: Final = 15  # good
FIRST: Final = 16  # which of the effects to come
