"""The solo game against Qin Jiushao: an empty pool of shame loses."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.module import ModuleWorth

if TYPE_CHECKING:
    from crenel.bots.great_wall.valuation import Valuation

LOW: Final = 4  # shame tokens in the pool below which it gets dangerous
MISSING: Final = 6.0  # cost of each token that the pool lacks to that


class SoloWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        pool = valuation.state.shame
        return 0.0 if pool >= LOW else -MISSING * float(LOW - pool)
