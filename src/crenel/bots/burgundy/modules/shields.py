"""The shields: their points and what their effects bring, less the tax to come."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.central import PHASES
from crenel.games.burgundy.modules.building import BUILD
from crenel.games.burgundy.modules.shields.part import DOUBLES_SHIELDS, EFFECTS, POINTS, shields_of
from crenel.games.burgundy.modules.shields.steps import PayTax
from crenel.games.burgundy.modules.shields.verbs import DROP, FETCH, FOLLOW, HANG, PAY, SHIELD, TURN
from crenel.games.burgundy.moves import extra_of, verb_of, what_of
from crenel.games.burgundy.phases import EndPhase, StartRound
from crenel.games.burgundy.scoring import monastery_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import MONASTERIES
from crenel.kernel.state import BIT

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import Coverage
    from crenel.bots.burgundy.priority import PriorityPolicy

# By effect: what it brings per die action left.
RATES: Final[dict[str, float]] = {
    "one_pasture": 0.04,
    "joins_workers": 0.14,
    "tax_workers": 0.03,
    "any_keys": 0.05,
    "fetch_colour": 0.08,
    "follows": 0.03,
    "bonus_factor": 0.08,
    "good_silver": 0.1,
    "castle_shield": 0.06,
    "sale_factor": 0.25,
    "turn_die": 0.2,
    "area_step": 0.16,
    "place_anywhere": 0.12,
}
PHASE_TILE: Final = 4.0  # a tile placed at the end of a phase
KEPT: Final = 0.9  # part of a shield's points that is expected to score
TAX: Final = 1.3  # a silver that the tax will take
BOTH_DICE: Final = 3.2  # what two dice bring otherwise
TURNED: Final = -0.5  # a die turned: what it could reach is not looked up


class ShieldsWorth(ModuleWorth):
    def worth(self, state: Burgundy, seat: int, left: int) -> float:
        part = shields_of(state)
        if not part.hung:
            return 0.0
        realm = seat % int(state.duchy_count)
        taxes = taxes_left(state, realm)
        factor = 2 if part.holds(realm, DOUBLES_SHIELDS) else 1
        total = 0.0
        for _, shield in part.hung[realm]:
            worth = KEPT * float(POINTS[shield]) * factor - TAX * taxes
            total += max(0.0, worth + effect_worth(state, realm, EFFECTS[shield], left, taxes))
        return total

    def priority(
        self,
        policy: "PriorityPolicy",
        state: Burgundy,
        seat: int,
        action: i64,
        score: float,
        coverage: "Coverage",
        left: int,
    ) -> float:
        """A shield against two dice; taxes are paid unless a shield is worth less than what it costs."""
        verb = verb_of(action)
        if verb == BUILD:
            return policy.laid(state, seat, state.market[extra_of(action)], what_of(action), coverage, left)
        if verb in (SHIELD, DROP):
            worth = shield_worth(state, seat % int(state.duchy_count), what_of(action), left)
            if verb == DROP:
                return -worth
            return worth - (BOTH_DICE if state.players[seat].used == 0 else 0.0)
        if verb == PAY:
            return 0.1 * float(extra_of(action))
        if verb == FETCH:
            return 1.0
        if verb == FOLLOW:
            return float(int(state.duchies[what_of(action)].monasteries).bit_count()) - (3.0 if left > 25 else 0.5)
        if verb == HANG:
            return 0.0
        return TURNED if verb == TURN else score


def shield_worth(state: Burgundy, realm: int, shield: i64, left: int) -> float:
    """Return what a shield brings that hangs, less its taxes."""
    taxes = taxes_left(state, realm)
    return KEPT * float(POINTS[shield]) - TAX * taxes + effect_worth(state, realm, EFFECTS[shield], left, taxes)


def taxes_left(state: Burgundy, realm: int) -> int:
    """How often the tax is still due."""
    due = any(
        isinstance(step, StartRound | EndPhase) or (isinstance(step, PayTax) and step.seat == realm)
        for step in state.stack
    )
    return PHASES - 1 - max(int(state.phase), 0) + (1 if due else 0)


def effect_worth(state: Burgundy, realm: int, effect: str, left: int, taxes: int) -> float:
    """What the effect of a shield will bring."""
    if effect in ("phase_tile", "phase_black"):
        return PHASE_TILE * taxes
    if effect == "mine_silver":
        return TAX * float(state.duchies[realm].mines) * taxes
    if effect == "monastery_factor":
        rows = [row["effect"] for row in MONASTERIES if state.monasteries(realm) & BIT[row["number"]]]
        return sum((monastery_points(state, realm, row) / 2 for row in rows if "points" in row), 0.03 * left)
    return RATES.get(effect, 0.0) * left
