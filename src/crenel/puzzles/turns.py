"""Turns: all that a seat can do until somebody else decides or chance comes, with those joined that end alike.

Several ways to the same end are one turn: the order of two dice, a die or another for the same thing.
"""

from collections.abc import Sequence

import crenel
from crenel.kernel.game import without_chance


class Turn:
    """A turn: its decisions in notation, and the state in which it ends, before anything new comes out."""

    __slots__ = ("end", "moves")

    def __init__(self, moves: tuple[str, ...], end: crenel.State) -> None:
        self.moves = moves
        self.end = end


def fingerprint(state: crenel.State) -> str:
    """Return what two ends have in common if nothing can ever tell them apart, chance aside."""
    return repr(without_chance(state.dump()))


def after(state: crenel.State, seat: int, action: int) -> crenel.State:
    """Return a copy after an action, stopped before what is new. What the seat is only asked for show is answered."""
    copy = state.clone()
    copy.previewing = True
    copy.decide(seat, action)
    while copy.asked == seat and copy.for_show:
        copy.decide(seat, copy.legal[0])
    return copy


def turn_is_over(state: crenel.State, seat: int) -> bool:
    """Say whether a turn that was played by `after` has come to its end."""
    return state.asked != seat or bool(state.secret)


def joined_turns(state: crenel.State, seat: int, most: int, nodes: int) -> list[Turn] | None:
    """Return the turns of a seat; None if there are more than so many, or it takes more than so many tries."""
    seen = {fingerprint(state)}
    found: list[Turn] = []
    waiting: list[tuple[crenel.State, tuple[str, ...]]] = [(state, ())]
    while waiting:
        here, moves = waiting.pop()
        for action in here.actions(seat):
            nodes -= 1
            copy = after(here, seat, action)
            print_of = fingerprint(copy)
            if print_of in seen:
                continue
            seen.add(print_of)
            told = (*moves, here.text(action, seat))
            if turn_is_over(copy, seat):
                found.append(Turn(told, copy))
            else:
                waiting.append((copy, told))
            if nodes < 0 or len(found) > most:
                return None
    return found


def played(state: crenel.State, seat: int, moves: Sequence[str]) -> crenel.State:
    """Return the state after moves of a seat; IllegalAction if one cannot be played."""
    for move in moves:
        state = after(state, seat, state.parse(move, seat))
    return state


def idea(game: str, move: str) -> str:
    """Return what a move is about, without what it is paid with: two dice that place the same tile are one idea."""
    return move.partition(" with ")[0].partition(" for ")[0] if game == "burgundy" else move


def ideas(game: str, moves: Sequence[str]) -> set[str]:
    """Return what a turn is about."""
    return {idea(game, move) for move in moves}
