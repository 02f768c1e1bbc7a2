"""The worth of The Great Wall's modules, by the module's name. A module without a row changes nothing for the bots."""

from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.modules.reed import ReedWorth
from crenel.bots.great_wall.modules.solo import SoloWorth
from crenel.games.great_wall.clan import QIN, REED
from crenel.games.great_wall.state import GreatWall

WORTHS: dict[str, ModuleWorth] = {
    "reed": ReedWorth(),
    "solo": SoloWorth(),
}
CLANS: dict[str, int] = {"reed": REED, "solo": QIN}  # by module: the kind of clan that it brings


def modules_at(state: GreatWall) -> list[str]:
    """The names of the modules of a table."""
    kinds = [clan.kind for clan in state.clans]
    return [name for name, kind in CLANS.items() if kind in kinds]


def worths_of(state: GreatWall) -> list[ModuleWorth]:
    """The worth of each module of a table."""
    return [WORTHS[name] for name in modules_at(state) if name in WORTHS]
