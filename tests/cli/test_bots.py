"""`crenel bots`: the bots of a game with what was measured of them."""

import json

import crenel
from crenel import bots
from crenel.bots.measured import measured_of
from tests.cli.conftest import Crenel


def test_every_bot_of_a_game_is_named_with_its_rating(crenel_command: Crenel) -> None:
    outcome = crenel_command("bots burgundy")
    assert outcome.code == 0
    assert "Normal (Greedy)" in outcome.out
    for bot in ("Easy", "Hard", "Expert"):
        assert f"{bot}:" in outcome.out
    for each in measured_of("hard", "burgundy"):
        if each.rating is not None:
            assert f"{each.rating} ({each.low}–{each.high})" in outcome.out


def test_without_a_game_all_are_told(crenel_command: Crenel) -> None:
    outcome = crenel_command("bots --json")
    assert {game: list(found) for game, found in json.loads(outcome.out).items()} == {
        game: list(bots.names(game)) for game in crenel.games()
    }


def test_an_unknown_game_is_refused(crenel_command: Crenel) -> None:
    assert crenel_command("bots chess").code == 2
