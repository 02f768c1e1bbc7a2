"""Lessons cannot break silently: every goal is reached by a recorded play, every answer fits a move, random learners
are never lost, and texts keep to their measure.
"""

import re
import tomllib
from itertools import takewhile
from pathlib import Path

import pytest

import crenel
from crenel.lessons import BadLesson, Course, lesson, lessons, scripted
from crenel.lessons.conditions import fits
from crenel.lessons.lesson import Prompt, check
from crenel.locales import LANGUAGES, bundle, known, say
from tests.lessons.learners import model, random_learner

FIRST = {"burgundy": "burgundy-first-game", "great_wall": "great_wall-first-year"}
LEARNERS = 200
MOST_WORDS = 35
SMALL = ("burgundy-shields", "burgundy-solo", "great_wall-coop")  # for those who know the base game
FIRST_DECISION = 40
# What is placed first in each first game, and the rules of scoring that have to be known by then.
PLACING = {"burgundy": ("place ",), "great_wall": ("slot ", "clerk ")}
SCORING = {
    "burgundy": {"burgundy.area.size", "burgundy.area.phase"},
    "great_wall": {"great_wall.breach.shame", "great_wall.scoring.shame"},
}
GAMES = Path(crenel.__file__).parent / "games"


def words(text: str) -> int:
    return len([part for part in text.split() if re.search(r"\w", part)])


def rule_ids(game: str) -> set[str]:
    files = [GAMES / game / "data" / "rules.toml", *(GAMES / game).glob("modules/**/rules.toml")]
    return {row["id"] for file in files for row in tomllib.loads(file.read_text("utf-8"))["rules"]}


# ---------------------------------------------------------------- the model


@pytest.mark.parametrize("name", lessons())
def test_the_recorded_learner_reaches_every_goal_in_order(name: str) -> None:
    """A goal that is dropped or out of reach means: `python -m tests.lessons.record`, or a new model."""
    *_, (course, state) = model(name)
    found = lesson(name)
    # What speaks to those who went another way is not for the model.
    goals = [each.id for each in found.prompts if each.goal]
    assert course.reached == goals
    assert course.standing.finished
    assert state.digest() == found.model().digest


@pytest.mark.parametrize("name", lessons())
def test_the_model_is_recorded_under_the_rules_of_today(name: str) -> None:
    found = lesson(name)
    assert found.model().header["rules"] == crenel.game(found.game).rules


@pytest.mark.parametrize("name", lessons())
def test_the_model_plays_what_is_lit_up_for_it(name: str) -> None:
    """Each of its moves serves the goal that stands then."""
    found = lesson(name)
    for (course, _), (_, seat, text) in zip(model(name), found.model().moves, strict=False):
        goal = course.standing.prompt
        if goal is not None and goal.goal and seat == found.learner:
            assert fits(goal.possible, text), f"{goal.id}: {text}"


@pytest.mark.parametrize("name", [FIRST["burgundy"], FIRST["great_wall"]])
def test_the_rivals_follow_their_script_while_the_learner_follows_the_model(name: str) -> None:
    found = lesson(name)
    lines = 0
    for (course, state), (_, seat, text) in zip(model(name), found.model().moves, strict=False):
        if seat != found.learner:
            said = scripted(course, state, seat)
            assert said in (None, text)
            lines += said is not None
    assert lines >= 17


# ---------------------------------------------------------------- learners of all kinds


@pytest.mark.parametrize("name", lessons())
def test_random_learners_are_never_lost(name: str) -> None:
    """They always reach the last chapter, and no goal is shown that no legal move serves."""
    found = lesson(name)
    legal: set[str] = set()

    def seen(course: Course, state: crenel.State) -> None:
        standing = course.standing
        legal.update(course.legal)
        if standing.prompt is not None and standing.prompt.goal:
            assert any(fits(standing.prompt.possible, each) for each in course.legal), standing.prompt.id
        if course.legal and not standing.finished:
            assert (standing.prompt is not None) != standing.free

    for seed in range(LEARNERS):
        assert random_learner(found, seed, seen).standing.finished, seed
    for course, _ in model(name):
        legal.update(course.legal)
    for prompt in found.prompts:
        for other in prompt.others:
            for glob in [other["move"]] if isinstance(other["move"], str) else other["move"]:
                assert any(fits(glob, each) for each in legal), f"{prompt.id}: no move fits {glob}"


