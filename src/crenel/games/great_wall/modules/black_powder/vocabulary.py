"""Words of cards that only Black Powder knows, and their numbers at a table.

when      special_attack (by a special soldier of one's own), special_killed (anybody's), special_defeat (a horde is
          defeated with one's own special soldier or snake token on it), shot, manned (a tower), machine_built,
          wall_lost
do        shoot (so many shots, each with any machine), man (a tower)
advisors  special_less and machine_less (resources that they cost less), free_shots, any_tower (that may be manned),
          lookout (honor more for each archer where a horde falls between two towers of one's own)
hordes    ram, ladders, bombards, only_row
artifacts tower, both_towers, tower_wall (levels of walls next to one's towers), special_out (special soldiers in the
          sections), machine_beside (machines in sections with a soldier of one's own), siege_horde (claimed)
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.vocabulary import CardWords

WHENS: Final[list[str]] = [
    "special_attack",
    "special_killed",
    "special_defeat",
    "shot",
    "manned",
    "machine_built",
    "wall_lost",
]
SPECIAL_ATTACK: Final = 0
SPECIAL_KILLED: Final = 1
SPECIAL_DEFEAT: Final = 2
SHOT: Final = 3
MANNED: Final = 4
MACHINE_BUILT: Final = 5
WALL_LOST: Final = 6

OPS: Final[list[str]] = ["shoot", "man"]
OP_SHOOT: Final = 0
OP_MAN: Final = 1

LASTING: Final[list[str]] = ["special_less", "machine_less", "free_shots", "any_tower", "lookout"]
SPECIAL_LESS: Final = 0
MACHINE_LESS: Final = 1
FREE_SHOTS: Final = 2
ANY_TOWER: Final = 3
LOOKOUT: Final = 4

TRAITS: Final[list[str]] = ["ram", "ladders", "bombards", "only_row"]
RAM: Final = 0
LADDERS: Final = 1
BOMBARDS: Final = 2

MEASURES: Final[list[str]] = ["tower", "both_towers", "tower_wall", "special_out", "machine_beside", "siege_horde"]

WORDS: Final = CardWords(WHENS, OPS, {"advisor": LASTING}, TRAITS, MEASURES)


def numbers_of(words: list[str], known: list[str]) -> list[i64]:
    """Return the numbers of words at a table that knows these."""
    return [known.index(word) for word in words]
