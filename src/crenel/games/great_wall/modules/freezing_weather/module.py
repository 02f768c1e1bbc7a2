"""Freezing Weather: the cold takes a part of what overseers bring, resources run out, and the Emperor asks for help."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, RESOURCE_NAMES, RESOURCES, read
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.load import numbers
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.freezing_weather import words
from crenel.games.great_wall.modules.freezing_weather.part import (
    SET_HONOR,
    SHORT,
    SUPPLY,
    FreezingPart,
    freezing_of,
    held_by_others,
    production_track,
    supply_of,
)
from crenel.games.great_wall.modules.freezing_weather.steps import (
    FORFEIT,
    SEND,
    BreachToll,
    HelpEmperor,
    TurnHelp,
    raid_supply,
)
from crenel.games.great_wall.places.builders import building_due
from crenel.games.great_wall.sets import bits, count_bits, mask_of
from crenel.games.great_wall.shame import FOR_BREACH
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.state import Step


class FreezingWeather(Scenario):
    name: ClassVar[str] = "freezing_weather"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.freezing_weather")["rules"]
    verbs: ClassVar[dict[int, str]] = {SEND: "send", FORFEIT: "forfeit"}

    def __init__(self) -> None:
        self.track: list[i64] = []  # by year

    def compose(self, layout: Layout) -> None:
        self.track = production_track(layout)
        layout.add_source("sets")
        layout.turn.after("defeats", TurnHelp("help"))

    def new_part(self, state: GreatWall) -> Part:
        return FreezingPart([0] * int(state.seats), [0] * RESOURCES)

    # ------------------------------------------------------------ rules

    def overseer_yield(self, state: GreatWall, clan: i64, place: i64, amount: i64) -> i64:
        return max(0, amount + self.track[state.year]) if amount > 0 else amount

    def gaining(self, state: GreatWall, clan: i64, resource: i64, count: i64) -> i64:
        return min(count, supply_of(state, resource))

    def shame_due(self, state: GreatWall, clan: i64, cause: i64) -> bool:
        if cause != FOR_BREACH:
            return False
        state.push(BreachToll(clan))
        return True

    def raid(self, state: GreatWall, section: i64, horde: Horde) -> bool:
        raid_supply(state, section, horde)
        return True

    def final_scoring(self, state: GreatWall, clan: i64) -> None:
        if clan < state.seats:
            sets = count_bits(freezing_of(state).sent[clan])
            state.award(clan, state.layout.sources.index("sets"), SET_HONOR * sets)

    # ------------------------------------------------------------ words, dumps, views

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(action, parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        return words.price(action)

    def why_not(self, state: GreatWall, words_said: list[str], seat: int) -> Refusal | None:
        return words.why_not(state, words_said, seat)

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = freezing_of(state)
        row["freezing_weather"] = {"sent": sets_of(part), "removed": counts(RESOURCE_NAMES, part.removed)}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row = freezing_of(state), data["freezing_weather"]
        sent = row["sent"]
        if not isinstance(sent, list) or len(sent) != state.seats:
            where = "freezing_weather.sent"
            raise BadState("state-number", where=where, value=str(sent), least=state.seats, most=state.seats)
        part.sent = [
            mask_of(names, RESOURCE_NAMES, f"freezing_weather.sent[{seat}]") for seat, names in enumerate(sent)
        ]
        part.removed = numbers(RESOURCE_NAMES, row["removed"], "freezing_weather.removed")
        for resource, name in enumerate(RESOURCE_NAMES):
            left = int(supply_of(state, resource))
            if left < 0:
                raise BadState("state-count", piece=name, found=int(SUPPLY) - left, printed=int(SUPPLY))

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(HelpEmperor, PLAYERS), (BreachToll, PLAYERS)]

    def clerks_kept(self, state: GreatWall, clan: i64) -> i64:
        return count_bits(freezing_of(state).sent[clan]) if clan < state.seats else 0

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        """Count a supply only where it is short: otherwise it would tell what others hold."""
        part = freezing_of(state)
        left = [int(supply_of(state, resource)) for resource in range(RESOURCES)]
        view["freezing_weather"] = {
            "track": [int(value) for value in self.track],
            "now": int(self.track[state.year]),
            "sent": sets_of(part),
            "supply": {
                name: count if count < SHORT else None for name, count in zip(RESOURCE_NAMES, left, strict=True)
            },
            "removed": counts(RESOURCE_NAMES, part.removed),
        }

    def draw_stocks(self, state: GreatWall, seat: int, rng: random.Random) -> bool:
        """Deal the resources that the others have together among them. The supply is open, so that sum is known."""
        pool: list[int] = []
        for resource, count in enumerate(held_by_others(state, seat)):
            pool += [resource] * int(count)
        rng.shuffle(pool)
        others = [clan for clan in range(int(state.seats)) if clan != seat]
        # Whoever is about to pay for a building has what it takes.
        others.sort(key=lambda clan: -int(building_due(state, clan)))
        for clan in others:
            stock = state.clans[clan].stock
            total = sum(int(count) for count in stock)
            due = min(total, int(building_due(state, clan)))
            stock[:] = [0] * RESOURCES
            for number in range(total):
                place = next(at for at, kind in enumerate(pool) if number >= due or kind < BUILDING_RESOURCES)
                stock[pool.pop(place)] += 1
        return True


def sets_of(part: FreezingPart) -> list[list[str]]:
    """By seat: the kinds of which a set was sent."""
    return [[RESOURCE_NAMES[resource] for resource in bits(int(sent))] for sent in part.sent]
