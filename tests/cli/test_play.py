"""`crenel play`, as a person plays: whole rounds and games through the keyboard."""

import re
from pathlib import Path

import pytest

import crenel
from crenel.cli import play
from crenel.cli.stories import length_text
from crenel.locales import say
from tests.cli.conftest import Crenel

GAME = "play burgundy --seed 7 --bots random --save game.crenel"


def moves_saved(name: str = "game.crenel") -> list[str]:
    return Path(name).read_text().split("\n\n")[1].splitlines()[:-1]


def test_a_round_with_every_command_and_a_resumed_game(crenel_command: Crenel) -> None:
    asked = ["help", "score", "board 1", "tile monastery8", "log 3", "look", "preview 3", "why place castle a1"]
    first = crenel_command(GAME, [*asked, "3", "undo", "3", "save", *["1"] * 4, "quit"])
    assert (first.code, first.err) == (0, "")
    for told in (
        "undo your last decision",  # help
        "early completion",  # score
        "▲ 1 Random · 0 points · Board 1",  # board 1
        "Each worker you spend changes a die by up to 2.",  # tile
        "You use the 5. You take a mine from depot 5.",  # preview, and the move itself
        say("not-stored", {"tile": "castle", "shared": False, "tiles": None}),  # why
        say("why-rule", {"rule": say("rule-burgundy-place-stored")}),
        say("undone", {"moves": "take mine 5 with 5"}),
        say("saved", {"file": "game.crenel"}),
    ):
        assert told in first.text
    assert "round 2/5" in first.out
    # Undone decisions leave no trace in the record; the mine was taken once.
    assert [line for line in moves_saved() if "mine" in line] == ["0 take mine 5 with 5"]

    before = crenel.replay(Path("game.crenel").read_text())
    again = crenel_command("play --resume game.crenel", ["1", "quit"])
    assert say("resumed", {"count": len(before.moves())}) in again.out
    assert len(crenel.replay(Path("game.crenel").read_text()).moves()) > len(before.moves())
    assert moves_saved()[: len(before.moves())] == [f"{seat} {text}" for seat, text in _texts(before)]


def _texts(last: crenel.State) -> list[tuple[int, str]]:
    state = last.game.start(last)
    texts = []
    for seat, action in last.moves():
        texts.append((seat, state.text(action, seat)))
        state.decide(seat, action)
    return texts


def test_a_whole_game_ends_with_the_result_and_can_be_replayed(crenel_command: Crenel) -> None:
    outcome = crenel_command(GAME, ["1"] * 300)
    assert (outcome.code, outcome.err) == (0, "")
    state = crenel.replay(Path("game.crenel").read_text())
    assert state.over
    winner = "You" if state.ranking()[0] == 0 else "Random"
    assert f"1. {winner}: {max(state.scores())} points" in outcome.out
    assert "crenel replay game.crenel" in outcome.out
    assert "{" not in outcome.out
    replayed = crenel_command("replay game.crenel --all")
    assert replayed.code == 0
    assert f"{len(state.moves())} / {len(state.moves())}" in replayed.out


def test_moves_are_taken_as_number_as_notation_and_in_short_forms(crenel_command: Crenel) -> None:
    crenel_command(GAME, ["TAKE  Mine 5 with 5", "place k1 d5", "take goat3 3", "undo", "11", "quit"])
    assert moves_saved()[:1] == ["0 take mine 5 with 5"]


def test_moves_are_also_taken_with_the_names_of_the_language(crenel_command: Crenel) -> None:
    outcome = crenel_command(f"{GAME} --language es", ["take mina 5", "take pensión 3", "quit"])
    assert "12 pensión 3" in outcome.out
    assert moves_saved() == ["0 take mine 5 with 5", "0 take boarding-house 3 with 3"]


def test_undo_reaches_from_the_end_of_the_turn_back_to_its_start(crenel_command: Crenel) -> None:
    outcome = crenel_command(GAME, ["3", "workers with 3", "undo 2", "undo", "quit"])
    assert say("undone", {"moves": "workers with 3, take mine 5 with 5"}) in outcome.out
    assert say("nothing-to-undo") in outcome.text
    assert moves_saved() == []


def test_an_ambiguous_move_lists_what_it_can_mean(crenel_command: Crenel) -> None:
    outcome = crenel_command(GAME, ["take church 4", "quit"])
    assert "take church 4 with 5, take church 4 with 3" in outcome.text


def test_the_doings_of_every_opponent_are_told(crenel_command: Crenel) -> None:
    words = "play burgundy --seed 1 --seats 4 --bots random,random,greedy --me 3 --save game.crenel"
    outcome = crenel_command(words, ["1", "1", "1", "1", "quit"])
    assert outcome.code == 0
    state = crenel.replay(Path("game.crenel").read_text())
    told = {int(event["seat"]) for event in state.events if event["event"] == "die_used"}  # type: ignore[call-overload]
    assert told == {0, 1, 2, 3}
    for name in ("Random (Blue)", "Random (Vermilion)", "Greedy"):
        assert re.search(re.escape(name) + r"\s+uses\s+the\s+\d", outcome.out), name


