"""Genghis Khan: he rides before the wall, and whoever claims a horde may attack him."""
