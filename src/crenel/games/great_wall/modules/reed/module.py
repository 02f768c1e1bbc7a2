"""The Reed clan: three clerks that never leave the board, and spearmen. Its overlord decides; it keeps nothing."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.board import (
    BARRACKS,
    BUILDERS,
    CHI,
    EMBASSY,
    POOL,
    RESOURCE_NAMES,
    SPEARMAN,
    read,
)
from crenel.games.great_wall.clan_rules import ClanRules
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.explain import no_target
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Module, Row
from crenel.games.great_wall.modules.reed.steps import DISMISS, ReedAttack, ReedBarricade, ReedDismiss
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.turn import push_boxes
from crenel.games.great_wall.shame import ClearShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.steps import EITHER
from crenel.kernel.errors import Refusal
from crenel.kernel.state import Step

REED_CLERKS: Final = 3
COMMAND: Final = "reed"


def overlord(state: GreatWall) -> i64:
    """Who acts for the Reed clan: the active clan; in its own turn the highest other one in the tea order."""
    if state.active >= 0 and not is_reed(state, state.active):
        return state.active
    for clan in state.tea:
        if not is_reed(state, clan):
            return clan
    return 0


def is_reed(state: GreatWall, clan: i64) -> bool:
    return isinstance(state.clans[clan].rules, ReedRules)


class ReedRules(ClanRules):
    def __init__(self) -> None:
        super().__init__("reed")
        self.command: i64 = 0  # the number of its card

    def soldiers(self, layout: Layout) -> list[i64]:
        """Spearmen only."""
        found = layout.nobody[:]
        found[SPEARMAN] = POOL[SPEARMAN]
        return found

    def clerks(self, layout: Layout) -> i64:
        return REED_CLERKS

    def decider(self, state: GreatWall, clan: i64) -> i64:
        return state.seat_of(overlord(state))

    def may_enter(self, state: GreatWall, clan: i64, place: i64) -> bool:
        """Its clerks are never two at a place."""
        return state.clans[clan].at[place] == 0

    def choose_command(self, state: GreatWall, clan: i64) -> None:
        state.clans[clan].command = self.command

    def push_turn(self, state: GreatWall, clan: i64) -> None:
        push_boxes(state, clan, self.command)

    def push_moves(self, state: GreatWall, clan: i64, count: i64, different: bool) -> None:
        lord = overlord(state)
        if state.clans[lord].rules.person:
            state.push(MoveClerks(lord, clan, count, different))
        else:
            state.clans[lord].rules.push_moves_for(state, clan, count)

    def gather(self, state: GreatWall, clan: i64, place: i64) -> None:
        """One of what a place makes goes to the warehouse; at the temple the active player may discard a shame."""
        if place == CHI:
            if state.clans[state.active].rules.person:
                state.push(ClearShame(state.active))
            return
        if state.supplied(clan, place, 1) == 0:
            return
        state.warehouse[place] += 1
        if state.recording:
            state.emit("donated", clan, {"resource": RESOURCE_NAMES[place]})

    def serve(self, state: GreatWall, clan: i64, place: i64) -> None:
        """It does nothing at the academy and the logistics center."""
        lord = self.decider(state, clan)
        if place == BARRACKS:
            state.push(BatchOver(-1))
            state.push(ReedAttack(lord, clan))
        elif place == BUILDERS:
            state.push(ReedBarricade(lord))
        elif place == EMBASSY and state.row:
            state.push(RefillRow(-1))
            state.push(ReedDismiss(lord))


class LayReed(Phase):
    """Its clerks begin at the first places."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for pieces in state.clans:
            if isinstance(pieces.rules, ReedRules):
                pieces.free_clerks = 0
                pieces.reserve = 0
                for place in range(REED_CLERKS):
                    pieces.at[place] = 1


class Reed(Module):
    name: ClassVar[str] = "reed"
    rows: ClassVar[dict[str, list[Row]]] = read("reed.toml", "modules.reed")
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.reed")["rules"]
    verbs: ClassVar[dict[int, str]] = {DISMISS: "dismiss"}

    def __init__(self) -> None:
        self.clan_rules: ReedRules = ReedRules()

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read("reed.toml", "modules.reed", rules)

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return seats <= 2

    def compose(self, layout: Layout) -> None:
        layout.add_clan(self.clan_rules)
        layout.set_up.before("leaders", LayReed("reed"))

    def add_cards(self, layout: Layout) -> None:
        self.clan_rules.command = [card.name for card in layout.deck.commands].index(COMMAND)

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        if verb_of(action) != DISMISS:
            return False
        parts["advisor"] = state.deck.advisors[state.row[first_of(action)]].name
        return True

    def why_not(self, state: GreatWall, words: list[str], seat: int) -> Refusal | None:
        return no_target(state, words) if words[0] == "attack" and isinstance(state.stack[-1], ReedAttack) else None

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(ReedAttack, EITHER), (ReedBarricade, EITHER), (ReedDismiss, EITHER)]

    def check_step(self, state: GreatWall, step: Step) -> bool:
        return not isinstance(step, ReedAttack) or is_reed(state, step.clan)

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        return {"commands": {str(row["name"]): dict(row) for row in cls.rows["command"]}}
