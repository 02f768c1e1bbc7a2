"""Attacks: who may strike where, what a covered spot gives, and the end of a batch of attacks.

Soldiers of one batch attack at the same time: what listens to attacks, last wounds or recruiting hears of the batch
once, at its end.
"""

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    ARCHER,
    HORSEMAN,
    RESOURCES,
    SECTION_NAMES,
    SOLDIER_NAMES,
    SPEARMAN,
)
from crenel.games.great_wall.cards import GRID, LINE, NO_REWARD, REWARD_HONOR, REWARD_TACTIC
from crenel.games.great_wall.clan import FROM_SPOTS, PLAYER, QIN
from crenel.games.great_wall.horde import DOWN, RIGHT, SPOT_NAMES, WOUND
from crenel.games.great_wall.moves import SPOT, first_of, move, second_of, third_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, trigger
from crenel.games.great_wall.vocabulary import ATTACK, LAST_WOUND, RECRUIT
from crenel.kernel.state import BIT, State, Step

# ---------------------------------------------------------------- where one may strike


def can_strike(state: GreatWall, section: i64, soldier: i64, placed: bool) -> bool:
    """Whether a soldier has a target in a section. An archer needs a firing spot, unless he already stands on one."""
    hordes = state.hordes[section]
    if soldier == SPEARMAN:
        return len(hordes) > 0 and not hordes[0].fallen()
    if soldier == HORSEMAN:
        for horde in hordes:
            for spot in range(GRID):
                if horde.room_for_horseman(spot, RIGHT) or horde.room_for_horseman(spot, DOWN):
                    return True
        return False
    if placed:
        return any(not horde.fallen() for horde in hordes)
    return state.free_firing_spots(section) > 0


def list_spots(state: GreatWall, section: i64, soldier: i64, found: list[int]) -> None:
    """The spots a soldier may strike in a section."""
    hordes = state.hordes[section]
    for row in range(len(hordes)):
        horde = hordes[row]
        if soldier == SPEARMAN and row > 0:
            return
        for spot in range(GRID):
            if not horde.free(spot):
                continue
            if soldier != HORSEMAN:
                found.append(move(SPOT, row, spot, 0))
                continue
            if horde.room_for_horseman(spot, RIGHT):
                found.append(move(SPOT, row, spot, RIGHT))
            if horde.room_for_horseman(spot, DOWN):
                found.append(move(SPOT, row, spot, DOWN))


class Strike(Step):
    """A soldier attacks in a section: which spot? An archer leaves a wound; the others stay there and take what it
    gives.
    """

    __slots__ = ("clan", "section", "soldier")

    def __init__(self, seat: i64, clan: i64, section: i64, soldier: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section
        self.soldier: i64 = soldier

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        list_spots(state, self.section, self.soldier, found)
        if self.seat >= 0:
            return found
        return None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        chosen = action
        if action < 0:
            # Rules decide: the horde closest to the wall, spots from the top and the left.
            found: list[int] = []
            list_spots(state, self.section, self.soldier, found)
            if not found:
                return
            chosen = found[0]
        strike(state, self.clan, self.section, self.soldier, chosen)

    def details(self) -> dict[str, object]:
        return {
            "clan": int(self.clan),
            "section": int(self.section),
            "soldier": int(self.soldier),
        }


def strike(state: GreatWall, clan: i64, section: i64, soldier: i64, action: i64) -> None:
    """Cover a spot, or two."""
    row = first_of(action)
    spot = second_of(action)
    way = third_of(action)
    horde = state.hordes[section][row]
    if state.recording:
        struck: dict[str, object] = {"section": SECTION_NAMES[section], "row": int(row) + 1, "spot": SPOT_NAMES[spot]}
        state.emit("struck", clan, {**struck, "horde": horde.card.name, "soldier": SOLDIER_NAMES[soldier]})
    if soldier == ARCHER:
        horde.cover[spot] = WOUND
    elif soldier == SPEARMAN:
        horde.place_spearman(clan, spot)
    else:
        horde.place_horseman(clan, spot, way)
    if state.clans[clan].kind == QIN:
        state.award(clan, FROM_SPOTS, 4 if soldier == HORSEMAN else 2)
    elif state.clans[clan].kind == PLAYER and soldier != ARCHER:
        give_reward(state, clan, horde.card.reward[spot])
        if soldier == HORSEMAN:
            give_reward(state, clan, horde.card.reward[spot + 1 if way == RIGHT else spot + LINE])
    state.attacked_kinds |= BIT[soldier]
    if horde.fallen():
        state.last_wounds += 1


def give_reward(state: GreatWall, clan: i64, reward: i64) -> None:
    """What is printed on a covered spot."""
    if reward == NO_REWARD:
        return
    if reward < RESOURCES:
        state.gain(clan, reward, 1)
    elif reward == REWARD_TACTIC:
        state.push(DrawTactics(clan, 1))
    else:
        state.award(clan, FROM_SPOTS, reward - REWARD_HONOR)


# ---------------------------------------------------------------- the batch is over


class BatchOver(Step):
    """The attacks of one batch are done: cards and tactics hear of them, first of recruiting, last of last wounds."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        struck = state.attacked_kinds
        drafted = state.drafted
        lasts = state.last_wounds
        state.attacked_kinds = 0
        state.drafted = 0
        state.last_wounds = 0
        if self.seat < 0 or state.clans[self.seat].kind != PLAYER:
            return
        trigger(state, self.seat, LAST_WOUND, 0, lasts)
        if struck:
            trigger(state, self.seat, ATTACK, struck)
        if drafted:
            trigger(state, self.seat, RECRUIT, 0, 1, drafted)
