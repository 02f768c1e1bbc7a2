"""The Castles of Burgundy."""

from crenel.games.burgundy.game import BurgundyGame

GAME = BurgundyGame()
