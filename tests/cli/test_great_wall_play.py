"""The Great Wall in the terminal: the log, whole games through the keyboard, and one's own cards."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import crenel
from crenel.cli.drawings import log_of
from crenel.cli.event_log import paragraphs, sentence
from crenel.cli.play import show_result
from crenel.cli.players import Players
from crenel.cli.table import Table
from crenel.games.great_wall.board import SIDES
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.locales import LANGUAGES, say
from tests.cli.conftest import Crenel
from tests.cli.test_great_wall import ARCHERS_CHEAPER, DRAWING, EAGER, SECRET, players_at, some_position, view_of
from tests.great_wall_coop import NAMES, CoopWall

# ---------------------------------------------------------------- the log


@cache
def played(seats: int) -> tuple[crenel.State, list[dict[str, object]]]:
    """A game of eager players to its end, and what was asked in it."""
    state = some_position(seats, 5, 0)
    asked: list[dict[str, object]] = []
    rng = random.Random(seats)
    while state.actor is not None:
        view = view_of(state, state.actor)
        asked.append({"seat": state.actor, "view": view})
        actions = state.actions()
        eager = [action for action in actions if state.fields(action)["verb"] in EAGER]
        state.apply(rng.choice(eager or actions), state.actor)
    return state, asked


def whole(text: str) -> bool:
    """A sentence with nothing missing."""
    return text[:1].isupper() | (text[:1] in "“«„¿") and "{" not in text and text.endswith((".", "?", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_event_and_question_of_a_game_makes_a_whole_sentence(seats: int, language: str) -> None:
    state, asked = played(seats)
    players = players_at(state, language)
    for event in filter(DRAWING.tells, state.events):
        for viewer in (0, None):
            assert whole(sentence(event, players, viewer)), event
    for each in asked:
        view: Any = each["view"]
        seat: Any = each["seat"]
        question = say(f"asking-{view['asking']['step']}", DRAWING.question(view, seat, players), language)
        assert whole(question), question
    for paragraph in log_of(state, state.events, players, 0):
        assert "{" not in paragraph.plain
        assert ".," not in paragraph.plain
        assert ".." not in paragraph.plain


def test_the_doings_of_a_clan_run_on_in_a_sentence() -> None:
    events: list[dict[str, object]] = [
        {"event": "clerk_sent", "seat": 1, "origin": None, "goal": "quarry"},
        {"event": "clerk_sent", "seat": 1, "origin": "temple", "goal": "embassy"},
        {"event": "honor", "seat": 1, "honor": 2},
        {"event": "clerk_sent", "seat": 0, "origin": None, "goal": "quarry"},
        {"event": "gained", "seat": 0, "resource": "stone", "count": 2},
        {"event": "horde_came", "horde": "spies", "section": "left"},
        {"event": "horde_came", "horde": "brutes", "section": "right"},
        {"event": "year_started", "year": 2},
    ]
    players = Players([None, "greedy"], "en")
    assert [text.plain for text in paragraphs(events, players, 0)] == [
        "▲ Greedy sends a clerk to the quarry, sends a clerk from the temple to the embassy and gains 2 honor.",
        "● You send a clerk to the quarry and gain 2 stone.",
        "· Hordes arrive in the left section: spies and in the right section: brutes.",
        "· Year 2 begins.",
    ]
    spanish = paragraphs(events, Players([None, "greedy"], "es"), 0)
    assert spanish[1].plain == "● Envías un funcionario a la cantera y recibes 2 de piedra."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "● You lose 5 honor (shame), gain 6 honor (horde: raiders), gain 3 honor (artifact: Stone Bells) and gain 2"
            " honor (cards not reclaimed).",
        ),
        (
            "es",
            "● Pierdes 5 de honor (deshonra), recibes 6 de honor (horda: asaltantes), recibes 3 de honor (artefacto:"
            " Campanas de piedra) y recibes 2 de honor (cartas no recuperadas).",
        ),
        (
            "pl",
            "● Tracisz 5 honoru (hańba), otrzymujesz 6 honoru (horda: najeźdźcy), otrzymujesz 3 honoru (artefakt:"
            " Kamienne dzwony) i otrzymujesz 2 honoru (nieodzyskane karty).",
        ),
    ],
)
def test_the_end_says_what_brings_honor(language: str, told: str) -> None:
    """Cards by name, as the page does; the rest by source."""
    events: list[dict[str, object]] = [
        {"event": "honor_lost", "seat": 0, "honor": 5, "source": "shame"},
        {"event": "honor", "seat": 0, "honor": 6, "source": "hordes", "horde": "raiders"},
        {"event": "honor", "seat": 0, "honor": 3, "source": "artifacts", "artifact": "stone-bells"},
        {"event": "honor", "seat": 0, "honor": 2, "source": "commands"},
    ]
    assert [text.plain for text in paragraphs(events, Players([None, "greedy"], language), 0)] == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "▲ The Reed clan sends a clerk to the quarry."),
        ("es", "▲ El clan Junco envía un funcionario a la cantera."),
        ("pl", "▲ Klan Trzciny wysyła urzędnika do kamieniołomu."),
    ],
)
def test_an_automa_acts_under_its_name_with_the_article(language: str, told: str) -> None:
    event = {"event": "clerk_sent", "seat": 1, "origin": None, "goal": "quarry"}
    players = Players([None], language, automas=["reed"])
    assert [text.plain for text in paragraphs([event], players, 0)] == [told]


def test_a_forced_choice_is_told_by_what_comes_of_it() -> None:
    state, _ = played(3)
    assert any(event["event"] == "forced" for event in state.events)
    told = log_of(state, state.events, players_at(state, "en"), 0)
    assert not any("only one choice" in paragraph.plain for paragraph in told)


# ---------------------------------------------------------------- playing

SOLO = "play great_wall --seed 11 --save game.crenel"


def test_a_solo_game_with_every_command_and_resumed(crenel_command: Crenel) -> None:
    asked = [
        "help",
        "score",
        "board",
        "board qin jiushao",
        "card herald",
        "tile quarry",
        "card despotism",
        "log 3",
        "look",
    ]
    asked += ["preview 1", "why clerk > quarry"]
    first = crenel_command(SOLO, [*asked, "1", "1", "1", "save", "quit"])
    assert (first.code, first.err) == (0, "")
    for told in (
        "what a card, tile or location does",  # help
        "⌂ house card",  # its legend
        "claimed hordes",  # score
        "each spearman costs 1 stone less.",  # card
        "Activates when all slots are taken",  # tile quarry
        "Qin Jiushao’s card",  # card despotism, in the solo game
        "Saved to game.crenel",
    ):
        assert told in first.text, told
    again = crenel_command("play --resume game.crenel", ["1", "quit"])
    assert "The game continues after" in again.out


@pytest.mark.parametrize(
    ("seats", "bots"), [(1, ""), (2, "--bots random"), (3, "--bots random,random"), (4, "--bots random,greedy,random")]
)
def test_whole_games_end_with_the_result_and_can_be_replayed(crenel_command: Crenel, seats: int, bots: str) -> None:
    outcome = crenel_command(f"play great_wall --seats {seats} {bots} --seed 3 --save game.crenel", ["2", "1"] * 700)
    assert (outcome.code, outcome.err) == (0, "")
    state = crenel.replay(Path("game.crenel").read_text())
    assert state.over
    assert "{" not in outcome.out
    for place, seat in enumerate(state.standings(), 1):
        assert re.search(rf"^{place}\. .+: {state.all_scores()[seat]} points?$", outcome.out, re.MULTILINE)
    # Nobody reads what another drew.
    drawn_by_me = [event for event in state.events if event["event"] == "tactics_seen" and event["seat"] == 0]
    assert outcome.out.count("Drawn: ") == len(drawn_by_me)
    replayed = crenel_command("replay game.crenel --seat 0 --all")
    assert replayed.code == 0
    assert f"{len(state.moves())} / {len(state.moves())}" in replayed.out
    assert replayed.out.count("Drawn: ") == len(drawn_by_me)


def final_lines(wall: CoopWall, capsys: pytest.CaptureFixture[str]) -> list[str]:
    show_result(Table(wall.state, [None, "greedy", "greedy"], Path("game.crenel"), "en"), Console(), 0)
    out = capsys.readouterr().out
    return out[out.index("Final result") :].splitlines()[1:]


def test_a_team_is_not_ranked_but_wins_or_loses_together(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(fulfilled: int) -> CoopWall:
        """The last year of a team that has fulfilled so many requests."""
        years = len(SIDES[3].hordes)
        return CoopWall(3, year=years).coop(fulfilled=NAMES[:fulfilled]).steps({"step": "verdict"})

    assert final_lines(ended(0), capsys) == ["Everyone loses together: too few requests by the last year."]
    assert final_lines(ended(8), capsys) == ["Everyone wins together: enough requests fulfilled."]
    # A loss for all that has no word of its own: the log has told why.
    monkeypatch.setattr(Coop, "ending", lambda *_: "")
    assert final_lines(ended(0), capsys) == ["Everyone loses together."]


def test_the_rival_is_on_the_score_sheet(crenel_command: Crenel) -> None:
    outcome = crenel_command(f"{SOLO} --option rival_honor=50", ["score", "quit"])
    sheet = outcome.out[outcome.out.index("Points for") :]
    assert "▲ 1 Qin Jiushao" in sheet
    assert re.search(r"^Total +0 +50", sheet, re.MULTILINE)


def test_people_at_one_screen_hand_it_over_before_anything_hidden_is_shown(crenel_command: Crenel) -> None:
    words = "play great_wall --seats 2 --bots none --seed 3 --save game.crenel"
    outcome = crenel_command(words, ["", "1", "", "1", "", "2", "", "1", "", "1", "", "1", "quit"])
    assert len(re.findall(SECRET, outcome.text)) >= 4
    parts = re.split(rf"(Blue|Vermilion){SECRET}", outcome.text)
    for who, part in zip(parts[1::2], parts[2::2], strict=True):
        assert f"{who}: " in part


def test_moves_typed_ahead_follow_each_other_until_something_new_happens(crenel_command: Crenel) -> None:
    ahead = "clerk > quarry; clerk > temple; clerk > nowhere; done"
    outcome = crenel_command(SOLO, ["1", "command despotism; 1; 1", "1", ahead, "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    moves = [line[2:] for line in Path("game.crenel").read_text().split("\n\n")[1].splitlines()]
    # The space was not chosen ahead: other cards had been shown by then. The wrong place ended what was typed ahead.
    assert moves[1] == "command despotism"
    assert moves[2] == "slot 1"
    assert moves[3:5] == ["clerk > quarry", "clerk > temple"]
    assert len(moves) == 6
    assert say("no-such-place", {"place": "nowhere", "allowed": ""}).split(".")[0] in outcome.out
    assert outcome.out.count("Move up to") == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Choose your general", "You choose ", "Qin Jiushao places", "Goodbye."]),
        ("es", ["Elige a tu general", "Eliges a", "Qin Jiushao coloca", "Hasta pronto."]),
        ("pl", ["Wybierz generała", "Wybierasz generała", "Qin Jiushao kładzie", "Do zobaczenia."]),
    ],
)
def test_the_game_speaks_three_languages(crenel_command: Crenel, language: str, told: list[str]) -> None:
    outcome = crenel_command(f"{SOLO} --language {language}", ["1", "1", "1", "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    for words in told:
        assert words in outcome.out
    assert "{" not in outcome.out


# ---------------------------------------------------------------- one's own cards


def test_a_game_with_ones_own_cards(crenel_command: Crenel) -> None:
    Path("deck.toml").write_text('[[advisor]]\nname = "herald"\ndiscount = { archer = { chi = 2 } }\n')
    outcome = crenel_command(f"{SOLO} --cards deck.toml", ["card herald", "1", "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    assert ARCHERS_CHEAPER in outcome.out
    assert say("origin-own") in outcome.out
    again = crenel_command("play --resume game.crenel", ["card herald", "quit"])
    assert ARCHERS_CHEAPER in again.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "deck", "told"),
    [
        ("play burgundy --cards deck.toml", "", "own cards"),
        ("play great_wall --cards missing.toml", "", "missing.toml"),
        ("play great_wall --cards deck.toml", '[[advisor]]\nname = "herald"\nfree_save = "many"\n', "Line 3"),
        ("play great_wall --cards deck.toml", "[[advisor\n", "Line 1"),
        ("play great_wall --seats 6", "", "1, 2, 3, 4, 5"),
        ("play great_wall --option rival_honor=7", "", "0, 50, 100"),
        ("simulate burgundy --cards deck.toml", "", "own cards"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    crenel_command: Crenel, words: str, deck: str, told: str, language: str
) -> None:
    Path("deck.toml").write_text(deck)
    outcome = crenel_command(f"{words} --language {language}")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert "cards-" not in outcome.err
    if language == "en":
        assert told in outcome.err


def test_help_names_the_options_of_both_games(crenel_command: Crenel) -> None:
    told = crenel_command("play --help").out
    assert "burgundy:" in told
    assert "great_wall:" in told
    assert "rival_honor=100" in told
    assert "--cards" in told
