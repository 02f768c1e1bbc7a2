"""Tournaments: even by construction for a bot against itself, the same on any number of workers, and resumable."""

import gc
import json
import math
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn, cast

import pytest

from crenel import BadSetup, arena
from crenel.arena import pool
from crenel.arena.evidence import ENOUGH, bounds, evidence, settled
from crenel.arena.plot import plot, tick_step
from crenel.arena.ratings import Rating, ratings
from crenel.arena.seatings import Row, Seating, Table, play
from crenel.bots.garbage import SELDOM
from crenel.cli import main
from tests.arena.test_own_bots import Last


def plain(**changes: Any) -> dict[str, Any]:
    wanted: dict[str, Any] = {"game": "burgundy", "seats": 2, "bots": ["random", Last], "deals": 6, "seed": 3}
    found = cast(dict[str, Any], arena.tournament(**{**wanted, **changes}).plain())
    del found["run"]
    return found


# ---------------------------------------------------------------- deals


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("burgundy", 2, {}),
        ("burgundy", 4, {"team": True}),
        ("burgundy", 3, {"boards": "random"}),
        ("burgundy", 1, {}),
        ("great_wall", 4, {}),
        ("great_wall", 2, {"coop": True}),
    ],
)
@pytest.mark.parametrize("gauntlet", [True, False])
def test_a_bot_against_itself_is_exactly_even(
    game: str, seats: int, options: dict[str, object], gauntlet: bool
) -> None:
    found = arena.tournament(game, seats, ["random", "random"], 3, "mirror", options, gauntlet)
    (pair,) = found.pairs
    assert f"{pair.score:.4f}" == "0.5000"
    assert pair.total.beaten * 2 == pair.total.compared
    if not found.table.together:
        assert pair.total.won * found.table.sides == pair.total.games
    assert pair.lead()[0] == pytest.approx(0)
    assert found.played == 3, "its games are the same in all seats and are played once"


def test_a_search_against_itself_is_exactly_even() -> None:
    """Under two names, so that all its games are played: nothing of one seat, or of one game, is left to another."""
    line_up = ["hard:looks=2", "hard:looks=2.0"]
    (pair,) = arena.tournament("burgundy", 2, line_up, 1, "mirror").pairs
    assert pair.total.compared > 0
    assert f"{pair.score:.4f}" == "0.5000"
    assert pair.lead()[0] == pytest.approx(0)


def test_every_bot_sits_everywhere_with_the_same_seed() -> None:
    table = Table("burgundy", 3, {})
    seatings = table.deal("7", "greedy", "random", both=True)
    assert {seating.seed for seating in seatings} == {"7"}
    assert sorted(seating.line_up.index("greedy") for seating in seatings if seating.line_up.count("greedy") == 1) == [
        0,
        1,
        2,
    ]
    assert sorted(seating.line_up.index("random") for seating in seatings if seating.line_up.count("random") == 1) == [
        0,
        1,
        2,
    ]


def test_partners_are_one_bot() -> None:
    table = Table("burgundy", 4, {"team": True})
    line_ups = [seating.line_up for seating in table.deal("7", "greedy", "random", both=True)]
    assert line_ups == [["greedy", "random"] * 2, ["random", "greedy"] * 2]


def test_a_stronger_bot_scores_more() -> None:
    found = arena.tournament("burgundy", 2, ["greedy", "random"], 2, 1)
    assert found.pairs[0].score == 1.0
    assert found.pairs[0].lead()[0] > 50
    assert [each.bot for each in found.ratings()] == ["greedy", "random"]


def test_a_gauntlet_is_the_first_against_each_of_the_others() -> None:
    line_up = ["random", Last, "random"]
    assert [pair["bots"] for pair in plain(bots=line_up, deals=1)["pairs"]] == [
        ["random", "last"],
        ["random", "random"],
        ["last", "random"],
    ]
    assert len(plain(bots=line_up, deals=1, gauntlet=True)["pairs"]) == 2


@pytest.mark.parametrize(
    "wrong", [{"bots": ["random"]}, {"deals": 0}, {"margin": 0.5}, {"bots": ["random", "nobody"]}, {"seats": 9}]
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        plain(**wrong)


# ---------------------------------------------------------------- workers, interruptions


def test_the_number_of_processes_changes_nothing() -> None:
    assert plain(workers=2, margin=0.2) == plain(margin=0.2)


def test_an_interrupted_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = plain(results=file)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 12
    file.write_text("".join(lines[:5]) + lines[5][:40])  # cut off in the middle of a line
    again = arena.tournament("burgundy", 2, ["random", Last], 6, 3, results=file)
    assert again.played == 12 - 5
    assert {**again.plain(), "run": 0} == {**whole, "run": 0}
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)
    assert arena.tournament("burgundy", 2, ["random", Last], 6, 3, results=file).played == 0


def test_games_of_others_in_the_file_do_not_count(tmp_path: Path) -> None:
    """Other seeds, options, seats, rules or versions make another game."""
    file = tmp_path / "games.jsonl"
    plain(results=file)
    for other in (
        {"seed": 4},
        {"options": {"boards": "random"}},
        {"game": "great_wall"},
        {"bots": ["random", "random"]},
    ):
        changed: dict[str, Any] = {
            "game": "burgundy",
            "seats": 2,
            "bots": ["random", Last],
            "deals": 1,
            "seed": 3,
            **other,
        }
        assert arena.tournament(**changed, results=file).played > 0
    row = json.loads(file.read_text().splitlines()[0])
    file.write_text(json.dumps({**row, "version": "0.0.1 rules 1"}) + "\n")
    assert arena.tournament("burgundy", 2, ["random", Last], 1, 3, results=file).played == 2


