"""Freezing Weather: sets for the Emperor are worth much in the end, and overseers less than in other years."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import PRODUCTION, RESOURCES
from crenel.games.great_wall.modules.freezing_weather.part import SET, SET_HONOR, freezing_of, production_track
from crenel.games.great_wall.modules.freezing_weather.steps import SEND, HelpEmperor
from crenel.games.great_wall.moves import SKIP, first_of, verb_of
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

WANTED: Final = 0.6  # what each of the first four of a kind is worth more, as long as no set of it was sent
SPARE: Final = 2  # more than a set: enough to send it before it must be
CREW: Final = 4  # clerks that one keeps as long as there is time


class FreezingWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        state = valuation.state
        sets = count_bits(freezing_of(state).sent[valuation.seat])
        return float(SET_HONOR * sets) - self.cold(valuation)

    def cold(self, valuation: "Valuation") -> float:
        """Return what overseers bring less in the years to come."""
        state = valuation.state
        track = production_track(state.layout)[state.year :]
        total = 0.0
        for place in range(PRODUCTION):
            level = valuation.clan.levels[place]
            if level:
                lost = sum(min(float(level), -float(value)) for value in track) / float(len(track))
                total += lost * valuation.level(place)
        return total

    def ask(self, valuation: "Valuation") -> None:
        """Keep four of each kind for a set, if there is still a turn to send it."""
        sent = freezing_of(valuation.state).sent[valuation.seat]
        missing = RESOURCES - int(count_bits(sent))
        if missing == 0 or valuation.winters == 0:
            return
        for resource in range(RESOURCES):
            if not sent & BIT[resource]:
                valuation.kept[resource] = max(valuation.kept[resource], float(SET))
                valuation.asked[resource] += WANTED * min(1.0, float(valuation.winters) / float(missing))

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """Send what there is most of: at once if no Fall is to be lost, otherwise if one can spare it."""
        if not isinstance(state.stack[len(state.stack) - 1], HelpEmperor):
            return None
        clan = state.clans[seat]
        sends = [action for action in actions if verb_of(action) == SEND]
        if not sends:
            return actions[:1]
        best = max(sends, key=lambda action: clan.stock[first_of(action)])
        falls = evaluation.valuation(state, seat).winters
        late = falls <= RESOURCES - int(count_bits(freezing_of(state).sent[seat]))
        rich = clan.stock[first_of(best)] >= SET + SPARE and clan.free_clerks + sum(clan.at) > CREW
        return [best if late or rich else SKIP]
