"""The promises of docs/architecture.md as properties over random play of every mode (see promises.py)."""

import json
import os
import random
import subprocess
import sys

import pytest
from hypothesis import strategies as st

import crenel
from crenel.kernel.reference import anchors
from tests import hidden, points, promises
from tests.digests import GAMES
from tests.plans import plans
from tests.promises import MODES, Chooser, Mode, played, walk
from tests.shares import in_every_mode, tries

seeds = st.integers(0, 2**32)
choices = st.binary(max_size=24)
lengths = st.one_of(st.integers(0, 6), st.integers(0, 400))
# Ints that look like actions of any game, and words that look like its notation.
numbers = st.lists(st.one_of(st.integers(-5, 2**20), st.integers(-(2**70), 2**70)), min_size=1, max_size=8)
words = st.sampled_from(
    [
        "take",
        "place",
        "sell",
        "workers",
        "buy",
        "discard",
        "ship",
        "also",
        "load",
        "castle",
        "skip",
        "end",
        "hire",
        "copy",
        "count",
        "shield",
        "hang",
        "pay",
        "drop",
        "turn",
        "build",
        "fetch",
        "follow",
        "inn",
        "to",
        "with",
        "for",
        "black",
        "bank",
        "mine",
        "red",
        "d4",
        "d5",
        "k1",
        "3",
        "7",
        "0",
        "-1",
        "é",
        "command",
        "clerk",
        ">",
        "quarry",
        "recruit",
        "attack",
        "spearman",
        "left",
        "wall",
        "upgrade",
        "tactic",
        "boosted",
        "advisor",
        "economy",
    ]
)
notations = st.lists(st.one_of(st.lists(words, max_size=6).map(" ".join), st.text(max_size=12)), min_size=1, max_size=6)


@in_every_mode(seed=seeds, choices=choices, length=lengths)
def test_a_record_replays(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    promises.replays(played(mode, seed, choices, length))


@in_every_mode(seed=seeds, choices=choices, length=lengths)
def test_a_dump_loads(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    promises.loads(played(mode, seed, choices, length))


@in_every_mode(seed=seeds, choices=choices, length=lengths, moment=st.integers(0, 400))
def test_a_game_goes_on_from_any_moment(mode: Mode, seed: int, choices: bytes, length: int, moment: int) -> None:
    state = played(mode, seed, choices, length)
    promises.goes_on(state, min(moment, len(state.moves())), f"onward {seed}")


@in_every_mode(seed=seeds, choices=choices, length=lengths)
def test_a_clone_shares_nothing(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    state = played(mode, seed, choices, length)
    promises.hands_out_copies(state)
    promises.clones(state)


@in_every_mode(whole_games=True, seed=seeds, choices=choices, every=st.integers(5, 40))
def test_actions_are_legal_and_the_game_ends(mode: Mode, seed: int, choices: bytes, every: int) -> None:
    """A whole game: pieces and points are right after every move, the actions at sampled decisions.
    The rules explain each decision that is asked and each event that is told.
    """
    state = mode.new(seed)
    asked: set[str] = set()
    for number, here in enumerate(walk(state, Chooser(choices))):
        if here.actor is not None:
            asked.add(here.game.step_name(here.stack[-1]))
        promises.conserves(here)
        promises.adds_up(here)
        assert here.actor is None or here.actions()
        if number % every == 0:
            promises.lists_actions(here)
            promises.reads_back(here)
    assert state.actor is None
    promises.lists_actions(state)
    json.dumps(state.events)
    explains(state, asked)


def explains(state: crenel.State, asked: set[str]) -> None:
    """Each step that was asked, and each event that was told, has its place in the rules."""
    game = state.game.name
    assert sorted(asked - set(anchors(game, "steps"))) == []
    assert sorted({str(each["event"]) for each in state.events} - set(anchors(game, "events"))) == []


@in_every_mode(seed=seeds, choices=choices, length=lengths, numbers=numbers, notations=notations)
def test_what_is_not_listed_is_refused(
    mode: Mode, seed: int, choices: bytes, length: int, numbers: list[int], notations: list[str]
) -> None:
    promises.refuses(played(mode, seed, choices, length), numbers, notations)


@in_every_mode(seed=seeds, choices=choices, length=lengths, guess=seeds)
def test_nothing_leaks(mode: Mode, seed: int, choices: bytes, length: int, guess: int) -> None:
    name = f"the seed of table {seed}"
    state = played(mode, name, choices, length)
    promises.hides(state, name)
    promises.secrets_stay(state)
    promises.determinizes(state, random.Random(guess))


@pytest.mark.parametrize("mode", hidden.HIDING, ids=str)
def test_what_a_seat_cannot_know_is_drawn_anew(mode: Mode) -> None:
    hidden.draws_hidden_anew(mode)


def test_a_game_that_forgets_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(crenel.game("great_wall")), "forget", lambda *_: None)
    with pytest.raises(AssertionError, match="never drawn anew"):
        hidden.draws_hidden_anew(Mode("great_wall", 2))


@in_every_mode(seed=seeds, choices=choices, length=lengths)
def test_a_preview_is_what_happens(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    promises.previews(played(mode, seed, choices, length))


@in_every_mode(seed=seeds, choices=choices, length=st.one_of(lengths, st.just(promises.LONGEST)), guess=seeds)
def test_the_points_if_it_ended_now(mode: Mode, seed: int, choices: bytes, length: int, guess: int) -> None:
    points.foretells_the_end(played(mode, seed, choices, length), random.Random(guess))


@in_every_mode(seed=seeds, choices=choices, length=st.one_of(lengths, st.just(promises.LONGEST)))
def test_every_point_is_told(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    points.tells_points(played(mode, seed, choices, length))


@in_every_mode(seed=seeds, choices=choices, length=lengths, guess=seeds)
def test_a_plan_is_made_of_what_the_seat_knows(mode: Mode, seed: int, choices: bytes, length: int, guess: int) -> None:
    plans(played(mode, seed, choices, length), random.Random(guess))


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.seats > 1], ids=str)
def test_whoever_waits_can_plan(mode: Mode) -> None:
    """Not always, but in every mode for several."""
    found = [plans(here, random.Random(1)) for here in walk(mode.new(1), Chooser(b"plan"), 60)]
    assert any(found)


@in_every_mode(seed=seeds, choices=choices, length=lengths)
def test_undo_restores_and_stops_at_barriers(mode: Mode, seed: int, choices: bytes, length: int) -> None:
    promises.undoes(played(mode, seed, choices, length), Chooser(choices + b"undo"))


@in_every_mode(seed=seeds, choices=choices, length=lengths, edit=seeds)
def test_an_edited_dump_is_loaded_or_refused(mode: Mode, seed: int, choices: bytes, length: int, edit: int) -> None:
    state = played(mode, seed, choices, length)
    rng = random.Random(edit)
    for _ in range(5):
        promises.survives_edits(state, rng)


def test_digests_do_not_depend_on_hash_order() -> None:
    """The same games in processes that hash differently."""
    said = {digests_of(hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(said) == 1
    assert len(said.pop().splitlines()) == sum(tries(mode, GAMES) for mode in MODES)


def digests_of(hash_seed: str) -> str:
    command = [sys.executable, "-m", "tests.digests", "random"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
