"""Refusals, and a hunt for reasons that are not true: random games in which all kinds of moves are tried that are not
legal now, and what `why_not` claims of them is looked up in the position.
"""

import random
from collections.abc import Callable, Iterator, Mapping

import pytest

import crenel
from crenel.locales import LANGUAGES

# A move that was refused: the position, the seat, its words and the reason.
Tried = tuple[crenel.State, int, list[str], crenel.Refusal]
Claim = Callable[[crenel.State, int, list[str], crenel.Refusal], bool]
# What any game can answer; the rest are reasons of its own.
KERNEL = ("not-your-turn", "no-such-notation", "not-now", "not-offered", "ambiguous")


def refusal(state: crenel.State, text: str, seat: int | None) -> crenel.Refusal:
    """Why that is not legal. Asking and trying say the same, and neither changes anything."""
    before = state.dump()
    why = state.why_not(text, seat)
    assert why is not None, f"{text} is legal"
    with pytest.raises(crenel.IllegalAction) as tried:
        state.parse(text, seat)
    error = tried.value
    assert (error.reason, error.rule, error.short) == (why.reason, why.rule, why.short)
    assert state.dump() == before
    return why


def refused(game: crenel.Game, seats: int, options: dict[str, object], seed: int, tries: int = 4) -> Iterator[Tried]:
    """Refused moves of a random game: moves of other moments, and such moves with a word exchanged."""
    rng = random.Random(seed)
    state = game.new(seats, seed, options)
    seen: dict[str, set[str]] = {}
    while state.actor is not None:
        for seat in state.actors:
            for text in game.texts(state, seat):
                seen.setdefault(text.split(" ")[0], set()).add(text)
        seat = rng.choice(state.actors)
        for _ in range(tries):
            text = attempt(rng, seen, {text.split(" ")[0] for text in game.texts(state, seat)})
            before = state.dump()
            why = state.why_not(text, seat)
            if why is not None:
                assert state.dump() == before
                yield state, seat, text.split(" "), why
        state.apply(rng.choice(state.actions(seat)), seat)


def attempt(rng: random.Random, seen: Mapping[str, set[str]], now: set[str]) -> str:
    """A move of a random verb, most often one of now; half of the time with the word of another such move, or without
    its end.
    """
    moves = sorted(seen[rng.choice(sorted(now if rng.random() < 0.6 else seen))])
    words = rng.choice(moves).split(" ")
    other = rng.choice(moves).split(" ")
    place = rng.randrange(len(words))
    if place and rng.random() < 0.5 and place < len(other):
        words[place] = other[place]
    return " ".join(words[: rng.randrange(1, len(words) + 1)] if rng.random() < 0.1 else words)


def check(tried: Tried, claims: Mapping[str, Claim]) -> str:
    """Return the reason of a refusal after looking up what it claims; AssertionError if that is not so."""
    state, seat, words, why = tried
    shown = f"{' '.join(words)!r} of seat {seat}: {why} ({why.reason})"
    if why.reason in KERNEL:
        assert kernel_claim(state, seat, words, why), shown
    else:
        assert why.reason in claims, f"nobody checks {why.reason}: {shown}"
        assert claims[why.reason](state, seat, words, why), shown
    for language in LANGUAGES:
        said = why.said(language)
        assert not any(mark in said for mark in ("{", "moment-", "asking-", "–.", "  ")), said
        if why.reason in ("not-now", "not-offered"):
            assert len(words) < 3 or " ".join(words) not in said, said  # no notation
    return why.reason


def kernel_claim(state: crenel.State, seat: int, words: list[str], why: crenel.Refusal) -> bool:
    texts = state.game.texts(state, seat)
    verbs = {text.split(" ")[0] for text in texts}
    if why.reason == "not-now":
        return words[0] not in verbs
    if why.reason == "not-offered":
        return words[0] in verbs
    if why.reason == "not-your-turn":
        return seat not in state.actors
    if why.reason == "ambiguous":
        found = why.details["found"]
        assert isinstance(found, list)
        return bool(found) and all(each in texts or each == "…" for each in found)
    return " ".join(words) not in texts
