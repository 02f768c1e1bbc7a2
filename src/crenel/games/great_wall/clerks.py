"""Clerks: sending them from the pool or from one place to another."""

from typing import Final, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRACKS
from crenel.games.great_wall.changes import CLERKS_BOUND
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.confirm import push_confirm
from crenel.games.great_wall.moves import CLERK, DONE, first_of, move, second_of, verb_of
from crenel.games.great_wall.sets import bits, count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT, State, Step

# By origin and set of goals: the actions. Clerks are moved more often than anything else is decided.
CLERK_MOVES: Final[dict[int, list[int]]] = {}


def clerk_moves(origin: i64, goals: i64) -> list[int]:
    """The moves of a clerk from the pool (0) or a place (number + 1) to each of a set of places. Not to be changed."""
    key = int(goals * BIT[8] + origin)
    known = CLERK_MOVES.get(key)
    if known is None:
        known = [move(CLERK, origin, goal, 0) for goal in bits(int(goals))]
        CLERK_MOVES[key] = known
    return known


class MoveClerks(Step):
    """Up to so many clerks of a clan, each at most once, one after the other. Nobody enters or leaves a full regular
    place, or leaves one that is being resolved.
    """

    __slots__ = ("avoid", "clan", "different", "left", "moved")

    def __init__(self, seat: i64, clan: i64, left: i64, different: bool, moved: i64 = 0, avoid: i64 = 0) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.left: i64 = left
        self.different: bool = different  # each to another place
        self.moved: i64 = moved  # clerks already moved, four bits a place
        self.avoid: i64 = avoid  # places already chosen, where they must differ

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.left == 0:
            return []
        clan = state.clans[self.clan]
        locked = state.locked_places()
        goals = state.open_places(self.clan, locked) & ~self.avoid
        bound = locked | activating_places(state)
        found: list[int] = [DONE]
        if clan.free_clerks:
            found += clerk_moves(0, goals)
        for place in range(len(clan.at)):
            if clan.at[place] > ((self.moved >> (4 * place)) & 15) and not bound & BIT[place]:
                found += clerk_moves(place + 1, goals & ~BIT[place])
        return found if len(found) > 1 else []

    def most(self, state: GreatWall) -> int:
        """How many can be moved, of as many as may be."""
        clan = state.clans[self.clan]
        locked = state.locked_places()
        goals = state.open_places(self.clan, locked) & ~self.avoid
        bound = locked | activating_places(state)
        movable = clan.free_clerks
        for place in range(len(clan.at)):
            if not bound & BIT[place]:
                movable += clan.at[place] - ((self.moved >> (4 * place)) & 15)
        movable = min(movable, self.left)
        return int(min(movable, count_bits(int(goals))) if self.different else movable)

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        goal = second_of(action)
        send_clerk(state, self.clan, first_of(action) - 1, goal)
        avoid = self.avoid | BIT[goal] if self.different else self.avoid
        moved = self.moved + BIT[4 * goal]
        more = MoveClerks(self.seat, self.clan, self.left - 1, self.different, moved, avoid)
        state.push(more)
        if state.confirm and not more.options(state):
            push_confirm(state, self.seat)


def send_clerk(state: GreatWall, clan: i64, origin: i64, goal: i64) -> None:
    """One clerk goes to a place, from another or (-1) from the pool."""
    pieces = state.clans[clan]
    if origin < 0:
        pieces.free_clerks -= 1
    else:
        pieces.at[origin] -= 1
    pieces.at[goal] += 1
    if state.recording:
        places = state.layout.places
        came = places[origin].name if origin >= 0 else None
        state.emit("clerk_sent", clan, {"origin": came, "goal": places[goal].name})
        if state.locked(goal):
            state.emit("place_filled", clan, {"place": places[goal].name, "alone": shames(state, goal)})


def shames(state: GreatWall, place: i64) -> bool:
    """Whether a place, if it activates now, shames a player for being alone there."""
    present = [clan for clan in state.clans if clan.at[place]]
    return state.layout.places[place].shameful and len(present) == 1 and present[0].rules.person


def call_back(state: GreatWall, place: i64) -> None:
    """Clerks return to their pools; those of some automas stay."""
    for clan in state.clans:
        if clan.rules.goes_home:
            clan.free_clerks += clan.at[place]
            clan.at[place] = 0


class SendHome(Step):
    """The clerks of an activated place go back to their pools."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for module in state.modules:
            module.clerks_leave(state, self.place)
        call_back(state, self.place)


def activating_places(state: GreatWall) -> i64:
    """The places that are being resolved, as a set: their clerks have had their use, and wait to go home."""
    found: i64 = 0
    if state.rules >= CLERKS_BOUND:
        for step in cast("list[object]", state.stack):  # as objects, whose type compiled code checks once
            if isinstance(step, SendHome):
                found |= BIT[step.place]
    return found


def clerks_counting(state: GreatWall, clan: i64, place: i64) -> i64:
    """As how many clerks a clan's count at a place. Banners and a general make them more, but do not add up."""
    pieces = state.clans[clan]
    own = pieces.at[place]
    if own == 0 or not pieces.rules.person:
        return own
    by_banners: i64 = 0
    if place == BARRACKS and clan == state.active:
        by_banners = own * state.banners
    by_general: i64 = 0
    if pieces.general != NO_CARD:
        general = state.deck.generals[pieces.general]
        if general.counts_place == place:
            by_general = general.counts_more * pieces.supporters()
        elif general.counts_each and general.counts_not != place:
            by_general = own * general.counts_each * min(pieces.supporters(), general.most)
    more = max(by_banners, by_general)
    for card in bits(pieces.active & state.deck.counting):
        advisor = state.deck.advisors[card]
        if advisor.counts_place == place:
            more += advisor.counts_more
    return own + more
