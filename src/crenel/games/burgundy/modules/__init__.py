"""Expansions and modes of the game: the only place that lists them.

A module is a folder with a subclass of `Module`, its data, rules and steps. Its option, player counts, boards and what
it excludes stand in its class.
"""

# ruff: noqa: I001 -- tiles are numbered as modules are imported, and running games keep the numbers

from typing import Final

from crenel.games.burgundy.module import Module
from crenel.games.burgundy.modules.border_posts.module import BorderPosts
from crenel.games.burgundy.modules.team.module import Team
from crenel.games.burgundy.modules.extra_tiles.module import ExtraTiles
from crenel.games.burgundy.modules.white_castles.module import WhiteCastles
from crenel.games.burgundy.modules.inns.module import Inns
from crenel.games.burgundy.modules.trade_routes.module import TradeRoutes
from crenel.games.burgundy.modules.shields.module import Shields
from crenel.games.burgundy.modules.solo.module import Solo

# In the order in which they are asked. The solo game is last, because a win ends the game at once.
MODULES: Final[tuple[Module, ...]] = (
    BorderPosts(),
    Team(),
    ExtraTiles(),
    WhiteCastles(),
    Inns(),
    TradeRoutes(),
    Shields(),
    Solo(),
)
