"""Hordes that are defeated, and walls that are breached."""

from mypy_extensions import i64

from crenel.games.great_wall.board import ARCHER_HONOR, PRESENCE_HONOR, ROWS, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.changes import ROW_BY_ROW, SHAME_BEFORE_DEATHS
from crenel.games.great_wall.clan import FROM_BATTLE
from crenel.games.great_wall.deaths import Casualty, perish
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.locations import AtHorde, InSection
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.shame import FOR_BREACH, push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import BREACHED, HORDE_DEFEATED, YOU_DEFEAT
from crenel.kernel.state import BIT, State, Step


class DefeatCheck(Step):
    """Look for defeated hordes, row by row from the wall and each row from the left."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.rules >= ROW_BY_ROW:
            state.push(DefeatRows(-1, 0, 0))
            return
        for row in range(ROWS):
            for section in state.layout.sections:
                horde = state.horde_at(section, row)
                if horde is not None and horde.fallen():
                    state.push(self)
                    push_defeat(state, section, horde)
                    return


class DefeatRows(Step):
    """The look goes on. Hordes are met in the rows where they stood when it began: `gone` counts, four bits a section,
    by how much those behind have moved up since.
    """

    __slots__ = ("cell", "gone")

    def __init__(self, seat: i64, cell: i64, gone: i64) -> None:
        super().__init__(seat)
        self.cell: i64 = cell  # where to look next: row * SECTIONS + section
        self.gone: i64 = gone

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for cell in range(self.cell, ROWS * SECTIONS):
            section = cell % SECTIONS
            horde = state.horde_at(section, cell // SECTIONS - ((self.gone >> (4 * section)) & 15))
            if horde is not None and horde.fallen():
                state.push(DefeatRows(-1, cell + 1, self.gone + BIT[4 * section]))
                push_defeat(state, section, horde)
                return
        if self.gone:
            state.push(DefeatCheck(-1))  # what was done meanwhile may have felled another one


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


def push_defeat(state: GreatWall, section: i64, horde: Horde) -> None:
    """Push the phases of one defeated horde."""
    winner = winner_of(state, horde)
    if state.recording:
        facts: dict[str, object] = {"horde": horde.card.name, "section": SECTION_NAMES[section]}
        forecast = {"power": int(state.power(section)), "then": int(state.power(section, horde.row))}
        state.emit("horde_defeated", winner, {**facts, "row": int(horde.row) + 1, **forecast})
    state.layout.defeat.push(state, winner, section, horde.row)


class DefeatCards(Phase):
    """Cards hear of the defeat."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            trigger(state, each, HORDE_DEFEATED, 0, 1, BIT[section], each == clan)
            if each == clan:
                trigger(state, each, YOU_DEFEAT, 0, 1, BIT[section])


class DefeatHonor(Phase):
    """Honor for whoever took part."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(BattleHonor(-1, section, row))


class DefeatDeaths(Phase):
    """The horde kills for the last time."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        horde = state.horde_at(section, row)
        assert horde is not None
        for each in reversed(state.tea):
            if horde.present(each):
                state.push(perish(state, each, section, state.layout.nobody))
                state.push(Killing(-1, each, section, row))


class DefeatClaim(Phase):
    """Survivors, card and rows."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Claim(-1, section, row, clan))


class BattleHonor(AtHorde):
    """Honor for everybody on the horde, and for each archer on the wall of its section."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        for clan in state.tea:
            if horde.present(clan):
                state.award(clan, FROM_BATTLE, PRESENCE_HONOR)
        for clan in state.tea:
            state.award(clan, FROM_BATTLE, ARCHER_HONOR * state.clans[clan].archers(self.section))


class Killing(AtHorde):
    """The horde kills as many of a clan's soldiers on it as the time track says."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64, section: i64, row: i64) -> None:
        super().__init__(seat, section, row)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        standing: i64 = 0
        for soldier in range(state.layout.kinds):
            standing += horde.pieces(self.clan, soldier)
        count: i64 = min(standing, state.lethality() + horde.card.fierce)
        if count:
            state.push(Casualty(state.seat_of(self.clan), self.clan, self.section, self.row, count))


# ---------------------------------------------------------------- the horde is claimed


class Claim(AtHorde):
    """Deaths are over: survivors rest, the winner takes the card, the hordes behind move up."""

    __slots__ = ("winner",)

    def __init__(self, seat: i64, section: i64, row: i64, winner: i64) -> None:
        super().__init__(seat, section, row)
        self.winner: i64 = winner

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.layout.claim.push(state, self.winner, self.section, self.row)


class Rally(AtHorde):
    """Survivors of a player rest; those of automas go back to their pool."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        for clan in range(len(state.clans)):
            for soldier in range(state.layout.kinds):
                count = horde.pieces(clan, soldier)
                if state.clans[clan].rules.person:
                    state.clans[clan].station(self.section, soldier, count)
                else:
                    state.clans[clan].pool[soldier] += count


