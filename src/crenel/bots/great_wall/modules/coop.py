"""The co-op mode: the team wins by requests, and honor only buys off shame.

A player values what the team needs: requests fulfilled, how near each open one is as far as the player can see, and how
far the pool of shame is from empty. What others gain is no loss.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.modules.coop.cards import OF_RESOURCE, OF_WALLS, Request
from crenel.games.great_wall.modules.coop.demands import ADVISOR, CLERK, held
from crenel.games.great_wall.modules.coop.order import NameOrder
from crenel.games.great_wall.modules.coop.part import coop_of, needed
from crenel.games.great_wall.modules.coop.requests import (
    AGREE,
    OFFER,
    PROPOSE,
    Consent,
    Fulfil,
    Offer,
    PayLine,
)
from crenel.games.great_wall.moves import DONE, first_of, second_of, verb_of
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.stands import FROM_HORDE, FROM_POOL, FROM_WALL
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

FULFILLED: Final = 40.0  # a request
NEAR: Final = 8.0  # an open request of which everything needed is there
HURRY: Final = 3.0  # times that, at most, when requests are far behind
OWN: Final = 0.5  # part of that which is one's own part of the request
HOPED: Final = 0.5  # part of a request that another player may have behind the screen
SAFE: Final = 0.5  # of the pool: below that part shame weighs more
TOKEN: Final = 3.0  # each token that is out of a full pool
SHAME: Final = 9.0  # a token to come, for whoever gets it
ROUT: Final = 4.0  # a horde that is gone before the next year, for each player
VANITY: Final = 0.6  # part of honor's worth that it does not have here
DANGER: Final = 60.0  # an empty pool
WON: Final = 1000.0  # the game


class CoopWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        state = valuation.state
        part = coop_of(state)
        total = FULFILLED * float(count_bits(part.fulfilled))
        near = self.near(valuation)
        for slot in range(len(part.requests)):
            if part.requests[slot] >= 0:
                total += near * self.readiness(state, valuation.seat, part.request_in(slot), False)
        left = float(state.shame) / float(state.layout.shame)
        total -= TOKEN * float(state.layout.shame - state.shame)
        total -= VANITY * float(valuation.clan.score())
        if left < SAFE:
            total -= DANGER * (SAFE - left) * (SAFE - left) / (SAFE * SAFE)
        return total

    def near(self, valuation: "Valuation") -> float:
        """What an open request is worth of which everything is there."""
        return NEAR * self.pace(valuation.state, valuation.winters)

    def ask(self, valuation: "Valuation") -> None:
        """Resources for open requests."""
        part = coop_of(valuation.state)
        near = self.near(valuation)
        for slot in range(len(part.requests)):
            if part.requests[slot] < 0:
                continue
            lines = part.request_in(slot).lines
            for line in lines:
                if line.kind == OF_RESOURCE:
                    valuation.kept[line.what] = max(valuation.kept[line.what], float(line.count))
                    valuation.asked[line.what] += near * OWN / float(len(lines)) / float(line.count)

    def floor(self, floor: bool) -> bool:
        """Shame loses the game, however little honor there is."""
        return False

    def pace(self, state: GreatWall, winters: int) -> float:
        """Requests that each winter to come must see fulfilled: the more, the more it is worth to be ready for them."""
        missing = float(needed(state) - count_bits(coop_of(state).fulfilled))
        return max(1.0, min(HURRY, missing / float(max(1, winters))))

    def readiness(self, state: GreatWall, seat: i64, request: Request, stock: bool) -> float:
        """What part of a request is there: of others only what lies open; of one's own resources only if told so, since
        their worth counts them already.
        """
        total = 0.0
        for line in request.lines:
            if line.kind == OF_WALLS:
                levels = 0.0
                for section in state.layout.sections:
                    levels += float(state.wall[section])
                total += min(1.0, levels / float(line.count * state.seats))
                continue
            others = 0.0
            for clan in range(state.seats):
                if clan == seat:
                    continue
                others += HOPED if line.screened() else min(1.0, float(held(state, clan, line)) / float(line.count))
            if stock or line.kind != OF_RESOURCE:
                total += OWN * min(1.0, float(held(state, seat, line)) / float(line.count))
            total += (1.0 - OWN) * others / float(state.seats - 1)
        return total / float(len(request.lines))

    def ended(self, state: GreatWall, seat: int, honor: float) -> float:
        """The team has won or lost: nothing else counts."""
        return WON if state.winners() else -WON

    def shame(self, state: GreatWall, worth: float) -> float:
        """It is the team's life, and nothing but honor buys it off."""
        return SHAME

    def rout(self, valuation: "Valuation", worth: float) -> float:
        """A horde that stays brings shame to all: by breaches, and by raids when there is no room for another."""
        return worth + ROUT * float(valuation.state.seats) * min(1.0, float(valuation.years))

    def rival(self, state: GreatWall, seat: int, clan: i64, rival: bool) -> bool:
        return False

    def settled(self, step: Step, settled: bool) -> bool:
        """A request that is talked about or paid is half done."""
        return settled and not isinstance(step, Consent | Offer | PayLine)

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, Fulfil):
            return [self.proposal(state, seat, actions)]
        if isinstance(step, Consent):
            return [actions[0] if verb_of(actions[0]) == AGREE else actions[len(actions) - 1]]
        if isinstance(step, Offer):
            offers = [action for action in actions if verb_of(action) == OFFER]
            return [max(offers, key=first_of)] if offers else actions[:1]
        if isinstance(step, PayLine):
            return [min(actions, key=loss)]
        if isinstance(step, NameOrder):
            return [DONE]
        return None

    def proposal(self, state: GreatWall, seat: int, actions: list[int]) -> int:
        """A request that the player can pay alone, or add to; the one nearest to done first."""
        part = coop_of(state)
        best = 0.0
        chosen = DONE
        for action in actions:
            if verb_of(action) != PROPOSE:
                continue
            request = part.request_in(first_of(action))
            able = all(line.team or held(state, seat, line) >= line.count for line in request.lines)
            ready = self.readiness(state, seat, request, True)
            if able and ready > best and self.worth_its_price(state, request):
                best, chosen = ready, action
        return chosen

    def worth_its_price(self, state: GreatWall, request: Request) -> bool:
        """Whether the team still needs requests."""
        return count_bits(coop_of(state).fulfilled) < needed(state)


def loss(action: i64) -> float:
    """What a piece is worth: first those of the pool, last those on walls and hordes."""
    what, place = first_of(action), second_of(action)
    if what == ADVISOR:
        return 0.0
    if what == CLERK:
        return float(min(place, 1))
    where = 0.0 if place == FROM_POOL else 2.0 if place >= FROM_HORDE else 1.5 if place >= FROM_WALL else 1.0
    return 3.0 * where + float(what)
