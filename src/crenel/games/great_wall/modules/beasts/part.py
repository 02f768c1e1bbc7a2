"""The beasts: where they stand, the levels of their cards, and the relics."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTION_NAMES, SECTIONS
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.beasts.cards import BEASTS, LEVELS, BeastCard
from crenel.games.great_wall.state import GreatWall

# An area: a section by its number, or SECTIONS and more for a place.
NOWHERE: Final = -1
NOBODY: Final = -1


class BeastPart(Part):
    def __init__(self, cards: list[BeastCard]) -> None:
        self.cards: list[BeastCard] = cards  # beast * LEVELS + level; never changed
        self.levels: list[i64] = [0] * len(BEASTS)  # from 0
        self.areas: list[i64] = [NOWHERE] * len(BEASTS)
        self.relic: i64 = NO_CARD  # the active one
        self.deck: int = 0  # relics still to come
        self.upgraded: bool = False  # a beast, in this turn
        self.giver: i64 = NOBODY  # who donates where Yinglong stands
        self.gifts: i64 = 0  # and how often
        self.spared: i64 = 0  # clans, as a set, that have paid less to save somebody in this event

    def clone(self) -> "BeastPart":
        copy = BeastPart(self.cards)
        copy.levels = self.levels[:]
        copy.areas = self.areas[:]
        copy.relic = self.relic
        copy.deck = self.deck
        copy.upgraded = self.upgraded
        copy.giver = self.giver
        copy.gifts = self.gifts
        copy.spared = self.spared
        return copy

    def card(self, beast: i64) -> BeastCard:
        """The card that lies open."""
        return self.cards[beast * LEVELS + self.levels[beast]]

    def at_top(self, beast: i64) -> bool:
        return self.levels[beast] == LEVELS - 1

    def lever(self, area: i64, word: i64) -> i64:
        """Return what the beasts of an area do by a word; the numbers of several add up."""
        total: i64 = 0
        for beast in range(len(self.areas)):
            if self.areas[beast] == area:
                total += self.card(beast).levers[word]
        return total


def beasts_of(state: GreatWall) -> BeastPart:
    part = state.part("beasts")
    assert isinstance(part, BeastPart)
    return part


def at_place(place: i64) -> i64:
    """The area of a place."""
    return SECTIONS + place


def area_name(layout: Layout, area: i64) -> str:
    return SECTION_NAMES[area] if area < SECTIONS else layout.places[area - SECTIONS].name


def area_names(layout: Layout) -> list[str]:
    """All areas by their numbers, those that are not in play among them."""
    return [*SECTION_NAMES, *layout.place_names()]


def open_areas(state: GreatWall, beast: i64) -> list[i64]:
    """The areas that a beast's current card allows: sections that are not in play are none."""
    return [area for area in beasts_of(state).card(beast).areas if area >= SECTIONS or area in state.layout.sections]
