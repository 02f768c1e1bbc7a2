"""Qin Jiushao's turns. He has no resources and takes no decisions: a track of five places tells where he sends his
clerks (the lowest first) and which places he activates (the highest first).
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.board import (
    ARCHER,
    BUILDING_RESOURCES,
    PRODUCTION,
    SPEARMAN,
    TOP_OVERSEER,
    TOP_WALL,
)
from crenel.games.great_wall.clan import FROM_CARDS
from crenel.games.great_wall.clerks import send_clerk
from crenel.games.great_wall.modules.reed.steps import indicated_first
from crenel.games.great_wall.modules.solo.part import solo_of
from crenel.games.great_wall.moves import first_of, move
from crenel.games.great_wall.places.activation import activate
from crenel.games.great_wall.places.builders import RaiseWall
from crenel.games.great_wall.places.tea import rise
from crenel.games.great_wall.recruits import send_to_attack
from crenel.games.great_wall.seasons.spring import LEAVING
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import OTHERS_BOX
from crenel.kernel.state import State, Step

TAKE: Final = 72  # place in the row: who goes under Qin Jiushao
BOTH: Final = 2

Lines = list[Mapping[str, Any]]


def card_lines(state: GreatWall, clan: i64) -> Lines:
    """The lines of his command card on the track."""
    lines: Lines = state.deck.rows["solo"][state.clans[clan].command]["do"]
    return lines


# ---------------------------------------------------------------- his turn


class QinTurn(Step):
    """His card; its line for the others lets them move clerks, and one of his cards activates a place."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        lines = card_lines(state, self.clan)
        for number in range(len(lines) - 1, -1, -1):
            line = lines[number]
            if "others" in line:
                state.push(QinOthers(-1, self.clan, line["others"]))
            elif "activate" in line:
                state.push(QinActivates(-1, self.clan))
            else:
                state.push(QinCommand(-1, self.clan, number))


class QinOthers(Step):
    """The others move clerks to different places."""

    __slots__ = ("clan", "count")

    def __init__(self, seat: i64, clan: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for other in reversed(state.tea):
            if other != self.clan:
                trigger(state, other, OTHERS_BOX)
                state.clans[other].rules.push_moves(state, other, self.count, True)


class QinActivates(Step):
    """An advanced activation of the highest place on his track where he has a clerk."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for place in solo_of(state).track:
            if state.clans[self.clan].at[place]:
                activate(state, place, True)
                return


class QinCommand(Step):
    """One line of his command card."""

    __slots__ = ("clan", "line")

    def __init__(self, seat: i64, clan: i64, line: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.line: i64 = line

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for name, number in card_lines(state, self.clan)[self.line].items():
            self.carry_out(state, name, number)

    def carry_out(self, state: GreatWall, name: str, number: i64) -> None:
        """Carry out one line of a card; `number` is how many, or how much for each supporting advisor."""
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
        kind = state.layout.soldiers[self.soldier]
        for section in indicated_first(state):
            if kind.can_attack(state, section):
                return section
            if kind.shoots:
                return -1
        return -1


def raise_overseer(state: GreatWall, clan: i64) -> None:
    """Raise his lowest overseer one level; of equals the one highest on his track."""
    levels = state.clans[clan].levels
    best: i64 = -1
    for place in solo_of(state).track:
        if place < PRODUCTION and levels[place] < TOP_OVERSEER and (best < 0 or levels[place] < levels[best]):
            best = place
    if best >= 0:
        levels[best] += 1
        if state.recording:
            state.emit("overseer", clan, {"place": state.layout.places[best].name, "level": int(levels[best])})


def build_lowest_wall(state: GreatWall, clan: i64) -> None:
    """Build at the lowest wall, of equals the one the invasion points at. The warehouse pays what it can; the rest
    counts as paid.
    """
    goal: i64 = -1
    for section in indicated_first(state):
        if state.wall[section] < TOP_WALL and (goal < 0 or state.wall[section] < state.wall[goal]):
            goal = section
    if goal < 0:
        return
    left = state.wall_cost(goal)
    for resource in range(BUILDING_RESOURCES):
        taken: i64 = min(left, state.warehouse[resource])
        state.warehouse[resource] -= taken
        left -= taken
    state.push(RaiseWall(-1, goal, clan))


# ---------------------------------------------------------------- clerks


class SendClerks(Step):
    """Clerks that move by rules when their turn in the tea order comes: his own, or another automa's while he decides
    for it.
    """

    __slots__ = ("clan", "count")

    def __init__(self, seat: i64, clan: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if self.clan == solo_of(state).clan:
            send_qin(state, self.clan, self.count, True)
            return
        for _ in range(self.count):
            if not move_reed(state, self.clan):
                return


def send_qin(state: GreatWall, clan: i64, count: i64, different: bool) -> None:
    """Send clerks to his places from the lowest up, one after another; if they need not be different, then round
    again. When all are out, he takes them from his highest place.
    """
    left = count
    while left > 0:
        before = left
        for place in solo_of(state).track[::-1]:
            if left > 0 and send_one(state, clan, place):
                left -= 1
        if different or left == before:
            return


def send_one(state: GreatWall, clan: i64, place: i64) -> bool:
    """Send one of his clerks to a place, if there is room; False if none could go."""
    origin: i64 = -1
    if state.clans[clan].free_clerks == 0:
        origin = highest_with_clerk(state, clan, place)
    if state.locked(place) or (origin < 0 and state.clans[clan].free_clerks == 0):
        return False
    send_clerk(state, clan, origin, place)
    return True


def highest_with_clerk(state: GreatWall, clan: i64, but: i64) -> i64:
    """His highest place from which a clerk may leave; only places higher than the goal give one up."""
    for place in solo_of(state).track:
        if place == but:
            return -1
        if state.clans[clan].at[place] and not state.locked(place):
            return place
    return -1


def move_reed(state: GreatWall, reed: i64) -> bool:
    """Move a Reed clerk to the lowest place it can go: first from places he does not use, then from higher to lower
    ones.
    """
    track = solo_of(state).track
    at = state.clans[reed].at
    for goal in reversed(track):
        if at[goal] or state.locked(goal):
            continue
        origins: list[i64] = [place for place in range(len(at)) if place not in track]
        origins += track[: track.index(goal)]
        for origin in origins:
            if at[origin] and not state.locked(origin):
                send_clerk(state, reed, origin, goal)
                return True
    return False


# ---------------------------------------------------------------- spring


class GiveAdvisor(Step):
    """The player says which of the two goes under Qin Jiushao; the other is discarded."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return [move(TAKE, place, 0, 0) for place in range(min(LEAVING, len(state.row)))]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        leaving = state.row[:LEAVING]
        state.row = state.row[LEAVING:]
        for place in range(len(leaving)):
            if place == first_of(action):
                state.clans[self.clan].support |= CARD[leaving[place]]
            else:
                state.advisor_discard |= CARD[leaving[place]]
