"""How puzzles are made: turns that end alike are joined, values are the same for a seed, the key is found."""

import pytest

import crenel
from crenel.puzzles import Puzzle, puzzles
from crenel.puzzles.judge import SEARCHES, Judge, error_of, key_of
from crenel.puzzles.maker import NODES, RECIPES, holds
from crenel.puzzles.turns import Turn, fingerprint, idea, joined_turns, played, turn_is_over

LAST = min(
    (each for game in crenel.games() for each in puzzles(game) if each.exact),
    key=lambda each: len(each.turns),
)  # nothing is left to chance, so a look is short


def turns_of(each: Puzzle) -> list[Turn]:
    found = joined_turns(each.start(), each.seat, RECIPES[each.game].most, NODES)
    assert found is not None
    return found


def test_turns_are_joined_by_where_they_end() -> None:
    turns = turns_of(LAST)
    assert [list(turn.moves) for turn in turns] == [turn.moves for turn in LAST.turns]
    assert len({fingerprint(turn.end) for turn in turns}) == len(turns)
    for turn in turns:
        assert turn_is_over(turn.end, LAST.seat)
        assert fingerprint(played(LAST.start(), LAST.seat, turn.moves)) == fingerprint(turn.end)
    assert joined_turns(LAST.start(), LAST.seat, len(turns) - 1, NODES) is None
    assert joined_turns(LAST.start(), LAST.seat, 1000, 3) is None


def test_values_depend_on_the_seed_alone() -> None:
    each = puzzles("burgundy")[0]
    best = [Turn((), played(each.start(), each.seat, each.turns[place].moves)) for place in (each.best, each.second)]
    one, two = (Judge(each.game, each.seat).values(best, "seed", 1, 2) for _ in range(2))
    other = Judge(each.game, each.seat).values(best, "other", 1, 2)
    assert [value.means for value in one] == [value.means for value in two] != [value.means for value in other]
    assert one[0].looks == 2


def test_where_nothing_is_left_to_chance_the_values_are_exact() -> None:
    turns = [turns_of(LAST)[place] for place in (LAST.best, LAST.second)]
    values = Judge(LAST.game, LAST.seat).values(turns, "seed", 1, 2)
    for value, place in zip(values, (LAST.best, LAST.second)):
        assert value.value == pytest.approx(LAST.turns[place].value, abs=0.01)
        assert value.error == 0.0


def test_the_key_is_the_move_that_the_best_turn_needs_most() -> None:
    end = puzzles("burgundy")[0].start()
    turns = [
        Turn(moves, end) for moves in (("place castle a1 with 2", "workers with 3"), ("workers with 2",), ("sell red",))
    ]
    found = key_of("burgundy", turns, [9.0, 8.0, 2.0])
    assert found is not None
    assert (found.idea, found.best, found.second, found.gap) == ("workers", 0, 2, 7.0)
    assert idea("burgundy", "buy ship 4 for 1 worker") == "buy ship 4"
    assert idea("great_wall", "upgrade quarry with spearman") == "upgrade quarry with spearman"
    assert key_of("burgundy", turns[:1], [1.0]) is None


def test_the_error_of_searches_is_that_of_their_mean() -> None:
    assert error_of([1.0, 3.0]) == pytest.approx(1.0)
    assert error_of([2.0] * SEARCHES) == 0.0


def test_a_puzzle_is_judged_again_and_falls_with_its_turns() -> None:
    """As after a change of the rules. With fewer turns than it had, a puzzle is no longer the same."""
    if LAST.game == "burgundy":
        assert holds(LAST, "again")
    broken = Puzzle.__new__(Puzzle)
    broken.__dict__.update(LAST.__dict__, turns=LAST.turns[:-1])
    assert not holds(broken, "again")
