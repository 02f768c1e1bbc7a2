"""The drawings of The Great Wall's modules, by the module's name, in the order of their lines. A module without a row
adds nothing to the terminal.
"""

from collections.abc import Mapping
from typing import Any

from crenel.cli.great_wall.module import ModuleDrawing
from crenel.cli.great_wall.modules.reed import ReedDrawing
from crenel.cli.great_wall.modules.solo import SoloDrawing
from crenel.games.great_wall.clan import KIND_NAMES, QIN, REED

DRAWINGS: dict[str, ModuleDrawing] = {
    "reed": ReedDrawing(),
    "solo": SoloDrawing(),
}
CLANS: dict[str, str] = {"reed": KIND_NAMES[REED], "solo": KIND_NAMES[QIN]}  # by module: the clan that it brings


def modules_at(view: Mapping[str, Any]) -> list[str]:
    """The names of the modules of a table."""
    kinds = [clan["kind"] for clan in view["clans"]]
    return [name for name, kind in CLANS.items() if kind in kinds]


def drawings_at(view: Mapping[str, Any]) -> list[ModuleDrawing]:
    """The drawings of the modules of a table."""
    names = modules_at(view)
    return [drawing for name, drawing in DRAWINGS.items() if name in names]
