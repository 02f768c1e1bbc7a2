"""The pieces and numbers of the game, as data."""
