"""What an expansion or mode changes in the evaluation of The Great Wall, in one class. The base evaluation asks the
modules of the table in turn and names none.
"""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.places import PlaceValuation
    from crenel.bots.great_wall.valuation import Valuation


class ModuleWorth:
    """Defaults that change nothing. All values are in honor."""

    # Words of cards that only this module knows: how often a year an event happens to one player, what an effect is
    # worth, and what a lasting change is worth a year.
    often: ClassVar[dict[str, float]] = {}
    effects: ClassVar[dict[str, float]] = {}
    lasting: ClassVar[dict[str, float]] = {}

    def worth(self, valuation: "Valuation") -> float:
        """What this module adds to the value of the state for the seat."""
        return 0.0

    def ask(self, valuation: "Valuation") -> None:
        """Say in `asked` and `kept` of the valuation which resources the seat should have at hand, and for how much."""

    def floor(self, floor: bool) -> bool:
        """Whether shame below 0 honor costs nothing."""
        return floor

    def ended(self, state: GreatWall, seat: int, honor: float) -> float:
        """What a game that is over is worth to the seat."""
        return honor

    def shame(self, state: GreatWall, worth: float) -> float:
        """What a shame token costs."""
        return worth

    def claim(self, state: GreatWall, seat: int, worth: float) -> float:
        """What claiming a horde brings besides its honor."""
        return worth

    def rout(self, valuation: "Valuation", worth: float) -> float:
        """What the seat gains if a horde is defeated, whoever claims it."""
        return worth

    def breach(self, valuation: "Valuation", section: i64, chance: float) -> float:
        """The chance that a section is breached this winter."""
        return chance

    def cover(self, valuation: "Valuation", horde: Horde, section: i64, soldier: i64) -> float | None:
        """Return what an attack on a horde by a kind of soldier of this module is worth, besides rewards; None for
        others.
        """
        return None

    def on_wall(self, valuation: "Valuation", section: i64, soldier: i64) -> float | None:
        """Return what a soldier of this module who stays on the wall is worth; None for others."""
        return None

    def raised(self, valuation: "Valuation", section: i64) -> float:
        """Return what another level of a wall brings its builder, besides its honor and defence."""
        return 0.0

    def builds(self, valuation: "Valuation") -> list[tuple[float, int]]:
        """Return what else a clerk could build and pay for: what each brings, and what it costs."""
        return []

    def ruin(self, state: GreatWall, worth: float) -> float:
        """Return what a breached section costs besides shame and deaths."""
        return worth

    def rival(self, state: GreatWall, seat: int, clan: i64, rival: bool) -> bool:
        """Whether honor of another clan is a loss for the seat."""
        return rival

    def settled(self, step: Step, settled: bool) -> bool:
        """Whether the state can be judged with this step on top of its stack."""
        return settled

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """The actions worth trying at a step of this module, at least one; None if it is not this module's step."""
        return None

    def verb(self, valuation: "Valuation", action: i64) -> float:
        """What an action with a verb of this module brings where many are compared and few are tried."""
        return 0.0

    def deeds(self, places: "PlaceValuation", place: i64) -> list[float]:
        """Return what a clerk could do at a printed place that this module adds, each deed for one clerk, the best
        first.
        """
        return []

    def place(self, places: "PlaceValuation", place: i64, most: int) -> list[float] | None:
        """What 0 to `most` clerks bring at a place of this module; None if it is not this module's place."""
        return None
