"""The worth of Burgundy's modules, by the module's name. A module without a row changes nothing for the bots."""

from crenel.bots.burgundy.module import ModuleWorth
from crenel.bots.burgundy.modules.extra_tiles import ExtraTilesWorth
from crenel.bots.burgundy.modules.inns import InnsWorth
from crenel.bots.burgundy.modules.shields import ShieldsWorth
from crenel.bots.burgundy.modules.solo import SoloWorth
from crenel.bots.burgundy.modules.team import TeamWorth
from crenel.bots.burgundy.modules.trade_routes import TradeRoutesWorth
from crenel.bots.burgundy.modules.white_castles import WhiteCastlesWorth
from crenel.games.burgundy.module import Module

WORTHS: dict[str, ModuleWorth] = {
    "extra_tiles": ExtraTilesWorth(),
    "white_castles": WhiteCastlesWorth(),
    "inns": InnsWorth(),
    "trade_routes": TradeRoutesWorth(),
    "shields": ShieldsWorth(),
    "solo": SoloWorth(),
    "team": TeamWorth(),
}


def worths_of(modules: list[Module]) -> list[ModuleWorth]:
    """The worth of each module of a table, in the table's order."""
    return [worth for _, worth in named_worths(modules)]


def named_worths(modules: list[Module]) -> list[tuple[str, ModuleWorth]]:
    """The worth of each module of a table with the module's name."""
    return [(module.name, WORTHS[module.name]) for module in modules if module.name in WORTHS]
