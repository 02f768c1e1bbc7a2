"""The table during a game of The Great Wall."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    BARRICADE_DEFENCE,
    BUILDING_RESOURCES,
    CHI,
    FIRING_SPOTS,
    GOLD,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    SECTIONS,
    SIDES,
    WALL_DEFENCE,
    Side,
)
from crenel.games.great_wall.cards import HOUSE_DECK, Deck
from crenel.games.great_wall.clan import NO_CARD, PLAYER, QIN, REED, SOURCES, Clan
from crenel.games.great_wall.horde import Horde
from crenel.kernel.game import Game
from crenel.kernel.state import State

SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASON_NAMES: Final[list[str]] = ["spring", "summer", "fall", "winter"]


class GreatWall(State):
    """The board, and a clan for each player and automa. Automas have numbers after the players'."""

    __slots__ = (
        "active",
        "advisor_deck",
        "advisor_discard",
        "artifacts",
        "banners",
        "barricades",
        "clans",
        "deck",
        "drafted",
        "new_archers",
        "horde_deck",
        "horde_discard",
        "horde_top",
        "hordes",
        "last_wounds",
        "qin_deck",
        "qin_track",
        "row",
        "season",
        "shame",
        "shame_out",
        "side",
        "attacked_kinds",
        "tactic_deck",
        "tactic_discard",
        "tea",
        "track",
        "wall",
        "warehouse",
        "year",
    )

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)
        self.side: Side = SIDES[3]
        self.deck: Deck = HOUSE_DECK
        self.clans: list[Clan] = []
        self.tea: list[i64] = []  # clans, the top of the stack first
        self.year: i64 = 0  # place on the time track
        self.season: i64 = FALL
        self.active: i64 = -1  # the clan whose command card is being resolved
        self.track: list[i64] = []  # clan on each space of the command track, -1 where none
        self.banners: i64 = 0  # how much more each clerk of the active clan counts at the barracks
        self.hordes: list[list[Horde]] = []  # by section, the one at the wall first
        self.wall: list[i64] = []  # level by section
        self.barricades: list[i64] = []  # by section
        self.warehouse: list[i64] = []  # wood, stone, gold
        self.shame: i64 = 0  # tokens in the pool
        self.shame_out: i64 = 0  # tokens out of the game
        self.artifacts: tuple[int, ...] = ()
        self.row: list[i64] = []  # advisors to be hired, the left one first
        self.advisor_deck: i64 = 0  # face down: a bit for each card
        self.advisor_discard: i64 = 0
        self.tactic_deck: i64 = 0
        self.tactic_discard: i64 = 0
        self.horde_deck: i64 = 0  # without the top card
        self.horde_top: i64 = NO_CARD  # the top card, whose back all can see
        self.horde_discard: i64 = 0
        self.qin_track: list[i64] = []  # production places and barracks, the highest first
        self.qin_deck: i64 = 0
        self.attacked_kinds: i64 = 0  # kinds of soldiers that attacked in this batch
        self.drafted: i64 = 0  # sections in which soldiers were recruited in this batch
        self.new_archers: i64 = 0  # archers that the last recruiting put on walls, four bits a section
        self.last_wounds: i64 = 0  # hordes that got their last wound in this batch

    def clone(self) -> "GreatWall":
        copy = GreatWall(self.game, self.seats)
        self.carry(copy)
        copy.side = self.side
        copy.deck = self.deck
        copy.clans = [clan.clone() for clan in self.clans]
        copy.tea = self.tea[:]
        copy.year = self.year
        copy.season = self.season
        copy.active = self.active
        copy.track = self.track[:]
        copy.banners = self.banners
        copy.hordes = [[horde.clone() for horde in section] for section in self.hordes]
        copy.wall = self.wall[:]
        copy.barricades = self.barricades[:]
        copy.warehouse = self.warehouse[:]
        copy.shame = self.shame
        copy.shame_out = self.shame_out
        copy.artifacts = self.artifacts
        copy.row = self.row[:]
        copy.advisor_deck = self.advisor_deck
        copy.advisor_discard = self.advisor_discard
        copy.tactic_deck = self.tactic_deck
        copy.tactic_discard = self.tactic_discard
        copy.horde_deck = self.horde_deck
        copy.horde_top = self.horde_top
        copy.horde_discard = self.horde_discard
        copy.qin_track = self.qin_track[:]
        copy.qin_deck = self.qin_deck
        copy.attacked_kinds = self.attacked_kinds
        copy.drafted = self.drafted
        copy.new_archers = self.new_archers
        copy.last_wounds = self.last_wounds
        return copy

    def begin(self, season: i64) -> None:
        self.season = season
        if self.recording:
            self.emit("season_started", -1, {"season": SEASON_NAMES[season]})

    # ------------------------------------------------------------ who decides

    def overlord(self) -> i64:
        """Who acts for the Reed clan: the active clan; in its own turn the highest other one in the tea order."""
        if self.active >= 0 and self.clans[self.active].kind != REED:
            return self.active
        for clan in self.tea:
            if self.clans[clan].kind != REED:
                return clan
        return 0

    def decider(self, clan: i64) -> i64:
        """The seat that decides for a clan; -1 if rules decide."""
        kind = self.clans[clan].kind
        if kind == PLAYER:
            return clan
        if kind == QIN:
            return -1
        lord = self.overlord()
        return lord if self.clans[lord].kind == PLAYER else -1

    def top_player(self) -> i64:
        """The highest player in the tea order."""
        for clan in self.tea:
            if self.clans[clan].kind == PLAYER:
                return clan
        return 0

    # ------------------------------------------------------------ the board

    def lethality(self) -> i64:
        return self.side.lethality[self.year]

    def free_firing_spots(self, section: i64) -> i64:
        free = FIRING_SPOTS[self.wall[section]]
        for clan in self.clans:
            free -= clan.firing[section]
        return free

    def power(self, section: i64) -> i64:
        """Offensive power before a section."""
        total: i64 = 0
        first = True
        for horde in self.hordes[section]:
            total += horde.card.power
            if first:
                total += horde.card.charge
            first = False
        return total

    def defence(self, section: i64) -> i64:
        """Defence of a section: its wall and barricades, less what the hordes there do to it."""
        burning = False
        halvings: i64 = 0
        for horde in self.hordes[section]:
            burning = burning or horde.card.burns
            if horde.card.halves:
                halvings += 1
        total = WALL_DEFENCE[self.wall[section]]
        if not burning:
            total += BARRICADE_DEFENCE * self.barricades[section]
        while halvings > 0:
            total //= 2
            halvings -= 1
        return total

    def invasion_section(self) -> i64:
        """Where the back of the top horde card points."""
        return self.horde_top % SECTIONS if self.horde_top != NO_CARD else self.side.sections[0]

    def clerks_at(self, place: i64) -> i64:
        total: i64 = 0
        for clan in self.clans:
            total += clan.at[place]
        return total

    def locked(self, place: i64) -> bool:
        """A regular place whose slots are all taken: nobody enters, nobody leaves."""
        slots = self.side.slots[place]
        return slots > 0 and self.clerks_at(place) >= slots

    def activates(self, place: i64) -> bool:
        """A regular place when it is full, a special one when there is a clerk that is not the Reed clan's."""
        if self.side.slots[place]:
            return self.locked(place)
        return any(clan.at[place] and clan.kind != REED for clan in self.clans)

    def ready_places(self) -> list[i64]:
        return [place for place in range(PLACES) if self.activates(place)]

    def partners(self, name: str) -> i64:
        """Copies of a command card on the track."""
        count: i64 = 0
        for clan in self.clans:
            if clan.command != NO_CARD and clan.kind != REED and self.command_name(clan) == name:
                count += 1
        return count

    def command_name(self, clan: Clan) -> str:
        """The name of the card a clan has on the track; Qin Jiushao's cards bear the players' names."""
        if clan.kind == QIN:
            return str(self.deck.solo[clan.command]["name"])
        return self.deck.commands[clan.command].name

    # ------------------------------------------------------------ what a clan has

    def has_gold_any(self, clan: i64) -> bool:
        general = self.clans[clan].general
        return general != NO_CARD and self.deck.generals[general].gold_any

    def can_pay(self, clan: i64, price: list[i64]) -> bool:
        """Whether a clan's own resources cover a price; for some generals gold stands in for the rest."""
        stock = self.clans[clan].stock
        short: i64 = 0
        for resource in range(RESOURCES):
            if price[resource] > stock[resource]:
                short += price[resource] - stock[resource]
        if short == 0:
            return True
        return self.has_gold_any(clan) and stock[GOLD] - price[GOLD] >= short

    def pay(self, clan: i64, price: list[i64]) -> None:
        """Pay a price that `can_pay` allows: each resource as far as it goes, gold for what is short."""
        stock = self.clans[clan].stock
        short: i64 = 0
        for resource in range(RESOURCES):
            paid: i64 = min(price[resource], stock[resource])
            stock[resource] -= paid
            short += price[resource] - paid
        stock[GOLD] -= short
        if self.recording:
            paid_for = {RESOURCE_NAMES[each]: int(price[each]) for each in range(RESOURCES) if price[each]}
            if paid_for:
                self.emit("paid", clan, {"paid": paid_for, "gold_for": int(short)})

    def can_pay_chi(self, clan: i64, chi: i64) -> bool:
        price: list[i64] = [0, 0, 0, chi]
        return self.can_pay(clan, price)

    def pay_chi(self, clan: i64, chi: i64) -> None:
        price: list[i64] = [0, 0, 0, 0]
        price[CHI] = chi
        self.pay(clan, price)

    def building_stock(self, clan: i64) -> i64:
        """What a clan could put into a wall: the warehouse and its own wood, stone and gold."""
        total: i64 = 0
        for resource in range(BUILDING_RESOURCES):
            total += self.warehouse[resource] + self.clans[clan].stock[resource]
        return total

    def gain(self, clan: i64, resource: i64, count: i64) -> None:
        if count <= 0:
            return
        self.clans[clan].stock[resource] += count
        if self.recording:
            self.emit("gained", clan, {"resource": RESOURCE_NAMES[resource], "count": int(count)})

    def award(self, clan: i64, source: i64, honor: i64) -> None:
        """Honor for a clan. The Reed clan never has any."""
        if honor == 0 or self.clans[clan].kind == REED:
            return
        self.clans[clan].honor[source] += honor
        if self.recording:
            self.emit("honor", clan, {"honor": int(honor), "source": SOURCES[source]})

    def disgrace(self, clan: i64, source: i64, honor: i64) -> None:
        """Honor lost; nobody falls below 0."""
        lost: i64 = min(honor, self.clans[clan].score())
        self.clans[clan].honor[source] -= lost
        if self.recording and lost:
            self.emit("honor_lost", clan, {"honor": int(lost), "source": SOURCES[source]})
