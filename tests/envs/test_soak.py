"""The command that plays random games of every mode says what it played and what broke."""

import sys

import pytest

from tests import promises, soak


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["soak", *words])
    return soak.main()


def test_it_says_what_it_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    few = {name: mode for name, mode in soak.ALL.items() if name in ("burgundy-2", "great_wall-3-confirm=True")}
    monkeypatch.setattr(soak, "ALL", few)
    assert run(monkeypatch, "--games", "3", "--jobs", "1") == 0
    told = capsys.readouterr().out
    assert "3 games of 2 modes" in told
    assert "0 games broke a promise" in told


@pytest.mark.parametrize(("games", "number"), [(1, 0), (2, 1)], ids=["looked at closely", "played out"])
def test_it_finds_what_breaks(
    games: int, number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(state: promises.crenel.State) -> None:
        raise AssertionError("a tile is missing")

    monkeypatch.setattr(promises, "conserves", breaks)
    monkeypatch.setattr(soak, "ALL", {"burgundy-2": soak.ALL["burgundy-2"]})
    assert run(monkeypatch, "--games", str(games), "--jobs", "1") == 1
    told = capsys.readouterr().out
    assert "a tile is missing" in told
    assert f"python -m tests.soak --mode burgundy-2 --number {number}\n" in told


def test_all_games_are_shared_out() -> None:
    for games in (5, 128, 10_000):
        assert sum(after - first for _, first, after in soak.tasks(games)) == games
