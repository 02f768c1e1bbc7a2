"""The drawings of The Great Wall's modules, by the module's name, in the order of their lines. A module without a row
adds nothing to the terminal.
"""

from collections.abc import Mapping
from typing import Any

from crenel.cli.great_wall.cards import layout_of
from crenel.cli.great_wall.module import ModuleDrawing
from crenel.cli.great_wall.modules.beasts import BeastsDrawing
from crenel.cli.great_wall.modules.black_powder import PowderDrawing
from crenel.cli.great_wall.modules.coop import CoopDrawing
from crenel.cli.great_wall.modules.diaoyucheng import FortressDrawing
from crenel.cli.great_wall.modules.emperors_visit import EmperorsVisitDrawing
from crenel.cli.great_wall.modules.freezing_weather import FreezingDrawing
from crenel.cli.great_wall.modules.great_famine import FamineDrawing
from crenel.cli.great_wall.modules.hungry_ghosts import GhostsDrawing
from crenel.cli.great_wall.modules.khan import KhanDrawing
from crenel.cli.great_wall.modules.loans import LoansDrawing
from crenel.cli.great_wall.modules.rat import RatDrawing
from crenel.cli.great_wall.modules.red_turban import TurbanDrawing
from crenel.cli.great_wall.modules.solo import SoloDrawing

DRAWINGS: dict[str, ModuleDrawing] = {
    "solo": SoloDrawing(),
    "coop": CoopDrawing(),
    "loans": LoansDrawing(),
    "rat": RatDrawing(),
    "khan": KhanDrawing(),
    "black_powder": PowderDrawing(),
    "beasts": BeastsDrawing(),
    "emperors_visit": EmperorsVisitDrawing(),
    "freezing_weather": FreezingDrawing(),
    "great_famine": FamineDrawing(),
    "hungry_ghosts": GhostsDrawing(),
    "diaoyucheng": FortressDrawing(),
    "red_turban": TurbanDrawing(),
}


def drawings_at(view: Mapping[str, Any]) -> list[ModuleDrawing]:
    """The drawings of the modules of a table."""
    names = [module.name for module in layout_of(view).modules]
    return [drawing for name, drawing in DRAWINGS.items() if name in names]
