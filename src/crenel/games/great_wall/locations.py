"""Steps that happen somewhere at the wall: in a section, or on a horde of it."""

from mypy_extensions import i64

from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step


class InSection(Step):
    """A step in a section."""

    __slots__ = ("section",)

    def __init__(self, seat: i64, section: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section


class AtHorde(InSection):
    """A step at a horde, which stands in a row of a section."""

    __slots__ = ("row",)

    def __init__(self, seat: i64, section: i64, row: i64) -> None:
        super().__init__(seat, section)
        self.row: i64 = row

    def horde(self, state: GreatWall) -> Horde:
        horde = state.horde_at(self.section, self.row)
        assert horde is not None
        return horde
