"""The Emperor's claim, and the marker that somebody must move afterwards."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.clerks import call_back
from crenel.games.great_wall.modules.emperors_visit.part import AMOUNTS, THINGS, can_show, visit_of, warehouse_of
from crenel.games.great_wall.moves import first_of, move
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step

EMPEROR: Final = 136  # space
CLAIM_HONOR: Final = 10
FOR_CLAIM: Final = 3  # why shame is due, after the causes of the base game and of requests
SOURCE: Final = "emperor"
NOBODY: Final = -1


class FirstSpace(Phase):
    """The marker begins on a random space."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        visit_of(state).space = state.rng.below(len(THINGS))


class WinterVisit(Phase):
    """The claim, then the marker."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(MarkerMoves(-1))
        state.push(EmperorsClaim(-1))


class EmperorsClaim(Step):
    """Everybody who can show enough gets honor, everybody else shame; nothing is paid. No more is told than who can."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        space = visit_of(state).space
        details: dict[str, object] = {"thing": THINGS[space], "amount": int(AMOUNTS[space])}
        if state.recording:
            state.emit("emperor_came", NOBODY, details)
        source = state.layout.sources.index(SOURCE)
        ashamed: list[i64] = []
        for clan in state.tea:
            if not state.clans[clan].rules.person:
                continue
            able = can_show(state, clan, space)
            if state.recording:
                state.emit("claim_met" if able else "claim_missed", clan, details)
            if able:
                state.award(clan, source, CLAIM_HONOR)
            else:
                ashamed.append(clan)
        for clan in reversed(ashamed):
            push_shame(state, clan, 1, FOR_CLAIM)


class MarkerMoves(Step):
    """Whoever has most clerks in the warehouse must move the marker, ties to the higher in the tea order; without any
    it stays.
    """

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        seat = first_in_warehouse(state)
        if seat != NOBODY:
            state.push(MoveMarker(seat))
        elif state.recording:
            state.emit("marker_stayed", NOBODY, {"thing": THINGS[visit_of(state).space]})


class MoveMarker(Step):
    """A player puts the marker on another space; then all clerks leave the warehouse."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        here = visit_of(state).space
        return [move(EMPEROR, space, 0, 0) for space in range(len(THINGS)) if space != here]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = visit_of(state)
        part.space = first_of(action)
        if state.recording:
            details: dict[str, object] = {"thing": THINGS[part.space], "amount": int(AMOUNTS[part.space])}
            state.emit("visit_moved", self.seat, details)
        call_back(state, warehouse_of(state))


def first_in_warehouse(state: GreatWall) -> i64:
    """The player with most clerks in the warehouse, ties to the higher in the tea order."""
    place = warehouse_of(state)
    best: i64 = NOBODY
    most: i64 = 0
    for clan in state.tea:
        if state.clans[clan].rules.person and state.clans[clan].at[place] > most:
            best, most = clan, state.clans[clan].at[place]
    return best
