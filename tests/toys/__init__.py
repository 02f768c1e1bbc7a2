"""Throw-away expansions, each in one folder: they show that the seams of a game carry one."""
