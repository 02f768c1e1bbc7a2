"""Who sits where, and how a game says what it is."""

import io
import json
from pathlib import Path

import pytest

import crenel
from crenel.cli import arguments, play
from crenel.locales import LANGUAGES, say
from tests.cli.conftest import Crenel


def seated(name: str = "game.crenel") -> list[str]:
    line = next(line for line in Path(name).read_text().splitlines() if line.startswith("players: "))
    return list(json.loads(line.removeprefix("players: ")))


LINE_UPS = [
    ("--seats 3 --bots greedy", ["person", "greedy", "greedy"]),
    ("--seats 4 --bots greedy,random", ["person", "greedy", "random", "greedy"]),
    ("--seats 4 --bots random --me 2", ["random", "random", "person", "random"]),
    ("--seats 3 --people 2 --bots random", ["person", "person", "random"]),
    ("--seats 2 --people 2", ["person", "person"]),
    ("--seats 3 --bots none", ["person", "person", "person"]),
    ("--seats 2", ["person", "greedy"]),
]


@pytest.mark.parametrize(("words", "players"), LINE_UPS)
def test_the_bots_named_fill_the_other_seats(crenel_command: Crenel, words: str, players: list[str]) -> None:
    assert crenel_command(f"play burgundy --seed 3 {words} --save game.crenel", ["quit"]).code == 0
    assert seated() == players


@pytest.mark.parametrize("words", ["--people 3", "--people 0", "--people x", "--seats 3 --people 2 --bots none"])
def test_a_wrong_number_of_people_is_refused(crenel_command: Crenel, words: str) -> None:
    outcome = crenel_command(f"play burgundy {words}")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1


def test_a_game_says_who_plays(crenel_command: Crenel) -> None:
    solo = crenel_command("play great_wall --seed 1", ["quit"]).out
    assert solo.startswith(say("playing-against", {"game": "The Great Wall", "who": ["Qin Jiushao", "Reed clan"]}))
    assert say("playing-others", {"allowed": "2, 3, 4, 5"}) in solo
    against = crenel_command("play burgundy --seed 1 --seats 3", ["quit"]).out
    assert "Greedy (Vermilion), Greedy (Green)" in against.splitlines()[0]


def test_a_deck_of_ones_own_is_named(crenel_command: Crenel) -> None:
    Path("deck.toml").write_text('title = "Old box"\n[[advisor]]\nname = "herald"\nfree_save = 1\n', encoding="utf-8")
    outcome = crenel_command("play great_wall --seats 2 --cards deck.toml", ["quit"])
    assert say("playing-cards", {"title": "Old box"}) in outcome.out


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_somebody_at_the_keyboard_is_asked_how_many_play(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = crenel.game("great_wall")
    for typed, seats in (("3\n", 3), ("\n", wall.usual), ("9\nmany\n2\n", 2)):
        monkeypatch.setattr("sys.stdin", Keyboard(typed))
        assert play.ask_seats(wall, "en") == seats


ABSURD = [
    "simulate burgundy --games 99999999999999",
    "simulate burgundy --games 0",
    "simulate burgundy --games -3",
    "simulate burgundy --jobs 100000",
    f"simulate burgundy --games {'9' * 5000}",
]


@pytest.mark.parametrize("words", ABSURD, ids=range(len(ABSURD)))
def test_absurd_numbers_are_refused(crenel_command: Crenel, words: str) -> None:
    outcome = crenel_command(words)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert len(outcome.err) < 200


@pytest.mark.parametrize("command", ["undo 0", "undo -1", "log 0", "log -5"])
def test_absurd_numbers_at_the_prompt_are_refused(crenel_command: Crenel, command: str) -> None:
    name, number = command.split()
    outcome = crenel_command("play burgundy --seed 7", [command, "quit"])
    assert say("number-too-small", {"argument": name, "least": 1, "value": number}) in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command(crenel_command: Crenel, language: str) -> None:
    told = crenel_command(f"--help --language {language}").out
    as_written = {command: alias for alias, command in arguments.ALIASES.items()}
    for command in arguments.COMMANDS:
        assert f"crenel {as_written.get(command, command)} " in told


def test_a_simulated_solo_game_speaks_of_no_starting_player(crenel_command: Crenel) -> None:
    start = say("simulate-start-player", {"share": "", "interval": ""}).split("  ")[0][:20]
    solo = crenel_command("simulate great_wall --seats 1 --bots random --games 2").out
    assert "solo" in solo.splitlines()[0]
    assert start not in solo
    assert start in crenel_command("simulate burgundy --bots random --games 2").out


def test_simulated_points_of_a_source_that_only_one_has_are_told(crenel_command: Crenel) -> None:
    words = "simulate burgundy --bots greedy,random --games 2 --seed 4 --option shields=true"
    assert crenel_command(words).code == 0
