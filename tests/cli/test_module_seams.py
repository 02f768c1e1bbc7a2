"""A module that stands nowhere but in its own file is asked by the drawing of its game."""

from typing import Any

import pytest
from rich.text import Text

import crenel
from crenel.cli.burgundy import module as burgundy
from crenel.cli.burgundy import modules as burgundy_modules
from crenel.cli.drawings import DRAWINGS, log_of, players_of
from crenel.cli.great_wall import module as great_wall
from crenel.cli.great_wall import modules as great_wall_modules
from crenel.cli.moves import list_moves
from crenel.cli.players import Players
from crenel.games.great_wall.cards import Deck
from tests.cli.test_drawing import drawn

View = burgundy.View


class Toy(burgundy.ModuleDrawing):
    def on_depot(self, view: View, depot: int) -> Text:
        return Text(f"<depot {depot}>")

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        return [Text(f"<own {seat}>")]

    def note(self, view: View, seat: int, move: View, language: str) -> str:
        return f"<{move['verb']}>"

    def describe(self, name: str, language: str) -> list[str]:
        return ["<toy>", "<what it does>"] if name == "toy" else []


class Market(great_wall.ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        return [Text("<track>")]

    def in_section(self, view: View, section: View, language: str) -> list[Text]:
        return [Text(f"<{section['section']}>")]

    def on_place(self, view: View, place: View, language: str) -> Text:
        return Text("<m>") if place["place"] == "academy" else Text()

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        return [Text(f"<own {seat}>")]

    def tells(self, event: View) -> bool:
        return event["event"] != "leader_chosen"

    def note(self, view: View, seat: int, move: View, language: str) -> str:
        return f"<{move['verb']}>"

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        return ["<stall>", "<what it sells>"] if name == "stall" else []


def table_text(state: crenel.State, seat: int, low: bool = False) -> str:
    players = players_of(state, [None, "random"], "en")
    view: dict[str, Any] = state.observe(seat)
    return drawn(DRAWINGS[state.game.name].table(view, seat, players, [], 120, low), 120)


@pytest.fixture
def burgundy_table(monkeypatch: pytest.MonkeyPatch) -> crenel.State:
    """A table with a module that the terminal has no file for, and now has."""
    assert "inns" not in burgundy_modules.DRAWINGS
    monkeypatch.setitem(burgundy_modules.DRAWINGS, "inns", Toy())
    return crenel.game("burgundy").new(2, 5, {"inns": True})


@pytest.fixture
def wall_table(monkeypatch: pytest.MonkeyPatch) -> crenel.State:
    monkeypatch.setitem(great_wall_modules.DRAWINGS, "reed", Market())
    state = crenel.game("great_wall").new(2, 5)
    for seat in (0, 1):
        state.apply(state.actions(seat)[0], seat)
    return state


def test_burgundy_draws_the_pieces_of_a_module(burgundy_table: crenel.State) -> None:
    text = table_text(burgundy_table, 1)
    assert all(f"<depot {depot}>" in text for depot in range(1, 7))
    assert "<own 1>" in text
    assert "<" not in table_text(crenel.game("burgundy").new(2, 5), 1), "only where the module plays"


def test_burgundy_notes_and_describes_what_a_module_says(burgundy_table: crenel.State) -> None:
    seat = burgundy_table.actor or 0
    moves = list_moves(burgundy_table, seat, "en")
    assert all(move.note.endswith(f"<{move.fields['verb']}>") for move in moves)
    assert DRAWINGS["burgundy"].describe(burgundy_table, 0, "toy", "en") == ["<toy>", "<what it does>"]


def test_the_great_wall_draws_the_pieces_of_a_module(wall_table: crenel.State) -> None:
    sections = [section["section"] for section in wall_table.observe(0)["sections"]]  # type: ignore[attr-defined]
    for low in (False, True):
        text = table_text(wall_table, 0, low)
        assert all(f"<{section}>" in text for section in sections)
        assert "<track>" in text
        assert text.count("<m>") == 1
        assert "<own 0>" in text
    assert "<" not in table_text(crenel.game("great_wall").new(3, 5), 0), "only where the module plays"


def test_a_clan_that_never_scores_shows_no_honor() -> None:
    state = crenel.game("great_wall").new(2, 5)
    honors = table_text(state, 0).count("honor")
    state.layout.clans[2].scores = True  # type: ignore[attr-defined]
    try:
        assert table_text(state, 0).count("honor") == honors + 1
    finally:
        state.layout.clans[2].scores = False  # type: ignore[attr-defined]


def test_the_great_wall_notes_describes_and_tells_what_a_module_says(wall_table: crenel.State) -> None:
    seat = wall_table.actors[0]
    assert {move.note for move in list_moves(wall_table, seat, "en")} == {"<command>"}
    assert DRAWINGS["great_wall"].describe(wall_table, 0, "stall", "en") == ["<stall>", "<what it sells>"]
    events = [event for event in wall_table.events if event["event"] == "leader_chosen"]
    assert events
    assert log_of(wall_table, events, players_of(wall_table, [None, "random"], "en"), None) == []
