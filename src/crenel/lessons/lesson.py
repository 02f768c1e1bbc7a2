"""What a lesson is made of, and how it is read from its file."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import crenel
from crenel.kernel.errors import CrenelError
from crenel.kernel.record import Record, read_record
from crenel.lessons.conditions import check_condition

KINDS = ("tell", "aside", "do", "ask", "free")
GOALS = ("do", "ask", "free")
FIELDS = {
    "lesson": {"game", "seats", "seed", "options", "learner", "position", "next"}
    | {"chapters", "prompts", "rivals", "avoid"},
    "chapter": {"name", "begins"},
    "prompt": {"id", "chapter", "kind", "done", "possible", "others", "lights", "rules", "shows"}
    | {"when", "unless", "carry"},
    "other": {"move", "when"},
    "rival": {"seat", "chapter", "lines"},
    "avoid": {"moves", "until"},
}


class BadLesson(CrenelError):
    """A lesson's file says something that no lesson can."""


class Chapter:
    """A part of a lesson, and the event it begins with; without one it follows the chapter before."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.begins: dict[str, Any] | None = row.get("begins")


class Prompt:
    """What a lesson says at one place, and when that is done.

    `tell` is read, `aside` stands beside the next goal, `do` is a goal, `ask` has two right answers, `free` any.
    """

    def __init__(self, lesson: str, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.key = f"lesson-{lesson}-{self.id}"
        self.chapter: str = row["chapter"]
        self.kind: str = row["kind"]
        self.done: dict[str, Any] = row.get("done", {})
        self.possible: list[str] = row.get("possible", [])
        self.others: list[dict[str, Any]] = row.get("others", [])
        self.lights: list[str] = row.get("lights", [])
        self.rules: list[str] = row.get("rules", [])
        self.shows: dict[str, str] = row.get("shows", {})
        self.when: list[dict[str, Any]] = row.get("when", [])
        self.unless: list[dict[str, Any]] = row.get("unless", [])
        self.carry: int = row.get("carry", 0)

    @property
    def goal(self) -> bool:
        return self.kind in GOALS


class Lesson:
    """A lesson: how its table is made, its chapters and prompts, and what the rivals do."""

    def __init__(self, name: str, row: dict[str, Any], position: dict[str, object] | None) -> None:
        self.name = name
        self.game: str = row["game"]
        self.seats: int = row["seats"]
        self.seed: str = row["seed"]
        self.options: dict[str, object] = row.get("options", {})
        self.learner: int = row.get("learner", 0)
        self.position = position
        self.next: str = row.get("next", "")
        self.chapters = [Chapter(each) for each in row["chapters"]]
        self.prompts = [Prompt(name, each) for each in row["prompts"]]
        self.rivals: list[dict[str, Any]] = row.get("rivals", [])
        self.avoid: list[dict[str, Any]] = row.get("avoid", [])

    @property
    def key(self) -> str:
        return f"lesson-{self.name}"

    @property
    def teaches(self) -> list[str]:
        """Return the expansions and modes that the lesson's table plays with, by their options."""
        options: dict[str, Any] = (self.position or {}).get("options", self.options)  # type: ignore[assignment]
        return [name for name, value in options.items() if value is True and name != "confirm"]

    def start(self) -> crenel.State:
        """Return the state before the first decision."""
        game = crenel.game(self.game)
        if self.position is None:
            return game.new(self.seats, self.seed, self.options)
        return game.continue_from({**self.position, "rules": game.rules}, self.seed)

    def prompts_of(self, chapter: int) -> list[Prompt]:
        return [each for each in self.prompts if each.chapter == self.chapters[chapter].name]

    def model(self) -> Record:
        """Return the recorded play that reaches every goal."""
        return read_record(_text(f"{self.name}.record"))


def _text(file: str) -> str:
    return files(__name__.rpartition(".")[0]).joinpath("data", file).read_text(encoding="utf-8")


@cache
def lessons() -> tuple[str, ...]:
    """Return the names of all lessons."""
    found = files(__name__.rpartition(".")[0]).joinpath("data").iterdir()
    return tuple(sorted(each.name.removesuffix(".toml") for each in found if each.name.endswith(".toml")))


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson by its name; BadLesson if there is none, or its file is wrong."""
    if name not in lessons():
        raise BadLesson("unknown-lesson", name=name, known=", ".join(lessons()))
    row = tomllib.loads(_text(f"{name}.toml"))
    check(name, row)
    return Lesson(name, row, json.loads(_text(row["position"])) if "position" in row else None)


def check(name: str, row: dict[str, Any]) -> None:
    """Check the data of a lesson; BadLesson with the place and what is wrong there."""
    _check_fields(name, "lesson", row)
    chapters = [each.get("name", "") for each in row["chapters"]]
    for chapter in row["chapters"]:
        _check_fields(f"{name}/{chapter.get('name')}", "chapter", chapter)
        _check_conditions(f"{name}/{chapter['name']}", [chapter["begins"]] if "begins" in chapter else [])
    ids = [each.get("id", "") for each in row["prompts"]]
    if len(set(ids)) != len(ids) or len(set(chapters)) != len(chapters):
        raise BadLesson("bad-lesson", place=name, detail="a name twice")
    for prompt in row["prompts"]:
        _check_prompt(f"{name}/{prompt.get('id')}", prompt, chapters)
    for rival in row.get("rivals", []):
        _check_fields(f"{name}/rivals", "rival", rival)
        _known(f"{name}/rivals", rival["chapter"], chapters)
    for each in row.get("avoid", []):
        _check_fields(f"{name}/avoid", "avoid", each)
        _known(f"{name}/avoid", each["until"], chapters)


def _check_prompt(place: str, prompt: dict[str, Any], chapters: list[str]) -> None:
    _check_fields(place, "prompt", prompt)
    _known(place, prompt["chapter"], chapters)
    _known(place, prompt["kind"], KINDS)
    _check_conditions(place, [*prompt.get("when", []), *prompt.get("unless", [])])
    if prompt["kind"] in GOALS:
        if not prompt.get("possible") or "done" not in prompt:
            raise BadLesson("bad-lesson", place=place, detail="a goal needs `done` and `possible`")
        _check_conditions(place, [prompt["done"]])
    for other in prompt.get("others", []):
        _check_fields(place, "other", other)
        _check_conditions(place, other.get("when", []))


def _check_fields(place: str, sort: str, row: dict[str, Any]) -> None:
    unknown = set(row) - FIELDS[sort]
    if unknown:
        raise BadLesson("bad-lesson", place=place, detail=f"unknown: {', '.join(sorted(unknown))}")


def _check_conditions(place: str, conditions: list[dict[str, Any]]) -> None:
    for each in conditions:
        detail = check_condition(each)
        if detail:
            raise BadLesson("bad-lesson", place=place, detail=detail)


def _known(place: str, name: str, known: "list[str] | tuple[str, ...]") -> None:
    if name not in known:
        raise BadLesson("bad-lesson", place=place, detail=f"{name} is none of {', '.join(known)}")
