"""Emperor's Visit: every Winter the Emperor asks to be shown something, and the warehouse decides what next."""

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.layout import Layout, Place, Service
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.emperors_visit.part import (
    AMOUNTS,
    DATA,
    SPACES,
    THINGS,
    WAREHOUSE,
    VisitPart,
    can_show,
    visit_of,
)
from crenel.games.great_wall.modules.emperors_visit.steps import (
    CLAIM_HONOR,
    EMPEROR,
    SOURCE,
    EmperorsClaim,
    FirstSpace,
    MarkerMoves,
    MoveMarker,
    WinterVisit,
    first_in_warehouse,
)
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import Refusal
from crenel.kernel.reading import one_of
from crenel.kernel.state import Step


class EmperorsVisit(Scenario):
    name: ClassVar[str] = "emperors_visit"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]
    verbs: ClassVar[dict[int, str]] = {EMPEROR: "emperor"}

    # ------------------------------------------------------------ laying out

    def __init__(self) -> None:
        self.place: i64 = -1  # the warehouse

    def compose(self, layout: Layout) -> None:
        self.place = layout.add_place(Place({"name": WAREHOUSE}, layout.side_name, Service()))
        layout.add_source(SOURCE)
        layout.set_up.before("artifacts", FirstSpace("emperor"))
        layout.winter.after("barricades", WinterVisit("emperor"))

    def new_part(self, state: GreatWall) -> Part:
        return VisitPart(0)

    # ------------------------------------------------------------ the warehouse

    def may_enter(self, state: GreatWall, clan: i64, place: i64) -> bool:
        """Only people send clerks to the warehouse."""
        return place != self.place or state.clans[clan].rules.person

    def may_activate(self, state: GreatWall, place: i64) -> bool:
        return place != self.place

    # ------------------------------------------------------------ actions in words

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) != EMPEROR:
            return False
        parts["thing"] = THINGS[first_of(action)]
        return True

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        """The warehouse never activates, and the marker never stays where it is."""
        if words == ["activate", WAREHOUSE]:
            return Refusal("warehouse-still", "great_wall.emperors_visit.still")
        top = state.stack[len(state.stack) - 1] if state.stack else None
        if words[:1] == ["emperor"] and isinstance(top, MoveMarker) and top.seat == seat:
            if words[1:] == [THINGS[visit_of(state).space]]:
                return Refusal("marker-must-move", "great_wall.emperors_visit.marker")
            return Refusal("no-such-space", "great_wall.emperors_visit.marker", None, {"allowed": ", ".join(THINGS)})
        return None

    # ------------------------------------------------------------ dumps and views

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        row["emperor"] = {"space": THINGS[visit_of(state).space]}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        visit_of(state).space = one_of(data["emperor"]["space"], THINGS, "emperor.space")

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(EmperorsClaim, RULED), (MarkerMoves, RULED), (MoveMarker, PLAYERS)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        """Whoever moves the marker leads in the warehouse."""
        return not isinstance(step, MoveMarker) or first_in_warehouse(state) == step.seat

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        first = first_in_warehouse(state)
        view["emperor"] = {
            "space": THINGS[visit_of(state).space],
            "spaces": [{"thing": thing, "amount": int(AMOUNTS[place])} for place, thing in enumerate(THINGS)],
            "honor": CLAIM_HONOR,
            "first": int(first) if first >= 0 else None,
        }

    def observe_own(self, state: GreatWall, seat: int, row: dict[str, object]) -> None:
        """Add which claims the player could meet now."""
        row["shows"] = [thing for place, thing in enumerate(THINGS) if can_show(state, seat, place)]

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        return {"emperor": [dict(row) for row in SPACES]}
