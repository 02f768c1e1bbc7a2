"""Decisions taken so far, packed into ints and kept in chunks that a state shares with its copies."""

from typing import Final

SEATS_AT_MOST: Final = 16  # a packed move is action * SEATS_AT_MOST + seat


class Past:
    """A chunk of packed moves, and the chunks before it. Never changed once made."""

    __slots__ = ("before", "moves")

    def __init__(self, before: "Past | None", moves: list[int]) -> None:
        self.before: Past | None = before
        self.moves: list[int] = moves


def packed_moves(past: Past | None, recent: list[int]) -> list[int]:
    """Return all packed moves, oldest first."""
    chunks = [recent]
    while past is not None:
        chunks.append(past.moves)
        past = past.before
    return [move for chunk in reversed(chunks) for move in chunk]


def last_move(past: Past | None, recent: list[int]) -> int:
    """Return the newest packed move; -1 if there is none."""
    moves = recent if recent or past is None else past.moves
    return moves[-1] if moves else -1


def last_seat(past: Past | None, recent: list[int]) -> int:
    """Return the seat that decided last; -1 if none has."""
    last = last_move(past, recent)
    return last % SEATS_AT_MOST if last >= 0 else -1


def without_last(moves: list[int], seat: int) -> list[int]:
    """Return packed moves without the last one of a seat."""
    for place in range(len(moves) - 1, -1, -1):
        if moves[place] % SEATS_AT_MOST == seat:
            return moves[:place] + moves[place + 1 :]
    return moves
