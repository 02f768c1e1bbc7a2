"""Qin Jiushao, the rival of the solo game. He has no resources and takes no decisions: a track of five places tells
where he sends his clerks (the lowest first) and which places he activates (the highest first).
"""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from crenel.games.great_wall.automa.reed import indicated_first
from crenel.games.great_wall.battle import BatchOver, can_strike
from crenel.games.great_wall.board import (
    ARCHER,
    BARRACKS,
    BUILDING_RESOURCES,
    PLACE_NAMES,
    PLACES,
    PRODUCTION,
    SPEARMAN,
    TOP_OVERSEER,
    TOP_WALL,
    WALL_COST,
)
from crenel.games.great_wall.clan import FROM_CARDS, QIN
from crenel.games.great_wall.clerks import send_clerk
from crenel.games.great_wall.places.builders import RaiseWall
from crenel.games.great_wall.places.tea import rise
from crenel.games.great_wall.recruits import send_to_attack
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step


def qin_of(state: GreatWall) -> i64:
    for clan in range(len(state.clans)):
        if state.clans[clan].kind == QIN:
            return clan
    return -1


def raise_token(state: GreatWall, place: i64) -> None:
    """A place where he had clerks has activated: its token goes to the highest space."""
    state.qin_track.remove(place)
    state.qin_track.insert(0, place)


def send_qin(state: GreatWall, clan: i64, count: i64, different: bool) -> None:
    """Clerks to his places from the lowest up, one after another; if they need not be different, then round again. When
    all are out, he takes them from his highest place.
    """
    left = count
    while left > 0:
        before = left
        for place in state.qin_track[::-1]:
            if left > 0 and send_one(state, clan, place):
                left -= 1
        if different or left == before:
            return


def send_one(state: GreatWall, clan: i64, place: i64) -> bool:
    """One of his clerks to a place, if there is room; False if none could go."""
    origin: i64 = -1
    if state.clans[clan].free_clerks == 0:
        origin = highest_with_clerk(state, clan, place)
    if state.locked(place) or (origin < 0 and state.clans[clan].free_clerks == 0):
        return False
    send_clerk(state, clan, origin, place)
    return True


class SendClerks(Step):
    """Clerks that move by rules when their turn in the tea order comes: his own, or the Reed clan's while he is its
    overlord.
    """

    __slots__ = ("clan", "count")

    def __init__(self, seat: i64, clan: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.clans[self.clan].kind == QIN:
            send_qin(state, self.clan, self.count, True)
        else:
            move_reed_for_qin(state, self.clan, self.count)

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "count": int(self.count)}


def highest_with_clerk(state: GreatWall, clan: i64, but: i64) -> i64:
    """His highest place from which a clerk may leave; only places higher than the goal give one up."""
    for place in state.qin_track:
        if place == but:
            return -1
        if state.clans[clan].at[place] and not state.locked(place):
            return place
    return -1


def push_qin(state: GreatWall, clan: i64, place: i64) -> None:
    """He has clerks at a place that activates: only the barracks do something here."""
    if place == BARRACKS:
        state.push(QinRecruits(-1, clan, SPEARMAN, state.clans[clan].at[BARRACKS]))


class QinRecruits(Step):
    """Free soldiers attack in the section of the invasion, else in the other; archers only there."""

    __slots__ = ("clan", "count", "soldier")

    def __init__(self, seat: i64, clan: i64, soldier: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.soldier: i64 = soldier
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        pieces = state.clans[self.clan]
        if self.count == 0 or pieces.pool[self.soldier] == 0:
            state.push(BatchOver(-1))
            return
        state.push(QinRecruits(-1, self.clan, self.soldier, self.count - 1))
        section = self.target(state)
        if section < 0:
            return
        pieces.pool[self.soldier] -= 1
        send_to_attack(state, -1, self.clan, self.soldier, section)

    def target(self, state: GreatWall) -> i64:
        for section in indicated_first(state):
            if can_strike(state, section, self.soldier, False):
                return section
            if self.soldier == ARCHER:
                return -1
        return -1

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "soldier": int(self.soldier), "count": int(self.count)}


class QinCommand(Step):
    """One line of his command card."""

    __slots__ = ("clan", "line")

    def __init__(self, seat: i64, clan: i64, line: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.line: i64 = line

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        lines: list[Mapping[str, Any]] = state.deck.solo[state.clans[self.clan].command]["do"]
        for name, number in lines[self.line].items():
            self.carry_out(state, name, number)

    def carry_out(self, state: GreatWall, name: str, number: i64) -> None:
        """One line of a card; `number` is how many, or how much for each supporting advisor."""
        pieces = state.clans[self.clan]
        if name == "send":
            send_qin(state, self.clan, number, False)
        elif name == "honor_per_support":
            state.award(self.clan, FROM_CARDS, number * pieces.supporters())
        elif name == "spearmen":
            state.push(QinRecruits(-1, self.clan, SPEARMAN, number))
        elif name == "archers":
            state.push(QinRecruits(-1, self.clan, ARCHER, number))
        elif name == "overseers":
            for _ in range(number):
                raise_overseer(state, self.clan)
        elif name == "wall":
            build_lowest_wall(state, self.clan)
        elif name == "tea":
            rise(state, self.clan, len(state.tea))

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "line": int(self.line)}


def raise_overseer(state: GreatWall, clan: i64) -> None:
    """His lowest overseer goes up one level; of equals the one highest on his track."""
    levels = state.clans[clan].levels
    best: i64 = -1
    for place in state.qin_track:
        if place < PRODUCTION and levels[place] < TOP_OVERSEER and (best < 0 or levels[place] < levels[best]):
            best = place
    if best >= 0:
        levels[best] += 1
        if state.recording:
            state.emit("overseer", clan, {"place": PLACE_NAMES[best], "level": int(levels[best])})


def build_lowest_wall(state: GreatWall, clan: i64) -> None:
    """The lowest wall, of equals the one the invasion points at. The warehouse pays what it can; the rest counts as
    paid.
    """
    goal: i64 = -1
    for section in indicated_first(state):
        if state.wall[section] < TOP_WALL and (goal < 0 or state.wall[section] < state.wall[goal]):
            goal = section
    if goal < 0:
        return
    left = WALL_COST[state.wall[goal]]
    for resource in range(BUILDING_RESOURCES):
        taken: i64 = min(left, state.warehouse[resource])
        state.warehouse[resource] -= taken
        left -= taken
    state.push(RaiseWall(-1, goal, clan))


def move_reed_for_qin(state: GreatWall, reed: i64, count: i64) -> None:
    """As overlord he moves Reed clerks to the lowest places they can go: first from places he does not use, then from
    higher to lower ones.
    """
    for _ in range(count):
        if not _move_one_reed(state, reed):
            return


def _move_one_reed(state: GreatWall, reed: i64) -> bool:
    at = state.clans[reed].at
    for goal in reversed(state.qin_track):
        if at[goal] or state.locked(goal):
            continue
        origins = [place for place in range(PLACES) if place not in state.qin_track]
        origins += state.qin_track[: state.qin_track.index(goal)]
        for origin in origins:
            if at[origin] and not state.locked(origin):
                send_clerk(state, reed, origin, goal)
                return True
    return False
