"""Spring: time goes on, hordes come, the row of advisors is refreshed."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import ROWS, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.summer import Summer
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import SPRING, GreatWall
from crenel.games.great_wall.triggers import draw, trigger
from crenel.games.great_wall.vocabulary import INVADED
from crenel.kernel.state import State, Step

LEAVING: Final = 2  # advisors that go each spring


class Spring(Step):
    """A new year."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.year += 1
        if state.recording:
            state.emit("year_started", -1, {"year": int(state.year) + 1})
        state.begin(SPRING)
        state.push(Spring(-1))
        state.push(Summer(-1))
        state.layout.spring.push(state)


class SpringHordes(Phase):
    """New hordes come."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            trigger(state, each, INVADED)  # heard when the hordes have come
        state.push(Invade(-1, hordes_due(state, state.layout.hordes[state.year])))


class SpringAdvisors(Phase):
    """The row of advisors is refreshed."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RefreshAdvisors(-1))


def hordes_due(state: GreatWall, count: i64) -> i64:
    for module in state.modules:
        count = module.hordes_due(state, count)
    return count


class Invade(Step):
    """Hordes come one by one: to empty sections from the left, then where the back of the top card points."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.recording:
            state.emit("invasion", -1, {"count": int(self.count)})
        for _ in range(self.count):
            place_horde(state)


def place_horde(state: GreatWall) -> None:
    """Draw a horde and place it in the lowest free row. Where there is no room it raids."""
    number = draw_horde(state)
    if number == NO_CARD:
        return
    card = state.deck.hordes[number // SECTIONS]
    section = next_section(state)
    row = free_row(state, section, card.only_row)
    horde = Horde(card, number, row)
    if row < 0:
        state.horde_discard |= CARD[number]
        raid(state, section, horde)
        return
    hordes = state.hordes[section]
    hordes.insert(len([other for other in hordes if other.row < row]), horde)
    if state.recording:
        state.emit("horde_came", -1, {"horde": card.name, "section": SECTION_NAMES[section]})
    for module in state.modules:
        module.horde_placed(state, section, horde)


def free_row(state: GreatWall, section: i64, only: i64) -> i64:
    """The lowest free row, or the only one that a horde may stand in; -1 if it is taken."""
    for row in range(ROWS):
        if (only < 0 or row == only) and state.horde_at(section, row) is None:
            return row
    return -1


def raid(state: GreatWall, section: i64, horde: Horde) -> None:
    """A shame for each player leaves the game."""
    replaced = False
    for module in state.modules:
        replaced = module.raid(state, section, horde) or replaced
    if replaced:
        return
    lost: i64 = min(state.shame, state.seats)
    state.shame -= lost
    state.shame_out += lost
    if state.recording:
        state.emit("raid", -1, {"horde": horde.card.name, "section": SECTION_NAMES[section], "shame": int(lost)})


def draw_horde(state: GreatWall) -> i64:
    """The top card; the next one takes its place, so that all see its back."""
    if state.horde_top == NO_CARD:
        turn_up_next(state)
    number = state.horde_top
    state.horde_top = NO_CARD
    turn_up_next(state)
    return number


def turn_up_next(state: GreatWall) -> None:
    if state.horde_deck == 0:
        state.horde_deck = state.horde_discard
        state.horde_discard = 0
    if state.horde_deck:
        state.horde_top = draw(state, state.horde_deck)
        state.horde_deck &= ~CARD[state.horde_top]


def next_section(state: GreatWall) -> i64:
    """A section without a horde that could move up to its wall, else where the invasion points."""
    for section in state.layout.sections:
        if all(horde.card.only_row >= 0 for horde in state.hordes[section]):
            return section
    return state.invasion_section()


class RefreshAdvisors(Step):
    """The two on the left go, two new ones come."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.push(RefillRow(-1))
        for module in state.modules:
            if module.advisors_leave(state):
                return
        for card in state.row[:LEAVING]:
            state.advisor_discard |= CARD[card]
        state.row = state.row[LEAVING:]
