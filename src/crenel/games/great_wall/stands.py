"""Where a soldier of a clan stands, for moves that take any one of them: the pool, or in a section its rest zone, its
wall, a horde.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTION_NAMES, SECTIONS
from crenel.games.great_wall.moves import move, second_of, third_of
from crenel.games.great_wall.state import GreatWall

FROM_POOL: Final = 0
FROM_REST: Final = 1
FROM_WALL: Final = 4
FROM_HORDE: Final = 7
STANDS: Final[list[str]] = ["rest", "wall", "horde"]


def list_soldiers(state: GreatWall, seat: i64, verb: i64, soldier: i64, found: list[int]) -> None:
    """Add the moves that take a soldier of a kind off the board: kind, where he is, row of a horde."""
    clan = state.clans[seat]
    for section in range(SECTIONS):
        if clan.resting(section, soldier):
            found.append(move(verb, soldier, FROM_REST + section, 0))
        if clan.on_wall(section, soldier):
            found.append(move(verb, soldier, FROM_WALL + section, 0))
        for horde in state.hordes[section]:
            if horde.pieces(seat, soldier):
                found.append(move(verb, soldier, FROM_HORDE + section, horde.row))


def take_soldier(state: GreatWall, seat: i64, soldier: i64, place: i64, row: i64) -> None:
    """A soldier leaves where he is; on a horde he leaves wounds."""
    clan = state.clans[seat]
    if place == FROM_POOL:
        clan.pool[soldier] -= 1
    elif place >= FROM_HORDE:
        horde = state.horde_at(place - FROM_HORDE, row)
        assert horde is not None
        horde.remove(seat, soldier)
    elif place >= FROM_WALL:
        clan.post(place - FROM_WALL, soldier, -1)
    else:
        clan.station(place - FROM_REST, soldier, -1)


def stand_parts(state: GreatWall, soldier: i64, action: i64) -> dict[str, object]:
    """The parts of such a move by name."""
    place = int(second_of(action))
    found: dict[str, object] = {"piece": state.layout.soldiers[soldier].name}
    if place >= FROM_REST:
        found["section"] = SECTION_NAMES[(place - FROM_REST) % SECTIONS]
        found["stands"] = STANDS[(place - FROM_REST) // SECTIONS]
    if place >= FROM_HORDE:
        found["row"] = int(third_of(action)) + 1
    return found
