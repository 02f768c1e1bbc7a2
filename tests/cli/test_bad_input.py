"""Bad input: one line on what is wrong and what is allowed, exit code 2, nothing lost."""

import re
from pathlib import Path

import pytest

from crenel.cli.arguments import COMMANDS
from crenel.locales import say
from tests.cli.conftest import Crenel

WRONG_WORDS = [
    ("", ", ".join(COMMANDS)),
    ("conquer", ", ".join(COMMANDS)),
    ("play", "burgundy"),
    ("play chess", "burgundy"),
    ("play burgundy --seats 9", "2, 3, 4"),
    ("play burgundy --seats two", "two"),
    ("play burgundy --option weather=bad", "boards, castle, "),
    ("play burgundy --option castle=sand", "printed, open, secret"),
    ("play burgundy --option boards=12", "random"),
    ("play burgundy --option boards=1,2,3", "2 boards, not 3"),
    ("play burgundy --option castle", "NAME=VALUE"),
    ("play burgundy --bots napoleon", "greedy"),
    ("play burgundy --bots random,random", say("too-many-bots", {"bots": 2, "seats": 2, "most": 1})),
    ("play burgundy --me 2", "0-1"),
    ("play burgundy --me first", "first"),
    ("play burgundy --bots none --me 0", "--me"),
    ("play burgundy --colour red", "--colour"),
    ("play burgundy please", "please"),
    ("play burgundy --seed", "--seed"),
    ("play burgundy --save nowhere/game.crenel", "nowhere"),
    ("play --resume missing.crenel", "missing.crenel"),
    ("replay", "crenel replay FILE"),
    ("replay missing.crenel", "missing.crenel"),
    ("replay .", say("cannot-read", {"file": ".", "detail": ""}).split(":")[0]),
    ("--language xx doctor", "en, es, pl"),
    ("doctor --language", "--language"),
]


