"""The common part of the Ancient Chronicles: the choice of a scenario, and the cards that join the decks with it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCES, lengths_with, read
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.clan import FROM_CARDS, NO_CARD
from crenel.games.great_wall.defeat import Claim
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Module, Part, Row
from crenel.games.great_wall.modules.chronicles.again import AttackAgain, CalledAgain
from crenel.games.great_wall.modules.chronicles.artifacts import acting_artifacts
from crenel.games.great_wall.modules.chronicles.part import ChroniclesPart, chronicles_of
from crenel.games.great_wall.modules.chronicles.scenario import DATA, NONE, SCENARIOS, endings
from crenel.games.great_wall.modules.chronicles.together import Lasted, play_together
from crenel.games.great_wall.modules.expansion import SEATS
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.games.great_wall.vocabulary import CardWords
from crenel.kernel.errors import BadSetup
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import BIT, Step

COOP: Final = "coop"
# Options that no scenario goes with, each with why.
AGAINST: Final[dict[str, str]] = {
    "rat": "scenario-no-rat",
    "khan": "scenario-no-khan",
    "black_powder": "scenario-no-black_powder",
    "beasts": "scenario-no-beasts",
}
FILE: Final = "cards.toml"


def about(row: Row) -> dict[str, object]:
    """Return what is told of a scenario where it is offered: how long games are without it and with it, and whether the
    co-op mode comes with it or is out of the question.
    """
    return {"needs" if row["together"] else "excludes": [COOP], **lengths_with(f"modules.{row['name']}")}


class Chronicles(Module):
    name: ClassVar[str] = "chronicles"
    rows: ClassVar[dict[str, list[Row]]] = read(FILE, DATA, NEWEST)
    card_words: ClassVar[CardWords] = CardWords(
        keys={"artifact": ["when", "of", "do", "needs", "pay"], "advisor": ["again"], "general": ["strike", "spent"]}
    )
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]

    def __init__(self) -> None:
        self.together: bool = False

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return options["scenario"] != NONE

    @classmethod
    def table_options(cls) -> dict[str, object]:
        names = [NONE, *(str(row["name"]) for row in SCENARIOS)]
        return {
            "scenario": {
                "type": "string",
                "enum": names,
                "default": NONE,
                "expansion": True,
                "seats": SEATS,
                "excludes": list(AGAINST),
                "about": {str(row["name"]): about(row) for row in SCENARIOS},
            }
        }

    @classmethod
    def refusal(cls, seats: int, options: Mapping[str, object]) -> BadSetup | None:
        """Solo never; a scenario for playing together needs the co-op mode, any other refuses it; none goes with other
        expansions that bring new cards.
        """
        scenario = options["scenario"]
        if scenario == NONE:
            return None
        if seats == 1:
            return BadSetup("scenario-alone")
        for option, reason in AGAINST.items():
            if options.get(option):
                return BadSetup(reason)
        for row in SCENARIOS:
            together, team = bool(row["together"]), bool(options.get(COOP))
            if scenario == row["name"] and together and not team:
                return BadSetup("scenario-together", scenario=str(scenario))
            if scenario == row["name"] and team and not together:
                return BadSetup("scenario-apart")
        return None

    # ------------------------------------------------------------ laying out

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read(FILE, DATA, rules)

    def deal(self, kind: str, rows: list[Row], rules: int) -> list[Row]:
        """Its cards join the others; played together, none of the artifacts that score lie among its own."""
        own = self.rows_under(rules).get(kind, [])
        return own if kind == "artifact" and self.together else rows + own

    def compose(self, layout: Layout) -> None:
        """Play together where no honor decides: the co-op mode has been composed before."""
        self.together = not layout.by_honor
        if self.together:
            play_together(layout)
        layout.claim.after("rows", AttackAgain("again"))

    def add_cards(self, layout: Layout) -> None:
        layout.add_standing(acting_artifacts(layout))

    def new_part(self, state: GreatWall) -> Part:
        return ChroniclesPart("", 0)

    # ------------------------------------------------------------ happenings

    def struck(self, state: GreatWall, clan: i64, section: i64, soldier: i64, horde: Horde) -> None:
        """A general may gain something from every attack of a soldier."""
        pieces = state.clans[clan]
        if pieces.general == NO_CARD or not state.deck.generals[pieces.general].strikes:
            return
        gains = state.deck.generals[pieces.general].strike[soldier]
        for resource in range(RESOURCES):
            if gains[resource]:
                state.gain(clan, resource, gains[resource] * pieces.supporters())

    def gold_paid(self, state: GreatWall, clan: i64, count: i64) -> None:
        """A general may gain honor from spending."""
        pieces = state.clans[clan]
        if pieces.general != NO_CARD:
            state.award(clan, FROM_CARDS, state.deck.generals[pieces.general].spent * pieces.supporters())

    def soldier_saved(self, state: GreatWall, clan: i64, section: i64, soldier: i64) -> None:
        """Note who may attack again: clans with a soldier saved from a horde that is being defeated."""
        if any(isinstance(step, Claim) for step in state.stack):
            chronicles_of(state).saved |= BIT[clan]

    # ------------------------------------------------------------ the end, dumps and views

    def ending(self, state: GreatWall) -> str:
        return chronicles_of(state).ending

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = chronicles_of(state)
        row["chronicles"] = {"ending": part.ending or None, "saved": [int(clan) for clan in bits(int(part.saved))]}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row, known = chronicles_of(state), data["chronicles"], endings()
        if row["ending"] is not None:
            part.ending = known[one_of(row["ending"], known, "chronicles.ending")]
        part.saved = 0
        for clan in row["saved"]:
            part.saved |= BIT[whole(clan, "chronicles.saved", 0, len(state.clans) - 1)]

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(Lasted, RULED), (CalledAgain, PLAYERS)]

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        return {f"{kind}s": {str(row["name"]): dict(row) for row in rows} for kind, rows in cls.rows.items()}
