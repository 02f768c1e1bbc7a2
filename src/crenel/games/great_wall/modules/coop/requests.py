"""Requests: how they are proposed, agreed on and paid, all or nothing.

Anybody proposes; everybody who has to pay agrees, or says his part of what the team gives; then all pay. One refusal,
and nobody has paid anything. What a request asks of a clan stands in demands.py.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.modules.coop.cards import OF_ANY, OF_HONOR, OF_HORDE, OF_RESOURCE, OF_WALLS, Line, Request
from crenel.games.great_wall.modules.coop.demands import (
    can_give,
    held,
    list_sacrifices,
    looks_possible,
    pay_at_once,
    sacrifice,
)
from crenel.games.great_wall.modules.coop.part import SLOTS, CoopPart, coop_of, end_together, won
from crenel.games.great_wall.moves import DONE, first_of, move, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.recruits import PayAny
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import draw
from crenel.kernel.state import BIT, Shared, State, Step

PROPOSE: Final = 82  # slot
AGREE: Final = 83
REFUSE: Final = 84
OFFER: Final = 85  # count
FOR_REQUEST: Final = 2  # why shame is due, after the causes of the base game


def payers(state: GreatWall) -> list[i64]:
    """Who pays for a request, in the order of tea: people only."""
    return [clan for clan in state.tea if state.clans[clan].rules.person]


# ---------------------------------------------------------------- laying out


class LayRequests(Phase):
    """Requests are turned up instead of artifacts, and the events lie face down."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = coop_of(state)
        for slot in range(len(part.requests)):
            turn_up(state, part, slot)


def lays_requests(state: GreatWall) -> bool:
    """Return whether there are requests at this table: another module may lay out something else instead."""
    return any(isinstance(phase, LayRequests) for phase in state.layout.set_up.phases)


def turn_up(state: GreatWall, part: CoopPart, slot: i64) -> None:
    """Lay the next request on a slot, if there is one."""
    if part.request_deck:
        part.requests[slot] = draw(state, part.request_deck)
        part.request_deck &= ~CARD[part.requests[slot]]
        if state.recording:
            state.emit("request_came", -1, {"card": part.request_in(slot).name})


# ---------------------------------------------------------------- winter


class WinterRequests(Phase):
    """Requests may be fulfilled."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(BeginRequests(-1))


class WinterVerdict(Phase):
    """The game may be won or lost."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Verdict(-1))


class WinterShame(Phase):
    """Open requests bring shame; new ones come."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RequestShame(-1))


class BeginRequests(Step):
    """A winter's requests: nobody has proposed anything yet."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        part.passed = 0
        part.tried = 0
        if state.recording:
            state.emit("requests_begun", -1, {})
        state.push(Fulfil(-1))


