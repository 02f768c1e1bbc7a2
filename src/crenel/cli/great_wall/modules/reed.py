"""The Reed clan: it has no honor."""

from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.games.great_wall.clan import KIND_NAMES, REED


class ReedDrawing(ModuleDrawing):
    def scores(self, clan: View) -> bool:
        return bool(clan["kind"] != KIND_NAMES[REED])
