"""Great Famine: food for those on the board, room in the stores, and the loss that all share."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import GOLD, PRODUCTION
from crenel.games.great_wall.modules.great_famine.part import LOST, MARKET, MEAL, famine_of
from crenel.games.great_wall.modules.great_famine.steps import CLERK, OVERSEER, STARVE, BuyFood, Feed, food_price
from crenel.games.great_wall.moves import DONE, first_of, second_of, verb_of
from crenel.games.great_wall.stands import FROM_HORDE, FROM_WALL
from crenel.games.great_wall.state import ALL_LOSE, WINTER, GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.places import PlaceValuation
    from crenel.bots.great_wall.valuation import Valuation

CLERK_LOST: Final = 0.5  # a clerk who starves: he is soon back
ON_HORDE: Final = 2.0  # a soldier on a horde who starves
BREAD: Final = 0.8  # what gold for a meal that somebody needs is worth more
LAST: Final = 0.4  # part of that in the last Winter, when nothing comes after it
SPARED: Final = 1.2  # food for the Winters after this one
ROOM: Final = 2.5  # room for one food, when the stores are large
NEAR: Final = 8.0  # more, at most, when they are about to be too small
FAR: Final = 12.0  # room that is safe
DEFEAT: Final = 60.0  # a game that all lose


class FamineWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        state = valuation.state
        food = float(famine_of(state).food[valuation.seat])
        total = self.larder(valuation, food)
        for section in state.layout.sections:
            if state.hordes[section]:
                total -= valuation.breach(section) * float(len(state.hordes[section])) * self.room(state)
        return total

    def larder(self, valuation: "Valuation", food: float) -> float:
        """Return the worth of food for the winters to come, less the pieces that would starve, the cheapest first."""
        state = valuation.state
        due = state.season != WINTER or waits_to_feed(state, valuation.seat)
        feedings = valuation.years + (1 if due else 0)
        if feedings == 0:
            return 0.0
        losses = self.losses(valuation)
        lack = float(len(losses)) - food
        if lack <= 0.0:
            return -SPARED * lack if feedings > 1 else 0.0
        lost = 0.0
        for number in range(len(losses)):
            lost += losses[number] * min(1.0, max(0.0, lack - float(number)))
        return -lost * (1.0 if valuation.years else LAST)

    def losses(self, valuation: "Valuation") -> list[float]:
        """Return the worth of each piece that will eat, the cheapest first. Before Winter half of the clerks count."""
        state, clan = valuation.state, valuation.clan
        clerks = sum(clan.at)
        if state.season != WINTER:
            clerks = (clerks + 1) // 2
        found = [CLERK_LOST] * int(clerks)
        for place in range(len(clan.rest)):
            found += [valuation.resting(place % clan.kinds)] * int(clan.rest[place])
            found += [valuation.posted()] * int(clan.firing[place])
        for section in state.layout.sections:
            for horde in state.hordes[section]:
                for soldier in range(clan.kinds):
                    found += [ON_HORDE] * int(horde.pieces(valuation.seat, soldier))
        for place in range(PRODUCTION):
            if clan.levels[place]:
                found.append(CLERK_LOST + float(clan.levels[place]) * valuation.level(place))
        found.sort()
        return found

    def ask(self, valuation: "Valuation") -> None:
        """Gold for the meals that are missing."""
        hungry = float(len(self.losses(valuation)) - famine_of(valuation.state).food[valuation.seat])
        if hungry > 0.0 and valuation.winters > 0:
            meals = 1.0 + hungry / float(MEAL)
            valuation.kept[GOLD] = max(valuation.kept[GOLD], meals * float(food_price(valuation.state)[GOLD]))
            valuation.asked[GOLD] += BREAD

    def room(self, state: GreatWall) -> float:
        """Return what room for one food is worth to everybody."""
        left = float(famine_of(state).capacity - LOST)
        return ROOM + NEAR * max(0.0, FAR - left) / FAR

    def ended(self, state: GreatWall, seat: int, honor: float) -> float:
        return -DEFEAT if state.outcome == ALL_LOSE else honor

    def rout(self, valuation: "Valuation", worth: float) -> float:
        """A horde that is gone burns no stores."""
        return worth + self.room(valuation.state) * min(1.0, float(valuation.years))

    def place(self, places: "PlaceValuation", place: i64, most: int) -> list[float] | None:
        """Meals as long as they can be paid and stored."""
        state, p = places.state, places.p
        if state.layout.places[place].name != MARKET:
            return None
        part = famine_of(state)
        price = food_price(state)[GOLD]
        food, gold = part.food[p.seat], p.clan.stock[GOLD]
        found = [0.0]
        for _ in range(most):
            more: i64 = min(MEAL, part.capacity - food)
            gain = 0.0
            if more > 0 and gold >= price:
                gain = self.larder(p, float(food + more)) - self.larder(p, float(food))
                gain = max(0.0, gain + p.gain(GOLD, -price))
                food += more
                gold -= price
            found.append(found[-1] + gain)
        return found

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, BuyFood):
            return actions
        if not isinstance(step, Feed):
            return None
        if verb_of(actions[0]) == DONE:
            return [DONE]
        valuation = evaluation.valuation(state, seat)
        return [min(actions, key=lambda action: loss(valuation, action))]


def waits_to_feed(state: GreatWall, seat: i64) -> bool:
    return any(isinstance(step, Feed) and step.seat == seat for step in state.stack)


def loss(valuation: "Valuation", action: i64) -> float:
    """Return what a piece is worth: clerks are soon back, overseers are lost with their levels."""
    assert verb_of(action) == STARVE
    what, place = first_of(action), second_of(action)
    if what == CLERK:
        return CLERK_LOST
    if what == OVERSEER:
        return CLERK_LOST + float(valuation.clan.levels[place]) * valuation.level(place)
    if place >= FROM_HORDE:
        return ON_HORDE
    return valuation.posted() if place >= FROM_WALL else valuation.resting(what)