@pytest.mark.parametrize(("words", "told"), WRONG_WORDS)
@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_wrong_words_give_one_line_and_code_2(
    crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch, words: str, told: str, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    outcome = crenel_command(words)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert "{" not in outcome.err
    if language == "en":
        assert told in outcome.err
    assert list(Path().iterdir()) == []


@pytest.fixture
def record(crenel_command: Crenel) -> Path:
    """A short game."""
    outcome = crenel_command("play burgundy --seed 7 --bots random --save game.crenel", ["1", "1", "1", "1", "quit"])
    assert outcome.code == 0
    return Path("game.crenel")


def cut_short(text: str) -> str:
    return "\n".join(text.splitlines()[:-3]) + "\n"


def cut_in_the_head(text: str) -> str:
    return text[:40]


def with_another_move(text: str) -> str:
    return text.replace(" take ", " place ", 1)


def without_a_move(text: str) -> str:
    lines = text.splitlines()
    return "\n".join(lines[:-2] + lines[-1:]) + "\n"


def with_another_seed(text: str) -> str:
    return text.replace('seed: "7"', 'seed: "8"')


def with_other_options(text: str) -> str:
    return text.replace('"boards": "1"', '"boards": "99"')


def of_another_game(text: str) -> str:
    return text.replace("game: burgundy", "game: chess")


def of_other_rules(text: str) -> str:
    return re.sub(r"rules: \d+", "rules: 99", text)


def with_another_bot(text: str) -> str:
    return text.replace('"random"]', '"napoleon"]')


def with_a_line_of_prose(text: str) -> str:
    return text.replace("\n\n", "\n\nonce upon a time\n", 1)


def with_endless_brackets(text: str) -> str:
    return text.replace('seed: "7"', "seed: " + "[" * 5000)


def with_an_endless_number(text: str) -> str:
    return text.replace("\n0 ", f"\n{'9' * 5000} ", 1)


def with_signs_that_upset_a_terminal(text: str) -> str:
    return text.replace("\n0 ", "\n\x1b[2J", 1)


def with_a_move_after_the_end(text: str) -> str:
    return text + "0 workers with 2\n"


def emptied(text: str) -> str:
    return ""


CHANGES = [
    cut_short,
    cut_in_the_head,
    with_another_move,
    without_a_move,
    with_another_seed,
    with_other_options,
    of_another_game,
    of_other_rules,
    with_another_bot,
    with_a_line_of_prose,
    with_endless_brackets,
    with_an_endless_number,
    with_signs_that_upset_a_terminal,
    with_a_move_after_the_end,
    emptied,
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("words", ["replay game.crenel --all", "play --resume game.crenel"])
@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_a_changed_record_gives_one_line_and_code_2_and_stays_as_it_is(
    crenel_command: Crenel, record: Path, change: object, words: str, language: str
) -> None:
    assert callable(change)
    before = record.read_text()
    after = change(before)
    assert after != before
    record.write_text(after)
    outcome = crenel_command(f"--language {language} {words}", ["1"])
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.removesuffix("\n").isprintable()
    assert "{" not in outcome.err
    assert record.read_text() == after


def test_the_reason_behind_a_reason_is_told_in_the_same_language(crenel_command: Crenel, record: Path) -> None:
    record.write_text(of_another_game(record.read_text()))
    outcome = crenel_command("--language es replay game.crenel")
    assert say("unknown-game", {"name": "chess", "known": ""}, "es").split("»")[0] in outcome.err


def test_a_file_that_is_not_text_is_refused(crenel_command: Crenel) -> None:
    Path("game.crenel").write_bytes(b"\xff\xfe\x00crenel")
    outcome = crenel_command("replay game.crenel")
    assert (outcome.code, outcome.err) == (2, say("not-text", {"file": "game.crenel"}) + "\n")


def test_a_new_game_never_overwrites_a_file(crenel_command: Crenel, record: Path) -> None:
    before = record.read_text()
    outcome = crenel_command("play burgundy --save game.crenel")
    assert outcome.code == 2
    assert "game.crenel" in outcome.err
    assert record.read_text() == before


def test_a_second_game_of_the_same_seed_gets_its_own_file(crenel_command: Crenel) -> None:
    for _ in range(2):
        assert crenel_command("play burgundy --seed 5 --bots random", ["quit"]).code == 0
    assert sorted(file.name for file in Path().iterdir()) == ["burgundy-5-2.crenel", "burgundy-5.crenel"]


@pytest.mark.parametrize("words", ["--seed 4", "--seats 3", "--option castle=open"])
def test_what_stands_in_the_record_cannot_be_set_again(crenel_command: Crenel, record: Path, words: str) -> None:
    outcome = crenel_command(f"play --resume game.crenel {words}")
    assert outcome.code == 2
    assert words.split(maxsplit=1)[0] in outcome.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("999", say("no-such-number", {"number": 999, "count": ""}).split(".")[0]),
        ("0", say("no-such-number", {"number": 0, "count": ""}).split(".")[0]),
        ("dance", say("no-such-notation", {"text": "dance", "example": ""}).strip()),
        ("take sphinx 1", say("no-such-tile", {"tile": "sphinx"})),
        ("take", "several moves"),
        ("take castle 9", "no depot “9”"),
        ("end", "dice to use"),
        ("undo", say("nothing-to-undo")),
        ("undo all", "whole number"),
        ("board 7", "no seat “7”"),
        ("tile sphinx", "nothing called “sphinx”"),
        ("tile", "nothing called"),
        ("why", say("why-what", {"example": ""}).strip()),
        ("preview", say("preview-what", {"example": ""}).strip()),
        ("preview end", "dice to use"),
        ("log many", "whole number"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
    ],
)
def test_a_bad_line_in_the_game_is_answered_and_asked_again(crenel_command: Crenel, line: str, told: str) -> None:
    outcome = crenel_command("play burgundy --seed 7 --bots random --save game.crenel", [line, "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    assert told in outcome.text
    assert "= 0 actions" in Path("game.crenel").read_text()
