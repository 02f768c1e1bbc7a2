"""Verbs of the shields, as ints in actions."""

from typing import Final

SHIELD: Final = 20  # shield
HANG: Final = 21  # hex of a castle
PAY: Final = 22  # workers paid
DROP: Final = 23  # shield
TURN: Final = 24  # die, number
FETCH: Final = 26  # good
FOLLOW: Final = 29  # seat whose monasteries count as one's own
