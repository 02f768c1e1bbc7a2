"""Genghis Khan rides, is attacked, and kills; bannermen call to attack."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.board import HORSEMAN, SECTION_NAMES, SPEARMAN
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.deaths import SectionDeaths, take_off_hordes
from crenel.games.great_wall.locations import InSection
from crenel.games.great_wall.modules.khan.cards import TRIBUTE
from crenel.games.great_wall.modules.khan.part import khan_of, lever
from crenel.games.great_wall.moves import SKIP, first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.recruits import AttackWith
from crenel.games.great_wall.screens import Screened, asks_in_secret
from crenel.games.great_wall.seasons.spring import turn_up_next
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.state import BIT, State, Step

KHAN: Final = 96  # soldier, card (0 his own, then his skills), spot and, for a horseman on two spots, PAIR
PAIR: Final = 16
SPOT_HONOR: Final = 6
CALLED: Final = 2  # soldiers that a bannerman calls to attack
BANNERMAN: Final = "bannerman"


# ---------------------------------------------------------------- where he stands


class KhanMoves(Step):
    """He goes where the back of the top horde card points. A spent deck is made anew first; without cards he stays."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.horde_top == NO_CARD:
            if state.horde_deck or state.horde_discard:
                state.push(self)
                state.push(NewDeck(-1))
            return
        part = khan_of(state)
        moved = part.section != state.invasion_section()
        part.section = state.invasion_section()
        if state.recording:
            state.emit("khan_moved" if moved else "khan_stays", -1, {"section": SECTION_NAMES[part.section]})


class NewDeck(Step):
    """The discarded hordes are shuffled, and the back of the top card shows."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        turn_up_next(state)
        if state.recording:
            state.emit("hordes_shuffled", -1, {})


# ---------------------------------------------------------------- attacking him


class AttackKhan(Screened):
    """Whoever has claimed a horde may send one of the soldiers who lived through it against him, for good."""

    __slots__ = ("horsemen", "section", "spearmen")

    def __init__(self, seat: i64, section: i64, spearmen: i64, horsemen: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section  # of the horde
        self.spearmen: i64 = spearmen  # who stood on it and live
        self.horsemen: i64 = horsemen

    def conceals(self, state: State) -> bool:
        """Only whoever owes tribute is asked about something that others cannot know."""
        assert isinstance(state, GreatWall)
        return tribute(state, self.section) > 0 and asks_in_secret(state)

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        if self.present(state, SPEARMAN):
            list_spots(state, SPEARMAN, found)
        if self.present(state, HORSEMAN):
            list_spots(state, HORSEMAN, found)
        if not found:
            return []
        if not state.can_pay_chi(self.seat, tribute(state, self.section)):
            return [SKIP] if self.conceals(state) else []
        found.append(SKIP)
        return found

    def present(self, state: GreatWall, soldier: i64) -> bool:
        """Whether one of a kind lives, and still rests in the section."""
        count = self.horsemen if soldier == HORSEMAN else self.spearmen
        return count > 0 and state.clans[self.seat].resting(self.section, soldier) > 0

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        chi = tribute(state, self.section)
        if chi:
            state.pay_chi(self.seat, chi)
        state.clans[self.seat].station(self.section, first_of(action), -1)
        attack(state, self.seat, action)


def list_spots(state: GreatWall, soldier: i64, found: list[int]) -> None:
    """The spots a soldier may cover; for a horseman also two adjacent ones of a card."""
    part = khan_of(state)
    for place in range(len(part.cover)):
        for spot in range(len(part.cover[place])):
            if not part.free(place, spot, state.seats):
                continue
            found.append(move(KHAN, soldier, place, spot))
            if soldier == HORSEMAN and part.free(place, spot + 1, state.seats):
                found.append(move(KHAN, soldier, place, spot + PAIR))


def tribute(state: GreatWall, section: i64) -> i64:
    """Chi to attack him after a horde of a section has fallen."""
    return lever(state, section, TRIBUTE)


def width_of(action: i64) -> i64:
    """How many spots an attack covers."""
    return 2 if third_of(action) >= PAIR else 1


def attack(state: GreatWall, seat: i64, action: i64) -> None:
    """A soldier stands on his card or a skill to the end of the game, and brings honor for each spot."""
    part = khan_of(state)
    soldier, place, width = first_of(action), second_of(action), width_of(action)
    part.stand(place, third_of(action) % PAIR, width, seat, soldier)
    card = part.cards()[place].name
    if state.recording:
        name = state.layout.soldiers[soldier].name
        state.emit("khan_attacked", seat, {"soldier": name, "card": card, "count": int(width)})
    state.award(seat, state.layout.sources.index("khan"), SPOT_HONOR * width)
    if part.open_on(place, state.seats) == 0:
        part.count_levers(state.seats)
        if state.recording and place > 0:
            state.emit("skill_ended", seat, {"card": card})
    if state.recording and part.open_spots(state.seats) == 0:
        state.emit("khan_defeated", seat, {})


# ---------------------------------------------------------------- what his skills do


class NoRetreat(SectionDeaths):
    """All soldiers on hordes of a section die, in one event with those whom a breach takes from the wall."""

    __slots__ = ("firing",)

    def __init__(self, seat: i64, section: i64, firing: bool) -> None:
        super().__init__(seat, section)
        self.firing: bool = firing  # those on the wall fall too

    def fallen(self, state: GreatWall, clan: i64) -> list[i64]:
        """Take a clan's soldiers down; those on hordes leave wounds."""
        pieces = state.clans[clan]
        found: list[i64] = [0] * pieces.kinds
        for soldier in range(pieces.kinds):
            if self.firing:
                found[soldier] += pieces.on_wall(self.section, soldier)
                pieces.post(self.section, soldier, -pieces.on_wall(self.section, soldier))
        take_off_hordes(state, clan, self.section, found)
        return found


class HeldFire(InSection):
    """Nobody shoots from the wall of a section."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.recording and any(clan.shooters(self.section) for clan in state.clans):
            state.emit("fire_held", -1, {"section": SECTION_NAMES[self.section]})


# ---------------------------------------------------------------- bannermen


class Rallied(Step):
    """A clan whose bannerman is in a section may attack there with two soldiers."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for section in state.layout.sections:
            if state.hordes[section] and has_bannerman(state, self.clan, section):
                state.push(BatchOver(self.clan))
                state.push(AttackWith(self.clan, CALLED, ANYTHING, True, True, False, False, BIT[section], 0))


def has_bannerman(state: GreatWall, clan: i64, section: i64) -> bool:
    """Whether a clan's bannerman is on a horde or in the rest zone of a section."""
    kind = state.layout.soldier_names().index(BANNERMAN)
    if state.clans[clan].resting(section, kind):
        return True
    return any(horde.pieces(clan, kind) > 0 for horde in state.hordes[section])
