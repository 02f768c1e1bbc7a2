"""The seams between the base game and its modules (modes, automas, expansions).

A module overrides what it changes; the defaults change nothing. The base game asks all modules of a table in turn and
names none. What a season or a turn consists of is changed in `compose`, by the plans of the layout (plans.py); how a
clan plays that no person leads, by its own ClanRules. docs/great-wall-seams.md maps each expansion to its seams.
"""

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64

from crenel.games.great_wall.board import Board, Side
from crenel.games.great_wall.vocabulary import NO_WORDS, CardWords
from crenel.kernel.errors import BadSetup, Refusal
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.great_wall.cards import Op
    from crenel.games.great_wall.horde import Horde
    from crenel.games.great_wall.layout import Layout
    from crenel.games.great_wall.state import GreatWall

Row = Mapping[str, Any]


class Part:
    """What a module keeps in the state."""

    def clone(self) -> "Part":
        return self


class CardKind:
    """A kind of cards that a module brings, for tables with cards of their own: what a row may say."""

    def __init__(self, needed: list[str], other: list[str], check: Callable[[Row], None]) -> None:
        self.needed = needed
        self.other = other
        self.check = check


class Module:
    """The base game's answer to every question: change nothing. One object for each table that plays with it."""

    name: ClassVar[str] = ""
    # Its cards by kind: they join those of the base game, or are a kind of their own.
    rows: ClassVar[dict[str, list[Row]]] = {}
    card_kinds: ClassVar[dict[str, CardKind]] = {}
    # Words of cards that only it knows.
    card_words: ClassVar[CardWords] = NO_WORDS
    # What the texts of its cards name besides what stands in their rows.
    card_details: ClassVar[dict[str, object]] = {}
    # Its rules, as data/rules.toml has those of the base game.
    rules: ClassVar[list[dict[str, Any]]] = []
    # Its verbs by their numbers, from 64 on: eight are kept for each module (modules/__init__.py).
    verbs: ClassVar[dict[int, str]] = {}

    # Numbers of seats that it adds to the game's, each with a side of the board (`side`).
    more_seats: ClassVar[tuple[int, ...]] = ()

    # ------------------------------------------------------------ options

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        """Return whether a table with these seats and options plays with it."""
        return False

    @classmethod
    def table_options(cls) -> dict[str, object]:
        """Its table options, as properties of the JSON Schema."""
        return {}

    @classmethod
    def refusal(cls, seats: int, options: Mapping[str, object]) -> BadSetup | None:
        """Return why it cannot be played so, if it is asked for and cannot."""
        return None

    # ------------------------------------------------------------ laying out

    @classmethod
    def side(cls, seats: int, board: Board) -> Side | None:
        """The board for a number of seats that it adds, on the board of a version of the rules."""
        return None

    def compose(self, layout: "Layout") -> None:
        """Add clans, soldiers, places, sources of honor and verbs, and change numbers and plans."""

    def add_cards(self, layout: "Layout") -> None:
        """Make what needs the deck: cards that stand and listen."""

    @classmethod
    def rows_under(cls, rules: int) -> "dict[str, list[Row]]":
        """Its cards as a version of the rules has them."""
        return cls.rows

    def deal(self, kind: str, rows: list[Row], rules: int) -> list[Row]:
        """The cards of a kind at this table, given those so far, under a version of the rules."""
        return rows + self.rows_under(rules).get(kind, [])

    def brings_horde(self, name: str) -> bool:
        """Return whether a kind of horde has come with it, beside those that any table has."""
        return False

    def new_part(self, state: "GreatWall") -> Part:
        """Return what it keeps, before the game begins."""
        return Part()

    # ------------------------------------------------------------ numbers

    def hordes_due(self, state: "GreatWall", count: i64) -> i64:
        """Return how many hordes come now."""
        return count

    def lethality(self, state: "GreatWall", kills: i64) -> i64:
        """Return how many of each clan's soldiers a horde kills."""
        return kills

    def power(self, state: "GreatWall", section: i64, horde: "Horde", power: i64) -> i64:
        """The offensive power of a horde."""
        return power

    def defence(self, state: "GreatWall", section: i64, defence: i64) -> i64:
        """The defence of a section."""
        return defence

    def breaches(self, state: "GreatWall", section: i64, without: i64, breached: bool) -> bool:
        """Return whether an assault would breach a section; `without`: as if the horde of that row had fallen."""
        return breached

    def soldier_price(self, state: "GreatWall", seat: i64, soldier: i64, price: list[i64]) -> None:
        """Change the price of a soldier, by resource."""

    def wall_cost(self, state: "GreatWall", section: i64, cost: i64) -> i64:
        """Return what the next level of a wall costs."""
        return cost

    def overseer_yield(self, state: "GreatWall", clan: i64, place: i64, amount: i64) -> i64:
        """Return what an overseer brings, in summer or when his place activates."""
        return amount

    def save_price(self, state: "GreatWall", clan: i64, section: i64, chi: i64) -> i64:
        """Return what it costs to save a soldier who fell in a section."""
        return chi

    # ------------------------------------------------------------ permissions

    def may_enter(self, state: "GreatWall", clan: i64, place: i64) -> bool:
        """Return whether a clerk may go to a place."""
        return True

    def may_activate(self, state: "GreatWall", place: i64) -> bool:
        """Return whether a place can activate at all."""
        return True

    def may_upgrade(self, state: "GreatWall", clan: i64, place: i64) -> bool:
        """Return whether a clan may place or raise an overseer at a place."""
        return True

    def activation_order(self, state: "GreatWall", found: list[int]) -> list[int]:
        """Return which of the places that are ready may activate next."""
        return found

    def clan_order(self, state: "GreatWall", clans: list[i64]) -> list[i64]:
        """The order in which clans act that act one after the other; tea decides unless a module does."""
        return clans

    def asks_order(self, state: "GreatWall", step: Step) -> bool:
        """Return whether this module has asked for that order: it has pushed the step again and a question above it."""
        return False

    def asks_who_begins(self, state: "GreatWall", place: i64, advanced: bool, present: list[i64]) -> bool:
        """Return whether this module has asked in which order the clans at a place act: it has pushed a question, and
        below it a step that activates the place again.
        """
        return False

    def shame_on_hordes(self, state: "GreatWall") -> bool:
        """Return whether shame may be put on claimed hordes."""
        return True

    def counts_as_present(self, state: "GreatWall", clan: i64, section: i64, horde: "Horde") -> bool:
        """Return whether a clan that stands on a horde counts as present when it breaches the wall."""
        return True

    def stands_near(self, state: "GreatWall", thing: str, where: i64) -> bool:
        """Return whether this module has such a thing in one of these sections."""
        return False

    # ------------------------------------------------------------ happenings

    def place_activated(self, state: "GreatWall", place: i64, present: list[i64]) -> None:
        """A place activates for the clans that are there. Steps pushed here come before what it does."""

    def clerks_leave(self, state: "GreatWall", place: i64) -> None:
        """An activation is over; its clerks are about to go home."""

    def wall_built(self, state: "GreatWall", clan: i64, section: i64) -> None:
        """A clan has built a wall level and got its honor. Steps pushed here come before those of cards."""

    def wall_destroyed(self, state: "GreatWall", section: i64) -> None:
        """A wall has lost a level, and its soldiers have come down."""

    def horde_placed(self, state: "GreatWall", section: i64, horde: "Horde") -> None:
        """A horde has come to its row."""

    def raid(self, state: "GreatWall", section: i64, horde: "Horde") -> bool:
        """A horde has found no room. True if something else comes of it than the base game's loss of shame."""
        return False

    def struck(self, state: "GreatWall", clan: i64, section: i64, soldier: i64, horde: "Horde") -> None:
        """A soldier has attacked, and got what the spots give."""

    def soldiers_died(self, state: "GreatWall", clan: i64, section: i64, dead: list[i64]) -> bool:
        """Soldiers, by kind, were not saved. True if they go elsewhere than to the pool."""
        return False

    def soldier_saved(self, state: "GreatWall", clan: i64, section: i64, soldier: i64) -> None:
        """A soldier was saved, and rests in the section."""

    def save_paid(self, state: "GreatWall", clan: i64, section: i64) -> None:
        """A clan has paid to save a soldier."""

    def deaths_over(self, state: "GreatWall", clan: i64, section: i64) -> None:
        """It is settled who of a clan, fallen in one event, is saved and who dies."""

    def donated_at(self, state: "GreatWall", seat: i64, place: i64) -> None:
        """A player donates at a place that activates. Steps pushed here come after all that follows from it."""

    def barricade_built(self, state: "GreatWall", clan: i64, section: i64) -> None:
        """A clan has built a barricade at the builders' camp and got its honor."""

    def assaulted(self, state: "GreatWall", section: i64, breached: bool) -> None:
        """A section was stormed; if it is breached, shame and deaths lie on the stack. Steps pushed here come first."""

    def building_paid(self, state: "GreatWall", seat: i64, own: i64) -> None:
        """A builder has paid so many resources of his own; the warehouse has paid the rest."""

    def shame_due(self, state: "GreatWall", clan: i64, cause: i64) -> bool:
        """A player is to get a shame token for a cause (shame.py). True if something else comes of it."""
        return False

    def gold_paid(self, state: "GreatWall", clan: i64, count: i64) -> None:
        """A clan has paid so much gold of its own."""

    def gaining(self, state: "GreatWall", clan: i64, resource: i64, count: i64) -> i64:
        """Return how many of so many resources a clan really gains."""
        return count

    # ------------------------------------------------------------ more actions

    def build_actions(self, state: "GreatWall", seat: i64, found: list[int]) -> None:
        """More that a clerk may build."""

    def build(self, state: "GreatWall", seat: i64, action: int) -> bool:
        """Push the building of it, if it is this module's action."""
        return False

    def deploy_actions(self, state: "GreatWall", seat: i64, soldier: i64, found: list[int]) -> None:
        """More that a recruited soldier may do."""

    def deploy(self, state: "GreatWall", seat: i64, action: int) -> bool:
        """Do it, if it is this module's action. The soldier has left the ranks of the recruited."""
        return False

    def march_actions(self, state: "GreatWall", seat: i64, found: list[int]) -> None:
        """More that a clerk at the logistics center may do."""

    def march(self, state: "GreatWall", seat: i64, action: int) -> bool:
        """Do it, if it is this module's action."""
        return False

    def take_effect(self, state: "GreatWall", seat: i64, op: "Op", count: i64) -> None:
        """Carry out an effect of a card that this module brings, so many times. What it asks is a step of its own."""

    # ------------------------------------------------------------ the end

    def end_reason(self, state: "GreatWall", reason: str) -> str:
        """Return why the game ends with this year; an empty text if it goes on."""
        return reason

    def final_scoring(self, state: "GreatWall", clan: i64) -> None:
        """Give more honor at the end, before shame is counted."""

    def counted(self, state: "GreatWall", seat: i64, what: str) -> int:
        """Return what a clan has of something that artifacts of this module count; -1 if it is none of those."""
        return -1

    def standings(self, state: "GreatWall", order: list[int]) -> list[int]:
        """Seats and automas that score, best first."""
        return order

    def advisors_leave(self, state: "GreatWall") -> bool:
        """The advisors on the left of the row go in spring. True if they go elsewhere than to the discard pile."""
        return False

    def winners(self, state: "GreatWall", seats: list[int]) -> list[int]:
        """The seats that have won."""
        return seats

    def ending(self, state: "GreatWall") -> str:
        """Return how a game has ended that all win or lose together, in a word; an empty text for other games."""
        return ""

    # ------------------------------------------------------------ actions in words

    def fields(self, state: "GreatWall", action: int, seat: int, parts: dict[str, object]) -> bool:
        """Add the parts of an action by name, if its verb is this module's. True if so."""
        return False

    def words(self, state: "GreatWall", action: int, parts: dict[str, object]) -> str | None:
        """The notation of an action behind its verb, where it is not just its parts in order."""
        return None

    def price(self, state: "GreatWall", action: int, seat: int) -> dict[str, int] | None:
        """Return what a move costs, if it is this module's: by resource, or by a word of prices.py."""
        return None

    def why_not(self, state: "GreatWall", words: list[str], seat: int) -> Refusal | None:
        """Return why this notation is not legal, if this module knows."""
        return None

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: "GreatWall", row: dict[str, object]) -> None:
        """Add what it keeps to a dump."""

    def dump_absent(self, row: dict[str, object]) -> None:
        """Add to the dump of a table that plays without it: only for keys that records of old have always had."""

    def hordes_left_out(self, state: "GreatWall", data: Mapping[str, Any]) -> int:
        """Horde cards, as a set, that it has taken out of the deck, as a dump says."""
        return 0

    def load(self, state: "GreatWall", data: Mapping[str, Any]) -> None:
        """Take its part from a dump; board, clans and decks are loaded already. BadState if it cannot be."""

    def load_absent(self, state: "GreatWall", data: Mapping[str, Any]) -> None:
        """Refuse (BadState) a dump that has this module's pieces at a table that plays without it."""

    def steps(self) -> "list[tuple[type[Step], str]]":
        """Its steps, each with whom it asks: see steps.py."""
        return []

    def check_step(self, state: "GreatWall", step: Step) -> bool:
        """Return whether a loaded step of its own can be."""
        return True

    def soldiers_kept(self, state: "GreatWall", clan: i64, soldier: i64) -> i64:
        """A clan's soldiers of a kind that lie with this module's pieces or are out of the game."""
        return 0

    def clerks_kept(self, state: "GreatWall", clan: i64) -> i64:
        """A clan's clerks that lie with this module's pieces or are out of the game."""
        return 0

    def shame_kept(self, state: "GreatWall") -> i64:
        """Shame tokens that lie with this module's pieces."""
        return 0

    def observe(self, state: "GreatWall", view: dict[str, object]) -> None:
        """Add what all may see."""

    def observe_absent(self, view: dict[str, object]) -> None:
        """Add to the view of a table that plays without it: only for keys that views have always had."""

    def observe_section(self, state: "GreatWall", section: int, row: dict[str, object]) -> None:
        """Add what all may see of a section."""

    def observe_place(self, state: "GreatWall", place: int, row: dict[str, object]) -> None:
        """Add what all may see of a place."""

    def observe_clan(self, state: "GreatWall", clan: int, row: dict[str, object]) -> None:
        """Add what all may see of a clan."""

    def observe_own(self, state: "GreatWall", seat: int, row: dict[str, object]) -> None:
        """Add what a seat may see behind its own screen."""

    def opens_hands(self, state: "GreatWall") -> bool:
        """Return whether everybody may look behind all screens: hands, resources and supporting advisors."""
        return False

    def forget(self, state: "GreatWall", seat: int, rng: random.Random) -> None:
        """Draw anew, in this copy, what it hides from the seat."""

    def draw_stocks(self, state: "GreatWall", seat: int, rng: random.Random) -> bool:
        """Draw others' resources anew, in this copy. True if this module has done so, because more is known of them
        than how many each has.
        """
        return False

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        """Return what never changes of its pieces."""
        return {}
