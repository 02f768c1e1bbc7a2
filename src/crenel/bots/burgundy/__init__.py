"""Evaluation of The Castles of Burgundy."""