def test_people_at_one_screen_choose_in_secret_one_after_the_other(crenel_command: Crenel) -> None:
    words = "play burgundy --seed 2 --bots none --option castle=secret --option boards=3,7 --save game.crenel"
    outcome = crenel_command(words, ["", "castle b3", "", "castle a2", "quit"])
    assert say("pass-the-screen", {"who": "Blue"}) in outcome.text
    assert say("pass-the-screen", {"who": "Vermilion"}) in outcome.text
    assert moves_saved() == ["0 castle b3", "1 castle a2"]
    before, _, after = outcome.text.partition(say("pass-the-screen", {"who": "Vermilion"}))
    assert "first castle on" not in before
    assert "first castle on" in after


def test_the_end_of_input_saves_and_leaves(crenel_command: Crenel) -> None:
    outcome = crenel_command(GAME, ["3"])
    assert (outcome.code, outcome.err) == (0, "")
    assert moves_saved() == ["0 take mine 5 with 5"]


def test_a_crash_of_a_bot_still_saves_the_game(crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, state: object, seat: int) -> int:
        raise RuntimeError("bot")

    monkeypatch.setattr("crenel.bots.bot.RandomBot.choose", broken)
    with pytest.raises(RuntimeError):
        crenel_command(GAME, ["3", "workers with 3", "end"])
    assert moves_saved() == ["0 take mine 5 with 5", "0 workers with 3", "0 end"]


def test_a_record_that_cannot_be_written_at_the_end_is_shown(
    crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, text: str, encoding: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    outcome = crenel_command(GAME, ["quit"])
    assert say("cannot-write", {"file": "game.crenel", "detail": "No space left on device"}) in outcome.out
    shown = outcome.out[outcome.out.index("crenel: 1") :]
    assert crenel.replay(shown.strip() + "\n").moves() == []


def test_a_disk_that_is_full_for_a_while_does_not_end_the_game(
    crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_text
    left = iter([True, True])

    def full_twice(self: Path, text: str, encoding: str) -> int:
        if next(left, False):
            raise OSError(28, "No space left on device")
        return write(self, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", full_twice)
    outcome = crenel_command(GAME, ["3", "save", "quit"])
    assert outcome.code == 0
    assert outcome.out.count(say("cannot-write", {"file": "game.crenel", "detail": ""}).split("”")[0]) == 2
    assert moves_saved() == ["0 take mine 5 with 5"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Use your dice", "You take a mine from depot 5.", "Rule: ", "worker", "Goodbye."]),
        ("es", ["Usa tus dados", "Coges una mina del depósito 5.", "Regla: ", "trabajador", "Hasta pronto."]),
        ("pl", ["Użyj kości", "Bierzesz kopalnię ze składu 5.", "Zasada: ", "robotnik", "Do zobaczenia."]),
    ],
)
def test_the_game_speaks_three_languages(crenel_command: Crenel, language: str, told: list[str]) -> None:
    outcome = crenel_command(f"{GAME} --language {language}", ["help", "why end", "3", "score", "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    for words in told:
        assert words in outcome.out
    assert "{" not in outcome.out


@pytest.mark.parametrize(("system", "told"), [("es_ES.UTF-8", "Motor"), ("pl_PL", "Silnik"), ("de_DE.UTF-8", "Engine")])
def test_the_language_of_the_system_is_the_default(
    crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch, system: str, told: str
) -> None:
    monkeypatch.setenv("LANG", system)
    assert told in crenel_command("doctor").out
    assert "Engine" in crenel_command("doctor --language en").out


def test_colour_only_where_it_is_wanted(crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*[34]8;")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b" not in crenel_command(GAME, ["quit"]).out  # not a terminal
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert colour.search(crenel_command("play --resume game.crenel", ["quit"]).out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colour.search(crenel_command("play --resume game.crenel", ["quit"]).out)


def test_help_names_every_argument_option_and_value(crenel_command: Crenel) -> None:
    for language in ("en", "es", "pl"):
        told = crenel_command(f"play --help --language {language}").out
        for words in (
            "--seats",
            "--bots",
            "--me",
            "--seed",
            "--option",
            "--save",
            "--resume",
            "castle=secret",
            "greedy",
        ):
            assert words in told
    assert "simulate" in crenel_command("--help").out


def test_options_are_read_as_the_game_allows_them() -> None:
    game = crenel.game("burgundy")
    assert play.read_options(game, ["boards=3,7", "confirm=false", "castle=open"]) == {
        "boards": ["3", "7"],
        "confirm": False,
        "castle": "open",
    }
    assert play.read_options(game, ["boards=10"]) == {"boards": "10"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_scenario_is_announced_as_a_story(crenel_command: Crenel, language: str) -> None:
    words = "play great_wall --seed 3 --seats 2 --bots random --option scenario=emperors_visit --save game.crenel"
    text = " ".join(crenel_command(f"{words} --language {language}", ["quit"]).text.split())
    assert say("scenario-emperors_visit-story", None, language) in text
    for line in say("scenario-emperors_visit-changes", None, language).splitlines():
        assert line.strip() in text
    assert say("scenario-emperors_visit-hard", None, language) in text


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_a_story_tells_the_minutes_that_a_game_is_longer_or_shorter(language: str) -> None:
    """Where the decisions differ by a share that is worth a word; the minutes are those of the option."""
    longer = length_text([400, 440], [93, 103], language)
    assert longer == say("story-length", {"change": "more", "percent": 10, "minutes": 10}, language)
    assert "10" in longer.split("%", 1)[1]
    assert "19" in length_text([400, 320], [93, 74], language).split("%", 1)[1]
    assert length_text([400, 404], [93, 94], language) == say("story-length", {"change": "same"}, language)
