"""`crenel simulate`."""

import json
from typing import Any, cast

import pytest
from jsonschema import validate

from crenel.cli import main
from crenel.locales import LANGUAGES, say

SHARE = {
    "wins": {"type": "integer", "minimum": 0},
    "win_share": {"type": "number", "minimum": 0, "maximum": 1},
    "interval": {
        "type": "array",
        "items": {"type": "number", "minimum": 0, "maximum": 1},
        "minItems": 2,
        "maxItems": 2,
    },
}


def closed(**properties: object) -> dict[str, object]:
    """An object with exactly these properties."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


NUMBER = {"type": "number"}
COUNT = {"type": "integer", "minimum": 0}
BOT = closed(
    bot={"type": "string"},
    scores=COUNT,
    mean=NUMBER,
    deviation=NUMBER,
    least=COUNT,
    most=COUNT,
    **SHARE,
    points={"type": "object", "additionalProperties": NUMBER},
)
SCHEMA = closed(
    game={"const": "burgundy"},
    seats=COUNT,
    seed={"type": "string"},
    options={"type": "object"},
    games=COUNT,
    bots={"type": "array", "items": BOT},
    start_player=closed(**SHARE),
    decisions_per_game=NUMBER,
    speed=closed(processes=COUNT, seconds=NUMBER, games_per_second=NUMBER, decisions_per_second=NUMBER),
)


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "burgundy", "--games", "6", "--bots", "random,random", "--json", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return cast(dict[str, Any], json.loads(out))


def test_json_is_one_object_of_a_known_shape(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_json(capsys, "--seats", "3", "--seed", "x", "--option", "boards=random")
    validate(found, SCHEMA)
    assert (found["seats"], found["seed"], found["games"]) == (3, "x", 6)
    assert found["options"] == {"boards": "random"}


def test_the_same_seed_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (run_json(capsys, "--seed", seed) for seed in ("a", "a", "b"))
    for found in (first, again, other):
        del found["speed"]
    assert first == again
    assert first != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_tell_who_won_and_how(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "burgundy", "--games", "4", "--bots", "random", "--jobs", "1", "--language", language]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert err == "", "the progress bar is for people at a terminal"
    assert "4 (100" in out, "one bot at all seats wins every game"
    for key in ("simulate-", "source-", "bot-", "None"):
        assert key not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_tell_how_games_ended_that_all_win_or_lose_together(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "great_wall", "--seats", "2", "--option", "coop=true", "--games", "3", "--bots", "random"]
    assert main([*words, "--jobs", "1", "--language", language]) == 0
    out, _ = capsys.readouterr()
    assert say("simulate-won-together", None, language) in out
    assert say("ending-disgrace", None, language) in out
    assert main([*words, "--jobs", "1", "--json"]) == 0
    assert sum(each["games"] for each in json.loads(capsys.readouterr().out)["endings"].values()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_argument(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--help", "--language", language]) == 0
    out, _ = capsys.readouterr()
    for word in ("--games", "--bots", "--seats", "--seed", "--option", "--jobs", "--json", "greedy", "random"):
        assert word in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate", "burgundy"),
        ("simulate chess", "burgundy"),
        ("simulate burgundy --games none", "none"),
        ("simulate burgundy --games 0", "0"),
        ("simulate burgundy --jobs 0", "0"),
        ("simulate burgundy --jobs many", "many"),
        ("simulate burgundy --seats 9", "2, 3, 4"),
        ("simulate burgundy --bots napoleon", "greedy"),
        ("simulate burgundy --bots ,", "seats"),
        ("simulate burgundy --bots random,random,random --seats 2", "2"),
        ("simulate burgundy --option castle=sand", "printed, open, secret"),
        ("simulate burgundy --option castle", "castle"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err