class Fulfil(Shared):
    """Whoever likes proposes a request that may be possible as far as everybody knows, each at most once a winter; it
    goes on until nobody has anything to propose.
    """

    def asks(self, state: State, seat: i64) -> bool:
        assert isinstance(state, GreatWall)
        return not coop_of(state).passed & BIT[seat] and len(self.options_of(state, seat)) > 1

    def options_of(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        found: list[int] = []
        for slot in range(len(part.requests)):
            if part.requests[slot] < 0 or part.tried & BIT[seat * SLOTS + slot]:
                continue
            if looks_possible(state, part.request_in(slot)):
                found.append(move(PROPOSE, slot, 0, 0))
        found.append(DONE)
        return found

    def decided(self, state: State, seat: i64, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        state.push(Fulfil(-1))
        if verb_of(action) == DONE:
            part.passed |= BIT[seat]
            return
        slot = first_of(action)
        part.tried |= BIT[seat * SLOTS + slot]
        part.slot = slot
        if state.recording:
            state.emit("request_proposed", seat, {"card": part.request_in(slot).name})
        if part.request_in(slot).lines[0].kind == OF_WALLS:
            state.push(Fulfilled(-1))
        else:
            ask_next(state, part, -1)


def ask_next(state: GreatWall, part: CoopPart, last: i64) -> None:
    """Ask the payer after the last one; when all have agreed, everybody pays."""
    request = part.request_in(part.slot)
    order = payers(state)
    place = order.index(last) + 1 if last >= 0 else 0
    complete = request.team and still_open(state, part) == 0
    if place < len(order) and not complete:
        state.push(Offer(order[place]) if request.team else Consent(order[place]))
        return
    state.push(Fulfilled(-1))
    for seat in reversed(order):
        for number in range(len(request.lines) - 1, -1, -1):
            count = part.offers[seat] if request.team else request.lines[number].count
            if count:
                state.push(PayLine(seat, number, count))


def still_open(state: GreatWall, part: CoopPart) -> i64:
    """What is missing of a team's request."""
    due = part.request_in(part.slot).lines[0].count * state.seats
    for offer in part.offers:
        due -= offer
    return due


def least_offer(state: GreatWall, seat: i64) -> i64:
    """What a player has to offer at least, so that those who come after can give the rest, as far as it is known."""
    part = coop_of(state)
    line = part.request_in(part.slot).lines[0]
    missing = still_open(state, part)
    order = payers(state)
    least: i64 = missing
    for other in order[order.index(seat) + 1 :]:
        least -= missing if line.screened() else held(state, other, line)
    return max(0, least)


def refuse(state: GreatWall, part: CoopPart, seat: i64) -> None:
    """Nothing comes of the proposal."""
    if state.recording:
        state.emit("request_refused", seat, {"card": part.request_in(part.slot).name})
    part.settle_proposal()


class Talk(Screened):
    """A question about the request that is proposed."""

    __slots__ = ()

    def request(self, state: GreatWall) -> Request:
        part = coop_of(state)
        return part.request_in(part.slot)

    def conceals(self, state: State) -> bool:
        assert isinstance(state, GreatWall)
        return super().conceals(state) and self.request(state).screened()


class Consent(Talk):
    """Agree to pay, if one can; or refuse."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        able = all(can_give(state, self.seat, line) for line in self.request(state).lines)
        return [AGREE, REFUSE] if able else [REFUSE]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        if verb_of(action) == REFUSE:
            refuse(state, part, self.seat)
            return
        part.agreed |= BIT[self.seat]
        if state.recording:
            state.emit("request_agreed", self.seat, {"card": part.request_in(part.slot).name})
        ask_next(state, part, self.seat)


class Offer(Talk):
    """Say one's part of what the team gives; or refuse. The last one says all that is missing."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        most = min(still_open(state, coop_of(state)), held(state, self.seat, self.request(state).lines[0]))
        found: list[int] = [move(OFFER, count, 0, 0) for count in range(least_offer(state, self.seat), most + 1)]
        found.append(REFUSE)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        if verb_of(action) == REFUSE:
            refuse(state, part, self.seat)
            return
        part.offers[self.seat] = first_of(action)
        part.agreed |= BIT[self.seat]
        if state.recording:
            facts: dict[str, object] = {"card": part.request_in(part.slot).name, "count": int(first_of(action))}
            state.emit("request_offered", self.seat, facts)
        ask_next(state, part, self.seat)


class PayLine(Step):
    """Pay so much of one line of the request: at once, or piece by piece where there is something to choose."""

    __slots__ = ("left", "line")

    def __init__(self, seat: i64, line: i64, left: i64) -> None:
        super().__init__(seat)
        self.line: i64 = line
        self.left: i64 = left

    def asked_for(self, state: GreatWall) -> Line:
        part = coop_of(state)
        return part.request_in(part.slot).lines[self.line]

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        line = self.asked_for(state)
        if line.kind in (OF_RESOURCE, OF_ANY, OF_HONOR, OF_HORDE):
            return None
        return list_sacrifices(state, self.seat, line)

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        line = self.asked_for(state)
        if line.kind == OF_ANY:
            state.push(PayAny(self.seat, self.left))
        elif action < 0:
            pay_at_once(state, self.seat, line, self.left)
        else:
            sacrifice(state, self.seat, action)
            if self.left > 1:
                state.push(PayLine(self.seat, self.line, self.left - 1))


class Fulfilled(Step):
    """All have paid: the request is done."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        request = part.request_in(part.slot)
        part.fulfilled |= CARD[part.requests[part.slot]]
        part.requests[part.slot] = NO_CARD
        part.settle_proposal()
        if state.recording:
            state.emit("request_fulfilled", -1, {"card": request.name})


# ---------------------------------------------------------------- the end of the year


class Verdict(Step):
    """Enough requests: all win. The last year is over without them: all lose."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if won(state):
            end_together(state, "requests")
        elif state.year == len(state.layout.hordes) - 1:
            end_together(state, "late")


class RequestShame(Step):
    """A shame for each player and each open request; then empty slots are filled."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        count = part.open_requests()
        if count and state.recording:
            state.emit("requests_open", -1, {"count": int(count)})
        if count < len(part.requests) and part.request_deck:
            state.push(RefillRequests(-1))
        for clan in reversed(state.tea):
            push_shame(state, clan, count, FOR_REQUEST)


class RefillRequests(Step):
    """New requests for the empty slots."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        for slot in range(len(part.requests)):
            if part.requests[slot] < 0:
                turn_up(state, part, slot)
