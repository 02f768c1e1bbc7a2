"""Seams of the game: everything that an expansion or mode can change. Each module overrides the few that it needs; the
base game asks all modules of a table in turn and names none.
"""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from crenel.games.burgundy.central import Side
from crenel.kernel.errors import BadSetup, Refusal
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.burgundy.state import Burgundy


class Part:
    """State of one module at one table."""

    def clone(self) -> "Part":
        return self

    def dump(self, state: "Burgundy") -> dict[str, object]:
        """Return it as plain data, which the module's `load_part` takes back."""
        return {}


class Module:
    """An expansion or mode. Every default changes nothing."""

    def __init__(self, name: str = "") -> None:
        self.name: str = name  # its folder, its key in dumps, and the option that switches it on
        self.seats: list[int] = [1, 2, 3, 4]  # player counts that it is for
        self.excludes: dict[str, str] = {}  # options that it does not go with, and the reason: a key of the catalogues
        self.group: str = "expansions"  # what its option is shown with
        self.decisions: int = 0  # decisions of a measured game with it; 0 if nobody measured
        self.rules: list[dict[str, Any]] = []  # its rows in the list of rules
        # Boards of its own: their family ("": none), and the one played where nobody chooses ("": random ones).
        self.family: str = ""
        self.usual_board: str = ""
        self.own_boards: bool = True  # whether boards that people make can take their place

    # ------------------------------------------------------------ options

    def is_on(self, seats: int, options: Mapping[str, object]) -> bool:
        """Return whether a table plays with it."""
        return bool(options[self.name])

    def table_options(self) -> dict[str, dict[str, object]]:
        """Return its table options, in the form of `kernel.options`: by default the one that switches it on."""
        return {self.name: {"type": "boolean", "default": False, "expansion": True, "group": self.group}}

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup if it is not for so many."""
        if seats in self.seats:
            return
        if seats == 1:
            raise BadSetup("not-alone", option=self.name)
        raise BadSetup("bad-seats", game=self.name, seats=seats, allowed=", ".join(str(each) for each in self.seats))

    def board_case(self) -> dict[str, object]:
        """Return when its family of boards is played: a row of `cases` in `kernel.options`."""
        return {"with": self.name}

    # ------------------------------------------------------------ pieces

    def tiles(self) -> list[int]:
        """Return the tiles that it added to the catalogue."""
        return []

    def sources(self) -> dict[int, str]:
        """Return its sources of points: their numbers (see player.py) and names."""
        return {}

    def event_points(self) -> dict[str, dict[str, list[str]]]:
        """Return by event and source which details of the event are points, so that a score can be traced."""
        return {}

    def catalogue(self) -> dict[str, object]:
        """Return what never changes of its other pieces."""
        return {}

    # ------------------------------------------------------------ rules reference

    def rule_texts(self, rule: str) -> list[tuple[str, dict[str, object]]]:
        """Return what a rule of its own says that is made from a row of data."""
        return []

    def rule_piece(self, rule: str) -> str:
        """Return the piece of its own that a rule is about; empty if it is about none."""
        return ""

    def rule_table(self, name: str) -> tuple[list[object], list[list[object]]] | None:
        """Return head and rows of a table of its own."""
        return None

    # ------------------------------------------------------------ set-up

    def duchy_count(self, seats: i64) -> i64:
        """Return how many duchies there are; seat s rules duchy s % duchy_count."""
        return seats

    def side(self, side: Side) -> Side:
        """Return the side of the central board that is used."""
        return side

    def deal_start(self, state: "Burgundy") -> bool:
        """Deal workers, silver, goods and places on the bridge instead of the base game. Return whether it did."""
        return False

    def set_up(self, state: "Burgundy") -> None:
        """Add tiles to the bags and pieces to the board, before anything is drawn."""

    # ------------------------------------------------------------ phases and rounds

    def phase_started(self, state: "Burgundy") -> None:
        """React after the depots are refilled."""

    def dice_rolled(self, state: "Burgundy") -> None:
        """React after the roll; the goods tile lies on its depot, and nobody has had a turn yet."""

    def phase_ended(self, state: "Burgundy") -> None:
        """React after the five rounds, before the mines pay. May push steps."""

    def turn_ended(self, state: "Burgundy", seat: i64) -> None:
        """React after a seat has ended its turn."""

    # ------------------------------------------------------------ duchies

    def key_spaces(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """Return how many tiles a seat may store."""
        return spaces

    def max_stored(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """Return how many stored tiles a seat can have in a position that is loaded, although no more may come."""
        return spaces

    def good_spaces(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """Return how many colours of goods a seat may store."""
        return spaces

    def acquire(self, state: "Burgundy", seat: i64, space: i64) -> bool:
        """Move a tile of the central board to a key space instead of the base game. Return whether it did."""
        return False

    def allows_gaps(self, state: "Burgundy", seat: i64) -> bool:
        """Return whether a duchy that is loaded can have tiles that lie beside none."""
        return False

    def allows_duplicates(self, state: "Burgundy", seat: i64) -> bool:
        """Return whether a city that is loaded can hold a building twice."""
        return False

    def may_place_wild(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> bool:
        """Return whether a wild tile may be placed on a free hex."""
        return True

    def area_size(self, state: "Burgundy", seat: i64, area: i64, size: i64) -> i64:
        """Return the size by which a completed area scores."""
        return size

    def colour_completed(self, state: "Burgundy", seat: i64, kind: i64) -> bool:
        """React to a kind whose hexes are all covered. Return whether this takes the place of the bonus tile."""
        return False

    def push_after_effect(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> None:
        """Push steps that come after the effect of a tile that has been placed and scored."""

    def tile_placed(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> None:
        """React to a tile that has been placed and scored. Steps pushed here come before the tile's own effect."""

    def arrange_effects(self, state: "Burgundy", seat: i64, before: i64) -> None:
        """Rearrange what follows from a placement: the steps on the stack above the lowest `before`."""

    def building_effect(self, state: "Burgundy", seat: i64, tile: i64) -> None:
        """Carry out the effect of a building that the base game does not know."""

    def tile_removed(self, state: "Burgundy", space: i64) -> None:
        """React to a tile that has been taken from the central board."""

    def workers_gained(self, state: "Burgundy", seat: i64) -> None:
        """React to workers that a seat has received."""

    def goods_sold(self, state: "Burgundy", seat: i64, good: i64, count: i64) -> None:
        """React to goods that have been sold and paid. May push steps."""

    def marker_moved(self, state: "Burgundy", seat: i64) -> None:
        """React to a marker that has moved one space along the bridge."""

    # ------------------------------------------------------------ actions

    def turn_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """List more that a seat may do in its turn."""

    def turn_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Carry out one of these actions. Return False if it is another module's."""
        return False

    def free_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """List more that a seat may do at any moment of its turn, as it may make its purchase."""

    def free_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Carry out one of these actions. Return False if it is another module's."""
        return False

    def castle_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """List more that a castle's action may be."""

    def castle_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Carry out one of these actions. Return False if it is another module's."""
        return False

    def verbs(self) -> dict[int, str]:
        """Return its verbs: their numbers (see moves.py) and words."""
        return {}

    def fields(self, state: "Burgundy", action: int, seat: int, parts: dict[str, object]) -> None:
        """Add to the parts of an action by name: those of its own verbs, or more about the base game's. The notation is
        the verb, then `tile`, `good`, `cell`, `depot`, `number` as far as there are such parts, then `words`.
        """

    def why_not(self, state: "Burgundy", words: str, seat: int) -> Refusal | None:
        """Return why this notation (in small letters, of a seat that may decide) is not legal, if this module knows."""
        return None

    # ------------------------------------------------------------ points

    def points_scored(self, state: "Burgundy", seat: i64, source: i64, points: i64) -> None:
        """React to points that a seat has just scored."""

    def monasteries(self, state: "Burgundy", seat: i64, held: i64) -> i64:
        """Return the monasteries (a bit each) that count for a seat."""
        return held

    def monastery_count(self, state: "Burgundy", seat: i64, effect: dict[str, object], count: int) -> int:
        """Return how often a monastery pays that pays at the end."""
        return count

    def monastery_paid(self, state: "Burgundy", seat: i64, effect: dict[str, object]) -> None:
        """React to a monastery that has paid its points."""

    def final_scoring(self, state: "Burgundy", seat: i64) -> None:
        """Score more points for a duchy at the end of the game; they go to its first seat."""

    def scores_leftovers(self) -> bool:
        """Return whether goods, silver, workers and monasteries count at the end."""
        return True

    def breakdown(self, state: "Burgundy", seat: int) -> dict[str, int] | None:
        """Return the score of a seat, if it is counted in another way."""
        return None

    def ranking(self, state: "Burgundy") -> list[int] | None:
        """Return the seats, best first, if they are ranked in another way."""
        return None

    def winners(self, state: "Burgundy") -> list[int] | None:
        """Return who has won, if that is not the first alone."""
        return None

    # ------------------------------------------------------------ dumps and views

    def new_part(self, state: "Burgundy") -> Part:
        """Return its state before the game begins."""
        return Part()

    def load_part(self, state: "Burgundy", data: Mapping[str, Any], where: str) -> Part:
        """Load its state; duchies, players and central board are loaded already. Raise BadState if it cannot be."""
        return self.new_part(state)

    def part_loaded(self, state: "Burgundy") -> None:
        """Work out what follows from its state, after all parts are loaded."""

    def count_printed(self, state: "Burgundy", counts: list[int]) -> None:
        """Add how many of each tile it brings into the game."""

    def count_kept(self, state: "Burgundy", counts: list[int]) -> None:
        """Add how many of each tile lie in its part."""

    def kept_goods(self, state: "Burgundy") -> list[int]:
        """Return the goods that lie in its part, as packed counts."""
        return []

    def steps(self) -> dict[str, type[Step]]:
        """Return its steps that have no details, by their name in dumps."""
        return {}

    def load_step(self, state: "Burgundy", name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        """Load one of its steps that have details."""
        return None

    def observe(self, state: "Burgundy", view: dict[str, object]) -> None:
        """Add to the view of everybody."""

    def observe_player(self, state: "Burgundy", seat: int, row: dict[str, object]) -> None:
        """Add to what everybody sees of one player."""

    def observe_own(self, state: "Burgundy", seat: int, view: dict[str, object]) -> None:
        """Add to a seat's view what only this seat may know. The parts of the view are shared: replace them."""

    def forget(self, state: "Burgundy", seat: int, rng: random.Random) -> None:
        """Draw anew, in this copy, what its part hides from the seat."""
