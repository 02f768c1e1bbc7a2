"""What lies on the table in a co-op game beside the clans: requests, events, and what was sacrificed."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.coop.cards import LASTING, Event, Request
from crenel.games.great_wall.scoring import end_game
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import ALL_LOSE, ALL_WIN, GreatWall

NEEDED: Final[list[i64]] = [0, 0, 6, 7, 9, 9]  # requests to fulfil, by seats
SLOTS: Final = 3  # for open requests
SLOTS_OF_TWO: Final = 2
NO_SLOT: Final = -1
ENDINGS: Final[list[str]] = ["requests", "late", "disgrace"]  # why a game is over: won, or lost by time or by shame


class CoopPart(Part):
    def __init__(self, request_cards: list[Request], event_cards: list[Event]) -> None:
        self.request_cards: list[Request] = request_cards  # of the table, by number; never changed
        self.event_cards: list[Event] = event_cards
        self.requests: list[i64] = []  # by slot; -1 where none lies
        self.request_deck: int = 0  # face down: a set of cards
        self.fulfilled: int = 0
        self.events: list[i64] = []  # in the order in which they came
        self.event_deck: int = 0
        self.levers: list[i64] = [0] * len(LASTING)  # what all events change
        self.soldiers: list[i64] = []  # sacrificed: clan * kinds + kind
        self.clerks: list[i64] = []  # likewise by clan
        # requests this winter
        self.passed: i64 = 0  # bits of seats that propose nothing more
        self.tried: i64 = 0  # bits of what was proposed: seat * SLOTS + slot
        self.slot: i64 = NO_SLOT  # the request that is talked about
        self.agreed: i64 = 0  # bits of seats
        self.offers: list[i64] = []  # by seat, where a team pays
        # free order
        self.unnamed: list[i64] = []  # clans that wait to be named
        self.order: list[i64] = []  # those named
        self.ordered: bool = False
        self.ending: str = ""  # one of ENDINGS when the game is over

    def clone(self) -> "CoopPart":
        copy = CoopPart(self.request_cards, self.event_cards)
        copy.requests = self.requests[:]
        copy.request_deck = self.request_deck
        copy.fulfilled = self.fulfilled
        copy.events = self.events[:]
        copy.event_deck = self.event_deck
        copy.levers = self.levers[:]
        copy.soldiers = self.soldiers[:]
        copy.clerks = self.clerks[:]
        copy.passed = self.passed
        copy.tried = self.tried
        copy.slot = self.slot
        copy.agreed = self.agreed
        copy.offers = self.offers[:]
        copy.unnamed = self.unnamed[:]
        copy.order = self.order[:]
        copy.ordered = self.ordered
        copy.ending = self.ending
        return copy

    def request_in(self, slot: i64) -> Request:
        return self.request_cards[self.requests[slot]]

    def open_requests(self) -> i64:
        count: i64 = 0
        for request in self.requests:
            if request >= 0:
                count += 1
        return count

    def settle_proposal(self) -> None:
        """Nothing is talked about any more."""
        self.slot = NO_SLOT
        self.agreed = 0
        self.offers = [0] * len(self.offers)


def coop_of(state: GreatWall) -> CoopPart:
    part = state.part("coop")
    assert isinstance(part, CoopPart)
    return part


def needed(state: GreatWall) -> i64:
    return NEEDED[state.seats]


def won(state: GreatWall) -> bool:
    return count_bits(coop_of(state).fulfilled) >= needed(state)


def end_together(state: GreatWall, ending: str) -> None:
    """All win, or all lose."""
    coop_of(state).ending = ending
    end_game(state, ALL_WIN if ending == ENDINGS[0] else ALL_LOSE, ending)
