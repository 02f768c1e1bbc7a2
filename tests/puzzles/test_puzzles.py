"""Puzzles as data: they load, their turns can be played, their values fit together, and the choice of a day."""

import json
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files

import pytest

import crenel
from crenel.kernel.errors import BadSetup
from crenel.locales import LANGUAGES, known
from crenel.puzzles import Puzzle, UnknownPuzzle, board, daily, puzzle, puzzle_named, puzzles
from crenel.puzzles.collect import FEWEST, KIND, SHAPE, agreement, expanded, kept_lines, kind_of, lines, rating_of
from crenel.puzzles.judge import SEARCHES
from crenel.puzzles.maker import EXPLAINED, KEPT, RECIPES, TOO_EASY
from crenel.puzzles.turns import after, ideas

GAMES = crenel.games()
MOST_BYTES = 8000  # of a puzzle, on average
TELLING = 10  # puzzles: an order of fewer says little
EVERY = [each for game in GAMES for each in puzzles(game)]
LAID = EVERY[:: max(1, len(EVERY) // 12)]  # laying one out takes up to half a second


def named(each: Puzzle) -> str:
    return each.name


def test_there_are_puzzles_of_every_level_for_both_games() -> None:
    for game in GAMES:
        counts = Counter(each.level for each in puzzles(game))
        assert set(counts) == {1, 2, 3}
        assert max(counts.values()) - min(counts.values()) <= 1


def test_numbers_are_names_for_good() -> None:
    for game in GAMES:
        numbers = [each.number for each in puzzles(game)]
        assert numbers == sorted(set(numbers))
    first = EVERY[0]
    assert puzzle_named(first.name) is puzzle(first.game, first.number) is first


@pytest.mark.parametrize("name", ["burgundy-0", "burgundy-99999", "burgundy-x", "burgundy-"])
def test_there_is_no_puzzle_of_another_number(name: str) -> None:
    with pytest.raises(UnknownPuzzle):
        puzzle_named(name)


def test_there_is_no_puzzle_of_another_game() -> None:
    with pytest.raises(BadSetup):
        puzzle_named("chess-1")


@pytest.mark.parametrize("each", EVERY, ids=named)
def test_the_values_of_a_puzzle_fit_together(each: Puzzle) -> None:
    """The best turn has the key, no turn without it comes near, and four times the looks say the same."""
    recipe = RECIPES[each.game]
    best, second = each.turns[each.best], each.turns[each.second]
    assert each.key in ideas(each.game, best.moves)
    lacking = [turn.value for turn in each.turns if each.key not in ideas(each.game, turn.moves)]
    closer = [turn.value for turn in each.turns if turn.looks == best.looks]
    assert best.value == max(value for value in closer)
    assert second.value in lacking
    assert each.gap == pytest.approx(best.value - second.value, abs=0.02)
    assert each.gap >= recipe.margin
    assert each.gap >= 3 * each.error - 0.02
    assert best.looks == SEARCHES * recipe.looks[1]
    assert each.again["looks"] == 4 * best.looks
    assert each.again["gap"] >= max(KEPT * each.gap, KEPT * recipe.margin) - 0.02
    again = {place: value for place, value, _ in each.again["values"]}
    assert each.key in ideas(each.game, each.turns[max(again, key=lambda place: again[place])].moves)
    assert sum(points for _, points in each.told) >= EXPLAINED * each.gap - 0.2
    assert each.told[0][1] > 0


@pytest.mark.parametrize("each", EVERY, ids=named)
def test_a_puzzle_is_found_by_strong_bots_and_missed_by_weak_ones(each: Puzzle) -> None:
    shares = {name: found / count for name, (found, count, _) in each.tries.items()}
    assert shares["easy"] <= TOO_EASY or shares["greedy"] < 1
    assert shares["hard"] + shares["expert"] > 0.5
    assert each.rating == rating_of({"tries": each.tries})


def test_levels_follow_the_ratings_and_these_the_points_at_stake() -> None:
    for game in GAMES:
        found = puzzles(game)
        for easier in found:
            assert all(easier.rating <= each.rating for each in found if each.level > easier.level)
        if len(found) >= TELLING:
            assert agreement(found) > 0.5


def test_no_kind_of_puzzle_comes_too_often() -> None:
    for game in GAMES:
        count = len(puzzles(game))
        shapes = Counter(each.shape for each in puzzles(game))
        kinds = Counter(kind_of(each.key) for each in puzzles(game))
        assert max(shapes.values()) <= max(FEWEST, SHAPE * max(count, 100))
        assert max(kinds.values()) <= max(FEWEST, KIND * max(count, 100))


@pytest.mark.parametrize("each", LAID, ids=named)
def test_a_position_is_what_its_game_had_and_every_turn_can_be_played(each: Puzzle) -> None:
    """Chance aside. Playing a turn at a table leads to its verdict, and to none before its end."""
    state = each.start()
    assert "rng" not in each.position
    assert {name: part for name, part in state.dump().items() if name != "rng"} == each.position
    laid = board(each.name)
    assert len(laid.places) == len(each.turns)
    for place, turn in list(enumerate(each.turns))[:: max(1, len(each.turns) // 4)]:
        table = each.start()
        for move in turn.moves:
            assert laid.follow(table) is None
            table.apply(table.parse(move, each.seat), each.seat)
            while table.asked == each.seat and table.for_show:
                table.apply(table.legal[0], each.seat)
        verdict = laid.follow(table)
        assert verdict is not None
        assert verdict.place == place
        assert verdict.solved == (verdict.stars >= 2)
    assert laid.verdict(each.best).stars == 3
    assert laid.verdict(each.second).stars == 1


def test_the_seat_is_shown_nothing_that_is_hidden_from_it() -> None:
    """A position holds the whole table; whoever solves it sees what the seat may know, in any world alike."""
    for each in LAID[:4] + LAID[-4:]:
        state = each.start()
        assert state.observe(each.seat) == state.known_to(each.seat).observe(each.seat)


def test_rules_of_the_positions_are_those_of_today() -> None:
    """When this fails, `crenel puzzle judge` says which puzzles hold under the new rules."""
    for each in EVERY:
        assert each.position["rules"] == crenel.game(each.game).rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_terms_have_words(language: str) -> None:
    terms = {term for each in EVERY for term, _ in each.told}
    terms |= {term for each in EVERY for turn in each.turns for term, _ in turn.terms}
    assert sorted(term for term in terms if not known(term, language)) == []


def test_the_puzzle_of_a_day_is_easy_on_mondays_and_hard_on_sundays() -> None:
    monday = date(2026, 11, 16)
    for game in GAMES:
        week = [daily(game, monday + timedelta(days=day)).level for day in range(7)]
        assert week == [1, 1, 2, 2, 2, 3, 3]
        found = {daily(game, monday + timedelta(days=day)).number for day in range(70)}
        assert len(found) > min(10, len(puzzles(game)) // 2)


def test_a_file_of_puzzles_is_what_was_made() -> None:
    """Each move and each term stands once; numbers and levels come with the order."""
    turns = [
        {"moves": moves, "value": 1.0, "error": 0.1, "looks": 8, "terms": [["reason-areas", 2.0]]}
        for moves in (["a", "end"], ["b", "end"])
    ]
    row = {"turns": turns}
    rows = [{**row, "tries": {"easy": [found, 4, 1.0]}} for found in (3, 0, 1)]
    made = [json.loads(line) for line in lines(rows)]
    assert [each["level"] for each in made] == [1, 3, 2]
    assert [each["rating"] for each in made] == [25, 100, 75]
    assert made[0]["moves"] == ["a", "end", "b"]
    assert made[0]["terms"] == ["reason-areas"]
    assert made[0]["turns"] == [[[0, 1], 1.0, 0.1, 8, [[0, 2.0]]], [[2, 1], 1.0, 0.1, 8, [[0, 2.0]]]]
    assert expanded({**made[0], "shape": "place castle: reason-areas"}) == {
        **row,
        "tries": {"easy": [3, 4, 1.0]},
        "number": 1,
    }


def test_a_puzzle_keeps_its_number_when_others_come_and_go() -> None:
    row = {"turns": [], "position": {"rules": 1}}
    rows = [{**row, "tries": {"easy": [found, 4, 1.0]}} for found in (3, 0, 1, 2)]
    text = "\n".join(lines(rows))
    left = [json.loads(line) for line in kept_lines(text, {2, 4}, rules=7)]
    assert [(each["number"], each["level"], each["position"]["rules"]) for each in left] == [(2, 2, 7), (4, 1, 7)]
    more = [json.loads(line) for line in lines([*(expanded(each) for each in left), rows[0]])]
    assert [each["number"] for each in more] == [2, 4, 5]
    assert [each["level"] for each in more] == [3, 2, 1]


def test_a_puzzle_is_small() -> None:
    for game in GAMES:
        text = files("crenel.puzzles").joinpath("data", f"{game}.jsonl").read_text(encoding="utf-8")
        assert len(text) < MOST_BYTES * len(puzzles(game))


def test_a_turn_stops_before_chance() -> None:
    each = EVERY[0]
    state = each.start()
    for move in each.turns[each.best].moves:
        state = after(state, each.seat, state.parse(move, each.seat))
    assert state.asked != each.seat
    assert state.rng.dump() == each.start().rng.dump()