class TakeHorde(AtHorde):
    """The card leaves the board, to the winner if he can claim it."""

    __slots__ = ("winner",)

    def __init__(self, seat: i64, section: i64, row: i64, winner: i64) -> None:
        super().__init__(seat, section, row)
        self.winner: i64 = winner

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        state.hordes[self.section].remove(horde)
        if self.winner >= 0 and state.clans[self.winner].rules.claims:
            state.clans[self.winner].claimed.append(horde.number)
            state.clans[self.winner].shame_on_hordes.append(0)
            if state.recording:
                state.emit("horde_claimed", self.winner, {"horde": horde.card.name})
        else:
            state.horde_discard |= CARD[horde.number]


class CloseRanks(InSection):
    """The hordes of a section move up to the wall, each to the lowest row that is free; some never move."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        row: i64 = 0
        for horde in state.hordes[self.section]:
            if horde.card.only_row < 0:
                horde.row = row
                row += 1


class ClaimRally(Phase):
    """Survivors leave the card."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Rally(-1, section, row))


class ClaimCard(Phase):
    """The winner takes the card."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(TakeHorde(-1, section, row, clan))


class ClaimRows(Phase):
    """The hordes behind move up."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(CloseRanks(-1, section))


# ---------------------------------------------------------------- breaches


class Assault(InSection):
    """One section is stormed: if the hordes' power is greater than its defence, every horde there breaches it."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        breached = state.breaches(self.section)
        if state.recording and state.hordes[self.section]:
            state.emit("assault", -1, {**assault_facts(state, self.section), "breach": breached})
        if breached:
            for each in reversed(state.tea):
                trigger(state, each, BREACHED, 0, 1, BIT[self.section])  # heard when shame and deaths are over
            state.layout.breach.push(state, -1, self.section, -1)
        for module in state.modules:
            module.assaulted(state, self.section, breached)


def assault_facts(state: GreatWall, section: i64) -> dict[str, object]:
    """Power against defence, what both are made of, and who stands on which horde."""
    hordes = state.hordes[section]
    everybody = range(len(state.clans))
    return {
        "section": SECTION_NAMES[section],
        "power": int(state.power(section)),
        "defence": int(state.defence(section)),
        "hordes": [horde.card.name for horde in hordes],
        "powers": [int(state.power_of(section, horde, horde.row == 0)) for horde in hordes],
        "present": [[clan for clan in everybody if counts_as_present(state, clan, section, horde)] for horde in hordes],
        "level": int(state.wall[section]),
        "wall": int(state.layout.wall_defence[state.wall[section]]),
        "barricades": int(state.barricade_defence(section)),
        "undivided": int(state.undivided_defence(section)),
        "halved": int(state.halvings(section)),
    }


class BreachShame(Phase):
    """Shame for those who were absent: a token for each horde they do not stand on."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            absent: i64 = 0
            for horde in state.hordes[section]:
                if not counts_as_present(state, each, section, horde):
                    absent += 1
            push_shame(state, each, absent, FOR_BREACH)


def counts_as_present(state: GreatWall, clan: i64, section: i64, horde: Horde) -> bool:
    return horde.present(clan) and all(
        module.counts_as_present(state, clan, section, horde) for module in state.modules
    )


class BreachDeaths(Phase):
    """All deaths of the section at once: one event for each clan."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if state.rules >= SHAME_BEFORE_DEATHS:
            state.push(BreachFallen(-1, section))
        else:
            push_fallen(state, section)


class BreachFallen(InSection):
    """Shame is placed: now those on the wall fall, and the hordes kill."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        push_fallen(state, self.section)


def push_fallen(state: GreatWall, section: i64) -> None:
    """Take those on the wall of a breached section down, and push the deaths of each clan."""
    hordes = state.hordes[section]
    for each in reversed(state.tea):
        pieces = state.clans[each]
        if pieces.shooters(section) or any(horde.present(each) for horde in hordes):
            fallen = [pieces.on_wall(section, soldier) for soldier in range(pieces.kinds)]
            for soldier in range(pieces.kinds):
                pieces.post(section, soldier, -fallen[soldier])
            state.push(perish(state, each, section, fallen))
            for place in range(len(hordes) - 1, -1, -1):
                if hordes[place].present(each):
                    state.push(Killing(-1, each, section, hordes[place].row))


def destroy_wall(state: GreatWall, section: i64) -> None:
    """Take a level off a wall; the soldiers on its firing spots come down to the rest zone."""
    state.wall[section] -= 1
    for clan in state.clans:
        for soldier in range(clan.kinds):
            count = clan.on_wall(section, soldier)
            clan.post(section, soldier, -count)
            clan.station(section, soldier, count)
    if state.recording:
        state.emit("wall_destroyed", -1, {"section": SECTION_NAMES[section], "level": int(state.wall[section])})
    for module in state.modules:
        module.wall_destroyed(state, section)