@pytest.mark.parametrize("text", ["no json\n", '{"game": "burgundy"}\n', "[]\n", "\xff\n"])
def test_a_file_that_holds_no_results_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadSetup):
        plain(results=file)
    assert file.read_text(encoding="latin-1") == text


def thresholds(_: int) -> tuple[int, int, int]:
    return gc.get_threshold()


@pytest.mark.parametrize("processes", [1, 2])
def test_garbage_is_collected_seldom_while_games_are_played(processes: int) -> None:
    before = gc.get_threshold()
    assert {found for _, found in pool.in_processes(thresholds, iter(range(2)), processes)} == {SELDOM}
    assert gc.get_threshold() == before


MARK = "CRENEL_TEST_MARK"


def play_or_die(task: Seating) -> Row:
    """Kill the process, once."""
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(task)


def test_a_killed_process_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "killed"))

    def workers(_: Callable[[Seating], Row], tasks: Iterator[Seating]) -> Iterator[tuple[Seating, Row]]:
        return pool.in_processes(play_or_die, tasks, 2)

    assert plain(workers=workers) == plain()
    assert (tmp_path / "killed").exists()


def test_ray_plays_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: Callable[[str, str], NoReturn]
) -> None:
    """On one and two workers, one of which is killed in the middle."""
    try:
        import ray  # noqa: F401, PLC0415
    except ImportError:
        missing("ray", "Ray is not installed")
    from crenel.arena.cluster import Cluster  # noqa: PLC0415

    alone = plain(bots=["random", "random"], seats=3, game="great_wall")
    monkeypatch.setenv(MARK, str(tmp_path / "killed"))
    for processors, work in ((1, play), (2, play_or_die)):
        with Cluster("local", processors) as cluster:

            def workers(
                _: Callable[[Seating], Row], tasks: Iterator[Seating], cluster: Any = cluster, work: Any = work
            ) -> Iterator[tuple[Seating, Row]]:
                return cast(Iterator[tuple[Seating, Row]], cluster(work, tasks))

            assert plain(bots=["random", "random"], seats=3, game="great_wall", workers=workers) == alone
    assert (tmp_path / "killed").exists()


# ---------------------------------------------------------------- evidence, ratings, plot


def test_even_games_are_rarely_called_uneven() -> None:
    """Looked at after every deal: in 5 % of the runs at most, whatever the number of looks."""
    lots = random.Random(1)
    wrong = 0
    for _ in range(200):
        results: Counter[float] = Counter()
        for _ in range(150):
            results[lots.choice((0.0, 0.5, 0.5, 1.0))] += 1
            if evidence(results, 0.5) >= ENOUGH:
                wrong += 1
                break
    assert wrong <= 10


def test_a_clear_difference_is_found_early() -> None:
    assert settled({1.0: 12, 0.5: 4}, 0.5, 0.05)
    assert not settled({1.0: 5, 0.5: 5, 0.0: 4}, 0.5, 0.05)


def test_equal_strength_is_found_too() -> None:
    assert settled({0.5: 400}, 0.5, 0.05)
    assert not settled({0.5: 20}, 0.5, 0.05)


def test_bounds_hold_the_mean_and_narrow() -> None:
    few, many = bounds({1.0: 7, 0.0: 3}), bounds({1.0: 700, 0.0: 300})
    assert few[0] < many[0] < 0.7 < many[1] < few[1]
    assert bounds({}) == (0.0, 1.0)


def test_ratings_say_the_shares_that_were_won() -> None:
    found = ratings(["a", "b", "c"], {(0, 1): {1.0: 3000, 0.0: 1000}, (1, 2): {1.0: 3000, 0.0: 1000}})
    expected = 400 * math.log10(3)
    assert found[0].elo - found[1].elo == pytest.approx(expected, abs=1)
    assert sum(each.elo for each in found) == pytest.approx(0)
    assert all(each.low < each.elo < each.high for each in found)
    assert found[0].high - found[0].low < 40


def test_a_bot_that_never_loses_still_has_a_rating_and_a_doubt() -> None:
    winner, loser = ratings(["a", "b"], {(0, 1): {1.0: 20}})
    assert winner.elo > 100 > loser.elo
    assert winner.low < winner.elo


def test_the_plot_is_an_image_with_all_bots() -> None:
    image = plot("a < b", [Rating("strong", 120, 100, 145), Rating("weak", -120, -145, -100)])
    assert image.startswith("<svg")
    assert image.count("<circle") == 2
    assert "a &lt; b" in image
    assert "strong" in image
    assert [tick_step(span) for span in (1, 8, 30, 300, 4000)] == [0.2, 1, 5, 50, 500]


# ---------------------------------------------------------------- the command


def test_the_command_prints_tables_json_and_a_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "burgundy", "--bots", "random,random", "--deals", "2", "--jobs", "1"]
    assert main([*words, "--plot", str(tmp_path / "plot.svg")]) == 0
    told = capsys.readouterr().out
    assert "50.0%" in told
    assert "2 of 4" in told
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")
    assert main([*words, "--json", "--results", str(tmp_path / "games")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"][0]["score"] == 0.5
    assert found["chance"] == 0.5
    assert main([*words, "--json", "--results", str(tmp_path / "games")]) == 0
    assert json.loads(capsys.readouterr().out)["run"]["games"] == 0


@pytest.mark.parametrize(
    "words", ["", "burgundy --bots random", "burgundy --margin x", "burgundy --deals 0", "burgundy --plot /no/where"]
)
def test_bad_words_give_one_line(capsys: pytest.CaptureFixture[str], words: str) -> None:
    assert (
        main(["arena", *words.split(), *(["--deals", "1", "--bots", "random,random"] if "plot" in words else [])]) == 2
    )
    assert len(capsys.readouterr().err.splitlines()) == 1
