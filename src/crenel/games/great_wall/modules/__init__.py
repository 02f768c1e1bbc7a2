"""The modules of the game, in the order in which a table asks them. Adding one is a folder here and a line below.

Their verbs have numbers from 64 on, eight for each module in the order of its arrival: reed 64, solo 72, coop 80,
rat 88, khan 96, loans 104.
"""

from typing import Final

from crenel.games.great_wall.module import Module
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer
from crenel.games.great_wall.modules.khan.module import Khan
from crenel.games.great_wall.modules.loans.module import Loans
from crenel.games.great_wall.modules.rat.module import Rat
from crenel.games.great_wall.modules.reed.module import Reed
from crenel.games.great_wall.modules.solo.module import Solo

MODULES: Final[list[type[Module]]] = [Solo, Reed, Coop, FifthPlayer, Rat, Khan, Loans]
