"""What artifacts of Black Powder count."""

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.modules.black_powder.part import powder_of, standing_out
from crenel.games.great_wall.modules.black_powder.pieces import MACHINE_KINDS, towers_of
from crenel.games.great_wall.scoring import soldiers_in
from crenel.games.great_wall.state import GreatWall


def counted(state: GreatWall, seat: i64, what: str) -> int:
    """Return what a clan has of something, as all can see it."""
    part, sections = powder_of(state), state.layout.sections
    if what == "tower":
        return int(part.manned_by(seat))
    if what == "both_towers":
        return sum(part.holds_both(seat, section) for section in sections)
    if what == "tower_wall":
        near = [section for section in sections if any(part.towers[tower] == seat for tower in towers_of(section))]
        return sum(int(state.wall[section]) for section in near)
    if what == "special_out":
        special = part.special_of(seat)
        return sum(int(standing_out(state, seat, section, special)) for section in sections) if special >= 0 else 0
    if what == "machine_beside":
        near = [section for section in sections if soldiers_in(state, seat, section)]
        return sum(int(part.machines_in(section, machine)) for section in near for machine in range(MACHINE_KINDS))
    assert what == "siege_horde"
    return sum(part.table.siege[number // SECTIONS] for number in state.clans[seat].claimed)
