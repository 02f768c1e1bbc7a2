"""The Siege of Diaoyucheng: the fortress must last. Defence is weighed against the nights to come."""

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import ARCHER, BARRACKS, BUILDERS, BUILDING_RESOURCES, LOGISTICS, WOOD
from crenel.games.great_wall.modules.diaoyucheng.part import MOST, REPAIR, SPOTS, fortress_of
from crenel.games.great_wall.modules.diaoyucheng.steps import GARRISON, FortressShot
from crenel.games.great_wall.moves import SKIP, second_of, third_of, verb_of
from crenel.games.great_wall.recruits import soldier_price
from crenel.games.great_wall.state import WINTER, GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.places import PlaceValuation
    from crenel.bots.great_wall.valuation import Valuation

RAIDS: Final = 0.6  # a year
MANNED: Final = 1.0  # archers that hold a night's tokens off, in the years to come
POINT: Final = 10.0  # a point of defence that will be missing
DOUBT: Final = 2.5  # points: how far from enough it begins to matter
TRIED: Final = 3  # targets of a shot


class FortressWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        """The fortress, and one's own archers there: arrows this winter, and where they rest then."""
        part = fortress_of(valuation.state)
        own = float(part.archers[valuation.seat])
        rest = valuation.resting(ARCHER) + (0.0 if valuation.state.season == WINTER else valuation.w.shot)
        return own * rest - POINT * self.missing(valuation, 0.0)

    def missing(self, valuation: "Valuation", more: float) -> float:
        """Defence that will be missing in the end, with so much more of it now."""
        part = fortress_of(valuation.state)
        short = -float(part.defence) - more
        siege = float(part.siege)
        for night in range(valuation.winters):
            held = float(part.manned()) if night == 0 else MANNED
            short += max(0.0, siege - held)
            siege += RAIDS
        return DOUBT * math.log(1.0 + math.exp(min(20.0, short / DOUBT)))

    def point(self, valuation: "Valuation") -> float:
        """Return what one more point of defence is worth."""
        return POINT * (self.missing(valuation, 0.0) - self.missing(valuation, 1.0))

    def guard(self, valuation: "Valuation") -> float:
        """Return what one more archer in the fortress is worth, before what it costs."""
        state = valuation.state
        part = fortress_of(state)
        if part.manned() >= SPOTS or state.season == WINTER:
            return 0.0
        needed = part.siege > part.manned()
        return valuation.resting(ARCHER) + valuation.w.shot + (self.point(valuation) if needed else 0.0)

    def verb(self, valuation: "Valuation", action: i64) -> float:
        if verb_of(action) != GARRISON:
            return 0.0
        return self.guard(valuation) + valuation.gain(WOOD, -1)

    def deeds(self, places: "PlaceValuation", place: i64) -> list[float]:
        """Repairs, and archers that go to the fortress."""
        p = places.p
        part = fortress_of(p.state)
        if place == BUILDERS:
            own: i64 = 0
            for resource in range(BUILDING_RESOURCES):
                own += p.clan.stock[resource]
            rate = sum(p.gain(resource, 1) for resource in range(BUILDING_RESOURCES)) / BUILDING_RESOURCES
            gain = self.point(p) - rate * float(REPAIR)
            count = min(own // REPAIR, MOST - part.defence)
            return [gain] * int(count) if gain > 0 else []
        if place not in (BARRACKS, LOGISTICS) or not p.clan.stock[WOOD]:
            return []
        gain = self.guard(p) + p.gain(WOOD, -1)
        if place == BARRACKS:
            price = soldier_price(p.state, p.seat, ARCHER)
            price[WOOD] += 1
            gain -= p.price(price)
            if not p.clan.pool[ARCHER] or not p.state.can_pay(p.seat, price):
                return []
        else:
            resting = any(p.clan.resting(section, ARCHER) for section in p.state.layout.sections)
            gain -= p.resting(ARCHER) if resting else p.posted()
            if not resting and not any(p.clan.archers(section) for section in p.state.layout.sections):
                return []
        return [gain] if gain > 0 else []

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """The best shots from the fortress."""
        if not isinstance(state.stack[len(state.stack) - 1], FortressShot):
            return None
        p = evaluation.valuation(state, seat)
        shots = [action for action in actions if action != SKIP]
        shots.sort(key=lambda shot: p.strike(third_of(shot), 0, second_of(shot), 0, ARCHER), reverse=True)
        return [*shots[:TRIED], SKIP]
