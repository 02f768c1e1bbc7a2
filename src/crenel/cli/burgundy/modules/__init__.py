"""The drawings of Burgundy's modules, by the module's name, in the order of their lines. A module without a row adds
nothing to the terminal.
"""

from collections.abc import Mapping
from typing import Any

from crenel.cli.burgundy.module import ModuleDrawing
from crenel.cli.burgundy.modules.border_posts import BorderPostsDrawing
from crenel.cli.burgundy.modules.shields import ShieldsDrawing
from crenel.cli.burgundy.modules.solo import SoloDrawing
from crenel.cli.burgundy.modules.team import TeamDrawing
from crenel.cli.burgundy.modules.trade_routes import TradeRoutesDrawing
from crenel.games.burgundy.modules import MODULES
from crenel.games.burgundy.options import modules_of

DRAWINGS: dict[str, ModuleDrawing] = {
    "shields": ShieldsDrawing(),
    "trade_routes": TradeRoutesDrawing(),
    "team": TeamDrawing(),
    "border_posts": BorderPostsDrawing(),
    "solo": SoloDrawing(),
}


def drawings_at(view: Mapping[str, Any]) -> list[ModuleDrawing]:
    """The drawings of the modules of a table."""
    names = [module.name for module in modules_of(MODULES, view["seats"], view["options"])]
    return [drawing for name, drawing in DRAWINGS.items() if name in names]
