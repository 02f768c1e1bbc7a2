"""Ghosts come, haunt a place, and are laid to rest."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRACKS, PLACE_NAMES, TEA_HOUSE
from crenel.games.great_wall.modules.hungry_ghosts.part import ghosts_of
from crenel.games.great_wall.moves import SKIP, first_of, move, verb_of
from crenel.games.great_wall.sets import bits, count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT, State, Step

HAUNT: Final = 144  # place
BANISH: Final = 145  # place
# Barracks and tea house are never haunted, and places that are not printed on the board neither.
HAUNTED: Final[list[int]] = [place for place in range(len(PLACE_NAMES)) if place not in (BARRACKS, TEA_HOUSE)]


def rows_held(state: GreatWall) -> i64:
    """Rows, across all sections, with a horde in them."""
    rows: i64 = 0
    for section in state.layout.sections:
        for horde in state.hordes[section]:
            rows |= BIT[horde.row]
    return len(bits(int(rows)))


class GhostsCome(Step):
    """A token of the pool for each row with a horde in it, as far as there are any; they are placed in the order of
    tea, round and round.
    """

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        count: i64 = min(rows_held(state), state.shame)
        if state.recording:
            state.emit("ghosts_came", -1, {"count": int(count), "left": int(state.shame - count)})
        if count == 0:
            return
        state.shame -= count
        ghosts_of(state).waiting = count
        players = [clan for clan in state.tea if state.clans[clan].rules.person]
        for number in range(count - 1, -1, -1):
            state.push(PlaceGhost(players[number % len(players)]))


class PlaceGhost(Step):
    """A player puts a token on a place that is not haunted yet; all clerks there go home."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        haunted = ghosts_of(state).haunted
        return [move(HAUNT, place, 0, 0) for place in HAUNTED if not haunted & BIT[place]]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = ghosts_of(state)
        place = first_of(action)
        part.waiting -= 1
        part.haunted |= BIT[place]
        home = [int(clan.at[place]) for clan in state.clans]
        for clan in state.clans:
            clan.free_clerks += clan.at[place]
            clan.at[place] = 0
        if state.recording:
            state.emit("haunted", self.seat, {"place": state.layout.places[place].name, "home": home})


class GhostsLeave(Step):
    """Before the assault all tokens go back to the pool."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = ghosts_of(state)
        count = count_bits(int(part.haunted))
        if count == 0:
            return
        state.shame += count
        part.haunted = 0
        if state.recording:
            state.emit("ghosts_left", -1, {"count": int(count), "left": int(state.shame)})


class BanishGhost(Step):
    """Whoever has claimed a horde may take one token off a place."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [move(BANISH, place, 0, 0) for place in bits(int(ghosts_of(state).haunted))]
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        place = first_of(action)
        ghosts_of(state).haunted &= ~BIT[place]
        state.shame += 1
        if state.recording:
            facts: dict[str, object] = {"place": state.layout.places[place].name, "left": int(state.shame)}
            state.emit("ghost_banished", self.seat, facts)
