"""Peace or war: anybody proposes peace, everybody says a part of the gold, and then all pay. If nobody proposes
anything more, it is war. In Summer clerks come for honor.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import GOLD, RESOURCES
from crenel.games.great_wall.modules.coop.requests import OFFER, REFUSE, payers
from crenel.games.great_wall.modules.red_turban.part import (
    LEVY_HONOR,
    PEACE,
    PEACE_GOLD,
    UNDECIDED,
    WAR,
    TurbanPart,
    turban_of,
)
from crenel.games.great_wall.moves import SKIP, first_of, move, verb_of
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.seasons.spring import SpringHordes
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import HIRED
from crenel.kernel.state import BIT, Shared, State, Step

SUE: Final = 160  # hordes fewer
FIGHT: Final = 161
LEVY: Final = 162
SOURCE: Final = "levy"  # of honor


def most_spared(state: GreatWall) -> i64:
    """Return by how many hordes peace may lessen those of this year: one comes in any case."""
    return max(0, state.layout.hordes[state.year] - 1)


def hire_clerk(state: GreatWall, clan: i64) -> None:
    """A clerk comes from the space of clerks still to be hired."""
    pieces = state.clans[clan]
    pieces.reserve -= 1
    pieces.free_clerks += 1
    if state.recording:
        state.emit("clerk_hired", clan, {})
    trigger(state, clan, HIRED)


# ---------------------------------------------------------------- spring


class BeginTalks(Step):
    """A new year: nothing is decided, nobody has proposed anything."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        part.stance = UNDECIDED
        part.spared = 0
        part.passed = 0
        part.settle_proposal()
        state.push(TalksOver(-1))
        state.push(PeaceOrWar(-1))


class PeaceOrWar(Shared):
    """Whoever likes proposes to buy off so many hordes, once each; when nobody has anything to propose, it is war."""

    def asks(self, state: State, seat: i64) -> bool:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        return part.stance == UNDECIDED and not part.passed & BIT[seat] and most_spared(state) > 0

    def options_of(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, GreatWall)
        found: list[int] = [move(SUE, count, 0, 0) for count in range(1, most_spared(state) + 1)]
        found.append(FIGHT)
        return found

    def decided(self, state: State, seat: i64, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        part.passed |= BIT[seat]
        state.push(PeaceOrWar(-1))
        if verb_of(action) == SUE:
            part.proposed = first_of(action)
            if state.recording:
                gold = int(PEACE_GOLD * part.proposed)
                state.emit("peace_proposed", seat, {"count": int(part.proposed), "gold": gold})
            ask_next(state, part, -1)


def ask_next(state: GreatWall, part: TurbanPart, last: i64) -> None:
    """Ask the payer after the last one; when the gold is there, everybody pays."""
    order = payers(state)
    if part.missing() == 0:
        state.push(PeaceMade(-1))
        return
    state.push(PeaceOffer(order[order.index(last) + 1 if last >= 0 else 0]))


class PeaceOffer(Screened):
    """Say one's part of the gold; or refuse. The last one says all that is missing."""

    def least(self, state: GreatWall) -> i64:
        return turban_of(state).missing() if payers(state)[-1] == self.seat else 0

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        most: i64 = min(turban_of(state).missing(), state.clans[self.seat].stock[GOLD])
        found: list[int] = [move(OFFER, count, 0, 0) for count in range(self.least(state), most + 1)]
        found.append(REFUSE)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        if verb_of(action) == REFUSE:
            if state.recording:
                state.emit("peace_refused", self.seat, {"count": int(part.proposed)})
            part.settle_proposal()
            return
        part.offers[self.seat] = first_of(action)
        part.agreed |= BIT[self.seat]
        if state.recording:
            state.emit("peace_offered", self.seat, {"gold": int(first_of(action))})
        ask_next(state, part, self.seat)


class PeaceMade(Step):
    """The gold is together: all pay, and fewer hordes come."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        for seat in payers(state):
            if part.offers[seat]:
                price: list[i64] = [0] * RESOURCES
                price[GOLD] = part.offers[seat]
                state.pay(seat, price)
        part.stance = PEACE
        part.spared = part.proposed
        if state.recording:
            facts: dict[str, object] = {"count": int(part.spared), "gold": int(PEACE_GOLD * part.spared)}
            state.emit("peace_made", -1, facts)
        part.settle_proposal()


class TalksOver(Step):
    """Without peace it is war: nothing is paid, and every player hires a clerk for nothing, if one is left."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = turban_of(state)
        if part.stance == PEACE:
            return
        part.stance = WAR
        if state.recording:
            state.emit("war_chosen", -1, {})
        for clan in reversed(payers(state)):
            if state.clans[clan].reserve:
                hire_clerk(state, clan)


class HordesCome(Step):
    """Peace or war is settled: the hordes of the year come."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        SpringHordes("hordes").push(state, -1, -1, -1)


# ---------------------------------------------------------------- summer


class Levy(Step):
    """A clerk for honor, once a Summer."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        if clan.reserve == 0 or clan.score() < LEVY_HONOR:
            return []
        return [LEVY, SKIP]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            state.disgrace(self.seat, state.layout.sources.index(SOURCE), LEVY_HONOR)
            hire_clerk(state, self.seat)
