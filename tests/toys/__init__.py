"""Toy expansions: each lives in one folder, hangs on the seams of its game and touches no base file."""
