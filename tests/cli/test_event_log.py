"""Events, questions and refusals as sentences, over whole games in three languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

import crenel
from crenel.cli.errors import rule_text
from crenel.cli.event_log import paragraphs, sentence
from crenel.cli.players import Players
from crenel.locales import LANGUAGES, say


@cache
def played(seats: int, castle: str) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Events of a random game, and what was asked in it."""
    state = crenel.game("burgundy").new(seats, 5, {"boards": "random", "castle": castle})
    rng = random.Random(5)
    asked: list[dict[str, object]] = []
    while state.actor is not None:
        asking = state.observe(state.actor)["asking"]
        assert isinstance(asking, dict)
        asked.append(asking)
        state.apply(rng.choice(state.actions()), state.actor)
    return state.events, asked


def whole(text: str) -> bool:
    """A sentence with nothing missing."""
    return text[:1] not in ("", "{") and "{" not in text and text.endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "castle"), [(2, "printed"), (3, "open"), (4, "secret")])
def test_every_event_and_question_of_a_game_makes_a_whole_sentence(seats: int, castle: str, language: str) -> None:
    events, asked = played(seats, castle)
    players = Players([None, *["random"] * (seats - 1)], language)
    for event in events:
        for viewer in (0, 1, None):
            assert whole(sentence(event, players, viewer)), event
    for asking in asked:
        details = {name: value for name, value in asking.items() if name != "step"}
        assert whole(say(f"asking-{asking['step']}", details, language)), asking


def test_a_sentence_names_the_player_and_says_you_to_the_viewer() -> None:
    event = {"event": "tile_placed", "seat": 1, "tile": "watchtower", "cell": "c3"}
    players = Players([None, "greedy"], "en")
    assert sentence(event, players, 0) == "Greedy places a watchtower on c3."
    assert sentence(event, players, 1) == "You place a watchtower on c3."


def test_consecutive_events_of_a_player_make_one_paragraph() -> None:
    events: list[dict[str, object]] = [
        {"event": "silver_gained", "seat": 1, "silver": 1},
        {"event": "silver_gained", "seat": 1, "silver": 2},
        {"event": "silver_gained", "seat": 0, "silver": 3},
        {"event": "phase_started", "phase": "B"},
    ]
    told = [text.plain for text in paragraphs(events, Players([None, "random"], "en"), 0)]
    assert told == [
        "▲ Random gains 1 silver. Random gains 2 silver.",
        "● You gain 3 silver.",
        "· Start of phase B: the depots are refilled.",
    ]


def test_players_with_the_same_name_are_told_apart() -> None:
    players = Players([None, "random", "random", "greedy"], "en")
    assert [players.name(seat) for seat in range(4)] == ["You", "Random (Vermilion)", "Random (Green)", "Greedy"]


def wrong_moves() -> Iterator[str]:
    for move in ("take", "place", "buy", "discard"):
        for tile in ("castle", "monastery3", "sheep2", "sphinx"):
            for where in ("1", "9", "black", "a1", "d4", "d5", "z9", "1 with 1", "black for 2 workers"):
                yield f"{move} {tile} {where}"
    yield from (
        "sell red",
        "sell gold",
        "ship 3",
        "also 2",
        "load red",
        "castle d4",
        "skip",
        "end",
        "workers with 1",
        "hop",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence_with_a_rule(language: str) -> None:
    state = crenel.game("burgundy").new(2, 8)
    rng = random.Random(8)
    reasons = set()
    for _ in range(40):
        for words in wrong_moves():
            refusal = state.why_not(words)
            if refusal is not None:
                reasons.add(refusal.reason)
                said = refusal.said(language)
                assert "{" not in said, (words, said)
                assert said != refusal.reason, words
                assert whole(rule_text(refusal.rule, language)), refusal.rule
        state.play(rng.choice(state.actions()))
    assert len(reasons) >= 15
