"""The Castles of Burgundy in the terminal."""
