"""The Red Turban Rebellion: a year less, no gold overseers, clerks that leave, and a breach loses all. Each Spring the
team buys peace or chooses war.
"""

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import GOLD, PRODUCTION, RESOURCE_NAMES, read
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.part import all_lose
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.coop.module import hold
from crenel.games.great_wall.modules.red_turban import explain
from crenel.games.great_wall.modules.red_turban.part import (
    BREACH,
    FIRST,
    LEVY_HONOR,
    MORE,
    PEACE_GOLD,
    STANCES,
    TurbanPart,
    turban_of,
)
from crenel.games.great_wall.modules.red_turban.steps import (
    FIGHT,
    LEVY,
    SOURCE,
    SUE,
    BeginTalks,
    HordesCome,
    Levy,
    PeaceMade,
    PeaceOffer,
    PeaceOrWar,
    TalksOver,
    most_spared,
)
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.prices import HONOR
from crenel.games.great_wall.sets import CARD, bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import BIT, Step

KEY: Final = "rebellion"  # in dumps and views
GOLD_MINE: Final = GOLD  # the place that makes it has its number


class Talks(Phase):
    """Peace or war; then the hordes of the year come."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(HordesCome(-1))
        state.push(BeginTalks(-1))


class SummerLevy(Phase):
    """Every player may hire a clerk for honor."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(Levy(seat))


class RedTurban(Scenario):
    name: ClassVar[str] = "red_turban"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.red_turban")["rules"]
    verbs: ClassVar[dict[int, str]] = {SUE: "peace", FIGHT: "war", LEVY: "levy"}

    def compose(self, layout: Layout) -> None:
        seats = int(layout.seats)
        layout.first_hordes += FIRST[seats]
        layout.hordes = layout.hordes[:1] + [count + MORE[seats] for count in layout.hordes[1:-1]]
        layout.lethality = layout.lethality[:-1]
        layout.add_source(SOURCE)
        layout.spring.replace("hordes", Talks("hordes"))
        layout.summer.after("income", SummerLevy("levy"))

    def new_part(self, state: GreatWall) -> Part:
        part = TurbanPart()
        part.offers = [0] * int(state.seats)
        return part

    # ------------------------------------------------------------ rules

    def hordes_due(self, state: GreatWall, count: i64) -> i64:
        return max(1, count - turban_of(state).spared)

    def may_upgrade(self, state: GreatWall, clan: i64, place: i64) -> bool:
        return place != GOLD_MINE

    def clerks_leave(self, state: GreatWall, place: i64) -> None:
        """One clerk of the player with most of them at a production place does not come home; the lowest in the tea
        order of those who tie.
        """
        if place >= PRODUCTION:
            return
        most: i64 = 0
        who: i64 = -1
        for clan in state.tea:
            if state.clans[clan].rules.person and state.clans[clan].at[place] >= max(1, most):
                most, who = state.clans[clan].at[place], clan
        if who < 0:
            return
        state.clans[who].at[place] -= 1
        state.clans[who].reserve += 1
        if state.recording:
            state.emit("clerk_left", who, {"place": state.layout.places[place].name})

    def raid(self, state: GreatWall, section: i64, horde: Horde) -> bool:
        """Everybody loses a clerk of the pool, besides the shame."""
        for clan in state.tea:
            pieces = state.clans[clan]
            if pieces.rules.person and pieces.free_clerks:
                pieces.free_clerks -= 1
                pieces.reserve += 1
                if state.recording:
                    state.emit("clerk_taken", clan, {})
        return False

    def assaulted(self, state: GreatWall, section: i64, breached: bool) -> None:
        if breached:
            all_lose(state, BREACH)

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) == SUE:
            parts["count"] = int(first_of(action))
        return verb_of(action) in (SUE, FIGHT, LEVY)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        if verb_of(action) == SUE:
            return {RESOURCE_NAMES[GOLD]: int(PEACE_GOLD * first_of(action))}
        return {HONOR: LEVY_HONOR} if verb_of(action) == LEVY else None

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        return explain.why_not(state, words, seat)

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = turban_of(state)
        row[KEY] = {
            "stance": STANCES[part.stance],
            "spared": int(part.spared),
            "passed": [int(seat) for seat in bits(int(part.passed))],
            "proposed": int(part.proposed),
            "agreed": [int(seat) for seat in bits(int(part.agreed))],
            "offers": [int(count) for count in part.offers],
        }

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row, last = turban_of(state), data[KEY], int(state.seats) - 1
        most = int(most_spared(state))
        part.stance = one_of(row["stance"], STANCES, "rebellion.stance")
        part.spared = whole(row["spared"], "rebellion.spared", 0, most)
        part.proposed = whole(row["proposed"], "rebellion.proposed", 0, most)
        part.passed = seats_in(row["passed"], last, "rebellion.passed")
        part.agreed = seats_in(row["agreed"], last, "rebellion.agreed")
        offers = row["offers"]
        if not isinstance(offers, list) or len(offers) != state.seats:
            raise BadState("state-number", where="rebellion.offers", value=str(offers), least=0, most=99)
        part.offers = [
            whole(count, "rebellion.offers", 0, int(state.clans[seat].stock[GOLD])) for seat, count in enumerate(offers)
        ]
        if part.missing() < 0 or (part.proposed == 0 and part.agreed):
            raise BadState("state-number", where="rebellion.offers", value=str(offers), least=0, most=99)

    def steps(self) -> list[tuple[type[Step], str]]:
        ruled: list[type[Step]] = [BeginTalks, PeaceOrWar, TalksOver, PeaceMade, HordesCome]
        return [(step, RULED) for step in ruled] + [(PeaceOffer, PLAYERS), (Levy, PLAYERS)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """Gold is offered where peace is proposed."""
        if isinstance(step, PeaceOffer):
            return turban_of(state).missing() > 0
        return not isinstance(step, PeaceMade)

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        self.dump(state, view)
        row = view[KEY]
        assert isinstance(row, dict)
        del row["passed"]
        row.update({"most": int(most_spared(state)), "gold": PEACE_GOLD, "honor": LEVY_HONOR})

    def forget(self, state: GreatWall, seat: int, rng: random.Random) -> None:
        """Leave everybody the gold that they have offered."""
        part = turban_of(state)
        if any(module.opens_hands(state) for module in state.modules):
            return
        for who in range(int(state.seats)):
            if who != seat and part.agreed & BIT[who]:
                hold(state.clans[who].stock, GOLD, int(part.offers[who]))


def seats_in(value: Any, last: int, where: str) -> int:
    """A set of seats as bits."""
    found = 0
    for seat in value:
        found |= CARD[whole(seat, where, 0, last)]
    return found
