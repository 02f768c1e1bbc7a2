"""The analysis of finished games: chances and costly decisions."""

import json
import random
from collections.abc import Iterator

import pytest

import crenel
import tests.kernel.toy
from crenel import CrenelError, bots
from crenel.bots import analysis
from crenel.bots.analysis import Analysis, Analyst, analyse, work
from crenel.bots.greedy import GreedyBot
from crenel.kernel.state import State
from tests.kernel.toy import ToyGame
from tests.promises import MODES, Mode

LATE = 4  # decisions before the end


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one game from each moment."""
    monkeypatch.setattr(analysis, "COARSE", 1)


def at_random(state: State, seed: int) -> State:
    choices = random.Random(seed)
    while not state.over:
        seat = choices.choice(state.actors)
        state.apply(choices.choice(state.actions(seat)), seat)
    return state


def late(mode: Mode, seed: int = 1) -> State:
    """A finished game that went on from a position near the end of another."""
    whole = at_random(mode.new(seed), seed)
    moves = whole.moves()
    state = whole.game.start(whole)
    for seat, action in moves[: max(0, len(moves) - LATE)]:
        state.decide(seat, action)
    return at_random(state.game.continue_from(state.dump(), seed), seed)


def toy(seed: int = 1) -> State:
    return at_random(ToyGame().new(3, seed), seed)


def same_everywhere(found: Analysis) -> Analysis:
    """Plain data survives the wire."""
    again: Analysis = json.loads(json.dumps(found))
    assert again == found
    return again


# ---------------------------------------------------------------- chances


class Mirrored(ToyGame):
    """Both seats alike: one round, and equals win together."""

    def winners(self, state: State) -> list[int]:
        scores = state.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_the_chances_of_equals_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.kernel.toy, "ROUNDS", 1)
    first, *_ = analyse(at_random(Mirrored().new(2, 1), 1))["moments"]
    assert first["games"] == analysis.MOST
    assert max(first["low"]) < min(first["high"])
    assert min(first["chances"]) > 0.5


def test_chances_sum_to_one_and_end_with_who_won() -> None:
    found = analyse(toy())
    for each in found["moments"]:
        assert sum(each["chances"]) == pytest.approx(1, abs=1e-3)
    first, *_, last = found["moments"]
    assert (first["moment"], first["games"]) == (0, analysis.MOST)
    assert last["games"] == 0
    assert last["chances"] == [float(seat in toy().winners()) for seat in range(3)]


def test_a_game_without_rounds_is_looked_at_evenly() -> None:
    end = toy()
    moments = analysis.moments_of(end)
    assert moments[0] == 0
    assert len(moments) == min(analysis.EVENLY, len(end.moves()))
    assert moments == sorted(set(moments))


def test_rounds_are_the_moments_of_a_game_that_has_them() -> None:
    """One at the beginning, one for each of Burgundy's 25 rounds; The Great Wall has turns."""
    whole = at_random(crenel.game("burgundy").new(2, 1), 1)
    moments = analysis.moments_of(whole)
    rolled = [event["round"] for event in whole.events if event["event"] == "dice_rolled"]
    assert len(moments) in (len(rolled), len(rolled) + 1)  # the first may be rolled before anybody decides
    wall = at_random(crenel.game("great_wall").new(3, 1), 1)
    assert 10 < len(analysis.moments_of(wall)) <= analysis.MOMENTS


def test_a_game_that_is_won_stays_won(brief: None) -> None:
    """A greedy player leads a random one by far: nothing can be lost in the last decisions."""
    state = crenel.game("burgundy").new(2, 7).clone()
    players = [bots.make(name, "burgundy", 7) for name in ("greedy", "random")]
    for _ in range(132):
        assert state.actor is not None
        state.play(players[state.actor].choose(state, state.actor))
    scores = state.scores()
    assert scores[0] > scores[1] + 40
    end = at_random(state.game.continue_from(state.dump(), 7), 7)
    found = analyse(end, effort=1)
    for each in found["moments"]:
        assert each["chances"] == [1.0, 0.0]
        assert each["points"][0] > each["points"][1] + 40


def test_partners_have_the_same_chance(brief: None) -> None:
    found = analyse(late(Mode("burgundy", 4, team=True)), effort=1)
    for each in found["moments"]:
        one, other, partner, rival = each["chances"]
        assert (one, other) == (partner, rival)
        assert one + other == pytest.approx(1)


def test_alone_one_can_win_or_lose(brief: None) -> None:
    """In Burgundy against the clock; in The Great Wall against a rival who counts too."""
    burgundy = analyse(late(Mode("burgundy", 1)), effort=1)
    assert burgundy["moments"][-1]["chances"] == [0.0]
    wall = analyse(late(Mode("great_wall", 1)), effort=1)
    assert all(sum(each["chances"]) == 1 for each in wall["moments"])
    assert len(wall["moments"][0]["points"]) == 2


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_mode_can_be_analysed(mode: Mode, brief: None) -> None:
    end = late(mode)
    found = same_everywhere(analyse(end, effort=1))
    assert found["moments"][0]["games"] == 1
    assert found["moments"][-1]["points"] == end.all_scores()
    for each in found["moments"]:
        for low, chance, high in zip(each["low"], each["chances"], each["high"]):
            assert 0 <= low <= chance <= high <= 1
    for decision in found["costly"]:
        assert decision["played"]["move"] != decision["better"]["move"]


