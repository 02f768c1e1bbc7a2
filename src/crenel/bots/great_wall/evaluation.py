"""Evaluation of The Great Wall: a player's honor, and the honor to expect from everything else the player has.

Expected honor shrinks with the command cards still to be resolved, so that near the end only what still pays is worth
anything. Decisions with a plain answer (payments, the order of activations) and those that only a plan answers well
(clerks, command cards) are not tried out: `shortlist` names what is worth trying.
"""

import math
from typing import Final

from mypy_extensions import i64

from crenel.bots.evaluation import Evaluation
from crenel.bots.great_wall.cards import CardValuation
from crenel.bots.great_wall.commands import CommandValuation
from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.modules import worths_of
from crenel.bots.great_wall.places import PlaceValuation
from crenel.bots.great_wall.terms import terms_of
from crenel.bots.great_wall.valuation import Valuation
from crenel.bots.great_wall.weights import WEIGHTS, Weights
from crenel.games.great_wall.battle import Strike
from crenel.games.great_wall.board import (
    ACADEMY,
    ARCHER,
    BARRACKS,
    BUILDERS,
    EMBASSY,
    HORSEMAN,
    LOGISTICS,
    PRODUCTION,
    SECTIONS,
    SPEARMAN,
    TEA_HOUSE,
)
from crenel.games.great_wall.cards import HOUSE_DECK, Card
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.moves import (
    ACTIVATE,
    ATTACK,
    CLERK,
    DONE,
    REST,
    SKIP,
    SPEND,
    STOCK,
    first_of,
    move,
    second_of,
    third_of,
    verb_of,
)
from crenel.games.great_wall.places.activation import Activations, AdvancedActivation
from crenel.games.great_wall.places.builders import PayFromWarehouse, PayOwn
from crenel.games.great_wall.places.logistics import March
from crenel.games.great_wall.recruits import Deploy, PayAny, Recruit
from crenel.games.great_wall.scoring import artifact_honor
from crenel.games.great_wall.seasons.fall import ChooseCommands, PlaceCard
from crenel.games.great_wall.seasons.turn import Betrayal
from crenel.games.great_wall.setup import ChooseLeaders
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import CROWDED, PER_ARCHER_SECTIONS, UPGRADE, YOU_DEFEAT
from crenel.kernel.state import State

# Places activate in this order: what brings resources before what spends them.
ORDER: Final[list[int]] = [*range(PRODUCTION), TEA_HOUSE, ACADEMY, BUILDERS, EMBASSY, LOGISTICS, BARRACKS]
TRIED: Final = 3  # ways to deploy a soldier, spots to strike: so many are tried
SUITED: Final = 2.0  # a general whose deeds an artifact in play rewards
TEA: Final = 0.03  # a general's tea value, each point


def in_order(place: int) -> int:
    """When a place is to activate; those of modules, which sell something, before those that spend most."""
    return ORDER.index(place) if place in ORDER else ORDER.index(EMBASSY)


