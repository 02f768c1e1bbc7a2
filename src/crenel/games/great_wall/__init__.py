"""The Great Wall."""

from crenel.games.great_wall.game import GreatWallGame

GAME = GreatWallGame()
