"""The beasts in dumps and views."""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.board import RESOURCE_NAMES, SECTIONS
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.modules.beasts.cards import BEASTS, LEVELS
from crenel.games.great_wall.modules.beasts.part import (
    NOBODY,
    NOWHERE,
    BeastPart,
    area_name,
    area_names,
    beasts_of,
    open_areas,
)
from crenel.games.great_wall.modules.beasts.steps import MoveBeast, PlaceBeast, UseRelic
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import Step


def relic_names(state: GreatWall) -> list[str]:
    return [str(row["name"]) for row in state.deck.rows["relic"]]


def area_of(state: GreatWall, part: BeastPart, beast: int) -> str | None:
    area = part.areas[beast]
    return None if area == NOWHERE else area_name(state.layout, area)


def dump(state: GreatWall) -> dict[str, object]:
    part, names = beasts_of(state), relic_names(state)
    row: dict[str, object] = {
        "levels": {beast: int(part.levels[number]) + 1 for number, beast in enumerate(BEASTS)},
        "areas": {beast: area_of(state, part, number) for number, beast in enumerate(BEASTS)},
        "relic": None if part.relic == NO_CARD else names[part.relic],
        "deck": [names[card] for card in bits(part.deck)],
        "upgraded": part.upgraded,
    }
    if part.giver != NOBODY:
        row["giver"] = [int(part.giver), int(part.gifts)]
    if part.spared:
        row["spared"] = [int(clan) for clan in bits(int(part.spared))]
    return row


def load(state: GreatWall, row: Mapping[str, Any]) -> None:
    """Take the part from its plain form; BadState if it cannot be."""
    part, names = beasts_of(state), relic_names(state)
    for key in ("levels", "areas"):
        if not isinstance(row[key], Mapping) or sorted(row[key]) != sorted(BEASTS):
            raise BadState("state-unknown", where=f"beasts.{key}", value=str(row[key]), allowed=", ".join(BEASTS))
    for number, beast in enumerate(BEASTS):
        part.levels[number] = whole(row["levels"][beast], "beasts.levels", 1, LEVELS) - 1
        part.areas[number] = load_area(state, part, number, row["areas"][beast])
    part.relic = NO_CARD if row["relic"] is None else one_of(row["relic"], names, "beasts.relic")
    part.deck = mask_of(row["deck"], names, "beasts.deck")
    if part.relic != NO_CARD and part.relic in bits(part.deck):
        raise BadState("state-twice", where="beasts.deck", piece=names[part.relic])
    if not isinstance(row["upgraded"], bool):
        raise BadState("state-unknown", where="beasts.upgraded", value=str(row["upgraded"]), allowed="true, false")
    part.upgraded = row["upgraded"]
    load_passing(state, part, row)


def load_area(state: GreatWall, part: BeastPart, beast: int, name: object) -> int:
    """Return where a beast stands: in an area of its card, or of a card before it."""
    if name is None:
        return NOWHERE
    allowed = [
        area for level in range(int(part.levels[beast]) + 1) for area in part.cards[beast * LEVELS + level].areas
    ]
    open_names = [
        area_name(state.layout, area) for area in allowed if area >= SECTIONS or area in state.layout.sections
    ]
    one_of(name, open_names, "beasts.areas")
    return area_names(state.layout).index(str(name))


def load_passing(state: GreatWall, part: BeastPart, row: Mapping[str, Any]) -> None:
    """Load what counts only as long as something is being resolved."""
    last = len(state.clans) - 1
    if "giver" in row:
        given = row["giver"]
        if not isinstance(given, list) or len(given) != 2:
            raise BadState("state-number", where="beasts.giver", value=str(given), least=2, most=2)
        part.giver = whole(given[0], "beasts.giver", 0, last)
        part.gifts = whole(given[1], "beasts.giver", 0, 99)
    spared = row.get("spared", [])
    if not isinstance(spared, list):
        raise BadState("state-number", where="beasts.spared", value=str(spared), least=0, most=last)
    for clan in spared:
        part.spared |= 2 ** whole(clan, "beasts.spared", 0, last)


def check_step(state: GreatWall, step: Step) -> bool:
    """Beasts are placed as long as one does not stand anywhere, moved once they stand, and relics are there."""
    part = beasts_of(state)
    if isinstance(step, PlaceBeast):
        return any(area == NOWHERE for area in part.areas)
    if isinstance(step, MoveBeast):
        return step.number < len(BEASTS) and part.areas[step.number] != NOWHERE
    return not isinstance(step, UseRelic) or step.number < len(relic_names(state))


def view(state: GreatWall) -> dict[str, object]:
    """All of it lies open, but for the order of the relics."""
    part, names = beasts_of(state), relic_names(state)
    return {
        "beasts": [
            {
                "beast": beast,
                "card": part.card(number).name,
                "level": int(part.levels[number]) + 1,
                "area": area_of(state, part, number),
                "areas": [area_name(state.layout, area) for area in open_areas(state, number)],
                "price": None if part.at_top(number) else counts(RESOURCE_NAMES, part.card(number).price),
            }
            for number, beast in enumerate(BEASTS)
        ],
        "relic": None if part.relic == NO_CARD else names[part.relic],
        "left": [names[card] for card in bits(part.deck)],
    }
