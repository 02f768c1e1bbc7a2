"""Expansion: a module that a table of several players chooses by an option of the module's name."""

from collections.abc import Mapping
from typing import Final

from crenel.games.great_wall.board import lengths_with
from crenel.games.great_wall.module import Module
from crenel.kernel.errors import BadSetup

SEATS: Final[list[int]] = [2, 3, 4, 5]


class Expansion(Module):
    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return bool(options[cls.name])

    @classmethod
    def table_options(cls) -> dict[str, object]:
        return {
            cls.name: {
                "type": "boolean",
                "default": False,
                "expansion": True,
                "seats": SEATS,
                **lengths_with(f"modules.{cls.name}"),
            }
        }

    @classmethod
    def refusal(cls, seats: int, options: Mapping[str, object]) -> BadSetup | None:
        """Refuse the solo game, which is played with the base game only."""
        return BadSetup(f"{cls.name.replace('_', '-')}-solo") if options[cls.name] and seats == 1 else None
