"""The greedy bot in the other modes of Burgundy: it goes for what wins there."""

import pytest

import crenel
from crenel import bots

BURGUNDY = crenel.game("burgundy")


def played(seats: int, seed: int, names: list[str], **options: object) -> crenel.State:
    state = BURGUNDY.new(seats, f"modes {seed}", options)
    seated = [bots.make(name, "burgundy", f"{seed} {seat}") for seat, name in enumerate(names)]
    while state.actor is not None:
        state.play(seated[state.actor].choose(state, state.actor))
    return state


@pytest.mark.parametrize("board", ["13a", "13b"])
def test_alone_it_covers_far_more_than_random(board: str) -> None:
    greedy = played(1, 1, ["greedy"], boards=board).scores()[0]
    at_random = max(played(1, seed, ["random"], boards=board).scores()[0] for seed in range(5))
    assert greedy >= at_random + 5


def test_two_partners_beat_two_who_play_at_random() -> None:
    state = played(4, 1, ["random", "greedy", "random", "greedy"], team=True)
    assert {seat % 2 for seat in state.ranking()[:2]} == {1}
    scores = state.scores()
    assert scores[1] + scores[3] > 2 * (scores[0] + scores[2])


def test_with_border_posts_it_joins_them() -> None:
    """In a few games at least one of two joins two posts."""
    found = [
        played(2, seed, ["greedy", "greedy"], border_posts=True).breakdown(seat) for seed in (1,) for seat in (0, 1)
    ]
    assert sum(points.get("borders", 0) for points in found) > 0