def test_what_stands_follows_from_decisions_and_what_was_read() -> None:
    """A course that comes in the middle says the same as one that was there from the start."""
    for course, state in model(FIRST["burgundy"]):
        again = Course(course.lesson, course.read)
        assert again.follow(state) == course.standing


def test_undo_brings_a_goal_back() -> None:
    found = lesson(FIRST["burgundy"])
    course, state = Course(found, {"b01", "b02"}), found.start()
    before = course.follow(state)
    assert before.prompt is not None
    assert before.prompt.id == "b03"
    taken = state.clone()
    taken.recording, taken.events = True, state.events[:]
    taken.apply(taken.parse("take market 6 with 6"))
    assert course.follow(taken).prompt is not before.prompt
    assert course.follow(state) == before


def test_another_move_is_answered_and_four_beside_the_goal_let_it_go() -> None:
    found = lesson(FIRST["great_wall"])
    course, state = Course(found, {"g01", "g02"}), found.start()
    course.follow(state)
    for seat, text in (
        (0, "lead yang-miaozhen with herald"),
        (1, "lead song-ci with tactician-monk"),
        (2, "lead keng-hsien-seng with mint-warden"),
        (0, "command despotism"),
        (1, "command raise-banners"),
        (2, "command work-harder"),
        (1, "slot 2"),
        (0, "slot 1"),
        (0, "clerk > quarry"),
    ):
        state.apply(state.parse(text, seat), seat)
        course.follow(state)
    assert course.standing.answer == "lesson-great_wall-first-year-g06.other-1"
    assert not course.standing.hinted
    state.apply(state.parse("clerk > temple"))
    assert course.follow(state).hinted
    state.apply(state.parse("clerk > gold-mine"))
    course.follow(state)
    state.apply(state.parse("clerk > temple"))
    course.follow(state)
    assert "g06" in course.closed


# ---------------------------------------------------------------- data and texts


def test_a_wrong_file_says_where_and_what() -> None:
    row = {"chapters": [{"name": "a"}], "prompts": [{"id": "x", "chapter": "b", "kind": "tell"}]}
    with pytest.raises(BadLesson) as caught:
        check("wrong", row)
    assert caught.value.details == {"place": "wrong/x", "detail": "b is none of a"}
    row["prompts"] = [{"id": "x", "chapter": "a", "kind": "do", "done": {"move": "end", "asked": "turn"}}]
    with pytest.raises(BadLesson, match="possible"):
        check("wrong", row)


