"""Cards of beasts and relics: what their rows say, made ready for the rules."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import PLACE_NAMES, RESOURCE_NAMES, SECTION_NAMES
from crenel.games.great_wall.cardrows import SOMEWHERE, Fault, check_ability, number, one_of, rows_in, table

BEASTS: Final[list[str]] = ["yinglong", "white-tiger", "ao", "fenghuang"]
LEVELS: Final = 3

# What a beast does in its area.
LINES: Final[list[str]] = ["gift", "gifts", "guest", "clerk", "saved", "spared", "struck", "built", "own", "shell"]
GIFT: Final = 0  # honor for each donation, when the location activates
GIFTS: Final = 1  # donations for each own clerk there, instead of one in all
GUEST: Final = 2  # honor for each player with a clerk there, after the location has activated
CLERK: Final = 3  # honor for each own clerk, likewise
SAVED: Final = 4  # honor for each own soldier saved in the section
SPARED: Final = 5  # chi that saving costs less, each time in all
STRUCK: Final = 6  # honor for each own soldier that covers spots there
BUILT: Final = 7  # honor for each barricade or level of the wall
OWN: Final = 8  # honor for each own resource spent on a level of the wall
SHELL: Final = 9  # defence of the section

ANY: Final = "any"
HERE: Final = "here"
AREAS: Final[list[str]] = [*SECTION_NAMES, *PLACE_NAMES]


class BeastCard:
    """The card of a beast at one level."""

    def __init__(self, row: Mapping[str, Any], areas: list[str]) -> None:
        self.name: str = row["name"]
        self.beast: i64 = BEASTS.index(row["beast"])
        self.level: i64 = row["level"] - 1
        self.areas: list[i64] = [areas.index(name) for name in row["areas"]]
        self.price: list[i64] = [row.get("next", {}).get(name, 0) for name in RESOURCE_NAMES]
        self.levers: list[i64] = [0] * len(LINES)
        for line in row["do"]:
            for word, count in line.items():
                self.levers[LINES.index(word)] += count


class Leave:
    """Which beast a relic lets a player move, and whether only to the section of the event."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        said = row["do"][0]
        self.beast: i64 = BEASTS.index(said["beast"]) if said["beast"] != ANY else -1
        self.here: bool = "to" in said


def in_order(rows: list[Mapping[str, Any]], areas: list[str]) -> list[BeastCard]:
    """The cards of all beasts, each level after the one before."""
    cards = [BeastCard(row, areas) for row in rows]
    return sorted(cards, key=lambda card: int(card.beast * LEVELS + card.level))


def check_beast(row: Mapping[str, Any]) -> None:
    """Fault if a card of a beast cannot be: it is the one that its name says, and all but the last have a price."""
    one_of("beast", row["beast"], BEASTS)
    number("level", row["level"], 1, LEVELS)
    if row["name"] != f"{row['beast']}-{row['level']}":
        allowed = f"{row['beast']}-{row['level']}"
        raise Fault("name", "cards-value", key="name", value=str(row["name"]), allowed=allowed)
    if not isinstance(row["areas"], list) or not row["areas"] or len(set(map(str, row["areas"]))) != len(row["areas"]):
        raise Fault("areas", "cards-value", key="areas", value=str(row["areas"]), allowed="[…]")
    for area in row["areas"]:
        one_of("areas", area, AREAS)
    if set(row["areas"]) == {SECTION_NAMES[0]}:  # which two players do not have
        raise Fault("areas", "cards-value", key="areas", value=str(row["areas"]), allowed="[…]")
    for line in rows_in("do", row["do"]):
        for word, count in line.items():
            one_of("do", word, LINES)
            number("do", count, 1, 9)
    if ("next" in row) == (row["level"] == LEVELS):
        raise Fault("next", "cards-key" if "next" in row else "cards-missing", key="next", value="next", allowed="")
    for price in table("next", row.get("next", {}), RESOURCE_NAMES).values():
        number("next", price, 1, 9)


def check_relic(row: Mapping[str, Any]) -> None:
    """Fault if a relic cannot be: an event, and one beast to be moved."""
    check_ability({**row, "do": [{"honor": 1}]})
    one_of("per", row.get("per", "one"), ["one"])
    if row["when"] == "never":
        raise Fault("when", "cards-missing", key="when")
    lines = rows_in("do", row["do"])
    said = table("do", lines[0], ["beast", "to"])
    one_of("do", said.get("beast"), [ANY, *BEASTS])
    one_of("do", said.get("to", HERE), [HERE])
    if "to" in said:
        one_of("when", row["when"], SOMEWHERE)
    if len(lines) > 1:
        raise Fault("do", "cards-value", key="do", value=str(lines), allowed='[{ beast = "any" }]')
