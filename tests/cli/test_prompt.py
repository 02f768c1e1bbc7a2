"""`hand`, `hint` and `legend` at the prompt, and errors that name the file."""

import re
from pathlib import Path

import pytest

import crenel
from crenel import bots
from crenel.locales import LANGUAGES, word
from tests.cli.conftest import Crenel

GAMES = ["play burgundy --seed 7 --seats 2", "play great_wall --seed 5 --seats 2"]


@pytest.mark.parametrize("words", GAMES)
def test_a_hint_names_the_move_that_the_adviser_would_make(crenel_command: Crenel, words: str) -> None:
    outcome = crenel_command(f"{words} --save game.crenel", ["hint", "quit"])
    assert outcome.code == 0
    told = re.search(r"Hard would play (\d+): ", outcome.out)
    assert told
    state = crenel.replay(Path("game.crenel").read_text())
    assert 1 <= int(told[1]) <= len(state.actions(0))
    assert bots.adviser(state.game.name) == "hard"
    assert re.search(
        r"Compared with the next best move: [+−]\d+ [a-z]|Other moves are about as good|rounds to come|one is drawn",
        outcome.out,
    )


def test_the_hand_shows_every_card_with_its_text(crenel_command: Crenel) -> None:
    outcome = crenel_command("play great_wall --seed 5 --seats 2", ["1", "hand", "quit"])
    shown = outcome.out.rpartition("4 stone")[0] + outcome.out.rpartition("(try “help”)")[0]
    for text in ("Despotism: You: move up to 4 clerks", "Betrayal: You: resolve", "Liang Hongyu: Start with"):
        assert text in " ".join(shown.split())


def test_the_hand_of_burgundy_shows_the_texts_of_stored_tiles(crenel_command: Crenel) -> None:
    outcome = crenel_command("play burgundy --seed 7 --bots random", ["take mine 5 with 5", "hand", "quit"])
    assert "k1 mine: " in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_abbreviated_tile_on_the_table(crenel_command: Crenel, language: str) -> None:
    outcome = crenel_command(f"play burgundy --seed 7 --bots random --language {language}", ["legend", "quit"])
    assert outcome.code == 0
    game = crenel.game("burgundy").new(2, "7")
    told = " ".join(outcome.out.split())
    for depot in game.observe(0)["depots"]:  # type: ignore[attr-defined]
        for space in depot["spaces"]:
            if space["tile"]:
                short, name = word("tile", space["tile"], language, "short"), word("tile", space["tile"], language)
                assert short.lower() == name.lower() or f"{short} {name}" in told


@pytest.mark.parametrize(
    "words", ["replay broken.crenel", "play --resume broken.crenel", "analyse broken.crenel", "verify broken.crenel"]
)
def test_what_is_wrong_with_a_record_names_its_file(crenel_command: Crenel, words: str) -> None:
    Path("broken.crenel").write_text("crenel: 1\ngame: burgundy\nrules: 1\nseats: 2\n\n0 dance\n", encoding="utf-8")
    outcome = crenel_command(words)
    assert outcome.code == 2
    assert outcome.err.startswith("broken.crenel: ")


def test_what_is_wrong_with_own_cards_names_the_file_and_the_line(crenel_command: Crenel) -> None:
    Path("deck.toml").write_text('[[advisor]]\nname = "herald"\ndances = true\n', encoding="utf-8")
    outcome = crenel_command("play great_wall --cards deck.toml")
    assert outcome.code == 2
    assert outcome.err.startswith("deck.toml: Line 3: ")
