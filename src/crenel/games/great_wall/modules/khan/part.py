"""Where Genghis Khan stands, what covers his spots, and who holds the Emperor's award."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import HORSEMAN, SPEARMAN
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.khan.cards import SKILL_LINES, KhanCard
from crenel.games.great_wall.state import GreatWall

NOWHERE: Final = -1
NOBODY: Final = -1
FREE: Final = 0
# A covered spot: FIRST + ((clan * 2 + whether it is a horseman) * 2 + whether it is his second spot).
FIRST: Final = 1
SKILLS: Final = 2  # in a game


class KhanPart(Part):
    def __init__(self, leaders: list[KhanCard], skills: list[KhanCard]) -> None:
        self.leaders: list[KhanCard] = leaders  # of the table: his one card; never changed
        self.skills: list[KhanCard] = skills  # by number; never changed
        self.section: i64 = NOWHERE
        self.drawn: list[i64] = []  # the skills of this game
        self.cover: list[list[i64]] = []  # of his card, then of each of these skills
        self.levers: list[i64] = [0] * len(SKILL_LINES)  # what the skills that still work change
        self.award: i64 = NO_CARD
        self.holder: i64 = NOBODY  # the clan with the award's figure
        self.out: int = 0  # kinds of hordes taken out of the deck
        self.saved: list[i64] = []  # while a horde is defeated: clan * kinds + kind

    def clone(self) -> "KhanPart":
        copy = KhanPart(self.leaders, self.skills)
        copy.section = self.section
        copy.drawn = self.drawn
        copy.cover = [spots[:] for spots in self.cover]
        copy.levers = self.levers
        copy.award = self.award
        copy.holder = self.holder
        copy.out = self.out
        copy.saved = self.saved[:]
        return copy

    def cards(self) -> list[KhanCard]:
        """His card and the skills of this game, in the order of `cover`."""
        return self.leaders + [self.skills[skill] for skill in self.drawn]

    def lay(self, drawn: list[i64], players: i64) -> None:
        """Lay his card and some skills, with nobody on them."""
        self.drawn = drawn
        self.cover = [[FREE] * len(card.spots) for card in self.cards()]
        self.count_levers(players)

    def count_levers(self, players: i64) -> None:
        """What the skills that still work change, by word."""
        cards = self.cards()
        levers: list[i64] = [0] * len(SKILL_LINES)
        for place in range(1, len(cards)):
            if self.open_on(place, players):
                for lever in range(len(levers)):
                    levers[lever] += cards[place].levers[lever]
        self.levers = levers

    def free(self, place: i64, spot: i64, players: i64) -> bool:
        """Whether a spot of a card is active and nobody stands there."""
        spots = self.cards()[place].spots
        return spot < len(spots) and spots[spot] <= players and self.cover[place][spot] == FREE

    def open_on(self, place: i64, players: i64) -> i64:
        """How many active spots of a card are free."""
        count: i64 = 0
        for spot in range(len(self.cover[place])):
            if self.free(place, spot, players):
                count += 1
        return count

    def open_spots(self, players: i64) -> i64:
        """How many of all active spots are free."""
        count: i64 = 0
        for place in range(len(self.cover)):
            count += self.open_on(place, players)
        return count

    def stand(self, place: i64, spot: i64, width: i64, clan: i64, soldier: i64) -> None:
        """A soldier covers one spot of a card, or two."""
        horse: i64 = 1 if soldier == HORSEMAN else 0
        for number in range(width):
            self.cover[place][spot + number] = FIRST + (clan * 2 + horse) * 2 + number

    def standing(self, clan: i64, soldier: i64) -> i64:
        """How many soldiers of a kind a clan has on his cards."""
        if soldier not in (SPEARMAN, HORSEMAN):
            return 0
        code: i64 = FIRST + (clan * 2 + (1 if soldier == HORSEMAN else 0)) * 2
        count: i64 = 0
        for spots in self.cover:
            for covered in spots:
                if covered == code:
                    count += 1
        return count


def khan_of(state: GreatWall) -> KhanPart:
    part = state.part("khan")
    assert isinstance(part, KhanPart)
    return part


def lever(state: GreatWall, section: i64, number: i64) -> i64:
    """What the skills do in a section: nothing where he is not."""
    part = khan_of(state)
    return part.levers[number] if section == part.section else 0


def defeated(state: GreatWall) -> bool:
    """Whether all active spots of his card and of both skills are covered."""
    return khan_of(state).open_spots(state.seats) == 0
