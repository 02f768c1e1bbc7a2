"""The greedy bot knows what the pieces of Burgundy's expansions are for."""

import pytest

import crenel
from crenel import bots
from tests.bots.test_bots import played

ALL = ("extra_tiles", "white_castles", "inns", "trade_routes", "shields")


@pytest.mark.parametrize("names", [*[(name,) for name in ALL], ALL], ids="+".join)
def test_greedy_beats_random(names: tuple[str, ...]) -> None:
    state = played(["random", "greedy"], 3, options=dict.fromkeys(names, True))
    assert state.scores()[1] > 100 + state.scores()[0]


def said(option: str, seed: int) -> list[str]:
    """All moves of a greedy bot in a game against another."""
    state = crenel.game("burgundy").new(2, seed, {option: True})
    made = [bots.make("greedy", "burgundy", seat) for seat in range(2)]
    moves: list[str] = []
    while state.actor is not None:
        action = made[state.actor].choose(state, state.actor)
        moves.append(state.text(action))
        state.apply(action)
    return moves


def test_greedy_takes_shields_and_keeps_the_good_ones() -> None:
    moves = said("shields", 1)
    assert any(move.startswith("shield") for move in moves)
    assert any(move.startswith("pay") for move in moves)


def test_greedy_buys_inns_and_places_them() -> None:
    moves = said("inns", 2)
    assert "buy inn black" in moves
    assert any(move.startswith("place inn") for move in moves)
