"""Spring: time goes on, hordes come, the row of advisors is refreshed."""

from mypy_extensions import i64

from crenel.games.great_wall.board import ROWS, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.clan import NO_CARD, QIN
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.moves import TAKE, first_of, move
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.seasons.summer import Summer
from crenel.games.great_wall.state import SPRING, GreatWall
from crenel.games.great_wall.triggers import draw
from crenel.kernel.state import BIT, State, Step


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
        state.push(RefreshAdvisors(-1))
        state.push(Invade(-1, state.side.hordes[state.year]))


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

    def details(self) -> dict[str, object]:
        return {"count": int(self.count)}


def place_horde(state: GreatWall) -> None:
    """Draw a horde and place it. Where there is no room it raids: a shame for each player leaves the game."""
    number = draw_horde(state)
    if number == NO_CARD:
        return
    section = next_section(state)
    horde = Horde(state.deck.hordes[number // SECTIONS], number)
    if len(state.hordes[section]) < ROWS:
        state.hordes[section].append(horde)
        if state.recording:
            state.emit("horde_came", -1, {"horde": horde.card.name, "section": SECTION_NAMES[section]})
        return
    state.horde_discard |= BIT[number]
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
        state.horde_deck &= ~BIT[state.horde_top]


def next_section(state: GreatWall) -> i64:
    for section in state.side.sections:
        if not state.hordes[section]:
            return section
    return state.invasion_section()


class RefreshAdvisors(Step):
    """The two on the left go, two new ones come. In the solo game Qin Jiushao gets one of those two, or both."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.push(RefillRow(-1))
        leaving = state.row[:2]
        for clan in range(len(state.clans)):
            if state.clans[clan].kind == QIN and leaving:
                if state.options["rival_advisors"] == 2:
                    for card in leaving:
                        state.clans[clan].support |= BIT[card]
                    state.row = state.row[2:]
                else:
                    state.push(GiveAdvisor(0, clan))
                return
        for card in leaving:
            state.advisor_discard |= BIT[card]
        state.row = state.row[2:]


class GiveAdvisor(Step):
    """The player says which of the two goes under Qin Jiushao; the other is discarded."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return [move(TAKE, place, 0, 0) for place in range(min(2, len(state.row)))]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        leaving = state.row[:2]
        state.row = state.row[2:]
        for place in range(len(leaving)):
            if place == first_of(action):
                state.clans[self.clan].support |= BIT[leaving[place]]
            else:
                state.advisor_discard |= BIT[leaving[place]]

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan)}
