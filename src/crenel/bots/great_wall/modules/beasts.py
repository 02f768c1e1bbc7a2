"""Ancient Beasts: honor to come where they stand, for oneself and for rivals, and when an upgrade pays."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.modules.beasts.cards import (
    BEASTS,
    BUILT,
    CLERK,
    GIFT,
    GIFTS,
    GUEST,
    OWN,
    SAVED,
    SPARED,
    STRUCK,
    BeastCard,
)
from crenel.games.great_wall.modules.beasts.part import NOWHERE, beasts_of
from crenel.games.great_wall.modules.beasts.steps import MoveBeast, RaiseBeast, UseRelic
from crenel.games.great_wall.moves import SKIP
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

LIKELY: Final = 0.7  # that a place activates while a clerk of today is there
VISITS: Final = 1.0  # times a year that a clan's clerks are at a place that activates
CLERKS: Final = 1.8  # of them, then
GIVING: Final = 0.6  # of those visits end in a donation
MORE: Final = 1.2  # what another donation is worth
SAVES: Final = 0.35  # soldiers that a clan saves in a year, in a section where it has some
ATTACKS: Final = 1.0  # soldiers of a clan that cover spots in a section, in a year
BUILDING: Final = 0.35  # walls and barricades that a clan builds in a section, in a year
LEVELS: Final = 0.15  # of these, walls
SPENT: Final = 4.0  # own resources in one
HERE: Final = 1.6  # times that, where a clan has soldiers
ABSENT: Final = 0.7  # or none
HOLD: Final = 0.75  # part of the time that a beast stays where it is


class BeastsWorth(ModuleWorth):
    often: ClassVar[dict[str, float]] = {
        "turn_started": 1.0,
        "beast_raised": 0.4,
        "beast_moved": 0.6,
        "others_beast": 0.8,
    }

    def worth(self, valuation: "Valuation") -> float:
        """Honor that beasts are likely to bring, less what rivals get of it."""
        state = valuation.state
        part = beasts_of(state)
        total = 0.0
        for beast in range(len(BEASTS)):
            area = part.areas[beast]
            if area == NOWHERE:
                continue
            card = part.card(beast)
            for clan in range(len(state.clans)):
                if clan == valuation.seat:
                    total += self.brings(valuation, card, area, clan)
                elif valuation.rivals[clan] and state.clans[clan].rules.person:
                    total -= valuation.rivalry * self.brings(valuation, card, area, clan)
        return total

    def brings(self, valuation: "Valuation", card: BeastCard, area: i64, clan: i64) -> float:
        """Return what a beast brings a clan from now on."""
        if area < SECTIONS:
            return self.in_section(valuation, card, area, clan)
        return self.at_place(valuation, card, area - SECTIONS, clan)

    def at_place(self, valuation: "Valuation", card: BeastCard, place: i64, clan: i64) -> float:
        clerks = float(valuation.state.clans[clan].at[place])
        years = HOLD * valuation.turns / float(len(valuation.state.track))
        now = LIKELY if clerks and not valuation.busy & (1 << int(place)) else 0.0
        each = float(card.levers[GUEST]) + GIVING * float(card.levers[GIFT])
        total = now * (each + clerks * float(card.levers[CLERK])) + VISITS * years * (
            each + CLERKS * float(card.levers[CLERK])
        )
        if card.levers[GIFTS]:
            gift = MORE + float(card.levers[GIFT])
            total += GIVING * gift * (now * max(0.0, clerks - 1.0) + VISITS * years * (CLERKS - 1.0))
        return total

    def in_section(self, valuation: "Valuation", card: BeastCard, section: i64, clan: i64) -> float:
        years = HOLD * valuation.turns / float(len(valuation.state.track))
        often = HERE if self.stands(valuation.state, clan, section) else ABSENT
        saves = SAVES * (float(card.levers[SAVED]) + float(card.levers[SPARED]))
        attacks = ATTACKS * float(card.levers[STRUCK])
        if not valuation.state.hordes[section]:
            attacks, saves = 0.5 * attacks, 0.5 * saves
        own = LEVELS * SPENT * float(card.levers[OWN])
        built = BUILDING * float(card.levers[BUILT])
        if valuation.state.wall[section] >= len(valuation.state.layout.wall_defence) - 1:
            own, built = 0.0, 0.5 * built
        return years * (often * (saves + attacks) + own + built)

    def stands(self, state: GreatWall, clan: i64, section: i64) -> bool:
        """Return whether a clan has soldiers there."""
        pieces = state.clans[clan]
        for soldier in range(pieces.kinds):
            if pieces.resting(section, soldier) or pieces.on_wall(section, soldier):
                return True
        return any(horde.present(clan) for horde in state.hordes[section])

    def settled(self, step: Step, settled: bool) -> bool:
        """An upgraded beast may still move."""
        return settled and not isinstance(step, MoveBeast)

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """All of these are tried: there are few."""
        if isinstance(state.stack[len(state.stack) - 1], RaiseBeast | MoveBeast | UseRelic):
            return [SKIP, *[action for action in actions if action != SKIP]]
        return None
