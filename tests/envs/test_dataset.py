"""`crenel dataset`: every decision of the games, from which they can be played again."""

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import crenel
from crenel.bots.bot import Weighed
from crenel.bots.catalogue import mind
from crenel.bots.search import SearchBot
from crenel.cli import main
from crenel.cli.dataset import in_order
from crenel.envs.dataset import COLUMNS, Source


def test_the_choices_are_the_game() -> None:
    source = Source("burgundy", 2, ["random"], "data", {"boards": "random"})
    rows = source.play(3)
    assert set(rows) == set(COLUMNS)
    assert {len(column) for column in rows.values()} == {len(rows["choice"])}
    state = source.table.new("data/3")
    for seat, vector, legal, choice in zip(rows["seat"], rows["vector"], rows["legal"], rows["choice"], strict=True):
        assert state.actor == seat
        assert source.table.observe(state, seat) == vector
        assert sorted(source.table.legal(state, seat)) == sorted(legal)
        state.play(source.table.action(state, seat, choice))
    assert state.over
    for seat, score, won in zip(rows["seat"], rows["score"], rows["won"], strict=True):
        assert score == state.scores()[seat]
        assert won == (seat in state.winners())


def test_values_follow_the_legal_actions() -> None:
    source = Source("burgundy", 2, ["greedy", "random"], "data", {})
    rows = source.play(0)
    judged = 0
    columns = zip(rows["bot"], rows["legal"], rows["choice"], rows["values"], rows["visits"], strict=True)
    for bot, legal, choice, values, visits in columns:
        assert len(values) == len(visits) == len(legal)
        assert [value is not None for value in values] == [visit == 1 for visit in visits]
        assert bot == "greedy" or not any(visits)
        if any(visits):
            judged += 1
            assert visits[legal.index(choice)] == 1
    assert judged > 30


def test_a_search_tells_how_often_it_looked_at_each_action_and_what_it_found() -> None:
    state = crenel.game("burgundy").new(2, 5)
    bot = SearchBot(1, mind("burgundy"), 60)
    silent = SearchBot(1, mind("burgundy"), 60)
    weighed: list[Weighed] = []
    bot.weighed = weighed
    choice = bot.choose(state, 0 if state.actor is None else state.actor)
    assert choice == silent.choose(state, 0 if state.actor is None else state.actor)
    assert 1 < max(each.visits for each in weighed) <= sum(each.visits for each in weighed) <= 60
    assert {each.action for each in weighed} <= set(state.legal)
    assert max(weighed, key=lambda each: (each.visits, each.value)).action == choice


def test_the_number_of_processes_changes_nothing() -> None:
    source = Source("great_wall", 3, ["random"], 1, {})
    assert list(in_order(source, 4, 2)) == [source.play(number) for number in range(4)]


def test_the_command_writes_a_file_that_says_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], missing: Callable[[str, str], NoReturn]
) -> None:
    if importlib.util.find_spec("pyarrow") is None:
        missing("dataset", "pyarrow is not installed")
    import pyarrow.parquet as pq  # noqa: PLC0415

    file = tmp_path / "games.parquet"
    words = ["dataset", "burgundy", "--bots", "random", "--games", "2", "--jobs", "1", "--file", str(file)]
    assert main(words) == 0
    table = pq.read_table(file)
    assert str(table.num_rows) in capsys.readouterr().out
    assert table.column_names == list(COLUMNS)
    about = json.loads(table.schema.metadata[b"crenel"])
    assert (about["game"], about["bots"], about["seed"]) == ("burgundy", ["random"], "0")
    assert about["actions"][table["choice"][0].as_py()]
    assert len(table["vector"][0].as_py()) == sum(size for _, _, size in about["fields"])
    assert main([*words[:-1], str(tmp_path / "no" / "folder")]) == 2
