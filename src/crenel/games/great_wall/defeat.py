"""Hordes that are defeated, and walls that are breached."""

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    ARCHER_HONOR,
    HORSEMAN,
    PRESENCE_HONOR,
    ROWS,
    SECTION_NAMES,
    SOLDIERS,
    SPEARMAN,
)
from crenel.games.great_wall.clan import FROM_BATTLE, PLAYER, REED
from crenel.games.great_wall.deaths import Casualty, perish
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import HORDE_DEFEATED, YOU_DEFEAT
from crenel.kernel.state import BIT, State, Step


class DefeatCheck(Step):
    """Look for defeated hordes, row by row from the wall and each row from the left; after each one look again."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for row in range(ROWS):
            for section in state.side.sections:
                if row < len(state.hordes[section]) and state.hordes[section][row].fallen():
                    state.push(self)
                    push_defeat(state, section, row)
                    return


def winner_of(state: GreatWall, horde: Horde) -> i64:
    """Who covers most spots, ties going to the higher in the tea order; -1 if nobody stands there."""
    best: i64 = -1
    most: i64 = 0
    for clan in state.tea:
        spots = horde.covers(clan)
        if spots > most:
            best = clan
            most = spots
    return best


def push_defeat(state: GreatWall, section: i64, row: i64) -> None:
    """The steps of one defeated horde, last first."""
    horde = state.hordes[section][row]
    winner = winner_of(state, horde)
    if state.recording:
        state.emit("horde_defeated", winner, {"horde": horde.card.name, "section": SECTION_NAMES[section]})
    state.push(Claim(-1, section, row, winner))
    for clan in reversed(state.tea):
        if horde.present(clan):
            state.push(perish(state, clan, section, 0))
            state.push(Killing(-1, clan, section, row))
    state.push(BattleHonor(-1, section, row))
    for clan in reversed(state.tea):
        trigger(state, clan, HORDE_DEFEATED, 0, 1, BIT[section], clan == winner)
        if clan == winner:
            trigger(state, clan, YOU_DEFEAT, 0, 1, BIT[section])


class BattleHonor(Step):
    """Honor for everybody on the horde, and for each archer on the wall of its section."""

    __slots__ = ("row", "section")

    def __init__(self, seat: i64, section: i64, row: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section
        self.row: i64 = row

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = state.hordes[self.section][self.row]
        for clan in state.tea:
            if horde.present(clan):
                state.award(clan, FROM_BATTLE, PRESENCE_HONOR)
        for clan in state.tea:
            state.award(clan, FROM_BATTLE, ARCHER_HONOR * state.clans[clan].firing[self.section])

    def details(self) -> dict[str, object]:
        return {"section": int(self.section), "row": int(self.row)}


class Killing(Step):
    """The horde kills as many of a clan's soldiers on it as the time track says."""

    __slots__ = ("clan", "row", "section")

    def __init__(self, seat: i64, clan: i64, section: i64, row: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section
        self.row: i64 = row

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = state.hordes[self.section][self.row]
        standing = horde.soldiers(self.clan, SPEARMAN) + horde.soldiers(self.clan, HORSEMAN)
        count: i64 = min(standing, state.lethality() + horde.card.fierce)
        if count:
            seat: i64 = self.clan if state.clans[self.clan].kind == PLAYER else -1
            state.push(Casualty(seat, self.clan, self.section, self.row, count))

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "section": int(self.section), "row": int(self.row)}


class Claim(Step):
    """Survivors go to the rest zone, the winner takes the card, the hordes behind move up."""

    __slots__ = ("row", "section", "winner")

    def __init__(self, seat: i64, section: i64, row: i64, winner: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section
        self.row: i64 = row
        self.winner: i64 = winner

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = state.hordes[self.section][self.row]
        for clan in range(len(state.clans)):
            rally(state, clan, horde, self.section)
        if self.winner >= 0 and state.clans[self.winner].kind != REED:
            state.clans[self.winner].claimed.append(horde.number)
            state.clans[self.winner].shame_on_hordes.append(0)
            if state.recording:
                state.emit("horde_claimed", self.winner, {"horde": horde.card.name})
        else:
            state.horde_discard |= BIT[horde.number]
        del state.hordes[self.section][self.row]

    def details(self) -> dict[str, object]:
        return {"section": int(self.section), "row": int(self.row), "winner": int(self.winner)}


def rally(state: GreatWall, clan: i64, horde: Horde, section: i64) -> None:
    """Survivors of a player rest; those of automas go back to their pool."""
    for soldier in (SPEARMAN, HORSEMAN):
        count = horde.soldiers(clan, soldier)
        if count == 0:
            continue
        if state.clans[clan].kind == PLAYER:
            state.clans[clan].rest[section * SOLDIERS + soldier] += count
        else:
            state.clans[clan].pool[soldier] += count


# ---------------------------------------------------------------- breaches


class Assault(Step):
    """One section is stormed: if the hordes' power is greater than its defence, every horde there breaches it."""

    __slots__ = ("section",)

    def __init__(self, seat: i64, section: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        power = state.power(self.section)
        defence = state.defence(self.section)
        breached = power > defence
        if state.recording and state.hordes[self.section]:
            facts: dict[str, object] = {"section": SECTION_NAMES[self.section], "power": int(power)}
            state.emit("assault", -1, {**facts, "defence": int(defence), "breach": breached})
        if breached:
            push_breach(state, self.section)

    def details(self) -> dict[str, object]:
        return {"section": int(self.section)}


def push_breach(state: GreatWall, section: i64) -> None:
    """Shame for those who were absent, then all deaths of the section at once: one event for each clan."""
    hordes = state.hordes[section]
    for clan in reversed(state.tea):
        archers = state.clans[clan].firing[section]
        standing = any(horde.present(clan) for horde in hordes)
        if archers or standing:
            state.clans[clan].firing[section] = 0
            state.push(perish(state, clan, section, archers))
            for row in range(len(hordes) - 1, -1, -1):
                if hordes[row].present(clan):
                    state.push(Killing(-1, clan, section, row))
    for clan in reversed(state.tea):
        absent: i64 = 0
        for horde in hordes:
            if not horde.present(clan):
                absent += 1
        push_shame(state, clan, absent)
