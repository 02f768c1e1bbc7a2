"""Every seam of the game, in one place. An expansion overrides the few that it changes; the base game asks all modules
in turn and names none.
"""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from crenel.games.burgundy.central import Side
from crenel.kernel.errors import Refusal
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.burgundy.state import Burgundy


class Part:
    """What a module keeps in the state."""

    def clone(self) -> "Part":
        return self

    def dump(self, state: "Burgundy") -> dict[str, object]:
        """As plain data; the module's `load_part` takes it back."""
        return {}


class Module:
    """The base game's answer to every question: change nothing."""

    def __init__(self, name: str = "") -> None:
        self.name: str = name  # its key in dumps, and the option that switches it on

    # ------------------------------------------------------------ laying out

    def realms(self, seats: i64) -> i64:
        """How many duchies there are; seat s rules duchy s % realms."""
        return seats

    def side(self, side: Side) -> Side:
        """The side of the central board that is used."""
        return side

    def deal_start(self, state: "Burgundy") -> bool:
        """Give out workers, silver, goods and places on the bridge in another way than the base game. True if that is
        done.
        """
        return False

    def set_up(self, state: "Burgundy") -> None:
        """All is laid out, nothing is drawn yet: add tiles to the bags, pieces to the board."""

    # ------------------------------------------------------------ phases and rounds

    def phase_begins(self, state: "Burgundy") -> None:
        """The depots are filled anew."""

    def dice_rolled(self, state: "Burgundy") -> None:
        """Dice are rolled and the goods tile lies on its depot; nobody has had a turn yet."""

    def phase_ends(self, state: "Burgundy") -> None:
        """The five rounds are over, the mines have not paid yet. May push steps."""

    # ------------------------------------------------------------ duchies

    def key_spaces(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """How many tiles a seat may store."""
        return spaces

    def most_keys(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """How many stored tiles a seat can have, although no more may come: for positions that are loaded."""
        return spaces

    def good_spaces(self, state: "Burgundy", seat: i64, spaces: i64) -> i64:
        """How many colours of goods a seat may store."""
        return spaces

    def acquire(self, state: "Burgundy", seat: i64, space: i64) -> bool:
        """A tile of the central board goes to a key space in another way than the base game's. True if that is done."""
        return False

    def allows_gaps(self, state: "Burgundy", seat: i64) -> bool:
        """Whether a duchy can have tiles that lie beside none: for positions that are loaded."""
        return False

    def allows_duplicates(self, state: "Burgundy", seat: i64) -> bool:
        """Whether a city can hold a building twice: for positions that are loaded."""
        return False

    def may_lie(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> bool:
        """Whether a wild tile may lie on a free hex."""
        return True

    def area_size(self, state: "Burgundy", seat: i64, area: i64, size: i64) -> i64:
        """As how large a completed area scores."""
        return size

    def area_completed(self, state: "Burgundy", seat: i64, area: i64) -> None:
        """An area has been completed and scored."""

    def colour_completed(self, state: "Burgundy", seat: i64, kind: i64) -> bool:
        """All hexes of a kind are covered. True if something else than the bonus tile comes of it."""
        return False

    def effect_comes(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> None:
        """A tile has been placed and scored; its own effect comes next. Steps it pushes come after that."""

    def tile_placed(self, state: "Burgundy", seat: i64, tile: i64, cell: i64) -> None:
        """A tile has been placed and scored; its own effect comes next. Steps it pushes come before that."""

    def effects_pushed(self, state: "Burgundy", seat: i64, before: i64) -> None:
        """All that follows from a placement lies on the stack, above the `before` steps that were there already."""

    def building_effect(self, state: "Burgundy", seat: i64, tile: i64) -> None:
        """The effect of a building that the base game does not know."""

    def tile_lifted(self, state: "Burgundy", space: i64) -> None:
        """A tile has been taken from the central board."""

    def workers_gained(self, state: "Burgundy", seat: i64) -> None:
        """A seat has received workers."""

    def goods_sold(self, state: "Burgundy", seat: i64, good: i64, count: i64) -> None:
        """A pile of goods has been sold and paid. May push steps."""

    def marker_moved(self, state: "Burgundy", seat: i64) -> None:
        """A marker has gone one space along the bridge."""

    # ------------------------------------------------------------ actions

    def turn_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """More that a seat may do in its turn."""

    def turn_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Do it, if it is this module's action."""
        return False

    def verbs(self) -> dict[int, str]:
        """This module's verbs and the words for them."""
        return {}

    def fields(self, state: "Burgundy", action: int, seat: int, parts: dict[str, object]) -> None:
        """Add to the parts of an action by name: those of its own verbs, or more about the base game's. The notation is
        the verb, then `tile`, `good`, `cell`, `depot`, `number` as far as there are such parts, then `words`.
        """

    def why_not(self, state: "Burgundy", words: str, seat: int) -> Refusal | None:
        """Why this notation (in small letters, of a seat that may decide) is not legal, if this module knows."""
        return None

    # ------------------------------------------------------------ points

    def scored(self, state: "Burgundy", seat: i64, source: i64, points: i64) -> None:
        """A seat has just been given points."""

    def turn_ends(self, state: "Burgundy", seat: i64) -> None:
        """A seat has ended its turn."""

    def moment_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """More that a seat may do at any moment of its turn, as it may make its purchase."""

    def moment_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Do it, if it is this module's action."""
        return False

    def castle_actions(self, state: "Burgundy", seat: i64, found: list[int]) -> None:
        """More that a castle's action may be."""

    def castle_action(self, state: "Burgundy", seat: i64, action: int) -> bool:
        """Do it, if it is this module's action."""
        return False

    def monasteries(self, state: "Burgundy", seat: i64, held: i64) -> i64:
        """The monasteries (a bit each) that count for a seat."""
        return held

    def monastery_count(self, state: "Burgundy", seat: i64, effect: dict[str, object], count: int) -> int:
        """How often a monastery pays that pays at the end."""
        return count

    def final_scoring(self, state: "Burgundy", seat: i64) -> None:
        """The game is over: more points for a duchy, given to its first seat."""

    def scores_leftovers(self) -> bool:
        """Whether goods, silver, workers and monasteries count at the end."""
        return True

    def breakdown(self, state: "Burgundy", seat: int) -> dict[str, int] | None:
        """The score of a seat, if it is counted in another way."""
        return None

    def ranking(self, state: "Burgundy") -> list[int] | None:
        """Seats, best first, if they are ranked in another way."""
        return None

    def winners(self, state: "Burgundy") -> list[int] | None:
        """Who has won, if that is not the first alone."""
        return None

    # ------------------------------------------------------------ dumps and views

    def new_part(self, state: "Burgundy") -> Part:
        """What this module keeps, before the game begins."""
        return Part()

    def load_part(self, state: "Burgundy", data: Mapping[str, Any], where: str) -> Part:
        """The part of a dump; duchies, players and central board are loaded already. BadState if it cannot be."""
        return self.new_part(state)

    def loaded(self, state: "Burgundy") -> None:
        """All parts are loaded: work out what follows from them."""

    def printed(self, state: "Burgundy", counts: list[int]) -> None:
        """Add the tiles that this module brings, by tile."""

    def tiles_kept(self, state: "Burgundy", counts: list[int]) -> None:
        """Add the tiles that this module keeps in its part, by tile."""

    def goods_kept(self, state: "Burgundy") -> list[int]:
        """Goods that this module keeps in its part: packed counts."""
        return []

    def steps(self) -> dict[str, type[Step]]:
        """This module's steps that have no details, by their name in dumps."""
        return {}

    def table_steps(self) -> list[str]:
        """Those of its steps that belong to no seat."""
        return []

    def load_step(self, state: "Burgundy", name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        """One of its steps that have details."""
        return None

    def catalogue(self) -> dict[str, object]:
        """What never changes of its pieces."""
        return {}

    def observe(self, state: "Burgundy", view: dict[str, object]) -> None:
        """Add to what a seat may see."""

    def observe_player(self, state: "Burgundy", seat: int, row: dict[str, object]) -> None:
        """Add to what all may see of one player."""

    def forget(self, state: "Burgundy", seat: int, rng: random.Random) -> None:
        """Draw anew, in this copy, what this module hides from the seat."""
