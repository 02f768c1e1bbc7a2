"""Generals who set soldiers aside and take them back to use abilities of generals that nobody leads."""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.cards import make_cards
from crenel.games.great_wall.layout import Layout, Standing
from crenel.games.great_wall.module import Module, Part, Row
from crenel.games.great_wall.modules.loans.part import LoanPart, borrows, lenders, loans_of
from crenel.games.great_wall.modules.loans.steps import ASIDE, BORROW, Borrow, Muster, SetAside
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.games.great_wall.triggers import GENERAL
from crenel.games.great_wall.vocabulary import PER_LEVEL, WHENS
from crenel.kernel.errors import BadState
from crenel.kernel.reading import whole
from crenel.kernel.state import Step


class Mustering(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Muster(-1))


class Lending(Standing):
    """All generals, of whom those that nobody leads work for whoever has soldiers set aside."""

    def active(self, state: GreatWall, seat: i64) -> int:
        return lenders(state) if borrows(state, seat) and loans_of(state).any(seat) else 0

    def use(self, seat: i64, card: i64, times: i64) -> Step | None:
        """One soldier, one instance, however often the event has happened."""
        return Borrow(seat, GENERAL, card, times if self.cards[card].per == PER_LEVEL else 1)


class Loans(Module):
    """In play where a general asks for it: among five players, and with cards of a table's own."""

    name: ClassVar[str] = "loans"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.loans")["rules"]
    verbs: ClassVar[dict[int, str]] = {ASIDE: "aside", BORROW: "borrow"}

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        own = cast(Mapping[str, Any], options["cards"]).get("general", [])
        asked = isinstance(own, list) and any(isinstance(row, Mapping) and row.get("aside") for row in own)
        return asked or seats > MOST_WITHOUT

    def compose(self, layout: Layout) -> None:
        layout.opening.after("leaders", Mustering("aside"))
        layout.summer.after("reclaim", Mustering("aside"))

    def add_cards(self, layout: Layout) -> None:
        rows: list[Row] = [lent(row) for row in layout.deck.rows["general"]]
        layout.add_standing(Lending("loan", make_cards("loan", rows, layout.words), layout.words))

    def new_part(self, state: GreatWall) -> Part:
        return LoanPart(state.layout.kinds, [0] * (int(state.seats) * int(state.layout.kinds)))

    # ------------------------------------------------------------ words, dumps, views

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) not in (ASIDE, BORROW):
            return False
        parts["soldier"] = state.layout.soldiers[first_of(action)].name
        return True

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["aside"] = [self.counts(state, seat) for seat in range(int(state.seats))]

    def counts(self, state: GreatWall, seat: int) -> dict[str, int]:
        """What a clan has set aside, by the names of soldiers."""
        part = loans_of(state)
        names = state.layout.soldier_names()
        return {names[kind]: int(part.of(seat, kind)) for kind in range(len(names)) if part.of(seat, kind)}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, names = loans_of(state), state.layout.soldier_names()
        rows = data["aside"]
        if not isinstance(rows, list) or len(rows) != state.seats:
            raise BadState(
                "state-number", where="aside", value=str(rows), least=int(state.seats), most=int(state.seats)
            )
        for seat, row in enumerate(rows):
            for name in row:
                if name not in names:
                    raise BadState("state-unknown", where="aside", value=str(name), allowed=", ".join(names))
            for kind, name in enumerate(names):
                most = int(state.layout.soldiers_of(seat)[kind])
                part.put(seat, kind, whole(row.get(name, 0), "aside", 0, most))

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(Muster, RULED), (SetAside, PLAYERS), (Borrow, PLAYERS)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """Only generals are lent."""
        return not isinstance(step, Borrow) or step.kind == GENERAL

    def soldiers_kept(self, state: GreatWall, clan: i64, soldier: i64) -> i64:
        return loans_of(state).of(clan, soldier) if clan < state.seats else 0

    def observe_clan(self, state: GreatWall, clan: int, row: dict[str, object]) -> None:
        if state.clans[clan].rules.person and borrows(state, clan):
            row["aside"] = self.counts(state, clan)


MOST_WITHOUT = 4  # players who have no such general among their cards


def lent(row: Row) -> Row:
    """A general's row as one that is lent: his ability, if he waits for something and takes nothing for it."""
    free = row.get("when", WHENS[0]) != WHENS[0] and "pay" not in row
    return row if free else {"name": row["name"], "source": row["source"]}
