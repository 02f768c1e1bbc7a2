"""The Reed clan: a clan that keeps nothing."""

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.clan import REED
from crenel.games.great_wall.state import GreatWall


class ReedWorth(ModuleWorth):
    def rival(self, state: GreatWall, seat: int, clan: i64, rival: bool) -> bool:
        return rival and state.clans[clan].kind != REED