def test_a_game_that_runs_is_not_analysed() -> None:
    with pytest.raises(CrenelError, match="once the game is over"):
        analyse(crenel.game("burgundy").new(2, 1))


# ---------------------------------------------------------------- always the same


def test_the_same_game_gives_the_same_analysis(brief: None) -> None:
    """Also from its record, and if each task goes to another process as text."""
    end = late(Mode("great_wall", 3))
    found = analyse(end, effort=1)
    analyst = Analyst(crenel.replay(end.record()), effort=1)
    parts = []
    while (task := analyst.next()) is not None:
        plain = json.loads(json.dumps(task))
        plain["moves"] = [tuple(move) for move in plain["moves"]]
        analyst.take(json.loads(json.dumps(work(plain, analyst.game))))
        parts.append(analyst.progress)
    assert analyst.found() == found
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_more_effort_means_more_games_where_it_is_unclear() -> None:
    little, much = analyse(toy(), effort=1), analyse(toy(), effort=20_000)
    assert little["games"] < much["games"]
    assert {each["moment"] for each in little["moments"]} < {each["moment"] for each in much["moments"]}


def test_the_chances_reach_only_as_far_as_they_are_known() -> None:
    """The end joins them once the moments before it are known: a line over a gap would be a guess."""
    analyst = Analyst(toy(), effort=1)
    whole = analyst.found()["decisions"]
    while (task := analyst.next()) is not None:
        moments = [each["moment"] for each in analyst.found()["moments"]]
        assert (whole in moments) == analyst.spanned
        assert not analyst.spanned or analyst.effort
        analyst.take(work(task, analyst.game))
    assert analyst.found()["moments"][-1]["moment"] == whole


def test_values_are_blurred_in_playouts_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    state = crenel.game("burgundy").new(2, 5)
    sharp, blurred = (bots.make("greedy", "burgundy", 1) for _ in range(2))
    assert isinstance(sharp, GreedyBot)
    assert isinstance(blurred, GreedyBot)
    blurred.temperature = 50.0
    seat = state.actors[0]
    best = {sharp.choose(state, seat) for _ in range(12)}
    assert len(best) < len({blurred.choose(state, seat) for _ in range(12)})
    end = late(Mode("burgundy", 2))
    task = next(analysis.split(end))
    seen: list[tuple[str, float]] = []
    original = analysis.play_out

    def watched(world: State, bot: GreedyBot, seed: str) -> None:
        seen.append(("played", bot.temperature))
        original(world, bot, seed)

    def judged(world: State, bot: GreedyBot, *_: object) -> Iterator[analysis.Judged]:
        seen.append(("judged", bot.temperature))
        return iter(())

    monkeypatch.setattr(analysis, "play_out", watched)
    monkeypatch.setattr(analysis, "judge_all", judged)
    work({**task, "first": 1, "games": 3}, end.game)
    low, middle, high = analysis.TEMPERATURES
    assert seen == [("played", middle), ("played", high), ("played", low), ("judged", 0.0)]


# ---------------------------------------------------------------- decisions


def test_the_bot_regrets_random_decisions_more_than_its_own(brief: None) -> None:
    state = crenel.game("burgundy").new(2, 3)
    players = [bots.make(name, "burgundy", 3) for name in ("greedy", "random")]
    while state.actor is not None:
        state.play(players[state.actor].choose(state, state.actor))
    analyst = Analyst(state)
    while analyst.judging:
        task = analyst.next()
        assert task
        analyst.take(work(task, analyst.game))
    greedy, chance = analyst.found()["habits"]
    assert greedy["same"] == greedy["decisions"]
    assert greedy["loss"] == 0
    assert chance["same"] < chance["decisions"] / 2
    assert chance["loss"] > 1
    costly = analyst.found()["costly"]
    assert {each["seat"] for each in costly} == {1}
    assert 0 < len(costly) <= analysis.LISTED
    for each in costly:
        assert each["loss"] >= analysis.NOTICED
        assert state.moves()[each["moment"]][0] == 1


def test_decisions_are_judged_by_what_could_be_known() -> None:
    """The same decision in positions that differ only in the dice to come."""
    end = late(Mode("burgundy", 2))
    task = Analyst(end).next()
    assert task
    other = {**task, "position": {**task["position"], "rng": crenel.game("burgundy").new(2, "other").dump()["rng"]}}
    task["moves"] = task["moves"][:1]
    other["moves"] = task["moves"]
    assert work(task, end.game)["judged"] == work(other, end.game)["judged"]  # type: ignore[arg-type]
