"""Measured strength of the bots that come with Crenel, by game and mode.

`levels.toml` holds it; `python -m benchmarks.levels` writes that file from results of `crenel arena`.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

YARDSTICK = "greedy"
ANCHOR = 1500  # rating of the yardstick


class Measured:
    """What games have shown of one bot in one mode."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.bot: str = row["bot"]
        self.seats: int = row["seats"]
        self.mode: str = row["mode"]  # a key of words; empty where every player is on their own
        self.games: int = row["games"]
        self.rating: int | None = row.get("rating")  # in Elo points, the yardstick has ANCHOR
        self.won: int | None = row.get("won")  # per cent of the games, where all win or lose together
        self.low: int = row["low"]  # bounds of the rating or of the games won, with 95 %
        self.high: int = row["high"]
        self.seconds: float = row["seconds"]  # of processor for a decision with a choice


@cache
def measured(game: str) -> tuple[Measured, ...]:
    """Return what is known of the bots at a game."""
    text = files("crenel.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    return tuple(Measured(row) for row in tomllib.loads(text).get(game, []))


def measured_of(bot: str, game: str) -> list[Measured]:
    """Return what is known of one bot, in the order of the file."""
    return [each for each in measured(game) if each.bot == bot]
