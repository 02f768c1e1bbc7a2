"""The worth of The Great Wall's modules, by the module's name. A module without a row changes nothing for the bots."""

from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.modules.beasts import BeastsWorth
from crenel.bots.great_wall.modules.black_powder import PowderWorth
from crenel.bots.great_wall.modules.chronicles import ChroniclesWorth
from crenel.bots.great_wall.modules.coop import CoopWorth
from crenel.bots.great_wall.modules.diaoyucheng import FortressWorth
from crenel.bots.great_wall.modules.emperors_visit import EmperorsVisitWorth
from crenel.bots.great_wall.modules.freezing_weather import FreezingWorth
from crenel.bots.great_wall.modules.great_famine import FamineWorth
from crenel.bots.great_wall.modules.hungry_ghosts import GhostsWorth
from crenel.bots.great_wall.modules.khan import KhanWorth
from crenel.bots.great_wall.modules.loans import LoansWorth
from crenel.bots.great_wall.modules.rat import RatWorth
from crenel.bots.great_wall.modules.red_turban import TurbanWorth
from crenel.bots.great_wall.modules.solo import SoloWorth
from crenel.games.great_wall.state import GreatWall

WORTHS: dict[str, ModuleWorth] = {
    "loans": LoansWorth(),
    "rat": RatWorth(),
    "solo": SoloWorth(),
    "coop": CoopWorth(),
    "khan": KhanWorth(),
    "black_powder": PowderWorth(),
    "beasts": BeastsWorth(),
    "chronicles": ChroniclesWorth(),
    "emperors_visit": EmperorsVisitWorth(),
    "freezing_weather": FreezingWorth(),
    "great_famine": FamineWorth(),
    "hungry_ghosts": GhostsWorth(),
    "diaoyucheng": FortressWorth(),
    "red_turban": TurbanWorth(),
}


def worths_of(state: GreatWall) -> list[ModuleWorth]:
    """The worth of each module of a table."""
    return [worth for _, worth in named_worths(state)]


def named_worths(state: GreatWall) -> list[tuple[str, ModuleWorth]]:
    """The worth of each module of a table with the module's name."""
    return [(module.name, WORTHS[module.name]) for module in state.modules if module.name in WORTHS]
