"""Reasons for a hint: terms that add up to the value, and words that tell nothing the seat may not know."""

import json
import random
from zlib import crc32

import pytest

import crenel
from crenel import bots
from crenel.bots import catalogue
from crenel.bots.catalogue import MINDS, evaluation
from crenel.bots.evaluation import Evaluation
from crenel.bots.greedy import Candidate, GreedyBot
from crenel.bots.mind import Mind
from crenel.bots.reasons import Reason, compared, most_telling, reasons_for
from crenel.locales import LANGUAGES, known, say
from tests.promises import MODES, Mode

STRIDE = 9  # decisions between two positions that are judged


def positions(mode: Mode) -> list[crenel.State]:
    """Positions of a random game, its end among them."""
    rng = random.Random(str(mode))
    state = mode.new(f"reasons {mode}")
    found = []
    for turn in range(2000):
        if state.over:
            break
        if turn % STRIDE == 0:
            found.append(state.clone())
        seat = state.actors[0]
        state.decide(seat, rng.choice(state.actions(seat)))
    return [*found, state]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_terms_of_every_mode_add_up_to_the_value_and_have_words(mode: Mode) -> None:
    judge = evaluation(mode.game)
    *some, last = positions(mode)
    for state in [*some[::3], last]:
        for seat in range(state.seats):
            terms = judge.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(judge.value(state, seat), abs=1e-6)
            wordless = {
                term for term, worth in terms.items() if worth and not all(known(term, each) for each in LANGUAGES)
            }
            assert wordless == set()


def moments(mode: Mode, seed: int) -> list[tuple[crenel.State, int]]:
    return [(state, state.actors[0]) for state in positions(mode) if not state.over][seed::7]


@pytest.mark.parametrize("mode", MODES[::5], ids=str)
def test_at_most_three_reasons_largest_first_and_each_with_words(mode: Mode) -> None:
    for state, seat in moments(mode, 1)[:4]:
        before = state.dump()
        advice = bots.advise(state, seat, 5, "greedy")
        points = [reason.points for reason in advice.reasons]
        assert advice.action == bots.make(advice.bot, mode.game, 5).choose(state, seat)
        assert 1 <= len(points) <= 3
        assert points == sorted(points, reverse=True)
        assert points == [0] or (points[0] > 0 and 0 not in points)
        for language in LANGUAGES:
            for reason in advice.reasons:
                assert known(reason.term, language)
                assert "reason-" not in say(*reason.text(), language)
        assert state.dump() == before


class Peeking(Evaluation):
    """An evaluation that looks at everything, hidden or not, and thinks differently of each state."""

    def value(self, state: crenel.State, seat: int) -> float:
        return float(crc32(json.dumps(state.dump()).encode()) % 100)


@pytest.mark.parametrize("mode", [Mode("burgundy", 3, castle="secret"), *MODES[15:45:6]], ids=str)
def test_reasons_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(mode: Mode) -> None:
    """They come from a world drawn anew, even if the evaluation looked at what it must not know."""
    for state, seat in moments(mode, 2)[:3]:
        worlds = [state, *(state.determinize(seat, random.Random(guess)) for guess in range(2))]
        assert len({told(bots.advise(world, seat, 5, "greedy").reasons) for world in worlds}) == 1
        action = state.actions(seat)[0]
        peeked = {told(reasons_for(GreedyBot(5, Peeking()), world, seat, action)) for world in worlds}
        assert len(peeked) == 1


def told(reasons: list[Reason]) -> tuple[tuple[str, int], ...]:
    return tuple((reason.term, reason.points) for reason in reasons)


def judged(value: float, **terms: float) -> list[tuple[str, int]]:
    """The reasons for an outcome against one in which everything is 0."""

    class Fixed(Evaluation):
        def terms(self, state: crenel.State, seat: int) -> dict[str, float]:
            return {f"reason-{term}": worth for term, worth in terms.items()} if state is taken else {}

    taken, other = (crenel.game("burgundy").new(2, 1) for _ in range(2))
    bot = GreedyBot(1, Fixed())
    return list(told(compared(bot, 0, Candidate(0, taken, value), Candidate(1, other, 0.0))))


def test_the_terms_that_differ_most_are_told_rounded() -> None:
    found = judged(9.0, areas=10.6, silver=-3.0, workers=0.4, goods=1.5, order=0.9)
    assert found == [("reason-areas", 11), ("reason-goods", 2), ("reason-silver", -3)]


def test_what_has_no_number_is_a_sentence() -> None:
    assert judged(0.1, areas=0.3) == [("reason-close", 0)]
    assert judged(-4.0, areas=3.0) == [("reason-plan", 0)]
    assert judged(1000.0, outcome=1000.0) == [("reason-wins", 0)]
    assert judged(90.0, outcome=60.0, areas=30.0) == [("reason-wins", 0)]


def test_a_move_without_another_is_the_only_one() -> None:
    state, _ = moments(MODES[0], 0)[0]
    alone = state.clone()
    alone.legal = alone.legal[:1]
    assert [reason.term for reason in bots.advise(alone, alone.actors[0], 1).reasons] == ["reason-only"]


def test_something_speaks_for_the_move() -> None:
    """Where three larger terms speak against it, the largest that speaks for it takes the place of the last."""
    against = [(-5.0, "a"), (-4.0, "b"), (-3.0, "c")]
    assert most_telling([*against, (2.5, "d"), (2.0, "e")]) == [(2.5, "d"), (-4.0, "b"), (-5.0, "a")]
    assert most_telling(against[:2]) == [(-4.0, "b"), (-5.0, "a")]


@pytest.mark.parametrize("mode", [Mode("burgundy", 2), Mode("great_wall", 3)], ids=str)
def test_the_adviser_searches_and_says_that_it_looks_ahead_where_no_term_speaks_for_its_move(
    mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few looks, which are enough to differ from what looks best at once."""
    monkeypatch.setattr(catalogue, "mind", hasty_mind)
    told: list[str] = []
    for state, seat in moments(mode, 0)[:5]:
        advice = bots.advise(state, seat, 5)
        assert advice.bot == bots.adviser(mode.game) == "hard"
        assert advice.action in state.actions(seat)
        assert 1 <= len(advice.reasons) <= 3
        told += [reason.term for reason in advice.reasons]
    assert "reason-plan" not in told


def hasty_mind(game: str) -> Mind:
    found = MINDS[game]()
    found.simulations = 6
    return found
