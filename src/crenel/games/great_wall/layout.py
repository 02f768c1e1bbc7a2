"""What a table is made of: soldiers, places, cards, clans, numbers and plans. compose.py makes it from the base game
and the modules of the table; it does not change while a game is played.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from crenel.games.great_wall.board import Board, Side
from crenel.games.great_wall.cards import HOUSE_DECK, Card, Deck, listeners
from crenel.games.great_wall.clan import SOURCES
from crenel.games.great_wall.clan_rules import ClanRules
from crenel.games.great_wall.module import Module
from crenel.games.great_wall.moves import VERBS
from crenel.games.great_wall.plans import Plan
from crenel.games.great_wall.soldiers import Soldier
from crenel.games.great_wall.vocabulary import Words
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.great_wall.state import GreatWall


class Service:
    """What a place does when it activates."""

    def activate(self, state: "GreatWall", place: i64, present: list[i64]) -> None:
        """Push what it does for all clans that are there, given in the order of tea."""
        for clan in reversed(present):
            state.clans[clan].rules.serve(state, clan, place)

    def serve(self, state: "GreatWall", clan: i64, clerks: i64) -> None:
        """Push what it does for a player with clerks that count as so many."""

    def brings(self, state: "GreatWall", clan: i64, place: i64, clerks: i64) -> i64:
        """How much it brings a player with clerks that count as so many: as many deeds, unless it says otherwise."""
        return clerks


class Place:
    """A place for clerks. One without slots is special: any number of clerks, and one is enough to activate it."""

    def __init__(self, row: dict[str, Any], side: str, service: Service) -> None:
        self.name: str = row["name"]
        self.slots: i64 = row.get("slots", {}).get(side, 0)
        self.shameful: bool = bool(row.get("shame"))  # who activates it alone is shamed
        self.service: Service = service


class Standing:
    """Cards of a module that stay active and listen to events as advisors do."""

    def __init__(self, kind: str, cards: list[Card], words: Words) -> None:
        self.kind: str = kind
        self.number: i64 = -1  # among the kinds of cards of a table
        self.cards: list[Card] = cards
        self.cards_for: list[int] = listeners(cards, words)  # by event

    def active(self, state: "GreatWall", seat: i64) -> int:
        """The set of cards that work for a seat now."""
        return 0

    def use(self, seat: i64, card: i64, times: i64) -> Step | None:
        """Return the step by which a seat uses a card; None for the step of advisors."""
        return None

    def use_at(self, seat: i64, card: i64, times: i64, where: i64) -> Step | None:
        """Return that step for an event that has happened in these sections (a set)."""
        return self.use(seat, card, times)


class Executor:
    """Makes the step that carries out one effect of a card. Effects lead to attacks and attacks trigger effects, so the
    rules that trigger only know this much; `effects.py` knows the rest.
    """

    def step(self, seat: i64, kind: i64, card: i64, boosted: bool, number: i64, times: i64) -> Step:
        raise NotImplementedError


class Layout:
    """All that is fixed at a table."""

    def __init__(self, seats: i64, board: Board, side: Side, words: Words) -> None:
        self.seats: i64 = seats
        self.words: Words = words
        self.modules: list[Module] = []
        self.absent: list[Module] = []  # those known to the game that are not in play
        self.executor: Executor = Executor()
        self.deck: Deck = HOUSE_DECK
        self.horde_cards: int = 0  # the horde deck at the start, as a set
        self.older: dict[str, object] = {}  # rows by kind that the newest version of the rules does not have
        # the board
        self.rules: int = board.rules  # the version of the rules
        self.side_name: str = side.name
        self.sections: list[i64] = side.sections[:]
        self.hordes: list[i64] = side.hordes[:]  # hordes that come in spring, by year
        self.lethality: list[i64] = side.lethality[:]  # soldiers that a horde kills, by year
        self.first_hordes: i64 = side.first_hordes
        self.shame: i64 = side.shame
        self.walls: i64 = side.walls  # finished walls that end the game
        self.start_clerks: i64 = side.start_clerks
        self.barricades: i64 = side.barricades  # in each section at the start
        self.by_honor: bool = True  # the end brings honor; otherwise all win or lose together
        self.wall_defence: list[i64] = board.wall_defence[:]  # by level
        self.firing_spots: list[i64] = board.firing_spots[:]  # by level
        # pieces
        self.clans: list[ClanRules] = []
        self.soldiers: list[Soldier] = []
        self.kinds: i64 = 0  # of soldiers
        self.tokens: list[str] = []  # pieces on hordes that are no soldiers; their numbers follow the soldiers'
        self.nobody: list[i64] = []  # no soldier of any kind; never changed
        self.places: list[Place] = []
        self.slots: list[i64] = []  # of each place
        self.sources: list[str] = SOURCES[:]
        self.verbs: dict[int, str] = dict(enumerate(VERBS))
        self.card_kinds: list[str] = ["general", "advisor", "tactic"]
        self.cards: list[list[Card]] = []  # by kind
        self.standing: list[Standing] = []
        self.follows: bool = False  # a card of the table attacks where others have attacked
        # plans
        self.set_up: Plan = Plan("set_up", [])
        self.opening: Plan = Plan("opening", [])
        self.spring: Plan = Plan("spring", [])
        self.summer: Plan = Plan("summer", [])
        self.fall: Plan = Plan("fall", [])
        self.turn: Plan = Plan("turn", [])
        self.winter: Plan = Plan("winter", [])
        self.defeat: Plan = Plan("defeat", [])
        self.claim: Plan = Plan("claim", [])
        self.breach: Plan = Plan("breach", [])

    # ------------------------------------------------------------ composing

    def add_clan(self, rules: ClanRules) -> i64:
        self.clans.append(rules)
        return len(self.clans) - 1

    def add_soldier(self, soldier: Soldier) -> i64:
        soldier.number = len(self.soldiers)
        if soldier.shoots:
            soldier.shooter = len([kind for kind in self.soldiers if kind.shoots])
        self.soldiers.append(soldier)
        self.kinds = len(self.soldiers)
        self.nobody = [0] * self.kinds
        if soldier.name not in self.words.soldiers:
            self.words.soldiers.append(soldier.name)
        return soldier.number

    def add_place(self, place: Place) -> i64:
        self.places.append(place)
        self.slots.append(place.slots)
        if place.name not in self.words.places:
            self.words.places.append(place.name)
        return len(self.places) - 1

    def add_token(self, name: str) -> i64:
        """A piece that covers a spot for a clan but is no soldier. To be added after all soldiers."""
        self.tokens.append(name)
        return self.kinds + len(self.tokens) - 1

    def add_source(self, name: str) -> i64:
        """A source of honor."""
        self.sources.append(name)
        return len(self.sources) - 1

    def add_standing(self, standing: Standing) -> None:
        standing.number = len(self.card_kinds)
        self.card_kinds.append(standing.kind)
        self.cards.append(standing.cards)
        self.standing.append(standing)

    # ------------------------------------------------------------ pieces

    def soldiers_of(self, clan: i64) -> list[i64]:
        """The soldiers that a clan has in all, by kind."""
        return self.clans[clan].soldiers(self)

    # ------------------------------------------------------------ names

    def soldier_names(self) -> list[str]:
        return self.words.soldiers

    def place_names(self) -> list[str]:
        return self.words.places

    def piece_names(self) -> list[str]:
        """What can cover a spot, by the kind of piece."""
        return self.words.soldiers + self.tokens
