"""Shapes of what every game says of itself, as plain data.

mypy does not know `extra_items` (PEP 728) yet; pydantic does.
"""

from typing_extensions import TypeAliasType, TypedDict

Part = TypeAliasType("Part", str | int | bool | None)


class Move(TypedDict, extra_items=Part | dict[str, int]):  # type: ignore[call-arg]
    """A legal move: its notation, its verb and its parts by name. Which parts there are is the game's business; some
    are counts by name.
    """

    move: str
    verb: str
