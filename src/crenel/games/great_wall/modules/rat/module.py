"""The Rat: wealth follows it, and somebody must send it on each Fall."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.cardrows import MEASURES, one_of
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import CardKind, Part, Row
from crenel.games.great_wall.modules.expansion import Expansion
from crenel.games.great_wall.modules.rat.part import NOWHERE, new_rat, rat_of
from crenel.games.great_wall.modules.rat.steps import (
    RAT,
    PlaceRat,
    RatCard,
    RatComes,
    RatGold,
    RatMoves,
    turn_up_card,
)
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of as named
from crenel.kernel.state import Step

RANKS: Final[list[str]] = ["most", "fewest"]
DATA: Final = "modules.rat"


def check_card(row: Row) -> None:
    """Fault if a rat card cannot be."""
    one_of("rank", row["rank"], RANKS)
    one_of("of", row["of"], MEASURES)


class FirstCard(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        turn_up_card(state)


class Comes(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RatComes(-1))


class Moves(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RatMoves(-1))


class NextCard(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RatCard(-1))


class Rat(Expansion):
    name: ClassVar[str] = "rat"
    rows: ClassVar[dict[str, list[Row]]] = read("rat.toml", DATA)
    card_kinds: ClassVar[dict[str, CardKind]] = {"rat": CardKind(["name", "rank", "of"], ["source"], check_card)}
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {RAT: "rat"}

    def compose(self, layout: Layout) -> None:
        layout.set_up.after("artifacts", FirstCard("rat"))
        layout.opening.after("leaders", Comes("rat"))
        layout.fall.after("turns", Moves("rat"))
        layout.summer.after("reclaim", NextCard("rat"))

    def new_part(self, state: GreatWall) -> Part:
        return new_rat()

    def place_activated(self, state: GreatWall, place: i64, present: list[i64]) -> None:
        if rat_of(state).place == place:
            state.push(RatGold(-1))

    # ------------------------------------------------------------ words, dumps, views

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) != RAT:
            return False
        parts["place"] = state.layout.places[first_of(action)].name
        return True

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part, names = rat_of(state), card_names(state)
        row["rat"] = {
            "place": state.layout.places[part.place].name if part.place != NOWHERE else None,
            "card": names[part.card],
            "deck": [names[card] for card in bits(part.deck)],
        }

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row, names = rat_of(state), data["rat"], card_names(state)
        place = row["place"]
        part.place = NOWHERE if place is None else named(place, state.layout.place_names(), "rat.place")
        part.card = named(row["card"], names, "rat.card")
        part.deck = mask_of(row["deck"], names, "rat.deck")
        if part.card in bits(part.deck):
            raise BadState("state-twice", where="rat.deck", piece=names[part.card])

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(PlaceRat, PLAYERS), (RatComes, RULED), (RatMoves, RULED), (RatCard, RULED), (RatGold, RULED)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """Gold comes where the rat is."""
        return not isinstance(step, RatGold) or rat_of(state).place != NOWHERE

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        part, names = rat_of(state), card_names(state)
        view["rat"] = {
            "place": state.layout.places[part.place].name if part.place != NOWHERE else None,
            "card": names[part.card],
            "left": [names[card] for card in bits(part.deck)],
        }

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        named = {"rat": "rats", "artifact": "artifacts"}
        return {place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in named.items()}


def card_names(state: GreatWall) -> list[str]:
    return [str(row["name"]) for row in state.deck.rows["rat"]]