class GreatWallEvaluation(Evaluation):
    """Values a clan by weights."""

    finalists = 1
    haste = 3.5

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w: Weights = weights
        self.cards: CardValuation = CardValuation(HOUSE_DECK, weights, [])
        self.layout: Layout | None = None  # of the table judged last
        self.worths: list[ModuleWorth] = []  # of its modules

    def worths_at(self, state: GreatWall) -> list[ModuleWorth]:
        """The worth of the table's modules, looked up once per table."""
        if self.layout is not state.layout:
            self.layout = state.layout
            self.worths = worths_of(state)
        return self.worths

    def settled(self, state: State, seat: int) -> bool:
        """A soldier without a spot, or something built but not paid, is half done."""
        assert isinstance(state, GreatWall)
        step = state.stack[len(state.stack) - 1]
        settled = not isinstance(step, Strike | PayFromWarehouse | PayOwn | PayAny | March)
        for module in self.worths_at(state):
            settled = module.settled(step, settled)
        return settled

    def valuation(self, state: GreatWall, seat: int) -> Valuation:
        if self.cards.deck is not state.deck:
            self.cards = CardValuation(state.deck, self.w, self.worths_at(state))
        return Valuation(state, seat, self.w, self.cards, self.worths_at(state))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, GreatWall)
        clan = state.clans[seat]
        honor = float(clan.score())
        if not state.stack:
            for module in self.worths_at(state):
                honor = module.ended(state, seat, honor)
            return honor
        p = self.valuation(state, seat)
        open_honor = (
            honor
            - self.shame(p)
            + p.resources()
            + self.overseers(p)
            + self.clerks(p)
            + PlaceValuation(p).placed()
            + self.soldiers(p)
            + self._cards(p)
            + self.walls(p)
        )
        added = 0.0
        for module in p.worths:
            added += module.worth(p)
        return self.above_zero(p, open_honor) + self.final(p) + p.hordes() + self.cut_short(p) + added

    def terms(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, GreatWall)
        return terms_of(self, state, seat)

    def shame(self, p: Valuation) -> float:
        """Shame under soldiers, and shame to expect in the years to come."""
        total = p.coming * p.shame
        for shames in p.clan.shamed:
            total += p.shame * float(shames)
        return total

    def above_zero(self, p: Valuation, honor: float) -> float:
        """Shame eats honor, but nobody falls below 0; hordes and artifacts are scored after that. So the less honor
        will be left, the less an honor more or less counts.
        """
        floor = True
        for module in p.worths:
            floor = module.floor(floor)
        if not floor:
            return honor
        width = 1.0 + self.w.hazard * p.turns
        if honor > 20 * width:
            return honor
        return width * math.log(1 + math.exp(honor / width))

    def cut_short(self, p: Valuation) -> float:
        """Years that finished walls take from everybody are nobody's loss; being ahead in the end is a gain."""
        return p.cut_short() if p.state.end_reason() == "walls" else 0.0

    def final(self, p: Valuation) -> float:
        """What is scored after shame: claimed hordes and artifacts."""
        clan = p.clan
        total = 0.0
        for place in range(len(clan.claimed)):
            honor = float(p.state.deck.hordes[clan.claimed[place] // SECTIONS].honor)
            if clan.shame_on_hordes[place] == 0:
                total += honor
            elif p.years and clan.shame_on_hordes[place] == 1:
                total += 0.2 * honor
        for artifact in p.state.artifacts:
            total += float(artifact_honor(p.state, p.seat, artifact))
        return total

    def overseers(self, p: Valuation) -> float:
        total = 0.0
        for place in range(PRODUCTION):
            total += float(p.clan.levels[place]) * p.level(place)
        return total

    def walls(self, p: Valuation) -> float:
        total = 0.0
        for section in p.state.layout.sections:
            total += p.shelter(p.state.wall[section])
        return total + p.race(-1)

    def clerks(self, p: Valuation) -> float:
        return self.w.clerk * p.turns * float(p.clan.clerks())

    def soldiers(self, p: Valuation) -> float:
        """Soldiers in rest zones, on walls, being recruited, and in the pool."""
        clan = p.clan
        total = self.w.pool_archer * float(clan.pool[ARCHER]) + self.w.pool_horseman * float(clan.pool[HORSEMAN])
        total *= p.fade
        for section in p.state.layout.sections:
            for soldier in range(clan.kinds):
                count = clan.resting(section, soldier)
                if count:
                    total += p.stationed(section, soldier) * float(count)
            if clan.archers(section):
                total += p.on_wall(section) * float(clan.archers(section)) + p.watch
        for step in p.state.stack:
            if isinstance(step, Recruit | Deploy) and step.seat == p.seat:
                total += self._ready(p, step.ready)
        return total

    def _ready(self, p: Valuation, ready: list[i64]) -> float:
        """Recruits not deployed yet."""
        total = 0.0
        for soldier in range(len(ready)):
            if ready[soldier]:
                best = p.best_strike(soldier)
                rest = p.resting(soldier)
                for number in range(ready[soldier]):
                    total += rest + (best - rest) * (0.85 if soldier == SPEARMAN else 0.7) ** number
        return total

    def _cards(self, p: Valuation) -> float:
        """Advisors, tactics, command cards, and the place in the tea order."""
        return self.leaders(p) + self.tactics(p) + CommandValuation(p).hand() + self.tea(p)

    def leaders(self, p: Valuation) -> float:
        return self.cards.leaders(p.clan, p.turns / len(p.state.track))

    def tactics(self, p: Valuation) -> float:
        return self.cards.hand(p.clan) * min(1.0, p.turns / 4)

    def tea(self, p: Valuation) -> float:
        return self.w.tea * p.turns * float(len(p.state.tea) - p.state.tea.index(p.seat))

    # ------------------------------------------------------------ what is worth trying

    def shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, GreatWall)
        step = state.stack[len(state.stack) - 1]
        for module in self.worths_at(state):
            found = module.shortlist(self, state, seat, actions)
            if found is not None:
                return found
        if isinstance(step, Activations):
            return [min(actions, key=lambda action: in_order(int(first_of(action))))]
        if isinstance(step, PayFromWarehouse | PayOwn | PayAny):
            return [self._payment(self.valuation(state, seat), actions)]
        if isinstance(step, MoveClerks):
            return self._send(self.valuation(state, seat), step, actions)
        if isinstance(step, Strike) and step.clan == seat:
            return self._strikes(self.valuation(state, seat), step, actions)
        if isinstance(step, Deploy):
            return self._deployments(self.valuation(state, seat), actions)
        if isinstance(step, AdvancedActivation):
            return [self._advance(self.valuation(state, seat), actions)]
        if isinstance(step, ChooseCommands | Betrayal):
            return [CommandValuation(self.valuation(state, seat)).choose(actions)]
        if isinstance(step, ChooseLeaders):
            return [self._choose_leader(self.valuation(state, seat), actions)]
        if isinstance(step, PlaceCard):
            return actions[:1]
        return actions

    def lots(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """Command cards are mixed where other players are rivals."""
        assert isinstance(state, GreatWall)
        if self.w.mix <= 0.0 or not isinstance(state.stack[len(state.stack) - 1], ChooseCommands):
            return []
        p = self.valuation(state, seat)
        return CommandValuation(p).lots(actions) if any(p.rivals[: int(state.seats)]) else []

    def _payment(self, p: Valuation, actions: list[int]) -> int:
        """Spend what there is most of. What is taken from the warehouse makes no difference."""
        if verb_of(actions[0]) == STOCK:
            return actions[0]
        return max(actions, key=lambda action: self._kept(p, action))

    def _kept(self, p: Valuation, action: i64) -> float:
        stock = p.clan.stock
        if verb_of(action) == SPEND:
            return p.gain(first_of(action), -1) + 0.04 * float(stock[first_of(action)])
        kept = 0.0
        for resource, spent in enumerate([first_of(action), second_of(action), third_of(action)]):
            left = stock[resource] - spent
            # Even stocks can buy most.
            kept += p.stock(resource, left) - 0.02 * float(left * left)
        return kept

    # ------------------------------------------------------------ clerks

    def _send(self, p: Valuation, step: MoveClerks, actions: list[int]) -> list[int]:
        if step.clan != p.seat:
            return actions
        places = PlaceValuation(p)
        count = min(int(step.left), int(p.clan.free_clerks))
        if count:
            worth, sent = places.plan(count, step.different, step.avoid)
            if worth > 0:
                first = next(place for place in range(len(sent)) if sent[place])
                return [move(CLERK, 0, first, 0)]
            return [DONE]
        return [self._move_on(p, places, step, actions)]

    def _move_on(self, p: Valuation, places: PlaceValuation, step: MoveClerks, actions: list[int]) -> int:
        """With an empty pool: move a clerk from where it is worth least, if that gains something."""
        best = 0.1
        chosen = DONE
        for action in actions:
            if verb_of(action) != CLERK or first_of(action) == 0:
                continue
            origin = first_of(action) - 1
            goal = second_of(action)
            here = p.clan.at[origin]
            there = p.clan.at[goal]
            lost = places.worth(origin, here, 0) - places.worth(origin, here - 1, -1)
            gain = places.worth(goal, there + 1, 1) - places.worth(goal, there, 0) - lost
            if gain > best:
                best, chosen = gain, action
        return chosen

    def _advance(self, p: Valuation, actions: list[int]) -> int:
        """The place that gains most from activating now instead of later."""
        places = PlaceValuation(p)
        best = 0.1
        chosen = SKIP
        for action in actions:
            if verb_of(action) != ACTIVATE:
                continue
            place = first_of(action)
            clerks = p.clan.at[place]
            free = p.state.layout.slots[place] - p.state.clerks_at(place)
            if clerks == 0 or p.state.layout.slots[place] == 0:
                continue
            gain = places.use(place, clerks) * (1.0 - places.hope(place, free))
            if gain > best:
                best, chosen = gain, action
        return chosen

    # ------------------------------------------------------------ soldiers

    def _strikes(self, p: Valuation, step: Strike, actions: list[int]) -> list[int]:
        def worth(action: int) -> float:
            return p.strike(step.section, first_of(action), second_of(action), third_of(action), step.soldier)

        return sorted(actions, key=worth, reverse=True)[:TRIED]

    def _deployments(self, p: Valuation, actions: list[int]) -> list[int]:
        def worth(action: int) -> float:
            soldier = first_of(action)
            if verb_of(action) == REST:
                return p.resting(soldier)
            if verb_of(action) == ATTACK:
                return p.best_in(second_of(action), soldier)
            total = 0.0
            for module in p.worths:
                total += module.verb(p, action)
            return total

        return sorted(actions, key=worth, reverse=True)[:TRIED]

    # ------------------------------------------------------------ cards

    def _choose_leader(self, p: Valuation, actions: list[int]) -> int:
        return max(actions, key=lambda action: self._leader(p, action))

    def _leader(self, p: Valuation, action: int) -> float:
        deck = p.state.deck
        general = deck.generals[first_of(action)]
        years = float(len(p.state.layout.hordes))
        worth = self.cards.led(first_of(action)) + self.cards.advisors[second_of(action)]
        start = sum(rate * float(count) for rate, count in zip(self.cards.rates, general.start, strict=True))
        start += self.cards.draw * float(general.start_tactics) + TEA * float(general.tea)
        for artifact in p.state.artifacts:
            if suits(general, str(deck.artifacts[artifact].get("per"))):
                start += SUITED
        return worth * years + start


def suits(general: Card, per: str) -> bool:
    """Whether a general is good at what an artifact counts."""
    if per == "overseer_level":
        return general.when == UPGRADE
    if per == "horde":
        return general.when == YOU_DEFEAT
    if per == "clerk":
        return general.when == CROWDED
    if per == "archer_on_highest_wall":
        return general.per == PER_ARCHER_SECTIONS or any(op.standing for op in general.ops)
    return False
