"""The verbs of modules, as ints in actions. Those from FIRST_MOMENT_VERB (moves.py) on may come at any moment of one's
own turn.
"""

from typing import Final

KEEP: Final = 12  # 0 own key space, 1 shared one
POINTS: Final = 13  # points bought
SWAP: Final = 14  # space of the central board
SPEND: Final = 15  # good
FIRST: Final = 16  # which of the things to come

COPY: Final = 18  # building tile
COUNT: Final = 19  # animal
SHIELD: Final = 20  # shield
HANG: Final = 21  # hex of a castle
PAY: Final = 22  # workers paid
DROP: Final = 23  # shield
TURN: Final = 24  # die, number
BUILD: Final = 25  # space of the central board, hex
FETCH: Final = 26  # good

HIRE: Final = 28  # workers for silver
FOLLOW: Final = 29  # seat whose monasteries count as one's own
