"""Clans that no player leads: the Reed clan, and Qin Jiushao."""
