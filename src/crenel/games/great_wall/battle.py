"""Attacks: who may strike where, what a covered spot gives, and the end of a batch of attacks.

Soldiers of one batch attack at the same time: what listens to attacks, last wounds or recruiting hears of the batch
once, at its end.
"""

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCES, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.cards import GRID, NO_REWARD, REWARD_HONOR, REWARD_TACTIC
from crenel.games.great_wall.clan import FROM_SPOTS
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.moves import SPOT, first_of, move, second_of, third_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, trigger
from crenel.games.great_wall.vocabulary import ATTACK, LAST_WOUND, RECRUIT
from crenel.kernel.state import BIT, State, Step


def list_free_spots(state: GreatWall, section: i64, found: list[int]) -> None:
    """List all free spots of a section."""
    for horde in state.hordes[section]:
        for spot in range(GRID):
            if horde.free(spot):
                found.append(move(SPOT, horde.row, spot, 0))


class Strike(Step):
    """A soldier attacks in a section: which spot? One who shoots leaves a wound; the others stay there and take what it
    gives.
    """

    __slots__ = ("clan", "section", "soldier")

    def __init__(self, seat: i64, clan: i64, section: i64, soldier: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section
        self.soldier: i64 = soldier

    def targets(self, state: GreatWall) -> list[int]:
        found: list[int] = []
        state.layout.soldiers[self.soldier].list_targets(state, self.section, found)
        return found

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return self.targets(state) if self.seat >= 0 else None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        chosen = action
        if action < 0:
            # Rules decide: the horde closest to the wall, spots from the top and the left.
            found = self.targets(state)
            if not found:
                return
            chosen = found[0]
        strike(state, self.clan, self.section, self.soldier, chosen)


def strike(state: GreatWall, clan: i64, section: i64, soldier: i64, action: i64) -> None:
    """Cover what is struck, and gain what it gives."""
    horde = state.horde_at(section, first_of(action))
    assert horde is not None
    spot = second_of(action)
    kind = state.layout.soldiers[soldier]
    if state.recording:
        where: dict[str, object] = {
            "section": SECTION_NAMES[section],
            "row": int(horde.row) + 1,
            "spot": SPOT_NAMES[spot],
        }
        state.emit("struck", clan, {**where, "horde": horde.card.name, "soldier": kind.name})
    covered = kind.strike(state, clan, section, horde, third_of(action), spot)
    state.clans[clan].rules.reward(state, clan, horde, covered, soldier)
    note_attack(state, section, soldier)
    if horde.fallen():
        state.last_wounds += 1
    for module in state.modules:
        module.struck(state, clan, section, soldier, horde)


def note_attack(state: GreatWall, section: i64, soldier: i64) -> None:
    """Remember who has attacked in this batch; and where, if a card of the table asks for that after it."""
    if state.layout.follows:
        if state.attacked_kinds == 0:
            state.charges = 0
        state.charges |= BIT[soldier * SECTIONS + section]
    state.attacked_kinds |= BIT[soldier]


def give_reward(state: GreatWall, clan: i64, reward: i64) -> None:
    """Give what is printed on a covered spot."""
    if reward == NO_REWARD:
        return
    if reward < RESOURCES:
        state.gain(clan, reward, 1)
    elif reward == REWARD_TACTIC:
        state.push(DrawTactics(clan, 1))
    else:
        state.award(clan, FROM_SPOTS, reward - REWARD_HONOR)


class BatchOver(Step):
    """The attacks of one batch are done: cards and tactics hear of them, first of recruiting, last of last wounds."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        kinds = state.attacked_kinds
        drafted = state.drafted
        lasts = state.last_wounds
        state.attacked_kinds = 0
        state.drafted = 0
        state.last_wounds = 0
        if self.seat < 0 or not state.clans[self.seat].rules.person:
            return
        trigger(state, self.seat, LAST_WOUND, 0, lasts)
        if kinds:
            trigger(state, self.seat, ATTACK, kinds)
        if drafted:
            trigger(state, self.seat, RECRUIT, 0, 1, drafted)
