"""The emperor's embassy: clerks and advisors for gold, one after the other."""

from mypy_extensions import i64

from crenel.games.great_wall.board import ADVISOR_ROW, CLERK_GOLD, GOLD, RESOURCES
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.moves import ADVISOR, DONE, HIRE, first_of, move, second_of, verb_of
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import draw, trigger
from crenel.games.great_wall.vocabulary import HIRED
from crenel.kernel.state import State, Step


def gold(count: i64) -> list[i64]:
    price: list[i64] = [0] * RESOURCES
    price[GOLD] = count
    return price


def advisor_price(state: GreatWall, seat: i64) -> i64:
    """As much gold as one then has advisors."""
    return state.clans[seat].advisors() + 1


def hire_price(state: GreatWall, seat: i64, action: int) -> list[i64] | None:
    """What it costs to hire; None for an action that hires nobody."""
    if verb_of(action) == HIRE:
        return gold(CLERK_GOLD)
    return gold(advisor_price(state, seat)) if verb_of(action) == ADVISOR else None


class Embassy(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(Hire(clan, clerks))


class Hire(Screened):
    """For each clerk: hire a clerk, or an advisor for as much gold as one then has advisors."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.left == 0:
            return []
        clan = state.clans[self.seat]
        found: list[int] = [DONE]
        if clan.reserve and state.can_pay(self.seat, gold(CLERK_GOLD)):
            found.append(move(HIRE, 0, 0, 0))
        if state.can_pay(self.seat, gold(advisor_price(state, self.seat))):
            for place in range(len(state.row)):
                found.append(move(ADVISOR, place, 1, 0))
                found.append(move(ADVISOR, place, 0, 0))
        return found if len(found) > 1 or self.conceals(state) else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        price = hire_price(state, self.seat, action)
        if price is None:  # done
            return
        clan = state.clans[self.seat]
        state.push(Hire(self.seat, self.left - 1))
        state.pay(self.seat, price)
        if verb_of(action) == HIRE:
            clan.reserve -= 1
            clan.free_clerks += 1
            if state.recording:
                state.emit("clerk_hired", self.seat, {})
        else:
            card = state.row[first_of(action)]
            del state.row[first_of(action)]
            state.push(RefillRow(-1))
            if second_of(action):
                clan.active |= CARD[card]
            else:
                clan.support |= CARD[card]
            if state.recording:
                name = state.deck.advisors[card].name
                state.emit("advisor_hired", self.seat, {"card": name, "active": second_of(action) == 1})
        trigger(state, self.seat, HIRED)


class RefillRow(Step):
    """New advisors come to the right end of the row."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        while len(state.row) < ADVISOR_ROW:
            if state.advisor_deck == 0:
                state.advisor_deck = state.advisor_discard
                state.advisor_discard = 0
            if state.advisor_deck == 0:
                return
            card = draw(state, state.advisor_deck)
            state.advisor_deck &= ~CARD[card]
            state.row.append(card)
            if state.recording:
                state.emit("advisor_came", -1, {"card": state.deck.advisors[card].name})
