"""The end: shame, claimed hordes and artifacts."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS, SHAME_COST, SOLDIERS
from crenel.games.great_wall.clan import FROM_ARTIFACTS, FROM_HORDES, FROM_SHAME, PLAYER, QIN, REED
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step

QIN_ARTIFACT_HONOR: Final = 20


class FinalScoring(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in range(len(state.clans)):
            if state.clans[clan].kind != REED:
                score_end(state, clan)
        if state.recording:
            state.emit("game_over", -1, {"scores": state.scores(), "ranking": state.ranking()})


def score_end(state: GreatWall, seat: i64) -> None:
    """First what is lost (never below 0), then hordes without a stain, then the artifacts."""
    clan = state.clans[seat]
    shames: i64 = 0
    for soldier in range(SOLDIERS):
        shames += clan.shamed[soldier]
    state.disgrace(seat, FROM_SHAME, shames * SHAME_COST)
    for place in range(len(clan.claimed)):
        if clan.shame_on_hordes[place] == 0:
            state.award(seat, FROM_HORDES, state.deck.hordes[clan.claimed[place] // SECTIONS].honor)
    for artifact in state.artifacts:
        state.award(seat, FROM_ARTIFACTS, artifact_honor(state, seat, artifact))


def artifact_honor(state: GreatWall, seat: i64, artifact: i64) -> i64:
    """What an artifact is worth to a clan as things stand."""
    if state.clans[seat].kind == QIN:
        return QIN_ARTIFACT_HONOR
    row = state.deck.artifacts[artifact]
    count = counted(state, seat, row) - int(row.get("above", 0))
    return max(0, count) * int(row["honor"])


def counted(state: GreatWall, seat: i64, row: Mapping[str, Any]) -> int:
    clan = state.clans[seat]
    per = row["per"]
    if per == "archer_on_highest_wall":
        highest = max([state.wall[section] for section in state.side.sections])
        return sum(int(clan.firing[section]) for section in state.side.sections if 0 < state.wall[section] == highest)
    if per == "advisor":
        return int(clan.advisors())
    if per == "clerk":
        return int(clan.clerks())
    if per == "overseer_level":
        return sum(int(level) for level in clan.levels)
    assert per == "horde"
    return len(clan.claimed)


def ranking(state: GreatWall) -> list[int]:
    """Most honor, ties to the higher in the tea order. A solo player who let the shame run out has lost."""
    order: list[tuple[int, int, int]] = []
    for seat in range(len(state.clans)):
        if state.clans[seat].kind == REED:
            continue
        lost = state.seats == 1 and state.shame == 0 and state.clans[seat].kind == PLAYER
        order.append((1 if lost else 0, -int(state.clans[seat].score()), state.tea.index(seat) * 8 + seat))
    # In the solo game a tie is not a win: only more honor than the rival's is.
    if state.seats == 1:
        order = [(lost, honor, place if place % 8 else 64) for lost, honor, place in order]
    return [place % 8 for _, _, place in sorted(order)]
