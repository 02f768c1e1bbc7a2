"""The rat comes, leaves gold, and is sent on."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import GOLD
from crenel.games.great_wall.modules.rat.part import rat_of
from crenel.games.great_wall.moves import first_of, move
from crenel.games.great_wall.scoring import counted
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import draw
from crenel.kernel.state import State, Step

RAT: Final = 88  # place
NOBODY: Final = -1


def turn_up_card(state: GreatWall) -> None:
    """Lay the next card open; if none is left, all are shuffled first."""
    part = rat_of(state)
    if part.deck == 0:
        part.deck = CARD[len(state.deck.rows["rat"])] - 1
    part.card = draw(state, part.deck)
    part.deck &= ~CARD[part.card]


class PlaceRat(Step):
    """A player puts the rat on a place, another one than where it is."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        here = rat_of(state).place
        return [move(RAT, place, 0, 0) for place in range(len(state.layout.places)) if place != here]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = rat_of(state)
        part.place = first_of(action)
        if state.recording:
            state.emit("rat_moved", self.seat, {"place": state.layout.places[part.place].name})


class RatComes(Step):
    """Once the tea order is known, the highest player places the rat."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.push(PlaceRat(state.top_player()))


class RatMoves(Step):
    """The player whom the card names must move the rat; if nobody is named, it stays."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        seat = named_by_card(state)
        if seat != NOBODY:
            state.push(PlaceRat(seat))
        elif state.recording:
            state.emit("rat_stayed", -1, {})


class RatCard(Step):
    """A new card lies on top of the old one."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        turn_up_card(state)
        if state.recording:
            state.emit("rat_card", -1, {"card": str(state.deck.rows["rat"][rat_of(state).card]["name"])})


class RatGold(Step):
    """The rat's place activates: a gold for each player with a clerk there."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        place = rat_of(state).place
        for clan in state.tea:
            pieces = state.clans[clan]
            if pieces.rules.person and pieces.at[place]:
                state.gain(clan, GOLD, 1)


def named_by_card(state: GreatWall) -> i64:
    """The player with most or fewest of what the open card counts, ties to the higher in the tea order. With nothing
    nobody is ahead.
    """
    row = state.deck.rows["rat"][rat_of(state).card]
    sign = 1 if row["rank"] == "most" else -1
    best: i64 = NOBODY
    best_count = 0
    for clan in state.tea:
        if not state.clans[clan].rules.person:
            continue
        count = counted(state, clan, str(row["of"]))
        if sign > 0 and count == 0:
            continue
        if best == NOBODY or sign * count > sign * best_count:
            best, best_count = clan, count
    return best