@pytest.mark.parametrize("name", lessons())
def test_every_rule_that_a_prompt_names_exists(name: str) -> None:
    found = lesson(name)
    assert sorted({rule for each in found.prompts for rule in each.rules} - rule_ids(found.game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_every_prompt_hint_and_answer_has_its_text(name: str, language: str) -> None:
    found = lesson(name)
    assert all(known(f"{found.key}{part}", language) for part in ("", ".about", ".free"))
    for prompt in found.prompts:
        assert known(prompt.key, language), prompt.key
        assert known(f"{prompt.key}.hint", language) == prompt.goal, prompt.key
        parts = {f"other-{number}" for number in range(1, len(prompt.others) + 1)} | (
            {"hint"} if prompt.goal else set()
        )
        assert set(bundle(language).get_message(prompt.key).attributes) == parts, prompt.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_what_prompts_show_of_the_table_is_there(name: str, language: str) -> None:
    for course, _ in model(name):
        for each in filter(None, (course.standing.prompt, course.standing.aside)):
            said = say(each.key, course.details(each), language)
            assert "None" not in said, each.key
            assert "{" not in said, each.key


@pytest.mark.parametrize("name", lessons())
def test_prompts_are_short(name: str) -> None:
    texts = {each.key: say(each.key, dict.fromkeys(each.shows, 7)) for each in lesson(name).prompts}
    assert {key: words(text) for key, text in texts.items() if words(text) > MOST_WORDS} == {}
    assert sum(words(text) for text in texts.values()) <= 900


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SMALL)
def test_a_small_lesson_has_six_to_ten_prompts_and_few_words(name: str, language: str) -> None:
    """What answers those who went another way is beside them. Spanish and Polish may have a third more."""
    prompts = [each for each in lesson(name).prompts if "-" not in each.id]
    assert 6 <= len(prompts) <= 10
    count = sum(words(say(each.key, dict.fromkeys(each.shows, 7), language)) for each in prompts)
    assert count <= 250 * (1 if language == "en" else 4 / 3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_the_first_decision_comes_within_forty_words(name: str, language: str) -> None:
    """Spanish and Polish may have a third more."""
    assert words_before_deciding(lesson(name).prompts, language) <= FIRST_DECISION * (1 if language == "en" else 4 / 3)


def words_before_deciding(prompts: list[Prompt], language: str = "en") -> int:
    told = takewhile(lambda prompt: not prompt.goal, prompts)
    return sum(words(say(prompt.key, dict.fromkeys(prompt.shows, 7), language)) for prompt in told)


@pytest.mark.parametrize("name", lessons())
def test_nobody_reads_more_than_two_prompts_in_a_row_before_deciding(name: str) -> None:
    """At the end of a lesson the story is told on."""
    found = lesson(name)
    last = found.chapters[-1].name
    kinds = [each.kind for each in found.prompts if each.chapter not in (last, "score") and "-" not in each.id]
    assert not any(kinds[at : at + 3] == ["tell"] * 3 for at in range(len(kinds)))


@pytest.mark.parametrize("name", lessons())
def test_no_rule_is_told_more_than_one_decision_before_it_is_used(name: str) -> None:
    assert told_too_early(lesson(name).prompts) == []


def told_too_early(prompts: list[Prompt]) -> list[str]:
    """Return rules that are read long before they are used. A rule that is read belongs to the goal that follows, if a
    goal ever names it; a goal tells its own rules.
    """
    early: list[str] = []
    told: dict[str, int] = {}  # goals before a rule was told
    goals = 0
    for prompt in prompts:
        for rule in prompt.rules:
            if not prompt.goal:
                told.setdefault(rule, goals)
            elif goals - told.pop(rule, goals) > 1:
                early.append(rule)
        goals += prompt.goal
    return early


@pytest.mark.parametrize("game", FIRST)
def test_what_scores_is_told_before_anything_is_placed(game: str) -> None:
    """In its own goal at the latest: areas before the first tile, honor and shame before the first card and clerk."""
    assert rules_before(lesson(FIRST[game]).prompts, PLACING[game]) >= SCORING[game]


def rules_before(prompts: list[Prompt], placing: tuple[str, ...]) -> set[str]:
    """Return the rules that are told up to the first goal that a placement serves."""
    told: set[str] = set()
    for prompt in prompts:
        told |= set(prompt.rules)
        if any(glob.startswith(placing) for glob in prompt.possible):
            break
    return told


def test_points_are_explained_before_the_first_tile_is_placed() -> None:
    """`burgundy.area.size` and `burgundy.area.phase`: with the goal of the first placement."""
    prompts = {each.id: each for each in lesson(FIRST["burgundy"]).prompts}
    assert {"burgundy.area.size", "burgundy.area.phase"} <= set(prompts["b04"].rules)
    assert prompts["b04"].done == {"event": "tile_placed", "seat": 0, "cell": "c3"}
    text = say(prompts["b04"].key)
    assert "1 point" in text
    assert "10 more" in text


def test_a_lesson_that_talks_too_long_or_too_early_is_found() -> None:
    """The counts above do count: the same lesson with its prompts in another order is refused by each of them."""
    prompts = lesson(FIRST["burgundy"]).prompts
    told = [each for each in prompts if each.kind == "tell"]
    done = [each for each in prompts if each.goal]
    assert words_before_deciding(told + done) > FIRST_DECISION
    rule = done[-1].rules[0]
    read = Prompt("x", {"id": "x", "chapter": "goal", "kind": "tell", "rules": [rule]})
    assert told_too_early([read, *(each for each in done if rule not in each.rules), done[-1]]) == [rule]
    later = [each for each in done if not SCORING["burgundy"] & set(each.rules)]
    assert not rules_before(later + done, PLACING["burgundy"]) >= SCORING["burgundy"]
