"""What Black Powder keeps in the state: towers, war machines, rocket cards, whose special soldiers are whose."""

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS, SPEARMAN
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.black_powder.pieces import (
    EACH,
    EMPTY,
    IN_SECTION,
    KINDS,
    MACHINE_KINDS,
    OF_EACH,
    TOWERS,
    Shot,
    no_machines,
    towers_of,
)
from crenel.games.great_wall.modules.black_powder.vocabulary import LADDERS
from crenel.games.great_wall.sets import CARD, bits, count_bits
from crenel.games.great_wall.state import GreatWall


class Table:
    """What is fixed at a table: numbers of words and soldiers, shot cards, and what its cards change."""

    def __init__(self) -> None:
        self.first: i64 = 0  # kind of soldier of the first special one; the others follow
        self.whens: list[i64] = []  # numbers of the events of this module
        self.ops: list[i64] = []  # of its effects
        self.shots: list[Shot] = []
        self.fixed: list[i64] = []  # by machine: its shot card; NO_CARD where one is drawn
        self.rockets: int = 0  # the cards that are drawn, as a set
        self.lasting: list[list[i64]] = []  # by word, then by advisor
        self.changing: list[int] = []  # by word: the advisors that have it
        self.traits: list[list[i64]] = []  # by word, then by kind of horde
        self.siege: list[bool] = []  # by kind of horde: whether it came with the siege
        self.machine_source: i64 = 0  # honor for machines and shots
        self.tower_source: i64 = 0


class PowderPart(Part):
    def __init__(self, table: Table) -> None:
        self.table: Table = table  # never changed
        self.specials: list[i64] = []  # by clan: which of the special soldiers; EMPTY for none
        self.towers: list[i64] = [EMPTY] * len(TOWERS)  # the clan of the spearman in it
        self.watch: list[i64] = []  # the towers when the assault began; nothing at other times
        self.breached: i64 = 0  # sections breached in this assault, as a set
        self.machines: list[i64] = no_machines()
        self.rockets: int = 0  # cards still to be drawn
        self.shot: i64 = NO_CARD  # the one drawn last
        self.destroyed: list[i64] = [0] * SECTIONS  # wall levels, by section
        self.out: int = 0  # kinds of hordes taken out of the deck
        self.lost: bool = False  # no wall level was left

    def clone(self) -> "PowderPart":
        copy = PowderPart(self.table)
        copy.specials = self.specials
        copy.towers = self.towers[:]
        copy.watch = self.watch
        copy.breached = self.breached
        copy.machines = self.machines[:]
        copy.rockets = self.rockets
        copy.shot = self.shot
        copy.destroyed = self.destroyed[:]
        copy.out = self.out
        copy.lost = self.lost
        return copy

    # ------------------------------------------------------------ machines

    def machines_in(self, section: i64, machine: i64) -> i64:
        return self.machines[section * MACHINE_KINDS + machine]

    def room(self, section: i64) -> bool:
        """Return whether another machine may stand in a section."""
        count: i64 = 0
        for machine in range(MACHINE_KINDS):
            count += self.machines_in(section, machine)
        return count < IN_SECTION

    def supply(self, machine: i64) -> i64:
        """Return how many of a kind stand nowhere."""
        left: i64 = OF_EACH
        for section in range(SECTIONS):
            left -= self.machines_in(section, machine)
        return left

    def put_machine(self, section: i64, machine: i64, count: i64) -> None:
        self.machines[section * MACHINE_KINDS + machine] += count

    # ------------------------------------------------------------ towers and soldiers

    def manned_by(self, clan: i64) -> i64:
        """Return how many towers a clan has manned."""
        count: i64 = 0
        for owner in self.towers:
            if owner == clan:
                count += 1
        return count

    def holds_both(self, clan: i64, section: i64) -> bool:
        return all(self.towers[tower] == clan for tower in towers_of(section))

    def is_special(self, soldier: i64) -> bool:
        """Return whether a kind of soldier is a special one."""
        return self.table.first <= soldier < self.table.first + KINDS

    def special_of(self, clan: i64) -> i64:
        """The kind of a clan's special soldiers; EMPTY if it has none."""
        special = self.specials[clan]
        return special if special == EMPTY else self.table.first + special

    def kept(self, clan: i64, soldier: i64, person: bool) -> i64:
        """A clan's soldiers in towers, and special ones of other clans, which stay in the box."""
        if soldier == SPEARMAN:
            return self.manned_by(clan)
        if person and self.is_special(soldier) and self.specials[clan] not in (EMPTY, soldier - self.table.first):
            return EACH
        return 0

    # ------------------------------------------------------------ hordes

    def trait(self, horde: Horde, word: i64) -> bool:
        return self.table.traits[word][horde.card.index] > 0


def powder_of(state: GreatWall) -> PowderPart:
    part = state.part("black_powder")
    assert isinstance(part, PowderPart)
    return part


def lasting(state: GreatWall, clan: i64, word: i64) -> i64:
    """Return by how much a clan's advisors change something."""
    table = powder_of(state).table
    total: i64 = 0
    for card in bits(state.clans[clan].active & table.changing[word]):
        total += table.lasting[word][card]
    return total


def front(state: GreatWall, section: i64, without: i64) -> Horde | None:
    """The horde at the wall of a section; `without`: as if the horde of that row had fallen and others moved up."""
    for horde in state.hordes[section]:
        if horde.row != without and (horde.row == 0 or (without == 0 and horde.card.only_row < 0)):
            return horde
    return None


def has_ladders(state: GreatWall, section: i64, without: i64) -> bool:
    """Return whether ladders are at the wall of a section."""
    first = front(state, section, without)
    return first is not None and powder_of(state).trait(first, LADDERS)


def levels(state: GreatWall) -> i64:
    """Wall levels of all sections."""
    total: i64 = 0
    for section in state.layout.sections:
        total += state.wall[section]
    return total


def on_horde(state: GreatWall, clan: i64, horde: Horde) -> bool:
    """Return whether a special soldier or a snake token of a clan is on a horde."""
    part = powder_of(state)
    for spot in range(len(horde.cover)):
        if horde.owner(spot) == clan:
            kind = horde.kind(spot)
            if part.is_special(kind) or kind >= state.layout.kinds:
                return True
    return False


def standing_out(state: GreatWall, clan: i64, section: i64, soldier: i64) -> i64:
    """A clan's soldiers of a kind in a section: resting, on the wall, on hordes."""
    pieces = state.clans[clan]
    total = pieces.resting(section, soldier) + pieces.on_wall(section, soldier)
    for horde in state.hordes[section]:
        total += horde.pieces(clan, soldier)
    return total


def rockets_left(part: PowderPart) -> int:
    """The rocket cards that may come next: all of them when none is left."""
    return part.rockets if part.rockets else part.table.rockets


def draw_rocket(state: GreatWall, place: i64) -> i64:
    """Take a card off the rockets' deck, by its place among those left."""
    part = powder_of(state)
    part.rockets = rockets_left(part)
    part.shot = bits(part.rockets)[place]
    part.rockets &= ~CARD[part.shot]
    return part.shot


def rocket_count(state: GreatWall) -> i64:
    return count_bits(rockets_left(powder_of(state)))
