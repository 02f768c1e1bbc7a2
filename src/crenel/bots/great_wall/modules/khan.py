"""Genghis Khan: honor for each of his spots, the Emperor's award, and what a bannerman calls for."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import HORSEMAN, SPEARMAN
from crenel.games.great_wall.cards import Card
from crenel.games.great_wall.defeat import Claim
from crenel.games.great_wall.modules.khan.part import defeated, khan_of
from crenel.games.great_wall.modules.khan.steps import CALLED, PAIR, SPOT_HONOR, AttackKhan, has_bannerman
from crenel.games.great_wall.moves import SKIP, first_of, second_of, third_of
from crenel.games.great_wall.state import WINTER, GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

SENT: Final = 5.0  # what a claimed horde is worth more as long as he can be attacked
SURE: Final = 0.8  # part of an attack's honor that it is worth before it comes
KEPT: Final = 0.7  # of the years to come: how long the award stays with its holder
CALL: Final = 0.45  # part of the best attack that a bannerman's call in winter is worth
SKILL: Final = 2.0  # a skill that works no more, for each year to come


class KhanWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        state = valuation.state
        total = self.award(valuation) + self.bannerman(valuation) + self.attack(valuation)
        part = khan_of(state)
        for place in range(1, len(part.cover)):
            if part.open_on(place, state.seats) == 0:
                total += SKILL * float(valuation.years)
        if state.end_reason() == "khan":
            total += valuation.cut_short()
        return total

    def attack(self, valuation: "Valuation") -> float:
        """The honor of the attack that a horde about to be claimed allows, with those who live so far."""
        state, seat = valuation.state, valuation.seat
        spearmen: i64 = 0
        horsemen: i64 = 0
        for step in state.stack:
            if isinstance(step, AttackKhan) and step.seat == seat:
                spearmen, horsemen = step.spearmen, step.horsemen
            elif isinstance(step, Claim) and step.winner == seat:
                horde = state.horde_at(step.section, step.row)
                assert horde is not None
                saved = khan_of(state).saved
                first = seat * int(state.layout.kinds)
                spearmen = horde.pieces(seat, SPEARMAN) + saved[first + SPEARMAN]
                horsemen = horde.pieces(seat, HORSEMAN) + saved[first + HORSEMAN]
        if spearmen + horsemen == 0 or defeated(state):
            return 0.0
        return SURE * float(SPOT_HONOR) * (2.0 if horsemen and has_pair(state) else 1.0)

    def award(self, valuation: "Valuation") -> float:
        """What the award brings whoever holds its figure, as long as nobody else builds."""
        part = khan_of(valuation.state)
        if part.holder < 0 or part.award < 0:
            return 0.0
        worth = KEPT * float(valuation.winters) * valuation.cards.yearly(award_card(valuation.state))
        if part.holder == valuation.seat:
            return worth
        return -valuation.rivalry * worth if valuation.rivals[part.holder] else 0.0

    def bannerman(self, valuation: "Valuation") -> float:
        """Attacks to come at the start of winter, by those who rest where he is."""
        state, seat = valuation.state, valuation.seat
        if state.season == WINTER:
            return 0.0
        total = 0.0
        for section in state.layout.sections:
            if state.hordes[section] and has_bannerman(state, seat, section):
                total += self.called(valuation, section)
        return total

    def called(self, valuation: "Valuation", section: i64) -> float:
        clan = valuation.clan
        left: i64 = CALLED
        total = 0.0
        for soldier in range(clan.kinds):
            count = min(left, clan.resting(section, soldier) + clan.on_wall(section, soldier))
            if count:
                gain = max(0.0, valuation.best_in(section, soldier) - valuation.resting(soldier))
                total += CALL * gain * float(count)
                left -= count
        return total

    def claim(self, state: GreatWall, seat: int, worth: float) -> float:
        return worth if defeated(state) else worth + SENT

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """One spot or pair of each card: those of a card are alike."""
        if not isinstance(state.stack[len(state.stack) - 1], AttackKhan):
            return None
        seen: list[tuple[i64, i64, bool]] = []
        found: list[int] = []
        for action in actions:
            kind = (first_of(action), second_of(action), third_of(action) >= PAIR)
            if action == SKIP or kind not in seen:
                seen.append(kind)
                found.append(action)
        return found


def has_pair(state: GreatWall) -> bool:
    """Whether a horseman finds two spots."""
    part = khan_of(state)
    for place in range(len(part.cover)):
        for spot in range(len(part.cover[place])):
            if part.free(place, spot, state.seats) and part.free(place, spot + 1, state.seats):
                return True
    return False


def award_card(state: GreatWall) -> Card:
    """The Emperor's award of the game."""
    for standing in state.layout.standing:
        if standing.kind == "award":
            return standing.cards[khan_of(state).award]
    raise AssertionError("no award")
