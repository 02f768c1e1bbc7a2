"""The modules of the game, in the order in which a table asks them. Adding one is a folder here and a line below.

Their verbs have numbers from 64 on, eight for each module in the order of its arrival: reed 64, solo 72, coop 80,
rat 88, khan 96, loans 104, chronicles 112, freezing_weather 120, great_famine 128, emperors_visit 136,
hungry_ghosts 144, diaoyucheng 152, red_turban 160, black_powder 168, beasts 176.
"""

from typing import Final

from crenel.games.great_wall.module import Module
from crenel.games.great_wall.modules.beasts.module import Beasts
from crenel.games.great_wall.modules.black_powder.module import BlackPowder
from crenel.games.great_wall.modules.chronicles.module import Chronicles
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.games.great_wall.modules.diaoyucheng.module import Diaoyucheng
from crenel.games.great_wall.modules.emperors_visit.module import EmperorsVisit
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer
from crenel.games.great_wall.modules.freezing_weather.module import FreezingWeather
from crenel.games.great_wall.modules.great_famine.module import GreatFamine
from crenel.games.great_wall.modules.hungry_ghosts.module import HungryGhosts
from crenel.games.great_wall.modules.khan.module import Khan
from crenel.games.great_wall.modules.loans.module import Loans
from crenel.games.great_wall.modules.rat.module import Rat
from crenel.games.great_wall.modules.red_turban.module import RedTurban
from crenel.games.great_wall.modules.reed.module import Reed
from crenel.games.great_wall.modules.solo.module import Solo

MODULES: Final[list[type[Module]]] = [
    Solo,
    Reed,
    Coop,
    FifthPlayer,
    Rat,
    Khan,
    BlackPowder,
    Beasts,
    Loans,
    Chronicles,
    FreezingWeather,
    GreatFamine,
    EmperorsVisit,
    HungryGhosts,
    Diaoyucheng,
    RedTurban,
]
