"""The table during a game of The Great Wall."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    BARRICADE_DEFENCE,
    BUILDING_RESOURCES,
    CHI,
    GOLD,
    RESOURCE_NAMES,
    RESOURCES,
    SECTIONS,
    TOP_WALL,
    WALL_COST,
)
from crenel.games.great_wall.cards import Deck
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Module, Part
from crenel.kernel.constants import NO_NUMBERS
from crenel.kernel.game import Game
from crenel.kernel.state import BIT, State

SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASON_NAMES: Final[list[str]] = ["spring", "summer", "fall", "winter"]

# How a game ends: by points, or for all alike.
BY_HONOR: Final = 0
ALL_WIN: Final = 1
ALL_LOSE: Final = 2
OUTCOME_NAMES: Final[list[str]] = ["honor", "won", "lost"]

NO_ROW: Final = -1


class GreatWall(State):
    """The board, and a clan for each player and automa. Automas have numbers after the players'."""

    __slots__ = (
        "active",
        "advisor_deck",
        "advisor_discard",
        "artifacts",
        "attacked_kinds",
        "banners",
        "barricades",
        "charges",
        "clans",
        "deck",
        "drafted",
        "horde_deck",
        "horde_discard",
        "horde_top",
        "hordes",
        "last_wounds",
        "layout",
        "modules",
        "new_archers",
        "outcome",
        "parts",
        "row",
        "season",
        "shame",
        "shame_out",
        "tactic_deck",
        "tactic_discard",
        "tea",
        "track",
        "wall",
        "warehouse",
        "year",
    )

    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout.seats)
        self.layout: Layout = layout
        self.deck: Deck = layout.deck
        self.modules: list[Module] = layout.modules
        self.parts: list[Part] = []  # what each of the modules keeps
        self.clans: list[Clan] = []
        self.tea: list[i64] = NO_NUMBERS  # clans, the top of the stack first
        self.year: i64 = 0  # place on the time track
        self.season: i64 = FALL
        self.active: i64 = -1  # the clan whose command card is being resolved
        self.track: list[i64] = NO_NUMBERS  # clan on each space of the command track, -1 where none
        self.banners: i64 = 0  # how much more each clerk of the active clan counts at the barracks
        self.hordes: list[list[Horde]] = []  # by section, in the order of their rows; rows between may be empty
        self.wall: list[i64] = NO_NUMBERS  # level by section
        self.barricades: list[i64] = NO_NUMBERS  # by section
        self.warehouse: list[i64] = NO_NUMBERS  # wood, stone, gold
        self.shame: i64 = 0  # tokens in the pool
        self.shame_out: i64 = 0  # tokens out of the game
        self.artifacts: tuple[int, ...] = ()
        self.row: list[i64] = []  # advisors to be hired, the left one first
        self.advisor_deck: int = 0  # face down: a set of cards
        self.advisor_discard: int = 0
        self.tactic_deck: int = 0
        self.tactic_discard: int = 0
        self.horde_deck: int = 0  # without the top card
        self.horde_top: i64 = NO_CARD  # the top card, whose back all can see
        self.horde_discard: int = 0
        self.attacked_kinds: i64 = 0  # kinds of soldiers that attacked in this batch
        self.charges: i64 = (
            0  # in the last batch: bits of kind * SECTIONS + section; kept only where a card asks for it
        )
        self.drafted: i64 = 0  # sections in which soldiers were recruited in this batch
        self.new_archers: i64 = 0  # archers that the last recruiting put on walls, four bits a section
        self.last_wounds: i64 = 0  # hordes that got their last wound in this batch
        self.outcome: i64 = BY_HONOR

    def clone(self) -> "GreatWall":
        copy = GreatWall(self.game, self.layout)
        self.carry(copy)
        copy.parts = [part.clone() for part in self.parts]
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
        copy.attacked_kinds = self.attacked_kinds
        copy.charges = self.charges
        copy.drafted = self.drafted
        copy.new_archers = self.new_archers
        copy.last_wounds = self.last_wounds
        copy.outcome = self.outcome
        return copy

    def rounds_begun(self) -> i64:
        return self.year

    def begin(self, season: i64) -> None:
        self.season = season
        if self.recording:
            self.emit("season_started", -1, {"season": SEASON_NAMES[season]})

    def part(self, name: str) -> Part | None:
        """What the module of that name keeps; None if it is not in play."""
        for place in range(len(self.modules)):
            if self.modules[place].name == name:
                return self.parts[place]
        return None

    # ------------------------------------------------------------ who decides

    def decider(self, clan: i64) -> i64:
        """The seat that decides for a clan; -1 if rules decide."""
        return self.clans[clan].rules.decider(self, clan)

    def seat_of(self, clan: i64) -> i64:
        """The seat that plays a clan; -1 for an automa."""
        return clan if self.clans[clan].rules.person else -1

    def clan_order(self, clans: list[i64]) -> list[i64]:
        """The order in which clans act one after the other, given in the order of tea."""
        for module in self.modules:
            clans = module.clan_order(self, clans)
        return clans

    def top_player(self) -> i64:
        """The highest player in the tea order."""
        for clan in self.tea:
            if self.clans[clan].rules.person:
                return clan
        return 0

    # ------------------------------------------------------------ hordes and walls

    def horde_at(self, section: i64, row: i64) -> Horde | None:
        for horde in self.hordes[section]:
            if horde.row == row:
                return horde
        return None

    def lethality(self) -> i64:
        """Soldiers of each clan that a horde kills."""
        kills = self.layout.lethality[self.year]
        for module in self.modules:
            kills = module.lethality(self, kills)
        return kills

    def free_firing_spots(self, section: i64) -> i64:
        free = self.layout.firing_spots[self.wall[section]]
        for clan in self.clans:
            free -= clan.shooters(section)
        return free

    def power(self, section: i64, without: i64 = NO_ROW) -> i64:
        """Offensive power before a section; `without`: as if the horde of that row had fallen."""
        total: i64 = 0
        first = True
        for horde in self.hordes[section]:
            if horde.row == without:
                continue
            total += self.power_of(section, horde, first and (horde.row == 0 or without >= 0))
            first = False
        return total

    def power_of(self, section: i64, horde: Horde, charges: bool) -> i64:
        """What one horde adds to it; it may charge in the row at the wall."""
        power = horde.card.power + horde.card.swells * self.year
        if charges:
            power += horde.card.charge
        for module in self.modules:
            power = module.power(self, section, horde, power)
        return power

    def defence(self, section: i64, without: i64 = NO_ROW) -> i64:
        """Defence of a section: its wall and barricades, less what the hordes there do to it."""
        total = self.undivided_defence(section, without)
        for _ in range(self.halvings(section, without)):
            total //= 2
        return total

    def undivided_defence(self, section: i64, without: i64 = NO_ROW) -> i64:
        """Defence before any horde halves it."""
        total = self.layout.wall_defence[self.wall[section]] + self.barricade_defence(section, without)
        for module in self.modules:
            total = module.defence(self, section, total)
        return total

    def barricade_defence(self, section: i64, without: i64 = NO_ROW) -> i64:
        """What the barricades of a section are worth: nothing where a horde burns them."""
        for horde in self.hordes[section]:
            if horde.row != without and horde.card.burns:
                return 0
        return BARRICADE_DEFENCE * self.barricades[section]

    def halvings(self, section: i64, without: i64 = NO_ROW) -> i64:
        """How many hordes halve the defence."""
        count: i64 = 0
        for horde in self.hordes[section]:
            if horde.row != without and horde.card.halves:
                count += 1
        return count

    def breaches(self, section: i64, without: i64 = NO_ROW) -> bool:
        """Whether an assault would breach a section."""
        breached = self.power(section, without) > self.defence(section, without)
        for module in self.modules:
            breached = module.breaches(self, section, without, breached)
        return breached

    def finished_walls(self) -> i64:
        count: i64 = 0
        for section in self.layout.sections:
            if self.wall[section] == TOP_WALL:
                count += 1
        return count

    def wall_cost(self, section: i64) -> i64:
        """What the next level of a wall costs."""
        cost = WALL_COST[self.wall[section]]
        for module in self.modules:
            cost = module.wall_cost(self, section, cost)
        return cost

    def invasion_section(self) -> i64:
        """Where the back of the top horde card points."""
        return self.horde_top % SECTIONS if self.horde_top != NO_CARD else self.layout.sections[0]

    def end_reason(self) -> str:
        """Why the game ends with this year; an empty text if it goes on."""
        reason = ""
        if self.year == len(self.layout.hordes) - 1:
            reason = "time"
        elif self.finished_walls() >= self.layout.walls:
            reason = "walls"
        elif self.shame == 0:
            reason = "shame"
        for module in self.modules:
            reason = module.end_reason(self, reason)
        return reason

    # ------------------------------------------------------------ places

    def clerks_at(self, place: i64) -> i64:
        total: i64 = 0
        for clan in self.clans:
            total += clan.at[place]
        return total

    def locked(self, place: i64) -> bool:
        """A regular place whose slots are all taken: nobody enters, nobody leaves."""
        slots = self.layout.slots[place]
        return slots > 0 and self.clerks_at(place) >= slots

    def ready_places(self) -> i64:
        """The places that activate, as a set: a regular one when it is full, a special one when there is a clerk who
        can activate it.
        """
        slots = self.layout.slots
        found = self.locked_places()
        for clan in self.clans:
            if clan.rules.activates:
                for place in range(len(slots)):
                    if slots[place] == 0 and clan.at[place]:
                        found |= BIT[place]
        for module in self.modules:
            for place in range(len(slots)):
                if found & BIT[place] and not module.may_activate(self, place):
                    found &= ~BIT[place]
        return found

    def activates(self, place: i64) -> bool:
        return self.ready_places() & BIT[place] != 0

    def locked_places(self) -> i64:
        """All locked places, as a set."""
        slots = self.layout.slots
        found: i64 = 0
        bit: i64 = 1
        for place in range(len(slots)):
            if slots[place] > 0 and self.clerks_at(place) >= slots[place]:
                found |= bit
            bit *= 2
        return found

    def open_places(self, clan: i64, locked: i64) -> i64:
        """The places that a clerk of a clan may go to, as a set, given those that are locked."""
        rules = self.clans[clan].rules
        found: i64 = 0
        bit: i64 = 1
        for place in range(len(self.layout.slots)):
            if not locked & bit and rules.may_enter(self, clan, place):
                found |= bit
            bit *= 2
        for module in self.modules:
            for place in range(len(self.layout.slots)):
                if found & BIT[place] and not module.may_enter(self, clan, place):
                    found &= ~BIT[place]
        return found

    def open_to(self, clan: i64, place: i64) -> bool:
        """Whether a clerk of a clan may go to a place."""
        return self.open_places(clan, self.locked_places()) & BIT[place] != 0

    # ------------------------------------------------------------ command cards

    def partners(self, name: str) -> i64:
        """Copies of a command card on the track."""
        count: i64 = 0
        for clan in range(len(self.clans)):
            if (
                self.clans[clan].command != NO_CARD
                and self.clans[clan].rules.copied
                and self.command_name(clan) == name
            ):
                count += 1
        return count

    def command_name(self, clan: i64) -> str:
        """The name of the card a clan has on the track."""
        return self.clans[clan].rules.command_name(self, clan)

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
        gold: i64 = min(price[GOLD], stock[GOLD])
        for resource in range(RESOURCES):
            paid: i64 = min(price[resource], stock[resource])
            stock[resource] -= paid
            short += price[resource] - paid
        stock[GOLD] -= short
        gold += short
        if gold:
            for module in self.modules:
                module.gold_paid(self, clan, gold)
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

    def supplied(self, clan: i64, resource: i64, count: i64) -> i64:
        """Return how many of so many resources a clan takes from the supply, where there may be too few."""
        for module in self.modules:
            count = module.gaining(self, clan, resource, count)
        return count

    def gain(self, clan: i64, resource: i64, count: i64) -> None:
        count = self.supplied(clan, resource, count)
        if count <= 0:
            return
        self.clans[clan].stock[resource] += count
        if self.recording:
            self.emit("gained", clan, {"resource": RESOURCE_NAMES[resource], "count": int(count)})

    def award(self, clan: i64, source: i64, honor: i64, kind: str = "", name: str = "") -> None:
        """Give honor to a clan, if it can have any. The event names the piece that brought it, by kind and name."""
        if honor == 0 or not self.clans[clan].rules.scores:
            return
        self.clans[clan].credit(source, honor)
        if self.recording:
            details: dict[str, object] = {"honor": int(honor), "source": self.layout.sources[source]}
            if kind:
                details[kind] = name
            self.emit("honor", clan, details)

    def disgrace(self, clan: i64, source: i64, honor: i64) -> None:
        """Take honor from a clan; nobody falls below 0."""
        lost: i64 = min(honor, self.clans[clan].score())
        self.clans[clan].credit(source, -lost)
        if self.recording and lost:
            self.emit("honor_lost", clan, {"honor": int(lost), "source": self.layout.sources[source]})
